"""What every command is given: the language, the environment, and how to speak on standard error."""

import errno
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from referee.cli.language import Lang
from referee.cli.words import message
from referee.packed.model import UnpackError

__all__ = ["Session", "printable", "shown"]

_REASONS: Final = {
    errno.EACCES: "why-denied",
    errno.EPERM: "why-denied",
    errno.ENOSPC: "why-full",
    getattr(errno, "EDQUOT", errno.ENOSPC): "why-full",
    errno.ENOENT: "why-missing",
    errno.EISDIR: "why-folder",
    errno.ENOTDIR: "why-not-folder",
    errno.EROFS: "why-read-only",
    errno.ELOOP: "why-loop",
    errno.ENAMETOOLONG: "why-long",
    errno.EINVAL: "why-invalid",
}


def shown(path: str) -> str:
    """Give a path as it can be printed and put into JSON: bytes that are no text in the file system's encoding, and
    control characters, become replacement signs.
    """
    return printable(os.fsencode(path).decode(sys.getfilesystemencoding(), "replace"))


def printable(text: str) -> str:
    """Give a text with replacement signs for what cannot be printed."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


@dataclass(frozen=True, slots=True)
class Session:
    """One run of the program."""

    lang: Lang
    environ: Mapping[str, str]

    def words(self, key: str, **facts: object) -> str:
        """Give a message in the language of the session."""
        return message(self.lang, key, **facts)

    def reason(self, error: OSError) -> str:
        """Say why the operating system refused, in the language of the session where it is a usual reason."""
        if isinstance(error, UnpackError):
            return self.words(f"unpack-{error.fault}", limit=error.limit, what=error.what)
        key = _REASONS.get(error.errno or 0)
        return self.words(key) if key else (error.strerror or str(error) or type(error).__name__)

    def colors(self, output: str | None, no_color: bool) -> bool:
        """Tell whether a report for a reader may have colours: on a terminal that knows them, and unless refused."""
        plain = no_color or self.environ.get("NO_COLOR") or self.environ.get("TERM") == "dumb"
        return not plain and output is None and sys.stdout is not None and sys.stdout.isatty()

    def say(self, text: str) -> None:
        """Print a line on standard error; nobody listening there is no reason to stop."""
        stream = sys.stderr
        if stream is None:
            return
        try:
            stream.write(text + "\n")
            stream.flush()
        except (OSError, ValueError):
            pass

    def unforeseen(self, error: Exception, path: str | None = None) -> None:
        """Own up to a defect of the program, on this input where one is known; its details only when asked for."""
        if self.environ.get("REFEREE_DEBUG") == "1":
            import traceback

            self.say("".join(traceback.format_exception(error)).rstrip("\n"))
        text = self.words("internal", kind=type(error).__name__)
        self.say(text if path is None else f"{path}: {text}")

    def fail(self, key: str, **facts: object) -> None:
        """Print an error on standard error."""
        self.say(self.words("error", text=self.words(key, **facts)))
