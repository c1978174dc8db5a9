"""A dispute as it was computed becomes the ``dispute/1`` of the JSON interface, worded in a language."""

from collections.abc import Iterable

from referee.diagnostics.model import Finding
from referee.engine.slips import Slip
from referee.judging.dispute import DealDispute, DealUnder, MatchDispute, Standing
from referee.judging.verdicts import claims_of, contract_of, scores_of, terms_of
from referee.record.model import Game, Language
from referee.record.stream import NoSource, Source
from referee.report.diagnose import diagnose
from referee.report.disputes.words import explained
from referee.verdict import dispute as models
from referee.verdict.model import Diagnostic

__all__ = ["match_model"]


def match_model(dispute: MatchDispute, language: Language) -> models.MatchDispute:
    """Give the document of a match."""
    standings = dispute.standings()
    exact = tuple(one.rules.stamp.name for one in standings if one.exact) if dispute.claims else ()
    best = min((one.nearness for one in standings), default=None)
    near = () if exact or not dispute.claims else tuple(s.rules.stamp.name for s in standings if s.nearness == best)
    game = dispute.match.game
    return models.MatchDispute(
        index=dispute.index,
        game=game,
        rules=None if dispute.own is None else dispute.own.stamp,
        tags={tag.name: tag.value for tag in dispute.match.tags},
        claims=dispute.claims,
        exact=exact,
        nearest=near,
        rule_sets=tuple(_rule_set(one, dispute, language) for one in standings),
        deals=tuple(_deal(deal, dispute, language) for deal in dispute.deals),
        diagnostics=_worded(dispute.findings, dispute.source, None, language, game),
    )


def _rule_set(standing: Standing, dispute: MatchDispute, language: Language) -> models.RuleSetDispute:
    result = standing.result
    return models.RuleSetDispute(
        rules=standing.rules.stamp,
        exact=standing.exact,
        wrong=standing.wrong,
        unknown=standing.unknown,
        gap=standing.gap,
        parts_at=None if standing.parts_at is None else dispute.deals[standing.parts_at].number,
        result=None if result is None else diagnose(result, dispute.source, None, language, dispute.match.game),
    )


def _deal(deal: DealDispute, dispute: MatchDispute, language: Language) -> models.DealDispute:
    return models.DealDispute(
        number=deal.number,
        claims=claims_of(deal.deal, dispute.table),
        under=tuple(_under(under, deal, dispute, language) for under in deal.under),
    )


def _under(under: DealUnder, deal: DealDispute, dispute: MatchDispute, language: Language) -> models.DealUnder:
    table, game, outcome = dispute.table, dispute.match.game, under.entry.outcome
    claimed = bool(deal.deal.score) and under.gap is not None
    return models.DealUnder(
        rules=under.rules.stamp.name,
        contract=contract_of(game or "contree", under.entry, table),
        made=outcome.made,
        score=None if outcome.score is None else scores_of(table, outcome.score),
        terms=terms_of(table, outcome.terms),
        total=scores_of(table, under.entry.total),
        agrees=not any(finding.path == ("score",) for finding in under.wrong) if claimed else None,
        gap=under.gap,
        legal=not under.illegal,
        explanations=tuple(_explanation(slip, dispute, language, outcome.made) for slip in under.slips),
        wrong=_worded(under.wrong, deal.source, deal.number, language, game),
        illegal=_worded(under.illegal, deal.source, deal.number, language, game),
    )


def _explanation(
    slip: Slip,
    dispute: MatchDispute,
    language: Language,
    made: bool | None,  # noqa: FBT001 (what is told)
) -> models.Explanation:
    return models.Explanation(
        cause=slip.cause,
        facts=dict(slip.facts),
        score=scores_of(dispute.table, slip.score),
        message=explained(slip.cause, slip.facts, language, made),
    )


def _worded(
    findings: Iterable[Finding], source: Source | NoSource, deal: int | None, language: Language, game: Game | None
) -> tuple[Diagnostic, ...]:
    return tuple(diagnose(finding, source, deal, language, game) for finding in findings)
