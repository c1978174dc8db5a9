"""The deal of the examples in English: the same for all that need one, so that each is a whole one."""

from typing import Final

__all__ = ["played"]

_DEAL: Final = """\
deal 1 dealer {dealer}
hands
  W: ♦ A 10 K Q J 9 8 7
  S: ♠ A J 10   ♥ 10 K Q 8   ♣ A
  E: ♠ Q 8   ♥ 9 7   ♣ 10 K Q J
  N: ♠ K 9 7   ♥ A J   ♣ 9 8 7
contract {contract}
tricks
"""


def played(dealer: str, contract: str, *tricks: str) -> str:
    """Give that deal with a dealer, a contract and its first tricks."""
    return _DEAL.format(dealer=dealer, contract=contract) + "".join(f"  {trick}\n" for trick in tricks)
