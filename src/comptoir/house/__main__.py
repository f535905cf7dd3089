"""`python -m comptoir.house serve`, for where the `comptoir` command is not at hand."""

from __future__ import annotations

import sys

from ..kernel.errors import ComptoirError
from .cli import app

try:
    app()
except ComptoirError as error:
    sys.exit(str(error))
