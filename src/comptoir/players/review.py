"""A finished game judged move by move, by what each seat could know when it moved.

A seat's prospects change for three reasons: what it decided, what the others decided, and luck. At every decision the search
player, given the same view, estimates for every seat the move played and the best one. The difference for the seat that moved
is its *decision*; the differences for the other seats are what it *gave* them (below zero if it did them harm). What
is left of the way from one estimate of a seat to its next is *luck*: chance, and what nobody could know. The three add up,
exactly, to the way from a seat's first estimate to its result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.contract import Game
from ..kernel.match import Match, replay
from ..kernel.record import Record
from .advice import Alternative
from .search import Search

SPARKS = "▁▂▃▄▅▆▇█"


class Judgement:
    """One decision: what the seat could expect from the best action it saw and from the one it played, from 0 to 1."""

    def __init__(self, n: int, seat: int, played: Alternative, best: Alternative) -> None:
        if played.estimate >= best.estimate:
            best = played
        self.n = n
        self.seat = seat
        self.action = played.action
        self.best = best.action
        self.played_estimate = played.estimate
        self.best_estimate = best.estimate
        self.given = [after - before for after, before in zip(played.prospects, best.prospects, strict=True)]  # to each seat
        # What came after, until the seat decided again: from the others' decisions, and by luck.
        self.received = 0.0
        self.luck = 0.0

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
            self._tell_apart(seat)

    def of(self, seat: int) -> list[Judgement]:
        return [one for one in self.judgements if one.seat == seat]

    def _tell_apart(self, seat: int) -> None:
        """Between two decisions of a seat: what the others gave it, and what is left."""
        latest: Judgement | None = None
        for one in self.judgements:
            if one.seat != seat:
                if latest is not None:
                    latest.received += one.given[seat]
                continue
            if latest is not None:
                latest.luck = one.best_estimate - latest.played_estimate - latest.received
            latest = one
        if latest is not None:
            latest.luck = self.ends[seat] - latest.played_estimate - latest.received

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """The entry of each decision and what the seat could expect before it; then how it ended."""
        points = [(one.n, one.best_estimate) for one in self.of(seat)]
        last = max([one.n for one in self.judgements], default=0) + 1
        return [*points, (last, self.ends[seat])]

    def decisions(self, seat: int) -> float:
        return sum(one.decision for one in self.of(seat))

    def received(self, seat: int) -> float:
        return sum(one.received for one in self.of(seat))

    def luck(self, seat: int) -> float:
        return sum(one.luck for one in self.of(seat))

    def worst(self, many: int) -> list[Judgement]:
        """The decisions that gave most away."""
        return sorted(self.judgements, key=lambda one: (one.decision, one.n))[:many]


def review(
    game: Game[Any], record: Record, iterations: int = 0, seed: int = 0, progress: Callable[[int], None] | None = None
) -> Review:
    """Judge a finished game. Actions that left no choice, or were taken back, are no decisions."""
    judgements = []
    standing = set(Match.resume(game, record).standing())
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
        judgements.append(Judgement(entry.n, entry.seat, played, best))
    return Review(judgements, judge.utilities(state))


def sparkline(values: list[float], width: int) -> str:
    """Estimates from 0 to 1 as a line of little bars, at most so many."""
    if len(values) > width:
        values = [values[at * (len(values) - 1) // (width - 1)] for at in range(width)]
    return "".join(SPARKS[min(int(max(value, 0.0) * len(SPARKS)), len(SPARKS) - 1)] for value in values)
