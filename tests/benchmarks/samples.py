"""What is measured: files of deals in every form, and the same deals, or games of chess, for other programs."""

import random
from pathlib import Path
from typing import NamedTuple

import chess
import chess.pgn
import orjson

from imports.log import log_of, random_match
from plain.generate_comptoir import comptoir_match
from plain.generate_match import contree_match
from referee import judge
from referee.notation.writer import dumps
from referee.record.document import items_of
from referee.record.json import iter_json
from referee.record.model import Match

__all__ = ["Deals", "bga", "comptoir", "contree", "games", "matches", "slipped", "untidy"]

DISTINCT = 400
PLIES = 80


class Deals(NamedTuple):
    """Distinct deals: texts, of one each or of a match, the deals as JSON, and how many actions (cards and calls) they have.

    ``count``: deals of all texts together.
    """

    texts: list[str]
    count: int
    documents: list[bytes]
    lines: list[bytes]
    actions: int

    def file(self, path: Path, count: int, between: str = "\n") -> tuple[Path, int]:
        """Write a file of so many deals, or a few more; gives it, and how many they are."""
        rounds = -(-count // self.count)
        text = between.join(self.texts) + ("\n" if between else "")
        path.write_text(text * rounds, encoding="utf-8")
        return path, rounds * self.count


def contree() -> Deals:
    """Give deals of contrée, canonical and right: hands or not, auction, tricks, score."""
    return _right(lambda source: contree_match(source, longest=1))


def comptoir() -> Deals:
    """Give deals of comptoir, canonical and right."""
    return _right(lambda source: comptoir_match(source, longest=1))


def bga() -> Deals:
    """Give deals as logs of Board Game Arena, all that these tell being right."""
    source = random.Random(1)
    matches: list[Match] = []
    while len(matches) < DISTINCT:
        match = random_match(source, 1)
        if match.deals[0].tricks:
            matches.append(match)
    return _deals(matches, [log_of(match) for match in matches])


def _right(draw) -> Deals:
    """Draw matches of one deal that is verified, its score claimed."""
    source = random.Random(1)
    matches: list[Match] = []
    while len(matches) < DISTINCT:
        match = draw(source)
        deal = match.deals[0].model_copy(update={"number": 1, "total": None, "score": None})
        match = match.model_copy(update={"tags": match.tags[:1], "deals": (deal,)})
        verdict = judge(match).deals[0]
        if verdict.diagnostics or not verdict.score or verdict.contract is None or not deal.tricks:
            continue
        deal = deal.model_copy(update={"score": {party: points for party, points in verdict.score.items() if points}})
        if match.game == "contree":
            deal = deal.model_copy(update={"score": verdict.score})
        match = match.model_copy(update={"deals": (deal,)})
        if judge(match).deals[0].status == "verified":
            matches.append(match)
    return _deals(matches, [dumps(match) for match in matches])


def _deals(matches: list[Match], texts: list[str]) -> Deals:
    documents = [orjson.dumps(match.deals[0].model_dump(mode="json", exclude_none=True)) for match in matches]
    lines = ["".join(iter_json(items_of(match), "jsonl")).encode() for match in matches]
    played = (deal for match in matches for deal in match.deals)
    actions = sum(len(deal.auction or ()) + sum(len(trick.cards) for trick in deal.tricks or ()) for deal in played)
    return Deals(texts, len(texts), documents, lines, actions)


def matches() -> Deals:
    """Give matches of contrée, of up to twelve deals: tags, totals, claims, all right, and nothing to be said of them."""
    source = random.Random(1)
    drawn: list[Match] = []
    while len(drawn) < DISTINCT // 8:
        match = contree_match(source)
        verdict = judge(match)
        if not verdict.diagnostics and not any(deal.diagnostics for deal in verdict.deals):
            drawn.append(match)
    count = sum(len(match.deals) for match in drawn)
    return _deals(drawn, [dumps(match) for match in drawn])._replace(count=count)


def untidy(deals: Deals) -> Deals:
    """Write the same deals as people do: readable, and not canonical."""
    return _changed(deals, "  1. >1.   ", "\nplis\n>\nplis   # la suite\n", ":> :", "\nscore>\n  score")


def slipped(deals: Deals) -> Deals:
    """Write the same deals with a slip in each, which is to be told with its place."""
    return _changed(deals, "\nplis\n>\npils\n", "  3. >  3: ", " ♥> ♥Z", "\nscore >\nscore: x ")


def _changed(deals: Deals, *changes: str) -> Deals:
    """Change something of each deal, in turns: what stands before ``>`` to what stands behind it."""
    texts = []
    for number, text in enumerate(deals.texts):
        head, *rest = text.split("\ndonne ")
        turns = [changes[place % len(changes)].split(">") for place in range(number, number + len(rest))]
        rest = [own.replace(*turn, 1 if "♥" in turn[0] else -1) for own, turn in zip(rest, turns, strict=True)]
        texts.append("\ndonne ".join([head, *rest]))
    return deals._replace(texts=texts)


def games(count: int) -> tuple[str, int]:
    """Give a PGN of random legal games of 80 plies at most, and how many plies they are together."""
    source = random.Random(1)
    texts = []
    plies = 0
    for _ in range(count):
        board, game = chess.Board(), chess.pgn.Game()
        node: chess.pgn.GameNode = game
        while board.ply() < PLIES and not board.is_game_over():
            move = source.choice(list(board.legal_moves))
            node = node.add_variation(move)
            board.push(move)
        plies += board.ply()
        texts.append(str(game))
    return "\n\n".join(texts) + "\n", plies
