"""`python -m comptoir.house serve`, for where the `comptoir` command is not at hand."""

from __future__ import annotations

from .commands import app

app()
