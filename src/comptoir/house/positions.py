"""What anybody is told about a table. `position` makes the whole message, and everything in it passes the kernel's gate."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from ..kernel.actions import SEAT_LETTERS
from ..kernel.match import Match
from ..kernel.visibility import PUBLIC, looker_name
from . import clocks, wire
from .errors import BadRequest, Conflict, NotFound, NotYours
from .rooms import A_PERSON, FINISHED, RUNNING, Held, SeatRow, TableRow
from .schema import members


def letter(seat: int) -> str:
    return SEAT_LETTERS[seat]


def seat_number(written: str) -> int:
    if len(written) != 1 or written not in SEAT_LETTERS:
        raise BadRequest(f"there is no seat {written!r}", error="unknown_seat")
    return SEAT_LETTERS.index(written)


# ---- who is looking ----


def seats_of(held: Held, person: str | None) -> list[SeatRow]:
    """The seats a person holds; those of guests on their screen too."""
    return [seat for seat in held.seats if person is not None and seat.human and seat.person == person]


def looker(held: Held, person: str | None) -> int:
    """As whom a person sees the table. Who holds several seats sees what the seat their screen was handed to sees."""
    mine = seats_of(held, person)
    if len(mine) == 1:
        return mine[0].seat
    return next((seat.seat for seat in mine if seat.handed), PUBLIC)


def acting_seat(held: Held, person: str, written: str | None) -> SeatRow:
    """The seat a person acts for."""
    mine = seats_of(held, person)
    if not mine:
        raise NotYours("you have no seat at this table")
    if written is not None:
        mine = [seat for seat in mine if seat.seat == seat_number(written)]
        if not mine:
            raise NotYours(f"seat {written} is not yours")
    if len(seats_of(held, person)) > 1:
        if written is None:
            raise BadRequest("you hold several seats: say which one acts")
        if not mine[0].handed:
            raise Conflict(f"the screen was not handed to seat {written}", error="not_handed")
    return mine[0]


def check_may_see(held: Held, person: str | None) -> None:
    """A private table does not exist for those who were not invited."""
    if not may_see(held, person):
        raise NotFound("there is no such table")


def may_see(held: Held, person: str | None) -> bool:
    if held.table.public or (person is not None and (held.table.host == person or seats_of(held, person))):
        return True
    if person is None:
        return False
    wanted = select(members.c.person).where(members.c.table_id == held.table.id, members.c.person == person)
    return held.connection.execute(wanted).first() is not None


# ---- what they are told ----


def position(held: Held, person: str | None, after: int = 0) -> wire.Position:
    """All that this person may know of the table now, with what they saw happen from entry `after` on."""
    seat = looker(held, person)
    table = held.table
    if table.status not in (RUNNING, FINISHED):
        return _bare(held, person, seat)
    match = with_draft(held, seat)
    actions = clocks.choices(match, seat) if seat >= 0 and table.status == RUNNING else []
    waiting = match.to_act
    return wire.Position(
        table=table_info(table, held.seats, person),
        seat=looker_name(seat),
        n=table.n,
        events=news(match, seat, after),
        view=match.view(seat).to_json(),
        legal=[match.game.actions.to_json(action) for action in actions],
        details=_details(match, seat, actions),
        prompt=match.game.prompt(match.state, seat) if seat in waiting else None,
        waiting=[wire.Waiting(letter(one), match.game.prompt(match.state, one)) for one in waiting],
        clocks=clocks.shown(table, held.seats),
        timer=clocks.timer_ends(table),
        draft=_draft(held, seat),
        undo=_undo(held),
        result=result(table),
        seal=table.seed_sha256,
    )


def _bare(held: Held, person: str | None, seat: int) -> wire.Position:
    """A table that has not begun."""
    return wire.Position(
        table=table_info(held.table, held.seats, person),
        seat=looker_name(seat),
        n=held.table.n,
        events=[],
        view=None,
        legal=[],
        details={},
        prompt=None,
        waiting=[],
        clocks=[],
        timer=None,
        draft=None,
        undo=None,
        result=None,
    )


def news(match: Match[Any], seat: int, after: int) -> list[dict[str, Any]]:
    """What a seat saw happen from entry `after` on; entries taken back meanwhile are named, not told."""
    told = match.log(seat, after)
    undone = [
        {"n": entry.n, "event": "undone", "seat": None if entry.seat is None else letter(entry.seat), "to": entry.undo}
        for entry in match.record.entries[after:]
        if entry.undo is not None
    ]
    return sorted(told + undone, key=lambda one: int(one["n"])) if undone else told


def with_draft(held: Held, seat: int) -> Match[Any]:
    """The match as this seat sees it: with its own unconfirmed steps, and nobody else's."""
    steps = draft_steps(held, seat)
    if not steps:
        return held.match
    tried = held.match.fork()
    for step in steps:
        tried.play(seat, tried.game.actions.from_json(step["action"]))
    return tried


def draft_steps(held: Held, seat: int) -> list[dict[str, Any]]:
    """The unconfirmed steps of a seat. A draft that answers an older entry is void."""
    if seat < 0 or held.table.status != RUNNING:
        return []
    draft = held.seats[seat].draft
    if draft is None:
        return []
    good = _change_stands(held, seat) if draft.get("change") else draft["n"] == held.table.n
    return list(draft["steps"]) if good else []


def changing(seat: SeatRow) -> bool:
    """Whether what this seat has in hand is a change of its sealed choice."""
    return seat.draft is not None and bool(seat.draft.get("change"))


def _change_stands(held: Held, seat: int) -> bool:
    """A changed choice holds as long as the seat has chosen and others have not."""
    match, draft = held.match, held.seats[seat].draft
    if draft is None or seat in match.to_act:
        return False
    return all(match.refuse(seat, match.game.actions.from_json(step["action"])) is None for step in draft["steps"])


def _draft(held: Held, seat: int) -> wire.Draft | None:
    steps = draft_steps(held, seat)
    return wire.Draft([step["action"] for step in steps], changing(held.seats[seat])) if steps else None


def _details(match: Match[Any], seat: int, actions: list[int]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for at, action in enumerate(actions):
        numbers = match.game.details(match.state, seat, action)
        if numbers:
            found[str(at)] = dict(numbers)
    return found


def _undo(held: Held) -> wire.UndoProposal | None:
    proposal = held.table.undo
    if proposal is None or proposal["n"] != held.table.n:
        return None
    agreed = set(proposal["agreed"])
    missing = [seat.seat for seat in held.seats if seat.human and seat.person not in agreed]
    return wire.UndoProposal(
        to=proposal["to"],
        by=letter(proposal["by"]),
        agreed=[letter(seat.seat) for seat in held.seats if seat.human and seat.person in agreed],
        missing=[letter(seat) for seat in missing],
    )


def result(table: TableRow) -> wire.Result | None:
    if table.status != FINISHED or table.result is None:
        return None
    return wire.Result(table.result["scores"], [letter(seat) for seat in table.result["winners"]])


def table_info(table: TableRow, seats: list[SeatRow], person: str | None) -> wire.TableInfo:
    """A table for a list. It says nothing that depends on the cards."""
    mine = {seat.seat for seat in seats if person is not None and seat.human and seat.person == person}
    return wire.TableInfo(
        id=table.id,
        game=table.game,
        revision=table.revision,
        options=table.options,
        status=table.status,
        public=table.public,
        order=table.seat_order,
        clock=wire.ClockChoice(**table.clock),
        seats=[
            wire.SeatInfo(
                seat=letter(seat.seat),
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                stand_in=seat.stand_in,
                mine=seat.seat in mine,
                person=seat.person if seat.kind == A_PERSON else None,
            )
            for seat in seats
        ],
        created=table.created,
        n=table.n,
        waiting=[letter(seat) for seat in table.waiting],
        my_turn=any(seat in mine for seat in table.waiting),
        hosting=person == table.host,
        rematch=table.rematch,
        seed_sha256=table.seed_sha256,
    )
