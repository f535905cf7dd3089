"""The commands that run a house. What they need is an extra of the package, and is looked for only when one is asked for."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_group

from ..kernel.errors import ComptoirError

COMMANDS = ("serve", "migrate", "backup", "restore", "people", "tables", "reports")
NEEDED = ("alembic", "litestar", "sqlalchemy", "uvicorn")  # of the extra `house`: where these are, the others are
ANYTHING = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}


class WithHouse(TyperGroup):
    """The commands of the terminal, and after them those of the house."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *COMMANDS]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return _command(cmd_name) if cmd_name in COMMANDS else super().get_command(ctx, cmd_name)


def _command(name: str) -> Any:
    if all(find_spec(package) for package in NEEDED):
        from ..house.cli import app
    else:
        app = typer.Typer()
        for each in COMMANDS:
            app.command(each, help="Needs the extra: house.", context_settings=ANYTHING)(_say_what_is_missing)
    return get_group(app).commands[name]


def _say_what_is_missing(context: typer.Context) -> None:
    raise ComptoirError(f"comptoir {context.info_name} needs what a house is run with: pip install 'comptoir[house]'")
