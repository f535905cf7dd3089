"""Personal tokens: a program shows one as `Authorization: Bearer …` and is the person who made it. Only hashes are kept."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, func, insert, select

from ...table.errors import Conflict, NotFound
from ..store.schema import tokens
from . import shapes
from .logins import hashed, new_id

MOST_TOKENS = 20
PREFIX = "comptoir_"  # so that a token in a file can be told for what it is


def make(connection: Connection, person: str, name: str, now: int) -> shapes.FreshToken:
    """A new token. It is shown this once."""
    if connection.execute(select(func.count()).where(tokens.c.person == person)).scalar_one() >= MOST_TOKENS:
        raise Conflict(f"at most {MOST_TOKENS} tokens: revoke one first", error="too_many_tokens", most=MOST_TOKENS)
    token = PREFIX + secrets.token_urlsafe(32)
    made = shapes.FreshToken(new_id(), name, now, token)
    connection.execute(insert(tokens).values(id=made.id, person=person, name=name, token_sha256=hashed(token), created=now))
    return made


def mine(connection: Connection, person: str) -> list[shapes.TokenInfo]:
    rows = connection.execute(select(tokens).where(tokens.c.person == person).order_by(tokens.c.created, tokens.c.id))
    return [shapes.TokenInfo(row.id, row.name, row.created) for row in rows]


def revoke(connection: Connection, person: str, token_id: str) -> str:
    """End a token. Returns its hash, by which it was known."""
    ended = connection.execute(
        delete(tokens).where(tokens.c.id == token_id, tokens.c.person == person).returning(tokens.c.token_sha256)
    ).scalar_one_or_none()
    if ended is None:
        raise NotFound("you have no such token")
    return str(ended)
