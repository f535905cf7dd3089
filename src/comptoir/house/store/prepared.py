"""Statements that every move runs, written out once for each database and set of columns, and run by the database's driver
itself: what the library does for any statement costs more than running these."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.expression import UpdateBase


class Written(NamedTuple):
    """A statement as the database gets it."""

    sql: str
    order: list[str] | None  # of its values; None for a database that takes them by name
    own: dict[str, Any]  # values that stand in the statement itself


class Prepared:
    """An INSERT or UPDATE. Its values are given as they are written: numbers, texts, None."""

    def __init__(self, statement: UpdateBase) -> None:
        self._statement = statement
        self._written: dict[tuple[str, ...], Written] = {}

    def run(self, connection: Connection, *rows: dict[str, Any]) -> int:
        """Run it once for each row, and say how many rows of the database it has changed. All rows have the same columns."""
        sql, order, own = self._find(connection, (connection.dialect.name, *rows[0]))
        whole = [{**own, **row} for row in rows] if own else rows
        given: Any = whole if order is None else [tuple(row[name] for name in order) for row in whole]
        return run_by_driver(connection, sql, given[0]) if len(rows) == 1 else run_by_driver(connection, sql, given, many=True)

    def _find(self, connection: Connection, key: tuple[str, ...]) -> Written:
        found = self._written.get(key)
        if found is None:
            compiled = self._statement.compile(dialect=connection.dialect, column_keys=list(key[1:]))
            order = compiled.positiontup
            own = {name: value for name, value in compiled.params.items() if name not in key}
            found = self._written[key] = Written(str(compiled), None if order is None else list(order), own)
        return found


def run_by_driver(connection: Connection, sql: str, given: Any = (), many: bool = False) -> int:
    """Run what gives no rows back, and say how many it has changed. What goes wrong is told as the library tells it."""
    driver: Any = connection.connection.dbapi_connection
    cursor, faults = driver.cursor(), connection.dialect.loaded_dbapi.Error
    try:
        cursor.executemany(sql, given) if many else cursor.execute(sql, given)
        return int(cursor.rowcount)
    except faults as error:
        if connection.dialect.is_disconnect(error, driver, cursor):
            connection.invalidate(error)
        raise DBAPIError.instance(sql, None, error, faults, hide_parameters=True) from error
    finally:
        cursor.close()
