"""Profiles: what everybody may know about a player."""

from __future__ import annotations

from sqlalchemy import Connection, select

from . import ratings, wire
from .accounts import GONE
from .errors import NotFound
from .levels import levels
from .people import has_account
from .schema import persons


def of_person(connection: Connection, person: str) -> wire.Profile:
    row = connection.execute(select(persons, has_account).where(persons.c.id == person)).first()
    if row is None or row.name == GONE:
        raise NotFound("there is no such person")
    records = ratings.record_of(connection, ratings.of_person(person))
    return wire.Profile(row.id, row.name, "account" if row.account else "guest", row.created, records)


def of_bot(connection: Connection, level: str) -> wire.Profile:
    if level not in levels():
        raise NotFound("there is no such level")
    return wire.Profile(level, level, "bot", None, ratings.record_of(connection, ratings.BOT + level))
