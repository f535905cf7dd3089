"""The room: all tables that this page has in hand, and the one person in it.

A host of tables like the house, only smaller: `change` is the one path by which anything at a table changes. What has changed
is to be kept by whoever holds the room (`changes`) before anybody is told of it (`told`).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from msgspec import json

from ..kernel.chance import fresh_seed
from ..table import boards, commands, history, thinking, wire
from ..table.archive import Archived
from ..table.change import Outcome
from ..table.errors import Conflict, TableError
from ..table.levels import default_level
from ..table.memory import KeptTable, MemoryTables
from ..table.messages import Audience, Looker, Message, Messages
from ..table.model import CLOSED, FINISHED, Person
from ..table.position import seen_by
from ..table.reviews import known
from ..table.session import Session
from ..table.thinking import Task
from .keeping import Change, KeptGame, Row, change_of, read_table
from .thinker import pack, unpack

T = TypeVar("T")

SEARCH_MILLISECONDS, HINT_MILLISECONDS, REVIEW_MILLISECONDS = 700, 300, 300  # as long as in a house


class Nobody(TableError):
    """The request needs somebody, a guest at least."""

    error = "nobody"

    def __init__(self) -> None:
        super().__init__("say who you are first: POST /api/guests")


class Room:
    """What a worker of a page holds. `now`: milliseconds since 1970."""

    def __init__(self, now: Callable[[], float], person: str = "", progress: str = "", attempts: str = "") -> None:
        self._now = now
        self.tables = MemoryTables()
        self.guest = json.decode(person, type=wire.Person) if person else None
        self.progress = json.decode(progress, type=wire.Progress) if progress else wire.Progress([])
        self.attempts = json.decode(attempts, type=wire.Attempts) if attempts else wire.Attempts([])
        self.boards: dict[str, boards.Kept] = {}
        self.new_seed: Callable[[], bytes] = fresh_seed
        self._stored: dict[str, int] = {}  # by table: how many entries are kept
        self._touched: set[str] = set()  # tables of which something is to be kept
        self._said: dict[str, str] = {}  # what else is to be kept, by its name
        self._lines: dict[str, int] = {}  # by followed table: the entry its page waits for
        self._last: dict[str, Message] = {}  # what it was told last
        self._told: dict[str, str] = {}
        self.reviews: dict[str, str] = {}  # by table: what is known of it, to be kept and gone on with
        self.costs: dict[str, list[float]] = {}  # by table whose review is done: what decisions cost
        self._reviewing: list[str] = []  # tables whose review is under way, in their turn

    def now(self) -> int:
        return int(self._now())

    # ---- who ----

    @property
    def person(self) -> Person:
        if self.guest is None:
            raise Nobody
        return Person(self.guest.id, self.guest.name)

    @property
    def me(self) -> str | None:
        return None if self.guest is None else self.guest.id

    def be(self, person: wire.Person) -> None:
        self.guest = person
        self._said["person"] = json.encode(person).decode()

    def learn(self, game: str, step: str, done: bool = True, table: str | None = None) -> None:
        """A step is done, or begun at a table. What was done once stays done."""
        steps = self.progress.steps
        before = next((one for one in steps if (one.game, one.step) == (game, step)), None)
        if before is not None:
            steps.remove(before)
            done, table = done or before.done, table or before.table
        steps.append(wire.Learned(game, step, done, table))
        steps.sort(key=lambda one: one.game)
        self._said["progress"] = json.encode(self.progress).decode()

    def attempt(self, made: wire.Attempted) -> wire.Attempted:
        """Somebody has tried a puzzle. Says which attempt counts: the first."""
        known = self.attempts.attempts
        first = next((one for one in known if (one.game, one.puzzle) == (made.game, made.puzzle)), None)
        if first is None:
            known.append(made)
            known.sort(key=lambda one: (one.game, one.puzzle))
            self._said["attempts"] = json.encode(self.attempts).decode()
        return first or made

    # ---- boards ----

    def take_boards(self, kept: str) -> None:
        """What is kept of boards: another tab may have changed some."""
        self.boards = {one.id: one for one in json.decode(kept, type=list[boards.Kept])} if kept else {}

    def board(self, board_id: str) -> boards.Kept:
        if board_id not in self.boards:
            raise boards.no_board()
        return self.boards[board_id]

    def keep_board(self, board: boards.Kept) -> None:
        if board.id not in self.boards and len(self.boards) >= boards.MOST_BOARDS:
            said = f"you keep {boards.MOST_BOARDS} boards: take one away first"
            raise Conflict(said, error="too_many_boards", most=boards.MOST_BOARDS)
        self.boards[board.id] = board
        self._keep_boards()

    def take_board_away(self, board_id: str) -> None:
        del self.boards[self.board(board_id).id]
        self._keep_boards()

    def _keep_boards(self) -> None:
        self._said["boards"] = json.encode(list(self.boards.values())).decode()

    # ---- tables ----

    def knows(self, table_id: str) -> bool:
        return table_id in self.tables.kept

    def take_in(self, row: str, entries: list[str], review: str = "") -> None:
        """A table that was kept, and what was found out about it."""
        kept = read_table(row, list(entries), self.now())
        self.tables.kept[kept.table.id] = kept
        self._stored[kept.table.id] = len(kept.entries)
        if review:
            self.reviews[kept.table.id] = review

    def forget(self, table_id: str) -> None:
        """What is in hand of a table does not count any more."""
        for held in (self.tables.kept, self._stored, self._lines, self._last, self._told, self.reviews):
            held.pop(table_id, None)
        self._touched.discard(table_id)

    def history(self, stored: list[KeptGame]) -> tuple[list[wire.PlayedGame], dict[str, list[float]]]:
        """My games that are over, in hand or only kept, the newest first; and what decisions cost in reviewed ones."""
        rows = [json.decode(one.row, type=Row) for one in stored]
        found = {row.table.id: (row.table, row.seats) for row in rows}
        found |= {table_id: (kept.table, kept.seats) for table_id, kept in self.tables.kept.items()}
        kept_costs = {row.table.id: json.decode(one.costs) for row, one in zip(rows, stored, strict=True) if one.costs}
        costs = kept_costs | self.costs
        over = [both for both in found.values() if both[0].status == FINISHED]
        over.sort(key=lambda both: (-(both[0].finished or 0), both[0].id))
        me = self.me or ""
        return [history.played(table, seats, me, table.id in costs) for table, seats in over[: history.MOST]], costs

    def make(self, asked: wire.NewTable) -> str:
        person = self.person
        board = None if asked.board is None else boards.chosen(self.board(asked.board), person.id, asked.game)
        return self.tables.make(new_id(), person, asked, self.new_seed(), self.now(), board)

    def archive(self, found: Archived) -> str:
        """Keep a game that was played elsewhere. Once: says as which table."""
        for table_id, kept in self.tables.kept.items():
            if kept.table.seed_sha256 == found.table.seed_sha256 and kept.table.status == FINISHED:
                return table_id
        kept = KeptTable(found.table, found.seats, found.seed, found.board)
        kept.entries = found.entries
        self.tables.kept[found.table.id] = kept
        return found.table.id

    def change(self, table_id: str, command: Callable[[Session], T], after: int = 0) -> Outcome[T]:
        """The one path for every change of a table. What it looks like is told to who follows it and, from entry `after` on, to
        who asked."""
        followed = [Looker(self.me, self._lines[table_id])] if table_id in self._lines else []
        outcome = self.tables.change(table_id, command, Audience(followed, Looker(self.me, after)))
        self._touched.add(table_id)
        message = outcome.messages.get(self.me)
        if followed:
            self._tell(table_id, message or self._seen(table_id, self._lines[table_id]))
        return outcome

    def seen_after(self, outcome: Outcome[T], table_id: str, after: int = 0) -> wire.Position:
        """How the table looks to who asked for a change. It came with the change, unless that went wrong."""
        message = outcome.messages.get(self.me)
        return (
            self.look(table_id, partial(seen_by, person=self.me, after=after)) if message is None else message.position(after)
        )

    def look(self, table_id: str, asked: Callable[[Session], T]) -> T:
        return self.tables.look(table_id, asked)

    # ---- following ----

    def follow(self, table_id: str, after: int) -> None:
        """A page wants to be told of a table from now on, and how it stands."""
        self._lines[table_id] = after
        self._last.pop(table_id, None)
        self._tell(table_id, self._seen(table_id, after))

    def follows(self, table_id: str) -> bool:
        return table_id in self._lines

    def unfollow(self, table_id: str) -> None:
        self._lines.pop(table_id, None)

    def _seen(self, table_id: str, after: int) -> Message:
        return self.look(table_id, lambda session: Messages(session, after).to(self.me))

    def _tell(self, table_id: str, message: Message) -> None:
        """As many entries as before can still be a new look: somebody sat down, a step is tried."""
        since, last = self._lines[table_id], self._last.get(table_id)
        if last is None or message.n != since or message.text(since) != last.text(since):
            self._told[table_id] = message.text(since)
            self._last[table_id], self._lines[table_id] = message, message.n

    # ---- for whoever holds the room ----

    def changes(self) -> list[Change]:
        """What is to be kept of tables since this was asked last; then all of it counts as kept."""
        me = self.me or ""
        changed = self._touched | (self.tables.kept.keys() - self._stored.keys())
        self._touched = set()
        found = [change_of(self.tables.kept[one], self._stored.get(one, 0), me, self.now()) for one in sorted(changed)]
        self._stored.update({one: len(self.tables.kept[one].entries) for one in changed})
        return found

    def said(self) -> list[tuple[str, str]]:
        """What else is to be kept, as name and text."""
        said, self._said = list(self._said.items()), {}
        return said

    def told(self) -> list[tuple[str, str]]:
        """What pages are to be told, by table."""
        told, self._told = list(self._told.items()), {}
        return told

    def bot(self) -> tuple[str, str] | None:
        """The table that waits for a bot, one with a page before it first, and what the bot is asked."""
        for table_id in sorted(self.tables.kept, key=lambda one: one not in self._lines):
            task = self._task(table_id)
            if task is not None:
                return table_id, pack(task)
        return None

    def _task(self, table_id: str) -> Task | None:
        if not self.tables.kept[table_id].table.bots_waiting:
            return None
        asked = partial(thinking.bot_task, seed=secrets.randbits(63), milliseconds=SEARCH_MILLISECONDS)
        return self.look(table_id, asked)

    def bot_acts(self, table_id: str, given: str, action: int) -> bool:
        """A bot has chosen. If the table has moved on meanwhile, nothing happens."""
        (task,) = unpack(given)
        acts = partial(commands.bot_acts, seat=task.seat, n=task.n, action=action, now=self.now())
        return self.knows(table_id) and self.change(table_id, acts).answer

    def ask_for_review(self, table_id: str) -> None:
        """Have a finished game reviewed, from its beginning or from where it was."""
        found = known(self.reviews.setdefault(table_id, ""))
        if table_id not in self._reviewing and (found is None or not found.done):
            self._reviewing.append(table_id)

    def review(self) -> tuple[str, str] | None:
        """The table whose review is next, and what the errand for it is about."""
        self._reviewing = [one for one in self._reviewing if self.knows(one)]
        if not self._reviewing:
            return None
        table_id = self._reviewing[0]
        text = self.look(table_id, Session.finished_text)
        return table_id, pack(text, self.reviews.get(table_id, ""), REVIEW_MILLISECONDS)

    def reviewed(self, table_id: str, found: str) -> None:
        """A slice has come, and others have their turn; nothing: it went wrong, and the review stays as it is."""
        if table_id in self._reviewing:
            self._reviewing.remove(table_id)
        if not found or not self.knows(table_id):
            return
        state, done, costs = json.decode(found, type=tuple[str, bool, list[float]])
        self.reviews[table_id] = self._said[f"review {table_id}"] = state
        if costs:
            self.costs[table_id] = costs
            self._said[f"costs {table_id}"] = json.encode(costs).decode()
        if not done:
            self._reviewing.append(table_id)

    def alarm(self) -> int | None:
        """When a clock has to be looked at next."""
        alarms = [kept.table.alarm for kept in self.tables.kept.values() if kept.table.status != CLOSED]
        return min((alarm for alarm in alarms if alarm is not None), default=None)

    def strike(self) -> None:
        """Do what is due by the clocks."""
        now = self.now()
        for table_id, kept in list(self.tables.kept.items()):
            if kept.table.alarm is not None and kept.table.alarm <= now:
                self.change(table_id, partial(commands.clock_strikes, stand_in=default_level(), now=now))


def new_id() -> str:
    """An id nobody has yet."""
    return secrets.token_urlsafe(12)
