"""Words that let somebody in once: recovery codes on paper, the link of a letter, the way of a guest to another device."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, func, insert, select

from ...table.errors import NotFound
from ..store.schema import tickets
from .logins import DAY, hashed

CODES = 8
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that is taken for another
CODE_PARTS, PART = 4, 4  # eighty bits
MINUTE = 60_000
GOOD_FOR = {"code": 3650 * DAY, "recover": 60 * MINUTE, "keeper": DAY, "move": 10 * MINUTE}
BACK_IN = ("code", "recover", "keeper")


class UsedUp(NotFound):
    """A word that is none of ours, was used before, or is too old: which, is not told."""

    error = "no_ticket"

    def __init__(self) -> None:
        super().__init__("this link or code is not good any more")


def make(connection: Connection, person: str, purpose: str, now: int) -> str:
    """A word good once. It takes the place of an older one for the same purpose."""
    _drop(connection, person, purpose)
    word = secrets.token_urlsafe(24)
    _keep(connection, person, purpose, word, now)
    return word


def make_codes(connection: Connection, person: str, now: int) -> list[str]:
    """New recovery codes; older ones are void."""
    _drop(connection, person, "code")
    codes = ["-".join("".join(secrets.choice(LETTERS) for _ in range(PART)) for _ in range(CODE_PARTS)) for _ in range(CODES)]
    for code in codes:
        _keep(connection, person, "code", code, now)
    return codes


def codes_left(connection: Connection, person: str) -> int:
    mine = (tickets.c.person == person) & (tickets.c.purpose == "code")
    return connection.execute(select(func.count()).select_from(tickets).where(mine)).scalar_one()


def use(connection: Connection, word: str, purposes: tuple[str, ...], now: int) -> str:
    """Whose word it is. Nobody can use it again."""
    known = (tickets.c.token_sha256 == hashed(as_written(word))) & tickets.c.purpose.in_(purposes)
    found = connection.execute(delete(tickets).where(known).returning(tickets.c.person, tickets.c.expires)).first()
    if found is None or found.expires <= now:
        raise UsedUp
    return str(found.person)


def as_written(word: str) -> str:
    """A code as it was shown, however somebody typed it; a longer word as it is."""
    bare = "".join(one for one in word.upper() if one.isalnum())
    if len(bare) != CODE_PARTS * PART or not set(bare) <= set(LETTERS):
        return word
    return "-".join(bare[at : at + PART] for at in range(0, len(bare), PART))


def _keep(connection: Connection, person: str, purpose: str, word: str, now: int) -> None:
    until = now + GOOD_FOR[purpose]
    connection.execute(insert(tickets).values(token_sha256=hashed(word), person=person, purpose=purpose, expires=until))


def _drop(connection: Connection, person: str, purpose: str) -> None:
    connection.execute(delete(tickets).where(tickets.c.person == person, tickets.c.purpose == purpose))
