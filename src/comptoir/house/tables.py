"""Tables: made, joined, begun, left, listed, played again."""

from __future__ import annotations

import random
from typing import Any

from msgspec import structs
from sqlalchemy import Connection, delete, insert, or_, select, update

from .. import games
from ..kernel.chance import fresh_seed
from ..kernel.match import Match
from . import clocks, ratings, wire
from .errors import BadRequest, Conflict, NotFound, NotYours
from .levels import check_level, default_level
from .people import Somebody, new_id
from .positions import check_may_see, letter, seat_number, seats_of, table_info
from .rooms import (
    A_BOT,
    A_PERSON,
    CLOSED,
    FINISHED,
    NOBODY_THERE,
    ON_SCREEN,
    OPEN,
    RUNNING,
    Held,
    SeatRow,
    TableRow,
    read_seats,
    read_table,
    table_values,
)
from .schema import members, seats, tables

LISTED = 50
UNPREDICTABLE = random.SystemRandom()


# ---- making ----


def make(connection: Connection, host: Somebody, asked: wire.NewTable, now: int) -> str:
    """Set up a table. Returns its id."""
    game = games.find(asked.game)
    game.check_seats(len(asked.seats))
    table = _new_table(
        game=game.name,
        revision=game.revision,
        options=dict(game.parse_options(asked.options)),
        size=len(asked.seats),
        host=host.id,
        public=asked.public,
        seat_order=asked.order,
        clock=structs.asdict(asked.clock),
        now=now,
    )
    if sum(choice.kind == "me" for choice in asked.seats) > 1:
        raise BadRequest("you can take one seat; guests on your screen take others")
    rows = [_new_seat(table.id, at, choice, host, asked.at_once) for at, choice in enumerate(asked.seats)]
    _write(connection, table, rows)
    return table.id


def _new_table(
    *, game: str, revision: int, options: dict[str, Any], size: int, host: str, public: bool, seat_order: wire.SeatOrder,
    clock: dict[str, Any], now: int,
) -> TableRow:  # fmt: skip
    return TableRow(
        id=new_id(),
        game=game,
        revision=revision,
        options=options,
        size=size,
        status=OPEN,
        host=host,
        public=public,
        seat_order=seat_order,
        clock=clock,
        created=now,
        started=None,
        finished=None,
        invitation=1,
        epoch=0,
        n=0,
        waiting=[],
        bots_waiting=False,
        alarm=None,
        timer_since=None,
        undo=None,
        players=None,
        seed_sha256=None,
        result=None,
        rematch=None,
    )


def _new_seat(table_id: str, at: int, choice: wire.SeatChoice, host: Somebody, at_once: bool) -> SeatRow:
    seat = SeatRow(table_id, at, NOBODY_THERE, None, "", None, None, at_once, False, None, None, 0, False)
    if choice.kind == "me":
        sit_down(seat, host)
    elif choice.kind == "screen":
        seat.kind, seat.person, seat.name = ON_SCREEN, host.id, choice.name or f"{host.name} {letter(at)}"
    elif choice.kind == "bot":
        seat_bot(seat, check_level(choice.level or default_level()))
    return seat


def sit_down(seat: SeatRow, person: Somebody) -> None:
    seat.kind, seat.person, seat.name = A_PERSON, person.id, person.name


def seat_bot(seat: SeatRow, level: str) -> None:
    seat.kind, seat.person, seat.level, seat.name = A_BOT, None, level, f"{level} {letter(seat.seat)}"


def _write(connection: Connection, table: TableRow, rows: list[SeatRow]) -> None:
    connection.execute(insert(tables).values(table_values(table)))
    connection.execute(insert(seats), [{**structs.asdict(row), "draft": None} for row in rows])


# ---- before the game ----


def join(held: Held, person: Somebody, asked: wire.Join) -> None:
    """Take an open seat. Who already sits there is simply there."""
    check_may_see(held, person.id)
    if seats_of(held, person.id):
        return
    _check_open(held)
    free = [seat for seat in held.seats if seat.kind == NOBODY_THERE]
    if asked.seat is not None:
        free = [seat for seat in free if seat.seat == seat_number(asked.seat)]
    if not free:
        raise Conflict("that seat is taken" if asked.seat else "all seats are taken", error="taken")
    sit_down(free[0], person)


def leave(held: Held, person: Somebody) -> None:
    """Give up one's seats. In a running game a bot plays them to the end."""
    check_may_see(held, person.id)
    give_up(held, person.id)


def give_up(held: Held, person: str) -> None:
    mine = seats_of(held, person)
    if held.table.status == OPEN:
        for seat in mine:
            seat.kind, seat.person, seat.name = NOBODY_THERE, None, ""
        if held.table.host == person:
            _pass_on(held)
    elif held.table.status == RUNNING:
        for seat in mine:
            seat.kind, seat.person, seat.level = A_BOT, None, default_level()
            seat.stand_in, seat.draft, seat.waiting_since = None, None, None
        held.table.undo = None
        held.table.bots_waiting = any(held.seats[at].bot is not None for at in held.table.waiting)
        clocks.set_alarm(held)


def _pass_on(held: Held) -> None:
    """The host has left: the next person is host, or the table is closed."""
    others = [seat.person for seat in held.seats if seat.kind == A_PERSON and seat.person]
    if others:
        held.table.host = others[0]
    else:
        held.table.status = CLOSED


def reorder(held: Held, person: Somebody, asked: wire.Order) -> None:
    """Seat people by hand, for example the youngest first."""
    _check_hosting(held, person)
    _check_open(held)
    order = [seat_number(one) for one in asked.seats]
    if sorted(order) != list(range(held.table.size)):
        raise BadRequest("name each seat once")
    held.table.seat_order = "hand"
    _rearrange(held, order)


def _rearrange(held: Held, order: list[int]) -> None:
    """Seat number `at` is taken by whoever sat at `order[at]`. Bots are named after their seat again."""
    sitting = [(old.kind, old.person, old.name, old.level, old.at_once) for old in held.seats]
    for at, old in enumerate(order):
        seat = held.seats[at]
        seat.kind, seat.person, seat.name, seat.level, seat.at_once = sitting[old]
        if seat.kind == A_BOT and seat.level is not None:
            seat_bot(seat, seat.level)


def start(held: Held, person: Somebody, asked: wire.Start, now: int) -> None:
    """Begin the game: every seat taken, seats drawn by lot if so agreed, the seed sealed."""
    _check_hosting(held, person)
    _check_open(held)
    level = None if asked.fill is None else check_level(asked.fill)
    for seat in held.seats:
        if seat.kind == NOBODY_THERE:
            if level is None:
                raise Conflict("a seat is still open", error="open_seat")
            seat_bot(seat, level)
    begin(held, now)


def begin(held: Held, now: int) -> None:
    table = held.table
    if table.seat_order == "lot":
        order = list(range(table.size))
        UNPREDICTABLE.shuffle(order)
        _rearrange(held, order)
    names = [seat.name for seat in held.seats]
    match = Match(held.game, table.size, table.options, fresh_seed(), names)
    held.begin(match)
    table.status = RUNNING
    table.started = now
    table.players = names
    table.seed_sha256 = match.record.seed_sha256
    held.add_entries(match.record.entries, "house", None, now)
    table.n = match.n
    for seat in held.seats:
        seat.reserve = clocks.first_reserve(table.clock)
        seat.player = ratings.counts_for(seat)
    clocks.book(held, None, now)


# ---- during the game ----


def habits(held: Held, person: Somebody, asked: wire.Habits) -> None:
    """Whether a seat's steps are entries at once."""
    check_may_see(held, person.id)
    seat = next((seat for seat in seats_of(held, person.id) if seat.seat == seat_number(asked.seat)), None)
    if seat is None:
        raise NotYours(f"seat {asked.seat} is not yours")
    seat.at_once = asked.at_once


def hand(held: Held, person: Somebody, asked: wire.Hand) -> None:
    """The shared screen now faces one of this person's seats; the others see nothing on it."""
    check_may_see(held, person.id)
    mine = seats_of(held, person.id)
    if asked.seat is not None and seat_number(asked.seat) not in {seat.seat for seat in mine}:
        raise NotYours(f"seat {asked.seat} is not yours")
    for seat in mine:
        seat.handed = asked.seat is not None and seat.seat == seat_number(asked.seat)


def come_back(held: Held, person: Somebody, now: int) -> None:
    """Take one's seats back from the bot that stood in."""
    check_may_see(held, person.id)
    for seat in seats_of(held, person.id):
        if seat.stand_in is not None:
            seat.stand_in = None
            if seat.seat in held.table.waiting:
                seat.waiting_since = now
    held.table.bots_waiting = any(held.seats[at].bot is not None for at in held.table.waiting)
    clocks.set_alarm(held)


# ---- after the game ----


def rematch(held: Held, person: Somebody, now: int) -> tuple[str, bool]:
    """A new table with the same seats, or the one somebody else has already asked for. Says which, and whether it is new."""
    check_may_see(held, person.id)
    if not seats_of(held, person.id):
        raise NotYours("you had no seat at this table")
    old = held.table
    if old.status != FINISHED:
        raise Conflict("the game is not over", error="not_over")
    if old.rematch is not None:
        return old.rematch, False
    game = games.find(old.game)  # by the rules of today, whichever the last game was played by
    table = _new_table(
        game=game.name, revision=game.revision, options=dict(game.parse_options(old.options)), size=old.size,
        host=person.id, public=old.public, seat_order=old.seat_order, clock=old.clock, now=now,
    )  # fmt: skip
    rows = []
    for before in held.seats:
        seat = SeatRow(table.id, before.seat, NOBODY_THERE, None, "", None, None, before.at_once, False, None, None, 0, False)
        if before.kind == A_BOT or (before.human and before.person == person.id):
            seat.kind, seat.person, seat.name, seat.level = before.kind, before.person, before.name, before.level
        rows.append(seat)
    _write(held.connection, table, rows)
    for other in sorted({seat.person for seat in held.seats if seat.human and seat.person}):
        admit(held.connection, table.id, other)
    old.rematch = table.id
    return table.id, True


def start_if_full(held: Held, now: int) -> None:
    """A rematch begins when everybody is back."""
    if held.table.status == OPEN and all(seat.kind != NOBODY_THERE for seat in held.seats):
        begin(held, now)


# ---- being let in ----


def admit(connection: Connection, table_id: str, person: str, watches: bool = False) -> None:
    """This person may see the table from now on."""
    mine = (members.c.table_id == table_id) & (members.c.person == person)
    there = connection.execute(select(members.c.watches).where(mine)).first()
    if there is None:
        connection.execute(insert(members).values(table_id=table_id, person=person, watches=watches))
    elif watches and not there.watches:
        connection.execute(update(members).where(mine).values(watches=True))


def watch(held: Held, person: Somebody) -> None:
    check_may_see(held, person.id)
    admit(held.connection, held.table.id, person.id, watches=True)


def unwatch(held: Held, person: Somebody) -> None:
    check_may_see(held, person.id)
    mine = (members.c.table_id == held.table.id) & (members.c.person == person.id)
    if held.table.public:
        held.connection.execute(delete(members).where(mine))
    else:  # somebody who was invited stays so
        held.connection.execute(update(members).where(mine).values(watches=False))


def invite(held: Held, person: Somebody) -> int:
    """The number an invitation to this table has to carry to be good."""
    _check_hosting(held, person)
    return held.table.invitation


def revoke(held: Held, person: Somebody) -> None:
    """No link given out so far lets anybody in any more."""
    _check_hosting(held, person)
    held.table.invitation += 1


def accept(held: Held, person: Somebody, number: int) -> None:
    if held.table.invitation != number:
        raise NotFound("this invitation is not good any more")
    admit(held.connection, held.table.id, person.id)


# ---- lists ----


def listed(connection: Connection, which: str, person: str | None) -> list[wire.TableInfo]:
    """Tables: `mine` (my turn first), `open` to join, `running` to watch, `watched` by me, `finished` records."""
    wanted = select(tables).order_by(tables.c.created.desc()).limit(LISTED)
    if which == "open":
        wanted = wanted.where(tables.c.status == OPEN, tables.c.public)
    elif which == "running":
        wanted = wanted.where(tables.c.status == RUNNING, tables.c.public)
    elif which == "finished":
        wanted = wanted.where(tables.c.status == FINISHED, tables.c.public)
    elif which == "watched":
        watched = select(members.c.table_id).where(members.c.person == person, members.c.watches)
        wanted = wanted.where(tables.c.id.in_(watched))
    else:
        sitting = select(seats.c.table_id).where(seats.c.person == person)
        wanted = wanted.where(or_(tables.c.id.in_(sitting), tables.c.host == person), tables.c.status != CLOSED)
    rows = [read_table(row) for row in connection.execute(wanted).mappings()]
    by_table = read_seats(connection, [row.id for row in rows])
    found = [table_info(row, by_table.get(row.id, []), person) for row in rows]
    return sorted(found, key=lambda info: not info.my_turn) if which == "mine" else found


def _check_hosting(held: Held, person: Somebody) -> None:
    check_may_see(held, person.id)
    if held.table.host != person.id:
        raise NotYours("only the host of the table can do that")


def _check_open(held: Held) -> None:
    if held.table.status != OPEN:
        raise Conflict("the game has already begun", error="begun")
