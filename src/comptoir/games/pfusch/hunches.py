"""What imagined builders of Pfusch do: about what the instinct likes best, found without weighing every action in turn.

Where the instinct calls several actions equal the lot decides, as it does for the greedy player.
"""

from __future__ import annotations

from math import exp

from ...kernel.chance import Chance
from .beliefs import wood_left
from .inspection import may_decline, most_proposals, open_blocks
from .minds import LEADING, MIXED, NOT_AGREED, STRIKE_COST, USUAL_SIZE, USUAL_STAKE, loss, site_fit
from .pieces import (
    APRIL,
    AUGUST,
    BARGAIN,
    BRIBE,
    BUILD_ON,
    DECEMBER,
    DECLINE,
    GIFT,
    GIVE_UP,
    INFORMER,
    LEAST_SIZE,
    MAKE_PLASTER,
    MAKE_WOOD,
    MATERIAL,
    PAY,
    PLASTER,
    PROBE,
    PROPOSE,
    SITE_CHOICE,
    SIZE,
    TOKENS,
    State,
)
from .rules import has_project

FINE = 1 << 20
BOLDNESS = 6.0
ALREADY_CROOKED = 0.5  # of the danger, where another block may be found as well


def hunch(state: State, seat: int, chance: Chance) -> int:
    """F5 to F14: a good action for whatever the seat is asked."""
    phase = state.phase
    if phase == MATERIAL:
        return material(state, seat, chance)
    if phase == BRIBE:
        return PAY + token(state, seat, chance)
    if phase == SITE_CHOICE:
        return BUILD_ON + site(state, seat)
    if phase == BARGAIN:
        return bargain(state, seat, chance)
    return probe(state, seat, chance)


def material(state: State, seat: int, chance: Chance) -> int:
    """F5: plaster, the likelier the more it promises; never quite surely, or the others could read it."""
    if not state.wood[seat]:
        return MAKE_PLASTER
    odds = 1 / (1 + exp(-BOLDNESS * temptation(state, seat)))
    return MAKE_PLASTER if chance.below(FINE) < odds * FINE else MAKE_WOOD


def temptation(state: State, seat: int) -> float:
    """The wood that plaster saves, less what it costs to be caught, month by month until the building is finished and left.

    One probe a month is expected in the town. It hits the block if it comes to this builder and finds it among those that
    nobody has looked into.
    """
    size = USUAL_SIZE
    height = 0
    unknown = 0
    crooked = 0
    if has_project(state, seat):
        size = state.sites[state.sign[seat] - 1]
        height = state.height[seat]
        first = seat * SIZE
        for block in range(first, first + height):
            if not state.known[block]:
                unknown += 1
                if state.blocks[block] == PLASTER:
                    crooked += 1
    fine = strike_cost(state, seat)
    lost = 0.0
    safe = 1.0
    month = state.month
    while height < size and month <= DECEMBER:
        if month != APRIL:  # F19: it rains
            height += 1
            unknown += 1
        if month != AUGUST:  # F20: nobody inspects
            hit = safe / (state.seats * unknown)
            lost += hit * (height + fine) * (1.0 if not crooked else ALREADY_CROOKED)
            safe -= hit
        month += 1
    return safe - lost


def strike_cost(state: State, seat: int) -> float:
    """F17: what being caught costs besides the building; the third time it costs all."""
    strikes = state.strikes[seat]
    if strikes < len(STRIKE_COST):
        return STRIKE_COST[strikes]
    return float(finished_blocks(state, seat) + state.wood[seat])


def site(state: State, seat: int) -> int:
    """The first site of the size that fits best: sites of the same size are equal."""
    fits = [site_fit(state, seat, size) for size in range(LEAST_SIZE, SIZE + 1)]
    dearest = max(fits)
    best = -1
    highest = -100.0
    for one in state.free:
        fit = fits[state.sites[one] - LEAST_SIZE]
        if fit == dearest:
            return one
        if fit > highest:
            highest = fit
            best = one
    return best


def token(state: State, seat: int, chance: Chance) -> int:
    """Any of the tokens that fit as well as the best one: see `minds.bribe_fit`, which this follows rung by rung."""
    danger = 0.0
    prospect = 0.0
    for builder in range(state.seats):
        stake = at_stake(state, builder)
        if builder == seat:
            danger = stake / (state.seats - 1)
        elif stake > prospect:
            prospect = stake
    prospect /= state.seats - 1
    first = seat * TOKENS
    pockets = state.tokens[first]
    gifts = 0
    for gift in range(GIFT, TOKENS):
        if state.tokens[first + gift]:
            gifts += 1
    aim = (danger + prospect) / (danger + prospect + USUAL_STAKE) * (pockets + gifts - 1)
    best: list[int] = []
    highest = -100.0
    rung = pockets - 1
    for one in range(TOKENS):
        if not state.tokens[first + one]:
            continue
        if one == INFORMER:
            fit = 0.0 if prospect > max(danger, USUAL_STAKE / 2) else -0.5
        else:
            if one:
                rung += 1
                off = abs(rung - aim)
            else:
                off = max(aim - (pockets - 1.0), 0.0)
            fit = MIXED - off if off > MIXED else 0.0
        if fit > highest:
            highest = fit
            best = [one]
        elif fit == highest:
            best.append(one)
    return best[chance.below(len(best))]


def at_stake(state: State, seat: int) -> float:
    """What a builder risks at an inspection: the share of plaster in what nobody has looked into, times what it costs."""
    height = state.height[seat]
    if not height:
        return 0.0
    first = seat * SIZE
    unknown = 0
    plaster = 0
    for block in range(first, first + height):
        if not state.known[block]:
            unknown += 1
            if state.blocks[block] == PLASTER:
                plaster += 1
    return plaster / unknown * loss(state, seat) if plaster else 0.0


def probe(state: State, seat: int, chance: Chance) -> int:
    """A block nobody has looked into, of the builder from whom it would take most; else one that harms nobody."""
    block = prey(state, seat, chance)
    if block >= 0:
        return PROBE + block
    if may_decline(state, seat):
        return DECLINE
    harmless = [block for block in open_blocks(state) if block // SIZE != seat]
    return PROBE + harmless[chance.below(len(harmless))]


def bargain(state: State, seat: int, chance: Chance) -> int:
    """F10: agree to what hurts another; else propose once what one would probe alone, and then give up."""
    wanted = -1
    for other in range(state.seats):
        if other != seat and state.tied[other]:
            proposed = state.proposal[other] - 1
            if proposed < 0 or wanted not in (-1, proposed):
                wanted = -2
            elif wanted == -1:
                wanted = proposed
    if wanted >= 0 and wanted // SIZE != seat and not state.known[wanted] and state.proposals[seat] < most_proposals(state):
        return PROPOSE + wanted
    if state.proposal[seat]:
        return GIVE_UP
    block = prey(state, seat, chance)
    return PROPOSE + block if block >= 0 else GIVE_UP


def prey(state: State, seat: int, chance: Chance) -> int:
    """The block whose probe would take most from another, by what everyone knows; -1 if there is none."""
    best = -1
    many = 0
    highest = 0.0
    for builder in range(state.seats):
        height = state.height[builder]
        if builder == seat or not height:
            continue
        first = builder * SIZE
        unknown = 0
        for block in range(first, first + height):
            if not state.known[block]:
                unknown += 1
        if not unknown:
            continue
        worth = suspicion(state, builder, unknown) * loss(state, builder) * (1 + LEADING * finished_blocks(state, builder))
        if state.tied[builder]:
            worth *= NOT_AGREED
        if worth > highest:
            highest = worth
            best = builder
            many = unknown
    if best < 0:
        return -1
    nth = chance.below(many)
    block = best * SIZE
    while state.known[block] or nth:
        nth -= 1 - state.known[block]
        block += 1
    return block


def suspicion(state: State, builder: int, unknown: int) -> float:
    """How likely such a block is plaster, by what everyone knows: see `minds.plaster_chance`."""
    places = unknown + state.sunk_most[builder] - state.sunk_least[builder]
    return 1 - min(0.5, wood_left(state, builder) / places)


def finished_blocks(state: State, seat: int) -> int:
    """F21: blocks in finished buildings."""
    total = 0
    for at in range(len(state.owners)):
        if state.owners[at] == seat + 1:
            total += state.sites[at]
    sign = state.sign[seat]
    if sign and state.height[seat] < state.sites[sign - 1]:
        total -= state.sites[sign - 1]
    return total
