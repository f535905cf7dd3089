"""The districts of Pfusch as data: their checker, and the town that is made of them.

Refused is what the source forbids (F2) or no table could show; what we chose ourselves (F3) is told and no more.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ...kernel.boards import Remarks, Where, is_whole, names_in, written
from ...kernel.chance import Chance, Deck, Imagined
from ...kernel.contract import OptionValue
from ...kernel.errors import BadBoard, Remark
from ...kernel.events import Tell
from . import rules
from .pieces import DECEMBER, DISTRICT_LETTERS, DISTRICTS, LEAST_SIZE, MOST_SEATS, MOST_SITES, SIZE, Plan, State

GAME_NAME: Final = "pfusch"
WORKERS: Final = 0  # F2: the workers' district stands first and is always in play
OTHERS: Final = [district for district in range(DISTRICTS) if district != WORKERS]

# More is told as unusual (F3) up to these: a building grows by a block a month, and a table shows so many sites side by side.
HIGHEST: Final = DECEMBER
WIDEST: Final = 20


class District:
    """F2: a name in each language and the blocks each of its sites needs."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.id: str = data["id"]
        self.name: dict[str, str] = dict(data["name"])
        self.sites: list[int] = list(data["sites"])


class Town:
    """The districts of one data file, and the set-up that depends on them; all else is in the state."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        found = check(data)
        if any(remark.grave for remark in found):
            raise BadBoard(GAME_NAME, found)
        self.name: dict[str, str] = dict(data["name"])
        self.districts = [District(district) for district in data["districts"]]
        sites = [district.sites for district in self.districts]
        self.plan = Plan(max(map(max, sites)), max(map(len, sites)))
        self.deck = Deck("districts", [district.id for district in self.districts])

    def new(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, tell: Tell | None) -> State:
        """F2: as many districts as seats, the workers' one and others drawn at random (a ruling)."""
        others = OTHERS[:]
        if seats < DISTRICTS:
            chance.shuffle(others, self.deck)
        sites = [0] * self.plan.sites
        self.put_in_play(sites, WORKERS)
        for district in others[: seats - 1]:
            self.put_in_play(sites, district)
        return rules.set_up(self.plan, sites, seats, bool(options["clock"]), tell)

    def put_in_play(self, sites: list[int], district: int) -> None:
        """F2: the blocks that each site of a district needs."""
        at = district * self.plan.most_sites
        for size in self.districts[district].sites:
            sites[at] = size
            at += 1

    def parts(self) -> dict[str, tuple[str, ...]]:
        """What can be used: the sites."""
        sizes = [(at, place) for at, district in enumerate(self.districts) for place in range(len(district.sites))]
        return {"site": tuple(self.plan.site_names[at * self.plan.most_sites + place] for at, place in sizes)}


def uses(told: Mapping[str, Any]) -> list[tuple[str, str]]:
    """F6: a site on which something is begun."""
    return [("site", told["site"])] if told["event"] == "started" else []


def built_in() -> dict[str, Any]:
    """F3: our reconstruction of the districts."""
    data: dict[str, Any] = json.loads((Path(__file__).parent / "districts.json").read_text(encoding="utf-8"))
    return data


# ---- making one ----

TOWN_NAMES: Final = (
    ("Briquebourg", "Brickington", "Ziegelau"), ("Mortierville", "Mortarby", "Mörtelheim"),
    ("Pont-de-Chaux", "Limebridge", "Kalkbrück"), ("Tuilières", "Tilehurst", "Dachsberg"),
    ("La Poutre", "Beamsworth", "Balkenstedt"), ("Sablon", "Sandgate", "Sandhausen"),
)  # fmt: skip
DISTRICT_NAMES: Final = (
    ("abbey", "L’Abbaye", "Abbey", "Abtei"), ("canal", "Le Canal", "Canal Side", "Kanalviertel"),
    ("castle", "Le Château", "Castle", "Schlossviertel"), ("gardens", "Les Jardins", "Gardens", "Gartenstadt"),
    ("market", "Les Halles", "Market", "Marktviertel"), ("mills", "Les Moulins", "Mills", "Mühlenviertel"),
    ("old-town", "Vieille ville", "Old Town", "Altstadt"), ("park", "Le Parc", "Park", "Parkviertel"),
    ("quay", "Les Quais", "Quays", "Am Kai"), ("station", "Quartier de la gare", "Station Quarter", "Bahnhofsviertel"),
)  # fmt: skip


def make(seed: int) -> dict[str, Any]:
    """F3: districts drawn by lot, until they keep all constraints."""
    chance = Imagined(seed)
    while True:
        town = TOWN_NAMES[chance.below(len(TOWN_NAMES))]
        names = sorted(DISTRICT_NAMES, key=lambda _: chance.below(1 << 20))[: DISTRICTS - 1]
        workers = {**built_in()["districts"][WORKERS], "sites": [LEAST_SIZE] * (5 + chance.below(4))}
        others = [
            {
                "id": word,
                "name": dict(zip(("fr", "en", "de"), spelled, strict=True)),
                "sites": [LEAST_SIZE + chance.below(SIZE - LEAST_SIZE + 1) for _ in range(4 + chance.below(3))],
            }
            for word, *spelled in names
        ]
        made = {"name": dict(zip(("fr", "en", "de"), town, strict=True)), "districts": [workers, *others]}
        if not check(made):
            return made


# ---- checking ----


def check(data: Mapping[str, Any]) -> list[Remark]:
    """F2, F3: all that is to be said about a data file."""
    remarks = Remarks()
    if not remarks.is_object(data, ("name", "districts"), optional=("game",)):
        return remarks.found
    remarks.of_game(data, GAME_NAME)
    remarks.names(data, "name")
    ids: list[str] = []
    sites: list[list[int]] = []  # of the districts that could be read
    districts = remarks.entries(data, "districts")
    for at, district in enumerate(districts):
        read_district(remarks, at, district, ids, sites)
    if len(districts) != DISTRICTS:
        remarks.refuse("districts", "districts", rule="F2", many=len(districts), wanted=DISTRICTS)
    if len(sites) == len(ids) == DISTRICTS and not remarks.refused:
        for at in range(DISTRICTS):
            our_taste(remarks, at, ids, sites)
        if not any(4 in of_district for of_district in sites[WORKERS + 1 :]):
            remarks.warn("no-four", "districts", rule="F3")
        too_few_sites(remarks, sites)
    return remarks.found


def names(data: Mapping[str, Any], language: str) -> dict[str, str]:
    """What the districts are called."""
    return names_in(data, {"districts": "district"}, language, "name")


def read_district(remarks: Remarks, at: int, district: object, ids: list[str], sites: list[list[int]]) -> None:
    """One district: what can be read of it goes into `ids` and `sites`."""
    if not remarks.is_object(district, ("id", "name", "sites"), "districts", at) or not isinstance(district, Mapping):
        return
    word = remarks.id_of(district, ("districts", at), ids, hyphens=True)
    ids += [] if word is None else [word]
    where: Where = ("districts", at if word is None else word)
    remarks.names(district, "name", *where)
    listed = remarks.entries(district, "sites", *where)
    if district.get("sites") == []:
        remarks.refuse("no-sites", *where, "sites", rule="F2", district=where[1])
    elif len(listed) > WIDEST:
        remarks.refuse("too-long", *where, "sites", many=len(listed), most=WIDEST)
    elif len(listed) > MOST_SITES:
        remarks.warn("sites", *where, "sites", rule="F3", many=len(listed), most=MOST_SITES, district=where[1])
    for place, size in enumerate(listed):
        spot = (*where, "sites", place)
        site = f"{DISTRICT_LETTERS[at] if at < DISTRICTS else ''}{place + 1}"
        if not is_whole(size):
            remarks.refuse("no-whole", *spot, found=written(size))
        elif at == WORKERS and size != LEAST_SIZE:
            remarks.refuse("workers-site", *spot, rule="F2", site=site, size=size, wanted=LEAST_SIZE)
        elif not 1 <= size <= HIGHEST:
            remarks.refuse("no-building", *spot, rule="F3", site=site, size=size, most=HIGHEST)
        elif not LEAST_SIZE <= size <= SIZE:
            remarks.warn("site", *spot, rule="F3", site=site, size=size, least=LEAST_SIZE, most=SIZE)
    sites.append(listed)


def our_taste(remarks: Remarks, at: int, ids: list[str], sites: list[list[int]]) -> None:
    """F3: the districts differ, and all but the workers' mix sizes."""
    for other in range(at):
        if sorted(sites[at]) == sorted(sites[other]):
            remarks.warn("same-sites", "districts", ids[at], rule="F3", district=ids[at], **{"other-district": ids[other]})
    if at != WORKERS and len(set(sites[at])) == 1:
        remarks.warn("not-mixed", "districts", ids[at], rule="F3", district=ids[at], size=sites[at][0])


def too_few_sites(remarks: Remarks, sites: list[list[int]]) -> None:
    """F3: with n seats any n districts, the workers' among them, have sites for at least 15 n - 4 blocks.

    Where they have not, F6 says what happens when sites run out.
    """
    blocks = [sum(of_district) for of_district in sites]
    smallest = sorted(blocks[WORKERS + 1 :])
    for seats in range(2, MOST_SEATS + 1):
        room = sum([*blocks[:1], *smallest[: seats - 1]])
        if room < 15 * seats - 4:
            remarks.warn("few-sites", "districts", rule="F3", seats=seats, room=room, wanted=15 * seats - 4)
