"""Logs of the site: what they say becomes a record, what they lack is noticed, and nothing is ever moved into a gap."""

import io
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee.diagnostics.model import Status
from referee.limits import MOST_LINES

from .log import PLAYERS, SEATS, lines_of, log_of, random_deal, random_match

GOOD = {Status.VERIFIED, Status.VOID}
seeds = st.integers(0, 10**6)


def judged(text):
    return referee.judge(referee.loads(text, "bga"))


def played(seed):
    """A deal that was not passed out."""
    random = Random(seed)
    while True:
        deal = random_deal(random)
        if deal.tricks:
            return deal


@settings(deadline=None, max_examples=25)
@given(seeds, st.integers(1, 4), st.sampled_from(["", " ", "\u00a0"]), st.booleans())
def test_a_log_says_what_its_record_says(seed, deals, space, numbered):
    match = random_match(Random(seed), deals)
    reading = referee.loads(log_of(match, space, PLAYERS if numbered else None), "bga")
    assert list(reading) == [match]
    assert all(deal.status in GOOD for deal in referee.judge(reading).matches[0].deals)


@settings(deadline=None, max_examples=25)
@given(seeds)
def test_the_record_of_a_log_is_that_of_the_same_deals_in_the_notation(seed):
    match = random_match(Random(seed), 2)
    text = referee.dumps(referee.loads(log_of(match), "bga")[0], "bgn")
    again = referee.loads(text)
    bare = [deal.model_copy(update={"count": None}) for deal in match.deals]
    assert [deal.model_copy(update={"comments": ()}) for deal in again[0].deals] == bare
    verdicts = [[deal.status for deal in one.matches[0].deals] for one in (referee.judge(again), judged(log_of(match)))]
    assert verdicts[0] == verdicts[1]


@settings(deadline=None, max_examples=20)
@given(seeds)
def test_any_line_that_is_missing_is_noticed_or_says_nothing(seed):
    deal = played(seed)
    lines = lines_of(deal)
    for index, line in enumerate(lines):
        verdict = judged("\n".join([*lines[:index], *lines[index + 1 :]]))
        ((found,),) = (match.deals for match in verdict.matches)
        codes = {diagnostic.code for diagnostic in found.diagnostics}
        if " plays " in line:
            assert found.status is Status.REFUSED
            assert "I102" in codes
        elif " wins " in line or line.startswith("Bid ") or " scores " in line:
            assert "I105" in codes
        elif " says " in line:
            assert "J301" in codes or "J303" in codes
        elif found.status is Status.VERIFIED:
            # A pass that closes the auction or stands before a contre, and lines without content.
            assert line.endswith(("passes", "redouble", "redouble.")) or line.startswith("Everybody")
            assert found.contract == judged("\n".join(lines)).matches[0].deals[0].contract


def test_a_missing_card_is_looked_for_before_the_word_of_the_next_one():
    lines = lines_of(played(740851))
    assert lines[15:17] == ["1N plays 8 diamond", "W says Belote!"]
    reading = referee.loads("\n".join([*lines[:15], *lines[16:]]), "bga")
    assert [(found.line, found.facts) for found in reading.diagnostics if found.code == "I102"] == [
        (16, {"seats": ["N"]})
    ]


@settings(deadline=None, max_examples=20)
@given(seeds, st.data())
def test_a_missing_card_is_named_by_trick_and_player_at_the_line_where_it_should_stand(seed, data):
    deal = played(seed)
    lines = lines_of(deal)
    plays = [index for index, line in enumerate(lines) if " plays " in line]
    index = data.draw(st.sampled_from(plays))
    trick, seat = int(lines[index][0]), lines[index][1]
    reading = referee.loads("\n".join([*lines[:index], *lines[index + 1 :]]), "bga")
    (missing,) = (found for found in reading.diagnostics if found.code == "I102")
    assert (missing.trick, missing.facts) == (trick + 1, {"seats": [seat]})
    first = next(n for n in range(index, len(lines)) if not lines[n].startswith(f"{seat} says"))
    assert missing.line == first + 1
    kept = reading[-1].deals[-1].tricks[trick]
    place = SEATS.index(seat) - SEATS.index(kept.leader)
    assert kept.cards == tuple(None if n == place % 4 else card for n, card in enumerate(deal.tricks[trick].cards))


def changed(old, new, seed=7):
    """The findings and the status of a log in which one text is another."""
    text = "\n".join(lines_of(played(seed))) + "\n"
    assert old in text
    deal = judged(text.replace(old, new, 1)).matches[-1].deals[-1]
    return {found.code for found in deal.diagnostics}, deal.status


def text_of(seed=7):
    return "\n".join(lines_of(played(seed))) + "\n"


def line_with(part, seed=7):
    return next(line for line in text_of(seed).splitlines() if part in line)


def test_every_claim_of_a_log_is_verified():
    points = line_with("Bid ")
    made, figures = points.removeprefix("Bid ").rstrip("!").split(", ")
    first, _, second = figures.partition(" to ")
    moved = f"{int(first) + 1} to {int(second) - 1}" if int(second) else f"{int(first) - 1} to 1"
    assert changed(figures, moved) == ({"M104"}, Status.CONTESTED)
    other = "fails" if made == "successful" else "successful"
    assert changed(made, other) == ({"M105"}, Status.CONTESTED)
    winner = line_with("0")
    assert winner
    won = next(line for line in text_of().splitlines() if line.startswith("0") and "wins" in line)
    loser = next(seat for seat in SEATS if seat != won[1])
    assert changed(won, f"0{loser} wins the trick") == ({"M101"}, Status.CONTESTED)


def test_partners_who_mark_differently_contradict_one_another():
    score = next(line for line in text_of().splitlines() if line.startswith("S scores"))
    codes, status = changed(score, "S scores 3 points")
    assert "I106" in codes
    assert status is Status.CONTESTED


@pytest.mark.parametrize(
    ("lines", "code", "status"),
    [
        (["N plays 9"], "I103", Status.REFUSED),
        (["W bids 90 9 (circle)"], "I103", Status.REFUSED),
        (["W bids 90 2 (spade)"], "I103", Status.REFUSED),
        (["0W wins the trick"], "I104", Status.REFUSED),
        (["N has left the table"], "I101", None),
    ],
)
def test_a_line_that_cannot_be_taken_is_reported_where_it_stands_and_kept(lines, code, status):
    reading = referee.loads("\n".join([*lines, *lines_of(played(7))]), "bga")
    (found,) = (found for found in reading.diagnostics if found.code == code)
    assert (found.line, found.column) == (1, 1)
    deal = referee.judge(reading).matches[-1].deals[-1]
    assert status is None or referee.judge(reading).status is status
    assert lines[0] in {comment.text for deal in reading[0].deals for comment in deal.comments}
    assert deal


def test_the_end_of_a_match_and_the_start_of_the_next():
    one, other = played(1), played(2)
    text = "\n".join([*lines_of(one), "The end of the game: W wins!", *lines_of(other)])
    first, second = referee.loads(text, "bga")
    assert [deal.number for deal in (*first.deals, *second.deals)] == [1, 1]
    assert first.deals[0].comments[0].text == "The end of the game: W wins!"
    assert not referee.loads(text, "bga").problems


def test_logs_one_behind_the_other_are_matches_of_their_own():
    text = log_of(random_match(Random(1), 1)) + log_of(random_match(Random(2), 1))
    assert [len(match.deals) for match in referee.loads(text, "bga")] == [1, 1]


def test_deals_in_rotation_are_one_match():
    match = random_match(Random(5), 3)
    silent = "\n".join(line for deal in match.deals for line in lines_of(deal))
    assert list(referee.loads(silent, "bga")) == [match]


def test_an_auction_of_which_only_the_end_is_there_gives_the_contract():
    deal = next(own for own in map(played, range(50)) if all(call.call != "contre" for call in own.auction))
    lines = lines_of(deal)
    start = next(index for index, line in enumerate(lines) if line.startswith("Everybody"))
    (read,) = referee.loads("\n".join(lines[start:]), "bga")[0].deals
    assert read.auction is None
    assert read.contract.bid == [call.call for call in deal.auction if call.call != "pass"][-1]
    assert read.dealer == deal.dealer


def test_a_contract_at_odds_with_the_bids_is_told():
    deal = next(own for own in map(played, range(50)) if all(call.call != "contre" for call in own.auction))
    text = "\n".join(lines_of(deal)).replace("Everybody passes, ", "Everybody passes, 1")
    assert "I106" in {found.code for found in referee.loads(text, "bga").problems}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_encodings_and_line_ends(encoding, end):
    match = random_match(Random(4), 2)
    data = log_of(match, "\u00a0").replace("\n", end).encode(encoding)
    assert list(referee.loads(data, "bga")) == [match]


def test_a_byte_that_cannot_be_decoded_is_told_at_its_place():
    data = log_of(random_match(Random(4), 1)).encode() + b"caf\xe9\n"
    (found, _) = referee.loads(data, "bga").diagnostics
    assert (found.code, found.column, found.facts["byte"]) == ("S101", 4, "0xE9")


def test_a_log_is_known_by_its_content(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text("Move 1 :\n" + log_of(random_match(Random(4), 1)), encoding="utf-8")
    assert referee.load(path)[0].tag("Rules") == "bga"


@pytest.mark.parametrize("text", ["", "\n\n", "Hello\nworld\n", "N is now the first player\n"])
def test_a_text_that_holds_no_deal_is_no_record(text):
    assert referee.loads(text, "bga").problems[0].code == "N110"


def test_a_log_that_stops_is_unfinished_and_lacks_nothing():
    lines = lines_of(played(7))
    stop = next(index for index, line in enumerate(lines) if line.startswith("3"))
    for end in range(stop, stop + 4):
        verdict = judged("\n".join(lines[:end]))
        assert verdict.status is Status.UNFINISHED
        assert not verdict.matches[0].deals[0].diagnostics


@settings(deadline=None, max_examples=60)
@given(seeds, st.data())
def test_a_log_damaged_at_random_is_read_all_the_same(seed, data):
    lines = log_of(random_match(Random(seed), 2)).splitlines()
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.integers(0, len(lines) - 1))
        match data.draw(st.sampled_from(["drop", "swap", "twice", "cut", "noise"])):
            case "drop" if len(lines) > 1:
                del lines[at]
            case "swap":
                lines[at], lines[other] = lines[other], lines[at]
            case "twice":
                lines.insert(other, lines[at])
            case "cut":
                lines[at] = lines[at][: len(lines[at]) // 2]
            case _:
                lines[at] += data.draw(st.text(max_size=5))
    verdict = judged("\n".join(lines).encode("utf-8", "surrogatepass"))
    assert verdict.matches or verdict.diagnostics


def test_a_log_is_read_a_deal_at_a_time():
    from referee.imports import read

    class Counting(io.BytesIO):
        taken = 0

        def read(self, size=-1):
            data = super().read(size)
            self.taken += len(data)
            return data

    text = log_of(random_match(Random(5), 3)).encode() * 200
    stream = Counting(text)
    items = read(stream, "bga")
    next(items)
    next(items)
    assert stream.taken < len(text) // 2


@pytest.mark.parametrize("lines", [MOST_LINES, MOST_LINES + 1, 5 * MOST_LINES])
def test_chat_without_end_costs_no_memory_and_is_told_once(lines):
    chat = "somebody says hello\n" * lines
    document = referee.loads(chat + "\n".join(lines_of(played(1))) + "\n", "bga")
    codes = [problem.code for problem in document.problems]
    assert codes.count("S118") == (lines > MOST_LINES)
    assert len(document[0].deals) == 1
    assert len(document[0].deals[0].problems) <= MOST_LINES
    assert [problem.code for problem in referee.loads(chat, "bga").problems].count("S118") == (lines > MOST_LINES)


def test_the_next_deal_is_read_behind_lines_without_end():
    deals = [*random_match(Random(5), 2).deals]
    first, second = ("\n".join(lines_of(deal)) for deal in deals)
    document = referee.loads(f"{first}\n" + "somebody says hello\n" * (2 * MOST_LINES) + f"{second}\n", "bga")
    assert sum(len(match.deals) for match in document) == 2
    assert [problem.code for problem in document.problems].count("S118") == 1
