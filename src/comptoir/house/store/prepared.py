"""Statements that every move runs, written out once for each database and set of columns: the library would look that up anew
each time, which costs more than running them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, CursorResult
from sqlalchemy.sql.expression import UpdateBase


class Prepared:
    """An INSERT or UPDATE. Its values are given as they are written: numbers, texts, None."""

    def __init__(self, statement: UpdateBase) -> None:
        self._statement = statement
        self._written: dict[tuple[str, ...], tuple[str, list[str] | None]] = {}

    def run(self, connection: Connection, *rows: dict[str, Any]) -> CursorResult[Any]:
        """Run it once for each row. All rows have the same columns."""
        sql, order = self._find(connection, (connection.dialect.name, *rows[0]))
        given: Any = rows if order is None else [tuple(row[name] for name in order) for row in rows]
        return connection.exec_driver_sql(sql, given[0] if len(rows) == 1 else list(given))

    def _find(self, connection: Connection, key: tuple[str, ...]) -> tuple[str, list[str] | None]:
        found = self._written.get(key)
        if found is None:
            compiled = self._statement.compile(dialect=connection.dialect, column_keys=list(key[1:]))
            order = compiled.positiontup  # None for a database that takes parameters by name
            found = self._written[key] = str(compiled), None if order is None else list(order)
        return found
