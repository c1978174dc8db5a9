"""Cuts of a text: what is counted of a piece is what its reader finds."""

import io

import pytest

from cluster_samples import texts
from referee.notation import read
from referee.notation.cuts import End, boundary, lines_of, matches_of, pieces
from referee.record.stream import MatchHead

TEXTS = texts()


@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_matches_are_counted_as_they_are_read(number):
    data = TEXTS[number].encode()
    heads = sum(isinstance(item, MatchHead) for item in read(io.BytesIO(data)))
    # A text without any header of a deal or tag is no record to the reader, and is never a part.
    assert matches_of(data) == heads or (heads == 0 and matches_of(data) == 1)


@pytest.mark.parametrize("number", range(len(TEXTS)))
@pytest.mark.parametrize("size", [1, 300])
def test_pieces_are_the_text(number, size):
    data = TEXTS[number].encode()
    found = list(pieces(io.BytesIO(data), size, 1 << 20))
    assert b"".join(piece.data for piece in found) == data
    assert [piece.end for piece in found] == [End.BOUNDARY] * (len(found) - 1) + [End.TEXT]
    assert sum(lines_of(piece.data) for piece in found) == lines_of(data)


def test_a_claim_that_belongs_to_no_deal_is_no_place_to_cut():
    claim = '[Jeu "contrée"]\nscore NS 10 EO 0\n\n[Jeu "contrée"]\n\ndonne 1 donneur N\nscore NS 1 EO 1\n'
    assert boundary(claim.encode(), 0) == -1
    behind = claim + '\n[Jeu "contrée"]\n'
    assert boundary(behind.encode(), 0) == len(claim.encode()) + 1


def test_what_has_no_boundary_near_is_left_where_it_is():
    data = b"# nothing\n" * 300_000
    stream = io.BytesIO(data)
    (piece,) = pieces(stream, 100, 1 << 20)
    assert piece.end is End.FAR
    assert piece.data + stream.read() == data
    assert len(piece.data) < len(data)
