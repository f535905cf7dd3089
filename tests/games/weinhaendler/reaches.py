"""Corners of Die Weinhändler worth a fixture. All are read from the log of a finished game, as everyone heard it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from comptoir import games
from comptoir.games.weinhaendler.pieces import BY_GOLD, BY_QUIET, TURNED_UP
from comptoir.kernel import conformance
from comptoir.kernel.chance import Imagined, derived_seed
from comptoir.kernel.match import Match
from tests.games.reaches import Reached, Script, told


def with_word(event: str, param: str, word: object) -> Reached:
    return lambda match: any(seen[param] == word for seen in told(match, event))


class Scene:
    """What a listener who takes notes knows after each event."""

    def __init__(self, seats: list[str]) -> None:
        self.seats = seats
        self.town = dict.fromkeys(seats, "")
        self.left = dict.fromkeys(seats, "")  # the town before the last move
        self.start = dict.fromkeys(seats, "")
        self.pier: dict[str, str] = {}
        self.barrels = dict.fromkeys(seats, 0)
        self.moved: set[str] = set()
        self.fishing: set[str] = set()
        self.round = 0
        self.turned_up = 0

    def hear(self, seen: dict[str, Any]) -> None:
        seat = str(seen.get("seat"))
        match seen["event"]:
            case "boat_placed":
                self.town[seat] = self.start[seat] = self.pier[seat] = seen["town"]
            case "round_began":
                self.round, self.turned_up = seen["round"], 0
            case "turned_up":
                self.turned_up += seen["many"]
            case "laid" if seen["card"] == "fisherman":
                self.fishing.add(seat)
            case "reeled_in":
                self.fishing.discard(seat)
            case "moved":
                self.moved.add(seat)
                self.left[seat], self.town[seat] = self.town[seat], seen["town"]
            case "docked":
                self.pier[seat] = seen["town"] if seen["pier"] == "pier" else seen["pier"]
            case "driven_off":
                self.pier[seat] = seen["refuge"]
            case "loaded" if seen["card"].startswith("barrel"):
                self.barrels[seat] += seen["many"]
            case "earned" | "traded" if seen["card"].startswith("barrel"):
                self.barrels[seat] -= 1
            case "round_ended":
                self.moved, self.fishing, self.pier = set(), set(), {}

    def in_phase(self) -> set[str]:
        return set(self.seats) - self.moved


def scenes(match: Match[Any]) -> Iterator[tuple[Scene, dict[str, Any]]]:
    """Each event with the scene before it."""
    scene = Scene(list("ABCDEF"[: match.record.seats]))
    for seen in match.log(-2):
        yield scene, seen
        scene.hear(seen)


def too_few_cards(match: Match[Any]) -> bool:
    wanted = TURNED_UP[match.record.seats]
    return any(seen["event"] == "round_ended" and scene.turned_up < wanted for scene, seen in scenes(match))


def everyone_fishes(match: Match[Any]) -> bool:
    """W14 with several players: all those left in the phase have a fisherman before them."""
    return any(len(scene.in_phase()) > 1 and scene.in_phase() == scene.fishing for scene, _ in scenes(match))


def fishes_anew(match: Match[Any]) -> bool:
    """W14: the one who must act lays another fisherman."""
    log = match.log(-2)
    return any(
        before["event"] == "reeled_in" and (seen["event"], seen.get("card")) == ("laid", "fisherman")
        for before, seen in pairwise(log)
    )


def trades_with_one_who_moved(match: Match[Any]) -> bool:
    return any(seen["event"] == "traded" and seen["other-seat"] in scene.moved for scene, seen in scenes(match))


def driven_midstream_at_nantes(match: Match[Any]) -> bool:
    return any(
        seen["event"] == "driven_off" and seen["refuge"] == "midstream" and scene.pier.get(seen["seat"]) in ("north", "south")
        for scene, seen in scenes(match)
    )


def driven_off_the_starting_pier_and_back(match: Match[Any]) -> bool:
    """W20: driven off before it moved, a boat wins its starting pier back with its own move."""
    driven: set[str] = set()
    for scene, seen in scenes(match):
        if scene.round > 1:
            return False
        if seen["event"] == "driven_off" and seen["seat"] not in scene.moved:
            driven.add(seen["seat"])
        if seen["event"] == "docked" and seen["seat"] in driven and seen["town"] == scene.start[seen["seat"]]:
            return True
    return False


def saumur_to_angers_with_five(match: Match[Any]) -> bool:
    return any(
        (seen["event"], seen.get("spaces"), seen.get("town")) == ("moved", 5, "angers") and scene.town[seen["seat"]] == "saumur"
        for scene, seen in scenes(match)
    )


def barrel_kept_at_nantes(match: Match[Any]) -> bool:
    return any(
        seen["event"] == "kept" and scene.town[seen["seat"]] == "nantes" and scene.barrels[seen["seat"]] > 0
        for scene, seen in scenes(match)
    )


def two_share_at_nantes(match: Match[Any]) -> bool:
    return any(entry.action is not None and entry.action["name"] == "load" for entry in match.record.entries)


def moves_by_itself(match: Match[Any]) -> bool:
    """A boat without cards and without a choice stays midstream although its owner was not asked."""
    return any(
        told.kind.name == "moved" and told.values[0] != entry.seat
        for entry, heard in zip(match.record.entries, match.events, strict=True)
        for told in heard
    )


def tie_on_gold(match: Match[Any]) -> bool:
    """The most gold twice in a game that gold ended, and barrels aboard decide."""
    most = max(match.scores)
    return match.state.over == BY_GOLD and match.scores.count(most) > 1 and len(match.winners) == 1


def table_of(seats: int) -> Reached:
    return lambda match: match.record.seats == seats and match.state.over != BY_QUIET


WANTED: dict[str, Reached] = {
    "three-seats": table_of(3),
    "four-seats": table_of(4),
    "five-seats": table_of(5),
    "six-seats": table_of(6),
    "both-suns-in-one-round": lambda match: any(
        seen["card"] == "sun" and seen["many"] == 2 for seen in told(match, "turned_up")
    ),
    "reshuffle": lambda match: bool(told(match, "reshuffled")),
    "too-few-cards": too_few_cards,
    "explosion": lambda match: bool(told(match, "exploded")),
    "everyone-fishes": everyone_fishes,
    "fishes-anew": fishes_anew,
    "barrel-for-a-sailor": trades_with_one_who_moved,
    "fight-won": with_word("fought", "outcome", "won"),
    "fight-lost": with_word("fought", "outcome", "lost"),
    "fight-tied": with_word("fought", "outcome", "tied"),
    "driven-to-the-north-pier": with_word("driven_off", "refuge", "north"),
    "driven-to-the-south-pier": with_word("driven_off", "refuge", "south"),
    "driven-midstream": with_word("driven_off", "refuge", "midstream"),
    "driven-midstream-at-nantes": driven_midstream_at_nantes,
    "driven-off-the-starting-pier-and-back": driven_off_the_starting_pier_and_back,
    "saumur-to-angers-with-five": saumur_to_angers_with_five,
    "barrel-kept-at-nantes": barrel_kept_at_nantes,
    "two-share-at-nantes": two_share_at_nantes,
    "moves-by-itself": moves_by_itself,
    "tie-on-gold": tie_on_gold,
    "shared-victory": lambda match: match.state.over == BY_GOLD and len(match.winners) > 1,
    "ten-quiet-rounds": lambda match: match.state.over == BY_QUIET,
}


# ---- played on purpose ----

FIRST_WISHES = {
    "start": ["place orleans", "place blois", "place saumur"],
    "draft": ["take sailor", "take coal-1", "take fisherman", "take coal-2", "take coal-3", "take explosion"],
}


def first_round_wishes(match: Match[Any], seat: int) -> list[str]:
    """The first player attacks the second one's starting pier; the second fishes, and comes back with two sailors."""
    state = match.state
    role = (seat - state.starter) % state.seats
    if role == 0:
        wishes = [] if state.coal[seat * 3] else ["lay coal-1"]
        return [*wishes, *([] if state.sailors[seat] else ["lay sailor"]), "dock pier", "stay"]
    if role == 1 and state.berth[state.town[seat]] == seat + 1:
        return ["fish", "lay fisherman", "stay"]
    if role == 1:
        return ["dock pier", "stay"] if state.sailors[seat] > 1 else ["lay sailor", "stay"]
    return ["stay"]


def driven_off_and_back() -> Match[Any]:
    """W20, by trying deals until one gives both players the cards they need."""
    game = games.find("weinhaendler")
    for seed in range(1000):
        match = Match(game, 3, {}, derived_seed("driven off and back", seed))
        chance = Imagined(seed)
        while not match.over:
            seat = match.to_act[0]
            if match.state.round < 2 and game.prompt(match.state, seat) in ("start", "draft", "duel", "fishing"):
                wishes = FIRST_WISHES.get(game.prompt(match.state, seat)) or first_round_wishes(match, seat)
                codes = [game.actions.parse(wish) for wish in wishes]
                match.play(seat, next(code for code in codes if match.refuse(seat, code) is None))
            else:
                match.play(seat, conformance.eager(game, match.state, seat, chance))
            if match.state.round == 2 and not driven_off_the_starting_pier_and_back(match):
                break
        else:
            return match
    raise AssertionError("no deal gives both players what they need")


SCRIPTS: dict[str, Script] = {"driven-off-the-starting-pier-and-back": driven_off_and_back}
