"""Whatever is wrong with a rule set is told, all of it, each where it stands."""

import pytest

from referee.rules.faults import RuleSetError
from referee.rules.files import load_file
from referee.rules.load import load
from referee.rules.places import places
from referee.rules.settings import changed, parse_setting


def faults(tmp_path, text):
    path = tmp_path / "club.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RuleSetError) as caught:
        load_file(path)
    return caught.value.faults


@pytest.mark.parametrize(
    ("line", "kind", "column", "near"),
    [
        ('undertrmp = "free"', "parameter", 1, "undertrump"),
        ("zzz = 1", "parameter", 1, None),
        ('"undertrump " = "free"', "parameter", 1, "undertrump"),
        ('undertrump = "fre"', "choice", 14, "free"),
        ("undertrump = true", "choice", 14, None),
        ("undertrump = 2026-12-01", "choice", 14, None),
        ("target = -1", "number", 10, None),
        ("target = 1.5", "number", 10, None),
        ('target = "1000"', "number", 10, None),
        ("target = 10000000", "number", 10, None),
        ("target = true", "number", 10, None),
        ("closing_passes = 5", "number", 18, None),
        ('denominations = ["S", "X"]', "denominations", 17, None),
        ("denominations = []", "denominations", 17, None),
        ('denominations = ["S", "S"]', "repeated", 17, None),
        ("trump_values = [1, 2]", "ranked", 16, None),
        ("target = { value = 1, sauce = 2 }", "key", 23, "source"),
        ('target = { value = 1, source = "X" }', "source", 32, None),
        ("target = { value = 1, chosen = 1 }", "yes-no", 32, None),
        ('target = { value = "x", chosen = true }', "number", 20, None),
        ('target = { source = "SEED" }', "no-value", 10, None),
        ('rest = "sam"', "choice", 8, "same"),
        ("version = 1", "text", 11, None),
        ('title = { de = "x" }', "key", 11, None),
        ('title.fr = ""', "text", 12, None),
        ("sources = 3", "table", 11, None),
        ("parameters = 3", "table", 14, None),
        ("marking = 3", "table", 11, None),
        ("marking.made = 3", "table", 16, None),
        ('marking.mad.plain = "T / D"', "row", 13, "made"),
        ('marking.made.plan = "T / D"', "level", 14, "plain"),
        ('marking.made.plain = "T"', "square", 22, None),
        ('marking.made.plain = "T / D / C"', "square", 22, None),
        ('marking.made.plain = "T / E"', "square", 22, None),
        ("marking.made.plain = 7", "square", 22, None),
        ('marking.made.chosen = ["plan"]', "levels", 23, None),
        ('marking.made.source = "X"', "source", 23, None),
        ('marking.made.plain = "' + "2(" * 200 + '/ 0"', "square", 22, None),
    ],
)
def test_a_fault_has_its_kind_its_place_and_the_nearest_name(tmp_path, line, kind, column, near):
    (fault,) = faults(tmp_path, f'# a comment\nname = "x" # another\ngame = "contree"\n{line}\n[x]\n'.replace("[x]\n", "")
                      .replace('game = "contree"', 'game = "contree"\nextends = "seed"'))  # fmt: skip
    assert (fault.kind, fault.line, fault.column) == (kind, 5, column)
    assert fault.facts.get("near") == near


def test_everything_that_is_wrong_is_told_at_once(tmp_path):
    found = faults(
        tmp_path, 'extends = "bga"\nfoo = 1\n[parameters]\nrounding = "x"\nbar = 2\n[marking.made]\nplain = "?"\n'
    )
    assert [(fault.kind, fault.line) for fault in found] == [
        ("parameter", 2),
        ("choice", 4),
        ("parameter", 5),
        ("square", 7),
    ]


def test_a_parameter_stands_once(tmp_path):
    (fault,) = faults(tmp_path, 'extends = "bga"\ntarget = 1\n[parameters]\ntarget = 2\n')
    assert (fault.kind, fault.line) == ("twice", 4)


def test_a_rule_set_that_extends_none_gives_everything(tmp_path):
    missing, made, failed = faults(tmp_path, 'game = "contree"\nundertrump = "free"')
    assert missing.kind == "incomplete"
    assert "bid_minimum" in missing.facts["names"]
    assert "undertrump" not in missing.facts["names"]
    assert (made.kind, failed.kind) == ("no-row", "no-row")


# What contradicts itself


@pytest.mark.parametrize(
    ("base", "settings", "kind"),
    [
        ("seed", ["bid_maximum=70"], "bid-range"),
        ("seed", ["bid_82=counts_80", "bid_minimum=90"], "no-80"),
        ("seed", ["bid_82=counts_80", "bid_step=30", "bid_minimum=60"], "no-80"),
        ("seed", ["bid_82=counts_80", "bid_step=2"], "no-80"),
        ("seed", ["equality=held"], "held-without-row"),
        ("ffb-coinche-2015", ["marking.equal=none"], "held-without-row"),
        ("ffb-coinche-2015", ["marking.equal.contre=T / D"], "equal-doubled"),
        ("seed", ["marking.made.contre=none"], "no-square"),
        ("bga", ["marking.capot_made=none"], "unpaired"),
        ("bga", ["marking.capot_made.contre=none"], "levels-of-bid"),
        ("pagat", ["marking.capot_made.contre=C / 0", "marking.capot_failed.contre=0 / C"], "levels-of-bid"),
        ("seed", ["trump_values=[0, 0, 0, 0, 0, 0, 0, 0]"], "worthless"),
        ("seed", ["plain_values=[11, 10, 4, 3, 3, 0, 0, 0]"], "total"),
    ],
)
def test_a_contradiction_is_told(base, settings, kind):
    with pytest.raises(RuleSetError) as caught:
        changed(load(base, "contree"), tuple(map(parse_setting, settings)))
    assert kind in [fault.kind for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("base", "settings"),
    [
        ("seed", ["bid_maximum=80"]),
        ("seed", ["bid_maximum=0", "bid_minimum=200"]),
        ("seed", ["bid_82=counts_80"]),
        ("seed", ["equality=held", "marking.equal.plain=T+C+Bt / D+Bd"]),
        ("ffb-coinche-2015", ["equality=takers_lose"]),
        ("bga", ["marking.capot_made=none", "marking.capot_failed=none"]),
        ("pagat", ["capot_bid=0"]),
        ("seed", ["plain_values=[11, 10, 4, 3, 3, 0, 0, 0]", 'denominations=["S", "H", "D", "C"]']),
        ("bga", ["plain_values=[11, 10, 4, 3, 3, 0, 0, 0]"]),
    ],
)
def test_what_fits_together_is_let_through(base, settings):
    assert changed(load(base, "contree"), tuple(map(parse_setting, settings))).digest


# Settings


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("undertrump=free", "free"),
        (' undertrump = "free" ', "free"),
        ("parameters.undertrump=free", "free"),
    ],
)
def test_a_setting_is_a_word_or_toml(text, value):
    assert changed(load("seed", "contree"), (parse_setting(text),)).parameters.undertrump.value == value


def test_the_last_of_two_settings_counts_and_the_name_shows_it():
    rules = changed(load("seed", "contree"), (parse_setting("target=1"), parse_setting("target=2")))
    assert rules.parameters.target.value == 2
    assert rules.name == "seed + target=2"
    assert rules.parameters.target.source == "--set"


def test_a_setting_holds_one_value():
    setting = parse_setting("target=1\nundertrump='free'")
    with pytest.raises(RuleSetError):
        changed(load("seed", "contree"), (setting,))


def test_what_the_game_does_not_know_changes_nothing():
    seed = load("seed", "contree")
    assert changed(seed, (parse_setting("max_cards=3"),)) is seed


# Places


def test_places_of_keys_and_values_in_every_form_of_toml():
    text = """\
# a = 1
a = 1 # b = 2
"q.t" = '''
c = 3
'''
d . e = [ 1, # f = 4
  "]", { g = 5 } ]
h = { i = 6, j.k = { l = "}" }, m = [1, 2] }
[n.o]
p = "x\\"y"
  q = 2026-12-01 10:00:00
[[r]]
s = \"\"\"u = 7\"\"\"
"""
    found = places(text)
    keys = {".".join(path): place.key for path, place in found.items()}
    assert keys == {
        "a": (2, 1),
        "q.t": (3, 1),
        "d": (6, 5),
        "d.e": (6, 5),
        "h": (8, 1),
        "h.i": (8, 7),
        "h.j": (8, 16),
        "h.j.k": (8, 16),
        "h.j.k.l": (8, 22),
        "h.m": (8, 33),
        "n": (9, 4),
        "n.o": (9, 4),
        "n.o.p": (10, 1),
        "n.o.q": (11, 3),
        "r": (12, 3),
        "r.s": (13, 1),
    }
    assert found["n", "o", "q"].value == (11, 7)
    assert found["h", "j", "k", "l"].value == (8, 26)
