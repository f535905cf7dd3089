"""Clocks. They run at the table, never in the rules: time reaches a game only as an action somebody takes.

`book` is called after every entry (`commands`); when the table's `alarm` is due, its host calls `commands.clock_strikes`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from .. import games
from ..kernel.actions import SEAT_LETTERS
from ..kernel.contract import Game
from ..kernel.match import Match
from . import wire
from .model import Seat, Table
from .session import Session

SECOND = 1000
DAY = 86_400 * SECOND
WARN_AT = 0.8
ABSENT = 3 * DAY
VOTE_AFTER = 600 * SECOND
NO_CLOCK: dict[str, Any] = structs.asdict(wire.ClockChoice())
MOST_WATCHING, MOST_COUNTING = 6 * SECOND, 10 * SECOND  # for what the others did; and when something was counted


def allowance(clock: dict[str, Any]) -> int:
    """The time for one move, before the reserve is touched."""
    return int(clock["days"]) * DAY if clock["kind"] == "days" else int(clock["seconds"]) * SECOND


def fill(clock: dict[str, Any], seat: Seat) -> None:
    """What a seat has for the whole game: a reserve, and by days a vacation. Tables of old have neither by days."""
    by_days = clock["kind"] == "days"
    seat.vacation = int(clock.get("vacation", 0)) * DAY if by_days else 0
    seat.reserve = int(clock.get("reserve_days", 0)) * DAY if by_days else 0
    if clock["kind"] == "live":
        seat.reserve = int(clock["reserve"]) * SECOND


def deadline(clock: dict[str, Any], seat: Seat) -> int | None:
    """When this seat's time is up, should its vacation last as long as it can; None while nobody waits for it."""
    if clock["kind"] == "none" or seat.waiting_since is None:
        return None
    ends = vacation_ends(seat)
    return seat.waiting_since + allowance(clock) + seat.reserve + (0 if ends is None else _stood_still(seat, ends))


def waited_since(table: Table, seat: Seat) -> int | None:
    """Since when a seat has been waited for: by its clock, or since the last entry where there is none."""
    if seat.seat not in table.waiting:
        return None
    return table.moved if table.clock["kind"] == "none" else seat.waiting_since


def warning(clock: dict[str, Any], seat: Seat) -> int | None:
    """When this seat has to be warned, if it still has to be: a fifth of the time for a move before all of it is gone."""
    ends = deadline(clock, seat)
    if clock["kind"] != "days" or ends is None or seat.warned:
        return None
    return ends - int(allowance(clock) * (1 - WARN_AT))


def vote_from(table: Table, seat: Seat) -> int | None:
    """From when on the others may vote somebody out: by days, when they were warned; else after ten minutes."""
    since = waited_since(table, seat)
    ends = deadline(table.clock, seat)
    if since is not None and ends is not None and table.clock["kind"] == "days":
        return ends - int(allowance(table.clock) * (1 - WARN_AT))
    return None if since is None else since + VOTE_AFTER


def remove_from(table: Table, seat: Seat) -> int | None:
    """From when on anybody at the table may put a bot in somebody's place: when their time is up, without a clock after three
    days."""
    since = waited_since(table, seat)
    if since is None or table.clock["kind"] == "none":
        return None if since is None else since + ABSENT
    return deadline(table.clock, seat)


# ---- vacations: a clock by days stands still, for as long as a seat has vacation left ----


def vacation_ends(seat: Seat) -> int | None:
    """When a vacation is used up; None for who is not on one."""
    return None if seat.vacation_since is None else seat.vacation_since + seat.vacation


def begin_vacation(seat: Seat, now: int) -> None:
    seat.vacation_since = now


def end_vacation(seat: Seat, now: int) -> None:
    """Whatever of it was used is gone, and was not counted."""
    ends = vacation_ends(seat)
    if ends is None or seat.vacation_since is None:
        return
    until = max(seat.vacation_since, min(now, ends))
    if seat.waiting_since is not None:
        seat.waiting_since += _stood_still(seat, until)
    seat.vacation -= until - seat.vacation_since
    seat.vacation_since = None


def _stood_still(seat: Seat, until: int) -> int:
    """How long this seat's clock would have run till then, had it not been on vacation."""
    assert seat.waiting_since is not None
    assert seat.vacation_since is not None
    return max(0, until - max(seat.waiting_since, seat.vacation_since))


def move_on(seat: Seat, by: int) -> None:
    """As if what runs at this seat had begun to run that much later."""
    if seat.waiting_since is not None:
        seat.waiting_since += by
    if seat.vacation_since is not None:
        seat.vacation_since += by


def timer_ends(table: Table) -> int | None:
    """When the game's own clock runs out."""
    timer = games.find(table.game, table.revision).timer
    if table.timer_since is None or timer is None:
        return None
    return table.timer_since + timer.seconds * SECOND


def timer_action(match: Match[Any]) -> tuple[int, int] | None:
    """The seat and the action by which the game's own clock would be played now."""
    if match.game.timer is None:
        return None
    action = match.game.actions.start(match.game.timer.action)
    for seat in range(match.record.seats):
        if match.refuse(seat, action) is None:
            return seat, action
    return None


def only_the_clock_may(game: Game[Any], action: int) -> bool:
    """Whether an action is the game's own clock: the rules allow it to a seat, the table only to the clock."""
    return game.timer is not None and game.actions.block(action).name == game.timer.action


def choices(match: Match[Any], seat: int) -> list[int]:
    """What a person or a bot at this seat may do."""
    actions = match.legal(seat)
    if match.game.timer is None:
        return actions
    return [action for action in actions if not only_the_clock_may(match.game, action)]


def time_to_watch(match: Match[Any], since: int) -> int:
    """What people need to see what happened from entry `since` on, before their time runs: the same for everybody, however fast
    their screen shows it."""
    told = [one.kind for one in match.happened(since)]
    most = MOST_COUNTING if any(kind.counting for kind in told) else MOST_WATCHING
    return min(most, sum(kind.shown for kind in told))


def set_waiting(session: Session, waiting: list[int]) -> None:
    """Who is waited for, and whether a bot is among them."""
    session.table.waiting = waiting
    bots = any(session.seats[seat].bot is not None for seat in waiting)
    session.table.bots_waiting = bots and session.table.paused is None
    set_alarm(session)


def book(session: Session, actor: int | None, now: int) -> None:
    """After an entry: stop the clocks of those who are no longer waited for, start those of the others, set the alarm."""
    table, match = session.table, session.match
    waiting = set(match.to_act)
    table.moved = now
    for seat in session.seats if table.clock["kind"] != "none" else ():
        if seat.seat == actor:  # who plays is back
            end_vacation(seat, now)
        # Who acted begins anew even if it is their turn again.
        if seat.waiting_since is not None and (seat.seat not in waiting or seat.seat == actor):
            _stop(table.clock, seat, now)
        if seat.waiting_since is None and seat.seat in waiting and seat.bot is None:
            seat.waiting_since = now + time_to_watch(match, match.last_action(seat.seat) + 1)
    if timer_action(match) is None:
        table.timer_since = None
    elif table.timer_since is None:
        table.timer_since = now + time_to_watch(match, match.n - 1)
    set_waiting(session, sorted(waiting))


def set_alarm(session: Session) -> None:
    """When a clock of this table has to be looked at next."""
    table = session.table
    if table.paused is not None:
        table.alarm = None
        return
    times = [timer_ends(table)]
    for seat in session.seats:
        if seat.bot is None:
            times += [deadline(table.clock, seat), warning(table.clock, seat), vacation_ends(seat)]
    table.alarm = min((time for time in times if time is not None), default=None)


def _stop(clock: dict[str, Any], seat: Seat, now: int) -> None:
    """What a seat used beyond its allowance is taken from its reserve."""
    assert seat.waiting_since is not None
    ends = vacation_ends(seat)
    used = now - seat.waiting_since - (0 if ends is None else _stood_still(seat, min(now, ends)))
    seat.reserve = max(0, seat.reserve - max(0, used - allowance(clock)))
    seat.waiting_since = None
    seat.warned = False


def shown(table: Table, seats: Sequence[Seat]) -> list[wire.SeatClock]:
    if table.clock["kind"] == "none":
        return []
    return [
        wire.SeatClock(
            SEAT_LETTERS[seat.seat],
            seat.reserve,
            seat.waiting_since,
            deadline(table.clock, seat),
            seat.warned,
            seat.vacation,
            vacation_ends(seat),
        )
        for seat in seats
    ]
