"""The folder in which a machine keeps what took long to make and can be made again: plates, tiles, parsed figures.

Nothing in it is secret, and nothing is lost with it. What is kept there has in its name a hash of all that it was
made from, so nothing out of date is ever taken.
"""

import hashlib
import os
from contextlib import suppress
from pathlib import Path

CHECK = 32  # bytes of SHA-256 in front of what is kept


def cache_folder() -> Path | None:
    """Return the folder: `PRAETOR_CACHE` ("off": none), else the user's folder for such things."""
    options = os.environ.get("PRAETOR_CACHE", "")
    if options == "off":
        return None
    if options:
        return Path(options)
    home = os.environ.get("XDG_CACHE_HOME", "")
    with suppress(RuntimeError):  # the user has no home
        return (Path(home) if home else Path.home() / ".cache") / "praetor"
    return None


def read_cached(name: str) -> bytes | None:
    """Return what was kept under a name; None if nothing was, or the file is damaged."""
    where = cache_folder()
    if where is None:
        return None
    try:
        whole = (where / name).read_bytes()
    except OSError:
        return None
    check, content = whole[:CHECK], whole[CHECK:]
    return content if hashlib.sha256(name.encode() + b"\0" + content).digest() == check else None


def write_cached(name: str, content: bytes, replaces: str = "") -> None:
    """Keep bytes under a name; where nothing can be written, nothing is kept.

    replaces: a glob of names that are thrown away, those of earlier versions of the same thing.
    """
    where = cache_folder()
    if where is None:
        return
    part = where / f"{name}.{os.getpid()}.part"
    try:
        where.mkdir(parents=True, exist_ok=True)
        part.write_bytes(hashlib.sha256(name.encode() + b"\0" + content).digest() + content)
        part.replace(where / name)
        for old in where.glob(replaces) if replaces else ():
            if old.name != name and not old.name.endswith(".part"):
                old.unlink()
    except OSError:  # a full disk, a folder that may not be written: it is made again another time
        with suppress(OSError):
            part.unlink()
