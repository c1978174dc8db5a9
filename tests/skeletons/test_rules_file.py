"""The file of rules to fill in: it can be used as it is, and each of its lines once its hash sign is gone."""

import re

import pytest

from referee.rules.files import load_file
from referee.rules.load import load
from referee.rules.written import parameters_of
from referee.skeletons import skeleton

both_games = pytest.mark.parametrize("game", ["contree", "comptoir"])
both_languages = pytest.mark.parametrize("language", ["fr", "en"])


@both_games
@both_languages
def test_it_can_be_used_as_it_is(tmp_path, game, language):
    path = tmp_path / "club.toml"
    path.write_text(skeleton("rules", language, game), encoding="utf-8")
    rules = load_file(path)
    assert rules.game == game
    assert rules.digest == load("seed", game).digest


@both_games
@both_languages
def test_every_line_can_be_used(tmp_path, game, language):
    path = tmp_path / "club.toml"
    text = re.sub(r"^# (?=[\w.]+ = )", "", skeleton("rules", language, game), flags=re.MULTILINE)
    path.write_text(text, encoding="utf-8")
    rules = load_file(path)
    assert rules.parameters.misdeal_dealer.source == "club"
    for name in parameters_of(game):
        assert getattr(rules.parameters, name).value == getattr(load("seed", game).parameters, name).value
    assert not re.search(r"[{}]", text)


@both_languages
def test_every_parameter_and_every_choice_is_told(language):
    text = skeleton("rules", language, "contree")
    for name, schema in parameters_of("contree").items():
        assert f"# {name} = " in text
        for choice in schema.get("enum", ()):
            assert f"#   {choice}: " in text


@both_languages
def test_what_is_written(language, snapshot):
    assert skeleton("rules", language, "contree") == snapshot
