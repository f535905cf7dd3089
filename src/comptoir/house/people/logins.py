"""People: a guest is a name and a login; a login is a random cookie whose hash the database keeps.

Why not the framework's sessions: they write the session again at every answer, and they accept an id the client made up. A
login is written once, read through a small cache, and can be revoked by deleting its row.
"""

from __future__ import annotations

import hashlib
import secrets
import string
from collections import OrderedDict

from sqlalchemy import Connection, delete, exists, insert, or_, select

from ...table.errors import TableError
from ...table.model import Person
from ...table.names import clean_name as clean_name
from ..store.schema import accounts, channels, logins, passkeys, persons, tokens

COOKIE = "comptoir-login"
LOGIN_DAYS = 180
DAY = 86_400_000
REMEMBERED = 4096
REMEMBERED_FOR = 30_000  # milliseconds after which a login is looked up again


class WrongKey(TableError):
    """Handle, password or passkey do not fit; which of them is not told."""

    error = "wrong_key"

    def __init__(self) -> None:
        super().__init__("these do not open any account")


class Visitor(Person, frozen=True):
    """The person behind a request."""

    login: str  # the hash of the login's token
    account: bool = False  # can come back on another device
    program: bool = False  # shown by a personal token, not by a browser's login


def new_id() -> str:
    """An id nobody can guess, short enough for a link, and never taken for an option of a command."""
    return secrets.choice(string.ascii_letters) + secrets.token_urlsafe(12)[1:]


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def welcome(connection: Connection, name: str, now: int) -> tuple[Visitor, str]:
    """A new guest, and the token of their first login."""
    person = new_id()
    connection.execute(insert(persons).values(id=person, name=name, created=now))
    token = log_in(connection, person, now)
    return Visitor(person, name, hashed(token)), token


def name_of(connection: Connection, person: str) -> str:
    return str(connection.execute(select(persons.c.name).where(persons.c.id == person)).scalar_one())


def log_in(connection: Connection, person: str, now: int) -> str:
    token = secrets.token_urlsafe(32)
    connection.execute(
        insert(logins).values(token_sha256=hashed(token), person=person, created=now, expires=now + LOGIN_DAYS * DAY)
    )
    return token


def log_out(connection: Connection, login: str) -> None:
    connection.execute(delete(logins).where(logins.c.token_sha256 == login))
    connection.execute(delete(channels).where(channels.c.login == login))  # this browser is told nothing more


def forget_browser(connection: Connection, person: str, but: str | None) -> None:
    """No browser of a person is told anything any more, but for one."""
    its = (channels.c.kind == "push") & (channels.c.login != (but or ""))
    connection.execute(delete(channels).where(channels.c.person == person, its))


def who(connection: Connection, login: str, now: int) -> Visitor | None:
    """The person a login belongs to, if it still holds."""
    row = connection.execute(
        select(persons.c.id, persons.c.name, has_account)
        .join(logins, logins.c.person == persons.c.id)
        .where(logins.c.token_sha256 == login, logins.c.expires > now, ~persons.c.banned)
    ).first()
    return None if row is None else Visitor(row.id, row.name, login, bool(row.account))


def whose_program(connection: Connection, token: str) -> Visitor | None:
    """The person a personal token belongs to, by its hash."""
    row = connection.execute(
        select(persons.c.id, persons.c.name, has_account)
        .join(tokens, tokens.c.person == persons.c.id)
        .where(tokens.c.token_sha256 == token, ~persons.c.banned)
    ).first()
    return None if row is None else Visitor(row.id, row.name, token, bool(row.account), program=True)


has_account = or_(exists().where(accounts.c.person == persons.c.id), exists().where(passkeys.c.person == persons.c.id)).label(
    "account"
)


class LoginCache:
    """Who was seen lately, so that not every request asks the database who it is."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, tuple[int, Visitor]] = OrderedDict()

    def recall(self, login: str, now: int) -> Visitor | None:
        seen = self._seen.get(login)
        return seen[1] if seen is not None and now - seen[0] < REMEMBERED_FOR else None

    def remember(self, visitor: Visitor, now: int) -> None:
        self._seen[visitor.login] = (now, visitor)
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    def forget(self, login: str) -> None:
        self._seen.pop(login, None)

    def forget_person(self, person: str) -> None:
        for login in [login for login, (_, visitor) in self._seen.items() if visitor.id == person]:
            self.forget(login)

    def clear(self) -> None:
        self._seen.clear()
