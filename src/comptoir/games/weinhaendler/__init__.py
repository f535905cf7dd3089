"""Die Weinhändler: paddle steamers carry wine and passengers on the Loire. 3–6 seats."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from ...kernel.boards import same_board
from ...kernel.contract import BoardKit, Box, Game, assemble, rule_ids
from .audit import audit
from .bots import bots_on, worked_out_on
from .figures import figures
from .outlook import Outlook
from .pictures import Pictures, board_svg
from .pieces import ENOUGH_GOLD, LOIRE, MOST_ROUNDS, TURNED_UP, River, State
from .river import LEAST_SEATS, MOST_SEATS, check, make, names, uses
from .rules import PROMPTS, REFUSALS, ROUND, Rules
from .sheet import sheet_on
from .supply import derive


def longest_round(seats: int) -> int:
    """No more actions than this come on each round, whenever they are taken.

    Every action belongs to a boat in its round or to a card turned up. A boat moves once and says once what it keeps. A card is
    drafted and laid; or chosen at Nantes and landed; or chosen, traded for a sailor, and that sailor laid again: at most one
    action elsewhere and two in phase 2, where fewer passes than boats go by before each (duel.turns_left).
    """
    return TURNED_UP[seats] * (1 + 2 * seats) + seats * (seats + 1)


def on(data: Mapping[str, Any]) -> Game[State]:
    """The game on another river; raises BadBoard."""
    return game_on(River(data), same_board(data, LOIRE.data))


def game_on(river: River, built_in: bool) -> Game[State]:
    outlook = Outlook(river)
    rules = Rules(river)
    return assemble(
        "weinhaendler",
        Path(__file__).parent,
        Box(river.actions, river.events, river.fields, {**river.box(), "enough_gold": ENOUGH_GOLD}),
        rules.new,
        rules,
        bots_on(river),
        Pictures(river),
        partial(audit, river),
        board=BoardKit(river.data, check, on, board_svg, names, river.parts(), uses, make, built_in),
        seats=(LEAST_SEATS, min(MOST_SEATS, river.nantes)),  # W3: a pier for each boat, and not in Nantes
        rule_ids=rule_ids("W", 27),
        prompts=PROMPTS,
        idle=("fish", "stay", "keep"),
        longest=MOST_SEATS + MOST_ROUNDS * longest_round(MOST_SEATS),
        derive=partial(derive, river),
        prompt_facts=rules.prompt_facts,
        phases=ROUND,
        phase=rules.phase,
        refusals=REFUSALS,
        refusal_facts=rules.refusal_facts,
        details=outlook.details,
        outlook=outlook.outlook,
        figures=figures,
        sheet=sheet_on(river),
        round="round",
        play_out=rules.play_out,
        worked_out=worked_out_on(river),
    )


GAME: Game[State] = game_on(LOIRE, built_in=True)
