"""The search led by an evaluator: what it asks, what it makes of the answers, and that it plays."""

from __future__ import annotations

from math import exp
from time import sleep
from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.chance import Imagined
from comptoir.kernel.match import Match
from comptoir.kernel.visibility import View
from comptoir.players import Budget, play_match, player
from comptoir.players.guided import Evaluation, Guided, Leaf
from tests.shipped import MEASURED

HELLER = games.find("heller")


def even(leaves: list[Leaf]) -> list[Evaluation]:
    """Knows nothing."""
    return [([1.0] * len(leaf.actions), [0.5] * leaf.view.fields["seats"]) for leaf in leaves]


def first_choice(name: str = "heller", seats: int = 2) -> tuple[View, list[int]]:
    match = Match(games.find(name), seats, seed=5)
    seat = match.to_act[0]
    return match.view(seat), match.legal(seat)


def test_every_imagined_game_is_counted_and_leaves_are_asked_about_in_batches() -> None:
    asked: list[int] = []

    def counting(leaves: list[Leaf]) -> list[Evaluation]:
        asked.append(len(leaves))
        assert all(isinstance(leaf.view, View) for leaf in leaves)
        return even(leaves)

    seen, legal = first_choice()
    found = Guided(HELLER, 1, counting, iterations=100, batch=16).search(seen, legal)
    assert sum(found.visits) == 100
    assert found.actions == legal
    assert asked[0] == 1
    assert max(asked) == 16


def test_what_the_evaluator_thinks_likely_is_tried_most_until_something_better_is_found() -> None:
    seen, legal = first_choice()
    liked, good = legal[3], legal[7]

    def likes(leaves: list[Leaf]) -> list[Evaluation]:
        return [([10.0 if action == liked else 0.1 for action in leaf.actions], [0.5, 0.5]) for leaf in leaves]

    found = Guided(HELLER, 1, likes, iterations=80, batch=4).search(seen, legal)
    assert found.actions[found.visits.index(max(found.visits))] == liked

    def knows(leaves: list[Leaf]) -> list[Evaluation]:
        """After the good action its seat wins: the stall it places is on the market."""
        cell = good % 30
        mine = [float(leaf.view.market[cell] != 0) for leaf in leaves]
        chances = [[won, 1 - won] if seen.seat == 0 else [1 - won, won] for won in mine]
        return [([1.0] * len(leaf.actions), chance) for leaf, chance in zip(leaves, chances, strict=True)]

    found = Guided(HELLER, 1, knows, iterations=400, batch=4).search(seen, legal)
    best = found.actions[found.visits.index(max(found.visits))]
    assert best % 30 == good % 30
    assert found.chances[found.actions.index(best)] > 0.8


def test_the_same_seed_finds_the_same() -> None:
    seen, legal = first_choice("pfusch", 3)
    results = [Guided(games.find("pfusch"), 4, even, iterations=60).search(seen, legal).visits for _ in range(2)]
    assert results[0] == results[1]


@pytest.mark.parametrize("thinker", range(3))
def test_in_a_leaf_of_a_sealed_phase_a_seat_sees_what_the_match_shows_it(thinker: int) -> None:
    """Nobody is ready in it, whoever thinks: so a network meets what it was trained on."""
    match = Match(games.find("pfusch"), 3, seed=5)
    leaves: list[Leaf] = []

    def watching(asked: list[Leaf]) -> list[Evaluation]:
        leaves.extend(asked)
        return even(asked)

    Guided(match.game, 1, watching, iterations=60).search(match.view(thinker), match.legal(thinker))
    first: dict[int, Leaf] = {}
    for leaf in leaves:
        first.setdefault(leaf.view.seat, leaf)
    for seat in range(3):
        assert first[seat].view == match.view(seat)
        assert first[seat].actions == match.legal(seat)
    sealed = [leaf.view.fields for leaf in leaves if leaf.view.fields["phase"] == match.view(0).fields["phase"]]
    assert len(sealed) > 3
    assert all(seen["choice_count"] == [0, 0, 0] for seen in sealed)


def test_worlds_come_from_a_belief_of_ones_own() -> None:
    asked = []

    def imagine(seen: View, seat: int, chance: Imagined) -> Any:
        asked.append(seat)
        return HELLER.imagine(seen, seat, chance)

    seen, legal = first_choice()
    Guided(HELLER, 1, even, iterations=20, imagine=imagine).search(seen, legal)
    assert asked == [seen.seat] * 20


def by_instinct(game: Any) -> Any:
    """Probabilities from the game's instinct in one believable world; chances from nothing but who leads."""
    chance = Imagined(9)

    def evaluate(leaves: list[Leaf]) -> list[Evaluation]:
        answers: list[Evaluation] = []
        for leaf in leaves:
            world = game.imagine(leaf.view, leaf.view.seat, chance)
            values = [game.instinct(world, leaf.view.seat, action) for action in leaf.actions]
            best = max(values)
            scores = game.scores(world)
            lead = [3.0 if one == max(scores) else 1.0 for one in scores]
            answers.append(([exp((value - best) / 4) for value in values], [one / sum(lead) for one in lead]))
        return answers

    return evaluate


@pytest.mark.parametrize("name", games.names())
def test_it_plays_every_game_to_its_end_and_beats_chance(name: str) -> None:
    """Two games of one that nobody has measured may be lost to luck."""
    game = games.find(name)
    won = 0
    for seed in range(2):
        match = Match(game, game.least_seats, seed=seed)
        mine = seed % game.least_seats
        bots: list[Any] = [player("random", game, seed + seat) for seat in range(game.least_seats)]
        bots[mine] = Guided(game, seed, by_instinct(game), iterations=12, batch=4)
        play_match(match, bots)
        won += mine in match.winners
    assert won >= 1 or name not in MEASURED


def answering(prior: Any = None, chances: Any = (0.5, 0.5), missing: int = 0) -> Any:
    """An evaluator that gives these answers, or even odds; so many of them are missing."""

    def evaluate(leaves: list[Leaf]) -> list[Any]:
        asked = leaves[: len(leaves) - missing]
        return [([1.0] * len(leaf.actions) if prior is None else prior(len(leaf.actions)), chances) for leaf in asked]

    return evaluate


@pytest.mark.parametrize(
    ("evaluate", "told"),
    [
        (answering(lambda many: [1.0]), "a probability for each"),
        (answering(lambda many: [0.0] * many), "not all of them 0"),
        (answering(lambda many: [-1.0] + [1.0] * (many - 1)), "a probability for each"),
        (answering(lambda many: [float("nan")] * many), "a probability for each"),
        (answering(chances=[0.5]), "a chance to win for each of 2 seats"),
        (answering(chances=[0.5, 1.5]), "from 0 to 1"),
        (answering(missing=1), "an answer for each of 1 leaves, not 0"),
    ],
)
def test_an_answer_that_fits_no_question_is_an_error_that_says_so(evaluate: Any, told: str) -> None:
    """At the root as at any other leaf."""
    seen, legal = first_choice()
    with pytest.raises(ValueError, match=told):
        Guided(HELLER, 1, evaluate).search(seen, legal)
    asked: list[int] = []

    def later(leaves: list[Leaf]) -> Any:
        asked.append(len(leaves))
        return even(leaves) if len(asked) == 1 else evaluate(leaves)

    with pytest.raises(ValueError, match=told.replace("1 leaves, not 0", "8 leaves, not 7")):
        Guided(HELLER, 1, later, batch=8).search(seen, legal)


def test_a_search_imagines_at_least_one_game() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        Guided(HELLER, 1, even, iterations=0)


def test_a_budget_of_milliseconds_is_kept_and_one_of_games_is_exact() -> None:
    seen, legal = first_choice()

    def slow(leaves: list[Leaf]) -> list[Evaluation]:
        sleep(0.01)
        return even(leaves)

    for budget, least, most in (
        (Budget(milliseconds=60), 4, 24),
        (Budget(milliseconds=0.01), 4, 4),
        (Budget(iterations=9), 9, 9),
    ):
        search = Guided(HELLER, 1, slow, batch=4, iterations=1000)
        search.think_for(budget)
        assert least <= sum(search.search(seen, legal).visits) <= most
