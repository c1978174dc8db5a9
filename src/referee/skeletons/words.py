"""What the skeletons say to whoever fills them in, in French and in English."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from referee.record.model import Language

__all__ = ["WORDS"]

_FRENCH: Final = {
    "deal": ("Une donne à remplir, puis à faire vérifier: referee check FICHIER.bgn",),
    "match": (
        "Un match à remplir, puis à faire vérifier: referee check FICHIER.bgn",
        "Recopiez le bloc d'une donne autant de fois qu'il en faut: numéro et donneur se suivent d'eux-mêmes.",
    ),
    "sheet": (
        "Une feuille de marque à remplir, sans les cartes, puis à faire vérifier: referee check FICHIER.bgn",
        "Recopiez le bloc d'une donne autant de fois qu'il en faut: numéro et donneur se suivent d'eux-mêmes.",
    ),
    "reading": (
        "Ce qui suit un dièse est un commentaire: gardez-le ou effacez-le. Les accents et les majuscules sont libres.",
        "Couleurs: ♠ ♥ ♦ ♣, ou les lettres P C K T (pique, cœur, carreau, trèfle). Rangs: A 10 R D V 9 8 7.",
    ),
    "seats-contree": ("Places, dans l'ordre du jeu: N O S E. Camps: NS et EO.",),
    "seats-comptoir": ("Joueurs, dans l'ordre du jeu: J1 J2 J3 J4; effacez ceux qui ne jouent pas.",),
    "tags": ("Entre les guillemets, ce que vous savez; une ligne inutile s'efface.",),
    "hands-contree": (
        "Les huit cartes de chacun au début de la donne; un tiret pour une couleur absente.",
        "Exemple:  O: ♠ A  ♥ A 10 R D 7  ♦ -  ♣ D 7",
    ),
    "hands-comptoir": (
        "Les cartes de chacun, autant pour tous, de une à huit; un tiret pour une couleur absente.",
        "Exemple:  J2: ♠ A 10  ♥ V  ♦ -  ♣ 9",
    ),
    "auction-contree": (
        "Ce que chacun a dit: passe, 80♥ (ou 80 C), 110 SA, 100 TA, capot ♠, contre, surcontre.",
        "Le joueur après le donneur parle le premier. Exemple:  O: 80♥  S: passe  E: 90♥  N: contre",
    ),
    "auction-comptoir": (
        "Ce que chacun a dit: un nombre de points, ou passe. Le joueur après le donneur parle le premier.",
        "Exemple:  J2: 25  J3: 30  J1: passe",
    ),
    "tricks-contree": (
        "Chaque pli: qui entame, puis les quatre cartes dans l'ordre où elles tombent; rien d'autre n'est nécessaire.",
        "Belote et rebelote s'écrivent derrière leur carte. Exemple:  5. O: ♥D belote ♥V ♦10 ♠8",
    ),
    "tricks-comptoir": (
        "Chaque pli: qui entame, puis une carte de chacun dans l'ordre où elles tombent. La première entame fait l'atout.",
        "Exemple:  1. J2: ♥V ♥9 ♥A",
    ),
    "contract-contree": (
        "Le preneur et son enchère, puis contre ou surcontre s'il y a lieu. Exemple:  contrat E 90♥ contre",
    ),
    "contract-comptoir": ("Le preneur et son enchère. Exemple:  contrat J2 41",),
    "summary-contree": (
        "Les points des plis, dix de der compris, belote à part; puis la belote. Exemple:  bilan NS 75 EO 87 belote EO",
        "À défaut de points:  bilan fait  ou  bilan chuté",
    ),
    "summary-comptoir": (
        "Les points du preneur. Exemple:  bilan J2 60  - à défaut de points:  bilan fait  ou  bilan chuté",
    ),
    "score-contree": ("La marque de la donne telle que la feuille la porte: c'est elle qui est vérifiée.",),
    "score-comptoir": ("Qui a marqué, tel que la feuille le porte; un joueur non nommé a 0.",),
    "total-contree": ("Les totaux tels que la feuille les porte; effacez la ligne si elle n'en a pas.",),
    "total-comptoir": ("Les totaux tels que la feuille les porte; un joueur non nommé a 0.",),
}
_ENGLISH: Final = {
    "deal": ("A deal to fill in and to have verified: referee check FILE.bgn",),
    "match": (
        "A match to fill in and to have verified: referee check FILE.bgn",
        "Copy the block of a deal as often as needed: number and dealer follow by themselves.",
    ),
    "sheet": (
        "A score sheet to fill in, without the cards, and to have verified: referee check FILE.bgn",
        "Copy the block of a deal as often as needed: number and dealer follow by themselves.",
    ),
    "reading": (
        "What follows a hash sign is a comment: keep it or delete it. Capitals do not matter.",
        "Suits: ♠ ♥ ♦ ♣, or the letters S H D C. Ranks: A 10 K Q J 9 8 7.",
    ),
    "seats-contree": ("Seats, in order of play: N W S E. Sides: NS and EW.",),
    "seats-comptoir": ("Players, in order of play: P1 P2 P3 P4; delete those who do not play.",),
    "tags": ("Between the quotation marks, what you know; a line of no use can be deleted.",),
    "hands-contree": (
        "The eight cards of each at the start of the deal; a dash for a suit that is missing.",
        "Example:  W: ♠ A  ♥ A 10 K Q 7  ♦ -  ♣ Q 7",
    ),
    "hands-comptoir": (
        "The cards of each, as many for all, one to eight; a dash for a suit that is missing.",
        "Example:  P2: ♠ A 10  ♥ J  ♦ -  ♣ 9",
    ),
    "auction-contree": (
        "What each one said: pass, 80♥ (or 80 H), 110 NT, 100 AT, capot ♠, contre, surcontre.",
        "The player after the dealer speaks first. Example:  W: 80♥  S: pass  E: 90♥  N: contre",
    ),
    "auction-comptoir": (
        "What each one said: a number of points, or pass. The player after the dealer speaks first.",
        "Example:  P2: 25  P3: 30  P1: pass",
    ),
    "tricks-contree": (
        "Each trick: who leads, then the four cards in the order in which they fall; nothing else is needed.",
        "Belote and rebelote are written behind their card. Example:  5. W: ♥Q belote ♥J ♦10 ♠8",
    ),
    "tricks-comptoir": (
        "Each trick: who leads, then a card of each in the order in which they fall. The first lead makes trump.",
        "Example:  1. P2: ♥J ♥9 ♥A",
    ),
    "contract-contree": ("The taker and his bid, then contre or surcontre if any. Example:  contract E 90♥ contre",),
    "contract-comptoir": ("The taker and his bid. Example:  contract P2 41",),
    "summary-contree": (
        "The points of the tricks, last trick in, belote out; then the belote. Example:  summary NS 75 EW 87 belote EW",
        "Where no points are known:  summary made  or  summary failed",
    ),
    "summary-comptoir": (
        "The taker's points. Example:  summary P2 60  - where no points are known:  summary made  or  summary failed",
    ),
    "score-contree": ("The score of the deal as the sheet has it: this is what is verified.",),
    "score-comptoir": ("Who scored, as the sheet has it; a player who is not named has 0.",),
    "total-contree": ("The totals as the sheet has them; delete the line if it has none.",),
    "total-comptoir": ("The totals as the sheet has them; a player who is not named has 0.",),
}

WORDS: Final[Mapping[Language, Mapping[str, tuple[str, ...]]]] = MappingProxyType({"fr": _FRENCH, "en": _ENGLISH})
"""Lines of comment by the part they stand above, with the game where it matters."""
