"""Which build is in use. Python imports a compiled module before the source beside it, so nothing has to be chosen."""

from __future__ import annotations

from . import chance


def compiled() -> bool:
    """Whether rules and bots run compiled by mypyc."""
    return not str(chance.__file__).endswith((".py", ".pyc"))


def build() -> str:
    return "compiled by mypyc" if compiled() else "plain Python"
