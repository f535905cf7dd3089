"""What the database holds. Times are milliseconds since 1970; lists and objects are JSON in text."""

from __future__ import annotations

from sqlalchemy import Index, MetaData, Table, text

from .columns import columns

metadata = MetaData()

# Values the house itself must not forget, for example the key that signs invitations.
keepsakes = Table("keepsakes", metadata, *columns(name="key", value="text"))

persons = Table("persons", metadata, *columns(
    id="key", name="text", created="moment",
    banned=("flag", False),  # by the keeper of the house: no login counts
))  # fmt: skip
Index("persons_by_age", persons.c.created)

# A login is a browser that somebody is known by. Only the hash of its cookie is kept.
logins = Table("logins", metadata, *columns(token_sha256="key", person="of person", created="moment", expires="moment"))
Index("logins_by_person", logins.c.person)
Index("logins_by_expiry", logins.c.expires)

tables = Table("tables", metadata, *columns(
    id="key", game="text", revision="number", options="text",
    size="number",  # how many seats
    status="text",  # open, running, finished, closed
    host="person", public="flag",
    seat_order="text",  # lot, hand
    clock="text", created="moment", started="moment?", finished="moment?",
    invitation=("number", 1),  # raised to revoke every link given out so far
    epoch=("number", 0),  # raised when a backup is restored, so that no cache outlives it
    n=("number", 0),  # the number of the next entry
    waiting=("text", "[]"),  # the seats waited for
    bots_waiting=("flag", False),
    alarm="moment?",  # when a clock has to be looked at next
    timer_since="moment?",  # since when the game's own clock runs (Pfusch's two minutes)
    undo="text?",  # a proposal to take something back
    players="text?",  # names by seat, as they stand in the record
    seed_sha256="text?", result="text?", rematch="text?",
    said=("number", 0),  # the number of the next line of chat
    calling=("flag", False),  # the words that were pledged are called for
    changes=("number", 0),  # raised with every change of this row or of the table's seats
    rated=("flag", True),
    brought=("flag", False),  # played elsewhere: its record was brought here
    unrated=("flag", False), hints=("flag", True),  # agreed when it was set up
    motion="text?",  # what the people at the table are asked to agree to
    paused="moment?", moved="moment?",
    board="text?",  # the hash and the name of one that is not the game's own
    notes=("text", "[]"),  # who left, was removed, came back
))  # fmt: skip
Index("tables_by_host", tables.c.host, tables.c.status)
Index("tables_by_status", tables.c.status, tables.c.public, tables.c.created)
# What the workers look for, and nothing else: these stay small however many tables there are, since only a running game has an
# alarm or a bot to move. A query that is to use them says the same words, and names the status so that no database takes the
# index above for it and goes through all games that run.
WITH_ALARM, WITH_BOTS = text("alarm IS NOT NULL"), text("bots_waiting")
RUNS, LIVES = text("status || '' = 'running'"), text("status || '' IN ('open', 'running')")
Index("tables_by_alarm", tables.c.alarm, sqlite_where=WITH_ALARM, postgresql_where=WITH_ALARM)
Index("tables_by_bots", tables.c.id, sqlite_where=WITH_BOTS, postgresql_where=WITH_BOTS)

seats = Table("seats", metadata, *columns(
    table_id="of table key", seat="number key",
    kind="text",  # open, person, screen (a guest on somebody else's screen), bot
    person="person?", name=("text", ""),
    level="text?",  # of a bot
    stand_in="text?",  # the level of the bot that plays for a person whose time was up
    at_once=("flag", False),  # steps are not tentative
    handed=("flag", False),  # the shared screen was handed to this seat
    draft="text?",  # steps of a turn that is not confirmed
    waiting_since="moment?", reserve=("big", 0), warned=("flag", False),
    vacation=("big", 0), vacation_since="moment?",  # milliseconds left; since when the clock stands still for it
    player="text?",  # whose record the game counts for, from its beginning: person:… or bot:…
    helped=("flag", False),  # the game can only lower this player's rating
    pledge="text?",  # the hash of the words with which the person will add to the seed
    words="text?",  # the words, once the game begins
))  # fmt: skip
Index("seats_by_person", seats.c.person)
Index("seats_by_player", seats.c.player)

# People who may see a table without sitting at it: they followed an invitation, or watch.
members = Table("members", metadata, *columns(table_id="of table key", person="person key", watches=("flag", False)))
Index("members_by_person", members.c.person)

# The truth. Its primary key decides every race.
entries = Table("entries", metadata, *columns(
    table_id="of table key", n="number key", seat="number?", action="text?", chance="text", undo="number?",
    played_by="text",  # house, person, bot or clock
    request="text?",  # the id the client gave its request: a repeat is answered as the first was
    at="moment",
))  # fmt: skip
Index("entries_by_request", entries.c.table_id, entries.c.request)

# Seeds of games, from when their table is set up. Nothing but `store.tables` reads this table, and only to play.
seeds = Table("seeds", metadata, *columns(table_id="of table key", seed="text"))


# The boards of tables that are not played on the game's own, as they were when the table was set up. Nothing changes them.
table_boards = Table("table_boards", metadata, *columns(table_id="of table key", data="text"))

# ---- boards that people keep ----

boards = Table("boards", metadata, *columns(
    id="key", person="of person", game="text", name="text", data="text",
    sound="flag",  # it can be played on
    changed="moment",
))  # fmt: skip
Index("boards_by_person", boards.c.person, boards.c.changed)

# ---- accounts ----

# A person who can come back on another device by a name and a password.
accounts = Table("accounts", metadata, *columns(
    person="of person key", handle="unique", password_hash="text", created="moment",
))  # fmt: skip

passkeys = Table("passkeys", metadata, *columns(
    id="key",  # the credential's id, base64url
    person="of person", public_key="text", sign_count="big", name="text", created="moment", used="moment?",
))  # fmt: skip
Index("passkeys_by_person", passkeys.c.person)

# What a passkey has been asked to sign. Each is good once.
challenges = Table("challenges", metadata, *columns(id="key", person="of person?", challenge="text", expires="moment"))
Index("challenges_by_age", challenges.c.expires)

# Words that let somebody in once: recovery codes, the link of a letter, the way to another device. Only hashes are kept.
tickets = Table("tickets", metadata, *columns(
    token_sha256="key", person="of person",
    purpose="text",  # code, recover, move
    expires="moment",
))  # fmt: skip
Index("tickets_by_person", tickets.c.person)
Index("tickets_by_age", tickets.c.expires)

# Personal tokens, for programs. Only the hash is kept.
tokens = Table("tokens", metadata, *columns(id="key", person="of person", name="text", token_sha256="unique", created="moment"))
Index("tokens_by_person", tokens.c.person)

# ---- talk ----

chat = Table("chat", metadata, *columns(
    table_id="of table key", n="number key", person="person", name="text",
    text="text",  # as it was written: whoever shows it escapes it
    at="moment",
    room=("text", "table"),  # table, or watchers: who sits at the table does not hear them while the game goes on
))  # fmt: skip
Index("chat_by_person", chat.c.person)

mutes = Table("mutes", metadata, *columns(person="of person key", muted="of person key"))
Index("mutes_by_muted", mutes.c.muted)

# What people want the keeper to know: a line that was said, or somebody at a seat.
reports = Table("reports", metadata, *columns(
    id="key", person="of person", about="of person", table_id="kept table?",
    quote="text",  # the line, or the name
    words="text",  # what whoever reports it says
    at="moment",
    done=("flag", False),  # the keeper has seen to it
))  # fmt: skip
Index("reports_by_person", reports.c.person)
Index("reports_by_age", reports.c.done, reports.c.at)

# ---- courses: the lessons somebody has done, and the table of a first game ----

lessons = Table("lessons", metadata, *columns(
    person="of person key", game="text key", step="text key", done="flag",
    table_id="kept table?",  # of a first game: what was learnt is not forgotten with it
    at="moment",
))  # fmt: skip
Index("lessons_by_table", lessons.c.table_id)

# Puzzles that somebody has tried: the first attempt, which counts, and the day of it (since 1970, in UTC).
attempts = Table("attempts", metadata, *columns(
    person="of person key", game="text key", puzzle="text key", right="flag", day="number",
))  # fmt: skip

# ---- notices: where people want to be told, what they are to be told, and what they have seen themselves ----

channels = Table("channels", metadata, *columns(
    id="key", person="of person",
    kind="text",  # push, mail, webhook, calendar
    address="text",  # where it leads; of a calendar, the hash of the word by which it is read
    secret="text?",  # the keys of a push subscription, or what signs a webhook's messages
    language="text",
    login="text?",  # the browser that a push reaches: it ends with its login
    confirmed="flag",  # False: mail to an address whose owner has not said yes
    created="moment",
    rests=("moment", 0),  # nothing is sent before
    taken=("moment", 0),  # until then a process is sending
))  # fmt: skip
Index("channels_by_person", channels.c.person)
Index("channels_by_address", channels.c.address)

# The outbox. One row a channel, table and kind: a newer turn takes the place of an older one. Sent is deleted.
notices = Table("notices", metadata, *columns(
    channel="of channel key",
    about="text key",  # the id of a table; empty: the channel itself
    kind="text key",  # turn, late, invited, over; of the channel itself: try, confirm, recover
    made="moment", due="moment", tries=("number", 0),
))  # fmt: skip
Index("notices_by_due", notices.c.due)

# Who has a table before their eyes: until when that is proven, and whether they still are there as far as we know.
# `heard`: the number of the next line of chat that they have not read.
looks = Table("looks", metadata, *columns(
    table_id="of table key", person="of person key", seen="moment", here="flag", heard=("number", 0),
))  # fmt: skip
Index("looks_by_person", looks.c.person)

# ---- records and ratings of players: person:… or bot:… ----

results = Table("results", metadata, *columns(
    table_id="of table key", seat="number key", game="text", player="text", place="number", score="number", rated="flag",
    at="moment",
))  # fmt: skip
Index("results_by_player", results.c.player, results.c.game)

ratings = Table("ratings", metadata, *columns(game="key", player="key", mu="real", sigma="real", games="number"))
Index("ratings_by_player", ratings.c.player)

# ---- reviews of finished games: as far as they are worked out ----

reviews = Table("reviews", metadata, *columns(
    table_id="of table key",
    state="text",  # what `players.review` writes down; empty before the first slice
    done=("flag", False),
    slices=("number", 0),  # raised with every slice that is kept: who kept one meanwhile goes on
    tries=("number", 0),  # slices in a row that came to nothing
    taken=("moment", 0),  # until then a process works on it
    costs="text?",  # what the decisions of each seat cost, once it is done
))  # fmt: skip
UNFINISHED = text("NOT done")
Index("reviews_by_taken", reviews.c.taken, sqlite_where=UNFINISHED, postgresql_where=UNFINISHED)

# ---- how often somebody asked, where several processes share the limits (PostgreSQL) ----

counts = Table("counts", metadata, *columns(
    kind="key", whom="key", seconds="number key",
    until="real",  # when this window is over, by the database's clock: seconds since 1970
    counted="number",
))  # fmt: skip
Index("counts_by_age", counts.c.until)
