"""The rule sets that are shipped: complete, sourced, and resting on articles that exist."""

import tomllib

import pytest
from pydantic import ValidationError

from referee.diagnostics.codes import CODES
from referee.games.compose import compose
from referee.resources import folder
from referee.rules.articles import article, articles
from referee.rules.load import UnknownRuleSetError, load, names
from referee.rules.model import ComptoirRules, ContreeRules

GAMES = ("contree", "comptoir")
ALL = [(game, name) for game in GAMES for name in names(game)]


def parameters(rules):
    return {name: getattr(rules.parameters, name) for name in type(rules.parameters).model_fields}


def raw(game: str, name: str) -> dict:
    text = (folder("seeds") / "presets" / game / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


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
        assert article(parameter.article) is not None, key
        assert parameter.source in rules.sources or parameter.source.startswith("not stated"), key


@pytest.mark.parametrize(("game", "name"), ALL)
def test_an_article_says_which_parameters_change_it(game, name):
    for key, parameter in parameters(load(name, game)).items():
        assert key in article(parameter.article).parameters, (parameter.article, key)


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
    data = raw("contree", "seed")
    digest = load("seed", "contree").digest
    assert len(digest) == 16
    for key in ("name", "version"):
        assert ContreeRules.model_validate({**data, key: "other"}).digest == digest
    commented = {**data["parameters"], "undertrump": {**data["parameters"]["undertrump"], "source": "another"}}
    assert ContreeRules.model_validate({**data, "parameters": commented}).digest == digest
    changed = {**data["parameters"], "undertrump": {**data["parameters"]["undertrump"], "value": "free"}}
    assert ContreeRules.model_validate({**data, "parameters": changed}).digest != digest
    failed = {**data["marking"]["failed"], "1": {"article": "C-8.2", "takers": "Bt", "defenders": "160+D+Bd"}}
    assert ContreeRules.model_validate({**data, "marking": {**data["marking"], "failed": failed}}).digest != digest


def test_the_rule_sets_differ():
    assert len({load(name, game).digest for game, name in ALL}) == len(ALL)


@pytest.mark.parametrize(("game", "model"), [("contree", ContreeRules), ("comptoir", ComptoirRules)])
def test_a_rule_set_knows_no_other_parameter_and_lacks_none(game, model):
    data = raw(game, "seed")
    extra = {**data["parameters"], "moon": {"value": "full", "article": "C-1.1", "source": "SEED"}}
    with pytest.raises(ValidationError):
        model.model_validate({**data, "parameters": extra})
    lacking = {key: value for key, value in data["parameters"].items() if key != "penalties"}
    with pytest.raises(ValidationError):
        model.model_validate({**data, "parameters": lacking})
    wrong = {**data["parameters"], "penalties": {**data["parameters"]["penalties"], "value": "perhaps"}}
    with pytest.raises(ValidationError):
        model.model_validate({**data, "parameters": wrong})
