"""A character no database text may hold: such a name is simply nobody's."""

from __future__ import annotations

import pytest

from tests.house.guests import RunningHouse


@pytest.mark.parametrize("path", ["/api/tables/a%00b", "/api/people/a%00b", "/api/tables/a%00b/chat"])
def test_a_name_with_a_nul_in_it_is_not_found(house: RunningHouse, path: str) -> None:
    assert house.guest().get(path).status_code in (400, 404)
