"""`docs/maps.md` is true: its Python runs, its YAML is what the samples declare, what it names is there."""

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from data import parsed_yaml
from render.kit.map_parts import MapParts
from render.picture import Picture
from tests.render.kit import hex_sample, sample_points

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "maps.md").read_text(encoding="utf-8")
KINDS = {"points": sample_points.board, "hexes": hex_sample.italy}
SOURCES = [*(ROOT / "render" / "kit").rglob("*.py"), ROOT / "render" / "plates" / "tile_cache.py"]


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


@cache
def source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


@pytest.mark.parametrize("number", range(2))
def test_the_python_of_the_page_draws_a_picture(number: int) -> None:
    found: dict[str, object] = {}
    exec(blocks("python")[number], found)  # noqa: S102 - the page is ours
    assert isinstance(found["picture"], Picture)
    assert found["picture"].alt


def test_the_page_has_no_other_python() -> None:
    assert len(blocks("python")) == 2


@pytest.mark.parametrize("kind", KINDS)
def test_the_yaml_of_the_page_is_declared_by_the_samples(kind: str, tmp_path: Path) -> None:
    (block,) = (block for block in blocks("yaml") if f"a map of {kind}" in block)
    (tmp_path / "parts.yaml").write_text(block, encoding="utf-8")
    shown, declared = msgspec.convert(parsed_yaml(tmp_path / "parts.yaml"), MapParts), KINDS[kind]()
    assert shown.insets and shown.boxes and shown.tracks
    assert set(shown.insets) <= set(declared.insets)
    assert set(shown.boxes) <= set(declared.boxes)
    assert set(shown.tracks) <= set(declared.tracks)


def test_every_module_and_picture_that_the_page_names_is_there() -> None:
    modules = {path.name for path in SOURCES} | {"sample_points.py"}
    for name in re.findall(r"`(?:[\w/]+/)?(\w+\.py)`", PAGE):
        assert name in modules, name
    for picture in re.findall(r"\]\((pictures/\w+\.png)\)", PAGE):
        assert (ROOT / "docs" / picture).is_file(), picture


def test_every_struct_and_field_that_the_page_names_is_there() -> None:
    for name in re.findall(r"`([A-Z]\w+)`", PAGE):
        assert re.search(rf"^class {name}\b", source(), re.MULTILINE), name
    for name in re.findall(r"`([a-z_]{4,})`", PAGE):
        assert re.search(rf"\b{name}\b", source()), name
