"""Accounts: a person who can come back on any device. A guest becomes one by choosing a password or a passkey, and stays the
same person, so nothing has to be moved. Only who logs in to an account while being a guest brings that guest's tables along.
"""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ...table.cast import name_bots
from ...table.errors import Conflict, NotFound, TableError
from ...table.model import RUNNING, gone_player, person_player
from ...table.names import GONE
from ...table.seating import give_up
from ..house import House
from ..store.schema import (
    accounts,
    attempts,
    boards,
    channels,
    chat,
    lessons,
    logins,
    looks,
    members,
    mutes,
    passkeys,
    persons,
    reports,
    seats,
    tables,
    tickets,
    tokens,
)
from ..store.tables import StoredSession
from . import courses, puzzles, ratings
from .logins import Visitor, forget_browser, has_account, hashed, log_in
from .tickets import BACK_IN, use


class Banned(TableError):
    """The keeper of the house does not let this person in."""

    error = "banned"

    def __init__(self) -> None:
        super().__init__("the keeper of this house does not let you in")


# ---- passwords ----


def open_account(connection: Connection, person: str, handle: str, password_hash: str, now: int) -> None:
    """Give a person a handle and a password."""
    try:
        connection.execute(
            insert(accounts).values(person=person, handle=handle.lower(), password_hash=password_hash, created=now)
        )
    except IntegrityError:
        raise Conflict("that handle is taken, or you have a password already", error="taken") from None


def by_handle(connection: Connection, handle: str) -> tuple[str, str] | None:
    """The person with this handle, and the hash of their password."""
    row = connection.execute(
        select(accounts.c.person, accounts.c.password_hash).where(accounts.c.handle == handle.lower())
    ).first()
    return None if row is None else (row.person, row.password_hash)


def password_of(connection: Connection, person: str) -> str | None:
    return connection.execute(select(accounts.c.password_hash).where(accounts.c.person == person)).scalar_one_or_none()


def change_password(connection: Connection, person: str, password_hash: str) -> None:
    connection.execute(update(accounts).where(accounts.c.person == person).values(password_hash=password_hash))


# ---- logins ----


def log_out_elsewhere(connection: Connection, person: str, but: str | None) -> None:
    """End every login of a person except one, and the tokens of all their programs: whoever had one is out."""
    connection.execute(delete(logins).where(logins.c.person == person, logins.c.token_sha256 != (but or "")))
    connection.execute(delete(tokens).where(tokens.c.person == person))
    forget_browser(connection, person, but=but)


def come_back(connection: Connection, person: str, now: int) -> tuple[Visitor, str]:
    """A new login of somebody who has shown who they are."""
    found = connection.execute(select(persons.c.name, persons.c.banned, has_account).where(persons.c.id == person)).first()
    if found is None:
        raise NotFound("there is no such account")
    if found.banned:
        raise Banned
    token = log_in(connection, person, now)
    return Visitor(person, found.name, hashed(token), account=bool(found.account)), token


def recover(connection: Connection, word: str, password_hash: str | None, now: int) -> tuple[Visitor, str, str | None]:
    """Back in by a recovery code or a link, with a new password; whoever had the old one is out. Says the handle too: it is
    forgotten as often."""
    person = use(connection, word, BACK_IN, now)
    handle = connection.execute(select(accounts.c.handle).where(accounts.c.person == person)).scalar_one_or_none()
    if handle is not None and password_hash is not None:
        change_password(connection, person, password_hash)
    log_out_elsewhere(connection, person, but=None)
    return *come_back(connection, person, now), handle


def mail_of(connection: Connection, handle: str) -> str | None:
    """The channel of the confirmed address of mail of the account with this handle."""
    its = (channels.c.kind == "mail") & channels.c.confirmed & (accounts.c.handle == handle.lower())
    found = select(channels.c.id).join(accounts, accounts.c.person == channels.c.person).where(its)
    return connection.execute(found).scalars().first()


def ban(connection: Connection, person: str, banned: bool) -> None:
    connection.execute(update(persons).where(persons.c.id == person).values(banned=banned))
    if banned:
        log_out_elsewhere(connection, person, but=None)


def rename(connection: Connection, person: str, name: str) -> None:
    connection.execute(update(persons).where(persons.c.id == person).values(name=name))


# ---- a guest's tables ----


async def adopt(house: House, guest: str, account: str) -> None:
    """Hand all that a guest has over to an account. Table by table, each in its own transaction and harmless to repeat."""
    for table_id in await house.database.reading(partial(concerned, person=guest)):
        await house.change(table_id, partial(_hand_over, guest=guest, account=account))
    await house.database.writing(partial(_hand_over_the_rest, guest=guest, account=account))


def concerned(connection: Connection, person: str) -> list[str]:
    """Every table this person hosts, sits at, may see, or began."""
    sits = select(seats.c.table_id).where(or_(seats.c.person == person, seats.c.player == person_player(person)))
    sees = select(members.c.table_id).where(members.c.person == person)
    hosts = select(tables.c.id).where(tables.c.host == person)
    return sorted(set(connection.execute(sits.union(sees, hosts)).scalars()))


def _hand_over(session: StoredSession, guest: str, account: str) -> None:
    if session.table.host == guest:
        session.table.host = account
    for seat in session.seats:
        if seat.person == guest:
            seat.person = account
        if seat.player == person_player(guest):
            seat.player = person_player(account)
    proposal = session.table.undo
    if proposal is not None and guest in proposal["agreed"]:
        agreed = {account if one == guest else one for one in proposal["agreed"]}
        session.table.undo = {**proposal, "agreed": sorted(agreed)}
    motion = session.table.motion
    if motion is not None:
        session.table.motion = {**motion, "agreed": [account if one == guest else one for one in motion["agreed"]]}
    watched = session.connection.execute(
        delete(members).where(members.c.table_id == session.table.id, members.c.person == guest).returning(members.c.watches)
    ).scalars().all()  # fmt: skip
    if watched:
        session.admit(account, watches=any(watched))


def _hand_over_the_rest(connection: Connection, guest: str, account: str) -> None:
    ratings.hand_over(connection, guest, account)
    courses.hand_over(connection, guest, account)
    puzzles.hand_over(connection, guest, account)
    connection.execute(update(chat).where(chat.c.person == guest).values(person=account))
    for table in (tokens, channels, reports, boards):
        connection.execute(update(table).where(table.c.person == guest).values(person=account))
    connection.execute(delete(logins).where(logins.c.person == guest))


# ---- the end of it ----


async def delete_person(house: House, person: str) -> None:
    """Forget somebody: names, words, ways in. Games that run are played to the end by a bot; finished ones stay, nameless."""
    for table_id in await house.database.reading(partial(concerned, person=person)):
        await house.change(table_id, partial(leave_for_good, person=person))
    await house.database.writing(partial(forget, person=person))


def leave_for_good(session: StoredSession, person: str) -> None:
    mine = [seat.seat for seat in session.seats if seat.person == person]
    mine += [seat.seat for seat in session.seats if seat.player == person_player(person) and seat.seat not in mine]
    give_up(session, person)
    for at in mine:
        seat = session.seats[at]
        seat.player = gone_player(at) if session.table.status == RUNNING else None
        if seat.person == person or session.table.players is not None:
            seat.name = GONE
        if seat.person == person:  # a finished game
            seat.person = None
        if session.table.players is not None:
            session.table.players = [GONE if at == one else name for one, name in enumerate(session.table.players)]
    name_bots(session.game, session.seats)
    session.table.notes = [{**one, "name": GONE} if one["seat"] in mine else one for one in session.table.notes]
    session.connection.execute(delete(members).where(members.c.table_id == session.table.id, members.c.person == person))


def forget(connection: Connection, person: str) -> None:
    for table in (accounts, passkeys, tokens, logins, chat, lessons, attempts, boards, channels, looks, tickets):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(reports).where(or_(reports.c.person == person, reports.c.about == person)))
    connection.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.muted == person)))
    ratings.forget(connection, person)
    connection.execute(update(persons).where(persons.c.id == person).values(name=GONE))
