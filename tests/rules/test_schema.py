"""The JSON Schema of rule-set files: what the program reads is what the schema lets through."""

import json
import tomllib

import pytest
from jsonschema import Draft202012Validator

from referee.report.schema import SchemaName, published
from referee.resources import folder

CHECK = Draft202012Validator(json.loads(published(SchemaName.RULES)))
PRESETS = sorted((folder("seeds") / "presets").glob("*/*.toml"))


@pytest.mark.parametrize("path", PRESETS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_shipped_rule_set_fits(path):
    assert list(CHECK.iter_errors(tomllib.loads(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "text",
    [
        'extends = "bga"\nundertrump = "free"',
        'extends = "seed"\n[parameters]\ntarget = { value = 1500, source = "club", chosen = true }\n[sources]\nclub = "ours"',
        '[marking]\nmade_all = "none"\nmade.contre = "T+2C+Bt / Bd"\nequal = { plain = "T+C+Bt / D+Bd", chosen = true }',
        'game = "comptoir"\ntitle = "Nos règles"\nmax_cards = 3\nnext_dealer = "winner"',
        'trump_values = [11, 10, 4, 3, 20, 14, 0, 0]\ndenominations = ["S", "H"]',
    ],
)
def test_what_users_write_fits(text):
    assert CHECK.is_valid(tomllib.loads(text))


@pytest.mark.parametrize(
    "text",
    [
        'undertrmp = "free"',
        'undertrump = "fre"',
        "bid_minimum = -10",
        'bid_minimum = "80"',
        'max_cards = 3\nundertrump = "free"',
        'marking.made.plain = "T+C"',
        'marking.made.double = "T / D"',
        'marking.won.plain = "T / D"',
        'rest = "other"',
        'target = { source = "club" }',
        "trump_values = [11, 10]",
    ],
)
def test_what_is_wrong_does_not(text):
    assert not CHECK.is_valid(tomllib.loads(text))
