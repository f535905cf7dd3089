"""What the database holds. Times are milliseconds since 1970; lists and objects are JSON in text."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

metadata = MetaData()

# Values the house itself must not forget, for example the key that signs invitations.
keepsakes = Table(
    "keepsakes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# A login is a browser that somebody is known by. Only the hash of its cookie is kept.
logins = Table(
    "logins",
    metadata,
    Column("token_sha256", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("size", Integer, nullable=False),  # how many seats
    Column("status", Text, nullable=False),  # open, running, finished, closed
    Column("host", Text, ForeignKey("persons.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seat_order", Text, nullable=False),  # lot, hand
    Column("clock", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("invitation", Integer, nullable=False, default=1),  # raised to revoke every link given out so far
    Column("epoch", Integer, nullable=False, default=0),  # raised when a backup is restored, so that no cache outlives it
    Column("n", Integer, nullable=False, default=0),  # the number of the next entry
    Column("waiting", Text, nullable=False, default="[]"),  # the seats waited for
    Column("bots_waiting", Boolean, nullable=False, default=False),
    Column("alarm", BigInteger),  # when a clock has to be looked at next
    Column("timer_since", BigInteger),  # since when the game's own clock runs (Pfusch's two minutes)
    Column("undo", Text),  # a proposal to take something back
    Column("players", Text),  # names by seat, as they stand in the record
    Column("seed_sha256", Text),
    Column("result", Text),
    Column("rematch", Text),
)
Index("tables_by_status", tables.c.status, tables.c.public, tables.c.created)
Index("tables_by_alarm", tables.c.alarm)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # open, person, screen (a guest on somebody else's screen), bot
    Column("person", Text, ForeignKey("persons.id")),
    Column("name", Text, nullable=False, default=""),
    Column("level", Text),  # of a bot
    Column("stand_in", Text),  # the level of the bot that plays for a person whose time was up
    Column("at_once", Boolean, nullable=False, default=False),  # steps are not tentative
    Column("handed", Boolean, nullable=False, default=False),  # the shared screen was handed to this seat
    Column("draft", Text),  # steps of a turn that is not confirmed
    Column("waiting_since", BigInteger),
    Column("reserve", BigInteger, nullable=False, default=0),
    Column("warned", Boolean, nullable=False, default=False),
    PrimaryKeyConstraint("table_id", "seat"),
)
Index("seats_by_person", seats.c.person)

# People who may see a table without sitting at it: they followed an invitation, or watch.
members = Table(
    "members",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, ForeignKey("persons.id"), nullable=False),
    Column("watches", Boolean, nullable=False, default=False),
    PrimaryKeyConstraint("table_id", "person"),
)
Index("members_by_person", members.c.person)

# The truth. Its primary key decides every race.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer),
    Column("action", Text),
    Column("chance", Text, nullable=False),
    Column("undo", Integer),
    Column("played_by", Text, nullable=False),  # house, person, bot or clock
    Column("request", Text),  # the id the client gave its request: a repeat is answered as the first was
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)
Index("entries_by_request", entries.c.table_id, entries.c.request)

# Seeds of games. Nothing but `rooms` reads this table, and only to play on.
seeds = Table(
    "seeds",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seed", Text, nullable=False),
)
