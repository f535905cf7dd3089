"""Help at the table: what a bot would do in my place, and why something is not allowed. Nothing here changes a table."""

from __future__ import annotations

import time
from collections import Counter

from .. import games
from ..kernel.errors import UnknownName
from ..kernel.match import replay
from ..kernel.visibility import View
from . import wire
from .bots import Question
from .errors import BadRequest, Conflict, NotFound
from .levels import default_level, levels
from .positions import acting_seat, changing, check_may_see, looker, with_draft
from .rooms import FINISHED, RUNNING, Held

VOTES = 9
SECONDS = 1.0


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
    asked.fields, asked.actions = tried.view(seat.seat).fields, tried.legal(seat.seat)
    if not asked.actions:
        raise Conflict("there is nothing to choose", error="nothing_to_choose")
    return asked


def advise(asked: Question) -> wire.Hint:
    """Several bots, each imagining the hidden things anew, vote; how many agree is how sure they are."""
    game = games.find(asked.game, asked.revision)
    level = default_level()
    votes: Counter[int] = Counter()
    until = time.monotonic() + SECONDS
    for seed in range(VOTES):
        votes[levels()[level](game, asked.n * 31 + seed).choose(View(asked.game, asked.seat, asked.fields), asked.actions)] += 1
        if time.monotonic() > until:
            break
    action, agreed = votes.most_common(1)[0]
    return wire.Hint(game.actions.to_json(action), agreed, votes.total(), level)
