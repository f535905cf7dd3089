"""Rules of one line for builders."""

from __future__ import annotations

from comptoir.games.pfusch.pieces import AUGUST
from comptoir.kernel.visibility import View
from tests.games.one_liners import Choice, Liking, rather


def size(view: View, choice: Choice) -> int:
    """Of a site that may be chosen; 0 of everything else."""
    return (
        int(view.sites["abcde".index(choice.words[1][0]) * 9 + int(choice.words[1][1]) - 1]) if choice.words[0] == "site" else 0
    )


def ends_a_building(view: View) -> bool:
    """Whether the next block will be the last of its building."""
    site = view.sign[view.seat]
    return bool(site) and int(view.sites[site - 1]) - 1 == view.height[view.seat]


def storey(view: View, choice: Choice) -> int:
    """Of another's block that may be probed, counted from the ground; 0 of everything else."""
    return int(choice.words[2]) if choice.words[0] == "probe" and choice.words[1] != "ABCDE"[view.seat] else 0


def material(wood: bool) -> str:
    return "make wood" if wood else "make plaster"


RULES: dict[str, Liking] = {
    "always wood": rather("make wood"),
    "always plaster": rather("make plaster"),
    "always wood, and dear gifts first": rather("make wood", *(f"bribe gift-{value}" for value in range(6, 0, -1))),
    "always wood, and nothing given while pockets are empty": rather("make wood", "bribe pockets"),
    "always wood, on the smallest site": lambda view, choice: (choice.words[1:] == ["wood"], -size(view, choice)),
    "always wood, on the largest site": lambda view, choice: (choice.words[1:] == ["wood"], size(view, choice)),
    "plaster on top": lambda view, choice: rather(material(not ends_a_building(view)))(view, choice),
    "plaster below, wood on top": lambda view, choice: rather(material(ends_a_building(view)))(view, choice),
    "plaster until caught": lambda view, choice: rather(material(view.strikes[view.seat] > 0))(view, choice),
    "plaster in August only": lambda view, choice: rather(material(view.month != AUGUST))(view, choice),
    "the ground floor is probed": lambda view, choice: -(storey(view, choice) or 9),
    "the top is probed": lambda view, choice: storey(view, choice),
}
