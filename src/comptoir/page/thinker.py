"""What takes long, in a worker of its own so that the table never waits for it: bots, hints, records, reviews, analysis.

An errand is a word and what it is about, as text; so is what comes of it. Both workers are of the same page and version.
"""

from __future__ import annotations

import base64
import pickle
from collections.abc import Callable
from time import perf_counter
from typing import Any

from msgspec import json

from ..kernel.errors import ComptoirError
from ..players.network import weights_path
from ..table import analysis, boards, hints, records, reviews, thinking, wire
from ..table.errors import TableError
from ..table.levels import LEARNED
from ..table.problems import problem_of, status_of
from ..table.wire import Problem


def pack(*given: Any) -> str:
    return base64.b64encode(pickle.dumps(given)).decode()


def unpack(given: str) -> tuple[Any, ...]:
    found: tuple[Any, ...] = pickle.loads(base64.b64decode(given))
    return found


def _choose(task: thinking.Task) -> str:
    """A bot that breaks or cheats moves by instinct."""
    try:
        chosen = thinking.choose(task)
    except Exception:
        chosen = -1
    return str(chosen if chosen in task.actions else thinking.instinct(task))


def wants(errand: str, given: str) -> list[str]:
    """The file that must be there before this errand is run, and where: a network's weights, fetched only when somebody plays
    against it. Empty if all is there."""
    task = unpack(given)[0] if errand == "choose" else None
    if not isinstance(task, thinking.Task) or task.level != LEARNED:
        return []
    path = weights_path(task.rules)
    return [f"{task.game}{path.suffix}", str(path)] if path.exists() and not path.stat().st_size else []


def _hint(task: thinking.Task) -> str:
    return _written(hints.hint(task, thinking.consider(task)))


def _weigh(asked: analysis.Question) -> str:
    return _written(analysis.weighed(asked, [analysis.think(asked, which) for which in range(asked.slices)]))


def _replay(text: str, seat: str, bounded: bool) -> str:
    return _written(records.steps(text, seat, bounded))


def _verdict(text: str, bounded: bool) -> str:
    return _written(records.check(text, bounded))


def _review(text: str, state: str, milliseconds: float) -> str:
    until = perf_counter() + milliseconds / 1000
    return _written(reviews.slice_of(text, state, lambda: perf_counter() >= until))


def _make(asked: wire.MakeBoard) -> str:
    return _written(boards.made(asked))


def _trial(asked: wire.TryBoard, milliseconds: float) -> str:
    until = perf_counter() + milliseconds / 1000
    return _written(boards.tried(asked, lambda: perf_counter() >= until))


def _written(answer: object) -> str:
    return json.encode(answer).decode()


ERRANDS: dict[str, Callable[..., str]] = {
    "choose": _choose, "hint": _hint, "replay": _replay, "verdict": _verdict, "review": _review,
    "weigh": _weigh, "make": _make, "trial": _trial,
}  # fmt: skip


def do(errand: str, given: str) -> tuple[int, str]:
    """Run an errand: a status and an answer, as the room would give them."""
    try:
        return 200, ERRANDS[errand](*unpack(given))
    except TableError as error:
        return status_of(error), _written(problem_of(error))
    except ComptoirError as error:
        return 400, _written(Problem("bad_request", str(error)))
