"""What all tests share: the golden files, and which build they are run on."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

# Tests run beside each other: a matrix product that waits for threads of its own waits for all the others.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from comptoir.kernel.build import build, compiled

GOLDEN = Path(__file__).parent / "golden"

Golden = Callable[[str, str], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write the golden files anew instead of comparing")


def pytest_configure() -> None:
    """Who asks for a build by COMPTOIR_BUILD must not test the other one."""
    wanted = os.environ.get("COMPTOIR_BUILD", "compiled" if compiled() else "plain")
    if wanted != ("compiled" if compiled() else "plain"):
        raise pytest.UsageError(f"COMPTOIR_BUILD is {wanted}, but what would be tested is {build()}")


def pytest_report_header() -> str:
    return f"comptoir: {build()}"


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compare a text with the golden file of that name, line by line, so that a leak shows as a diff."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN / f"{name}.txt"
        if request.config.getoption("--write-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"no golden file {name}: run make golden, and read what it wrote"
        assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()

    return compare
