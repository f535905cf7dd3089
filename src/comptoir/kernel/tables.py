"""Many tables of one game side by side, for learners: what each is asked is written into buffers, without a view in between.

All tables take a step together. A game that is over is followed by the next at once, so every table always waits for somebody.
Sealed choices are held back until the last one is made, as everywhere (`kernel.asking`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from struct import Struct
from typing import Any

from .chance import Chance, Imagined, Sealed, derived_seed
from .encoding import History, Layout
from .visibility import view

NO_ACTION = -1
SPREAD = 1_000_003


class Buffers:
    """Where the tables write, each its own row: anything that has the buffer protocol and takes numbers."""

    def __init__(self, rows: Any, mask: Any, seat: Any, reward: Any, done: Any, illegal: Any, past: Any) -> None:
        self.rows = rows  # 32-bit integers, as bytes
        self.mask = mask  # bytes, 1 for legal
        self.seat = seat  # bytes
        self.reward = reward  # floats, one a seat
        self.done = done  # bytes
        self.illegal = illegal  # bytes: whether the game ended because an action was none
        self.past = past  # 32-bit integers, as bytes; None without a history


class Tables:
    """So many tables, from number `first` on of a batch: what happens at one does not depend on who keeps the others.

    `opponents` has a player for each seat but the learner's, or None for uniform random choices; without it all seats are
    asked. `learner` is the learner's seat, -1 for another one each game.
    """

    def __init__(
        self,
        game: Any,
        options: Mapping[str, Any],
        seats: int,
        count: int,
        first: int,
        layout: Layout,
        history: History | None,
        buffers: Buffers,
        opponents: Sequence[Any] | None,
        learner: int,
        recorded: bool,
    ) -> None:
        self.game = game
        self.new = game.new
        self.to_act = game.to_act
        self.legal = game.legal
        self.sample_one = game.sample
        self.play = game.play
        self.sealed = game.sealed
        self.options = options
        self.seats = seats
        self.count = count
        self.first = first
        self.layout = layout
        self.history = history
        self.buffers = buffers
        self.opponents = opponents
        self.fixed_learner = learner
        self.recorded = recorded
        self.actions: int = game.actions.size
        self.none_legal = bytes(self.actions)
        self.packed = Struct(f"={layout.size}i")
        self.packed_past = Struct(f"={history.length * history.width}i") if history is not None else None
        self.states: list[Any] = [None] * count
        self.chances: list[Chance] = []
        self.luck: list[Imagined] = []  # for samples, opponents by lot and the learner's seat
        self.asked: list[int] = [0] * count
        self.learners: list[int] = [0] * count
        self.held: list[list[int]] = [[] for _ in range(count)]
        self.order: list[list[int]] = [[] for _ in range(count)]  # of the seats that choose in secret now
        self.told: list[list[tuple[int, tuple[int, ...]]]] = [[] for _ in range(count)]
        self.games: list[int] = [0] * count  # how many were begun at each table
        self.seed = 0
        self.entries: list[list[int]] = [[] for _ in range(count)]  # recorded: seat and action in turn
        self.finished: list[tuple[int, int, list[int]]] = []  # recorded: table, number of the game, entries

    def reset(self, seed: int) -> None:
        """New games at all tables. The same seed gives the same games."""
        self.seed = seed
        self.finished = []
        self.chances = []
        self.luck = []
        for at in range(self.count):
            number = seed * SPREAD + self.first + at
            self.chances.append(Imagined(number))
            self.luck.append(Imagined(-1 - number))
            self.games[at] = 0
            self.begin(at)
            self.forget_rewards(at)
            self.show(at)

    def begin(self, at: int) -> None:
        """A new game at a table, up to the first question."""
        games = self.games[at]
        self.games[at] = games + 1
        if self.recorded:
            sealed = Sealed(game_seed(self.game.name, self.seats, self.seed, self.first + at, games))
            sealed.open(0)
            self.chances[at] = sealed
            self.entries[at] = []
        self.told[at] = []
        self.held[at] = []
        self.order[at] = []
        if self.opponents is not None:
            self.learners[at] = self.luck[at].below(self.seats) if self.fixed_learner < 0 else self.fixed_learner
        self.states[at] = self.new(self.options, self.seats, self.chances[at], self.listener(at))
        self.ask(at)
        if self.opponents is not None:
            self.let_opponents_play(at)

    def listener(self, at: int) -> Any:
        if self.history is None:
            return None
        told = self.told[at]

        def tell(code: int, values: tuple[int, ...]) -> None:
            told.append((code, values))

        return tell

    # ---- a step ----

    def step(self, actions: list[int]) -> None:
        """An action at every table, by the seat that is asked there; then the next question."""
        for at in range(self.count):
            self.forget_rewards(at)
            self.act(at, actions[at])
            self.show(at)

    def forget_rewards(self, at: int) -> None:
        buffers = self.buffers
        if buffers.done[at]:
            for seat in range(self.seats):
                buffers.reward[at * self.seats + seat] = 0.0
            buffers.done[at] = 0
            buffers.illegal[at] = 0

    def act(self, at: int, action: int) -> None:
        buffers = self.buffers
        if not 0 <= action < self.actions or not buffers.mask[at * self.actions + action]:
            buffers.illegal[at] = 1
            self.finish(at, forfeited(self.asked[at], self.seats))
            return
        self.enter(at, action)
        if self.opponents is not None:
            self.let_opponents_play(at)
        if self.asked[at] == NO_ACTION:
            self.finish(at, worth(self.game.winners(self.states[at]), self.seats))

    def enter(self, at: int, action: int) -> None:
        """An action of the seat asked; a sealed one waits for the others."""
        order = self.order[at]
        if not order:
            self.play_one(at, self.asked[at], action)
            self.ask(at)
            return
        held = self.held[at]
        held.append(action)
        if len(held) < len(order):
            self.asked[at] = order[len(held)]
            return
        self.held[at] = []
        for place in range(len(order)):
            self.play_one(at, order[place], held[place])
        self.ask(at)

    def play_one(self, at: int, seat: int, action: int) -> None:
        chance = self.chances[at]
        if self.recorded:
            entries = self.entries[at]
            entries.append(seat)
            entries.append(action)
            if isinstance(chance, Sealed):
                chance.open(len(entries) // 2)
        self.play(self.states[at], seat, action, chance, self.listener(at))

    def ask(self, at: int) -> None:
        """Who is asked next; nobody when the game is over."""
        state = self.states[at]
        waiting: list[int] = self.to_act(state)
        self.order[at] = waiting if len(waiting) > 1 and self.sealed(state) else []
        self.asked[at] = waiting[0] if waiting else NO_ACTION

    def let_opponents_play(self, at: int) -> None:
        assert self.opponents is not None
        while self.asked[at] != NO_ACTION and self.asked[at] != self.learners[at]:
            seat = self.asked[at]
            state = self.states[at]
            opponent = self.opponents[seat - int(seat > self.learners[at])]
            if opponent is None:
                action: int = self.sample_one(state, seat, self.luck[at])
            else:
                action = opponent.choose(view(state, seat), self.legal(state, seat))
            self.enter(at, action)

    def finish(self, at: int, rewards: list[float]) -> None:
        buffers = self.buffers
        buffers.done[at] = 1
        for seat in range(self.seats):
            buffers.reward[at * self.seats + seat] = rewards[seat]
        if self.recorded and not buffers.illegal[at]:
            self.finished.append((at, self.games[at] - 1, self.entries[at]))
        self.begin(at)
        if self.asked[at] == NO_ACTION:
            raise RuntimeError(f"{self.game.name}: a game was over before the learner was asked")

    # ---- what is shown ----

    def show(self, at: int) -> None:
        """The question at a table: who is asked, what it sees, what it may do."""
        buffers = self.buffers
        state = self.states[at]
        seat = self.asked[at]
        buffers.seat[at] = seat
        packed = self.packed
        packed.pack_into(buffers.rows, at * packed.size, *self.layout.read(state, seat))
        first = at * self.actions
        mask = buffers.mask
        mask[first : first + self.actions] = self.none_legal
        legal: list[int] = self.legal(state, seat)
        for action in legal:
            mask[first + action] = 1
        if self.history is not None and self.packed_past is not None:
            past = self.packed_past
            past.pack_into(buffers.past, at * past.size, *self.history.read(self.told[at], seat))

    def sample(self) -> list[int]:
        """A uniformly random legal action for every table."""
        return [self.sample_one(self.states[at], self.asked[at], self.luck[at]) for at in range(self.count)]


def game_seed(game: str, seats: int, seed: int, table: int, number: int) -> bytes:
    """The sealed seed of a recorded game: of the batch's seed, the table and the how manyeth game there."""
    return derived_seed("batch", game, seats, seed, table, number)


def worth(winners: Sequence[int], seats: int) -> list[float]:
    """What a finished game was worth to each seat: 1 for winning alone, the same loss for all others, 0 in sum.

    Two seats: 1 and -1. Winners who share it share its worth. All share: 0 for everyone.
    """
    rewards = [-1.0 / (seats - 1)] * seats
    for seat in winners:
        rewards[seat] = (seats / len(winners) - 1.0) / (seats - 1)
    return rewards


def forfeited(loser: int, seats: int) -> list[float]:
    """Who does what the rules forbid loses all, and the others share it."""
    rewards = [1.0 / (seats - 1)] * seats
    rewards[loser] = -1.0
    return rewards
