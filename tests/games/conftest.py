"""Whole deals of which the score was worked out by hand."""

from pathlib import Path

import pytest

from referee import loads

DEALS = Path(__file__).parent / "examples.bgn"


@pytest.fixture(scope="session")
def examples() -> dict[str, str]:
    """The deals of ``examples.bgn`` without their claims, by the value of their event tag."""
    blocks = DEALS.read_text(encoding="utf-8").split("[Game ")[1:]
    names = [match.tag("Event") or "" for match in loads(DEALS.read_text(encoding="utf-8"))]
    return {
        name: block[block.index("deal ") : block.index("score ")] for name, block in zip(names, blocks, strict=True)
    }
