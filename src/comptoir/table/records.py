"""What was: the table after an earlier entry, the score sheet, records of finished games replayed and verified."""

from __future__ import annotations

from .. import games
from ..kernel import record as records
from ..kernel.errors import BadRecord, ComptoirError, UnknownName
from ..kernel.film import Film
from ..kernel.match import replay, verify
from ..kernel.record import Record
from ..kernel.visibility import looker, looker_name, view
from . import wire
from .access import check_may_see, letter
from .access import looker as looker_at
from .boards import drawn
from .drafts import with_draft
from .errors import BadRequest, Conflict, NotFound
from .model import FINISHED, MOST_ENTRIES, MOST_UNDOS, RUNNING
from .position import frames, news
from .session import Session

MOST_FILMED = 200  # entries


def past(session: Session, person: str | None, n: int) -> wire.Past:
    """The table as this person saw it after entry `n`."""
    check_may_see(session, person)
    if session.table.status not in (RUNNING, FINISHED) or not 0 <= n < session.match.n:
        raise NotFound("there is no such entry")
    seat = looker_at(session, person)
    return wire.Past(n, view(session.match.state_at(n), seat).to_json(), session.match.told(seat, n))


def film(session: Session, person: str | None, since: int) -> wire.Film:
    """What this person saw happen from entry `since` on, to be watched."""
    check_may_see(session, person)
    match = session.match if session.table.status in (RUNNING, FINISHED) else None
    if match is None or not 1 <= since <= match.n:
        raise NotFound("there is no such entry")
    if match.n - since > MOST_FILMED:
        detail = f"at most {MOST_FILMED} entries can be watched at once"
        raise BadRequest(detail, error="too_many_entries", most=MOST_FILMED)
    seat = looker_at(session, person)
    before = view(match.state_at(since - 1), seat).to_json()
    return wire.Film(since, match.n, before, news(match, seat, since), frames(Film(match, since), seat))


def sheet(session: Session, person: str | None, n: int | None = None, as_seat: str | None = None) -> wire.Sheet:
    """The score sheet as this person may see it, now or after entry `n`; of a finished game as anybody saw it."""
    check_may_see(session, person)
    if session.table.status not in (RUNNING, FINISHED):
        return wire.Sheet(0, False, [], [], [], None)
    if n is not None and not n < session.match.n:
        raise NotFound("there is no such entry")
    if as_seat is not None:
        check_over(session, person)
    try:
        seat = looker_at(session, person) if as_seat is None else looker(as_seat, session.match.record.seats)
    except UnknownName as error:
        raise BadRequest(str(error), error="unknown_seat") from None
    match = with_draft(session, seat) if n is None else session.match
    found = match.sheet(seat, n)
    return wire.Sheet(
        n=match.n if n is None else n + 1,
        over=found.over,
        rows=[
            wire.SheetRow(row.key, dict(row.facts), row.role, list(row.amounts), list(row.counts), list(row.lines))
            for row in found.rows
        ],
        totals=found.totals,
        lines=found.lines,
        decided=None if found.decided is None else wire.Decided(found.decided.key, dict(found.decided.facts)),
    )


def finished_record(session: Session, person: str | None) -> Record:
    """The whole record, the seed at its end. A running game has none."""
    check_over(session, person)
    return session.record()


def finished_text(session: Session, person: str | None) -> str:
    """The same as it is written."""
    check_over(session, person)
    return session.finished_text()


def check_over(session: Session, person: str | None) -> None:
    check_may_see(session, person)
    if session.table.status != FINISHED:
        raise Conflict("the record can be had when the game is over", error="not_over")


def check(text: str, bounded: bool = True) -> wire.Verdict:
    """Whether a record is genuine: rules obeyed, shuffles those of the sealed seed, scores right.

    `bounded`: no longer than a table of ours could be, as one asks of a record that came from outside.
    """
    try:
        record = _load(text, bounded)
        match = verify(games.of_record(record), record)
    except BadRecord as error:
        return wire.Verdict(False, error.reason, error.line)
    except ComptoirError as error:
        return wire.Verdict(False, str(error), 1)
    detail = "every rule was obeyed and every shuffle was the sealed one"
    if record.begun_in is not None:
        detail += ", from the position of another game on in which it was begun"
    return wire.Verdict(True, detail, None, _result(record, match.winners), record.begun_in is not None)


def steps(text: str, as_seat: str, bounded: bool = True) -> wire.Replay:
    """A record played through, as one looker saw it. Only a finished, genuine one: nothing that still runs."""
    try:
        record = _load(text, bounded)
        game = games.of_record(record)
        played = verify(game, record)
        seat = looker(as_seat, record.seats)
    except ComptoirError as error:
        raise BadRequest(str(error), error="bad_record") from None
    films: dict[int, list[wire.Frame]] = {}
    for frame in frames(Film(played, 1), seat):
        films.setdefault(frame.n, []).append(frame)
    shown = []
    for match in replay(game, record):
        entry = match.record.entries[-1]
        shown.append(
            wire.Step(
                n=entry.n,
                seat=None if entry.seat is None else letter(entry.seat),
                action=None if entry.seat is None else entry.action,
                undo=entry.undo,
                events=match.told(seat, entry.n),
                view=match.view(seat).to_json(),
                scores=match.scores,
                film=films.get(entry.n, []),
            )
        )
    return wire.Replay(
        game=record.game,
        revision=record.revision,
        options=record.options,
        board=None if record.board is None else drawn(game),
        players=record.players,
        seat=looker_name(seat),
        verified=True,
        steps=shown,
        result=_result(record, record.result.winners if record.result else []),
    )


def load_bounded(text: str) -> Record:
    """A record from outside, no longer than a table of ours could be."""
    return _load(text, bounded=True)


def _load(text: str, bounded: bool) -> Record:
    """Its lines are counted before they are read."""
    if bounded and text.count("\n") > MOST_ENTRIES + 2:
        raise BadRecord(f"a record has at most {MOST_ENTRIES} entries")
    record = records.load(text)
    if bounded and record.begun_in is not None:
        raise BadRecord("this game was begun in a position of another: such a record is only taken where it was played")
    if bounded and sum(entry.undo is not None for entry in record.entries) > MOST_UNDOS:
        raise BadRecord(f"in a record at most {MOST_UNDOS} times something is taken back")
    return record


def _result(record: Record, winners: list[int]) -> wire.Result | None:
    return None if record.result is None else wire.Result(record.result.scores, [letter(seat) for seat in winners])
