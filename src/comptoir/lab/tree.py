"""A game as a tree whose chance is explicit: every shuffle and every draw is laid out as a row of uniform choices.

A `Node` never changes; `after` gives the next one. At a chance node the step that asked for chance has not happened yet: nobody
sees anything of it. It is done again once all the numbers it asked for are chosen, so the rules know nothing of this.

Seats that choose in secret are asked one after another; their choices are held back until the last is made (`kernel.asking`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, TypeAlias

from ..kernel.chance import Chance
from ..kernel.contract import Game
from ..kernel.errors import ComptoirError
from ..kernel.events import Event
from ..kernel.visibility import PUBLIC, View, see, view
from ..players.scripted import Scripted, Wanted


class Memory:
    """What was told on the way to a node, newest first; each seat remembers what it saw and what it did itself."""

    __slots__ = ("_digests", "before", "events", "path", "seat", "text")

    def __init__(self, before: Past, seat: int, text: str, events: list[Event], path: tuple[int, ...]) -> None:
        self.before = before
        self.seat = seat
        self.text = text
        self.events = events
        self.path = path  # the action, then what chance gave
        self._digests: dict[int, str] = {}

    def lines(self, looker: int) -> list[str]:
        """What this step was to a seat: its own action, then the news."""
        own = [f"> {self.text}"] if looker == self.seat else []
        return own + [
            " ".join("?" if word is None else str(word) for word in see(told, looker).values()) for told in self.events
        ]

    def digest(self, looker: int) -> str:
        """A hash of all that a seat saw and did up to here: equal exactly when all of it is equal. Of a step that it neither
        took nor saw, a sealed choice held back, it does not even know that it was taken."""
        unknown: list[Memory] = []
        past: Past = self
        while isinstance(past, Memory) and looker not in past._digests:
            unknown.append(past)
            past = past.before
        known = past._digests[looker] if isinstance(past, Memory) else past.digest(looker) if past else ""
        for memory in reversed(unknown):
            lines = memory.lines(looker)
            if lines:
                known = hashlib.sha256("\n".join([known, *lines]).encode()).hexdigest()
            memory._digests[looker] = known
        return known


class Hearsay:
    """The past of an imagined world: one seat's own; for the others, what everyone saw. Nothing else can be asked of it."""

    __slots__ = ("own", "public", "seat")

    def __init__(self, seat: int, own: str, public: str) -> None:
        self.seat = seat
        self.own = own
        self.public = public

    def digest(self, looker: int) -> str:
        return self.own if looker == self.seat else self.public


Past: TypeAlias = "Memory | Hearsay | None"


def remembered(past: Past, looker: int) -> list[str]:
    """All that a seat saw and did, in words, from the beginning."""
    newest_first: list[list[str]] = []
    while isinstance(past, Memory):
        newest_first.append(past.lines(looker))
        past = past.before
    return [line for lines in reversed(newest_first) for line in lines]


class Step:
    """A step that waits for chance: who does what (nobody for the set-up), the numbers so far and all their bounds."""

    __slots__ = ("action", "bounds", "deck", "numbers", "seat")

    def __init__(self, seat: int, action: int, numbers: tuple[int, ...], bounds: tuple[int, ...], deck: str) -> None:
        self.seat = seat
        self.action = action
        self.numbers = numbers
        self.bounds = bounds
        self.deck = deck


SET_UP = -1


class Node:
    """A position, or a step on its way from one that waits for chance. `state` is None before the set-up is done.

    `held` are the sealed choices made so far, each with its seat: not yet played.
    """

    __slots__ = ("game", "held", "memory", "options", "seats", "state", "step")

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, Any],
        seats: int,
        state: Any = None,
        memory: Past = None,
        step: Step | None = None,
        held: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.game, self.options, self.seats = game, options, seats
        self.state, self.memory, self.step, self.held = state, memory, step, held

    def __deepcopy__(self, memo: object) -> Node:
        return self  # it never changes

    def __reduce__(self) -> tuple[object, ...]:
        """A node is kept as the numbers that lead to it, never as a pickled state."""
        return at, (self.game, dict(self.options), self.seats, self.path())

    def path(self) -> tuple[int, ...]:
        """The numbers that lead here from the root: actions and outcomes of chance."""
        newest_first: list[tuple[int, ...]] = []
        if self.step is not None:
            action = () if self.step.seat == SET_UP else (self.step.action,)
            newest_first.append(action + self.step.numbers)
        memory = self.memory
        while isinstance(memory, Memory):
            newest_first.append(memory.path)
            memory = memory.before
        if memory is not None:
            raise ComptoirError("a world that was only imagined has no path that leads to it")
        return tuple(number for numbers in reversed(newest_first) for number in numbers)

    # ---- looking ----

    @property
    def waiting(self) -> int | None:
        """The seat asked, the first of several that choose at once; None when chance is, or when the game is over."""
        if self.step is not None:
            return None
        waiting = self.game.to_act(self.state)
        return waiting[len(self.held)] if waiting else None  # they are asked in the order of the seats

    @property
    def over(self) -> bool:
        return self.step is None and not self.game.to_act(self.state)

    @property
    def bound(self) -> int:
        """At a chance node: how many equally likely outcomes there are."""
        assert self.step is not None
        return self.step.bounds[len(self.step.numbers)]

    def legal(self) -> list[int]:
        seat = self.waiting
        return [] if seat is None else self.game.legal(self.state, seat)

    def view(self, seat: int) -> View | None:
        """What a seat sees; None while there is no table yet."""
        return None if self.state is None else view(self.state, seat)

    def observation_text(self, seat: int) -> str:
        seen = self.view(seat)
        return "" if seen is None else seen.json()

    def information_text(self, seat: int) -> str:
        """All that a seat saw and did, as a hash, and what it sees now: nodes with the same text are the same to it."""
        past = self.memory.digest(seat) if self.memory is not None else ""
        return f"{past} {self.observation_text(seat)}"

    # ---- going on ----

    def after(self, number: int) -> Node:
        """The node after an outcome of chance or an action of the seat asked."""
        if self.step is None:
            seat = self.waiting
            assert seat is not None
            if self.held or self.game.sealed(self.state):
                return self._hold(seat, number)
            return self._do(seat, number, (), ())
        step = self.step
        numbers = (*step.numbers, number)
        if len(numbers) == len(step.bounds):
            return self._do(step.seat, step.action, numbers, step.bounds)
        return self._waiting_for(Step(step.seat, step.action, numbers, step.bounds, step.deck))

    def imagined(self, seat: int, chance: Chance) -> Node:
        """A node this seat could believe to be at: its own memory, a world that looks the same to it, nobody else's secrets."""
        seen = self.view(seat)
        assert seen is not None
        assert self.step is None
        assert self.memory is not None
        memory = Hearsay(seat, self.memory.digest(seat), self.memory.digest(PUBLIC))
        world = self.game.imagine(seen, seat, chance)
        held = tuple((other, self.game.sample(world, other, chance)) for other, _ in self.held)
        return Node(self.game, self.options, self.seats, world, memory, held=held)

    def _hold(self, seat: int, action: int) -> Node:
        """A sealed choice. With the last one all are played; what was told before it, who is ready, is told with it."""
        held = (*self.held, (seat, action))
        if len(held) == len(self.game.to_act(self.state)):
            return self._do(seat, action, (), ())
        memory = Memory(self.memory, seat, self.game.actions.text(action), [], (action,))
        return Node(self.game, self.options, self.seats, self.state, memory, held=held)

    def _do(self, seat: int, action: int, numbers: tuple[int, ...], bounds: tuple[int, ...]) -> Node:
        told: list[Event] = []
        kinds = self.game.events.kinds
        chance = Scripted(numbers)

        def tell(code: int, values: tuple[int, ...]) -> None:
            told.append(Event(kinds[code], values))

        try:
            if seat == SET_UP:
                state = self.game.new(self.options, self.seats, chance, tell)
            else:
                state = self.state.clone()
                for chooser, choice in self.held:
                    self.game.play(state, chooser, choice, chance, tell)
                self.game.play(state, seat, action, chance, tell)
        except Wanted as wanted:
            return self._waiting_for(Step(seat, action, numbers, bounds + wanted.bounds, wanted.deck))
        text = "" if seat == SET_UP else self.game.actions.text(action)
        path = numbers if seat == SET_UP else (action, *numbers)
        return Node(self.game, self.options, self.seats, state, Memory(self.memory, seat, text, told, path))

    def _waiting_for(self, step: Step) -> Node:
        return Node(self.game, self.options, self.seats, self.state, self.memory, step, self.held)


def root(game: Game[Any], options: Mapping[str, Any], seats: int) -> Node:
    """The root of a game's tree: the set-up, which usually asks chance first."""
    return Node(game, options, seats)._do(SET_UP, 0, (), ())


def at(game: Game[Any], options: Mapping[str, Any], seats: int, path: tuple[int, ...]) -> Node:
    """The node at the end of a path."""
    node = root(game, options, seats)
    for number in path:
        node = node.after(number)
    return node
