"""What the house answers over HTTP, by topic. A handler reads the request, calls one function elsewhere, and answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, QueryParameter

from ...house import House
from ..errors import problems

Asking = Request[Any, Any, Any]
TableId = FromPath[str]
TheHouse = NamedDependency[House]
# Of a query: bounds by msgspec's `Meta` would stand in the description and not be kept.
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Pledge = Annotated[str | None, QueryParameter(pattern="^[0-9a-f]{64}$")]
AsSeat = Annotated[str, QueryParameter(pattern="^([A-F]|public|all)$")]
# Of the score sheet, where neither has to be given.
Entry = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
Eyes = Annotated[str | None, QueryParameter(pattern="^([A-F]|public|all)$")]
Moment = Annotated[int | None, QueryParameter(ge=0, le=2**53)]  # milliseconds since 1970
# Of lists: which page, at most so far; of which game; with whom.
PageNumber = Annotated[int, QueryParameter(ge=1, le=1000)]
GameName = Annotated[str | None, QueryParameter(max_length=32)]
OpponentKey = Annotated[str | None, QueryParameter(pattern="^(person|bot):.{1,64}$")]

METHODS = {"GET": get, "POST": post, "PUT": put, "DELETE": delete}
USUAL = {"GET": 200, "POST": 201, "PUT": 200, "DELETE": 204}


Handler = Callable[[Callable[..., Any]], HTTPRouteHandler]


def route(
    what: str, summary: str, *statuses: int, answer: int = 0, limit: str = "", nothing: Any = None, **more: Any
) -> Handler:
    """A handler for `METHOD /path`: what it does in a few words, and with which problems it may answer besides the usual ones.

    `answer`: the status of a good answer, if not the usual one of the method; `limit`: what it is counted as (`http.security`).
    """
    method, path = what.split(" ")
    made: Handler = METHODS[method](
        path,
        status_code=answer or USUAL[method],
        opt={"limit": limit} if limit else {},
        responses={**(nothing or {}), **problems(*statuses)},
        summary=summary,
        **more,
    )
    return made
