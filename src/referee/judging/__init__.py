"""Judging: items of a record in, verdicts and findings out."""
