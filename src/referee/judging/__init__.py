"""Judging: items of a record in, verdicts and findings out."""

from referee.judging.events import DealJudged, FileClosed, Judged, MatchClosed, MatchOpened
from referee.judging.items import judge_items
from referee.judging.rulesets import RulesChoice

__all__ = ["DealJudged", "FileClosed", "Judged", "MatchClosed", "MatchOpened", "RulesChoice", "judge_items"]
