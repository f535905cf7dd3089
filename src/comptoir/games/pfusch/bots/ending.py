"""The last two months of Pfusch for two, as `players.ending` thinks them through: from where, and what is worth a thought.

The further back thinking begins, the less of what is hidden is taken for the toss of a coin. What a seat sees tells enough to
go back to the beginning of this month, and from December to that of November, unless a building was torn down in between.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from ....kernel.chance import Imagined
from .. import pieces as box
from ..inspection import builders, may_decline, open_blocks
from ..pieces import BRIBE, DECEMBER, GIFT, INFORM, INFORMER, INSPECT, MATERIAL, SITE_CHOICE, TOKENS, WOOD, Plan, State
from ..rules import Rules
from .belief import unknown_blocks
from .rollout import site

Move = tuple[int, int, bool]  # a seat, what it did, whether everyone has seen it

NOVEMBER: Final = 11
MOST_MOVES: Final = 20  # of two months, more or less
NOTHING: Final = -1


def is_near(state: State) -> bool:
    """For two, from November on; bargaining and sites are another matter."""
    return state.seats == 2 and state.month >= NOVEMBER and state.phase in (MATERIAL, BRIBE, INSPECT, INFORM)


def choices(plan: Plan, state: State, seat: int) -> list[int]:
    """What is worth a thought, by what this seat knows: of sites the first of the best size, of blocks those of the other that
    nobody has looked into. Two who have to agree on a block never do."""
    phase = state.phase
    if phase == MATERIAL:
        return [box.MAKE_PLASTER, box.MAKE_WOOD] if state.wood[seat] else [box.MAKE_PLASTER]
    if phase == BRIBE:
        return [box.PAY + token for token in range(TOKENS) if state.tokens[seat * TOKENS + token]]
    if phase == SITE_CHOICE:
        return [box.BUILD_ON + site(plan, state)]
    if phase == box.BARGAIN:
        return [plan.give_up]
    unknown = unknown_blocks(plan, state, 1 - seat)
    if unknown:
        return [plan.probe + block for block in unknown]
    if may_decline(state, seat):
        return [plan.decline]
    return [plan.probe + next(block for block in open_blocks(plan, state) if block // plan.size != seat)]


# ---- back to the beginning ----


class Past:
    """What was done since the beginning, by month and seat: materials, sites, tokens and blocks probed."""

    def __init__(self) -> None:
        self.made: dict[tuple[int, int], int] = {}
        self.sites: dict[tuple[int, int], int] = {}
        self.paid: dict[tuple[int, int], int] = {}
        self.probed: dict[tuple[int, int], int] = {}


def go_back(plan: Plan, world: State) -> tuple[State, list[Move]]:
    """The state in which this world's month began, or November, and what has been done since; if that cannot be told, the world
    itself, without what has been chosen but not shown."""
    now = world.clone()
    now.choice = [0, 0]
    if now.phase in (MATERIAL, BRIBE):
        now.waiting = builders(now)
    past = Past()
    begun = month_before(plan, now, past)
    if begun is None:
        return now, []
    if begun.month == DECEMBER:
        earlier = november(plan, begun, past)
        if earlier is not None:
            moves = replayed(plan, earlier, past, now)
            if moves is not None:
                return earlier, moves
    moves = replayed(plan, begun, past, now)
    return (now, []) if moves is None else (begun, moves)


def month_before(plan: Plan, now: State, past: Past) -> State | None:
    """The state in which this month began."""
    begun = now.clone()
    if now.phase == MATERIAL:
        return begun
    if now.phase in (INSPECT, INFORM):
        take_back_bribes(begun, past)
        tokens = [past.paid[now.month, seat] for seat in range(2)]
        if now.phase == INFORM and max(tokens) >= GIFT:
            return None  # somebody has inspected before
    return begun if take_back_blocks(plan, begun, past) else None


def november(plan: Plan, begun: State, past: Past) -> State | None:
    """The state in which November began, from that in which December did: of what was probed, the highest known blocks."""
    earlier = begun.clone()
    earlier.month = NOVEMBER
    if not min(earlier.sign):
        return None  # torn down: how high it was cannot be told
    take_back_bribes(earlier, past)
    tokens = [past.paid[NOVEMBER, seat] for seat in range(2)]
    for seat in range(2):
        inspects = tokens[seat] >= GIFT and tokens[seat] > tokens[1 - seat]
        informs = tokens[seat] == INFORMER and tokens[1 - seat] != INFORMER
        if inspects or informs:
            seen = known_blocks(plan, earlier, seat) + known_blocks(plan, earlier, 1 - seat)
            if not seen:
                return None
            past.probed[NOVEMBER, seat] = seen[-1]
            earlier.known[seen[-1]] = 0
    return earlier if take_back_blocks(plan, earlier, past) else None


def known_blocks(plan: Plan, state: State, seat: int) -> list[int]:
    return [block for block in range(seat * plan.size, (seat + 1) * plan.size) if state.known[block]]


def take_back_bribes(state: State, past: Past) -> None:
    for seat in range(2):
        at = seat * DECEMBER + state.month - 1
        token = state.calendar[at] - 1
        past.paid[state.month, seat] = token
        state.calendar[at] = 0
        state.tokens[seat * TOKENS + token] += 1


def take_back_blocks(plan: Plan, state: State, past: Past) -> bool:
    """The block of this month leaves each project; a project of one block had not been started. Whether that can be."""
    state.phase = MATERIAL
    state.waiting = builders(state)
    for seat in range(2):
        top = seat * plan.size + state.height[seat] - 1
        if not state.height[seat] or state.known[top]:
            return False
        past.made[state.month, seat] = state.blocks[top] - 1
        state.wood[seat] += int(state.blocks[top] == WOOD)
        state.blocks[top] = 0
        state.height[seat] -= 1
        if not state.height[seat]:
            started = state.sign[seat] - 1
            past.sites[state.month, seat] = started
            state.sign[seat] = 0
            state.owners[started] = 0
            insort(state.free, started)
    return True


def replayed(plan: Plan, begun: State, past: Past, now: State) -> list[Move] | None:
    """All moves from there to here; None if they do not lead here."""
    rules = Rules(plan)
    state = begun.clone()
    chance = Imagined(0)  # never asked: Pfusch has no luck but in its set-up
    moves: list[Move] = []
    while (state.month, state.phase) != (now.month, now.phase) or len(state.waiting) != len(now.waiting):
        if not state.waiting or len(moves) == MOST_MOVES:
            return None
        seat = state.waiting[0]
        action = what_was_done(plan, state, seat, past)
        if action == NOTHING or rules.refuse(state, seat, action) is not None:
            return None
        moves.append((seat, action, state.phase != MATERIAL))
        rules.play(state, seat, action, chance, None)
    return moves if state.values() == now.values() else None


def what_was_done(plan: Plan, state: State, seat: int, past: Past) -> int:
    at = (state.month, seat)
    if state.phase == MATERIAL:
        return past.made.get(at, NOTHING)
    if state.phase == SITE_CHOICE:
        return box.BUILD_ON + past.sites[at] if at in past.sites else NOTHING
    if state.phase == BRIBE:
        return box.PAY + past.paid[at] if at in past.paid else NOTHING
    if state.phase == box.BARGAIN:
        return plan.give_up
    return plan.probe + past.probed[at] if at in past.probed else NOTHING
