"""What a position of Auf Heller und Pfennig promises, with sums done by hand."""

from __future__ import annotations

import random

import pytest

from comptoir.games.heller import GAME
from comptoir.games.heller.foresight import FILLED, KEPT, KEPT_LAST, LASTING, MOST_TURNS, expected, margin
from comptoir.games.heller.pieces import CELLS, RANKS, SQUARES, STALL, START_MONEY, State
from comptoir.games.heller.scoring import earnings
from comptoir.kernel.chance import Imagined
from tests.games.heller.tables import lay, market, table


def promised(*rows: str) -> float:
    """What the market promises the first of two seats, without its money and the stalls in its hand."""
    state = lay(table(2), market(*rows))
    state.stalls = [0] * (2 * RANKS)
    return expected(state)[0] - START_MONEY


def full_market(seed: int) -> State:
    """All squares and eight stalls of three seats, anywhere; nothing in hand."""
    state = table(3)
    stalls = [STALL + seat * RANKS + rank for seat in range(3) for rank in range(RANKS)]
    chance = random.Random(seed)
    cells = [*SQUARES, *chance.sample(stalls, CELLS - len(SQUARES))]
    chance.shuffle(cells)
    state.stalls = [0] * (3 * RANKS)
    return lay(state, cells)


@pytest.mark.parametrize("seed", range(20))
def test_a_full_market_promises_what_it_pays_but_for_what_the_others_still_spoil(seed: int) -> None:
    state = full_market(seed)
    paid = [START_MONEY + LASTING * amount for amount in earnings(state, None)]
    assert expected(state) == pytest.approx(paid)


def test_a_gap_promises_a_part_of_an_average_unseen_square() -> None:
    """A +6 lies with the stall: of 42 buyers 36 are left, of 21 nuisances all, among 21 squares. Four gaps in the row and four
    in the column are in reach."""
    gap = FILLED * (36 - 21) / 21
    assert promised("A2 +6 . . . .") == pytest.approx(2 * (LASTING * 6 + 8 * gap))


def test_behind_a_fire_nothing_is_promised() -> None:
    """Of the row only the +6 is left; the column has its four gaps."""
    gap = FILLED * (36 - 21) / 20
    assert promised("A1 +6 ## . . .") == pytest.approx(LASTING * 6 + 4 * gap)


def test_under_the_eye_gaps_promise_only_nuisances() -> None:
    """The row has three gaps and the eye, the column four gaps without it."""
    buyers, nuisances = FILLED * 36 / 20, FILLED * 21 / 20
    assert promised("A1 +6 oo . . .") == pytest.approx(-3 * nuisances + 4 * (buyers - nuisances))


def test_the_sack_doubles_promises_too() -> None:
    gap = FILLED * (36 - 21) / 20
    assert promised("A1 +6 x2 . . .") == pytest.approx(2 * (LASTING * 6 + 3 * gap) + 4 * gap)


def test_stalls_in_hand_count_by_rank_and_in_the_last_round_by_the_turns_left() -> None:
    state = table(2)
    state.stalls = [1, 0, 0, 0, 0, 0, 0, 1]
    assert expected(state) == [START_MONEY + KEPT[0], START_MONEY + KEPT[3]]
    state.round = 3
    assert expected(state) == [START_MONEY + MOST_TURNS * KEPT_LAST[0], START_MONEY + MOST_TURNS * KEPT_LAST[3]]
    lay(state, market(*["+1 +1 +1 +1 +1 +1"] * 4, "+1 +1 +1 +1 . ."))
    assert expected(state) == [START_MONEY + KEPT_LAST[0], START_MONEY + KEPT_LAST[3]], "one turn each"


def test_with_an_open_end_no_round_is_known_to_be_the_last() -> None:
    state = table(2, open_end=True)
    state.round = 3
    state.stalls = [0, 1, 0, 0, 0, 0, 0, 0]
    assert expected(state) == [START_MONEY + KEPT[1], START_MONEY]


def test_at_the_end_only_money_counts() -> None:
    state = table(2)
    state.round = 3
    chance = Imagined(4)
    while not state.over:
        GAME.play(state, state.turn, GAME.sample(state, state.turn, chance), chance, None)
    assert expected(state) == GAME.scores(state)


def test_a_lead_grows_surer_as_the_game_goes_on() -> None:
    state = table(2)
    margins = []
    for state.round in (1, 2, 3):
        margins.append(margin(state))
    margins.append(margin(lay(state, market("+1 +2 +3 +4 +5 +6"))))
    assert margins == sorted(margins, reverse=True)
    assert len(set(margins)) == 4
