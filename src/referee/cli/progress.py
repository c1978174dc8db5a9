"""A line on standard error that tells how far a long work has come."""

import sys
import time
from typing import Final

from referee.cli.session import Session

__all__ = ["Progress"]

_PATIENCE: Final = 2.0
_STEP: Final = 0.25
_DEALS_A_LOOK: Final = 64


class Progress:
    """Counts deals; shows the count once the work is long, where standard error is a terminal."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._deals = 0
        self._length = 0
        self._next = time.monotonic() + _PATIENCE
        self._shown = sys.stderr is not None and sys.stderr.isatty()

    def step(self, deals: int = 1) -> None:
        """Deals are done."""
        self._deals += deals
        if not self._shown or (deals == 1 and self._deals % _DEALS_A_LOOK):
            return
        now = time.monotonic()
        if now >= self._next:
            self._next = now + _STEP
            # A narrow no-break space between thousands is right in both languages.
            text = self._session.words("progress", deals=f"{self._deals:,}".replace(",", "\N{NARROW NO-BREAK SPACE}"))
            self._put("\r" + text.ljust(self._length))
            self._length = len(text)

    def clear(self) -> None:
        """Take the line away, before anything else is printed."""
        if self._length:
            self._put("\r" + " " * self._length + "\r")
            self._length = 0

    def _put(self, text: str) -> None:
        try:
            sys.stderr.write(text)
            sys.stderr.flush()
        except (OSError, ValueError):
            self._shown = False
