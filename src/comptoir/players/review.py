"""A finished game judged move by move, by what each seat could know when it moved.

A seat's prospects change for two reasons only: what it decided, and what happened to it. At every decision the search player,
given the same view, estimates the move played and the best one: the difference is the *decision*. From there to its next
decision the estimate changes by what the others and chance did: that is its *fortune*. Both add up, exactly, to the way
from the first estimate to the result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.contract import Game
from ..kernel.match import replay
from ..kernel.record import Record
from .search import Search

SPARKS = "▁▂▃▄▅▆▇█"


class Judgement:
    """One decision: what the seat could expect from the best action it saw and from the one it played, from 0 to 1."""

    def __init__(self, n: int, seat: int, action: int, best: int, played_estimate: float, best_estimate: float) -> None:
        self.n = n
        self.seat = seat
        self.action = action
        self.best = best
        self.played_estimate = played_estimate
        self.best_estimate = max(best_estimate, played_estimate)
        self.fortune = 0.0  # what came after, until the seat decided again

    @property
    def decision(self) -> float:
        """What the choice gave away: never above 0."""
        return self.played_estimate - self.best_estimate


class Review:
    """All judgements of a game in order, and how it ended for each seat."""

    def __init__(self, judgements: list[Judgement], ends: list[float]) -> None:
        self.judgements = judgements
        self.ends = ends
        for seat in range(len(ends)):
            self._spread_fortune(seat)

    def of(self, seat: int) -> list[Judgement]:
        return [one for one in self.judgements if one.seat == seat]

    def _spread_fortune(self, seat: int) -> None:
        own = self.of(seat)
        for one, following in zip(own, [*own[1:], None], strict=True):
            after = self.ends[seat] if following is None else following.best_estimate
            one.fortune = after - one.played_estimate

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """The entry of each decision and what the seat could expect before it; then how it ended."""
        points = [(one.n, one.best_estimate) for one in self.of(seat)]
        last = max([one.n for one in self.judgements], default=0) + 1
        return [*points, (last, self.ends[seat])]

    def decisions(self, seat: int) -> float:
        return sum(one.decision for one in self.of(seat))

    def fortune(self, seat: int) -> float:
        return sum(one.fortune for one in self.of(seat))

    def worst(self, many: int) -> list[Judgement]:
        """The decisions that gave most away."""
        return sorted(self.judgements, key=lambda one: (one.decision, one.n))[:many]


def review(
    game: Game[Any], record: Record, iterations: int = 0, seed: int = 0, progress: Callable[[int], None] | None = None
) -> Review:
    """Judge a finished game. Actions that left no choice, or were taken back, are no decisions."""
    judgements = []
    standing = standing_entries(record)
    judge = Search(game, seed, iterations)
    state: Any = None
    for match in replay(game, record):
        state = match.state
        if progress is not None:
            progress(match.n)
        if match.n >= len(record.entries):
            break
        entry = record.entries[match.n]
        if entry.seat is None or entry.undo is not None or entry.n not in standing:
            continue
        actions = match.legal(entry.seat)
        if len(actions) < 2:
            continue
        action = game.actions.from_json(entry.action)
        judge = Search(game, seed + entry.n, iterations)
        advice = judge.consider(match.view(entry.seat), actions, watched=action)
        played = advice.of(action)
        best = advice.alternatives[0]
        if played is None:
            continue
        judgements.append(Judgement(entry.n, entry.seat, action, best.action, played.estimate, best.estimate))
    return Review(judgements, judge.utilities(state))


def standing_entries(record: Record) -> set[int]:
    """The entries that were not taken back."""
    standing: list[int] = []
    for entry in record.entries:
        if entry.undo is None:
            standing.append(entry.n)
        else:
            standing = [n for n in standing if n < entry.undo]
    return set(standing)


def sparkline(values: list[float], width: int) -> str:
    """Estimates from 0 to 1 as a line of little bars, at most so many."""
    if len(values) > width:
        values = [values[at * (len(values) - 1) // (width - 1)] for at in range(width)]
    return "".join(SPARKS[min(int(max(value, 0.0) * len(SPARKS)), len(SPARKS) - 1)] for value in values)
