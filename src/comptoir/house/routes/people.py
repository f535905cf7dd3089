"""Guests: a name and a cookie."""

from __future__ import annotations

from functools import partial

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from .. import accounts, people, wire
from ..errors import NOTHING, problems
from ..house import House
from ..people import COOKIE, LOGIN_DAYS, Somebody
from ..security import at_the_door, somebody
from . import Asking, TheHouse


@post("/api/guests", opt={"limit": "guest"}, responses=problems(403, 413), summary="Come in as a guest")
async def new_guest(data: JSONBody[wire.NewGuest], house: TheHouse) -> Response[wire.Person]:
    name = people.clean_name(data.name)
    person, token = await house.database.writing(lambda connection: people.welcome(connection, name, house.now()))
    return Response(wire.Person(person.id, person.name), cookies=[login_cookie(house, token)])


@get("/api/me", responses=problems(401), summary="Who am I?")
async def me(request: Asking) -> wire.Person:
    return shown(somebody(request))


@put("/api/me", responses=problems(401, 403, 413), summary="Change my name")
async def rename(data: JSONBody[wire.NewName], request: Asking, house: TheHouse) -> wire.Person:
    person, name = at_the_door(request), people.clean_name(data.name)
    await house.database.writing(partial(accounts.rename, person=person.id, name=name))
    await house.known_no_more(person.id)
    return wire.Person(person.id, name, "account" if person.account else "guest")


@delete("/api/me", responses=NOTHING | problems(401, 403), summary="Log this browser out")
async def log_out(request: Asking, house: TheHouse) -> Response[None]:
    person = at_the_door(request)
    await house.database.writing(lambda connection: people.log_out(connection, person.login))
    await house.known_no_more(person.id)
    return farewell(house)


def shown(person: Somebody) -> wire.Person:
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
