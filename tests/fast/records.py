"""The records of the tree that have a lane, each with its form."""

from pathlib import Path

__all__ = ["RECORDS"]

FORMS = {".bgn": "bgn", ".jsonl": "jsonl", ".txt": "bga"}
RECORDS = [
    (path, FORMS[path.suffix])
    for path in sorted((Path(__file__).parents[2] / "records").rglob("*"))
    if path.suffix in FORMS
]
"""Paths and forms."""
