"""What the database holds. Times are milliseconds since 1970; lists and objects are JSON in text."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
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
Index("persons_by_age", persons.c.created)

# A login is a browser that somebody is known by. Only the hash of its cookie is kept.
logins = Table(
    "logins",
    metadata,
    Column("token_sha256", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)
Index("logins_by_person", logins.c.person)
Index("logins_by_expiry", logins.c.expires)

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
    Column("said", Integer, nullable=False, default=0),  # the number of the next line of chat
    Column("calling", Boolean, nullable=False, default=False),  # the words that were pledged are called for
    Column("changes", Integer, nullable=False, default=0),  # raised with every change of this row or of the table's seats
    Column("rated", Boolean, nullable=False, default=True),
)
Index("tables_by_host", tables.c.host, tables.c.status)
Index("tables_by_status", tables.c.status, tables.c.public, tables.c.created)
# What the workers look for, and nothing else: these stay small however many tables there are, since only a running game has an
# alarm or a bot to move. A query that is to use them says the same words, and names the status so that no database takes the
# index above for it and goes through all games that run.
WITH_ALARM, WITH_BOTS = text("alarm IS NOT NULL"), text("bots_waiting")
RUNS, LIVES = text("status || '' = 'running'"), text("status || '' IN ('open', 'running')")
Index("tables_by_alarm", tables.c.alarm, sqlite_where=WITH_ALARM, postgresql_where=WITH_ALARM)
Index("tables_by_bots", tables.c.id, sqlite_where=WITH_BOTS, postgresql_where=WITH_BOTS)

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
    Column("player", Text),  # whose record the game counts for, from its beginning: person:… or bot:…
    Column("helped", Boolean, nullable=False, default=False),  # the game can only lower this player's rating
    Column("pledge", Text),  # the hash of the words with which the person will add to the seed
    Column("words", Text),  # the words, once the game begins
    PrimaryKeyConstraint("table_id", "seat"),
)
Index("seats_by_person", seats.c.person)
Index("seats_by_player", seats.c.player)

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

# Seeds of games, from when their table is set up. Nothing but `store.tables` reads this table, and only to play.
seeds = Table(
    "seeds",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seed", Text, nullable=False),
)


# ---- accounts ----

# A person who can come back on another device by a name and a password.
accounts = Table(
    "accounts",
    metadata,
    Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("handle", Text, nullable=False, unique=True),
    Column("password_hash", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # the credential's id, base64url
    Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)
Index("passkeys_by_person", passkeys.c.person)

# What a passkey has been asked to sign. Each is good once.
challenges = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE")),
    Column("challenge", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)
Index("challenges_by_age", challenges.c.expires)

# Personal tokens, for programs. Only the hash is kept.
tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    Column("token_sha256", Text, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)
Index("tokens_by_person", tokens.c.person)

# ---- talk ----

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("person", Text, ForeignKey("persons.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),  # as it was written: whoever shows it escapes it
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)
Index("chat_by_person", chat.c.person)

mutes = Table(
    "mutes",
    metadata,
    Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("muted", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("person", "muted"),
)
Index("mutes_by_muted", mutes.c.muted)

# ---- courses: the lessons somebody has done, and the table of a first game ----

lessons = Table(
    "lessons",
    metadata,
    Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("step", Text, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="SET NULL")),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "game", "step"),
)
Index("lessons_by_table", lessons.c.table_id)

# ---- records and ratings of players: person:… or bot:… ----

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)
Index("results_by_player", results.c.player, results.c.game)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("game", "player"),
)
Index("ratings_by_player", ratings.c.player)

# ---- how often somebody asked, where several processes share the limits (PostgreSQL) ----

counts = Table(
    "counts",
    metadata,
    Column("kind", Text, nullable=False),
    Column("whom", Text, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("until", Float, nullable=False),  # when this window is over, by the database's clock: seconds since 1970
    Column("counted", Integer, nullable=False),
    PrimaryKeyConstraint("kind", "whom", "seconds"),
)
Index("counts_by_age", counts.c.until)
