"""Die Weinhändler: paddle steamers carry wine and passengers on the Loire. 3–6 seats."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from ...kernel.contract import BoardKit, Game, rule_ids
from . import rules
from .audit import audit
from .bots.belief import Belief
from .bots.evaluation import Evaluation
from .bots.lookahead import lookahead
from .bots.reasons import REASONS, Reasons
from .figures import figures
from .pictures import Pictures, board_svg
from .pieces import FIELDS, LEAST_SEATS, LOIRE, MOST_ROUNDS, MOST_SEATS, TURNED_UP, State, actions, events
from .river import BARREL_TOWNS, BARRELS_EACH, COAL_EACH, COAL_VALUES, PASSENGERS, SINGLE_KINDS, River, check

HAND_CARDS = COAL_EACH * COAL_VALUES + sum(SINGLE_KINDS.values()) - SINGLE_KINDS["suns"]
BARRELS = BARREL_TOWNS * BARRELS_EACH

# duel.turns_left, with every card in hand and every barrel aboard.
LONGEST_DUEL = (HAND_CARDS + 2 * BARRELS + MOST_SEATS) * MOST_SEATS
LONGEST_ROUND = TURNED_UP[MOST_SEATS] + LONGEST_DUEL + PASSENGERS + (PASSENGERS + BARRELS + MOST_SEATS)


def on(data: Mapping[str, Any]) -> Game[State]:
    """The game on another river; raises BadBoard."""
    return game_on(River(data), built_in=False)


def game_on(river: River, built_in: bool) -> Game[State]:
    played = rules.Rules(river)
    evaluation = Evaluation(river)
    pictures = Pictures(river)
    return Game(
        name="weinhaendler",
        revision=1,
        least_seats=LEAST_SEATS,
        most_seats=MOST_SEATS,
        rules=rule_ids("W", 27),
        folder=Path(__file__).parent,
        options={},
        actions=actions(river),
        events=events(river),
        fields=FIELDS,
        box=river.box(),
        new=played.new,
        to_act=rules.to_act,
        legal=played.legal,
        sample=played.sample,
        refuse=played.refuse,
        play=played.play,
        scores=rules.scores,
        winners=rules.winners,
        imagine=Belief(river).imagine,
        prompts=rules.PROMPTS,
        prompt=rules.prompt,
        text=pictures.text,
        svg=pictures.svg,
        instinct=evaluation.instinct,
        idle=("fish", "stay", "keep"),
        audit=partial(audit, river),
        longest=MOST_SEATS + MOST_ROUNDS * LONGEST_ROUND,
        board=BoardKit(river.data, check, on, board_svg, built_in),
        details=played.details,
        play_out=played.play_out,
        lookahead=lookahead(evaluation),
        reasons=REASONS,
        reason=Reasons(river).reason,
        figures=figures,
    )


GAME: Game[State] = game_on(LOIRE, built_in=True)
