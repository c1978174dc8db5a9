"""Help pages, laid out here so that both languages have them whole."""

import shutil
import textwrap
from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

from referee.cli.errors import Usage
from referee.cli.help_texts import ARGUMENTS, COMMANDS, HEADINGS, METAVARS, OPTIONS
from referee.cli.language import Lang, Phrase
from referee.cli.output import Charset, results

__all__ = ["Command", "Group", "page"]

_WIDEST: Final = 100
_COLUMN: Final = 30


def page(context: Any, lang: Lang) -> str:
    """Give the help page of the command of this Typer context, in a language."""
    command = context.command
    name = command.name if context.parent else ""
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.get_params(context) if param.param_type_name == "option"]
    usage = [context.command_path, "[OPTIONS]", *(_argument(name, lang) for _ in arguments)]
    subcommands = getattr(command, "commands", {})
    if subcommands:
        usage.append(HEADINGS["command"].in_(lang))
    heading = HEADINGS["usage"].in_(lang)
    blocks = [textwrap.fill(f"{heading} {' '.join(usage)}", width, subsequent_indent="  ")]
    blocks += [_paragraph(part, width) for part in COMMANDS[name].in_(lang).split("\n\n")]
    if subcommands:
        rows = [(other, COMMANDS[other].in_(lang).split("\n\n")[0]) for other in subcommands]
        blocks.append(_table(HEADINGS["commands"].in_(lang), rows, width))
    if arguments:
        rows = [(_argument(name, lang), ARGUMENTS[name].text.in_(lang))]
        blocks.append(_table(HEADINGS["arguments"].in_(lang), rows, width))
    rows = [(_option(param, lang), _option_text(name, _key(param)).in_(lang)) for param in options]
    blocks.append(_table(HEADINGS["options"].in_(lang), rows, width))
    if not name:
        blocks += [_paragraph(part, width) for part in HEADINGS["epilog"].in_(lang).split("\n\n")]
    return "\n\n".join(blocks)


def _paragraph(text: str, width: int) -> str:
    """Fill a paragraph; lines that it ends itself stay apart, and what is typed into a shell stays whole."""
    filled = (textwrap.fill(line, width, break_on_hyphens=False, break_long_words=False) for line in text.split("\n"))
    return "\n".join(filled)


def _argument(command: str, lang: Lang) -> str:
    return ARGUMENTS[command].metavar.in_(lang)


def _option(param: Any, lang: Lang) -> str:
    names = ", ".join(sorted(param.opts, key=len))
    if getattr(param, "is_flag", False):
        return names
    return f"{names} {param.metavar or METAVARS[_key(param)].in_(lang)}"


def _key(param: Any) -> str:
    """Give the long name of an option, without its dashes: what its texts stand under."""
    longest: str = max(param.opts, key=len)
    return longest.lstrip("-")


def _option_text(command: str, option: str) -> Phrase:
    return OPTIONS.get(f"{command}.{option}") or OPTIONS[option]


def _table(heading: str, rows: list[tuple[str, str]], width: int) -> str:
    lines = [heading]
    column = min(max(len(left) for left, _ in rows), _COLUMN)
    for left, right in rows:
        margin = " " * (column + 4)
        wrapped = textwrap.wrap(right, max(width, len(margin) + 20), initial_indent=margin, subsequent_indent=margin)
        if len(left) <= column:
            wrapped[0] = f"  {left:<{column}}  " + wrapped[0].lstrip()
        else:
            lines.append(f"  {left}")
        lines += wrapped
    return "\n".join(lines)


class _Paged:
    """A command whose help page is in the language of the session, and goes where results go."""

    def get_help(self, ctx: Any) -> str:
        """Give the help page."""
        return page(ctx, ctx.obj.lang)

    def get_help_option(self, ctx: Any) -> Any:
        """Give the option that shows the page."""
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.callback = _show
        return option


def _show(context: Any, _option: Any, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        with results(None, Charset.READER) as sink:
            sink.write(context.get_help() + "\n")
        context.exit()


class Command(_Paged, TyperCommand):
    """A command of the program."""


class Group(_Paged, TyperGroup):
    """The program itself, and what it says of a command that it does not have."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Give the commands in the order in which they are declared."""
        del ctx
        return list(self.commands)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find a command by its name; raises :class:`Usage` with the nearest one where there is none."""
        if args[0] not in self.commands:
            import difflib

            near = difflib.get_close_matches(args[0], self.commands, n=1)
            if near:
                raise Usage("near-command", command=args[0], near=near[0])
            raise Usage("unknown-command", command=args[0], choices=", ".join(self.commands))
        return super().resolve_command(ctx, args)
