"""The tables there are, and the dialects of CSV, by name."""

from enum import StrEnum

__all__ = ["CsvDialect", "TableName"]


class TableName(StrEnum):
    """The tables of verdicts: a line a deal, a line a card."""

    DEALS = "deals"
    TRICKS = "tricks"


class CsvDialect(StrEnum):
    """How a table is written as CSV.

    ``EXCEL``, which a French Excel opens by a double click: UTF-8 with its mark, ``;`` between cells, a decimal comma,
    lines ended by CR LF. ``PLAIN``, for programs: UTF-8, a comma between cells, a decimal point, lines ended by LF.
    """

    EXCEL = "excel"
    PLAIN = "plain"
