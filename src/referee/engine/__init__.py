"""The engine: one replay for every game and rule set, in events and values."""
