"""The river and the 108 cards: read from data, checked, and turned into tables of towns and cargo."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ...kernel.boards import Given, Remarks, is_id, names_in, written
from ...kernel.chance import Deck, Imagined
from ...kernel.errors import BadBoard, Remark
from ...kernel.rulebook import LANGUAGES

GAME_NAME: Final = "weinhaendler"

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 6

# W1: from Orléans to Nantes, one pier each; the last town has two. Eight towns are our choice; more than so many are no river
# that a table could show.
TOWNS: Final = 8
MOST_TOWNS: Final = 16
PIER_PAYS: Final = {"north": 2, "south": 1}

# W1: distances: town, the end it is measured from, spaces; whether the source says so (W26), or only reviews do.
ENDS: Final = ("orleans", "nantes")
DISTANCES: Final = (("saumur", "nantes", 3, True), ("angers", "nantes", 2, True), ("amboise", "orleans", 2, False))

# W2: how many cards there are. Kinds 0 to 5 are held in hands; a sun, passengers and barrels never are.
COAL: Final = 0
COAL_VALUES: Final = 3
SAILOR: Final = 3
FISHERMAN: Final = 4
EXPLOSION: Final = 5
HAND_KINDS: Final = 6
SUN: Final = 6
CARGO: Final = 7  # the first kind of cargo: 14 passengers, each a kind of its own, then the barrels by town of departure
PASSENGERS: Final = 14
CARDS: Final = 108
COALS: Final = 45
BARRELS: Final = 14
BARRELS_EACH: Final = 2
SINGLE_KINDS: Final = {"sailors": 20, "fishermen": 8, "explosions": 5, "suns": 2}
FARES: Final = (1, 2)
WAYS_EACH: Final = 7  # passengers downstream, and upstream
SHORT_TRIP: Final = 3  # spaces; longer ones cost more
HAND_WORDS: Final = ("coal-1", "coal-2", "coal-3", "sailor", "fisherman", "explosion")


class Tables:
    """What follows from the data alone. Cargo is numbered from 0: passengers, then barrels by town, from all but Nantes.

    W1: towns and their piers are numbered from Orléans on; the piers of Nantes come last.
    """

    data: Mapping[str, Any]
    towns: tuple[str, ...]
    nantes: int
    north: int
    south: int
    piers: int
    cargo_kinds: int
    kinds: int
    origin: list[int]
    goal: list[int]
    fare: list[int]
    departing: list[tuple[int, ...]]  # W22: the cargo of each town
    arriving: list[tuple[int, ...]]  # W23: the cargo that is bound for it
    many: list[int]
    cargo_words: tuple[str, ...]
    words: tuple[str, ...]
    deck: Deck
    all_cards: list[int]
    rows: list[int]
    __slots__ = tuple(__annotations__)

    def __init__(self, data: Mapping[str, Any]) -> None:
        found = check(data)
        if any(remark.grave for remark in found):
            raise BadBoard(GAME_NAME, found)
        self.data = data
        self.towns = tuple(town["id"] for town in data["towns"])
        self.nantes = self.north = len(self.towns) - 1
        self.south = self.nantes + 1
        self.piers = self.nantes + 2
        self.cargo_kinds = PASSENGERS + self.nantes
        self.kinds = CARGO + self.cargo_kinds
        place = {town: at for at, town in enumerate(self.towns)}
        riders = data["passengers"]
        self.origin = [place[rider["from"]] for rider in riders] + list(range(self.nantes))
        self.goal = [place[rider["to"]] for rider in riders] + [self.nantes] * self.nantes
        self.fare = [rider["fare"] for rider in riders]
        cargo = range(self.cargo_kinds)
        self.departing = [tuple(card for card in cargo if self.origin[card] == town) for town in place.values()]
        self.arriving = [tuple(card for card in cargo if self.goal[card] == town) for town in place.values()]
        self.many = self._how_many()
        # How cards that lie somewhere are counted, as `supply.unseen` lists them: the first kind, how many kinds in a row.
        all_cargo = [CARGO, self.cargo_kinds]
        in_hands = [0, HAND_KINDS]
        self.rows = [
            0, self.kinds, *in_hands, *in_hands, 0, COAL_VALUES, SAILOR, 1, FISHERMAN, 1, *all_cargo, *all_cargo,
        ]  # fmt: skip
        self.cargo_words = self._cargo_words()
        self.words = (*HAND_WORDS, "sun", *self.cargo_words)
        self.deck = Deck("cards", self.words)
        self.all_cards = [kind for kind in range(self.kinds) for _ in range(self.many[kind])]

    def _how_many(self) -> list[int]:
        """W2: of each kind, how many cards."""
        data = self.data
        coal = [data["coal"][str(value + 1)] for value in range(COAL_VALUES)]
        barrels = [data["barrels"][town] for town in self.towns[: self.nantes]]
        return [*coal, data["sailors"], data["fishermen"], data["explosions"], data["suns"], *[1] * PASSENGERS, *barrels]

    def _cargo_words(self) -> tuple[str, ...]:
        """`passenger-amboise-orleans-1`; a second card just like it gets `-bis`, a third `-bis-bis`."""
        words: list[str] = []
        for rider in self.data["passengers"]:
            word = f"passenger-{rider['from']}-{rider['to']}-{rider['fare']}"
            while word in words:
                word += "-bis"
            words.append(word)
        return (*words, *(f"barrel-{town}" for town in self.towns[: self.nantes]))

    def pays(self, cargo: int, pier: int) -> int:
        """W23: a passenger the fare on the card, a barrel by the pier of Nantes."""
        if cargo < PASSENGERS:
            return self.fare[cargo]
        return PIER_PAYS["north"] if pier == self.north else PIER_PAYS["south"]

    def box(self) -> dict[str, Any]:
        """What the client draws by. Kinds and cargo are numbered as in the view."""
        return {
            "towns": self.towns,
            "south": self.south,
            "pier_pays": PIER_PAYS,
            "held": HAND_WORDS,
            "coal": tuple(range(1, COAL_VALUES + 1)),
            "sailor": SAILOR,
            "fisherman": FISHERMAN,
            "explosion": EXPLOSION,
            "sun": SUN,
            "cargo": CARGO,
            "passengers": PASSENGERS,
            "cargo_words": self.cargo_words,
            "origin": self.origin,
            "goal": self.goal,
            "fare": self.fare,
        }

    def parts(self) -> dict[str, tuple[str, ...]]:
        """What can be used: the towns, and the cargo that pays."""
        return {"town": self.towns, "card": self.cargo_words}

    def town_name(self, town: int, language: str) -> str:
        return str(self.data["towns"][town]["names"][language])


def load() -> dict[str, Any]:
    """The river the game comes with."""
    loaded: dict[str, Any] = json.loads((Path(__file__).parent / "river.json").read_text(encoding="utf-8"))
    return loaded


def uses(told: Mapping[str, Any]) -> list[tuple[str, str]]:
    """W17: a town where somebody docks; W23: cargo that is landed for gold."""
    if told["event"] == "docked":
        return [("town", told["town"])]
    return [("card", told["card"])] if told["event"] == "earned" else []


# ---- making one ----

# Towns that may stand where no source says which one does: in the second, the fourth and the seventh space.
OTHER_TOWNS: Final = {
    1: (("blois", "Blois"), ("beaugency", "Beaugency"), ("meung", "Meung"), ("mer", "Mer"), ("chaumont", "Chaumont")),
    3: (("tours", "Tours"), ("langeais", "Langeais"), ("chinon", "Chinon"), ("montlouis", "Montlouis"), ("candes", "Candes")),
    6: (("ancenis", "Ancenis"), ("ingrandes", "Ingrandes"), ("varades", "Varades"), ("oudon", "Oudon"), ("mauves", "Mauves")),
}


def make(seed: int) -> dict[str, Any]:
    """W1, W2: other towns where none is known, and other trips; until they keep all constraints."""
    chance = Imagined(seed)
    while True:
        data = load()
        for at, choice in OTHER_TOWNS.items():
            word, name = choice[chance.below(len(choice))]
            data["towns"][at] = {"id": word, "names": dict.fromkeys(LANGUAGES, name)}
        towns = [town["id"] for town in data["towns"]]
        data["barrels"] = dict.fromkeys(towns[:-1], BARRELS_EACH)
        for number, rider in enumerate(data["passengers"]):
            start = chance.below(TOWNS - 1)
            end = start + 1 + chance.below(TOWNS - 1 - start)
            down = number < WAYS_EACH
            rider |= {"from": towns[start if down else end], "to": towns[end if down else start]}
            rider["fare"] = FARES[end - start > SHORT_TRIP]
        data["passengers"][WAYS_EACH] |= {"from": "amboise", "to": "orleans", "fare": FARES[0]}
        if not check(data):
            return data


# ---- the checker ----

KEYS: Final = ("name", "towns", "piers", "coal", "passengers", "barrels", *SINGLE_KINDS)
RIDER_KEYS: Final = ("from", "to", "fare", "names")
Trip = tuple[int, int, int]  # from, to, fare


def check(data: Mapping[str, Any]) -> list[Remark]:
    """W1, W2: all that is to be said about a river and its cards.

    Refused is what the source forbids or no table could show; what we chose ourselves is told and no more.
    """
    remarks = Remarks()
    if not remarks.is_object(data, KEYS, optional=("game",)):
        return remarks.found
    remarks.of_game(data, GAME_NAME)
    if "name" in data and not is_id(data["name"]):
        remarks.refuse("no-id", "name", found=written(data["name"]))
    towns = _check_towns(remarks, data)
    _check_piers(remarks, data)
    for kind, many in SINGLE_KINDS.items():
        found = remarks.whole(data, kind)
        if found is not None and found != many:
            remarks.refuse("cards", kind, rule="W2", kind=kind, many=found, wanted=many)
    _check_split(remarks, data, "coal", [str(value + 1) for value in range(COAL_VALUES)], COALS)
    _check_split(remarks, data, "barrels", towns[:-1], BARRELS)
    _check_passengers(remarks, data, towns)
    return remarks.found


def names(data: Mapping[str, Any], language: str) -> dict[str, str]:
    """What towns and piers are called; passengers are called by their cards."""
    found = names_in(data, {"towns": "town"}, language)
    piers = data.get("piers") if isinstance(data, Mapping) else None
    listed = [
        {**of_pier, "id": pier}
        for pier, of_pier in (piers.items() if isinstance(piers, Mapping) else ())
        if isinstance(of_pier, Mapping)
    ]
    return found | names_in({"piers": listed}, {"piers": "pier"}, language) | _card_names(data, language, found)


BARREL_OF: Final = {"fr": "barrique ({town})", "en": "barrel from {town}", "de": "Fass aus {town}"}
GOLD: Final = {"fr": "louis", "en": "gold", "de": "Gold"}


def _card_names(data: Mapping[str, Any], language: str, towns: Mapping[str, str]) -> dict[str, str]:
    """What the cargo is called, by its words; nothing where the data is no river yet."""
    if any(remark.grave for remark in check(data)):
        return {}
    river = Tables(data)
    named = [towns[f"town-{town}"] for town in river.towns]
    riders = [
        f"{rider['names'][language]} ({named[start]} → {named[end]}, {rider['fare']} {GOLD[language]})"
        for rider, start, end in zip(data["passengers"], river.origin, river.goal, strict=False)
    ]
    barrels = [BARREL_OF[language].format(town=town) for town in named[:-1]]
    return {f"card-{word}": name for word, name in zip(river.cargo_words, [*riders, *barrels], strict=True)}


def _check_towns(remarks: Remarks, data: Mapping[str, Any]) -> list[str]:
    """W1: from Orléans to Nantes, a pier in each town; the distances of the source. The ids as far as they can be read."""
    ids: list[str] = []
    listed = remarks.entries(data, "towns")
    for at, town in enumerate(listed):
        if remarks.is_object(town, ("id", "names"), "towns", at):
            word = remarks.id_of(town, ("towns", at), ids)
            ids += [] if word is None else [word]
            remarks.names(town, "names", "towns", word or at)
    if len(listed) > MOST_TOWNS:
        remarks.refuse("too-long", "towns", many=len(listed), most=MOST_TOWNS)
    elif len(listed) != TOWNS:
        remarks.warn("towns", "towns", rule="W1", many=len(listed), wanted=TOWNS)
    if not listed or len(ids) < len(listed):
        return ids
    if LEAST_SEATS < len(ids) <= MOST_SEATS:
        remarks.warn("few-piers", "towns", rule="W3", seats=len(ids) - 1)
    for at, end in ((0, ENDS[0]), (-1, ENDS[1])):
        if ids[at] != end:
            remarks.refuse("ends", "towns", ids[at], rule="W1", town=ids[at], **{"other-town": end})
    for town, end, spaces, known in DISTANCES:
        tell = remarks.refuse if known else remarks.warn
        there = abs(ids.index(town) - ids.index(end)) if town in ids and end in ids else 0
        if town not in ids:
            tell("no-town", "towns", rule="W1", town=town)
        elif end in ids and there != spaces:
            tell("distance", "towns", town, rule="W1", town=town, many=there, wanted=spaces, **{"other-town": end})
    return ids


def _check_piers(remarks: Remarks, data: Mapping[str, Any]) -> None:
    """W1: the two piers of Nantes."""
    if "piers" not in data or not remarks.is_object(data["piers"], tuple(PIER_PAYS), "piers"):
        return
    for pier, pays in PIER_PAYS.items():
        found = data["piers"].get(pier)
        if pier in data["piers"] and remarks.is_object(found, ("pays", "names"), "piers", pier):
            remarks.names(found, "names", "piers", pier)
            there = remarks.whole(found, "pays", "piers", pier)
            if there is not None and there != pays:
                remarks.refuse("pier-pays", "piers", pier, "pays", rule="W1", pier=pier, gold=there, wanted=pays)


def _check_split(remarks: Remarks, data: Mapping[str, Any], kind: str, wanted: list[str], all_cards: int) -> None:
    """W2: the source says how many cards there are in all; that there are as many of each is our choice."""
    if kind not in data or not remarks.is_object(data[kind], wanted, kind):
        return
    found = [remarks.whole(data[kind], key, kind) for key in wanted]
    many = [one for one in found if one is not None]
    if len(many) < len(wanted):
        return
    for key, one in zip(wanted, many, strict=True):
        if one < 0:
            remarks.refuse("cards-negative", kind, key, rule="W2", kind=kind, many=one)
    if sum(many) != all_cards:
        remarks.refuse("cards", kind, rule="W2", kind=kind, many=sum(many), wanted=all_cards)
    elif wanted and max(many) - min(many) > (all_cards % len(wanted) > 0):
        remarks.warn("cards-each", kind, rule="W2", kind=kind)


def _check_passengers(remarks: Remarks, data: Mapping[str, Any], towns: list[str]) -> None:
    """W2: fourteen passengers; by our choice seven each way, the long trips at the higher fare, every town used."""
    if "passengers" not in data:
        return
    riders = remarks.entries(data, "passengers")
    if len(riders) != PASSENGERS:
        remarks.refuse("cards", "passengers", rule="W2", kind="passengers", many=len(riders), wanted=PASSENGERS)
    read = [_check_passenger(remarks, at, rider, towns) for at, rider in enumerate(riders)]
    trips = [trip for trip in read if trip is not None]
    if len(trips) < len(riders):
        return
    downstream = sum(start < end for start, end, _ in trips)
    if downstream != WAYS_EACH:
        remarks.warn("each-way", "passengers", rule="W2", down=downstream, up=len(trips) - downstream, wanted=WAYS_EACH)
    longest_cheap = max((abs(end - start) for start, end, fare in trips if fare == FARES[0]), default=0)
    for at, (start, end, fare) in enumerate(trips):
        told: Given = {"town": towns[start], "other-town": towns[end], "fare": fare}
        if fare > FARES[0] and abs(end - start) <= longest_cheap:
            remarks.warn("short-trip", "passengers", at, "fare", rule="W2", **told)
    if not any((towns[start], towns[end], fare) == ("amboise", "orleans", 1) for start, end, fare in trips):
        remarks.warn("no-amboise", "passengers", rule="W2", town="amboise", **{"other-town": "orleans"})
    used = {town for start, end, _ in trips for town in (start, end)}
    for at, town in enumerate(towns):
        if at not in used:
            remarks.warn("town-unused", "towns", town, rule="W2", town=town)


def _check_passenger(remarks: Remarks, at: int, rider: object, towns: list[str]) -> Trip | None:
    """The trip of one passenger; None if it cannot be read."""
    if not remarks.is_object(rider, RIDER_KEYS, "passengers", at) or not isinstance(rider, Mapping):
        return None
    remarks.names(rider, "names", "passengers", at)
    ends = [rider.get("from"), rider.get("to")]
    for key, end in zip(("from", "to"), ends, strict=True):
        if key in rider and end not in towns:
            remarks.refuse("no-town-of", "passengers", at, key, found=written(end))
    fare = remarks.whole(rider, "fare", "passengers", at)
    if fare is not None and fare not in FARES:
        remarks.refuse("fare", "passengers", at, "fare", rule="W2", fare=fare, least=FARES[0], most=FARES[-1])
    if any(end not in towns for end in ends) or fare not in FARES:
        return None
    start, end = (towns.index(str(one)) for one in ends)
    if start == end:
        remarks.refuse("no-trip", "passengers", at, "to", rule="W2", town=towns[start])
        return None
    return start, end, int(fare)
