"""One deal, judged under every rule set of its game: who marks what, by which terms, and what is not allowed there."""

import pytest

import referee
from record_samples import DEAL_TEXT
from referee.rules.load import names

COMPTOIR = """\
[Game "comptoir"]

deal 1 dealer P1
hands
  P2: S A 10  H J    D -    C 9
  P3: S K     H 9 8  D -    C Q
  P1: S 7     H A    D J    C A
auction
  P2: 25  P3: 30    P1: pass
  P2: 41  P3: pass  P1: pass
tricks
  1. P2: HJ H9 HA
  2. P2: SA SK S7
  3. P2: S10 H8 DJ
  4. P3: CQ CA C9
"""
DEALS = {
    "contree": f'[Jeu "contrée"]\n\n{DEAL_TEXT}',
    "comptoir": COMPTOIR,
    "capot": '[Game "contree"]\n\ndeal 1 dealer N\ncontract E capot H contre\nsummary tricks EW 8 belote NS\n',
    "failed": '[Game "contree"]\n\ndeal 1 dealer N\ncontract E 100H surcontre\nsummary EW 73 belote EW\n',
    "swept": '[Game "contree"]\n\ndeal 1 dealer N\ncontract E 100H\nsummary tricks NS 8 belote NS\n',
}


@pytest.mark.parametrize("deal", DEALS)
def test_one_deal_under_every_rule_set(deal, snapshot):
    game = "comptoir" if deal == "comptoir" else "contree"
    lines = []
    for name in names(game):
        (match,) = referee.judge(referee.loads(DEALS[deal]), rules=f"{game}/{name}").matches
        (judged,) = match.deals
        assert match.rules.name == name
        terms = "; ".join(
            f"{party} {' + '.join(f'{term} {worth}' for term, worth in judged.terms[party]) or 0}"
            for party in judged.terms
        )
        codes = " ".join(one.code for one in judged.diagnostics)
        lines.append(f"{name}: {judged.status} {judged.score or ''} [{terms}] {codes}".rstrip())
    assert "\n".join(lines) == snapshot
