"""Pfusch: what is built of what, what gifts buy, and what being caught costs."""

from __future__ import annotations

from typing import Any

from ...games import find
from ...games.pfusch import pieces as box
from .looking import Looking, Trial, Watch

GAME = find("pfusch")
EARNED = ("saved", "finished", "unfinished", "out")
MADE = ((8, "8 or more"), (6, "6 or 7"), (4, "4 or 5"), (0, "0 to 3"))  # blocks of plaster, from so many on
PROBE, DECLINE = GAME.actions.start("probe"), GAME.actions.start("decline")


def kind(state: Any, seat: int, action: int) -> str:
    if action < box.PAY:
        return box.MATERIALS[action]
    if action < box.BUILD_ON:
        return token(action - box.PAY)
    if action < PROBE:
        return f"site of {state.sites[action - box.BUILD_ON]}"
    return "probe" if action < DECLINE else "agree or give up"


def token(code: int) -> str:
    """Gifts by twos: small, middle, big."""
    return box.TOKEN_NAMES[code] if code < box.GIFT else ("small gift", "middle gift", "big gift")[(code - box.GIFT) // 2]


def material_choice(state: Any, seat: int, actions: list[int]) -> bool:
    return bool(state.phase == box.MATERIAL and len(actions) == 2)


def site_choice(state: Any, seat: int, actions: list[int]) -> bool:
    return bool(state.phase == box.SITE_CHOICE)


def bribe_choice(state: Any, seat: int, actions: list[int]) -> bool:
    return bool(state.phase == box.BRIBE and len(actions) > 1)


def material_where(state: Any, seat: int, action: int) -> str:
    """What the block is of, and which block of its building it will be."""
    site, height = state.sign[seat] - 1, state.height[seat]
    size = state.sites[site] if site >= 0 else 0
    at = "first" if site < 0 or height >= size else "last" if height + 1 == size else "middle"
    return f"{box.MATERIALS[action]}, {at} block"


def material_struck(state: Any, seat: int, action: int) -> str:
    return f"{box.MATERIALS[action]}, caught {state.strikes[seat]} times"


class Year(Watch):
    """Twelve months: what was built of what, given, and found out."""

    def begin(self) -> None:
        self.month = 0
        self.made = [[0, 0] for _ in range(self.seats)]
        self.caught, self.probes = [0] * self.seats, [0] * self.seats

    def on_month_began(self, month: int) -> None:
        self.month = month

    def on_built(self, seat: int, site: int, height: int, size: int, material: int) -> None:
        self.made[seat][material] += 1
        at = "first" if height == 1 else "last" if height == size else "middle"
        self.note(f"plaster/{at} block", material == 0)
        self.note(f"plaster after being caught/{self.caught[seat]}", material == 0)

    def on_started(self, seat: int, site: int, size: int) -> None:
        self.note("size of a site", size)
        for one in range(box.LEAST_SIZE, box.SIZE + 1):
            self.note(f"site chosen/{one}", one == size)

    def on_bribed(self, seat: int, paid: int) -> None:
        self.note(f"gift in month/{self.month + 1:02}", max(0, paid - box.GIFT + 1))
        if paid == box.INFORMER:
            self.note("informer in month", self.month + 1)

    def on_probed(self, builder: int, block: int, material: int) -> None:
        self.note("probe finds plaster", material == 0)
        self.note(f"probe finds plaster/{'first' if block == 0 else 'later'} block", material == 0)
        self.probes[builder] += 1

    def on_torn_down(self, seat: int, site: int, strikes: int) -> None:
        self.caught[seat] += 1

    def on_earned(self, seat: int, amount: int, rule: int, reason: int, blocks: int) -> None:
        self.note(f"earned by {EARNED[reason]}/{self.sides[seat]}", amount / 1000, 0)

    def end(self) -> None:
        for seat, side in enumerate(self.sides):
            for reason in EARNED[:3]:
                self.note(f"earned by {reason}/{side}", 0)
            plaster, caught = self.made[seat][0], self.caught[seat]
            self.note(f"plaster blocks/{side}", plaster)
            self.note(f"blocks/{side}", sum(self.made[seat]))
            self.lift(f"caught/{caught}", seat)
            self.note(f"caught times/{side}", caught)
            self.note(f"probed times/{side}", self.probes[seat])
            self.note(f"out/{side}", caught >= box.OUT)
            self.lift(f"plaster made/{next(name for least, name in MADE if plaster >= least)}", seat)
            self.note(f"profit/{side}", self.match.scores[seat] / 1000)


LOOKING = Looking(
    GAME,
    lambda match: 0,
    kind,
    [
        Trial("first site", site_choice, kind),
        Trial("site", site_choice, kind, 5),
        Trial("material", material_choice, material_where, 11),
        Trial("material by strikes", material_choice, material_struck, 11),
        Trial("gift in spring", bribe_choice, lambda state, seat, action: token(action - box.PAY), 3),
        Trial("gift later", lambda state, seat, actions: bribe_choice(state, seat, actions) and state.month > 6,
              lambda state, seat, action: token(action - box.PAY), 4),
    ],
    Year,
)  # fmt: skip
