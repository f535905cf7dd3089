"""What a table is: who sits where, how the game stands, what the clocks say. Plain values that any host can keep.

Times are milliseconds since 1970.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct

from ..kernel.record import Entry
from . import wire

# The status of a table.
OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CLOSED: Final = "closed"

# Who sits at a seat.
NOBODY_THERE: Final = "open"
A_PERSON: Final = "person"
ON_SCREEN: Final = "screen"  # a guest at the screen of the person the seat belongs to
A_BOT: Final = "bot"

# Who wrote an entry.
BY_HOUSE, BY_PERSON, BY_BOT, BY_CLOCK = "house", "person", "bot", "clock"

# What a table may grow to, so that nothing anybody does with it takes long. The longest games we saw, six beginners at
# Weinhändler, have under 4,000 entries; nothing is taken back so late that the game could not be played to its end.
MOST_ENTRIES: Final = 5000
MOST_UNDOS: Final = 100
MOST_STEPS: Final = 100  # tentative ones
LAST_UNDO: Final = 1000  # the number of the next entry from which on nothing is taken back


class Board(NamedTuple):
    """A board that was chosen for a table: what it is called, and its data as it is written."""

    name: str
    data: str

    @property
    def told(self) -> dict[str, str]:
        return {"sha256": hashlib.sha256(self.data.encode()).hexdigest(), "name": self.name}


class Person(Struct, frozen=True):
    """Somebody at a table or near it."""

    id: str
    name: str


class Table(Struct):
    """A table."""

    id: str
    game: str
    revision: int
    options: dict[str, Any]
    size: int  # how many seats
    status: wire.Status
    host: str  # the person who set it up
    public: bool
    seat_order: wire.SeatOrder
    clock: dict[str, Any]  # a `wire.ClockChoice`
    created: int
    started: int | None = None
    finished: int | None = None
    invitation: int = 1  # raised to revoke every link given out so far
    n: int = 0  # the number of the next entry
    calling: bool = False  # the game is about to begin: seats and pledges are fixed, words are called for
    waiting: list[int] = []  # the seats waited for
    bots_waiting: bool = False
    alarm: int | None = None  # when a clock has to be looked at next
    timer_since: int | None = None  # since when the game's own clock runs (Pfusch's two minutes)
    undo: dict[str, Any] | None = None  # a proposal to take something back
    players: list[str] | None = None  # names by seat, as they stand in the record
    seed_sha256: str | None = None  # the seal: known to all as soon as the table is set up
    result: dict[str, Any] | None = None
    rematch: str | None = None  # the table at which the same people play again
    motion: dict[str, Any] | None = None  # what somebody would like the people at the table to agree to
    paused: int | None = None  # since when the game stands still, by consent
    moved: int | None = None  # when the last entry was made
    notes: list[dict[str, Any]] = []  # who left, was removed, came back: what the record does not tell
    unrated: bool = False  # so agreed when it was set up
    hints: bool = True  # whether people may ask for hints: agreed when it was set up
    rated: bool = True  # False also if nobody is there to be compared with
    brought: bool = False  # played elsewhere: its record was brought here
    board: dict[str, str] | None = None  # not the game's own: a `wire.TableBoard`; its data is kept beside

    @property
    def proposal(self) -> dict[str, Any] | None:
        """The proposal to take something back, if nothing was played since; it may have been refused."""
        return self.undo if self.undo is not None and self.undo["n"] == self.n else None

    @property
    def full(self) -> bool:
        """Whether it has as many entries as a table may have: then nobody plays on."""
        return self.n >= MOST_ENTRIES


class Seat(Struct):
    """A seat at a table."""

    table_id: str
    seat: int
    kind: wire.Sitter = NOBODY_THERE
    person: str | None = None
    name: str = ""
    level: str | None = None  # of a bot
    stand_in: str | None = None  # the level of the bot that plays for a person whose time was up
    at_once: bool = False  # steps are not tentative
    handed: bool = False  # the shared screen was handed to this seat
    draft: dict[str, Any] | None = None  # steps of a turn that is not confirmed, or a changed sealed choice
    waiting_since: int | None = None
    reserve: int = 0
    warned: bool = False
    vacation: int = 0  # milliseconds left, by days
    vacation_since: int | None = None
    player: str | None = None  # whose record the game counts for, from its beginning
    helped: bool = False  # had a hint, or took something back from bots: the game can only lower this player's rating
    pledge: str | None = None  # the hash of the words with which the person will add to the seed
    words: str | None = None  # the words, once the game begins

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here now, if one does."""
        return self.level if self.kind == A_BOT else self.stand_in

    @property
    def human(self) -> bool:
        return self.kind in (A_PERSON, ON_SCREEN)


class NewEntry(NamedTuple):
    """An entry that a command made, with who wrote it, by which request, and when."""

    entry: Entry
    played_by: str
    request: str | None
    at: int


def person_player(person: str) -> str:
    """A person as a player whose games are counted."""
    return f"person:{person}"


def bot_player(level: str) -> str:
    return f"bot:{level}"


def gone_player(seat: int) -> str:
    """Somebody who is not known any more: the others of the game are still compared with them."""
    return f"gone:{seat}"


def is_fair(table: Table, seats: Sequence[Seat]) -> bool:
    """Whether people are compared with each other here: then nobody gets a hint, and nothing is taken back."""
    return table.rated and len({seat.player for seat in seats if seat.player and not seat.player.startswith("bot:")}) > 1


def player_of(seat: Seat) -> str | None:
    """Whose record a game that begins now is for at this seat. A guest on somebody's screen has none."""
    if seat.kind == A_PERSON and seat.person is not None:
        return person_player(seat.person)
    return bot_player(seat.level) if seat.kind == A_BOT and seat.level is not None else None
