import itertools

import pytest

from referee.diagnostics.model import Status
from referee.judging import RulesChoice, judge_items
from referee.judging.events import DealJudged
from referee.notation import read_text
from referee.notation.writer import dumps
from referee.record.document import document_of
from referee.skeletons import skeleton

EVERY = list(itertools.product(("deal", "match", "sheet"), ("fr", "en"), ("contree", "comptoir")))


@pytest.mark.parametrize(("kind", "language", "game"), EVERY)
def test_it_reads_without_a_problem_and_is_canonical(kind, language, game):
    text = skeleton(kind, language, game)
    found = document_of(read_text(text))
    (match,) = found.matches
    assert (match.game, match.language, match.problems) == (game, language, ())
    assert [deal.problems for deal in match.deals] == [()] * {"deal": 1, "match": 2, "sheet": 3}[kind]
    assert dumps(found) == text


@pytest.mark.parametrize(("kind", "language", "game"), EVERY)
def test_what_was_not_filled_in_is_never_taken_for_a_good_deal(kind, language, game):
    judged = list(judge_items(read_text(skeleton(kind, language, game)), RulesChoice()))
    statuses = {event.verdict.status for event in judged if isinstance(event, DealJudged)}
    assert statuses <= {Status.REFUSED, Status.CONTESTED, Status.UNFINISHED}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_filled_in_sheet_is_judged(language):
    parties = {"fr": "EO", "en": "EW"}[language]
    text = (
        skeleton("deal", language, "contree").split("\n\n")[0]
        + {
            "fr": "\n\ndonne 1 donneur N\ncontrat N 100♥\nbilan NS 110\nscore NS 110 EO 52\n",
            "en": "\n\ndeal 1 dealer N\ncontract N 100♥\nsummary NS 110\nscore NS 110 EW 52\n",
        }[language]
    )
    assert parties in text
    judged = [event for event in judge_items(read_text(text), RulesChoice()) if isinstance(event, DealJudged)]
    assert [event.verdict.status for event in judged] == [Status.PARTIAL]


def test_comments_speak_the_language_of_the_record():
    assert "#" in skeleton("deal", "fr")
    assert "cartes" in skeleton("deal", "fr")
    assert "cards" in skeleton("deal", "en")
    assert "cartes" not in skeleton("deal", "en")
