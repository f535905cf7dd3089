"""The coach of a first game: sentences chosen by what the learner's seat sees, never by more."""

from __future__ import annotations

from typing import Any

from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..kernel.visibility import view
from . import wire
from .access import check_may_see, seats_of
from .drafts import with_draft
from .errors import NotYours
from .lessons import FirstGame, course_of, numbers_of
from .predicates import Variables, predicate
from .session import Session


def first_game_of(game: Game[Any]) -> FirstGame:
    course = course_of(game)
    if course is None or course.first_game is None:
        raise UnknownName(f"{game.name} has no first game with a coach")
    return course.first_game


def first_table(game: Game[Any]) -> tuple[wire.NewTable, bytes]:
    """A learner at seat A and gentle bots, and the seed of the deal."""
    first = first_game_of(game)
    seats = [wire.SeatChoice("me"), *(wire.SeatChoice("bot", first.level) for _ in range(first.seats - 1))]
    asked = wire.NewTable(game.name, seats, first.options, public=False, order="hand", start=True)
    return asked, first.seed.to_bytes(32, "big")


def say(session: Session, person: str) -> wire.Coaching:
    """All lines that fit now, in the order of the course; whoever shows them says each once."""
    check_may_see(session, person)
    mine = seats_of(session, person)
    if not mine:
        raise NotYours("you have no seat at this table")
    seat = mine[0].seat
    first = first_game_of(session.game)
    facts = _facts(session, seat)
    lines = [line for line in first.coach if predicate(line.when)(facts)]
    whole = _facts(session, seat, whole=True)
    return wire.Coaching(
        [wire.Saying(f"coach-{line.id}", numbers_of(line.numbers, facts)) for line in lines],
        bool(predicate(first.enough)(whole)),
        len(facts.actions),
    )


def _facts(session: Session, seat: int, whole: bool = False) -> Variables:
    """What this seat has seen since it last acted, or in the whole game."""
    match = with_draft(session, seat)
    game = match.game
    mine = [n for n in match.standing() if match.record.entries[n].seat == seat]
    last = mine[-1] if mine and not whole else 0
    waiting = seat in match.to_act
    return Variables(
        seat=seat,
        before=view(match.state_at(last), seat),
        after=match.view(seat),
        events=match.log(seat, last),
        actions=[game.actions.text(game.actions.from_json(match.record.entries[n].action)) for n in mine],
        legal=[game.actions.text(code) for code in match.legal(seat)] if waiting else [],
        prompt=game.prompt(match.state, seat) if waiting else "",
        winners=match.winners,
        over=match.over,
    )
