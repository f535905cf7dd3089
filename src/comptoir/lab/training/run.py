"""A whole training: processes that play, one that learns, and a folder to go on from.

In the folder: `state.npz`, all that is needed to go on; `curve.jsonl`, a line a point; `learned.weights`, the file that ships,
made of the average of the weights over time: where choices are sealed, the newest alone can be read.
"""

from __future__ import annotations

import json
import multiprocessing
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from ... import games as shelf
from ...kernel.contract import Game
from ...kernel.errors import ComptoirError, UnknownName
from ...players import AnyPlayer
from ...players.learned import Learned
from ...players.network import FILE, MATRICES, network_of, unpack
from ..contenders import compare
from ..ladder import Exploited
from ..ppo import Network
from .mind import Aims, Lesson, Shape, learn
from .play import KINDS, Hall, League, joined, scale_of

STATE, CURVE = "state.npz", "curve.jsonl"
LEARNED = "learned"  # the player that is the network that ships


@dataclass(frozen=True)
class Settings:
    """How it learns: `bots/training.toml` in a game's folder has what differs."""

    tables: Mapping[str, int] = field(default_factory=dict)  # by seats: how many, in each process; without it, even
    hidden: tuple[int, int] = (192, 128)
    lessons: int = 300
    imitated: int = 8  # of the lessons, at first: the merchants' games
    steps: int = 96  # decisions a table between two lessons
    trace: float = 0.95  # how far what turned out reaches back
    part: int = 4096  # decisions that are learned from at a time
    passes: int = 3
    merchants: float = 0.15  # parts of the games with such guests
    old: float = 0.3
    against: Mapping[str, Mapping[str, int]] = field(default_factory=dict)  # players who think for themselves: their tables
    rate: float = 6e-4  # of learning; it falls to a tenth
    entropy: float = 0.01  # it falls to a fifth
    clip: float = 0.2
    worth: float = 0.5  # what knowing who wins counts beside choosing
    kept: int = 8  # old selves
    keep_every: int = 8  # lessons
    average: float = 0.97  # how much of the average stays, each lesson
    sharpness: float = 1.0  # of the player: its odds to this power, where nothing is sealed
    workers: int = 0  # processes that play; 0: this one
    seed: int = 0


def settings_path(game: Game[Any]) -> Path:
    return game.folder / "bots" / "training.toml"


def written_settings(game: Game[Any]) -> dict[str, Any]:
    path = settings_path(game)
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def settings_of(game: Game[Any], **given: object) -> Settings:
    """The game's own settings, and those given."""
    written = written_settings(game)
    written.pop("outlook", None)
    try:
        found = Settings(**{**written, **given})
    except TypeError as error:
        raise UnknownName(f"{settings_path(game)}: {error}") from None
    sizes = range(game.least_seats, game.most_seats + 1)
    return found if found.tables or found.against else replace(found, tables={str(seats): 128 // len(sizes) for seats in sizes})


def exploiting(game: Game[Any], player: str) -> dict[str, object]:
    """What differs for a best response: nobody but this player, at the smallest table, and nothing but what wins there.

    The network that ships answers for hundreds of tables at once: as an old self, the only one.
    """
    if player == LEARNED:
        return {
            "tables": {str(game.least_seats): 256},
            "against": {},
            "merchants": 0.0,
            "old": 1.0,
            "keep_every": 10**9,
            "steps": 48,
            "part": 2048,
            "rate": 1e-3,
            "average": 0.9,
            "entropy": 0.01,
        }
    return {
        "tables": {},
        "against": {player: {str(game.least_seats): 16}},
        "steps": 48,
        "part": 1024,
        "average": 0.9,
        "entropy": 0.003,
    }


@dataclass(frozen=True)
class Point:
    """Of a curve. `merchants`, `old`, `against`: the newest's part of the victories against such guests since the last point,
    in multiples of what is fair, with that and the games."""

    lesson: int
    decisions: int
    seconds: float
    merchants: list[float]
    old: list[float]
    against: list[float] = field(default_factory=list)


class Crew:
    """Halls of every table size, in one process."""

    def __init__(self, game: Game[Any], settings: Settings, scale: float, number: int, lesson: int) -> None:
        league = League(settings.merchants, settings.old)
        shape = Shape(game)
        self.settings = settings
        seed = settings.seed + 1_000 * (number + 1) + 100_000 * lesson
        self.halls = [
            Hall(shape, int(seats), many, scale, league, seed + int(seats)) for seats, many in settings.tables.items() if many
        ]
        self.against = [
            Hall(shape, int(seats), many, scale, league, seed + 500 + 50 * at + int(seats), player)
            for at, (player, tables) in enumerate(settings.against.items())
            for seats, many in tables.items()
        ]

    def play(self, newest: list[Any], old: list[Any], imitate: bool) -> tuple[Lesson, Any]:
        settings = self.settings
        found = [hall.lesson(settings.steps, newest, old, imitate, settings.trace) for hall in self.halls]
        if not imitate:
            found += [hall.lesson(settings.steps, newest, old, False, settings.trace) for hall in self.against]
        return joined([lesson for lesson, _ in found]), sum(results for _, results in found)


def _serve(pipe: Any, game: str, settings: Settings, scale: float, number: int, lesson: int) -> None:
    """What a process does: lessons, until it is told to stop."""
    crew = Crew(shelf.find(game), settings, scale, number, lesson)
    while (task := pipe.recv()) is not None:
        pipe.send(crew.play(*task))


@contextmanager
def players(
    game: Game[Any], settings: Settings, scale: float, lesson: int
) -> Iterator[tuple[Callable[..., None], Callable[[], Any]]]:
    """Two functions: one tells all who play to begin a lesson, one gives what came of it."""
    if not settings.workers:
        crew, waiting = Crew(game, settings, scale, 0, lesson), []
        yield lambda *task: waiting.append(task), lambda: crew.play(*waiting.pop())
        return
    context = multiprocessing.get_context("spawn")
    pipes, processes = [], []
    for number in range(settings.workers):
        ours, theirs = context.Pipe()
        given = (theirs, game.name, settings, scale, number, lesson)
        processes.append(context.Process(target=_serve, args=given, daemon=True))
        processes[-1].start()
        pipes.append(ours)

    def begin(*task: Any) -> None:
        for pipe in pipes:
            pipe.send(task)

    def get() -> tuple[Lesson, Any]:
        found = [pipe.recv() for pipe in pipes]
        return joined([lesson for lesson, _ in found]), sum(results for _, results in found)

    yield begin, get
    for pipe, process in zip(pipes, processes, strict=True):
        pipe.send(None)
        process.join()


def accelerator(name: str) -> Any:
    """The module whose arrays are learned with: `numpy`, or `cupy` where there is an accelerator."""
    if name == "numpy":
        return np
    try:
        found: Any = __import__(name)
        found.zeros(1)
    except Exception as error:
        raise ComptoirError(f"nothing can be learned with {name} here: {error}") from None
    return found


class Training:
    """All that is learned so far."""

    def __init__(self, game: Game[Any], settings: Settings, arrays: str = "numpy") -> None:
        self.game, self.settings = game, settings
        self.shape = Shape(game, accelerator(arrays))
        self.luck = np.random.default_rng(settings.seed)
        self.scale = scale_of(game, settings.seed)
        self.network = self.shape.fresh(settings.hidden, self.luck)
        self.averaged = [one.copy() for one in self.network.weights]
        self.outlook: list[Any] = []  # of the file it began with: it is learned elsewhere (`outlook.py`)
        self.old: list[list[Any]] = []
        self.lesson, self.decisions, self.seconds = 0, 0, 0.0
        self.left = 1.0  # the part of the learning that is still to come
        self.curve: list[Point] = []
        expansion = Hall(Shape(game), game.least_seats, 1, self.scale, League(), 0).feeding
        self.numbers_to = self.shape.xp.asarray(expansion.numbers_to)

    def task(self) -> tuple[list[Any], list[Any], bool]:
        newest = self.shape.flat(self.network.weights)
        old = self.old[self.luck.integers(len(self.old))] if self.old else newest
        return newest, old, self.lesson < self.settings.imitated

    def learn(self, lesson: Lesson, imitated: bool) -> None:
        """Several passes over a lesson, and what follows from it for the average and the league."""
        settings, xp = self.settings, self.shape.xp
        here = Lesson(lesson.rows.some(slice(None)), lesson.actions, lesson.odds, lesson.gained, lesson.turned_out)
        for name in ("ones", "numbers", "near", "seats"):
            setattr(here.rows, name, xp.asarray(getattr(lesson.rows, name)))
        gained = (lesson.gained - lesson.gained.mean()) / (lesson.gained.std() + 1e-8)
        here.gained = xp.asarray(gained.astype(np.float32))
        here.actions, here.odds, here.turned_out = (xp.asarray(one) for one in (lesson.actions, lesson.odds, lesson.turned_out))
        left = self.left
        aims = Aims(imitated, settings.clip, settings.entropy * (0.2 + 0.8 * left), settings.worth)
        for _ in range(settings.passes):
            order = xp.asarray(self.luck.permutation(len(lesson.actions)))
            for first in range(0, len(order), settings.part):
                some = here.some(order[first : first + settings.part])
                learn(self.shape, self.network, some, self.numbers_to, aims, settings.rate * (0.1 + 0.9 * left))
        self.lesson += 1
        self.decisions += len(lesson.actions)
        stays = min(settings.average, 1 - 1 / self.lesson) if not imitated else 0.0
        for mean, weight in zip(self.averaged, self.network.weights, strict=True):
            mean += (1 - stays) * (weight - mean)
        if not imitated and self.lesson % settings.keep_every == 0:
            self.keep()
            if len(self.old) > settings.kept:
                self.old.pop(int(self.luck.integers(len(self.old))))

    def keep(self) -> None:
        """One more old self: as it plays now, whatever is learned from here on."""
        self.old.append([one.astype(np.float32) for one in self.shape.flat(self.network.weights)])

    def tell(self, results: Any) -> Point:
        told = [[round(float(part), 3) for part in (won / max(own, 1e-9), own, won)] for own, won in results]
        point = Point(self.lesson, self.decisions, round(self.seconds, 1), *told[1:])
        self.curve.append(point)
        return point

    # ---- what is kept ----

    def save(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        arrays: dict[str, Any] = {f"outlook{at}": one for at, one in enumerate(self.outlook)}
        named = {"weight": self.network.weights, "mean": self.network.means, "square": self.network.squares}
        for name, kept in (named | {"averaged": self.averaged}).items():
            arrays |= {f"{name}{at}": one if isinstance(one, np.ndarray) else one.get() for at, one in enumerate(kept)}
        for number, one in enumerate(self.old):
            arrays |= {f"old{number}_{at}": part.astype(np.float16) for at, part in enumerate(one)}
        about: dict[str, object] = {
            "lesson": self.lesson,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "steps": self.network.steps,
        }
        about |= {"steps": self.network.steps, "scale": self.scale, "old": len(self.old), "game": self.game.name}
        np.savez(folder / STATE, about=json.dumps(about), **arrays)
        lines = [json.dumps(asdict(self.settings)), *(json.dumps(asdict(point)) for point in self.curve)]
        (folder / CURVE).write_text("\n".join(lines) + "\n", encoding="utf-8")
        (folder / FILE).write_bytes(self.file())

    def file(self) -> bytes:
        made = {"lessons": self.lesson, "decisions": self.decisions, "seconds": round(self.seconds), "seed": self.settings.seed}
        about: dict[str, object] = {"scale": self.scale, "sharpness": self.settings.sharpness, "made": made}
        return self.shape.file(self.averaged, about, self.outlook)

    def begin_with(self, content: bytes, name: str) -> None:
        """Begin with the weights of a file, not by lot and by imitation."""
        head, matrices = unpack(self.game, content, name)
        self.scale = head["scale"]
        self.network = self.shape.whole(matrices[:MATRICES])
        self.outlook = [np.array(one, np.float32) for one in matrices[MATRICES:]]
        self.averaged = [one.copy() for one in self.network.weights]
        self.settings = replace(self.settings, imitated=0)

    def load(self, folder: Path) -> None:
        """Go on from there."""
        try:
            self._load(folder)
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise ComptoirError(f"there is nothing to go on from in {folder}: {error}") from None

    def _load(self, folder: Path) -> None:
        with np.load(folder / STATE) as read:
            about = json.loads(str(read["about"]))
            if about["game"] != self.game.name:
                raise ComptoirError(f"{folder} has learned {about['game']}, not {self.game.name}")
            asarray = self.shape.xp.asarray
            lists = {
                name: [asarray(read[f"{name}{at}"]) for at in range(6)] for name in ("weight", "mean", "square", "averaged")
            }
            self.outlook = [read[f"outlook{at}"] for at in range(MATRICES) if f"outlook{at}" in read]
            self.old = [[read[f"old{number}_{at}"].astype(np.float32) for at in range(6)] for number in range(about["old"])]
        self.network = Network(lists["weight"])
        self.network.means, self.network.squares, self.network.steps = lists["mean"], lists["square"], about["steps"]
        self.averaged = lists["averaged"]
        self.lesson, self.decisions, self.seconds = about["lesson"], about["decisions"], about["seconds"]
        self.scale = about["scale"]
        lines = (folder / CURVE).read_text(encoding="utf-8").splitlines()[1:]
        self.curve = [Point(**json.loads(line)) for line in lines]


def gets(training: Training, exploited: str, games: int) -> Exploited:
    """What an exploiter gets from whom it has learned to exploit: one of it among players of that kind, on the same deals."""
    game, settings = training.game, training.settings
    known, seats = network_of(game, training.file(), FILE), game.least_seats
    players: dict[str, AnyPlayer] = {"exploiter": lambda game, seed: Learned(game, seed, known), "exploited": exploited}
    found = {one.player: one for one in compare(game.name, players, games, seats, settings.seed)}["exploiter"]
    share = [round(part, 4) for part in (found.share.value, found.share.low, found.share.high)]
    return Exploited(game.name, seats, exploited, training.decisions, settings.seed, found.games, *share)


def train(
    training: Training, folder: Path | None, seconds: float | None, tell: Callable[[Point], None], points: int = 10
) -> None:
    """Learn until all lessons are over or the time is up. While one lesson is learned, the next is played."""
    settings, begun, before = training.settings, perf_counter(), training.seconds
    since = np.zeros((KINDS, 2))
    used = 0.0
    with players(training.game, settings, training.scale, training.lesson) as (begin, get):
        task = training.task()
        begin(*task)
        while used < 1:
            imitated = task[2]
            lesson, results = get()
            since += results
            task = training.task()
            begin(*task)
            training.left = 1 - used
            training.learn(lesson, imitated)
            spent = perf_counter() - begun
            training.seconds = before + spent
            used = max(training.lesson / settings.lessons, spent / seconds if seconds else 0.0)
            if training.lesson % points == 0 or used >= 1:
                tell(training.tell(since))
                since = np.zeros((KINDS, 2))
                if folder is not None:
                    training.save(folder)
        get()
