"""Who somebody is in this house: their record and rating in each game, and the games themselves.

To look through all games of somebody takes a tenth of a second of the processor where there are a thousand: that is counted as
help is, not as reading.
"""

from __future__ import annotations

from functools import partial
from typing import Literal

from litestar.params import FromPath, FromQuery

from ....table import wire
from ....table.shelf import game_named
from ...people import games, profiles, ratings, shapes
from ..security import person_id, visitor
from . import Asking, GameName, OpponentKey, PageNumber, TheHouse, route

Outcome = Literal["won", "lost"]


@route("GET /api/people/{person:str}", "A person's record and rating in each game")
async def profile(person: FromPath[str], house: TheHouse) -> shapes.Profile:
    return await house.database.reading(partial(profiles.of_person, person=person))


@route("GET /api/people/{person:str}/games", "Finished games of a person: public ones, and ours; a page", limit="help")
async def games_of(
    person: FromPath[str], request: Asking, house: TheHouse, game: GameName = None, page: PageNumber = 1
) -> wire.PlayedGames:
    asked = partial(games.of_other, person=person, looker=person_id(request), game=game, page=page)
    await profile.fn(person, house)  # nobody has games who is not here
    return await house.database.reading(asked)


@route("GET /api/me/games", "My finished games by game, opponent (`person:ID`, `bot:LEVEL`), result; a page", 401, limit="help")
async def my_games(
    request: Asking,
    house: TheHouse,
    game: GameName = None,
    opponent: OpponentKey = None,
    result: FromQuery[Outcome | None] = None,
    page: PageNumber = 1,
) -> wire.PlayedGames:
    asked = partial(games.mine, person=visitor(request).id, game=game, opponent=opponent, result=result, page=page)
    return await house.database.reading(asked)


@route("GET /api/me/statistics", "My finished games, counted by game, seats and level of bots", 401, limit="help")
async def my_statistics(request: Asking, house: TheHouse) -> wire.Statistics:
    return await house.database.reading(partial(games.counted, person=visitor(request).id))


@route("GET /api/bots/{level:str}", "The record and rating of a level of bots")
async def bot(level: FromPath[str], house: TheHouse) -> shapes.Profile:
    return await house.database.reading(partial(profiles.of_bot, level=level))


@route("GET /api/games/{name:str}/ratings", "The players of a game, people and bots, the best first; a page", limit="help")
async def ranking(name: FromPath[str], request: Asking, house: TheHouse, page: PageNumber = 1) -> shapes.Ranking:
    asked = partial(ratings.ranking, game=game_named(name).name, page=page, person=person_id(request))
    return await house.database.reading(asked)


HANDLERS = [profile, games_of, my_games, my_statistics, bot, ranking]
