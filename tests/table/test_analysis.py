"""The analysis board: what is tried from a moment of a finished game, as a seat saw it or with everything open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import msgspec
import pytest

from comptoir import games
from comptoir.kernel import notation, record
from comptoir.kernel.chance import Imagined, Sealed
from comptoir.kernel.errors import BadRecord
from comptoir.kernel.match import Match, verify
from comptoir.kernel.state import same
from comptoir.kernel.visibility import ALL, view
from comptoir.table import analysis, records, wire
from comptoir.table.errors import BadRequest, Conflict, NotFound, Refused, TableError
from comptoir.table.memory import KeptTable
from comptoir.table.messages import Audience
from comptoir.table.position import seen_by
from tests.house.test_secrecy import scrambled
from tests.shipped import MEASURED
from tests.table.hosting import ANN, EVE, OneTable

MOMENTS = (0, 2, 7, 15, 24, 40, 66)


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "SLICE", 24)


@cache
def finished(game: str) -> OneTable:
    table = OneTable(game)
    table.play_on()
    assert table.seen(EVE).result is not None
    return table


def asked(table: OneTable, n: int, eyes: str, line: list[wire.LineMove] | None = None, **more: Any) -> wire.Analysed:
    found: wire.Analysed = table.look(analysis.analysed, person=ANN.id, asked=wire.Analyse(n, eyes, line or [], **more))
    return found


def some_line(table: OneTable, n: int, eyes: str, moves: int, chance: Imagined) -> list[wire.LineMove]:
    """Whatever is allowed, for whoever is to act."""
    line: list[wire.LineMove] = []
    for _ in range(moves):
        found = asked(table, n, eyes, line)
        if found.acts is None:
            break
        legal = found.position.legal
        line.append(wire.LineMove(found.acts, legal[chance.below(len(legal))]))
    return line


def moments(table: OneTable) -> list[int]:
    last = table.seen(EVE).n - 1
    return [n for n in MOMENTS if n < last]


@pytest.mark.parametrize("game", games.names())
def test_with_everything_open_what_was_played_leads_to_what_was(game: str) -> None:
    table = finished(game)
    match: Match[Any] = table.look(lambda session: session.match)
    for n in moments(table):
        line = [wire.LineMove("ABCDEF"[one.seat or 0], one.action or {}) for one in match.record.entries[n + 1 : n + 9]]
        found = asked(table, n, "all", line)
        assert not found.imagined
        assert found.position.events == [told for at in range(n + 1, n + 1 + len(line)) for told in match.told(ALL, at)]
        seen = view(match.state_at(n + len(line)), ALL).fields
        assert {name: value for name, value in (found.position.view or {}).items() if name in seen and name != "seat"} == seen


@pytest.mark.parametrize("game", games.names())
def test_a_seat_sees_what_it_saw_then_goes_on_in_an_imagined_world(game: str) -> None:
    table, chance = finished(game), Imagined(3)
    match: Match[Any] = table.look(lambda session: session.match)
    for n in moments(table):
        state = match.state_at(n)
        for seat in range(state.seats):
            eyes = "ABCDEF"[seat]
            first = asked(table, n, eyes)
            acts = seat in match.game.to_act(state)
            assert first.imagined is not acts
            if acts:
                assert first.acts == eyes
                assert first.position.view == view(state, seat).to_json()
            assert first.position.events == []
            line = some_line(table, n, eyes, 3, chance)
            after = asked(table, n, eyes, line)
            assert after.imagined
            assert len(after.line) == len(line)
            whole = asked(table, n, eyes, line, unveiled=True)
            assert whole.imagined
            assert None not in [row for rows in (whole.position.view or {}).values() if isinstance(rows, list) for row in rows]


@contextmanager
def in_another_world(table: OneTable, n: int, seat: int, chance: Imagined) -> Iterator[bool]:
    """While this lasts, the state after entry `n`, all that is hidden in events and the seed are others that look the same to
    the seat. Says whether the state is another one."""
    kept: KeptTable = table.tables.kept[table.id]
    match: Match[Any] = table.look(lambda session: session.match)
    real, state = kept.match, match.state_at(n)
    world = match.fork()
    swapped = match.game.imagine(view(state, seat), seat, chance)
    world.remember(n, swapped)
    world._sealed = Sealed(bytes([chance.below(256)]) * 32)
    world.events = [[scrambled(told, seat, chance) for told in heard] for heard in match.events]
    kept.match = world
    try:
        yield not same(swapped, state)
    finally:
        kept.match = real


def outcome(ask: Any, *given: Any, **more: Any) -> Any:
    """What is answered, be it why not: what somebody could do in one imagined world may be forbidden in another."""
    try:
        return ask(*given, **more)
    except TableError as error:
        return [error.error, error.detail]


def begun_at(table: OneTable, wanted: wire.PlayOn) -> Any:
    begun = table.look(analysis.beginning, person=ANN.id, asked=wanted)
    return [begun.origin, view(begun.state, ALL).to_json()]


def thought_of(table: OneTable, wanted: wire.Weigh, slices: int | None = None) -> wire.Weighed:
    """What the search thinks; after so many slices of it, if a number is given."""
    question = table.look(analysis.question, person=ANN.id, asked=wanted)
    return analysis.weighed(question, [analysis.think(question, which) for which in range(slices or question.slices)])


def all_there_is(table: OneTable, n: int, eyes: str, line: list[wire.LineMove], letters: str) -> bytes:
    """Every byte that an analysis shows, thinks and leads to."""
    told: list[Any] = []
    for tried in (line[:0], line[:1], line):
        for world in (0, 1):
            for shown in (False, True):
                told.append(outcome(asked, table, n, eyes, tried, world=world, unveiled=shown, after=1))
            told += [outcome(asked, table, n, eyes, tried, world=world, acts=acts) for acts in letters]
            told.append(outcome(begun_at, table, wire.PlayOn(n, eyes, tried, world, seat="A", level="merchant")))
        told.append(outcome(thought_of, table, wire.Weigh(n, eyes, tried), slices=1))
    return msgspec.json.encode(told)


@pytest.mark.parametrize("game", games.names())
def test_an_analysis_as_a_seat_saw_it_is_the_same_in_every_world_that_looks_the_same(game: str) -> None:
    table, chance = finished(game), Imagined(11)
    seats = len(table.seen(EVE).table.seats)
    different = open_different = 0
    for n in moments(table)[1:5]:
        for seat in range(seats):
            eyes, letters = "ABCDEF"[seat], "ABCDEF"[:seats]
            line = some_line(table, n, eyes, 2, chance)
            before, open_before = all_there_is(table, n, eyes, line, letters), asked(table, n, "all")
            with in_another_world(table, n, seat, chance) as is_another:
                different += is_another
                assert all_there_is(table, n, eyes, line, letters) == before
                open_different += is_another and asked(table, n, "all") != open_before
    assert different > 2, "the worlds were never different: nothing was tested"
    assert open_different > 2, "with everything open the difference shows"


def test_of_a_game_that_still_runs_nothing_is_analysed() -> None:
    table = OneTable("heller")
    table.let_bots_move()
    questions = [
        (analysis.analysed, wire.Analyse(0, "A")),
        (analysis.analysed, wire.Analyse(0, "all")),
        (analysis.question, wire.Weigh(0, "A")),
        (analysis.beginning, wire.PlayOn(0, "A", seat="A")),
    ]
    for question, wanted in questions:
        with pytest.raises(Conflict) as told:
            table.look(question, person=ANN.id, asked=wanted)
        assert told.value.error == "not_over"


def test_bad_questions_are_told_what_is_wrong_with_them() -> None:
    table = finished("heller")
    last = table.seen(EVE).n - 1
    with pytest.raises(NotFound, match="no such entry"):
        asked(table, last + 1, "all")
    with pytest.raises(BadRequest, match="no seat 'F'"):
        asked(table, 3, "F")
    who = asked(table, 3, "all").acts or ""
    with pytest.raises(BadRequest, match="there is no action"):
        asked(table, 3, "all", [wire.LineMove(who, "dance")])
    with pytest.raises(Refused):
        asked(table, 3, "all", [wire.LineMove("ABC"["BCA".index(who)], "draw")])
    assert asked(table, last, "A").acts is None
    assert not asked(table, last, "A", unveiled=True).imagined
    with pytest.raises(Conflict, match="over"):
        asked(table, last, "A", [wire.LineMove("A", "draw")])
    with pytest.raises(Conflict, match="nothing to choose"):
        table.look(analysis.question, person=ANN.id, asked=wire.Weigh(last, "A"))
    with pytest.raises(msgspec.ValidationError, match="length <= 80"):
        msgspec.json.decode(msgspec.json.encode({"n": 1, "eyes": "A", "line": [{"seat": "A", "action": "draw"}] * 81}),
                            type=wire.Analyse)  # fmt: skip


@pytest.mark.parametrize("game", games.names())
def test_the_search_says_how_sure_it_is_and_surer_the_longer_it_thinks(game: str) -> None:
    table = finished(game)
    last = table.seen(EVE).n - 1
    n = next(n for n in range(min(8, last // 8), last) if len(asked(table, n, "all").position.legal) > 2)

    rough, long = (thought_of(table, wire.Weigh(n, "all", games=games)) for games in (120, 480))
    assert rough.seat == asked(table, n, "all").acts
    assert (rough.games, long.games) == (120, 480)
    assert rough.chances is (game in MEASURED)
    assert all(0 <= one.chance <= 1 and one.error >= 0 for one in rough.choices)
    assert min(one.error for one in long.choices) <= min(one.error for one in rough.choices)
    unlikely = asked(table, n, "all").position.legal[-1]
    assert rough.mixed or unlikely in [one.action for one in thought_of(table, wire.Weigh(n, "all", watched=unlikely)).choices]


@pytest.mark.parametrize("eyes", ["all", "B"])
@pytest.mark.parametrize("game", games.names())
def test_one_plays_on_from_there_and_the_record_says_from_where(game: str, eyes: str) -> None:
    table, chance = finished(game), Imagined(5)
    n = moments(table)[-1]
    line = some_line(table, n, eyes, 2, chance)
    wanted = wire.PlayOn(n, eyes, line, seat="B", level="merchant")
    begun = table.look(analysis.beginning, person=ANN.id, asked=wanted)
    made, seats = analysis.new_table(begun, "on", ANN, wanted, bytes(32), table.now)
    table.tables.kept["on"] = KeptTable(made, seats, bytes(32))
    table.tables.change("on", lambda session: analysis.begin(session, begun, table.now), Audience([]))
    on = OneTable.__new__(OneTable)
    on.tables, on.id, on.now, on.requests = table.tables, "on", table.now, 0
    first = on.seen(ANN)
    assert first.origin == wire.Origin("t", n, eyes, len(line))
    assert (first.seat, first.table.rated, first.table.public, first.n) == ("B", False, False, 1)
    assert [one.kind for one in first.table.seats] == ["bot" if at != 1 else "person" for at in range(len(seats))]
    on.tables.kept["on"].table.public = True  # so that the test may look at it as nobody
    on.play_on()
    assert all(seat.player is None for seat in on.tables.kept["on"].seats), "it counts for nobody"
    text = on.look(records.finished_text, person=ANN.id)
    assert records.check(text, bounded=False).begun
    assert not records.check(text).genuine, "from outside it is not taken"
    kept = record.load(text)
    rules = games.of_record(kept)
    assert kept.result is not None
    assert verify(rules, kept).scores == kept.result.scores
    assert notation.read(rules, notation.write(rules, kept)).dump() == text
    kept.entries[0].action = {**(kept.begun_in or {}), "state": {}}
    with pytest.raises(BadRecord):
        verify(rules, kept)
    steps = records.steps(text, "B", bounded=False).steps
    assert steps[0].action is None, "the position it began in is no seat's to know"
    assert on.look(seen_by, person=ANN.id).origin is not None
    assert asked(on, 0, "all").acts is not None, "it can be analysed itself"
