"""Small parts of large maps kept on disk between runs, each by what it shows: reading one takes a tenth of drawing it.

They lie in a folder a map and theme, beside the plates and under the same hash of code and data (`plate_cache`). Where
nothing can be written or read, a tile is drawn again. A folder is bounded: beyond that the tiles that were read or
written longest ago go; all folders together are bounded too.
"""

import hashlib
import os
import shutil
import zlib
from contextlib import suppress
from pathlib import Path

from isal import isal_zlib
from PIL import Image

from data.cache_folder import cache_folder
from render.plates import plate_cache
from render.plates.thinning import delete_least_used_until, trim_folder_to_size

LIMIT = 48 * 1024 * 1024  # bytes of a map's tiles on disk, in one theme
ALL = 480 * 1024 * 1024  # of those of all maps: each owner's charts may have another
SQUEEZE = 1  # of 0 to 3
BROKEN = (OSError, ValueError, zlib.error)


class TileCache:
    """The tiles of all maps. limit: bytes on disk for each map and theme."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self._held: dict[Path, int] = {}  # bytes by folder; a folder is looked through once, then counted

    def load(self, name: str, theme: str, shows: str, size: tuple[int, int]) -> Image.Image | None:
        """Return the tile of a map and theme that `shows` this; None if there is none, or none that can be used."""
        folder = _folder(name, theme)
        if folder is None:
            return None
        path = folder / _file(shows)
        try:
            image = Image.frombytes("RGB", size, zlib.decompress(path.read_bytes()))
            os.utime(path)
        except BROKEN:
            return None
        return image

    def save(self, name: str, theme: str, shows: str, tile: Image.Image) -> None:
        """Keep a tile (mode RGB); `shows`: everything that can be seen on it."""
        folder = _folder(name, theme)
        if folder is None:
            return
        path = folder / _file(shows)
        half = path.with_suffix(f".{os.getpid()}")
        data = isal_zlib.compress(tile.tobytes(), SQUEEZE)
        try:
            if folder not in self._held:
                _begin(folder, name, theme)
                self._held[folder] = sum(one.stat().st_size for one in folder.iterdir())
            half.write_bytes(data)
            half.replace(path)
        except OSError:  # a full disk, a folder that may not be written: the tile is drawn again another time
            with suppress(OSError):
                half.unlink()
            return
        self._held[folder] += len(data)
        if self._held[folder] > self.limit:
            self._held[folder] = trim_folder_to_size(folder, self.limit * 3 // 4)


def _file(shows: str) -> str:
    return hashlib.sha256(shows.encode()).hexdigest()[:32] + ".tile"


def _folder(name: str, theme: str) -> Path | None:
    where = cache_folder()
    return None if where is None else where / f"{name}-{theme}-{plate_cache.plate_edition_hash()}.tiles"


def _begin(folder: Path, name: str, theme: str) -> None:
    """Make a folder, and throw away those of other editions, and those used longest ago where there are many."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.parent.glob(f"{name}-{theme}-*.tiles"):
        if old != folder:
            shutil.rmtree(old, ignore_errors=True)
    delete_least_used_until((one for one in folder.parent.glob("*.tiles") if one != folder), ALL - LIMIT)
