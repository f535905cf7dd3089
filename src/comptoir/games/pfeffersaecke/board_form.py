"""Reading a board file that may be wrong anywhere: what is well formed goes into a draft, what is not becomes a fault."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ...kernel.errors import MOST_SHOWN, shown
from ...kernel.rulebook import LANGUAGES

Point = tuple[float, float]

KEYS = ("title", "reconstruction", "size", "disks", "two_seats", "regions", "cities", "villages", "routes")
REGION_KEYS = ("id", "names", "label", "outline")
CITY_KEYS = ("id", "names", "value", "region", "at", "label")
VILLAGE_KEYS = ("id", "names", "region", "at", "label")
ROUTE_KEYS = ("between", "toll")
SIDES = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
FAR = 1_000_000
MOST_LISTED = 1000  # of regions, places or routes; a sound board has far fewer
WORD = re.compile(r"[a-z][a-z0-9]{0,39}")


class Draft:
    """What could be read of a board, by the ids of its places, and what could not."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.listed: dict[str, int] = {"regions": 0, "cities": 0, "villages": 0, "routes": 0}
        self.size: Point = (0.0, 0.0)
        self.disks: dict[int, int] = {}
        self.covered: list[str] = []
        self.closed: list[str] = []
        self.outline: dict[str, list[Point]] = {}
        self.region: dict[str, str] = {}  # of every place, cities first
        self.value: dict[str, int] = {}
        self.villages: list[str] = []
        self.at: dict[str, Point] = {}
        self.toll: dict[tuple[str, str], int] = {}

    def neighbours(self, place: str) -> list[str]:
        return [one if other == place else other for one, other in self.toll if place in (one, other)]

    def toll_between(self, one: str, other: str) -> int:
        return self.toll[(one, other)] if (one, other) in self.toll else self.toll[(other, one)]

    def reached(self, places: set[str]) -> set[str]:
        """The places connected with the first of them, by routes among them alone."""
        first = next((place for place in self.region if place in places), None)
        reached = set() if first is None else {first}
        ahead = list(reached)
        while ahead:
            for place in self.neighbours(ahead.pop()):
                if place in places and place not in reached:
                    reached.add(place)
                    ahead.append(place)
        return reached


def read(data: object) -> Draft:
    """The draft of a board. Nothing in the file can make this fail; all that is amiss ends up in `faults`."""
    draft = Draft()
    if not isinstance(data, Mapping):
        draft.faults.append("a board is an object with the keys " + ", ".join(KEYS))
        return draft
    check_keys(draft, "the board", data, KEYS)
    read_head(draft, data)
    for kind, keys in (("regions", REGION_KEYS), ("cities", CITY_KEYS), ("villages", VILLAGE_KEYS)):
        for at, entry in enumerate(entries(draft, data, kind)):
            where = f"{kind}[{at}]"
            if not isinstance(entry, Mapping):
                draft.faults.append(f"{where} must be an object with the keys {', '.join(keys)}")
                continue
            check_keys(draft, name_of(entry, where), entry, keys)
            read_region(draft, entry, where) if kind == "regions" else read_place(draft, entry, where, kind)
    for at, entry in enumerate(entries(draft, data, "routes")):
        read_route(draft, entry, f"routes[{at}]")
    return draft


def entries(draft: Draft, data: Mapping[Any, Any], kind: str) -> list[Any]:
    """The list under a key; its length is counted even where entries are malformed."""
    found = data.get(kind, [])
    if not isinstance(found, list):
        draft.faults.append(f"{kind} must be a list")
        return []
    draft.listed[kind] = len(found)
    if len(found) > MOST_LISTED:
        draft.faults.append(f"{kind} lists {len(found)}; no more than {MOST_LISTED} are read")
    return found[:MOST_LISTED]


def name_of(entry: Mapping[Any, Any], where: str) -> str:
    """An entry by its id if it has one, else by its place in the file."""
    written = entry.get("id")
    return written if isinstance(written, str) and WORD.fullmatch(written) else where


def check_keys(draft: Draft, where: str, entry: Mapping[Any, Any], keys: tuple[str, ...]) -> None:
    draft.faults += [f"{where}: {key} is missing" for key in keys if key not in entry]
    draft.faults += [f"{where}: {shown(key)} does not belong here" for key in entry if key not in keys]


def read_head(draft: Draft, data: Mapping[Any, Any]) -> None:
    """Title, note, size, disks and the reduction for two."""
    check_languages(draft, "the board", "title", data.get("title", {}), "title" in data)
    if data.get("reconstruction") is not None:  # null for a printed map
        check_languages(draft, "the board", "reconstruction", data["reconstruction"], True)
    size = point_of(data.get("size"))
    if size is not None and size[0] > 0 and size[1] > 0:
        draft.size = size
    elif "size" in data:
        draft.faults.append("size must be a width and a height above 0")
    disks = data.get("disks", {})
    if not isinstance(disks, Mapping):
        draft.faults.append("disks must tell how many there are of each value")
    else:
        for value, many in disks.items():
            if re.fullmatch("[0-9]{1,3}", str(value)) and is_int(many) and many >= 0:
                draft.disks[int(value)] = many
            else:
                draft.faults.append(f"disks: {shown(value)} with {shown(many)} is not a value and a number")
    two_seats = data.get("two_seats", {})
    if not isinstance(two_seats, Mapping):
        draft.faults.append("two_seats must be an object with the keys covered, closed")
        return
    if "two_seats" in data:
        check_keys(draft, "two_seats", two_seats, ("covered", "closed"))
    draft.covered = words_of(draft, "two_seats: covered", two_seats.get("covered", []))
    draft.closed = words_of(draft, "two_seats: closed", two_seats.get("closed", []))


def words_of(draft: Draft, where: str, written: object) -> list[str]:
    if isinstance(written, list) and len(written) <= MOST_LISTED and all(isinstance(word, str) for word in written):
        return [word[:MOST_SHOWN] for word in written]
    draft.faults.append(f"{where} must be a list of ids")
    return []


def check_languages(draft: Draft, where: str, key: str, written: object, there: bool) -> None:
    """A text in each language of the house."""
    if not there:
        return
    if not isinstance(written, Mapping):
        draft.faults.append(f"{where}: {key} must have a text in {', '.join(LANGUAGES)}")
        return
    for language in LANGUAGES:
        text = written.get(language)
        if not isinstance(text, str) or not text.strip():
            draft.faults.append(f"{where}: {key} has no text in {language}")


def read_id(draft: Draft, entry: Mapping[Any, Any], where: str, taken: Mapping[str, object]) -> str | None:
    """An id: one plain word, and no other place or region of that name."""
    word = entry.get("id")
    if not isinstance(word, str) or not WORD.fullmatch(word):
        if "id" in entry:
            draft.faults.append(f"{where}: the id {shown(word)} must be one word of the letters a–z and digits")
        return None
    if word in taken:
        draft.faults.append(f"{where}: there are two of the id {word}")
        return None
    return word


def read_region(draft: Draft, entry: Mapping[Any, Any], where: str) -> None:
    name = name_of(entry, where)
    check_languages(draft, name, "names", entry.get("names"), "names" in entry)
    if "label" in entry and point_of(entry["label"]) is None:
        draft.faults.append(f"{name}: label must be two numbers")
    outline = entry.get("outline", [])
    points = [point_of(point) for point in outline] if isinstance(outline, list) else []
    sound = [point for point in points if point is not None]
    if "outline" in entry and (len(sound) != len(points) or not 3 <= len(sound) <= MOST_LISTED):
        draft.faults.append(f"{name}: outline must be a list of at least three points")
        sound = []
    word = read_id(draft, entry, where, draft.outline)
    if word is not None:
        draft.outline[word] = sound


def read_place(draft: Draft, entry: Mapping[Any, Any], where: str, kind: str) -> None:
    name = name_of(entry, where)
    check_languages(draft, name, "names", entry.get("names"), "names" in entry)
    if "label" in entry and entry["label"] not in SIDES:
        draft.faults.append(f"{name}: label must be one of {', '.join(SIDES)}: the side on which the name is written")
    word = read_id(draft, entry, where, draft.region)
    region = entry.get("region")
    if not isinstance(region, str):
        if "region" in entry:
            draft.faults.append(f"{name}: region must be the id of a region")
        region = ""  # known to be a place, but of no region
    value = entry.get("value")
    if kind == "cities" and "value" in entry and not is_int(value):
        draft.faults.append(f"{name}: value must be a whole number, not {shown(value)}")
    at = read_spot(draft, entry, name)
    if word is None:
        return
    draft.region[word] = region
    if kind == "villages":
        draft.villages.append(word)
    elif isinstance(value, int) and is_int(value):
        draft.value[word] = value
    if at is not None:
        draft.at[word] = at


def read_spot(draft: Draft, entry: Mapping[Any, Any], name: str) -> Point | None:
    """Where a place lies, within the map."""
    if "at" not in entry:
        return None
    at = point_of(entry["at"])
    if at is None:
        draft.faults.append(f"{name}: at must be two numbers")
    elif draft.size[0] and not (0 <= at[0] <= draft.size[0] and 0 <= at[1] <= draft.size[1]):
        draft.faults.append(f"{name} lies off the map")
    return at


def read_route(draft: Draft, entry: object, where: str) -> None:
    if not isinstance(entry, Mapping):
        draft.faults.append(f"{where} must be an object with the keys {', '.join(ROUTE_KEYS)}")
        return
    between = entry.get("between")
    pair = [word[:MOST_SHOWN] for word in between if isinstance(word, str)] if isinstance(between, list) else []
    name = f"the route {'–'.join(pair)}" if len(pair) == 2 else where
    check_keys(draft, name, entry, ROUTE_KEYS)
    if "toll" in entry and not is_int(entry["toll"]):
        draft.faults.append(f"{name}: toll must be a whole number, not {shown(entry['toll'])}")
    if "between" not in entry:
        return
    if not isinstance(between, list) or len(between) != 2 or len(pair) != 2:
        draft.faults.append(f"{where}: between must be the ids of two places")
        return
    unknown = [word for word in pair if word not in draft.region]
    draft.faults += [f"{name}: there is no place {word}" for word in unknown]
    one, other = pair
    if one == other:
        draft.faults.append(f"{name} leads nowhere")
    elif (one, other) in draft.toll or (other, one) in draft.toll:
        draft.faults.append(f"{name} is there twice")
    elif not unknown and is_int(entry.get("toll")):
        draft.toll[(one, other)] = int(entry["toll"])


def is_int(written: object) -> bool:
    return isinstance(written, int) and not isinstance(written, bool)


def point_of(written: object) -> Point | None:
    if not isinstance(written, list) or len(written) != 2:
        return None
    x, y = written
    if isinstance(x, bool) or isinstance(y, bool) or not isinstance(x, int | float) or not isinstance(y, int | float):
        return None
    return (float(x), float(y)) if abs(x) < FAR and abs(y) < FAR else None  # neither too far nor “not a number”
