"""Every address of the OpenAPI document, with sensible and with hostile requests: no fault of ours, no answer outside it."""

from __future__ import annotations

import os
import uuid
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from comptoir.table import puzzles
from tests.boards import other_board
from tests.house.guests import MY_WORDS, Guest, RunningHouse, pledge_of, until

CHECKS: list[Any] = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance, unsupported_method,
]  # fmt: skip
EXAMPLES = {GenerationMode.POSITIVE: 6, GenerationMode.NEGATIVE: 4}  # by operation; COMPTOIR_EXAMPLES=10 for ten times as many
NONSENSE = ["-", "nonsense", "%00", "a/b", "é", "' OR 1=1 --", "x" * 300]
LEAVES_NOBODY = {("DELETE", "/api/me"), ("DELETE", "/api/me/logins"), ("POST", "/api/me/deletion")}


DEEP = 5  # examples of each operation at a table where it can succeed
# Where an operation can succeed: at a running table of mine, an open one, or one that is over.
OPEN_TABLE = {"bots", "join", "order", "start", "leave", "watch", "invitation"}
OVER = {"rematch", "record", "replay", "verdict", "review", "analysis", "board"}


class Fixtures:
    """Things for requests to speak of, and people to make them."""

    def __init__(self, house: RunningHouse) -> None:
        self.house = house
        ann, bob = house.guest("Ann"), house.guest("Bob")
        self.ann, self.bob = ann, bob
        running, finished = ann.table(seats="me bot"), ann.table(seats="beginner beginner")
        screen = ann.table(seats="me screen")
        hosted, private = ann.table(seats="me open open"), bob.table(seats="me open", public=False)
        until(lambda: ann.look(finished)["table"]["status"] == "finished", "the bots have finished", 60)
        self.token = ann.post("/api/me/tokens", {"name": "bot"}).json()
        self.names: dict[str, list[str]] = {
            "table_id": [running, finished, screen, hosted, private],
            "person": [ann.id, bob.id],
            "whom": [bob.id],
            "level": ["merchant"],
            "name": ["heller", "pfusch"],
            "token_id": [self.token["id"]],
            "passkey": [],
            "record": [],
            "board": [ann.post("/api/boards", {"game": "pfusch", "name": "Mine", "board": other_board("pfusch")}).json()["id"]],
            "channel": [],
            "word": [],
            "token": [ann.post(f"/api/tables/{hosted}/invitation", {}).json()["token"]],
            "position": ["gift", "secret"],
            "step": ["first-coins", "fire"],
            "puzzle": list(puzzles.ids()["heller"][:2]),
        }
        self.legal = ann.my_turn(running)["legal"][0]
        self.over = ann.table("pfeffersaecke", seats="me bot", at_once=True)
        while (position := ann.my_turn(self.over))["result"] is None:
            ann.act(self.over, position["n"], position["legal"][0])

    def table_for(self, topic: str) -> str:
        """A fresh table of Ann's at which a request about this topic can be granted."""
        if topic.partition("/")[0] in OVER:
            return self.over
        if topic == "coach":
            return str(self.ann.post("/api/games/heller/first-game", {}).json()["table"]["id"])
        if topic == "words":
            return self.ann.table(seats="me bot", pledge=pledge_of(MY_WORDS))
        if topic in ("removal", "reports"):
            table = self.ann.table(seats="me open open")
            self.bob.post(f"/api/tables/{table}/join", {})
            self.bob.post(f"/api/tables/{table}/chat", {"text": "hm"})
            return table
        if topic == "vacation":
            return self.ann.table(seats="me bot", start=True, clock={"kind": "days", "vacation": 5})
        if topic in OPEN_TABLE:
            return self.ann.table(seats="me open")
        table = self.ann.table(seats="me bot")
        position = self.ann.my_turn(table)
        if topic in ("confirm", "take-back"):
            self.ann.act(table, position["n"], {"name": "stall", "rank": 1, "cell": "a1"}, tentative=True)
        if topic == "undo":  # whoever goes first, there is something to take back
            self.ann.act(table, position["n"], position["legal"][0])
            self.ann.my_turn(table)
        return table

    def sensible(self, table: str, topic: str = "") -> dict[str, Any]:
        """What the fields of a request that fits the table hold."""
        if topic.startswith("analysis"):
            return {
                "n": 3,
                "eyes": "A",
                "line": [],
                "world": 1,
                "acts": None,
                "watched": None,
                "level": "beginner",
                "seat": "A",
            }
        position = self.ann.look(table)
        steps = len((position["draft"] or {"steps": []})["steps"])
        letters = [seat["seat"] for seat in position["table"]["seats"]]
        return {
            "n": position["n"], "action": (position["legal"] or [self.legal])[0], "step": steps, "keep": 0, "to": 1,
            "request": uuid.uuid4().hex, "seat": "A" if position["table"]["status"] != "open" else "B",
            "seats": letters[::-1], "fill": "beginner", "text": "well played", "words": MY_WORDS, "line": 0,
        }  # fmt: skip

    def session(self, who: str) -> requests.Session:
        """Somebody's browser or program."""
        session = requests.Session()
        if who == "program":
            session.headers["Authorization"] = f"Bearer {self.token['token']}"
            return session
        guest = {"ann": self.ann, "nobody": self.house.stranger(), "guest": None}[who] or self.house.guest()
        session.headers.update(guest._csrf())
        session.cookies.update(dict(guest.http.cookies))
        return session


@pytest.fixture(scope="module")
def fixtures(house: RunningHouse) -> Fixtures:
    return Fixtures(house)


def operations(house: RunningHouse) -> Iterator[Any]:
    guest: Guest = house.stranger()
    schema = schemathesis.openapi.from_dict(guest.get("/api/openapi.json").json())
    for result in schema.get_all_operations():
        yield result.ok()  # type: ignore[union-attr]  # an operation that cannot be read fails here


@pytest.mark.parametrize("mode", EXAMPLES)
def test_every_answer_is_documented_and_none_is_a_fault(house: RunningHouse, fixtures: Fixtures, mode: GenerationMode) -> None:
    faults, tried = [], 0
    for operation in operations(house):
        tried += 1
        if mode is GenerationMode.NEGATIVE and not operation.body:
            continue  # nothing to get wrong but names, and those are wrong often enough
        try:
            _try(fixtures, operation, mode)
        except (Exception, BaseExceptionGroup) as error:
            faults.append(f"{operation.method.upper()} {operation.path}: {error}")
    assert not faults, "\n\n".join(faults)
    assert tried > 45


def _try(fixtures: Fixtures, operation: Any, mode: GenerationMode) -> None:
    leaves = (operation.method.upper(), operation.path) in LEAVES_NOBODY
    people = ["guest", "program"] if leaves else ["ann", "ann", "program", "nobody"]

    @settings(
        max_examples=EXAMPLES[mode] * int(os.environ.get("COMPTOIR_EXAMPLES", "1")),
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), who=st.sampled_from(people), data=st.data())
    def ask(case: Any, who: str, data: st.DataObject) -> None:
        for name in case.path_parameters or {}:
            case.path_parameters[name] = data.draw(st.sampled_from(fixtures.names[name] * 3 + NONSENSE))
        if operation.path.endswith("/actions") and mode is GenerationMode.POSITIVE and isinstance(case.body, dict):
            case.body["action"] = data.draw(st.sampled_from([fixtures.legal, case.body["action"]]))
        with fixtures.session(who) as session:
            case.call_and_validate(
                base_url=f"http://127.0.0.1:{fixtures.house.port}", session=session, checks=CHECKS, timeout=30
            )

    ask()


def test_every_operation_at_a_table_succeeds_when_it_should(house: RunningHouse, fixtures: Fixtures) -> None:
    """Generated requests with most of their fields made to fit a table: they come past the first checks, to the rules."""
    answers: dict[str, Counter[int]] = {}
    for operation in operations(house):
        if "{table_id}" in operation.path:
            answers[f"{operation.method} {operation.path}"] = _try_deep(fixtures, operation)
    assert len(answers) > 25
    in_vain = [name for name, statuses in answers.items() if not any(200 <= status < 300 for status in statuses)]
    assert not in_vain, {name: answers[name] for name in in_vain}
    for topic in ("actions", "undo", "confirm", "chat"):
        statuses = answers[f"post /api/tables/{{table_id}}/{topic}"]
        assert sum(statuses.values()) > statuses[404], statuses


def fields_of(operation: Any) -> set[str]:
    """The fields of its body, by the document."""
    content = operation.definition.raw["requestBody"]["content"]["application/json"]["schema"]
    shape = content["$ref"].rsplit("/", 1)[1]
    return set(operation.schema.raw_schema["components"]["schemas"][shape]["properties"])


def _try_deep(fixtures: Fixtures, operation: Any) -> Counter[int]:
    topic = operation.path.removeprefix("/api/tables/{table_id}").strip("/")
    seen: Counter[int] = Counter()

    @settings(
        max_examples=DEEP * int(os.environ.get("COMPTOIR_EXAMPLES", "1")),
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE), data=st.data())
    def ask(case: Any, data: st.DataObject) -> None:
        table = fixtures.table_for(topic)
        case.path_parameters["table_id"] = table
        if isinstance(case.body, dict):
            fits = fixtures.sensible(table, topic)
            strange = data.draw(st.sets(st.sampled_from(sorted(fits)), max_size=1))
            given_fields = {
                name: fits[name] if name in fits and name not in strange else value for name, value in case.body.items()
            }
            if not seen:  # the first request fits the table altogether
                known = fields_of(operation)
                given_fields = {name: fits.get(name, value) for name, value in case.body.items() if name in known}
                given_fields |= {name: value for name, value in fits.items() if name in known}
            case.body = given_fields
        if topic in ("past", "film"):
            name, first = ("n", 0) if topic == "past" else ("since", 1)
            case.query = {name: data.draw(st.integers(first, first + 1)) if seen else first}
        with fixtures.session("ann") as session:
            answer = case.call_and_validate(
                base_url=f"http://127.0.0.1:{fixtures.house.port}", session=session, checks=CHECKS, timeout=30
            )
        seen[answer.status_code] += 1

    ask()
    return seen


def test_the_document_says_how_to_be_known(house: RunningHouse) -> None:
    document = house.stranger().get("/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert set(document["components"]["securitySchemes"]) == {"browser", "program"}
    for path, item in document["paths"].items():
        for method, operation in item.items():
            assert operation.get("summary"), (method, path)
