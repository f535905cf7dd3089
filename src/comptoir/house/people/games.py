"""Games that are over, as their players look back at them; and of somebody else's those that everybody may see."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, or_, select, union

from ...table import history, wire
from ...table.errors import NotFound
from ...table.model import FINISHED, person_player
from ..store.reviews import costs_of
from ..store.rows import read_seats, read_table
from ..store.schema import seats, tables


def mine(
    connection: Connection, person: str, game: str | None, opponent: str | None, result: str | None, page: int
) -> wire.PlayedGames:
    """What I played, set up or brought here: a page of what fits."""
    return history.listed(_read(connection, person, _of(person))[0], game, opponent, result, page)


def counted(connection: Connection, person: str) -> wire.Statistics:
    return history.statistics(*_read(connection, person, _of(person)))


def of_other(connection: Connection, person: str, looker: str | None, game: str | None, page: int) -> wire.PlayedGames:
    """What somebody else played at tables that are open to all, and what we played together."""
    began = tables.c.id.in_(select(seats.c.table_id).where(seats.c.player == person_player(person)))
    open_to_me = tables.c.public if looker is None else or_(tables.c.public, _of(looker))
    return history.listed(_read(connection, person, began & open_to_me)[0], game, None, None, page)


def forget_brought(connection: Connection, table_id: str, person: str) -> None:
    """A record that somebody brought here is theirs to take away."""
    its = (tables.c.id == table_id) & (tables.c.host == person) & tables.c.brought
    if connection.execute(tables.delete().where(its)).rowcount == 0:
        raise NotFound("there is no record of yours that was brought here by this name")


def _of(person: str) -> ColumnElement[bool]:
    sat = select(seats.c.table_id).where(seats.c.person == person)
    began = select(seats.c.table_id).where(seats.c.player == person_player(person))
    return tables.c.id.in_(union(sat, began, select(tables.c.id).where(tables.c.host == person)))


def _read(
    connection: Connection, person: str, wanted: ColumnElement[bool]
) -> tuple[list[wire.PlayedGame], dict[str, list[float]]]:
    """The newest of these, as many as are ever looked at, and what decisions cost in those that were reviewed."""
    newest = select(tables).where(wanted, tables.c.status == FINISHED)
    newest = newest.order_by(tables.c.finished.desc(), tables.c.id).limit(history.MOST)
    rows = [read_table(row) for row in connection.execute(newest).mappings()]
    ids = [row.id for row in rows]
    by_table, costs = read_seats(connection, ids), costs_of(connection, ids)
    return [history.played(row, by_table[row.id], person, row.id in costs) for row in rows], costs
