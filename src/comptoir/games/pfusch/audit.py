"""What must add up in every position of Pfusch, real or imagined: wood, tokens, sites and signs."""

from __future__ import annotations

from . import pieces as box
from .pieces import OUT, OVER, TOKENS, WOOD, Plan, State


def audit(plan: Plan, state: State) -> list[str]:
    """F1, F6, F7 and F17: whether wood, tokens, sites and signs are all there."""
    faults = []
    for seat in range(state.seats):
        faults += [f"seat {seat}: {fault}" for fault in [*audit_wood(plan, state, seat), *audit_tokens(state, seat)]]
        faults += [f"seat {seat}: {fault}" for fault in audit_project(plan, state, seat)]
    if state.free != [site for site in range(plan.sites) if state.sites[site] and not state.owners[site]]:
        faults.append("the list of free sites is not that of the town")
    if state.waiting != waited_for(state):
        faults.append(f"the seats waited for are not {state.waiting}")
    return faults


def waited_for(state: State) -> list[int]:
    """F4, F8: those whose sealed choice is missing, in order; else, by the rules, whoever is waited for and not out."""
    if state.phase in (box.MATERIAL, box.BRIBE):
        return [seat for seat in range(state.seats) if not state.choice[seat] and state.strikes[seat] < OUT]
    if state.phase == OVER:
        return []
    return [seat for seat in sorted(set(state.waiting)) if state.strikes[seat] < OUT]


def audit_wood(plan: Plan, state: State, seat: int) -> list[str]:
    """F1, F17: nine blocks: in stock, in the project, handed in, and in earlier buildings within what everyone knows."""
    project = state.blocks[seat * plan.size : (seat + 1) * plan.size]
    sunk = box.WOOD_EACH - state.wood[seat] - state.handed[seat] - project.count(WOOD)
    faults = []
    if not state.sunk_least[seat] <= sunk <= state.sunk_most[seat]:
        faults.append(f"{sunk} wooden blocks are in earlier buildings, outside what is known")
    if state.choice[seat] == WOOD and not state.wood[seat]:
        faults.append("wood was chosen that is not in stock")
    if state.phase == OVER and state.saved[seat] != (state.wood[seat] if state.strikes[seat] < OUT else 0):
        faults.append("the wood saved is not the wood in stock")
    return faults


def audit_tokens(state: State, seat: int) -> list[str]:
    """F1, F8: each of the eleven tokens is in hand or on the calendar; a token chosen is still in hand."""
    hand = state.tokens[seat * TOKENS : (seat + 1) * TOKENS]
    spent = state.calendar[seat * box.DECEMBER : (seat + 1) * box.DECEMBER]
    faults = []
    if any(hand[token] + spent.count(token + 1) != box.TOKENS_EACH[token] for token in range(TOKENS)):
        faults.append("the eleven tokens do not add up")
    chosen = state.choice[seat]
    if chosen and (chosen >= box.TOKEN_CHOICE) != (state.phase == box.BRIBE):
        faults.append("the sealed choice is of another phase")
    if chosen >= box.TOKEN_CHOICE and not hand[chosen - box.TOKEN_CHOICE]:
        faults.append("a token was chosen that is not in hand")
    return faults


def audit_project(plan: Plan, state: State, seat: int) -> list[str]:
    """F7: one project, of no more blocks than its site needs; what is known of it is true."""
    first = seat * plan.size
    height = state.height[seat]
    blocks = state.blocks[first : first + plan.size]
    faults = []
    if 0 in blocks[:height] or any(blocks[height:]):
        faults.append("the project has not the blocks its height tells")
    if any(state.known[first + place] and blocks[place] != WOOD for place in range(plan.size)):
        faults.append("a block known to be of wood is not")
    sign = state.sign[seat]
    if bool(sign) != bool(height) or (sign and state.owners[sign - 1] != seat + 1):
        faults.append("the sign stands by no building of its owner")
    elif sign and height > state.sites[sign - 1]:
        faults.append("the project is higher than its site allows")
    if state.strikes[seat] == OUT and sign:
        faults.append("a builder who is out still builds")
    return faults
