"""Figures, maps, cards and words: one folder a game, read-only. Those of Praetor's own games are here; a game that is
installed as a package of its own brings its folder with it (`set_data_folder`)."""

import hashlib
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from data.cache_folder import read_cached, write_cached
from data.charted_games import plain_name

ROOT = Path(__file__).parent
_PLACED: dict[str, Path] = {}
LAID: dict[tuple[str | Path, str], Any] = {}  # by charted name of a game and file, what its charts make of it


def set_data_folder(game: str, folder: Path) -> None:
    """Say where the data of a game are."""
    _PLACED[game] = folder


def game_data_folder(game: str) -> Path:
    """Return the folder of a game's data, whether there is one or not; also of `common`, which all games share, and of
    `geo`."""
    game = plain_name(game)
    return _PLACED.get(game) or _own_folder(game)


@cache
def _own_folder(game: str) -> Path:
    return ROOT / game


def parsed_yaml(path: Path) -> Any:
    """Return what a YAML file says; parsed in C where that is there, which takes a tenth of the time."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load(path.read_text(encoding="utf-8"), Loader=loader)  # noqa: S506 - both are safe loaders


def load_game_data(game: str | Path, name: str) -> Any:
    """Return the parsed file `<name>.yaml` of a game; the same object each time, never to be changed.

    game: its id, or the folder itself, for modules of a package of its own: they can be imported (by a process that
    only draws, say) where nobody has looked for games.
    """
    if LAID and (game, name) in LAID:
        return LAID[game, name]
    return _loaded((game if isinstance(game, Path) else game_data_folder(game)) / f"{name}.yaml")


def has_file(game: str, name: str) -> bool:
    """Return whether a game has the file `<name>.yaml`: asked once of the disk, as `load_game_data` reads it once."""
    return _is_file(game_data_folder(game), f"{name}.yaml")


@cache
def _is_file(where: Path, name: str) -> bool:
    return (where / name).is_file()


@cache
def _loaded(path: Path) -> Any:
    return _interned(_parsed_once(path))


def _parsed_once(path: Path) -> Any:
    """Return what a YAML file says, from the cache where this machine has parsed the very same bytes before: to parse
    those of all games takes a quarter of a second, at each start of a process."""
    source = path.read_bytes()
    of = hashlib.sha256(source).hexdigest()
    where = hashlib.sha256(str(path).encode()).hexdigest()[:16]
    name = f"yaml-{where}-{of}.parsed"
    kept = read_cached(name)
    if kept is not None:
        return msgspec.msgpack.decode(kept)
    found = parsed_yaml(path)
    packed = msgspec.msgpack.encode(found)
    if _is_same(msgspec.msgpack.decode(packed), found):  # not with dates, say, which come back as strings
        write_cached(name, packed, replaces=f"yaml-{where}-*.parsed")
    return found


def _is_same(one: Any, other: Any) -> bool:
    """Return whether two parsed values are equal, types and order of keys included (1 is not 1.0 nor True)."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        keys = zip(one, other, strict=False)
        return len(one) == len(other) and all(_is_same(a, b) and _is_same(one[a], other[b]) for a, b in keys)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(_is_same, one, other))
    return bool(one == other)


def _interned(value: Any) -> Any:
    """Return a parsed value with equal strings made one object: ids are compared by identity then, which is quick."""
    if isinstance(value, str):
        return sys.intern(value)
    if isinstance(value, dict):
        return {_interned(key): _interned(one) for key, one in value.items()}
    return [_interned(one) for one in value] if isinstance(value, list) else value
