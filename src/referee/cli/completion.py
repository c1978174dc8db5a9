"""What a shell may complete, and the scripts that tell it so: made once, so that a shell never waits for the program."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from referee.cli.help_texts import COMMANDS
from referee.cli.language import Lang

__all__ = ["Completed", "Shell", "completed_commands", "script"]

_ALTERNATIVES: Final = "|"


class Shell(StrEnum):
    """The shells that have a script."""

    BASH = "bash"
    ZSH = "zsh"
    FISH = "fish"


@dataclass(frozen=True, slots=True)
class Completed:
    """A command: what it does, its options, each with the values it may take (none for a flag, empty for any), its words."""

    name: str
    text: str
    options: Mapping[str, tuple[str, ...] | None]
    words: tuple[str, ...]


def completed_commands(program: Any, lang: Lang, words: Mapping[str, tuple[str, ...]]) -> tuple[Completed, ...]:
    """Give what can be completed of each command.

    ``program``: the Typer application as a command; ``words``: values by option (``--rules``) or command (``explain``).
    """
    return tuple(
        Completed(
            name=name,
            text=COMMANDS[name].in_(lang).split("\n\n")[0],
            options={
                option: _values(param, words) for param in command.params for option in param.opts if option[0] == "-"
            },
            words=words.get(name, ()) + tuple(getattr(command, "commands", ())),
        )
        for name, command in program.commands.items()
    )


def _values(param: Any, words: Mapping[str, tuple[str, ...]]) -> tuple[str, ...] | None:
    """Give the values of an option: ``None`` for a flag; empty where anything goes, a file among others."""
    if getattr(param, "is_flag", False):
        return None
    metavar = param.metavar or ""
    own = tuple(metavar.split(_ALTERNATIVES)) if _ALTERNATIVES in metavar else ()
    return next((words[option] for option in param.opts if option in words), own)


def script(shell: Shell, commands: tuple[Completed, ...]) -> str:
    """Give the script of a shell."""
    lines = _fish(commands) if shell is Shell.FISH else _bash(commands, shell)
    return "".join(f"{line}\n" for line in lines)


def _bash(commands: tuple[Completed, ...], shell: Shell) -> Iterator[str]:
    names = " ".join(command.name for command in commands)
    if shell is Shell.ZSH:
        yield "#compdef referee"
        yield "autoload -U +X bashcompinit && bashcompinit"
    yield "_referee() {"
    yield '  local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" command="" i'
    yield "  COMPREPLY=()"
    yield "  for ((i = 1; i < COMP_CWORD; i++)); do"
    yield f'    case "${{COMP_WORDS[i]}}" in {names.replace(" ", "|")}) command="${{COMP_WORDS[i]}}"; break ;; esac'
    yield "  done"
    yield '  case "$command $prev" in'
    for command in commands:
        for option, values in command.options.items():
            if values:
                yield f'    "{command.name} {option}") {_reply(values)}; return ;;'
        open_ended = [option for option, values in command.options.items() if values == ()]
        if open_ended:
            choices = "|".join(f'"{command.name} {option}"' for option in open_ended)
            yield f'    {choices}) COMPREPLY=($(compgen -f -- "$cur")); return ;;'
    yield "  esac"
    yield '  case "$command" in'
    yield f'    "") {_reply((*names.split(), "--help", "--lang", "--version"))} ;;'
    for command in commands:
        yield (
            f'    {command.name}) if [[ "$cur" == -* ]]; then {_reply(tuple(command.options))}; '
            f"else {_reply(command.words, files=not command.words)}; fi ;;"
        )
    yield "  esac"
    yield "}"
    yield "complete -o filenames -F _referee referee"


def _reply(values: tuple[str, ...], *, files: bool = False) -> str:
    listed = " ".join(values)
    kind = '-f -- "$cur"' if files else f'-W "{listed}" -- "$cur"'
    return f"COMPREPLY=($(compgen {kind}))"


def _fish(commands: tuple[Completed, ...]) -> Iterator[str]:
    for command in commands:
        yield f"complete -c referee -n __fish_use_subcommand -f -a {command.name} -d {_quoted(command.text)}"
    for command in commands:
        when = f'-n "__fish_seen_subcommand_from {command.name}"'
        if command.words:
            yield f"complete -c referee {when} -f -a {_quoted(' '.join(command.words))}"
        for option, values in command.options.items():
            kind = f"-l {option[2:]}" if option.startswith("--") else f"-s {option[1:]}"
            takes = "" if values is None else f" -x -a {_quoted(' '.join(values))}" if values else " -r"
            yield f"complete -c referee {when} {kind}{takes}"


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
