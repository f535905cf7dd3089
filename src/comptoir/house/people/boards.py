"""Boards that people keep. One that a table was set up with stays what it was there, whatever becomes of this one."""

from __future__ import annotations

from msgspec import structs
from sqlalchemy import Connection, delete, func, insert, select, update

from ...table import wire
from ...table.boards import Kept, no_board
from ...table.errors import Conflict
from ..store.schema import boards, persons

LISTED = [column for column in boards.c if column.name != "data"]


def of_person(connection: Connection, person: str, most: int) -> wire.Boards:
    """What somebody keeps, what was changed last first."""
    wanted = select(*LISTED).where(boards.c.person == person).order_by(boards.c.changed.desc(), boards.c.id)
    name = str(connection.execute(select(persons.c.name).where(persons.c.id == person)).scalar_one())
    found = [Kept(**row, data="") for row in connection.execute(wanted).mappings()]
    return wire.Boards([one.info(name, person) for one in found], most)


def find(connection: Connection, board_id: str) -> tuple[Kept, str]:
    """A board, whoever keeps it, and their name."""
    wanted = select(boards, persons.c.name.label("maker")).join(persons, persons.c.id == boards.c.person)
    row = connection.execute(wanted.where(boards.c.id == board_id)).mappings().first()
    if row is None:
        raise no_board()
    values = dict(row)
    maker = values.pop("maker")
    return Kept(**values), maker


def whole(connection: Connection, board_id: str, looker: str | None) -> wire.KeptBoard:
    found, maker = find(connection, board_id)
    return found.whole(maker, looker)


def add(connection: Connection, board: Kept, most: int) -> None:
    many = connection.execute(select(func.count()).select_from(boards).where(boards.c.person == board.person)).scalar_one()
    if many >= most:
        raise Conflict(f"you keep {most} boards: take one away first", error="too_many_boards", most=most)
    connection.execute(insert(boards).values(structs.asdict(board)))


def game_of(connection: Connection, board_id: str, person: str) -> str:
    """Of which game a board of this person's is."""
    its = (boards.c.id == board_id) & (boards.c.person == person)
    game = connection.execute(select(boards.c.game).where(its)).scalar_one_or_none()
    if game is None:
        raise no_board()
    return str(game)


def change(connection: Connection, board: Kept) -> None:
    its = (boards.c.id == board.id) & (boards.c.person == board.person)
    if connection.execute(update(boards).where(its).values(structs.asdict(board))).rowcount == 0:
        raise no_board()


def take_away(connection: Connection, board_id: str, person: str) -> None:
    its = (boards.c.id == board_id) & (boards.c.person == person)
    if connection.execute(delete(boards).where(its)).rowcount == 0:
        raise no_board()
