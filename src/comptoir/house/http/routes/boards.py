"""Boards of one's own: checked, kept, shared by their link; and the boards of games and of tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from litestar.params import FromPath, JSONBody

from ....table import boards as any_boards
from ....table import wire
from ...house import House
from ...people import boards
from ...people.logins import new_id
from ...settings import Settings
from ...workers import thinker
from ...workers.pool import HELP
from ..security import address, person_id, visitor
from . import Asking, TableId, TheHouse, route

T = TypeVar("T")
BoardId = FromPath[str]
CHECKED: dict[str, Any] = {"limit": "help", "request_max_body_size": Settings.board_bytes}


@route("GET /api/games/{name:str}/board", "The board that a game comes with", sync_to_thread=False)
def built_in(name: FromPath[str]) -> wire.BoardData:
    return any_boards.built_in(name)


@route("GET /api/tables/{table_id:str}/board", "The board that a table is played on")
async def of_table(table_id: TableId, request: Asking, house: TheHouse) -> wire.BoardData:
    return await house.look(table_id, partial(any_boards.of_table, person=person_id(request)))


@route("GET /api/boards", "The boards I keep", 401)
async def mine(request: Asking, house: TheHouse) -> wire.Boards:
    asked = partial(boards.of_person, person=visitor(request).id, most=house.settings.kept_boards)
    return await house.database.reading(asked)


@route("GET /api/boards/{board:str}", "A board: mine, or a sound one by its link")
async def one(board: BoardId, request: Asking, house: TheHouse) -> wire.KeptBoard:
    return await house.database.reading(partial(boards.whole, board_id=board, looker=person_id(request)))


@route("POST /api/boards/check", "What is to be said of a board; nothing is kept", 403, 413, 503, answer=200, **CHECKED)
async def check(data: JSONBody[wire.CheckBoard], request: Asking, house: TheHouse) -> wire.BoardRemarks:
    return await _worked_out(house, request, partial(thinker.check_board, data.game, data.board))


@route("POST /api/boards/make", "A random board by a seed; nothing is kept", 403, 413, 503, answer=200, **CHECKED)
async def make(data: JSONBody[wire.MakeBoard], request: Asking, house: TheHouse) -> wire.BoardData:
    return await _worked_out(house, request, partial(thinker.make_board, data))


@route("POST /api/boards/trial", "Some games of bots on a board: how it plays", 403, 413, 503, answer=200, **CHECKED)
async def trial(data: JSONBody[wire.TryBoard], request: Asking, house: TheHouse) -> wire.BoardTrial:
    """A slice of 40 games; asked again with what came of it, the next slice. Nothing is kept."""
    return await _worked_out(house, request, partial(thinker.try_board, data, house.settings.review_milliseconds))


@route("POST /api/boards", "Keep a board", 401, 403, 409, 413, 503, **CHECKED)
async def keep(data: JSONBody[wire.NewBoard], request: Asking, house: TheHouse) -> wire.SavedBoard:
    """It is checked first. One with grave faults is kept for me alone; what is no board at all is not kept."""
    person = visitor(request)
    board, said = await _worked_out(
        house, request, partial(thinker.read_board, new_id(), person.id, data.game, data, house.now())
    )
    await house.database.writing(partial(boards.add, board=board, most=house.settings.kept_boards))
    return board.saved(person.name, said)


@route("PUT /api/boards/{board:str}", "Change a board of mine; tables keep theirs", 401, 403, 413, 503, **CHECKED)
async def change(board: BoardId, data: JSONBody[wire.ChangeBoard], request: Asking, house: TheHouse) -> wire.SavedBoard:
    person = visitor(request)
    game = await house.database.reading(partial(boards.game_of, board_id=board, person=person.id))
    changed, said = await _worked_out(house, request, partial(thinker.read_board, board, person.id, game, data, house.now()))
    await house.database.writing(partial(boards.change, board=changed))
    return changed.saved(person.name, said)


@route("DELETE /api/boards/{board:str}", "Take away a board of mine; tables keep theirs", 401, 403)
async def take_away(board: BoardId, request: Asking, house: TheHouse) -> None:
    await house.database.writing(partial(boards.take_away, board_id=board, person=visitor(request).id))


async def _worked_out(house: House, request: Asking, work: Callable[..., T]) -> T:
    """What a worker says of a board, in the turn of who asks."""
    seconds = house.settings.record_seconds
    return await house.pool.do(HELP, person_id(request) or address(request), partial(work, seconds=seconds), seconds)


HANDLERS = [built_in, of_table, mine, one, check, make, trial, keep, change, take_away]
