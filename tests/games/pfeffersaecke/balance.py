"""How Pfeffersäcke plays between greedy players: who wins, how it ends, where points come from, what is never used.

python -m tests.games.pfeffersaecke.balance [GAMES] [PLAYER]
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from comptoir.games.pfeffersaecke import GAME
from comptoir.kernel.chance import derived_seed
from comptoir.kernel.match import Match
from comptoir.kernel.visibility import ALL
from comptoir.players import player


class Tally:
    """What happened in some games at tables of one size."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.wins = [0.0] * seats  # by order of play, from the starting player on
        self.rounds = 0
        self.choices = 0
        self.best = 0
        self.ends: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.conducts: Counter[str] = Counter()
        self.routes: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def add(self, match: Match[Any]) -> None:
        self.games += 1
        for seat in match.winners:
            self.wins[(seat - match.state.starter) % self.seats] += 1 / len(match.winners)
        self.rounds += match.state.round
        self.choices += match.n - 1
        self.best += max(match.scores)
        for seen in match.log(ALL):
            self.hear(seen)

    def hear(self, seen: dict[str, Any]) -> None:
        kind = seen["event"]
        if kind == "game_ended":
            self.ends[seen["rule"]] += 1
        elif kind == "conduct_used":
            self.conducts[seen["conduct"]] += 1
        elif kind == "opened":
            start, end = seen["way"].split("-")
            self.routes["-".join(sorted((start, end)))] += 1
            self.places[end] += 1
        elif kind == "founded":
            self.places[seen["place"]] += 1
        elif kind.endswith("_scored"):
            self.points[f"{kind.removesuffix('_scored')} {seen['rule']}"] += seen["amount"]
            if kind == "city_scored":
                self.won[seen["place"]] += 1

    def report(self) -> str:
        shares = " ".join(f"{wins / self.games:.2f}" for wins in self.wins)
        ends = ", ".join(f"{rule} {many / self.games:.0%}" for rule, many in sorted(self.ends.items()))
        a_seat = self.games * self.seats
        points = ", ".join(f"{source} {many / a_seat:.1f}" for source, many in sorted(self.points.items()))
        conducts = ", ".join(f"{use} {many / a_seat:.2f}" for use, many in sorted(self.conducts.items()))
        return (
            f"{self.seats} seats, {self.games} games: win shares by order of play {shares}; ends {ends}\n"
            f"  a game: {self.rounds / self.games:.1f} rounds, {self.choices / self.games:.0f} choices,"
            f" best score {self.best / self.games:.1f}\n"
            f"  a seat: points from {points}; safe-conducts {conducts}\n"
            f"  seldom entered: {seldom(self.places, places_for(self.seats), self.games)}\n"
            f"  seldom won: {seldom(self.won, [place for place in places_for(self.seats) if is_city(place)], self.games)}\n"
            f"  seldom used: {seldom(self.routes, routes_for(self.seats), self.games)}"
        )


def seldom(counted: Counter[str], names: list[str], games: int) -> str:
    """What happened in fewer than one game of fifty, with how often."""
    rare = sorted((counted[name], name) for name in names if counted[name] * 50 < games)
    return ", ".join(f"{name} {many}" for many, name in rare) or "nothing"


def is_city(place: str) -> bool:
    assert GAME.board is not None
    return any(city["id"] == place for city in GAME.board.data["cities"])


def places_for(seats: int) -> list[str]:
    """The places of the map that is played on."""
    assert GAME.board is not None
    data = GAME.board.data
    out = [*data["two_seats"]["covered"], *data["two_seats"]["closed"]] if seats == 2 else []
    return [place["id"] for place in [*data["cities"], *data["villages"]] if place["id"] not in out]


def routes_for(seats: int) -> list[str]:
    assert GAME.board is not None
    there = set(places_for(seats))
    return ["-".join(sorted(route["between"])) for route in GAME.board.data["routes"] if set(route["between"]) <= there]


def play(seats: int, number: int, name: str) -> Match[Any]:
    """One whole game between players of one kind."""
    match = Match(GAME, seats, None, derived_seed("balance", seats, number))
    players = [player(name, GAME, number * seats + seat) for seat in range(seats)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.view(seat), match.legal(seat)))
    return match


def main(games: int, name: str) -> None:
    routes: Counter[str] = Counter()
    places: Counter[str] = Counter()
    for seats in range(GAME.least_seats, GAME.most_seats + 1):
        tally = Tally(seats)
        for number in range(games):
            tally.add(play(seats, number, name))
        print(tally.report(), flush=True)
        routes += tally.routes
        places += tally.places
    everywhere = games * (GAME.most_seats - GAME.least_seats + 1)
    print(f"all tables: never used {[route for route in routes_for(6) if not routes[route]] or 'none'},")
    print(f"  seldom used: {seldom(routes, routes_for(6), everywhere)}")
    print(f"  never entered {[place for place in places_for(6) if not places[place]] or 'none'}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, sys.argv[2] if len(sys.argv) > 2 else "greedy")
