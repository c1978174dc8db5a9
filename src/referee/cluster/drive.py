"""Sending parts to the workers of a cluster and taking in what becomes of them, few at a time."""

import logging
from asyncio import CancelledError
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, Final, cast

import distributed

from referee.cluster.parts import Done, Part
from referee.cluster.survey import surveyed

__all__ = ["PART_SIZE", "ClusterError", "PartError", "connected", "driven"]

PART_SIZE: Final = 1 << 24
"""Bytes of a part of a long file, at least."""
_PATIENCE: Final = 30.0
"""Seconds to wait for a cluster, and for its first worker."""
_AHEAD: Final = 2
"""Parts that a thread of a worker has or waits for."""
_Task = Callable[[Part], Any]
_DASK: Final[Any] = distributed
"""It brings types for some of what it has."""


class ClusterError(Exception):
    """No cluster that can work: nobody answers at its address, or it has no worker; ``why``."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class PartError(Exception):
    """A part could not be judged, however often it was tried; ``error``: what stopped it the last time."""

    def __init__(self, part: Part, error: BaseException) -> None:
        super().__init__(part.name)
        self.part = part
        self.error = error


@contextmanager
def connected(address: str) -> Iterator[distributed.Client]:
    """Connect to a cluster that has a worker; raises :class:`ClusterError`."""
    # What Dask says of its own affairs is nothing that a user of this program could act on.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        client = _DASK.Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterError(str(error) or type(error).__name__) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError as error:
            raise ClusterError(str(error)) from error
        yield client


def driven(
    client: distributed.Client,
    files: Iterable[tuple[Part, int | None]],
    work: Callable[[Part], Done],
    size: int = PART_SIZE,
) -> Iterator[Done]:
    """Judge files on a cluster; gives what became of each part, in whatever order that happens.

    ``files``: each whole, with its length in bytes where it can be cut; ``work``: judges a part, on a worker, and does the
    same when it is done again, as it is where a worker is lost; ``size``: bytes of a part. No more is known here at a time
    than what the workers can do soon. When this is stopped, what was sent is cancelled. Raises :class:`PartError`.
    """
    tasks = _Tasks(client)
    survey = partial(surveyed, size=size)
    ready: deque[tuple[_Task, Part]] = deque()
    source = iter(files)
    try:
        while True:
            room = tasks.room()
            while room > 0 and (task := _next(ready, source, survey, work, size)):
                tasks.send(*task)
                room -= 1
            if not tasks.running:
                return
            found = tasks.result()
            if isinstance(found, Done):
                yield found
                continue
            first, rest = found
            ready.append((work, first))
            if rest is not None:
                ready.append((survey, rest))
    finally:
        tasks.cancel()


def _next(
    ready: deque[tuple[_Task, Part]],
    source: Iterator[tuple[Part, int | None]],
    survey: _Task,
    work: _Task,
    size: int,
) -> tuple[_Task, Part] | None:
    """Give what is to be sent next: what earlier results have made ready, else the next file."""
    if ready:
        return ready.popleft()
    for part, length in source:
        return (survey if length is not None and length > size else work), part
    return None


class _Tasks:
    """The tasks that a cluster has at a time."""

    def __init__(self, client: distributed.Client) -> None:
        self._client: Any = client
        self._results = _DASK.as_completed((), loop=client.loop)
        self.running: dict[Any, Part] = {}

    def room(self) -> int:
        """Tell how many tasks more the workers can have, those that wait included."""
        threads: int = sum(self._client.nthreads().values())
        return max(threads, 1) * _AHEAD - len(self.running)

    def send(self, task: _Task, part: Part) -> None:
        """Send a task; a survey goes before others, since they wait for it."""
        priority = int(isinstance(task, partial))
        future = self._client.submit(task, part, pure=False, priority=priority)
        self.running[future] = part
        self._results.add(future)

    def result(self) -> "Done | tuple[Part, Part | None]":
        """Wait for the next result; raises :class:`PartError`."""
        future = next(self._results)
        part = self.running.pop(future)
        try:
            return cast("Done | tuple[Part, Part | None]", future.result())
        except (Exception, CancelledError) as error:
            raise PartError(part, error) from error

    def cancel(self) -> None:
        """Cancel what was sent."""
        with suppress(Exception):
            self._client.cancel(list(self.running), force=True)
