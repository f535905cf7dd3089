"""The shelf: which games there are, and what a client has to know to show them."""

from __future__ import annotations

from typing import Any

from .. import games
from ..kernel.actions import Number, Param
from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..kernel.schema import schema
from . import wire
from .errors import NotFound
from .lessons import step_ids
from .levels import levels_of


def game_named(name: str, revision: int | None = None) -> Game[Any]:
    """By the newest rules, or by those that an older table is played by."""
    try:
        return games.find(name, revision)
    except UnknownName as error:
        raise NotFound(str(error)) from None


def boxes() -> list[wire.GameInfo]:
    return [wire.GameInfo(**_info(games.find(name))) for name in games.names()]


def box(name: str, revision: int | None = None) -> wire.GameDetails:
    game = game_named(name, revision)
    return wire.GameDetails(
        **_info(game),
        view_schema=schema(game.fields),
        actions={block.name: [_param(param) for param in block.params] for block in game.actions.blocks.values()},
        events={kind.name: [one.param.name for one in kind.seen] for kind in game.events.kinds},
        prompts=list(game.prompts),
    )


def _info(game: Game[Any]) -> dict[str, Any]:
    return {
        "name": game.name,
        "revision": game.revision,
        "least_seats": game.least_seats,
        "most_seats": game.most_seats,
        "lowest_wins": game.lowest_wins,
        "options": [wire.OptionInfo(name, list(option.values), option.rule) for name, option in game.options.items()],
        "rules": list(game.rules),
        "idle": list(game.idle),
        "levels": levels_of(game),
        "board_levels": levels_of(game, other_board=True),
        "lessons": step_ids(game),
        "board": game.board is not None,
    }


def _param(param: Param) -> dict[str, Any]:
    return {"name": param.name, "words": None if isinstance(param, Number) else list(param.words)}
