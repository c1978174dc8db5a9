"""The language is settled before anything else is: asked for, else of the environment, else French."""

import pytest

from referee.cli.help_texts import ARGUMENTS, COMMANDS, HEADINGS, METAVARS, OPTIONS
from referee.cli.language import Phrase, choose
from referee.cli.words import MESSAGES


@pytest.mark.parametrize(
    ("argv", "environ", "lang"),
    [
        ([], {}, "fr"),
        ([], {"LANG": "C.UTF-8"}, "fr"),
        ([], {"LANG": "de_DE.UTF-8"}, "fr"),
        ([], {"LANG": "en_GB.UTF-8"}, "en"),
        ([], {"LC_ALL": "fr_FR.UTF-8", "LANG": "en_GB.UTF-8"}, "fr"),
        ([], {"LC_ALL": "", "LC_MESSAGES": "en_US", "LANG": "fr_FR"}, "en"),
        ([], {"REFEREE_LANG": "en", "LANG": "fr_FR.UTF-8"}, "en"),
        ([], {"REFEREE_LANG": "klingon", "LANG": "en_US"}, "en"),
        (["check", "--lang", "en"], {"REFEREE_LANG": "fr"}, "en"),
        (["--lang=fr", "check"], {"REFEREE_LANG": "en"}, "fr"),
        (["--lang", "fr", "check", "--lang", "en"], {}, "en"),
        (["check", "--", "--lang", "en"], {}, "fr"),
    ],
)
def test_the_language_is_chosen_from_the_nearest_source(argv, environ, lang):
    assert choose(argv, environ) == lang


@pytest.mark.parametrize("table", [MESSAGES, COMMANDS, HEADINGS, METAVARS, OPTIONS])
def test_every_phrase_is_said_in_both_languages(table):
    assert all(phrase.fr and phrase.en for phrase in table.values() if isinstance(phrase, Phrase))


def test_both_languages_fill_in_the_same_facts():
    from string import Formatter

    for key, phrase in MESSAGES.items():
        french, english = ({name for _, name, _, _ in Formatter().parse(text) if name} for text in phrase)
        assert french == english, key


def test_every_argument_is_described():
    assert set(ARGUMENTS) == set(COMMANDS) - {""}
