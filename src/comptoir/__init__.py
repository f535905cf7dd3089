"""Comptoir: merchant games with exact rules, kept secrets and honest bots.

>>> import comptoir
>>> match = comptoir.Match(comptoir.game("heller"), seats=3)
>>> match.play(match.to_act[0], "stall 2 c4").n
1
"""

from __future__ import annotations

from .games import find as game
from .games import names as game_names
from .games import of_record
from .kernel.contract import Game
from .kernel.errors import ComptoirError, Refusal
from .kernel.match import Match, replay, verify
from .kernel.record import Record, load
from .kernel.visibility import View
from .players import player

__version__ = "0.1.0"

__all__ = [
    "ComptoirError",
    "Game",
    "Match",
    "Record",
    "Refusal",
    "View",
    "game",
    "game_names",
    "load",
    "of_record",
    "player",
    "replay",
    "verify",
]
