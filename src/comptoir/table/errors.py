"""Why something cannot be done at a table. Hosts tell it in their own way; the house as HTTP."""

from __future__ import annotations

from .wire.basics import RefusalReason


class TableError(Exception):
    """A request that cannot be granted. `error` is a word for programs, `detail` a sentence for people who write them.

    Others read the client's `trouble-ERROR`, in their language; `most` is the bound that was met, for that sentence.
    """

    error = "bad_request"

    def __init__(
        self,
        detail: str,
        *,
        rule: str | None = None,
        refusal: RefusalReason | None = None,
        n: int | None = None,
        error: str | None = None,
        most: int | None = None,
    ) -> None:
        super().__init__(detail)
        self.detail = detail
        self.rule = rule
        self.refusal = refusal
        self.n = n
        self.most = most
        if error is not None:
            self.error = error


class BadRequest(TableError):
    """The request makes no sense, whatever the table looks like."""


class NotYours(TableError):
    """Somebody else's seat or table."""

    error = "not_yours"


class NotFound(TableError):
    """There is no such thing, or not for you: the two are not told apart."""

    error = "not_found"


class Conflict(TableError):
    """The table is not in the state the request assumed."""

    error = "conflict"


class Stale(Conflict):
    """Somebody was first. `n` is the number of the next entry now."""

    error = "stale"

    def __init__(self, n: int) -> None:
        super().__init__(f"the table has moved on: the next entry is {n}", n=n)


class Refused(TableError):
    """The rules of the game do not allow the action; `rule` says which, and `refusal` why."""

    error = "refused"
