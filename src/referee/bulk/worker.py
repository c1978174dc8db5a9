"""What a process of a crew does: tasks, one after another, until nobody is left to give any."""

import signal
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from multiprocessing.connection import Connection
from typing import Any, Protocol

__all__ = ["Desk", "Order", "Ready", "Whole", "Work", "serve"]


class Order(Enum):
    """What a process may be told beside its tasks."""

    STOP = "stop"
    """Bring the task at hand to its end now."""


@dataclass(frozen=True, slots=True)
class Ready:
    """A process has started, and waits for a task."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A task is done, and nothing more comes of it; ``result``: what it gives at its end."""

    result: Any


@dataclass(frozen=True, slots=True)
class Desk:
    """What a task is done with: ``give`` sends a message, ``told_to_stop`` asks whether to come to an end now."""

    give: Callable[[object], None]
    told_to_stop: Callable[[], bool]


class Work(Protocol):
    """Does any task; the same messages come of the same task each time."""

    def __call__(self, task: Any, desk: Desk) -> Any:
        """Do a task; gives its result."""


def serve(pipe: Connection, work: Work) -> None:
    """Do the tasks that come through a pipe."""
    # Whoever started this process is interrupted as well, and says what is to be done.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    desk = Desk(pipe.send, pipe.poll)
    try:
        pipe.send(Ready())
        while True:
            task = pipe.recv()
            # An order may come when its task is done already.
            if not isinstance(task, Order):
                pipe.send(Whole(work(task, desk)))
    except (EOFError, OSError):
        return
