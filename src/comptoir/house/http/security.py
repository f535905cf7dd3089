"""Who is asking, how often, and from where: logins, CSRF, rate limits, headers, invitations. The hard parts are libraries'."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any
from urllib.parse import urlsplit

from itsdangerous import BadData, URLSafeTimedSerializer
from limits import parse_many
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ...table.errors import BadRequest, NotFound, NotYours
from ..house import House
from ..people.logins import COOKIE, Visitor, hashed, who, whose_program
from ..settings import Settings
from .errors import NobodyYet, TooMany
from .headers import HEADERS
from .shared_counts import SharedCounts

Asking = ASGIConnection[Any, Any, Any, Any]

CSRF_COOKIE = "comptoir-csrf"
CSRF_HEADER = "x-csrf-token"
INVITATION_DAYS = 30
BY_ADDRESS = ("guest", "login")
OFTEN = ("read", "write")  # what must not wait for other processes' counts
SAFE = ("GET", "HEAD", "OPTIONS")
SWEEP_SECONDS = 60.0


# ---- who ----


def bearer(authorization: str) -> str | None:
    """The token of a program that shows one; None for a browser."""
    kind, _, token = authorization.partition(" ")
    return token.strip() if kind.casefold() == "bearer" else None


class Authentication(AbstractAuthenticationMiddleware):
    """Puts the person behind a request into `request.user`; None for somebody unknown. Who shows a token is known by that
    alone: no cookie is looked at, so that a request cannot be half a browser's."""

    async def authenticate_request(self, connection: Asking) -> AuthenticationResult:
        shown = bearer(connection.headers.get("authorization", ""))
        token = connection.cookies.get(COOKIE) if shown is None else shown
        if not token:
            return AuthenticationResult(user=None, auth=None)
        house: House = connection.app.state.house
        login, now = hashed(token), house.now()
        visitor = house.logins.recall(login, now)
        if visitor is not None and visitor.program != (shown is not None):
            visitor = None
        if visitor is None:
            known = partial(who, login=login, now=now) if shown is None else partial(whose_program, token=login)
            visitor = await house.database.reading(known)
            if visitor is not None:
                house.logins.remember(visitor, now)
        return AuthenticationResult(user=visitor, auth=None)


def visitor(connection: Asking) -> Visitor:
    """The person asking; an error if it is nobody."""
    found = connection.scope.get("user")
    if not isinstance(found, Visitor):
        raise NobodyYet
    return found


def visitor_in_browser(connection: Asking) -> Visitor:
    """The person asking, in a browser of theirs: tokens are for playing, not for changing who may come in."""
    person = visitor(connection)
    if person.program:
        raise NotYours("a token cannot do this: log in with a browser")
    return person


def person_id(connection: Asking) -> str | None:
    found = connection.scope.get("user")  # not there at all for OPTIONS, which asks for nobody's sake
    return found.id if isinstance(found, Visitor) else None


# ---- forged requests ----


def csrf_config(secret: str, settings: Settings) -> CSRFConfig:
    return CSRFConfig(
        secret=secret,
        cookie_name=CSRF_COOKIE,
        header_name=CSRF_HEADER,
        cookie_secure=settings.secure_cookies,
        cookie_samesite="strict",
    )


class ForgeryCheck(CSRFMiddleware):
    """The framework's double-submit check, for whoever is known by a cookie. A program that shows a token in its
    `Authorization` header cannot be impersonated by another site's page, so it is not asked for a second one."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            given = [value for name, value in scope["headers"] if name.lower() == b"authorization"]
            if given and bearer(given[0].decode("latin-1")) is not None:
                await self.app(scope, receive, send)
                return
        await super().__call__(scope, receive, send)


def same_origin(connection: Asking) -> bool:
    """Browsers send an Origin with a WebSocket and do not forbid other sites to open one: we do. Programs send none."""
    origin = connection.headers.get("origin")
    house: House = connection.app.state.house
    if origin in (None, house.settings.origin):
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:  # a bracket that is not closed
        return False


@lru_cache(256)
def is_host(written: str) -> bool:
    """Whether an address can be made of it: of a bracket that is not closed, or a port that is none, it cannot."""
    try:
        _ = urlsplit(f"//{written}").port
    except ValueError:
        return False
    return True


async def names_a_host(connection: Asking, _: BaseRouteHandler) -> None:
    """A guard on every route: the framework makes addresses of the Host header when we least expect it.

    Asynchronous, or the framework gives it to another thread.
    """
    if not is_host(connection.headers.get("host", "")):
        raise BadRequest("this request does not say which house it means")


# ---- how often ----


class Tally:
    """Counts in windows of time, each beginning with its first count. Windows that are over are swept out now and then, by
    whoever counts then: the library's own storage starts a thread for that every few counts."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._windows: dict[tuple[str, str, int], tuple[float, int]] = {}  # when it is over, and the count so far
        self._next_sweep = SWEEP_SECONDS + now()

    def count(self, kind: str, whom: str, seconds: int) -> int:
        """Count once more; the count in this window with it."""
        now = self._now()
        if now >= self._next_sweep:
            self._windows = {key: window for key, window in self._windows.items() if window[0] > now}
            self._next_sweep = now + SWEEP_SECONDS
        key = (kind, whom, seconds)
        over, counted = self._windows.get(key, (0.0, 0))
        if over <= now:
            over, counted = now + seconds, 0
        self._windows[key] = over, counted + 1
        return counted + 1

    def __len__(self) -> int:
        return len(self._windows)


class Limits:
    """Rate limits by person or, for strangers, by address: in this process's memory and, where processes share a database, in
    that."""

    def __init__(
        self, settings: Settings, now: Callable[[], float] = time.monotonic, shared: SharedCounts | None = None
    ) -> None:
        self._tally = Tally(now)
        self._shared = shared
        written = {
            "write": settings.writing_limit,
            "make": settings.making_limit,
            "guest": settings.guest_limit,
            "login": settings.login_limit,
            "chat": settings.chat_limit,
            "read": settings.reading_limit,
            "help": settings.help_limit,
        }
        self._limits = {
            kind: [(limit.amount, limit.get_expiry()) for limit in parse_many(words)] for kind, words in written.items()
        }

    def check(self, kind: str, whom: str) -> None:
        for amount, seconds in self._limits[kind]:
            if self._tally.count(kind, whom, seconds) > amount:
                raise _too_many(amount, seconds)

    async def check_everywhere(self, kind: str, whom: str) -> None:
        """The same, with what other processes have counted."""
        self.check(kind, whom)
        if self._shared is None:
            return
        windows = [seconds for _, seconds in self._limits[kind]]
        if kind in OFTEN:
            counted = self._shared.count_later(kind, whom, windows)
        else:
            counted = await self._shared.count(kind, whom, windows)
        for amount, seconds in self._limits[kind]:
            if counted.get(seconds, 0) > amount:
                raise _too_many(amount, seconds)


def _too_many(amount: int, seconds: int) -> TooMany:
    return TooMany(f"at most {amount} in {seconds} seconds")


async def within_limits(connection: Asking, handler: BaseRouteHandler) -> None:
    """A guard on every route. A handler names its kind with `opt={"limit": …}`; otherwise its method decides."""
    kind = handler.opt.get("limit") or ("read" if connection.scope.get("method", "GET") in SAFE else "write")
    if kind == "none":
        return
    limits: Limits = connection.app.state.limits
    await limits.check_everywhere(
        kind, address(connection) if kind in BY_ADDRESS else person_id(connection) or address(connection)
    )


def address(connection: Asking) -> str:
    return connection.client.host if connection.client else "nowhere"


# ---- headers ----


WRITTEN_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
NOT_STORED = (b"cache-control", b"no-store")


def with_headers(app: ASGIApp) -> ASGIApp:
    """Middleware: the security headers on every answer; nothing of the API may be stored by a cache."""

    async def add(scope: Scope, receive: Receive, send: Send) -> None:
        wanted = [*WRITTEN_HEADERS, NOT_STORED] if scope["path"].startswith("/api") else WRITTEN_HEADERS
        names = {name for name, _ in wanted}

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*(one for one in message["headers"] if one[0].lower() not in names), *wanted]
            await send(message)

        await app(scope, receive, sending if scope["type"] == ScopeType.HTTP else send)

    return add


# ---- invitations ----


def _signer(secret: str) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(secret, salt="invitation")


def sign_invitation(secret: str, table_id: str, number: int) -> str:
    return str(_signer(secret).dumps([table_id, number]))


def read_invitation(secret: str, token: str) -> tuple[str, int]:
    """The table an invitation leads to and its number. All that can be wrong with it is told the same way."""
    try:
        table_id, number = _signer(secret).loads(token, max_age=INVITATION_DAYS * 86_400)
    except (BadData, ValueError, TypeError):
        raise NotFound("this invitation is not good any more") from None
    return str(table_id), int(number)
