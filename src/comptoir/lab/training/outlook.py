"""The second network of a file: who wins from here, learned from how games of players who think came to end.

All at a table are grandmasters, or all are masters: with both at one the network would learn to tell who they are by how they
play. Now and then somebody does what `learned` would draw, so that positions are many. Of many choices is kept what its seat
saw, what the game's evaluation said, and who won. Then a small network learns what the evaluation leaves out
(`players.outlook`). One game of eight is held back: the curve tells how surprising its winners are.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ... import games as shelf
from ...kernel.chance import Imagined
from ...kernel.contract import Game, layout_of
from ...kernel.encoding import worth
from ...kernel.errors import ComptoirError, UnknownName
from ...kernel.match import Match
from ...players import Player, player
from ...players.network import MATRICES, pack, unpack
from ...players.outlook import FURTHEST
from ..forms import Expansion
from ..ppo import Network, odds_of
from .mind import Feeding, Rows, dense

WHOS = ("grandmaster", "grandmaster", "master")  # by lot, for a whole table
HELD_BACK = 8  # one game of so many is not learned from


@dataclass(frozen=True)
class Settings:
    """`[outlook]` in a game's `bots/training.toml` has what differs. `tables`: games, by seats."""

    tables: Mapping[str, int] = field(default_factory=dict)
    thought: int = 16  # imagined games a choice
    whim: float = 0.05  # how often somebody does what `learned` would draw
    kept: float = 1.0  # part of the choices that is learned from
    hidden: tuple[int, int] = (48, 24)
    passes: int = 4
    part: int = 512  # positions that are learned from at a time
    rate: float = 1e-3  # of learning; it falls to a twentieth
    average: float = 0.998  # how much of the average stays, each step
    seed: int = 0


# ---- the games ----


def play(name: str, seats: int, settings: Settings, number: int) -> dict[str, Any]:
    """One game; a row for every choice that is kept: what its seat observes, by how many clear leads every seat is behind, and
    who won, the seat itself first."""
    game = shelf.find(name)
    seed = settings.seed * 1_000_003 + number * 8 + seats
    luck, chance, layout = Random(seed), Imagined(seed), layout_of(game, seats, padded=True)
    match = Match(game, seats, seed=seed.to_bytes(32, "big"))
    kind = luck.choice(WHOS)
    who: list[Player] = [player(f"{kind}:{settings.thought}", game, seed + 11 * seat) for seat in range(seats)]
    drawing = player("learned", game, seed)
    rows, behind, asked = [], [], []
    while not match.over:
        seat = match.to_act[0]
        legal, view = match.legal(seat), match.view(seat)
        if len(legal) > 1 and luck.random() < settings.kept:
            world = game.imagine(view, seat, chance)
            rows.append(layout.read(world, seat))
            behind.append(np.roll(leads(game, world), -seat))
            asked.append(seat)
        chooser = drawing if luck.random() < settings.whim else who[seat]
        match.play(seat, chooser.choose(view, legal))
    won = (np.array(worth(game.winners(match.state), seats)) * (seats - 1) + 1) / seats
    turned = np.array([np.roll(won, -seat) for seat in asked], np.float32)
    return {
        "rows": np.array(rows, np.int16),
        "behind": np.array(behind, np.float32),
        "won": turned,
        "number": np.full(len(rows), number, np.int32),
    }


def leads(game: Game[Any], world: Any) -> Any:
    """For each seat how many clear leads it is behind the best by the game's evaluation: 0 and less."""
    assert game.lookahead is not None
    values = np.array(game.lookahead.evaluate(world), np.float32) * (-1 if game.lowest_wins else 1)
    return np.maximum((values - values.max()) / game.lookahead.clear_lead(world), -FURTHEST)


def gather(game: Game[Any], seats: int, settings: Settings, workers: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """All games of one table size."""
    numbers = range(settings.tables[str(seats)])
    one = partial(play, game.name, seats, settings)
    found = []
    for done, told in enumerate(spread(one, numbers, workers), 1):
        found.append(told)
        if done % 100 == 0:
            tell(f"{done} games at {seats} seats")
    return {part: np.concatenate([told[part] for told in found]) for part in found[0]}


def spread(work: Callable[[int], dict[str, Any]], numbers: Sequence[int], workers: int) -> Iterator[dict[str, Any]]:
    if workers < 2:
        yield from map(work, numbers)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, numbers, chunksize=4)


# ---- what is learned from them ----


class Told:
    """The positions of one table size."""

    def __init__(self, game: Game[Any], seats: int, found: Mapping[str, Any]) -> None:
        expansion = Expansion(layout_of(game, seats, padded=True))
        self.seats, self.width, self.numbers_to = seats, expansion.width, expansion.numbers_to
        rows = found["rows"]
        self.ones = Feeding(expansion).of(rows[:, expansion.codes].astype(np.int64))
        self.numbers = (rows[:, expansion.numbers] * expansion.scales).astype(np.float32)
        self.behind = padded(found["behind"], game.most_seats)
        self.won = padded(found["won"], game.most_seats)
        held_back = found["number"] % HELD_BACK == 0
        self.learned, self.held_back = np.flatnonzero(~held_back), np.flatnonzero(held_back)

    def inputs(self, which: Any) -> Any:
        rows = Rows(self.ones[which], self.numbers[which], None, None)
        return dense(np, rows, self.numbers_to, self.width)

    def chances(self, out: Any, which: Any) -> Any:
        """As `players.outlook` reckons them; 0 for seats that are not there."""
        there = np.broadcast_to(np.arange(self.won.shape[1]) < self.seats, (len(which), self.won.shape[1]))
        return odds_of(out[:, :-1] + np.exp(out[:, -1:]) * self.behind[which], there)

    def slope(self, out: Any, which: Any) -> Any:
        """Of the surprise, by the outputs."""
        wrong = self.chances(out, which) - self.won[which]
        by_weight = (wrong * self.behind[which]).sum(axis=1, keepdims=True) * np.exp(out[:, -1:])
        return np.concatenate([wrong, by_weight], axis=1).astype(np.float32) / np.float32(len(which))

    def surprise(self, weights: Sequence[Any]) -> float:
        """How surprising the winners are of the games that were held back, in nats."""
        network, found = Network(list(weights)), 0.0
        for some in in_parts(self.held_back, 8192):
            found += self.surprises(network.layers(self.inputs(some))[-1], some)
        return found / max(1, len(self.held_back))

    def surprises(self, out: Any, which: Any) -> float:
        return -float((self.won[which] * np.log(self.chances(out, which) + 1e-9)).sum())

    def plain(self) -> float:
        """The same of the evaluation alone, with the weight that suits it best."""
        found = []
        for weight in np.linspace(-3, 2, 26):
            out = np.append(np.zeros(self.won.shape[1]), weight).astype(np.float32)
            found.append(self.surprises(np.tile(out, (len(self.held_back), 1)), self.held_back))
        return min(found) / max(1, len(self.held_back))


def padded(numbers: Any, width: int) -> Any:
    found = np.zeros((len(numbers), width), np.float32)
    found[:, : numbers.shape[1]] = numbers
    return found


def learn(told: Sequence[Told], settings: Settings, tell: Callable[[list[float]], None]) -> list[Any]:
    """The average of the weights after some passes. `tell`: the surprises after each, by table size."""
    luck = np.random.default_rng(settings.seed)
    first, second = settings.hidden
    seats = told[0].won.shape[1]
    sizes = [(told[0].width, first, 0.7), (first, second, 1.4), (second, seats + 1, 0.01)]
    weights: list[Any] = []
    for rows, columns, gain in sizes:
        weights.append((luck.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32))
        weights.append(np.zeros(columns, np.float32))
    network = Network(weights)
    averaged = [one.copy() for one in weights]
    parts_a_pass = sum(-(-len(one.learned) // settings.part) for one in told)
    steps = 0
    for _ in range(settings.passes):
        parts = [(one, some) for one in told for some in in_parts(luck.permutation(one.learned), settings.part)]
        for at in luck.permutation(len(parts)):
            one, some = parts[at]
            layers = network.layers(one.inputs(some))
            left = 1 - steps / (parts_a_pass * settings.passes)
            network.learn(layers, one.slope(layers[-1], some), settings.rate * (0.05 + 0.95 * left))
            steps += 1
            stays = min(settings.average, 1 - 1 / steps)
            for mean, weight in zip(averaged, network.weights, strict=True):
                mean += (1 - stays) * (weight - mean)
        tell([round(one.surprise(averaged), 4) for one in told])
    return averaged


def in_parts(numbers: Any, many: int) -> list[Any]:
    return [numbers[first : first + many] for first in range(0, len(numbers), many)]


# ---- the file, and the whole of it ----


def with_outlook(game: Game[Any], content: bytes, name: str, weights: Sequence[Any]) -> bytes:
    """A file of weights with this outlook in it, in place of the one it had."""
    head, matrices = unpack(game, content, name)
    first, first_bias, second, second_bias, last, last_bias = weights
    numbers = [number for matrix in matrices[:MATRICES] for row in matrix for number in row]
    for part in (first, first_bias, second.T, second_bias, last.T, last_bias):
        numbers += np.ascontiguousarray(part).reshape(-1).tolist()
    about: dict[str, object] = {part: head[part] for part in ("scale", "sharpness", "made") if part in head}
    return pack(game, about, head["hidden"], numbers, [len(first_bias), len(second_bias)])


def train(
    game: Game[Any], settings: Settings, content: bytes, name: str, folder: Path, workers: int, tell: Callable[[str], None]
) -> bytes:
    """Play what is not in the folder yet, learn, and give the file. The curve and the games stay in the folder."""
    if game.lookahead is None:
        raise ComptoirError(f"{game.name} does not say what a position is worth")
    folder.mkdir(parents=True, exist_ok=True)
    told = []
    for seats in map(int, settings.tables):
        kept = folder / f"games-{seats}.npz"
        if not kept.exists():
            found = gather(game, seats, settings, workers, tell)
            np.savez_compressed(kept, **found)
        with np.load(kept) as read:
            told.append(Told(game, seats, dict(read)))
    sizes = list(settings.tables)
    curve = [{**asdict(settings), "positions": sum(len(one.learned) + len(one.held_back) for one in told)}]
    curve.append({"evaluation alone": dict(zip(sizes, [round(one.plain(), 4) for one in told], strict=True))})
    tell(json.dumps(curve[-1]))

    def note(surprises: list[float]) -> None:
        curve.append({"with the network": dict(zip(sizes, surprises, strict=True))})
        tell(json.dumps(curve[-1]))

    file = with_outlook(game, content, name, learn(told, settings, note))
    (folder / "outlook.jsonl").write_text("".join(f"{json.dumps(line)}\n" for line in curve), encoding="utf-8")
    return file


def settings_of(game: Game[Any], written: Mapping[str, Any], **given: Any) -> Settings:
    """The game's own, and those given; without any a hundred games at every size."""
    found = Settings(**{**written, **given})
    sizes = range(game.least_seats, game.most_seats + 1)
    return found if found.tables else replace(found, tables={str(seats): 100 for seats in sizes})


def tables_of(game: Game[Any], written: str) -> dict[str, int]:
    """`2=100,3=200`: games by seats."""
    found: dict[str, int] = {}
    for part in written.split(","):
        seats, _, many = part.partition("=")
        if not (seats.isdecimal() and many.isdecimal() and game.least_seats <= int(seats) <= game.most_seats and int(many)):
            raise UnknownName(f"{part!r}: tables are seats and games, as {game.least_seats}=100,{game.most_seats}=200")
        found[str(int(seats))] = int(many)
    return found
