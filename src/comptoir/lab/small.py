"""Games shrunken until every way they can go can be counted. The rules are the games' own; only the set-up is another one.

`ending` is the last few actions of any game that has a stored position for it. Pfusch has its own: two builders in November,
two tokens left each, two months to go. Each has begun a building of four with one block, of wood or plaster by the toss of a
coin, two wooden blocks left besides what is known to be elsewhere, and has been caught once or as often as wanted. Gifts
differ, so nobody bargains.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from .. import games
from ..games.pfusch import rules
from ..games.pfusch.pieces import (
    APRIL,
    AUGUST,
    DECEMBER,
    GIFT,
    MATERIALS,
    PLAN,
    PLASTER,
    POCKETS,
    TOKENS,
    TOKENS_EACH,
    WOOD,
    WOOD_EACH,
    State,
)
from ..kernel.chance import Chance, Deck
from ..kernel.contract import Game, OptionValue
from ..kernel.events import Tell
from ..kernel.positions import load_position, position_ids
from ..kernel.visibility import PUBLIC, view

NOVEMBER = 11
WOOD_LEFT = 2
PROJECT = 4
GIFTS_LEFT = (GIFT + 2, GIFT + 1)  # a 3 and a 2
COIN = Deck("coin", MATERIALS)


def last_two_months(strikes: int = 1) -> Game[State]:
    """The variant, for `openspiel.SpielGame` or `openspiel.register`."""

    def new(options: Mapping[str, OptionValue], seats: int, chance: Chance, tell: Tell | None) -> State:
        return november(chance, strikes, tell)

    return as_dealt(replace(games.find("pfusch"), most_seats=2, options={}, new=new))


def november(chance: Chance, strikes: int, tell: Tell | None) -> State:
    sites = [PROJECT, PROJECT] + [0] * (PLAN.sites - 2)
    state = rules.set_up(PLAN, sites, 2, False, None)
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
    state.blocks[seat * PLAN.size] = material
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


# ---- the end of any game ----

ENDING = "ending"


def ending(name: str) -> Game[Any]:
    """The stored position `ending` of a game as a game of its own: a few actions are left, and what nobody sees is dealt anew.

    What a seat believes there is how it was dealt, so a player's imagined worlds are the prior of the exact solution.
    """
    position = load_position(games.find(name), ENDING)
    whole = position.game

    def new(options: Mapping[str, OptionValue], seats: int, chance: Chance, tell: Tell | None) -> Any:
        return whole.imagine(view(position.state, PUBLIC), PUBLIC, chance)

    seats = position.state.seats
    return as_dealt(replace(whole, least_seats=seats, most_seats=seats, options={}, new=new))


def endings() -> dict[str, Game[Any]]:
    """A small game for each one that has a stored position for it, and November in Pfusch."""
    found = {name: ending(name) for name in games.names() if ENDING in position_ids(games.find(name))}
    own = last_two_months()
    return {**found, own.name: own}


def as_dealt(game: Game[Any]) -> Game[Any]:
    """The same, believed in as it was dealt: what the others would have done before does not count."""
    return game if game.lookahead is None else replace(game, lookahead=replace(game.lookahead, imagine=None))
