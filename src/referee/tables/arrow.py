"""The columns of a table as types and values of Arrow."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

import pyarrow as pa

from referee import __version__
from referee.tables.column import Kind, Row, Table
from referee.tables.texts import as_number, json_text
from referee.verdict.model import SCHEMA, Diagnostic, Term

__all__ = ["batch_of", "schema_of"]

_LEAST: Final = -(2**63)
_MOST: Final = 2**63 - 1

_TERM: Final = pa.struct(
    [("term", pa.string()), ("points", pa.float64()), ("numerator", pa.int64()), ("denominator", pa.int64())]
)
_DIAGNOSTIC: Final = pa.struct(
    [
        *((name, pa.string()) for name in ("code", "slug", "severity", "article")),
        *((name, pa.int64()) for name in ("line", "column", "end_line", "end_column")),
        ("pointer", pa.string()),
        *((name, pa.int64()) for name in ("deal", "trick")),
        *((name, pa.string()) for name in ("seat", "facts", "message")),
    ]
)
_TYPES: Final[Mapping[Kind, pa.DataType]] = {
    Kind.TEXT: pa.string(),
    Kind.INTEGER: pa.int64(),
    Kind.POINTS: pa.float64(),
    Kind.FLAG: pa.bool_(),
    Kind.TEXTS: pa.list_(pa.string()),
    Kind.TAGS: pa.map_(pa.string(), pa.string()),
    Kind.TERMS: pa.list_(_TERM),
    Kind.DIAGNOSTICS: pa.list_(_DIAGNOSTIC),
}


def schema_of(table: Table) -> pa.Schema:
    """Give the schema of a table: what each column means stands with it, and the versions with the whole."""
    fields = [
        pa.field(column.name, _TYPES[column.kind], metadata={"fr": column.fr, "en": column.en})
        for column in table.columns
    ]
    return pa.schema(
        fields, metadata={"referee.version": __version__, "referee.table": table.schema, "referee.schema": SCHEMA}
    )


def batch_of(table: Table, schema: pa.Schema, rows: Sequence[Row]) -> pa.Table:
    """Give rows as a table of Arrow. A number of more than 64 bits is not known there."""
    columns = zip(table.columns, zip(*rows, strict=True), strict=True)
    return pa.Table.from_arrays([_array(column.kind, values) for column, values in columns], schema=schema)


def _array(kind: Kind, values: Sequence[Any]) -> pa.Array:
    make = _VALUES.get(kind)
    made = values if make is None else [None if value is None else make(value) for value in values]
    try:
        return pa.array(made, _TYPES[kind])
    except OverflowError:
        return pa.array([value if value is None or _LEAST <= value <= _MOST else None for value in made], _TYPES[kind])


def _term(term: Term) -> Mapping[str, str | float]:
    name, worth = term
    exact = Fraction(worth)
    return {"term": name, "points": float(exact), "numerator": exact.numerator, "denominator": exact.denominator}


def _diagnostic(diagnostic: Diagnostic) -> Mapping[str, Any]:
    return diagnostic.model_dump(mode="json") | {"facts": json_text(diagnostic.facts)}


_VALUES: Final[Mapping[Kind, Callable[[Any], Any]]] = {
    Kind.POINTS: as_number,
    Kind.TAGS: lambda tags: list(tags.items()),
    Kind.TERMS: lambda terms: [_term(term) for term in terms],
    Kind.DIAGNOSTICS: lambda found: [_diagnostic(diagnostic) for diagnostic in found],
}
