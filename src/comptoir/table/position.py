"""What anybody is told about a table. `position` makes the whole of it, and everything in it passes the kernel's gate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from ..kernel.film import Film
from ..kernel.match import Match
from ..kernel.visibility import looker_name
from . import clocks, powers, wire
from .access import check_may_see, letter, looker
from .cast.remarks import remarks
from .drafts import draft_steps, is_change, with_draft
from .model import A_PERSON, FINISHED, RUNNING, Seat, Table, is_fair
from .session import Session

LATELY = 8  # entries: whoever is further behind does not watch them one by one as they come


def seen_by(session: Session, person: str | None, after: int = 0) -> wire.Position:
    """The position as this person may see it, if they may see the table at all."""
    check_may_see(session, person)
    return position(session, person, after)


class Common:
    """What all who look at a table at one moment are told alike, and the film of which each sees their own part. Whoever
    writes to several makes it once."""

    def __init__(self, session: Session, after: int, film: Film | None = None) -> None:
        table, seats = session.table, session.seats
        self.table = table_info(table, seats, None)
        self.begun = table.status in (RUNNING, FINISHED)
        self.playing = table.status == RUNNING and not table.full and table.paused is None
        self.film = film
        self.told: dict[str, Any] = {"n": table.n, "seal": table.seed_sha256, "notes": noted(table)}
        if self.begun:
            self.film = film or filmed(session, after)
            self.told |= {
                "clocks": clocks.shown(table, seats),
                "timer": clocks.timer_ends(table),
                "undo": _undo(session),
                "result": result(table),
                "remarks": remarks(session.match, seats, after),
                "sealed": self.playing and _sealed(session.match),
                "motion": powers.shown(session),
                "origin": origin(session.match),
            }


def position(
    session: Session, person: str | None, after: int = 0, looks: int | None = None, common: Common | None = None
) -> wire.Position:
    """All that this person may know of the table now, with what they saw happen from entry `after` on.

    `looks`: as whom, if somebody else decides that (a stored position does).
    """
    seat = looker(session, person) if looks is None else looks
    common = common or Common(session, after)
    table = info_for(person, common.table, session.table, session.seats)
    if not common.begun:
        return _bare(table, seat, common)
    match = with_draft(session, seat)
    actions = clocks.choices(match, seat) if seat >= 0 and common.playing else []
    waiting = match.to_act if common.playing else []
    view = match.view(seat)
    return wire.Position(
        table=table,
        seat=looker_name(seat),
        events=news(match, seat, after),
        view=view.to_json(),
        legal=[match.game.actions.to_json(action) for action in actions],
        details=_details(match, seat, actions),
        outlook=dict(match.game.outlook(view)),
        prompt=match.game.prompt(match.state, seat) if seat in waiting else None,
        prompt_facts=dict(match.game.prompt_facts(match.state, seat)) if seat in waiting else {},
        phase=match.game.phase(match.state) if match is session.match or seat in waiting else None,
        waiting=[wire.Waiting(letter(one), match.game.prompt(match.state, one)) for one in waiting],
        draft=_draft(session, seat),
        since=session.match.last_action(seat) + 1 if seat >= 0 else 0,
        film=frames(common.film, seat),
        **common.told,
    )


def origin(match: Match[Any]) -> wire.Origin | None:
    """Where a game is from that was begun in a position of another."""
    begun = match.record.begun_in
    return None if begun is None else wire.Origin(**begun["from"])


def filmed(session: Session, after: int) -> Film | None:
    """What lies between the position at entry `after` and this one. If only one thing happened, there is nothing between."""
    if 0 < session.table.n - after <= LATELY and len(session.match.happened(after)) > 1:
        return Film(session.match, after)
    return None


def frames(film: Film | None, seat: int) -> list[wire.Frame]:
    return [wire.Frame(*frame) for frame in film.seen_by(seat)] if film else []


def _bare(table: wire.TableInfo, seat: int, common: Common) -> wire.Position:
    """A table that has not begun."""
    return wire.Position(
        table=table,
        seat=looker_name(seat),
        events=[],
        view=None,
        legal=[],
        details={},
        outlook={},
        prompt=None,
        prompt_facts={},
        phase=None,
        waiting=[],
        clocks=[],
        timer=None,
        draft=None,
        undo=None,
        result=None,
        **common.told,
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


def _sealed(match: Match[Any]) -> bool:
    """Whether several choose at once, or somebody has chosen and may still change it."""
    waiting = match.to_act
    return len(waiting) > 1 or any(match.legal(seat) for seat in range(match.record.seats) if seat not in waiting)


def _draft(session: Session, seat: int) -> wire.Draft | None:
    steps = draft_steps(session, seat)
    return wire.Draft([step["action"] for step in steps], is_change(session.seats[seat])) if steps else None


def _details(match: Match[Any], seat: int, actions: list[int]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for at, action in enumerate(actions):
        numbers = match.game.details(match.state, seat, action)
        if numbers:
            found[str(at)] = dict(numbers)
    return found


def _undo(session: Session) -> wire.UndoProposal | None:
    proposal = session.table.proposal
    if proposal is None:
        return None
    agreed = set(proposal["agreed"])
    missing = [seat.seat for seat in session.seats if seat.human and seat.person not in agreed]
    return wire.UndoProposal(
        to=proposal["to"],
        by=letter(proposal["by"]),
        agreed=[letter(seat.seat) for seat in session.seats if seat.human and seat.person in agreed],
        missing=[letter(seat) for seat in missing],
        refused=bool(proposal.get("refused")),
    )


def noted(table: Table) -> list[wire.Note]:
    return [
        wire.Note(one["n"], one["what"], None if one["seat"] is None else letter(one["seat"]), one["name"], one["at"])
        for one in table.notes
    ]


def result(table: Table) -> wire.Result | None:
    if table.status != FINISHED or table.result is None:
        return None
    return wire.Result(table.result["scores"], [letter(seat) for seat in table.result["winners"]])


def table_info(table: Table, seats: Sequence[Seat], person: str | None) -> wire.TableInfo:
    """A table for a list. It says nothing that depends on the cards."""
    anybodys = wire.TableInfo(
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
                mine=False,
                person=seat.person if seat.kind == A_PERSON else None,
                pledge=seat.pledge,
                words=seat.words,
                since=clocks.waited_since(table, seat),
                vote_from=clocks.vote_from(table, seat),
                remove_from=clocks.remove_from(table, seat),
            )
            for seat in seats
        ],
        created=table.created,
        calling=table.calling,
        n=table.n,
        waiting=[letter(seat) for seat in table.waiting],
        my_turn=False,
        deadline=None,
        hosting=False,
        rematch=table.rematch,
        seed_sha256=table.seed_sha256,
        rated=table.rated and not any(seat.helped for seat in seats),
        hints=table.hints,
        undos=not is_fair(table, seats),
        paused=table.paused is not None,
        full=table.full and table.status == RUNNING,
        board=None if table.board is None else wire.TableBoard(**table.board),
    )
    return info_for(person, anybodys, table, seats)


def info_for(person: str | None, anybodys: wire.TableInfo, table: Table, seats: Sequence[Seat]) -> wire.TableInfo:
    """What this person is told of a table, made of what anybody is."""
    mine = {seat.seat for seat in seats if person is not None and seat.human and seat.person == person}
    if not mine and person != table.host:
        return anybodys
    return structs.replace(
        anybodys,
        seats=[
            structs.replace(shown, mine=True) if seat.seat in mine else shown
            for shown, seat in zip(anybodys.seats, seats, strict=True)
        ],
        my_turn=any(seat in mine for seat in table.waiting),
        deadline=min(
            (ends for seat in seats if seat.seat in mine and (ends := clocks.deadline(table.clock, seat))), default=None
        ),
        hosting=person == table.host,
    )
