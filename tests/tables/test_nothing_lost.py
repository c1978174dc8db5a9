"""Both tables together say what a line of ``check --format jsonl`` says: the verdict is built again from Parquet."""

import io
import json

import pyarrow.parquet as pq
import pytest

import referee
from records.marks import FOLDER, records
from referee.diagnostics.spelling import PARTY_ORDER
from referee.judging import RulesChoice, judge_items
from referee.report.jsonl import JsonLinesReport
from referee.tables.deals import DEALS
from referee.tables.parquet import parquet_pieces
from referee.tables.rows import TableRows
from referee.tables.tricks import TRICKS

NAMES = [path.relative_to(FOLDER).as_posix() for path in records()]


def told_by(report, name):
    pieces = list(report.file(name))
    for event in judge_items(referee.load(FOLDER / name).items, RulesChoice(folder=str((FOLDER / name).parent))):
        pieces += report.event(event)
    return pieces


def rows(table, name):
    pieces = parquet_pieces(table, told_by(TableRows(table, "fr", lambda _: None), name))
    return pq.read_table(io.BytesIO(b"".join(pieces))).to_pylist()


def whole(number):
    return int(number) if number is not None and number == int(number) else number


def by_party(row, figure):
    found = {party: row[f"{figure}_{party}"] for party in PARTY_ORDER}
    return {party: value for party, value in found.items() if value is not None}


def exact(numerator, denominator):
    return numerator // denominator if numerator % denominator == 0 else f"{numerator}/{denominator}"


def rebuilt(row, cards):
    """A deal of ``jsonl``, from its row and those of its cards."""
    bid, comptoir = row["bid"], row["game"] == "comptoir"
    contract = bid and {"taker": row["taker"], "bid": bid, "value": row["value"], "denomination": row["denomination"]}
    if contract and not comptoir:
        kinds = {"capot": bid.startswith("capot"), "generale": bid.startswith("generale")}
        contract |= {"side": row["side"], "level": row["level"], **kinds}
    first = [card for card in cards if card["play_order"] == 1 and card["winner"] is not None]
    points = {party: exact(own, row["points_denominator"]) for party, own in by_party(row, "points_numerator").items()}
    assert {party: float(row[f"points_{party}"]) for party in points} == {
        party: own if isinstance(own, int) else pytest.approx(eval(own)) for party, own in points.items()
    }
    own = {} if comptoir else {"capot": row["capot"], "generale": row["generale"]}
    return own | {
        "file": row["file"],
        "match": row["match"],
        "game": row["game"],
        "rules": row["rules"]
        and {"name": row["rules"], "version": row["rules_version"], "digest": row["rules_digest"]},
        "tags": dict(row["tags"]),
        "number": row["deal"],
        "dealer": row["dealer"],
        "status": row["status"],
        "contract": contract,
        "tricks": [{key: card[key] for key in ("leader", "winner", "points")} for card in first],
        "points": points,
        "tricks_won": by_party(row, "tricks_won"),
        "belotes": by_party(row, "belotes"),
        "made": row["made"],
        "score": by_party(row, "score"),
        "terms": {
            party: [[term["term"], exact(term["numerator"], term["denominator"])] for term in terms]
            for party, terms in by_party(row, "terms").items()
        },
        "total": by_party(row, "total"),
        "claims": {"score": by_party(row, "claimed_score"), "total": by_party(row, "claimed_total")},
        "diagnostics": [found | {"facts": json.loads(found["facts"])} for found in row["diagnostics"]],
    }


def known(line):
    """A line of ``jsonl``, unknown figures left out as a table has no other way to say them."""
    deal = json.loads(line)
    figures = ("points", "tricks_won", "belotes", "score", "total")
    for holder, names in ((deal, figures), (deal["claims"], ("score", "total"))):
        for name in names:
            holder[name] = {party: own for party, own in (holder.get(name) or {}).items() if own is not None}
    return deal


@pytest.mark.parametrize("name", NAMES)
def test_the_verdict_can_be_built_again(name):
    cards = {}
    for card in rows(TRICKS, name):
        cards.setdefault((card["match"], card["deal_index"]), []).append(card)
    lines = told_by(JsonLinesReport("fr", lambda _: None), name)
    found = [rebuilt(row, cards.get((row["match"], row["deal_index"]), [])) for row in rows(DEALS, name)]
    assert found == [known(line) for line in lines]


@pytest.mark.parametrize("name", NAMES)
def test_every_card_of_the_record_has_its_row(name):
    written = [
        card
        for match in referee.load(FOLDER / name)
        for deal in match.deals
        for trick in deal.tricks or ()
        for card in trick.cards
    ]
    assert [row["card"] for row in rows(TRICKS, name)] == written


@pytest.mark.parametrize("name", NAMES)
def test_the_cards_called_illegal_are_those_that_the_verdict_refuses(name):
    lines = map(json.loads, told_by(JsonLinesReport("fr", lambda _: None), name))
    refused = [found["code"] for line in lines for found in line["diagnostics"] if found["code"][:2] in {"J1", "J2"}]
    of_cards = [code for code in refused if code not in {"J103", "J104", "J105", "J106"}]
    assert sorted(row["violation"] for row in rows(TRICKS, name) if row["violation"]) == sorted(of_cards)
