"""What must add up in every position of Pfeffersäcke, real or imagined: disks, posts, spaces, villages, masks."""

from __future__ import annotations

from ...kernel.state import snapshot
from . import pieces as box
from .board import Board
from .masks import derive
from .pieces import State
from .setup import HIGH, dealt_disks, high_disks_owed


class Audit:
    """Adding up on one board."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def audit(self, state: State) -> list[str]:
        """P4, P5 and P7: whether disks, posts, spaces and villages are all there, and the masks right."""
        faults = []
        there = state.clone()
        derive(self.board, there)
        if snapshot(there) != snapshot(state):
            faults.append("the masks do not follow from the position")
        held = [sum(state.hand[disk :: box.VALUES]) + sum(state.placed[disk :: box.VALUES]) for disk in range(box.VALUES)]
        dealt = dealt_disks(self.board, state)
        if held != [dealt.count(disk) for disk in range(box.VALUES)]:
            faults.append("the disks do not add up")
        faults += [fault for seat in range(state.seats) for fault in self.audit_seat(state, seat)]
        for city in range(box.CITIES):
            spaces = box.spaces_of(state, city)
            taken = self.board.value[city] - state.free[city]
            if not all(spaces[:taken]) or any(spaces[taken:]):
                faults.append(f"the spaces of {self.board.words[city]} are not filled in order")
        if state.villages_left != box.VILLAGES - sum(1 for resident in state.village if resident):
            faults.append("the village counter is wrong")
        return faults

    def audit_seat(self, state: State, seat: int) -> list[str]:
        """P5: 44 posts. P7: high disks were dealt evenly, so who has not placed theirs still holds them."""
        faults = []
        waiting = len(state.centre) if seat == state.turn else 0
        if state.stock[seat] + state.spaces.count(seat + 1) + state.village.count(seat + 1) + waiting != box.POSTS:
            faults.append(f"the posts of seat {seat} do not add up")
        if sum(state.hand[seat * box.VALUES + HIGH : (seat + 1) * box.VALUES]) < high_disks_owed(self.board, state, seat):
            faults.append(f"seat {seat} holds fewer high disks than it must")
        return faults
