"""Score sheets in CSV: a line a deal, in two languages, with the habits of spreadsheets."""

import csv
import io
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from plain.generate_match import contree_match, summarised
from referee.diagnostics.model import Status
from referee.diagnostics.spelling import SPELLINGS
from referee.skeletons import skeleton

HEADS = {
    "fr": (
        *("donne", "donneur", "contrat", "preneur", "contre", "points NS", "points EO", "plis NS", "plis EO"),
        *("belote NS", "belote EO", "générale", "score NS", "score EO", "total NS", "total EO"),
    ),
    "en": (
        *("deal", "dealer", "contract", "taker", "level", "points NS", "points EW", "tricks NS", "tricks EW"),
        *("belote NS", "belote EW", "generale", "score NS", "score EW", "total NS", "total EW"),
    ),
}
LEVELS = {1: "", 2: "contre", 4: "surcontre"}


def sheet(match, delimiter=";"):
    """The sheet of deals without their cards, by the csv module alone."""
    spelling = SPELLINGS[match.language]
    out = io.StringIO()
    writer = csv.writer(out, delimiter=delimiter)
    tags = [tag for tag in match.tags if tag.name not in {"Game", "Result"}]
    writer.writerow([*(spelling.tags[tag.name] for tag in tags), *HEADS[match.language]])
    for index, deal in enumerate(match.deals):
        row = [deal.number, deal.dealer and spelling.seat(deal.dealer)]
        contract, summary = deal.contract, deal.summary
        row += (
            [spelling.call(contract.bid), spelling.seat(contract.taker), LEVELS[contract.level]]
            if contract
            else ["", "", ""]
        )
        for part in ("points", "tricks", "belotes"):
            own = getattr(summary, part, None) or {}
            row += [own.get("NS"), own.get("EW")]
        row.append(spelling.seat(summary.generale) if summary and summary.generale else "")
        for own in (deal.score or {}, deal.total or {}):
            row += [own.get("NS"), own.get("EW")]
        writer.writerow([*(tag.value if index == 0 else "" for tag in tags), *row])
    return out.getvalue()


def random_sheet(seed, language):
    """A match of contrée as a paper sheet sums it up; deals that no sheet of contracts holds are left out."""
    random = Random(seed)
    match = contree_match(random, 6, language)
    deals, seats = [], "NWSE"
    dealer = seats.index(match.deals[0].dealer)
    for index, deal in enumerate(match.deals):
        whole = deal.model_copy(update={"number": match.deals[0].number + index, "dealer": seats[(dealer + index) % 4]})
        made = summarised(random, whole, whole.dealer)
        if made.contract is not None:
            deals.append(made.model_copy(update={"auction": None, "comments": ()}))
    tags = tuple(tag for tag in match.tags if tag.name != "Result")
    return match.model_copy(update={"deals": tuple(deals), "tags": tags, "comments": ()})


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 10**6), st.sampled_from(["fr", "en"]), st.sampled_from([";", ",", "\t"]))
def test_a_sheet_says_what_its_record_says(seed, language, delimiter):
    match = random_sheet(seed, language)
    read = list(referee.loads(sheet(match, delimiter), "csv"))
    assert [deal for own in read for deal in own.deals] == list(match.deals)
    if match.deals:
        assert read[0].tags == match.tags


def one(text, form="csv"):
    """The only deal of a sheet."""
    (match,) = referee.loads(text, form)
    (deal,) = match.deals
    return deal


HEAD = "donne;donneur;contrat;preneur;contre;points NS;points EO;belote;score NS;score EO\n"


@pytest.mark.parametrize(
    ("cell", "bid"),
    [
        ("90♥", "90H"),
        ("90 C", "90H"),
        ("90 coeur", "90H"),
        ("90 à cœur", "90H"),
        ("90\u00a0♥\ufe0f", "90H"),
        ("110 SA", "110NT"),
        ("100 tout atout", "100AT"),
        ("capot P", "capotS"),
        ("Capot à pique", "capotS"),
        ("générale TA", "generaleAT"),
    ],
)
def test_a_bid_is_written_as_in_the_notation(cell, bid):
    deal = one(f"{HEAD}1;N;{cell};E;contré;;87;EO;0;287\n")
    assert (deal.problems, deal.contract.bid, deal.contract.taker, deal.contract.level) == ((), bid, "E", 2)


@pytest.mark.parametrize("cell", ["E 90♥ contre", "E: 90 C contré", "Est 90 cœur coinché", "E 90♥ x", "E 90 C x2"])
def test_a_contract_may_hold_its_taker_and_its_level(cell):
    deal = one(f"{HEAD}1;N;{cell};;;;87;EO;0;287\n")
    assert (deal.contract.bid, deal.contract.taker, deal.contract.level) == ("90H", "E", 2) or cell.startswith("Est")


@pytest.mark.parametrize("cell", ["9O♥", "90", "♥", "90 ♥♥", "coeur 90", "90 Z"])
def test_what_is_no_bid_is_told_at_its_cell(cell):
    (found,) = referee.loads(f"{HEAD}1;N;{cell};E;;;87;;0;287\n", "csv").diagnostics
    assert (found.code, found.line, found.column, found.end_column) == ("I205", 2, 5, 5 + len(cell))
    assert referee.judge(referee.loads(f"{HEAD}1;N;{cell};E;;;87;;0;287\n", "csv")).status is Status.REFUSED


@pytest.mark.parametrize(
    ("cell", "number"),
    [
        ("87", 87),
        ("87,0", 87),
        ("87.00", 87),
        ("1 287", 1287),
        ("1\u00a0287", 1287),
        ("1\u202f287,0", 1287),
        ("-10", -10),
        ("\u221210", -10),
    ],
)
def test_numbers_as_spreadsheets_write_them(cell, number):
    assert one(f"{HEAD}1;N;90♥;E;;;87;;0;{cell}\n").score["EW"] == number


@pytest.mark.parametrize("cell", ["87,5", "8 7", "87 pts", "O", "1e3", "=87", "12345678901"])
def test_what_is_no_number_is_told_and_the_deal_refused(cell):
    reading = referee.loads(f"{HEAD}1;N;90♥;E;;;87;;0;{cell}\n", "csv")
    assert [found.code for found in reading.problems] == ["I205"]
    assert referee.judge(reading).status is Status.REFUSED


@pytest.mark.parametrize(
    ("cell", "belotes"),
    [
        ("EO", {"EW": 1}),
        ("E", {"EW": 1}),
        ("NS 1 EO 2", {"NS": 1, "EW": 2}),
        ("EO 20", {"EW": 1}),
        ("-", None),
        ("", None),
    ],
)
def test_belotes(cell, belotes):
    found = one(f"{HEAD}1;N;90♥;E;;;87;{cell};0;287\n")
    assert (found.problems, found.summary.belotes) == ((), belotes)


def test_points_may_be_those_of_takers_and_defenders():
    text = "donne;donneur;contrat;preneur;points preneur;points défense;score\n1;N;90♥;E;87;75;NS 75 EO 87\n"
    deal = one(text)
    assert (deal.summary.points, deal.score) == ({"EW": 87, "NS": 75}, {"NS": 75, "EW": 87})


def test_bids_may_stand_in_two_columns():
    assert one("donne;donneur;contrat;couleur;preneur;fait\n1;N;90;cœur;E;fait\n").contract.bid == "90H"


@pytest.mark.parametrize(("cell", "auction", "rulings"), [("passe", 4, []), ("maldonne", None, ["misdeal"])])
def test_deals_without_a_contract(cell, auction, rulings):
    deal = one(f"{HEAD}1;N;{cell};;;;;;;\n")
    assert (deal.auction and len(deal.auction), [ruling.kind for ruling in deal.rulings]) == (auction, rulings)
    assert referee.judge(referee.loads(f"{HEAD}1;N;{cell};;;;;;;\n", "csv")).status is Status.VOID


def test_the_lines_of_the_arbiter():
    text = "donne;donneur;contrat;preneur;résultat;pénalité NS;décision\n1;N;90♥;E;litige;160;NS 0 EO 262\n"
    assert [ruling.kind for ruling in one(text).rulings] == ["dispute", "penalty", "ruling"]


def test_a_row_is_the_match_above_until_a_cell_says_otherwise():
    text = "table;objectif;donne;donneur;contrat;preneur;points EO\n12;1000;1;N;90♥;E;100\n;;2;O;90♥;E;100\n13;;1;N;90♥;E;100\n"
    first, second = referee.loads(text, "csv")
    assert [len(match.deals) for match in (first, second)] == [2, 1]
    assert [match.tag("Table") for match in (first, second)] == ["12", "13"]
    assert second.tag("Target") == "1000"


def test_without_columns_of_the_match_deals_numbered_from_1_again_are_another_one():
    rows = "1;N;90♥;E;;;100;;;\n2;O;90♥;E;;;100;;;\n1;N;90♥;E;;;100;;;\n"
    assert [len(match.deals) for match in referee.loads(HEAD + rows, "csv")] == [2, 1]
    again = "1;N;maldonne;;;;;;;\n1;N;90♥;E;;;100;;;\n"
    assert [len(match.deals) for match in referee.loads(HEAD + again, "csv")] == [2]


def test_deals_without_numbers_are_counted():
    text = "donneur;contrat;preneur;points EO\nN;90♥;E;100\nO;90♥;E;100\n"
    assert [deal.number for deal in referee.loads(text, "csv")[0].deals] == [1, 2]


def test_what_a_spreadsheet_leaves_behind_is_no_deal():
    text = f"sep=;\r\n\r\n{HEAD.strip()};;\r\n1;N;90♥;E;;;100;;62;100;;\r\n2;O;;;;;;;;;;\r\n;;;;;;;;;;;\r\n\r\n"
    reading = referee.loads("\ufeff" + text, "csv")
    assert not reading.problems
    assert len(reading[0].deals) == 1


@pytest.mark.parametrize(
    ("head", "code", "facts"),
    [
        ("donne;contrat;scroe NS", "I201", {"text": "scroe NS", "meant": "score NS"}),
        ("donne;contart;score NS", "I201", {"text": "contart", "meant": "contrat"}),
        ("donne;contrat;score EW", "I201", {"text": "score EW", "meant": "score EO"}),
        ("donne;contrat;zzzzqq", "I201", {"text": "zzzzqq"}),
        ("donne;contrat;score NS;Score  ns", "I202", {"text": "Score ns"}),
        ("donne;donneur;score NS", "I203", {"meant": "contrat"}),
    ],
)
def test_a_head_that_is_not_known_keeps_the_sheet_from_being_read(head, code, facts):
    reading = referee.loads(f"{head}\n1;N;90♥\n", "csv")
    assert not len(reading)
    (found,) = reading.diagnostics
    assert (found.code, found.facts, found.line) == (code, facts, 1)


def test_columns_of_ones_own_and_remarks_are_comments():
    deal = one("donne;donneur;contrat;preneur;points EO;# heure;remarque\n1;N;90♥;E;100;21h;café renversé\n")
    assert [comment.text for comment in deal.comments] == ["heure: 21h", "café renversé"]


def test_a_cell_beyond_the_head_is_told():
    (found,) = referee.loads(f"{HEAD}1;N;90♥;E;;;87;;0;287;oups\n", "csv").diagnostics
    assert (found.code, found.column) == ("I204", 23)


@pytest.mark.parametrize(
    ("row", "column"), [("1;N;E 90♥;O;;;87;;0;287", 11), ("1;N;90♥ surcontre;E;contre;;87;;0;287", 21)]
)
def test_cells_at_odds_are_told(row, column):
    (found,) = referee.loads(f"{HEAD}{row}\n", "csv").diagnostics
    assert (found.code, found.column) == ("I206", column)


def test_a_quotation_mark_that_never_closes_is_told_where_its_row_begins():
    reading = referee.loads(f'{HEAD}1;N;90♥;E;;;87;;0;87\n2;O;"90♥;E;;;87\n3;S;90♥;E;;;87\n', "csv")
    (found,) = reading.diagnostics
    assert (found.code, found.line) == ("I207", 3)
    assert referee.judge(reading).status is Status.REFUSED


def test_cells_in_quotation_marks_may_hold_separators_and_lines():
    deal = one('donne;donneur;contrat;preneur;points EO;remarque\n1;N;"90♥";"E";100;"a;b ""c""\nd"\n')
    assert deal.comments[0].text == 'a;b "c"\nd'


@pytest.mark.parametrize(
    ("data", "encoding"), [("utf-8", None), ("utf-8-sig", None), ("utf-16", None), ("cp1252", "cp1252")]
)
def test_encodings(tmp_path, data, encoding):
    text = "donne;donneur;contrat;preneur;résultat;tournoi\n1;N;90 cœur;E;chuté;Orléans\n"
    path = tmp_path / "feuille.csv"
    path.write_bytes(text.encode(data))
    reading = referee.load(path, encoding=encoding)
    assert not reading.problems
    assert reading[0].tag("Event") == "Orléans"


def test_a_byte_that_cannot_be_decoded_is_told_at_its_place():
    data = "donne;donneur;contrat;preneur;fait;# salle\n1;N;90 C;E;fait;Orléans\n".encode("cp1252")
    (found,) = referee.loads(data, "csv").diagnostics
    assert (found.code, found.line, found.column) == ("S101", 2, 20)


def test_a_sheet_of_comptoir():
    text = "donne;donneur;contrat;preneur;points;score J1;score J2;score J3\n1;J1;41;J2;60;;1;\n2;J2;30;J3;12;1;1;\n"
    (verdict,) = referee.judge(referee.loads(text, "csv")).matches
    assert verdict.game == "comptoir"
    assert [deal.status for deal in verdict.deals] == [Status.PARTIAL, Status.PARTIAL]
    assert verdict.total == {"P1": 1, "P2": 2, "P3": 0}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", ["contree", "comptoir"])
def test_the_template_is_read_and_its_example_is_contested(language, game):
    reading = referee.loads(skeleton("csv", language, game), "csv")
    assert not reading.problems
    assert [(match.game, match.language, len(match.deals)) for match in reading] == [(game, language, 1)]
    assert referee.judge(reading).status is Status.CONTESTED


def test_a_sheet_is_known_by_its_content(tmp_path):
    path = tmp_path / "sheet.tsv"
    path.write_text("deal\tdealer\tcontract\ttaker\n1\tN\t90H\tE\n", encoding="utf-8")
    assert referee.load(path)[0].deals[0].contract.bid == "90H"


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 10**6), st.data())
def test_a_sheet_damaged_at_random_is_read_all_the_same(seed, data):
    text = sheet(random_sheet(seed, "fr"))
    for _ in range(data.draw(st.integers(1, 5))):
        at = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 3))
        text = text[:at] + data.draw(st.text(max_size=3)) + text[at + cut :]
    reading = referee.loads(text, "csv")
    verdict = referee.judge(reading)
    assert verdict.matches or verdict.diagnostics
    assert all(found.line for found in reading.diagnostics if found.code != "N110")
