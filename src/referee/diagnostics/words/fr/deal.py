"""French words of the deal as a whole (D) and of the auction (E)."""

from typing import Final

from referee.diagnostics.words.model import Words

__all__ = ["AUCTION", "DEAL"]

_LEGAL: Final = "annonces permises: {legal}"

DEAL: Final = {
    "D101": Words(
        "numéro de donne",
        "cette donne porte le numéro {number}, on attendait {expected}",
        "attendu: {expected}",
        ("les totaux ne sont plus connus à partir d'un numéro sauté",),
        "Les donnes d'un match se suivent de un en un. Un numéro sauté laisse croire qu'une donne manque; après une "
        "maldonne, la donne refaite peut garder le numéro.",
        "donne 4, puis donne 6",
    ),
    "D102": Words(
        "donneur",
        "le donneur noté est {dealer}, c'était à {expected} de donner",
        "au tour {expected:de}",
        (),
        "La donne passe au joueur suivant après chaque donne, même passée; après une maldonne le même joueur redonne. "
        "La donne est jugée avec le donneur écrit, mais elle reste contestée.",
        "donne 1 donneur N      donne 2 donneur S: c'était à Ouest",
    ),
    "D103": Words(
        "numéro absent",
        "la première donne n'a pas de numéro",
        None,
        (),
        "Les numéros des donnes se déduisent du premier, qui doit donc être écrit.",
        "donne 1 donneur N",
    ),
    "D104": Words(
        "donneur absent",
        "la première donne ne dit pas qui donne",
        None,
        (),
        "Le donneur fixe qui parle et qui entame. Les suivants se déduisent du premier, qui doit donc être écrit.",
        "donne 1 donneur N",
    ),
    "D201": Words(
        "main absente",
        "il manque {seats:la main}",
        None,
        (),
        "Quand des mains sont données, il les faut toutes: c'est sur elles que chaque devoir de jeu est jugé. Si on ne "
        "les connaît pas, on n'en écrit aucune: elles sont reconstituées des plis.",
        "mains      avec O, S et E mais sans N",
    ),
    "D202": Words(
        "nombre de cartes",
        "{seat} a {count:carte|cartes} au lieu de {expected}",
        None,
        ("en double: {twice}", "absentes de toutes les mains: {missing}"),
        "Chaque joueur reçoit le même nombre de cartes: huit à la contrée, de une à huit à la belote de comptoir. Avec "
        "un autre compte la donne n'est pas jouable, et rien n'y est jugé.",
        "  O: ♠ A  ♥ A 10 R D 7  ♣ D      sept cartes",
    ),
    "D203": Words(
        "paquet faux",
        "les mains ne peuvent pas venir d'un même paquet: {twice} en double",
        None,
        ("absentes de toutes les mains: {missing}",),
        "Un paquet compte trente-deux cartes, chacune une fois. Une carte donnée deux fois, ou absente, rend la donne "
        "impossible, même si les points tombent juste.",
        "♥A chez Ouest et chez Nord",
    ),
    "D204": Words(
        "main répétée",
        "la main {seat:de} figure deux fois",
        None,
        (),
        "Chaque place a une main et une seule dans la donne.",
        "  O: …      O: …",
    ),
    "D205": Words(
        "trop de cartes",
        "chaque main a {count:carte|cartes}, alors qu'il en faut de une à {expected}",
        None,
        (),
        "Le donneur choisit combien de cartes chacun reçoit, dans la limite du jeu de règles: huit au plus dans les "
        "règles de base.",
        "J2: neuf cartes      huit au plus",
    ),
    "D301": Words(
        "donne après la fin",
        "le match était fini avant cette donne[[: {total}]][[, objectif {target}]][[, {deals:donne|donnes}]]",
        None,
        (),
        "Le match s'arrête à la donne où un camp atteint l'objectif, ou après le nombre de donnes convenu. Une donne "
        "de plus ne peut pas compter.",
        "total NS 1020 EO 640, objectif 1000, puis une donne de plus",
    ),
    "D401": Words(
        "jeu sans contrat",
        "un jeu est noté sans enchères ni contrat",
        None,
        (),
        "Sans contrat on ne connaît ni l'atout, ni le preneur: ni les cartes ni la marque ne peuvent être jugées.",
        "donne 3 donneur S, puis plis",
    ),
    "D402": Words(
        "jeu après passe général",
        "tous ont passé, et pourtant un jeu est noté",
        None,
        (),
        "Quand tous passent, la donne est nulle: personne ne joue ni ne marque, et le donneur suivant donne.",
        "enchères: passe passe passe passe, puis plis",
    ),
    "D403": Words(
        "deux contrats",
        "la donne a des enchères et un contrat écrit",
        None,
        (),
        "Le contrat se déduit des enchères. On écrit les unes ou l'autre, jamais les deux.",
        "enchères …, puis contrat E 90♥",
    ),
    "D404": Words(
        "deux jeux",
        "la donne a des plis et un bilan",
        None,
        (),
        "Le bilan remplace des cartes qu'on n'a pas écrites. Quand les plis sont notés, les points s'en déduisent.",
        "plis …, puis bilan NS 110 EO 52",
    ),
}

AUCTION: Final = {
    "E101": Words(
        "annonce hors tour",
        "{seat} dit {call} alors que la parole est à {expected}",
        "à {expected} de parler",
        (),
        "Le joueur placé après le donneur parle le premier, puis on suit l'ordre du jeu. Une annonce hors tour rend la "
        "suite des enchères incertaine: la donne n'est pas jugée plus loin.",
        "donneur N      S: 80♥: c'était à Ouest de parler",
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
        "O: générale ♥      les règles de base ne l'ont pas comme enchère",
    ),
    "E105": Words(
        "contre interdit",
        "{seat} ne peut pas contrer[[: la dernière enchère, {standing}, est {bidder:de}]]",
        None,
        (_LEGAL,),
        "On contre la dernière enchère de l'autre camp, à son tour. On ne contre ni son partenaire, ni une table où "
        "personne n'a rien demandé, ni un contrat déjà contré.",
        "O: 80♥  S: passe  E: contre      Est est le partenaire d'Ouest",
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
        "O: 80♥  S: surcontre      personne n'a contré",
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
        "O: 80♥  S: passe  E: passe  N: passe  O: 100♥      règles bga",
    ),
    "E112": Words(
        "annonce non contrable",
        "{seat} contre {standing}, que les règles de ce match ne laissent pas contrer",
        None,
        (_LEGAL,),
        "Dans certaines règles un capot annoncé vaut un forfait, que rien ne double: il ne se contre pas.",
        "O: capot ♠  S: contre      règles pagat",
    ),
}
