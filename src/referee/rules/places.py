"""Where the keys of a TOML text stand: its reader keeps the values and forgets the places."""

import re
import tomllib
from typing import Final, NamedTuple

__all__ = ["Place", "places"]

_TOKEN: Final = re.compile(
    r"""
    (?P<blank>[ \t]+|\#[^\n]*)
    |(?P<newline>\r?\n)
    |(?P<string>\"{3}(?:\\.|[^\\])*?\"{3,5}|'{3}.*?'{3,5}|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*')
    |(?P<mark>[][{}=,.])
    |(?P<bare>[^][{}=,.\s\#\"']+)
    """,
    re.VERBOSE | re.DOTALL,
)
_OPENING: Final = frozenset("[{")
_CLOSING: Final = frozenset("]}")


class Place(NamedTuple):
    """Line and column, from 1, of a key and of its value."""

    key: tuple[int, int]
    value: tuple[int, int]


class _Token(NamedTuple):
    text: str
    kind: str
    place: tuple[int, int]


def places(text: str) -> dict[tuple[str, ...], Place]:
    """Give the places of all keys of a text that ``tomllib`` could read, tables and those in line included."""
    return _Scan(text).found


class _Scan:
    """One pass over the tokens of a text."""

    def __init__(self, text: str) -> None:
        self.found: dict[tuple[str, ...], Place] = {}
        self._tokens = [token for token in _tokens(text) if token.kind != "blank"]
        self._at = 0
        table: tuple[str, ...] = ()
        while self._at < len(self._tokens):
            if self._is("\n"):
                self._at += 1
            elif self._is("["):
                table = self._header()
            else:
                self._pair(table)

    def _is(self, text: str) -> bool:
        if self._at >= len(self._tokens):
            return False
        token = self._tokens[self._at]
        return token.kind == "newline" if text == "\n" else token.kind == "mark" and token.text == text

    def _header(self) -> tuple[str, ...]:
        while self._is("["):
            self._at += 1
        keys, at = self._keys()
        while self._is("]"):
            self._at += 1
        self._note(keys, at, at)
        return keys

    def _keys(self) -> tuple[tuple[str, ...], tuple[int, int]]:
        """Take in a dotted key; gives it, and the place of its last part."""
        keys: list[str] = []
        at = (1, 1)
        while self._at < len(self._tokens) and self._tokens[self._at].kind in {"bare", "string"}:
            token = self._tokens[self._at]
            at = token.place
            keys.append(token.text if token.kind == "bare" else tomllib.loads(f"x = {token.text}")["x"])
            self._at += 1
            if not self._is("."):
                break
            self._at += 1
        return tuple(keys), at

    def _pair(self, table: tuple[str, ...]) -> None:
        keys, at = self._keys()
        self._at += 1
        value = self._tokens[min(self._at, len(self._tokens) - 1)].place
        path = (*table, *keys)
        self._note(path, at, value)
        if self._is("{"):
            self._inside(path)
        else:
            self._over()

    def _inside(self, path: tuple[str, ...]) -> None:
        """Go through a table in line."""
        self._at += 1
        while self._at < len(self._tokens) and not self._is("}"):
            if self._is(",") or self._is("\n"):
                self._at += 1
            else:
                self._pair(path)
        self._at += 1

    def _over(self) -> None:
        """Go past a value that holds no keys of ours."""
        depth = 0
        while self._at < len(self._tokens):
            token = self._tokens[self._at]
            if depth == 0 and (token.kind == "newline" or (token.kind == "mark" and token.text in ",]}")):
                return
            if token.kind == "mark":
                depth += (token.text in _OPENING) - (token.text in _CLOSING)
            self._at += 1

    def _note(self, path: tuple[str, ...], key: tuple[int, int], value: tuple[int, int]) -> None:
        place = Place(key, value)
        for end in range(1, len(path)):
            self.found.setdefault(path[:end], place)
        self.found.setdefault(path, place)


def _tokens(text: str) -> list[_Token]:
    tokens: list[_Token] = []
    at, line, start = 0, 1, 0
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            # Nothing that tomllib lets through comes here; a place is no reason to stop.
            at += 1
            continue
        piece = found.group()
        tokens.append(_Token(piece, found.lastgroup or "", (line, at - start + 1)))
        if "\n" in piece:
            line += piece.count("\n")
            start = at + piece.rindex("\n") + 1
        at = found.end()
    return tokens
