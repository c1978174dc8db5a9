"""French words of points, claims and marking (M) and of the arbiter's lines (R)."""

from typing import Final

from referee.diagnostics.words.fr.example import played
from referee.diagnostics.words.model import Words

__all__ = ["ARBITER", "MARKING"]

_CAUSE: Final = "{cause}"
_RIGHT: Final = "juste: {computed}"

MARKING: Final = {
    "M101": Words(
        "gagnant de pli",
        "le pli {trick} est {computed:à}, et non {claimed:à}",
        "{best} l'emporte",
        (),
        "Le pli revient au plus fort atout, ou à défaut à la plus forte carte de la couleur demandée. Le gagnant "
        "calculé est retenu pour la suite.",
        "  1. O: ♠A ♠R ♠D ♠7   => S   # l'as est à Ouest",
    ),
    "M102": Words(
        "points de pli",
        "le pli {trick} vaut {computed:point|points}, et non {claimed}",
        _RIGHT,
        ("cartes du pli: {cards}", _CAUSE),
        "Les points d'un pli sont ceux de ses cartes, selon qu'elles sont ou non d'atout. Le dix de der n'y est jamais "
        "compté.",
        "  1. O: ♠A ♠R ♠D ♠7   => 20   # 11 + 4 + 3 + 0 = 18",
    ),
    "M103": Words(
        "numéro de pli",
        "ce pli porte le numéro {claimed}, c'est le pli {computed}",
        "pli {computed}",
        (),
        "Les plis se numérotent de un en un. Le pli est jugé à la place où il se trouve.",
        "  1. O: ♠A ♠R ♠D ♠7\n  3. O: ♥A ♥9 ♥8 ♥7   # c'est le pli 2",
    ),
    "M104": Words(
        "compte des points",
        "les points notés sont {claimed}, les cartes donnent {computed}",
        "juste: {computed}",
        (),
        "À côté des cartes, le journal dit combien de points a chaque camp: dix de der compris, belote à part. Les cartes "
        "disent autre chose; les points calculés font foi.",
        "Bid fails, 60 to 102!",
    ),
    "M105": Words(
        "fait ou chuté",
        "le contrat est noté {claimed:result}, il est {computed:result}",
        "{computed:result}",
        (),
        "À côté des cartes, le journal dit si le contrat est fait. Les cartes disent le contraire.",
        "Bid successful, 58 to 104!",
    ),
    "M201": Words(
        "score",
        "le score noté est {claimed}, le score juste {computed}",
        _RIGHT,
        ("compte: {terms}", _CAUSE, "ce score est celui des règles {fits}"),
        "Le score écrit n'est pas celui que donne la règle. Les termes du score juste sont montrés, et celui qui "
        "explique l'écart quand il y en a un. Le score juste est retenu pour les totaux.",
        "contrat E 90♥ contre\nbilan EO 87 belote EO\nscore NS 0 EO 267   # 87 + 180 + 20 = 287: la belote manque",
    ),
    "M202": Words(
        "total",
        "le total noté est {claimed}, le total juste {computed}",
        _RIGHT,
        ("total précédent {before}[[, plus la donne {score}]]", _CAUSE),
        "Le total est la somme des scores justes depuis le début du match, report compris. Le total calculé est "
        "retenu pour la suite.",
        "contrat E 90♥\nbilan EO 100\nscore NS 62 EO 100\ntotal NS 72 EO 100   # c'est la première donne: 62 et 100",
    ),
    "M203": Words(
        "total reporté",
        "le total noté, {claimed}, prolonge un total déjà faux: le juste est {computed}",
        _RIGHT,
        (),
        "L'addition de cette donne est bonne; seule l'erreur d'une donne précédente se retrouve. Elle n'est comptée "
        "qu'une fois, là où elle a été faite.",
        "donne 1 donneur N\n"
        "contrat E 90♥\n"
        "bilan EO 100\n"
        "total NS 72 EO 100   # dix de trop\n"
        "\n"
        "donne 2 donneur O\n"
        "contrat E 90♥\n"
        "bilan EO 100\n"
        "total NS 134 EO 200   # les dix de trop de la donne 1",
    ),
    "M204": Words(
        "résultat",
        "le résultat noté est {claimed}, le résultat juste {computed}",
        _RIGHT,
        (_CAUSE,),
        "L'étiquette Résultat annonce le total final du match: il doit être celui de la dernière donne.",
        '[Jeu "contrée"]\n[Résultat "NS 62 EO 110"]\n\ndonne 1 donneur N\ncontrat E 90♥\nbilan EO 100   # NS 62 EO 100',
    ),
    "M205": Words(
        "score d'une donne inachevée",
        "un score est noté ({claimed}), mais la donne n'est pas achevée",
        None,
        (),
        "Tant que les enchères ou le jeu s'arrêtent en route, personne n'a marqué. Un score écrit là ne peut pas être "
        "vérifié: il est refusé.",
        "contrat E 90♥\nscore NS 62 EO 100   # ni plis ni bilan",
    ),
    "M206": Words(
        "total non jugé",
        "le total noté, {claimed}, ne peut pas être jugé: les totaux ne sont pas connus ici",
        None,
        (),
        "Après une donne refusée ou inachevée, un numéro sauté, ou un relevé qui commence en cours de match sans "
        "report, la somme n'est plus connue. Le total écrit n'est ni juste ni faux.",
        '[Jeu "contrée"]\n'
        "\n"
        'donne 5 donneur N   # sans  [Report "NS 310 EO 552"]\n'
        "contrat E 90♥\n"
        "bilan EO 100\n"
        "total NS 372 EO 652",
    ),
    "M207": Words(
        "score impossible",
        "aucun compte de points ne donne le score noté, {claimed}",
        None,
        (),
        "La feuille ne dit pas tous les points, le score juste n'est donc pas connu. Mais quels qu'ils soient, ce contrat et "
        "ce résultat ne peuvent pas donner ce score.",
        "contrat N 100♥\nbilan fait\nscore NS 999 EO 0",
    ),
    "M301": Words(
        "points impossibles",
        "aucun jeu ne donne ces points: {points}[[, {sum} en tout]]",
        None,
        ("{fault}[[: {expected}]]",),
        "Une donne vaut 162 points, dernière levée comprise (252 si un camp fait tous les plis, 502 si un joueur les "
        "fait seul, dans les règles de base). D'autres sommes, ou des points qu'aucune carte ne donne, sont "
        "impossibles.",
        "bilan NS 112 EO 52   # 112 + 52 = 164",
    ),
    "M302": Words(
        "plis impossibles",
        "nombre de plis impossible: {tricks}",
        None,
        ("la donne compte {expected:pli|plis}",),
        "Les plis des deux camps font ensemble le nombre de plis de la donne, et s'accordent avec les points: un camp "
        "sans pli n'a pas de point, tous les plis valent la prime.",
        "bilan plis NS 5 EO 4",
    ),
    "M303": Words(
        "belotes impossibles",
        "nombre de belotes impossible: {belotes}",
        None,
        ("au plus: {expected}",),
        "Il y a une belote au plus dans une couleur d'atout, quatre au plus à tout-atout, aucune au sans-atout.",
        "contrat E 90♥\nbilan EO 100 belote EO 2   # une au plus, à cœur",
    ),
    "M304": Words(
        "bilan contradictoire",
        "les parties du bilan ne s'accordent pas[[: {what}]]",
        None,
        (),
        "Un bilan peut dire les points, fait ou chuté, les plis, les belotes, la générale. Ce qu'il dit deux fois doit "
        "être dit de la même façon.",
        "contrat E capot ♥\nbilan fait plis NS 6 EO 2   # un capot fait, ce sont huit plis",
    ),
    "M305": Words(
        "camp absent",
        "il manque le chiffre {party:de}",
        None,
        (),
        "Cette ligne donne un chiffre par camp. L'autre ne s'en déduit pas toujours: il doit être écrit.",
        "décision NS 100   # il manque EO",
    ),
}

ARBITER: Final = {
    "R101": Words(
        "renonce infondée",
        "la renonce notée n'est pas établie: aucune carte illégale {seat:de} n'apparaît au pli {trick}",
        None,
        (),
        "Une renonce écrite par l'arbitre doit avoir eu lieu: une carte illégale de ce joueur, à ce pli. Sinon la "
        "ligne est fausse, ou les plis sont mal notés.",
        played("O", "E 90♥", "1. S: ♥10 ♥9 ♥V ♦7") + "renonce E pli 1   # Est a fourni",
    ),
    "R102": Words(
        "renonce constatée",
        "la renonce {seat:de} au pli {trick} est notée par l'arbitre",
        None,
        (
            "comptée 162 à l'autre camp, elle donnerait {flat162}",
            "comptée au contrat, elle donnerait {contract}",
        ),
        "Le jeu de règles dit ce qu'elle entraîne (penalties): dans les règles de base la donne reste refusée et la "
        "décision est seulement notée.",
        played("O", "E 90♥", "1. S: ♥10 ♣V ♥A ♦7") + "renonce E pli 1",
    ),
    "R103": Words(
        "décision de l'arbitre",
        "l'arbitre a imposé le score {ruling}[[; les cartes donnent {computed}]]",
        None,
        (),
        "Le score imposé est retenu, quoi qu'il se soit joué. Celui des cartes est montré à côté, et ce qui serait une "
        "erreur devient une note.",
        "décision NS 0 EO 262",
    ),
    "R104": Words(
        "étalage non prouvé",
        "{seat} étale et réclame le reste, sans qu'il soit prouvé que tout lui revient",
        None,
        (),
        "Le reste est compté au camp du joueur, mais la donne n'est vérifiée qu'en partie tant qu'il n'est pas "
        "démontré qu'aucune défense ne prend un pli.",
        "étalage N",
    ),
    "R105": Words(
        "lignes contradictoires",
        "ces lignes de l'arbitre ne vont pas ensemble: {kinds}",
        None,
        (),
        "Une donne annulée ne peut pas recevoir de score, un score imposé exclut le litige, et une ligne ne se répète "
        "pas. De deux lignes contraires, l'arbitre n'en choisit aucune.",
        "maldonne\ndécision NS 0 EO 262",
    ),
    "R106": Words(
        "étalage sans objet",
        "[[{seat} étale: ]]il ne reste dans cette donne aucun pli connu à réclamer",
        None,
        (),
        "Un étalage réclame les plis qui restent. Il n'a pas d'objet quand tous sont joués, quand aucun jeu n'est noté, "
        "ou quand, au comptoir, les mains ne le sont pas.",
        "contrat E 90♥\nbilan EO 100\nétalage N   # tout est compté",
    ),
    "R107": Words(
        "maldonne",
        "maldonne: rien n'est jugé dans cette donne",
        None,
        (),
        "La donne est nulle: elle vaut 0, pénalités à part. Le même joueur redonne, sauf règle contraire.",
        "maldonne",
    ),
    "R108": Words(
        "litige",
        "litige: le camp qui a pris perd la donne",
        None,
        (),
        "Une donne marquée litige est perdue par les preneurs, quels que soient les points comptés. Elle ne rend légale "
        "aucune carte.",
        "litige",
    ),
}
