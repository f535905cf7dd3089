"""A trial: somebody plays on from a stored position, alone, and nothing of it is kept.

Whoever tries says at every step all they have done so far. The actions are played by the same commands as at a table, so the
answer is the same position: sketched steps, refusals, details. Chance is fixed by the position; the other seats answer by a
script, or not at all. What a trial costs is bounded by the length of `wire.Try` and by `MOST_REPLIES`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any

from msgspec import structs

from .. import games
from ..kernel.chance import derived_seed
from ..kernel.contract import Game
from ..kernel.errors import ComptoirError
from ..kernel.events import Event
from ..kernel.film import Film
from ..kernel.match import Match
from ..kernel.positions import StoredPosition
from ..kernel.record import Entry
from ..kernel.visibility import View, looker, see, view
from ..players.greedy import Greedy
from . import wire
from .access import letter
from .commands import act
from .drafts import draft_steps
from .errors import Conflict
from .model import A_PERSON, RUNNING, Seat, Table
from .position import position
from .session import Session

WHO_TRIES = "trial"  # a person whom no host knows
REQUEST = "of-a-trial"
A_BOT_ANSWERS = "bot"  # in a script: what the game's instinct likes best
MOST_REPLIES = 200

Script = Mapping[str, Mapping[str, Sequence[str]]]


class BadScript(ComptoirError):
    """A script that asks for what the rules do not allow."""


class Unkept(Session):
    """A match in hand of which nothing is kept: whoever tries something there does so alone."""

    def __init__(self, match: Match[Any], seats: list[Seat], host: str = WHO_TRIES) -> None:
        super().__init__()
        self.begin(match)
        self.seats = seats
        self.table = Table(
            id="",
            game=match.game.name,
            revision=match.game.revision,
            options=dict(match.record.options),
            size=match.record.seats,
            status=RUNNING,
            host=host,
            public=False,
            seat_order="hand",
            clock=structs.asdict(wire.ClockChoice()),
            created=0,
            n=match.n,
            waiting=match.to_act,
            rated=False,
        )

    # ---- what a host would offer ----

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    def stored_entries(self, since: int = 0) -> list[Entry]:
        return []

    def load_seed(self) -> bytes:
        return bytes.fromhex(self.match.seed())

    def load_board(self) -> str | None:
        return games.board_text(self.match.game)

    def entries_of(self, request: str, seat: int) -> list[int]:
        return []

    def is_member(self, person: str) -> bool:
        return False

    def admit(self, person: str, table_id: str | None = None, watches: bool = False) -> None:
        raise Conflict("whoever tries something does so alone")

    unwatch = admit

    def add_table(self, table: Table, seats: list[Seat], seed: bytes, board: str | None = None) -> None:
        raise Conflict("nothing of a trial is kept, so no table comes of it")


class Trial(Unkept):
    """A stored position in hand, with what was played from there.

    `replies` says by seat and prompt what is answered, one after the other, the last again and again: `{"B": {"turn": ["stall
    1 a1", "stall 1 *"]}}`. Whoever tries is asked as well, where the script has an answer to their prompt. An event of the kind
    `cut` ends the trial: what the rules do next is not shown.
    """

    def __init__(
        self, stored: StoredPosition, replies: Script | None = None, cut: str = "", names: Mapping[str, str] | None = None
    ) -> None:
        known = names or {}
        seats = [Seat("", at, kind=A_PERSON, name=known.get(letter(at), letter(at))) for at in range(stored.state.seats)]
        seed = derived_seed("trial", stored.game.name, stored.id)
        super().__init__(Match.from_state(stored.game, stored.state, stored.options, seed), seats)
        self.stored = stored
        self.replies = replies or {}
        self.cut = cut
        self.seat = looker(stored.look, stored.state.seats)
        if self.seat >= 0:
            self.seats[self.seat].person = WHO_TRIES
        self.done: list[str] = []  # what whoever tries has played, as they would type it
        self._asked: Counter[tuple[int, str]] = Counter()
        self._ending: tuple[Any, list[Event]] | None = None
        self._reply()

    # ---- playing ----

    def play_all(self, asked: wire.Try) -> None:
        """All that whoever tries has done so far. The first `settled` actions count, the others are tentative if possible."""
        for at, action in enumerate(asked.actions):
            self.act(action, tentative=at >= asked.settled)

    def act(self, action: dict[str, Any], tentative: bool = False) -> None:
        steps = len(draft_steps(self, self.seat))
        request = wire.Act(self.table.n, action, REQUEST, step=steps, tentative=tentative)
        act(self, WHO_TRIES, request, now=0)
        self.done.append(self.game.actions.text(self.game.actions.from_json(action)))
        self._cut_off()
        self._reply()

    @property
    def settled(self) -> int:
        """How many of the actions count."""
        return len(self.done) - len(draft_steps(self, self.seat))

    @property
    def waiting(self) -> bool:
        """Whether whoever tries is waited for."""
        return self._ending is None and self.seat in self.match.to_act

    def _reply(self) -> None:
        """The others answer, until whoever tries is asked something that the script leaves to them."""
        for _ in range(MOST_REPLIES):
            if self._ending is not None:
                return
            answer = next((one for one in map(self._answer, self._order()) if one is not None), None)
            if answer is None:
                return
            seat, code = answer
            self.play(seat, code)
            self.table.n = self.match.n
            self._cut_off()
        raise BadScript(f"position {self.stored.id}: the script does not come to an end")

    def _order(self) -> list[int]:
        """Whoever tries is asked first; others only when they are not waited for."""
        return [self.seat] if self.seat in self.match.to_act else self.match.to_act

    def _answer(self, seat: int) -> tuple[int, int] | None:
        prompt = self.game.prompt(self.match.state, seat)
        listed = self.replies.get(letter(seat), {}).get(prompt)
        if not listed or draft_steps(self, seat):
            return None
        wanted = listed[min(self._asked[seat, prompt], len(listed) - 1)]
        self._asked[seat, prompt] += 1
        legal = self.match.legal(seat)
        if wanted == A_BOT_ANSWERS:
            return seat, Greedy(self.game, self.match.n).choose(self.match.view(seat), legal)
        found = next((code for code in legal if fnmatchcase(self.game.actions.text(code), wanted)), None)
        if found is None:
            raise BadScript(f"position {self.stored.id}: seat {letter(seat)} cannot “{wanted}” when asked “{prompt}”")
        return seat, found

    def _cut_off(self) -> None:
        """If the last entry told an event of the kind at which the trial ends: the state as it was just then."""
        told, n = self.match.events[-1], self.match.n - 1
        at = next((at for at, one in enumerate(told) if one.kind.name == self.cut), None)
        if at is not None:
            self._ending = Film(self.match, n).as_of(n, at), told[: at + 1]

    # ---- looking ----

    @property
    def state(self) -> Any:
        """The state as it stands, or stood when the trial ended."""
        return self.match.state if self._ending is None else self._ending[0]

    def told(self, seat: int, since: int = 1) -> list[dict[str, Any]]:
        """What this looker saw happen."""
        last = self.match.n - 1
        before = self.match.log(seat, since)
        if self._ending is None:
            return before
        return [one for one in before if one["n"] < last] + [{"n": last, **see(told, seat)} for told in self._ending[1]]

    def view(self, seat: int) -> View:
        return view(self.state, seat)

    def position(self, after: int = 0) -> wire.Position:
        """What a table would tell whoever looks."""
        shown = position(self, WHO_TRIES, after, self.seat)
        if self._ending is None:
            return shown
        seen = self.view(self.seat)
        return structs.replace(
            shown, events=self.told(self.seat, after), view=seen.to_json(), outlook=dict(self.game.outlook(seen)), legal=[],
            details={}, prompt=None, prompt_facts={}, phase=None, waiting=[],
        )  # fmt: skip

    def tried(self, after: int = 0) -> wire.Tried:
        return wire.Tried(self.position(after), self.settled)


def attempt(stored: StoredPosition, asked: wire.Try) -> wire.Tried:
    """A position, and what somebody has played from there."""
    trial = Trial(stored)
    trial.play_all(asked)
    return trial.tried(asked.after)
