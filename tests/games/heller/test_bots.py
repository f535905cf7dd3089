"""What actions and positions of Auf Heller und Pfennig are worth to the bots, with sums done by hand."""

from __future__ import annotations

import random

import pytest

from comptoir.games.heller import GAME
from comptoir.games.heller.bots.evaluation import evaluate, instinct
from comptoir.games.heller.bots.lookahead import clear_lead
from comptoir.games.heller.pieces import CELLS, RANKS, SQUARES, STALL, State
from comptoir.games.heller.scoring import earnings
from comptoir.kernel.chance import Imagined
from tests.games.heller.tables import act, lay, market, piece, table


def brought(*rows: str) -> float:
    """What the market will bring the first of two seats, without its 50 of money and the stalls in its hand."""
    state = lay(table(2), market(*rows))
    state.stalls = [0] * (2 * RANKS)
    return evaluate(state)[0] - 50


def full_market(seed: int) -> State:
    """All squares and eight stalls of three seats, anywhere; nothing in hand."""
    state = table(3)
    stalls = [STALL + seat * RANKS + rank for seat in range(3) for rank in range(RANKS)]
    chance = random.Random(seed)
    cells = [*SQUARES, *chance.sample(stalls, CELLS - len(SQUARES))]
    chance.shuffle(cells)
    state.stalls = [0] * (3 * RANKS)
    return lay(state, cells)


# ---- what a position is worth ----


@pytest.mark.parametrize("seed", range(20))
def test_a_full_market_brings_what_it_pays_but_for_a_tenth_that_the_others_still_spoil(seed: int) -> None:
    state = full_market(seed)
    assert evaluate(state) == pytest.approx([50 + 0.9 * amount for amount in earnings(state, None)])


def test_a_gap_brings_a_fifth_of_an_average_unseen_square() -> None:
    """A +6 lies with the stall: of 42 buyers 36 are left, of 21 nuisances all, among 21 squares: a gap brings 0.2 * 15 / 21, so
    1/7. Four gaps in the row and four in the column are in reach, and the stall has two ranks: 2 * (0.9 * 6 + 8/7)."""
    assert brought("A2 +6 . . . .") == pytest.approx(10.8 + 16 / 7)


def test_behind_a_fire_nothing_is_to_be_had() -> None:
    """Of the row only the +6 is left, 5.4; the column has its four gaps, each 0.2 * 15 / 20."""
    assert brought("A1 +6 ## . . .") == pytest.approx(5.4 + 0.6)


def test_under_the_eye_gaps_bring_only_nuisances() -> None:
    """The row has three gaps and the eye, each 0.2 * -21 / 20; the column four gaps of 0.15 without it."""
    assert brought("A1 +6 oo . . .") == pytest.approx(-0.63 + 0.6)


def test_the_sack_doubles_what_is_to_come_too() -> None:
    """In the row 2 * (5.4 + 3 * 0.15), in the column 4 * 0.15."""
    assert brought("A1 +6 x2 . . .") == pytest.approx(11.7 + 0.6)


def test_stalls_in_hand_count_by_rank_and_in_the_last_round_by_the_turns_left() -> None:
    state = table(2)
    state.stalls = [1, 0, 0, 0, 0, 0, 0, 1]
    assert evaluate(state) == [50 + 2, 50 + 20]
    state.round = 3
    assert evaluate(state) == [50 + 5 * 1, 50 + 5 * 3], "more than five turns bring no more"
    lay(state, market(*["+1 +1 +1 +1 +1 +1"] * 4, "+1 +1 +1 +1 . ."))
    assert evaluate(state) == [50 + 1, 50 + 3], "one turn each"


def test_with_an_open_end_no_round_is_known_to_be_the_last() -> None:
    state = table(2, open_end=True)
    state.round = 3
    state.stalls = [0, 1, 0, 0, 0, 0, 0, 0]
    assert evaluate(state) == [50 + 9, 50]


def test_at_the_end_only_money_counts() -> None:
    state = table(2)
    state.round = 3
    chance = Imagined(4)
    while not state.over:
        GAME.play(state, state.turn, GAME.sample(state, state.turn, chance), chance, None)
    assert evaluate(state) == GAME.scores(state)


def test_a_lead_grows_surer_as_the_game_goes_on() -> None:
    state = table(2)
    leads = []
    for state.round in (1, 2, 3):
        leads.append(clear_lead(state))
    leads.append(clear_lead(lay(state, market("+1 +2 +3 +4 +5 +6"))))
    assert leads == sorted(leads, reverse=True)
    assert len(set(leads)) == 4


# ---- how good an action looks ----


def looks(action: str, *rows: str, drawn: str = "") -> float:
    """How an action looks to the first of two seats; A has drawn a square if one is named."""
    state = lay(table(2), market(*rows))
    state.drawn = [piece(drawn) if drawn else 0, 0]
    return instinct(state, 0, GAME.actions.parse(action))


def test_a_stall_looks_as_good_as_it_earns_less_what_keeping_it_would_bring() -> None:
    """Rank 2 earns 2 * 6 in the row and 2 * -1 in the column; a stall of rank 2 kept is worth 7. Rank 4: 4 * 5 less 15."""
    assert looks("stall 2 a1", ". +6 . . . .", "-1 . . . . .") == 12 - 2 - 7
    assert looks("stall 4 a1", ". +6 . . . .", "-1 . . . . .") == 20 - 15


def test_a_square_looks_as_good_as_the_lead_it_brings() -> None:
    """In the row A leads by one rank and the sack doubles: 2 * 3. In the column of b1 B leads by one rank: -3."""
    assert looks("place b1", "A2 . x2 B1 . .", drawn="+3") == 6
    assert looks("place b1", "A2 . x2 B1 . .", ". B1 . . . .", drawn="+3") == 6 - 3


def test_fire_looks_good_where_it_cuts_the_others_off() -> None:
    """B earns 4 * 5 in the row; after the fire A keeps its 2 and B has nothing."""
    assert looks("place c1", "A1 +2 . B4 . .", drawn="##") == 2 - (2 - 8)


def test_the_eye_looks_good_over_the_buyers_of_others() -> None:
    assert looks("place c1", "+5 +2 . B3 . .", drawn="oo") == 21


@pytest.mark.parametrize("seed", range(8))
def test_an_action_looks_as_good_as_the_change_it_makes_if_the_round_ended_then(seed: int) -> None:
    """Whatever lies there: the lead over the average of the others after the action less that before it."""

    def lead(state: State, seat: int) -> float:
        paid = earnings(state, None)
        return (paid[seat] * state.seats - sum(paid)) / (state.seats - 1)

    state, chance = table(4, seed), Imagined(seed)
    while len(state.empty) > 1:
        seat, action = state.turn, GAME.sample(state, state.turn, chance)
        name = GAME.actions.block(action).name
        if name != "draw":
            after = state.clone()
            cost = (3, 7, 11, 15)[action // CELLS] if name == "stall" else 0
            act(after, GAME.actions.text(action), chance=chance)
            if after.round == state.round:
                assert instinct(state, seat, action) == pytest.approx(lead(after, seat) - lead(state, seat) - cost)
        GAME.play(state, seat, action, chance, None)
