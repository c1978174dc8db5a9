"""Comments stand at the elements of a record, and writing never moves them."""

import pytest
from reader_samples import FRENCH

from referee.notation import read_text
from referee.notation.writer import write_items
from referee.record.stream import DealItem, MatchHead


def comments(text):
    """Give text, form, path and place of each comment, match and deals in turn."""
    found = []
    for item in read_text(text):
        holder = item.match if isinstance(item, MatchHead) else item.deal if isinstance(item, DealItem) else None
        found += [(c.text, c.form, c.path, c.place) for c in holder.comments] if holder else []
    return found


TEXT = """# avant
[Jeu "contrée"] # du jeu
# la table
[Table "1"]
# de la donne
donne 1 donneur N # tête
mains { deux
lignes }
  O: ♠ A {un} {deux} # trois
  # avant S
  S: ♠ R
enchères
  N: {dans} 80♥ # premier tour
  O: passe S: passe E: passe # encore
  N: 90♥ # second tour
plis # les plis
  1. O: ♥A # a
     ♥9 # b
  {c} 2. ♥8 ♣R
score NS 1 # s
# fin
"""


def test_where_comments_stand() -> None:
    """On lines of their own before the next element, otherwise after the one that they stand in or behind."""
    assert comments(TEXT) == [
        ("avant", "line", "/tags/0", "before"),
        ("du jeu", "line", "/tags/0", "after"),
        ("la table", "line", "/tags/1", "before"),
        ("de la donne", "line", "/header", "before"),
        ("tête", "line", "/header", "after"),
        (" deux\nlignes ", "block", "/hands", "after"),
        ("un", "block", "/hands/0", "after"),
        ("deux", "block", "/hands/0", "after"),
        ("trois", "line", "/hands/0", "after"),
        ("avant S", "line", "/hands/1", "before"),
        ("dans", "block", "/auction/0", "after"),
        ("premier tour", "line", "/auction/0", "after"),
        ("encore", "line", "/auction/4", "before"),
        ("second tour", "line", "/auction/4", "after"),
        ("les plis", "line", "/tricks", "after"),
        ("a", "line", "/tricks/0", "after"),
        ("b", "line", "/tricks/1", "before"),
        ("c", "block", "/tricks/1", "before"),
        ("s", "line", "/score", "after"),
        ("fin", "line", "/end", "before"),
    ]


def test_writing_moves_no_comment() -> None:
    """What was written reads as the same anchors, and writing again changes nothing."""
    once = "".join(write_items(read_text(TEXT)))
    assert comments(once) == comments(TEXT)
    assert "".join(write_items(read_text(once))) == once


@pytest.mark.parametrize("line", range(4, 27))
@pytest.mark.parametrize("comment", ["# c", "{c}", "{a\nb}", "# c\n# d"])
def test_a_comment_anywhere_survives(line, comment) -> None:
    """Behind any line, or alone after it, a comment changes nothing of the record and is kept as it is."""
    lines = FRENCH.split("\n")
    for text in (
        "\n".join([*lines[:line], lines[line] + " " + comment, *lines[line + 1 :]]),
        "\n".join([*lines[: line + 1], comment, *lines[line + 1 :]]),
    ):
        (deal,) = [item.deal for item in read_text(text) if isinstance(item, DealItem)]
        (plain,) = [item.deal for item in read_text(FRENCH) if isinstance(item, DealItem)]
        assert deal.model_copy(update={"comments": ()}) == plain
        assert len(comments(text)) == comment.count("#") + comment.count("{")
        once = "".join(write_items(read_text(text)))
        assert comments(once) == comments(text)
