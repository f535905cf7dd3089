"""How a bot thinks: in a worker process that has loaded the games and the players, and nothing of the house."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NamedTuple

from .. import games
from ..kernel.visibility import View
from ..players.search import Search
from .levels import player_of


class OutOfTime(Exception):
    """The bot thought for longer than it may."""


class Task(NamedTuple):
    """What a bot is given: plain data, and nothing of the table but the view of its seat."""

    game: str
    revision: int
    seat: int
    fields: dict[str, Any]
    actions: list[int]
    seed: int
    milliseconds: float  # for a search: how long it may take
    seconds: float  # after which any thought is interrupted

    def view(self) -> View:
        return View(self.game, self.seat, self.fields)


class Thought(NamedTuple):
    """What a search makes of a choice: the action, what it may expect from 0 (a clear loss) to 1 (a clear win), how many games
    it imagined, and all it tried as (action, expectation, times tried), the best first."""

    action: int
    estimate: float
    iterations: int
    tried: list[tuple[int, float, int]]


def think(level: str, task: Task) -> int:
    """A bot's choice."""
    with _alarm(task.seconds):
        game = games.find(task.game, task.revision)
        return player_of(level, game, task.seed, task.milliseconds).choose(task.view(), task.actions)


def consider(task: Task) -> Thought:
    """What the search player would do, and what else it thought of."""
    with _alarm(task.seconds):
        game = games.find(task.game, task.revision)
        advice = Search(game, task.seed, milliseconds=task.milliseconds).consider(task.view(), task.actions)
        tried = [(one.action, one.estimate, one.weight) for one in advice.alternatives]
        return Thought(advice.action, advice.estimate, advice.iterations, tried)


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """In a worker process an alarm clock interrupts the thought, so that the worker is free again."""
    # Only a main thread can set the alarm; a server process may be a child too, but there bots think in another thread.
    bounded = multiprocessing.parent_process() is not None and threading.current_thread() is threading.main_thread()
    if bounded:
        signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if bounded:
            signal.setitimer(signal.ITIMER_REAL, 0)


def _ring(_: int, __: FrameType | None) -> None:
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
