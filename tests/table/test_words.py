"""The shuffle that nobody could choose: pledges, words, and a game that begins with them or, after a while, without."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Any

import pytest

from comptoir.kernel.chance import Sealed
from comptoir.table import commands, records, seating, wire
from comptoir.table.errors import BadRequest, Conflict, NotYours
from comptoir.table.memory import MemoryTables
from comptoir.table.model import Person
from comptoir.table.position import table_info
from comptoir.table.thinking import bot_task
from tests.table.hosting import ANN, BOB, EVE

SEED = bytes(range(32))
WORDS = {"ann": "a1" * 16, "bob": "0b" * 16}


def pledge(person: Person) -> str:
    return hashlib.sha256(WORDS[person.id].encode()).hexdigest()


class Gathering:
    """A table at which Ann and Bob have pledged words, before it begins."""

    def __init__(self, order: wire.SeatOrder = "hand", seats: str = "me open bot") -> None:
        self.tables = MemoryTables()
        kinds: list[Any] = seats.split()
        choices = [wire.SeatChoice(kind) for kind in kinds]
        self.tables.make("t", ANN, wire.NewTable("heller", choices, order=order, pledge=pledge(ANN)), SEED, 0)
        if "open" in seats:
            self.change(seating.join, person=BOB, asked=wire.Join(pledge=pledge(BOB)))

    def change(self, command: Any, **given: Any) -> Any:
        return self.tables.change("t", partial(command, **given)).answer

    def start(self) -> None:
        self.change(seating.start, person=ANN, asked=wire.Start(), now=0)

    def add(self, person: Person, words: str | None = None) -> None:
        self.change(seating.add_words, person=person, asked=wire.AddWords(words or WORDS[person.id]), now=0)

    @property
    def info(self) -> wire.TableInfo:
        return self.tables.look("t", lambda session: table_info(session.table, session.seats, ANN.id))

    @property
    def words(self) -> list[str | None]:
        return [seat.words for seat in self.info.seats]


def test_the_seal_is_known_before_anybody_sits_down_and_the_words_only_when_all_pledges_are() -> None:
    table = Gathering()
    seal = hashlib.sha256(SEED).hexdigest()
    assert table.info.seed_sha256 == seal
    assert [seat.pledge for seat in table.info.seats] == [pledge(ANN), pledge(BOB), None]
    with pytest.raises(Conflict, match="while the game begins"):
        table.add(ANN)
    table.start()
    assert (table.info.status, table.info.calling, table.words) == ("open", True, [None, None, None])
    table.add(BOB)
    table.add(BOB)  # asked twice
    assert (table.info.status, table.words) == ("open", [None, WORDS["bob"], None])
    table.add(ANN)
    assert (table.info.status, table.info.calling) == ("running", False)
    record = table.tables.look("t", lambda session: session.record())
    assert (record.seed_sha256, record.words, record.lot) == (seal, [WORDS["ann"], WORDS["bob"], None], False)
    kept = table.tables.kept["t"]
    kept.match = None  # as after a restart: the match is made anew from entries, words and seed
    table.change(seating.give_up, person=ANN.id)
    table.change(seating.give_up, person=BOB.id)
    assert table.tables.look("t", lambda session: session.record()).words == record.words


def test_the_lot_is_drawn_by_seed_and_words_and_the_record_proves_it() -> None:
    tables = []
    for first, second in ((ANN, BOB), (BOB, ANN)):
        table = Gathering("lot")
        table.start()
        table.add(first)
        table.add(second)
        tables.append(table)
    assert tables[0].words == tables[1].words, "who is first has no say"
    drawn = Sealed(SEED, list(WORDS.values()), lot=True).draw_seats(3)
    assert [tables[0].words[seat] for seat in drawn] == [*sorted(WORDS.values()), None]
    assert tables[0].tables.look("t", lambda session: session.record()).lot


@pytest.mark.parametrize("order", ["hand", "lot"])
def test_a_finished_game_with_words_is_genuine(order: wire.SeatOrder) -> None:
    table = Gathering(order, "me bot")
    table.start()
    table.add(ANN)
    table.change(seating.give_up, person=ANN.id)
    while (task := table.tables.look("t", partial(bot_task, seed=0, milliseconds=1.0))) is not None:
        table.change(commands.bot_acts, seat=task.seat, n=task.n, action=task.actions[-1], now=0)
    record = table.tables.look("t", partial(records.finished_record, person=None))
    assert records.check(record.dump()).genuine
    assert not records.check(record.dump().replace(WORDS["ann"], WORDS["bob"])).genuine


def test_a_game_does_not_wait_long_for_a_browser_that_is_away() -> None:
    table = Gathering()
    table.start()
    table.add(ANN)
    strikes = partial(table.change, commands.clock_strikes, stand_in="merchant")
    assert not strikes(now=seating.CALLED_FOR - 1)
    assert table.info.calling
    assert strikes(now=seating.CALLED_FOR)
    assert (table.info.status, table.words) == ("running", [WORDS["ann"], None, None])
    assert table.info.seats[1].pledge == pledge(BOB), "everybody can see that words were promised and not added"
    with pytest.raises(Conflict, match="not before and not later"):
        table.add(BOB)


def test_seats_and_pledges_are_fixed_while_words_are_called_for() -> None:
    table = Gathering(seats="me open open")
    with pytest.raises(Conflict, match="somebody else has pledged"):
        table.change(seating.join, person=EVE, asked=wire.Join(pledge=pledge(ANN)))
    table.change(seating.join, person=ANN, asked=wire.Join(pledge="00" * 32))
    assert table.info.seats[0].pledge == pledge(ANN), "the first pledge stays"
    table.change(seating.reorder, person=ANN, asked=wire.Order(["B", "A", "C"]))
    assert [seat.pledge for seat in table.info.seats] == [pledge(BOB), pledge(ANN), None], "a pledge goes with its person"
    table.change(seating.start, person=ANN, asked=wire.Start("beginner"), now=0)
    for refused in (
        partial(table.change, seating.join, person=EVE, asked=wire.Join()),
        partial(table.change, seating.reorder, person=ANN, asked=wire.Order(["A", "B", "C"])),
        table.start,
    ):
        with pytest.raises(Conflict, match="already begun"):
            refused()
    with pytest.raises(BadRequest, match="not the words you have pledged"):
        table.add(BOB, WORDS["ann"])
    with pytest.raises(NotYours, match="pledged no words"):
        table.add(EVE, WORDS["ann"])
    table.change(seating.leave, person=BOB)
    left = table.info.seats[0]
    assert (left.kind, left.pledge) == ("bot", pledge(BOB))
    table.add(ANN)
    assert table.info.calling
    table.change(commands.clock_strikes, stand_in="merchant", now=seating.CALLED_FOR)
    assert (table.info.status, table.words) == ("running", [None, WORDS["ann"], None])


def test_who_has_added_words_cannot_choose_by_leaving() -> None:
    table = Gathering()
    table.start()
    table.add(BOB)
    table.change(seating.leave, person=BOB)
    table.add(ANN)
    assert (table.info.status, table.words) == ("running", [WORDS["ann"], WORDS["bob"], None])


def test_the_seed_of_a_table_that_never_begins_is_dropped() -> None:
    for begins in (False, True):
        table = Gathering(seats="me bot")
        if begins:
            table.start()
        table.change(seating.leave, person=ANN)
        assert (table.info.status, table.info.calling, table.tables.kept["t"].seed) == ("closed", False, b"")


def test_guests_on_one_screen_add_once_by_the_browser_they_share() -> None:
    table = Gathering(seats="screen screen me")
    assert [seat.pledge for seat in table.info.seats] == [pledge(ANN), None, None]
    table.start()
    table.add(ANN)
    assert table.words == [WORDS["ann"], None, None]
