"""French words of tags and matches (N)."""

from typing import Final

from referee.diagnostics.words.model import Words

__all__ = ["NOTATION"]

NOTATION: Final = {
    "N101": Words(
        "match sans jeu",
        "ce bloc d'étiquettes ne dit pas à quel jeu on joue",
        None,
        ("sans doute: {near:bare}",),
        "L'étiquette du jeu ouvre un match et décide de sa langue. Sans elle, l'arbitre ne sait pas quelle règle "
        "appliquer et ne suppose rien.",
        '[Table "12"]   # il manque  [Jeu "contrée"]',
    ),
    "N102": Words(
        "donne sans match",
        "cette donne vient avant toute étiquette de jeu",
        None,
        (),
        "Une donne appartient à un match, qui commence par un bloc d'étiquettes. La donne est lue, mais n'est pas jugée.",
        'donne 1 donneur N   # il manque  [Jeu "contrée"]  devant',
    ),
    "N103": Words(
        "étiquette répétée",
        "l'étiquette {tag} figure déjà dans ce bloc",
        None,
        (),
        "Une étiquette ne figure qu'une fois par match, sous son nom français ou anglais.",
        '[Table "12"]\n[Table "13"]',
    ),
    "N104": Words(
        "jeu inconnu",
        "le jeu {value} est inconnu",
        None,
        ("jeux connus: {known}", "sans doute: {near:bare}"),
        "L'arbitre connaît la contrée et la belote de comptoir. Un autre nom est refusé, jamais remplacé.",
        '[Jeu "tarot"]',
    ),
    "N105": Words(
        "règles inconnues",
        "le jeu de règles {value} est inconnu",
        None,
        ("jeux de règles connus: {known}", "sans doute: {near:bare}"),
        "Le nom de l'étiquette Règles n'est ni celui d'un jeu de règles livré, ni un fichier lisible. Il n'est jamais "
        "remplacé par un autre: rien n'est jugé.",
        '[Jeu "contrée"]\n[Règles "cannes"]   # il y a cannes2016',
    ),
    "N106": Words(
        "valeur d'étiquette",
        "la valeur {value} ne convient pas à l'étiquette {tag}: il faut {expected}",
        None,
        (),
        "Cette étiquette sert au jugement (objectif, nombre de donnes, report, résultat): sa valeur doit pouvoir être "
        "lue exactement.",
        '[Objectif "mille"]   # il faut  [Objectif "1000"]',
    ),
    "N107": Words(
        "règles d'un autre jeu",
        "le jeu de règles {value} ne vaut pas pour ce match, qui est de {game}",
        None,
        (),
        "Les jeux de règles sont nommés par jeu: un jeu de règles de contrée ne juge pas la belote de comptoir, et "
        "l'inverse.",
        '[Jeu "comptoir"]\n[Règles "contree/seed"]   # ces règles sont de la contrée',
    ),
    "N108": Words(
        "règles imposées",
        "ce match est jugé selon {rules:bare}[[, et non selon {tag:bare}]]",
        None,
        (),
        "L'option --rules, ou --set, l'emporte sur l'étiquette du relevé; l'arbitre le dit pour que personne ne s'y "
        "trompe.",
        "referee check --rules seed finale.bgn",
    ),
    "N109": Words(
        "match sans donne",
        "ce match n'a aucune donne",
        None,
        (),
        "Un bloc d'étiquettes ouvre un match, mais rien ne le suit. Une ligne vide ou une étiquette de jeu de trop "
        "peut en être la cause.",
        '[Jeu "contrée"]   # puis la fin du fichier',
    ),
    "N110": Words(
        "fichier sans match",
        "ce fichier ne contient aucun relevé",
        None,
        (),
        "Le fichier est vide, ne contient que des commentaires, ou rien qui ressemble à un relevé. Rien n'a pu être jugé.",
        "# rien que ce commentaire",
    ),
    "N111": Words(
        "place absente de la table",
        "{text} ne désigne personne à cette table",
        None,
        (),
        "Le relevé nomme une place ou un camp d'un autre jeu, ou un joueur qui n'est pas de ce match: J4 dans une "
        "partie à trois, Nord à la belote de comptoir.",
        "J4: passe   # dans un match de trois joueurs",
    ),
    "N112": Words(
        "étiquette presque connue",
        "l'étiquette {tag} n'est pas connue: {meant} était sans doute voulue",
        None,
        ("telle qu'elle est écrite, elle ne règle rien du match",),
        "Une étiquette inconnue est gardée sans être lue. Celle-ci ressemble tant à une étiquette dont dépend le jugement "
        "qu'elle est signalée, plutôt que de laisser juger le match sous d'autres règles ou sans son objectif.",
        '[Regle "seed"]   # au lieu de [Règles "seed"]',
    ),
    "N113": Words(
        "fichier de règles",
        "règles inutilisables, fichier {file:bare}[[, ligne {line}]]: {problem}",
        None,
        (),
        "Le fichier que nomme l'étiquette Règles est cherché à côté du relevé. Il doit se lire en entier, ne rien contenir "
        "d'inconnu, et ne pas se contredire. Rien n'est jugé par un jeu de règles faux: referee rules check dit tout ce "
        "qui ne va pas.",
        '[Jeu "contrée"]\n[Règles "club.toml"]   # où il y a  undertrump = "fre"',
    ),
}
