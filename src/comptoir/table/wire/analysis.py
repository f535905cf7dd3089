"""The analysis board: what somebody tries from a moment of a finished game, and what the search thinks of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .basics import Number, SeatLetter
from .playing import Reason
from .tables import Position

MOST_MOVES = 80  # in a line
WORLDS = 8  # that may be looked at
Meant = Annotated[dict[str, int | str], Meta(max_length=8)] | Annotated[str, Meta(max_length=80)]


class LineMove(Struct, forbid_unknown_fields=True):
    """An action that is tried, as an object or as a person types it (`stall 2 c4`), and whose it is."""

    seat: SeatLetter
    action: Meant


class Analyse(Struct, forbid_unknown_fields=True):
    """The moment after entry `n` of a finished game, with what I try from there.

    `eyes`: as this seat saw it; or `all`, everything open, with the luck that was sealed. A seat goes on in a world that it
    could believe in: `world` says which, `unveiled` shows all of it. `acts`: for whom I choose next, where several may.
    `after`: the entry from which on I want to see how the view changed.
    """

    n: Number
    eyes: Annotated[str, Meta(pattern="^([A-F]|all)$")]
    line: Annotated[list[LineMove], Meta(max_length=MOST_MOVES)] = []
    world: Annotated[int, Meta(ge=0, lt=WORLDS)] = 0
    unveiled: bool = False
    acts: SeatLetter | None = None
    after: Number = 0


class LineShown(Struct):
    seat: str
    action: dict[str, Any]


class Analysed(Struct):
    """The board after that line. The position is told to whom I choose for (`acts`; none when the game is over), and shows what
    the eyes see and what that seat holds.

    `imagined`: not all of it was so; it is a world that the seat could believe in.
    """

    position: Position
    line: list[LineShown]
    acts: str | None
    imagined: bool
    moments: int  # entries of the game
    worlds: int
    most: int  # moves in a line


class Weigh(Analyse):
    """What does the search think of the choices there? It imagines so many games; one more choice is weighed in any case."""

    games: Literal[120, 480, 1920] = 120
    watched: Meant | None = None


class Weighing(Struct):
    """A choice: the chance to win by it and how far that may be off (a standard error), how many games it was tried in, and,
    where choices are secret, how often it should be drawn."""

    action: dict[str, Any]
    chance: float
    error: float
    games: int
    share: float


class Weighed(Struct):
    """What the search thinks, by what the seat to act can know: the best choice first. `even` is one in as many as play;
    `chances`: they were measured for this game and table size, otherwise numbers are leads, from 0 to 1."""

    seat: str
    games: int
    even: float
    chances: bool
    mixed: bool
    choices: list[Weighing]
    reason: Reason | None


class PlayOn(Analyse, kw_only=True):
    """Go on from there at a table of mine: I take that seat, bots of that level the others."""

    seat: SeatLetter
    level: Annotated[str, Meta(max_length=32)] | None = None
