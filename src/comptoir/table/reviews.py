"""A finished game reviewed, a slice at a time, wherever the host likes; and what is known of it so far, as it is told."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal

from .. import games
from ..kernel import record as records
from ..kernel.contract import Game
from ..kernel.errors import ComptoirError
from ..kernel.record import Record
from ..players.chances import measured_on
from ..players.review import LEVELS, Decision, Judgement, Review, Reviewing, decisions_of
from . import wire
from .access import letter
from .records import check_over
from .session import Session

DIGITS = 4  # of a chance


def go_on(text: str, state: str, enough: Callable[[], bool]) -> tuple[str, bool]:
    """Work on until the host says that it is enough. What is known then, to be kept and given back the next time; and whether
    that is all."""
    game, record, decisions = _decided(text)
    reviewing = known(state) or Reviewing.begin(game, record, LEVELS)
    reviewing.go_on(game, decisions, enough)
    return reviewing.written(), reviewing.done


@lru_cache(maxsize=2)
def _decided(text: str) -> tuple[Game[Any], Record, list[Decision]]:
    """To play a long game once more takes as long as a slice: the next slices need not."""
    record = records.load(text)
    game = games.of_record(record)
    return game, record, decisions_of(game, record)


def slice_of(text: str, state: str, enough: Callable[[], bool]) -> tuple[str, bool, list[float]]:
    """The same; and if that is all, what the decisions of each seat cost."""
    state, done = go_on(text, state, enough)
    return state, done, costs(state) if done else []


def costs(state: str) -> list[float]:
    """What the decisions of each seat cost, of its chance to win: never above 0."""
    reviewing = known(state)
    found = None if reviewing is None else reviewing.review()
    return [] if found is None else [round(found.decisions(seat), DIGITS) for seat in range(len(found.ends))]


def known(state: str) -> Reviewing | None:
    """What was kept, if this version can read it."""
    try:
        return Reviewing.read(state) if state else None
    except (ComptoirError, ValueError):
        return None


def reviewed_game(session: Session, person: str | None) -> Game[Any]:
    """The game that this person may have reviewed: it is over, and they may look back at it."""
    check_over(session, person)
    return session.game


def told(game: Game[Any], state: str | None, done: bool = False) -> wire.Review:
    """As it is told. None: nobody has asked for it yet; `done`: nobody works on it any more, however far it came."""
    reviewing = known(state or "")
    if reviewing is None:
        return wire.Review("none" if state is None else "thinking", 0.0, 0, 0, True, [])
    status: Literal["thinking", "done"] = "done" if done or reviewing.done else "thinking"
    found = reviewing.review()
    seats = [_seat(game, found, seat) for seat in range(len(found.ends))]
    honest = measured_on(game)
    return wire.Review(
        status=status,
        progress=round(reviewing.progress, 3),
        judged=len(found.judgements),
        decisions=reviewing.count,
        chances=honest is not None and len(found.ends) in honest.offsets,
        seats=seats,
    )


def _seat(game: Game[Any], found: Review, seat: int) -> wire.SeatReview:
    """What is told adds up to the last digit: luck is what is left."""
    parts = (found.start(seat), found.received(seat), found.decisions(seat), found.ends[seat])
    start, given, decisions, result = (round(part, DIGITS) for part in parts)
    return wire.SeatReview(
        seat=letter(seat),
        start=start,
        luck=round(result - start - given - decisions, DIGITS),
        given=given,
        decisions=decisions,
        result=result,
        curve=[(n, round(chance, DIGITS)) for n, chance in found.curve(seat)],
        turning=[_turning(game, one) for one in found.turning(seat)],
    )


def _turning(game: Game[Any], one: Judgement) -> wire.TurningPoint:
    return wire.TurningPoint(
        n=one.n,
        action=game.actions.to_json(one.action),
        better=game.actions.to_json(one.best),
        chance=round(one.played_chance, DIGITS),
        better_chance=round(one.best_chance, DIGITS),
        games=one.iterations,
        reason=None if one.reason is None else wire.Reason(one.reason[0], dict(one.reason[1])),
    )
