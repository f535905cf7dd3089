"""Bots are somebody: names that nobody has twice, a level for each seat, and words about what everybody saw."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from comptoir import games
from comptoir.kernel import conformance
from comptoir.kernel.contract import Game
from comptoir.kernel.events import Event
from comptoir.kernel.match import Match
from comptoir.kernel.rulebook import LANGUAGES
from comptoir.kernel.state import EVERYONE
from comptoir.kernel.visibility import PUBLIC
from comptoir.players import LEVELS
from comptoir.table import records, seating, wire
from comptoir.table.cast import check, company, everybody, folded, name_bots, occasions, own_cast, words_folder
from comptoir.table.cast.remarks import LATELY, ROUNDS, remarks
from comptoir.table.errors import BadRequest, Conflict, NotYours
from comptoir.table.memory import MemoryTables
from comptoir.table.model import A_BOT, A_PERSON, Person, Seat
from comptoir.table.position import seen_by
from comptoir.texts import cast_texts, game_texts
from tests.table.hosting import ANN, BOB, OneTable

GAMES = [game for game in map(games.find, games.names()) if own_cast(game)]  # a game may do without
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
MANNERS = ("eager", "gruff", "dry", "grand")


def bots(game: Game[Any], *levels: str) -> list[Seat]:
    seats = [Seat("t", at, kind=A_BOT, level=level) for at, level in enumerate(levels)]
    name_bots(game, seats)
    return seats


# ---- who they are ----


@every_game
def test_a_cast_holds_what_it_says(game: Game[Any]) -> None:
    assert check(game) == []
    own = own_cast(game)
    assert own is not None
    assert list(own.level) == list(LEVELS)


@every_game
def test_at_a_full_table_nobody_has_a_name_twice(game: Game[Any]) -> None:
    for levels in (
        *([level] * game.most_seats for level in (*LEVELS, "plugged-in")),
        [*LEVELS, "master", "master"][: game.most_seats],
    ):
        names = [folded(seat.name) for seat in bots(game, *levels)]
        assert len(set(names)) == len(names)


@every_game
def test_each_level_of_each_game_is_somebody_else(game: Game[Any]) -> None:
    first = [company(game, level)[0] for level in LEVELS]
    elsewhere = {one for other in GAMES if other is not game for one in everybody(other)} - {
        one.name for one in company(game, "")
    }
    assert len({one.name for one in first}) == len({one.face for one in first}) == len(LEVELS)
    assert not elsewhere & {one.name for one in first}


def test_a_bot_is_never_called_like_a_person_at_its_table() -> None:
    game = games.find("heller")
    first = company(game, "merchant")[0].name
    namesake = Person("old", first.upper())  # whoever had the name before the bots did
    tables = MemoryTables()
    asked = wire.NewTable("heller", [wire.SeatChoice("me"), wire.SeatChoice("open"), wire.SeatChoice("bot", "merchant")])
    tables.make("t", ANN, asked, bytes(32), 0)
    tables.change("t", partial(seating.join, person=namesake, asked=wire.Join()))
    seats = tables.look("t", partial(seen_by, person=ANN.id)).table.seats
    assert [seat.name for seat in seats] == ["Ann", first.upper(), company(game, "merchant")[1].name]


def test_a_game_without_a_cast_has_that_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("heller")
    monkeypatch.setattr("comptoir.table.cast.own_cast", lambda game: None)
    assert [seat.name for seat in bots(game, "master", "beginner")] == ["Tuppence", "Sabot"]
    assert check(game) == []
    assert {one.key for one in occasions(game)} == {"gain", "gain-other", "loss"}
    said = whole_game_of_words(game, 5)
    texts, words = game_texts(game.folder, "en"), cast_texts(words_folder(game), "en")
    assert [texts.remark(words, one.key, one.manner, one.facts, ["Ann"] * 6) for one in said]


def test_a_record_names_a_bot_with_its_level_and_is_genuine() -> None:
    table = OneTable("heller")
    table.play_on(1000)
    record = table.look(records.finished_record, person=ANN.id)
    assert record.players == ["Ann", "Bob", "Pfennigfuchs · merchant"]
    assert records.check(table.look(records.finished_text, person=ANN.id)).genuine


def test_a_table_of_old_keeps_its_names_until_somebody_is_new() -> None:
    seats = [Seat("t", 0, kind=A_PERSON, name="Ann"), Seat("t", 1, kind=A_BOT, level="merchant", name="merchant B")]
    table = OneTable("heller")
    table.tables.kept["t"].seats[2].name = "merchant C"
    assert table.seen(ANN).table.seats[2].name == "merchant C"
    assert all(one.n >= 0 for one in table.seen(ANN).remarks)
    name_bots(games.find("heller"), seats)
    assert seats[1].name == "Pfennigfuchs"


# ---- a level for each seat ----


def lobby(*kinds: str) -> MemoryTables:
    tables = MemoryTables()
    seats = [wire.SeatChoice("bot", kind) if kind in LEVELS else wire.SeatChoice(kind) for kind in kinds]  # type: ignore[arg-type]
    tables.make("t", ANN, wire.NewTable("pfusch", seats, order="hand"), bytes(32), 0)
    return tables


def seated(tables: MemoryTables) -> list[tuple[str, str | None]]:
    found = tables.look("t", partial(seen_by, person=ANN.id)).table.seats
    return [(seat.name, seat.level) for seat in found]


def choose(tables: MemoryTables, seat: str, level: str | None, person: Person = ANN) -> None:
    tables.change("t", partial(seating.choose_bot, person=person, asked=wire.BotChoice(seat, level)))


def test_each_seat_has_a_bot_of_its_own_level() -> None:
    assert seated(lobby("me", "master", "beginner", "master")) == [
        ("Ann", None),
        ("Doppelboden", "master"),
        ("Kleckser", "beginner"),
        ("Baulöwe", "master"),
    ]


def test_the_host_puts_a_bot_on_a_free_seat_changes_it_and_frees_the_seat() -> None:
    tables = lobby("me", "open", "open")
    choose(tables, "B", "master")
    choose(tables, "C", "master")
    assert seated(tables)[1:] == [("Doppelboden", "master"), ("Baulöwe", "master")]
    choose(tables, "B", "beginner")
    choose(tables, "C", None)
    assert seated(tables)[1:] == [("Kleckser", "beginner"), ("", None)]
    tables.change("t", partial(seating.join, person=BOB, asked=wire.Join()))
    assert seated(tables)[2] == ("Bob", None)


def test_nobody_else_chooses_bots_and_no_person_is_sent_away() -> None:
    tables = lobby("me", "open", "open")
    tables.change("t", partial(seating.join, person=BOB, asked=wire.Join()))
    with pytest.raises(NotYours):
        choose(tables, "C", "master", BOB)
    with pytest.raises(Conflict, match="a person sits there"):
        choose(tables, "B", None)
    with pytest.raises(BadRequest, match="no seat F"):
        choose(tables, "F", "master")
    choose(tables, "C", "master")
    tables.change("t", partial(seating.start, person=ANN, asked=wire.Start(), now=0))
    with pytest.raises(Conflict, match="already begun"):
        choose(tables, "C", "beginner")


# ---- their words ----


def played(game: Game[Any], seed: int, seats: int = 0) -> Iterator[Match[Any]]:
    yield from conformance.play_through(
        game, seats or max(3, game.least_seats), game.parse_options({}), seed, conformance.instinctive
    )


def whole_game_of_words(game: Game[Any], seed: int) -> list[wire.Remark]:
    """All that is said in a game of bots, as somebody hears it who follows it entry by entry."""
    heard: list[wire.Remark] = []
    told = 0
    for match in played(game, seed):
        heard += remarks(match, bots(game, *["merchant"] * match.record.seats), told)
        told = match.n
    return heard


@every_game
def test_words_are_few_and_none_is_told_twice(game: Game[Any]) -> None:
    said = [whole_game_of_words(game, seed) for seed in range(4)]
    assert all(said), "somebody says something in every game"
    for words in said:
        numbers = [one.n // (ROUNDS * max(3, game.least_seats)) for one in words]
        assert numbers == sorted(set(numbers))
    assert len({one.key for words in said for one in words}) > 3


@every_game
def test_who_comes_back_hears_what_those_heard_who_stayed(game: Game[Any]) -> None:
    heard: list[wire.Remark] = []
    told = 0
    for match in played(game, 2):
        seats = bots(game, *LEVELS[: match.record.seats])
        heard += remarks(match, seats, told)
        told = match.n
        lately = (match.n // (ROUNDS * len(seats)) - LATELY) * ROUNDS * len(seats)
        assert remarks(match, seats, 0) == [one for one in heard if one.n >= lately]


def other_world(match: Match[Any]) -> int:
    """Change all that not everybody sees of what happened; how often there was something."""
    changed = 0
    for told in match.events:
        for at, event in enumerate(told):
            values = list(event.values)
            for place, one in enumerate(event.kind.seen):
                if one.who != EVERYONE:
                    values[place] = (values[place] + 1) % max(1, len(one.param.words) or 9)
                    changed += 1
            told[at] = Event(event.kind, tuple(values))
    return changed


@every_game
def test_words_are_the_same_in_worlds_that_look_alike(game: Game[Any]) -> None:
    hidden = spoken = 0
    for seed in range(3):
        *_, match = played(game, seed)
        seats = bots(game, *["merchant"] * match.record.seats)
        everything = [remarks(match, seats, n) for n in range(match.n)]
        spoken += len(everything[0])
        match.state = None  # what lies on the table is not even looked at
        del match._kept
        hidden += other_world(match)
        assert [remarks(match, seats, n) for n in range(match.n)] == everything
    assert spoken
    assert hidden or not any(one.who != EVERYONE for kind in game.events.kinds for one in kind.seen)


@every_game
def test_everybody_hears_the_same(game: Game[Any]) -> None:
    table = OneTable(game.name)
    for _ in range(15):
        table.play_on(1)
        assert table.seen(ANN).remarks == table.seen(BOB).remarks == table.seen(None).remarks


@every_game
def test_nobody_speaks_of_a_sealed_choice_while_others_choose(game: Game[Any]) -> None:
    """A choice is sealed if others would have looked the same to everybody."""
    worth = {one.event for one in occasions(game)}
    before: Match[Any] | None = None
    for match in played(game, 3):
        if before is not None and len(before.to_act) > 1:
            seat = match.record.entries[-1].seat
            assert seat is not None
            others = [before.fork() for _ in before.legal(seat)]
            for action, other in zip(before.legal(seat), others, strict=True):
                other.play(seat, action)
            if all(other.told(PUBLIC, match.n - 1) == match.told(PUBLIC, match.n - 1) for other in others):
                assert not worth & {told.kind.name for told in match.events[-1]}
        before = match.fork()


def test_a_table_says_whether_sealed_choices_are_made() -> None:
    table = OneTable("pfusch")
    table.let_bots_move()
    assert table.seen(ANN).sealed
    table.act(ANN, table.seen(ANN).legal[0])
    assert table.seen(BOB).sealed, "Bob is the last, and the others may still change their mind"
    assert not OneTable("heller").seen(ANN).sealed


@every_game
def test_what_was_taken_back_is_not_spoken_of(game: Game[Any]) -> None:
    match = next(match for match in played(game, 1) if any(one.n > 1 for one in remarks(match, bots(game, *LEVELS), 0)))
    seats = bots(game, *LEVELS[: match.record.seats])
    said = remarks(match, seats, 0)
    if said:
        match.undo(0, said[-1].n)
        assert all(one.n < said[-1].n for one in remarks(match, seats, 0))


@every_game
def test_somebody_who_plays_for_a_person_says_nothing(game: Game[Any]) -> None:
    *_, match = played(game, 1)
    assert remarks(match, [Seat("t", at, kind=A_PERSON, stand_in="master") for at in range(match.record.seats)], 0) == []


# ---- and how they are said ----


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_described_and_every_word_is_written_in_every_manner(game: Game[Any], language: str) -> None:
    texts = cast_texts(words_folder(game), language)
    own = own_cast(game)
    assert own is not None
    people = [one for level in own.level.values() for one in level]
    assert sorted(texts.keys) == sorted([*(f"who-{one.id}" for one in people), *(f"says-{one.key}" for one in own.occasion)])
    for one in FluentParser().parse((words_folder(game) / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(one, ast.Message) and one.id.name.startswith("says-") and one.value:
            element = one.value.elements[0]
            assert isinstance(element, ast.Placeable)
            assert isinstance(element.expression, ast.SelectExpression)
            assert {getattr(each.key, "name", "") for each in element.expression.variants} == set(MANNERS)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_all_that_it_speaks_of(game: Game[Any], language: str) -> None:
    """Whatever may be said of an event is said from what everybody sees of it."""
    texts, words = game_texts(game.folder, language), cast_texts(words_folder(game), language)
    kinds = {kind.name: kind for kind in game.events.kinds}
    for one in occasions(game):
        facts = {
            seen.param.name: 20 if not seen.param.words else seen.param.word(0)
            for seen in kinds[one.event].seen
            if seen.who == EVERYONE
        }
        for manner in MANNERS:
            said = texts.remark(words, one.key, manner, facts, ["Anna"] * 6)
            assert 5 < len(said) < 90
            assert not re.search(r"[{}⟨]", said)
