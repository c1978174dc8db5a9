"""French words of what cannot be read (S)."""

from typing import Final

from referee.diagnostics.words.model import Words

__all__ = ["SYNTAX"]

_EXPECTED: Final = "attendu: {expected}"
_SLIP: Final = ("{slip}", "sans doute: {meant:bare}")
_AGAIN: Final = "de même {count:autre fois|autres fois} dans cette donne"

SYNTAX: Final = {
    "S101": Words(
        "octet invalide",
        "l'octet {byte:bare} n'a pas de sens en {encoding:bare}",
        "octet {byte:bare}",
        ("{count:octet invalide dans ce texte|octets invalides dans ce texte}",),
        "Le fichier n'est pas dans l'encodage annoncé. L'arbitre ne devine jamais un encodage: un texte mal décodé "
        "donnerait un autre relevé que celui de la table. Enregistrez le fichier en UTF-8, ou nommez son encodage.",
        "referee check --encoding cp1252 vieux.bgn",
    ),
    "S102": Words(
        "texte illisible",
        "{text} n'a pas de sens ici",
        None,
        (_EXPECTED, *_SLIP, _AGAIN),
        "Ce texte n'est ni un mot de la notation, ni une carte, une annonce ou un nombre qui ait sa place à cet "
        "endroit. La lecture reprend au premier repère qui suit (une place, un numéro de pli, un mot-clé): une faute "
        "donne un message, et le reste de la donne est lu.",
        "  1. O: ♥A ♥9 ♥8 ♥7 zut   # « zut » n'est pas de la notation",
    ),
    "S103": Words(
        "mot-clé mal écrit",
        "{text} est lu comme {keyword}",
        "lu {keyword}",
        (),
        "Un mot-clé était attendu ici; ce mot lui ressemble assez pour être compris. Le relevé est jugé comme si le "
        "mot était bien écrit, mais la donne reste contestée tant qu'il n'est pas corrigé.",
        "enchres   # lu « enchères »\n  O: 90♥   S: passe   E: passe   N: passe",
    ),
    "S104": Words(
        "deux-points manquants",
        "il manque un deux-points après {text}",
        "{text:bare}:",
        (),
        "Le nom d'une place est suivi d'un deux-points quand il dit qui parle, qui joue ou de qui est la main.",
        "  O ♠A ♥10   # il faut  O: ♠A ♥10",
    ),
    "S105": Words(
        "carte illisible",
        "{text} n'est pas une carte",
        None,
        (*_SLIP, _AGAIN),
        "Une carte est une couleur suivie d'un rang: ♠A, ♥10, ♦D, ♣V, ou P, C, K, T pour pique, cœur, carreau et "
        "trèfle. Les rangs sont A R D V 10 9 8 7 en français, A K Q J 10 9 8 7 en anglais.",
        "  1. O: ♥A ♥K   # dans un relevé français le roi s'écrit ♥R",
    ),
    "S106": Words(
        "annonce illisible",
        "{text} n'est pas une annonce",
        None,
        _SLIP,
        "Une annonce est passe, contre, surcontre, ou une enchère: une valeur et une couleur (90♥), capot ou générale "
        "et une couleur, SA pour sans-atout, TA pour tout-atout. À la belote de comptoir, un nombre seul.",
        "O: 90   # il manque la couleur: 90♥, 90 SA ou 90 TA",
    ),
    "S107": Words(
        "nombre illisible",
        "{text} n'est pas un nombre",
        None,
        _SLIP,
        "Un nombre s'écrit en chiffres, sans séparateur; le zéro est le chiffre 0, jamais la lettre O.",
        "score NS 1O2 EO 60   # la lettre O au lieu du chiffre 0",
    ),
    "S108": Words(
        "place illisible",
        "{text} n'est le nom ni d'une place ni d'un camp",
        None,
        (*_SLIP, _AGAIN),
        "À la contrée les places sont N, O, S, E et les camps NS et EO; en anglais N, W, S, E, NS et EW. À la belote "
        "de comptoir les joueurs sont J1 à J4, en anglais P1 à P4.",
        "  W: passe   # dans un relevé français l'ouest s'écrit O",
    ),
    "S109": Words(
        "étiquette mal formée",
        "{text} n'est pas une étiquette bien formée",
        None,
        ("{slip}",),
        'Une étiquette tient entre crochets: un nom, puis une valeur entre guillemets. Dans la valeur, \\" donne un '
        "guillemet et \\\\ une barre inverse.",
        '[Table 12]   # il faut  [Table "12"]',
    ),
    "S110": Words(
        "commentaire non fermé",
        "ce commentaire n'est pas refermé avant la donne ou le match suivant",
        "ouvert ici",
        (),
        "Une accolade ouverte court jusqu'à l'accolade fermante. Si une ligne du commentaire commence comme une donne "
        "ou comme une étiquette de jeu, c'est que l'accolade fermante a été oubliée: l'arbitre s'arrête à l'accolade "
        "ouvrante plutôt que d'avaler des donnes.",
        "{ Est hésite   # l'accolade n'est pas refermée",
    ),
    "S111": Words(
        "main illisible",
        "{text} n'a pas de sens dans une main",
        None,
        (*_SLIP, _AGAIN),
        "Une main est une liste de couleurs, chacune une fois, chacune suivie de ses rangs. Une couleur absente est "
        "omise ou suivie d'un tiret.",
        "mains\n  O: ♠ A B 7   # B n'est pas un rang",
    ),
    "S112": Words(
        "partie déplacée",
        "l'ordre des parties n'est pas respecté: {part} après {after}",
        None,
        (),
        "Les parties d'une donne se suivent dans un ordre fixe, pour qu'un relevé se lise toujours de la même façon.",
        "score NS 62 EO 100\nplis   # les plis viennent avant le score\n  1. O: ♥A ♥9 ♥8 ♥7",
    ),
    "S113": Words(
        "partie répétée",
        "on trouve deux fois {part}",
        None,
        (),
        "Chaque partie d'une donne est écrite une fois (les lignes de l'arbitre exceptées). De deux versions, "
        "l'arbitre n'en choisit aucune.",
        "score NS 62 EO 100\nscore NS 60 EO 102   # laquelle est la bonne?",
    ),
    "S114": Words(
        "partie incomplète",
        "{part}: la suite manque",
        None,
        (_EXPECTED,),
        "La partie est commencée, mais il manque ce qui devait la remplir.",
        "contrat E   # il manque l'enchère: contrat E 90♥",
    ),
    "S115": Words(
        "couleurs mélangées",
        "{text} mêle symboles et lettres de couleur",
        None,
        _SLIP,
        "Dans une même main, comme dans un même pli, les couleurs sont toutes des symboles ou toutes des lettres: "
        "sans cela, T se lirait tantôt trèfle, tantôt dix.",
        "mains\n  O: ♥ A 10 T 8   # T est ici la couleur trèfle",
    ),
    "S116": Words(
        "couleur répétée",
        "la couleur {suit} figure deux fois dans la même main[[ ({seat})]]",
        None,
        ("{slip}",),
        "Chaque couleur d'une main est écrite une seule fois, suivie de tous ses rangs.",
        "  O: ♠ A R  ♥ 10  ♠ 7   # il faut  ♠ A R 7  ♥ 10",
    ),
    "S117": Words(
        "donne trop longue",
        "cette donne a {count} signes; l'arbitre n'en lit pas plus de {expected}",
        None,
        (),
        "Une donne entière tient en mille signes ou deux, commentaires à part. Un texte bien plus long n'en est pas une: un "
        "fichier a été collé au mauvais endroit, ou l'en-tête des donnes suivantes manque.",
        "donne 1 donneur N      suivi de milliers de lignes sans autre en-tête",
    ),
    "S118": Words(
        "limite dépassée",
        "{limit}; l'arbitre en lit {expected} au plus, et rien au-delà",
        None,
        (),
        "Ce qui est lu d'un fichier a des limites qu'aucun relevé n'atteint, pour qu'un texte qui n'en est pas un ne coûte "
        "ni temps ni mémoire. Ce qui les dépasse n'est ni lu ni deviné; la lecture reprend à l'en-tête de donne ou à "
        "l'étiquette de jeu qui suit.",
        "donne 1 donneur N      suivi de centaines de mots qui ne veulent rien dire",
    ),
    "S201": Words(
        "JSON illisible",
        "le JSON ne se lit plus à partir d'ici: {text}",
        None,
        (),
        "Le document ne respecte pas la syntaxe de JSON: une virgule, un guillemet ou une accolade manque.",
        '{"schema": "record/1", "matches": [',
    ),
    "S202": Words(
        "JSON hors schéma",
        "ce JSON ne suit pas le schéma d'un relevé: {text:bare}[[, {reason}]]",
        None,
        (),
        "Le document est du JSON valide, mais une clé manque, est de trop, ou n'a pas le type voulu par record/1.",
        '{"schema": "record/1", "match": []}',
    ),
}
