"""Who plays in an arena: by name, each with a budget if it thinks (`greedy,search:400,my_bots:Sharp:50ms`), or in hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .. import games as shelf
from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..players import AnyPlayer, Thinker, parse_budget, player, without_budget
from .arena import plan_for, play_job, setting_of
from .ratings import Standing, standings


def contenders(written: str, game: Game[Any], budget: str | None) -> list[str]:
    """`greedy,search:50ms`, each with the common budget unless it has its own or does not think."""
    if budget:
        parse_budget(budget)  # refuses what is none
    found: list[str] = []
    for one in written.split(","):
        thinks = isinstance(player(one, game, 0), Thinker)
        named = f"{one}:{budget}" if budget and without_budget(one)[1] is None and thinks else one
        if named in found:
            raise UnknownName(f"{named} is named twice; the last contender fills the seats left by itself")
        found.append(named)
    return found


def compare(
    game: str,
    players: Mapping[str, AnyPlayer],
    games: int = 100,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
) -> list[Standing]:
    """An arena in a program: at least so many games between players by any name, each a name of ours, a class, a function that
    makes one or a player itself. The last fills the seats left; every deal is played in every order; the best comes first."""
    found = shelf.find(game)
    setting = setting_of(found, found.least_seats if seats is None else seats, seed, options or {})
    plan = plan_for(setting, list(players), games)
    return standings([play_job(setting, job, players) for job in plan.jobs()], found.lowest_wins)
