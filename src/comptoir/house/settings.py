"""What whoever runs a house decides. Read from the environment (`COMPTOIR_…`), so that worker processes see the same.

A value that is none is refused with a sentence that names the variable and what it takes.
"""

from __future__ import annotations

import math
import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ..kernel.errors import ComptoirError, shown
from ..kernel.reading import whole_number

PREFIX = "COMPTOIR_"
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
LOG_LEVELS = ("debug", "info", "warning", "error", "critical")
MOST_PORT = 65_535
MOST = 1_000_000_000  # of any number: none of ours comes near


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite:///data/comptoir.sqlite3"
    host: str = "127.0.0.1"
    port: int = 8000
    secret: str = ""  # signs invitations and CSRF tokens; without one, the database keeps a random one
    secure_cookies: bool = False  # True behind HTTPS
    forwarded_from: str = "127.0.0.1"  # proxies whose X-Forwarded-For is believed
    web: str = ""  # the folder of the built client; without one, the client that comes with the package
    origin: str = ""  # the address people see, like https://play.example; without one, that of each request
    metrics_open: bool = False  # False: /metrics answers only this machine

    bot_processes: int = 2  # workers for bots, hints and records; 0: a thread, for tests
    bot_seconds: float = 3.0  # most time for one move; then the bot moves by instinct
    search_milliseconds: int = 700  # how long a bot that searches thinks about a move
    hint_milliseconds: int = 300  # and about a hint
    record_seconds: float = 10.0  # most time for checking or replaying a record
    waiting_tasks: int = 4  # hints and records of one person that wait for a worker at once
    review_milliseconds: int = 300  # a slice of a review: so long a worker that is free is not
    waiting_reviews: int = 100  # that are not done, of everybody
    own_reviews: int = 5  # of one person, who asked a process for them; strangers count as one
    tick_seconds: float = 0.5  # how often clocks are looked at
    sweep_seconds: float = 5.0  # how often tables are looked for whose bot nobody is thinking for

    writing_limit: str = "20/second;600/minute"  # accepted requests a person that change something
    making_limit: str = "30/minute;300/hour"  # tables, uploads, rematches
    guest_limit: str = "20/minute;200/hour"  # new guests an address
    login_limit: str = "10/minute;60/hour"  # attempts an address, and a handle, to log in; new accounts and passkeys too
    chat_limit: str = "6/10 seconds;120/hour"  # lines a person
    reading_limit: str = "100/second;3000/minute"
    help_limit: str = "60/minute;1000/hour"  # hints, verdicts, replays and looks through many games a person
    live_connections: int = 60  # a person or address
    connections: int = 200  # an address, beside live ones; proxies (`forwarded_from`) are not counted
    request_seconds: float = 30.0  # a request has to arrive whole within this time
    open_tables: int = 10  # that one person has set up and that have not begun
    running_tables: int = 50  # that one person has set up and that go on
    bot_tables: int = 3  # of these, where bots play among themselves: set up like that, or left by everybody
    body_bytes: int = 32_768
    record_bytes: int = 2_000_000
    brought_records: int = 200  # games from elsewhere that one person may keep here
    board_bytes: int = 600_000  # a request that brings a board; the board itself has at most 256 kB
    kept_boards: int = 50  # of one's own, a person

    open_table_days: float = 7  # a table at which no game has begun is closed after this time
    idle_table_days: float = 90  # and a game in which nobody has moved
    closed_table_days: float = 30  # a closed table is removed after this time
    guest_days: float = 30  # a guest without account, token, table or word said is forgotten
    expiry_seconds: float = 3600  # how often these are looked for

    mail_server: str = ""  # smtp://HOST:25, smtp://USER:PASSWORD@HOST:587 or smtps://…; without one, no mail is sent
    mail_from: str = ""  # the address that mail comes from
    notice_seconds: float = 60  # from what happens to the notice of it: who is at the table needs none
    post_seconds: float = 2.0  # how often the outbox is looked into
    mail_limit: str = "3/hour"  # letters that somebody asks for: to confirm an address, to get back into an account
    local_notices: bool = False  # True: notices may go to addresses of this network too, and without TLS

    log_json: bool = True
    log_level: str = "info"

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    def web_folder(self) -> Path:
        return Path(self.web) if self.web else Path(__file__).parent / "static"


def from_environment() -> Settings:
    """The settings, each from `COMPTOIR_NAME` if that is set."""
    given: dict[str, Any] = {}
    for field in fields(Settings):
        written = os.environ.get(PREFIX + field.name.upper())
        if written is not None:
            given[field.name] = _parse(field.name, written, str(field.type))
    settings = Settings(**given)
    if settings.mail_server and not (settings.mail_from and settings.origin):
        raise BadSetting("mail_server", f"{PREFIX}MAIL_FROM and {PREFIX}ORIGIN beside it: letters have links in them", "none")
    return settings


def to_environment(settings: Settings) -> dict[str, str]:
    """The same settings as environment variables."""
    return {PREFIX + field.name.upper(): str(getattr(settings, field.name)) for field in fields(Settings)}


class BadSetting(ComptoirError):
    """A setting that cannot be: which, what it takes, and what it was given."""

    def __init__(self, name: str, takes: str, written: object) -> None:
        super().__init__(f"{PREFIX}{name.upper()} takes {takes}, not {shown(written)}")


def _parse(name: str, written: str, kind: str) -> object:
    if kind == "bool":
        return _yes_or_no(name, written)
    if kind == "int":
        return _whole(name, written)
    if kind == "float":
        return _seconds(name, written)
    _check_word(name, written)
    return written


def _yes_or_no(name: str, written: str) -> bool:
    word = written.strip().casefold()
    if word not in (*YES, *NO):
        raise BadSetting(name, "true or false", written)
    return word in YES


def _whole(name: str, written: str) -> int:
    least, most = (1, MOST_PORT) if name == "port" else (0, MOST)
    number = whole_number(written.strip())
    if number is None or not least <= number <= most:
        raise BadSetting(name, f"a whole number from {least} to {most}", written)
    return number


def _seconds(name: str, written: str) -> float:
    try:
        number = float(written)
    except ValueError:
        number = math.nan
    least = 0 if name == "bot_seconds" else 0.01  # what is done again and again must leave time for the rest
    if not least <= number <= MOST:
        raise BadSetting(name, f"a number of seconds from {least} to {MOST}", written)
    return number


def _check_word(name: str, written: str) -> None:
    if name.endswith("_limit"):
        _check_limit(name, written)
    elif name == "log_level" and written.casefold() not in LOG_LEVELS:
        raise BadSetting(name, ", ".join(LOG_LEVELS), written)
    elif name == "origin" and written and not _is_address(written, "http", "https"):
        raise BadSetting(name, "an address like https://play.example", written)
    elif name == "mail_server" and written and not _is_address(written, "smtp", "smtps"):
        raise BadSetting(name, "an address like smtp://user:password@mail.example:587", "what it was given")
    elif name == "web" and written and not Path(written).is_dir():
        raise BadSetting(name, "the folder of a built client", written)


def _check_limit(name: str, written: str) -> None:
    from limits import parse_many  # of the server: other commands must not wait for it

    try:
        parse_many(written)
    except ValueError:
        raise BadSetting(name, "limits like 20/second;600/minute", written) from None


def _is_address(written: str, *schemes: str) -> bool:
    try:
        parts = urlsplit(written)
        return parts.scheme in schemes and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return False
