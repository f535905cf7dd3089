"""A session: a table in hand, for one command or one look. A host brings it up, and keeps what is in it afterwards."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from .. import games
from ..kernel.contract import Game
from ..kernel.errors import Refusal, UnknownName
from ..kernel.match import Match
from ..kernel.record import Entry, Record
from .errors import BadRequest, Refused
from .model import FINISHED, NewEntry, Seat, Table
from .wire import RefusalReason


class Session(ABC):
    """What a command works on. `table` and `seats` are its own copies; `entries` are what it adds.

    If a command fails, its session is thrown away, and the match with it if it was `played` on.
    """

    table: Table
    seats: Sequence[Seat]

    def __init__(self) -> None:
        self.entries: list[NewEntry] = []
        self.played = False  # the match holds more than what is kept so far
        self._match: Match[Any] | None = None

    # ---- what a host offers ----

    @abstractmethod
    def stored_entries(self, since: int = 0) -> list[Entry]:
        """The kept entries from a number on."""

    @abstractmethod
    def load_seed(self) -> bytes:
        """The seed of the game, only to begin, to play on and to close the record of a finished game."""

    @abstractmethod
    def load_board(self) -> str | None:
        """The data of the board that this table is played on, as JSON; None if it is the game's own. It never changes."""

    @abstractmethod
    def entries_of(self, request: str, seat: int) -> list[int]:
        """The numbers of the kept entries that a request of this seat became."""

    @abstractmethod
    def is_member(self, person: str) -> bool:
        """Whether a person was let in at this table without sitting there."""

    @abstractmethod
    def admit(self, person: str, table_id: str | None = None, watches: bool = False) -> None:
        """A person may see this table (or another one) from now on; who watches has it on their list."""

    @abstractmethod
    def unwatch(self, person: str) -> None:
        """Take the table off a person's list."""

    @abstractmethod
    def add_table(self, table: Table, seats: list[Seat], seed: bytes, board: str | None = None) -> None:
        """Another table, made by what is done at this one; and the data of its board."""

    # ---- what commands use ----

    @property
    def game(self) -> Game[Any]:
        return games.on_board(self.table.game, self.table.revision, self.load_board())

    def load_match(self) -> Match[Any]:
        """The match as the kept entries tell it. A host that remembers one has it sooner."""
        return Match.resume(self.game, self._kept_record(), self.load_seed(), judged=True)

    @property
    def match(self) -> Match[Any]:
        if self._match is None:
            self._match = self.load_match()
        return self._match

    @property
    def match_in_hand(self) -> Match[Any] | None:
        """The match, if anybody asked for it."""
        return self._match

    def begin(self, match: Match[Any]) -> None:
        """A game begins."""
        self._match = match
        self.played = True

    def play(self, seat: int, action: int) -> None:
        """Play on. An action that the rules forbid raises `Refused` and changes nothing."""
        before = self.played
        self.played = True
        try:
            self.match.remember(self.match.n - 1, self.match.state.clone())  # for who watches what comes now
            self.match.play(seat, action)
        except Refusal as refusal:
            self.played = before
            raise refused(refusal) from None

    def undo(self, seat: int, entry: int) -> None:
        self.played = True
        self.match.undo(seat, entry)

    def go_on_with(self, tried: Match[Any]) -> None:
        """What was tried on a fork is played: the fork is the match from now on."""
        tried.remember(self.match.n - 1, self.match.state)
        self._match = tried
        self.played = True

    @property
    def words(self) -> list[str | None]:
        """What people added to the seed, by seat; empty if nobody did."""
        words = [seat.words for seat in self.seats]
        return words if any(words) else []

    @property
    def lot(self) -> bool:
        """Whether seed and words draw the seats."""
        return self.table.seat_order == "lot" and bool(self.words)

    def record(self) -> Record:
        """The record as it is kept; of a finished game with its result, which opens the seed."""
        record = self._kept_record()
        if self.table.status == FINISHED and self.table.result is not None:
            self._closed(record)
        return record

    def finished_text(self) -> str:
        """The record of a finished game as it is written."""
        return self._closed(self._kept_record())

    def _closed(self, record: Record) -> str:
        result = self.table.result
        assert result is not None
        return record.close(result["scores"], result["winners"], self.load_seed().hex())

    def _kept_record(self) -> Record:
        """The same without a result."""
        table, board = self.table, self.load_board()
        return Record(
            game=table.game,
            revision=table.revision,
            options=table.options,
            seats=table.size,
            players=list(table.players or []),
            seed_sha256=table.seed_sha256 or "",
            entries=self.stored_entries(),
            board=None if board is None else json.loads(board),
            words=self.words,
            lot=self.lot,
        )


def refused(refusal: Refusal) -> Refused:
    return Refused(str(refusal), rule=refusal.rule, refusal=RefusalReason(refusal.key, dict(refusal.facts)))


def action_meant(game: Game[Any], written: dict[str, int | str] | str) -> int:
    """The action that somebody asks for, as an object or as a person types it."""
    try:
        return game.actions.parse(written) if isinstance(written, str) else game.actions.from_json(written)
    except UnknownName as error:
        raise BadRequest(str(error), error="unknown_action") from None
