"""Boards that people keep: lists of them, one with its data, what the checker says."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .basics import Milliseconds

BoardName = Annotated[str, Meta(min_length=1, max_length=60, description="what its maker calls it")]
GameName = Annotated[str, Meta(max_length=32)]
Data = Annotated[dict[str, Any], Meta(description="a board as JSON: docs/boards.md")]


class CheckBoard(Struct, forbid_unknown_fields=True):
    game: GameName
    board: Data


class ChangeBoard(Struct, forbid_unknown_fields=True):
    name: BoardName
    board: Data


class MakeBoard(Struct, forbid_unknown_fields=True):
    game: GameName
    seed: Annotated[int, Meta(ge=0, le=1_000_000_000, description="the same seed makes the same board")]


class BoardTally(Struct, forbid_unknown_fields=True):
    """What games of bots on a board came to: entries of each, wins by place in the order of play, games by the rule that ended
    them, points by the rows of the score sheet, and how often what is on the board was used."""

    seats: int
    lengths: Annotated[list[int], Meta(max_length=40)]
    wins: Annotated[list[float], Meta(max_length=6)]
    ends: dict[str, int]
    points: dict[str, int]
    uses: dict[str, dict[str, int]]


class TryBoard(CheckBoard):
    """Some more games on a board, up to so many `games`: `so_far` is what came of those before, none at first."""

    seats: int | None = None
    games: Annotated[int, Meta(ge=1, le=40)] = 40
    so_far: BoardTally | None = None


class BoardTrial(Struct):
    """How a board plays so far. It is `done` when as many games as `wanted` are over; what was `never` used, by its kind; how
    `uneven` it is: by that boards are compared, and 0 is best."""

    tally: BoardTally
    wanted: int
    done: bool
    never: dict[str, list[str]]
    uneven: float


class NewBoard(ChangeBoard):
    game: GameName


class BoardRemark(Struct):
    """What the checker says of a board: the key of a sentence, `board-WORD`, and what is said in it; `where` in the data, the
    `rule` behind it if there is one. What is `grave` has to be mended before anybody can play there; the rest is advice."""

    word: str
    given: dict[str, int | str]
    where: list[int | str]
    rule: str
    grave: bool


class BoardRemarks(Struct):
    remarks: list[BoardRemark]


class BoardInfo(Struct):
    """A board as it stands in a list. Only a `sound` one can be played on, and seen by others who have its link."""

    id: str
    game: str
    name: str
    maker: str  # the name of who keeps it
    mine: bool
    sound: bool
    changed: Milliseconds


class Boards(Struct):
    boards: list[BoardInfo]
    most: int  # that one person keeps


class KeptBoard(BoardInfo):
    board: Data


class SavedBoard(BoardInfo):
    """A board that was kept just now, and what the checker says of it."""

    remarks: list[BoardRemark]


class BoardData(Struct):
    """A board with what a client needs to draw it: the tables of the box as they are on it, and what the things on it are
    called, by language and key (`place-erfurt`); no names for the game's own, which its texts have."""

    board: Data
    box: dict[str, Any]
    names: dict[str, dict[str, str]]
