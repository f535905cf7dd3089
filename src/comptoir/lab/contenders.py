"""Who plays in an arena: players by name, each with a budget if it thinks: `greedy,search:400,my_bots:Sharp:50ms`."""

from __future__ import annotations

from typing import Any

from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..players import Thinker, parse_budget, player, without_budget


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
