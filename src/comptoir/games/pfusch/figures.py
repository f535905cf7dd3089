"""The numbers in the rulebook's worked examples, reckoned by the rules from the positions it shows."""

from __future__ import annotations

from typing import Final

from ...kernel.actions import SEAT_LETTERS
from ...kernel.scenes import Scene, Scenes
from .pieces import DECEMBER, SIZE, WOOD
from .rules import scores

MAY: Final = (
    "A make plaster", "B make plaster", "C make wood", "A site a3",
    "A bribe gift-4", "B bribe gift-2", "C bribe pockets",
)  # fmt: skip
JUNE: Final = ("A bribe gift-3", "B bribe gift-5", "C bribe gift-5", "B propose A 2", "C propose B 2", "B give_up")
YEAR_END: Final = ("A make plaster", "B make plaster", "C make plaster", "B probe C 1")

# October's position: what both do from month to month when nobody has more than empty pockets left.
OCTOBER: Final = ("A make plaster", "B make wood")
MONTH: Final = ("A bribe pockets", "B bribe pockets", "A make plaster", "B make plaster")


def figures(scene: Scenes) -> dict[str, int]:
    june = scene("two-fives", *JUNE)
    gifts = {told["seat"]: int(str(told["token"]).removeprefix("gift-")) for told in june.told("bribed")}
    town = june.state
    may_fallen, may_loss = torn_down(scene, "month-of-may", MAY)
    june_fallen, june_loss = torn_down(scene, "two-fives", JUNE)
    return {
        "may_fallen": may_fallen,
        "may_loss": may_loss,
        "june_gift": gifts["A"],
        "june_top": gifts["B"],
        "june_fallen": june_fallen,
        "june_loss": june_loss,
        "june_size": town.sites[town.sign[1] - 1],
        "june_wood": town.blocks[SIZE : 2 * SIZE].count(WOOD),
        "october_blocks": DECEMBER - scene("count-the-months").state.month + 1,
        "october_two": brought(scene, "A site a5", "B site a6", "A site c2", "B site c3"),
        "october_three": brought(scene, "A site c4", "B site a5", "B site a6"),
        "october_five": brought(scene, "A site c3", "B site a5", "B site a6"),
        **profits(scene("end-of-year", *YEAR_END)),
    }


def torn_down(scene: Scenes, position: str, actions: tuple[str, ...]) -> tuple[int, int]:
    """How many blocks B loses when A probes the second one, and what they were worth so far."""
    before, after = scene(position, *actions).state, scene(position, *actions, "A probe B 2").state
    return before.height[1] - after.height[1], scores(before)[1] - scores(after)[1]


def brought(scene: Scenes, first: str, other: str, *later: str) -> int:
    """What A's blocks from October on have brought in December, if the sites are chosen so."""
    year = scene("count-the-months", *OCTOBER, first, other, *MONTH, *MONTH, *later)
    told = year.told("earned", seat="A")
    built = sum(int(one["amount"]) for one in told if one["reason"] != "saved")
    return built - scores(year.position.state)[0]


def profits(year: Scene) -> dict[str, int]:
    """Of each builder: blocks by kind, and the profit."""
    found: dict[str, int] = {}
    for letter, profit in zip(SEAT_LETTERS, scores(year.state), strict=False):
        name = {"A": "anna", "B": "bruno", "C": "clara"}[letter]
        found |= {f"{name}_{kind}": 0 for kind in ("saved", "finished", "unfinished")}
        found |= {f"{name}_{one['reason']}": int(one["blocks"]) for one in year.told("earned", seat=letter)}
        found[f"{name}_profit"] = profit
    return found
