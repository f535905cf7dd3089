"""What the README promises: its commands run. (Its library example is a doctest.)"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from tests.cli.test_commands import comptoir

README = Path(__file__).parents[1] / "README.md"


def test_the_commands_of_the_readme_work_in_their_order(tmp_path: Path) -> None:
    lines = re.findall(r"^    comptoir (.*?)(?:  +.*)?$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(lines) >= 6
    for line in lines:
        words = shlex.split(line)
        if words[0] == "play":
            continue  # it waits for a person; tests/cli/test_table.py sits down there
        done = comptoir(*words, cwd=tmp_path)
        assert done.returncode == 0, f"{line}: {done.stderr}"
