"""For tests: tables with people round them in memory, with no host but the smallest. A browser runs this very file, too.

Nothing here may need more than the standard library, msgspec and comptoir.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from comptoir import games
from comptoir.table import commands, hints, records, seating, thinking, wire
from comptoir.table.errors import TableError
from comptoir.table.memory import MemoryTables
from comptoir.table.messages import Audience, Looker
from comptoir.table.model import Person
from comptoir.table.position import seen_by

ANN, BOB, EVE = Person("ann", "Ann"), Person("bob", "Bob"), Person("eve", "Eve")
SECOND = 1000


class OneTable:
    """A table of Ann, Bob and bots, with a clock that only the test moves."""

    def __init__(self, game: str, clock: wire.ClockChoice | None = None, seed: int = 1) -> None:
        self.tables = MemoryTables()
        self.now = 1_700_000_000_000
        self.requests = 0
        bots = [wire.SeatChoice("bot", "merchant")] * max(1, games.find(game).least_seats - 2)
        asked = wire.NewTable(
            game,
            [wire.SeatChoice("me"), wire.SeatChoice("open"), *bots],
            order="hand",
            clock=clock or wire.ClockChoice(),
            rated=False,
        )
        self.id = self.tables.make("t", ANN, asked, seed.to_bytes(32, "big"), self.now)
        self.change(seating.join, person=BOB, asked=wire.Join())
        self.change(seating.start, person=ANN, asked=wire.Start(), now=self.now)

    def change(self, command: Any, **given: Any) -> Any:
        return self.tables.change(self.id, partial(command, **given)).answer

    def look(self, asked: Any, /, **given: Any) -> Any:
        return self.tables.look(self.id, partial(asked, **given))

    def seen(self, person: Person | None, after: int = 0) -> wire.Position:
        position: wire.Position = self.look(seen_by, person=None if person is None else person.id, after=after)
        return position

    def act(self, person: Person, action: dict[str, Any], tentative: bool = False, step: int = 0) -> wire.Accepted:
        self.requests += 1
        n = self.seen(person).n
        asked = wire.Act(n, action, f"request-{self.requests}", step=step, tentative=tentative)
        accepted: wire.Accepted = self.change(commands.act, person=person.id, asked=asked, now=self.now)
        return accepted

    def confirm(self, person: Person) -> wire.Accepted:
        self.requests += 1
        asked = wire.Confirm(self.seen(person).n, f"request-{self.requests}")
        accepted: wire.Accepted = self.change(commands.confirm, person=person.id, asked=asked, now=self.now)
        return accepted

    def undo(self, person: Person, to: int) -> wire.Accepted:
        self.requests += 1
        asked = wire.Undo(self.seen(person).n, to, f"request-{self.requests}")
        accepted: wire.Accepted = self.change(commands.undo, person=person.id, asked=asked, now=self.now)
        return accepted

    def let_bots_move(self) -> int:
        """All bots move until a person is to move. Says how often."""
        moves = 0
        while self.bot_moves():
            moves += 1
        return moves

    def bot_moves(self) -> bool:
        """One bot moves, if one is to move. Says whether."""
        task = self.look(thinking.bot_task, seed=self.seen(None).n, milliseconds=5.0)
        if task is None:
            return False
        assert self.change(commands.bot_acts, seat=task.seat, n=task.n, action=thinking.choose(task), now=self.now)
        return True

    def next_person(self) -> tuple[Person, Person]:
        """Who of the two is to move, once the bots have, and the other."""
        self.let_bots_move()
        return (ANN, BOB) if self.seen(ANN).prompt is not None else (BOB, ANN)

    def pass_seconds(self, seconds: float) -> bool:
        """Time passes; whatever is due strikes. Says whether anything was."""
        self.now += int(seconds * SECOND)
        return bool(self.change(commands.clock_strikes, stand_in="merchant", now=self.now))

    def play_on(self, most: int = 10_000) -> int:
        """Ann and Bob do the first thing that is allowed, in turn with the bots, until the game is over."""
        for turn in range(most):
            self.let_bots_move()
            waiting = [(person, seen) for person in (ANN, BOB) if (seen := self.seen(person)).prompt is not None]
            if not waiting:
                return turn
            person, seen = waiting[0]
            idle = games.find(seen.table.game).idle
            doing = [action for action in seen.legal if action["name"] not in idle] or seen.legal
            self.act(person, doing[turn % len(doing)])
        return most

    def seal_twice(self) -> bool:
        """Ann seals a choice and another one in its place, if she and Bob choose at once. Says whether."""
        self.let_bots_move()
        ann, bob = self.seen(ANN), self.seen(BOB)
        if ann.prompt is None or bob.prompt is None or len(ann.legal) < 2:
            return False
        self.act(ANN, ann.legal[0])
        return self.act(ANN, ann.legal[1]).entries == []

    def take_back(self) -> bool:
        """Ann proposes to take back what was done last, and Bob agrees. Says whether it was."""
        standing = self.seen(ANN).events[-1]["n"]
        self.undo(ANN, standing)
        return len(self.undo(BOB, standing).entries) == 1

    def run_out_of_time(self) -> int:
        """The clocks of all people who are waited for run out, a bot moves, and they come back. Says how many were away."""
        self.let_bots_move()
        self.pass_seconds(60)
        away = [person for person, seat in zip((ANN, BOB), self.seen(EVE).table.seats, strict=False) if seat.stand_in]
        self.bot_moves()
        for person in away:
            self.change(seating.come_back, person=person, now=self.now)
        return len(away)

    def messages(self, command: Any, lookers: list[Looker], **given: Any) -> dict[str | None, Any]:
        """What a change tells those who follow the table."""
        return self.tables.change(self.id, partial(command, **given), Audience(lookers)).messages


def whole_game(game: str) -> dict[str, Any]:
    """A whole game of Ann, Bob and bots, with a sealed choice that is changed where the game begins with one, something taken
    back, and a clock that runs out. What came of it."""
    table = OneTable(game, wire.ClockChoice("live", seconds=30, reserve=10))
    sealed = table.seal_twice()
    turns = table.play_on(3)
    table.let_bots_move()
    taken_back, away = table.take_back(), table.run_out_of_time()
    turns += table.play_on()
    result = table.seen(EVE).result
    record = table.look(records.finished_record, person=None)
    verdict = records.check(record.dump())
    assert result is not None
    return {
        "turns": turns,
        "sealed": sealed,
        "taken_back": taken_back,
        "away": away,
        "entries": len(record.entries),
        "scores": result.scores,
        "genuine": verdict.genuine,
    }


def hint_for(table: OneTable, person: Person) -> wire.Hint:
    task = table.look(thinking.hint_task, person=person.id, written=None, milliseconds=20.0)
    return hints.hint(task, thinking.consider(task))


def refusal_of(table: OneTable, person: Person, action: dict[str, Any]) -> TableError | None:
    try:
        table.act(person, action)
    except TableError as error:
        return error
    return None
