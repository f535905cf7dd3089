"""A process that thinks for bots. It has loaded the games, the players and what a table asks them, and nothing of the house."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from ...table import thinking
from ...table.thinking import Task, Thought


class OutOfTime(Exception):
    """The bot thought for longer than it may."""


def choose(task: Task, seconds: float) -> int:
    with _alarm(seconds):
        return thinking.choose(task)


def consider(task: Task, seconds: float) -> Thought:
    with _alarm(seconds):
        return thinking.consider(task)


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """In a worker process an alarm clock interrupts the thought, so that the worker is free again."""
    # Only a main thread can set the alarm; a server process may be a child too, but there bots think in another thread.
    bounded = multiprocessing.parent_process() is not None and threading.current_thread() is threading.main_thread()
    if bounded:
        signal.signal(signal.SIGALRM, _interrupt)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if bounded:
            signal.setitimer(signal.ITIMER_REAL, 0)


def _interrupt(_: int, __: FrameType | None) -> None:
    raise OutOfTime


def settle_in() -> None:
    """A worker begins: Ctrl-C is its house's business, and it does not outlive its house, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    house = multiprocessing.parent_process()
    if house is not None:
        threading.Thread(target=_leave_with, args=(house,), daemon=True).start()


def _leave_with(house: Any) -> None:
    house.join()
    os._exit(0)
