"""Matches to make statistics of: drawn at random, judged, and put into tables."""

from functools import cache
from random import Random

from plain.differential import drawn
from referee import dumps
from referee.judging import RulesChoice, judge_items
from referee.notation import read_text
from referee.notation.writer import UnreadableRecord
from referee.stats.gather import gathered
from referee.stats.names import By
from referee.stats.source import Source, database
from referee.tables.deals import DEALS
from referee.tables.parquet import parquet_pieces
from referee.tables.rows import TableRows

EVENTS = ("Open", "Coupe", None)
NAMES = ("Anne", "Bruno", "Zoé $x$", "<i>")


def tuples_of(text, path="a.bgn", choice=None):
    """The rows that judging a text gives."""
    report = TableRows(DEALS, "fr", lambda _: None)
    rows = list(report.file(path))
    for event in judge_items(read_text(text), choice or RulesChoice()):
        rows += report.event(event)
    return rows


@cache
def random_rows(seed, matches=40):
    """Rows of matches of both games, legal and damaged, some with the names of events and of players."""
    random = Random(seed)
    rows = []
    for number in range(matches):
        match = drawn(random).match
        try:
            text = dumps(match, "bgn")
        except UnreadableRecord:
            continue
        event = random.choice(EVENTS)
        head, line, rest = text.partition("\n")
        tags = [] if event is None else [f'[Tournoi "{event}"]']
        tags += [f'[{random.choice(("Nord", "Est"))} "{random.choice(NAMES)}"]'] if match.game == "contree" else []
        rows += tuples_of("\n".join([head, *tags]) + line + rest, f"{number}.bgn")
    return rows


def as_mappings(rows):
    """Rows with the names of their columns."""
    return [dict(zip(DEALS.names, row, strict=True)) for row in rows]


def table_of(rows, path):
    """A Parquet file of these rows."""
    path.write_bytes(b"".join(parquet_pieces(DEALS, rows)))
    return path


def statistics_of(*paths, by=None):
    """The statistics of Parquet files."""
    room = paths[0] if paths[0].is_dir() else paths[0].parent
    with database(room) as tables:
        for path in paths:
            tables.add(Source(path, path.name))
        tables.join()
        return gathered(tables.connection, by and By(by))


__all__ = ["as_mappings", "random_rows", "statistics_of", "table_of", "tuples_of"]
