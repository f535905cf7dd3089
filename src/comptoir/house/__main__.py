"""`python -m comptoir.house serve`, for where the `comptoir` command is not at hand."""

from __future__ import annotations

from .cli import app

app()
