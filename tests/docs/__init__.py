"""README.md taken apart, run, and written again."""
