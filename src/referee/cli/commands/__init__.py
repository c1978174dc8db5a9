"""The commands, one a module. Each imports what it needs when it runs, so that help and small commands start fast."""
