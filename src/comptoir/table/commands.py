"""The one door: whatever is played at a table, by a person, a bot or a clock, is made an entry here. (Set-up: `seating`.)"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from ..kernel.errors import Refusal
from ..kernel.match import Match
from . import clocks, powers, seating, wire
from .access import acting_seat, check_may_see, seats_of
from .drafts import codes, draft_steps, drop_void_drafts, is_change, step, tentative_steps, with_draft
from .errors import BadRequest, Conflict, NotYours, Refused, Stale
from .model import (
    BY_BOT,
    BY_CLOCK,
    BY_PERSON,
    FINISHED,
    LAST_UNDO,
    MOST_ENTRIES,
    MOST_STEPS,
    MOST_UNDOS,
    RUNNING,
    NewEntry,
    Seat,
    is_fair,
)
from .notes import note
from .session import Session, action_meant, refused

# ---- people ----


def act(session: Session, person: str, asked: wire.Act, now: int) -> wire.Accepted:
    """Take an action: an entry at once, or a tentative step of a turn that is confirmed later."""
    seat = _seat_in_play(session, person, asked.seat)
    answered = None
    if not _only_sealed_since(session, seat, asked.n):
        answered = _answered_before(session, seat, asked.n, asked.request)
    answered = answered or _step_made_before(session, seat, asked)
    if answered is not None:
        return answered
    steps = tentative_steps(session, seat)
    if asked.step != len(steps):
        n = session.table.n
        raise Conflict(f"this turn has {len(steps)} unconfirmed steps, not {asked.step}", n=n, error="stale_step")
    code = action_code(session, asked.action)
    if seat.stand_in is not None:
        note(session, "back", seat, now)
    seat.stand_in = None
    if seat.seat not in session.match.to_act:
        return _change_sealed_choice(session, seat, code, asked.request)
    if not steps and not _may_be_tentative(session, seat, asked):
        return _play_now(session, seat.seat, code, BY_PERSON, asked.request, now)
    tried = _tried(session, seat, code)
    if len(steps) < MOST_STEPS and _may_be_tentative(session, seat, asked) and not _shows_something(tried):
        steps.append(step(session, code, asked.request))
        seat.draft = {"n": session.table.n, "steps": steps}
        return wire.Accepted([], session.table.n, len(steps))
    return _play_tried(session, seat, tried, asked.request, now)


def confirm(session: Session, person: str, asked: wire.Confirm, now: int) -> wire.Accepted:
    """Make the tentative steps entries, all at once."""
    seat = _seat_in_play(session, person, asked.seat)
    answered = _answered_before(session, seat, asked.n, asked.request)
    if answered is not None:
        return answered
    if not tentative_steps(session, seat):
        raise Conflict("there is nothing to confirm", n=session.table.n, error="nothing_to_confirm")
    return _play_tried(session, seat, with_draft(session, seat.seat), asked.request, now)


def take_back(session: Session, person: str, asked: wire.TakeBack) -> wire.Accepted:
    """Drop tentative steps. What became an entry can only be undone with the others' consent."""
    seat = _seat_in_play(session, person, asked.seat)
    _check_current(session, asked.n)
    steps = draft_steps(session, seat.seat)
    if asked.keep > len(steps):
        raise Conflict(f"this turn has only {len(steps)} unconfirmed steps", n=session.table.n, error="stale_step")
    if seat.draft is not None and len(steps) > asked.keep:
        seat.draft = {**seat.draft, "steps": steps[: asked.keep]} if asked.keep else None
    return wire.Accepted([], session.table.n, asked.keep)


def undo(session: Session, person: str, asked: wire.Undo, now: int) -> wire.Accepted:
    """Propose to go back to before an entry, or agree to it. When every person at the table has, it is an entry."""
    seat = _seat_in_play(session, person, asked.seat)
    answered = _answered_before(session, seat, asked.n, asked.request, of_anybody=True)
    if answered is not None:
        return answered
    table = session.table
    if asked.to not in session.match.standing():
        raise BadRequest(f"entry {asked.to} cannot be taken back", error="cannot_undo")
    _check_may_undo(session)
    if is_fair(table, session.seats):
        raise Conflict("in a rated game between people nothing is taken back", n=table.n, error="no_undo")
    proposal = table.proposal
    if proposal is not None and proposal.get("refused"):
        raise Conflict("that was refused: ask again after the next action", n=table.n, error="undo_refused")
    if proposal is not None and proposal["to"] != asked.to:
        raise Conflict(f"it is proposed to go back to before entry {proposal['to']}", n=table.n, error="other_proposal")
    agreed = {person, *(proposal["agreed"] if proposal is not None else ())}
    people = {one.person for one in session.seats if one.human}
    by = seat.seat if proposal is None else proposal["by"]
    if agreed < people:
        table.undo = {"n": table.n, "to": asked.to, "by": by, "agreed": sorted(agreed)}
        return wire.Accepted([], table.n)
    mark_helped(session, person)
    first = session.match.n
    session.undo(by, asked.to)  # whoever agreed last, it is who asked that took it back
    return _enter(session, first, seat.seat, BY_PERSON, asked.request, now)


def mark_helped(session: Session, person: str) -> None:
    """Somebody had what the others had not: by this game they can lose, not win. So nobody gets rid of a lost game by it."""
    for seat in seats_of(session, person) if session.table.rated else ():
        seat.helped = True


def refuse_undo(session: Session, person: str, asked: wire.UndoRefusal) -> wire.Accepted:
    """One no is enough."""
    check_may_see(session, person)
    if not seats_of(session, person):
        raise NotYours("you have no seat at this table")
    _check_begun(session)
    _check_current(session, asked.n)
    proposal = session.table.proposal
    if proposal is not None:
        session.table.undo = {**proposal, "refused": True}
    return wire.Accepted([], session.table.n)


# ---- bots and clocks ----


def bot_acts(session: Session, seat: int, n: int, action: int, now: int) -> bool:
    """A bot's move. If the table has moved on, or the seat is a person's again, it was in vain and nothing happens."""
    table = session.table
    if table.status != RUNNING or table.n != n or table.full or table.paused is not None or session.seats[seat].bot is None:
        return False
    _play_now(session, seat, action, BY_BOT, None, now)
    return True


def clock_strikes(session: Session, stand_in: str, now: int) -> bool:
    """Do what is due at this table by the clock. Says whether anything was."""
    table = session.table
    if table.alarm is None or table.alarm > now or table.paused is not None:
        return False
    if table.calling:  # somebody's browser is away: without its words, then
        seating.begin(session, now)
        return True
    if table.status != RUNNING:
        return False
    if table.full:
        table.alarm = None
        return False
    ends = clocks.timer_ends(table)
    if ends is not None and ends <= now:
        due = clocks.timer_action(session.match)
        if due is not None:
            _play_now(session, due[0], due[1], BY_CLOCK, None, now)
            return True
    for seat in session.seats:
        ends = clocks.vacation_ends(seat)
        if ends is not None and ends <= now:
            clocks.end_vacation(seat, now)
            note(session, "vacation_over", seat, now)
        warning = clocks.warning(table.clock, seat)
        if warning is not None and warning <= now:
            seat.warned = True
    for seat in session.seats:
        deadline = clocks.deadline(table.clock, seat)
        if deadline is not None and deadline <= now and seat.bot is None:
            _time_is_up(session, seat, stand_in, now)
            break  # the table may have moved on; the next strike sees to the others
    clocks.set_alarm(session)
    return True


def _time_is_up(session: Session, seat: Seat, stand_in: str, now: int) -> None:
    """By the table's choice a pass, where the rules have one, a bot for good, or one that plays until the person is back."""
    game = session.game
    if session.table.clock["at_zero"] == "out":
        powers.replace_for_good(session, seat, now)
        return
    if session.table.clock["at_zero"] == "pass":
        choices = clocks.choices(session.match, seat.seat)
        idle = [action for action in choices if game.actions.block(action).name in game.idle]
        if idle:
            note(session, "passed", seat, now)
            _play_now(session, seat.seat, idle[0], BY_CLOCK, None, now)
            return
    note(session, "stand_in", seat, now)
    seat.stand_in = stand_in
    seat.draft = None
    seat.reserve = 0
    seat.waiting_since = None
    session.table.bots_waiting = True


# ---- the door itself ----


def _play_now(session: Session, seat: int, code: int, by: str, request: str | None, now: int) -> wire.Accepted:
    """Play one action of a seat. Changed sealed choices of others are entered before the last choice."""
    if session.match.to_act == [seat]:
        _enter_changes(session, now)
    first = session.match.n
    session.play(seat, code)
    return _enter(session, first, seat, by, request, now)


def _play_tried(session: Session, seat: Seat, tried: Match[Any], request: str, now: int) -> wire.Accepted:
    """What was tried on a fork becomes entries; it is played again only if changed sealed choices come before it."""
    first = session.match.n
    if any(is_change(other) for other in session.seats):
        played = [session.game.actions.from_json(entry.action) for entry in tried.record.entries[first:]]
        _enter_changes(session, now)
        first = session.match.n
        for code in played:
            session.play(seat.seat, code)
    else:
        session.go_on_with(tried)
    return _enter(session, first, seat.seat, BY_PERSON, request, now)


def _enter_changes(session: Session, now: int) -> None:
    """The last sealed choice is about to be made: those who changed theirs meanwhile have it entered before."""
    for seat in session.seats:
        for changed in draft_steps(session, seat.seat) if is_change(seat) else ():
            session.play(seat.seat, session.game.actions.from_json(changed["action"]))
            session.entries.append(NewEntry(session.match.record.entries[-1], BY_PERSON, changed["request"], now))
            seat.draft = None


def _enter(session: Session, first: int, seat: int, by: str, request: str | None, now: int) -> wire.Accepted:
    """Take what was just played, from entry `first` on, for the host to keep, and all that follows from it for the table."""
    match, table = session.match, session.table
    session.entries += [NewEntry(entry, by, request, now) for entry in match.record.entries[first:]]
    table.n = match.n
    table.undo = None
    if table.motion is not None and table.motion["seat"] == seat:  # they are here after all
        table.motion = None
    session.seats[seat].draft = None
    drop_void_drafts(session)
    clocks.book(session, seat, now)
    if match.over:
        table.status = FINISHED
        table.finished = now
        table.alarm = table.timer_since = None
        for one in session.seats:
            one.vacation_since = None
        table.result = {"scores": match.scores, "winners": match.winners}
    return wire.Accepted(list(range(first, match.n)), match.n)


def _change_sealed_choice(session: Session, seat: Seat, code: int, request: str) -> wire.Accepted:
    """It becomes an entry only with the last choice: till then nobody else can notice it."""
    refusal = session.match.refusal(seat.seat, code)
    if refusal is not None:
        raise refused(refusal)
    seat.draft = {"n": session.table.n, "change": True, "steps": [step(session, code, request)]}
    return wire.Accepted([], session.table.n, 1)


def _tried(session: Session, seat: Seat, code: int) -> Match[Any]:
    """The match with this seat's unconfirmed steps and one more, on a fork."""
    tried = session.match.fork()
    try:
        for one in [*codes(session, tentative_steps(session, seat)), code]:
            tried.play(seat.seat, one)
    except Refusal as refusal:
        raise refused(refusal) from None
    return tried


def _may_be_tentative(session: Session, seat: Seat, asked: wire.Act) -> bool:
    """Only a turn that nobody else acts in: a sealed choice can be changed anyway, and others wait to see who is ready."""
    wanted = not seat.at_once if asked.tentative is UNSET else asked.tentative
    return bool(wanted) and session.match.to_act == [seat.seat]


def _shows_something(tried: Match[Any]) -> bool:
    """Whether the last step showed its seat something it could not know: then it stands, and all before it."""
    chance = tried.record.entries[-1].chance
    return bool(chance) or tried.over or any(told.kind.reveals for told in tried.events[-1])


# ---- before the door ----


def _seat_in_play(session: Session, person: str, written: str | None) -> Seat:
    """The seat this person acts for, in a game that has begun."""
    check_may_see(session, person)
    seat = acting_seat(session, person, written)
    _check_begun(session)
    return seat


def _check_begun(session: Session) -> None:
    if session.table.status not in (RUNNING, FINISHED):
        raise Conflict("the game has not begun", error="not_running")
    if session.table.paused is not None:
        raise Conflict("the game stands still: go on first", n=session.table.n, error="paused")


def _check_may_undo(session: Session) -> None:
    """So often, and so late in a game, and no more: the record of a table must not grow without an end."""
    n = session.table.n
    if n >= LAST_UNDO:
        raise Conflict(f"after {LAST_UNDO} entries nothing is taken back any more", n=n, error="too_many_undos")
    if sum(entry.undo is not None for entry in session.match.record.entries) >= MOST_UNDOS:
        raise Conflict(f"at most {MOST_UNDOS} times something is taken back at a table", n=n, error="too_many_undos")


def _check_current(session: Session, n: int) -> None:
    if n != session.table.n:
        raise Stale(session.table.n)


def _only_sealed_since(session: Session, seat: Seat, n: int) -> bool:
    """Whether all that happened since is that others made a choice which is still sealed: this seat need not look again."""
    match = session.match
    waiting = match.to_act if session.table.status == RUNNING and 0 < n < session.table.n else []
    since = match.record.entries[n:]
    if seat.seat not in waiting or len(since) >= len(session.seats):
        return False
    # Who has chosen and may choose again has made a choice that nobody has seen.
    return all(one.undo is None and one.seat is not None and one.seat not in waiting and match.legal(one.seat) for one in since)


def _answered_before(
    session: Session, seat: Seat, n: int, request: str, of_anybody: bool = False
) -> wire.Accepted | None:  # fmt: skip
    """The answer to a request that comes again. Another one that names an old number was too late. `of_anybody`: what it became
    may be another seat's entry."""
    table = session.table
    if n == table.n and table.status == RUNNING:
        if table.full:
            raise Conflict(
                f"this table is full: a game has at most {MOST_ENTRIES} entries here",
                n=n,
                error="table_full",
                most=MOST_ENTRIES,
            )
        return None
    numbers = [n for one in (session.seats if of_anybody else [seat]) for n in session.entries_of(request, one.seat)]
    if numbers:
        return wire.Accepted(numbers, numbers[-1] + 1)
    if table.status != RUNNING:
        raise Conflict("the game is over", n=table.n, error="not_running")
    raise Stale(table.n)


def _step_made_before(session: Session, seat: Seat, asked: wire.Act) -> wire.Accepted | None:
    """The answer to a request whose step is in hand already."""
    steps = seat.draft["steps"] if seat.draft is not None and is_change(seat) else tentative_steps(session, seat)
    at = 0 if is_change(seat) else asked.step
    if at < len(steps) and steps[at]["request"] == asked.request:
        return wire.Accepted([], session.table.n, at + 1)
    return None


def action_code(session: Session, written: dict[str, int | str] | str) -> int:
    """The action that a person asks for, if a person may."""
    code = action_meant(session.game, written)
    if clocks.only_the_clock_may(session.game, code):
        raise Refused("only the clock says when time is up", rule=session.game.options["clock"].rule)
    return code
