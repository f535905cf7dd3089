"""The grandmaster: its budget, its mixtures, what its network sees on the way, and where there is no network."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.chance import Imagined
from comptoir.kernel.match import Match
from comptoir.kernel.visibility import view
from comptoir.players import PLAYERS, Thinker, play_match, player
from comptoir.players.grandmaster import NARROWED_EVERY, Grandmaster
from comptoir.players.learned import Mind
from comptoir.players.network import shipped_network
from comptoir.players.search import Search
from tests.boards import ELSEWHERE, called
from tests.lab.tables import every_game, every_table
from tests.players.test_learned import network, positions
from tests.shipped import LEARNED


@every_table
def test_it_plays_whole_games_and_the_same_with_the_same_seed(name: str, seats: int) -> None:
    game = games.find(name)
    ends = []
    for _ in range(2):
        match = Match(game, seats, seed=bytes(32))
        play_match(match, [player("grandmaster:6" if seat == 1 else "merchant", game, seat) for seat in range(seats)])
        ends.append(match.record.entries)
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", LEARNED)
def test_it_keeps_its_budget_and_tells_what_it_found(name: str) -> None:
    for game, state, seat in positions(name, games.find(name).least_seats, 30):
        actions = game.legal(state, seat)
        if len(actions) < 3:
            continue
        bot = Grandmaster(game, 3, iterations=60)
        advice = bot.consider(view(state, seat), actions, watched=actions[-1])
        assert advice.iterations <= 60
        # An imagined game may end where somebody chooses again, before the thinker does.
        assert 60 - state.seats <= sum(one.weight for one in advice.alternatives) <= 60
        assert advice.of(actions[-1]) is not None
        assert advice.action in actions
        for one in advice.alternatives:
            assert 0 <= one.estimate <= 1
            assert all(0 <= part <= 1 for part in one.prospects)


def test_by_the_clock_it_looks_into_one_world_at_least() -> None:
    game = games.find("heller")
    _, state, seat = next(positions("heller", 2, 1))
    bot = Grandmaster(game, 3, milliseconds=1e-9)
    assert 1 <= bot.consider(view(state, seat), game.legal(state, seat)).iterations <= bot.compared


def test_without_time_it_does_what_the_network_likes_best() -> None:
    for game, state, seat in positions("heller", 2, 20):
        actions = game.legal(state, seat)
        if len(actions) > 1:
            bot = Grandmaster(game, 3, iterations=1)
            action = bot.consider(view(state, seat), actions).action
            assert action == bot.root.actions[0]
            assert bot.root.handicaps == sorted(bot.root.handicaps)


def choices_of(phase: str) -> Any:
    """Positions of Pfusch in which somebody has such a choice."""
    game = games.find("pfusch")
    for _, state, _ in positions("pfusch", 2, 400):
        for seat in game.to_act(state):
            if game.prompt(state, seat) == phase and len(game.legal(state, seat)) > 1:
                yield game, state.clone(), seat


@pytest.mark.parametrize("phase", ["material", "bribe", "inspect"])
def test_what_must_not_be_read_is_drawn(phase: str) -> None:
    many = 0
    for game, state, seat in list(choices_of(phase))[:40]:
        actions = game.legal(state, seat)
        odds = Grandmaster(game, 4, iterations=30).mixture(view(state, seat), actions)
        assert sum(odds.values()) == pytest.approx(1)
        assert set(odds) == set(actions)
        many += sum(part > 0 for part in odds.values()) > 1
    assert many, "everything was certain"


def test_what_is_drawn_was_tried_side_by_side_and_what_became_unlikely_no_longer() -> None:
    """Every action of a world has the same luck, so as many tries; a watched one is tried to the end, whatever is found."""
    dropped = 0
    for game, state, seat in list(choices_of("inspect"))[:12]:
        actions = game.legal(state, seat)
        bot = Grandmaster(game, 4, iterations=40 * len(actions))
        bot.consider(view(state, seat), actions, watched=actions[-1])
        times = bot.root.times
        # What was dropped may come back, but only with the next look at what has become unlikely.
        assert all((max(times) - tried) % NARROWED_EVERY in (0, 1) or tried % NARROWED_EVERY == 0 for tried in times)
        assert times[bot.root.watched] >= max(times) - 1
        dropped += min(times) < max(times) - 1
    assert dropped


@pytest.mark.parametrize("player", [Search, Grandmaster])
def test_what_is_drawn_is_drawn_by_the_odds_it_began_with_and_what_was_found(player: type[Search]) -> None:
    """Each part of the mixture over its odds, by its logarithm: as much more as the action was found to be better."""
    compared = 0
    for game, state, seat in list(choices_of("bribe"))[:12]:
        actions = game.legal(state, seat)
        bot = player(game, 4, iterations=60)
        bot.consider(view(state, seat), actions)
        root = bot.root
        tried = [at for at in range(len(actions)) if root.times[at]]
        parts = root.anchored()
        for one in tried:
            for other in tried:
                more = log(parts[one] / root.odds[one]) - log(parts[other] / root.odds[other])
                found = sqrt(root.visits) * root.tuning.eager * (root.mean(one) - root.mean(other))
                assert more == pytest.approx(found, abs=1e-6)
                compared += one != other
    assert compared > 50


@pytest.mark.parametrize(
    ("name", "seats", "rollout", "compared"),
    [
        ("heller", 2, 2, 12),
        ("heller", 3, 9, 12),
        ("heller", 4, 8, 12),
        ("pfeffersaecke", 2, 400, 12),
        ("pfeffersaecke", 6, 400, 6),
    ],
)
def test_how_far_and_how_widely_it_looks_hangs_on_the_table(name: str, seats: int, rollout: int, compared: int) -> None:
    game, state, seat = next(one for one in positions(name, seats, 20) if len(one[0].legal(one[1], one[2])) > 1)
    bot = Grandmaster(game, 4, iterations=4)
    bot.consider(view(state, seat), game.legal(state, seat))
    assert (bot.longest_rollout, bot.compared) == (rollout, compared)


@pytest.mark.parametrize(("seats", "trusts"), [(3, True), (5, True), (6, False)])
def test_at_a_full_table_of_weinhaendler_it_hardly_trusts_its_network_and_the_others_do_not_think(
    seats: int, trusts: bool
) -> None:
    game, state, seat = next(one for one in positions("weinhaendler", seats, 9) if len(one[0].legal(one[1], one[2])) > 1)
    bot = Grandmaster(game, 4, iterations=8)
    bot.consider(view(state, seat), game.legal(state, seat))
    assert bot.others_search == trusts
    assert (bot.odds_weight, bot.outlook_share) == ((0.03, 0.5) if trusts else (0.003, 0.0))
    assert trusts or bot.worth(state, bot.evaluate(state)) == Search(game, 4).utilities(state), "as a master values it"


@pytest.mark.parametrize(
    ("seats", "network_odds", "most_eager", "outlook", "months"), [(2, 0.0, 200.0, 0.5, 5), (5, 0.1, 300.0, 1.0, 3)]
)
def test_for_two_the_odds_are_those_of_rollouts_and_where_more_sit_what_is_found_counts_more(
    seats: int, network_odds: float, most_eager: float, outlook: float, months: int
) -> None:
    """For two less is left to the outlook and more to the draw, so that less can be answered to."""
    game, state, seat = next(one for one in positions("pfusch", seats, 1) if len(one[0].legal(one[1], one[2])) > 1)
    assert game.lookahead is not None
    bot = Grandmaster(game, 4, iterations=4)
    bot.consider(view(state, seat), game.legal(state, seat))
    assert bot.network_odds == network_odds
    assert bot.root.tuning.most_eager == most_eager
    assert bot.last_stage == game.lookahead.stage(state) + months
    assert bot.outlook_share == outlook


@pytest.mark.parametrize(("seats", "differs"), [(2, True), (5, False)])
def test_for_two_it_imagines_builders_who_think_where_a_master_imagines_merchants(seats: int, differs: bool) -> None:
    game, state, seat = next(one for one in positions("pfusch", seats, 1) if len(one[0].legal(one[1], one[2])) > 1)
    odds = {}
    for player_class in (Search, Grandmaster):
        bot = player_class(game, 4, iterations=4)
        bot.consider(view(state, seat), game.legal(state, seat))
        assert bot.rollout is not None
        chance = Imagined(5)
        odds[player_class] = sum(bot.rollout(state, seat, chance) == game.legal(state, seat)[0] for _ in range(400))
    assert (abs(odds[Search] - odds[Grandmaster]) > 40) == differs


@every_game
def test_a_second_look_is_as_good_as_a_first(name: str) -> None:
    """Only what differs is added up: the same answers, with NumPy and without."""
    minds = [Mind(games.find(name), network(name, plain)) for plain in (True, True, False)]
    for game, state, seat in positions(name, games.find(name).most_seats, 25):
        actions = game.legal(state, seat)
        minds[0].forget()  # the others remember the first look
        answers = [mind.judge(state, seat, actions) for mind in minds]
        assert minds[0].chances(state, seat) == pytest.approx(answers[0][1])
        for odds, ahead in answers[1:]:
            assert odds == pytest.approx(answers[0][0], abs=1e-4)
            assert ahead == pytest.approx(answers[0][1], abs=1e-4)


@every_game
def test_it_looks_at_nothing_that_the_seat_does_not_see(name: str) -> None:
    """What goes into the network is the same in every world that looks the same."""
    mind = Mind(games.find(name), network(name))
    chance = Imagined(8)
    for game, state, seat in positions(name, games.find(name).most_seats, 25):
        mind.forget()
        assert mind.seen(state, seat) == mind.seen(game.imagine(view(state, seat), seat, chance), seat)


@pytest.mark.parametrize("game", ELSEWHERE.values(), ids=called)
def test_on_a_board_that_nobody_has_learned_it_is_a_master(game: Any) -> None:
    bot = player("grandmaster:8", game, 1)
    assert type(bot) is Search
    assert bot.iterations == 8


def test_it_is_one_of_the_players_and_thinks() -> None:
    bot = PLAYERS["grandmaster"](games.find("pfusch"), 1)
    assert isinstance(bot, Grandmaster)
    assert isinstance(bot, Thinker)
    assert bot.mind.network is shipped_network(games.find("pfusch"))
