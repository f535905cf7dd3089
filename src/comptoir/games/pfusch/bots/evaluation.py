"""What actions and positions of Pfusch are worth to a seat, in a world it believes in. One unit is 100 000.

`instinct` values an action, `evaluate` a position; both rest on the same few numbers and on the scoring of the rules. The
greedy player adds the instinct up over a few worlds and lets the lot decide between equals. Bluff comes from there: what is
nearly a toss-up is made one, and how tempting a bribe is depends on what the believed blocks of the others hold.
"""

from __future__ import annotations

from typing import Final

from .. import pieces as box
from ..pieces import DECEMBER, GIFT, INFORMER, OUT, PLASTER, TOKENS, Plan, State
from ..rules import building_months, has_project, profit, scores, standing_blocks
from .belief import earlier_places, wood_left

UNIT: Final = 100_000.0
USUAL_SIZE: Final = 3
ATTENTION: Final = 0.45  # probes a month that a builder expects from the others together
TOSS_UP: Final = 0.3  # plaster worth less than this, or costing less, is left to the lot
MIXED: Final = 1.2  # tokens so many rungs from the best one are as good
LEADING: Final = 0.3  # how much likelier a target is a builder, for every block finished
USUAL_STAKE: Final = 1.6
# Of the first and of the second time one is caught; the third costs everything. (Typed by hand: mypyc 2.4.1 takes a final pair
# of floats for one that was never set.)
STRIKE_COST: Final[tuple[float, ...]] = (0.5, 2.0)
NOT_AGREED: Final = 0.3  # what is left of a probe on which its builder would have to agree
OWN_WOOD_SHOWN: Final = 0.2  # the cost of probing one's own wood: once seen, it no longer draws the probes of the others
NOT_IN_HAND: Final = -100.0  # less than any token one has

CAUGHT: Final = 0.25  # how likely a crooked project is found out before it is safe
UNFINISHED_BLOCK: Final = 0.9  # in a building that can still be finished
GIFT_VALUE: Final = 0.04  # for each point of a gift still in hand


# ---- an action ----


def instinct(plan: Plan, state: State, seat: int, action: int) -> float:
    """F5 to F14: how good this action looks, for whatever the seat is asked."""
    if action < box.PAY:
        return 0.0 if action == box.MAKE_WOOD else plaster_value(plan, state, seat)
    if action < box.BUILD_ON:
        return bribe_values(plan, state, seat)[action - box.PAY]
    if action < plan.probe:
        return site_value(state, state.sites[action - box.BUILD_ON])
    if action < plan.decline:
        return probe_value(plan, state, seat, action - plan.probe)
    if action == plan.time_up:
        return -1.0
    if action in (plan.decline, plan.give_up):
        return 0.0
    return proposal_value(plan, state, seat, action - plan.propose)


def plaster_value(plan: Plan, state: State, seat: int) -> float:
    """F5: what plaster is worth more than wood in the next block of this seat; 0 if it is a toss-up."""
    loss_now = loss(plan, state, seat)
    if has_project(state, seat):
        return plaster_saves(state.seats, state.height[seat], state.sites[state.sign[seat] - 1], state.month, loss_now)
    return plaster_saves(state.seats, 0, USUAL_SIZE, state.month, loss_now - state.height[seat])


def plaster_saves(seats: int, height: int, size: int, month: int, caught: float) -> float:
    """F5: plaster on a building so high saves a wooden block; it costs the building if it is probed before the sign moves on.

    `caught` is what it costs to be caught now; more while the building grows. What is nearly a toss-up is one: 0.
    """
    inspections = min(size - height, DECEMBER - month) + (month != box.AUGUST)
    average_height = (height + 1 + size) / 2
    risk = inspections * ATTENTION / (seats - 1) / average_height * (caught + (size - height) / 2 + 1)
    return 0.0 if abs(1 - risk) < TOSS_UP else 1 - risk


def site_value(state: State, size: int) -> float:
    """F6, F21: what can be finished by December, and rather small: small ones are safe sooner. Never leave one month over."""
    months = building_months(state)
    if size > months:
        return (months - size) / 2
    return 1 - size / 5 + (1.0 if size == months else 0.0 if months - size > 1 else -0.5)


def bribe_values(plan: Plan, state: State, seat: int) -> list[float]:
    """F8: of each token in hand, how well it suits the month: dear gifts if much is at stake, cheap ones if little is.

    Empty pockets and gifts are the rungs of a ladder. A builder who always played the one that suits best could be read, so all
    that are near it are equals. The informer is for a ripe target.
    """
    danger, target = stakes(plan, state, seat)
    first = seat * TOKENS
    pockets = state.tokens[first]
    rungs = sum(state.tokens[first : first + TOKENS]) - state.tokens[first + INFORMER]
    aim = (danger + target) / (danger + target + USUAL_STAKE) * (rungs - 1)
    rung = pockets - 1
    values = [NOT_IN_HAND] * TOKENS
    if pockets:
        values[box.POCKETS] = MIXED - (aim - rung) if aim - rung > MIXED else 0.0
    if state.tokens[first + INFORMER]:
        values[INFORMER] = 0.0 if target > max(danger, USUAL_STAKE / 2) else -0.5
    for gift in range(GIFT, TOKENS):
        if state.tokens[first + gift]:
            rung += 1
            off = abs(rung - aim)
            values[gift] = MIXED - off if off > MIXED else 0.0
    return values


def stakes(plan: Plan, state: State, seat: int) -> tuple[float, float]:
    """What this seat may lose if another inspects, and what it may take from the best target as the inspector."""
    danger = 0.0
    target = 0.0
    for builder in range(state.seats):
        at_stake = stake(plan, state, builder)
        if builder == seat:
            danger = at_stake
        elif at_stake > target:
            target = at_stake
    return danger / (state.seats - 1), target / (state.seats - 1)


def probe_value(plan: Plan, state: State, seat: int, block: int) -> float:
    """F14: what this probe takes from another builder, by what everyone knows; one's own plaster is better left alone."""
    builder = block // plan.size
    if builder == seat:
        return -loss(plan, state, seat) if state.blocks[block] == PLASTER else -OWN_WOOD_SHOWN
    return 0.0 if state.known[block] else target_value(plan, state, builder)


def target_value(plan: Plan, state: State, builder: int) -> float:
    """What a probe of a block nobody has looked into takes from this builder; F10: nobody agrees to have their own probed."""
    unknown, _ = unseen(plan, state, builder)
    if not unknown:
        return 0.0
    value = (
        plaster_chance(plan, state, builder, unknown)
        * loss(plan, state, builder)
        * (1 + LEADING * standing_blocks(state, builder)[0])
    )
    return value * NOT_AGREED if state.tied[builder] else value


def plaster_chance(plan: Plan, state: State, seat: int, unknown: int) -> float:
    """How likely one of so many blocks nobody has looked into is plaster: half, or more where wood must have run short."""
    return 1 - min(0.5, wood_left(plan, state, seat) / (unknown + earlier_places(state, seat)))


def proposal_value(plan: Plan, state: State, seat: int, block: int) -> float:
    """F10: a good probe on which the others can agree; better still if they have."""
    value = probe_value(plan, state, seat, block)
    return value + 1 if value > 0 and agreed_by_others(state, seat) == block else value


def agreed_by_others(state: State, seat: int) -> int:
    """F10: the block on which all the other tied seats stand; -1 if there is none."""
    agreed = 0  # a block + 1, as the proposals are written
    for other in range(state.seats):
        if other != seat and state.tied[other]:
            if not state.proposal[other] or agreed not in (0, state.proposal[other]):
                return -1
            agreed = state.proposal[other]
    return agreed - 1


# ---- a position ----


def evaluate(plan: Plan, state: State) -> list[float]:
    """Profits as they stand, wood in stock as if saved; less the danger to a crooked project and for having been caught."""
    if state.phase == box.OVER:
        return [float(earned) for earned in scores(state)]
    return [seat_value(plan, state, seat) for seat in range(state.seats)]


def seat_value(plan: Plan, state: State, seat: int) -> float:
    strikes = state.strikes[seat]
    if strikes == OUT:
        return 0.0
    finished, unfinished = standing_blocks(state, seat)
    if can_finish(state, seat):
        value = profit(state.wood[seat], finished, 0) / UNIT + unfinished * UNFINISHED_BLOCK
    else:
        value = profit(state.wood[seat], finished, unfinished) / UNIT
    value -= CAUGHT * stake(plan, state, seat) + (STRIKE_COST[strikes - 1] if strikes else 0.0)
    for gift in range(GIFT, TOKENS):
        value += GIFT_VALUE * (gift - GIFT + 1) * state.tokens[seat * TOKENS + gift]
    return value * UNIT


def can_finish(state: State, seat: int) -> bool:
    """Whether the months left are enough for the project."""
    return not has_project(state, seat) or state.sites[state.sign[seat] - 1] - state.height[seat] <= building_months(state)


# ---- what both rest on ----


def stake(plan: Plan, state: State, seat: int) -> float:
    """What a builder risks at an inspection: the share of plaster in what nobody has looked into, times what it costs."""
    if not state.height[seat]:
        return 0.0
    unknown, plaster = unseen(plan, state, seat)
    return plaster / unknown * loss(plan, state, seat) if plaster else 0.0


def loss(plan: Plan, state: State, seat: int) -> float:
    """What it costs a builder to be caught now, by what everyone knows: half of the wood not accounted for may be in stock."""
    if state.strikes[seat] < len(STRIKE_COST):
        return state.height[seat] + STRIKE_COST[state.strikes[seat]]
    return all_that_is_safe(state, seat, wood_left(plan, state, seat) / 2)


def strike_cost(state: State, seat: int) -> float:
    """F17: what being caught costs this seat besides the building."""
    strikes = state.strikes[seat]
    return STRIKE_COST[strikes] if strikes < len(STRIKE_COST) else all_that_is_safe(state, seat, state.wood[seat])


def all_that_is_safe(state: State, seat: int, stock: float) -> float:
    """F18: what a builder loses who is put out: the blocks of finished buildings and the wood in stock."""
    return standing_blocks(state, seat)[0] + stock


def unseen(plan: Plan, state: State, seat: int) -> tuple[int, int]:
    """The blocks of a project that nobody has looked into: how many, and how many of them are plaster in this world."""
    unknown = plaster = 0
    for block in range(seat * plan.size, seat * plan.size + state.height[seat]):
        if not state.known[block]:
            unknown += 1
            if state.blocks[block] == PLASTER:
                plaster += 1
    return unknown, plaster
