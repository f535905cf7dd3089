"""Profiles: what everybody may know about a player."""

from __future__ import annotations

from sqlalchemy import Connection, select

from ...table.errors import NotFound
from ...table.levels import levels
from ...table.model import bot_player, person_player
from ...table.names import GONE
from ..store.schema import persons
from . import ratings, shapes
from .logins import has_account


def of_person(connection: Connection, person: str) -> shapes.Profile:
    row = connection.execute(select(persons, has_account).where(persons.c.id == person)).first()
    if row is None or row.name == GONE:
        raise NotFound("there is no such person")
    records = ratings.record_of(connection, person_player(person))
    return shapes.Profile(row.id, row.name, "account" if row.account else "guest", row.created, records)


def of_bot(connection: Connection, level: str) -> shapes.Profile:
    if level not in levels():
        raise NotFound("there is no such level")
    return shapes.Profile(level, level, "bot", None, ratings.record_of(connection, bot_player(level)))
