"""Rules of one line as opponents: "always wood", "the biggest stall". A merchant who falls to one of them knows too little.

`tests/games/GAME/one_liners.py` has `RULES`: under the name of each rule how much it likes a choice. It takes the best.
Where it has nothing to say the lot decides, or another player (`--rest merchant`): a merchant with one rule besides, who is
harder to beat. A rule sees what its seat sees, as every player does.

python -m tests.games.one_liners GAME [--player merchant] [--rest merchant] [--seats 2] [--games 400] [--seed 0]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from comptoir import games
from comptoir.kernel.contract import Game
from comptoir.kernel.visibility import View
from comptoir.lab.contenders import compare
from comptoir.lab.ratings import Standing
from comptoir.players import player

LOT = "random"


class Choice(NamedTuple):
    """An action that may be taken: its code and its words (`stall 2 a1`)."""

    code: int
    words: list[str]


Liking = Callable[[View, Choice], Any]  # of two choices that which gets more is taken


class OneLiner:
    """A player with one rule, and another who decides between what the rule likes equally."""

    def __init__(self, liking: Liking, rest: str, game: Game[Any], seed: int) -> None:
        self.liking = liking
        self.game = game
        self.rest = player(rest, game, seed)

    def choose(self, view: View, actions: list[int]) -> int:
        likings = [self.liking(view, Choice(action, self.game.actions.text(action).split())) for action in actions]
        best = max(likings)
        favourites = [action for action, liking in zip(actions, likings, strict=True) if liking == best]
        return self.rest.choose(view, favourites)


def rather(*wanted: str) -> Liking:
    """The first of these beginnings that can be had: `rather("make wood", "bribe gift")`. Between others the lot decides."""
    beginnings = [one.split() for one in wanted]

    def liking(view: View, choice: Choice) -> int:
        places = (at for at, words in enumerate(beginnings) if choice.words[: len(words)] == words)
        return -next(places, len(beginnings))

    return liking


# What can be said of any game.
FOR_ANY_GAME: dict[str, Liking] = {
    "the first that is allowed": lambda view, choice: -choice.code,
    "the last that is allowed": lambda view, choice: choice.code,
}


def games_with_rules() -> list[str]:
    """A game need not bring any."""
    return [game for game in games.names() if find_spec(f"tests.games.{game}.one_liners")]


def rules_of(game: str) -> dict[str, Liking]:
    """The game's own rules, and those for any game."""
    return {**FOR_ANY_GAME, **import_module(f"tests.games.{game}.one_liners").RULES}


def against(game: str, name: str, rule: str, count: int, rest: str = LOT, seats: int | None = None, seed: int = 0) -> Standing:
    """How a player does at a table where all others keep to this rule; the smallest table unless another is named."""
    table = compare(game, {name: name, rule: partial(OneLiner, rules_of(game)[rule], rest)}, count, seats, seed)
    (found,) = [one for one in table if one.player == name]
    return found


def report(given: argparse.Namespace) -> Iterator[str]:
    for rule in given.rule or rules_of(given.game):
        found = against(given.game, given.player, rule, given.games, given.rest, given.seats, given.seed)
        share = found.share
        yield f"{share.value:6.1%}  ({share.low:.1%} – {share.high:.1%})  of {found.games:4}  {given.player} against: {rule}"


def main() -> None:
    asked = argparse.ArgumentParser(description="How a player withstands each rule of one line, on the same deals.")
    asked.add_argument("game", choices=games_with_rules())
    asked.add_argument("--player", default="merchant")
    asked.add_argument("--rest", default=LOT, help="who decides what the rule does not")
    asked.add_argument("--rule", action="append", help="only this one; may be repeated")
    asked.add_argument("--seats", type=int, help="the fewest if not given")
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--seed", type=int, default=0)
    for line in report(asked.parse_args()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
