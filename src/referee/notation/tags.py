"""A block of tags: the head of a match."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from referee import resources
from referee.diagnostics.model import Finding, Path
from referee.diagnostics.spelling import SPELLINGS
from referee.limits import MOST_TAGS
from referee.notation import slips
from referee.notation.cache import parser_of
from referee.notation.comments import anchored, unclosed
from referee.notation.decode import plain
from referee.notation.lexicon import BLANKS
from referee.notation.segment import Mark, Segment
from referee.notation.source import Stretch, TextSource
from referee.notation.tag_names import meant
from referee.notation.vocabulary import Slip
from referee.record.fold import fold
from referee.record.model import Game, Language, Match, Tag
from referee.record.stream import MatchHead
from referee.record.tags import KNOWN_TAGS, wrong_value
from referee.record.trusted import trusted

__all__ = ["read_tags"]

GAMES: Final[dict[str, Game]] = {"contree": "contree", "comptoir": "comptoir"}
LANGUAGE_OF: Final[dict[str, Language]] = {"jeu": "fr", "game": "en"}
ESCAPED: Final = re.compile(r'\\(["\\])')


def read_tags(segment: Segment, fallback: Language) -> MatchHead:
    """Read a block of tags.

    ``fallback``: the language of a match whose game tag is missing. Returns the head of the match, its problems in it.
    """
    stretch = Stretch(segment)
    tags: list[Tag] = []
    places: dict[Path, tuple[int, int]] = {}
    problems = unclosed(segment.remarks, stretch)
    seen: set[str] = set()
    game: Game | None = None
    language: Language | None = None
    for mark in segment.marks[:MOST_TAGS]:
        written = _written(segment.text, mark)
        if not mark.whole:
            problems.append(_malformed(segment.text[mark.start : mark.end], mark, len(tags), stretch))
        if written is None:
            continue
        spelt, value, value_place = written
        name = KNOWN_TAGS.get(fold(spelt), spelt)
        path: Path = ("tags", len(tags))
        if name in seen:
            problems.append(Finding("N103", path, {"tag": name}, span=stretch.span(mark.start, mark.end)))
        elif name == "Game":
            language = LANGUAGE_OF[fold(spelt)]
            game = GAMES.get(fold(value))
            if game is not None:
                value = game
            else:
                span = stretch.span(*value_place)
                near = _near_game(value)
                likely = {"near": SPELLINGS[language].games[near]} if near else {}
                problems.append(Finding("N104", path, {"value": value, "known": list(GAMES)} | likely, span=span))
        seen.add(name)
        tags.append(trusted(Tag, name=name, value=value))
        places[path] = (mark.start, mark.end)
        places[*path, "value"] = value_place
    if len(segment.marks) > MOST_TAGS:
        first = segment.marks[MOST_TAGS]
        facts = {"limit": "tags", "expected": MOST_TAGS}
        problems.append(Finding("S118", (), facts, span=stretch.span(first.start, first.end)))
    places[()] = (segment.marks[0].start, segment.marks[0].end) if segment.marks else (0, 1)
    if "Game" not in seen and not _broken_game(segment):
        problems.append(_no_game(tags, places, fallback, stretch))
    language = language or fallback
    problems += _wrong_values(tags, language, places, stretch)
    elements = [(places["tags", index][0], f"/tags/{index}") for index in range(len(tags))]
    match = trusted(
        Match,
        game=game,
        language=language,
        tags=tuple(tags),
        deals=(),
        comments=anchored(segment.text, segment.remarks, elements),
        problems=tuple(problems),
    )
    return MatchHead(match, TextSource(stretch, lambda: places))


def _near_game(value: str) -> Game | None:
    """Give the game that a value was likely meant for: misspelt, with another word, or by its other name."""
    for word in fold(value).split():
        near = slips.nearest(word, {name: name for name in (*GAMES, "coinche")})
        if near is not None:
            return GAMES.get(near, "contree")
    return None


def _no_game(tags: list[Tag], places: dict[Path, tuple[int, int]], language: Language, stretch: Stretch) -> Finding:
    """Report a block without a game tag: at the tag that was meant for it, where there is one."""
    for index, tag in enumerate(tags):
        game = _near_game(tag.value)
        if game is not None and tag.name not in SPELLINGS["en"].tags:
            spelling = SPELLINGS[language]
            near = f'[{spelling.tags["Game"]} "{spelling.games[game]}"]'
            return Finding("N101", (), {"near": near}, span=stretch.span(*places["tags", index]))
    return Finding("N101", span=stretch.span(*places[()]))


@cache
def _tag_pattern() -> "re.Pattern[str]":
    file = parser_of(resources.read("grammar", "file.lark"), ("file", "tag"))
    name, value = (file.get_terminal(part).pattern.to_regexp() for part in ("NAME", "VALUE"))
    return re.compile(rf"\[[^\S\n]*(?P<name>{name})[^\S\n]*(?P<value>{value})[^\S\n]*\]")


def _written(text: str, mark: Mark) -> tuple[str, str, tuple[int, int]] | None:
    """Give name, value and the place of the value of a tag; of a broken one, those that it was meant for."""
    if mark.whole:
        found = _tag_pattern().match(text, mark.start, mark.end)
        if found is None:
            return None
        return plain(found["name"]), ESCAPED.sub(r"\1", plain(_unquoted(found["value"]))), found.span("value")
    told = meant(plain(text[mark.start : mark.end]).strip(BLANKS))
    return None if told is None else (*told, (mark.start, mark.end))


def _unquoted(value: str) -> str:
    inner = value[1:-1]
    # French typography puts a space inside guillemets.
    return inner.strip(" \u00a0\u202f") if value[0] == "\u00ab" else inner


def _broken_game(segment: Segment) -> bool:
    """Tell whether one of the tags that could not be read was the game tag: that was said already."""
    broken = (segment.text[mark.start : mark.end] for mark in segment.marks if not mark.whole)
    return any(word in LANGUAGE_OF for text in broken for word in re.findall(r"\w+", fold(text))[:1])


def _malformed(text: str, mark: Mark, index: int, stretch: Stretch) -> Finding:
    facts = {"text": plain(text).strip(BLANKS)}
    slip = _slip(text.strip(BLANKS))
    if slip:
        facts["slip"] = str(slip)
    return Finding("S109", ("tags", index), facts, span=stretch.span(mark.start, mark.end))


def _slip(text: str) -> Slip | None:
    """Tell what is likely wrong with a tag."""
    inner = text.removeprefix("[").removesuffix("]").strip()
    quotes = len(re.findall(r'(?<!\\)["“”„«»]', inner))
    if not text.startswith("["):
        return Slip.MISSING_BRACKETS if meant(text) else None
    if inner and inner[0] in '"“„«':
        return Slip.MISSING_NAME
    if quotes == 0:
        return Slip.MISSING_QUOTES
    if quotes == 1:
        return Slip.UNCLOSED_QUOTE
    if not text.endswith("]"):
        return Slip.UNCLOSED_BRACKET
    return Slip.UNESCAPED_QUOTE if quotes > 2 else None  # noqa: PLR2004 (one pair)


def _wrong_values(
    tags: list[Tag], language: Language, places: dict[Path, tuple[int, int]], stretch: Stretch
) -> Iterator[Finding]:
    for index, tag in enumerate(tags):
        expected = wrong_value(tag, language)
        if expected:
            facts = {"tag": tag.name, "value": tag.value, "expected": str(expected)}
            path: Path = ("tags", index)
            yield Finding("N106", path, facts, span=stretch.span(*places[*path, "value"]))
