"""Statistics of a table of verdicts, by DuckDB: what was bid, made, doubled, missed, and what was wrong."""
