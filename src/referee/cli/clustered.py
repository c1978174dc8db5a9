"""``check --cluster``: inputs judged by the workers of a cluster, their verdicts written by these."""

import glob
import os
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from importlib.util import find_spec
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from referee import __version__
from referee.cli.archives import may_be_archive
from referee.cli.errors import Exit, OutputFailed, Usage
from referee.cli.inputs import STDIN, Form, Missing, counts, endings_of, find, held, is_compressed
from referee.cli.progress import Progress
from referee.cli.reading import Reading
from referee.cli.session import Session, shown
from referee.cluster.parts import Done, Part
from referee.cluster.urls import is_url
from referee.judging import RulesChoice
from referee.report.lines import summary_line
from referee.report.tally import Strictness, Tally

if TYPE_CHECKING:
    from referee.cli.parts import Work
    from referee.cluster.drive import PartError

__all__ = ["Clustered", "need_packages"]

_PACKAGES: Final = MappingProxyType({"distributed": "Dask distributed", "fsspec": "fsspec", "pyarrow": "PyArrow"})
_SPLIT: Final = ".bgn"


def need_packages() -> None:
    """Raise :class:`Usage` where a package of the extra ``cluster`` is missing."""
    for name, package in _PACKAGES.items():
        if find_spec(name) is None:
            raise Usage("needs-package", what="--cluster", package=package, name="'referee[cluster]'")


class Clustered:
    """The inputs of a command, judged by a cluster; :attr:`status` and :attr:`summary` are right once that is done."""

    def __init__(self, session: Session, reading: Reading, rules: RulesChoice, strictness: Strictness) -> None:
        self._session = session
        self._reading = reading
        self._rules = rules
        self._strictness = strictness
        self._progress = Progress(session)
        self._total = Tally(strictness)
        self._failed = self._broken = False

    def judge(self, address: str, paths: Sequence[str], output: str | None) -> bool:
        """Judge files on the cluster at an address.

        ``output``: the folder, or its URL, that workers write tables to. Tells whether all was judged, what stopped it being
        said; raises :class:`Usage`, and :class:`OutputFailed` where the tables cannot be written.
        """
        if STDIN in paths:
            raise Usage("cluster-stdin")
        if not paths:
            raise Usage("no-path")
        from referee.cluster import drive

        folder = output if output is None or is_url(output) else os.path.abspath(output)
        try:
            with drive.connected(address) as client:
                self._prepare(folder)
                for done in drive.driven(client, self._files(paths), self._work(folder), drive.PART_SIZE):
                    if done.version != __version__:
                        self._fail("cluster-version", here=__version__, there=done.version)
                        return False
                    self._take(done)
                self._finish(folder)
        except drive.ClusterError as error:
            self._fail("no-cluster", address=shown(address), why=error.why)
            return False
        except drive.PartError as error:
            self._part_failed(error, folder)
            return False
        finally:
            self._progress.clear()
        return True

    @property
    def status(self) -> Exit:
        """The exit status, as without a cluster."""
        if self._broken:
            return Exit.INTERNAL
        return Exit.USAGE if self._failed else Exit.FINE if self._total.clean else Exit.WRONG

    @property
    def summary(self) -> str:
        """The summary line."""
        total = self._total
        return summary_line(total.summary, self._session.lang, total.errors, total.warnings) + "\n"

    def _work(self, folder: str | None) -> "Work":
        from referee.cli.parts import Work

        return Work(self._session.lang, self._reading, self._rules, self._strictness, folder)

    def _prepare(self, folder: str | None) -> None:
        """Make the folder of results ready. Raises :class:`Usage` where it holds anything but such results."""
        from referee.cluster.files import MissingPackageError, emptied

        try:
            fit = folder is None or emptied(folder)
        except MissingPackageError as error:
            raise Usage("no-such-url", path=shown(str(folder)), why=error.why) from error
        except OSError as error:
            raise OutputFailed(shown(str(folder)), error) from error
        if not fit:
            raise Usage("cluster-folder", output=shown(str(folder)))

    def _finish(self, folder: str | None) -> None:
        """Mark the folder of results as whole."""
        from referee.cluster.files import DONE, written

        try:
            if folder is not None:
                written(folder, DONE, lambda _: None)
        except OSError as error:
            raise OutputFailed(shown(str(folder)), error) from error

    def _files(self, paths: Iterable[str]) -> Iterator[tuple[Part, int | None]]:
        """Give the files, each with its length where it may be cut into parts."""
        endings = endings_of(self._reading.form)
        encoding = self._reading.encoding
        cut = encoding is None or encoding.lower() in ("utf-8", "utf8")
        for path in paths:
            for part, length in self._remote(path, endings) if is_url(path) else self._local(path, endings):
                told = self._reading.form
                is_bgn = told is Form.BGN or (told is None and part.name.lower().endswith(_SPLIT))
                whole = part.member is not None or is_compressed(part.name)
                yield part, length if cut and is_bgn and not whole else None

    def _local(self, path: str, endings: Collection[str]) -> Iterator[tuple[Part, int | None]]:
        named = [path]
        if glob.has_magic(path) and not os.path.lexists(path):
            named = sorted(glob.glob(path, recursive=True)) or named
        for found in find(named, endings):
            if isinstance(found, Missing):
                self._missing(found)
                continue
            length = None
            with suppress(OSError):
                length = os.stat(found.path).st_size
            yield Part(os.path.abspath(found.path), found.name, member=found.member), length

    def _remote(self, url: str, endings: Collection[str]) -> Iterator[tuple[Part, int | None]]:
        from referee.cluster.files import MissingPackageError, listed

        some = False
        try:
            for found, length in listed(url, lambda name: counts(name, endings) or may_be_archive(name)):
                for part in self._held(found, endings) if may_be_archive(found) else (Part(found, shown(found)),):
                    some = True
                    yield part, length
        except MissingPackageError as error:
            self._fail("no-such-url", path=shown(url), why=error.why)
        except FileNotFoundError:
            self._fail("not-found", path=shown(url))
        except OSError as error:
            self._fail("unreadable", path=shown(url), why=self._session.reason(error))
        else:
            if not some:
                self._fail("empty-archive" if may_be_archive(url) else "empty-folder", path=shown(url))

    def _held(self, url: str, endings: Collection[str]) -> Iterator[Part]:
        """Give the files of an archive on another machine; it is told by its name."""
        from referee.cluster.files import opened

        name = shown(url)
        try:
            with opened(Part(url, name)) as stream:
                held_there = held(url, name, stream, endings)
        except OSError as error:
            held_there = [Missing(name, "unreadable", error)]
        for found in held_there:
            if isinstance(found, Missing):
                self._missing(found)
            else:
                yield Part(found.path, found.name, member=found.member)

    def _missing(self, found: Missing) -> None:
        self._fail(found.key, path=found.name, why=self._session.reason(found.error) if found.error else "")

    def _take(self, done: Done) -> None:
        """Add what became of a part, and say what is to be said of it."""
        files = self._total.files + (done.part.number == 1)
        self._total.join(done.tally)
        self._total.files = files
        self._failed |= done.failed
        self._broken |= done.broken
        self._progress.step(done.tally.deals)
        if done.said:
            self._progress.clear()
        for line in done.said:
            self._session.say(line)
        if done.unsaid:
            text = self._session.words("unsaid", path=done.part.name, count=done.unsaid)
            self._session.say(self._session.words("note", text=text))

    def _part_failed(self, failure: "PartError", folder: str | None) -> None:
        """Stop, since a part could not be judged: for want of room for its results, or of a worker that lives."""
        if isinstance(failure.error, OSError) and folder is not None:
            raise OutputFailed(shown(folder), failure.error) from failure
        why = f"{type(failure.error).__name__}: {failure.error}".splitlines()[0]
        self._fail("part-failed", path=failure.part.name, number=failure.part.number, why=why)

    def _fail(self, key: str, **facts: object) -> None:
        self._failed = True
        self._session.fail(key, **facts)
