"""Passkeys, by the library: what a browser is asked, and what becomes of its answer. A challenge is good once, for minutes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ...table.errors import BadRequest, Conflict, NotFound
from ..store.schema import accounts, challenges, passkeys
from . import shapes
from .logins import Visitor, WrongKey, new_id

MINUTES = 5
MOST_PASSKEYS = 10


class Place:
    """Where a passkey is good: the domain it is bound to, and the origin the browser must have seen."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.host = host


# ---- a new passkey ----


def ask_for_new(connection: Connection, person: Visitor, place: Place, now: int) -> shapes.PasskeyQuestion:
    known = connection.execute(select(passkeys.c.id).where(passkeys.c.person == person.id)).scalars().all()
    if len(known) >= MOST_PASSKEYS:
        raise Conflict(f"at most {MOST_PASSKEYS} passkeys", error="too_many_passkeys", most=MOST_PASSKEYS)
    options = generate_registration_options(
        rp_id=place.host,
        rp_name="Comptoir",
        user_id=person.id.encode(),
        user_name=person.name,
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one)) for one in known],
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
    )
    return _question(connection, person.id, options.challenge, options_to_json_dict(options), now)


def keep(connection: Connection, person: Visitor, place: Place, given: shapes.NewPasskey, now: int) -> shapes.PasskeyInfo:
    """Keep the passkey a browser has made."""
    expected = _expected(connection, person.id, place, given, now)
    try:
        made = verify_registration_response(**expected)
    except _FAULTS:
        raise BadRequest("the passkey was not made for this question and this place", error="bad_passkey") from None
    passkey = shapes.PasskeyInfo(bytes_to_base64url(made.credential_id), given.name, now)
    try:
        connection.execute(
            insert(passkeys).values(
                id=passkey.id, person=person.id, public_key=bytes_to_base64url(made.credential_public_key),
                sign_count=made.sign_count, name=given.name, created=now,
            )
        )  # fmt: skip
    except IntegrityError:
        raise Conflict("this passkey is known already", error="taken") from None
    return passkey


# ---- coming back with one ----


def ask_for_known(connection: Connection, place: Place, now: int) -> shapes.PasskeyQuestion:
    options = generate_authentication_options(rp_id=place.host, user_verification=UserVerificationRequirement.PREFERRED)
    return _question(connection, None, options.challenge, options_to_json_dict(options), now)


def whose(connection: Connection, place: Place, given: shapes.PasskeyLogin, now: int) -> str:
    """The person whose passkey has answered."""
    expected = _expected(connection, None, place, given, now)
    credential_id = given.credential.get("id")
    row = connection.execute(select(passkeys).where(passkeys.c.id == str(credential_id))).first()
    if row is None:
        raise WrongKey
    try:
        known = {"credential_public_key": base64url_to_bytes(row.public_key), "credential_current_sign_count": row.sign_count}
        shown = verify_authentication_response(**expected, **known)
    except _FAULTS:
        raise WrongKey from None
    connection.execute(update(passkeys).where(passkeys.c.id == row.id).values(sign_count=shown.new_sign_count, used=now))
    return str(row.person)


# ---- mine ----


def mine(connection: Connection, person: str) -> list[shapes.PasskeyInfo]:
    rows = connection.execute(select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created))
    return [shapes.PasskeyInfo(row.id, row.name, row.created) for row in rows]


def remove(connection: Connection, person: str, passkey: str) -> None:
    """Forget a passkey, unless it is the last way in."""
    own = (passkeys.c.id == passkey) & (passkeys.c.person == person)
    if connection.execute(select(passkeys.c.id).where(own)).first() is None:
        raise NotFound("you have no such passkey")
    others = connection.execute(select(func.count()).where(passkeys.c.person == person, passkeys.c.id != passkey)).scalar_one()
    if not others and connection.execute(select(accounts.c.person).where(accounts.c.person == person)).first() is None:
        raise Conflict("this is your only way in: choose a password or another passkey first", error="last_way_in")
    connection.execute(delete(passkeys).where(own))


# ---- challenges ----

# The library raises its own faults, and those of whatever it decodes, on answers that are no answers at all.
_FAULTS = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError)


def _question(
    connection: Connection, person: str | None, challenge: bytes, options: dict[str, Any], now: int
) -> shapes.PasskeyQuestion:
    connection.execute(delete(challenges).where(challenges.c.expires <= now))
    ticket = new_id()
    connection.execute(
        insert(challenges).values(
            id=ticket, person=person, challenge=bytes_to_base64url(challenge), expires=now + MINUTES * 60_000
        )
    )
    return shapes.PasskeyQuestion(ticket, options)


def _expected(
    connection: Connection, person: str | None, place: Place, given: shapes.NewPasskey | shapes.PasskeyLogin, now: int
) -> dict[str, Any]:
    """What a passkey was shown must fit."""
    challenge = _used_up(connection, given.question, person, now)
    expected = {"expected_challenge": challenge, "expected_rp_id": place.host, "expected_origin": place.origin}
    return {"credential": given.credential, **expected}


def _used_up(connection: Connection, ticket: str, person: str | None, now: int) -> bytes:
    """The challenge behind a question, which nobody can answer again."""
    columns = (challenges.c.person, challenges.c.challenge, challenges.c.expires)
    asked = connection.execute(delete(challenges).where(challenges.c.id == ticket).returning(*columns)).first()
    if asked is None or asked.person != person or asked.expires <= now:
        raise BadRequest("this question was not asked, or too long ago", error="no_question")
    return base64url_to_bytes(asked.challenge)
