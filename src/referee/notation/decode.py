"""From bytes to text: no record is decoded by guess, and no bad byte is lost on the way.

A byte that its encoding does not know becomes the lone surrogate U+DC00 + byte: no valid text holds one, so the reader
finds it where it stood, reports it and puts U+FFFD in its place.
"""

import codecs
import io
import re
from typing import BinaryIO, Final

__all__ = ["BAD_BYTE", "BYTE_ORDER_MARK", "REPLACEMENT", "Text", "plain"]

BLOCK: Final = 1 << 16
BAD_BYTE: Final = re.compile("[\udc00-\udcff]")
REPLACEMENT: Final = "\ufffd"
BYTE_ORDER_MARK: Final = "\ufeff"
HANDLER: Final = "referee.keep-bad-bytes"
SURROGATES: Final = 0xDC00


def _keep(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeDecodeError):
        raise error
    bad = error.object[error.start : error.end]
    return "".join(chr(SURROGATES + byte) for byte in bad), error.end


codecs.register_error(HANDLER, _keep)


class Text:
    """The text of a file, a block at a time, every line end as a newline.

    ``encoding``: its name, for messages. Reading asks for ``size`` bytes at least; an empty answer is the end.
    """

    def __init__(self, stream: BinaryIO, encoding: str | None, block: int = BLOCK) -> None:
        """Look at the first bytes; ``encoding`` overrides what they say. Raises ``LookupError`` for an unknown one."""
        self._stream = stream
        self._block = block
        self._first = b""
        while len(self._first) < len(codecs.BOM_UTF8):
            more = _some(stream, len(codecs.BOM_UTF8) - len(self._first))
            if not more:
                break
            self._first += more
        self.encoding = encoding or _marked(self._first)
        decoder = codecs.getincrementaldecoder(self.encoding)(HANDLER)
        self._decoder = io.IncrementalNewlineDecoder(decoder, translate=True)
        self._at_start = True
        self._ended = False

    def read(self, blocks: int = 1) -> str:
        """Give the next stretch of text, at least one character unless the end was reached."""
        text = ""
        while not text and not self._ended:
            data = self._first + _some(self._stream, self._block * blocks)
            self._first = b""
            self._ended = not data
            # No text holds a zero byte, but every other byte of UTF-16 that no mark announces is one.
            text = self._decoder.decode(data, final=self._ended).replace("\0", chr(SURROGATES))
            if self._at_start and text:
                text = text.removeprefix(BYTE_ORDER_MARK)
                self._at_start = False
        return text


def _some(stream: BinaryIO, size: int) -> bytes:
    """Give some of what follows: what there is, so that nothing is lost of what precedes a failure."""
    return stream.read1(size) if isinstance(stream, io.BufferedReader) else stream.read(size)


def plain(text: str) -> str:
    """Give a text with U+FFFD for each byte that could not be decoded."""
    return BAD_BYTE.sub(REPLACEMENT, text)


def _marked(first: bytes) -> str:
    """Tell the encoding that a byte order mark announces; UTF-8 without one."""
    if first.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    return "utf-8"
