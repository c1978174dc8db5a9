"""Shared by all tests: the modules beside this file can be imported by name."""

import signal

import pytest


@pytest.fixture(autouse=True, scope="session")
def _interruptible() -> None:
    """Let programs that tests start be interrupted, though a shell that runs these in the background bars it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
