"""The one path by which anything at a table changes, whoever changes it and whatever the host: a command in, its answer and
the messages for everybody out. What is to be kept is then in the session.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from .messages import Audience, Message, messages_to
from .session import Session

T = TypeVar("T")
S = TypeVar("S", bound=Session)


class Outcome(NamedTuple, Generic[T]):
    """What became of a command."""

    answer: T
    messages: dict[str | None, Message]
    fault: Exception | None = None  # why there are no messages: for the host's log


def carry_out(session: S, command: Callable[[S], T], audience: Audience) -> Outcome[T]:
    """Run a command, and write what it looks like to everybody while all is at hand."""
    answer = command(session)
    try:
        return Outcome(answer, messages_to(session, audience))
    except Exception as error:  # a fault of ours must not cost a move: everybody then looks for themselves
        return Outcome(answer, {}, error)
