"""A table needs no host: whole games with people, bots, undo, clocks and sealed choices, in memory and in this thread."""

from __future__ import annotations

from functools import partial

import pytest

from comptoir import games
from comptoir.kernel.chance import Imagined
from comptoir.kernel.visibility import PUBLIC, view
from comptoir.table import commands, hints, records, reviews, seating, wire
from comptoir.table.errors import BadRequest, Conflict, NotFound, Refused, Stale
from comptoir.table.memory import MemoryTables
from comptoir.table.messages import Looker
from comptoir.table.position import seen_by
from comptoir.table.session import Session
from tests.table.hosting import ANN, BOB, EVE, OneTable, hint_for, refusal_of, whole_game

every_game = pytest.mark.parametrize("game", games.names())


@every_game
def test_a_whole_game_is_played_and_its_record_is_genuine(game: str) -> None:
    played = whole_game(game)
    assert played["genuine"]
    assert played["turns"] > 5
    assert played["taken_back"]
    assert played["away"] > 0
    rules = games.find(game)
    assert played["sealed"] is rules.sealed(rules.new(rules.parse_options({}), 3, Imagined(1), None))


@every_game
def test_everybody_sees_what_their_seat_sees_and_no_more(game: str) -> None:
    table = OneTable(game)
    for _ in range(12):
        table.play_on(1)
        match = table.tables.kept["t"].match
        assert match is not None
        for person, looker in ((ANN, 0), (BOB, 1), (EVE, PUBLIC), (None, PUBLIC)):
            assert table.seen(person).view == view(match.state, looker).to_json()


@every_game
def test_a_turn_is_taken_back_only_if_both_agree(game: str) -> None:
    table = OneTable(game)
    table.play_on(3)
    table.let_bots_move()
    n = table.seen(ANN).n
    standing = table.seen(ANN).events[-1]["n"]
    before = table.look(records.past, person=ANN.id, n=standing - 1)
    assert table.undo(ANN, standing).entries == []
    proposal = table.seen(BOB).undo
    assert proposal is not None
    assert (proposal.by, proposal.agreed, proposal.missing) == ("A", ["A"], ["B"])
    assert table.undo(BOB, standing).entries == [n]
    assert table.seen(ANN).view == before.view


@every_game
def test_a_clock_runs_out_and_a_bot_stands_in_until_the_person_is_back(game: str) -> None:
    table = OneTable(game, wire.ClockChoice("live", seconds=30, reserve=10))
    mover, _ = table.next_person()
    seat = "A" if mover is ANN else "B"
    assert not table.pass_seconds(39)
    assert table.pass_seconds(2)
    info = next(one for one in table.seen(EVE).table.seats if one.seat == seat)
    assert info.stand_in == "merchant"
    assert table.let_bots_move() > 0
    table.change(seating.come_back, person=mover, now=table.now)
    assert all(one.stand_in is None for one in table.seen(EVE).table.seats)


@every_game
def test_steps_are_tentative_until_confirmed_and_nobody_else_notices(game: str) -> None:
    table = OneTable(game)
    for _ in range(200):
        mover, other = table.next_person()
        before = table.seen(other), table.seen(EVE)
        accepted = table.act(mover, table.seen(mover).legal[0], tentative=True)
        if accepted.entries:  # it showed something, or was sealed, and stands
            continue
        draft = table.seen(mover).draft
        assert draft is not None
        assert len(draft.steps) == accepted.steps == 1
        assert (table.seen(other), table.seen(EVE)) == before
        table.change(commands.take_back, person=mover.id, asked=wire.TakeBack(accepted.n, 0))
        assert table.seen(mover).draft is None
        table.act(mover, draft.steps[0], tentative=True)
        assert table.confirm(mover).entries == [accepted.n]
        assert (table.seen(other), table.seen(EVE)) != before
        return
    pytest.fail("no step was ever tentative")


def test_a_sealed_choice_can_be_changed_and_nobody_notices_until_the_last_has_chosen() -> None:
    table = OneTable("pfusch")
    while True:
        table.let_bots_move()
        ann, bob = table.seen(ANN), table.seen(BOB)
        if ann.prompt is not None and bob.prompt is not None and len(ann.legal) > 1:
            break
        table.play_on(1)
    first, second = ann.legal[0], ann.legal[1]
    table.act(ANN, first)
    before = table.seen(BOB), table.seen(EVE)
    changed = table.act(ANN, second)
    assert changed.entries == []
    assert (table.seen(BOB), table.seen(EVE)) == before
    draft = table.seen(ANN).draft
    assert draft is not None
    assert (draft.steps, draft.sealed) == ([second], True)
    n = table.seen(BOB).n
    table.act(BOB, bob.legal[0])
    made = [one.entry for one in table.tables.kept["t"].entries[n:]]
    assert made[0].seat == 0
    assert made[0].action == second


def test_who_chooses_while_others_seal_their_choice_is_not_too_late() -> None:
    table = OneTable("pfusch")
    ann, bob = table.seen(ANN), table.seen(BOB)
    assert ann.prompt is not None
    assert bob.prompt is not None
    table.act(BOB, bob.legal[0])
    late = wire.Act(ann.n, ann.legal[0], "seen-before-bob", tentative=False)
    assert table.change(commands.act, person=ANN.id, asked=late, now=table.now).entries == [ann.n + 1]


def test_who_answers_a_turn_that_has_passed_is_too_late() -> None:
    table = OneTable("heller")
    mover, other = table.next_person()
    n, legal = table.seen(mover).n, table.seen(mover).legal
    table.act(mover, legal[0])
    assert table.seen(other).prompt is not None
    early = wire.Act(n, table.seen(other).legal[0], "sent-too-early", tentative=False)
    with pytest.raises(Stale):
        table.change(commands.act, person=other.id, asked=early, now=table.now)


def test_a_repeated_request_gets_its_first_answer_and_a_late_one_is_told_so() -> None:
    table = OneTable("heller")
    mover, _ = table.next_person()
    n, action = table.seen(mover).n, table.seen(mover).legal[0]
    answers = []
    for _ in range(2):
        asked = wire.Act(n, action, "the-same-one", tentative=False)
        answers.append(table.change(commands.act, person=mover.id, asked=asked, now=table.now))
    assert answers[0] == answers[1]
    with pytest.raises(Stale):
        table.change(commands.act, person=mover.id, asked=wire.Act(n, action, "another-one", tentative=False), now=table.now)


@every_game
def test_a_position_brings_what_it_would_bring_and_says_what_is_asked_to_who_is_asked(game: str) -> None:
    table = OneTable(game)
    table.play_on(6)
    mover, other = table.next_person()
    mine, theirs, public = (table.seen(one) for one in (mover, other, None))
    rules, match = games.find(game), table.tables.kept["t"].match
    assert match is not None
    seat = "ABCDEF".index(mine.seat)
    assert mine.outlook == rules.outlook(match.view(seat))
    assert public.outlook == rules.outlook(match.view(PUBLIC))
    assert mine.prompt_facts == rules.prompt_facts(match.state, seat)
    assert theirs.prompt is not None or theirs.prompt_facts == {}
    assert public.prompt_facts == {}
    assert {mine.phase, theirs.phase, public.phase} == {rules.phase(match.state)}


def test_who_has_sketched_a_whole_turn_is_in_no_phase_any_more_and_the_others_see_none_of_it() -> None:
    table = OneTable("pfeffersaecke")
    table.play_on(6)
    mover, other = table.next_person()
    before, step = table.seen(other).phase, 0
    assert before is not None
    while (mine := table.seen(mover)).prompt is not None and step < 30:
        assert mine.phase is not None
        table.act(mover, mine.legal[0], tentative=True, step=step)
        step += 1
    assert (mine.phase, table.seen(other).phase) == (None, before)


def test_a_refused_action_changes_nothing_and_costs_no_replay() -> None:
    table = OneTable("heller")
    mover, _ = table.next_person()
    kept = table.tables.kept["t"]
    before, match = table.seen(mover), kept.match
    refusal = refusal_of(table, mover, {"name": "place", "cell": "a1"})
    assert isinstance(refusal, Refused)
    assert (refusal.rule, refusal.refusal) == ("H9", wire.RefusalReason("H9-placed", {}))
    why = table.look(hints.why, person=mover.id, asked=wire.WhyNot("place a1"))
    assert (why.rule, why.refusal) == (refusal.rule, refusal.refusal)
    allowed = table.look(hints.why, person=mover.id, asked=wire.WhyNot("draw"))
    assert (allowed.rule, allowed.refusal) == (None, None)
    assert isinstance(refusal_of(table, mover, {"name": "fly"}), BadRequest)
    assert table.seen(mover) == before
    assert kept.match is match, "what was refused was never played: the match is still good"


def test_a_command_that_fails_after_playing_leaves_the_table_as_it_was() -> None:
    table = OneTable("pfusch")
    table.play_on(4)
    mover, _ = table.next_person()
    before = table.seen(mover)

    def plays_and_breaks(session: Session) -> None:
        commands.act(session, mover.id, wire.Act(before.n, before.legal[0], "in-vain-1", tentative=False), table.now)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        table.tables.change("t", plays_and_breaks)
    assert table.seen(mover) == before
    table.play_on()
    assert table.seen(mover).result is not None


def test_a_hint_is_an_action_that_is_allowed_with_a_reason() -> None:
    table = OneTable("weinhaendler")
    table.play_on(5)
    mover, _ = table.next_person()
    hint = hint_for(table, mover)
    assert hint.action in table.seen(mover).legal
    assert hint.reason is not None


def test_a_review_of_the_finished_game_is_told_slice_by_slice_and_adds_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LEVELS", (4, 8))
    table = OneTable("pfusch")
    with pytest.raises(Conflict, match="when the game is over"):
        table.look(reviews.reviewed_game, person=ANN.id)
    table.play_on()
    game = table.look(reviews.reviewed_game, person=None)
    text, state, done = table.look(records.finished_text, person=None), "", False
    slices = 0
    assert reviews.told(game, None).status == "none"
    assert reviews.told(game, "").status == "thinking"
    while not done:
        judged = iter(range(1, 1000))
        state, done = reviews.go_on(text, state, enough=partial(lambda count: next(count) == 40, judged))
        slices += 1
        told = reviews.told(game, state)
        for seat in told.seats:
            assert seat.start + seat.luck + seat.given + seat.decisions == pytest.approx(seat.result)
    assert (told.status, told.judged) == ("done", told.decisions)
    assert slices > 1


def test_a_private_table_does_not_exist_for_others() -> None:
    tables = MemoryTables()
    tables.make("t", ANN, wire.NewTable("heller", [wire.SeatChoice("me"), wire.SeatChoice("open")], public=False), bytes(32), 0)
    for stranger in (None, EVE.id):
        with pytest.raises(NotFound, match="no such table"):
            tables.look("t", partial(seen_by, person=stranger))
    tables.change("t", lambda session: seating.accept(session, EVE, 1))
    assert tables.look("t", lambda session: seen_by(session, EVE.id)).table.id == "t"


def test_a_rematch_keeps_the_seats_and_begins_when_all_are_back() -> None:
    table = OneTable("heller")
    with pytest.raises(Conflict):
        table.change(seating.rematch, person=ANN, table_id="again", seed=bytes(32), now=table.now)
    table.play_on()
    assert table.change(seating.rematch, person=ANN, table_id="again", seed=bytes(32), now=table.now) == "again"
    assert table.change(seating.rematch, person=BOB, table_id="other", seed=bytes(32), now=table.now) == "again"
    kept = table.tables.kept["again"]
    assert [seat.kind for seat in kept.seats] == ["person", "open", "bot"]
    assert set(kept.members) == {"ann", "bob"}


def test_who_follows_the_table_is_told_with_the_change_what_they_would_see_by_looking() -> None:
    table = OneTable("pfusch")
    lookers = [Looker(person, 0) for person in ("ann", "bob", None)]
    for _ in range(6):
        mover, _ = table.next_person()
        seen = table.seen(mover)
        asked = wire.Act(seen.n, seen.legal[0], f"told-by-{seen.n}", tentative=False)
        followed = [Looker(one.person, seen.n) for one in lookers]
        told = table.messages(commands.act, followed, person=mover.id, asked=asked, now=table.now)
        for person in (ANN, BOB, None):
            assert told[None if person is None else person.id].position(seen.n) == table.seen(person, seen.n)
