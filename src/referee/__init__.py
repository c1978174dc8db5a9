"""Referee and game-record processor for contrée and belote de comptoir."""

__version__ = "0.1.0"
