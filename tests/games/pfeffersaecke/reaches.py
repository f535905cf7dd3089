"""Corners of Pfeffersäcke worth a fixture: tables of every size, the three ends, the tie-breaks, the safe-conducts."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from comptoir.kernel.match import Match
from tests.games.reaches import Reached, told

# At two seats every disk is dealt, so each can work out the other's hand: there is one believable world, the real one.
NOTHING_HIDDEN = (2,)


def with_seats(seats: int) -> Reached:
    return lambda match: match.record.seats == seats and match.state.round > 3


def ended_by(rule: str, seats: int = 0) -> Reached:
    return lambda match: told(match, "game_ended")[0]["rule"] == rule and match.record.seats >= seats


def with_conduct(use: str) -> Reached:
    return lambda match: any(seen["conduct"] == use for seen in told(match, "conduct_used"))


def doubled(least: int, most: int) -> Reached:
    return lambda match: any(least <= seen["amount"] <= most for seen in told(match, "doubled"))


def leaders(match: Match[Any]) -> list[int]:
    """The seats with most points, before ties are broken."""
    return [seat for seat, points in enumerate(match.scores) if points == max(match.scores)]


def tie_broken_by_cities(match: Match[Any]) -> bool:
    won = [match.state.won[seat] for seat in leaders(match)]
    return len(won) > 1 and won.count(max(won)) == 1


def tie_broken_by_value(match: Match[Any]) -> bool:
    state, first = match.state, leaders(match)
    most = max(state.won[seat] for seat in first)
    values = [state.won_value[seat] for seat in first if state.won[seat] == most]
    return len(values) > 1 and values.count(max(values)) == 1


def last_space(match: Match[Any], by_another: bool) -> bool:
    """A city filled up, its half value going to whoever placed the last post, or to another."""
    for entry in match.standing():
        seat = match.record.entries[entry].seat
        for told_now in match.events[entry]:
            if told_now.kind.name == "city_scored" and told_now.kind.seen[2].param.word(told_now.values[2]) == "P20":
                scorer = told_now.values[0]
                if seat is not None and (scorer != seat) == by_another:
                    return True
    return False


def second_from_first(match: Match[Any]) -> bool:
    """A safe-conduct C whose second journey began where the first ended."""
    ways = [(seen["n"], seen["seat"], seen["way"].split("-")) for seen in told(match, "opened")]
    spent = {seen["n"] for seen in told(match, "conduct_used") if seen["conduct"] == "C"}
    return any(
        second in spent and one[1] == other[0] and seat == same for (_, seat, one), (second, same, other) in pairwise(ways)
    )


def after_the_disk_has_gone(match: Match[Any]) -> bool:
    """A post in a city that was decided before."""
    decided: set[str] = set()
    for seen in match.log(-2):
        if seen["event"] == "settled" and seen["place"] in decided:
            return True
        if seen["event"] == "city_scored":
            decided.add(seen["place"])
    return False


WANTED: dict[str, Reached] = {
    **{f"{seats}-seats": with_seats(seats) for seats in range(2, 7)},
    "end-by-villages": ended_by("P26"),
    "end-by-disks": ended_by("P27"),
    "end-by-quiet": ended_by("P28"),
    "end-by-quiet-at-a-full-table": ended_by("P28", 6),
    "safe-conduct-a": with_conduct("A"),
    "safe-conduct-b-lifted-to-48": doubled(48, 48),
    "safe-conduct-b-above-48": doubled(49, 10_000),
    "safe-conduct-c": with_conduct("C"),
    "safe-conduct-c-second-from-first": second_from_first,
    "tie-broken-by-cities": tie_broken_by_cities,
    "tie-broken-by-value": tie_broken_by_value,
    "shared-victory": lambda match: len(match.winners) > 1 and match.state.round > 3,
    "last-space-wins-for-another": lambda match: last_space(match, by_another=True),
    "last-space-wins-for-oneself": lambda match: last_space(match, by_another=False),
    "forced-disk": lambda match: bool(told(match, "disk_forced")),
    "route-of-56": lambda match: any(seen["toll"] == 56 for seen in told(match, "opened")),
    "post-in-a-decided-city": after_the_disk_has_gone,
    "last-in-order-wins": lambda match: match.winners == [(match.state.starter - 1) % match.record.seats],
}
