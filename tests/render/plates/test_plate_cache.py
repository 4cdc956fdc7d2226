"""Plates on disk: what is read is what was kept; nothing else is ever taken, and nothing is needed to go on."""

import os
import threading
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from data.cache_folder import cache_folder
from render.drawing.inking import image_in_palette
from render.drawing.style import THEMES
from render.games.samnite_wars import italy_map
from render.plates import plate_cache
from render.plates.ground_plate import Plate

SHEET, THEME = italy_map.geography_sheet(), THEMES["light"]


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRAETOR_CACHE", str(tmp_path / "plates"))


def plate() -> tuple[Plate, Image.Image]:
    """Return a plate that took no time, with a mask for each region and one wash."""
    free = Image.new("RGB", SHEET.size, (200, 180, 90))
    ImageDraw.Draw(free).ellipse((300, 300, 900, 900), fill=(10, 80, 120))
    boxes = {region: (n, n, n + 9, n + 5) for n, region in enumerate(SHEET.network.outlines)}
    masks = {region: (box, Image.new("L", (9, 5), 40 + box[0])) for region, box in boxes.items()}
    made = Plate(SHEET, THEME, free, masks, None, [])
    made.add_wash((THEME.control, "bend"), Image.new("RGB", SHEET.size, THEME.control))
    colours = free.quantize(16)
    made.reduce_to_palette(colours)
    return made, colours


def files() -> list[Path]:
    where = cache_folder()
    assert where is not None
    return sorted(where.glob("*"))


def test_what_is_read_is_what_was_kept() -> None:
    assert plate_cache.load("samnite_wars", SHEET, THEME) is None
    kept, palette = plate()
    plate_cache.save("samnite_wars", kept, palette)
    found = plate_cache.load("samnite_wars", SHEET, THEME)
    assert found is not None
    again, colours = found
    assert again.free.tobytes() == kept.free.tobytes()
    assert (
        again.plate_under_wash(THEME.control, "bend").tobytes()
        == kept.plate_under_wash(THEME.control, "bend").tobytes()
    )
    assert {r: (box, m.tobytes()) for r, (box, m) in again.masks.items()} == {
        r: (box, m.tobytes()) for r, (box, m) in kept.masks.items()
    }
    assert again.free.convert("RGB").tobytes() == kept.free.convert("RGB").tobytes()
    paper = Image.linear_gradient("L").convert("RGB")
    assert image_in_palette(paper, colours).tobytes() == image_in_palette(paper, palette).tobytes()
    with pytest.raises(ValueError, match="settled"):
        again.plate_under_wash(THEME.gold, "plain")


def test_a_plate_of_other_code_or_data_is_not_taken_and_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    plate_cache.save("samnite_wars", *plate())
    assert [path.name for path in files()] == [f"samnite_wars-light-{plate_cache.plate_edition_hash()}.plate"]
    monkeypatch.setattr(plate_cache, "plate_edition_hash", lambda: "another")
    assert plate_cache.load("samnite_wars", SHEET, THEME) is None
    plate_cache.save("samnite_wars", *plate())
    assert [path.name for path in files()] == ["samnite_wars-light-another.plate"]


def test_another_game_or_theme_is_another_plate() -> None:
    plate_cache.save("samnite_wars", *plate())
    assert plate_cache.load("total_war_rome", SHEET, THEME) is None
    assert plate_cache.load("samnite_wars", SHEET, THEMES["dark"]) is None


@pytest.mark.parametrize("damage", ["empty", "cut", "member", "index", "short"])
def test_a_damaged_file_is_drawn_anew(damage: str) -> None:
    plate_cache.save("samnite_wars", *plate())
    (path,) = files()
    whole = path.read_bytes()
    match damage:
        case "empty":
            path.write_bytes(b"")
        case "cut":
            path.write_bytes(whole[: len(whole) // 2])
        case "member":
            path.write_bytes(whole.replace(b"\x00", b"\x01", 40))
        case "index":
            with zipfile.ZipFile(path, "w") as file:
                file.writestr("index", b'{"size": 3}')
        case "short":
            with zipfile.ZipFile(path) as file:
                members = {name: file.read(name) for name in file.namelist()}
            with zipfile.ZipFile(path, "w") as file:
                for name, content in members.items():
                    file.writestr(name, content[:-1] if name == "free" else content)
    assert plate_cache.load("samnite_wars", SHEET, THEME) is None


def test_nothing_is_kept_where_nothing_may_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("PRAETOR_CACHE", str(tmp_path / "file"))
    plate_cache.save("samnite_wars", *plate())
    assert plate_cache.load("samnite_wars", SHEET, THEME) is None
    monkeypatch.setenv("PRAETOR_CACHE", "off")
    plate_cache.save("samnite_wars", *plate())
    assert plate_cache.load("samnite_wars", SHEET, THEME) is None
    monkeypatch.delenv("PRAETOR_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "praetor"


def test_a_map_is_the_same_from_the_cache_as_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(italy_map, "_plates", {})
    drawn, palette = italy_map.settled_plate("light")
    monkeypatch.setattr(italy_map, "_plates", {})
    read, colours = italy_map.settled_plate("light")
    assert read is not drawn
    assert read.free.tobytes() == drawn.free.tobytes()
    assert colours.getpalette() == palette.getpalette()


def test_who_needs_a_plate_that_another_draws_waits_and_reads_it() -> None:
    drawn: list[int] = []
    begun, another = threading.Event(), threading.Event()

    def draw() -> plate_cache.Kept:
        drawn.append(1)
        begun.set()
        assert another.wait(60)  # it asks while this one is being drawn
        return plate()

    def ask() -> plate_cache.Kept:
        if drawn:
            another.set()
        return plate_cache.load_or_draw("samnite_wars", SHEET, THEME, draw)

    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(ask)
        assert begun.wait(60)
        second = pool.submit(ask)
        found = [one.result()[0].free.tobytes() for one in (first, second)]
    assert drawn == [1] and found[0] == found[1]


def test_a_plate_is_drawn_where_no_file_can_be_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    for where in (str(tmp_path / "file"), "off"):
        monkeypatch.setenv("PRAETOR_CACHE", where)
        assert plate_cache.load_or_draw("samnite_wars", SHEET, THEME, plate)[0].sheet == SHEET


def test_plates_of_many_charts_are_bounded_and_what_was_used_last_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = plate()
    plate_cache.save("game+0", *kept)
    (one,) = files()
    monkeypatch.setattr(plate_cache, "ALL", 4 * one.stat().st_size)
    for number in range(1, 4):
        plate_cache.save(f"game+{number}", *kept)
    for age, path in enumerate(files()):
        os.utime(path, ns=(age, age))
    assert plate_cache.load("game+0", SHEET, THEME) is not None  # which makes it the youngest
    plate_cache.save("game+4", *kept)
    assert [path.name.partition("-")[0] for path in files()] == ["game+0", "game+2", "game+3", "game+4"]
