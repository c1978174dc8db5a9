"""The command line: commands, streams, exit statuses."""

from referee.cli.run import main, run

__all__ = ["main", "run"]
