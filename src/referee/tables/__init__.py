"""Verdicts as tables: a line a deal, or a line a card, for spreadsheets, notebooks and databases."""
