"""Where a site is written: a new folder, an empty one or an older site's, and nothing of anybody else is touched."""

from __future__ import annotations

from pathlib import Path

import pytest

from comptoir.page.site import NoSite, write_site


def test_a_site_takes_the_place_of_an_older_one_and_of_nothing_else(tmp_path: Path) -> None:
    out = tmp_path / "deep" / "site"
    files = write_site(out)
    assert all((out / name).is_file() for name in files)
    (out / "left-over").write_text("of an older version")
    assert write_site(out) == files
    assert not (out / "left-over").exists()
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    (theirs / "index.html").write_text("<h1>my own page</h1>")
    with pytest.raises(NoSite, match="holds no site of ours"):
        write_site(theirs)
    assert (theirs / "index.html").read_text() == "<h1>my own page</h1>"
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".site-")] == []


def test_a_place_that_is_no_folder_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for bad in (tmp_path / "file", tmp_path / "file" / "below", Path("a\0b")):
        with pytest.raises(NoSite, match="cannot be written"):
            write_site(bad)
