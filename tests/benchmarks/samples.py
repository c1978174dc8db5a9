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

__all__ = ["Deals", "bga", "comptoir", "contree", "games", "slipped", "untidy"]

DISTINCT = 400
PLIES = 80


class Deals(NamedTuple):
    """Distinct deals: a text of each, the same as JSON, and how many actions (cards and calls) they are together."""

    texts: list[str]
    documents: list[bytes]
    lines: list[bytes]
    actions: int

    def file(self, path: Path, count: int, between: str = "\n") -> tuple[Path, int]:
        """Write a file of so many deals, or a few more; gives it, and how many they are."""
        rounds = -(-count // len(self.texts))
        text = between.join(self.texts) + ("\n" if between else "")
        path.write_text(text * rounds, encoding="utf-8")
        return path, rounds * len(self.texts)


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
    return Deals(texts, documents, lines, actions)


def untidy(deals: Deals) -> Deals:
    """Write the same deals as people do: readable, and not canonical."""
    changes = (("  1. ", "1.   "), ("\nplis\n", "\n\nplis   # la suite\n"), (":", " :"), ("\nscore", "\n  score"))
    texts = [text.replace(*changes[number % len(changes)]) for number, text in enumerate(deals.texts)]
    return deals._replace(texts=texts)


def slipped(deals: Deals) -> Deals:
    """Write the same deals with a slip in each, which is to be told with its place."""
    changes = (
        ("\nplis\n", "\npils\n"),
        ("  3. ", "  3: "),
        ("♥", "♥Z", 1),
        ("\nscore ", "\nscore: x "),
        ("[Jeu", "[Jue"),
    )
    texts = []
    for number, text in enumerate(deals.texts):
        texts.append(text.replace(*changes[number % len(changes)]))
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
