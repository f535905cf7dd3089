"""The outlook: everyone's chance to win, by the evaluation and by what a network adds; and that a grandmaster goes by it."""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.chance import Imagined
from comptoir.kernel.visibility import view
from comptoir.players.grandmaster import Grandmaster
from comptoir.players.learned import Mind
from comptoir.players.network import BadWeights, Network, network_of, pack, sizes_of
from comptoir.players.outlook import FURTHEST, Outlook
from tests.players.test_learned import positions
from tests.shipped import LEARNED

HIDDEN, SMALL = (6, 5), (4, 3)


def some_network(name: str, plain: bool = False) -> Network:
    game, luck = games.find(name), Random(name)
    many = sum(rows * columns for rows, columns in sizes_of(game, HIDDEN, SMALL))
    content = pack(game, {"scale": 2.0, "sharpness": 1.5}, HIDDEN, [luck.gauss(0, 0.4) for _ in range(many)], SMALL)
    return network_of(game, content, "w", plain)


def outlook(name: str, plain: bool = False) -> Outlook:
    found = some_network(name, plain).outlook
    assert found is not None
    return Outlook(games.find(name), found)


def expected(game: Any, state: Any) -> list[float]:
    values: list[float] = game.lookahead.evaluate(state)
    return [-one for one in values] if game.lowest_wins else values


@pytest.mark.parametrize("name", LEARNED)
def test_a_second_look_with_numpy_or_without_gives_the_same_chances(name: str) -> None:
    looks = [outlook(name, plain) for plain in (True, True, False)]
    for game, state, seat in positions(name, games.find(name).most_seats, 25):
        looks[0].forget()  # the others remember the first look
        values, clear = expected(game, state), game.lookahead.clear_lead(state)
        first, *rest = [look.chances(state, seat, values, clear) for look in looks]
        assert sum(first) == pytest.approx(1)
        assert len(first) == state.seats
        for other in rest:
            assert other == pytest.approx(first, abs=1e-4)


@pytest.mark.parametrize("name", LEARNED)
def test_nothing_is_looked_at_but_what_the_seat_sees(name: str) -> None:
    look, chance = outlook(name), Imagined(8)
    for game, state, seat in positions(name, games.find(name).most_seats, 25):
        values, clear = expected(game, state), game.lookahead.clear_lead(state)
        look.forget()
        here = look.chances(state, seat, values, clear)
        elsewhere = game.imagine(view(state, seat), seat, chance)
        assert look.chances(elsewhere, seat, values, clear) == pytest.approx(here)


def test_who_may_expect_more_has_the_better_chance_and_nobody_is_infinitely_far_behind() -> None:
    look = outlook("heller")
    _, state, seat = next(positions("heller", 3, 9))
    low, high = (look.chances(state, seat, [10.0, worth, 0.0], 20.0) for worth in (0.0, 30.0))
    assert high[1] > low[1]
    assert high[0] < low[0]
    far, further = (look.chances(state, seat, [0.0, 0.0, -20.0 * FURTHEST * times], 20.0) for times in (1, 1000))
    assert far == further


def test_the_weight_of_the_evaluation_is_the_last_output() -> None:
    """Two seats with the same outputs: e to the power of the last output times their distance is between their logarithms."""
    look = outlook("pfusch", plain=True)
    _, state, seat = next(positions("pfusch", 2, 12))
    out = look.network.all_onwards(look.seen(state, seat))
    chances = look.chances(state, seat, [3.0, 0.0] if seat == 0 else [0.0, 3.0], 2.0)
    own, other = chances[seat], chances[1 - seat]
    assert log(own / other) == pytest.approx(out[0] - out[1] + exp(out[-1]) * 1.5)


@pytest.mark.parametrize("name", LEARNED)
def test_a_grandmaster_goes_by_it_as_far_as_its_game_says(name: str) -> None:
    game = games.find(name)
    bot = Grandmaster(game, 1, Mind(game, some_network(name)), iterations=4)
    assert bot.outlook is not None
    for _, state, _ in positions(name, game.least_seats, 12):
        bot.suit(state)
        assert game.lookahead is not None
        asked, clear = game.to_act(state)[0], game.lookahead.clear_lead(state)
        values, found = expected(game, state), []
        for share in (0.0, 0.5, 1.0):
            bot.outlook_share = share
            found.append(bot.worth(state, values))
        plain, half, whole = found
        assert whole == pytest.approx(bot.outlook.chances(state, asked, values, clear), abs=1e-6)
        assert half == pytest.approx([(one + other) / 2 for one, other in zip(plain, whole, strict=True)])


def test_who_knows_who_wins_need_not_imagine_the_year_to_its_end() -> None:
    game = games.find("pfusch")
    assert game.lookahead is not None
    _, state, seat = next(one for one in positions("pfusch", 3, 6) if len(one[0].legal(one[1], one[2])) > 1)
    knows = Grandmaster(game, 1, Mind(game, some_network("pfusch")), iterations=8)
    does_not = Grandmaster(game, 1, Mind(game, without_outlook("pfusch")), iterations=8)
    for bot in (knows, does_not):
        bot.consider(view(state, seat), game.legal(state, seat))
    assert knows.last_stage == game.lookahead.stage(state) + game.lookahead.guidance.stages_ahead[1]
    assert does_not.last_stage == game.lookahead.stage(state) + game.lookahead.stages_ahead


def test_without_an_outlook_it_asks_the_network_that_chooses() -> None:
    game = games.find("weinhaendler")
    bot = Grandmaster(game, 1, Mind(game, without_outlook("weinhaendler")), iterations=4)
    _, state, _ = next(positions("weinhaendler", 3, 5))
    bot.suit(state)
    bot.outlook_share = 1.0
    assert bot.worth(state, expected(game, state)) == pytest.approx([1 / 3] * 3)  # all its weights are 0


def without_outlook(name: str) -> Network:
    game = games.find(name)
    many = sum(rows * columns for rows, columns in sizes_of(game, HIDDEN))
    content = pack(game, {"scale": 2.0, "sharpness": 1.5}, HIDDEN, [0.0] * many)
    found = network_of(game, content, "w")
    assert found.outlook is None
    return found


def test_a_file_whose_outlook_is_cut_off_is_refused() -> None:
    game = games.find("pfusch")
    many = sum(rows * columns for rows, columns in sizes_of(game, HIDDEN))
    with pytest.raises(BadWeights, match="a network of pfusch has"):
        pack(game, {"scale": 2.0, "sharpness": 1.5}, HIDDEN, [0.0] * many, SMALL)
