"""Games to learn from, and who sits at them: the newest network, and guests from the league.

Guests are the house's merchant (what the instinct likes best; the batch tells it anyway) and old selves. Where the newest plays
alone, all its seats are learned from; elsewhere only its own. A hall may also have one seat of the newest among players of
any kind, who think for themselves: masters, or whoever is to be exploited.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...kernel.contract import Game
from ...kernel.encoding import relative_actions
from ...kernel.packing import WHOLE
from .. import batch
from ..ppo import drawn
from .mind import Feeding, Lesson, Rows, Shape, judged

NEWEST, MERCHANT, OLD, AGAINST = 0, 1, 2, 3
KINDS = 4
WHIM = 0.03  # how often a merchant does something else, so that there is something to learn around its games


@dataclass(frozen=True)
class League:
    """What part of the games has which guests; in the rest the newest plays alone."""

    merchants: float = 0.25
    old: float = 0.25


class Hall:
    """Tables of one size, and the lessons of the games there."""

    def __init__(
        self, shape: Shape, seats: int, games: int, scale: float, league: League, seed: int, against: str = ""
    ) -> None:
        self.shape, self.seats, self.league, self.against = shape, seats, league, against
        others = [against] if against else None
        self.made = batch.make(shape.game, games, seats, others, padded=True, scale=scale, seed=seed)
        self.feeding = Feeding(self.made.observing.expansion)
        codes = [relative_actions(shape.game.actions, seats, seat) for seat in range(seats)]
        self.codes = np.array(codes, np.int64)  # of each action as a seat reads it, for all
        self.turned = bool((self.codes != self.codes[0]).any())
        self.luck = np.random.default_rng(seed)
        self.who = np.zeros((games, seats), np.int8)
        self.imitate = False
        for table in range(games):
            self.seat(table)

    def seat(self, table: int) -> None:
        """Who plays the next game at a table."""
        mark = self.luck.random()
        guests = mark < self.league.merchants + self.league.old and not self.against
        self.who[table] = NEWEST
        if self.imitate:
            self.who[table] = MERCHANT
        elif guests:
            self.who[table] = MERCHANT if mark < self.league.merchants else OLD
            own = self.luck.permutation(self.seats)[: self.luck.integers(1, self.seats)]
            self.who[table, own] = NEWEST

    def rows(self) -> Rows:
        """The questions as they stand, each as its seat reads it."""
        made = self.made
        near = made.liking
        if self.turned:
            near = np.take_along_axis(near, self.codes[made.seat], axis=1)
        seats = np.full(made.games, self.seats, np.int32)
        return Rows(self.feeding.of(made.codes), made.numbers.astype(np.float32), near.astype(np.uint16), seats)

    def choices(self, rows: Rows, newest: Sequence[Any], old: Sequence[Any]) -> tuple[Any, Any, Any, Any]:
        """For each table who is asked, what it does, how likely that was, and the newest's opinion of everyone's chances."""
        tables = np.arange(self.made.games)
        who = self.who[tables, self.made.seat]
        odds, chances = judged(self.shape, newest, rows, self.feeding.numbers_to)
        by_old = np.flatnonzero(who == OLD)
        played = odds
        if len(by_old):
            played = odds.copy()
            played[by_old] = judged(self.shape, old, rows.some(by_old), self.feeding.numbers_to)[0]
        actions = drawn(played, self.luck)
        by_merchant = np.flatnonzero((who == MERCHANT) & (self.luck.random(len(who)) > WHIM))
        if len(by_merchant):
            ties = self.luck.random((len(by_merchant), self.shape.actions), np.float32)
            actions[by_merchant] = (rows.near[by_merchant] + ties).argmax(axis=1)
        return who, actions, odds[tables, actions], chances

    def lesson(self, steps: int, newest: Sequence[Any], old: Sequence[Any], imitate: bool, trace: float) -> tuple[Lesson, Any]:
        """Play on by so many decisions a table. Besides the lesson: games and victories of the newest, by kind of guest."""
        made = self.made
        if imitate != self.imitate:
            self.imitate = imitate
            made.reset(made.seed + 1)
            for table in range(made.games):
                self.seat(table)
        told: list[tuple[Rows, Any, Any, Any]] = []
        seat, thought, ended, shares = [], [], [], []
        results = np.zeros((KINDS, 2))
        for _ in range(steps):
            rows = self.rows()
            who, actions, odds, chances = self.choices(rows, newest, old)
            learned_from = ((who == NEWEST) | self.imitate) & ((rows.near > 0).sum(axis=1) > 1)
            told.append((rows, actions, odds, learned_from))
            seat.append(made.seat.astype(np.int64))
            thought.append(self.absolute(chances, made.seat))
            asked = made.seat.tolist()
            made.step(self.codes[made.seat, actions])
            ended.append(made.done.copy())
            shares.append((made.reward * (self.seats - 1) + 1) / self.seats)
            for table in np.flatnonzero(made.done).tolist():
                results += self.result(table, asked[table])
                self.seat(table)
        thought.append(self.absolute(self.choices(self.rows(), newest, old)[3], made.seat))
        gained, turned_out = self.targets(seat, thought, ended, shares, trace)
        relative = (np.arange(self.seats) + np.array(seat)[..., None]) % self.seats
        turned_out = np.take_along_axis(turned_out, relative, axis=2)
        padded = np.zeros((*gained.shape, self.shape.seats), np.float32)
        padded[..., : self.seats] = turned_out
        parts = [
            Lesson(rows, actions, odds, gained[at], padded[at]).some(np.flatnonzero(learned_from))
            for at, (rows, actions, odds, learned_from) in enumerate(told)
        ]
        return joined(parts), results

    def absolute(self, chances: Any, seat: Any) -> Any:
        """Chances from seat A on, not from who looks."""
        places = (np.arange(self.seats)[None, :] - seat.astype(np.int64)[:, None]) % self.seats
        return np.take_along_axis(chances[:, : self.seats], places, axis=1)

    def targets(self, seat: Any, thought: Any, ended: Any, shares: Any, trace: float) -> tuple[Any, Any]:
        """For each decision how much better it went for its seat than was thought, and what everyone's chance turned out to be:
        what was thought at the seat's next decision, partly what turned out there; at the end, who won."""
        tables = np.arange(self.made.games)
        gained = np.zeros((len(seat), len(tables)), np.float32)
        turned_out = np.zeros((len(seat), len(tables), self.seats), np.float32)
        then = np.repeat(thought[-1][:, None, :], self.seats, axis=1)  # by table and seat that will be asked: everyone's
        found = then.copy()
        for at in reversed(range(len(seat))):
            over = ended[at]
            then[over] = found[over] = shares[at][over][:, None, :]
            asked = seat[at]
            known = (1 - trace) * then[tables, asked] + trace * found[tables, asked]
            turned_out[at] = known
            gained[at] = known[tables, asked] - thought[at][tables, asked]
            then[tables, asked], found[tables, asked] = thought[at], known
        return gained, turned_out

    def result(self, table: int, last: int) -> Any:
        """Of a game that is over: a game and the newest's part of the victory for each of its seats, by kind of guest. `last`:
        who was asked last."""
        found = np.zeros((KINDS, 2))
        own = np.arange(self.seats) == last if self.against else self.who[table] == NEWEST
        kind = AGAINST if self.against else int(self.who[table].max())
        if own.any():
            share = (self.made.reward[table][own] * (self.seats - 1) + 1) / self.seats
            found[kind] = own.sum() / self.seats, float(share.sum())
        return found


def joined(parts: Sequence[Lesson]) -> Lesson:
    """Lessons one after another."""
    rows = [part.rows for part in parts]
    ones, numbers, near, seats = (
        np.concatenate([getattr(one, name) for one in rows]) for name in ("ones", "numbers", "near", "seats")
    )
    rest = [np.concatenate([getattr(one, name) for one in parts]) for name in ("actions", "odds", "gained", "turned_out")]
    return Lesson(Rows(ones, numbers, near, seats), *rest)


def scale_of(game: Game[Any], seed: int) -> float:
    """By how much an action is usually worse than the instinct's best: the middle one of many, in games of merchants."""
    shape, gaps = Shape(game), []
    hall = Hall(shape, game.least_seats, 16, 1.0, League(), seed)
    for _ in range(60):
        near = hall.made.liking
        gaps.append(WHOLE / near[near > 0] - 1)
        hall.made.step(near.argmax(axis=1))
    every = np.concatenate(gaps)
    worse = every[every > 1e-6]
    return float(round(np.median(worse), 4)) if len(worse) else 1.0
