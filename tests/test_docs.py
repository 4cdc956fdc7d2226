"""The pages under docs/ name files that are there, and the pages of the architecture stay short."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
ROOMS = ("bot", "data", "docs", "engine", "render", "scripts", "testbed", "tests")
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")
NAMED = re.compile(rf"`((?:{'|'.join(ROOMS)})/[\w/.-]*)`")
EXAMPLE = ROOT / "tests" / "tiny_game"  # whose files are named as they lie in a package of their own
SCREEN = 500  # words of a page that is taken in at a glance
PAST = {"CHANGELOG.md", "docs/names.md", "docs/renamed_functions.md"}  # name what was there once


def gone(page: Path, text: str) -> Iterator[str]:
    """Yield what a page links to or names that is not there: a placeholder or a pattern is neither."""
    yield from (link for link in LINK.findall(text) if not (page.parent / link).exists())
    if page.relative_to(ROOT).as_posix() not in PAST:
        yield from (name for name in NAMED.findall(text) if not any((room / name).exists() for room in (ROOT, EXAMPLE)))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_a_page_names_is_there(page: Path) -> None:
    assert list(gone(page, page.read_text(encoding="utf-8"))) == []


def test_what_is_not_there_is_found() -> None:
    said = "[a page](nowhere.md#part), `bot/nowhere.py`, `bot/screens/`, `data/<game>/rulings.yaml`, [ours](playing.md)"
    assert list(gone(ROOT / "docs" / "playing.md", said)) == ["nowhere.md", "bot/nowhere.py"]


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "architecture").glob("*.md")), ids=lambda page: page.stem)
def test_a_page_of_the_architecture_is_one_screen(page: Path) -> None:
    assert len(page.read_text(encoding="utf-8").split()) <= SCREEN
