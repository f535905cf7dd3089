"""How a bot thinks: in a worker process that has loaded the games and the players, and nothing of the house."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from types import FrameType
from typing import Any

from .. import games
from ..kernel.visibility import View
from .levels import levels


class OutOfTime(Exception):
    """The bot thought for longer than it may."""


def think(
    level: str, game_name: str, revision: int, seat: int, fields: dict[str, Any], actions: list[int], seed: int, seconds: float
) -> int:
    """A bot's choice. In a worker process an alarm clock interrupts the thought, so that the worker is free again."""
    game = games.find(game_name, revision)
    make = levels().get(level) or levels()["beginner"]
    # Only a main thread can set the alarm; a server process may be a child too, but there bots think in another thread.
    bounded = multiprocessing.parent_process() is not None and threading.current_thread() is threading.main_thread()
    if bounded:
        signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return make(game, seed).choose(View(game_name, seat, fields), actions)
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
