"""The page that tells the columns of the tables of verdicts, made from the tables themselves."""

from collections.abc import Iterator
from itertools import groupby

from referee.diagnostics.spelling import PARTY_ORDER
from referee.record.model import Language
from referee.report.schema import FOLDER
from referee.tables.column import Column, Kind, Table
from referee.tables.deals import DEALS
from referee.tables.tricks import TRICKS

__all__ = ["PAGE", "page"]

PAGE = FOLDER / "tables.md"

_HEADS: dict[Language, str] = {
    "fr": """\
# Les tables de verdicts

*[English below.](#tables-of-verdicts)*

`referee convert --to csv` et `--to parquet` écrivent ces tables; `referee score --format csv` et `referee check --cluster`
écrivent `deals`, que `referee stats` compte. Les noms et les codes sont ceux du JSON. Une colonne peut s'ajouter; aucune ne change de nom ni de sens sans que la table change de
version. Rien, ou `null`, veut dire inconnu, ou que le jeu n'en a pas. Une ligne de `tricks` rejoint celle de `deals` par
`file`, `match` et `deal_index`.

Un fichier Parquet porte dans ses métadonnées la version du programme (`referee.version`), celle de la table
(`referee.table`), celle des verdicts (`referee.schema`), et dans celles de chaque colonne son sens (`fr`, `en`). Écrit en
dossiers (`--partition-by`), il a une colonne de moins: elle est dans le nom des dossiers, à la manière de Hive.

Le CSV, dans le dialecte `excel`: UTF-8 avec sa marque, `;` entre les cellules, virgule décimale, fins de ligne CR LF. Dans
le dialecte `plain`: UTF-8, virgule entre les cellules, point décimal, fins de ligne LF. Un texte qui commence comme une
formule (`=`, `+`, `-`, `@`, tabulation, fin de ligne, apostrophes ou blancs devant) prend une apostrophe devant lui;
l'ôter rend le texte. Les nombres restent des nombres.
""",
    "en": """\
# Tables of verdicts

*[Français plus haut.](#les-tables-de-verdicts)*

`referee convert --to csv` and `--to parquet` write these tables; `referee score --format csv` and `referee check --cluster`
write `deals`, which `referee stats` counts. Names and codes are those of the JSON. A column may be added; none changes its name or its meaning unless the table changes its
version. Nothing, or `null`, means not known, or that the game has none. A row of `tricks` joins that of `deals` by `file`,
`match` and `deal_index`.

A Parquet file carries in its metadata the version of the program (`referee.version`), that of the table
(`referee.table`), that of the verdicts (`referee.schema`), and in those of each column its meaning (`fr`, `en`). Written
as folders (`--partition-by`), it has one column less, which is in the names of the folders, as Hive has it.

CSV in the dialect `excel`: UTF-8 with its mark, `;` between cells, a decimal comma, lines ended by CR LF. In the dialect
`plain`: UTF-8, a comma between cells, a decimal point, lines ended by LF. A text that starts like a formula (`=`, `+`,
`-`, `@`, a tab, an end of line, apostrophes or blanks before) has an apostrophe put before it; taking it off gives the
text. Numbers stay numbers.
""",
}
_WORDS: dict[Language, tuple[str, str, str, str]] = {
    "fr": ("type", "en CSV", "en Parquet", "colonne | type | sens"),
    "en": ("type", "in CSV", "in Parquet", "column | type | meaning"),
}
_TYPES: dict[Kind, tuple[str, str, str]] = {
    Kind.TEXT: ("texte", "texte", "string"),
    Kind.INTEGER: ("entier", "nombre", "int64"),
    Kind.POINTS: ("décimal", "nombre", "double"),
    Kind.FLAG: ("booléen", "1 ou 0", "bool"),
    Kind.TEXTS: ("textes", "séparés par des blancs", "list<string>"),
    Kind.TAGS: ("étiquettes", "JSON", "map<string, string>"),
    Kind.TERMS: ("termes", "somme: T 87 + 2C 180", "list<struct<term, points, numerator, denominator>>"),
    Kind.DIAGNOSTICS: ("diagnostics", "JSON", "list<struct<code, …, message>>"),
}
_ENGLISH: dict[Kind, tuple[str, str]] = {
    Kind.TEXT: ("text", "text"),
    Kind.INTEGER: ("integer", "number"),
    Kind.POINTS: ("decimal", "number"),
    Kind.FLAG: ("boolean", "1 or 0"),
    Kind.TEXTS: ("texts", "with blanks between"),
    Kind.TAGS: ("tags", "JSON"),
    Kind.TERMS: ("terms", "a sum: T 87 + 2C 180"),
    Kind.DIAGNOSTICS: ("diagnostics", "JSON"),
}


def page() -> str:
    """Give the page, French first."""
    return "\n".join(line for language in _HEADS for line in _part(language)) + "\n"


def _part(language: Language) -> Iterator[str]:
    yield _HEADS[language]
    kind, csv, parquet, columns = _WORDS[language]
    yield f"| {kind} | {csv} | {parquet} |\n|---|---|---|"
    for own in Kind:
        yield f"| {' | '.join(_type(own, language))} |"
    for table in (DEALS, TRICKS):
        yield f"\n## {table.schema}\n\n| {columns} |\n|---|---|---|"
        yield from _rows(table, language)
    yield ""


def _type(kind: Kind, language: Language) -> tuple[str, str, str]:
    name, cell, arrow = _TYPES[kind]
    if language == "en":
        name, cell = _ENGLISH[kind]
    return name, cell, f"`{arrow}`"


def _rows(table: Table, language: Language) -> Iterator[str]:
    """Give a line a column, those of the parties on one."""
    for _, group in groupby(table.columns, key=_stem):
        same = list(group)
        first, last = same[0], same[-1]
        names = f"`{first.name}`" if len(same) == 1 else f"`{first.name}` `{same[1].name}` … `{last.name}`"
        meaning = first.meaning(language)
        if len(same) > 1:
            meaning = meaning.removeprefix(f"{PARTY_ORDER[0]}: ")
        yield f"| {names} | {_type(first.kind, language)[0]} | {meaning} |"


def _stem(column: Column) -> str:
    """Give the name of a column without the party that it is of."""
    stem, _, party = column.name.rpartition("_")
    return stem if party in PARTY_ORDER else column.name
