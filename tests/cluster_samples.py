"""Files for a cluster: matches one after the other, right and wrong, in every layout that a cut has to mind."""

from functools import cache
from random import Random

from plain.differential import drawn
from referee import dumps
from referee.notation.writer import UnreadableRecord

VERIFIED = """\
[Jeu "contrée"]
[Règles "seed"]
[Table "{table}"]

donne 1 donneur N
contrat E 90♥ contre
bilan EO 87 belote EO
score NS 0 EO 287
total NS 0 EO 287

donne 2
contrat S 100♠
bilan NS 110
score NS {score} EO 52
"""


@cache
def random_text(seed, matches=30):
    """Matches drawn at random, as one text."""
    random = Random(seed)
    texts = []
    while len(texts) < matches:
        match = drawn(random).match
        try:
            texts.append(dumps(match, "bgn"))
        except UnreadableRecord:
            continue
    return "\n".join(texts)


def sheets(count, wrong=7):
    """Sheets of which some are wrong, as one text: every ``wrong``-th."""
    return "\n".join(VERIFIED.format(table=n, score=120 if n % wrong == 0 else 110) for n in range(count))


HOSTILE = [
    # Tags, and a claim that belongs to no deal.
    '[Jeu "contrée"]\nscore NS 10 EO 0\n\n[Jeu "contrée"]\n\ndonne 1 donneur N\nscore NS 1 EO 1\n',
    # A comment that was never closed, with what looks like a boundary in it.
    VERIFIED.format(table=1, score=110) + "{ note\nscore NS 1 EO 1\n\n" + VERIFIED.format(table=2, score=110),
    VERIFIED.format(table=1, score=110) + "{ note\ndonne 7\nscore NS 1 EO 1\n\n" + VERIFIED.format(table=2, score=110),
    # Text before the first match; deals without one.
    "n'importe quoi\nscore NS 1 EO 1\n\n" + VERIFIED.format(table=1, score=110),
    "donne 1 donneur N\nscore NS 1 EO 1\n\n" + VERIFIED.format(table=1, score=110),
    # Tags that are broken, another language, an unknown game.
    VERIFIED.format(table=1, score=110)
    + '\n[Jeu contrée]\n\ndonne 1 donneur N\nscore NS 1\n\n[Game "contree"]\n\ndeal 1 dealer N\nscore NS 1\n\n[Jeu "poker"]\n',
    # A block of tags whose game tag is not the first: its other tags stand before the boundary.
    VERIFIED.format(table=1, score=110) + '\n[Table "9"]\n[Jeu "contrée"]\n\ndonne 1 donneur N\nscore NS 1 EO 1\n',
    # Tags without a game before the claim and the next match.
    VERIFIED.format(table=1, score=110) + '\n[Table "9"]\nscore NS 1 EO 1\n\n' + VERIFIED.format(table=2, score=110),
    # A bad byte, an indented tag, blanks on the blank line, other ends of lines.
    VERIFIED.format(table=1, score=110) + " \t\n" + VERIFIED.format(table=2, score=110).replace("[Table", "  [Table"),
    sheets(5).replace("\n", "\r\n"),
    sheets(5).replace("\n", "\r"),
    sheets(3).replace("\n", "\r\n") + "\r\n" + sheets(3),
    # A mark at the beginning.
    "\ufeff" + sheets(4),
]


def texts():
    """All that may be cut, or had better not be."""
    junk = "n'importe quoi\n"
    return [*HOSTILE, sheets(9), "# of a club\n\n" + sheets(3), random_text(1), "", junk, sheets(2) + "\n[Table"]
