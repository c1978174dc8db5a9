"""French words of the play (J)."""

from typing import Final

from referee.diagnostics.words.fr.example import played
from referee.diagnostics.words.model import Words

__all__ = ["PLAY"]

_LEGAL: Final = "cartes permises: {legal}"
_PROOF: Final = "preuve: {seat} joue {proof}"
_STILL: Final = "{seat} a encore {legal}[[ (mains, ligne {hand_line})]]"
_NOTES: Final = (_LEGAL, _PROOF)

PLAY: Final = {
    "J101": Words(
        "carte pas en main",
        "{seat} joue {card}, qui n'est pas dans sa main",
        "[[{card} est {holder:chez}]]",
        (),
        "On ne joue qu'une carte que l'on tient. La suite de la donne n'a plus de sens: elle n'est pas jugée, et "
        "l'arbitre n'invente aucune suite.",
        played("N", "E 90♥", "1. O: ♠A   # ♠A est chez Sud"),
    ),
    "J102": Words(
        "carte déjà jouée",
        "{seat} joue {card}, déjà jouée[[ au pli {first}]]",
        None,
        (),
        "Chaque carte n'est jouée qu'une fois. L'une des deux lignes est fausse: la suite de la donne n'est pas jugée.",
        played("N", "E 90♥", "1. O: ♦A ♥10 ♥9 ♥V", "2. N: ♥V   # déjà jouée au pli 1"),
    ),
    "J103": Words(
        "entame du mauvais joueur",
        "{seat} entame le pli {trick} alors que c'est à {expected} d'entamer",
        "à {expected} de jouer",
        (),
        "Le joueur placé après le donneur entame le premier pli, puis le gagnant de chaque pli entame le suivant. Avec "
        "une entame d'un autre joueur, la suite de la donne n'est pas jugée.",
        played("N", "E 90♥", "1. O: ♦A ♥10 ♥9 ♥V", "2. O: ♦R   # Nord a gagné le pli 1"),
    ),
    "J104": Words(
        "pli incomplet",
        "le pli {trick} n'a que {count:carte|cartes} sur {expected}, et un autre le suit",
        None,
        (),
        "Chaque joueur donne une carte à chaque pli. Un pli inachevé n'est permis qu'en dernier, quand le relevé "
        "s'arrête là.",
        played("N", "E 90♥", "1. O: ♦A ♥10 ♥9   # il manque la carte de Nord", "2. N: ♥A ♦7 ♥8 ♥7"),
    ),
    "J105": Words(
        "pli trop long",
        "le pli {trick} a {count:carte|cartes} au lieu de {expected}",
        None,
        (),
        "Un pli compte une carte par joueur, pas davantage.",
        played("N", "E 90♥", "1. O: ♦A ♥10 ♥9 ♥V ♦R   # une carte de trop"),
    ),
    "J106": Words(
        "plis en trop",
        "la donne a {count:pli|plis} au lieu de {expected}",
        None,
        (),
        "Une donne a autant de plis que chaque joueur a reçu de cartes.",
        '[Jeu "comptoir"]\n'
        "\n"
        "donne 1 donneur J1\n"
        "mains\n"
        "  J2: ♠ A\n"
        "  J3: ♠ R\n"
        "  J1: ♠ 7\n"
        "enchères\n"
        "  J2: 25   J3: passe   J1: passe\n"
        "plis\n"
        "  1. J2: ♠A ♠R ♠7\n"
        "  2. J2: ♥A ♥7 ♥8   # une carte chacun: un pli",
    ),
    "J204": Words(
        "couleur non fournie",
        "{seat} joue {card} alors qu'il a encore {led:du}",
        _STILL,
        _NOTES,
        "Qui a de la couleur demandée en joue, quelle que soit la carte. La renonce est jugée sur toute la donne: sur "
        "les mains si elles sont notées, sinon sur les cartes que le joueur a jouées plus tard. L'arbitre la signale "
        "et juge la suite, mais ne certifie plus aucun score.",
        played("O", "E 90♥", "1. S: ♥10 ♣V   # Est a encore ♥9 et ♥7"),
    ),
    "J205": Words(
        "coupe oubliée",
        "{seat} joue {card} alors qu'il doit couper à {trump}",
        _STILL,
        _NOTES,
        "Qui n'a pas de la couleur demandée, et dont le partenaire ne tient pas le pli, coupe s'il a de l'atout. Si "
        "son partenaire est maître, il joue ce qu'il veut.",
        played("N", "E 90♥", "1. O: ♦A ♠10   # Sud n'a pas de carreau, mais il a du cœur"),
    ),
    "J206": Words(
        "surcoupe oubliée",
        "{seat} joue {card} alors qu'il peut surcouper {best}",
        _STILL,
        _NOTES,
        "Quand l'adversaire a déjà coupé, qui doit couper monte sur le plus fort atout du pli s'il le peut.",
        played("N", "E 90♥", "1. O: ♦A ♥10 ♥7   # Est pouvait surcouper de ♥9"),
    ),
    "J207": Words(
        "sous-coupe oubliée",
        "{seat} joue {card} alors qu'il doit sous-couper {best}",
        _STILL,
        _NOTES,
        "Qui doit couper et n'a que des atouts plus faibles que celui de l'adversaire en joue un tout de même, dans "
        "les règles qui obligent à sous-couper (undertrump = forced). D'autres laissent défausser.",
        played("N", "E 90♠", "1. O: ♦A ♠V ♣10   # Est a ♠D et ♠8: il devait en jouer un"),
    ),
    "J208": Words(
        "montée à l'atout oubliée",
        "{seat} joue {card} alors qu'il peut monter sur {best}",
        _STILL,
        _NOTES,
        "À l'atout demandé, on joue plus fort que le plus fort atout du pli si on le peut, même sur son partenaire. "
        "Sinon, on fournit un atout plus faible.",
        played("O", "E 90♥", "1. S: ♥10 ♥7   # Est pouvait monter de ♥9"),
    ),
    "J209": Words(
        "montée oubliée à tout-atout",
        "{seat} joue {card} alors qu'il peut monter sur {best}, à tout-atout",
        _STILL,
        _NOTES,
        "À tout-atout on fournit, et on monte dans la couleur demandée si on le peut. Qui n'a pas de cette couleur "
        "joue ce qu'il veut: il n'y a pas de coupe.",
        played("O", "E 90 TA", "1. S: ♥10 ♥7   # Est pouvait monter de ♥9"),
    ),
    "J210": Words(
        "sous-coupe du partenaire",
        "{seat} joue {card}, plus faible que la coupe de son partenaire, {best}, alors qu'il peut monter",
        _STILL,
        _NOTES,
        "Quand le partenaire tient le pli par une coupe, on défausse librement; mais dans les règles où partner_ruff vaut "
        "higher, qui joue tout de même un atout en joue un plus fort s'il en a un.",
        '[Jeu "contrée"]\n[Règles "bga"]\n\n'
        + played("N", "E 90♠", "1. O: ♦A ♠10 ♠8 ♠7   # Nord pouvait monter de ♠9"),
    ),
    "J301": Words(
        "belote non dite",
        "{seat} ne dit pas {word}: la belote {suit:de} n'est pas comptée",
        None,
        ("points perdus: {points}",),
        "Le roi et la dame d'atout dans une même main valent 20 points si le joueur dit belote avec la première des "
        "deux et rebelote avec la seconde. Un mot qui manque fait perdre les points dans les règles de base; d'autres "
        "règles (belote_say = auto) créditent le joueur sans qu'il parle. C'est un avertissement: la donne reste "
        "valable.",
        played("N", "E 90♥", "1. O: ♦A ♥R ♥9 ♥V", "2. N: ♥A ♦7 ♥D ♥7   # Sud n'a dit ni belote ni rebelote"),
    ),
    "J302": Words(
        "belote sans paire",
        "{seat} dit {word} avec {card} sans tenir le roi et la dame de cette couleur à l'atout",
        None,
        (),
        "Belote et rebelote ne se disent que si l'on a reçu le roi et la dame d'atout. Au sans-atout il n'y en a "
        "jamais; à tout-atout chaque couleur a la sienne.",
        played("O", "E 90♠", "1. S: ♥R belote   # l'atout est pique"),
    ),
    "J303": Words(
        "belote mal dite",
        "{seat} dit {word} avec {card}[[ au lieu de {expected:word}]]",
        None,
        (),
        "On dit belote avec la première des deux cartes que l'on joue et rebelote avec la seconde, dans un ordre ou "
        "dans l'autre. Le mot ne va avec aucune autre carte.",
        played("O", "E 90♥", "1. S: ♥R rebelote   # la première des deux est la belote"),
    ),
}
