"""Who is asking, how often, and from where: logins, CSRF, rate limits, headers, invitations. The hard parts are libraries'."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from itsdangerous import BadData, URLSafeTimedSerializer
from limits import parse_many
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection

from ...table.errors import NotFound, NotYours
from ..house import House
from ..people.logins import Visitor
from ..settings import Settings
from .errors import NobodyYet, TooMany
from .shared_counts import SharedCounts

Asking = ASGIConnection[Any, Any, Any, Any]

CSRF_COOKIE = "comptoir-csrf"
CSRF_HEADER = "x-csrf-token"
INVITATION_DAYS = 30
OFTEN = ("read", "write")  # what must not wait for other processes' counts
SWEEP_SECONDS = 60.0


# ---- who ----


def bearer(authorization: str) -> str | None:
    """The token of a program that shows one; None for a browser."""
    kind, _, token = authorization.partition(" ")
    return token.strip() if kind.casefold() == "bearer" else None


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
    found = connection.scope.get("user")
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
            "mail": settings.mail_limit,
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


def address(connection: Asking) -> str:
    client = connection.scope.get("client")
    return client[0] if client else "nowhere"


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
