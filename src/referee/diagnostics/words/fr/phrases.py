"""French forms of seats, suits and parties, and the phrases of every closed list of facts."""

from typing import Final

from referee.diagnostics.words.fr.rules import PROBLEMS, WHY
from referee.diagnostics.words.model import Forms

__all__ = ["LABELS", "PARTIES", "PHRASES", "SEATS", "SUITS"]

_PLAYERS: Final = {f"P{number}": f"J{number}" for number in range(1, 5)}
_NAMES: Final = {"N": "Nord", "W": "Ouest", "S": "Sud", "E": "Est", **_PLAYERS}
_OF: Final = {code: ("d'" if name[0] in "OE" else "de ") + name for code, name in _NAMES.items()}
_SIDES: Final = {"NS": "Nord-Sud", "EW": "Est-Ouest", **_PLAYERS}

SEATS: Final[Forms] = {
    "": _NAMES,
    "de": _OF,
    "à": {code: f"à {name}" for code, name in _NAMES.items()},
    "with": {code: f"chez {name}" for code, name in _NAMES.items()},
    "chez": {code: f"chez {name}" for code, name in _NAMES.items()},
    "la main": {code: f"la main {of}" for code, of in _OF.items()},
    "sigle": {**{code: name[0] for code, name in _NAMES.items()}, **_PLAYERS},
}

PARTIES: Final[Forms] = {
    "": _SIDES,
    "de": {code: ("d'" if name[0] == "E" else "de ") + name for code, name in _SIDES.items()},
}

_SUIT_NAMES: Final = {"S": "pique", "H": "cœur", "D": "carreau", "C": "trèfle"}

SUITS: Final[Forms] = {
    "": _SUIT_NAMES,
    "du": {code: f"du {name}" for code, name in _SUIT_NAMES.items()},
    "de": {code: f"de {name}" for code, name in _SUIT_NAMES.items()},
}

_CAUSES: Final = {
    "last_trick": "l'écart est celui de la dernière levée (le dix de der)",
    "belote": "l'écart est celui de la belote",
    "belote_missing_word": "l'écart est celui d'une belote à laquelle un mot a manqué",
    "capot_bonus": "l'écart est celui de la prime du camp qui fait tous les plis",
    "generale_bonus": "l'écart est celui de la prime du joueur qui fait seul tous les plis",
    "contract_missing": "il manque au score noté la valeur du contrat",
    "contract_added": "le score noté ajoute la valeur du contrat, que cette marque ne compte pas",
    "contract_times": "le contrat n'y est pas compté autant de fois que le veut cette marque",
    "level": "l'écart est celui du contre ou du surcontre",
    "result_reversed": "le score noté est celui du résultat contraire (fait au lieu de chuté, ou l'inverse)",
    "sides_swapped": "les chiffres des deux camps sont intervertis",
    "rounding": "l'écart est celui de l'arrondi",
    "trick": "l'écart est celui d'un pli compté à l'autre camp",
    "held": "les points mis en attente à la donne d'avant n'y sont pas",
    "penalty": "la pénalité de l'arbitre n'y est pas comptée",
    "ruling": "la feuille garde le score des cartes, non celui que l'arbitre a imposé",
    "carried": "l'écart vient d'un score ou d'un total déjà faux",
    "addition": "c'est l'addition qui est fausse, non le score de la donne",
    "plain_values": "le chiffre noté compte les atouts comme des cartes ordinaires",
    "trump_values": "le chiffre noté compte des cartes ordinaires comme des atouts",
    "not_added": "le score de cette donne n'a pas été ajouté au total",
}

_PARTS: Final = {
    "header": "l'en-tête de la donne",
    "hands": "les mains",
    "hand": "la main",
    "auction": "les enchères",
    "call": "l'annonce",
    "contract": "le contrat",
    "tricks": "les plis",
    "summary": "le bilan",
    "result": "le résultat",
    "belotes": "les belotes",
    "generale": "la générale",
    "party": "le même camp",
    "rulings": "les lignes de l'arbitre",
    "misdeal": "la maldonne",
    "dispute": "le litige",
    "revoke": "la renonce",
    "penalty": "la pénalité",
    "ruling": "la décision",
    "claim": "l'étalage",
    "score": "le score",
    "total": "le total",
}

_RULINGS: Final = {
    "misdeal": "maldonne",
    "dispute": "litige",
    "revoke": "renonce",
    "penalty": "pénalité",
    "ruling": "décision",
    "claim": "étalage",
}

_EXPECTED: Final = {
    "card": "une carte (♥A)",
    "holding": "une couleur et ses rangs (♠ A R 7)",
    "call": "une annonce (passe, 80♥, contre)",
    "bid": "une enchère (80♥, capot ♠)",
    "level": "contre ou surcontre",
    "number": "un nombre (110)",
    "seat": "une place (N)",
    "label": "une place et son deux-points (N:)",
    "party": "un camp (NS)",
    "party-number": "les camps et leurs chiffres (NS 110 EO 52)",
    "lead": "le début d'un pli (1. ou O:)",
    "word": "belote ou rebelote",
    "result": "le résultat d'un pli (=> N 13)",
    "outcome": "fait ou chuté",
    "header": "l'en-tête d'une donne (donne 1 donneur N)",
    "dealer": "le donneur (donneur N)",
    "hands": "mains",
    "auction": "enchères",
    "contract": "contrat (contrat E 90♥)",
    "tricks": "plis",
    "trick": "le mot pli (renonce E pli 4)",
    "summary": "bilan (bilan NS 110 EO 52)",
    "tricks-won": "un nombre de plis (plis NS 5 EO 3)",
    "belotes": "les belotes (belote NS 1)",
    "generale": "une générale (générale N)",
    "ruling": "une ligne de l'arbitre (litige, renonce E pli 4)",
    "score": "score (score NS 110 EO 52)",
    "total": "total (total NS 310 EO 552)",
    "tag": 'une étiquette ([Table "12"])',
    "version": "la version de la notation (1)",
    "positive": "un nombre entier à partir de 1 (1000)",
    "end": "la fin de la donne",
    "call comptoir": "une annonce (passe ou 25)",
    "bid comptoir": "une enchère (25)",
    "seat comptoir": "un joueur (J1)",
    "label comptoir": "un joueur et son deux-points (J1:)",
    "party comptoir": "un joueur (J1)",
    "party-number comptoir": "les joueurs et leurs chiffres (J1 2 J2 1)",
    "lead comptoir": "le début d'un pli (1. ou J1:)",
    "result comptoir": "le résultat d'un pli (=> J1 13)",
    "header comptoir": "l'en-tête d'une donne (donne 1 donneur J1)",
    "dealer comptoir": "le donneur (donneur J1)",
    "contract comptoir": "contrat (contrat J2 41)",
    "trick comptoir": "le mot pli (renonce J1 pli 4)",
    "summary comptoir": "bilan (bilan J2 60)",
    "tricks-won comptoir": "un nombre de plis (plis J1 3)",
    "belotes comptoir": "les belotes (belote J1 1)",
    "generale comptoir": "une générale (générale J1)",
    "ruling comptoir": "une ligne de l'arbitre (litige, renonce J1 pli 4)",
    "score comptoir": "score (score J2 1)",
    "total comptoir": "total (total J1 1 J2 2)",
}

_SLIPS: Final = {
    "other-language": "c'est la lettre ou le mot de l'autre langue",
    "king-typed-k": "dans un relevé français, K est la couleur carreau: le roi s'écrit R",
    "ten-typed-t": "dans un relevé français, T est la couleur trèfle: le dix s'écrit 10",
    "letter-for-digit": "une lettre tient la place d'un chiffre (O pour 0, l ou I pour 1)",
    "digit-for-letter": "un chiffre tient la place d'une lettre (0 pour O)",
    "missing-colon": "il manque un deux-points après la place (N:)",
    "extra-colon": "le deux-points est de trop",
    "long-seat": "une place s'écrit d'une lettre (S: et non Sud:)",
    "side-for-seat": "c'est un camp: il faut un de ses joueurs (N, et non NS)",
    "seat-for-side": "c'est un joueur: il faut son camp",
    "long-side": "un camp s'écrit NS ou EO (et non Est-Ouest, E-O, OE)",
    "invisible": "un signe invisible s'est glissé ici, sans doute collé avec le texte",
    "bid-form": "une enchère est une valeur, puis une couleur (90♥, 90 cœur, 90 SA, 90 TA)",
    "other-symbol": "ce signe n'est pas une des couleurs ♠ ♥ ♦ ♣; leurs lettres sont P C K T",
    "bid-first": "le preneur s'écrit avant son enchère (contrat E 90♥)",
    "label-in-trick": "seule l'entame porte une place: les autres cartes suivent dans l'ordre du jeu",
    "word-first": "belote et rebelote s'écrivent derrière leur carte (♥D belote)",
    "suit-word": "dans une main, une couleur s'écrit d'un symbole ou d'une lettre (♥ ou C)",
    "minus-typed-dash": "le signe moins est un trait d'union (-100), non un tiret long",
    "too-long": "ce nombre a trop de chiffres pour être celui d'une partie",
    "rank-first": "la couleur s'écrit avant le rang (♥9 et non 9♥)",
    "rank-word": "un rang s'écrit d'une lettre ou d'un nombre (R et non roi)",
    "no-suit": "il manque la couleur devant le rang",
    "no-rank": "il manque le rang derrière la couleur",
    "suit-symbol-and-letter": "symboles et lettres de couleur ne se mélangent pas dans une main ou un pli",
    "missing-denomination": "il manque la couleur de l'enchère (80♥, 80 SA, 80 TA)",
    "missing-dot": "il manque un point derrière le numéro du pli (1.)",
    "misspelt-call": "c'est une annonce mal écrite",
    "unclosed-quote": "il manque le guillemet fermant",
    "missing-brackets": "il manque les crochets et les guillemets d'une étiquette",
    "missing-quotes": "il manque les guillemets autour de la valeur",
    "unclosed-bracket": "il manque le crochet fermant",
    "missing-name": "il manque le nom de l'étiquette",
    "unescaped-quote": "dans une valeur, un guillemet s'écrit avec une barre inverse devant lui",
    "missing-colon comptoir": "il manque un deux-points après le joueur (J1:)",
    "bid-first comptoir": "le preneur s'écrit avant son enchère (contrat J2 41)",
}

_STATUSES: Final = {
    "verified": "vérifiée|vérifiées",
    "partial": "partielle|partielles",
    "contested": "contestée|contestées",
    "refused": "refusée|refusées",
    "unfinished": "inachevée|inachevées",
    "void": "nulle|nulles",
}

_TERMS: Final = {
    "rounding": "arrondi",
    "penalty": "pénalité",
    "ruling": "décision",
    "held": "mis en attente",
    "mark": "marque",
}

_FAULTS: Final = {
    "points_negative": "des points ne sont jamais négatifs",
    "points_high": "c'est plus que ne vaut une donne",
    "points_sum": "les deux camps ont ensemble les points de la donne",
    "points_of_all": "un camp qui fait tous les plis a les points de toute la donne",
    "points_without_all": "ce sont les points d'un camp qui fait tous les plis, et il ne les a pas tous",
    "points_cards": "aucune répartition des cartes n'y mène",
    "points_no_trick": "un camp ou un joueur sans pli n'a pas de points",
}

_WHAT: Final = {
    "generale_tricks": "une générale, mais moins de plis que la donne n'en a",
    "generale_points": "une générale, mais d'autres points que les siens",
    "result_tricks": "fait ou chuté ne va pas avec le nombre de plis",
    "result_points": "fait ou chuté ne va pas avec les points",
    "winner": "qui remporte le pli",
    "points": "les points de la donne",
    "score": "la marque de chaque joueur",
    "contract": "le contrat",
}

PHRASES: Final = {
    "problem": PROBLEMS,
    "why": WHY,
    "cause": _CAUSES,
    "expected": _EXPECTED,
    "fault": _FAULTS,
    "game": {"contree": "contrée", "comptoir": "belote de comptoir"},
    "limit": {
        "characters": "il y a ici trop de signes pour une donne ou les étiquettes d'un match",
        "depth": "ce texte JSON a trop de crochets imbriqués",
        "lines": "ce journal a trop de lignes pour une donne",
        "line": "cette ligne a trop de signes",
        "json": "ce texte JSON a trop de signes",
        "members": "cet objet JSON a trop de clés",
        "problems": "ce fichier a trop d'erreurs en dehors de ses donnes",
        "slips": "cette donne a trop de mots illisibles",
        "tags": "ce match a trop d'étiquettes",
    },
    "part": _PARTS,
    "reason": {
        "missing": "clé absente",
        "unknown": "clé inconnue",
        "value": "valeur qui ne convient pas",
        "duplicate": "clé répétée",
        "gap": "partie absente sans qu'un problème le dise",
        "schema": "seul record/1 se lit ici",
        "verdict": "c'est un verdict, non un relevé",
    },
    "ruling": _RULINGS,
    "severity": {"error": "erreur", "warning": "avertissement", "note": "note"},
    "slip": _SLIPS,
    "status": _STATUSES,
    "term": _TERMS,
    "result": {"made": "fait", "failed": "chuté"},
    "what": _WHAT,
    "word": {"belote": "belote", "rebelote": "rebelote", "both": "belote et rebelote"},
}

LABELS: Final = {
    "nothing": "la fin du texte",
    "proof": "{card} au pli {trick}",
    "with": "{card} {where}",
    "twice with": "{card} deux fois {where}",
    "from": "à partir de {bid}",
    # Places and articles.
    "deal": "donne {number}",
    "trick": "pli {number}",
    "rule": "règle",
    "notation": "notation",
    "step": "à faire",
    # The line of a deal and of a match.
    "level 2": " contré",
    "level 4": " surcontré",
    "made": "fait",
    "failed": "chuté",
    "trump": "atout {suit}",
    "passed out": "tous ont passé",
    "misdeal": "maldonne",
    "auction stops": "les enchères s'arrêtent",
    "play stops": "le jeu s'arrête",
    "no play": "ni plis ni bilan",
    "no score": "score non noté",
    "no cards": "cartes non notées",
    "no auction": "enchères non notées",
    "claim": "étalage non prouvé",
    "ruling": "décision de l'arbitre",
    "revoke": "renonce",
    "total": "total {scores}",
    "match": "match {number}",
    "rules": "règles {name} (version {version})",
    "game unknown": "jeu inconnu",
    "rules unknown": "règles inconnues",
    "winner": "{party} gagne",
    "end": "total du match: {scores}",
    "end unknown": "total du match: inconnu",
    # The summary line.
    "files": "fichier|fichiers",
    "matches": "match|matchs",
    "deals": "donne|donnes",
    "no deal": "aucune donne",
    "by rules": "Donnes par jeu de règles:",
    "by code": "Diagnostics par code:",
    "errors": "erreur|erreurs",
    "warnings": "avertissement|avertissements",
    # What explain tells.
    "severity": "Gravité",
    "effect": "statut",
    "cited by": "Cité par",
    "example": "Exemple",
    "chosen": "Lecture choisie",
    "parameters": "Changé par",
    "elsewhere": "Selon",
    "otherwise": "Autrement selon (referee rules show les donne)",
}
