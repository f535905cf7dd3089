"""For tests: boards that are not built in. Each is the built-in one with something changed that shows in play."""

from __future__ import annotations

import json
from typing import Any

from comptoir import games

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
