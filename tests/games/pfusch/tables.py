"""Tables laid out for a test."""

from __future__ import annotations

from comptoir.games.pfusch import GAME
from comptoir.games.pfusch.pieces import BRIBE, MOST_SITES, OUT, PLAN, PLASTER, SIZE, WOOD, State
from comptoir.games.pfusch.rules import set_up
from comptoir.games.pfusch.town import built_in
from tests.games.tables import Hands, Told

hands = Hands(GAME)
act, refusal, offered = hands.act, hands.refusal, hands.offered


def table(seats: int = 3, districts: str = "", clock: bool = False) -> State:
    """A table at the beginning of January with these districts in play, the first ones if none are named."""
    sites = [0] * PLAN.sites
    for letter in districts or "abcde"[:seats]:
        district = "abcde".index(letter)
        for place, size in enumerate(built_in()["districts"][district]["sites"]):
            sites[district * MOST_SITES + place] = size
    return set_up(PLAN, sites, seats, clock, None)


def lay(state: State, seat: int, site: str, blocks: str) -> None:
    """Put up the project of a seat: W a block with wood inside, P plaster, from the ground."""
    place = PLAN.site_names.index(site)
    state.free.remove(place)
    state.owners[place] = seat + 1
    state.sign[seat] = place + 1
    state.height[seat] = len(blocks)
    state.blocks[seat * SIZE : seat * SIZE + len(blocks)] = [WOOD if block == "W" else PLASTER for block in blocks]
    state.wood[seat] -= blocks.count("W")
    assert GAME.audit(state) == []


def town(*projects: str, districts: str = "", clock: bool = False, strikes: tuple[int, ...] = (), bribes: str = "") -> State:
    """A table in the bribes of January, with one project a seat, as `b3 WPW`; `-` for none.

    `strikes` says how often each seat was caught; `bribes` are the tokens then played, as `6 pockets informer`.
    """
    state = table(len(projects), districts, clock)
    for seat, project in enumerate(projects):
        if project != "-":
            lay(state, seat, *project.split())
    state.strikes[: len(strikes)] = strikes
    state.phase = BRIBE
    if bribes:
        bribe(state, *bribes.split())
    return state


def caught_again(stock: int) -> tuple[State, Told]:
    """B, who was caught once, is caught again: so much wood in stock, and the rest of the nine may be in earlier buildings."""
    state = town("b1 W", "b3 P", strikes=(0, 1))
    state.wood[1] = stock
    state.sunk_most[1] = 9
    bribe(state, "6", "1")
    return state, act(state, "A probe B 1")


def make(state: State, *materials: str) -> Told:
    """The builders who are left make their blocks, in the order of the seats."""
    return act(state, *(f"{letter} make {material}" for letter, material in zip(left(state), materials, strict=True)))


def bribe(state: State, *tokens: str) -> Told:
    """The builders who are left play these tokens; a number is a gift."""
    words = [f"gift-{token}" if token.isdecimal() else token for token in tokens]
    return act(state, *(f"{letter} bribe {token}" for letter, token in zip(left(state), words, strict=True)))


def left(state: State) -> list[str]:
    return ["ABCDE"[seat] for seat in range(state.seats) if state.strikes[seat] < OUT]
