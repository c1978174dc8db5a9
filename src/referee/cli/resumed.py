"""``check --resume``: what an earlier report of lines of JSON has, which is then neither judged nor written again."""

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, BinaryIO, Final

from referee.cli.errors import Usage
from referee.cli.inputs import STDIN, Input, Missing
from referee.cli.judged import Place
from referee.cli.session import Session, shown
from referee.diagnostics.model import Severity, Status
from referee.judging import RulesChoice
from referee.judging.rulesets import choose
from referee.record.model import Game, Match, Tag
from referee.report.tally import Strictness, Tally

__all__ = ["Earlier"]

_KEYS: Final = ("file", "match", "game", "rules", "tags", "status", "diagnostics")


class Earlier:
    """An earlier report.

    Its last match may have been cut short: it is judged again, and those of its deals that the report has are not written a second
    time. Of a file that was changed after the report, or of which a match would now be judged by other rules, everything is.

    ``deals``: how many it has that are not written again; ``place``: the last of them, ``None`` where there is none in the file that it
    ends with; ``tally``: of what is not judged again; ``stale``: files that are judged again as a whole. Raises :class:`Usage` where it cannot be read, or is something else.
    """

    def __init__(self, session: Session, path: str, rules: RulesChoice, strictness: Strictness) -> None:
        self._session = session
        self._path = path
        self._rules = rules
        self._strictness = strictness
        self._stamps: dict[tuple[object, ...], object] = {}
        self._whole: set[str] = set()
        self.deals = 0
        self.place: Place | None = None
        self.tally = Tally(strictness)
        self.stale: set[str] = set()
        with self._opened() as stream:
            self._status = os.fstat(stream.fileno())
        self._read()

    def left(self, found: Iterable[Input | Missing]) -> Iterator[Input | Missing]:
        """Give those of some inputs of which the report lacks something."""
        for one in found:
            if not (isinstance(one, Input) and (one.name in self._whole or self._is_report(one))):
                yield one

    def lines(self) -> Iterator[str]:
        """Give the lines of the report that still count."""
        for _, line, text in self._lines():
            if line["file"] not in self.stale:
                yield text

    def same(self, output: str | None) -> bool:
        """Tell whether a file for results is the report itself."""
        try:
            return output is not None and output != STDIN and os.path.samestat(os.stat(output), self._status)
        except (OSError, ValueError):
            return False

    def _opened(self) -> BinaryIO:
        try:
            return open(self._path, "rb")
        except (OSError, ValueError) as error:
            why = self._session.reason(error) if isinstance(error, OSError) else str(error)
            raise Usage("resume-unreadable", path=shown(self._path), why=why) from error

    def _is_report(self, found: Input) -> bool:
        return found.name == shown(self._path) or self.same(found.path)

    def _lines(self) -> Iterator[tuple[int, dict[str, Any], str]]:
        """Give the number, the value and the text of each line; the last one may be broken, and is then left out."""
        with self._opened() as stream:
            broken = 0
            for number, data in enumerate(stream, 1):
                if broken:
                    raise Usage("resume-no-report", path=shown(self._path), line=broken)
                try:
                    text = data.decode("utf-8")
                    line = json.loads(text)
                    fit = isinstance(line, dict) and all(key in line for key in _KEYS) and text.endswith("\n")
                except ValueError:
                    fit = False
                if fit:
                    yield number, line, text
                else:
                    broken = number
            if broken == 1:
                raise Usage("resume-no-report", path=shown(self._path), line=broken)

    def _read(self) -> None:
        """Take in the lines, file by file and match by match."""
        name = ""
        index = deals = 0
        of_file, of_match = Tally(self._strictness), Tally(self._strictness)
        for number, line, _ in self._lines():
            try:
                if line["file"] != name:
                    self._file_done(name, of_file, of_match)
                    name, index = line["file"], 0
                    of_file, of_match = Tally(self._strictness), Tally(self._strictness)
                    if self._changed(name):
                        self.stale.add(name)
                if line["match"] != index:
                    of_file.join(of_match)
                    index, deals, of_match = line["match"], 0, Tally(self._strictness)
                    of_match.open(_judged_by(line))
                    if not self._same_rules(name, line):
                        self.stale.add(name)
                deals += 1
                of_match.deal(Status(line["status"]))
                for diagnostic in line["diagnostics"]:
                    of_match.found(diagnostic["code"], Severity(diagnostic["severity"]))
            except (KeyError, TypeError, ValueError, AttributeError) as error:
                raise Usage("resume-no-report", path=shown(self._path), line=number) from error
        if name and name not in self.stale:
            self.place = Place(name, index, deals)
            self.tally.join(of_file)
        self.deals = self.tally.deals + (self.place.deals if self.place else 0)

    def _file_done(self, name: str, of_file: Tally, of_match: Tally) -> None:
        if not name or name in self.stale:
            return
        self._whole.add(name)
        for tally in (of_file, of_match):
            self.tally.join(tally)
        self.tally.files += 1

    def _changed(self, name: str) -> bool:
        """Tell whether a file was written after the report."""
        try:
            return name != STDIN and os.stat(name).st_mtime_ns > self._status.st_mtime_ns
        except (OSError, ValueError):
            # What is not there any more is not judged again either.
            return False

    def _same_rules(self, name: str, line: dict[str, Any]) -> bool:
        """Tell whether a match would be judged by the rules that the report has judged it by."""
        game, tag = line["game"], line["tags"].get("Rules")
        folder = Input(name, name).folder
        key = (game, tag, folder)
        if key not in self._stamps:
            self._stamps[key] = self._stamp(game, tag, folder)
        return bool(self._stamps[key] == line["rules"])

    def _stamp(self, game: Game | None, tag: str | None, folder: str | None) -> dict[str, Any] | None:
        if game is None:
            return None
        tags = () if tag is None else (Tag(name="Rules", value=tag),)
        match = Match(game=game, language="fr", tags=tags)
        prepared, _ = choose(match, game, replace(self._rules, folder=folder))
        return None if prepared is None else prepared.stamp.model_dump()


def _judged_by(line: dict[str, Any]) -> str | None:
    return None if line["rules"] is None else f"{line['game']}/{line['rules']['name']}"
