"""The arena: bots against each other on the same deals. A deal is played in every seating order before the next one is dealt.

All that happens in a game follows from the setting, the deal and the order (but for players bounded by time), so a game can be
played anywhere and at any time: here, in other processes, on a cluster.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from time import thread_time
from typing import Any

from .. import games
from ..kernel.build import compiled
from ..kernel.chance import derived_seed
from ..kernel.contract import Game, OptionValue
from ..kernel.errors import UnknownName
from ..kernel.match import Match
from ..kernel.visibility import View
from ..players import AnyPlayer, Player, play_match, player
from ..players.search import Search

Order = tuple[str, ...]
Job = tuple[int, Order]

MOST_ORDERS = 6  # all distinct orders up to here, else the rotations


@dataclass(frozen=True)
class Setting:
    """What all games of an arena have in common."""

    game: str
    revision: int
    seats: int
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    board: str | None = None  # another board's data as JSON

    def to_json(self) -> dict[str, object]:
        return {
            "arena": 1,
            "game": self.game,
            "revision": self.revision,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "board": self.board and json.loads(self.board),
        }


def setting_of(game: Game[Any], seats: int, seed: int, options: Mapping[str, object]) -> Setting:
    game.check_seats(seats)
    return Setting(game.name, game.revision, seats, seed, game.parse_options(options), games.board_text(game))


# ---- who sits where ----


def line_ups(players: Sequence[str], seats: int) -> list[Order]:
    """Who meets whom: all at one table, the last one filling the seats left; or, if they are too many, every choice of them."""
    if len(players) < 2:
        raise UnknownName("an arena needs two players or more")
    if len(players) > seats:
        return list(combinations(players, seats))
    return [(*players, *[players[-1]] * (seats - len(players)))]


def orders(line_up: Order) -> list[Order]:
    """Every distinct seating order if they are few, else the rotations: each player sits at each seat equally often."""
    distinct = [line_up[at:] + line_up[:at] for at in range(len(line_up))]
    found: set[Order] = set()
    for order in permutations(line_up):
        found.add(order)
        if len(found) > MOST_ORDERS:
            return list(dict.fromkeys(distinct))
    return sorted(found)


@dataclass(frozen=True)
class Plan:
    """The games to be played: so many deals, each in every order of every line-up."""

    setting: Setting
    players: tuple[str, ...]
    deals: int

    @property
    def line_ups(self) -> list[Order]:
        return line_ups(self.players, self.setting.seats)

    def jobs(self) -> Iterator[Job]:
        tables = [order for line_up in self.line_ups for order in orders(line_up)]
        for deal in range(self.deals):
            for order in tables:
                yield deal, order


def plan_for(setting: Setting, players: Sequence[str], count: int) -> Plan:
    """At least so many games for each line-up, in whole deals."""
    most = max(len(orders(line_up)) for line_up in line_ups(players, setting.seats))
    return Plan(setting, tuple(players), -(-count // most))


# ---- one game ----


@dataclass(frozen=True)
class Played:
    """One game that was played: the winners, the scores, and the processor time each seat thought, on which build."""

    deal: int
    order: Order
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    build: str = "plain"

    @property
    def job(self) -> Job:
        return self.deal, self.order

    def to_json(self) -> dict[str, object]:
        return {
            "deal": self.deal,
            "order": list(self.order),
            "winners": list(self.winners),
            "scores": list(self.scores),
            "moves": list(self.moves),
            "seconds": list(self.seconds),
            "build": self.build,
        }

    @classmethod
    def from_json(cls, read: Mapping[str, Any]) -> Played:
        return cls(
            int(read["deal"]),
            tuple(read["order"]),
            tuple(read["winners"]),
            tuple(read["scores"]),
            tuple(read["moves"]),
            tuple(read["seconds"]),
            str(read["build"]),
        )


def play_job(setting: Setting, job: Job, own: Mapping[str, AnyPlayer] | None = None) -> Played:
    """Play one game. The deal has the same sealed seed for every order and every line-up. `own`: players in hand, by name."""
    deal, order = job
    game = games.on_board(setting.game, setting.revision, setting.board)
    seed = derived_seed("arena", setting.game, setting.seats, setting.seed, deal)
    match = Match(game, setting.seats, setting.options, seed, order)
    known = own or {}
    seated = []
    for seat, name in enumerate(order):
        bot = player(known.get(name, name), game, bot_seed(setting.seed, deal, order, seat))
        if isinstance(bot, Search):
            bot.clock = thread_time  # what else the machine does takes nothing of anybody's time to think
        seated.append(Timed(bot))
    play_match(match, seated)
    # Rounded as it is kept, so that a game read back says the same.
    moves, seconds = zip(*((one.moves, round(one.seconds, 4)) for one in seated), strict=True)
    build = "compiled" if compiled() else "plain"
    return Played(deal, order, tuple(match.winners), tuple(match.scores), moves, seconds, build)


class Timed:
    """A player whose moves are counted, and the processor time it takes for them."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.moves = 0
        self.seconds = 0.0

    def choose(self, view: View, actions: list[int]) -> int:
        begun = thread_time()
        action = self.player.choose(view, actions)
        self.seconds += thread_time() - begun
        self.moves += 1
        return action


def bot_seed(seed: int, deal: int, order: Order, seat: int) -> int:
    return int.from_bytes(derived_seed("bot", seed, deal, *order, seat)[:7], "big")
