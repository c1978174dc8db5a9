"""Logs of Board Game Arena's coinche."""

from referee.imports.bga.reader import read
from referee.imports.bga.words import recognise

__all__ = ["read", "recognise"]
