"""The network while it learns: what goes in for many rows at once, what comes out, and the slopes of what is to be small.

Arrays are of NumPy or of CuPy: `xp` is the module they belong to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...kernel.contract import Game, layout_of
from ...kernel.packing import WHOLE
from ...players.network import FEATURES, input_width, outputs_of, pack
from ..forms import Expansion
from ..ppo import Network, odds_of

BEGINNING = (2.0, 1.0, 1.0)  # how the features of the instinct are weighed at first


class Shape:
    """How a game's actions are told apart, from its declarations. What is learned of an action is shared: by all of its block,
    by all that name the same value (a cell, a rank), in this block or anywhere, besides what is its own."""

    def __init__(self, game: Game[Any], xp: Any = np) -> None:
        self.game, self.xp = game, xp
        self.inputs = input_width(layout_of(game, game.least_seats, padded=True))
        self.actions, self.seats, self.blocks = game.actions.size, game.most_seats, len(game.actions.blocks)
        self.gates = FEATURES * self.blocks
        shared: dict[object, int] = {}
        pairs: list[tuple[int, int]] = []
        block_of = np.zeros((self.actions, self.blocks), np.float32)
        for action in range(self.actions):
            block = game.actions.block(action)
            block_of[action, list(game.actions.blocks).index(block.name)] = 1
            named = [(param.name, value) for param, value in zip(block.params, game.actions.values(action), strict=True)]
            traits: list[object] = [block.name, action, *named, *((block.name, *one) for one in named)]
            pairs += [(shared.setdefault(trait, len(shared)), action) for trait in traits]
        self.own = [shared[action] for action in range(self.actions)]  # of each action, what it has in common with no other
        self.factors = len(shared) + self.gates + self.seats
        spread = np.zeros((self.factors, outputs_of(game)), np.float32)
        for factor, action in pairs:
            spread[factor, action] = 1
        rest = np.arange(self.gates + self.seats)
        spread[len(shared) + rest, self.actions + rest] = 1
        self.spread, self.block_of = xp.asarray(spread), xp.asarray(block_of)

    def fresh(self, hidden: Sequence[int], luck: np.random.Generator) -> Network:
        sizes = [(self.inputs, hidden[0], 2.0), (hidden[0], hidden[1], 1.4), (hidden[1], self.factors, 0.01)]
        weights: list[Any] = []
        for rows, columns, gain in sizes:
            weights.append(self.xp.asarray((luck.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)))
            weights.append(self.xp.zeros(columns, np.float32))
        first = self.factors - self.seats - self.gates
        weights[5][first : first + self.gates] = self.xp.asarray(np.array(BEGINNING * self.blocks, np.float32))
        return Network(weights)

    def flat(self, weights: Sequence[Any]) -> list[Any]:
        """The weights as they play and ship: an output for each action, not for what actions have in common."""
        found = [*weights[:4], weights[4] @ self.spread, weights[5] @ self.spread]
        return [one if isinstance(one, np.ndarray) else one.get() for one in found]

    def whole(self, matrices: Sequence[Any]) -> Network:
        """A network that learns, from the matrices of a file: nothing is in common yet."""
        first, first_bias, second, second_bias, last, last_bias = (np.array(one, np.float32) for one in matrices)
        columns = [*self.own, *range(self.factors - self.gates - self.seats, self.factors)]
        heads, head_bias = np.zeros((last.shape[1], self.factors), np.float32), np.zeros(self.factors, np.float32)
        heads[:, columns], head_bias[columns] = last.T, last_bias[0]
        parts = [first, first_bias[0], np.ascontiguousarray(second.T), second_bias[0], heads, head_bias]
        return Network([self.xp.asarray(one) for one in parts])

    def file(self, weights: Sequence[Any], about: dict[str, object], outlook: Sequence[Any] = ()) -> bytes:
        """The file that ships, with the matrices of this outlook."""
        first, first_bias, second, second_bias, last, last_bias = self.flat(weights)
        parts = [first, first_bias, second.T, second_bias, last.T, last_bias, *outlook]
        numbers = np.concatenate([np.ascontiguousarray(part).reshape(-1) for part in parts]).tolist()
        hidden = [len(first_bias), len(second_bias)]
        layers = [len(outlook[0][0]), len(outlook[2])] if outlook else []
        return pack(self.game, about, hidden, numbers, layers)


class Feeding:
    """Rows of a batch as inputs of the network, at tables of one size."""

    def __init__(self, expansion: Expansion) -> None:
        self.expansion = expansion
        self.numbers_to = expansion.numbers_to
        self.ones = np.full(len(expansion.codes), expansion.width, np.int64)
        self.there = np.zeros(len(expansion.codes), np.int64)
        self.ones[expansion.ones_from], self.there[expansion.ones_from] = expansion.ones_to, 1

    def of(self, codes: Any) -> Any:
        """Which inputs are 1; one more than there are for what belongs to a seat that is not there."""
        return (self.ones + codes * self.there).astype(np.uint16)


@dataclass
class Rows:
    """Decisions. `ones` and `numbers`: the inputs; `near`: how near each action is, 0 if illegal; all as the seat reads it."""

    ones: Any
    numbers: Any
    near: Any
    seats: Any  # at the table

    def some(self, which: Any) -> Rows:
        return Rows(self.ones[which], self.numbers[which], self.near[which], self.seats[which])


def dense(xp: Any, rows: Rows, numbers_to: Any, width: int) -> Any:
    """The inputs as the network takes them."""
    found = xp.zeros((len(rows.ones), width + 1), np.float32)
    found[xp.arange(len(found))[:, None], rows.ones.astype(np.int32)] = 1
    found = found[:, :width]
    found[:, numbers_to] = rows.numbers
    return found


def features(xp: Any, near: Any) -> tuple[Any, list[Any]]:
    """What is legal, and the features of each action by instinct, as `players.network.weighed` has them."""
    share = near.astype(np.float32) * np.float32(1 / WHOLE)
    return near > 0, [share, (near == WHOLE).astype(np.float32), xp.log(xp.maximum(share, np.float32(1 / WHOLE)))]


def likings(shape: Shape, out: Any, traits: list[Any]) -> Any:
    """A number for each action from the outputs: its own, and its features as its block weighs them."""
    found = out[:, : shape.actions]
    for at, trait in enumerate(traits):
        gate = out[:, shape.actions + at : shape.actions + shape.gates : FEATURES]
        found = found + (gate @ shape.block_of.T) * trait
    return found


def chances(xp: Any, shape: Shape, out: Any, seats: Any) -> Any:
    """Each seat's chance to win, who looks first; 0 for seats that are not there."""
    there = xp.arange(shape.seats)[None, :] < seats[:, None]
    return odds_of(out[:, -shape.seats :], there)


def judged(shape: Shape, weights: Sequence[Any], rows: Rows, numbers_to: Any) -> tuple[Any, Any]:
    """Odds and chances by flat weights, for those who play."""
    seen = dense(np, rows, numbers_to, shape.inputs)
    for at in (0, 2):
        seen = np.maximum(seen @ weights[at] + weights[at + 1], 0)
    out = seen @ weights[4] + weights[5]
    legal, traits = features(np, rows.near)
    return odds_of(likings(shape, out, traits), legal), chances(np, shape, out, rows.seats)


# ---- slopes ----


@dataclass
class Lesson:
    """What there is to learn from: the decisions, what was done and how likely that was, how much better it went than was
    thought, and what each seat's chance turned out to be."""

    rows: Rows
    actions: Any
    odds: Any
    gained: Any
    turned_out: Any

    def some(self, which: Any) -> Lesson:
        rest = (self.actions, self.odds, self.gained, self.turned_out)
        return Lesson(self.rows.some(which), *(one[which] for one in rest))


@dataclass(frozen=True)
class Aims:
    """What is to be small: the clipped objective, or, to imitate, what was done as a surprise; what is known of the end."""

    imitate: bool
    clip: float
    entropy: float
    worth: float


def slope_of(shape: Shape, out: Any, lesson: Lesson, aims: Aims) -> Any:
    """By the flat outputs."""
    xp = shape.xp
    legal, traits = features(xp, lesson.rows.near)
    odds = odds_of(likings(shape, out, traits), legal)
    chosen = (lesson.actions[:, None] == xp.arange(shape.actions)[None, :]).astype(np.float32)
    if aims.imitate:
        by_liking = odds - chosen
    else:
        ratio = (odds * chosen).sum(axis=1) / lesson.odds
        gained = lesson.gained
        enough = xp.where(gained > 0, ratio > 1 + aims.clip, ratio < 1 - aims.clip)
        push = xp.where(enough, np.float32(0), gained * ratio)
        logs = xp.log(odds + np.float32(1e-12))
        undecided = -(odds * logs).sum(axis=1, keepdims=True)
        by_liking = (odds - chosen) * push[:, None] + np.float32(aims.entropy) * odds * (logs + undecided)
    slope = xp.empty_like(out)
    slope[:, : shape.actions] = by_liking
    for at, trait in enumerate(traits):
        slope[:, shape.actions + at : shape.actions + shape.gates : FEATURES] = (by_liking * trait) @ shape.block_of
    thought = chances(xp, shape, out, lesson.rows.seats)
    slope[:, -shape.seats :] = np.float32(aims.worth) * (thought - lesson.turned_out)
    return slope


def learn(shape: Shape, network: Network, lesson: Lesson, numbers_to: Any, aims: Aims, rate: float) -> None:
    """One step of Adam."""
    layers = network.layers(dense(shape.xp, lesson.rows, numbers_to, shape.inputs))
    slope = slope_of(shape, layers[-1] @ shape.spread, lesson, aims)
    network.learn(layers, slope @ shape.spread.T / np.float32(len(slope)), rate)
