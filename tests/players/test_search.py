"""The search player: repeatable, stronger than it would be without thinking, mixed where it must be."""

from __future__ import annotations

from dataclasses import replace
from math import log
from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.chance import Imagined
from comptoir.kernel.contract import Game
from comptoir.kernel.errors import UnknownName
from comptoir.kernel.match import Match
from comptoir.kernel.visibility import view
from comptoir.players import LEVELS, PLAYERS, play_match, player
from comptoir.players.information import InformationKeys
from comptoir.players.search import Search, utilities_of
from comptoir.players.trees import Node, Tuning, drawn
from tests.players.test_honesty import GAMES, every_game, positions


@every_game
def test_the_same_seed_and_budget_give_the_same_advice(game: Game[Any]) -> None:
    state = positions(game, game.least_seats, 4, 21)[0]
    seat = game.to_act(state)[0]
    advised = [Search(game, 9, iterations=60).consider(view(state, seat), game.legal(state, seat)) for _ in range(2)]
    assert advised[0].action == advised[1].action
    assert [(one.action, one.estimate) for one in advised[0].alternatives] == [
        (one.action, one.estimate) for one in advised[1].alternatives
    ]


@every_game
def test_advice_names_legal_actions_with_estimates_between_loss_and_win(game: Game[Any]) -> None:
    for state in positions(game, game.most_seats, 4, 31)[:2]:
        seat = game.to_act(state)[0]
        actions = game.legal(state, seat)
        advice = Search(game, 2, iterations=40).consider(view(state, seat), actions)
        assert advice.action in actions
        assert advice.iterations == 40
        # Where others have chosen in secret, an imagined game may stop at a choice of theirs that is new to the tree.
        assert 36 <= sum(one.weight for one in advice.alternatives) <= 40
        assert {one.action for one in advice.alternatives} <= set(actions)
        assert all(0 <= one.estimate <= 1 for one in advice.alternatives)


@every_game
def test_every_level_plays_a_whole_game(game: Game[Any]) -> None:
    match = Match(game, game.least_seats, {}, bytes(32))
    names = ["beginner", "apprentice", "search:4"]
    bots = [player(names[seat % 3], game, seat) for seat in range(game.least_seats)]
    play_match(match, bots)
    assert match.winners


def every_game_with(part: str) -> pytest.MarkDecorator:
    """All games that offer this part of a lookahead."""
    offering = [game for game in GAMES if getattr(game.lookahead, part, None)]
    return pytest.mark.parametrize("game", offering, ids=lambda game: game.name)


@every_game_with("rollout")
def test_rollouts_are_legal(game: Game[Any]) -> None:
    assert game.lookahead is not None
    assert game.lookahead.rollout is not None
    chance = Imagined(5)
    asked = 0
    for seats in (game.least_seats, game.most_seats):
        for state in positions(game, seats, 8, 3):
            for seat in game.to_act(state):
                asked += 1
                assert game.lookahead.rollout(state, seat, chance) in game.legal(state, seat)
    assert asked > 20


@every_game_with("imagine")
def test_worlds_weighed_by_how_others_act_look_as_the_real_one_does(game: Game[Any]) -> None:
    assert game.lookahead is not None
    assert game.lookahead.imagine is not None
    chance = Imagined(6)
    for state in positions(game, game.most_seats, 9, 5):
        for seat in game.to_act(state):
            world = game.lookahead.imagine(view(state, seat), seat, chance)
            assert game.audit(world) == []
            assert view(world, seat).fields == view(state, seat).fields


def test_a_sealed_choice_begins_with_the_mixture_of_rollouts() -> None:
    game = games.find("pfusch")
    state = positions(game, 2, 2, 1)[0]
    assert game.prompt(state, 0) == "material"
    state.strikes[0] = 2  # who may not be caught again takes wood
    node = Search(game, 1, iterations=1).new_node(state, 0)
    assert node.mixed
    assert node.mixture()[node.actions.index(game.actions.parse("make wood"))] > 0.8


def test_what_is_rare_in_a_mixture_is_not_played() -> None:
    node = Node([0, 1, 2], [0.0, 0.0, 0.0], True)
    node.visits = 100
    node.played = [60.0, 38.0, 2.0]
    assert {node.favourite(Imagined(seed)) for seed in range(300)} == {0, 1}


def test_a_time_limit_stops_the_search() -> None:
    game = games.find("heller")
    state = positions(game, 2, 1, 5)[0]
    advice = Search(game, 1, milliseconds=5).consider(view(state, state.turn), game.legal(state, state.turn))
    assert 0 < advice.iterations < 5000


def test_a_watched_action_is_tried_however_little_it_is_liked() -> None:
    game = games.find("heller")
    state = positions(game, 2, 1, 5)[0]
    actions = game.legal(state, state.turn)
    worst = min(actions, key=lambda action: game.instinct(state, state.turn, action))
    found = Search(game, 1, iterations=50).consider(view(state, state.turn), actions, watched=worst).of(worst)
    assert found is not None
    assert found.weight >= 9


def test_favourites_are_compared_in_the_same_worlds_and_the_worst_drop_out() -> None:
    """Weinhändler compares side by side: each favourite is tried at least once, the last two most often, all alike at first."""
    game = games.find("weinhaendler")
    state = next(one for one in positions(game, 3, 4, 5) if len(game.legal(one, one.turn)) >= 6)
    actions = game.legal(state, state.turn)
    advice = Search(game, 3, iterations=90).consider(view(state, state.turn), actions)
    weights = [one.weight for one in advice.alternatives]
    assert sum(weights) == 90
    assert len(weights) == min(len(actions), 8)
    assert weights[0] - weights[1] <= 1, "the last two were in the same worlds"
    assert weights[0] > 2 * weights[-1] > 0


def test_laps_give_every_seat_the_same_number_of_actions() -> None:
    """Heller, two laps at a table of three: six actions in every imagined game, none more."""
    heller = games.find("heller")
    assert heller.lookahead is not None
    state = next(one for one in positions(heller, 3, 4, 5) if len(one.empty) > 12)
    lengths: list[int] = []
    played: list[int] = []

    def play(world: Any, seat: int, action: int, chance: Any, tell: Any) -> None:
        played.append(seat)
        heller.play(world, seat, action, chance, tell)

    def worth(world: Any) -> list[float]:
        lengths.append(len(played))
        played.clear()
        return [float(amount) for amount in world.money]

    game = replace(heller, play=play, lookahead=replace(heller.lookahead, actions_ahead=2, evaluate=worth))
    Search(game, 3, iterations=20).consider(view(state, state.turn), game.legal(state, state.turn))
    assert lengths == [6] * 20


@pytest.mark.parametrize("think", [True, False])
def test_the_other_seats_grow_trees_only_if_they_are_to_think(think: bool) -> None:
    """A seat's legal actions are listed when it gets a node of its own; a rollout needs no list."""
    heller = games.find("heller")
    assert heller.lookahead is not None
    state = next(one for one in positions(heller, 3, 4, 5) if len(one.empty) > 12)
    listed: set[int] = set()

    def legal(world: Any, seat: int) -> list[int]:
        listed.add(seat)
        return heller.legal(world, seat)

    game = replace(heller, legal=legal, lookahead=replace(heller.lookahead, actions_ahead=2, compared=0, others_search=think))
    Search(game, 3, iterations=300).consider(view(state, state.turn), heller.legal(state, state.turn))
    assert (listed - {state.turn} != set()) == think


def test_a_watched_action_stays_in_the_comparison() -> None:
    game = games.find("weinhaendler")
    state = next(one for one in positions(game, 3, 4, 5) if len(game.legal(one, one.turn)) >= 6)
    actions = game.legal(state, state.turn)
    worst = min(actions, key=lambda action: game.instinct(state, state.turn, action))
    advice = Search(game, 3, iterations=90).consider(view(state, state.turn), actions, watched=worst)
    found = advice.of(worst)
    assert found is not None
    assert found.weight == max(one.weight for one in advice.alternatives)


def test_the_last_move_of_heller_is_the_one_that_wins() -> None:
    """One cell is left in the last round: the search takes the action with the best final score, as one can count."""
    game = games.find("heller")
    last = [one for one in positions(game, 2, 8, 1) if one.round == 3 and len(one.empty) == 1 and not one.drawn[one.turn]]
    state = last[-1]
    seat = state.turn
    state.pile = []  # nothing to draw: every action ends the game
    for rank in range(4):
        state.stalls[seat * 4 + rank] = 1
    margin = {}
    for action in game.legal(state, seat):
        after = state.clone()
        game.play(after, seat, action, Imagined(1), None)
        margin[action] = after.money[seat] - after.money[1 - seat]
    assert len(set(margin.values())) > 1
    chosen = Search(game, 1, iterations=300).choose(view(state, seat), game.legal(state, seat))
    assert margin[chosen] == max(margin.values())


def test_who_thinks_by_the_clock_stops_when_the_choice_is_clear() -> None:
    """The last cell of the game: every action has one outcome, and after a first look there is nothing to think over."""
    game = games.find("heller")
    state = [one for one in positions(game, 2, 8, 1) if one.round == 3 and len(one.empty) == 1 and not one.drawn[one.turn]][-1]
    state.pile = []
    for rank in range(4):
        state.stalls[state.turn * 4 + rank] = 1
    actions = game.legal(state, state.turn)
    advice = Search(game, 4, milliseconds=60_000).consider(view(state, state.turn), actions)
    assert advice.action == Search(game, 4, iterations=400).consider(view(state, state.turn), actions).action
    assert advice.iterations <= 32 * len(actions)


def test_a_comparison_goes_on_only_where_it_may_still_turn_round() -> None:
    chance = Imagined(5)
    better, worse, level, close, watched = range(5)
    node = Node([better, worse, level, close, watched], [0.0] * 5, False)
    node.watched = watched
    for world in range(50):
        luck = chance.below(100) / 200  # the same for all of them: they are tried in the same worlds
        alone = 0.25 if world % 2 else -0.25  # and what only one of them meets
        for at, utility in ((better, luck), (worse, luck - 0.01), (level, luck), (close, luck + alone - 0.01), (watched, -1.0)):
            node.forced = at
            node.learn(at, utility)
    assert node.is_settled(better, worse), "small, but always"
    assert node.is_settled(better, level), "no difference to think about"
    assert not node.is_settled(better, close)
    assert node.unsettled([better, worse, level, close, watched]) == [better, close, watched]


def test_regret_matching_finds_the_mixture_of_matching_pennies() -> None:
    """Two nodes play matching pennies, where one side wins 1 or 3: the mixtures of the equilibrium are known."""
    chance = Imagined(7)
    pays = ((1.0, 0.0), (0.0, 1 / 3))  # to the row; equilibrium: both play the first with 1/4
    row, column = Node([0, 1], [0.0, 0.0], True), Node([0, 1], [0.0, 0.0], True)
    for _ in range(20_000):
        one, other = row.select(chance), column.select(chance)
        row.learn(one, pays[one][other])
        column.learn(other, 1 - pays[one][other])
    assert row.played[0] / sum(row.played) == pytest.approx(0.25, abs=0.06)
    assert column.played[0] / sum(column.played) == pytest.approx(0.25, abs=0.06)


def test_bribes_in_pfusch_are_mixed() -> None:
    game = games.find("pfusch")
    state = next(one for one in positions(game, 2, 2, 1) if game.prompt(one, 0) == "bribe" and len(game.to_act(one)) == 2)
    choices = {Search(game, seed, iterations=24).choose(view(state, 0), game.legal(state, 0)) for seed in range(8)}
    assert len(choices) > 1


def test_a_node_widens_in_the_order_of_liking() -> None:
    chance = Imagined(1)
    node = Node(list(range(50)), [0.0] * 50, False)
    for _ in range(100):
        node.learn(node.select(chance), 0.5)
    tried = [at for at in range(50) if node.times[at]]
    assert tried == list(range(len(tried)))
    assert 3 < len(tried) < 20


def test_weights_are_drawn_in_proportion() -> None:
    chance = Imagined(3)
    times = [0, 0, 0]
    for _ in range(6000):
        times[drawn([1.0, 2.0, 3.0], chance)] += 1
    assert times == pytest.approx([1000, 2000, 3000], rel=0.12)


def test_leads_over_the_best_other_are_what_counts() -> None:
    first, second, third = utilities_of([30.0, 10.0, 30.0], 20.0)
    assert first == third == 0.5
    assert 0 < second < 0.5


def test_a_seat_does_not_hear_the_secret_part_of_an_event() -> None:
    game = games.find("heller")
    keys = InformationKeys(game.events, 2)
    drew = next(code for code, kind in enumerate(game.events.kinds) if kind.name == "drew")
    places = []
    for square in (3, 5):
        keys.reset()
        keys.add_event(drew, (0, square))
        places.append((keys.of(0), keys.of(1)))
    assert places[0][0] != places[1][0], "the owner can tell the squares apart"
    assert places[0][1] == places[1][1], "the other seat cannot"


def test_the_five_levels_are_players() -> None:
    assert LEVELS == ("beginner", "apprentice", "merchant", "master", "grandmaster")
    assert set(LEVELS) <= set(PLAYERS)


@pytest.mark.parametrize("name", ["patriarch", "greedy:5", "search:", "search:ms", "search:0", "search:-3", "search:1.5"])
def test_unknown_players_and_budgets_are_refused(name: str) -> None:
    with pytest.raises(UnknownName):
        player(name, games.find("heller"), 1)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_sealed_choice_is_thought_about_whoever_is_asked_first(seats: int) -> None:
    """A house asks bots while people are still choosing: every one of them thinks, not only who comes first in order."""
    pfusch = games.find("pfusch")
    match = Match(pfusch, seats, seed=bytes(32))
    while len(match.to_act) > 1:
        for seat in match.to_act:
            advice = Search(pfusch, 1, 40).consider(match.view(seat), match.legal(seat))
            assert sum(one.weight for one in advice.alternatives) >= 39
        match.play(match.to_act[-1], match.legal(match.to_act[-1])[0])


def test_the_numbers_of_a_search_can_be_given() -> None:
    """Who considers one action only does what the instinct likes best; and what makes no sense is refused."""
    game = games.find("pfeffersaecke")
    state = game.new(game.parse_options({}), 2, Imagined(3), None)
    seat = game.to_act(state)[0]
    seen, actions = view(state, seat), game.legal(state, seat)
    narrow = Search(game, 1, iterations=40, tuning=Tuning(first_width=1, widening=0.0))
    assert len(narrow.consider(seen, actions).alternatives) == 1
    assert len(Search(game, 1, iterations=40).consider(seen, actions).alternatives) > 1
    with pytest.raises(ValueError, match="below 0"):
        Tuning(explore=-1.0)
    with pytest.raises(ValueError, match="at least 1"):
        Tuning(iterations_a_world=0)


@pytest.mark.parametrize(("tries", "eager"), [(100, 20.0), (400, 40.0), (800, 80.0), (1600, 90.0)])
def test_what_was_found_counts_the_more_the_surer_it_is_up_to_a_bound(tries: int, eager: float) -> None:
    """By the square root of the tries; from 400 on as these grow; never more than 90."""
    node = Node([1, 2], [0.0, 0.0], mixed=True, tuning=Tuning(eager=2.0, sure=400, most_eager=90.0))
    node.anchor([0.5, 0.5])
    node.visits, node.times, node.totals = tries, [tries // 2, tries // 2], [tries * 0.3, tries * 0.25]
    one, other = node.anchored()
    assert log(one / other) == pytest.approx(eager * 0.1)
