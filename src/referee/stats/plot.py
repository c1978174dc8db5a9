"""Statistics as a picture, by Matplotlib: for each rule set what was made, in which trump, and what was wrong."""

import io
import warnings
from collections.abc import Sequence
from typing import Any, Final, Literal

import matplotlib as mpl
from matplotlib.figure import Figure

from referee.diagnostics.words import title as code_title
from referee.record.model import Language
from referee.stats.figures import DENOMINATIONS, bid_rows, denomination, number, title
from referee.stats.model import Group, Statistics
from referee.stats.words import WORDS

__all__ = ["MOST_GROUPS", "plotted"]

MOST_GROUPS: Final = 6
"""Rule sets of a picture: those of the most deals."""
_MOST_CODES: Final = 8
_TITLE: Final = 34
_MADE: Final = "#2b6f9e"
_FAILED: Final = "#d9a441"
_CODES: Final = "#8c4a4a"
_SIZE: Final = (13.5, 4.2)
_STYLE: Final = {
    "font.family": "DejaVu Sans",
    "font.size": 9.0,
    "svg.fonttype": "path",
    "svg.hashsalt": "referee",
    # A dollar in the name of a rule set is a dollar.
    "text.parse_math": False,
}
_FEWEST: Final = 4
"""Places for bars, so that one alone is no wall."""


def plotted(statistics: Statistics, language: Language, form: Literal["svg", "png"]) -> bytes:
    """Give the picture as the bytes of a file; the same statistics give the same bytes."""
    groups = statistics.groups[:MOST_GROUPS]
    rows = max(len(groups), 1)
    with mpl.rc_context(_STYLE), warnings.catch_warnings():  # type: ignore[arg-type]
        # A sign of a name that the font lacks is no reason to speak.
        warnings.simplefilter("ignore")
        figure = Figure(figsize=(_SIZE[0], _SIZE[1] * rows), layout="constrained")
        parts = figure.subfigures(rows, 1, squeeze=False)[:, 0]
        for part, group in zip(parts, groups, strict=False):
            part.suptitle(f"{title(group, language)} ({WORDS[language].labels['plot-deals']}: {number(group.deals)})")
            success, trumps, codes = part.subplots(1, 3, width_ratios=(1.2, 1, 1.1))
            _success(success, group, language)
            _trumps(trumps, group, language)
            _codes(codes, group, language)
        if not groups:
            parts[0].text(0.5, 0.5, WORDS[language].labels["no-deals"], ha="center")
        drain = io.BytesIO()
        figure.savefig(drain, format=form, dpi=120, metadata={"Date": None} if form == "svg" else {"Software": None})
    return drain.getvalue()


def _success(axes: Any, group: Group, language: Language) -> None:
    """Draw the share of contracts made, by bid, each bar with how many there were."""
    labels = WORDS[language].labels
    rows = [row for row in bid_rows(group.bids, language) if row.total[1]]
    if not _headed(axes, labels["plot-success"], rows, language):
        return
    bars = axes.bar(range(len(rows)), [100 * row.total[2] / row.total[1] for row in rows], color=_MADE)
    axes.bar_label(bars, [number(row.total[1]) for row in rows], fontsize=7, padding=1)
    axes.set_xticks(range(len(rows)), [row.label for row in rows], rotation=45 if len(rows) > 8 else 0)  # noqa: PLR2004
    axes.set(xlim=_room(rows), ylim=(0, 109), xlabel=labels["plot-bid"], ylabel=labels["plot-rate"])
    axes.set_yticks(range(0, 101, 20))


def _trumps(axes: Any, group: Group, language: Language) -> None:
    """Draw how many contracts there were in each trump, made and failed."""
    labels = WORDS[language].labels
    used = [code for code in DENOMINATIONS if any(bid.denomination == code and bid.settled for bid in group.bids)]
    if not _headed(axes, labels["plot-denominations"], used, language):
        return
    made = [sum(bid.made for bid in group.bids if bid.denomination == code) for code in used]
    settled = [sum(bid.settled for bid in group.bids if bid.denomination == code) for code in used]
    failed = [every - own for every, own in zip(settled, made, strict=True)]
    places = range(len(used))
    axes.bar(places, made, color=_MADE, label=labels["plot-made"])
    axes.bar(places, failed, bottom=made, color=_FAILED, label=labels["plot-failed"])
    axes.set_xticks(places, [denomination(code, language) for code in used])
    axes.set(xlim=_room(used), ylabel=labels["plot-number"], ylim=(0, max(settled) * 1.25))
    axes.yaxis.get_major_locator().set_params(integer=True)
    axes.legend(loc="upper center", ncols=2, frameon=False)


def _codes(axes: Any, group: Group, language: Language) -> None:
    """Draw the commonest diagnostics, by the number of deals that have them."""
    labels = WORDS[language].labels
    codes = sorted(group.diagnostics, key=lambda code: -code.deals)[:_MOST_CODES][::-1]
    if not _headed(axes, labels["plot-codes"], codes, language):
        return
    bars = axes.barh(range(len(codes)), [code.deals for code in codes], color=_CODES)
    axes.bar_label(bars, [number(code.deals) for code in codes], fontsize=7, padding=2)
    names = [f"{_clipped(code_title(code.code, language))}  {code.code}" for code in codes]
    axes.set_yticks(range(len(codes)), names)
    axes.set(xlabel=labels["plot-deals"])
    axes.margins(x=0.12)
    axes.xaxis.get_major_locator().set_params(integer=True)


def _headed(axes: Any, head: str, drawn: Sequence[Any], language: Language) -> bool:
    """Head a chart; tells whether there is anything to draw in it, and says so if not."""
    axes.set_title(head)
    axes.spines[["top", "right"]].set_visible(False)
    if not drawn:
        axes.set_axis_off()
        axes.text(0.5, 0.5, WORDS[language].labels["plot-nothing"], ha="center", va="center", transform=axes.transAxes)
    return bool(drawn)


def _room(bars: Sequence[Any]) -> tuple[float, float]:
    """Give the limits of an axis of these bars."""
    spare = max(_FEWEST - len(bars), 0) / 2
    return -0.6 - spare, len(bars) - 0.4 + spare


def _clipped(text: str) -> str:
    return text if len(text) <= _TITLE else text[: _TITLE - 1] + "…"
