"""The slip behind the points claimed of a trick is named, when one explains them (C-3, C-6.1)."""

import pytest

from sheets import deal, dealt

# West takes all eight tricks with the four aces and tens, trump hearts; of the last one East's jack is plain.
HANDS = dealt(
    N="HA H8 S7 S8 D7 D8 C7 C8",
    W="H9 HJ SA S10 DA D10 CA C10",
    S="H10 H7 SK SQ DK DQ CK CQ",
    E="HK HQ SJ S9 DJ D9 CJ C9",
)
TRICKS = [
    "1. W: HJ H7 HK H8",
    "2. W: H9 H10 HQ HA",
    "3. W: SA SQ S9 S7",
    "4. W: S10 SK SJ S8",
    "5. W: DA DQ D9 D7",
    "6. W: D10 DK DJ D8",
    "7. W: CA CQ C9 C7",
    "8. W: C10 CK CJ C8",
]


def claimed(number, points):
    lines = [line + (f" => {points}" if line.startswith(f"{number}.") else "") for line in TRICKS]
    return deal(HANDS + "contract W 80H\ntricks\n" + "\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("trick", "points", "cause"),
    [
        (1, 2 + 4, "plain_values"),
        (2, 0 + 10 + 3 + 11, "plain_values"),
        (3, 11 + 3 + 14 + 0, "trump_values"),
        (4, 10 + 4 + 20 + 0, "trump_values"),
        (8, 10 + 4 + 2 + 0 + 10, "last_trick"),
        (7, 11 + 3 + 0 + 0 + 10, None),
        (8, 10 + 4 + 20 + 0, "trump_values"),
        (5, 99, None),
    ],
)
def test_values_of_trumps_and_plain_cards_and_the_last_trick_are_told_apart(trick, points, cause):
    judged = claimed(trick, points)
    found = judged.one("M102")
    assert (found.trick, found.facts["claimed"], found.facts.get("cause")) == (trick, points, cause)


@pytest.mark.parametrize(("trick", "points"), [(1, 24), (2, 38), (3, 14), (4, 16), (7, 14), (8, 16)])
def test_right_points_are_not_reported(trick, points):
    assert "M102" not in claimed(trick, points).codes
