"""An instinct for Pfusch: how good an action looks from a world its seat believes in. One unit is 100 000.

The greedy player adds this up over a few worlds and lets the lot decide between equals. Bluff comes from there: what is nearly
a toss-up is made one, and how tempting a bribe is depends on what the believed blocks of the others hold.
"""

from __future__ import annotations

from .beliefs import unknown_blocks, wood_left
from .pieces import (
    APRIL,
    AUGUST,
    BUILD_ON,
    DECEMBER,
    DECLINE,
    GIFT,
    GIVE_UP,
    INFORMER,
    MAKE_WOOD,
    PAY,
    PLASTER,
    PROBE,
    PROPOSE,
    SIZE,
    TIME_UP,
    TOKENS,
    State,
)
from .rules import has_project, standing

USUAL_SIZE = 3
ATTENTION = 0.45  # probes a month that a builder expects from the others together
TOSS_UP = 0.3  # gains smaller than this are left to the lot
MIXED = 1.2  # tokens so many rungs from the best one are as good
LEADING = 0.3  # how much likelier a target is a builder, for every block finished
USUAL_STAKE = 1.6
STRIKE_COST = (0.5, 2.0)  # of the first and of the second time one is caught; the third costs everything
NOT_AGREED = 0.3  # what is left of a probe on which its builder would have to agree
HAVING_SHOWN = 0.2  # one's own wood, once seen, no longer draws the probes of the others


def instinct(state: State, seat: int, action: int) -> float:
    """F5 to F14: how good this action looks, for whatever the seat is asked."""
    if action < PAY:
        return 0.0 if action == MAKE_WOOD else plaster_gain(state, seat)
    if action < BUILD_ON:
        return bribe_fit(state, seat, action - PAY)
    if action < PROBE:
        return site_fit(state, seat, state.sites[action - BUILD_ON])
    if action < DECLINE:
        return probe_gain(state, seat, action - PROBE)
    if action == TIME_UP:
        return -1.0
    if action in (DECLINE, GIVE_UP):
        return 0.0
    return proposal_gain(state, seat, action - PROPOSE)


def loss(state: State, seat: int) -> float:
    """What it costs a builder to be caught now: the project, and what the next strike brings."""
    strikes = state.strikes[seat]
    if strikes < len(STRIKE_COST):
        return state.height[seat] + STRIKE_COST[strikes]
    finished, _ = standing(state, seat)
    return finished + wood_left(state, seat) / 2


# ---- material ----


def plaster_gain(state: State, seat: int) -> float:
    """F5: a block of plaster saves a wooden one; it costs the building if a probe finds it before the sign moves on."""
    if has_project(state, seat):
        height = state.height[seat]
        size = state.sites[state.sign[seat] - 1]
        caught = loss(state, seat)
    else:
        height, size, caught = 0, USUAL_SIZE, loss(state, seat) - state.height[seat]
    inspections = min(size - height, DECEMBER - state.month) + (state.month != AUGUST)
    average_height = (height + 1 + size) / 2
    risk = inspections * ATTENTION / (state.seats - 1) / average_height * (caught + (size - height) / 2 + 1)
    gain = 1 - risk
    return 0.0 if abs(gain) < TOSS_UP else gain


# ---- sites ----


def site_fit(state: State, seat: int, size: int) -> float:
    """F6, F21: what can be finished by December, and rather small: small ones are safe sooner. Never leave one month over."""
    months = DECEMBER - state.month + 1 - (state.month < APRIL)
    if size > months:
        return (months - size) / 2
    return 1 - size / 5 + (1.0 if size == months else 0.0 if months - size > 1 else -0.5)


# ---- bribes ----


def bribe_fit(state: State, seat: int, token: int) -> float:
    """F8: dear gifts for months in which much is at stake, cheap ones for the others; the informer for a ripe target.

    A builder who always played the token that fits best could be read, so all that fit well enough are equals.
    """
    danger, prospect = stakes(state, seat)
    if token == INFORMER:
        return 0.0 if prospect > max(danger, USUAL_STAKE / 2) else -0.5
    first = seat * TOKENS
    pockets = state.tokens[first]
    gifts = [gift for gift in range(GIFT, TOKENS) if state.tokens[first + gift]]
    aim = (danger + prospect) / (danger + prospect + USUAL_STAKE) * (pockets + len(gifts) - 1)
    rung = float(pockets + gifts.index(token)) if token else min(aim, pockets - 1.0)
    return -max(abs(rung - aim) - MIXED, 0.0)


def stakes(state: State, seat: int) -> tuple[float, float]:
    """What this seat may lose if another inspects, and what it may win as the inspector."""
    danger = ripeness(state, seat) * loss(state, seat) / (state.seats - 1)
    prospect = max(ripeness(state, other) * loss(state, other) for other in range(state.seats) if other != seat)
    return danger, prospect / (state.seats - 1)


def ripeness(state: State, seat: int) -> float:
    """The share of plaster among the blocks of a project that nobody has looked into."""
    unknown = unknown_blocks(state, seat)
    return sum(state.blocks[block] == PLASTER for block in unknown) / len(unknown) if unknown else 0.0


# ---- inspections ----


def probe_gain(state: State, seat: int, block: int) -> float:
    """F14: what this probe takes from another builder, by what everyone knows; one's own plaster is better left alone."""
    builder = block // SIZE
    if builder == seat:
        return -loss(state, seat) if state.blocks[block] == PLASTER else -HAVING_SHOWN
    if state.known[block]:
        return 0.0
    return plaster_chance(state, builder) * loss(state, builder) * (1 + LEADING * standing(state, builder)[0])


def plaster_chance(state: State, seat: int) -> float:
    """How likely a block nobody has looked into is plaster: half, or more where wood must have run short."""
    places = len(unknown_blocks(state, seat)) + state.sunk_most[seat] - state.sunk_least[seat]
    return 1 - min(0.5, wood_left(state, seat) / places)


def proposal_gain(state: State, seat: int, block: int) -> float:
    """F10: a good probe on which the others can agree; nobody agrees to have their own building probed."""
    gain = probe_gain(state, seat, block)
    others = [other for other in range(state.seats) if state.tied[other] and other != seat]
    if block // SIZE in others:
        gain *= NOT_AGREED
    if gain > 0 and all(state.proposal[other] == block + 1 for other in others):
        gain += 1
    return gain
