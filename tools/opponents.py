"""How often builders of Pfusch use plaster, counted in games of many kinds of players: `games/pfusch/bots/opponents.json`.

python -m tools.opponents [--games 400] [--seed 0]

Each seat of each game is one of KINDS, by lot: levels of the house, the network, and merchants who keep to one rule besides
(`tests/games/pfusch/one_liners.py`). A block counts once a month, before the bribes, as long as nobody has looked into it: then
it is guessed at.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

from tests.games.one_liners import OneLiner, rules_of

from comptoir import games
from comptoir.games.pfusch.bots import belief, opponents
from comptoir.games.pfusch.pieces import BRIBE, MOST_SEATS, PLAN, PLASTER, State
from comptoir.kernel.asking import Asking
from comptoir.kernel.chance import derived_seed
from comptoir.kernel.match import Match
from comptoir.players import AnyPlayer, player

LEVELS = ("apprentice", "merchant", "search:25", "learned", "grandmaster:25")
BESIDES = ("always wood", "plaster on top", "plaster below, wood on top", "plaster until caught", "plaster in August only")
TRUST = 8  # blocks by the toss of a coin that every count begins with

Counts = list[list[int]]  # of each kind: blocks, and those of plaster


def kinds() -> list[AnyPlayer]:
    rules = rules_of("pfusch")
    return [*LEVELS, *(partial(OneLiner, rules[rule], "merchant") for rule in BESIDES)]


def decisions(seats: int, seed: bytes, kinds: Sequence[AnyPlayer], luck: Random) -> Iterator[tuple[State, int, int]]:
    """A game between players of these kinds, by lot: at every decision the state, whose it is, and what is chosen."""
    game = games.find("pfusch")
    match = Match(game, seats, game.parse_options({}), seed, ["bot"] * seats)
    seated = [player(luck.choice(kinds), game, luck.randrange(1 << 50)) for _ in range(seats)]
    asking = Asking(match)
    while waiting := asking.waiting:
        seat = waiting[0]
        action = seated[seat].choose(match.view(seat), match.legal(seat))
        yield match.state, seat, action
        asking.play(seat, action)


def count(state: State, found: Counts, earlier: list[int]) -> None:
    """All that somebody could guess at now."""
    for seat in range(state.seats):
        if not state.sign[seat]:
            continue
        unknown = belief.unknown_blocks(PLAN, state, seat)
        for block in unknown:
            of_kind = found[opponents.block_kind(state, seat, block % PLAN.size)]
            of_kind[0] += 1
            of_kind[1] += state.blocks[block] == PLASTER
        places = belief.earlier_places(state, seat)
        here = sum(state.blocks[block] != PLASTER for block in unknown)
        earlier[0] += places
        earlier[1] += places - (belief.wood_left(PLAN, state, seat) - state.wood[seat] - here)


def of_a_thousand(counts: list[int]) -> int:
    blocks, plaster = counts
    return round(1000 * (plaster + TRUST / 2) / (blocks + TRUST))


def counted(seats: int, many: int, seed: int) -> tuple[list[int], int]:
    luck = Random(f"{seed} {seats}")
    found: Counts = [[0, 0] for _ in range(opponents.KINDS)]
    earlier = [0, 0]
    for deal in range(many):
        month = 0
        for state, _, _ in decisions(seats, derived_seed("opponents", seats, seed, deal), kinds(), luck):
            if state.phase == BRIBE and state.month != month:
                month = state.month
                count(state, found, earlier)
    return [of_a_thousand(one) for one in found], of_a_thousand(earlier)


def main() -> None:
    parser = argparse.ArgumentParser(description="Count how often builders use plaster.")
    parser.add_argument("--games", type=int, default=400, help="at each table size")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    plaster, earlier = zip(*(counted(seats, given.games, given.seed) for seats in range(2, MOST_SEATS + 1)), strict=True)
    about = f"python -m tools.opponents --games {given.games} --seed {given.seed}"
    written = json.dumps({"made": about, "plaster": plaster, "earlier": earlier}, separators=(",", ":"))
    opponents.FILE.write_text(written.replace("],[", "],\n[") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
