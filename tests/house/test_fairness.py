"""Nobody's request costs others their game: workers shared fairly, looking back that costs little, bounds that are told."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from comptoir import games
from comptoir.house.workers import pool, thinker
from comptoir.house.workers.pool import BOTS, HELP, REVIEWS, Busy, FairQueue, Pool, Undone
from comptoir.kernel.match import KEPT_EVERY, Match
from comptoir.players import LEVELS
from comptoir.table import commands, levels, model, records, thinking
from tests.house.conftest import OpenHouse
from tests.house.guests import Guest, RunningHouse, run_apart, until
from tests.house.test_bots import Cheat, Dreamer, Fool
from tests.house.test_playing import play_out
from tests.house.test_table_store import at_a_table, one_of

# ---- workers ----


def test_people_take_turns_however_much_one_of_them_asks_for() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(30):
        queue.put("eve", f"eve {n}")
    queue.put("ann", "ann 0")
    queue.put("bob", "bob 0")
    queue.put("ann", "ann 1")
    taken = [queue.take() for _ in range(33)]
    assert taken[:6] == ["eve 0", "ann 0", "bob 0", "eve 1", "ann 1", "eve 2"]
    assert taken[6:] == [f"eve {n}" for n in range(3, 30)]
    assert queue.take() is None


def with_a_pool(work: Callable[[Pool], Any], processes: int = 0, most_waiting: int = 100) -> Any:
    async def whole() -> Any:
        workers = Pool(processes, most_waiting)
        try:
            return await work(workers)
        finally:
            await workers.close()

    return run_apart(whole())


async def order_of(workers: Pool, asked: list[tuple[str, str]]) -> list[str]:
    """In which order tasks are done that come while the worker is at work."""
    done: list[str] = []
    gate = threading.Event()
    first = asyncio.create_task(workers.do(BOTS, "nobody", gate.wait, 5))
    await asyncio.sleep(0)
    tasks = [asyncio.create_task(workers.do(kind, who, partial(done.append, f"{kind} {who}"), 5)) for kind, who in asked]
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(first, *tasks)
    return done


def test_hints_do_not_starve_bots_nor_bots_hints() -> None:
    asked = [(HELP, "eve")] * 3 + [(BOTS, "eve")] * 3 + [(BOTS, "ann"), (HELP, "ann")]
    assert with_a_pool(partial(order_of, asked=asked)) == [
        "help eve", "bots eve", "help ann", "bots ann", "help eve", "bots eve", "help eve", "bots eve",
    ]  # fmt: skip


def test_reviews_come_after_everything_else_and_take_turns() -> None:
    asked = [*([(REVIEWS, "eve")] * 20), (REVIEWS, "ann"), (HELP, "eve"), (BOTS, "bob"), (HELP, "bob"), (BOTS, "bob")]
    done = with_a_pool(partial(order_of, asked=asked))
    assert done[:4] == ["help eve", "bots bob", "help bob", "bots bob"]
    assert done[4:7] == ["reviews eve", "reviews ann", "reviews eve"]
    assert len(done) == len(asked)


@pytest.mark.parametrize("kind", [HELP, REVIEWS])
def test_one_worker_of_several_is_left_to_the_bots(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    begin = pool.Worker.__init__
    monkeypatch.setattr(pool.Worker, "__init__", lambda worker, _: begin(worker, in_process=False))

    async def all_help(workers: Pool) -> bool:
        gate = threading.Event()
        slow = [asyncio.create_task(workers.do(kind, f"eve {n}", gate.wait, 5)) for n in range(5)]
        await asyncio.sleep(0)
        try:
            return await asyncio.wait_for(workers.do(BOTS, "ann", lambda: True, 5), 3)
        finally:
            gate.set()
            await asyncio.gather(*slow)

    assert with_a_pool(all_help, processes=2)


def test_a_person_has_so_much_waiting_and_is_told() -> None:
    async def flood(workers: Pool) -> list[Any]:
        gate = threading.Event()
        tasks = [asyncio.create_task(workers.do(HELP, "eve", gate.wait, 5)) for _ in range(5)]
        await asyncio.sleep(0)
        other = asyncio.create_task(workers.do(HELP, "ann", lambda: "ann", 5))
        await asyncio.sleep(0)
        gate.set()
        return await asyncio.gather(*tasks, other, return_exceptions=True)

    outcomes = with_a_pool(flood, most_waiting=2)
    assert [type(one) for one in outcomes] == [bool, bool, bool, Busy, Busy, str]
    assert "wait for them" in str(outcomes[3])


def test_the_time_of_a_thought_does_not_begin_in_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "GRACE_SECONDS", 0.0)

    async def wait_long(workers: Pool) -> list[Any]:
        slow = [workers.do(BOTS, "eve", partial(time.sleep, 0.2), 5) for _ in range(3)]
        return await asyncio.gather(*slow, workers.do(BOTS, "eve", lambda: "thought", 0.3))

    assert with_a_pool(wait_long)[-1] == "thought"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_dead_worker_costs_nothing_that_waits() -> None:
    async def with_a_death(workers: Pool) -> list[Any]:
        asked = [os.getpid, die, os.getpid, os.getpid]
        return await asyncio.gather(*(workers.do(BOTS, "ann", work, 5) for work in asked), return_exceptions=True)

    before, dead, *after = with_a_pool(with_a_death, processes=1)
    assert isinstance(dead, Undone)
    assert len({before, *after}) == 2


def test_a_worker_that_does_not_come_back_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "GRACE_SECONDS", 0.0)

    async def hang(workers: Pool) -> Any:
        hanging = workers.do(BOTS, "ann", partial(time.sleep, 60), 0.2)
        return await asyncio.gather(hanging, workers.do(BOTS, "ann", os.getpid, 5), return_exceptions=True)

    hung, done = with_a_pool(hang, processes=1)
    assert isinstance(hung, Undone)
    assert isinstance(done, int)


# ---- bots ----


@pytest.mark.parametrize("made", [Cheat, Fool, Dreamer])
def test_a_bot_without_a_move_moves_by_instinct(made: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels.levels(), "broken", made)
    monkeypatch.setattr("multiprocessing.parent_process", lambda: object())
    game = games.find("heller")
    match = Match(game, 2, seed=bytes(32))
    seat = match.to_act[0]
    task = thinking.Task(1, seat, "broken", "heller", game.revision, match.view(seat).fields, match.legal(seat), 7, 5.0)
    move = thinker.choose(task, seconds=0.2)
    assert move.action == thinking.instinct(task)
    assert move.seconds < 5
    assert move.fault is not None


def nobody_there(*_: object) -> None:
    raise Undone("no worker")


def test_without_any_worker_bots_still_move_by_instinct(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house(log_level="critical")
    monkeypatch.setattr(house.house.pool, "do", nobody_there)
    chosen: list[int] = []

    def instinct(task: thinking.Task) -> int:
        chosen.append(thinking.instinct(task))
        return chosen[-1]

    monkeypatch.setattr("comptoir.house.workers.bots.instinct", instinct)
    ann = house.guest()
    ann.move(ann.table(seats="me master"))
    assert chosen
    counted = ann.get("/metrics").text
    assert f"comptoir_bot_faults_total {float(len(chosen))}" in counted
    assert "comptoir_random_moves_total 0.0" in counted


def test_only_a_broken_instinct_leads_to_a_move_at_random(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house(log_level="critical")
    monkeypatch.setattr(house.house.pool, "do", nobody_there)
    monkeypatch.setattr("comptoir.house.workers.bots.instinct", nobody_there)
    ann = house.guest()
    ann.move(ann.table(seats="me master"))
    assert "comptoir_random_moves_total 0.0" not in ann.get("/metrics").text


def test_a_bot_thinks_in_the_turn_of_its_host(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house()
    asked: list[tuple[str, str]] = []
    do = house.house.pool.do

    def listening(kind: str, person: str, *more: Any) -> Any:
        asked.append((kind, person))
        return do(kind, person, *more)

    monkeypatch.setattr(house.house.pool, "do", listening)
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table(seats="open merchant")
    bob.join(table)
    ann.post(f"/api/tables/{table}/start", {})
    bob.move(table)
    assert bob.get(f"/api/tables/{table}/hint").status_code == 200
    assert {who for kind, who in asked if kind == BOTS} == {ann.id}
    assert [who for kind, who in asked if kind == HELP] == [bob.id]


# ---- looking back ----


def back_and_on(ann: Guest, table: str, times: int) -> None:
    """Ann takes her move back and makes it again, so many times."""
    first, now = ann.move(table)
    for n in range(times):
        back = ann.post(f"/api/tables/{table}/undo", {"n": now["n"], "to": first["n"], "request": f"back-again-{n}"})
        assert back.status_code == 200, back.text
        first, now = ann.move(table)


def test_looking_back_costs_the_same_whatever_the_history(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house()
    ann = house.guest()
    table = ann.table("weinhaendler", seats="me" + " beginner" * (games.find("weinhaendler").least_seats - 1))
    while ann.look(table)["n"] < 3 * KEPT_EVERY:
        ann.move(table)
    back_and_on(ann, table, 25)
    n = ann.look(table)["n"]
    look = house.house.tables.look
    match: Match[Any] = look(table, lambda session: session.match)
    times = 0

    def counted(*step: Any) -> None:
        nonlocal times
        times += 1
        games.find("weinhaendler").play(*step)

    monkeypatch.setattr(match, "game", replace(match.game, play=counted))
    for at in range(n):
        before = times
        look(table, partial(records.past, person=ann.id, n=at))
        assert times - before < KEPT_EVERY
    assert [ann.get(f"/api/tables/{table}/past", n=at).status_code for at in (n, -1)] == [404, 400]


def test_looking_back_shows_what_was_taken_back_too(house: RunningHouse) -> None:
    """The same as playing the record from its beginning shows, at every entry."""
    ann = house.guest()
    table = ann.table(seats="me beginner")
    back_and_on(ann, table, 5)
    match: Match[Any] = house.house.tables.look(table, lambda session: session.match)
    seat = "AB".index(ann.look(table)["seat"])
    for n in range(match.n):
        cut = replace(match.record, entries=match.record.entries[: n + 1], result=None)
        then = Match.resume(match.game, cut)
        seen = ann.get(f"/api/tables/{table}/past", n=n).json()
        assert seen["view"] == then.view(seat).to_json()
        assert seen["events"] == then.log(seat, n)


# ---- bounds ----


def test_a_table_allows_so_many_undos_and_says_so(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_UNDOS", 3)
    ann = house.guest()
    table = ann.table(seats="me beginner")
    back_and_on(ann, table, 3)
    now = ann.look(table)["n"]
    asked = {"n": now, "to": now - 1, "request": "once-too-often"}
    answer = ann.post(f"/api/tables/{table}/undo", asked)
    assert (answer.status_code, answer.json()["error"]) == (409, "too_many_undos")
    assert "at most 3 times" in answer.json()["detail"]
    monkeypatch.setattr(commands, "LAST_UNDO", now)
    assert "nothing is taken back any more" in ann.post(f"/api/tables/{table}/undo", asked).json()["detail"]


def test_a_game_can_be_ended_whatever_was_taken_back() -> None:
    """The longest games seen, six beginners at Weinhändler, have under 4,000 entries."""
    assert model.LAST_UNDO + 4000 <= model.MOST_ENTRIES


def test_a_full_table_is_told_and_left_alone(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house()
    ann = house.guest()
    table = ann.table(seats="me beginner")
    now = ann.my_turn(table)
    monkeypatch.setattr(model, "MOST_ENTRIES", now["n"] + 1)
    assert ann.act(table, now["n"], now["legal"][0]).status_code == 200
    n = ann.look(table)["n"]
    answer = ann.act(table, n, now["legal"][0])
    assert (answer.status_code, answer.json()["error"]) == (409, "table_full")
    look = house.house.tables.look
    assert look(table, partial(thinking.bot_task, seed=1, milliseconds=5.0)) is None
    acts = partial(commands.bot_acts, seat=1, n=n, action=0, now=0)
    assert house.house.tables.change(table, acts).answer is False
    seen = ann.look(table)
    assert (seen["n"], seen["table"]["full"], seen["legal"], seen["waiting"]) == (n, True, [], [])


def test_a_turn_has_so_many_tentative_steps(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_STEPS", 0)
    ann = house.guest()
    table = ann.table(seats="me beginner")
    now = ann.my_turn(table)
    acted = ann.act(table, now["n"], now["legal"][0], tentative=True).json()
    assert acted["steps"] == 0
    assert acted["entries"]


def test_a_refused_undo_is_not_asked_for_again_at_once(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table(seats="me open", rated=False)
    bob.join(table)
    ann.post(f"/api/tables/{table}/start", {})
    mover, other = (ann, bob) if ann.look(table)["prompt"] else (bob, ann)
    start = mover.look(table)
    mover.act(table, start["n"], start["legal"][0])
    asked = {"n": start["n"] + 1, "to": start["n"], "request": "let-me-go-back"}
    assert mover.post(f"/api/tables/{table}/undo", asked).status_code == 200
    assert other.post(f"/api/tables/{table}/undo/refusal", {"n": asked["n"]}).status_code == 200
    again = mover.post(f"/api/tables/{table}/undo", {**asked, "request": "please-please"})
    assert (again.status_code, again.json()["error"]) == (409, "undo_refused")
    assert other.look(table)["undo"]["refused"]


def test_a_person_has_so_many_tables(open_house: OpenHouse, bots_asleep: None) -> None:
    house = open_house(open_tables=2, running_tables=3, bot_tables=1)
    ann, bob = house.guest("Ann"), house.guest("Bob")

    def refused(guest: Guest, *seats: str, start: bool = False) -> str:
        chosen = [{"kind": "bot", "level": word} if word in LEVELS else {"kind": word} for word in seats]
        answer = guest.post("/api/tables", {"game": "heller", "seats": chosen, "start": start})
        assert answer.status_code in (201, 409), answer.text
        return str(answer.json().get("error", ""))

    first = ann.table(seats="me open")
    ann.table(seats="me open")
    assert refused(ann, "me", "open") == "too_many_open"
    assert refused(bob, "me", "open") == ""
    ann.post(f"/api/tables/{first}/leave")
    assert refused(ann, "beginner", "beginner", start=True) == ""
    assert refused(ann, "beginner", "beginner", start=True) == "too_many_bot_tables"
    assert refused(ann, "me", "beginner", start=True) == "too_many_bot_tables", "or one would begin and leave them all"
    assert [refused(bob, "me", "beginner", start=True) for _ in range(3)] == ["", "", ""]
    assert refused(bob, "me", "beginner", start=True) == "too_many_running"
    waiting = bob.get("/api/tables", which="mine").json()["tables"]
    open_one = next(one["id"] for one in waiting if one["status"] == "open")
    begun = bob.post(f"/api/tables/{open_one}/start", {"fill": "beginner"})
    assert (begun.status_code, begun.json()["error"]) == (409, "too_many_running")
    assert bob.look(open_one)["table"]["status"] == "open"


def test_a_house_judges_its_own_games_however_long(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house()
    ann = house.guest()
    table = ann.table(seats="beginner beginner")
    until(lambda: ann.look(table)["result"], "the bots have finished")
    monkeypatch.setattr(records, "MOST_ENTRIES", 10)
    assert ann.get(f"/api/tables/{table}/verdict").json()["genuine"] is True
    assert ann.get(f"/api/tables/{table}/replay").status_code == 200
    text = ann.get(f"/api/tables/{table}/record").text
    verdict = ann.post("/api/records/verdict", {"record": text}).json()
    assert (verdict["genuine"], verdict["detail"]) == (False, "a record has at most 10 entries")


def test_uploads_are_for_workers_and_have_a_bound_on_undos(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house()
    ann = house.guest()
    table = ann.table(seats="me beginner")
    back_and_on(ann, table, 2)
    play_out(ann, table)
    text = ann.get(f"/api/tables/{table}/record").text
    for address in ("/api/records/verdict", "/api/records/replay"):
        assert house.stranger().post(address, {"record": text}).status_code == 200
    monkeypatch.setattr(records, "MOST_UNDOS", 1)
    verdict = ann.post("/api/records/verdict", {"record": text}).json()
    assert (verdict["genuine"], verdict["detail"]) == (False, "in a record at most 1 times something is taken back")
    monkeypatch.setattr(house.house.pool, "do", nobody_there)
    answer = ann.post("/api/records/verdict", {"record": text})
    assert (answer.status_code, answer.json()["error"]) == (503, "undone")


def test_a_game_nobody_remembers_is_loaded_where_nobody_waits(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people: a bot would look at the table too, whenever it is ready."""
    house = open_house()
    ann, bob, table = at_a_table(house)
    guest, now = one_of((ann, bob), table)
    threads: list[str] = []
    resume = Match.resume

    def listening(*asked: Any, **how: Any) -> Match[Any]:
        threads.append(threading.current_thread().name)
        return resume(*asked, **how)

    monkeypatch.setattr(Match, "resume", listening)
    house.house.tables.forget(table)
    guest.look(table)
    house.house.tables.forget(table)
    assert guest.act(table, now["n"], now["legal"][0]).status_code == 200
    assert len(threads) == 2
    assert all(name.startswith("load") for name in threads)
    assert ann.get("/api/tables/nowhere").status_code == 404
