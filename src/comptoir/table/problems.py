"""What cannot be granted, as a host tells it whose clients send requests: a status of HTTP and a `wire.Problem`."""

from __future__ import annotations

from collections.abc import Mapping

from . import wire
from .errors import Conflict, NotFound, NotYours, Refused, TableError

# A class that is not here is told as the one it is made from.
STATUS: Mapping[type[TableError], int] = {TableError: 400, NotYours: 403, NotFound: 404, Conflict: 409, Refused: 422}


def status_of(error: TableError, known: Mapping[type[TableError], int] = STATUS) -> int:
    return next(known[kind] for kind in type(error).__mro__ if kind in known)


def problem_of(error: TableError) -> wire.Problem:
    return wire.Problem(error.error, error.detail, error.rule, error.n, refusal=error.refusal, most=error.most)
