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
    """A sound board of that game; another one for every number from 1 to 3."""
    data = built_in(game)
    CHANGES[game](data, number)
    return data


def _another_toll(data: Any, number: int) -> None:
    """The way from Hamburg to Lübeck costs something else, and a village has another name."""
    way = next(one for one in data["routes"] if set(one["between"]) == {"hamburg", "luebeck"})
    way["toll"] += number
    _rename(data, "villages", 0, f"newtown{LETTERS[number]}", f"Neustadt {number}")


def _other_sites(data: Any, number: int) -> None:
    data["districts"][1]["sites"] = [5, 5, 4, 4, 3][: 5 - number % 2] + [2] * (number // 2)
    data["districts"][1]["name"] = dict.fromkeys(("fr", "en", "de"), f"Altdorf {number}")


def _other_towns(data: Any, number: int) -> None:
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


# ---- games on five boards that are not built in: two made by lot, three that the checker calls unusual ----


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


def _other_cards() -> Any:
    """Little strong coal, barrels from two towns alone, everybody upstream."""
    data = built_in("weinhaendler")
    data["coal"] = {"1": 30, "2": 15, "3": 0}
    data["barrels"] |= dict.fromkeys(data["barrels"], 0) | {"orleans": 4, "tours": 10}
    for rider in data["passengers"]:
        rider |= {"from": "nantes", "to": "orleans", "fare": 2}
    return data


def _elsewhere() -> dict[str, Game[Any]]:
    found = {
        f"{game} made by lot": (game, games.kit_of(games.find(game)).make(3)) for game in ("pfeffersaecke", "weinhaendler")
    }
    found |= {"unusual map": ("pfeffersaecke", _unusual_map()), "small town": ("pfusch", _small_town())}
    found |= {"other cards": ("weinhaendler", _other_cards())}
    return {name: games.kit_of(games.find(game)).on(data) for name, (game, data) in found.items()}


ELSEWHERE = _elsewhere()


def called(game: Game[Any]) -> str:
    """A game by its name, or by the board that it is played on."""
    return next((name for name, other in ELSEWHERE.items() if other is game), game.name)
