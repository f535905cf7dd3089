"""Who plays in an arena: a player by name, and how long it may think: `search`, `search:400` (iterations), `search:50ms`."""

from __future__ import annotations

import re
from typing import Any

from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..players import PLAYERS, Player, player

BUDGET = re.compile(r"(?P<iterations>[1-9]\d*)|(?P<milliseconds>[1-9]\d*(?:\.\d+)?)ms")


def parse_budget(written: str) -> dict[str, float]:
    """`400` as iterations, `50ms` as milliseconds: what a player that thinks is made with."""
    read = BUDGET.fullmatch(written)
    if read is None:
        raise UnknownName(f"a budget is a number of iterations or of milliseconds, as 400 or 50ms, not {written!r}")
    if read["iterations"]:
        return {"iterations": int(read["iterations"])}
    return {"milliseconds": float(read["milliseconds"])}


def make(contender: str, game: Game[Any], seed: int) -> Player:
    """A contender at a seat."""
    name, _, budget = contender.partition(":")
    if ":" not in contender:
        return player(name, game, seed)
    thinking: Any = PLAYERS.get(name)
    if thinking is None:
        return player(name, game, seed)  # which says that there is none
    try:
        made: Player = thinking(game, seed, **parse_budget(budget))
    except TypeError:
        raise UnknownName(f"{name} takes no budget: it does not think longer or shorter") from None
    return made


def thinks(name: str, game: Game[Any], budget: str) -> bool:
    """Whether a player can be given this budget."""
    parse_budget(budget)
    player(name, game, 0)
    try:
        make(f"{name}:{budget}", game, 0)
    except UnknownName:
        return False
    return True


def contenders(written: str, game: Game[Any], budget: str | None) -> list[str]:
    """`greedy,search:50ms`, each with the common budget unless it has its own or does not think."""
    found: list[str] = []
    for one in written.split(","):
        make(one, game, 0)
        named = f"{one}:{budget}" if budget and ":" not in one and thinks(one, game, budget) else one
        if named in found:
            raise UnknownName(f"{named} is named twice; the last contender fills the seats left by itself")
        found.append(named)
    return found
