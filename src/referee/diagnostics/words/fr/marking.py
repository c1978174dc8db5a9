"""French words of points, claims and marking (M) and of the arbiter's lines (R)."""

from typing import Final

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
        "  6. S: ♣V ♦8 ♣A ♣7   => O 13      le pli est à Nord",
    ),
    "M102": Words(
        "points de pli",
        "le pli {trick} vaut {computed:point|points}, et non {claimed}",
        _RIGHT,
        ("cartes du pli: {cards}", _CAUSE),
        "Les points d'un pli sont ceux de ses cartes, selon qu'elles sont ou non d'atout. Le dix de der n'y est jamais "
        "compté.",
        "♣V ♦8 ♣A ♣7, à cœur: 2 + 0 + 11 + 0 = 13",
    ),
    "M103": Words(
        "numéro de pli",
        "ce pli porte le numéro {claimed}, c'est le pli {computed}",
        "pli {computed}",
        (),
        "Les plis se numérotent de un en un. Le pli est jugé à la place où il se trouve.",
        "  3. …      5. …",
    ),
    "M104": Words(
        "compte des points",
        "les points notés sont {claimed}, les cartes donnent {computed}",
        "juste: {computed}",
        (),
        "À côté des cartes, le journal dit combien de points a chaque camp: dix de der compris, belote à part. Les cartes "
        "disent autre chose; les points calculés font foi.",
        "Bid successful, 115 to 47!      les cartes donnent 111 à 51",
    ),
    "M105": Words(
        "fait ou chuté",
        "le contrat est noté {claimed:result}, il est {computed:result}",
        "{computed:result}",
        (),
        "À côté des cartes, le journal dit si le contrat est fait. Les cartes disent le contraire.",
        "Bid successful, 70 to 92!      le contrat de 90 est chuté",
    ),
    "M201": Words(
        "score",
        "le score noté est {claimed}, le score juste {computed}",
        _RIGHT,
        ("compte: {terms}", _CAUSE, "ce score est celui des règles {fits}"),
        "Le score écrit n'est pas celui que donne la règle. Les termes du score juste sont montrés, et celui qui "
        "explique l'écart quand il y en a un. Le score juste est retenu pour les totaux.",
        "Est, 90♥ contré, fait: T 87 + 2C 180 + Bt 20 = 287; noté 267: la belote manque",
    ),
    "M202": Words(
        "total",
        "le total noté est {claimed}, le total juste {computed}",
        _RIGHT,
        ("total précédent {before}[[, plus la donne {score}]]", _CAUSE),
        "Le total est la somme des scores justes depuis le début du match, report compris. Le total calculé est "
        "retenu pour la suite.",
        "310 + 110 = 420, noté 410",
    ),
    "M203": Words(
        "total reporté",
        "le total noté, {claimed}, prolonge un total déjà faux: le juste est {computed}",
        _RIGHT,
        (),
        "L'addition de cette donne est bonne; seule l'erreur d'une donne précédente se retrouve. Elle n'est comptée "
        "qu'une fois, là où elle a été faite.",
        "une erreur de 10 à la donne 3 se retrouve dans les totaux 4, 5 et 6",
    ),
    "M204": Words(
        "résultat",
        "le résultat noté est {claimed}, le résultat juste {computed}",
        _RIGHT,
        (_CAUSE,),
        "L'étiquette Résultat annonce le total final du match: il doit être celui de la dernière donne.",
        '[Résultat "NS 1020 EO 640"]',
    ),
    "M205": Words(
        "score d'une donne inachevée",
        "un score est noté ({claimed}), mais la donne n'est pas achevée",
        None,
        (),
        "Tant que les enchères ou le jeu s'arrêtent en route, personne n'a marqué. Un score écrit là ne peut pas être "
        "vérifié: il est refusé.",
        "cinq plis notés, puis score NS 110 EO 52",
    ),
    "M206": Words(
        "total non jugé",
        "le total noté, {claimed}, ne peut pas être jugé: les totaux ne sont pas connus ici",
        None,
        (),
        "Après une donne refusée ou inachevée, un numéro sauté, ou un relevé qui commence en cours de match sans "
        "report, la somme n'est plus connue. Le total écrit n'est ni juste ni faux.",
        'donne 5 en tête de fichier, sans [Report "NS 310 EO 552"]',
    ),
    "M207": Words(
        "score impossible",
        "aucun compte de points ne donne le score noté, {claimed}",
        None,
        (),
        "La feuille ne dit pas tous les points, le score juste n'est donc pas connu. Mais quels qu'ils soient, ce contrat et "
        "ce résultat ne peuvent pas donner ce score.",
        "contrat N 100♥      bilan fait      score NS 999 EO 0",
    ),
    "M301": Words(
        "points impossibles",
        "aucun jeu ne donne ces points: {points}[[, {sum} en tout]]",
        None,
        ("{fault}[[: {expected}]]",),
        "Une donne vaut 162 points, dernière levée comprise (252 si un camp fait tous les plis, 502 si un joueur les "
        "fait seul, dans les règles de base). D'autres sommes, ou des points qu'aucune carte ne donne, sont "
        "impossibles.",
        "bilan NS 112 EO 52      112 + 52 = 164",
    ),
    "M302": Words(
        "plis impossibles",
        "nombre de plis impossible: {tricks}",
        None,
        ("en tout: {expected}",),
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
        "contrat E 90♥, puis bilan … belote EO 2",
    ),
    "M304": Words(
        "bilan contradictoire",
        "les parties du bilan ne s'accordent pas[[: {what}]]",
        None,
        (),
        "Un bilan peut dire les points, fait ou chuté, les plis, les belotes, la générale. Ce qu'il dit deux fois doit "
        "être dit de la même façon.",
        "bilan NS 162 EO 0 plis NS 8      huit plis valent 252",
    ),
    "M305": Words(
        "camp absent",
        "il manque le chiffre {party:de}",
        None,
        (),
        "Cette ligne donne un chiffre par camp. L'autre ne s'en déduit pas toujours: il doit être écrit.",
        "décision NS 100      il manque EO",
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
        "renonce E pli 4      alors qu'Est a bien fourni au pli 4",
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
        "renonce E pli 4",
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
        "maldonne, puis décision NS 0 EO 262",
    ),
    "R106": Words(
        "étalage sans objet",
        "[[{seat} étale: ]]il ne reste dans cette donne aucun pli connu à réclamer",
        None,
        (),
        "Un étalage réclame les plis qui restent. Il n'a pas d'objet quand tous sont joués, quand aucun jeu n'est noté, "
        "ou quand, au comptoir, les mains ne le sont pas.",
        "huit plis complets, puis étalage N",
    ),
    "R107": Words(
        "maldonne",
        "maldonne: rien n'est jugé dans cette donne",
        None,
        (),
        "La donne est nulle: elle vaut 0, pénalités à part, et le même joueur redonne.",
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
