"""The index of the records, ``records/README.md``: made from the records themselves."""

from typing import Final

import referee

from .marks import FOLDER, marks_of, records

__all__ = ["INDEX", "index"]

INDEX: Final = FOLDER / "README.md"

HEAD: Final = """\
# Records

Example records that are tests at once. Every file here is judged by the tests, which hold it to what it says of itself:

- It opens with a comment: the story in one line, more of it in the lines below, then the status that the file must get,
  `# statut: contestée` or `# status: contested`.
- Its matches and deals must get the same status. One that gets another says so at the end of the line where it begins:
  `donne 4 donneur E  # statut: nulle`. A match whose deals differ must get the worst of theirs.
- A line that must be reported names the code at its end, `# attendu: J204` or `# expected: J204`, several codes with
  commas between them. What concerns the whole file is named beside its status.
- Nothing else may be reported, not even a note.

A file `.toml` beside a record is the rule set that it names. In `rules/` every value of every parameter of rule sets has a
match that shows what it changes.

A JSON record tells the same in its first comment, and names the JSON pointer behind each code. The logs and sheets of
`imports/` hold no comments: a file `.marks` beside each tells its story, its status, and the code or the status due at a
line.

This page is generated: `python -m tests.generate`.
"""

GAMES: Final = {"contree": "contrée", "comptoir": "comptoir", None: "–"}


def index() -> str:
    """Give the text of the index: one line a record, a table a folder."""
    lines = [HEAD.rstrip()]
    folder = None
    for path in sorted(records(), key=lambda path: (path.parent != FOLDER, path)):
        if path.parent != folder:
            folder = path.parent
            title = folder.relative_to(FOLDER).as_posix()
            lines += ["", *([] if folder == FOLDER else [f"## {title}", ""])]
            lines += ["| record | game | language | story | status |", "|---|---|---|---|---|"]
        matches = referee.load(path)
        game = GAMES[matches[0].game if matches else None]
        language = ", ".join(dict.fromkeys(match.language for match in matches)) or "–"
        marks = marks_of(path)
        story = marks.story.replace("|", "\\|")
        name = path.relative_to(FOLDER).as_posix()
        lines.append(f"| [{path.name}]({name}) | {game} | {language} | {story} | {marks.status} |")
    return "\n".join(lines) + "\n"
