"""Every address of the OpenAPI document, with requests good and hostile: no fault of ours, no answer it does not document."""

from __future__ import annotations

import os
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.house.guests import RunningHouse

EXAMPLES = int(os.environ.get("COMPTOIR_EXAMPLES", "12"))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    unsupported_method,
]


@pytest.fixture
def api(house: RunningHouse) -> Any:
    return schemathesis.openapi.from_url(f"http://127.0.0.1:{house.port}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_documented_and_none_is_our_fault(case: Any, house: RunningHouse) -> None:
    ann = house_guest(house)
    if "table_id" in case.path_parameters and len(str(case.path_parameters["table_id"])) % 2:
        case.path_parameters["table_id"] = TABLES[house.port]  # half the requests are about a table that exists
    token = ann.http.cookies["comptoir-csrf"]
    case.call_and_validate(
        headers={"x-csrf-token": token},
        cookies=dict(ann.http.cookies),
        checks=CHECKS,
    )


GUESTS: dict[int, Any] = {}
TABLES: dict[int, str] = {}


def house_guest(house: RunningHouse) -> Any:
    if house.port not in GUESTS or GUESTS[house.port].get("/api/me").status_code != 200:
        GUESTS[house.port] = house.guest()
        TABLES[house.port] = GUESTS[house.port].table(seats="me bot")
    return GUESTS[house.port]
