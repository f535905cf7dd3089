"""The analysis board: what might have been from a moment of a finished game on. Whoever tries says each time all they have
tried, and nothing of it is kept.

With everything open it goes on from what really was, with the luck that was sealed. As a seat saw it, it goes on in a world
that this seat could believe in, drawn from its view alone by what the bots draw theirs by: so whatever is shown, thought or
found out there is the same in every world that looks the same to that seat. What it costs is bounded by `wire.MOST_MOVES`, and
a thought by its number of imagined games.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from msgspec import structs

from ..kernel.chance import Imagined, derived_seed
from ..kernel.errors import UnknownName
from ..kernel.film import Film
from ..kernel.match import Match
from ..kernel.visibility import ALL, View, looker, looker_name, view
from ..players import explain
from ..players.chances import honest_chance, measured_on
from ..players.review import compared, error_of
from ..players.search import Search
from . import seating, wire
from .access import letter
from .clocks import choices
from .commands import action_code
from .errors import BadRequest, Conflict, NotFound
from .hints import OFTEN
from .levels import default_level
from .model import FINISHED, Person, Seat, Table
from .position import LATELY, Common, frames, news, position
from .records import check_over
from .session import Session, action_meant
from .thinking import Task
from .trial import WHO_TRIES, Unkept

SLICE = 120  # imagined games
TOLD = 10  # choices
SELDOM = 4  # what was tried in fewer imagined games is not told
DIGITS = 3  # of a chance


class AnalysisBoard(Unkept):
    """A moment of a finished game, with what was tried from there."""

    def __init__(self, session: Session, asked: wire.Analyse) -> None:
        if asked.n >= session.match.n:
            raise NotFound("there is no such entry")
        self.asked = asked
        self.moments = session.match.n
        self.eyes = ALL if asked.eyes == "all" else _seat(session, asked.eyes)
        seats = [Seat("", one.seat, kind=one.kind, name=one.name, level=one.level) for one in session.seats]
        super().__init__(self._base(session), seats)
        self.first = self.match.n  # the number of the first entry that is tried
        self.line: list[wire.LineShown] = []
        for move in asked.line:
            self._try(move)
        self.acts = self._who_acts(session)
        if self.match.over:
            self.table.status = FINISHED
            self.table.result = {"scores": self.match.scores, "winners": self.match.winners}
        self.table.n, self.table.waiting, self.table.board = self.match.n, self.match.to_act, session.table.board

    def _base(self, session: Session) -> Match[Any]:
        """What it goes on from. Of a game that is over a seat has nothing left to imagine, and nothing to try."""
        n, game = self.asked.n, session.game
        self.drawn = False  # it goes on in an imagined world
        if self.eyes == ALL:
            return session.match.as_of(n)
        state = session.match.state_at(n)
        if not game.to_act(state):
            return Match.from_state(game, state, session.table.options, bytes(32))
        self.drawn = True
        seen = view(state, self.eyes)
        seed = derived_seed("analysis", game.name, game.revision, seen.json(), self.asked.world)
        world = Search(game, 0).imagine(seen, self.eyes, Imagined(_number(seed)))
        return Match.from_state(game, world, session.table.options, seed)

    def _try(self, move: wire.LineMove) -> None:
        if self.match.over:
            raise Conflict("the game is over", error="not_running")
        code = action_code(self, move.action)
        self.play(_seat(self, move.seat), code)
        self.line.append(wire.LineShown(move.seat, self.game.actions.to_json(code)))

    def _who_acts(self, session: Session) -> int | None:
        """Who may choose and is asked for; else whose eyes these are, else the first."""
        waiting = self.match.to_act
        if not waiting:
            return None
        wanted = None if self.asked.acts is None else _seat(session, self.asked.acts)
        if wanted is not None and choices(self.match, wanted):
            return wanted
        return self.eyes if self.eyes in waiting else waiting[0]

    # ---- what is told ----

    @property
    def imagined(self) -> bool:
        """Whether what is shown is a world that the eyes could believe in, and not only what they saw."""
        return self.drawn and (bool(self.line) or self.asked.unveiled or self.acts != self.eyes)

    @property
    def looks(self) -> int:
        """Who sees the board: the eyes, or, with the imagined world unveiled, all."""
        return ALL if self.imagined and self.asked.unveiled else self.eyes

    def analysed(self) -> wire.Analysed:
        match, since = self.match, max(self.first, self.asked.after)
        acts = self.looks if self.acts is None else self.acts
        film = Film(match, since) if 0 < match.n - since <= LATELY else None
        shown = structs.replace(
            position(self, WHO_TRIES, self.first, acts, Common(self, self.first, film)),
            view=_seen_by_both(match.view(self.looks), match.view(acts)),
            events=news(match, self.looks, self.first),
            film=frames(film, self.looks),
        )
        told = None if self.acts is None else letter(self.acts)
        return wire.Analysed(shown, self.line, told, self.imagined, self.moments, wire.WORLDS, wire.MOST_MOVES)


def board(session: Session, person: str | None, asked: wire.Analyse) -> AnalysisBoard:
    """Only for a game that is over: of one that still runs nothing is analysed."""
    check_over(session, person)
    return AnalysisBoard(session, asked)


def analysed(session: Session, person: str | None, asked: wire.Analyse) -> wire.Analysed:
    return board(session, person, asked).analysed()


def _seat(session: Session, written: str) -> int:
    try:
        return looker(written, len(session.seats))
    except UnknownName as error:
        raise BadRequest(str(error), error="unknown_seat") from None


def _number(seed: bytes) -> int:
    return int.from_bytes(seed[:7], "big")


def _seen_by_both(one: View, other: View) -> dict[str, Any]:
    """What two see together, as the second: the board, and what the seat holds that is to choose."""
    seen = {name: _joined(value, other.fields.get(name)) for name, value in one.fields.items()}
    return {"game": one.game, "seat": looker_name(other.seat), **seen}


def _joined(value: Any, other: Any) -> Any:
    if not isinstance(value, list) or None not in value:
        return value
    return [there if here is None else here for here, there in zip(value, other, strict=True)]


# ---- what the search thinks ----


class Question(NamedTuple):
    """What a worker is asked: a seat's view and its choices, how many games to imagine, and a choice to weigh in any case."""

    task: Task
    games: int
    watched: int

    @property
    def slices(self) -> int:
        """It is thought about in short slices, so that nobody waits long for a worker."""
        return self.games // SLICE


class Estimate(NamedTuple):
    """What a slice has found out about an action: what its seat may expect, and how far that may be off."""

    action: int
    times: int
    mean: float
    error: float
    share: float


def question(session: Session, person: str | None, asked: wire.Weigh) -> Question:
    """The same question is asked with the same seed; nothing is in it that the seat could not know."""
    found = board(session, person, asked)
    if found.acts is None:
        raise Conflict("there is nothing to choose", error="nothing_to_choose")
    seen, actions = found.match.view(found.acts), choices(found.match, found.acts)
    watched = -1 if asked.watched is None else action_meant(found.game, asked.watched)
    seed = derived_seed("weigh", found.game.name, seen.json())
    game, n = found.game, asked.n + 1 + len(found.line)
    task = Task(
        n, found.acts, "", game.name, game.revision, seen.fields, actions, _number(seed), 0.0, session.load_board()
    )  # fmt: skip
    return Question(task, asked.games, watched if watched in actions else -1)


def think(asked: Question, which: int) -> list[Estimate]:
    """One slice of a thought."""
    task = asked.task
    search, advice = compared(task.rules, task.view, task.actions, SLICE, task.seed + which, asked.watched)
    return [Estimate(one.action, one.weight, one.estimate, error_of(search, one), one.share) for one in advice.alternatives]


def weighed(asked: Question, slices: list[list[Estimate]]) -> wire.Weighed:
    """The choices by their chances: those that were tried often first, for of the others little is known."""
    task, game = asked.task, asked.task.rules
    seats, honest = task.view.seats, measured_on(game)
    by_action: dict[int, list[Estimate]] = {}
    for one in (one for found in slices for one in found):
        by_action.setdefault(one.action, []).append(one)
    found = [_together(several, len(slices)) for several in by_action.values()]
    most = max(one.times for one in found)
    ranked = sorted(found, key=lambda one: (-one.share, one.times * OFTEN < most, -one.mean, one.action))
    told = [one for one in ranked if one.times >= min(SELDOM, most)]
    told = told[:TOLD] + [one for one in told[TOLD:] if one.action == asked.watched]
    reason = explain(game, task.view, told[0].action, task.n)

    def chance(estimate: float) -> float:
        return honest_chance(game, seats, task.n, estimate)

    return wire.Weighed(
        seat=letter(task.seat),
        games=asked.slices * SLICE,
        even=1 / seats,
        chances=honest is not None and seats in honest.offsets,
        mixed=any(one.share for one in found),
        choices=[
            wire.Weighing(
                game.actions.to_json(one.action),
                round(chance(one.mean), DIGITS),
                round((chance(one.mean + one.error) - chance(one.mean - one.error)) / 2, DIGITS),
                one.times,
                round(one.share, DIGITS),
            )
            for one in told
        ],
        reason=None if reason is None else wire.Reason(reason[0], dict(reason[1])),
    )


def _together(several: list[Estimate], slices: int) -> Estimate:
    """What slices that know nothing of each other have found out about one action."""
    times = sum(one.times for one in several)
    mean = sum(one.times * one.mean for one in several) / times
    error = sqrt(sum((one.times * one.error) ** 2 for one in several)) / times
    return Estimate(several[0].action, times, mean, error, sum(one.share for one in several) / slices)


# ---- playing on ----


class Beginning(NamedTuple):
    """A state in which a game is to begin, by which rules, and where it is from."""

    game: str
    revision: int
    options: dict[str, Any]
    board: dict[str, str] | None
    data: str | None  # of the board
    state: Any
    origin: dict[str, Any]


def beginning(session: Session, person: str | None, asked: wire.PlayOn) -> Beginning:
    """What is shown to who asks: as a seat saw it, that is a world which that seat could believe in, never the real one."""
    found = board(session, person, asked)
    _seat(found, asked.seat)
    if found.match.over:
        raise Conflict("the game is over", error="not_running")
    origin = {"table": session.table.id, "n": asked.n, "eyes": asked.eyes, "moves": len(found.line)}
    return Beginning(
        game=found.game.name,
        revision=found.game.revision,
        options=session.table.options,
        board=session.table.board,
        data=session.load_board(),
        state=found.match.state,
        origin=origin,
    )


def new_table(
    begun: Beginning, table_id: str, person: Person, asked: wire.PlayOn, seed: bytes, now: int
) -> tuple[Table, list[Seat]]:
    """A table to play on at: one's own, unrated, bots at the other seats."""
    level = asked.level or default_level()
    letters = [letter(at) for at in range(begun.state.seats)]
    seats = [wire.SeatChoice("me") if one == asked.seat else wire.SeatChoice("bot", level) for one in letters]
    wanted = wire.NewTable(begun.game, seats, public=False, order="hand", rated=False)
    table, its_seats = seating.new_table(table_id, person, wanted, seed, now)
    table.revision, table.options, table.board = begun.revision, dict(begun.options), begun.board
    return table, its_seats


def begin(session: Session, begun: Beginning, now: int) -> None:
    """The game goes on from there, with new luck. It counts for nobody."""
    names = seating.recorded_names(session)
    match = Match.begin_in(session.game, begun.state, begun.options, session.load_seed(), names, begun.origin)
    session.table.rated = False
    seating.under_way(session, match, now)
