"""Reading a board file that may be wrong anywhere: what is well formed goes into a draft, what is not becomes a remark."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ...kernel.boards import MOST_LISTED, MOST_TEXT, Remarks, Where, is_id, is_whole, names_in, written
from ...kernel.errors import MOST_SHOWN
from .board_geometry import Point

KEYS = ("title", "reconstruction", "size", "disks", "two_seats", "regions", "cities", "villages", "routes")
REGION_KEYS = ("id", "names", "label", "outline")
CITY_KEYS = ("id", "names", "value", "region", "at", "label")
VILLAGE_KEYS = ("id", "names", "region", "at", "label")
ROUTE_KEYS = ("between", "toll")
SIDES = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
FAR = 1_000_000


class Draft:
    """What could be read of a board, by the ids of its places, and what is to be said about it."""

    def __init__(self) -> None:
        self.remarks = Remarks()
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
        self.near: dict[str, dict[str, int]] = {}  # of every place its neighbours, with the toll

    def where(self, place: str) -> tuple[str, str]:
        """The spot of a place in the data."""
        return ("villages" if place in self.villages else "cities", place)

    def reached(self, places: set[str]) -> set[str]:
        """The places connected with the first of them, by routes among them alone."""
        first = next((place for place in self.region if place in places), None)
        reached = set() if first is None else {first}
        ahead = list(reached)
        while ahead:
            for place in self.near[ahead.pop()]:
                if place in places and place not in reached:
                    reached.add(place)
                    ahead.append(place)
        return reached


def read(data: object) -> Draft:
    """The draft of a board. Nothing in the file can make this fail; all that is amiss ends up in `remarks`."""
    draft = Draft()
    if not draft.remarks.is_object(data, KEYS, optional=("game",)) or not isinstance(data, Mapping):
        return draft
    draft.remarks.of_game(data, "pfeffersaecke")
    read_head(draft, data)
    for kind, keys in (("regions", REGION_KEYS), ("cities", CITY_KEYS), ("villages", VILLAGE_KEYS)):
        for at, entry in enumerate(entries(draft, data, kind)):
            where: Where = (kind, entry["id"] if isinstance(entry, Mapping) and is_id(entry.get("id")) else at)
            if draft.remarks.is_object(entry, keys, *where):
                draft.remarks.names(entry, "names", *where)
                read_region(draft, entry, where) if kind == "regions" else read_place(draft, entry, where)
    for at, entry in enumerate(entries(draft, data, "routes")):
        read_route(draft, entry, at)
    return draft


def names(data: Mapping[str, Any], language: str) -> dict[str, str]:
    """The places, regions and routes of a board in a language, by the keys that texts have for them."""
    found = names_in(data, {"cities": "place", "villages": "place", "regions": "region"}, language)
    routes = data.get("routes") if isinstance(data, Mapping) else None
    for route in routes if isinstance(routes, list) else []:
        ends = route.get("between") if isinstance(route, Mapping) else None
        if isinstance(ends, list) and len(ends) == 2 and all(f"place-{end}" in found for end in ends):
            for one, other in (ends, ends[::-1]):
                found[f"way-{one}-{other}"] = f"{found[f'place-{one}']} → {found[f'place-{other}']}"
    return found


def entries(draft: Draft, data: Mapping[Any, Any], kind: str) -> list[Any]:
    """The list under a key; its length is counted even where entries are malformed."""
    found = draft.remarks.entries(data, kind)
    draft.listed[kind] = len(found)
    return found


def read_head(draft: Draft, data: Mapping[Any, Any]) -> None:
    """Title, note, size, disks and the reduction for two."""
    remarks = draft.remarks
    remarks.names(data, "title")
    if data.get("reconstruction") is not None:  # null for a printed map
        remarks.names(data, "reconstruction", most=MOST_TEXT)
    size = point_of(data.get("size"))
    if size is not None and size[0] > 0 and size[1] > 0:
        draft.size = size
    elif "size" in data:
        remarks.refuse("no-size", "size")
    disks = data.get("disks", {})
    if not isinstance(disks, Mapping):
        remarks.refuse("no-disks", "disks")
    else:
        for value, many in disks.items():
            if re.fullmatch("[0-9]{1,3}", str(value)) and is_whole(many) and many >= 0:
                draft.disks[int(value)] = many
            else:
                remarks.refuse("no-disk", "disks", str(value)[:MOST_SHOWN], key=written(value), found=written(many))
    two_seats = data.get("two_seats", {})
    wanted = ("covered", "closed") if "two_seats" in data else ()
    if remarks.is_object(two_seats, wanted, "two_seats"):
        draft.covered = words_of(draft, two_seats, "covered")
        draft.closed = words_of(draft, two_seats, "closed")


def words_of(draft: Draft, two_seats: Mapping[Any, Any], key: str) -> list[str]:
    found = two_seats.get(key, [])
    if isinstance(found, list) and len(found) <= MOST_LISTED and all(isinstance(word, str) for word in found):
        return [word[:MOST_SHOWN] for word in found]
    draft.remarks.refuse("no-ids", "two_seats", key)
    return []


def read_region(draft: Draft, entry: Mapping[Any, Any], where: Where) -> None:
    if "label" in entry and point_of(entry["label"]) is None:
        draft.remarks.refuse("no-point", *where, "label")
    outline = entry.get("outline", [])
    points = [point_of(point) for point in outline[: MOST_LISTED + 1]] if isinstance(outline, list) else []
    sound = [point for point in points if point is not None]
    if "outline" in entry and (len(sound) != len(points) or not 3 <= len(sound) <= MOST_LISTED):
        draft.remarks.refuse("no-outline", *where, "outline", most=MOST_LISTED)
        sound = []
    word = draft.remarks.id_of(entry, where, draft.outline)
    if word is not None:
        draft.outline[word] = sound


def read_place(draft: Draft, entry: Mapping[Any, Any], where: Where) -> None:
    if "label" in entry and entry["label"] not in SIDES:
        draft.remarks.refuse("no-side", *where, "label", sides=", ".join(SIDES))
    word = draft.remarks.id_of(entry, where, draft.region)
    region = entry.get("region")
    if not isinstance(region, str):
        if "region" in entry:
            draft.remarks.refuse("no-region", *where, "region")
        region = ""  # known to be a place, but of no region
    value = draft.remarks.whole(entry, "value", *where) if where[0] == "cities" else None
    at = read_spot(draft, entry, where)
    if word is None:
        return
    draft.region[word] = region[:MOST_SHOWN]
    draft.near[word] = {}
    if where[0] == "villages":
        draft.villages.append(word)
    elif value is not None:
        draft.value[word] = value
    if at is not None:
        draft.at[word] = at


def read_spot(draft: Draft, entry: Mapping[Any, Any], where: Where) -> Point | None:
    """Where a place lies, within the map."""
    if "at" not in entry:
        return None
    at = point_of(entry["at"])
    if at is None:
        draft.remarks.refuse("no-point", *where, "at")
    elif at in draft.at.values():
        draft.remarks.refuse("same-spot", *where, "at", place=where[1])
    elif draft.size[0] and not (0 <= at[0] <= draft.size[0] and 0 <= at[1] <= draft.size[1]):
        draft.remarks.refuse("off-map", *where, "at", place=where[1])
    return at


def read_route(draft: Draft, entry: object, at: int) -> None:
    between = entry.get("between") if isinstance(entry, Mapping) else None
    pair = [word for word in between if is_id(word)] if isinstance(between, list) and len(between) == 2 else []
    where: Where = ("routes", "-".join(pair) if len(pair) == 2 else at)
    if not draft.remarks.is_object(entry, ROUTE_KEYS, *where) or not isinstance(entry, Mapping):
        return
    toll = draft.remarks.whole(entry, "toll", *where)
    if "between" not in entry:
        return
    if len(pair) != 2:
        draft.remarks.refuse("no-ends", *where, "between")
        return
    one, other = pair
    ends = {"place": one, "other-place": other}
    unknown = [word for word in pair if word not in draft.region]
    for word in unknown:
        draft.remarks.refuse("no-end", *where, **ends, found=word)
    if one == other:
        draft.remarks.refuse("route-nowhere", *where, place=one)
    elif other in draft.near.get(one, {}):
        draft.remarks.refuse("route-twice", *where, **ends)
    elif not unknown and toll is not None:
        draft.toll[(one, other)] = draft.near[one][other] = draft.near[other][one] = toll


def point_of(written: object) -> Point | None:
    if not isinstance(written, list) or len(written) != 2:
        return None
    x, y = written
    if isinstance(x, bool) or isinstance(y, bool) or not isinstance(x, int | float) or not isinstance(y, int | float):
        return None
    return (float(x), float(y)) if abs(x) < FAR and abs(y) < FAR else None  # neither too far nor “not a number”
