"""The districts of Pfusch as data: their checker, and the town that is made of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ...kernel.chance import Chance, Deck
from ...kernel.contract import OptionValue
from ...kernel.errors import BadBoard
from ...kernel.events import Tell
from ...kernel.rulebook import LANGUAGES
from . import rules
from .pieces import DISTRICT_LETTERS, DISTRICTS, LEAST_SIZE, MOST_SEATS, MOST_SITES, SITES, SIZE, State

GAME_NAME: Final = "pfusch"
WORKERS: Final = 0  # F2: the workers' district stands first and is always in play


class District:
    """F2: a name in each language and the blocks each of its sites needs."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.id: str = data["id"]
        self.name: dict[str, str] = dict(data["name"])
        self.sites: list[int] = list(data["sites"])


class Town:
    """The districts of one data file, and the set-up that depends on them; all else is in the state."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        faults = unreadable(data) or against_the_rules(data)
        if faults:
            raise BadBoard(faults)
        self.name: dict[str, str] = dict(data["name"])
        self.districts = [District(district) for district in data["districts"]]
        self.deck = Deck("districts", [district.id for district in self.districts])

    def new(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, tell: Tell | None) -> State:
        """F2: as many districts as seats, the workers' one and others drawn at random (a ruling)."""
        others = [district for district in range(DISTRICTS) if district != WORKERS]
        if seats < DISTRICTS:
            chance.shuffle(others, self.deck)
        sites = [0] * SITES
        for district in [WORKERS, *others[: seats - 1]]:
            for place, size in enumerate(self.districts[district].sites):
                sites[district * MOST_SITES + place] = size
        return rules.set_up(sites, seats, bool(options["clock"]), tell)


def built_in() -> dict[str, Any]:
    """F3: our reconstruction of the districts."""
    data: dict[str, Any] = json.loads((Path(__file__).parent / "districts.json").read_text(encoding="utf-8"))
    return data


# ---- checking ----


def check(data: Mapping[str, Any]) -> list[str]:
    """F3: every fault of a data file, a sentence each.

    Too few sites are a fault, but the only one with which a town can still be played: F6 says what happens when they run out.
    """
    return unreadable(data) or [*against_the_rules(data), *too_few_sites(data)]


def unreadable(data: object) -> list[str]:
    """What is missing, too much or of the wrong kind."""
    if not isinstance(data, Mapping):
        return ["the file must be an object with a game, a name and districts"]
    faults = wrong_keys(data, ("game", "name", "districts"), "the file")
    if data.get("game", GAME_NAME) != GAME_NAME:
        faults.append(f"the file is for the game {data['game']!r}, not for {GAME_NAME}")
    faults += wrong_name(data.get("name"), "the town") if "name" in data else []
    districts = data.get("districts")
    if "districts" in data and not isinstance(districts, list):
        faults.append("districts must be a list")
    for at, district in enumerate(districts if isinstance(districts, list) else []):
        faults += unreadable_district(district, f"district {at + 1}")
    return faults


def unreadable_district(district: object, where: str) -> list[str]:
    if not isinstance(district, Mapping):
        return [f"{where} must be an object with an id, a name and sites"]
    faults = wrong_keys(district, ("id", "name", "sites"), where)
    word = district.get("id")
    if "id" in district and not (isinstance(word, str) and word.isascii() and word.replace("-", "").isalnum()):
        faults.append(f"{where}: the id must be a word of plain letters, digits and hyphens, not {word!r}")
    faults += wrong_name(district.get("name"), where) if "name" in district else []
    sites = district.get("sites")
    if "sites" in district and not isinstance(sites, list):
        faults.append(f"{where}: sites must be a list of whole numbers")
    for place, size in enumerate(sites if isinstance(sites, list) else []):
        if not isinstance(size, int) or isinstance(size, bool):
            faults.append(f"{where}, site {place + 1}: {size!r} is not a whole number")
    return faults


def wrong_keys(data: Mapping[str, Any], wanted: tuple[str, ...], where: str) -> list[str]:
    missing = [f"{where}: {key} is missing" for key in wanted if key not in data]
    return missing + [f"{where}: {key!r} does not belong here" for key in data if key not in wanted]


def wrong_name(name: object, where: str) -> list[str]:
    """A name in every language."""
    if not isinstance(name, Mapping):
        return [f"{where}: the name must be an object with {', '.join(LANGUAGES)}"]
    faults = wrong_keys(name, LANGUAGES, f"{where}, name")
    return faults + [
        f"{where}, name: {language} must be a text that is not empty"
        for language in LANGUAGES
        if language in name and not (isinstance(name[language], str) and name[language].strip())
    ]


def against_the_rules(data: Mapping[str, Any]) -> list[str]:
    """F2, F3: five different districts; the workers' first with nothing but 2s, the others mixing 2 to 5 with a 4 somewhere."""
    districts = data["districts"]
    faults = [] if len(districts) == DISTRICTS else [f"there are {len(districts)} districts, not {DISTRICTS}"]
    for at, district in enumerate(districts):
        faults += wrong_sites(at, district["sites"], f"district {at + 1} ({district['id']})")
        for other in districts[:at]:
            if district["id"] == other["id"]:
                faults.append(f"two districts have the id {district['id']!r}")
            if sorted(district["sites"]) == sorted(other["sites"]):
                faults.append(f"the districts {other['id']} and {district['id']} have the same sites")
    if not any(4 in district["sites"] for district in districts[WORKERS + 1 :]):
        faults.append("no district but the workers’ has a site of 4")
    return faults


def wrong_sites(at: int, sites: list[int], where: str) -> list[str]:
    """F3: the sites of one district."""
    faults = [] if 1 <= len(sites) <= MOST_SITES else [f"{where}: {len(sites)} sites, but a district has 1 to {MOST_SITES}"]
    for place, size in enumerate(sites):
        name = f"{DISTRICT_LETTERS[at]}{place + 1}" if at < DISTRICTS else str(place + 1)
        if at == WORKERS and size != LEAST_SIZE:
            faults.append(f"{where}, site {name}: {size}, but the workers’ district has only {LEAST_SIZE}s")
        elif not LEAST_SIZE <= size <= SIZE:
            faults.append(f"{where}, site {name}: {size}, but a building needs {LEAST_SIZE} to {SIZE} blocks")
    if at != WORKERS and len(set(sites)) == 1:
        faults.append(f"{where}: all its sites are {sites[0]}s, but only the workers’ district is not mixed")
    return faults


def too_few_sites(data: Mapping[str, Any]) -> list[str]:
    """F3: with n seats any n districts, the workers' among them, have sites for at least 15 n - 4 blocks."""
    blocks = [sum(district["sites"]) for district in data["districts"]]
    smallest = sorted(blocks[WORKERS + 1 :])
    faults = []
    for seats in range(2, MOST_SEATS + 1):
        room = sum([*blocks[:1], *smallest[: seats - 1]])
        if room < 15 * seats - 4:
            faults.append(f"with {seats} seats the districts may have sites for only {room} blocks, not {15 * seats - 4}")
    return faults
