"""The one door. Every entry of every table is written here, whoever plays it: a person, a bot or a clock."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET
from sqlalchemy import select

from ..kernel.errors import UnknownName
from ..kernel.match import Match
from . import clocks, ratings, wire
from .errors import BadRequest, Conflict, Refused, Stale
from .positions import acting_seat, changing, check_may_see, draft_steps, with_draft
from .rooms import FINISHED, RUNNING, Held, SeatRow
from .schema import entries

BY_PERSON, BY_BOT, BY_CLOCK = "person", "bot", "clock"


# ---- people ----


def act(held: Held, person: str, asked: wire.Act, now: int) -> wire.Accepted:
    """Take an action: an entry at once, or a tentative step of a turn that is confirmed later."""
    seat = _seat_at_the_table(held, person, asked.seat)
    repeated = _answered_before(held, seat, asked.n, asked.request)
    if repeated is not None:
        return repeated
    steps = [] if changing(seat) else draft_steps(held, seat.seat)
    if changing(seat) and seat.draft is not None and seat.draft["steps"][0]["request"] == asked.request:
        return wire.Accepted([], held.table.n, 1)
    if asked.step < len(steps) and steps[asked.step]["request"] == asked.request:
        return wire.Accepted([], held.table.n, asked.step + 1)
    if asked.step != len(steps):
        raise Conflict(f"this turn has {len(steps)} unconfirmed steps, not {asked.step}", n=held.table.n, error="stale_step")
    try:
        code = held.game.actions.from_json(asked.action)
    except UnknownName as error:
        raise BadRequest(str(error), error="unknown_action") from None
    if clocks.only_the_clock_may(held.game, code):
        raise Refused("only the clock says when time is up", rule=held.game.options["clock"].rule)
    tried = held.match if changing(seat) else with_draft(held, seat.seat)
    rule = tried.refuse(seat.seat, code)
    if rule is not None:
        raise Refused(f"{rule} does not allow “{held.game.actions.text(code)}”", rule=rule)
    seat.stand_in = None
    if seat.seat not in tried.to_act and not steps:
        # A change of a sealed choice. It becomes an entry only with the last choice: till then nobody else can notice it.
        seat.draft = {"n": held.table.n, "change": True, "steps": [_step(held, code, asked.request)]}
        return wire.Accepted([], held.table.n, 1)
    if _may_be_tentative(held, seat, asked) and not _shows_something(tried, seat.seat, code):
        kept = [*steps, _step(held, code, asked.request)]
        seat.draft = {"n": held.table.n, "steps": kept}
        return wire.Accepted([], held.table.n, len(kept))
    return commit(held, seat.seat, [*_codes(held, steps), code], BY_PERSON, asked.request, now)


def confirm(held: Held, person: str, asked: wire.Confirm, now: int) -> wire.Accepted:
    """Make the tentative steps entries, all in one transaction."""
    seat = _seat_at_the_table(held, person, asked.seat)
    repeated = _answered_before(held, seat, asked.n, asked.request)
    if repeated is not None:
        return repeated
    steps = [] if changing(seat) else draft_steps(held, seat.seat)
    if not steps:
        raise Conflict("there is nothing to confirm", n=held.table.n, error="nothing_to_confirm")
    return commit(held, seat.seat, _codes(held, steps), BY_PERSON, asked.request, now)


def take_back(held: Held, person: str, asked: wire.TakeBack) -> wire.Accepted:
    """Drop tentative steps. What became an entry can only be undone with the others' consent."""
    seat = _seat_at_the_table(held, person, asked.seat)
    if asked.n != held.table.n:
        raise Stale(held.table.n)
    steps = draft_steps(held, seat.seat)
    if asked.keep > len(steps):
        raise Conflict(f"this turn has only {len(steps)} unconfirmed steps", n=held.table.n, error="stale_step")
    if seat.draft is not None and len(steps) > asked.keep:
        seat.draft = {**seat.draft, "steps": steps[: asked.keep]} if asked.keep else None
    return wire.Accepted([], held.table.n, asked.keep)


def undo(held: Held, person: str, asked: wire.Undo, now: int) -> wire.Accepted:
    """Propose to go back to before an entry, or agree to it. When every person at the table has, it is an entry."""
    seat = _seat_at_the_table(held, person, asked.seat)
    repeated = _answered_before(held, seat, asked.n, asked.request)
    if repeated is not None:
        return repeated
    table = held.table
    if asked.to not in held.match.standing():
        raise BadRequest(f"entry {asked.to} cannot be taken back", error="cannot_undo")
    proposal = table.undo if table.undo is not None and table.undo["n"] == table.n else None
    if proposal is not None and proposal["to"] != asked.to:
        raise Conflict(f"it is proposed to go back to before entry {proposal['to']}", n=table.n, error="other_proposal")
    agreed = {person, *(proposal["agreed"] if proposal is not None else ())}
    asked_of = {one.person for one in held.seats if one.human}
    if agreed < asked_of:
        by = seat.seat if proposal is None else proposal["by"]
        table.undo = {"n": table.n, "to": asked.to, "by": by, "agreed": sorted(agreed)}
        return wire.Accepted([], table.n)
    match = held.playing()
    first = match.n
    match.undo(seat.seat, asked.to)
    return _kept(held, match, first, seat.seat, BY_PERSON, asked.request, now)


def refuse_undo(held: Held, person: str, asked: wire.UndoRefusal) -> wire.Accepted:
    """One no is enough."""
    _seat_at_the_table(held, person, None, any_seat=True)
    if asked.n != held.table.n:
        raise Stale(held.table.n)
    held.table.undo = None
    return wire.Accepted([], held.table.n)


# ---- bots and clocks ----


def bot_acts(held: Held, seat: int, n: int, action: int, now: int) -> bool:
    """A bot's move. If the table has moved on, or the seat is a person's again, it was in vain and nothing happens."""
    if held.table.status != RUNNING or held.table.n != n or held.seats[seat].bot is None:
        return False
    commit(held, seat, [action], BY_BOT, None, now)
    return True


def clock_strikes(held: Held, stand_in: str, now: int) -> bool:
    """Do what is due at this table by the clock. Says whether anything was."""
    table = held.table
    if table.status != RUNNING or table.alarm is None or table.alarm > now:
        return False
    ends = clocks.timer_ends(table)
    if ends is not None and ends <= now:
        due = clocks.timer_action(held.match)
        if due is not None:
            commit(held, due[0], [due[1]], BY_CLOCK, None, now)
            return True
    for seat in held.seats:
        warning = clocks.warning(table.clock, seat)
        if warning is not None and warning <= now:
            seat.warned = True
    for seat in held.seats:
        time = clocks.deadline(table.clock, seat)
        if time is not None and time <= now and seat.bot is None:
            _time_is_up(held, seat, stand_in, now)
            break  # the table may have moved on; the next strike sees to the others
    clocks.set_alarm(held)
    return True


def _time_is_up(held: Held, seat: SeatRow, stand_in: str, now: int) -> None:
    """By the table's choice a pass, where the rules have one, or a bot that plays until the person is back."""
    game = held.game
    if held.table.clock["at_zero"] == "pass":
        idle = [action for action in clocks.choices(held.match, seat.seat) if game.actions.block(action).name in game.idle]
        if idle:
            commit(held, seat.seat, idle[:1], BY_CLOCK, None, now)
            return
    seat.stand_in = stand_in
    seat.draft = None
    seat.reserve = 0
    seat.waiting_since = None
    held.table.bots_waiting = True


# ---- the door itself ----


def commit(held: Held, seat: int, codes: list[int], by: str, request: str | None, now: int) -> wire.Accepted:
    """Play actions of a seat and write them as entries."""
    match = held.playing()
    if match.to_act == [seat]:
        _enter_changes(held, now)
    first = match.n
    for code in codes:
        match.play(seat, code)
    return _kept(held, match, first, seat, by, request, now)


def _enter_changes(held: Held, now: int) -> None:
    """The last sealed choice is about to be made: those who changed theirs meanwhile have it entered before."""
    match = held.match
    for seat in held.seats:
        steps = draft_steps(held, seat.seat) if changing(seat) else []
        for step in steps:
            entry = match.play(seat.seat, held.game.actions.from_json(step["action"]))
            held.add_entries([entry], BY_PERSON, step["request"], now)
        if steps:
            seat.draft = None


def _kept(held: Held, match: Match[Any], first: int, seat: int, by: str, request: str | None, now: int) -> wire.Accepted:
    """Write what was just played, and all that follows from it for the table."""
    held.add_entries(match.record.entries[first:], by, request, now)
    table = held.table
    table.n = match.n
    table.undo = None
    held.seats[seat].draft = None
    _drop_void_drafts(held)
    clocks.book(held, seat, now)
    if match.over:
        table.status = FINISHED
        table.finished = now
        table.alarm = table.timer_since = None
        table.result = {"scores": match.scores, "winners": match.winners}
        ratings.reckon(held, now)
    return wire.Accepted(list(range(first, match.n)), match.n)


def _seat_at_the_table(held: Held, person: str, written: str | None, any_seat: bool = False) -> SeatRow:
    check_may_see(held, person)
    if any_seat and written is None:
        mine = [seat for seat in held.seats if seat.human and seat.person == person]
        seat = mine[0] if mine else acting_seat(held, person, written)
    else:
        seat = acting_seat(held, person, written)
    if held.table.status != RUNNING and held.table.status != FINISHED:
        raise Conflict("the game has not begun", error="not_running")
    return seat


def _answered_before(held: Held, seat: SeatRow, n: int, request: str) -> wire.Accepted | None:
    """The answer to a request that comes again. Another one that names an old number was too late."""
    table = held.table
    if n == table.n and table.status == RUNNING:
        return None
    rows = held.connection.execute(
        select(entries.c.n)
        .where(entries.c.table_id == table.id, entries.c.request == request, entries.c.seat == seat.seat)
        .order_by(entries.c.n)
    ).scalars()
    numbers = list(rows)
    if numbers:
        return wire.Accepted(numbers, numbers[-1] + 1)
    if table.status != RUNNING:
        raise Conflict("the game is over", n=table.n, error="not_running")
    raise Stale(table.n)


def _may_be_tentative(held: Held, seat: SeatRow, asked: wire.Act) -> bool:
    """Only a turn that nobody else acts in: a sealed choice can be changed anyway, and others wait to see who is ready."""
    wanted = not seat.at_once if asked.tentative is UNSET else asked.tentative
    return bool(wanted) and held.match.to_act == [seat.seat]


def _shows_something(tried: Match[Any], seat: int, code: int) -> bool:
    """Whether a step shows the seat something it could not know: then it stands, and all before it."""
    after = tried.fork()
    entry = after.play(seat, code)
    return bool(entry.chance) or after.over or any(told.kind.reveals for told in after.events[-1])


def _drop_void_drafts(held: Held) -> None:
    """A draft that no longer fits what the table waits for is dropped, never carried into a later phase."""
    for seat in held.seats:
        if seat.draft is not None and not draft_steps(held, seat.seat):
            seat.draft = None


def _step(held: Held, code: int, request: str) -> dict[str, Any]:
    return {"action": held.game.actions.to_json(code), "request": request}


def _codes(held: Held, steps: list[dict[str, Any]]) -> list[int]:
    return [held.game.actions.from_json(step["action"]) for step in steps]
