"""Every game at its smallest and at its fullest table, and one that leaves nothing to chance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.chance import Chance, Imagined
from comptoir.kernel.contract import Game, OptionValue
from comptoir.kernel.events import Tell

TABLES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name in games.names()
    for seats in (games.find(name).least_seats, games.find(name).most_seats)
]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
every_game = pytest.mark.parametrize("name", games.names())


def one_deal() -> Game[Any]:
    """Pfusch in a town that is always the same, so that nothing is left to chance."""
    game = games.find("pfusch")

    def new(options: Mapping[str, OptionValue], seats: int, chance: Chance, tell: Tell | None) -> Any:
        return game.new(options, seats, Imagined(1), tell)

    return replace(game, new=new)
