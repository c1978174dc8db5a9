"""What an article says under a rule set is what that rule set settles."""

import re

import pytest

from referee.rules.articles import articles
from referee.rules.files import load_file
from referee.rules.grid_words import belote_kept, grid_lines
from referee.rules.in_force import clause, in_force
from referee.rules.load import load, names
from referee.rules.model import LEVELS
from referee.rules.phrases import phrases
from referee.rules.settings import changed, parse_setting
from referee.rules.written import parameters_of

CONTREE, COMPTOIR = names("contree"), names("comptoir")
LANGUAGES = ("fr", "en")


def seed_with(*settings, game="contree"):
    return changed(load("seed", game), tuple(map(parse_setting, settings)))


def said(number, rules, language="fr"):
    return in_force(number, language, rules)


@pytest.mark.parametrize("game", ["contree", "comptoir"])
def test_every_parameter_has_words_for_each_of_its_values(game):
    for name, schema in parameters_of(game).items():
        words = phrases(name)
        expected = set(schema["enum"]) if "enum" in schema else {"n"}
        assert expected <= set(words), name
        for key, clauses in words.items():
            assert {"fr", "en"} <= set(clauses), (name, key)
            for form in [clauses, *(value for value in clauses.values() if isinstance(value, dict))]:
                assert {"fr", "en"} <= set(form)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), [("contree", n) for n in CONTREE] + [("comptoir", n) for n in COMPTOIR])
def test_no_field_is_left_open(game, name, language):
    rules = load(name, game)
    for number in articles("C" if game == "contree" else "K"):
        text = in_force(number, language, rules)
        assert text
        assert not re.search(r"[{}]", text), (number, text)
        assert "  " not in text
        assert not text.endswith((".", ";", ","))
    for parameter in parameters_of(game):
        assert not re.search(r"[{}]", clause(parameter, rules, language))


@pytest.mark.parametrize("name", CONTREE)
def test_articles_name_the_numbers_of_the_rule_set(name):
    rules = load(name, "contree")
    own = rules.parameters
    bids = said("C-2.4", rules)
    assert str(own.bid_minimum.value) in bids
    assert ("sans maximum" in bids) == (own.bid_maximum.value == 0)
    assert own.bid_maximum.value == 0 or str(own.bid_maximum.value) in bids
    assert ("82" in bids) == (own.bid_82.value == "counts_80") == ("82" in said("C-7.1", rules))
    assert said("C-2.6", rules).startswith({3: "trois", 4: "quatre"}[own.closing_passes.value])
    assert ("tout-atout" in said("C-2.3", rules).split("ni ")[0]) == ("AT" in own.denominations.value)
    assert str(152 + own.last_trick_capot.value) in said("C-6.2", rules)
    assert str(152 + own.last_trick_generale.value) in said("C-6.3", rules)
    assert (str(own.target.value) in said("C-9.1", rules)) == (own.target.value > 0)
    assert ("dépassé" in said("C-9.1", rules)) == (own.target_reach.value == "pass")
    assert ("chutée" in said("C-9.1", rules)) == (own.end_deal.value == "made")


@pytest.mark.parametrize("name", CONTREE)
def test_articles_say_the_choices_of_the_rule_set(name):
    own, rules = load(name, "contree").parameters, load(name, "contree")
    for number, parameter, word, choice in (
        ("C-4.7", "undertrump", "sous-coupe", "forced"),
        ("C-4.8", "partner_ruff", "monte", "higher"),
        ("C-2.8", "contre_turn", "à tout moment", "any_time"),
        ("C-5.4", "belote_all_trumps", "une belote par couleur", "each_suit"),
        ("C-7.2", "equality", "preneurs perdent", "takers_lose"),
        ("C-7.2", "equality", "même à égalité", "contract_decides"),
        ("C-7.2", "equality", "gardée", "held"),
        ("C-8.7", "rounding", "ne sont pas arrondis", "none"),
        ("C-8.7", "rounding", "vers le bas", "ten_5_down"),
        ("C-8.7", "rounding_last_deal", "objectif", "exact"),
        ("C-3.4", "ta_values", "V 14", "w14"),
        ("C-3.4", "ta_values", "V 13", "w13"),
        ("C-3.3", "nt_values", "A 19", "a19"),
    ):
        assert (word in said(number, rules)) == (getattr(own, parameter).value == choice), (number, parameter)


@pytest.mark.parametrize("name", CONTREE)
def test_the_lines_of_the_grid_are_quoted_as_they_are(name):
    rules = load(name, "contree")
    for index, level in enumerate(LEVELS):
        for offset, outcome in enumerate(("made", "failed")):
            text = said(f"C-8.{2 * index + offset + 1}", rules, "en").replace(" ", "")
            takers, defenders = (
                cell.strip().replace("0", "nothing") if cell.strip() == "0" else cell.strip().replace(" ", "")
                for cell in getattr(getattr(rules.marking, outcome), level).split("/")
            )
            assert f":{takers}tothetakers,{defenders}tothedefence" in text
            rows = {"made": "made_all capot_made", "failed": "failed_all capot_failed"}[outcome].split()
            for row in rows:
                square = getattr(getattr(rules.marking, row), level, None)
                if square is not None and square != getattr(getattr(rules.marking, outcome), level):
                    quoted = "/".join("nothing" if cell.strip() == "0" else cell.strip() for cell in square.split("/"))
                    assert quoted.replace(" ", "") in text, row


def test_a_bid_that_cannot_be_doubled_is_said_to_be_so():
    assert "capot annoncé: ne se contre pas" in said("C-8.3", load("pagat", "contree"))
    assert "ne se contre pas" not in said("C-8.1", load("pagat", "contree"))


def test_the_base_rules_are_quoted_where_no_rule_set_is_told():
    assert in_force("C-4.7", "fr") == said("C-4.7", load("seed", "contree"))
    # A rule set of the other game settles nothing here.
    assert in_force("C-4.7", "fr", load("seed", "comptoir")) == in_force("C-4.7", "fr")
    assert in_force("B-4", "fr", load("bga", "contree")) == articles("B")["B-4"].short["fr"]
    assert in_force("C-99.9", "fr") is None


def test_values_that_no_shipped_rule_set_has():
    assert said("C-1.2", seed_with("direction=clockwise")).endswith("dans le sens des aiguilles d'une montre")
    assert said("C-2.9", seed_with("contre_freezes=open")) != in_force("C-2.9", "fr")
    assert said("C-4.1", seed_with("first_leader=taker")).startswith("le preneur entame")
    assert said("C-4.4", seed_with("partner_overtrump=free")).endswith("sauf sur son partenaire")
    assert said("C-5.2", seed_with("belote_say=auto")).endswith("dite ou non")
    assert said("C-7.1", seed_with("belote_helps=apart")) == "il faut T au moins égal au contrat"
    assert "T plus grand que D;" in said("C-7.2", seed_with("belote_helps=apart"))
    assert "rejoue" in said("C-7.2", seed_with("equality=replay"))
    assert said("C-9.2", seed_with("end_tie=draw")).endswith("personne ne gagne")
    assert "162" in said("C-10.4", seed_with("penalties=flat162"))
    assert "générale" in said("C-2.5", seed_with("generale_bid=500"))
    assert "capot ne s'annonce pas" in said("C-2.5", seed_with("capot_bid=0"))
    assert "de 20 en 20" in said("C-2.4", seed_with("bid_step=20", "bid_maximum=160"))
    assert "262" in said("C-6.2", seed_with("last_trick_capot=110"))
    assert "la dernière levée" not in said("C-6.1", seed_with("last_trick=0"))
    assert "♠ SA" in said("C-2.3", seed_with('denominations=["S", "NT"]'))
    assert "à l'unité" in said("C-8.7", seed_with("ta_values=raw"))
    assert "si elle est dite" in said("K-5.1", seed_with("belote_worth=20", "belote_say=strict", game="comptoir"))


def test_who_keeps_a_belote_is_read_off_the_grid():
    def kept(name):
        return belote_kept(load(name, "contree").marking, "en")

    assert kept("seed") == "the belote stays with its holder, is never doubled"
    assert kept("ascee2a") == "belote is not marked"
    assert kept("tournoi-international") == (
        "made: the takers have the belotes of both sides; failed: the defence has the belotes of both sides"
    )
    assert "multiplied by 4" in kept("bga")
    odd = seed_with("marking.made.plain=T+Bd / D")
    assert "Bd to the takers, nothing to the defence" in belote_kept(odd.marking, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_off_the_grids(language, snapshot):
    lines = []
    for name in CONTREE:
        lines += [name, *(f"  {line}" for line in grid_lines(load(name, "contree").marking, language))]
    assert "\n".join(lines) == snapshot


@pytest.mark.parametrize("language", LANGUAGES)
def test_articles_where_rule_sets_differ_from_the_base(language, snapshot):
    lines = []
    for book, game in (("C", "contree"), ("K", "comptoir")):
        for number in articles(book):
            usual = in_force(number, language)
            lines.append(f"{number} {usual}")
            for name in names(game):
                text = in_force(number, language, load(name, game))
                lines += [f"  {name}: {text}"] if text != usual else []
    assert "\n".join(lines) == snapshot


def test_a_file_of_a_user_is_quoted_too(tmp_path):
    path = tmp_path / "club.toml"
    path.write_text('extends = "bga"\nundertrump = "free"\n', encoding="utf-8")
    rules = load_file(path)
    assert said("C-4.7", rules, "en") == "with no higher trump one plays any card"
    assert said("C-2.4", rules, "en") == said("C-2.4", load("bga", "contree"), "en")
