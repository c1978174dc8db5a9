"""The games, composed from rule sets."""
