"""Drawn plates kept on disk between runs: drawing one takes seconds, reading it a tenth of that.

A plate is the same for all tables and holds no secret. Its file name has a hash of all that it is drawn from,
so a plate of other data or other code is never taken; whatever else is wrong with a file, the plate is drawn again.
Where several processes need a plate that is not there yet, one draws it and the others wait and read it.
"""

import hashlib
import os
import sys
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import msgspec
import PIL
from PIL import Image

from data.cache_folder import cache_folder
from render.drawing.inking import Box
from render.drawing.style import Colour, Theme
from render.plates.ground_plate import Plate, Sheet
from render.plates.thinning import delete_least_used_until

ROOT = Path(__file__).resolve().parents[1]
CODE = ("**/*.py", "font_files/*.ttf")
DATA = ("data/geo/*", "data/*/map.yaml", "data/*/regions.yaml")
ALL = 160 * 1024 * 1024  # bytes of all plates on disk: each owner's charts may have another map
BROKEN = (OSError, KeyError, ValueError, EOFError, zipfile.BadZipFile, zlib.error, msgspec.MsgspecError)

Kept = tuple[Plate, Image.Image]  # a plate and the palette that fits it


class _Index(msgspec.Struct):
    """What else a file holds than pictures: the colours of the washes in order, the box of each region's mask."""

    size: tuple[int, int]
    washes: list[tuple[Colour, str]]
    masks: dict[str, Box]


@cache
def plate_edition_hash() -> str:
    """Return a hash of everything that a plate is drawn from: code, fonts, geography, maps, Pillow."""
    out = hashlib.sha256(PIL.__version__.encode())
    for path in (path for pattern in CODE for path in sorted(ROOT.glob(pattern))):
        out.update(path.name.encode() + path.read_bytes())
    for pattern in DATA:
        for path in sorted(ROOT.parent.glob(pattern)):
            out.update(path.name.encode() + path.read_bytes())
    return out.hexdigest()[:20]


def _path(name: str, theme: str) -> Path | None:
    where = cache_folder()
    return None if where is None else where / f"{name}-{theme}-{plate_edition_hash()}.plate"


def load_or_draw(name: str, sheet: Sheet, theme: Theme, draw: Callable[[], Kept]) -> Kept:
    """Return a plate from the disk; where it is not there, draw it, settled, and keep it."""
    kept = load(name, sheet, theme)
    if kept is not None:
        return kept
    with _drawing_alone(name, theme):
        kept = load(name, sheet, theme)  # another process may just have drawn it
        if kept is None:
            kept = draw()
            save(name, *kept)
        return kept


@contextmanager
def _drawing_alone(name: str, theme: Theme) -> Iterator[None]:
    """Keep other processes from drawing the same plate meanwhile; a process that ends, however it does, frees them.
    Where no file can be locked they draw it, too."""
    where = cache_folder()
    if where is None or sys.platform == "win32":
        yield
        return
    import fcntl  # there is none on Windows

    try:
        where.mkdir(parents=True, exist_ok=True)
        file = (where / f"{name}-{theme.name}.lock").open("w")
    except OSError:
        yield
        return
    with file:
        with suppress(OSError):
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def load(name: str, sheet: Sheet, theme: Theme) -> Kept | None:
    """Return a plate that was kept, settled; None if there is none that can be used."""
    path = _path(name, theme.name)
    if path is None or not path.is_file():
        return None
    with suppress(OSError):
        os.utime(path)  # it is used: others go first where there are many
    try:
        with zipfile.ZipFile(path) as file:
            index = msgspec.json.decode(file.read("index"), type=_Index)
            if index.size != sheet.size or set(index.masks) != set(sheet.network.outlines):
                return None
            masks = {
                region: (box, Image.frombytes("L", (box[2] - box[0], box[3] - box[1]), file.read(f"mask {region}")))
                for region, box in index.masks.items()
            }
            colours, palette = file.read("palette"), Image.new("P", (1, 1))
            palette.putpalette(colours)

            def flat(name: str) -> Image.Image:
                image = Image.frombytes("P", sheet.size, file.read(name))
                image.putpalette(colours)
                return image

            plate = Plate(sheet, theme, flat("free"), masks, None, [])
            for number, wash in enumerate(index.washes):
                plate.add_wash(wash, flat(f"wash {number}"))
    except BROKEN:
        return None
    return plate, palette


def save(name: str, plate: Plate, palette: Image.Image) -> None:
    """Keep a settled plate, and throw away those of other editions, and those used longest ago where there are many;
    where nothing can be written nothing is kept."""
    path = _path(name, plate.theme.name)
    if path is None:
        return
    washes = plate.washes()
    boxes = {region: box for region, (box, _) in plate.masks.items()}
    half = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(half, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as file:
            file.writestr("index", msgspec.json.encode(_Index(plate.sheet.size, list(washes), boxes)))
            file.writestr("palette", bytes(palette.getpalette() or ()))
            file.writestr("free", plate.free.tobytes())
            for number, image in enumerate(washes.values()):
                file.writestr(f"wash {number}", image.tobytes())
            for region, (_, mask) in plate.masks.items():
                file.writestr(f"mask {region}", mask.tobytes())
        half.replace(path)
        for old in path.parent.glob(f"{name}-{plate.theme.name}-*.plate"):
            if old != path:
                old.unlink()
        delete_least_used_until((one for one in path.parent.glob("*.plate") if one != path), ALL - path.stat().st_size)
    except OSError:  # a full disk, a folder that may not be written: the plate is drawn again another time
        with suppress(OSError):
            half.unlink()
