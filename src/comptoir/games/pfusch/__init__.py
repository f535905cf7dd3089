"""Pfusch: crooked builders put up houses, save on wood and bribe the inspectors. 2–5 seats."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from ...kernel.boards import same_board
from ...kernel.contract import BoardKit, Box, Game, Option, Timer, assemble, rule_ids
from . import outlook, rules
from .audit import audit
from .bots import bots_in, worked_out_in
from .figures import figures
from .pictures import Pictures, board_svg
from .pieces import DECEMBER, MOST_SEATS, PROPOSALS_BY_THE_CLOCK, State
from .sheet import sheet_in
from .town import GAME_NAME, Town, built_in, check, make, names, uses

BARGAINING_SECONDS = 120  # F10
# A month: material, site, bribe and all proposals of every seat, two blocks named.
LONGEST = DECEMBER * (MOST_SEATS * (3 + PROPOSALS_BY_THE_CLOCK) + 2)


def on(data: Mapping[str, Any]) -> Game[State]:
    """F3: the game in another town. Raises BadBoard if the rules forbid its districts."""
    return game_in(data, same_board(data, OURS))


def game_in(data: Mapping[str, Any], ours: bool) -> Game[State]:
    """The game in the town of these districts."""
    town = Town(data)
    plan = town.plan
    play = rules.Rules(plan)
    return assemble(
        GAME_NAME,
        Path(__file__).parent,
        Box(plan.actions, plan.events, plan.fields, plan.box()),
        town.new,
        play,
        bots_in(plan),
        Pictures(town),
        partial(audit, plan),
        board=BoardKit(data, check, on, board_svg, names, town.parts(), uses, make, ours),
        seats=(2, MOST_SEATS),
        rule_ids=rule_ids("F", 21),
        options={"clock": Option((False, True), "F10")},
        timer=Timer("time_up", BARGAINING_SECONDS),
        prompts=rules.PROMPTS,
        idle=("decline", "give_up", "time_up"),
        longest=LONGEST,
        derive=partial(rules.derive, plan),
        prompt_facts=play.prompt_facts,
        phases=rules.MONTH,
        phase=play.phase,
        refusals=rules.REFUSALS,
        refusal_facts=play.refusal_facts,
        details=partial(outlook.details, plan),
        outlook=partial(outlook.outlook, plan),
        figures=figures,
        sheet=sheet_in(plan),
        round="month",
        play_out=play.play_out,
        worked_out=worked_out_in(plan),
    )


OURS = built_in()
GAME: Game[State] = game_in(OURS, ours=True)
