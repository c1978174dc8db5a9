"""Reports of verdicts: text, lines, JSON; the words of diagnostics are put in here, at the edge."""
