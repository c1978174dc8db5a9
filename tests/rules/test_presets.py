"""The rule sets that are shipped: complete, sourced, and resting on articles that exist."""

import pytest

from referee.diagnostics.codes import CODES
from referee.games.compose import compose
from referee.rules.articles import article, articles, settled_by
from referee.rules.load import UnknownRuleSetError, built, load, names
from referee.rules.model import DOES_NOT_APPLY, LEVELS, NOT_STATED, ContreeRules, Marking
from referee.rules.sheet import Sheet

GAMES = ("contree", "comptoir")
ALL = [(game, name) for game in GAMES for name in names(game)]


def parameters(rules):
    return {name: getattr(rules.parameters, name) for name in type(rules.parameters).model_fields}


def test_every_game_has_its_seed_and_comptoir_its_variants():
    assert "seed" in names("contree")
    assert {"seed", "adpoker", "dix-points"} <= set(names("comptoir"))


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_parameter_has_an_article_that_exists_and_a_source(game, name):
    rules = load(name, game)
    assert (rules.game, rules.name) == (game, name)
    assert rules.title["fr"]
    assert rules.title["en"]
    for key, parameter in parameters(rules).items():
        assert key in article(settled_by(key, "C" if game == "contree" else "K")).parameters
        assert parameter.source in {*rules.sources, NOT_STATED, DOES_NOT_APPLY}, key
        assert parameter.chosen or parameter.source != NOT_STATED, key


@pytest.mark.parametrize("name", names("contree"))
def test_every_square_of_the_grid_has_a_source(name):
    rules = load(name, "contree")
    for row in Marking.model_fields:
        found = getattr(rules.marking, row)
        if found is not None:
            assert set(found.source) == {level for level in LEVELS if getattr(found, level) is not None}
            assert set(found.source.values()) <= set(rules.sources)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_no_source_is_named_that_nothing_rests_on(game, name):
    text = load(name, game).model_dump_json()
    assert all(text.count(f'"{source}"') > 1 for source in load(name, game).sources)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_rule_set_composes_into_a_game_whose_articles_exist(game, name):
    composed = compose(load(name, game))
    cited = [getattr(composed.articles, field) for field in composed.articles.__dataclass_fields__]
    cited += [composed.play.articles.hold, composed.play.articles.lead, composed.play.articles.size]
    cited += [composed.play.articles.winner, composed.play.articles.number, *composed.play.articles.points]
    cited += [step.article for ladder in composed.play.duties for row in ladder for step in row.steps]
    cited += [composed.hands.hands, composed.hands.pack]
    for number in cited:
        assert article(number) is not None, number
    book = "C" if game == "contree" else "K"
    assert {number[0] for number in cited} <= {book, "B"}


def test_every_code_rests_on_an_article_that_exists():
    for code in CODES.values():
        assert article(code.article) is not None, code.code


def test_every_article_has_its_texts_in_both_languages():
    for book in "CKB":
        for one in articles(book).values():
            assert set(one.title) == {"fr", "en"}, one.number
            assert set(one.short) == {"fr", "en"}, one.number
            assert one.reason == {} or set(one.reason) == {"fr", "en"}, one.number


def test_names_are_found_whatever_their_case_and_never_replaced():
    assert load("SEED", "contree") == load("seed", "contree")
    for name in ("", "sed", "adpoker"):
        with pytest.raises(UnknownRuleSetError):
            load(name, "contree")


# Digest: it changes with what is settled, and with nothing else


def test_the_digest_is_of_the_values_alone():
    rules = load("seed", "contree")
    data = rules.model_dump(mode="json")
    digest = rules.digest
    assert len(digest) == 16
    for key in ("name", "version", "extends"):
        assert ContreeRules.model_validate({**data, key: "other"}).digest == digest
    for change, same in (({"source": "another"}, True), ({"chosen": False}, True), ({"value": "free"}, False)):
        changed = {**data["parameters"], "undertrump": {**data["parameters"]["undertrump"], **change}}
        assert (ContreeRules.model_validate({**data, "parameters": changed}).digest == digest) is same
    failed = {**data["marking"]["failed"], "plain": "Bt / 160+D+Bd"}
    assert ContreeRules.model_validate({**data, "marking": {**data["marking"], "failed": failed}}).digest != digest


def test_the_digest_is_the_same_however_a_value_came_to_be_set():
    same = Sheet("x.toml", 'extends = "seed"\nundertrump = "forced"\nmarking.made.plain = "T+Bt / D+Bd"')
    seed = load("seed", "contree")
    assert built(same, "contree", seed).digest == seed.digest


def test_the_rule_sets_differ():
    assert len({load(name, game).digest for game, name in ALL}) == len(ALL)
