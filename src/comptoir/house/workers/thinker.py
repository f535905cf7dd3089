"""A worker process: it thinks for bots, gives hints, checks records and reviews games. It has loaded the games, the players and
what a table asks them, and nothing of the house.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NamedTuple

import msgspec

from ...table import analysis, boards, records, reviews, thinking, wire
from ...table.thinking import Task, Thought

NICENESS = 5  # a worker always has something to do: who answers people goes first


class OutOfTime(Exception):
    """The bot thought for longer than it may."""


class Move(NamedTuple):
    """A bot's action and how long it thought. With a fault it is what instinct says, for the bot had nothing to say."""

    action: int
    seconds: float
    fault: str | None = None


def choose(task: Task, seconds: float) -> Move:
    """What a bot does. One that is late, breaks or cheats moves by instinct, which takes no time to speak of."""
    began = time.perf_counter()
    fault = "cheats"
    try:
        with _alarm(seconds):
            chosen = thinking.choose(task)
        if chosen in task.actions:
            return Move(chosen, time.perf_counter() - began)
    except OutOfTime:
        fault = "too slow"
    except Exception:
        fault = traceback.format_exc()
    return Move(thinking.instinct(task), time.perf_counter() - began, fault)


def consider(task: Task, seconds: float) -> Thought:
    with _alarm(seconds):
        return thinking.consider(task)


def weigh(asked: analysis.Question, which: int, seconds: float) -> list[analysis.Estimate]:
    """A slice of what the search thinks of the choices on an analysis board."""
    with _alarm(seconds):
        return analysis.think(asked, which)


def verdict(text: str, bounded: bool, seconds: float) -> bytes:
    """Whether a record is genuine, as it is answered."""
    with _alarm(seconds):
        return msgspec.json.encode(records.check(text, bounded))


def replay(text: str, seat: str, bounded: bool, seconds: float) -> bytes:
    """A record step by step, as it is answered: writing it takes as long as playing it."""
    with _alarm(seconds):
        return msgspec.json.encode(records.steps(text, seat, bounded))


def review(text: str, state: str, milliseconds: float, seconds: float) -> tuple[str, bool, list[float]]:
    """The next slice of a review, within a bound."""
    until = time.perf_counter() + milliseconds / 1000
    with _alarm(seconds):
        return reviews.slice_of(text, state, lambda: time.perf_counter() >= until)


def check_board(game: str, data: dict[str, Any], seconds: float) -> wire.BoardRemarks:
    with _alarm(seconds):
        return boards.remarks(game, data)


def read_board(
    board_id: str, person: str, game: str, asked: wire.ChangeBoard, now: int, seconds: float
) -> tuple[boards.Kept, wire.BoardRemarks]:
    """A board as it is to be kept, and what is to be said of it."""
    with _alarm(seconds):
        return boards.read(board_id, person, game, asked, now)


def make_board(asked: wire.MakeBoard, seconds: float) -> wire.BoardData:
    with _alarm(seconds):
        return boards.made(asked)


def try_board(asked: wire.TryBoard, milliseconds: float, seconds: float) -> wire.BoardTrial:
    """The next games on a board, within a bound."""
    until = time.perf_counter() + milliseconds / 1000
    with _alarm(seconds):
        return boards.tried(asked, lambda: time.perf_counter() >= until)


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
    os.nice(NICENESS)
    house = multiprocessing.parent_process()
    if house is not None:
        threading.Thread(target=_leave_with, args=(house,), daemon=True).start()


def _leave_with(house: Any) -> None:
    house.join()
    os._exit(0)
