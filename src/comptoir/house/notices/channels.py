"""Where people want to be told: a browser (Web Push), an address of mail, a webhook, a calendar that reads a feed."""

from __future__ import annotations

import json
import re
import secrets
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from sqlalchemy import Connection, delete, func, insert, select, update
from webauthn import base64url_to_bytes

from ...table.errors import BadRequest, Conflict, NotFound
from ..people import shapes
from ..people.logins import Visitor, hashed, new_id
from ..settings import Settings
from ..store.schema import channels

MOST_CHANNELS = 10
POINT, AUTH = 65, 16  # bytes of a browser's public key, and of the secret it shares with us
MAIL = re.compile(r"[^@\s<>\"(),:;\[\]\\]{1,64}@[A-Za-z0-9.-]{1,190}")


def add(
    connection: Connection, person: Visitor, asked: shapes.NewChannel, settings: Settings, now: int
) -> shapes.FreshChannel:  # fmt: skip
    """A new channel. What it needs to be known by is shown this once."""
    if asked.kind != "push" and not person.account:
        raise Conflict("guests are told by their browser only: make an account first", error="needs_account")
    address, secret, shown = _wanted(asked, settings)
    same = (channels.c.kind == asked.kind) & (channels.c.address == address)
    mine = channels.c.person == person.id
    # A browser has one address, whoever logs in there: it is told for who is there now.
    connection.execute(delete(channels).where(same if asked.kind == "push" else same & mine))
    if asked.kind in ("mail", "calendar"):  # one of each: the new one takes the place of the old
        connection.execute(delete(channels).where(mine, channels.c.kind == asked.kind))
    if connection.execute(select(func.count()).select_from(channels).where(mine)).scalar_one() >= MOST_CHANNELS:
        raise Conflict(
            f"at most {MOST_CHANNELS} ways to be told: remove one first", error="too_many_channels", most=MOST_CHANNELS
        )
    made = new_id()
    connection.execute(
        insert(channels).values(
            id=made, person=person.id, kind=asked.kind, address=address, secret=secret, language=asked.language,
            login=person.login if asked.kind == "push" else None, confirmed=asked.kind != "mail", created=now,
            rests=0, taken=0,
        )
    )  # fmt: skip
    return shapes.FreshChannel(made, asked.kind, _name(asked.kind, address), asked.kind != "mail", now, shown)


def _wanted(asked: shapes.NewChannel, settings: Settings) -> tuple[str, str | None, str | None]:
    """Address, secret, and what is shown to the person once."""
    if asked.kind == "calendar":
        word = secrets.token_urlsafe(24)
        return hashed(word), None, f"{settings.origin.rstrip('/')}/api/calendar/{word}"
    if asked.kind == "mail":
        if not settings.mail_server:
            raise Conflict("this house sends no mail", error="no_mail")
        if not MAIL.fullmatch(asked.address):
            raise BadRequest("this is no address of mail", error="bad_address")
        return asked.address, None, None
    check_address(asked.address, settings)
    if asked.kind == "webhook":
        secret = secrets.token_urlsafe(24)
        return asked.address, secret, secret
    return asked.address, json.dumps(_keys(asked)), None


def check_address(address: str, settings: Settings) -> None:
    """An address that messages may be sent to: not where else the house's machine could reach (`senders.Outside`)."""
    try:
        parts = urlsplit(address)
        good = parts.scheme == "https" or (settings.local_notices and parts.scheme == "http")
        good = good and bool(parts.hostname) and parts.username is None and (parts.port or 1) > 0 and address.isascii()
    except ValueError:
        good = False
    if not good or any(one <= " " for one in address):
        raise BadRequest("this is no address that can be told something: it begins with https://", error="bad_address")


def _keys(asked: shapes.NewChannel) -> dict[str, str]:
    """The browser's keys, as it gave them, if they are some."""
    try:
        point, auth = base64url_to_bytes(asked.p256dh or ""), base64url_to_bytes(asked.auth or "")
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
        if len(point) != POINT or len(auth) != AUTH:
            raise ValueError
    except ValueError:
        raise BadRequest("these are no keys of a push subscription", error="bad_address") from None
    return {"p256dh": asked.p256dh or "", "auth": asked.auth or ""}


def _name(kind: str, address: str) -> str:
    """What a person knows a channel by; of a browser's address, which is a secret, only who carries it."""
    return "" if kind == "calendar" else urlsplit(address).hostname or "" if kind != "mail" else address


def mine(connection: Connection, person: str) -> list[shapes.ChannelInfo]:
    rows = connection.execute(select(channels).where(channels.c.person == person).order_by(channels.c.created, channels.c.id))
    return [shapes.ChannelInfo(row.id, row.kind, _name(row.kind, row.address), row.confirmed, row.created) for row in rows]


def own(connection: Connection, person: str, channel: str) -> None:
    wanted = select(channels.c.id).where(channels.c.id == channel, channels.c.person == person, channels.c.kind != "calendar")
    if connection.execute(wanted).first() is None:
        raise NotFound("you have no such way to be told")


def remove(connection: Connection, person: str | None, channel: str) -> None:
    """End a channel; whoever unsubscribes by a letter need not say who they are."""
    its = (channels.c.id == channel) if person is None else (channels.c.id == channel) & (channels.c.person == person)
    if not connection.execute(delete(channels).where(its)).rowcount and person is not None:
        raise NotFound("you have no such way to be told")


def confirm(connection: Connection, channel: str) -> None:
    """Whoever reads the mail of an address wants it."""
    if not connection.execute(update(channels).where(channels.c.id == channel).values(confirmed=True)).rowcount:
        raise NotFound("this link is not good any more")


def by_calendar(connection: Connection, word: str) -> tuple[str, str] | None:
    """Whose feed this is, and in which language they read it."""
    its = (channels.c.kind == "calendar") & (channels.c.address == hashed(word))
    row = connection.execute(select(channels.c.person, channels.c.language).where(its)).first()
    return None if row is None else (row.person, row.language)
