"""Write the OpenAPI document of the house to a file: the client's types are made from it."""

import json
import sys
import tempfile
from pathlib import Path

from comptoir.house.app import create_app
from comptoir.house.settings import Settings

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(database=f"sqlite:///{folder}/empty.sqlite3", bot_processes=0))
        Path(sys.argv[1]).write_text(json.dumps(app.openapi_schema.to_schema(), indent=1), encoding="utf-8")
