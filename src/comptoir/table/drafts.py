"""What a seat has in hand and the table does not have yet: tentative steps of a turn, or a changed sealed choice.

A draft is `{"n": …, "steps": [{"action": …, "request": …}, …]}`; `"change": true` marks a changed sealed choice. Nobody else
can notice it.
"""

from __future__ import annotations

from typing import Any

from ..kernel.match import Match
from .model import RUNNING, Seat
from .session import Session


def with_draft(session: Session, seat: int) -> Match[Any]:
    """The match as this seat sees it: with its own unconfirmed steps, and nobody else's."""
    steps = draft_steps(session, seat)
    if not steps:
        return session.match
    tried = session.match.fork()
    for step in steps:
        tried.play(seat, tried.game.actions.from_json(step["action"]))
    return tried


def draft_steps(session: Session, seat: int) -> list[dict[str, Any]]:
    """The unconfirmed steps of a seat. A draft that answers an older entry is void."""
    if seat < 0 or session.table.status != RUNNING:
        return []
    draft = session.seats[seat].draft
    if draft is None:
        return []
    good = _change_holds(session, seat) if draft.get("change") else draft["n"] == session.table.n
    return list(draft["steps"]) if good else []


def tentative_steps(session: Session, seat: Seat) -> list[dict[str, Any]]:
    """The unconfirmed steps of a turn; a changed sealed choice is none."""
    return [] if is_change(seat) else draft_steps(session, seat.seat)


def is_change(seat: Seat) -> bool:
    """Whether what this seat has in hand is a change of its sealed choice."""
    return seat.draft is not None and bool(seat.draft.get("change"))


def _change_holds(session: Session, seat: int) -> bool:
    """A changed choice holds as long as the seat has chosen and others have not."""
    match, draft = session.match, session.seats[seat].draft
    if draft is None or seat in match.to_act:
        return False
    return all(match.refuse(seat, match.game.actions.from_json(step["action"])) is None for step in draft["steps"])


def drop_void_drafts(session: Session) -> None:
    """A draft that no longer fits what the table waits for is dropped, never carried into a later phase."""
    for seat in session.seats:
        if seat.draft is not None and not draft_steps(session, seat.seat):
            seat.draft = None


def step(session: Session, code: int, request: str) -> dict[str, Any]:
    return {"action": session.game.actions.to_json(code), "request": request}


def codes(session: Session, steps: list[dict[str, Any]]) -> list[int]:
    return [session.game.actions.from_json(step["action"]) for step in steps]
