"""Contrée: its auction, its marking, its sheets."""
