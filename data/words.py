"""The words of a folder: `data/<folder>/locale/*<language>.yaml` as templates by dotted key.

What a template may hold is for who fills it: the bot for messages (`bot/words.py`), the renderer for pictures
(`render/words.py`).
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from data import folder as folder_of
from data import parsed

DERIVED = "derived"  # a section that holds no words, but how some are made of the game's figures


@cache
def templates(folder: str, language: str = "en") -> Mapping[str, str]:
    """Return every template of a folder by its key: `{name: {siege: Siege}}` in a file is `name.siege`."""
    found: dict[str, str] = {}
    for tree in _trees(folder, language):
        _flatten("", {key: value for key, value in tree.items() if key != DERIVED}, found)
    return found


def derived(folder: str, language: str = "en") -> list[Mapping[str, Any]]:
    """Return how some templates of a folder are made of figures, in the order of the files."""
    return [rule for tree in _trees(folder, language) for rule in tree.get(DERIVED, ())]


@cache
def _trees(folder: str, language: str) -> list[Mapping[str, Any]]:
    return [parsed(path) or {} for path in sorted((folder_of(folder) / "locale").glob(f"*{language}.yaml"))]


def _flatten(prefix: str, tree: Mapping[str, Any], out: dict[str, str]) -> None:
    for key, value in tree.items():
        name = f"{prefix}.{key}" if prefix else str(key)
        if isinstance(value, Mapping):
            _flatten(name, value, out)
        else:
            out[name] = str(value)
