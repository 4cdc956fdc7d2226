"""Figures, maps, cards and words: one folder a game, read-only, shipped with the package."""

from functools import cache
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parent


@cache
def load(game: str, name: str) -> Any:
    """Return the parsed `data/<game>/<name>.yaml`; the same object each time, never to be changed."""
    path = ROOT / game / f"{name}.yaml"
    return yaml.load(path.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506 - a safe loader, in C where there is one
