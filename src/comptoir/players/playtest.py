"""How a board plays: games of merchants on it, one after another, and what they tell. Somebody who draws boards wants to know.

A host plays as many at a time as it likes (`go_on`) and gives the tally back the next time: the same games, in whatever slices.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from ..kernel.chance import derived_seed
from ..kernel.contract import Game
from ..kernel.match import Match
from ..kernel.sheet import COUNTED
from ..kernel.visibility import ALL
from . import play_match, player

GAMES: Final = 40
LEVEL: Final = "merchant"
FEW: Final = 16  # games by which boards are compared
MOST_MADE: Final = 20  # boards that are compared


@dataclass
class Tally:
    """What some games on a board came to."""

    seats: int
    lengths: list[int] = field(default_factory=list)  # entries of each game
    wins: list[float] = field(default_factory=list)  # by place in the order of play; a shared victory counts in parts
    ends: dict[str, int] = field(default_factory=dict)  # games by the rule that ended them
    points: dict[str, int] = field(default_factory=dict)  # of all seats in all games, by the rows of the score sheet
    uses: dict[str, dict[str, int]] = field(default_factory=dict)  # how often what is on the board was used

    @property
    def games(self) -> int:
        return len(self.lengths)


def usual_seats(game: Game[Any]) -> int:
    return (game.least_seats + game.most_seats + 1) // 2


def begin(game: Game[Any], seats: int | None = None) -> Tally:
    seats = usual_seats(game) if seats is None else seats
    game.check_seats(seats)
    return Tally(seats, wins=[0.0] * seats, uses={kind: {} for kind in parts_of(game)})


def go_on(game: Game[Any], tally: Tally, wanted: int, enough: Callable[[], bool]) -> None:
    """Play the next games, until there are as many as wanted or the host says that it is enough; at least one."""
    while tally.games < wanted:
        count(game, tally, play(game, tally.seats, tally.games))
        if enough():
            return


def play(game: Game[Any], seats: int, number: int) -> Match[Any]:
    """One game; everything in it follows from its number."""
    match = Match(game, seats, {}, derived_seed("playtest", game.name, seats, number))
    play_match(match, [player(LEVEL, game, number * 7 + seat) for seat in range(seats)])
    return match


def count(game: Game[Any], tally: Tally, match: Match[Any]) -> None:
    tally.lengths.append(len(match.record.entries))
    first = next(entry.seat for entry in match.record.entries if entry.seat is not None)
    for seat in match.winners:
        tally.wins[(seat - first) % tally.seats] += 1 / len(match.winners)
    sheet = match.sheet(ALL)
    for row in sheet.rows:
        if row.role == COUNTED:
            tally.points[row.key] = tally.points.get(row.key, 0) + sum(amount or 0 for amount in row.amounts)
    for told in match.log(ALL):
        if told["event"] == "game_ended":
            tally.ends[str(told["rule"])] = tally.ends.get(str(told["rule"]), 0) + 1
        for kind, word in game.board.uses(told) if game.board else ():
            used = tally.uses.setdefault(kind, {})
            used[word] = used.get(word, 0) + 1


def uneven(game: Game[Any], tally: Tally) -> float:
    """How far a board is from one on which every place in the order of play wins as often and everything is used: 0 is best."""
    never = [len(never_used(game, tally)[kind]) / len(words) for kind, words in parts_of(game).items()]
    return (max(tally.wins) - min(tally.wins)) / tally.games + sum(never) / max(1, len(never))


def most_even(game: Game[Any], seed: int, tried: int, count: int = FEW) -> dict[str, Any]:
    """Of some random boards the one that plays most evenly."""
    assert game.board is not None
    made = [game.board.make(seed * MOST_MADE + at) for at in range(tried)]

    def unevenness(data: dict[str, Any]) -> float:
        assert game.board is not None
        on = game.board.on(data)
        tally = begin(on)
        go_on(on, tally, count, lambda: False)
        return uneven(on, tally)

    return min(made, key=unevenness)


def parts_of(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    return dict(game.board.parts) if game.board else {}


def never_used(game: Game[Any], tally: Tally) -> dict[str, list[str]]:
    """What nobody used in all these games, by its kind."""
    return {kind: [word for word in words if word not in tally.uses.get(kind, {})] for kind, words in parts_of(game).items()}
