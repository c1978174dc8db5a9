"""What the contributors' pages name is there."""

import re
import tomllib

import pytest

from referee.rules.load import load
from referee.rules.model import ContreeParameters, Marking

from .blocks import README, Block, rows, section

ROOT = README.parent
PACKAGE = ROOT / "src" / "referee"
ROOMS = PACKAGE / "README.md"
SEEDS = ROOT / "seeds" / "README.md"


def test_every_room_has_its_row():
    named = {
        name for cells in rows(section(ROOMS.read_text(encoding="utf-8"), "The rooms")) for name in cells[0].split(", ")
    }
    folders = {f"{path.parent.relative_to(PACKAGE)}/" for path in PACKAGE.glob("*/__init__.py")} - {"games/"}
    games = {f"games/{path.parent.name}/" for path in PACKAGE.glob("games/*/__init__.py")}
    assert {name.strip("`") for name in named} == folders | games | {"api.py", "reader.py"}


@pytest.mark.parametrize("page", [ROOMS, SEEDS], ids=lambda page: page.parent.name)
def test_every_file_named_exists(page):
    text = page.read_text(encoding="utf-8")
    named = re.findall(r"`((?:[\w.-]+/)*[\w.-]+(?:\.py|\.toml|\.lark|/))`", text)
    assert named
    for name in named:
        assert any((base / name).exists() for base in (ROOT, PACKAGE, ROOT / "seeds", ROOT / "seeds" / "articles")), (
            name
        )


@pytest.mark.parametrize("page", [ROOMS, SEEDS], ids=lambda page: page.parent.name)
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_rule_set_shown_is_the_one_that_is_there():
    (shown,) = (block.body for block in Block.all_of(SEEDS.read_text(encoding="utf-8")) if block.kind == "toml")
    real = tomllib.loads((ROOT / "seeds" / "presets" / "contree" / "seed.toml").read_text(encoding="utf-8"))
    assert _within(tomllib.loads(shown), real)
    assert "bid_maximum" in ContreeParameters.model_fields
    assert load("seed", "contree").name == "seed"


def test_every_outcome_of_the_grid_is_named():
    text = SEEDS.read_text(encoding="utf-8")
    assert all(f"`{outcome}`" in text for outcome in Marking.model_fields)


def _within(part, whole) -> bool:
    if isinstance(part, dict):
        return all(key in whole and _within(value, whole[key]) for key, value in part.items())
    return part == whole
