"""Many games at once, as NumPy arrays that are filled in place. Needs NumPy; several times as fast with the compiled build.

    batch = make("heller", games=1024, seats=2, seed=7)
    batch.step(actions)  # one action a game, by the seat in `batch.seat`

- `observation`: a row a game, as the seat to act sees it (`lab.forms`): one vector, or `codes` and `numbers` with `index`.
- `liking`: with a `scale`, how near each action comes to what the instinct likes best, in a world that the seat could believe
  in: `packing.WHOLE` for the best, half of it for one that is `scale` worse, 0 for what is illegal.
- `mask`: which actions are legal. `seat`: who is asked. `history`: the last events, if asked for.
- `reward`: a number a seat, not 0 only where `done`: the game is over and the next has begun. `illegal`: it ended because the
  action was none; who chose it has lost.

All seats are asked in turn (self-play), or one learner sits among `opponents`: then `learner` says where. Nothing is recorded
unless asked for. What happens in a game depends on the seed and its number alone, not on how the batch is spread over workers:
every game has opponents of its own, made when it begins. Only a player in hand, instead of its class or what makes it, sits at
all tables, and what it remembers is its own affair.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from .. import games as shelf
from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..kernel.match import Match
from ..kernel.record import Record
from ..kernel.tables import Tables, game_seed
from ..players import AnyPlayer, player
from .forms import INDEX, ONE_HOT, RAW, Observing

RANDOM = "random"
THREADS, PROCESSES = "threads", "processes"

Arrays = dict[str, NDArray[Any]]
Table = tuple[int, int, list[int]]  # a finished game: at which table, the how manyeth there, seat and action in turn


class Plan:
    """What is played and how it is shown: all that a worker must know."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, object],
        form: str,
        padded: bool,
        history: int,
        opponents: Sequence[AnyPlayer] | None,
        learner: int | None,
        recorded: bool,
        scale: float = 0.0,
        last: bool = False,
    ) -> None:
        game.check_seats(seats)
        if form == RAW:
            raise UnknownName(f"a batch is observed as {INDEX} or {ONE_HOT}, not {RAW}")
        if opponents is not None and not 0 < len(opponents) < seats:
            raise UnknownName(f"name 1 to {seats - 1} opponents; the last one fills the seats left")
        if learner is not None and (opponents is None or not 0 <= learner < seats):
            raise UnknownName(f"a learner among opponents sits at one of the seats 0 to {seats - 1}, not at {learner}")
        self.game = game
        self.seats = seats
        self.options = game.parse_options(options)
        if last and opponents is None:
            raise UnknownName("what is seen last is for a learner among opponents")
        self.opponents = None if opponents is None else [*opponents, *[opponents[-1]] * (seats - 1 - len(opponents))]
        for named in dict.fromkeys(one for one in opponents or () if isinstance(one, str)):
            player(named, game, 0)  # refuses a name it does not know, before any worker is begun
        self.learner = -1 if learner is None else learner
        self.recorded = recorded
        self.scale = scale
        self.last = last
        self.form, self.padded, self.history = form, padded, history

    def observing(self) -> Observing:
        return Observing(self.game, self.seats, self.form, self.padded, self.history)

    def shapes(self, games: int) -> dict[str, tuple[tuple[int, ...], Any]]:
        """The arrays that the tables fill, and the one they read: shape and type."""
        observing = self.observing()
        past = (games, observing.history.length, observing.history.width) if observing.history else (0,)
        return {
            "codes": ((games, observing.layout.codes), np.int32),
            "amounts": ((games, observing.layout.amounts), np.int32),
            "mask": ((games, self.game.actions.size), np.uint8),
            "liking": ((games, self.game.actions.size if self.scale else 0), np.int32),
            "seat": ((games,), np.uint8),
            "reward": ((games, self.seats), np.float32),
            "done": ((games,), np.uint8),
            "illegal": ((games,), np.uint8),
            "learner": ((games,), np.int32),
            "past": (past, np.int32),
            "last": ((games, observing.layout.size if self.last else 0), np.int32),
            "last_past": (past if self.last else (0,), np.int32),
            "actions": ((games,), np.int32),
        }


class Shard:
    """Some of the tables of a batch, over their part of its arrays."""

    def __init__(self, plan: Plan, arrays: Arrays, first: int, count: int) -> None:
        self.arrays = {name: array[first : first + count] for name, array in arrays.items()}
        observing = plan.observing()
        self.layout = observing.layout
        players = None
        if plan.opponents is not None:
            players = [None if named == RANDOM else partial(player, named, plan.game) for named in plan.opponents]
        self.tables = Tables(
            plan.game, plan.options, plan.seats, count, first, observing.layout, observing.history, players, plan.learner,
            plan.recorded, plan.scale, self.arrays["codes"].reshape(-1), self.arrays["amounts"].reshape(-1),
            plan.last,
        )  # fmt: skip
        # Observations are written into our arrays at once; what else the tables fill is copied after a step.
        turns, self.picked = self.tables.arrays()
        likings, masks = self.tables.likings.array(), self.tables.masks.array()
        filled = {"mask": masks, "liking": likings, "seat": turns}
        self.filled = [(self.arrays[name], self._as_is(name, packed)) for name, packed in filled.items()]

    def _as_is(self, name: str, packed: Any) -> NDArray[Any]:
        """Packed numbers as an array over the same memory, of the shape of ours."""
        ours = self.arrays[name]
        return np.frombuffer(packed, ours.dtype).reshape(ours.shape) if ours.size else ours

    def reset(self, seed: int) -> None:
        self.tables.reset(seed)
        self._fill()

    def step(self, _: int) -> None:
        self.tables.step(self.arrays["actions"].tolist())
        self._fill()

    def sample(self, _: int) -> None:
        self.tables.sample()
        self.arrays["actions"][:] = np.frombuffer(self.picked, np.int32)

    def _fill(self) -> None:
        """Into this shard's part of the arrays."""
        tables, arrays = self.tables, self.arrays
        for ours, theirs in self.filled:
            ours[...] = theirs
        if tables.opponents is not None:
            arrays["learner"][:] = tables.learners
        arrays["done"].fill(0)
        arrays["illegal"].fill(0)
        arrays["reward"].fill(0)
        for table, rewards in tables.rewards.items():
            arrays["done"][table], arrays["reward"][table] = 1, rewards
        if tables.illegal:
            arrays["illegal"][tables.illegal] = 1
        if tables.history is not None:
            arrays["past"].reshape(-1)[:] = tables.past
        for table, (seen, past) in tables.lasts.items():
            arrays["last"][table] = self.layout.read_view(seen)
            if past:
                arrays["last_past"][table].reshape(-1)[:] = past

    def finished(self, _: int) -> list[Table]:
        """The games recorded since this was last asked."""
        first = self.tables.first
        found = [(first + at, number, entries) for at, number, entries in self.tables.finished]
        self.tables.finished = []
        return found

    def close(self, _: int) -> None:
        pass


class Local:
    """Shards in this process: one after another, or a thread each."""

    def __init__(self, shards: list[Shard], threads: bool) -> None:
        self.shards = shards
        self.pool = ThreadPoolExecutor(len(shards)) if threads else None

    def do(self, what: str, number: int) -> list[Any]:
        works: list[Callable[[int], Any]] = [getattr(shard, what) for shard in self.shards]
        if self.pool is None:
            return [work(number) for work in works]
        return list(self.pool.map(lambda work: work(number), works))

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown()


class Remote:
    """A process for each shard; the arrays lie in memory that all share."""

    def __init__(self, plan: Plan, games: int, parts: list[tuple[int, int]], memory: str) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipes, self.processes = [], []
        for first, count in parts:
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, plan, games, first, count, memory), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def do(self, what: str, number: int) -> list[Any]:
        for pipe in self.pipes:
            pipe.send((what, number))
        answers = [pipe.recv() for pipe in self.pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def close(self) -> None:
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            pipe.send(("close", 0))
            process.join()
            pipe.close()


def _serve(pipe: Any, plan: Plan, games: int, first: int, count: int, memory: str) -> None:
    """What a process does: its shard, as it is told, until it is closed."""
    shared = SharedMemory(memory)
    shard = Shard(plan, _lay_out(plan, games, shared.buf), first, count)
    what = ""
    while what != "close":
        what, number = pipe.recv()
        try:
            pipe.send(getattr(shard, what)(number))
        except Exception as trouble:
            pipe.send(trouble)


def _lay_out(plan: Plan, games: int, buffer: Any) -> Arrays:
    """The arrays one after another in a buffer, each on a multiple of 64 bytes."""
    arrays: Arrays = {}
    at = 0
    for name, (shape, kind) in plan.shapes(games).items():
        arrays[name] = np.ndarray(shape, kind, buffer, at)
        at += _rounded(arrays[name].nbytes)
    return arrays


def _rounded(size: int) -> int:
    return -(-size // 64) * 64


class Batch:
    """So many games at once; see the module."""

    def __init__(self, plan: Plan, games: int, seed: SupportsIndex, workers: int, by: str) -> None:
        if games < 1 or not 1 <= workers <= games:
            raise UnknownName(f"a batch has at least one game, and no more workers than games, not {games} and {workers}")
        if by not in (THREADS, PROCESSES):
            raise UnknownName(f"workers are {THREADS} or {PROCESSES}, not {by!r}")
        self.plan, self.game, self.games, self.seats, self.seed = plan, plan.game, games, plan.seats, index(seed)
        self.observing = plan.observing()
        self.layout = self.observing.layout
        size = sum(_rounded(int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in plan.shapes(games).values())
        edges = [games * worker // workers for worker in range(workers + 1)]
        parts = [(first, end - first) for first, end in pairwise(edges)]
        self._shared = SharedMemory(create=True, size=size) if workers > 1 and by == PROCESSES else None
        arrays = _lay_out(plan, games, bytearray(size) if self._shared is None else self._shared.buf)
        self.codes, self._amounts, self._actions = arrays["codes"], arrays["amounts"], arrays["actions"]
        self.mask, self.liking = arrays["mask"].view(np.bool_), arrays["liking"]
        self.seat, self.reward, self.learner = arrays["seat"], arrays["reward"], arrays["learner"]
        self.done, self.illegal = arrays["done"].view(np.bool_), arrays["illegal"].view(np.bool_)
        self.history = arrays["past"]
        self._last, self._last_past = arrays["last"], arrays["last_past"]
        expansion = self.observing.expansion
        one_hot = plan.form == ONE_HOT
        self.observation = np.zeros((games, expansion.width if one_hot else 0), np.float32)
        self.numbers = np.zeros((games, 0 if one_hot else len(expansion.numbers)), np.float32)
        self._ones: NDArray[np.int64] | None = None
        if self._shared is not None:
            self._work: Local | Remote = Remote(plan, games, parts, self._shared.name)
        else:
            shards = [Shard(plan, arrays, first, count) for first, count in parts]
            self._work = Local(shards, threads=workers > 1)
        self.reset()

    def reset(self, seed: SupportsIndex | None = None) -> None:
        """New games everywhere, by this seed; by the batch's own if none is given."""
        if seed is not None:
            self.seed = index(seed)
        self._work.do("reset", self.seed)
        self._expand()

    def step(self, actions: Any) -> None:
        """An action for every game, by the seat that is asked there. The arrays are filled anew, in place."""
        self._actions[:] = actions
        self._work.do("step", 0)
        self._expand()

    def sample(self) -> NDArray[np.int32]:
        """A uniformly random legal action for every game."""
        self._work.do("sample", 0)
        return self._actions.copy()

    def last(self, at: int) -> Arrays:
        """What the learner saw when the game at this table was over; to be asked where the last step has `done`."""
        if not self.plan.last:
            raise UnknownName("what was seen last was not kept: make the batch with last=True")
        seen = self.observing.arrays_of(self._last[at])
        return seen | ({"history": self._last_past[at].copy()} if self.plan.history else {})

    def records(self) -> list[Record]:
        """The records of the games that were finished since this was last asked; they verify as any other."""
        if not self.plan.recorded:
            raise UnknownName("nothing was recorded: make the batch with record=True")
        finished = [one for found in self._work.do("finished", 0) for one in found]
        return [self._record(*one) for one in sorted(finished)]

    def _record(self, at: int, number: int, entries: list[int]) -> Record:
        """Played once more, with the seed it had."""
        match = Match(self.game, self.seats, self.plan.options, game_seed(self.game.name, self.seats, self.seed, at, number))
        for seat, action in zip(entries[::2], entries[1::2], strict=True):
            match.play(seat, action)
        return match.record

    def close(self) -> None:
        self._work.close()
        if self._shared is not None:
            self._shared.unlink()

    def _expand(self) -> None:
        """From the rows of whole numbers to what was asked for."""
        expansion = self.observing.expansion
        if self.plan.form == ONE_HOT:
            self._ones = expansion.one_hot(self.codes, self._amounts, self.observation, self._ones)
        else:
            expansion.scaled(self._amounts, self.numbers)


def make(
    game: str | Game[Any],
    games: int,
    seats: int | None = None,
    opponents: Sequence[AnyPlayer] | None = None,
    *,
    learner: int | None = None,
    options: Mapping[str, object] | None = None,
    observation: str = INDEX,
    padded: bool = False,
    history: int = 0,
    scale: float = 0.0,
    seed: SupportsIndex = 0,
    record: bool = False,
    last: bool = False,
    workers: int = 1,
    by: str = PROCESSES,
) -> Batch:
    """A batch of so many games. `opponents`: players for the other seats, the last one filling those left; without them all
    seats are asked. `learner`: its seat among them; another one each game if it is not given. `last`: what it saw when a game
    was over is kept (`Batch.last`). `workers`: so many processes, or threads, which help only where Python has no global lock.
    The rest: see the module and `lab.forms`."""
    found = shelf.find(game) if isinstance(game, str) else game
    at_table = found.least_seats if seats is None else seats
    plan = Plan(found, at_table, options or {}, observation, padded, history, opponents, learner, record, scale, last)
    return Batch(plan, games, seed, workers, by)
