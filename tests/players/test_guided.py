"""The search led by an evaluator: what it asks, what it makes of the answers, and that it plays."""

from __future__ import annotations

from math import exp
from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.chance import Imagined
from comptoir.kernel.match import Match
from comptoir.kernel.visibility import View
from comptoir.players import play_match, player
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


def test_an_answer_that_fits_no_action_is_an_error_that_says_so() -> None:
    seen, legal = first_choice()
    with pytest.raises(ValueError, match="a probability for each"):
        Guided(HELLER, 1, lambda leaves: [([1.0], [0.5, 0.5]) for _ in leaves]).search(seen, legal)
    with pytest.raises(ValueError, match="at least one game"):
        Guided(HELLER, 1, even, iterations=0)
