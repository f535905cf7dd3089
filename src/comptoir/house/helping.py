"""Help at the table: what a bot would do in my place, and why something is not allowed. Nothing here changes a table."""

from __future__ import annotations

from .. import games
from ..kernel.errors import UnknownName
from ..kernel.match import replay
from ..kernel.visibility import View
from ..players import explain
from . import clocks, wire
from .bots import Question
from .errors import BadRequest, Conflict, NotFound
from .positions import acting_seat, changing, check_may_see, looker, with_draft
from .rooms import FINISHED, RUNNING, Held
from .thinking import Thought

RUNNERS_UP = 3


def why(held: Held, person: str, asked: wire.WhyNot) -> wire.Why:
    """The rule that forbids an action of mine now, or none if it is allowed."""
    check_may_see(held, person)
    seat = acting_seat(held, person, asked.seat)
    actions = held.game.actions
    try:
        code = actions.parse(asked.action) if isinstance(asked.action, str) else actions.from_json(asked.action)
    except UnknownName as error:
        raise BadRequest(str(error), error="unknown_action") from None
    if held.table.status != RUNNING:
        raise Conflict("there is no game going on", error="not_running")
    tried = held.match if changing(seat) else with_draft(held, seat.seat)
    return wire.Why(actions.to_json(code), tried.refuse(seat.seat, code))


def past(held: Held, person: str | None, n: int) -> wire.Past:
    """The table as this person saw it after entry `n`."""
    check_may_see(held, person)
    if held.table.status not in (RUNNING, FINISHED) or n >= held.match.n:
        raise NotFound("there is no such entry")
    seat = looker(held, person)
    for match in replay(held.game, held.match.record):
        if match.n == n + 1:
            return wire.Past(n, match.view(seat).to_json(), match.log(seat, n))
    raise NotFound("there is no such entry")


def question(held: Held, person: str, written: str | None) -> Question:
    """What a bot in this person's place would be asked: the view of their seat and what it may do."""
    check_may_see(held, person)
    seat = acting_seat(held, person, written)
    if held.table.status != RUNNING:
        raise Conflict("there is no game going on", error="not_running")
    tried = with_draft(held, seat.seat)
    asked = Question(held, seat.seat)
    asked.fields, asked.actions = tried.view(seat.seat).fields, clocks.choices(tried, seat.seat)
    if not asked.actions:
        raise Conflict("there is nothing to choose", error="nothing_to_choose")
    return asked


def hint(asked: Question, thought: Thought) -> wire.Hint:
    """A thought as it is told, with what the instinct likes about it."""
    game = games.find(asked.game, asked.revision)
    actions = game.actions
    reason = explain(game, View(asked.game, asked.seat, asked.fields), thought.action, asked.n)
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
        level="master",
        estimate=round(thought.estimate, 3),
        runners_up=others[:RUNNERS_UP],
        reason=None if reason is None else wire.Reason(*reason),
    )
