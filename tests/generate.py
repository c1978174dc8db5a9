"""Writes every file that is made from others, or checks that none of them is out of date.

``python -m tests.generate`` writes them; with ``--check`` it writes nothing, names those that differ, and exits with 1.
"""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from referee.report.schema import FOLDER, SchemaName, generate

from .diagnostics.register import REGISTER, register
from .docs.columns import PAGE, page
from .records.gallery import GALLERY, gallery
from .records.index import INDEX, index

ROOT = Path(__file__).parents[1]


def generated() -> Mapping[Path, Callable[[], str]]:
    """Give every generated file, and what makes its text."""
    schemas = {FOLDER / f"{name}.json": lambda name=name: generate(name) for name in SchemaName}
    return {**schemas, PAGE: page, INDEX: index, GALLERY: gallery, REGISTER: register}


def stale() -> list[Path]:
    """Give the generated files that are missing or out of date."""
    return [
        path for path, make in generated().items() if not path.is_file() or path.read_text(encoding="utf-8") != make()
    ]


def main(arguments: list[str]) -> int:
    """Write or check; gives the exit status."""
    late = stale()
    for path in late:
        print(path.relative_to(ROOT))
        if "--check" not in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(generated()[path](), encoding="utf-8", newline="\n")
    return 1 if late and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
