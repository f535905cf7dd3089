"""Corners of Pfusch worth a fixture."""

from __future__ import annotations

from copy import deepcopy
from itertools import pairwise
from typing import Any

from comptoir.games.pfusch import GAME
from comptoir.games.pfusch.town import built_in
from comptoir.kernel.chance import Imagined, derived_seed
from comptoir.kernel.match import Match
from tests.games.reaches import Reached, Script, told

Seen = dict[str, Any]


def months(match: Match[Any]) -> list[list[Seen]]:
    """What happened, as it really was, month by month."""
    year: list[list[Seen]] = []
    for seen in match.log(-2):
        if seen["event"] == "month_began":
            year.append([])
        year[-1].append(seen)
    return year


def names(month: list[Seen]) -> list[str]:
    return [seen["event"] for seen in month]


def tie(match: Match[Any], many: int, ending: str) -> bool:
    return any(names(month).count("tied") == many and ending in names(month) for month in months(match))


def with_rule(event: str, rule: str) -> Reached:
    return lambda match: any(seen["rule"] == rule for seen in told(match, event))


def informer_alone(match: Match[Any]) -> bool:
    """F11, F12: nobody gave a gift, and one informer named a block."""
    return any(
        {"F11"} == {seen["rule"] for seen in month if seen["event"] == "no_inspection"} and "probed" in names(month)
        for month in months(match)
    )


def two_informers(match: Match[Any]) -> bool:
    return any(sum(seen.get("token") == "informer" for seen in month) >= 2 for month in months(match))


def informer_put_out(match: Match[Any]) -> bool:
    """F12, F18: a single informer whose player the ordinary inspection has just put out."""
    return any(
        sum(seen.get("token") == "informer" for seen in month) == 1
        and any(seen["event"] == "no_inspection" and seen["rule"] == "F18" for seen in month)
        for month in months(match)
    )


def probes(match: Match[Any]) -> list[tuple[Seen, Seen]]:
    """Each appointed inspector with the probe that followed at once."""
    log = match.log(-2)
    return [(one, other) for one, other in pairwise(log) if one["event"] == "inspector" and other["event"] == "probed"]


def self_inspection(match: Match[Any]) -> bool:
    return any(one["seat"] == other["builder-seat"] and other["material"] == "plaster" for one, other in probes(match))


def finished_but_signed(match: Match[Any]) -> bool:
    """F7, F14: in April a building is brought down that was finished in March: its owner could not move the sign."""
    if len(months(match)) < 4:
        return False
    march, april = months(match)[2:4]
    finished = {(seen["seat"], seen["site"]) for seen in march if seen["event"] == "finished"}
    return any(seen["event"] == "torn_down" and (seen["seat"], seen["site"]) in finished for seen in april)


def strikes(many: int) -> Reached:
    return lambda match: any(seen["strikes"] == many for seen in told(match, "torn_down"))


def happened(event: str) -> Reached:
    return lambda match: bool(told(match, event))


def elimination_and_no_end(match: Match[Any]) -> bool:
    return any("out" in names(month) for month in months(match)[:-1])


def base_game(match: Match[Any], seats: int) -> bool:
    return match.record.seats == seats and not match.record.options["clock"] and match.state.month == 12


WANTED: dict[str, Reached] = {
    "two-seats": lambda match: base_game(match, 2),
    "three-seats": lambda match: base_game(match, 3),
    "four-seats": lambda match: base_game(match, 4),
    "five-seats": lambda match: base_game(match, 5),
    "by-the-clock": lambda match: bool(match.record.options["clock"]) and bool(told(match, "time_ran_out")),
    "three-way-tie-agreed": lambda match: tie(match, 3, "agreed"),
    "three-way-tie-broken-off": lambda match: tie(match, 3, "broke_off"),
    "two-way-tie-agreed": lambda match: tie(match, 2, "agreed"),
    "one-gives-up": happened("gave_up"),
    "next-dearest-decides": with_rule("inspector", "F10"),
    "tie-and-no-inspection": with_rule("no_inspection", "F10"),
    "nobody-gives-anything": with_rule("no_inspection", "F11"),
    "nothing-to-probe": with_rule("no_inspection", "F14"),
    "declined": happened("declined"),
    "informer-alone": informer_alone,
    "two-informers": two_informers,
    "informer-put-out": informer_put_out,
    "self-inspection": self_inspection,
    "finished-building-probed": finished_but_signed,
    "first-strike": strikes(1),
    "second-strike": happened("handed_in"),
    "second-strike-without-wood": happened("had_no_wood"),
    "third-strike": strikes(3),
    "elimination-and-play-goes-on": elimination_and_no_end,
    "one-builder-left": with_rule("game_ended", "F18"),
    "no-free-site": happened("unbuilt"),
    "shared-victory": lambda match: len(match.winners) > 1,
    "mind-changed": lambda match: changes(match) > 3,
}  # fmt: skip


def changes(match: Match[Any]) -> int:
    """F5, F8: sealed choices that were made again before the last one was in."""
    sealed = sum(entry.action is not None and entry.action["name"] in ("make", "bribe") for entry in match.record.entries)
    return sealed - len(told(match, "ready"))


# ---- what is too rare to be stumbled upon ----


def in_a_small_town() -> Match[Any]:
    """F6: on districts that keep F3 a site is always free, so this year is played in a town that breaks it."""
    data = deepcopy(built_in())
    data["districts"][0]["sites"] = [2, 2]
    for district, sites in zip(data["districts"][1:], ([2, 3], [3, 4], [2, 4], [2, 5]), strict=True):
        district["sites"] = sites
    assert GAME.board is not None
    small = GAME.board.on(data)
    match = Match(small, 3, {}, derived_seed("pfusch", "no free site"))
    chance = Imagined(1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, small.sample(match.state, seat, chance))
    return match


def by_the_fickle() -> Match[Any]:
    """F5, F8: a year in which seats that are ready think again now and then."""
    match = Match(GAME, 3, {}, derived_seed("pfusch", "mind changed"))
    chance = Imagined(2)
    while not match.over:
        ready = [seat for seat in range(3) if match.state.choice[seat] and match.legal(seat)]
        if ready and chance.below(3) == 0:
            match.play(ready[0], match.legal(ready[0])[-1])
        seat = match.to_act[-1]
        match.play(seat, GAME.sample(match.state, seat, chance))
    return match


SCRIPTS: dict[str, Script] = {"no-free-site": in_a_small_town, "mind-changed": by_the_fickle}
