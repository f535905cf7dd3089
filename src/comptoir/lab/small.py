"""Pfusch shrunken until every way it can go can be counted: two builders in November, two tokens left each, two months to go.

The rules are the game's own; only the set-up is another one. Each builder has begun a building of four with one block, of
wood or plaster by the toss of a coin, two wooden blocks left besides what is known to be elsewhere, and has been caught once or
as often as wanted. Gifts differ, so nobody bargains.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from .. import games
from ..games.pfusch import rules
from ..games.pfusch.pieces import (
    APRIL,
    AUGUST,
    DECEMBER,
    GIFT,
    MATERIALS,
    PLASTER,
    POCKETS,
    SITES,
    SIZE,
    TOKENS,
    TOKENS_EACH,
    WOOD,
    WOOD_EACH,
    State,
)
from ..kernel.chance import Chance, Deck
from ..kernel.contract import Game, OptionValue
from ..kernel.events import Tell

NOVEMBER = 11
WOOD_LEFT = 2
PROJECT = 4
GIFTS_LEFT = (GIFT + 2, GIFT + 1)  # a 3 and a 2
COIN = Deck("coin", MATERIALS)


def last_two_months(strikes: int = 1) -> Game[State]:
    """The variant, for `openspiel.SpielGame` or `openspiel.register`."""

    def new(options: Mapping[str, OptionValue], seats: int, chance: Chance, tell: Tell | None) -> State:
        return november(chance, strikes, tell)

    whole = games.find("pfusch")
    assert whole.lookahead is not None
    # A coin has laid the first blocks, and everyone knows it: the model of the opponents, who are tempted, does not hold.
    as_dealt = replace(whole.lookahead, imagine=None)
    return replace(whole, most_seats=2, options={}, new=new, lookahead=as_dealt)


def november(chance: Chance, strikes: int, tell: Tell | None) -> State:
    sites = [PROJECT, PROJECT] + [0] * (SITES - 2)
    state = rules.set_up(sites, 2, False, None)
    state.free = []
    for seat in range(2):
        begin_building(state, seat, PLASTER + chance.pick(2, COIN))
        spend_tokens(state, seat)
        state.strikes[seat] = strikes
    state.month = NOVEMBER
    rules.begin_month(state, tell)
    return state


def begin_building(state: State, seat: int, material: int) -> None:
    """One block stands; all wood but two blocks is known to be in buildings that no longer stand in the way."""
    state.owners[seat] = seat + 1
    state.sign[seat] = seat + 1
    state.height[seat] = 1
    state.blocks[seat * SIZE] = material
    state.sunk_least[seat] = state.sunk_most[seat] = WOOD_EACH - WOOD_LEFT
    state.wood[seat] = WOOD_LEFT - int(material == WOOD)


def spend_tokens(state: State, seat: int) -> None:
    """All tokens but empty pockets and one gift lie on the months that have passed."""
    left = [0] * TOKENS
    left[POCKETS] = left[GIFTS_LEFT[seat]] = 1
    spent = [token for token in range(TOKENS) for _ in range(TOKENS_EACH[token] - left[token])]
    state.tokens[seat * TOKENS : (seat + 1) * TOKENS] = left
    months = [month for month in range(1, NOVEMBER) if month != AUGUST]
    assert APRIL in months  # it rains, but bribes are made
    for month, token in zip(months, spent, strict=True):
        state.calendar[seat * DECEMBER + month - 1] = token + 1
