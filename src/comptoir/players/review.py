"""A finished game judged move by move, by what each seat could know when it moved.

A seat's chance to win changes for three reasons: what it decided, what the others decided, and luck. At every decision the
search player, given the same view, plays the best actions and the one that was played in the same imagined worlds. Where one is
clearly better, the difference for the seat that moved is its *decision*; the differences for the other seats are what it *gave*
them (below zero if it did them harm). What is left of the way from one chance of a seat to its next is *luck*: what nobody
could know. The three add up, exactly, to the way from a seat's first chance to its result.

A review is worked out in passes, a rough one over all decisions first. Whatever is known so far adds up too, and can be written
down (`Reviewing.written`): whoever works it out may stop at any time and go on later, or elsewhere.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from ..kernel.contract import Game, Reason
from ..kernel.errors import ComptoirError
from ..kernel.match import Match, replay
from ..kernel.record import Record
from ..kernel.visibility import View
from .advice import Advice, Alternative
from .chances import honest_chance, measured_on
from .greedy import explain
from .search import Search

SPARKS = "▁▂▃▄▅▆▇█"
FORMAT: Final = 1  # of what is written down
# Imagined games for each decision: roughly, then well, then at length for the costliest of each seat.
LEVELS: Final = (24, 120, 480)
FAVOURITES: Final = 3  # that are played beside what was played, at a rough look
FAVOURITES_WELL: Final = 8
TURNING: Final = 3  # turning points a seat
MOST_AT_LENGTH: Final = 8  # decisions a seat
TRIFLE: Final = 0.005  # of a chance: nobody turns round for less
SURE: Final = 2.0  # so many standard errors make a difference a clear one
SPREAD: Final = 0.3  # of what an imagined game brings, where actions are not compared world by world


class Decision(NamedTuple):
    """What a seat decided at an entry, what it saw then, and all it might have done."""

    n: int
    seat: int
    action: int
    view: View
    actions: list[int]


class Judgement:
    """One decision: the chance of its seat by the best action it could see and by the one it played, and what the choice gave
    to each seat. `reason`: why the best one is better; `iterations`: how long that was thought about."""

    def __init__(
        self, n: int, seat: int, action: int, best: int, chances: tuple[float, float], given: list[float],
        reason: Reason | None = None, iterations: int = 0,
    ) -> None:  # fmt: skip
        self.n = n
        self.seat = seat
        self.action = action
        self.best = best
        self.played_chance, self.best_chance = chances
        self.given = given
        self.reason = reason
        self.iterations = iterations
        # What came after, until the seat decided again: from the others' decisions, and by luck.
        self.received = 0.0
        self.luck = 0.0

    @property
    def decision(self) -> float:
        """What the choice gave away: never above 0."""
        return self.played_chance - self.best_chance

    def to_json(self) -> list[Any]:
        reason = None if self.reason is None else [self.reason[0], dict(self.reason[1])]
        chances = [self.played_chance, self.best_chance]
        return [self.n, self.seat, self.action, self.best, chances, self.given, reason, self.iterations]

    @classmethod
    def from_json(cls, written: list[Any]) -> Judgement:
        n, seat, action, best, (played, other), given, reason, iterations = written
        return cls(n, seat, action, best, (played, other), given, None if reason is None else tuple(reason), iterations)


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
            one.received = 0.0
            if latest is not None:
                latest.luck = one.best_chance - latest.played_chance - latest.received
            latest = one
        if latest is not None:
            latest.luck = self.ends[seat] - latest.played_chance - latest.received

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """The entry of each decision and the chance of the seat before it; then how it ended."""
        points = [(one.n, one.best_chance) for one in self.of(seat)]
        last = max([one.n for one in self.judgements], default=0) + 1
        return [*points, (last, self.ends[seat])]

    def start(self, seat: int) -> float:
        """The chance of a seat at its first decision; of one that decided nothing, how it ended."""
        return self.curve(seat)[0][1]

    def decisions(self, seat: int) -> float:
        return sum(one.decision for one in self.of(seat))

    def received(self, seat: int) -> float:
        return sum(one.received for one in self.of(seat))

    def luck(self, seat: int) -> float:
        return sum(one.luck for one in self.of(seat))

    def worst(self, many: int) -> list[Judgement]:
        """The decisions that gave most away."""
        return costliest(self.judgements, many)

    def turning(self, seat: int) -> list[Judgement]:
        """The decisions of a seat that cost it most, as far as they cost anything."""
        return [one for one in costliest(self.of(seat), TURNING) if one.decision <= -TRIFLE]


def costliest(judgements: list[Judgement], many: int) -> list[Judgement]:
    return sorted(judgements, key=lambda one: (one.decision, one.n))[:many]


# ---- one decision ----


def judge(game: Game[Any], decision: Decision, iterations: int, seed: int) -> Judgement:
    """Play the favourites and what was played in the same imagined worlds, and tell whether one is clearly better."""
    search, advice = compared(game, decision.view, decision.actions, iterations, seed + decision.n, decision.action)
    chosen = None if search.root.mixed else advice.of(advice.action)  # of a mixture it is drawn by lot
    favourite = chosen or advice.alternatives[0]
    played = advice.of(decision.action) or favourite  # of a secret choice that never came up nobody can tell what it cost
    best = clearly_better(search, favourite, played)
    seats, n = decision.view.seats, decision.n
    after, before = ([honest_chance(game, seats, n, each) for each in one.prospects] for one in (played, best))
    given = [one - other for one, other in zip(after, before, strict=True)]
    reason = None if best is played else explain(game, decision.view, best.action, n)
    chances = after[decision.seat], before[decision.seat]
    better = decision.action if best is played else best.action
    return Judgement(n, decision.seat, decision.action, better, chances, given, reason, iterations)


def compared(
    game: Game[Any], view: View, actions: list[int], iterations: int, seed: int, watched: int = -1
) -> tuple[Search, Advice]:  # fmt: skip
    """The favourites and an action that is watched, side by side in the same imagined worlds."""
    search = Search(game, seed, iterations)
    search.compared = search.compared or FAVOURITES_WELL
    if iterations < LEVELS[1]:
        search.compared = FAVOURITES
    return search, search.consider(view, actions, watched=watched)


def standard_error(outcomes: Sequence[float]) -> float:
    """How far the mean of these may be off."""
    mean = sum(outcomes) / len(outcomes)
    return sqrt(sum((each - mean) ** 2 for each in outcomes) / (len(outcomes) - 1) / len(outcomes))


def error_of(search: Search, one: Alternative) -> float:
    """How far the estimate of an action may be off: a standard error."""
    outcomes = search.root.outcomes[search.root.actions.index(one.action)]
    return standard_error(outcomes) if len(outcomes) > 1 else SPREAD / sqrt(one.weight)


def clearly_better(search: Search, best: Alternative, played: Alternative) -> Alternative:
    """What the search would do, if that is clearly better than what was played; otherwise what was played.

    Where choices are secret nobody should always do the same: whatever belongs to the mixture is as good.
    """
    if best.estimate <= played.estimate or played.share > 0:
        return played
    root = search.root
    one, other = (root.outcomes[root.actions.index(each.action)] for each in (best, played))
    differences = [more - less for more, less in zip(one, other, strict=False)]  # world by world
    apart = SPREAD * sqrt(1 / best.weight + 1 / played.weight)
    error = standard_error(differences) if len(differences) > 1 else apart
    return best if best.estimate - played.estimate > SURE * error else played


# ---- a whole game ----


def decisions_of(game: Game[Any], record: Record) -> list[Decision]:
    """Actions that left no choice, or were taken back, are no decisions; nor is a secret choice that was changed in time."""
    standing = set(Match.resume(game, record, judged=True).standing())
    found: list[Decision] = []
    for match in replay(game, record):
        if match.n >= len(record.entries):
            break
        entry = record.entries[match.n]
        if entry.seat is None or entry.undo is not None or entry.n not in standing:
            continue
        actions = match.legal(entry.seat)
        if len(actions) > 1:
            if entry.seat not in match.to_act:  # it had chosen, and chooses again
                found.remove([one for one in found if one.seat == entry.seat][-1])
            action = game.actions.from_json(entry.action)
            found.append(Decision(entry.n, entry.seat, action, match.view(entry.seat), actions))
    return found


def ends_of(game: Game[Any], record: Record) -> list[float]:
    """How it ended for each seat: who won has the chance of 1. Where no chances were measured: the lead, from 0 to 1."""
    match = Match.resume(game, record, judged=True)
    found = measured_on(game)
    if found is None or record.seats not in found.offsets:
        return Search(game, 0).utilities(match.state)
    winners = match.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(record.seats)]


class Reviewing:
    """A review under way. `levels`: imagined games a decision, pass by pass; from the third on only for the costliest."""

    def __init__(
        self, count: int, ends: list[float], levels: tuple[int, ...] = LEVELS, seed: int = 0,
        judged: dict[int, Judgement] | None = None,
    ) -> None:  # fmt: skip
        self.count = count  # of decisions
        self.ends = ends
        self.levels = levels
        self.seed = seed
        self.judged = {} if judged is None else judged

    @classmethod
    def begin(cls, game: Game[Any], record: Record, levels: tuple[int, ...] = LEVELS, seed: int = 0) -> Reviewing:
        return cls(len(decisions_of(game, record)), ends_of(game, record), levels, seed)

    def written(self) -> str:
        judged = [one.to_json() for one in self.judged.values()]
        return json.dumps([FORMAT, self.count, self.ends, self.levels, self.seed, judged], separators=(",", ":"))

    @classmethod
    def read(cls, written: str) -> Reviewing:
        form, *rest = json.loads(written)
        if form != FORMAT:
            raise ComptoirError(f"a review is written down in format {FORMAT}, not {form}")
        count, ends, levels, seed, judged = rest
        found = [Judgement.from_json(one) for one in judged]
        return cls(count, ends, tuple(levels), seed, {one.n: one for one in found})

    def review(self) -> Review:
        """What is known so far."""
        return Review([self.judged[n] for n in sorted(self.judged)], self.ends)

    def thought(self, n: int) -> int:
        """How many passes have judged the decision of an entry."""
        one = self.judged.get(n)
        return 0 if one is None else self.levels.index(one.iterations) + 1

    def wanted(self, numbers: list[int]) -> tuple[int, list[int]]:
        """The level of the pass that is next, and what of these entries is still to be judged in it; nothing: it is done."""
        for level in range(min(2, len(self.levels))):
            left = [n for n in numbers if self.thought(n) <= level]
            if left:
                return level, left
        for level in range(2, len(self.levels)):
            left = sorted(one.n for seat in range(len(self.ends)) for one in self._costly(seat, level))
            if left:
                return level, left
        return len(self.levels), []

    def _costly(self, seat: int, level: int) -> list[Judgement]:
        """Turning points of a seat that were not thought about at length yet."""
        own = [one for one in self.judged.values() if one.seat == seat]
        left = MOST_AT_LENGTH - sum(self.thought(one.n) > level for one in own)
        costly = [one for one in costliest(own, TURNING) if one.decision <= -TRIFLE and self.thought(one.n) <= level]
        return costly[: max(0, left)]

    @property
    def done(self) -> bool:
        return len(self.judged) == self.count and not self.wanted(list(self.judged))[1]

    @property
    def progress(self) -> float:
        """From 0 to 1, by the imagined games that there will be."""
        if self.done:
            return 1.0
        games = sum(sum(self.levels[: self.thought(n)]) for n in self.judged)
        usual = self.count * sum(self.levels[:2]) + len(self.ends) * (TURNING + 1) * sum(self.levels[2:])
        return min(0.99, games / max(1, usual))

    def go_on(self, game: Game[Any], decisions: list[Decision], enough: Callable[[], bool]) -> None:
        """Judge these until that is said to be enough, asked after every one; or until all is done."""
        found = {one.n: one for one in decisions}
        level, left = self.wanted(list(found))
        while left:
            for n in left:
                self.judged[n] = judge(game, found[n], self.levels[level], self.seed)
                if enough():
                    return
            level, left = self.wanted(list(found))


def review(
    game: Game[Any], record: Record, iterations: int = 0, seed: int = 0, progress: Callable[[float], None] | None = None
) -> Review:
    """Judge a finished game at one go; with so many imagined games for every decision, if a number is given."""
    reviewing = Reviewing.begin(game, record, (iterations,) if iterations else LEVELS, seed)

    def never() -> bool:
        if progress is not None:
            progress(reviewing.progress)
        return False

    reviewing.go_on(game, decisions_of(game, record), never)
    return reviewing.review()


def sparkline(values: list[float], width: int) -> str:
    """Estimates from 0 to 1 as a line of little bars, at most so many."""
    if len(values) > width:
        values = [values[at * (len(values) - 1) // (width - 1)] for at in range(width)]
    return "".join(SPARKS[min(int(max(value, 0.0) * len(SPARKS)), len(SPARKS) - 1)] for value in values)
