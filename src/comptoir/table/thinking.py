"""How a bot thinks: it is given a `Task`, plain data in which there is nothing of the table but the view of its seat.

Any host can run `choose` and `consider` wherever it likes: in a process, in a thread, in a worker of a page.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .. import games
from ..kernel.asking import before_sealed
from ..kernel.contract import Game
from ..kernel.visibility import View, view
from ..players.greedy import Greedy
from ..players.search import Search
from .access import acting_seat, check_may_see
from .clocks import choices
from .drafts import with_draft
from .errors import Conflict
from .levels import player_of
from .model import RUNNING
from .session import Session


class Task(NamedTuple):
    """What a bot is asked: what its seat sees and what it may do, in answer to entry `n`."""

    n: int
    seat: int
    level: str
    game: str
    revision: int
    fields: dict[str, Any]
    actions: list[int]
    seed: int
    milliseconds: float  # for a search: how long it may take
    board: str | None = None  # its data, if it is not the game's own

    @property
    def rules(self) -> Game[Any]:
        return games.on_board(self.game, self.revision, self.board)

    @property
    def view(self) -> View:
        return View(self.game, self.seat, self.fields)


class Thought(NamedTuple):
    """What a search makes of a choice: the action, what it may expect from 0 (a clear loss) to 1 (a clear win), how many games
    it imagined, and all it tried as (action, expectation, times tried, share), the most tried first. The share is how often it
    would be drawn, where the choice is a secret and so a mixture; 0 elsewhere."""

    action: int
    estimate: float
    iterations: int
    tried: list[tuple[int, float, int, float]]


def bot_task(session: Session, seed: int, milliseconds: float) -> Task | None:
    """What the first bot that this table waits for is asked; None if it waits for none."""
    if session.table.status != RUNNING or session.table.full:
        return None
    seat = next((seat for seat in session.match.to_act if session.seats[seat].bot is not None), None)
    if seat is None:
        return None
    return _task(session, seat, session.seats[seat].bot or "", seed, milliseconds, drafted=False)


def hint_task(session: Session, person: str, written: str | None, milliseconds: float) -> Task:
    """What a bot in this person's place would be asked. The same question gets the same seed."""
    check_may_see(session, person)
    seat = acting_seat(session, person, written)
    if session.table.status != RUNNING:
        raise Conflict("there is no game going on", error="not_running")
    if not session.table.hints:
        raise Conflict("at this table nobody gets hints: so it was agreed", error="no_hints")
    task = _task(session, seat.seat, "master", session.table.n, milliseconds, drafted=True)
    if not task.actions:
        raise Conflict("there is nothing to choose", error="nothing_to_choose")
    return task


def _task(session: Session, seat: int, level: str, seed: int, milliseconds: float, drafted: bool) -> Task:
    table = session.table
    match = with_draft(session, seat) if drafted else session.match
    state = match.state if drafted else before_sealed(match)  # a bot does not see who is ready
    return Task(
        n=table.n,
        seat=seat,
        level=level,
        game=table.game,
        revision=table.revision,
        fields=view(state, seat).fields,
        actions=choices(match, seat),
        seed=seed,
        milliseconds=milliseconds,
        board=session.load_board(),
    )


def choose(task: Task) -> int:
    """A bot's choice."""
    return player_of(task.level, task.rules, task.seed, task.milliseconds).choose(task.view, task.actions)


def instinct(task: Task) -> int:
    """What looks best at a glance: a move for a bot that has none."""
    return Greedy(task.rules, task.seed).choose(task.view, task.actions)


def consider(task: Task) -> Thought:
    """What the search player would do, and what else it thought of."""
    search = Search(task.rules, task.seed, milliseconds=task.milliseconds)
    advice = search.consider(task.view, task.actions)
    tried = [(one.action, one.estimate, one.weight, one.share) for one in advice.alternatives]
    return Thought(advice.action, advice.estimate, advice.iterations, tried)
