"""Puzzles: the series of a game, today's, one as its seat sees it, and what is said to an attempt."""

from __future__ import annotations

import asyncio
from functools import partial

from litestar.params import FromPath, JSONBody

from ....table import puzzles, wire
from ...people.puzzles import attempts_of, keep
from ..security import visitor
from . import Asking, TheHouse, route


@route("GET /api/puzzles/today", "Today's puzzles (UTC), the same for everybody", sync_to_thread=True)
def today(house: TheHouse) -> wire.TodaysPuzzles:
    return puzzles.today(house.now())


@route("GET /api/games/{name:str}/puzzles", "The puzzles of a game, the easiest first", sync_to_thread=True)
def series(name: FromPath[str]) -> wire.PuzzleSeries:
    return puzzles.series(name)


@route("GET /api/games/{name:str}/puzzles/{puzzle:str}", "A puzzle as its seat sees it", sync_to_thread=True)
def posed(name: FromPath[str], puzzle: FromPath[str]) -> wire.Posed:
    return puzzles.posed(name, puzzle)


@route(
    "POST /api/games/{name:str}/puzzles/{puzzle:str}", "My answer to a puzzle: the first one counts", 401, 403, 409, 413, 422,
    answer=200,
)  # fmt: skip
async def attempt(
    name: FromPath[str], puzzle: FromPath[str], data: JSONBody[wire.PuzzleAnswer], request: Asking, house: TheHouse
) -> wire.Solution:
    person = visitor(request).id
    solution = await asyncio.to_thread(puzzles.judged, name, puzzle, data, house.now())
    solution.counts = await house.database.writing(partial(keep, person=person, made=solution.counts))
    return solution


@route("GET /api/me/puzzles", "The puzzles I have tried", 401)
async def mine(request: Asking, house: TheHouse) -> wire.Attempts:
    return await house.database.reading(partial(attempts_of, person=visitor(request).id))


HANDLERS = [today, series, posed, attempt, mine]
