"""Proximal policy optimisation on batches, in NumPy alone: a baseline that learns on an ordinary machine, and can be read.

One seat learns, players of one kind have the others; the learner's seat is another one each game. The network sees the `onehot`
form, has two hidden layers and gives a number for each action (what is illegal is left out) and what the game will be worth to
the seat that looks. Nothing is rewarded but the end of a game. `comptoir lab train` runs it, docs/baselines.md has its results.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel.contract import Game
from ..kernel.errors import ComptoirError
from ..kernel.visibility import View
from ..players import AnyPlayer
from . import batch
from .forms import ONE_HOT, Observing
from .ratings import Share, interval

Floats = NDArray[np.float32]
NEVER = np.float32(-1e9)  # for an action that is illegal


@dataclass(frozen=True)
class Settings:
    """How it learns. `decisions`: of the learner, in all games together."""

    decisions: int = 2_000_000
    games: int = 256
    horizon: int = 64  # decisions in each game between two lessons
    passes: int = 3
    part: int = 2048  # decisions that are learned from at a time
    rate: float = 7e-4  # of learning; it falls to a tenth
    clip: float = 0.2
    entropy: float = 0.01
    discount: float = 0.999
    trace: float = 0.95
    hidden: int = 128
    seed: int = 0
    workers: int = 1


class Network:
    """Two hidden layers, then a number for each action and one for the worth of the game, all in one product."""

    def __init__(self, weights: list[Floats]) -> None:
        self.weights = weights
        self.means = [np.zeros_like(one) for one in weights]  # Adam's
        self.squares = [np.zeros_like(one) for one in weights]
        self.steps = 0

    @classmethod
    def fresh(cls, inputs: int, actions: int, hidden: int, luck: np.random.Generator) -> Network:
        sizes = [(inputs, hidden, 1.4), (hidden, hidden, 1.4), (hidden, actions + 1, 0.01)]
        weights: list[Floats] = []
        for rows, columns, gain in sizes:
            weights.append((luck.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32))
            weights.append(np.zeros(columns, np.float32))
        return cls(weights)

    def layers(self, seen: Floats) -> list[Floats]:
        """What goes into each layer, and what comes out of the last."""
        found = [seen]
        for at in (0, 2):
            found.append(np.maximum(found[-1] @ self.weights[at] + self.weights[at + 1], 0))
        return [*found, found[-1] @ self.weights[4] + self.weights[5]]

    def odds(self, seen: Floats, mask: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """How likely each action is, and the worth."""
        out = self.layers(seen)[-1]
        return odds_of(out[:, :-1], mask), out[:, -1]

    def learn(self, layers: list[Floats], slope: Floats, rate: float) -> None:
        """A step of Adam against the slope of what is to be small, by the outputs."""
        slopes: list[Floats] = []
        for at in (4, 2, 0):
            entered = layers[at // 2]
            slopes[:0] = [entered.T @ slope, slope.sum(axis=0)]
            if at:
                slope = (slope @ self.weights[at].T) * (entered > 0)
        size = float(np.sqrt(sum(float((one * one).sum()) for one in slopes)))
        self.steps += 1
        step = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, mean, square, one in zip(self.weights, self.means, self.squares, slopes, strict=True):
            one *= min(1.0, 0.5 / (size + 1e-8))
            mean += 0.1 * (one - mean)
            square += 0.001 * (one * one - square)
            weight -= (step * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def odds_of(liking: Floats, mask: NDArray[np.bool_]) -> Floats:
    """Softmax over what is legal."""
    liking = np.where(mask, liking, NEVER)
    powers = np.exp(liking - liking.max(axis=1, keepdims=True))
    found: Floats = powers / powers.sum(axis=1, keepdims=True)
    return found


def drawn(odds: Floats, luck: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, as likely as its odds; never one of no odds."""
    heaps = odds.cumsum(axis=1)
    marks = luck.random(len(odds), np.float32) * heaps[:, -1]
    return np.asarray((heaps > marks[:, None]).argmax(axis=1))


# ---- one lesson ----


class Lesson:
    """What was seen, done and gained in all games over so many decisions."""

    def __init__(self, made: batch.Batch, horizon: int) -> None:
        many = (horizon, made.games)
        self.seen = np.empty((*many, made.observation.shape[1]), np.float32)
        self.mask = np.empty((*many, made.mask.shape[1]), np.bool_)
        self.actions = np.empty(many, np.int64)
        self.odds = np.empty(many, np.float32)
        self.worth = np.empty((horizon + 1, made.games), np.float32)
        self.rewards = np.empty(many, np.float32)
        self.done = np.empty(many, np.bool_)

    def play(self, made: batch.Batch, network: Network, luck: np.random.Generator) -> None:
        rows = np.arange(made.games)
        for at in range(len(self.actions)):
            self.seen[at], self.mask[at] = made.observation, made.mask
            odds, self.worth[at] = network.odds(made.observation, made.mask)
            self.actions[at] = drawn(odds, luck)
            self.odds[at] = odds[rows, self.actions[at]]
            learners = made.learner.copy()
            made.step(self.actions[at])
            self.rewards[at], self.done[at] = made.reward[rows, learners], made.done
        self.worth[-1] = network.odds(made.observation, made.mask)[1]

    def advantages(self, discount: float, trace: float) -> Floats:
        """How much better things went than was thought (generalised advantage estimation)."""
        found = np.zeros_like(self.rewards)
        ahead = np.zeros(self.rewards.shape[1], np.float32)
        for at in reversed(range(len(found))):
            going_on = ~self.done[at] * np.float32(discount)
            surprise = self.rewards[at] + going_on * self.worth[at + 1] - self.worth[at]
            ahead = surprise + going_on * np.float32(trace) * ahead
            found[at] = ahead
        return found

    def won(self, seats: int) -> list[float]:
        """The learner's part of the victory in each game that ended."""
        return [(float(reward) * (seats - 1) + 1) / seats for reward in self.rewards[self.done]]


def learn(network: Network, lesson: Lesson, settings: Settings, left: float, luck: np.random.Generator) -> None:
    """Several passes over a lesson. `left`: the part of the learning that is still to come."""
    gained = lesson.advantages(settings.discount, settings.trace)
    targets = (gained + lesson.worth[:-1]).reshape(-1)
    flat = gained.reshape(-1)
    flat = (flat - flat.mean()) / (flat.std() + 1e-8)
    seen = lesson.seen.reshape(len(flat), -1)
    mask = lesson.mask.reshape(len(flat), -1)
    actions, before = lesson.actions.reshape(-1), lesson.odds.reshape(-1)
    rate = settings.rate * (0.1 + 0.9 * left)
    for _ in range(settings.passes):
        order = luck.permutation(len(flat))
        for first in range(0, len(order), settings.part):
            some = order[first : first + settings.part]
            layers = network.layers(seen[some])
            out = layers[-1]
            odds = odds_of(out[:, :-1], mask[some])
            slope = np.empty_like(out)
            slope[:, :-1] = slope_of_choice(odds, actions[some], before[some], flat[some], settings)
            slope[:, -1] = 0.5 * (out[:, -1] - targets[some])
            network.learn(layers, slope / np.float32(len(some)), rate)


def slope_of_choice(odds: Floats, actions: NDArray[Any], before: Floats, gained: Floats, settings: Settings) -> Floats:
    """By each action's liking: the clipped objective of PPO, and a little for being undecided."""
    rows = np.arange(len(actions))
    ratio = odds[rows, actions] / before
    moved_enough = np.where(gained > 0, ratio > 1 + settings.clip, ratio < 1 - settings.clip)
    push = np.where(moved_enough, 0, gained * ratio).astype(np.float32)
    slope = odds * push[:, None]
    slope[rows, actions] -= push
    logs = np.log(odds + 1e-12)
    undecided = -(odds * logs).sum(axis=1, keepdims=True)
    slope += np.float32(settings.entropy) * odds * (logs + undecided)
    return slope


# ---- a whole training ----


@dataclass(frozen=True)
class Point:
    """Of a curve: after so many decisions and seconds, what part of the games since the last point the learner won."""

    decisions: int
    seconds: float
    games: int
    share: float


def train(
    game: Game[Any], seats: int, opponents: Sequence[AnyPlayer], settings: Settings, tell: Callable[[Point], None]
) -> Network:
    """Learn, and tell a point of the curve after every lesson."""
    made = batch.make(
        game, settings.games, seats, opponents, observation=ONE_HOT, seed=settings.seed, workers=settings.workers
    )  # fmt: skip
    luck = np.random.default_rng(settings.seed)
    network = Network.fresh(made.observation.shape[1], game.actions.size, settings.hidden, luck)
    lesson = Lesson(made, settings.horizon)
    begun, done = perf_counter(), 0
    while done < settings.decisions:
        lesson.play(made, network, luck)
        learn(network, lesson, settings, 1 - done / settings.decisions, luck)
        done += lesson.actions.size
        won = lesson.won(seats)
        tell(Point(done, round(perf_counter() - begun, 1), len(won), sum(won) / max(1, len(won))))
    made.close()
    return network


def measure(
    game: Game[Any], seats: int, opponents: Sequence[AnyPlayer], network: Network, games: int, seed: int
) -> list[Share]:
    """What part of so many games the network wins from each seat, as it draws its actions, with 95 % intervals."""
    found = []
    luck = np.random.default_rng(seed)
    for seat in range(seats):
        made = batch.make(game, min(games, 256), seats, opponents, learner=seat, observation=ONE_HOT, seed=seed + 1)
        # The first so many games at each table, so that quick games do not count more than long ones.
        each = -(-games // made.games)
        won: list[list[float]] = [[] for _ in range(made.games)]
        while min(map(len, won)) < each:
            made.step(drawn(network.odds(made.observation, made.mask)[0], luck))
            for at in np.flatnonzero(made.done):
                if len(won[at]) < each:
                    won[at].append((float(made.reward[at, seat]) * (seats - 1) + 1) / seats)
        made.close()
        found.append(interval([part for parts in won for part in parts]))
    return found


# ---- what was learned, as a player ----


def save(path: Path, network: Network, game: Game[Any], seats: int, settings: Settings) -> None:
    arrays: dict[str, Any] = {f"weight{at}": one for at, one in enumerate(network.weights)}
    np.savez_compressed(path, game=f"{game.name}-v{game.revision}", seats=seats, settings=str(asdict(settings)), **arrays)


def learned(path: Path | str) -> Callable[[Game[Any], int], Learned]:
    """What makes players of a saved network, for whoever takes players: `arena`, `Solo`, a batch, `player`."""
    with np.load(path) as read:
        name, seats = str(read["game"]), int(read["seats"])
        network = Network([read[f"weight{at}"] for at in range(6)])

    def made(game: Game[Any], seed: int) -> Learned:
        if f"{game.name}-v{game.revision}" != name:
            raise ComptoirError(f"{path} has learned {name}, not {game.name}-v{game.revision}")
        return Learned(game, seats, network, seed)

    return made


class Learned:
    """A network as a player: it draws its action from the network's odds."""

    def __init__(self, game: Game[Any], seats: int, network: Network, seed: int) -> None:
        self.observing = Observing(game, seats, ONE_HOT)
        self.network, self.seats = network, seats
        self.luck = np.random.default_rng(seed)

    def choose(self, view: View, actions: list[int]) -> int:
        if view.fields["seats"] != self.seats:
            raise ComptoirError(f"this network has learned at a table of {self.seats}, not of {view.fields['seats']}")
        mask = np.zeros((1, self.observing.game.actions.size), np.bool_)
        mask[0, actions] = True
        odds, _ = self.network.odds(self.observing.arrays(view)["observation"][None], mask)
        return int(drawn(odds, self.luck)[0])
