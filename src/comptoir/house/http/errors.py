"""What the house answers when it cannot do what it was asked: always `{error, detail}`, with a rule or a number where there
is one.
"""

from __future__ import annotations

from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import DataError, OperationalError

from ...kernel.errors import ComptoirError
from ...table import problems as problems_of_tables
from ...table.errors import TableError
from ...table.wire import Problem
from ..people.accounts import Banned
from ..people.logins import WrongKey
from ..workers.pool import Busy, Undone
from .headers import HEADERS, NOT_STORED

log = structlog.get_logger("comptoir.house")


class NobodyYet(TableError):
    """The request needs somebody, a guest at least."""

    error = "nobody"

    def __init__(self) -> None:
        super().__init__("say who you are first: POST /api/guests")


class TooMany(TableError):
    error = "too_many"


# What only a house does not grant, beside what any host does not.
STATUS = {**problems_of_tables.STATUS, NobodyYet: 401, WrongKey: 401, TooMany: 429, Banned: 403, Busy: 429, Undone: 503}


def status_of(error: TableError) -> int:
    return problems_of_tables.status_of(error, STATUS)


WORDS = {
    400: "bad_request", 401: "nobody", 403: "forbidden", 404: "not_found", 405: "no_such_method", 413: "too_large",
    415: "wrong_type", 429: "too_many",
}  # fmt: skip
MEANINGS = {
    400: "The request is not well formed.",
    401: "Nobody is logged in, or what was shown opens no account.",
    403: "Not allowed: somebody else's seat or table, or the CSRF token is missing.",
    404: "There is no such thing, or not for you.",
    405: "The address does not take this method.",
    409: "The table is not in the state the request assumed; `n` is the next entry where that matters.",
    413: "The request is too large.",
    422: "The rules do not allow it; `rule` is the id of the clause, `refusal` says why.",
    429: "Too many requests; try again later.",
    503: "Nobody could finish that in time; try again later.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers of a handler beside the good one, for the OpenAPI document."""
    wanted = sorted({400, 404, 429, *statuses})
    return {status: ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False) for status in wanted}


# For a handler that answers nothing but takes or gives a cookie: the framework would document a body otherwise.
NOTHING = {204: ResponseSpec(None, description="Done.", generate_examples=False)}


def answer(problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response[Problem]:
    # An address without a route is answered before any middleware is asked, so errors bring the headers themselves.
    carried = {**HEADERS, NOT_STORED[0]: NOT_STORED[1], **(headers or {})}
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=carried)


def on_table_error(_: Request[Any, Any, Any], error: TableError) -> Response[Problem]:
    return answer(problems_of_tables.problem_of(error), status_of(error))


def on_kernel_error(_: Request[Any, Any, Any], error: ComptoirError) -> Response[Problem]:
    """The kernel's errors are whole sentences about what was given to it."""
    return answer(Problem("bad_request", str(error)), 400)


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        told = [f"{one.get('key', 'body')}: {one.get('message', '')}" for one in error.extra if isinstance(one, dict)]
        detail = "; ".join(told) or "the request is not well formed"
    if status >= 500:
        log.error("surprise", exc_info=error)
        detail = "something went wrong here; it has been noted"
    headers = {name: value for name, value in (error.headers or {}).items() if name.casefold() == "allow"}
    return answer(Problem(WORDS.get(status, "error"), detail), status, headers)


def on_bad_data(_: Request[Any, Any, Any], error: DataError) -> Response[Problem]:
    """Something no database can hold, like a name with a NUL in it."""
    return answer(Problem("bad_request", "the request holds characters or numbers nothing is called by"), 400)


def on_no_database(request: Request[Any, Any, Any], error: OperationalError) -> Response[Problem]:
    """Locked, full, restarted: not this request's fault, and nothing of it was kept."""
    log.warning("database_unavailable", path=request.scope.get("path_template", ""), reason=str(error.orig))
    return answer(Problem("unavailable", "the house cannot do that just now; nothing is lost, try again soon"), 503)


def on_bad_text(_: Request[Any, Any, Any], error: UnicodeError) -> Response[Problem]:
    return answer(Problem("bad_request", "the request is not UTF-8 text"), 400)


def on_deep_nesting(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    return answer(Problem("bad_request", "the request is nested too deeply"), 400)


def on_surprise(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours. The log gets the place, the client gets nothing of it."""
    log.error("surprise", path=request.scope.get("path_template", ""), exc_info=error)
    return answer(Problem("internal", "something went wrong here; it has been noted"), 500)


HANDLERS: dict[Any, Any] = {
    TableError: on_table_error,
    ComptoirError: on_kernel_error,
    HTTPException: on_http_error,
    DataError: on_bad_data,
    OperationalError: on_no_database,
    UnicodeError: on_bad_text,
    RecursionError: on_deep_nesting,
    Exception: on_surprise,
}
