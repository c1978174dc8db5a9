"""Running the program: parse the command line, run a command, turn whatever happens into an exit status."""

import gc
import io
import os
import re
import signal
import sys
from collections.abc import Mapping, Sequence
from typing import NoReturn

from referee.cli.errors import Exit, Interrupted, OutputFailed, PipeClosed, Usage
from referee.cli.language import LANGUAGES, asked, choose
from referee.cli.output import silence
from referee.cli.plain import register
from referee.cli.session import Session

__all__ = ["main", "run"]


def main() -> NoReturn:
    """Run the program on the arguments of the process, and end it."""
    # Start-up makes many objects that stay: looking for garbage among them as often as usual costs a tenth of it. So
    # does looking for plugins of pydantic, in every package installed; there are none here.
    gc.set_threshold(50_000, 20, 50)
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    errors = register(choose(sys.argv[1:], os.environ))
    for stream in (sys.stdout, sys.stderr):
        # A character that a terminal lacks is no reason to stop.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
    # Being told to stop leaves no half-written file behind.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    status = run(sys.argv[1:], os.environ)
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except (OSError, ValueError):
        silence()
    sys.exit(int(status))


def run(argv: Sequence[str], environ: Mapping[str, str]) -> int:
    """Run a command line; results go to standard output, everything else to standard error. Gives the exit status.

    Nothing that a user does shows a traceback; ``REFEREE_DEBUG=1`` shows that of an internal error.
    """
    session = Session(choose(argv, environ), environ)
    try:
        return _guarded(session, argv)
    except (KeyboardInterrupt, Interrupted) as stop:
        session.say("\n" + (str(stop) or session.words("interrupted")))
        return Exit.INTERRUPTED
    except Exception as error:  # noqa: BLE001 (the one place where the unforeseen is caught: a user sees no traceback)
        session.unforeseen(error)
        return Exit.INTERNAL


def _guarded(session: Session, argv: Sequence[str]) -> int:
    try:
        return _dispatch(session, argv)
    except Usage as usage:
        session.fail(usage.message, **usage.facts)
        session.say(session.words("try-help", command=_asked(argv)))
        return Exit.USAGE
    except PipeClosed:
        silence()
        return Exit.PIPE
    except OutputFailed as failure:
        why = session.reason(failure.error)
        if failure.where is None:
            silence()
            session.fail("stdout-failed", why=why)
        else:
            session.fail("output-failed", path=failure.where, why=why)
        return Exit.USAGE


def _asked(argv: Sequence[str]) -> str:
    """Give the command whose help is of use: the one asked for, or the program itself."""
    from referee.cli.help_texts import COMMANDS

    return " ".join(("referee", *[word for word in argv if word and word in COMMANDS][:1]))


def _dispatch(session: Session, argv: Sequence[str]) -> int:
    lang = asked(argv)
    if lang is not None and lang.lower() not in LANGUAGES:
        raise Usage("bad-choice", option="--lang", value=lang, choices=", ".join(LANGUAGES))
    from typer import BadParameter

    from referee.cli.app import app

    try:
        status = app()(args=list(argv), prog_name="referee", obj=session, standalone_mode=False)
    except Exception as error:
        # Typer's mistakes in usage share the class above the one that it makes public.
        if isinstance(error, BadParameter.__mro__[1]):
            raise _worded(error) from error
        raise
    if status == Exit.INTERRUPTED:
        # Typer has taken the interruption for its own.
        raise KeyboardInterrupt
    return int(status or 0)


def _worded(error: Exception) -> Usage:
    """Say in our words what Typer says in English of a command line that it cannot take.

    The kinds are told apart by their names: Typer's classes for them are not public, and have moved between releases.
    """
    option = getattr(error, "option_name", None)
    kind = type(error).__name__
    text = str(getattr(error, "message", error))
    if option is not None and kind == "NoSuchOption":
        near = getattr(error, "possibilities", None)
        return Usage("near-option", option=option, near=near[0]) if near else Usage("unknown-option", option=option)
    if option is not None and "does not take" in text:
        return Usage("option-takes-no-value", option=option)
    if option is not None:
        return Usage("option-needs-value", option=option)
    names = getattr(getattr(error, "param", None), "opts", None)
    if names and "valid int" in text:
        return Usage("option-needs-number", option=max(names, key=len))
    extra = re.search(r"extra argument\S* \((.*)\)", text, re.DOTALL)
    return Usage("extra-argument", argument=extra[1]) if extra else Usage("wrong-usage", text=text)
