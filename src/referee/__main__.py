"""``python -m referee``: the same as the script ``referee``."""

from referee.cli import main

__all__: list[str] = []

if __name__ == "__main__":
    main()
