"""The shelf: which games there are, and what a client has to know to show them."""

from __future__ import annotations

from litestar.params import FromPath, FromQuery

from ....table import shelf, wire
from . import route


@route("GET /api/games", "All games")
async def boxes() -> list[wire.GameInfo]:
    return shelf.boxes()


@route("GET /api/games/{name:str}", "One game: its options, actions, events and the shape of a view")
async def box(name: FromPath[str], revision: FromQuery[int | None] = None) -> wire.GameDetails:
    """By the newest rules, or by those that an older table is played by."""
    return shelf.box(name, revision)


HANDLERS = [boxes, box]
