"""What is kept on disk of maps is bounded: what was used longest ago goes first."""

import shutil
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path


def trim_folder_to_size(folder: Path, limit: int) -> int:
    """Throw away the files of a folder that were used longest ago until no more than `limit` bytes are left; return how
    many are."""
    return delete_least_used_until(folder.iterdir(), limit)


def delete_least_used_until(paths: Iterable[Path], limit: int) -> int:
    """Do the same of some files and folders, of which each counts with what is in it."""
    found, held = [], 0
    for path in paths:
        with suppress(OSError):  # another process has thrown it away
            used = max((one.stat().st_mtime_ns for one in _files(path)), default=path.stat().st_mtime_ns)
            size = sum(one.stat().st_size for one in _files(path))
            found.append((used, size, path))
            held += size
    for _, size, path in sorted(found):
        if held <= limit:
            break
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        with suppress(OSError):
            path.unlink()
        held -= size
    return held


def _files(path: Path) -> Iterator[Path]:
    yield from path.iterdir() if path.is_dir() else (path,)
