"""Who sits at a table: set up, joined, begun, left, taken back, played again."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from msgspec import structs

from .. import games
from ..kernel.chance import Sealed
from ..kernel.contract import Game
from ..kernel.match import Match
from . import clocks, wire
from .access import check_may_see, letter, own_seat, seat_number, seats_of
from .cast import folded, name_bots, recorded_name
from .errors import BadRequest, Conflict, NotFound, NotYours
from .levels import check_level, default_level
from .model import (
    A_BOT,
    A_PERSON,
    BY_HOUSE,
    CLOSED,
    FINISHED,
    NOBODY_THERE,
    ON_SCREEN,
    OPEN,
    RUNNING,
    Board,
    NewEntry,
    Person,
    Seat,
    Table,
    is_fair,
    player_of,
)
from .notes import note
from .session import Session

CALLED_FOR = 10_000  # milliseconds in which a browser adds the words it has pledged; then the game begins without them

# ---- making ----


def new_table(
    table_id: str, host: Person, asked: wire.NewTable, seed: bytes, now: int, board: Board | None = None
) -> tuple[Table, list[Seat]]:
    """A table as it was asked for, for its host to keep; the seed with it where nothing else looks, and the data of the board
    if one was chosen."""
    game = games.find(asked.game)
    rated = asked.rated and board is None  # on boards of their own people are not compared
    game.check_seats(len(asked.seats))
    if board is not None:
        check_board_seats(games.on_board(game.name, game.revision, board.data), len(asked.seats))
    if sum(choice.kind == "me" for choice in asked.seats) > 1:
        raise BadRequest("you can take one seat; guests on your screen take others")
    table = Table(
        id=table_id,
        game=game.name,
        revision=game.revision,
        options=dict(game.parse_options(asked.options)),
        size=len(asked.seats),
        status=OPEN,
        host=host.id,
        public=asked.public,
        seat_order=asked.order,
        clock=structs.asdict(asked.clock),
        hints=asked.hints,
        unrated=not rated,
        rated=rated,
        created=now,
        seed_sha256=Sealed(seed).commitment,
        board=None if board is None else board.told,
    )
    for choice in asked.seats:
        if choice.kind == "bot":
            check_level(choice.level or default_level(), game, board is not None)
    seats = [_new_seat(table_id, at, choice, host, asked.at_once) for at, choice in enumerate(asked.seats)]
    for seat in seats:
        tell_apart(seat, seats[: seat.seat])
    name_bots(game, seats)
    mine = next((seat for seat in seats if seat.human), None)
    if mine is not None:
        mine.pledge = asked.pledge
    return table, seats


def check_board_seats(game: Game[Any], seats: int) -> None:
    """A board may have room for fewer than its game."""
    if seats > game.most_seats:
        said = f"on this board {game.name} is for at most {game.most_seats}, not {seats}"
        raise BadRequest(said, error="board_seats", most=game.most_seats)


def _new_seat(table_id: str, at: int, choice: wire.SeatChoice, host: Person, at_once: bool) -> Seat:
    seat = Seat(table_id, at, at_once=at_once)
    if choice.kind == "me":
        sit_down(seat, host)
    elif choice.kind == "screen":
        seat.kind, seat.person, seat.name = ON_SCREEN, host.id, choice.name or f"{host.name} {letter(at)}"
    elif choice.kind == "bot":
        seat_bot(seat, choice.level or default_level())
    return seat


def sit_down(seat: Seat, person: Person) -> None:
    seat.kind, seat.person, seat.name = A_PERSON, person.id, person.name


def tell_apart(seat: Seat, others: Sequence[Seat]) -> None:
    """No two people at a table have the same name: the second Anna is Anna 2."""
    taken = {folded(other.name) for other in others if other.human and other.seat != seat.seat}
    name, count = seat.name, 1
    while seat.human and folded(seat.name) in taken:
        count += 1
        seat.name = f"{name} {count}"


def seat_bot(seat: Seat, level: str) -> None:
    """A bot sits down; `name_bots` says who it is."""
    seat.kind, seat.person, seat.level, seat.name = A_BOT, None, level, ""


def hand_to_bot(seat: Seat) -> None:
    """In a running game a bot plays a seat to the end."""
    seat_bot(seat, default_level())
    seat.stand_in, seat.draft, seat.waiting_since, seat.vacation_since = None, None, None, None


def free_seat(seat: Seat) -> None:
    seat.kind, seat.person, seat.level, seat.name, seat.pledge = NOBODY_THERE, None, None, "", None


# ---- before the game ----


def join(session: Session, person: Person, asked: wire.Join) -> None:
    """Take an open seat. Who already sits there is simply there."""
    check_may_see(session, person.id)
    if seats_of(session, person.id):
        _pledge(session, person, asked.pledge)
        return
    _check_open(session)
    free = [seat for seat in session.seats if seat.kind == NOBODY_THERE]
    if asked.seat is not None:
        free = [seat for seat in free if seat.seat == seat_number(asked.seat)]
    if not free:
        raise Conflict("that seat is taken" if asked.seat else "all seats are taken", error="taken")
    sit_down(free[0], person)
    tell_apart(free[0], session.seats)
    name_bots(session.game, session.seats)
    _pledge(session, person, asked.pledge)


def _pledge(session: Session, person: Person, pledge: str | None) -> None:
    """A person will add words of this hash to the shuffle, at the first of their seats. The first pledge stays."""
    mine = seats_of(session, person.id)
    if pledge is None or not _gathering(session.table) or any(seat.pledge for seat in mine):
        return
    if any(seat.pledge == pledge for seat in session.seats):
        raise Conflict("somebody else has pledged these words", error="same_words")
    mine[0].pledge = pledge


def leave(session: Session, person: Person) -> None:
    """Give up one's seats. In a running game a bot plays them to the end."""
    check_may_see(session, person.id)
    give_up(session, person.id)


def give_up(session: Session, person: str) -> None:
    mine = seats_of(session, person)
    if session.table.status == OPEN:
        for seat in mine:
            if session.table.calling:  # what was pledged and added stays: nobody may choose by leaving
                seat_bot(seat, default_level())
            else:
                free_seat(seat)
        if session.table.host == person:
            _pass_on(session)
    elif session.table.status == RUNNING:
        if session.table.host == person:
            _pass_on_running(session, person)
        for seat in mine:
            note(session, "left", seat, None)
            hand_to_bot(seat)
        session.table.undo = session.table.motion = None
        if not any(seat.human for seat in session.seats):  # nobody is left who could go on
            session.table.paused = None
        clocks.set_waiting(session, session.table.waiting)
    if session.table.status != FINISHED:
        name_bots(session.game, session.seats)


def _pass_on_running(session: Session, person: str) -> None:
    """Somebody at the table has to have the host's powers."""
    others = [seat.person for seat in session.seats if seat.kind == A_PERSON and seat.person and seat.person != person]
    if others:
        session.table.host = others[0]


def _pass_on(session: Session) -> None:
    """The host has left: the next person is host, or the table is closed."""
    others = [seat.person for seat in session.seats if seat.kind == A_PERSON and seat.person]
    if others:
        session.table.host = others[0]
    else:
        session.table.status, session.table.calling, session.table.alarm = CLOSED, False, None


def close(session: Session, now: int) -> None:
    """Clear a table that nobody needs any more, whether a game runs there or not."""
    table = session.table
    table.status, table.finished = CLOSED, now
    table.timer_since, table.undo, table.motion, table.paused = None, None, None, None
    for seat in session.seats:
        seat.draft, seat.waiting_since, seat.vacation_since = None, None, None
    clocks.set_waiting(session, [])


def reorder(session: Session, person: Person, asked: wire.Order) -> None:
    """Seat people by hand, for example the youngest first."""
    _check_hosting(session, person)
    _check_open(session)
    order = [seat_number(one) for one in asked.seats]
    if sorted(order) != list(range(session.table.size)):
        raise BadRequest("name each seat once")
    session.table.seat_order = "hand"
    _rearrange(session, order)


def choose_bot(session: Session, person: Person, asked: wire.BotChoice) -> None:
    """A bot of a level on a free seat, another one where a bot sits, or nobody there again."""
    _check_hosting(session, person)
    _check_open(session)
    at = seat_number(asked.seat)
    seat = next((one for one in session.seats if one.seat == at), None)
    if seat is None:
        raise BadRequest(f"there is no seat {asked.seat} at this table")
    if seat.human:
        raise Conflict("a person sits there", error="taken")
    if asked.level is None:
        free_seat(seat)
    else:
        seat_bot(seat, check_level(asked.level, session.game, session.table.board is not None))
        name_bots(session.game, session.seats)


def _rearrange(session: Session, order: list[int]) -> None:
    """Seat number `at` is taken by whoever sat at `order[at]`."""
    sitting = [(old.kind, old.person, old.name, old.level, old.at_once, old.pledge, old.words) for old in session.seats]
    for at, old in enumerate(order):
        seat = session.seats[at]
        seat.kind, seat.person, seat.name, seat.level, seat.at_once, seat.pledge, seat.words = sitting[old]


def start(session: Session, person: Person, asked: wire.Start, now: int) -> None:
    """Begin the game, with every seat taken."""
    _check_hosting(session, person)
    _check_open(session)
    level = None if asked.fill is None else check_level(asked.fill, session.game, session.table.board is not None)
    for seat in session.seats:
        if seat.kind == NOBODY_THERE:
            if level is None:
                raise Conflict("a seat is still open", error="open_seat")
            seat_bot(seat, level)
    name_bots(session.game, session.seats)
    call(session, now)


def call(session: Session, now: int) -> None:
    """From now on seats and pledges are fixed. The words that were pledged are called for; without any the game begins."""
    if not any(seat.pledge for seat in session.seats):
        begin(session, now)
        return
    session.table.calling = True
    session.table.alarm = now + CALLED_FOR


def add_words(session: Session, person: Person, asked: wire.AddWords, now: int) -> None:
    """The words a person has pledged. When all are there the game begins; it does not wait for them long."""
    check_may_see(session, person.id)
    mine = next((seat for seat in seats_of(session, person.id) if seat.pledge is not None), None)
    if mine is None:
        raise NotYours("you have pledged no words for this shuffle")
    if mine.words == asked.words:
        return  # asked twice
    if not session.table.calling:
        raise Conflict("words are added while the game begins, not before and not later", error="not_called")
    if hashlib.sha256(asked.words.encode()).hexdigest() != mine.pledge:
        raise BadRequest("these are not the words you have pledged", error="other_words")
    mine.words = asked.words
    if all(seat.words for seat in session.seats if seat.pledge):
        begin(session, now)


def begin(session: Session, now: int) -> None:
    """Seats drawn by lot if so agreed, and the deal, from the sealed seed and the words."""
    table = session.table
    table.calling = False
    seed = session.load_seed()
    if table.seat_order == "lot":
        _rearrange(session, _drawn_by_lot(session, seed))
    for seat in session.seats:
        seat.player = player_of(seat)
    table.rated = not table.unrated and len({seat.player for seat in session.seats} - {None}) > 1
    if is_fair(table, session.seats):
        table.hints = False
    names = recorded_names(session)
    under_way(session, Match(session.game, table.size, table.options, seed, names, session.words, session.lot), now)


def recorded_names(session: Session) -> list[str]:
    return [recorded_name(seat) for seat in session.seats]


def under_way(session: Session, match: Match[Any], now: int) -> None:
    """A match has begun at this table."""
    table = session.table
    session.begin(match)
    table.status = RUNNING
    table.started = now
    table.players = match.record.players
    session.entries += [NewEntry(entry, BY_HOUSE, None, now) for entry in match.record.entries]
    table.n = match.n
    for seat in session.seats:
        clocks.fill(table.clock, seat)
    clocks.book(session, None, now)


def _drawn_by_lot(session: Session, seed: bytes) -> list[int]:
    """Who sits where, as seed and words draw it. Words come by the alphabet, then the seats without any."""
    words = [seat.words for seat in session.seats]
    order = list(range(len(words)))
    people = sorted(order, key=lambda at: (words[at] is None, words[at] or ""))
    for who, seat in zip(people, Sealed(seed, words, lot=True).draw_seats(len(words)), strict=True):
        order[seat] = who
    return order


# ---- during the game ----


def habits(session: Session, person: Person, asked: wire.Habits) -> None:
    """Whether a seat's steps are entries at once."""
    check_may_see(session, person.id)
    own_seat(session, person.id, asked.seat).at_once = asked.at_once


def hand(session: Session, person: Person, asked: wire.Hand) -> None:
    """The shared screen now faces one of this person's seats; the others see nothing on it."""
    check_may_see(session, person.id)
    facing = None if asked.seat is None else own_seat(session, person.id, asked.seat)
    for seat in seats_of(session, person.id):
        seat.handed = seat is facing


def come_back(session: Session, person: Person, now: int) -> None:
    """Take one's seats back from the bot that stood in, or come back from a vacation."""
    check_may_see(session, person.id)
    for seat in seats_of(session, person.id):
        if seat.stand_in is not None or seat.vacation_since is not None:
            note(session, "back", seat, now)
        clocks.end_vacation(seat, at := session.table.paused or now)
        if seat.stand_in is not None:
            seat.stand_in = None
            if seat.seat in session.table.waiting:
                seat.waiting_since = at
    clocks.set_waiting(session, session.table.waiting)


def go_on_vacation(session: Session, person: Person, now: int) -> None:
    """One's clocks stand still for as long as there is vacation left, or until one plays or is back."""
    check_may_see(session, person.id)
    mine = [seat for seat in seats_of(session, person.id) if seat.stand_in is None]
    if session.table.status != RUNNING or session.table.paused is not None:
        raise Conflict("no clock runs at this table now", error="not_running")
    if not any(seat.vacation > 0 for seat in mine):
        raise Conflict("there is no vacation left", error="no_vacation")
    for seat in mine:
        if seat.vacation > 0 and seat.vacation_since is None:
            clocks.begin_vacation(seat, now)
            note(session, "vacation", seat, now)
    clocks.set_waiting(session, session.table.waiting)


# ---- after the game ----


def rematch(session: Session, person: Person, table_id: str, seed: bytes, now: int) -> str:
    """A new table of this id with the same seats, or the one somebody else has already asked for. Says which."""
    check_may_see(session, person.id)
    if not seats_of(session, person.id):
        raise NotYours("you had no seat at this table")
    old = session.table
    if old.status != FINISHED:
        raise Conflict("the game is not over", error="not_over")
    if old.rematch is not None:
        return old.rematch
    game = games.on_board(old.game, games.find(old.game).revision, session.load_board())  # by today's rules
    options = dict(game.parse_options(old.options))
    same = {name: getattr(old, name) for name in ("game", "size", "public", "seat_order", "clock", "hints", "unrated", "board")}
    table = Table(
        id=table_id,
        revision=game.revision,
        options=options,
        status=OPEN,
        rated=not old.unrated,
        host=person.id,
        created=now,
        seed_sha256=Sealed(seed).commitment,
        **same,
    )
    seats = [_same_seat(table_id, before, person) for before in session.seats]
    name_bots(game, seats)
    session.add_table(table, seats, seed, session.load_board())
    for other in sorted({seat.person for seat in session.seats if seat.human and seat.person}):
        session.admit(other, table_id)
    old.rematch = table_id
    return table_id


def _same_seat(table_id: str, before: Seat, person: Person) -> Seat:
    """Bots and whoever asks sit down again at once; the others have their seats kept open for them."""
    seat = Seat(table_id, before.seat, at_once=before.at_once)
    if before.kind == A_BOT or (before.human and before.person == person.id):
        seat.kind, seat.person, seat.name, seat.level = before.kind, before.person, before.name, before.level
    return seat


def rejoin(session: Session, person: Person, pledge: str | None, now: int) -> None:
    """Sit down for a rematch; it begins when everybody is back."""
    join(session, person, wire.Join(pledge=pledge))
    if _gathering(session.table) and all(seat.kind != NOBODY_THERE for seat in session.seats):
        call(session, now)


# ---- being let in ----


def watch(session: Session, person: Person) -> None:
    check_may_see(session, person.id)
    session.admit(person.id, watches=True)


def unwatch(session: Session, person: Person) -> None:
    check_may_see(session, person.id)
    session.unwatch(person.id)


def invite(session: Session, person: Person) -> int:
    """The number an invitation to this table has to carry to be good."""
    _check_hosting(session, person)
    return session.table.invitation


def revoke(session: Session, person: Person) -> None:
    """No link given out so far lets anybody in any more."""
    _check_hosting(session, person)
    session.table.invitation += 1


def accept(session: Session, person: Person, number: int) -> None:
    _check_invited(session, number)
    session.admit(person.id)


def invited_to(session: Session, number: int, host: str) -> wire.Invited:
    """What somebody is invited to. `host`: the name of who set the table up, should they sit elsewhere."""
    _check_invited(session, number)
    table = session.table
    return wire.Invited(
        game=table.game,
        host=next((seat.name for seat in session.seats if seat.human and seat.person == table.host), host),
        status=table.status,
        clock=wire.ClockChoice(**table.clock),
        options=table.options,
        seats=[wire.Invitee(seat.kind, seat.name, seat.level) for seat in session.seats],
        rated=table.rated,
        hints=table.hints,
        board=None if table.board is None else wire.TableBoard(**table.board),
    )


def _check_invited(session: Session, number: int) -> None:
    if session.table.invitation != number:
        raise NotFound("this invitation is not good any more")


# ---- checks ----


def _check_hosting(session: Session, person: Person) -> None:
    check_may_see(session, person.id)
    if session.table.host != person.id:
        raise NotYours("only the host of the table can do that")


def _gathering(table: Table) -> bool:
    """Whether people can still sit down."""
    return table.status == OPEN and not table.calling


def _check_open(session: Session) -> None:
    if not _gathering(session.table):
        raise Conflict("the game has already begun", error="begun")
