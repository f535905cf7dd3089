"""The river and the 108 cards: read from data, checked, and turned into the tables the rules use."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ...kernel.chance import Deck
from ...kernel.errors import BadBoard
from ...kernel.rulebook import LANGUAGES

# W1: eight towns from Orléans to Nantes, one pier each; the last town has two.
TOWNS: Final = 8
NANTES: Final = TOWNS - 1
NORTH: Final = NANTES  # piers 0 to 6 are those of the towns before Nantes
SOUTH: Final = TOWNS
PIERS: Final = TOWNS + 1
PIER_PAYS: Final = {"north": 2, "south": 1}

# W1: what the source and reviews say about distances: (town, the end it is measured from, spaces).
DISTANCES: Final = (("saumur", "nantes", 3), ("angers", "nantes", 2), ("amboise", "orleans", 2))

# W2: how many cards there are. Kinds 0 to 5 are held in hands; a sun, passengers and barrels never are.
COAL: Final = 0
COAL_VALUES: Final = 3
SAILOR: Final = 3
FISHERMAN: Final = 4
EXPLOSION: Final = 5
HAND_KINDS: Final = 6
SUN: Final = 6
CARGO: Final = 7  # the first kind of cargo: 14 passengers, each a kind of its own, then the barrels by town of departure
PASSENGERS: Final = 14
BARREL_TOWNS: Final = NANTES
CARGO_KINDS: Final = PASSENGERS + BARREL_TOWNS
KINDS: Final = CARGO + CARGO_KINDS
CARDS: Final = 108
COAL_EACH: Final = 15
BARRELS_EACH: Final = 2
SINGLE_KINDS: Final = {"sailors": 20, "fishermen": 8, "explosions": 5, "suns": 2}
FARES: Final = (1, 2)
WAYS_EACH: Final = 7  # passengers downstream, and upstream
HAND_WORDS: Final = ("coal-1", "coal-2", "coal-3", "sailor", "fisherman", "explosion")

_ID = re.compile(r"[a-z]+")


class River:
    """The tables that follow from the data. Cargo is numbered from 0: passengers, then barrels by town."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        faults = check(data)
        if faults:
            raise BadBoard(faults)
        self.data = data
        self.towns: tuple[str, ...] = tuple(town["id"] for town in data["towns"])
        place = {town: at for at, town in enumerate(self.towns)}
        riders = data["passengers"]
        self.origin: list[int] = [place[rider["from"]] for rider in riders] + list(range(BARREL_TOWNS))
        self.goal: list[int] = [place[rider["to"]] for rider in riders] + [NANTES] * BARREL_TOWNS
        self.fare: list[int] = [rider["fare"] for rider in riders]
        # W22, W23: the cargo that departs from each town, and that is bound for it.
        cargo = range(CARGO_KINDS)
        self.departing = [tuple(card for card in cargo if self.origin[card] == town) for town in range(TOWNS)]
        self.arriving = [tuple(card for card in cargo if self.goal[card] == town) for town in range(TOWNS)]
        self.many = self._how_many()
        self.cargo_words = self._cargo_words()
        self.words: tuple[str, ...] = (*HAND_WORDS, "sun", *self.cargo_words)
        self.deck = Deck("cards", self.words)
        self.all_cards: list[int] = [kind for kind in range(KINDS) for _ in range(self.many[kind])]

    def _how_many(self) -> list[int]:
        """W2: of each kind, how many cards."""
        data = self.data
        coal = [data["coal"][str(value + 1)] for value in range(COAL_VALUES)]
        barrels = [data["barrels"][town] for town in self.towns[:BARREL_TOWNS]]
        return [*coal, data["sailors"], data["fishermen"], data["explosions"], data["suns"], *[1] * PASSENGERS, *barrels]

    def _cargo_words(self) -> tuple[str, ...]:
        """`passenger-amboise-orleans-1`; a second card just like it gets `-bis`, a third `-bis-bis`."""
        words: list[str] = []
        for rider in self.data["passengers"]:
            word = f"passenger-{rider['from']}-{rider['to']}-{rider['fare']}"
            while word in words:
                word += "-bis"
            words.append(word)
        return (*words, *(f"barrel-{town}" for town in self.towns[:BARREL_TOWNS]))

    def pays(self, cargo: int, pier: int) -> int:
        """W23: a passenger the fare on the card, a barrel by the pier of Nantes."""
        if cargo < PASSENGERS:
            return self.fare[cargo]
        return PIER_PAYS["north"] if pier == NORTH else PIER_PAYS["south"]

    def box(self) -> dict[str, Any]:
        """What the client draws by. Kinds and cargo are numbered as in the view."""
        return {
            "towns": self.towns,
            "south": SOUTH,
            "pier_pays": PIER_PAYS,
            "held": HAND_WORDS,
            "coal": tuple(range(1, COAL_VALUES + 1)),
            "sailor": SAILOR,
            "fisherman": FISHERMAN,
            "explosion": EXPLOSION,
            "sun": SUN,
            "cargo": CARGO,
            "passengers": PASSENGERS,
            "cargo_words": self.cargo_words,
            "origin": self.origin,
            "goal": self.goal,
            "fare": self.fare,
        }

    def town_name(self, town: int, language: str) -> str:
        return str(self.data["towns"][town]["names"][language])


def load() -> dict[str, Any]:
    """The river the game comes with."""
    loaded: dict[str, Any] = json.loads((Path(__file__).parent / "river.json").read_text(encoding="utf-8"))
    return loaded


# ---- the checker ----


def check(data: Mapping[str, Any]) -> list[str]:
    """W1, W2: every way in which data breaks what is known of river and cards, a sentence each."""
    if not isinstance(data, Mapping):
        return ["a river is an object with towns, piers and cards"]
    known = {"game", "name", "towns", "piers", "coal", "passengers", "barrels", *SINGLE_KINDS}
    faults = [f"“{key}” is missing" for key in sorted(known) if key not in data]
    faults += [f"“{key}” does not belong in a river" for key in data if key not in known]
    towns = _town_ids(data.get("towns", []))
    if "game" in data and data["game"] != "weinhaendler":
        faults.append(f"game: this is a river of weinhaendler, not of {data['game']!r}")
    if "name" in data and not _is_id(data["name"]):
        faults.append(f"name: {data['name']!r} must be one word of small letters")
    if "towns" in data:
        faults += _check_towns(data["towns"], towns)
    if "piers" in data:
        faults += _check_piers(data["piers"])
    faults += _check_plain_cards(data)
    if "barrels" in data:
        faults += _check_barrels(data["barrels"], towns)
    if "passengers" in data:
        faults += _check_passengers(data["passengers"], towns)
    return faults


def _is_id(word: object) -> bool:
    return isinstance(word, str) and _ID.fullmatch(word) is not None


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _town_ids(towns: object) -> list[str]:
    """The ids in order, as far as they can be read; an unreadable one is an empty word."""
    if not isinstance(towns, list):
        return []
    return [town["id"] if isinstance(town, dict) and _is_id(town.get("id")) else "" for town in towns]


def _check_names(where: str, holder: Mapping[str, Any]) -> list[str]:
    names = holder.get("names")
    if not isinstance(names, Mapping):
        return [f"{where}: “names” must give a name in {', '.join(LANGUAGES)}"]
    faults = [f"{where}: {language!r} is no language we print" for language in names if language not in LANGUAGES]
    for language in LANGUAGES:
        name = names.get(language)
        if not isinstance(name, str) or not name.strip():
            faults.append(f"{where}: the name in {language} is missing")
    return faults


def _wrong_number(where: str, listed: list[Any], many: int) -> list[str]:
    return [] if len(listed) == many else [f"{where}: there are {many} of them, not {len(listed)}"]


def _check_towns(towns: object, ids: list[str]) -> list[str]:
    """W1: eight towns, their order, and the distances that are known."""
    if not isinstance(towns, list):
        return ["towns must be a list, from Orléans down to Nantes"]
    faults = _wrong_number("towns", towns, TOWNS)
    for at, town in enumerate(towns):
        where = f"town {at + 1}"
        if not isinstance(town, dict):
            faults.append(f"{where} must be an object with an id and names")
            continue
        if not ids[at]:
            faults.append(f"{where}: the id must be one word of small letters a to z, not {town.get('id')!r}")
        elif ids[at] in ids[:at]:
            faults.append(f"{where}: {ids[at]} is already on the river")
        faults += [f"{where}: {key!r} does not belong here" for key in town if key not in ("id", "names")]
        faults += _check_names(f"{where} ({ids[at] or 'no id'})", town)
    if ids and (ids[0] != "orleans" or ids[-1] != "nantes"):
        faults.append(f"towns: the river runs from orleans to nantes, not from {ids[0] or '?'} to {ids[-1] or '?'}")
    for town, end, spaces in DISTANCES:
        if town not in ids:
            faults.append(f"towns: {town} is not on the river")
        elif end in ids and abs(ids.index(town) - ids.index(end)) != spaces:
            faults.append(f"towns: {town} lies {spaces} spaces from {end}, not {abs(ids.index(town) - ids.index(end))}")
    return faults


def _check_piers(piers: object) -> list[str]:
    """W1: the two piers of Nantes."""
    if not isinstance(piers, Mapping):
        return ["piers must say what the north and the south pier of Nantes pay"]
    faults = [f"piers: {pier!r} is neither north nor south" for pier in piers if pier not in PIER_PAYS]
    for pier, pays in PIER_PAYS.items():
        found = piers.get(pier)
        if not isinstance(found, Mapping):
            faults.append(f"piers: the {pier} pier is missing or no object")
            continue
        if not _is_number(found.get("pays")) or found["pays"] != pays:
            faults.append(f"piers: the {pier} pier pays {pays} a barrel, not {found.get('pays')!r}")
        faults += [f"the {pier} pier: {key!r} does not belong here" for key in found if key not in ("pays", "names")]
        faults += _check_names(f"the {pier} pier", found)
    return faults


def _check_plain_cards(data: Mapping[str, Any]) -> list[str]:
    """W2: coal of three values, sailors, fishermen, explosions and suns."""
    faults = []
    for key, many in SINGLE_KINDS.items():
        if key in data and (not _is_number(data[key]) or data[key] != many):
            faults.append(f"{key}: there are {many} of them, not {data[key]!r}")
    if "coal" not in data:
        return faults
    return faults + _check_each("coal", data["coal"], [str(value + 1) for value in range(COAL_VALUES)], COAL_EACH)


def _check_each(where: str, found: object, wanted: list[str], many: int) -> list[str]:
    """A table that has so many of each thing wanted, and nothing else."""
    if not isinstance(found, Mapping):
        return [f"{where} must say how many cards there are of each"]
    faults = [f"{where}: there is none of {key!r}" for key in found if key not in wanted]
    for key in wanted:
        if not _is_number(found.get(key)) or found[key] != many:
            faults.append(f"{where}: there are {many} of {key}, not {found.get(key)!r}")
    return faults


def _check_barrels(barrels: object, towns: list[str]) -> list[str]:
    """W2: two barrels from each town but Nantes."""
    return _check_each("barrels", barrels, [town for town in towns[:BARREL_TOWNS] if town], BARRELS_EACH)


def _check_passengers(riders: object, towns: list[str]) -> list[str]:
    """W2: fourteen passengers, seven each way, the long trips at the higher fare, every town used."""
    if not isinstance(riders, list):
        return ["passengers must be a list of cards"]
    faults = _wrong_number("passengers", riders, PASSENGERS)
    trips: list[tuple[int, int, int]] = []
    for at, rider in enumerate(riders):
        wrong = _check_passenger(f"passenger {at + 1}", rider, towns)
        faults += wrong
        if not wrong:
            trips.append((towns.index(rider["from"]), towns.index(rider["to"]), rider["fare"]))
    if len(trips) < len(riders):
        return faults
    downstream = sum(start < end for start, end, _ in trips)
    if (downstream, len(trips) - downstream) != (WAYS_EACH, WAYS_EACH):
        faults.append(f"passengers: {WAYS_EACH} go each way, not {downstream} down and {len(trips) - downstream} up")
    longest_cheap = max((abs(end - start) for start, end, fare in trips if fare == FARES[0]), default=0)
    for start, end, fare in trips:
        if fare == FARES[1] and abs(end - start) <= longest_cheap:
            faults.append(f"passengers: {towns[start]} to {towns[end]} costs 2 but is no longer than a trip that costs 1")
    if not any((towns[start], towns[end], fare) == ("amboise", "orleans", 1) for start, end, fare in trips):
        faults.append("passengers: nobody goes from amboise to orleans for 1")
    used = {town for start, end, _ in trips for town in (start, end)}
    return faults + [f"passengers: nobody comes from or goes to {town}" for at, town in enumerate(towns) if at not in used]


def _check_passenger(where: str, rider: object, towns: list[str]) -> list[str]:
    if not isinstance(rider, dict):
        return [f"{where} must be an object with from, to, fare and names"]
    faults = [f"{where}: {key!r} does not belong here" for key in rider if key not in ("from", "to", "fare", "names")]
    for key in ("from", "to"):
        if not _is_id(rider.get(key)) or rider[key] not in towns:
            faults.append(f"{where}: “{key}” must be a town of the river, not {rider.get(key)!r}")
    if not faults and rider["from"] == rider["to"]:
        faults.append(f"{where}: goes from {rider['from']} to {rider['to']}, which is no trip")
    if not _is_number(rider.get("fare")) or rider["fare"] not in FARES:
        faults.append(f"{where}: the fare must be 1 or 2, not {rider.get('fare')!r}")
    return faults + _check_names(where, rider)
