"""The options that commands share. Their help stands in :mod:`referee.cli.help`, in both languages.

Values are taken as text and read by :func:`choice`, so that a wrong one is named in the language of the user.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from referee.cli.errors import Usage
from referee.cli.inputs import Form

if TYPE_CHECKING:
    from referee.cli.problems import Voice
    from referee.report.tally import Strictness

__all__ = [
    "Encoding",
    "From",
    "Lang",
    "NoColor",
    "Output",
    "Paths",
    "Quiet",
    "Rules",
    "Set",
    "Strict",
    "Words",
    "choice",
    "metavar",
    "need",
    "strictness",
    "unknown_choice",
    "voice",
]

Choice = TypeVar("Choice", bound=StrEnum)


def metavar(choices: type[StrEnum]) -> str:
    """Give the choices as help shows them: ``text|json``."""
    return "|".join(choices)


def choice(choices: type[Choice], option: str, value: str | None) -> Choice | None:
    """Give the choice of this name; ``None`` where none was made; raises :class:`Usage` for an unknown name."""
    if value is None:
        return None
    try:
        return choices(value.lower())
    except ValueError as error:
        raise unknown_choice(option, value, tuple(choices)) from error


def unknown_choice(option: str, value: str, choices: Sequence[str]) -> Usage:
    """Say that a value is none of the choices, and which one is near it."""
    import difflib

    near = difflib.get_close_matches(value.lower(), choices, n=1)
    listed = ", ".join(choices)
    if near:
        return Usage("near-choice", option=option, value=value, near=near[0], choices=listed)
    return Usage("bad-choice", option=option, value=value, choices=listed)


def need(choices: type[Choice], option: str, value: str | None) -> Choice:
    """Give the choice of this name, where one has to be made; raises :class:`Usage`."""
    chosen = choice(choices, option, value)
    if chosen is None:
        raise Usage("needs-option", option=option, choices=", ".join(choices))
    return chosen


def strictness(strict: bool) -> "Strictness":
    """Give what ``--strict`` means."""
    from referee.report.tally import Strictness

    return Strictness.WARNINGS if strict else Strictness.ERRORS


def voice(quiet: bool) -> "Voice":
    """Give what ``--quiet`` means to a command that does not judge."""
    from referee.cli.problems import Voice

    return Voice.QUIET if quiet else Voice.ALOUD


Paths = Annotated[list[str] | None, typer.Argument(show_default=False)]
Words = Annotated[list[str] | None, typer.Argument(show_default=False)]
Rules = Annotated[str | None, typer.Option("--rules")]
Set = Annotated[list[str] | None, typer.Option("--set")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="fr|en")]
From = Annotated[str | None, typer.Option("--from", metavar=metavar(Form))]
Output = Annotated[str | None, typer.Option("--output", "-o")]
Encoding = Annotated[str | None, typer.Option("--encoding")]
Strict = Annotated[bool, typer.Option("--strict")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q")]
NoColor = Annotated[bool, typer.Option("--no-color")]

HELP_NAMES: Final = ["--help", "-h"]
