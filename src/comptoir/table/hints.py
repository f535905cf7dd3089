"""Help at the table: what a bot would do in my place, and why something is not allowed."""

from __future__ import annotations

from ..kernel.errors import UnknownName
from ..players import explain
from . import wire
from .access import acting_seat, check_may_see
from .drafts import is_change, with_draft
from .errors import BadRequest, Conflict
from .model import RUNNING
from .session import Session, refused
from .thinking import Task, Thought

RUNNERS_UP = 3


def why(session: Session, person: str, asked: wire.WhyNot) -> wire.Why:
    """The rule that forbids an action of mine now, and why; or none if it is allowed."""
    check_may_see(session, person)
    seat = acting_seat(session, person, asked.seat)
    actions = session.game.actions
    try:
        code = actions.parse(asked.action) if isinstance(asked.action, str) else actions.from_json(asked.action)
    except UnknownName as error:
        raise BadRequest(str(error), error="unknown_action") from None
    if session.table.status != RUNNING:
        raise Conflict("there is no game going on", error="not_running")
    tried = session.match if is_change(seat) else with_draft(session, seat.seat)
    refusal = tried.refusal(seat.seat, code)
    if refusal is None:
        return wire.Why(actions.to_json(code), None)
    told = refused(refusal)
    return wire.Why(actions.to_json(code), told.rule, told.refusal)


def hint(task: Task, thought: Thought) -> wire.Hint:
    """A thought as it is told, with what the instinct likes about it."""
    actions = task.rules.actions
    reason = explain(task.rules, task.view, thought.action, task.n)
    weights = {action: times for action, _, times in thought.tried}
    others = [
        wire.HintChoice(actions.to_json(action), round(estimate, 3), times)
        for action, estimate, times in thought.tried
        if action != thought.action
    ]
    return wire.Hint(
        action=actions.to_json(thought.action),
        agreed=weights.get(thought.action, 0),
        asked=thought.iterations,
        level=task.level,
        estimate=round(thought.estimate, 3),
        runners_up=others[:RUNNERS_UP],
        reason=None if reason is None else wire.Reason(*reason),
    )
