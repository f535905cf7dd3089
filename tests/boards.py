"""For tests: boards that are not built in. Each is the built-in one with something changed that shows in play."""

from __future__ import annotations

import json
from typing import Any

from comptoir import games
from comptoir.kernel.contract import Game

LETTERS = "xabc"
WITH_BOARDS = [name for name in games.names() if games.find(name).board is not None]


def built_in(game: str) -> Any:
    """The data of the board that a game comes with, to be changed."""
    return json.loads(games.written_board(games.kit_of(games.find(game)).data))


def other_board(game: str, number: int = 1) -> Any:
    """A sound board of that game; another one for every number from 1 to 3. One made by lot where no change is known here."""
    if game not in CHANGES:
        return games.kit_of(games.find(game)).make(number)
    data = built_in(game)
    CHANGES[game](data, number)
    return data


def _another_toll(data: Any, number: int) -> None:
    """The way from Hamburg to Lübeck costs something else, and a village has another name."""
    way = next(one for one in data["routes"] if set(one["between"]) == {"hamburg", "luebeck"})
    way["toll"] += number
    _rename(data, "villages", 0, f"newtown{LETTERS[number]}", f"Neustadt {number}")


def _other_sites(data: Any, number: int) -> None:
    """Higher buildings and a wider district than ours, the more the higher the number."""
    data["districts"][1]["sites"] = [5 + number, 5, 4, 4, *[2] * (5 + number)]
    data["districts"][1]["name"] = dict.fromkeys(("fr", "en", "de"), f"Altdorf {number}")


def _other_towns(data: Any, number: int) -> None:
    """Another name, and so many towns more."""
    data["towns"][4:4] = map(_port, range(number))
    data["barrels"] |= {f"port{at}": 0 for at in range(number)}
    _rename(data, "towns", 1, f"beaugency{LETTERS[number]}", f"Beaugency {number}")
    data["name"] = f"elsewhere{LETTERS[number]}"


def _rename(data: Any, listed: str, at: int, word: str, name: str) -> None:
    """Another id and name for a place, wherever it is spoken of."""
    old = data[listed][at]["id"]
    written = json.dumps(data).replace(f'"{old}"', f'"{word}"')
    data.clear()
    data.update(json.loads(written))
    data[listed][at]["names"] = dict.fromkeys(("fr", "en", "de"), name)


CHANGES = {"pfeffersaecke": _another_toll, "pfusch": _other_sites, "weinhaendler": _other_towns}


# ---- games on five boards that are not built in: one made by lot, the others such as the checker calls unusual ----


def _unusual_map() -> Any:
    """Dead ends, a hop too dear, an empty region, a second 8 and no toll of 2."""
    data = built_in("pfeffersaecke")
    for region in (*data["cities"], *data["villages"]):
        region["region"] = "flanders" if region["region"] == "holland" else region["region"]
    data["routes"] = [one for one in data["routes"] if "vienna" not in one["between"] or "linz" in one["between"]]
    for one in data["routes"]:
        one["toll"] = {2: 3, 11: 30}.get(one["toll"], one["toll"])
    next(city for city in data["cities"] if city["id"] == "bruges")["value"] = 8
    data["disks"] |= {"6": 1, "8": 2}
    return data


def _small_town() -> Any:
    """So few sites that builders find none; districts that are alike, without a 4."""
    data = built_in("pfusch")
    for at, district in enumerate(data["districts"]):
        district["sites"] = [2, 2] if at == 0 else [3, 5, 3]
    return data


def _big_town() -> Any:
    """Districts of up to 14 sites, buildings of a single block and of nine."""
    data = built_in("pfusch")
    data["districts"][0]["sites"] = [2] * 14
    data["districts"][1]["sites"] = [1, 9, 3, 4]
    data["districts"][2]["sites"] = [6, 7, 8, 2] * 3
    return data


def river_of(many: int) -> Any:
    """The Loire with so many towns, at least five; passengers and barrels from all of them."""
    data = built_in("weinhaendler")
    towns = data["towns"]
    data["towns"] = [*towns[: max(1, min(4, many - 4))], *map(_port, range(many - 8)), *towns[4:]]
    ids = [town["id"] for town in data["towns"]]
    data["barrels"] = {town: 14 // (many - 1) + (at < 14 % (many - 1)) for at, town in enumerate(ids[:-1])}
    for at, rider in enumerate(data["passengers"]):
        start, end = at % many, (at + 1 + at % (many - 1)) % many
        rider |= {"from": ids[start], "to": ids[end], "fare": 1 + (abs(end - start) > many // 2)}
    return data


def _long_river() -> Any:
    """Eleven towns, little strong coal, barrels from two towns alone, everybody upstream."""
    data = river_of(11)
    data["coal"] = {"1": 30, "2": 15, "3": 0}
    data["barrels"] |= dict.fromkeys(data["barrels"], 0) | {"orleans": 4, "port1": 10}
    for rider in data["passengers"]:
        rider |= {"from": "nantes", "to": "orleans", "fare": 2}
    return data


def _port(number: int) -> Any:
    return {"id": f"port{number}", "names": dict.fromkeys(("fr", "en", "de"), f"Port {number + 1}")}


def _elsewhere() -> dict[str, Game[Any]]:
    found = {
        "map made by lot": ("pfeffersaecke", games.kit_of(games.find("pfeffersaecke")).make(3)),
        "unusual map": ("pfeffersaecke", _unusual_map()),
        "small town": ("pfusch", _small_town()),
        "big town": ("pfusch", _big_town()),
        "short river": ("weinhaendler", river_of(5)),
        "long river": ("weinhaendler", _long_river()),
    }
    return {name: games.kit_of(games.find(game)).on(data) for name, (game, data) in found.items()}


ELSEWHERE = _elsewhere()


def called(game: Game[Any]) -> str:
    """A game by its name, or by the board that it is played on."""
    return next((name for name, other in ELSEWHERE.items() if other is game), game.name)
