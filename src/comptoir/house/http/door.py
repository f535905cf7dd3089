"""The door, which every request passes: which house it means, who asks and how often, whether another site forged it, and what
every answer carries. One middleware and not five: each layer of the framework costs every move as much as a rule does.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import structlog
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ...table.errors import BadRequest, TableError
from ..house import House
from ..people.logins import COOKIE, Visitor, hashed, who, whose_program
from .errors import status_of
from .headers import FILES_POLICY, HEADERS, NOT_STORED, OVER_TLS
from .security import Asking, Limits, address, bearer, is_host, person_id

log = structlog.get_logger("comptoir.house")

BY_ADDRESS = ("guest", "login")
SAFE = ("GET", "HEAD", "OPTIONS")
OF_EVERY_ANSWER = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
OF_THE_API = [*OF_EVERY_ANSWER, (NOT_STORED[0].lower().encode(), NOT_STORED[1].encode())]
OF_FILES = [(name, FILES_POLICY.encode() if name == b"content-security-policy" else value) for name, value in OF_EVERY_ANSWER]
OF_HTTPS = [(OVER_TLS[0].lower().encode(), OVER_TLS[1].encode())]
WRITTEN_BY_US = {name for name, _ in OF_THE_API + OF_HTTPS}


def door(house: House, limits: Limits, forgery: CSRFConfig) -> Callable[[ASGIApp], ASGIApp]:
    """Middleware: puts the person behind a request into `request.user`, None for somebody unknown, counts and logs answers by
    their route, never by their address, query or body, and writes the security headers.

    Who shows a token in the `Authorization` header is known by that alone: no cookie is looked at, and no other site's page can
    make a browser send it. Whoever is known by a cookie passes the framework's double-submit check.
    """

    def wrap(app: ASGIApp) -> ASGIApp:
        browsers = CSRFMiddleware(app, forgery)
        detailed = house.settings.log_level.casefold() == "debug"  # asked here, so that no move makes a logger for nothing

        async def pass_through(scope: Scope, receive: Receive, send: Send) -> None:
            began, status = time.perf_counter(), 500
            of_files = OF_FILES if scope["path"].startswith("/assets/") else OF_EVERY_ANSWER
            carried = OF_THE_API if scope["path"].startswith("/api") else of_files
            if scope.get("scheme") == "https":
                carried = carried + OF_HTTPS

            async def sending(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = message["status"]
                    message["headers"] = [*(one for one in message["headers"] if one[0] not in WRITTEN_BY_US), *carried]
                await send(message)

            try:
                given = dict(scope["headers"])
                if not is_host(given.get(b"host", b"").decode("latin-1")):  # the framework makes addresses of it
                    raise BadRequest("this request does not say which house it means")
                token = bearer(given.get(b"authorization", b"").decode("latin-1"))
                connection: Asking = ASGIConnection(scope)
                scope["user"] = await _who_asks(house, connection, token)
                await _within_limits(limits, connection)
                inner = browsers if token is None else app
                await inner(scope, receive, sending if scope["type"] == ScopeType.HTTP else send)
            except TableError as error:
                status = status_of(error)
                raise
            except HTTPException as error:
                status = error.status_code
                raise
            finally:
                if scope["type"] == ScopeType.HTTP:
                    took, route = time.perf_counter() - began, str(scope.get("path_template") or "other")
                    house.metrics.answered(route, scope["method"], status, took)
                    if detailed:
                        log.debug("answered", route=route, method=scope["method"], status=status, ms=round(took * 1000, 2))

        return pass_through

    return wrap


async def _who_asks(house: House, connection: Asking, shown: str | None) -> Visitor | None:
    token = connection.cookies.get(COOKIE) if shown is None else shown
    if not token:
        return None
    login, now = hashed(token), house.now()
    found = house.logins.recall(login, now)
    if found is not None and found.program == (shown is not None):
        return found
    known = partial(who, login=login, now=now) if shown is None else partial(whose_program, token=login)
    found = await house.database.reading(known)
    if found is not None:
        house.logins.remember(found, now)
    return found


async def _within_limits(limits: Limits, connection: Asking) -> None:
    """A handler names its kind of limit with `opt={"limit": …}`; otherwise its method decides."""
    scope = connection.scope
    kind = scope["route_handler"].opt.get("limit") or ("read" if scope.get("method", "GET") in SAFE else "write")
    if kind != "none":
        person = None if kind in BY_ADDRESS else person_id(connection)
        await limits.check_everywhere(kind, person or address(connection))
