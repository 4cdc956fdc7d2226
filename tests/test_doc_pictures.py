"""The pictures of the documentation: they can be made anew, and the list of them is whole."""

import re

from scripts import pictures


def test_what_the_small_game_shows_can_be_drawn() -> None:
    assert all(picture.data.startswith(b"\x89PNG") for picture in pictures.tiny_game().values())


def test_every_picture_is_told_of_and_there() -> None:
    told = set(re.findall(r"`(\w+)\.png`", (pictures.OUT / "README.md").read_text(encoding="utf-8")))
    assert told == {path.stem for path in pictures.OUT.glob("*.png")}


def test_pages_show_pictures_that_are_there() -> None:
    root = pictures.OUT.parent.parent
    for page in (root / "README.md", *pictures.OUT.parent.glob("*.md")):
        for shown in re.findall(r"!\[[^\]]*\]\(([^)]+\.png)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / shown).exists(), f"{page.name} shows {shown}"
