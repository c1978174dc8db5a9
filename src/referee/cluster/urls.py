"""Telling a URL from a path of this machine."""

import re
from typing import Final

__all__ = ["is_url"]

_URL: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+://")


def is_url(path: str) -> bool:
    """Tell whether a path is a URL, such as ``s3://bucket/games``."""
    return _URL.match(path) is not None
