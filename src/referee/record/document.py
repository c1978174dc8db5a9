"""Between a document in memory and the items of a stream."""

from collections.abc import Iterable, Iterator

from referee.diagnostics.model import Finding
from referee.record.model import Deal, Document, Match
from referee.record.stream import DealItem, FileEnd, Item, MatchHead, NoSource

__all__ = ["document_of", "items_of"]


def items_of(record: Document | Match) -> Iterator[Item]:
    """Give the items of a document, or of a match alone, as a reader would."""
    document = record if isinstance(record, Document) else Document(matches=(record,))
    for match in document.matches:
        yield MatchHead(match.model_copy(update={"deals": ()}), NoSource())
        yield from (DealItem(deal, NoSource()) for deal in match.deals)
    yield FileEnd(document.problems)


def document_of(items: Iterable[Item]) -> Document:
    """Gather the items of a file into a document; deals before any match are left out."""
    heads: list[Match] = []
    deals: list[list[Deal]] = []
    problems: tuple[Finding, ...] = ()
    for item in items:
        match item:
            case MatchHead(match=match):
                heads.append(match)
                deals.append([])
            case DealItem(deal=deal) if deals:
                deals[-1].append(deal)
            case FileEnd(problems=found):
                problems = found
            case _:
                pass
    matches = (head.model_copy(update={"deals": tuple(own)}) for head, own in zip(heads, deals, strict=True))
    return Document(matches=tuple(matches), problems=problems)
