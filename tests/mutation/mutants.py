"""A copy of the package in which every function of some files stands beside its mutants, made by mutmut."""

import ast
import difflib
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mutmut.mutation.file_mutation import MutatedFile, mutate_file_contents

__all__ = ["ROOT", "Key", "Mutant", "planted"]

ROOT = Path(__file__).parents[2]
FILES = ("kernel/*.py", "engine/*.py", "games/*/*.py")
"""What is mutated, inside the package: whatever decides of a card, a call or a point."""
THEIRS = "from mutmut.mutation.trampoline import"
OURS = "from tests.mutation.trampoline import"

Key = tuple[str, str, str, str]
"""A file, a function, the lines that go and those that come: the same while other code changes."""


@dataclass(frozen=True)
class Mutant:
    """A change of one function: its name, its place, the lines that go and those that come."""

    name: str
    file: str
    function: str
    line: int
    was: str
    becomes: str

    @property
    def place(self) -> str:
        """The function as ``trampoline`` knows it."""
        module = self.file.removesuffix(".py").replace("/", ".")
        return f"referee.{module}.{self.function}"

    @property
    def key(self) -> Key:
        return self.file, self.function, self.was, self.becomes


def planted(folder: Path) -> list[Mutant]:
    """Write the package with its mutants below ``folder``; gives them in the order of files and functions."""
    source = ROOT / "src" / "referee"
    target = folder / "src" / "referee"
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name in ("grammar", "seeds"):
        (folder / name).symlink_to(ROOT / name)
    os.chdir(ROOT)
    mutants: list[Mutant] = []
    for path in sorted(path for pattern in FILES for path in source.glob(pattern)):
        code = path.read_text(encoding="utf-8")
        mutated = mutate_file_contents(str(path), code)
        if mutated.mutant_names:
            file = path.relative_to(source).as_posix()
            (target / file).write_text(mutated.code.replace(THEIRS, OURS), encoding="utf-8")
            mutants += _described(file, code, mutated)
    return mutants


def _described(file: str, code: str, mutated: MutatedFile) -> Iterator[Mutant]:
    """Say of each mutant of a file where it is and what it changes."""
    starts = dict(_functions(code))
    lines = mutated.code.splitlines()

    def text(name: str) -> list[str]:
        span = mutated.line_span_by_function_name[name]
        own = lines[span.start - 1 : span.end]
        first = next(index for index, line in enumerate(own) if line.lstrip().startswith(("def ", "@")))
        return [line.replace(name, "", 1) for line in own[first:]]

    for name in mutated.mutant_names:
        mangled = name.rpartition("__mutmut_")[0]
        function = mangled.removeprefix("x_") if mangled.startswith("x_") else mangled[2:].replace("ǁ", ".")
        old, new = text(f"{mangled}__mutmut_orig"), text(name)
        steps = difflib.SequenceMatcher(a=old, b=new, autojunk=False).get_opcodes()
        changes = [step for step in steps if step[0] != "equal"]
        was = " ".join(line.strip() for _, start, end, _, _ in changes for line in old[start:end])
        becomes = " ".join(line.strip() for _, _, _, start, end in changes for line in new[start:end])
        yield Mutant(name, file, function, starts[function] + changes[0][1], was, becomes)


def _functions(code: str) -> Iterator[tuple[str, int]]:
    """Give the line at which each function and method begins."""
    for node in ast.parse(code).body:
        inside = node.body if isinstance(node, ast.ClassDef) else [node]
        prefix = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for one in inside:
            if isinstance(one, ast.FunctionDef):
                yield prefix + one.name, min([one.lineno, *(mark.lineno for mark in one.decorator_list)])
