"""Files that took long to make, kept on disk between runs by what they were made of, so that none is ever out of date.

The folder is bounded: what was wanted longest ago goes. A damaged or missing file is made again.
"""

import hashlib
import os
from collections.abc import Callable
from contextlib import suppress

from data.cache_folder import CHECK, cache_folder
from render.plates.thinning import trim_folder_to_size

FOLDER = "touch"
LIMIT = 48 * 1024 * 1024  # bytes on disk


def kept_file(made_of: bytes, make: Callable[[], bytes], limit: int = LIMIT) -> bytes:
    """Return what is made of something, from disk where it was made before. limit: bytes on disk."""
    where = cache_folder()
    if where is None:
        return make()
    folder = where / FOLDER
    path = folder / hashlib.sha256(made_of).hexdigest()[:32]
    with suppress(OSError):
        whole = path.read_bytes()
        if hashlib.sha256(whole[CHECK:]).digest() == whole[:CHECK]:
            os.utime(path)
            return whole[CHECK:]
    data = make()
    half = path.with_suffix(f".{os.getpid()}")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        half.write_bytes(hashlib.sha256(data).digest() + data)
        half.replace(path)
        if sum(one.stat().st_size for one in folder.iterdir()) > limit:
            trim_folder_to_size(folder, limit * 3 // 4)
    except OSError:  # a full disk, a folder that may not be written: it is made again another time
        with suppress(OSError):
            half.unlink()
    return data
