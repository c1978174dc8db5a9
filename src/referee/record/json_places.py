"""How a place in a JSON record is named, and the finding that something there is not as ``record/1`` has it."""

from referee.diagnostics.model import Finding, Path

__all__ = ["outside_schema", "pointer_of"]


def outside_schema(path: Path, text: str, reason: str) -> Finding:
    """Give the finding that something is not as ``record/1`` has it: ``text`` as written, ``reason`` a closed word."""
    return Finding("S202", path, {"text": text, "reason": reason})


def pointer_of(path: Path) -> str:
    """Give the JSON pointer of a path."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)
