"""Who somebody is in this house: their record and rating in each game."""

from __future__ import annotations

from functools import partial

from litestar.params import FromPath

from ....table.shelf import game_named
from ...people import profiles, ratings, shapes
from . import TheHouse, route


@route("GET /api/people/{person:str}", "A person's record and rating in each game")
async def profile(person: FromPath[str], house: TheHouse) -> shapes.Profile:
    return await house.database.reading(partial(profiles.of_person, person=person))


@route("GET /api/bots/{level:str}", "The record and rating of a level of bots")
async def bot(level: FromPath[str], house: TheHouse) -> shapes.Profile:
    return await house.database.reading(partial(profiles.of_bot, level=level))


@route("GET /api/games/{name:str}/ratings", "The best players of a game, people and bots")
async def ranking(name: FromPath[str], house: TheHouse) -> shapes.Ranking:
    return shapes.Ranking(await house.database.reading(partial(ratings.best, game=game_named(name).name)))


HANDLERS = [profile, bot, ranking]
