"""Pfusch: crooked builders put up houses, save on wood and bribe the inspectors. 2–5 seats."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...kernel.contract import BoardKit, Game, Option, Timer, rule_ids
from . import bots, rules
from .audit import audit
from .figures import figures
from .pictures import Pictures, board_svg
from .pieces import ACTIONS, BOX, DECEMBER, EVENTS, FIELDS, MOST_SEATS, PROPOSALS_BY_THE_CLOCK, State
from .town import GAME_NAME, Town, built_in, check

BARGAINING_SECONDS = 120  # F10
# A month: material, site, bribe and all proposals of every seat, two blocks named.
LONGEST = DECEMBER * (MOST_SEATS * (3 + PROPOSALS_BY_THE_CLOCK) + 2)


def on(data: Mapping[str, Any]) -> Game[State]:
    """F3: the game in another town. Raises BadBoard if nothing can be built on its districts."""
    return game_in(data, ours=False)


def game_in(data: Mapping[str, Any], ours: bool) -> Game[State]:
    """The game in the town of these districts."""
    town = Town(data)
    pictures = Pictures(town)
    return Game(
        name=GAME_NAME,
        revision=1,
        least_seats=2,
        most_seats=MOST_SEATS,
        rules=rule_ids("F", 21),
        folder=Path(__file__).parent,
        options={"clock": Option((False, True), "F10")},
        actions=ACTIONS,
        events=EVENTS,
        fields=FIELDS,
        box=BOX,
        new=town.new,
        to_act=rules.to_act,
        legal=rules.legal,
        sample=rules.sample,
        refuse=rules.refuse,
        play=rules.play,
        scores=rules.scores,
        winners=rules.winners,
        imagine=bots.imagine,
        prompts=rules.PROMPTS,
        prompt=rules.prompt,
        text=pictures.text,
        svg=pictures.svg,
        instinct=bots.instinct,
        idle=("decline", "give_up", "time_up"),
        audit=audit,
        longest=LONGEST,
        board=BoardKit(data, check, on, board_svg, ours),
        details=rules.details,
        lookahead=bots.LOOKAHEAD,
        reasons=bots.REASONS,
        reason=bots.reason,
        figures=figures,
        timer=Timer("time_up", BARGAINING_SECONDS),
        play_out=rules.play_out,
    )


GAME: Game[State] = game_in(built_in(), ours=True)
