"""French words of the deal as a whole (D)."""

from typing import Final

from referee.diagnostics.words.model import Words

__all__ = ["DEAL"]

DEAL: Final = {
    "D101": Words(
        "numéro de donne",
        "cette donne porte le numéro {number}, on attendait {expected}",
        "attendu: {expected}",
        ("les totaux ne sont plus connus à partir d'un numéro sauté",),
        "Les donnes d'un match se suivent de un en un. Un numéro sauté laisse croire qu'une donne manque; après une "
        "maldonne, la donne refaite peut garder le numéro.",
        "donne 4 donneur N\n"
        "contrat E 90♥\n"
        "bilan EO 100\n"
        "\n"
        "donne 6 donneur O   # on attendait la donne 5\n"
        "contrat E 90♥\n"
        "bilan EO 100",
    ),
    "D102": Words(
        "donneur",
        "le donneur noté est {dealer}, c'était à {expected} de donner",
        "au tour {expected:de}",
        (),
        "La donne passe au joueur suivant après chaque donne, même passée; après une maldonne le même joueur redonne. "
        "La donne est jugée avec le donneur écrit, mais elle reste contestée.",
        "donne 1 donneur N\n"
        "contrat E 90♥\n"
        "bilan EO 100\n"
        "\n"
        "donne 2 donneur S   # c'était à Ouest\n"
        "contrat E 90♥\n"
        "bilan EO 100",
    ),
    "D103": Words(
        "numéro absent",
        "la première donne n'a pas de numéro",
        None,
        (),
        "Les numéros des donnes se déduisent du premier, qui doit donc être écrit.",
        '[Jeu "contrée"]\n\ndonne donneur N   # il faut  donne 1 donneur N\ncontrat E 90♥',
    ),
    "D104": Words(
        "donneur absent",
        "la première donne ne dit pas qui donne",
        None,
        (),
        "Le donneur fixe qui parle et qui entame. Les suivants se déduisent du premier, qui doit donc être écrit.",
        '[Jeu "contrée"]\n\ndonne 1   # il faut  donne 1 donneur N\ncontrat E 90♥',
    ),
    "D201": Words(
        "main absente",
        "il manque {seats:la main}",
        None,
        (),
        "Quand des mains sont données, il les faut toutes: c'est sur elles que chaque devoir de jeu est jugé. Si on ne "
        "les connaît pas, on n'en écrit aucune: elles sont reconstituées des plis.",
        "donne 1 donneur N\n"
        "mains\n"
        "  O: ♦ A 10 R D V 9 8 7\n"
        "  S: ♥ A 10 R D V 9 8 7\n"
        "  E: ♣ A 10 R D V 9 8 7\n"
        "contrat E 90♥   # il manque la main de Nord",
    ),
    "D202": Words(
        "nombre de cartes",
        "{seat} a {count:carte|cartes} au lieu de {expected}",
        None,
        ("en double: {holders}", "dans aucune main: {missing}"),
        "Chaque joueur reçoit le même nombre de cartes: huit à la contrée, de une à huit à la belote de comptoir. Avec "
        "un autre compte la donne n'est pas jouable, et rien n'y est jugé.",
        "donne 1 donneur N\n"
        "mains\n"
        "  O: ♦ A 10 R D V 9 8   # sept cartes: ♦7 manque\n"
        "  S: ♥ A 10 R D V 9 8 7\n"
        "  E: ♣ A 10 R D V 9 8 7\n"
        "  N: ♠ A 10 R D V 9 8 7\n"
        "contrat E 90♥",
    ),
    "D203": Words(
        "paquet faux",
        "les mains ne peuvent pas venir d'un même paquet: {twice} en double",
        "{holders}",
        ("dans aucune main: {missing}",),
        "Un paquet compte trente-deux cartes, chacune une fois. Une carte donnée deux fois, ou absente, rend la donne "
        "impossible, même si les points tombent juste.",
        "donne 1 donneur N\n"
        "mains\n"
        "  O: ♦ A 10 R D V 9 8   ♥ 7   # ♥7 est aussi chez Sud, ♦7 nulle part\n"
        "  S: ♥ A 10 R D V 9 8 7\n"
        "  E: ♣ A 10 R D V 9 8 7\n"
        "  N: ♠ A 10 R D V 9 8 7\n"
        "contrat E 90♥",
    ),
    "D204": Words(
        "main répétée",
        "la main {seat:de} figure deux fois",
        None,
        ("l'une des deux est sans doute {expected:la main}",),
        "Chaque place a une main et une seule dans la donne.",
        "donne 1 donneur N\n"
        "mains\n"
        "  O: ♦ A 10 R D V 9 8 7\n"
        "  S: ♥ A 10 R D V 9 8 7\n"
        "  S: ♣ A 10 R D V 9 8 7   # Sud a déjà sa main\n"
        "  N: ♠ A 10 R D V 9 8 7\n"
        "contrat E 90♥",
    ),
    "D205": Words(
        "trop de cartes",
        "chaque main a {count:carte|cartes}, alors qu'il en faut de 1 à {expected}",
        None,
        (),
        "Le donneur choisit combien de cartes chacun reçoit, dans la limite du jeu de règles: huit au plus dans les "
        "règles de base.",
        '[Jeu "comptoir"]\n'
        "\n"
        "donne 1 donneur J1\n"
        "mains\n"
        "  J2: ♠ A 10 R D V 9 8 7   ♥ A\n"
        "  J3: ♦ A 10 R D V 9 8 7   ♥ R\n"
        "  J1: ♣ A 10 R D V 9 8 7   ♥ D   # neuf cartes, huit au plus\n"
        "enchères\n"
        "  J2: 25   J3: passe   J1: passe",
    ),
    "D301": Words(
        "donne après la fin",
        "le match était fini avant cette donne[[: {total}]][[, objectif {target}]][[, {deals:donne|donnes}]]",
        None,
        (),
        "Le match s'arrête à la donne où un camp atteint l'objectif, ou après le nombre de donnes convenu. Une donne "
        "de plus ne peut pas compter.",
        '[Jeu "contrée"]\n'
        '[Objectif "100"]\n'
        "\n"
        "donne 1 donneur N\n"
        "contrat E 90♥\n"
        "bilan EO 100\n"
        "\n"
        "donne 2 donneur O   # EO a déjà ses 100 points\n"
        "contrat E 90♥\n"
        "bilan EO 100",
    ),
    "D401": Words(
        "jeu sans contrat",
        "un jeu est noté sans enchères ni contrat",
        None,
        (),
        "Sans contrat on ne connaît ni l'atout, ni le preneur: ni les cartes ni la marque ne peuvent être jugées.",
        "donne 1 donneur N\nplis   # ni enchères ni contrat\n  1. O: ♥A ♥9 ♥8 ♥7",
    ),
    "D402": Words(
        "jeu après passe général",
        "tous ont passé, et pourtant un jeu est noté",
        None,
        (),
        "Quand tous passent, la donne est nulle: personne ne joue ni ne marque, et le donneur suivant donne.",
        "donne 1 donneur N\n"
        "enchères\n"
        "  O: passe   S: passe   E: passe   N: passe\n"
        "plis   # tous ont passé\n"
        "  1. O: ♥A ♥9 ♥8 ♥7",
    ),
    "D403": Words(
        "deux contrats",
        "la donne a des enchères et un contrat écrit",
        None,
        (),
        "Le contrat se déduit des enchères. On écrit les unes ou l'autre, jamais les deux.",
        "enchères\n  O: 80♥   S: passe   E: passe   N: passe\ncontrat O 80♥   # c'est l'un ou l'autre",
    ),
    "D404": Words(
        "deux jeux",
        "la donne a des plis et un bilan",
        None,
        (),
        "Le bilan remplace des cartes qu'on n'a pas écrites. Quand les plis sont notés, les points s'en déduisent.",
        "contrat E 90♥\nplis\n  1. O: ♥A ♥9 ♥8 ♥7\nbilan NS 62 EO 100   # c'est l'un ou l'autre",
    ),
}
