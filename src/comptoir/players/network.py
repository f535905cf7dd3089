"""Networks that ship with a game: `bots/learned.weights` in its folder. Read and asked with the standard library alone.

A network sees what a seat observes (`kernel.encoding`, padded to the fullest table), through two hidden layers, and how near
each legal action comes to what the game's instinct likes best. It gives each action a number and each seat a chance to win;
seats, also those that actions name, are counted from who looks. A second, smaller one may come with it, which says what the
game's evaluation leaves out (`outlook.py`). docs/learned.md has the format of the file.
"""

from __future__ import annotations

import hashlib
import json
import struct
from collections.abc import Mapping, Sequence
from importlib import import_module
from math import exp, log
from pathlib import Path
from typing import Any, Final

from ..kernel.contract import Game, layout_of
from ..kernel.encoding import Layout
from ..kernel.errors import ComptoirError
from ..kernel.native import mypyc_attr

FORMAT: Final = "comptoir-network-2"
FILE: Final = "learned.weights"
FEATURES: Final = 3  # of an action: how near it is, whether it is the best, the logarithm of how near it is
LARGEST: Final = 1_000_000  # bytes of a file
MATRICES: Final = 6  # of each network in it


class BadWeights(ComptoirError):
    """A file of weights that cannot be used, and why."""


def shape_of(game: Game[Any]) -> str:
    """A hash of what each input and each action of a network means: another board, another option, another network."""
    layout = layout_of(game, game.least_seats, padded=True)
    parts = [[part.name, part.length, part.size, part.scale] for part in layout.parts]
    blocks = [[block.name, *(list(param.words) for param in block.params)] for block in game.actions.blocks.values()]
    return hashlib.sha256(json.dumps([game.name, game.revision, parts, blocks]).encode()).hexdigest()


def input_width(layout: Layout) -> int:
    return sum(part.length * part.size for part in layout.parts)


def outputs_of(game: Game[Any]) -> int:
    """A number for each action, those by which the features of each block of actions are weighed, one for each seat."""
    return game.actions.size + FEATURES * len(game.actions.blocks) + game.most_seats


def sizes_of(game: Game[Any], hidden: Sequence[int], outlook: Sequence[int] = ()) -> list[tuple[int, int]]:
    """The matrices of a file, in order: rows and columns, a row for each input first, then for each unit or output."""
    inputs = input_width(layout_of(game, game.least_seats, padded=True))
    found: list[tuple[int, int]] = []
    for units, outputs in ((hidden, outputs_of(game)), (outlook, game.most_seats + 1)):
        if units:
            first, second = units
            found += [(inputs, first), (1, first), (second, first), (1, second), (outputs, second), (1, outputs)]
    return found


# ---- the file ----


def pack(
    game: Game[Any], about: Mapping[str, object], hidden: Sequence[int], numbers: Sequence[float], outlook: Sequence[int] = ()
) -> bytes:
    """A file of weights: a line of JSON, then all numbers as halves of four bytes, the matrices one after another."""
    wanted = sum(rows * columns for rows, columns in sizes_of(game, hidden, outlook))
    if len(numbers) != wanted:
        raise BadWeights(f"a network of {game.name} has {wanted:,} numbers, not {len(numbers):,}")
    payload = struct.pack(f"<{wanted}e", *numbers)
    head = {"format": FORMAT, "game": game.name, "revision": game.revision, "shape": shape_of(game), "hidden": list(hidden)}
    head["outlook"] = list(outlook)
    head |= {**about, "sha256": hashlib.sha256(payload).hexdigest()}
    packed = json.dumps(head).encode() + b"\n" + payload
    if len(packed) > LARGEST:
        raise BadWeights(f"{len(packed):,} bytes are too many for a network that ships: {LARGEST:,} are the most")
    return packed


def unpack(game: Game[Any], content: bytes, name: str) -> tuple[dict[str, Any], list[list[list[float]]]]:
    """What stands in the first line, and the matrices; refused with one sentence if it is damaged or for something else."""
    line, _, payload = content.partition(b"\n")
    try:
        head = json.loads(line)
        hidden, outlook = ([int(size) for size in head[part]] for part in ("hidden", "outlook"))
        factors = [float(head["scale"]), float(head["sharpness"])]
        known = (
            head["format"] == FORMAT and len(hidden) == 2 and len(outlook) in (0, 2) and min(*hidden, *outlook, *factors) > 0
        )
    except (ValueError, KeyError, TypeError):
        known = False
    if not known:
        raise BadWeights(f"{name} is no file of weights of the format {FORMAT}")
    if hashlib.sha256(payload).hexdigest() != head["sha256"]:
        raise BadWeights(f"{name} is damaged: the SHA-256 of its weights is not the one it names")
    if head["shape"] != shape_of(game):
        raise BadWeights(
            f"{name} was learned for {head['game']} revision {head['revision']} on another board or by other rules"
        )
    sizes = sizes_of(game, hidden, outlook)
    if len(payload) != 2 * sum(rows * columns for rows, columns in sizes):
        raise BadWeights(f"{name} does not hold as many weights as its shape asks for")
    matrices: list[list[list[float]]] = []
    at = 0
    for rows, columns in sizes:
        matrix: list[list[float]] = []
        for _ in range(rows):
            matrix.append(list(struct.unpack_from(f"<{columns}e", payload, at)))
            at += 2 * columns
        matrices.append(matrix)
    return head, matrices


# ---- asking it ----


@mypyc_attr(allow_interpreted_subclasses=True)
class Network:
    """Two hidden layers, in plain Python: most inputs are 0, and of the outputs only those are reckoned that are asked for."""

    def __init__(self, head: Mapping[str, Any], matrices: list[list[list[float]]]) -> None:
        self.scale: float = head["scale"]
        self.sharpness: float = head["sharpness"]
        self.outlook: Network | None = None  # the second network of the file
        self.first, self.second, self.last = matrices[0], matrices[2], matrices[4]
        self.first_bias, self.second_bias, self.last_bias = matrices[1][0], matrices[3][0], matrices[5][0]

    def outputs(self, inputs: list[int], amounts: list[float], wanted: list[int]) -> list[float]:
        """Some outputs, for the inputs that are not 0: which they are, and how much each is."""
        return self.onwards(self.before(inputs, amounts), wanted)

    def before(self, inputs: list[int], amounts: list[float], known: Any = None) -> Any:
        """What comes to the first layer: from nothing, or as it differs from a place that is known."""
        total: list[float] = self.first_bias.copy() if known is None else known
        for at in range(len(inputs)):
            amount = amounts[at]
            total = [old + amount * more for old, more in zip(total, self.first[inputs[at]], strict=True)]
        return total

    def onwards(self, total: Any, wanted: list[int]) -> list[float]:
        """Some outputs, by what comes to the first layer."""
        hidden = layer(positive(total), self.second, self.second_bias)
        return [dot(self.last[at], hidden) + self.last_bias[at] for at in wanted]

    def all_onwards(self, total: Any) -> list[float]:
        """All outputs, by what comes to the first layer."""
        return self.onwards(total, list(range(len(self.last_bias))))


def positive(values: list[float]) -> list[float]:
    return [value if value > 0.0 else 0.0 for value in values]


def layer(values: list[float], rows: list[list[float]], bias: list[float]) -> list[float]:
    return positive([dot(row, values) + more for row, more in zip(rows, bias, strict=True)])


def dot(left: list[float], right: list[float]) -> float:
    total = 0.0
    for one, other in zip(left, right, strict=True):
        total += one * other
    return total


class Arrays(Network):
    """The same with NumPy."""

    def __init__(self, head: Mapping[str, Any], matrices: list[list[list[float]]], numpy: Any) -> None:
        super().__init__(head, [[[]] for _ in matrices])
        self.numpy = numpy
        self.arrays: list[Any] = [numpy.array(matrix, numpy.float32) for matrix in matrices]

    def outputs(self, inputs: list[int], amounts: list[float], wanted: list[int]) -> list[float]:
        return self.onwards(self.before(inputs, amounts), wanted)

    def before(self, inputs: list[int], amounts: list[float], known: Any = None) -> Any:
        numpy = self.numpy
        total = self.arrays[1][0] if known is None else known
        return numpy.array(amounts, numpy.float32) @ self.arrays[0][inputs] + total if inputs else total

    def onwards(self, total: Any, wanted: list[int]) -> list[float]:
        _, _, second, second_bias, last, last_bias = self.arrays
        numpy = self.numpy
        hidden = numpy.maximum(second @ numpy.maximum(total, 0) + second_bias[0], 0)
        found: list[float] = (last[wanted] @ hidden + last_bias[0][wanted]).tolist()
        return found

    def all_onwards(self, total: Any) -> list[float]:
        _, _, second, second_bias, last, last_bias = self.arrays
        numpy = self.numpy
        hidden = numpy.maximum(second @ numpy.maximum(total, 0) + second_bias[0], 0)
        found: list[float] = (last @ hidden + last_bias[0]).tolist()
        return found


def network_of(game: Game[Any], content: bytes, name: str, plain: bool = False) -> Network:
    """A network from the content of a file: with NumPy where there is one, unless it is to be plain."""
    head, matrices = unpack(game, content, name)
    found = made(head, matrices[:MATRICES], plain)
    if len(matrices) > MATRICES:
        found.outlook = made(head, matrices[MATRICES:], plain)
    return found


def made(head: Mapping[str, Any], matrices: list[list[list[float]]], plain: bool) -> Network:
    try:
        return Network(head, matrices) if plain else Arrays(head, matrices, import_module("numpy"))
    except ImportError:
        return Network(head, matrices)


def shipped(game: str, folder: Path) -> bytes:
    """The file that came with a game."""
    path = folder / "bots" / FILE
    if not path.exists():
        raise BadWeights(f"nobody has learned {game} yet: there is no {FILE} among its bots")
    return path.read_bytes()


def weights_path(game: Game[Any]) -> Path:
    return game.folder / "bots" / FILE


def is_learned(game: Game[Any]) -> bool:
    """Whether a network came with this game, for this very board. In a page the file may be empty until it is wanted."""
    return weights_path(game).exists() and (game.board is None or game.board.built_in)


_read: dict[tuple[Path, str], Network] = {}


def shipped_network(game: Game[Any]) -> Network:
    """The network that came with a game, read once; it knows the board that the game comes with and no other."""
    if game.board is not None and not game.board.built_in:
        raise BadWeights(f"nobody has learned {game.name} on this board yet")
    key = (game.folder, shape_of(game))
    if key not in _read:
        _read[key] = network_of(game, shipped(game.name, game.folder), f"the {FILE} of {game.name}")
    return _read[key]


# ---- what goes in and what comes out ----


class Inputs:
    """Where each number that a seat observes goes in, at a table of so many seats."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.starts: list[int] = []  # of each number, among the inputs
        self.codes: list[bool] = []
        self.there: list[bool] = []  # a seat that is not at the table has no codes
        self.scales: list[float] = []
        begin = 0
        for part in layout.parts:
            for at in range(part.length):
                self.starts.append(begin)
                self.codes.append(part.is_code)
                self.there.append(at < part.there)
                self.scales.append(1.0 / part.scale)
                begin += part.size

    def of(self, row: list[int]) -> tuple[list[int], list[float]]:
        """The inputs that are not 0, and how much each is."""
        inputs: list[int] = []
        amounts: list[float] = []
        for at, number in enumerate(row):
            if self.codes[at]:
                if self.there[at]:
                    inputs.append(self.starts[at] + number)
                    amounts.append(1.0)
            elif number:
                inputs.append(self.starts[at])
                amounts.append(number * self.scales[at])
        return inputs, amounts

    def between(self, known: list[int], row: list[int]) -> tuple[list[int], list[float]]:
        """The inputs that differ from those of a row that is known, and by how much."""
        inputs: list[int] = []
        amounts: list[float] = []
        for at in range(len(row)):
            number, before = row[at], known[at]
            if number == before:
                continue
            if not self.codes[at]:
                inputs.append(self.starts[at])
                amounts.append((number - before) * self.scales[at])
            elif self.there[at]:
                inputs.append(self.starts[at] + number)
                amounts.append(1.0)
                inputs.append(self.starts[at] + before)
                amounts.append(-1.0)
        return inputs, amounts


def softmax(values: Sequence[float]) -> list[float]:
    most = max(values)
    powers = [exp(value - most) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def weighed(liking: float, near: float, weights: Sequence[float]) -> float:
    """What an action counts: what the network likes, and the features of the instinct by the weights of its block."""
    return liking + weights[0] * near + weights[1] * (1.0 if near == 1.0 else 0.0) + weights[2] * log(near)
