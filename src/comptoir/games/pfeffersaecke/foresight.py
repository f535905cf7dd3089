"""Thinking ahead in Pfeffersäcke: what a family may expect when thinking stops."""

from __future__ import annotations

from ...kernel.lookahead import Lookahead
from .board import Board
from .hunches import Hunches
from .minds import Minds, conduct
from .pieces import CITIES, FLORINS_A_POINT, OPEN_CITY, REGION_POINTS, State


class Foresight:
    """Thinking ahead on one board."""

    def __init__(self, board: Board, minds: Minds, hunches: Hunches) -> None:
        self.board = board
        self.minds = minds
        self.hunches = hunches

    def expected(self, state: State) -> list[float]:
        """Points, what the last reckoning would add now, and what the open cities and safe-conducts promise."""
        if state.ended:
            return [float(points) for points in state.points]
        worth = [self.promise(state, seat) for seat in range(state.seats)]
        for city in range(CITIES):
            if state.city[city] == OPEN_CITY:
                for seat in range(state.seats):
                    if state.present[seat] >> city & 1:
                        worth[seat] += self.minds.prospect(state, seat, city, 0)
        return worth

    def promise(self, state: State, seat: int) -> float:
        """What does not hang on the other families."""
        regions = 0
        for places in self.board.in_region:
            if state.present[seat] & places:
                regions += 1
        kept = state.money[seat] / FLORINS_A_POINT + conduct(state) * state.safe_conducts[seat]
        return state.points[seat] + REGION_POINTS * regions + kept

    def lookahead(self) -> Lookahead[State]:
        return Lookahead(
            evaluate=self.expected,
            stage=chapter,
            stages_ahead=4,  # one or two rounds ahead are too few to see a city won: docs/players.md
            clear_lead=lambda state: 8.0,
            rollout_tries=4,
            iterations=60,
            instinct_weight=0.04,
            rollout=self.hunches.hunch,
        )


def chapter(state: State) -> int:
    """A round."""
    return state.round
