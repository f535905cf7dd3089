"""Personal tokens, for programs."""

from __future__ import annotations

from functools import partial

from litestar.params import FromPath, JSONBody

from ...people import shapes, tokens
from ...people.logins import clean_name
from ..security import visitor_in_browser
from . import Asking, TheHouse, route


@route("POST /api/me/tokens", "A token for a program of mine", 401, 403, 409, 413, limit="make")
async def new_token(data: JSONBody[shapes.NewToken], request: Asking, house: TheHouse) -> shapes.FreshToken:
    person, name = visitor_in_browser(request), clean_name(data.name)
    return await house.database.writing(partial(tokens.make, person=person.id, name=name, now=house.now()))


@route("GET /api/me/tokens", "My tokens, without what they are", 401, 403)
async def my_tokens(request: Asking, house: TheHouse) -> shapes.Tokens:
    return shapes.Tokens(await house.database.reading(partial(tokens.mine, person=visitor_in_browser(request).id)))


@route("DELETE /api/me/tokens/{token_id:str}", "Revoke one of my tokens", 401, 403)
async def revoke_token(token_id: FromPath[str], request: Asking, house: TheHouse) -> None:
    person = visitor_in_browser(request)
    await house.database.writing(partial(tokens.revoke, person=person.id, token_id=token_id))
    await house.logins_changed(person.id)


HANDLERS = [new_token, my_tokens, revoke_token]
