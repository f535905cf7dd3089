"""Help at the table: what a bot would do in my place, and why something is not allowed."""

from __future__ import annotations

from ..players import explain
from ..players.chances import chance_of
from . import wire
from .access import acting_seat, check_may_see
from .drafts import is_change, with_draft
from .errors import Conflict
from .model import RUNNING
from .session import Session, action_meant, refused
from .thinking import Task, Thought

CHOICES = 4  # that are told
OFTEN = 4  # a quarter as often as the one tried most is often enough to be judged


def why(session: Session, person: str, asked: wire.WhyNot) -> wire.Why:
    """The rule that forbids an action of mine now, and why; or none if it is allowed."""
    check_may_see(session, person)
    seat = acting_seat(session, person, asked.seat)
    actions = session.game.actions
    code = action_meant(session.game, asked.action)
    if session.table.status != RUNNING:
        raise Conflict("there is no game going on", error="not_running")
    tried = session.match if is_change(seat) else with_draft(session, seat.seat)
    refusal = tried.refusal(seat.seat, code)
    if refusal is None:
        return wire.Why(actions.to_json(code), None)
    told = refused(refusal)
    return wire.Why(actions.to_json(code), told.rule, told.refusal)


def hint(task: Task, thought: Thought) -> wire.Hint:
    """A thought as it is told: what it is for, the honest chance, and what else was thought of, the best first."""
    actions, seats = task.rules.actions, task.view.seats

    def chance(estimate: float) -> float | None:
        found = chance_of(task.rules, seats, task.n, estimate)
        return None if found is None else round(found, 3)

    mixed = any(share for *_, share in thought.tried)
    ranked = by_share(thought) if mixed else by_merit(thought)
    action, estimate, agreed, _ = next(one for one in ranked if one[0] == thought.action) if mixed else ranked[0]
    reason = explain(task.rules, task.view, action, task.n)
    return wire.Hint(
        action=actions.to_json(action),
        agreed=agreed,
        asked=thought.iterations,
        level=task.level,
        chance=chance(estimate),
        even=1 / seats,
        mixed=mixed,
        choices=[
            wire.HintChoice(actions.to_json(action), chance(estimate), times, round(share, 3))
            for action, estimate, times, share in ranked
        ],
        reason=None if reason is None else wire.Reason(reason[0], dict(reason[1])),
    )


def by_merit(thought: Thought) -> list[tuple[int, float, int, float]]:
    """What was tried often enough to be judged, by what may be expected of it."""
    most = max([times for _, _, times, _ in thought.tried], default=0)
    judged = [one for one in thought.tried if one[2] * OFTEN >= most]
    alone = [(thought.action, thought.estimate, thought.iterations, 0.0)]  # there was nothing to weigh
    return sorted(judged, key=lambda one: -one[1])[:CHOICES] or alone


def by_share(thought: Thought) -> list[tuple[int, float, int, float]]:
    """The mixture: by how often each should be drawn."""
    return sorted([one for one in thought.tried if one[3]], key=lambda one: -one[3])[:CHOICES]
