"""Games that are over: a person's list of them, and what can be counted in it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .basics import Milliseconds

PlayerKind = Literal["person", "bot", "guest"]


class PlayedSeat(Struct):
    """Who began the game here, as the record names them, and what came of it. `player`: the id of a person, or a bot's level; a
    guest of somebody's screen, and who is not known any more, has none."""

    seat: str
    name: str
    kind: PlayerKind
    player: str | None
    mine: bool
    score: int
    place: int  # equals share one


class PlayedGame(Struct):
    """`brought`: it was played elsewhere, and its record kept here; `reviewed`: its review is done."""

    id: str
    game: str
    finished: Milliseconds
    seats: list[PlayedSeat]
    rated: bool
    brought: bool
    reviewed: bool


class Opponent(Struct):
    """`key`: what the list is asked for by, `person:ID` or `bot:LEVEL`."""

    key: str
    name: str
    games: int


class PlayedGames(Struct):
    """A page of games, the newest first, of all `total` that fit what was asked. Of everybody the newest `most` are looked at.

    `choices` and `opponents`: the games and whom one played with, most often first, to ask for.
    """

    games: list[PlayedGame]
    page: int
    pages: int
    total: int
    most: int
    choices: list[str]
    opponents: list[Opponent]


class Share(Struct):
    """Games of a kind: with so many seats, or against bots of a level (`people`: against people)."""

    kind: str
    played: int
    won: int
    mean_place: float


class Cost(Struct):
    """What somebody's own decisions cost in a game, of their chance to win."""

    table: str
    at: Milliseconds
    cost: float


class BestGame(Struct):
    table: str
    score: int


class GameStatistics(Struct):
    """`streak`: the most games won on end. `costs`: of the newest games that were reviewed, the oldest first; `unreviewed`: a
    few of the newest that were not."""

    game: str
    played: int
    won: int
    mean_place: float
    best: BestGame
    streak: int
    by_seats: list[Share]
    by_level: list[Share]
    costs: list[Cost]
    unreviewed: list[str]


class Statistics(Struct):
    """Of the newest `most` games."""

    games: list[GameStatistics]
    most: int
