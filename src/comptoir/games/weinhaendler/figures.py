"""The numbers in the rulebook's worked examples, reckoned by the rules from the positions it shows."""

from __future__ import annotations

from typing import Final

from ...kernel.scenes import Scene, Scenes
from .river import PIER_PAYS

DUEL: Final = (
    "A lay coal-2", "B lay fisherman", "C lay coal-2", "A lay sailor", "B fish", "C dock pier", "A dock north",
    "B lay coal-1", "B dock pier", "A land barrel-tours", "A land barrel-saumur", "C land passenger-nantes-angers-1",
)  # fmt: skip
ROUND_FIVE: Final = (
    "A lay coal-3", "B lay coal-3", "C lay fisherman", "A lay sailor", "B lay sailor", "C fish", "A dock north",
    "B lay coal-1", "C lay coal-2", "B lay sailor", "C dock pier",
)  # fmt: skip
LANDED: Final = (
    "A land barrel-blois", "A land barrel-saumur", "B land barrel-tours", "B land passenger-tours-nantes-2",
    "C land passenger-nantes-angers-1",
)  # fmt: skip
HIRED: Final = ("A trade barrel-blois B", "A lay sailor", "A dock north")
NAMES: Final = {"A": "anna", "B": "bruno", "C": "clara"}
BARRELS: Final = ("A land barrel-orleans", "A land barrel-amboise", "A land barrel-saumur")


def figures(scene: Scenes) -> dict[str, int]:
    duel = scene("three-trips", *DUEL)
    five = scene("north-pier", *ROUND_FIVE, "B dock north", *LANDED)
    not_driven_off = scene("north-pier", *ROUND_FIVE, "B stay", *LANDED[:2])
    hired = scene("hired-sailor", *HIRED, *BARRELS)
    south = scene("hired-sailor", "A dock south", "A land barrel-blois", *BARRELS)
    return {
        "cards_offered": sum(scene("sharing-out").state.offer),
        "north_pays": PIER_PAYS["north"],
        "anna_spaces": spaces(duel, "A"),
        "clara_spaces": spaces(duel, "C"),
        "anna_barrels": landed(duel, "A"),
        "anna_gold": earned(duel, "A"),
        "clara_gold": earned(duel, "C"),
        **fight(five, "five"),
        "five_anna_barrels": landed(five, "A"),
        "five_anna_north": earned(not_driven_off, "A"),
        **{f"five_{name}_spaces": spaces(five, seat) for seat, name in NAMES.items()},
        **{f"five_{name}_gold": earned(five, seat) for seat, name in NAMES.items()},
        **{f"five_{name}_total": five.state.gold[at] for at, name in enumerate(NAMES.values())},
        **fight(hired, "barrel"),
        "barrel_before": landed(south, "A"),
        "barrel_south": earned(south, "A"),
        "barrel_after": landed(hired, "A"),
        "barrel_north": earned(hired, "A"),
    }


def spaces(played: Scene, seat: str) -> int:
    return int(played.told("moved", seat=seat)[0]["spaces"])


def earned(played: Scene, seat: str) -> int:
    return sum(int(one["amount"]) for one in played.told("earned", seat=seat))


def landed(played: Scene, seat: str) -> int:
    return len(played.told("earned", seat=seat))


def fight(played: Scene, name: str) -> dict[str, int]:
    fought = played.told("fought")[0]
    return {f"{name}_attackers": int(fought["attackers"]), f"{name}_defenders": int(fought["defenders"])}
