"""English words for what is wrong with a rule set."""

from typing import Final

__all__ = ["PROBLEMS", "WHY"]

PROBLEMS: Final = {
    "bid-range": "the least bid, {least}, is above the highest, {most}",
    "choice": "[[{name:bare}: ]]{value} will not do; it has to be {choices:or}[[ (probably {near:bare})]]",
    "cycle": "{value:bare} has been read already: these files extend each other in a circle",
    "deep": "too many files extend one another",
    "denominations": "{name:bare}: {value} is no list of {choices}",
    "encoding": "this file is not in UTF-8",
    "equal-doubled": "the row equal holds without a contre only: its square plain alone is read",
    "extends": "the rule set {value} is not known[[, probably {near:bare}]]; there are {known}",
    "game-differs": "this file is of {value}, the one that extends it or that it extends of {game:bare}",
    "held-without-row": "equality is held: the grid needs a row equal, with its square plain",
    "incomplete": "without extends, {names} must be given too",
    "key": "{name} is not known here[[, probably {near:bare}]]",
    "large": "this file is longer than {most} bytes",
    "level": "{name} is no level: it has to be {choices:or}[[ (probably {near:bare})]]",
    "levels": "chosen is true, or a list of {choices}",
    "levels-of-bid": "the rows of one bid both have the square plain alone (it then cannot be doubled), or both have all three",
    "no-80": "bid_82 supposes that 80 can be bid, and that no step leads to 82",
    "no-folder": "this record stands in no folder: a rule-set file cannot be looked for",
    "no-game": 'nothing says which game these rules are of; add for example game = "contree" (there are {choices})',
    "no-row": "without extends, the grid needs a row {name:bare}",
    "no-square": "the row {name:bare} has no square {level:bare}",
    "no-value": "value is missing",
    "number": "{name:bare}: {value} will not do; it has to be a whole number from {least} to {most}",
    "other-game": "{name} is only of another game: {game:bare}",
    "outside": "a rule-set file that a record names is in the folder of that record, and does not leave it",
    "parameter": "the parameter {name} is not known[[, probably {near:bare}]]",
    "ranked": "{name:bare}: it has to be eight numbers, in the order A 10 K Q J 9 8 7",
    "repeated": "{name:bare}: a value is repeated",
    "row": "{name} is no row of the grid: there are {choices}[[ (probably {near:bare})]]",
    "setting": "{value} cannot be read; it has to be PARAMETER=VALUE",
    "source": "the source {value} is not in [sources][[, probably {near:bare}]]",
    "square": "{value} is no square: it has to be two sums with a / between them, as in T+2C+Bt / Bd, with {choices}",
    "table": "there has to be a table here",
    "taken": "{value:bare} is the name of a rule set that is shipped: another is needed",
    "text": "there has to be a short text on one line here",
    "toml": "this is not TOML",
    "total": "{name:bare} is {value:bare}, which counts {expected} points of cards, but suits count {sum}",
    "twice": "{name} is given twice",
    "unpaired": "the row {name:bare} is missing, while {other:bare} is there",
    "unreadable": "this file cannot be read: {why}",
    "unreadable-base": "the file {value} cannot be read: {why}",
    "worthless": "{name:bare}: no card of it is worth anything",
    "yes-no": "it has to be true or false",
}
"""By kind of fault; facts as in messages, ``:or`` joins several by *or*."""

WHY: Final = {
    "missing": "it does not exist",
    "denied": "access is denied",
    "folder": "it is a folder",
    "loop": "its links go round in a circle",
    "no-file": "it is no ordinary file",
    "other": "the system refused it",
}
"""Why a file cannot be read."""
