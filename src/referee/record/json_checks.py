"""What a piece of a JSON record says, or why it says nothing: each piece is checked on its own."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final, TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError

from referee.diagnostics.codes import CODES
from referee.diagnostics.model import Finding, Path
from referee.record.fold import fold
from referee.record.forms import FORMS, MAX_DIGITS, BidForm
from referee.record.json_gaps import is_known_error, silent_gaps
from referee.record.json_places import outside_schema, pointer_of
from referee.record.json_text import excerpt
from referee.record.model import Deal, Game, Language, Match, Seat
from referee.record.names import named
from referee.record.tags import KNOWN_TAGS

__all__ = ["deal_of", "head_of", "problems_of"]

_MOST_PROBLEMS: Final = 10
_PROBLEMS: Final = TypeAdapter(tuple[Finding, ...])
_REASONS: Final = {"missing": "missing", "extra_forbidden": "unknown"}

Piece = TypeVar("Piece", bound=BaseModel)


class _Refused(ValueError):  # noqa: N818 (a state of the text, reported as data)
    """JSON that is well formed and yet no record: a key given twice, a number that is none."""

    def __init__(self, text: str, reason: str = "value") -> None:
        """Keep what is reported."""
        super().__init__(text, reason)
        self.reason = reason
        self.text = text


def deal_of(raw: str, game: Game | None) -> Deal:
    """Give a deal, or an empty one with the problems that keep it from being read, number and dealer kept if good."""
    found = _read(raw, Deal)
    if isinstance(found, Deal):
        own = (*_foreign_seats(found, game), *_bad_bids(found, game), *silent_gaps(found))
        problems = (*own, *_unknown_problems(found.problems))
        if not problems:
            return found.model_copy(update={"problems": _placeless(found.problems)})
        return Deal(number=found.number, dealer=found.dealer, problems=problems[:_MOST_PROBLEMS])
    return Deal(number=_good(raw, "number", int), dealer=_good(raw, "dealer", Seat), problems=found)


def head_of(raw: str) -> Match:
    """Give a match without its deals, or an empty one with the problems, game and language kept if good."""
    found = _read(raw, Match)
    if isinstance(found, Match):
        problems = (*_game(found), *_misnamed_tags(found), *_unknown_problems(found.problems))
        return found.model_copy(update={"problems": (*_placeless(found.problems), *problems)})
    game: Game | None = _good(raw, "game", Game)
    language: Language = _good(raw, "language", Language) or "fr"
    return Match(game=game, language=language, problems=found)


def problems_of(raw: str) -> tuple[Finding, ...]:
    """Give the problems that a document brings along, or those that keep them from being read."""
    try:
        found = _placeless(_PROBLEMS.validate_json(raw, strict=True))
    except ValidationError as error:
        return tuple(_findings(error, ("problems",)))
    return (*found, *_unknown_problems(found))


def _read(raw: str, model: type[Piece]) -> Piece | tuple[Finding, ...]:
    try:
        json.loads(raw, object_pairs_hook=_once, parse_constant=_no_number, parse_int=_short)
        return model.model_validate_json(raw, strict=True)
    except ValidationError as error:
        return tuple(_findings(error, ()))
    except _Refused as error:
        return (outside_schema((), error.text, error.reason),)
    except json.JSONDecodeError as error:
        return (Finding("S201", (), {"text": excerpt(raw, error.pos)}),)
    except RecursionError:
        return (Finding("S201", (), {"text": excerpt(raw, 0)}),)


def _findings(error: ValidationError, base: Path) -> Iterator[Finding]:
    """Word what pydantic found as places and values: ``/tricks/0/leader = "Q"``."""
    for found in error.errors(include_url=False, include_context=False)[:_MOST_PROBLEMS]:
        if found["type"] == "json_invalid":
            yield Finding("S201", base, {"text": excerpt(str(found["input"]), 0)})
            continue
        path = base + tuple(step for step in found["loc"] if step != "[key]" and not _is_kind(step, found["loc"]))
        missing = found["type"] == "missing"
        text = pointer_of(path) + ("" if missing else f" = {_shown(found['input'])}")
        yield outside_schema(path, text.strip(), _REASONS.get(found["type"], "value"))


def _is_kind(step: int | str, place: tuple[int | str, ...]) -> bool:
    """Tell the name of a kind of ruling, which pydantic puts behind its index, from a key."""
    return place[:1] == ("rulings",) and len(place) > 2 and step == place[2]  # noqa: PLR2004 (/rulings/0/revoke)


def _shown(value: object) -> str:
    try:
        return excerpt(json.dumps(value, ensure_ascii=False), 0)
    except (TypeError, ValueError, RecursionError):
        return "…"


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        often = Counter(key for key, _ in pairs)
        raise _Refused(next(key for key, times in often.items() if times > 1), "duplicate")
    return found


def _no_number(text: str) -> object:
    raise _Refused(text)


def _short(text: str) -> int:
    if len(text) > MAX_DIGITS + 1:
        raise _Refused(excerpt(text, 0))
    return int(text)


def _good(raw: str, key: str, kind: Any) -> Any:
    """Give one member of a piece that was refused, where it can be read and is of its type; else ``None``."""
    try:
        found = json.loads(raw)
        return TypeAdapter(kind).validate_python(found.get(key), strict=True) if isinstance(found, dict) else None
    except (ValueError, RecursionError):
        return None


def _unknown_problems(problems: Iterable[Finding]) -> Iterator[Finding]:
    """Report problems that came with the record and cannot be worded: their code is unknown, or a fact is not there."""
    for number, problem in enumerate(problems):
        path: Path = ("problems", number)
        if problem.code not in CODES:
            yield outside_schema((*path, "code"), f"{pointer_of(path)}/code = {_shown(problem.code)}", "value")
            continue
        due = {fact for fact in CODES[problem.code].facts if not fact.endswith("?")}
        for fact in sorted(due - set(problem.facts)):
            yield outside_schema((*path, "facts"), f"{pointer_of(path)}/facts/{fact}", "missing")


def _bad_bids(deal: Deal, game: Game | None) -> Iterator[Finding]:
    """Report bids without the denomination that the game wants, and numbers in bids longer than any that may stand outside."""
    denominated = game is not None and FORMS[game].bids is BidForm.VALUE_AND_DENOMINATION
    calls: list[tuple[str | None, Path]] = [
        (call.call, ("auction", number, "call")) for number, call in enumerate(deal.auction or ())
    ]
    if deal.contract is not None:
        calls.append((deal.contract.bid, ("contract", "bid")))
    for call, path in calls:
        if call is not None and sum(map(str.isdigit, call)) > MAX_DIGITS:
            yield outside_schema(path, f"{pointer_of(path)} = {_shown(call)}", "value")
        elif call is not None and call.isdigit() and denominated:
            yield Finding("S106", path, {"text": call, "slip": "missing-denomination"})


def _placeless(problems: Iterable[Finding]) -> tuple[Finding, ...]:
    return tuple(replace(problem, span=None) for problem in problems)


def _foreign_seats(deal: Deal, game: Game | None) -> Iterator[Finding]:
    """Nobody sits at N in comptoir, nor at P1 in contrée."""
    if game is None:
        return
    for path, seat in named(deal):
        if seat is not None and seat not in FORMS[game].parties:
            yield Finding("N111", path, {"text": seat})


def _misnamed_tags(match: Match) -> Iterator[Finding]:
    """Report a known tag under another name than the English one: as an unknown tag it would settle nothing."""
    for number, tag in enumerate(match.tags):
        if KNOWN_TAGS.get(fold(tag.name), tag.name) != tag.name:
            path: Path = ("tags", number, "name")
            yield outside_schema(path, f"{pointer_of(path)} = {_shown(tag.name)}", "value")


def _game(match: Match) -> Iterator[Finding]:
    """Report a game that is not known though no problem says so, or not the one that the game tag names."""
    if match.game is None and not any(map(is_known_error, match.problems)):
        yield outside_schema(("game",), "/game = null", "gap")
    tag = match.tag("Game")
    if match.game is not None and tag is not None:
        named = tag.casefold().replace("é", "e")
        if named in FORMS and named != match.game:
            yield outside_schema(("game",), f"/game = {_shown(match.game)}", "value")
