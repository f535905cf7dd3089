"""Guests: a name and a cookie."""

from __future__ import annotations

from functools import partial

from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ....table import wire
from ...house import House
from ...people import accounts, logins
from ...people.logins import COOKIE, LOGIN_DAYS, Visitor
from ..errors import NOTHING
from ..security import bearer, person_id, visitor, visitor_in_browser
from . import Asking, TheHouse, route


@route("POST /api/guests", "Come in as a guest", 403, 413, limit="guest")
async def new_guest(data: JSONBody[wire.NewGuest], house: TheHouse) -> Response[wire.Person]:
    name = logins.clean_name(data.name)
    person, token = await house.database.writing(lambda connection: logins.welcome(connection, name, house.now()))
    return Response(wire.Person(person.id, person.name), cookies=[login_cookie(house, token)])


@route("GET /api/me", "Who am I? Nobody yet: null; but a program must show a token that holds", 401)
async def me(request: Asking) -> wire.Person | None:
    """A browser that comes in for the first time asks no forbidden question."""
    if person_id(request) is None and bearer(request.headers.get("authorization", "")) is None:
        return None
    return shown(visitor(request))


@route("PUT /api/me", "Change my name", 401, 403, 413)
async def rename(data: JSONBody[wire.NewName], request: Asking, house: TheHouse) -> wire.Person:
    person, name = visitor_in_browser(request), logins.clean_name(data.name)
    await house.database.writing(partial(accounts.rename, person=person.id, name=name))
    await house.logins_changed(person.id)
    return wire.Person(person.id, name, "account" if person.account else "guest")


@route("DELETE /api/me", "Log this browser out", 401, 403, nothing=NOTHING)
async def log_out(request: Asking, house: TheHouse) -> Response[None]:
    person = visitor_in_browser(request)
    await house.database.writing(lambda connection: logins.log_out(connection, person.login))
    await house.logins_changed(person.id)
    return farewell(house)


def shown(person: Visitor) -> wire.Person:
    return wire.Person(person.id, person.name, "account" if person.account else "guest")


def farewell(house: House) -> Response[None]:
    """The answer that takes the login cookie away."""
    gone = login_cookie(house, "")
    gone.max_age = 0
    return Response(None, status_code=204, cookies=[gone])


def login_cookie(house: House, token: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=LOGIN_DAYS * 86_400,
        path="/",
        secure=house.settings.secure_cookies,
        httponly=True,
        samesite="lax",
    )


HANDLERS = [new_guest, me, rename, log_out]
