"""Columns in short, for the schema and its migrations: `columns(id="key", name="text", created="moment")`.

A column must have a value unless there is a `?`. A row goes when the person, table or channel goes that it is `of`; where it
is `kept`, it only has no value there any more. Several keys in a table are its primary key together. Migrations are history:
what a word here means does not change.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, Text

Kind = Literal[
    "text", "text?", "number", "number?", "moment", "moment?", "big", "flag", "real", "unique",
    "person", "person?", "of person", "of person?", "key", "number key", "person key", "of person key", "of table key",
    "text key", "kept table?", "of channel key",
]  # fmt: skip

TYPES: Final[dict[str, type[Any]]] = {
    "number": Integer, "moment": BigInteger, "big": BigInteger, "flag": Boolean, "real": Float,
}  # fmt: skip
TARGETS: Final = {"person": "persons.id", "table": "tables.id", "channel": "channels.id"}


def column(name: str, kind: Kind, **more: Any) -> Column[Any]:
    """One column; what else SQLAlchemy can be told of it may follow."""
    words = kind.rstrip("?").split()
    on_delete = "CASCADE" if "of" in words else "SET NULL" if "kept" in words else None
    bonds = [ForeignKey(TARGETS[word], ondelete=on_delete) for word in words if word in TARGETS]
    told = {"primary_key": "key" in words, "unique": "unique" in words or None, "nullable": kind.endswith("?"), **more}
    return Column(name, TYPES.get(words[0], Text), *bonds, **told)


def columns(**kinds: Kind | tuple[Kind, object]) -> list[Column[Any]]:
    """Columns by their names; a kind with a second value has that for a default."""
    with_defaults = [(name, kind if isinstance(kind, tuple) else (kind, None)) for name, kind in kinds.items()]
    return [column(name, kind, default=default) for name, (kind, default) in with_defaults]
