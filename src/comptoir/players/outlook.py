"""Each seat's chance to win from a position: by the game's evaluation, and by what a small network has learned that it leaves
out from how games of players who think came to end.

A seat's number is its expected lead over the best, counted in clear leads, times e to the power of the network's last output,
plus the network's output for that seat; softmax of these are the chances. What goes in is what the seat that is asked observes.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from .learned import Looker
from .network import softmax

FURTHEST: Final = 60.0  # clear leads behind the best, beyond which nothing is further


class Outlook(Looker):
    """Chances, for one thought after another."""

    def chances(self, state: Any, asked: int, values: list[float], clear_lead: float) -> list[float]:
        """`asked`: whose eyes it is seen with. `values`: what each seat may expect, where more is better."""
        seats = len(values)
        found = self.network.all_onwards(self.seen(state, asked))
        weight = exp(found[len(found) - 1])
        best = max(values)
        likings: list[float] = []
        for seat in range(seats):
            behind = min(FURTHEST, (best - values[seat]) / clear_lead)
            likings.append(found[(seat - asked) % seats] - weight * behind)
        return softmax(likings)
