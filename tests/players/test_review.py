"""A review: decisions and fortune add up, what was taken back is not judged, a blunder shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.chance import derived_seed
from comptoir.kernel.errors import ComptoirError
from comptoir.kernel.match import Match
from comptoir.players import play_match, player
from comptoir.players.review import (
    LEVELS,
    TRIFLE,
    TURNING,
    Judgement,
    Review,
    Reviewing,
    decisions_of,
    judge,
    review,
    sparkline,
)
from comptoir.players.search import Search
from tests.shipped import MEASURED


@pytest.fixture(scope="module")
def reviewed() -> tuple[Match[Any], Review]:
    game = games.find("pfusch")
    match = Match(game, 2, {}, derived_seed("review", 1), ["merchant", "beginner"])
    bots = [player(name, game, seat) for seat, name in enumerate(match.record.players)]
    play_match(match, bots)
    return match, review(game, match.record, iterations=10)


def test_decisions_gifts_and_luck_add_up_to_the_way_to_the_result(reviewed: tuple[Match[Any], Review]) -> None:
    _, found = reviewed
    for seat in range(2):
        curve = found.curve(seat)
        parts = found.decisions(seat) + found.received(seat) + found.luck(seat)
        assert parts == pytest.approx(curve[-1][1] - curve[0][1])


def test_between_two_seats_what_one_gives_away_the_other_receives(reviewed: tuple[Match[Any], Review]) -> None:
    """Two seats' utilities add up to 1 in every imagined game, so what costs one its chance brings the other some."""
    _, found = reviewed
    assert any(one.decision < 0 for one in found.judgements)
    for one in found.judgements:
        assert one.given[one.seat] == pytest.approx(one.decision)
        assert (one.given[1 - one.seat] > 0) == (one.decision < 0)
    for seat in range(2):
        first = found.of(seat)[0].n
        given = sum(one.given[seat] for one in found.of(1 - seat) if one.n > first)
        assert found.received(seat) == pytest.approx(given)


def test_a_game_without_choices_of_the_others_is_luck() -> None:
    """One seat decides twice and nobody else in between: all that is not its decision is luck."""
    sure, luckier = Judgement(3, 0, 1, 1, (0.5, 0.5), [0.0, 0.0]), Judgement(4, 0, 2, 2, (0.6, 0.6), [0.0, 0.0])
    found = Review([sure, luckier], [1.0, 0.0])
    assert [one.luck for one in found.judgements] == pytest.approx([0.1, 0.4])
    assert found.received(0) == 0


def test_a_decision_never_gains(reviewed: tuple[Match[Any], Review]) -> None:
    _, found = reviewed
    assert found.judgements
    assert all(one.decision <= 0 for one in found.judgements)
    assert found.worst(3) == sorted(found.judgements, key=lambda one: (one.decision, one.n))[:3]


def test_the_winner_ends_with_the_whole_chance(reviewed: tuple[Match[Any], Review]) -> None:
    match, found = reviewed
    (winner,) = match.winners
    assert (found.ends[winner], found.ends[1 - winner]) == (1.0, 0.0)


def test_only_entries_with_a_choice_are_judged(reviewed: tuple[Match[Any], Review]) -> None:
    match, found = reviewed
    assert [one.n for one in found.judgements] == sorted({one.n for one in found.judgements})
    assert len(found.judgements) < match.n


def test_a_sparkline_goes_from_low_to_high() -> None:
    assert sparkline([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert len(sparkline([0.5] * 200, 60)) == 60


# ---- a slice at a time ----


def played(name: str, seats: int, seed: int, *levels: str) -> Match[Any]:
    game = games.find(name)
    match = Match(game, seats, {}, derived_seed("review", name, seed))
    play_match(match, [player(levels[seat % len(levels)], game, seed + seat) for seat in range(seats)])
    return match


def after(many: int) -> Callable[[], bool]:
    """Enough, after so many decisions."""
    left = iter(range(many, 0, -1))
    return lambda: next(left) == 1


@pytest.mark.parametrize("name", games.names())
def test_in_forty_games_the_parts_add_up_to_the_result(name: str) -> None:
    """Ten games of each of four kinds at tables of all sizes, stopped, written down and taken up again now and then; also
    before they are done."""
    game = games.find(name)
    for seed in range(10):
        seats = game.least_seats + seed % (game.most_seats - game.least_seats + 1)
        match = played(name, seats, seed, "beginner", "merchant")
        reviewing = Reviewing.begin(game, match.record, levels=(4,))
        decisions = decisions_of(game, match.record)
        while not reviewing.done:
            reviewing.go_on(game, decisions, after(60))
            reviewing = Reviewing.read(reviewing.written())
            found = reviewing.review()
            for seat in range(seats):
                parts = found.start(seat) + found.luck(seat) + found.received(seat) + found.decisions(seat)
                assert parts == pytest.approx(found.ends[seat]), (seed, seat)
        assert len(found.judgements) == len(decisions) > match.n // 2
        if name in MEASURED:
            assert sum(found.ends) == pytest.approx(1.0)
            assert [seat for seat in range(seats) if found.ends[seat]] == match.winners
        else:  # there they are leads
            assert [seat for seat in range(seats) if found.ends[seat] == max(found.ends)] == match.winners


def test_a_review_that_is_stopped_all_the_time_finds_what_one_at_one_go_does() -> None:
    match = played("heller", 2, 1, "beginner")
    game, levels = match.game, (4, 8, 32)
    decisions = decisions_of(game, match.record)
    whole, stopped = Reviewing.begin(game, match.record, levels), Reviewing.begin(game, match.record, levels)
    whole.go_on(game, decisions, lambda: False)
    progress = [0.0]
    while not stopped.done:
        stopped.go_on(game, decisions, lambda: True)  # one decision
        stopped = Reviewing.read(stopped.written())
        progress.append(stopped.progress)
    assert sorted(whole.review().judgements, key=lambda one: one.n)
    assert [one.to_json() for one in stopped.review().judgements] == [one.to_json() for one in whole.review().judgements]
    assert progress == sorted(progress)
    assert progress[-1] == 1.0


def test_a_rough_look_comes_first_and_turning_points_are_thought_about_longest() -> None:
    match = played("heller", 3, 2, "beginner", "merchant")
    game, levels = match.game, (4, 8, 32)
    decisions = decisions_of(game, match.record)
    reviewing = Reviewing.begin(game, match.record, levels)
    while len(reviewing.judged) < reviewing.count:
        reviewing.go_on(game, decisions, lambda: True)
    assert {one.iterations for one in reviewing.judged.values()} == {levels[0]}
    reviewing.go_on(game, decisions, lambda: False)
    found = reviewing.review()
    turning = [one for seat in range(3) for one in found.turning(seat)]
    assert turning
    assert {one.iterations for one in turning} == {levels[-1]}
    assert {one.iterations for one in found.judgements} == {levels[1], levels[2]}
    for seat in range(3):
        costs = [one.decision for one in found.turning(seat)]
        assert costs == sorted(costs)
        assert len(costs) <= TURNING


def test_a_blunder_is_a_turning_point_with_a_reason_and_a_fair_choice_costs_nothing() -> None:
    """The last coin is thrown away, or not: whatever nobody can tell apart is no mistake."""
    match = played("heller", 2, 3, "merchant")
    game = match.game
    decisions = [one for one in decisions_of(game, match.record) if len(one.actions) > 5]
    judged = [judge(game, one, LEVELS[1], 0) for one in decisions]
    assert sum(one.decision == 0 for one in judged) > len(judged) / 3, "merchants are no fools"
    decision = decisions[0]
    costs = {action: judge(game, decision._replace(action=action), LEVELS[1], 0) for action in decision.actions[:12]}
    worst = min(costs.values(), key=lambda one: one.decision)
    assert worst.decision < -TRIFLE
    assert worst.reason is not None
    assert worst.best != worst.action
    assert all(one.reason is None and one.best == one.action for one in costs.values() if one.decision == 0)


def test_a_secret_choice_that_is_changed_in_time_is_judged_once_and_as_it_was_made_last() -> None:
    """F5: who has chosen may choose again until the last choice is in. Only that one has come to anything."""
    game = games.find("pfusch")
    match = Match(game, 3, {}, derived_seed("changed", 1), ["a", "b", "c"])
    changed = ("make plaster", "make wood", "make plaster")
    for choice in changed:
        match.play(1, choice)
    latest = match.n - 1
    play_match(match, [player("beginner", game, seat) for seat in range(3)])
    decisions = decisions_of(game, match.record)
    assert [one.n for one in decisions if one.n <= latest] == [latest]
    again = next(one for one in decisions if one.n == latest)
    judged = judge(game, again, LEVELS[0], 0)
    assert judged.action == again.action
    assert 0 < judged.best_chance < 1
    found = review(game, match.record, iterations=4)
    assert len(found.judgements) == len(decisions)


def test_who_thinks_of_changing_a_secret_choice_weighs_both() -> None:
    game = games.find("pfusch")
    match = Match(game, 2, {}, derived_seed("changed", 2), ["a", "b"])
    match.play(0, "make wood")
    advice = Search(game, 7, 40).consider(match.view(0), match.legal(0))
    assert sum(one.weight for one in advice.alternatives) == 40
    assert {one.action for one in advice.alternatives} == set(match.legal(0))


def test_what_another_version_wrote_down_is_not_read() -> None:
    with pytest.raises(ComptoirError, match="format"):
        Reviewing.read("[0,1,[1.0],[4],0,[]]")
