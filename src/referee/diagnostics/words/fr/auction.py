"""French words of the auction (E)."""

from typing import Final

from referee.diagnostics.words.model import Words

__all__ = ["AUCTION"]

_LEGAL: Final = "annonces permises: {legal}"

AUCTION: Final = {
    "E101": Words(
        "annonce hors tour",
        "{seat} dit {call} alors que la parole est à {expected}",
        "à {expected} de parler",
        (),
        "Le joueur placé après le donneur parle le premier, puis on suit l'ordre du jeu. Une annonce hors tour rend la "
        "suite des enchères incertaine: la donne n'est pas jugée plus loin.",
        "  S: 80♥   # donneur Nord: c'était à Ouest de parler",
    ),
    "E102": Words(
        "valeur interdite",
        "{seat} dit {call}, une valeur que les règles n'admettent pas",
        None,
        (_LEGAL,),
        "Les enchères ont un minimum, un maximum et un pas fixés par le jeu de règles: de 80 à 160 par dix dans les "
        "règles de base.",
        "O: 85♥",
    ),
    "E103": Words(
        "annonce insuffisante",
        "{seat} dit {call}, qui ne dépasse pas {standing}",
        "il faut plus que {standing}",
        (_LEGAL,),
        "Une enchère doit être plus haute que la précédente. Les couleurs n'ont pas de rang entre elles: changer de "
        "couleur ne suffit pas. Capot est au-dessus de tous les nombres.",
        "O: 90♥  S: 90♠",
    ),
    "E104": Words(
        "annonce inconnue des règles",
        "{seat} dit {call}, que les règles de ce match ne connaissent pas",
        None,
        (_LEGAL,),
        "Selon le jeu de règles, la générale, le sans-atout, le tout-atout ou le contre n'existent pas.",
        "O: générale ♥   # les règles de base ne l'ont pas comme enchère",
    ),
    "E105": Words(
        "contre interdit",
        "{seat} ne peut pas contrer[[: la dernière enchère, {standing}, est {bidder:de}]]",
        None,
        (_LEGAL,),
        "On contre la dernière enchère de l'autre camp, à son tour. On ne contre ni son partenaire, ni une table où "
        "personne n'a rien demandé, ni un contrat déjà contré.",
        "O: 80♥  S: passe  E: contre   # Est est le partenaire d'Ouest",
    ),
    "E106": Words(
        "enchère après contre",
        "{seat} dit {call} après un contre, qui fige le contrat",
        None,
        (_LEGAL,),
        "Dès qu'un contrat est contré, plus personne n'enchérit: le camp contré passe ou surcontre.",
        "O: 80♥  S: contre  E: 90♥",
    ),
    "E107": Words(
        "surcontre interdit",
        "{seat} ne peut pas surcontrer",
        None,
        (_LEGAL,),
        "Seul un joueur du camp contré peut surcontrer, et seulement un contrat qui vient d'être contré.",
        "O: 80♥  S: surcontre   # personne n'a contré",
    ),
    "E108": Words(
        "annonce après la fin",
        "{seat} dit {call} alors que les enchères sont closes",
        None,
        (),
        "Les enchères finissent par trois passes après une enchère, par quatre passes d'entrée, par un surcontre, ou "
        "quand les deux joueurs du camp contré ont répondu. Une passe de trop est tolérée, rien d'autre.",
        "O: 80♥  S: passe  E: passe  N: passe  O: 90♥",
    ),
    "E109": Words(
        "camp du contreur",
        "{seat} dit {call} alors que seul le camp contré a encore la parole",
        None,
        (_LEGAL,),
        "Après un contre, le partenaire du contreur garde son tour mais ne peut que passer; cette passe peut être "
        "omise.",
        "O: 80♥  S: contre  E: passe  N: surcontre",
    ),
    "E110": Words(
        "contrat impossible",
        "le contrat {call}[[ {level}]] n'est pas possible selon les règles de ce match",
        None,
        ("contrats possibles: {legal}",),
        "Un contrat écrit à la place des enchères doit être de ceux que les enchères auraient pu donner: valeur, "
        "couleur, contre et surcontre.",
        "contrat E 85♥",
    ),
    "E111": Words(
        "relance de soi-même",
        "{seat} dit {call} sur sa propre enchère, {standing}",
        None,
        (_LEGAL,),
        "Quand tous ont passé sur une enchère, son auteur parle encore dans certaines règles; il ne peut alors monter que "
        "dans une autre couleur, ou pas du tout (self_raise).",
        '[Jeu "contrée"]\n'
        '[Règles "bga"]\n'
        "\n"
        "donne 1 donneur N\n"
        "enchères\n"
        "  O: 80♥   S: passe   E: passe   N: passe\n"
        "  O: 100♥   # la même couleur",
    ),
    "E112": Words(
        "annonce non contrable",
        "{seat} contre {standing}, que les règles de ce match ne laissent pas contrer",
        None,
        (_LEGAL,),
        "Dans certaines règles un capot annoncé vaut un forfait, que rien ne double: il ne se contre pas.",
        '[Jeu "contrée"]\n'
        '[Règles "pagat"]\n'
        "\n"
        "donne 1 donneur N\n"
        "enchères\n"
        "  O: capot ♠   S: contre   # un capot ne s'y contre pas",
    ),
}
