"""Guests: a name and a cookie."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from .. import people, wire
from ..errors import problems
from ..house import House
from ..people import COOKIE, LOGIN_DAYS
from ..security import somebody
from . import Asking, TheHouse

LOGGED_OUT = {204: ResponseSpec(None, description="Logged out; the cookie is gone.")}


@post("/api/guests", opt={"limit": "guest"}, responses=problems(403, 413), summary="Come in as a guest")
async def new_guest(data: JSONBody[wire.NewGuest], house: TheHouse) -> Response[wire.Person]:
    name = people.clean_name(data.name)
    person, token = await house.database.writing(lambda connection: people.welcome(connection, name, house.now()))
    return Response(wire.Person(person.id, person.name), cookies=[login_cookie(house, token)])


@get("/api/me", responses=problems(401), summary="Who am I?")
async def me(request: Asking) -> wire.Person:
    person = somebody(request)
    return wire.Person(person.id, person.name)


@delete("/api/me", responses=problems(401, 403) | LOGGED_OUT, summary="Log this browser out")
async def log_out(request: Asking, house: TheHouse) -> Response[None]:
    person = somebody(request)
    await house.database.writing(lambda connection: people.log_out(connection, person.login))
    house.faces.forget(person.login)
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


HANDLERS = [new_guest, me, log_out]
