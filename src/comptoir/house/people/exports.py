"""All that the house knows of a person, for that person. Hashes of words and keys are left out: they say nothing."""

from __future__ import annotations

from sqlalchemy import Connection, Row, Select, or_, select

from ...table.boards import Kept
from ...table.model import person_player
from ..store.schema import accounts, boards, channels, chat, logins, passkeys, persons, reports, seats, tables, tokens
from . import courses, puzzles, ratings, shapes
from .chat import muted

MOST = 5000  # rows of what can grow


def of_person(connection: Connection, person: str) -> shapes.Export:
    def rows(wanted: Select[*tuple[object, ...]]) -> list[Row[*tuple[object, ...]]]:
        return list(connection.execute(wanted.limit(MOST)).all())

    me = connection.execute(select(persons).where(persons.c.id == person)).one()
    sat = or_(seats.c.person == person, seats.c.player == person_player(person))
    names: dict[str, list[str]] = {}
    for row in rows(select(seats.c.table_id, seats.c.name).where(sat)):
        names.setdefault(row.table_id, []).append(row.name)
    mine = or_(tables.c.host == person, tables.c.id.in_(select(seats.c.table_id).where(sat)))
    said = select(chat).where(chat.c.person == person).order_by(chat.c.at.desc())
    return shapes.Export(
        id=me.id,
        name=me.name,
        created=me.created,
        handle=connection.execute(select(accounts.c.handle).where(accounts.c.person == person)).scalar_one_or_none(),
        logins=[row.created for row in rows(select(logins.c.created).where(logins.c.person == person))],
        passkeys=[row.name for row in rows(select(passkeys.c.name).where(passkeys.c.person == person))],
        tokens=[row.name for row in rows(select(tokens.c.name).where(tokens.c.person == person))],
        channels=[
            shapes.ExportedChannel(row.kind, None if row.kind == "calendar" else row.address, row.created)
            for row in rows(select(channels).where(channels.c.person == person))
        ],
        muted=[one.name for one in muted(connection, person)],
        tables=[
            shapes.ExportedTable(row.id, row.game, row.status, row.created, names.get(row.id, []))
            for row in rows(select(tables).where(mine).order_by(tables.c.created.desc()))
        ],
        chat=[shapes.ExportedLine(row.table_id, row.text, row.at) for row in rows(said)],
        reports=[
            shapes.ExportedLine(row.table_id or "", f"{row.quote}: {row.words}", row.at)
            for row in rows(select(reports).where(reports.c.person == person).order_by(reports.c.at.desc()))
        ],
        lessons=courses.progress(connection, person).steps,
        puzzles=puzzles.attempts_of(connection, person).attempts,
        boards=[
            Kept(**row).whole(me.name, person)
            for row in connection.execute(select(boards).where(boards.c.person == person)).mappings()
        ],
        records=ratings.record_of(connection, person_player(person)),
        most=MOST,
    )
