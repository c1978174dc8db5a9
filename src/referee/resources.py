"""The files that travel with the package: ``grammar/`` and ``seeds/``.

They stand at the top of the source tree. A wheel carries them inside the package; an editable install and a checkout
find them where they are.
"""

from functools import cache
from pathlib import Path
from typing import Literal

__all__ = ["folder", "read"]


@cache
def folder(name: Literal["grammar", "seeds"]) -> Path:
    """Give the folder of this name; raises ``FileNotFoundError`` when the installation is broken."""
    package = Path(__file__).parent
    for candidate in (package / name, package.parents[1] / name):
        if candidate.is_dir():
            return candidate
    msg = f"the folder {name!r} is missing from this installation of referee"
    raise FileNotFoundError(msg)


def read(name: Literal["grammar", "seeds"], *parts: str) -> str:
    """Give the text of a file of one of these folders."""
    return folder(name).joinpath(*parts).read_text(encoding="utf-8")
