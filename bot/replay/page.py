"""Puts the page of a replay together: one file that needs no network, with the whole game in it as data."""

import base64
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.checker.messages import plain_messages
from bot.checker.page import PARTS as CHECKER
from bot.standalone_page import embedded, put_together
from data.words import messages
from render.replay.tiles import SHEET, SHEET_SIDE, TILE, TILE_BITS, Packed

FOLDER = "replay"  # of its words
PARTS = Path(__file__).with_name("page")
SAYING = CHECKER / "words.js"  # says words with their arguments
SCRIPTS = (SAYING, "game", "maps", "view", "charts", "panels", "steps")  # in this order
PICTURES = ("img-src data:",)  # the sheets, which stand in the file itself


def page(game: Mapping[str, Any], language: str) -> bytes:
    """Return the page of a game (`bot.replay.making`), whose words are in a language."""
    packed: Packed | None = game["maps"]
    data = {**game, "maps": None if packed is None else _maps(packed)}
    words = plain_messages(messages(FOLDER, language))
    return put_together(PARTS, SCRIPTS, words, language, more_policy=PICTURES, raw={"game": embedded(data)})


def _maps(packed: Packed) -> dict[str, Any]:
    return {
        "tile": TILE,
        "bits": TILE_BITS,
        "sheet": SHEET,
        "side": SHEET_SIDE,
        "width": packed.width,
        "heights": list(packed.heights),
        "columns": packed.columns,
        "first": packed.first,
        "sheets": [base64.b64encode(sheet).decode() for sheet in packed.sheets],
        "changes": [base64.b64encode(change).decode() for change in packed.changes],
    }
