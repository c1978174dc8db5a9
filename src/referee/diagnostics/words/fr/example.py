"""The deal of the examples in French: the same for all that need one, so that each is a whole one."""

from typing import Final

__all__ = ["played"]

_DEAL: Final = """\
donne 1 donneur {dealer}
mains
  O: ♦ A 10 R D V 9 8 7
  S: ♠ A V 10   ♥ 10 R D 8   ♣ A
  E: ♠ D 8   ♥ 9 7   ♣ 10 R D V
  N: ♠ R 9 7   ♥ A V   ♣ 9 8 7
contrat {contract}
plis
"""


def played(dealer: str, contract: str, *tricks: str) -> str:
    """Give that deal with a dealer, a contract and its first tricks."""
    return _DEAL.format(dealer=dealer, contract=contract) + "".join(f"  {trick}\n" for trick in tricks)
