"""A match: one game under way, with its record. Also replay and verification of records.

The state is never the truth: the record is. A match can be taken up again from its record at any entry.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, SupportsIndex, TypeVar

from .actions import SEAT_LETTERS
from .chance import Audited, Chance, Recorded, Sealed, seed_bytes
from .contract import Game
from .errors import BadRecord, ComptoirError, Refusal, UnknownName, rule_of
from .events import Event
from .positions import read_state, written_state
from .record import Entry, Record, Result, entry_line
from .sheet import Sheet, decision, total
from .state import BaseState
from .visibility import ALL, View, see, view

S = TypeVar("S", bound=BaseState)

KEPT_EVERY = 32  # standing entries between two states that are kept: going back to any entry plays fewer than so many


class Match(Generic[S]):
    """One game under way. `events[n]` is what entry n told; the score sheet and the log are read from there.

    The seed is 32 bytes, or a number from which they follow; without one nobody knows it. A match can be pickled and copied.
    """

    _recent: tuple[int, S] | None

    def __init__(
        self,
        game: Game[S],
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: bytes | SupportsIndex | None = None,
        players: Sequence[str] | None = None,
        words: Sequence[str | None] = (),
        lot: bool = False,
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self._sealed: Sealed | None = Sealed(seed_bytes(seed), words, lot)
        self.record = Record(
            game=game.name,
            revision=game.revision,
            options=game.parse_options(options or {}),
            seats=seats,
            players=list(players or [f"seat {letter}" for letter in SEAT_LETTERS[:seats]]),
            seed_sha256=self._sealed.commitment,
            board=dict(game.board.data) if game.board and not game.board.built_in else None,
            words=list(words),
            lot=lot,
        )
        self._begin()
        self._sealed.open(0)
        self.state = self._set_up(self._sealed)
        self._append(None, None, self._sealed)

    @classmethod
    def resume(cls, game: Game[S], record: Record, seed: bytes | None = None, judged: bool = False) -> Match[S]:
        """The match a record tells of. Without the seed of a running game it can be looked at but not played on.

        `judged`: every entry was judged when it was played, by whoever kept it and asks now. That takes a third of the time.
        """
        sealed = Sealed(seed, record.words, record.lot) if seed is not None else None
        if sealed is not None and sealed.commitment != record.seed_sha256:
            raise BadRecord("the seed is not the one that was sealed", 1)
        match = _unplayed(game, record)
        if judged:
            for entry in record.entries:
                match.follow(entry)
        else:
            for match in replay(game, record):  # noqa: B007 (the last one is wanted)
                pass
        match._sealed = sealed
        match.record.result = record.result
        return match

    @classmethod
    def from_state(cls, game: Game[S], state: S, options: Mapping[str, object], seed: bytes) -> Match[S]:
        """A match that goes on from a state somebody wrote down: its set-up tells nothing, so nobody can verify its record."""
        match: Match[S] = cls.__new__(cls)
        match.game = game
        match._sealed = Sealed(seed)
        players = [f"seat {letter}" for letter in SEAT_LETTERS[: state.seats]]
        match.record = Record(
            game.name, game.revision, game.parse_options(options), state.seats, players, match._sealed.commitment
        )
        match._begin()
        match._sealed.open(0)
        match.state = match._laid_out(state.clone())
        match._append(None, None, match._sealed)
        return match

    @classmethod
    def begin_in(
        cls, game: Game[S], state: S, options: Mapping[str, object], seed: bytes, players: Sequence[str], origin: dict[str, Any]
    ) -> Match[S]:
        """A match that goes on from a state, which its record carries: so it can be verified from there on. `origin` says in
        the record where the state is from."""
        match = cls.from_state(game, state, options, seed)
        match.record.players = list(players)
        match.record.entries[0].action = {"state": written_state(game, state, match.record.options), "from": origin}
        return match

    def __reduce__(self) -> tuple[object, ...]:
        """Kept as its record, its seed, and the state it goes on from if it began with one."""
        seed = None if self._sealed is None else self._sealed.reveal()
        start = None if self.record.begun_in is not None else self._kept.get(0)
        return _taken_up, (self.game, self.record, seed, start)

    # ---- looking ----

    @property
    def n(self) -> int:
        """The number of the next entry."""
        return len(self.record.entries)

    @property
    def to_act(self) -> list[int]:
        return list(self.game.to_act(self.state))

    @property
    def over(self) -> bool:
        return not self.to_act

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        return self.game.winners(self.state) if self.over else []

    def view(self, seat: int) -> View:
        return view(self.state, seat)

    def legal(self, seat: int) -> list[int]:
        return self.game.legal(self.state, seat)

    def log(self, seat: int, since: int = 0) -> list[dict[str, Any]]:
        """What this seat saw happen, from entry `since` on. Entries that were undone are not told again."""
        told_since = self._standing[bisect_left(self._standing, since) :]
        return [line for n in told_since for line in self.told(seat, n)]

    def happened(self, since: int) -> list[Event]:
        """All events from entry `since` on, before the gate. Entries that were undone are left out."""
        return [told for n in self._standing[bisect_left(self._standing, since) :] for told in self.events[n]]

    def told(self, seat: int, n: int) -> list[dict[str, Any]]:
        """What this seat saw happen at entry `n`, whether it still stands or not."""
        return [{"n": n, **see(told, seat)} for told in self.events[n]]

    def state_at(self, n: int) -> S:
        """The state after entry `n`, a copy: from the last state that was kept on the way there."""
        path = []
        recent = self._recent
        while n > 0 and n not in self._kept and (recent is None or n != recent[0]):
            entry = self.record.entries[n]
            if entry.undo is None:
                path.append(entry)
                n -= 1
            else:
                n = entry.undo - 1  # what was taken back was not on the way
        if recent is not None and n == recent[0]:
            state = recent[1].clone()
        elif n in self._kept:
            state = self._kept[n].clone()
        else:
            state = self.game.new(self.record.options, self.record.seats, Recorded(self.record.entries[0].chance), None)
        for entry in reversed(path):
            assert entry.seat is not None
            self.game.play(state, entry.seat, self.game.actions.from_json(entry.action), Recorded(entry.chance), None)
        return state

    def remember(self, n: int, state: S) -> None:
        """Have the state after entry `n` at hand. Nobody may change it any more."""
        self._recent = n, state

    def last_action(self, seat: int) -> int:
        """The last entry of this seat that stands; 0 if it has none."""
        entries = self.record.entries
        return next((n for n in reversed(self._standing) if entries[n].seat == seat), 0)

    def sheet(self, seat: int, n: int | None = None) -> Sheet:
        """The score sheet as this seat may see it; after entry `n`, if it is asked for an earlier one."""
        state = self.state if n is None else self.state_at(n)
        lines = self.sheet_lines(seat, n)
        rules = self.game.sheet_rules
        rows = rules.rows(view(state, seat), lines, self.game.scores(self.state_at(0)))
        over = not self.game.to_act(state)
        decided = decision(rules, state, self.game.scores(state), self.game.winners(state)) if over else None
        return Sheet(rows, lines, total(rows, self.record.seats), over, decided)

    def sheet_lines(self, seat: int, n: int | None = None) -> list[dict[str, Any]]:
        """The lines of the score sheet so far: an amount, its rule and its reason each."""
        standing = self._standing if n is None else self._standing_at(n)
        return [{"n": at, **see(told, seat)} for at in standing for told in self.events[at] if told.kind.sheet]

    def _standing_at(self, n: int) -> list[int]:
        """The entries that stood when entry `n` was played."""
        found = []
        while n >= 0:
            undo = self.record.entries[n].undo
            if undo is None:
                found.append(n)
            n = n - 1 if undo is None else undo - 1
        return found[::-1]

    def standing(self) -> list[int]:
        """The entries that still stand, in order: neither undone nor an undo."""
        return self._standing[:]

    def can_undo(self, entry: int) -> bool:
        """Whether this entry stands and is not the set-up."""
        at = bisect_left(self._standing, entry)
        return entry > 0 and self._standing[at : at + 1] == [entry]

    def seed(self) -> str:
        """The seed of this match in hex, for its keeper only: it must not be shown while the game runs."""
        if self._sealed is None:
            raise ComptoirError("this match was taken up without its seed")
        return self._sealed.reveal()

    def __str__(self) -> str:
        return self.game.text(self.view(ALL))

    def _repr_svg_(self) -> str:
        return self.game.svg(self.view(ALL))

    # ---- playing ----

    def refuse(self, seat: int, action: int) -> str | None:
        """The rule that forbids this action to this seat now; None if it is allowed."""
        key = self._reason(seat, action)
        return None if key is None else rule_of(key)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why this action is forbidden to this seat now, with the facts that say so; None if it is allowed."""
        key = self._reason(seat, action)
        if key is None:
            return None
        return Refusal(key, self.game.actions.text(action), self.game.refusal_facts(self.state, seat, action, key))

    def _reason(self, seat: int, action: int) -> str | None:
        if not 0 <= seat < self.record.seats:
            raise UnknownName(f"there is no seat {seat} at a table of {self.record.seats}")
        if not 0 <= action < self.game.actions.size:
            raise UnknownName(f"{action} is no action code; they run from 0 to {self.game.actions.size - 1}")
        return self.game.refuse(self.state, seat, action)

    def play(self, seat: int, action: int | str) -> Entry:
        """Play an action, given by code or notation. An illegal one raises `Refusal` and changes nothing."""
        if self._sealed is None:
            raise ComptoirError("this match was taken up without its seed and cannot be played on")
        code = self.game.actions.parse(action) if isinstance(action, str) else action
        self._sealed.open(self.n)
        return self._play(seat, code, self._sealed)

    def undo(self, seat: int, entry: int) -> Entry:
        """Take back entry `entry` and all after it, as an entry of its own. Consent is asked by whoever calls this."""
        if self._sealed is None:
            raise ComptoirError("this match was taken up without its seed and cannot be played on")
        if not self.can_undo(entry):
            raise UnknownName(f"entry {entry} cannot be taken back")
        return self._undo(seat, entry)

    def follow(self, entry: Entry) -> None:
        """Play an entry that was judged when it was written, from its recorded outcomes: for whoever keeps up with a record."""
        if entry.n != self.n:
            raise BadRecord(f"entry {entry.n} stands where entry {self.n} belongs", entry_line(entry.n))
        if entry.undo is not None:
            self._take_back(entry, entry.undo)
            return
        chance = Recorded(entry.chance)
        if entry.seat is None:
            self.state = self._set_up(chance, entry.action)
        else:
            heard: list[Event] = []
            self.game.play(self.state, entry.seat, self.game.actions.from_json(entry.action), chance, self._listener(heard))
            self.events.append(heard)
        self._keep(entry)

    def fork(self) -> Match[S]:
        """The same match once more: what is played there is not played here. For turns that are only tried."""
        other: Match[S] = Match.__new__(Match)
        other.game = self.game
        other._sealed = self._sealed  # each entry opens its own stream, so sharing it is safe
        other.events = self.events[:]
        other.record = replace(self.record, entries=self.record.entries[:])
        other.state = self.state.clone()
        other._standing = self._standing[:]
        other._kept = self._kept.copy()  # nobody changes the states in it
        other._recent = self._recent
        return other

    def as_of(self, n: int) -> Match[S]:
        """The match as it was after entry `n`, on a fork: what is played there goes on with the same luck."""
        other = self.fork()
        other.record = replace(self.record, entries=self.record.entries[: n + 1], result=None)
        other.events = self.events[: n + 1]
        other.state = self.state_at(n)
        other._standing = self._standing_at(n)
        other._kept = {at: state for at, state in self._kept.items() if at <= n}
        other._recent = None
        return other

    # ---- inside ----

    def _begin(self) -> None:
        self.events: list[list[Event]] = []
        self._standing: list[int] = []  # the entries that stand, in order
        self._kept: dict[int, S] = {}  # states by the entry they came after: one whenever so many more stand
        self._recent = None  # one more of them

    def _set_up(self, chance: Chance, begun_in: dict[str, Any] | None = None) -> S:
        if begun_in is not None:
            state = read_state(self.game, self.record.seats, self.record.options, begun_in["state"])
            faults = self.game.audit(state)
            if faults:
                raise BadRecord(f"the position in which it was begun is impossible: {faults[0]}", entry_line(0))
            return self._laid_out(state)
        heard: list[Event] = []
        state = self.game.new(self.record.options, self.record.seats, chance, self._listener(heard))
        self.events.append(heard)
        return state

    def _laid_out(self, state: S) -> S:
        """A state that somebody wrote down instead of a set-up: it tells nothing, and is kept, for nothing leads to it."""
        self.events.append([])
        self._kept[0] = state.clone()
        return state

    def _listener(self, heard: list[Event]) -> Callable[[int, tuple[int, ...]], None]:
        kinds = self.game.events.kinds
        return lambda code, values: heard.append(Event(kinds[code], values))

    def _play(self, seat: int, code: int, chance: Sealed | Recorded) -> Entry:
        refusal = self.refusal(seat, code)
        if refusal is not None:
            raise refusal
        heard: list[Event] = []
        self.game.play(self.state, seat, code, chance, self._listener(heard))
        self.events.append(heard)
        return self._append(seat, self.game.actions.to_json(code), chance)

    def _append(self, seat: int | None, action: dict[str, Any] | None, chance: Sealed | Recorded) -> Entry:
        entry = Entry(self.n, seat, action, [outcome.to_json() for outcome in chance.outcomes])
        self._keep(entry)
        if self._sealed is not None and self.over:
            self.record.result = Result(self.scores, self.winners, self._sealed.reveal(), self.record.digest())
        return entry

    def _keep(self, entry: Entry) -> None:
        self.record.entries.append(entry)
        self._standing.append(entry.n)
        if len(self._standing) % KEPT_EVERY == 0:
            self._kept[entry.n] = self.state.clone()

    def _undo(self, seat: int | None, entry: int) -> Entry:
        undone = Entry(self.n, seat, None, [], entry)
        self._take_back(undone, entry)
        return undone

    def _take_back(self, undone: Entry, entry: int) -> None:
        del self._standing[bisect_left(self._standing, entry) :]
        self.state = self.state_at(entry - 1)
        self.record.entries.append(undone)
        self.record.result = None
        self.events.append([])

    def _replay(self, entry: Entry, sealed: Sealed | None) -> None:
        """Play one recorded entry, comparing what chance decided with the sealed seed if it is known."""
        if entry.undo is not None:
            if not self.can_undo(entry.undo):
                raise BadRecord(f"entry {entry.undo} cannot be taken back")
            self._undo(entry.seat, entry.undo)
            return
        chance = Recorded(entry.chance)
        if sealed is not None:
            sealed.open(entry.n)
            chance = Audited(entry.chance, sealed)
        if entry.n == 0:
            self.state = self._set_up(chance, entry.action)
            self._append(None, entry.action, chance)
        else:
            assert entry.seat is not None
            self._play(entry.seat, self.game.actions.from_json(entry.action), chance)
        chance.finish()


def _taken_up(game: Game[S], record: Record, seed: str | None, start: S | None) -> Match[S]:
    """The match that was pickled so."""
    known = None if seed is None else bytes.fromhex(seed)
    if start is None or known is None:
        return Match.resume(game, record, known, judged=True)
    match = Match.from_state(game, start, record.options, known)
    for entry in record.entries[1:]:
        match.follow(entry)
    match.record.result = record.result
    return match


def _unplayed(game: Game[S], record: Record) -> Match[S]:
    """The match of a record before its first entry."""
    if record.game != game.name or record.revision != game.revision:
        raise BadRecord(f"this is {record.game} revision {record.revision}, not {game.name} {game.revision}", 1)
    try:
        game.check_seats(record.seats)
        options = game.parse_options(record.options)
    except UnknownName as error:
        raise BadRecord(str(error), 1) from None
    if not record.entries:
        raise BadRecord("the record has no set-up", entry_line(0))
    match: Match[S] = Match.__new__(Match)
    match.game = game
    match._sealed = None
    match._begin()
    match.record = replace(record, options=options, entries=[], result=None)
    return match


def replay(game: Game[S], record: Record, sealed: Sealed | None = None) -> Iterator[Match[S]]:
    """The match after each entry in turn: one object, further on each time. Faults are `BadRecord`s with their line."""
    match = _unplayed(game, record)
    for entry in record.entries:
        try:
            match._replay(entry, sealed)
        except BadRecord as error:
            raise BadRecord(f"entry {entry.n}: {error.reason}", entry_line(entry.n)) from None
        except ComptoirError as error:
            raise BadRecord(f"entry {entry.n}: {error}", entry_line(entry.n)) from None
        yield match


def verify(game: Game[S], record: Record) -> Match[S]:
    """Check a finished record: rules obeyed at every entry, sealed shuffles genuine, scores right.

    Returns the match at its end. The first fault is raised as `BadRecord`, with the line it stands on.
    """
    last_line = entry_line(len(record.entries))
    result = record.result
    if result is None:
        raise BadRecord("the record stops before the game is over: the result is missing", last_line)
    for match in replay(game, record, _open_seal(record, result, last_line)):  # noqa: B007 (the last one is wanted)
        pass
    if not match.over:
        raise BadRecord("the record has a result, but the game is not over", last_line)
    if match.scores != result.scores:
        raise BadRecord(f"the scores are {match.scores}, not {result.scores}", last_line)
    if match.winners != result.winners:
        raise BadRecord(f"the winners are {match.winners}, not {result.winners}", last_line)
    if record.digest() != result.digest:
        raise BadRecord("an entry or the header was edited: the digest of the lines above is another", last_line)
    match.record.result = result
    return match


def _open_seal(record: Record, result: Result, line: int) -> Sealed:
    try:
        sealed = Sealed(bytes.fromhex(result.seed), record.words, record.lot)
    except ValueError:
        raise BadRecord("the seed is not hexadecimal", line) from None
    except BadRecord as error:
        raise BadRecord(error.reason, line) from None
    if sealed.reveal() != result.seed:
        raise BadRecord("the seed is written with more than its hexadecimal digits", line)
    if sealed.commitment != record.seed_sha256:
        raise BadRecord("the seed is not the one that was sealed: its SHA-256 differs from seed_sha256", line)
    if record.lot:
        given = sorted(one for one in record.words if one)
        if [record.words[seat] for seat in sealed.draw_seats(record.seats)[: len(given)]] != given:
            raise BadRecord("the seats are not those that seed and words drew by lot", 1)
    return sealed
