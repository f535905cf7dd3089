"""A finished game judged move by move, by what each seat could know when it moved.

A seat's prospects change for two reasons only: what it decided, and what happened to it. At every decision the search player,
given the same view, estimates the move played and the best one: the difference is the *decision*. From there to its next
decision the estimate changes by what the others and chance did: that is its *fortune*. Both add up, exactly, to the way
from the first estimate to the result.

Of its fortune, *luck* is what chance did: wherever something was drawn, dealt or turned up, how much better the outcome was
than what the same action brings on the average of the worlds the seat could believe in just before. The rest is what the
*others* did.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.contract import Game
from ..kernel.match import Match, replay
from ..kernel.record import Entry, Record
from ..kernel.visibility import View
from .search import Search

SPARKS = "▁▂▃▄▅▆▇█"
WORLDS_FOR_LUCK = 24


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
        self.luck = 0.0  # the part of it that chance did

    @property
    def decision(self) -> float:
        """What the choice gave away: never above 0."""
        return self.played_estimate - self.best_estimate

    @property
    def others(self) -> float:
        """The part of what came after that the other seats did."""
        return self.fortune - self.luck


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

    def luck(self, seat: int) -> float:
        return sum(one.luck for one in self.of(seat))

    def others(self, seat: int) -> float:
        return sum(one.others for one in self.of(seat))

    def worst(self, many: int) -> list[Judgement]:
        """The decisions that gave most away."""
        return sorted(self.judgements, key=lambda one: (one.decision, one.n))[:many]


def review(
    game: Game[Any], record: Record, iterations: int = 0, seed: int = 0, progress: Callable[[int], None] | None = None
) -> Review:
    """Judge a finished game. Actions that left no choice, or were taken back, are no decisions."""
    judgements: list[Judgement] = []
    standing = standing_entries(record)
    judge = Search(game, seed, iterations)
    before: Moment | None = None
    for match in replay(game, record):
        if progress is not None:
            progress(match.n)
        after = Moment(match)
        if before is not None and match.n - 1 in standing:
            spread_luck(judge, before, record.entries[match.n - 1], after, judgements)
        before = after
        if match.n >= len(record.entries):
            break
        entry = record.entries[match.n]
        if entry.n in standing:
            judgements += judged(game, match, entry, Search(game, seed + entry.n, iterations))
    assert before is not None, "a record has a set-up"
    return Review(judgements, judge.utilities(before.state))


def judged(game: Game[Any], match: Match[Any], entry: Entry, judge: Search) -> list[Judgement]:
    """The judgement of one entry; none where there was no choice."""
    if entry.seat is None or entry.undo is not None:
        return []
    actions = match.legal(entry.seat)
    if len(actions) < 2:
        return []
    action = game.actions.from_json(entry.action)
    advice = judge.consider(match.view(entry.seat), actions, watched=action)
    played = advice.of(action)
    best = advice.alternatives[0]
    if played is None:
        return []
    return [Judgement(entry.n, entry.seat, action, best.action, played.estimate, best.estimate)]


# ---- luck ----


class Moment:
    """The table after an entry: its state, what each seat saw of it, and whether the entry showed something hidden."""

    def __init__(self, match: Match[Any]) -> None:
        self.state = match.state.clone()
        self.views = [match.view(seat) for seat in range(match.record.seats)]
        self.revealing = any(told.kind.reveals for told in match.events[-1])


def spread_luck(judge: Search, before: Moment, entry: Entry, after: Moment, judgements: list[Judgement]) -> None:
    """Add the luck of an entry to the last judgement of each seat. Sealed choices that are opened are no luck."""
    if entry.seat is None or entry.undo is not None or judge.sealed(before.state):
        return
    if not entry.chance and not after.revealing:
        return
    action = judge.game.actions.from_json(entry.action)
    for seat in range(len(after.views)):
        own = [one for one in judgements if one.seat == seat]
        if own:
            own[-1].luck += luck(judge, before.views[seat], entry.seat, action, after.views[seat])


def luck(judge: Search, seen: View, mover: int, action: int, seen_after: View) -> float:
    """How much better a seat stood after an action than it could expect of that action before."""
    seat = seen.seat
    hoped: list[float] = []
    came: list[float] = []
    for _ in range(WORLDS_FOR_LUCK):
        world = judge.game.imagine(seen, seat, judge.chance)
        if action in judge.legal(world, mover):
            judge.play(world, mover, action, judge.chance, None)
            hoped.append(prospects(judge, world, seat))
        came.append(prospects(judge, judge.game.imagine(seen_after, seat, judge.chance), seat))
    return sum(came) / len(came) - sum(hoped) / len(hoped) if hoped else 0.0


def prospects(judge: Search, world: Any, seat: int) -> float:
    """What a seat may expect if all go on by instinct."""
    judge.last_chapter = judge.chapter(world) + judge.chapters
    judge.play_on(world, judge.laps * world.seats if judge.laps else judge.steps)
    return judge.utilities(world)[seat]


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
