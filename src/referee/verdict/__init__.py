"""The verdict: its model."""
