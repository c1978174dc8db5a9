"""The parsers that Lark builds from the grammar, kept on disk between runs.

Building one takes half a second, loading one some milliseconds. The cache is a convenience: any failure to read or
write it is silent and harmless.
"""

import contextlib
import io
import os
import pickle
import platform
import tempfile
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

import lark
import platformdirs

__all__ = ["parser_of"]

PRIVATE: Final = 0o700
BROKEN: Final = (
    OSError,
    EOFError,
    pickle.UnpicklingError,
    AttributeError,
    ImportError,
    KeyError,
    TypeError,
    ValueError,
)


def parser_of(grammar: str, starts: Sequence[str]) -> lark.Lark:
    """Give the parser of a grammar, from the cache where it is there.

    ``grammar``: its whole text; ``starts``: its start rules. The cache lies in the user's own cache folder, closed to others, because what is
    loaded from it is trusted.
    """
    place = _place(grammar, starts)
    if place is not None:
        with contextlib.suppress(*BROKEN), place.open("rb") as stream:
            return lark.Lark.load(stream)
    built = lark.Lark(grammar, parser="lalr", lexer="contextual", start=list(starts))
    if place is not None:
        _store(built, place)
    return built


def _place(grammar: str, starts: Sequence[str]) -> Path | None:
    """Give the file that holds the parser of this grammar, in a folder that is ours alone; ``None`` without one."""
    stamp = f"{lark.__version__} {platform.python_version()} {' '.join(starts)}\n{grammar}"
    key = sha256(stamp.encode()).hexdigest()
    try:
        folder = platformdirs.user_cache_path("referee", appauthor=False) / "grammar"
        folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
        state = folder.stat()
    except (OSError, RuntimeError):
        return None
    foreign = hasattr(os, "getuid") and (state.st_uid != os.getuid() or state.st_mode & 0o022)
    return None if foreign else folder / f"{key}.lark"


def _store(built: lark.Lark, place: Path) -> None:
    """Write a parser whole or not at all."""
    image = io.BytesIO()
    with contextlib.suppress(*BROKEN):
        built.save(image)
        handle, name = tempfile.mkstemp(dir=place.parent)
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(image.getvalue())
            Path(name).replace(place)
        except OSError:
            Path(name).unlink(missing_ok=True)
