"""Which other rule sets give the score on a sheet that is wrong under its own."""

from dataclasses import replace

from referee.diagnostics.model import Finding
from referee.engine.claims import agrees, claimed_by_party
from referee.engine.deal import judge_deal
from referee.judging.rulesets import prepare
from referee.kernel.table import Table
from referee.record.model import Deal, Game
from referee.rules.load import load, names

__all__ = ["with_fitting"]


def with_fitting(
    findings: tuple[Finding, ...], deal: Deal, dealer: int | None, game: Game, own: str, table: Table
) -> tuple[Finding, ...]:
    """Name, beside a score that is wrong, the rule sets of the game that give it; ``own``: the digest of those in force."""
    return tuple(
        replace(finding, facts={**finding.facts, **_fits(deal, dealer, game, own, table)})
        if finding.code == "M201"
        else finding
        for finding in findings
    )


def _fits(deal: Deal, dealer: int | None, game: Game, own: str, table: Table) -> dict[str, object]:
    claim = {str(party): figure for party, figure in (deal.score or {}).items()}
    claimed = claimed_by_party(claim, table)
    fits = []
    for name in names(game):
        rules = prepare(load(name, game))
        if rules.stamp.digest == own:
            continue
        score = judge_deal(rules.game, table, deal, dealer).score
        if score is not None and None not in score and agrees(claimed, score):
            fits.append(name)
    return {"fits": fits} if fits else {}
