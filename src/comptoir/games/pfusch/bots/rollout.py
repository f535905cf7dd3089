"""What merchants of Pfusch and imagined builders do: about what the instinct values most, and drawn, for who always did what
looks best could be read. The numbers were found against rules of one line (`tests/games/pfusch/one_liners.py`)."""

from __future__ import annotations

from math import exp
from typing import Final

from ....kernel.chance import Chance
from .. import pieces as box
from ..inspection import may_decline, most_proposals, open_blocks
from ..pieces import DECEMBER, TOKENS, Plan, State
from ..rules import has_project
from .belief import unknown_blocks
from .evaluation import USUAL_SIZE, agreed_by_others, bribe_values, site_value, strike_cost, target_value, unseen

FINE: Final = 1 << 20
PROBES: Final = 0.6  # expected a month in the whole town
SURENESS: Final = 8.0  # how much likelier plaster is for every wooden block that it is worth
# In wooden blocks, on top of what plaster is worth: by how often one was caught, and for each builder beyond two, for one alone
# wins.
DARING: Final[list[float]] = [0.5, 0.1, 0.0]
DARING_A_RIVAL: Final = 0.1
ON_TOP: Final = 0.85  # how often the topmost block is probed; else any
ALREADY_CROOKED: Final = 0.5  # of the danger, where another block may be found as well


def rollout(plan: Plan, state: State, seat: int, chance: Chance) -> int:
    """F5 to F14: a good action for whatever the seat is asked."""
    phase = state.phase
    if phase == box.MATERIAL:
        return material(plan, state, seat, chance)
    if phase == box.BRIBE:
        return box.PAY + token(plan, state, seat, chance)
    if phase == box.SITE_CHOICE:
        return box.BUILD_ON + site(plan, state)
    if phase == box.BARGAIN:
        return bargain(plan, state, seat, chance)
    return probe(plan, state, seat, chance)


def material(plan: Plan, state: State, seat: int, chance: Chance) -> int:
    """F5: plaster, the likelier the more it is worth; never quite surely, or the others could read it."""
    if not state.wood[seat]:
        return box.MAKE_PLASTER
    worth = plaster_by_months(plan, state, seat) + DARING[state.strikes[seat]] + DARING_A_RIVAL * (state.seats - 2)
    odds = 1 / (1 + exp(-SURENESS * worth))
    return box.MAKE_PLASTER if chance.below(FINE) < odds * FINE else box.MAKE_WOOD


def plaster_by_months(plan: Plan, state: State, seat: int) -> float:
    """The wood that plaster saves, less what it costs to be caught, month by month until the building is finished and left.

    Finer than the instinct's `plaster_saves`, which takes one average month for all. A probe hits the block if it comes to this
    builder and finds it among those that nobody has looked into.
    """
    size = USUAL_SIZE
    height = unknown = crooked = 0
    if has_project(state, seat):
        size = state.sites[state.sign[seat] - 1]
        height = state.height[seat]
        unknown, crooked = unseen(plan, state, seat)
    fine = strike_cost(state, seat)
    lost = 0.0
    safe = 1.0
    month = state.month
    while height < size and month <= DECEMBER:
        if month != box.APRIL:  # F19: it rains
            height += 1
            unknown += 1
        if month != box.AUGUST:  # F20: nobody inspects
            hit = safe * PROBES / (state.seats * unknown)
            lost += hit * (height + fine) * (1.0 if not crooked else ALREADY_CROOKED)
            safe -= hit
        month += 1
    return safe - lost


def site(plan: Plan, state: State) -> int:
    """The first site of the best size: sites of the same size are equal."""
    values = [site_value(state, size) for size in range(plan.size + 1)]
    best = -1
    highest = -100.0
    for one in state.free:
        value = values[state.sites[one]]
        if value > highest:
            highest = value
            best = one
    return best


def token(plan: Plan, state: State, seat: int, chance: Chance) -> int:
    """F8: any of the tokens that suit as well as the best one."""
    values = bribe_values(plan, state, seat)
    highest = max(values)
    best = [one for one in range(TOKENS) if values[one] == highest]
    return best[chance.below(len(best))]


def probe(plan: Plan, state: State, seat: int, chance: Chance) -> int:
    """F14: a block nobody has looked into, of the builder from whom it would take most; else one that harms nobody."""
    block = best_target(plan, state, seat, chance)
    return plan.probe + block if block >= 0 else harmless_probe(plan, state, seat, chance)


def harmless_probe(plan: Plan, state: State, seat: int, chance: Chance) -> int:
    """F14: none at all, or any block of another."""
    if may_decline(state, seat):
        return plan.decline
    others = [block for block in open_blocks(plan, state) if block // plan.size != seat]
    return plan.probe + others[chance.below(len(others))]


def bargain(plan: Plan, state: State, seat: int, chance: Chance) -> int:
    """F10: agree to what hurts another; else propose once what one would probe alone, and then give up."""
    wanted = agreed_by_others(state, seat)
    if (
        wanted >= 0
        and wanted // plan.size != seat
        and not state.known[wanted]
        and state.proposals[seat] < most_proposals(state)
    ):
        return plan.propose + wanted
    if state.proposal[seat]:
        return plan.give_up
    block = best_target(plan, state, seat, chance)
    return plan.propose + block if block >= 0 else plan.give_up


def best_target(plan: Plan, state: State, seat: int, chance: Chance) -> int:
    """One of the blocks whose probe would take most from another, by what everyone knows; -1 if there is none.

    Among equals it goes by lot, or seat A would be looked at first in every town. Wood below and plaster on top is what pays
    most often, so it is the topmost more often than not.
    """
    equals: list[int] = []
    highest = 0.0
    for builder in range(state.seats):
        if builder != seat:
            value = target_value(plan, state, builder)
            if value > highest:
                highest = value
                equals = [builder]
            elif equals and value == highest:
                equals.append(builder)
    if not equals:
        return -1
    best = equals[chance.below(len(equals))] if len(equals) > 1 else equals[0]  # for two there is nothing to draw
    blocks = unknown_blocks(plan, state, best)
    return blocks[-1] if chance.below(FINE) < ON_TOP * FINE else blocks[chance.below(len(blocks))]
