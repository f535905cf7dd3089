"""Every game at its smallest and at its fullest table."""

from __future__ import annotations

import pytest

from comptoir import games

TABLES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name in games.names()
    for seats in (games.find(name).least_seats, games.find(name).most_seats)
]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
every_game = pytest.mark.parametrize("name", games.names())
