"""French words for what is wrong with a rule set."""

from typing import Final

__all__ = ["PROBLEMS", "WHY"]

PROBLEMS: Final = {
    "bid-range": "le minimum des enchères, {least}, dépasse leur maximum, {most}",
    "choice": "[[{name:bare}: ]]{value} ne convient pas; il faut {choices:or}[[ (sans doute {near:bare})]]",
    "cycle": "{value:bare} est déjà lu: ces fichiers s'étendent en rond",
    "deep": "trop de fichiers s'étendent les uns les autres",
    "denominations": "{name:bare}: {value} n'est pas une liste de {choices}",
    "encoding": "ce fichier n'est pas en UTF-8",
    "equal-doubled": "la ligne equal ne vaut que sans contre: seule sa case plain est lue",
    "extends": "le jeu de règles {value} est inconnu[[, sans doute {near:bare}]]; il y a {known}",
    "game-differs": "ce fichier est de {value}, celui qui l'étend ou qu'il étend est de {game:bare}",
    "held-without-row": "equality vaut held: il faut dans la grille une ligne equal, avec sa case plain",
    "incomplete": "sans extends, il faut donner aussi {names}",
    "key": "{name} est inconnu ici[[, sans doute {near:bare}]]",
    "large": "ce fichier dépasse {most} octets",
    "level": "{name} n'est pas un niveau: il faut {choices:or}[[ (sans doute {near:bare})]]",
    "levels": "chosen est true, ou une liste de {choices}",
    "levels-of-bid": "les lignes d'une même annonce ont toutes deux la seule case plain (elle ne se contre alors pas), ou toutes deux les trois cases",
    "no-80": "bid_82 suppose que 80 soit une enchère, et que les paliers ne mènent pas à 82",
    "no-folder": "ce relevé n'est dans aucun dossier: un fichier de règles ne peut pas y être cherché",
    "no-game": 'rien ne dit de quel jeu sont ces règles; ajoutez par exemple game = "contree" (il y a {choices})',
    "no-row": "sans extends, la grille doit avoir une ligne {name:bare}",
    "no-square": "la ligne {name:bare} n'a pas de case {level:bare}",
    "no-value": "il manque value",
    "number": "{name:bare}: {value} ne convient pas; il faut un nombre entier de {least} à {most}",
    "other-game": "{name} n'existe qu'à un autre jeu: {game:bare}",
    "outside": "un fichier de règles nommé par un relevé est dans le dossier de ce relevé, et n'en sort pas",
    "parameter": "le paramètre {name} est inconnu[[, sans doute {near:bare}]]",
    "ranked": "{name:bare}: il faut huit nombres, dans l'ordre A 10 R D V 9 8 7",
    "repeated": "{name:bare}: une valeur est répétée",
    "row": "{name} n'est pas une ligne de la grille: il y a {choices}[[ (sans doute {near:bare})]]",
    "setting": "{value} ne se lit pas; il faut PARAMÈTRE=VALEUR",
    "source": "la source {value} n'est pas dans [sources][[, sans doute {near:bare}]]",
    "square": "{value} n'est pas une case: il faut deux sommes séparées par /, comme T+2C+Bt / Bd, avec {choices}",
    "table": "il faut ici une table",
    "taken": "{value:bare} est le nom d'un jeu de règles livré: il en faut un autre",
    "text": "il faut ici un texte court, sur une ligne",
    "toml": "ce n'est pas du TOML",
    "total": "{name:bare} vaut {value:bare}, qui compte {expected} points de cartes, mais les couleurs en comptent {sum}",
    "twice": "{name} est donné deux fois",
    "unpaired": "la ligne {name:bare} manque, alors que {other:bare} est là",
    "unreadable": "ce fichier ne peut pas être lu: {why}",
    "unreadable-base": "le fichier {value} ne peut pas être lu: {why}",
    "worthless": "{name:bare}: aucune carte n'y vaut rien",
    "yes-no": "il faut true ou false",
}
"""By kind of fault; facts as in messages, ``:or`` joins several by *or*."""

WHY: Final = {
    "missing": "il n'existe pas",
    "denied": "l'accès en est refusé",
    "folder": "c'est un dossier",
    "loop": "ses liens tournent en rond",
    "no-file": "ce n'est pas un fichier ordinaire",
    "other": "le système l'a refusé",
}
"""Why a file cannot be read."""
