"""The rules of Pfusch, in order of play: set-up, a month's material and building, its evening, the end of the year.

Bribes and inspections, the second half of a month, are in `inspection.py`.
"""

from __future__ import annotations

from typing import Final

from ...kernel.actions import SEAT_LETTERS
from ...kernel.chance import Chance, kind_held
from ...kernel.contract import Variables
from ...kernel.events import Tell
from ...kernel.native import i64
from ...kernel.sheet import leaders
from . import inspection
from . import pieces as box
from .pieces import APRIL, BRIBE, BUILD_ON, EVENING, MATERIAL, OVER, PAY, SITE_CHOICE, TOKENS, WOOD, Plan, State

PROMPTS: Final = ("material", "site", "bribe", "bargain", "inspect", "inform")

# F5 to F12: the phases of a month; bargaining is part of the inspection.
MONTH: Final = ("material", "site", "bribe", "inspect", "inform")

# What `refuse` may answer, with the facts in its sentence.
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "F2": (), "F4": ("turn-seat",), "F5-time": (), "F5-wood": (), "F6-time": (), "F6-taken": (), "F7": ("project", "missing"),
    "F8-time": (), "F8-spent": (), "F17": (), "F19": (), "F20": (), "F21": (), **inspection.REFUSALS,
}  # fmt: skip

# ---- setting up ----


def set_up(plan: Plan, sites: list[int], seats: int, clock: bool, tell: Tell | None) -> State:
    """F1: nine wooden blocks, a sign and eleven tokens for everyone; the sites of the districts in play are all free."""
    state = State()
    state.seats = seats
    state.clock = int(clock)
    state.month = 1
    state.sites = sites
    state.owners = [0] * plan.sites
    state.free = [site for site, size in enumerate(sites) if size]
    state.sign = [0] * seats
    state.height = [0] * seats
    state.blocks = [0] * (seats * plan.size)
    state.known = [0] * (seats * plan.size)
    state.wood = [box.WOOD_EACH] * seats
    state.choice = [0] * seats
    state.tokens = list(box.TOKENS_EACH) * seats
    state.calendar = [0] * (seats * box.DECEMBER)
    state.strikes = [0] * seats
    state.handed = [0] * seats
    state.sunk_least = [0] * seats
    state.sunk_most = [0] * seats
    state.tied = [0] * seats
    state.proposal = [0] * seats
    state.proposals = [0] * seats
    state.saved = [0] * seats
    begin_month(state, tell)
    return state


def derive(plan: Plan, state: State) -> None:
    """F1, F5, F6 and F8: what follows from the rest of a position: the free sites, how high the projects are, the tokens that
    are not on the calendar, and who has not chosen yet."""
    seats = range(state.seats)
    state.free = [site for site in range(plan.sites) if state.sites[site] and not state.owners[site]]
    state.height = [plan.size - state.blocks[seat * plan.size : (seat + 1) * plan.size].count(0) for seat in seats]
    spent = [state.calendar[seat * box.DECEMBER : (seat + 1) * box.DECEMBER] for seat in seats]
    state.tokens = [box.TOKENS_EACH[token] - months.count(token + 1) for months in spent for token in range(TOKENS)]
    if state.phase in (MATERIAL, BRIBE):
        state.waiting = [seat for seat in inspection.builders(state) if not state.choice[seat]]


def begin_month(state: State, tell: Tell | None) -> None:
    """F19: a month begins with material, but in April it rains and only bribes are made."""
    state.phase = BRIBE if state.month == APRIL else MATERIAL
    state.waiting = inspection.builders(state)
    if tell is not None:
        tell(box.MONTH_BEGAN, (state.month - 1,))


# ---- who may do what ----


class Rules:
    """The rules in a town with this plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def to_act(self, state: State) -> list[int]:
        """F4: all at once where choices are sealed, one seat where the order matters.

        A seat that has nothing but plaster is waited for like any other: skipping it would tell that its wood is gone.
        """
        return state.waiting[:]

    def prompt(self, state: State, seat: int) -> str:
        """What a seat is asked: the question is the same for all who are asked at the same time."""
        return box.PHASE_NAMES[state.phase]

    def prompt_facts(self, state: State, seat: int) -> Variables:
        """F5: the wood a seat has left; F8: the blocks of its building, and those that are plaster."""
        if state.phase == box.MATERIAL:
            return {"wood": state.wood[seat]}
        if state.phase == box.BRIBE:
            return {"blocks": state.height[seat], "plaster": plaster_in(self.plan, state, seat)}
        return {}

    def phase(self, state: State) -> str | None:
        """F5 to F12: the phase of the month that waits for somebody."""
        if state.phase >= box.EVENING:
            return None
        return "inspect" if state.phase == box.BARGAIN else box.PHASE_NAMES[state.phase]

    def legal(self, state: State, seat: int) -> list[int]:
        """F5, F6 and F8: one's own material, tokens and free sites. A sealed choice can be changed until the last one is in."""
        phase = state.phase
        if state.strikes[seat] == box.OUT or phase == OVER:
            return []
        if phase == MATERIAL:
            return [box.MAKE_PLASTER, box.MAKE_WOOD] if state.wood[seat] else [box.MAKE_PLASTER]
        if phase == BRIBE:
            first = seat * TOKENS
            return [PAY + token for token in range(TOKENS) if state.tokens[first + token]]
        if phase == SITE_CHOICE:
            return [BUILD_ON + site for site in state.free] if seat in state.waiting else []
        return inspection.legal(self.plan, state, seat)

    def sample(self, state: State, seat: int, chance: Chance) -> int:
        """One of `legal`, each equally likely."""
        phase = state.phase
        if phase == MATERIAL:
            return chance.below(2) if state.wood[seat] else box.MAKE_PLASTER
        if phase == BRIBE:
            return PAY + kind_held(state.tokens[seat * TOKENS : (seat + 1) * TOKENS], chance)
        if phase == SITE_CHOICE:
            free = state.free
            return BUILD_ON + free[chance.below(len(free))]
        return inspection.sample(self.plan, state, seat, chance)

    def refuse(self, state: State, seat: int, action: int) -> str | None:
        """Why this seat may not do this now: the clause that forbids it; None if it may."""
        plan = self.plan
        if state.phase == OVER:
            return "F21"
        if state.strikes[seat] == box.OUT:
            return "F17"
        if action < PAY:
            return refuse_make(state, seat, action)
        if action < BUILD_ON:
            return refuse_bribe(state, seat, action - PAY)
        if action < plan.probe:
            return refuse_site(state, seat, action - BUILD_ON)
        return inspection.refuse(plan, state, seat, action)

    def refusal_facts(self, state: State, seat: int, action: int, key: str) -> Variables:
        """F4, F9, F12: whose turn it is. F7: the building one has to finish. F10: how many proposals there are."""
        if key == "F7":
            project = state.sign[seat] - 1
            return {"project": self.plan.site_names[project], "missing": state.sites[project] - state.height[seat]}
        if key == "F10-proposals":
            return {"most": inspection.most_proposals(state)}
        return {"turn-seat": SEAT_LETTERS[state.waiting[0]]} if REFUSALS.get(key) else {}

    def play(self, state: State, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
        """F4: a sealed choice, a site, or a step of an inspection; then the evening of the month, if it has come."""
        plan = self.plan
        if action < BUILD_ON:
            seal(plan, state, seat, action, tell)
        elif action < plan.probe:
            start(plan, state, seat, action - BUILD_ON, tell)
            build(plan, state, seat, tell)
        else:
            inspection.play(plan, state, seat, action, tell)
        if state.phase == EVENING:
            end_month(state, tell)

    def play_out(self, state: State, chance: Chance) -> int:
        """Uniform random play to the end, without coming back for each action; how many there were."""
        actions: i64 = 0
        while state.waiting:
            seat = state.waiting[0]
            self.play(state, seat, self.sample(state, seat, chance), chance, None)
            actions += 1
        return actions

    def scores(self, state: State) -> list[int]:
        """F21: profits."""
        return scores(state)

    def winners(self, state: State) -> list[int]:
        """F21: the richest; equal profits share. F18: never one who is out, even if the survivor has nothing."""
        return leaders(standing(state))


def refuse_make(state: State, seat: int, action: int) -> str | None:
    """F5: material comes first in a month, and wood only from one's stock. F19: none in April."""
    if state.month == APRIL:
        return "F19"
    if state.phase != MATERIAL:
        return "F5-time"
    return "F5-wood" if action == box.MAKE_WOOD and not state.wood[seat] else None


def refuse_bribe(state: State, seat: int, token: int) -> str | None:
    """F8: a token one still has, when all have built. F20: none in August."""
    if state.month == box.AUGUST:
        return "F20"
    if state.phase != BRIBE:
        return "F8-time"
    return None if state.tokens[seat * TOKENS + token] else "F8-spent"


def refuse_site(state: State, seat: int, site: int) -> str | None:
    """F6: a free site, when it is one's turn (F4) to start a building. F7: only one project at a time."""
    if has_project(state, seat):
        return "F7"
    if state.phase != SITE_CHOICE:
        return "F6-time"
    if seat not in state.waiting:
        return "F4"
    if not state.sites[site]:
        return "F2"
    return "F6-taken" if state.owners[site] else None


def seal(plan: Plan, state: State, seat: int, action: int, tell: Tell | None) -> None:
    """F5, F8: the choice lies face down. The others learn that the seat is ready; the last choice turns all over at once."""
    changed = state.choice[seat]
    state.choice[seat] = action + 1
    if not changed:
        state.waiting.remove(seat)
        if tell is not None:
            tell(box.READY, (seat,))
    if state.waiting:
        return
    if action < PAY:
        build(plan, state, 0, tell)
    else:
        inspection.reveal(plan, state, tell)


# ---- building ----


def building_months(state: State) -> int:
    """The months in which a block can still be added, this one included. F19: not in April."""
    return box.DECEMBER - state.month + int(state.month > APRIL)


def has_project(state: State, seat: i64) -> bool:
    """F7: an unfinished building; a sign may also stand by a finished one."""
    site: i64 = state.sign[seat]
    return site > 0 and state.height[seat] < state.sites[site - 1]


def build(plan: Plan, state: State, first: int, tell: Tell | None) -> None:
    """F6: from this seat on all blocks in hand are built, in the order of the seats (F4), until one has to choose a site."""
    seats: i64 = state.seats
    for seat in range(first, seats):
        if not state.choice[seat]:
            continue
        if not has_project(state, seat):
            if len(state.free) > 1:
                state.phase = SITE_CHOICE
                state.waiting = [seat]
                return
            if not state.free:
                leave_unbuilt(state, seat, tell)
                continue
            start(plan, state, seat, state.free[0], tell)
        add_block(plan, state, seat, tell)
    if state.month == box.AUGUST:  # F20: the inspectors are on holiday
        state.phase = EVENING
    else:
        inspection.begin_bribes(plan, state, tell)


def start(plan: Plan, state: State, seat: int, site: int, tell: Tell | None) -> None:
    """F6, F7: the sign leaves the finished building, which is safe from now on, and goes to the new site."""
    if state.sign[seat]:
        inspection.leave_project(plan, state, seat, state.height[seat])
    state.free.remove(site)
    state.owners[site] = seat + 1
    state.sign[seat] = site + 1
    if tell is not None:
        tell(box.STARTED, (seat, site, state.sites[site]))


def add_block(plan: Plan, state: State, seat: i64, tell: Tell | None) -> None:
    """F6: the block in hand is added to the project. Only now has its wood left the stock."""
    material: i64 = state.choice[seat]
    site: i64 = state.sign[seat] - 1
    height: i64 = state.height[seat]
    state.choice[seat] = 0
    state.blocks[seat * plan.size + height] = material
    state.height[seat] = height + 1
    if material == WOOD:
        state.wood[seat] = state.wood[seat] - 1
    if tell is not None:
        size = state.sites[site]
        tell(box.BUILT, (seat, site, height + 1, size, material - 1))
        if height + 1 == size:
            tell(box.FINISHED_SITE, (seat, site))


def plaster_in(plan: Plan, state: State, seat: int) -> int:
    """F5: the blocks of one's project without wood inside."""
    return state.blocks[seat * plan.size : (seat + 1) * plan.size].count(box.PLASTER)


def leave_unbuilt(state: State, seat: int, tell: Tell | None) -> None:
    """F6: no site is left: the block is taken apart unseen; a sign that stands stays, its building open to inspection."""
    if tell is not None:
        tell(box.UNBUILT, (seat, state.choice[seat] - 1))
    state.choice[seat] = 0


# ---- the evening of a month, and of the year ----


def end_month(state: State, tell: Tell | None) -> None:
    """F18, F21: the year ends with December, or at once with only one builder left."""
    last_builder = inspection.builders_left(state) == 1
    if last_builder or state.month == box.DECEMBER:
        end_year(state, box.BY_F18 if last_builder else box.BY_F21, tell)
        return
    state.month += 1
    begin_month(state, tell)


def end_year(state: State, rule: int, tell: Tell | None) -> None:
    """F21: the wood saved is laid open and the profits are counted. F18: a builder who is out earns nothing."""
    state.phase = OVER
    state.waiting = []
    for seat in range(state.seats):
        if in_business(state, seat):
            state.saved[seat] = state.wood[seat]
        if tell is not None:
            tell_profit(state, seat, tell)
    if tell is not None:
        tell(box.GAME_ENDED, (rule,))


def tell_profit(state: State, seat: int, tell: Tell) -> None:
    """F21: the lines of the score sheet."""
    if state.strikes[seat] == box.OUT:
        tell(box.EARNED, (seat, 0, box.BY_F18, box.NOTHING, 0))
        return
    finished, unfinished = standing_blocks(state, seat)
    for reason, blocks, each in (
        (box.SAVED, state.saved[seat], box.FOR_SAVED_WOOD),
        (box.FINISHED, finished, box.FOR_FINISHED),
        (box.UNFINISHED, unfinished, box.FOR_UNFINISHED),
    ):
        if blocks:
            tell(box.EARNED, (seat, blocks * each, box.BY_F21, reason, blocks))


def standing_blocks(state: State, seat: int) -> tuple[int, int]:
    """F21: blocks in finished buildings, sign or no sign, and blocks in the unfinished one."""
    finished = 0
    for site, owner in enumerate(state.owners):
        if owner == seat + 1:
            finished += state.sites[site]
    if not has_project(state, seat):
        return finished, 0
    return finished - state.sites[state.sign[seat] - 1], state.height[seat]


def scores(state: State) -> list[int]:
    """F21: profits. Until the end only what everyone sees counts: saved wood is still a secret. F18: nothing for the outs."""
    profits = []
    for seat in range(state.seats):
        finished, unfinished = standing_blocks(state, seat)
        profits.append(profit(state.saved[seat], finished, unfinished) if in_business(state, seat) else 0)
    return profits


def in_business(state: State, seat: int) -> bool:
    """F18: whether a builder is not out."""
    return state.strikes[seat] < box.OUT


def profit(saved: int, finished: int, unfinished: int) -> int:
    """F21: for wooden blocks saved and for blocks built."""
    return saved * box.FOR_SAVED_WOOD + finished * box.FOR_FINISHED + unfinished * box.FOR_UNFINISHED


def standing(state: State) -> list[tuple[int, ...]]:
    """F21, F18: profits, which are never below zero; with nothing, whoever is not out is before those who are."""
    return [(profit, int(in_business(state, seat))) for seat, profit in enumerate(scores(state))]
