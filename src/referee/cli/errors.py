"""What can stop a command: wrong usage, and results that could not be written."""

from collections.abc import Mapping
from enum import IntEnum

__all__ = ["Exit", "Interrupted", "OutputFailed", "PipeClosed", "Usage"]


class Exit(IntEnum):
    """Exit statuses. ``INTERRUPTED`` and ``PIPE`` are those of a program that a signal ends."""

    FINE = 0
    WRONG = 1
    USAGE = 2
    INTERNAL = 70
    INTERRUPTED = 130
    PIPE = 141


class Usage(Exception):
    """The command line asks for something that cannot be: a message of :mod:`referee.cli.words` and its facts."""

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.message = message
        self.facts: Mapping[str, object] = facts


class OutputFailed(Exception):
    """Results could not be written: ``where`` they were to go (``None`` for standard output), and why."""

    def __init__(self, where: str | None, error: OSError) -> None:
        super().__init__(where)
        self.where = where
        self.error = error


class Interrupted(Exception):
    """The user has stopped the work, which was brought to an end: what is to be said of that."""


class PipeClosed(Exception):
    """Whoever read standard output has gone away: there is nobody left to tell."""
