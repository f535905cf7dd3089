"""What builders of Pfusch do who think ahead or have learned, counted in their games: `games/pfusch/bots/thinkers.json`.

python -m tools.thinkers [--games 1200] [--seed 0] [--workers 2]

So many games for two. Each seat is one of KINDS, by lot.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import Random

from comptoir.games.pfusch.bots import thinkers
from comptoir.games.pfusch.bots.belief import unknown_blocks
from comptoir.games.pfusch.pieces import BRIBE, INFORM, INSPECT, MAKE_PLASTER, MATERIAL, PAY, PLAN, TOKENS, State
from comptoir.kernel.chance import derived_seed
from tools.opponents import decisions

SEATS = 2
KINDS = ("search:100", "learned", "grandmaster:100")
CHUNK = 25  # games handed to a process at a time
TRUST = 6  # choices as in what is alike, that every count of a situation begins with
SEEN = 4  # situations seen less often are left to what is alike
HEAVIEST = 10_000  # a weight
ROUNDS = 200  # of finding weights


Hand = tuple[int, ...]  # the tokens there are to choose from


@dataclass
class Counts:
    """How often each was done: material by situation (plaster or not), tokens by purse and hand, probes by how many blocks were
    unknown and how far from the top."""

    plaster: Counter[tuple[int, int]] = field(default_factory=Counter)
    tokens: Counter[tuple[int, Hand, int]] = field(default_factory=Counter)
    floors: Counter[tuple[int, int]] = field(default_factory=Counter)

    def add(self, other: Counts) -> None:
        self.plaster += other.plaster
        self.tokens += other.tokens
        self.floors += other.floors

    def note(self, state: State, seat: int, action: int) -> None:
        """What this seat does now, if it is something that is counted."""
        if state.phase == MATERIAL and state.wood[seat]:
            self.plaster[thinkers.situation_of(PLAN, state, seat), int(action == MAKE_PLASTER)] += 1
        elif state.phase == BRIBE:
            hand = tuple(token for token in range(TOKENS) if state.tokens[seat * TOKENS + token])
            self.tokens[thinkers.purse_of(PLAN, state, seat), hand, action - PAY] += 1
        elif state.phase in (INSPECT, INFORM) and action < PLAN.decline:
            self.note_probe(state, seat, action - PLAN.probe)

    def note_probe(self, state: State, seat: int, block: int) -> None:
        builder = block // PLAN.size
        unknown = unknown_blocks(PLAN, state, builder)
        if builder == seat or block not in unknown:
            return
        many = len(unknown)
        self.floors[min(many, thinkers.FLOORS), min(many - 1 - unknown.index(block), thinkers.FLOORS - 1)] += 1


def counted(seed: int, deals: range) -> Counts:
    found = Counts()
    for deal in deals:
        for moment in decisions(SEATS, derived_seed("thinkers", SEATS, seed, deal), KINDS, Random(f"{seed} {SEATS} {deal}")):
            found.note(*moment)
    return found


def of_a_thousand(counts: Counts) -> tuple[list[int], list[tuple[int, int]]]:
    """How often plaster is used, in what is alike and in every situation that was seen often enough."""
    alike = [[1, 2] for _ in range(thinkers.ALIKE)]
    seen: defaultdict[int, list[int]] = defaultdict(lambda: [0, 0])
    for (at, plaster), many in counts.plaster.items():
        for one in (alike[thinkers.alike_at(at)], seen[at]):
            one[0] += many * plaster
            one[1] += many
    found = []
    for at, (plaster, many) in sorted(seen.items()):
        if many >= SEEN:
            some, all_of_them = alike[thinkers.alike_at(at)]
            found.append((at, round(1000 * (plaster + TRUST * some / all_of_them) / (many + TRUST))))
    return [round(1000 * some / many) for some, many in alike], found


def weights(choices: Mapping[tuple[Hand, int], int]) -> list[int]:
    """The weights of the tokens under which these choices, and one of every token besides, are likeliest (R. D. Luce)."""
    known = {**choices}
    for token in range(TOKENS):
        key = (tuple(range(TOKENS)), token)
        known[key] = known.get(key, 0) + 1
    found = [1.0] * TOKENS
    taken = [sum(many for (_, token), many in known.items() if token == one) for one in range(TOKENS)]
    for _ in range(ROUNDS):
        offered = [0.0] * TOKENS
        for (hand, _), many in known.items():
            share = many / sum(found[token] for token in hand)
            for token in hand:
                offered[token] += share
        found = [taken[token] / offered[token] for token in range(TOKENS)]
    heaviest = max(found)
    return [max(1, round(HEAVIEST * one / heaviest)) for one in found]


def written(counts: Counts) -> dict[str, object]:
    alike, plaster = of_a_thousand(counts)
    by_purse: defaultdict[int, dict[tuple[Hand, int], int]] = defaultdict(dict)
    for (purse, hand, token), many in counts.tokens.items():
        by_purse[purse][hand, token] = many
    tokens = [weight for purse in range(thinkers.PURSES) for weight in weights(by_purse[purse])]
    floors = [
        100 * counts.floors[many, floor] + 100 if floor < many else 0
        for many in range(1, thinkers.FLOORS + 1)
        for floor in range(thinkers.FLOORS)
    ]
    return {"alike": alike, "plaster": plaster, "tokens": tokens, "floors": floors}


def main() -> None:
    parser = argparse.ArgumentParser(description="Count what builders do who think.")
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    chunks = [range(first, min(first + CHUNK, given.games)) for first in range(0, given.games, CHUNK)]
    counts = Counts()
    with ProcessPoolExecutor(given.workers) as pool:
        for one in pool.map(partial(counted, given.seed), chunks):
            counts.add(one)
    about = f"python -m tools.thinkers --games {given.games} --seed {given.seed}"
    text = json.dumps({"made": about, **written(counts)}, separators=(",", ":"))
    thinkers.FILE.write_text(re.sub(r',"([a-z])', r',\n"\1', text) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
