"""Many tables of one game side by side, for learners: what each is asked is packed, without a view in between.

All tables take a step together. A game that is over is followed by the next at once, so every table always waits for somebody.
Sealed choices are held back until the last one is made, as everywhere (`kernel.asking`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from .chance import Chance, Imagined, Sealed, derived_seed
from .encoding import History, Layout, closeness, forfeited, worth
from .native import i32, u8, vec
from .packing import Likings, Masks, Rows
from .visibility import View, view

NO_ACTION: Final = -1
SPREAD: Final = 1_000_003
NOBODY: Final[list[int]] = []


class Tables:
    """So many tables, from number `first` on of a batch: what happens at one does not depend on who keeps the others.

    `opponents` makes a player from a number, for each seat but the learner's, or is None there for uniform random choices;
    without it all seats are asked. Every game has players of its own: what they remember, and draw, hangs on no other game.
    `learner` is the learner's seat, -1 for another one each game. With a `scale` every question comes with what the
    instinct likes, in a world that the seat could believe in. Observations are written into `codes` and `amounts`, if given.
    `lasting`: what the learner sees when a game is over is kept, and the past it then knows.
    """

    turns: vec[u8]
    picked: vec[i32]

    def __init__(
        self,
        game: Any,
        options: Mapping[str, Any],
        seats: int,
        count: int,
        first: int,
        layout: Layout,
        history: History | None,
        opponents: Sequence[Callable[[int], Any] | None] | None,
        learner: int,
        recorded: bool,
        scale: float = 0.0,
        codes: Any = None,
        amounts: Any = None,
        lasting: bool = False,
    ) -> None:
        self.game, self.options, self.seats = game, options, seats
        self.count, self.first, self.recorded = count, first, recorded
        self.history, self.opponents, self.fixed_learner = history, opponents, learner
        # The rules, at hand.
        self.new, self.to_act, self.sealed = game.new, game.to_act, game.sealed
        self.legal, self.sample_one, self.play = game.legal, game.sample, game.play
        # What is shown: a row and a mask a table; the past as a plain list of numbers.
        self.rows = Rows(layout, count, codes, amounts)
        self.masks = Masks(count, game.actions.size)
        self.scale = scale
        self.imagine, self.instinct = game.imagine, game.instinct
        self.likings = Likings(count if scale else 0, game.actions.size)
        self.turns = vec[u8]([0] * count)  # who is asked
        self.past: list[int] = []
        self.picked = vec[i32]([0] * count)  # what `sample` drew
        self.rewards: dict[int, list[float]] = {}  # of the games that the last step ended, by table
        self.illegal: list[int] = []  # those of them that ended because the action was none
        self.lasting = lasting
        self.lasts: dict[int, tuple[View, list[int]]] = {}  # of the games that the last step ended, by table
        self.states: list[Any] = [None] * count
        self.chances: list[Chance] = []
        self.luck: list[Imagined] = []  # for samples, opponents by lot and the learner's seat
        self.asked: list[int] = [0] * count
        self.learners: list[int] = [0] * count
        self.players: list[list[Any]] = [[] for _ in range(count)]  # of the game at each table
        self.held: list[list[int]] = [[] for _ in range(count)]
        self.order: list[list[int]] = [NOBODY] * count  # of the seats that choose in secret now
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
        self.clear()
        for at in range(self.count):
            self.show(at)

    def clear(self) -> None:
        """Forget what the last step told."""
        self.rewards = {}
        self.illegal = []
        self.past = []
        self.lasts = {}

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
        self.order[at] = NOBODY
        if self.opponents is not None:
            self.learners[at] = self.luck[at].below(self.seats) if self.fixed_learner < 0 else self.fixed_learner
            self.players[at] = [
                None if make is None else make(player_seed(self.seed, self.first + at, games, place))
                for place, make in enumerate(self.opponents)
            ]
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
        self.clear()
        for at in range(self.count):
            self.act(at, actions[at])
            self.show(at)

    def act(self, at: int, action: int) -> None:
        if not self.masks.allows(at, action):
            self.illegal.append(at)
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
        self.order[at] = waiting if len(waiting) > 1 and self.sealed(state) else NOBODY
        self.asked[at] = waiting[0] if waiting else NO_ACTION

    def let_opponents_play(self, at: int) -> None:
        while self.asked[at] != NO_ACTION and self.asked[at] != self.learners[at]:
            seat = self.asked[at]
            state = self.states[at]
            opponent = self.players[at][seat - int(seat > self.learners[at])]
            if opponent is None:
                action: int = self.sample_one(state, seat, self.luck[at])
            else:
                action = opponent.choose(view(state, seat), self.legal(state, seat))
            self.enter(at, action)

    def finish(self, at: int, rewards: list[float]) -> None:
        self.rewards[at] = rewards
        if self.lasting:
            learner = self.learners[at]
            past = [] if self.history is None else self.history.read(self.told[at], learner)
            self.lasts[at] = (view(self.states[at], learner), past)
        if self.recorded and at not in self.illegal:
            self.finished.append((at, self.games[at] - 1, self.entries[at]))
        self.begin(at)
        if self.asked[at] == NO_ACTION:
            raise RuntimeError(f"{self.game.name}: a game was over before the learner was asked")

    # ---- what is shown ----

    def show(self, at: int) -> None:
        """The question at a table: what the seat that is asked sees, and what it may do. A past is told table by table."""
        state = self.states[at]
        seat = self.asked[at]
        self.turns[at] = seat
        self.rows.show(at, state, seat)
        legal: list[int] = self.legal(state, seat)
        self.masks.set(at, legal)
        if self.scale:
            self.likings.set(at, legal, self.near(at, state, seat, legal))
        if self.history is not None:
            self.past += self.history.read(self.told[at], seat)

    def near(self, at: int, state: Any, seat: int, legal: list[int]) -> list[float]:
        """How near each action comes to the best by instinct, in a world made from what this seat sees."""
        if len(legal) == 1:
            return [1.0]
        world = self.imagine(view(state, seat), seat, self.luck[at])
        values: list[float] = [self.instinct(world, seat, action) for action in legal]
        return closeness(values, self.scale)

    def arrays(self) -> tuple[Any, Any]:
        """Who is asked and what was picked for them, to be read through the buffer protocol."""
        return self.turns, self.picked

    def sample(self) -> None:
        """Pick a uniformly random legal action for every table: one of those that are shown in its mask."""
        picked = self.picked
        all_legal = self.masks.legal
        for at in range(self.count):
            legal = all_legal[at]
            picked[at] = legal[self.luck[at].below(len(legal))]


def game_seed(game: str, seats: int, seed: int, table: int, number: int) -> bytes:
    """The sealed seed of a recorded game: of the batch's seed, the table and the how manyeth game there."""
    return derived_seed("batch", game, seats, seed, table, number)


def player_seed(seed: int, table: int, number: int, place: int) -> int:
    """What an opponent draws from, in one game at one table."""
    return int.from_bytes(derived_seed("opponent", seed, table, number, place)[:7], "big")
