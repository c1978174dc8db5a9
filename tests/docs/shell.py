"""Shell examples: a block of commands, each after ``$`` and followed by what it prints, run in one session.

A line ``…`` stands for lines left out, a line that ends with ``…`` for its first half. A block that carries a name is the
file that the reader has typed: it is there for the commands that follow.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .blocks import README, Block

__all__ = ["agrees", "commands", "refresh"]

CUT = "…"
_MARK = "\x1e"


@dataclass(frozen=True)
class Command:
    """A command as typed, over several lines perhaps, and the lines that it is said to print."""

    text: str
    shown: tuple[str, ...]


def commands(block: Block) -> list[Command]:
    """Give the commands of a ``console`` block."""
    typed: list[list[str]] = []
    shown: list[list[str]] = []
    for line in block.body.splitlines():
        if line.startswith("$ "):
            typed.append([line[2:]])
            shown.append([])
        elif line.startswith("> ") and not shown[-1]:
            typed[-1].append(line[2:])
        else:
            shown[-1].append(line)
    return [Command("\n".join(text), tuple(lines)) for text, lines in zip(typed, shown, strict=True)]


def agrees(shown: Sequence[str], printed: Sequence[str]) -> bool:
    """Tell whether what README shows is what was printed, apart from what it says it leaves out."""
    pattern = "".join(r"(?:.*\n)+" if line == CUT else _line(line) for line in shown)
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in printed)) is not None


def _line(shown: str) -> str:
    return re.escape(shown.removesuffix(CUT)) + (r".*\n" if shown.endswith(CUT) else r"\n")


def refresh(text: str, folder: Path) -> str:
    """Give a part of README again, with what its commands print today when they are run in this folder."""
    blocks = [block for block in Block.all_of(text) if block.kind == "console" or block.name]
    printed = iter(_run(blocks, folder))
    fresh, at = [], 0
    for block in blocks:
        if block.kind == "console":
            fresh += [text[at : block.start], *(_again(command, next(printed)) for command in commands(block))]
            at = block.end
    return "".join([*fresh, text[at:]])


def _again(command: Command, printed: list[str]) -> str:
    lines = list(command.shown) if agrees(command.shown, printed) else _cut(command.shown, printed)
    return "$ " + command.text.replace("\n", "\n> ") + "\n" + "".join(f"{line}\n" for line in lines)


def _cut(shown: Sequence[str], printed: list[str]) -> list[str]:
    """Leave out of what was printed about as much as was left out of what is shown."""
    if CUT not in shown:
        return printed
    head, tail = shown.index(CUT), len(shown) - 1 - [*shown].index(CUT)
    return [*printed[:head], CUT, *printed[len(printed) - tail :]]


def _run(blocks: Sequence[Block], folder: Path) -> list[list[str]]:
    """Run the commands of the blocks in one shell; give the lines that each printed, on whichever stream."""
    shutil.copytree(README.parent / "records", folder / "records", dirs_exist_ok=True)
    script: list[str] = []
    for block in blocks:
        if block.kind == "console":
            for command in commands(block):
                script += [f"{{ {command.text}", "} 2>&1", f"status=$?; printf '{_MARK}'; (exit $status)"]
        else:
            script += [f"cat > {block.name} <<'{_MARK}'", block.body + _MARK]
    kept = {name: os.environ[name] for name in ("HOME", "TMPDIR", "COVERAGE_PROCESS_START") if name in os.environ}
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    done = subprocess.run(
        ["sh", "-c", "\n".join(script)],
        cwd=folder,
        env=kept | {"PATH": path, "LC_ALL": "C.UTF-8", "COLUMNS": "80"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        check=False,
        timeout=300,
    )
    pieces = done.stdout.decode("utf-8").split(_MARK)
    return [piece.splitlines() for piece in pieces[:-1]]
