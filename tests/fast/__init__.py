"""Both lanes held against each other; by hand, on as many deals as are asked for: ``python -m tests.fast``."""
