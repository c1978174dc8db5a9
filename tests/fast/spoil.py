"""Ways to spoil a text, whatever it says: a slip of the hand, a line lost, a byte gone wrong."""

import re
from random import Random

__all__ = ["spoilt"]

CARDS = {
    "bgn": re.compile("[♠♥♦♣](?:10|[AKQJRDV987])".encode().replace("[♠♥♦♣]".encode(), "(?:♠|♥|♦|♣)".encode())),
    "jsonl": re.compile(rb'"[SHDC](?:10|[AKQJ987])"'),
    "bga": re.compile(rb"(?:10|[AKQJ7-9]) (?:spade|heart|club|diamond)\b"),
}
SEATS = re.compile(rb"(?<![A-Za-z])(?:[NWSEO]|[JP][1-4])(?![A-Za-z])")
NUMBERS = re.compile(rb"\d+")
WORDS = re.compile(rb"[a-z]{3,}")
ODD = [
    b"\r",
    b"\n",
    b"\r\n",
    b" ",
    b"\t",
    b"\xef\xbb\xbf",
    b"\x00",
    b"\xff",
    b"\xc3",
    b"#",
    b"{",
    b"}",
    b'"',
    b",",
    b"null",
]
ODD += ["é".encode(), "\u00a0".encode(), b"\\", b"[", b"]", b":", b"-", b"0", b"1", b"9"]


def _places(random: Random, pattern: re.Pattern[bytes], data: bytes, count: int) -> list[re.Match[bytes]]:
    found = list(pattern.finditer(data))
    return sorted(random.sample(found, count), key=re.Match.start) if len(found) >= count else []


def _swap(random: Random, pattern: re.Pattern[bytes], data: bytes) -> bytes:
    places = _places(random, pattern, data, 2)
    if not places:
        return data
    one, two = places
    return data[: one.start()] + two[0] + data[one.end() : two.start()] + one[0] + data[two.end() :]


def _number(random: Random, data: bytes) -> bytes:
    for place in _places(random, NUMBERS, data, 1):
        value = int(place[0])
        other = random.choice([value + 1, value + 10, abs(value - 1), abs(value - 10), 0, value * 10, -value])
        return data[: place.start()] + str(other).encode() + data[place.end() :]
    return data


def _lines(random: Random, data: bytes) -> bytes:
    lines = data.split(b"\n")
    at = random.randrange(len(lines))
    match random.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            other = random.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        case _:
            lines.insert(at, random.choice(lines))
    return b"\n".join(lines)


def _bytes(random: Random, data: bytes) -> bytes:
    at = random.randrange(len(data) + 1)
    width = random.choice([0, 0, 1, 1, 2, 5])
    new = random.choice(
        [b"", random.choice(ODD), random.choice(ODD), bytes([random.randrange(256)]), data[at - 1 : at]]
    )
    return data[:at] + new + data[at + width :]


def _word(random: Random, data: bytes) -> bytes:
    """Put a word of the text in the place of another."""
    places = _places(random, WORDS, data, 2)
    if not places:
        return data
    return data[: places[0].start()] + places[1][0] + data[places[0].end() :]


def spoilt(random: Random, data: bytes, way: str) -> bytes:
    """Spoil a text of a form once or twice."""
    for _ in range(random.choice([1, 1, 2])):
        match random.randrange(9):
            case 0 | 1:
                data = _swap(random, CARDS[way], data)
            case 2:
                data = _swap(random, SEATS, data)
            case 3 | 4:
                data = _number(random, data)
            case 5:
                data = _lines(random, data)
            case 6:
                data = _word(random, data)
            case 7:
                data = _bytes(random, data)
            case _:
                data = data[: random.randrange(len(data) + 1)] if random.random() < 0.2 else _bytes(random, data)
    return data
