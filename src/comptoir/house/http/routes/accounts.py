"""Accounts: a password or a passkey for the guest I am, and ways back in."""

from __future__ import annotations

from functools import partial
from urllib.parse import urlsplit

from litestar import Response
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from ....table import wire
from ....table.errors import BadRequest, Conflict
from ...house import House
from ...notices import outbox
from ...people import accounts, exports, passkeys, shapes, tickets
from ...people.logins import Visitor, WrongKey, clean_name
from ...people.passkeys import Place
from ...people.passwords import hash_password, matches, outdated
from ..errors import NOTHING
from ..security import Limits, visitor_in_browser
from . import Asking, TheHouse, route
from .people import farewell, login_cookie, shown

# ---- passwords ----


@route("POST /api/accounts", "A password for the guest I am", 401, 403, 409, 413, limit="login")
async def new_account(data: JSONBody[shapes.NewAccount], request: Asking, house: TheHouse) -> wire.Person:
    person = visitor_in_browser(request)
    password = await hash_password(data.password)
    await house.database.writing(
        partial(accounts.open_account, person=person.id, handle=data.handle, password_hash=password, now=house.now())
    )
    await house.logins_changed(person.id)
    return wire.Person(person.id, person.name, "account")


@route("POST /api/logins", "Log in; a guest's tables come along", 401, 403, 413, answer=200, limit="login")
async def log_in(data: JSONBody[shapes.Login], request: Asking, house: TheHouse) -> Response[wire.Person]:
    limits: Limits = request.app.state.limits
    await limits.check_everywhere("login", "handle " + data.handle.lower())
    if "\0" in data.handle:
        raise WrongKey
    found = await house.database.reading(partial(accounts.by_handle, handle=data.handle))
    person, stored = found or (None, None)
    if not await matches(stored, data.password) or person is None or stored is None:
        raise WrongKey
    if outdated(stored):
        fresh = await hash_password(data.password)
        await house.database.writing(partial(accounts.change_password, person=person, password_hash=fresh))
    return await _welcome_back(request, house, person)


@route("PUT /api/me/password", "Change my password", 401, 403, 409, 413, answer=204, limit="login")
async def change_password(data: JSONBody[shapes.NewPassword], request: Asking, house: TheHouse) -> None:
    """Every other browser is logged out, and the tokens of programs end."""
    person = visitor_in_browser(request)
    await _check_password(house, person, data.old)
    password = await hash_password(data.new)

    def change(connection: Connection) -> None:
        accounts.change_password(connection, person.id, password)
        accounts.log_out_elsewhere(connection, person.id, but=person.login)

    await house.database.writing(change)
    await house.logins_changed(person.id)


@route("DELETE /api/me/logins", "Log out everywhere; the tokens of my programs end", 401, 403, nothing=NOTHING)
async def log_out_everywhere(request: Asking, house: TheHouse) -> Response[None]:
    person = visitor_in_browser(request)
    await house.database.writing(partial(accounts.log_out_elsewhere, person=person.id, but=None))
    await house.logins_changed(person.id)
    return farewell(house)


@route(
    "POST /api/me/deletion",
    "Delete me: name, chat, ratings, ways in; bots finish my games",
    401,
    403,
    413,
    answer=204,
    limit="login",
    nothing=NOTHING,
)
async def delete_me(data: JSONBody[shapes.Farewell], request: Asking, house: TheHouse) -> Response[None]:
    person = visitor_in_browser(request)
    if await house.database.reading(partial(accounts.password_of, person=person.id)) is not None:
        await _check_password(house, person, data.password or "")
    await accounts.delete_person(house, person.id)
    await house.logins_changed(person.id)
    return farewell(house)


async def _check_password(house: House, person: Visitor, password: str) -> None:
    stored = await house.database.reading(partial(accounts.password_of, person=person.id))
    if stored is None:
        raise Conflict("you have no password", error="no_password")
    if not await matches(stored, password):
        raise WrongKey


async def _welcome_back(request: Asking, house: House, person: str) -> Response[wire.Person]:
    """A new login for somebody who has shown who they are. If they were a guest here, that guest becomes them."""
    before = request.user
    if isinstance(before, Visitor) and not before.program and not before.account and before.id != person:
        await accounts.adopt(house, before.id, person)
        await house.logins_changed(before.id)
    visitor, token = await house.database.writing(partial(accounts.come_back, person=person, now=house.now()))
    return Response(shown(visitor), cookies=[login_cookie(house, token)])


# ---- ways back in ----


@route("GET /api/me/codes", "How many recovery codes I have left", 401, 403)
async def my_codes(request: Asking, house: TheHouse) -> shapes.CodesLeft:
    person = visitor_in_browser(request)
    return shapes.CodesLeft(await house.database.reading(partial(tickets.codes_left, person=person.id)))


@route("POST /api/me/codes", "New recovery codes; older ones are void", 401, 403, limit="login")
async def new_codes(request: Asking, house: TheHouse) -> shapes.RecoveryCodes:
    person = visitor_in_browser(request)
    return shapes.RecoveryCodes(await house.database.writing(partial(tickets.make_codes, person=person.id, now=house.now())))


@route("POST /api/recoveries", "Back in by a recovery code or the link of a letter", 403, 413, answer=200, limit="login")
async def recover(data: JSONBody[shapes.Recovery], request: Asking, house: TheHouse) -> Response[shapes.Recovered]:
    """Every browser is logged out, and the tokens of programs end."""
    password = None if data.password is None else await hash_password(data.password)
    back = partial(accounts.recover, word=data.word, password_hash=password, now=house.now())
    visitor, token, handle = await house.database.writing(back)
    await house.logins_changed(visitor.id)
    told = shown(visitor)
    return Response(shapes.Recovered(told.id, told.name, told.kind, handle), cookies=[login_cookie(house, token)])


@route("POST /api/recoveries/letters", "A letter with a link back in, if there is mail", 403, 413, answer=204, limit="mail")
async def ask_letter(data: JSONBody[shapes.AskLetter], request: Asking, house: TheHouse) -> None:
    """Whether there is such an account is not told."""
    limits: Limits = request.app.state.limits
    await limits.check_everywhere("mail", "handle " + data.handle.lower())

    def ask(connection: Connection) -> None:
        channel = None if "\0" in data.handle else accounts.mail_of(connection, data.handle)
        if channel is not None:
            outbox.add_to(connection, house.database, channel, "recover", house.now())

    await house.database.writing(ask)


@route("POST /api/me/passage", "A link by which I go on at another device", 401, 403, answer=200, limit="login")
async def new_passage(request: Asking, house: TheHouse) -> shapes.Passage:
    person, now = visitor_in_browser(request), house.now()
    word = await house.database.writing(partial(tickets.make, person=person.id, purpose="move", now=now))
    return shapes.Passage(word, now + tickets.GOOD_FOR["move"], house.settings.origin.rstrip("/"))


@route("POST /api/passages", "Go on here as who made that link", 403, 409, 413, answer=200, limit="login")
async def pass_over(data: JSONBody[shapes.Move], request: Asking, house: TheHouse) -> Response[wire.Person]:
    """Only where nobody is known yet: nobody's tables are to go over to somebody else by a link."""
    if isinstance(request.user, Visitor):
        raise Conflict("somebody is known here already: log out first", error="somebody_here")

    def arrive(connection: Connection) -> tuple[Visitor, str]:
        person = tickets.use(connection, data.word, ("move",), house.now())
        return accounts.come_back(connection, person, house.now())

    visitor, token = await house.database.writing(arrive)
    return Response(shown(visitor), cookies=[login_cookie(house, token)])


@route("GET /api/me/export", "All that this house knows of me", 401, 403, limit="make")
async def export(request: Asking, house: TheHouse) -> shapes.Export:
    return await house.database.reading(partial(exports.of_person, person=visitor_in_browser(request).id))


# ---- passkeys ----


@route("POST /api/me/passkeys/question", "What to ask the browser for a new passkey", 401, 403, 409, answer=200, limit="login")
async def ask_for_passkey(request: Asking, house: TheHouse) -> shapes.PasskeyQuestion:
    person, place = visitor_in_browser(request), _place(request, house)
    return await house.database.writing(partial(passkeys.ask_for_new, person=person, place=place, now=house.now()))


@route("POST /api/me/passkeys", "A passkey for who I am", 401, 403, 409, 413, limit="login")
async def new_passkey(data: JSONBody[shapes.NewPasskey], request: Asking, house: TheHouse) -> shapes.PasskeyInfo:
    person, place = visitor_in_browser(request), _place(request, house)
    data.name = clean_name(data.name)
    kept = await house.database.writing(partial(passkeys.keep, person=person, place=place, given=data, now=house.now()))
    await house.logins_changed(person.id)
    return kept


@route("GET /api/me/passkeys", "My passkeys", 401, 403)
async def my_passkeys(request: Asking, house: TheHouse) -> shapes.Passkeys:
    return shapes.Passkeys(await house.database.reading(partial(passkeys.mine, person=visitor_in_browser(request).id)))


@route("DELETE /api/me/passkeys/{passkey:str}", "Forget one of my passkeys", 401, 403, 409)
async def remove_passkey(passkey: FromPath[str], request: Asking, house: TheHouse) -> None:
    person = visitor_in_browser(request)
    await house.database.writing(partial(passkeys.remove, person=person.id, passkey=passkey))
    await house.logins_changed(person.id)


@route("POST /api/logins/passkey/question", "What to ask the browser to log in with a passkey", 403, answer=200, limit="login")
async def ask_who(request: Asking, house: TheHouse) -> shapes.PasskeyQuestion:
    place = _place(request, house)
    return await house.database.writing(partial(passkeys.ask_for_known, place=place, now=house.now()))


@route(
    "POST /api/logins/passkey", "Log in with a passkey; a guest's tables come along", 401, 403, 413, answer=200, limit="login"
)
async def log_in_with_passkey(data: JSONBody[shapes.PasskeyLogin], request: Asking, house: TheHouse) -> Response[wire.Person]:
    place = _place(request, house)
    person = await house.database.writing(partial(passkeys.whose, place=place, given=data, now=house.now()))
    return await _welcome_back(request, house, person)


def _place(request: Asking, house: House) -> Place:
    """Where the browser believes to be. A passkey of another place cannot answer for this one, whatever a request says."""
    origin = house.settings.origin.rstrip("/") or f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    host = urlsplit(origin).hostname
    if not host:
        raise BadRequest("this request does not say which house it means")
    return Place(origin, host)


HANDLERS = [
    new_account, log_in, change_password, log_out_everywhere, delete_me, ask_for_passkey, new_passkey, my_passkeys,
    remove_passkey, ask_who, log_in_with_passkey, my_codes, new_codes, recover, ask_letter, new_passage, pass_over, export,
]  # fmt: skip
