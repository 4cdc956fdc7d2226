"""Tiles on disk: what is read is what was kept; the folder is bounded; broken files and full disks do no harm."""

import os
from pathlib import Path

import pytest
from PIL import Image

from render.plates import tile_cache
from render.plates.tile_cache import TileCache

SIZE = (40, 30)


@pytest.fixture(autouse=True)
def _folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PRAETOR_CACHE", str(tmp_path))


def tile(seed: int) -> Image.Image:
    return Image.frombytes("RGB", SIZE, bytes((seed * 7 + i * i) % 256 for i in range(SIZE[0] * SIZE[1] * 3)))


def test_what_is_read_is_what_was_kept() -> None:
    cache = TileCache()
    assert cache.load("map", "light", "zone 1", SIZE) is None
    cache.save("map", "light", "zone 1", tile(1))
    found = TileCache().load("map", "light", "zone 1", SIZE)
    assert found is not None
    assert found.tobytes() == tile(1).tobytes()
    for name, theme, shows in (("other", "light", "zone 1"), ("map", "dark", "zone 1"), ("map", "light", "zone 2")):
        assert cache.load(name, theme, shows, SIZE) is None


def test_a_folder_is_bounded_and_what_was_used_last_stays(tmp_path: Path) -> None:
    cache = TileCache()
    cache.save("map", "light", "0", tile(0))
    one = next(tmp_path.rglob("*.tile")).stat().st_size
    cache = TileCache(limit=8 * one + one // 2)
    for number in range(1, 8):
        cache.save("map", "light", str(number), tile(number))
    for age, path in enumerate(sorted(tmp_path.rglob("*.tile"))):
        os.utime(path, ns=(age, age))
    assert cache.load("map", "light", "3", SIZE) is not None  # which makes it the youngest
    cache.save("map", "light", "8", tile(8))
    cache.save("map", "light", "9", tile(9))
    left = [path.stat().st_size for path in tmp_path.rglob("*.tile")]
    assert sum(left) <= cache.limit
    assert cache.load("map", "light", "3", SIZE) is not None
    assert cache.load("map", "light", "9", SIZE) is not None


def test_broken_files_other_editions_and_no_folder_do_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "map-light-0123.tiles"
    old.mkdir()
    cache = TileCache()
    cache.save("map", "light", "zone", tile(2))
    assert not old.exists()
    path = next(tmp_path.rglob("*.tile"))
    for bad in (b"", b"no tile", path.read_bytes()[:-9]):
        path.write_bytes(bad)
        assert cache.load("map", "light", "zone", SIZE) is None
    assert cache.load("map", "light", "zone", (41, 30)) is None
    for nowhere in ("off", str(path / "below")):
        monkeypatch.setenv("PRAETOR_CACHE", nowhere)
        TileCache().save("map", "light", "zone", tile(2))
        assert TileCache().load("map", "light", "zone", SIZE) is None


def test_folders_of_many_maps_are_bounded_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = TileCache()
    cache.save("map 0", "light", "1", tile(1))
    one = next(tmp_path.rglob("*.tile")).stat().st_size
    monkeypatch.setattr(tile_cache, "LIMIT", one)
    monkeypatch.setattr(tile_cache, "ALL", 4 * one)
    for number in range(1, 3):
        cache.save(f"map {number}", "light", "1", tile(1))
    for age, path in enumerate(sorted(tmp_path.rglob("*.tile"))):
        os.utime(path, ns=(age, age))
    for number in range(3, 5):
        cache.save(f"map {number}", "light", "1", tile(1))
    left = sorted(path.name.partition("-")[0] for path in tmp_path.glob("*.tiles"))
    assert left == ["map 1", "map 2", "map 3", "map 4"]
