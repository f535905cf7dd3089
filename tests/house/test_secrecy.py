"""Secrecy over the wire: every byte sent to a seat or a spectator is the same in another world that looks alike from there.

The other world: the game's `imagine` gives another state behind the same view, everything hidden in past events is replaced,
and the seed is another one. The table's id, clock and names are the same by construction, since it is the same table.
"""

from __future__ import annotations

import base64
import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from tools.worlds import compare, timeless

from comptoir import games
from comptoir.house.store.schema import metadata, seeds
from comptoir.house.store.tables import StoredSession
from comptoir.kernel.chance import Imagined, Sealed, fresh_seed
from comptoir.kernel.contract import Game
from comptoir.kernel.events import Event
from comptoir.kernel.match import Match
from comptoir.kernel.state import EVERYONE, OWNER, same
from comptoir.kernel.visibility import view
from comptoir.table import clocks, commands, wire
from comptoir.table.change import carry_out
from comptoir.table.messages import Audience, Looker
from comptoir.table.model import BY_PERSON
from tests.house.conftest import OpenHouse
from tests.house.guests import MY_WORDS, Guest, RunningHouse, pledge_of, until

GAMES = [games.find(name) for name in games.names()]


def other_world(match: Match[Any], seat: int, chance: Imagined) -> Match[Any]:
    """The match as it may as well be, for all this seat knows."""
    world = match.fork()
    world._sealed = Sealed(fresh_seed())
    world.state = match.game.imagine(match.view(seat), seat, chance)
    world.events = [[scrambled(told, seat, chance) for told in heard] for heard in match.events]
    return world


def scrambled(told: Event, seat: int, chance: Imagined) -> Event:
    """An event with everything hidden from this seat replaced by something else."""
    values = list(told.values)
    for at, one in enumerate(told.kind.seen):
        hidden = one.who != EVERYONE and not (one.who == OWNER and told.values[0] == seat)
        if hidden and one.param.size > 1:
            values[at] = (values[at] + 1 + chance.below(one.param.size - 1)) % one.param.size
    return Event(told.kind, tuple(values))


@contextmanager
def in_another_world(house: RunningHouse, table: str, world: Match[Any]) -> Iterator[None]:
    """While this lasts, the house believes in the other world."""
    cached = house.house.tables._find(table)
    real = cached.match
    cached.match = world
    try:
        yield
    finally:
        cached.match = real


def sent_to(guest: Guest, table: str) -> list[bytes]:
    """Every byte this guest is sent when they look at all there is to see."""
    of_table = [f"/api/tables/{table}{more}" for more in ("?after=0", "/sheet", "/record")]
    seats = guest.look(table)["table"]["seats"]
    people = [f"/api/people/{seat['person']}{more}" for seat in seats if seat["person"] for more in ("", "/games")]
    game = guest.look(table)["table"]["game"]
    memory = [*people, "/api/me/games", "/api/me/statistics", f"/api/games/{game}/ratings"]
    answers = [guest.http.get(path) for path in [*of_table, "/api/tables?which=watched", *memory]]
    with guest.live(table) as line:
        line.next()
        return [answer.content for answer in answers] + [line.raw[0].encode()]


def sent_when_refused(guest: Guest, table: str, match: Match[Any], forbidden: list[int]) -> list[bytes]:
    """What this guest is told about actions they may not take."""
    actions = match.game.actions
    return [guest.act(table, match.n, actions.to_json(code), request="never-played").content for code in forbidden]


def sent_when_tried(guest: Guest, table: str, position: dict[str, Any], chance: Imagined) -> list[bytes] | None:
    """What this guest is sent when they try a step and take it back; None if such a step would stand."""
    if len(position["waiting"]) != 1 or position["prompt"] is None:
        return None
    n = position["n"]
    step = position["legal"][chance.below(len(position["legal"]))]
    answer = guest.act(table, n, step, tentative=True, request="tried-and-taken-back")
    if answer.json().get("entries"):
        return None
    seen = sent_to(guest, table)
    guest.post(f"/api/tables/{table}/take-back", {"n": n, "keep": 0})
    return [answer.content, *seen]


def seated(house: RunningHouse, game: Game[Any], seats: int) -> tuple[list[Guest], str]:
    guests = [house.guest(f"guest {at}") for at in range(seats)]
    table = guests[0].table(game.name, seats="me" + " open" * (seats - 1))
    for guest in guests[1:]:
        guest.join(table)
    guests[0].post(f"/api/tables/{table}/start", {})
    return guests, table


LOOKED_AT = (0, 4, 10, 19, 33, 60, 100, 170)
WORLDS = 2  # other worlds for each seat and position


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_byte_is_independent_of_what_may_not_be_known(open_house: OpenHouse, game: Game[Any]) -> None:
    house = open_house()  # its own: no game that others left to bots changes the ranking meanwhile
    seats = min(3, game.most_seats)
    guests, table = seated(house, game, seats)
    eve = house.guest("Eve")
    chance = Imagined(7)
    different = compared = 0
    for entry in range(LOOKED_AT[-1] + 1):
        match = house.house.tables.look(table, lambda session: session.match)
        if match.over:
            break
        if entry in LOOKED_AT:
            different += compare_worlds(house, guests, eve, table, chance)
            compared += accepted_in_both(house, guests, eve, table, chance)
            match = house.house.tables.look(table, lambda session: session.match)
            if match.over:
                break
        play_something(house, table, match, chance)
    assert different > seats * WORLDS, "the worlds were never different: nothing was tested"
    assert compared > 2, "no accepted action was ever compared"


def play_something(house: RunningHouse, table: str, match: Match[Any], chance: Imagined) -> None:
    """The game goes on, by the one door but without the wire."""
    seat = match.to_act[chance.below(len(match.to_act))]
    actions = match.legal(seat)
    doing = [code for code in actions if match.game.actions.block(code).name not in match.game.idle] or actions
    code = doing[chance.below(len(doing))]
    house.house.tables.change(table, lambda session: commands._play_now(session, seat, code, BY_PERSON, None, 0))


def compare_worlds(house: RunningHouse, guests: list[Guest], eve: Guest, table: str, chance: Imagined) -> int:
    """At this position, compare what each seat and a spectator are sent in another world. Says how many worlds differed."""
    match = house.house.tables.look(table, lambda session: session.match)
    different = 0
    to_eve = sent_to(eve, table)
    for seat, guest in enumerate(guests):
        codes = [chance.below(match.game.actions.size) for _ in range(40)]
        reasons = [match.refuse(seat, code) for code in codes]
        forbidden = [code for code, rule in zip(codes, reasons, strict=True) if rule is not None][:3]
        real = [sent_to(guest, table), to_eve, sent_when_refused(guest, table, match, forbidden)]
        for _ in range(WORLDS):
            world = other_world(match, seat, chance)
            different += not same(world.state, match.state)
            tried = tried_in_both(house, guest, table, guest.look(table), world, chance.below(2**31))
            assert tried is None or tried[0] == tried[1], "a step that can be taken back shows something hidden"
            with in_another_world(house, table, world):
                assert view(world.state, seat) == match.view(seat)
                there = [sent_to(guest, table), sent_to(eve, table), sent_when_refused(guest, table, match, forbidden)]
                assert [world.refuse(seat, code) for code in codes] == reasons, "a refusal depends on what is hidden"
            assert real == there
    return different


class OnlyImagined(Exception):
    """Ends a transaction in which something was only tried."""


def accepted_in_both(house: RunningHouse, guests: list[Guest], eve: Guest, table: str, chance: Imagined) -> int:
    """Play one action over the wire. What its actor and a spectator are sent, answer and live messages, is what they would have
    been sent in other worlds, unless the action itself shows something. Says how many worlds were compared."""
    match = house.house.tables.look(table, lambda session: session.match)
    seat = match.to_act[chance.below(len(match.to_act))]
    actions = clocks.choices(match, seat)
    code = actions[chance.below(len(actions))]
    asked = wire.Act(match.n, match.game.actions.to_json(code), f"accepted-{match.n}-{seat}", tentative=False)
    worlds = [other_world(match, seat, chance) for _ in range(WORLDS)]
    silent = [world for world in worlds if shows_nothing(world, seat, code)] if shows_nothing(match, seat, code) else []
    there = [would_be_sent(house, table, world, (guests[seat], eve), asked) for world in silent]
    with guests[seat].live(table, after=match.n) as mine, eve.live(table, after=match.n) as hers:
        mine.next(), hers.next()
        answer = guests[seat].post(f"/api/tables/{table}/actions", msgspec.to_builtins(asked))
        assert answer.status_code == 200, answer.text
        if not answer.json()["entries"]:
            return 0  # a changed sealed choice: nobody is told
        mine.next(), hers.next()
        here = [timeless(one) for one in (answer.content, mine.raw[-1].encode(), hers.raw[-1].encode())]
    for imagined in there:
        assert imagined == here
    return len(there)


def shows_nothing(match: Match[Any], seat: int, code: int) -> bool:
    after = match.fork()
    entry = after.play(seat, code)
    return not entry.chance and not after.over and not any(told.kind.reveals for told in after.events[-1])


def would_be_sent(
    house: RunningHouse, table: str, world: Match[Any], lookers: tuple[Guest, Guest], asked: wire.Act
) -> list[bytes]:
    """The answer to an action and the messages about it, by the functions that make them; and nothing of it is kept."""
    sent: list[bytes] = []

    asks = partial(commands.act, person=lookers[0].id, asked=asked, now=house.house.now())
    told = [Looker(guest.id, asked.n) for guest in lookers]

    def act(session: StoredSession) -> None:
        assert session.match is world
        outcome = carry_out(session, asks, Audience(told, told[0]))
        messages = [outcome.messages[looker.person] for looker in told]
        answer = wire.Acted(**msgspec.structs.asdict(outcome.answer), position=messages[0].position(asked.n))
        made = [msgspec.json.encode(answer), *(message.text(asked.n).encode() for message in messages)]
        sent.extend(timeless(one) for one in made)
        raise OnlyImagined

    with in_another_world(house, table, world), pytest.raises(OnlyImagined):
        house.house.tables.change(table, act)
    return sent


def tried_in_both(
    house: RunningHouse, guest: Guest, table: str, position: dict[str, Any], world: Match[Any], seed: int
) -> tuple[Any, Any] | None:
    """What is sent for a step tried and taken back, here and in the other world."""
    after = world.fork()
    seat, chance = "ABCDEF".index(position["seat"]), Imagined(seed)
    if len(position["waiting"]) != 1 or position["prompt"] is None:
        return None
    code = after.game.actions.from_json(position["legal"][chance.below(len(position["legal"]))])
    entry = after.play(seat, code)
    here = house.house.tables.look(table, lambda session: session.match).fork()
    real = here.play(seat, code)
    for match, played in ((after, entry), (here, real)):
        if played.chance or match.over or any(told.kind.reveals for told in match.events[-1]):
            return None  # such a step stands at once in at least one of the worlds
    mine = sent_when_tried(guest, table, position, Imagined(seed))
    with in_another_world(house, table, world):
        return mine, sent_when_tried(guest, table, position, Imagined(seed))


def test_worlds_swapped_in_the_database_change_no_byte_for_who_may_not_know(database: str) -> None:
    """The same from outside; `make proof-worlds` compares 100,000 answers."""
    done = compare(database, 400, seed=5)
    assert not done.leaks
    assert done.noticed, "nobody ever saw a difference: the house did not believe in the other worlds"
    assert done.answers["live after an action"]


# ---- the seed ----


def test_the_seed_of_a_running_game_is_nowhere(open_house: OpenHouse, capfd: pytest.CaptureFixture[str]) -> None:
    house = open_house(log_level="debug")
    ann = house.guest()
    sent: list[bytes] = []
    ann.http.event_hooks["response"] = [lambda answer: sent.append(answer.read() + repr(answer.headers).encode())]
    table = ann.table(seats="me bot")
    gathering = ann.table(seats="me open", pledge=pledge_of(MY_WORDS))  # its seal is known, its seed is not
    called = ann.table(seats="me bot", pledge=pledge_of(MY_WORDS))
    for other_table in (gathering, called):
        ann.look(other_table), ann.post(f"/api/tables/{other_table}/words", {"words": MY_WORDS[::-1]})
        sent.append(repr(house.house.tables._find(other_table).rows).encode())
    with ann.live(table) as line:
        for _ in range(5):
            position = ann.my_turn(table)
            ann.act(table, position["n"], position["legal"][0])
            ann.act(table, 77, {"name": "draw"})
            ann.act(table, position["n"], {"name": "fly"})
        for path in ("record", "replay", "verdict", "sheet"):
            ann.get(f"/api/tables/{table}/{path}")
        ann.get("/metrics"), ann.get("/api/openapi.json")
        sent += [repr(one).encode() for one in (house.house, house.house.tables._find(table).match, house.app.state)]
        ann.post(f"/api/tables/{table}/chat", {"text": "that was all"})
        line.read_to("that was all")
        sent += [message.encode() for message in line.raw]
    with house.house.database.engine.connect() as connection:
        kept = {row.table_id: row.seed for row in connection.execute(select(seeds))}
        for other in metadata.sorted_tables:
            if other.name != "seeds":
                sent += [repr(row).encode() for row in connection.execute(select(other))]
    printed = capfd.readouterr()
    everything = b"\n".join([*sent, house.log.getvalue().encode(), printed.out.encode(), printed.err.encode()])
    assert b"answered" in everything  # the log was really read
    for seed in (kept[table], kept[gathering], kept[called]):
        raw = bytes.fromhex(seed)
        for form in (seed.encode(), raw, repr(raw).encode(), base64.b64encode(raw)):
            assert form not in everything


def test_a_mistake_of_ours_tells_nobody_the_seed(
    open_house: OpenHouse, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(log_level="debug")
    seed = fresh_seed()
    monkeypatch.setattr("comptoir.house.http.routes.tables.fresh_seed", lambda: seed)
    ann = house.guest()
    table = ann.table(seats="me open", start=False)

    def broken(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("no more disk")

    monkeypatch.setattr("comptoir.house.store.tables.StoredSession._save_entries", broken)
    ann.join(table)
    answer = ann.post(f"/api/tables/{table}/start", {"fill": "merchant"})
    assert (answer.status_code, answer.json()["error"]) == (500, "internal")
    assert "disk" not in answer.text
    assert house.house.tables._find(table).match is None, "what was not kept must be forgotten"
    logged = house.log.getvalue() + "".join(capfd.readouterr())
    assert "surprise" in logged
    for form in (seed.hex(), repr(seed), base64.b64encode(seed).decode()):
        assert form not in logged + answer.text


def test_the_seal_is_shown_before_and_opened_after(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table("pfusch", seats="me bot")
    seal = ann.look(table)["table"]["seed_sha256"]
    assert len(seal) == 64
    ann.post(f"/api/tables/{table}/leave")
    until(lambda: ann.get(f"/api/tables/{table}/record").status_code == 200, "the bot has played to the end")
    lines = ann.get(f"/api/tables/{table}/record").text.splitlines()
    assert json.loads(lines[0])["seed_sha256"] == seal
    assert Sealed(bytes.fromhex(json.loads(lines[-1])["seed"])).commitment == seal


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_comparison_would_notice_a_leak(house: RunningHouse, game: Game[Any]) -> None:
    """The other world is really the one that is sent from: somebody who may know the difference sees it."""
    guests, table = seated(house, game, min(3, game.most_seats))
    chance = Imagined(5)
    for _ in range(12):
        match = house.house.tables.look(table, lambda session: session.match)
        before = [guest.look(table) for guest in guests[1:]]
        with in_another_world(house, table, other_world(match, 0, chance)):
            if [guest.look(table) for guest in guests[1:]] != before:
                return
        play_something(house, table, match, chance)
    pytest.fail("nobody ever saw a difference")
