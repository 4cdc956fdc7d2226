"""Puts the page of a replay together: one file that needs no network, with the whole game in it as data.

All that is said and all that changed is squeezed (zlib), and unpacked by the browser itself (`DecompressionStream`).
The sheets of squares stand beside it as they are: a WebP file cannot be squeezed any more.
"""

import base64
import json
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.checker.messages import plain_messages
from bot.checker.page import PARTS as CHECKER
from bot.messages.standalone_page import put_together, script_safe_json
from data.words import folder_messages
from render.replay.tiles import SHEET, SHEET_SIDE, TILE, TILE_BITS, PackedMaps

FOLDER = "replay"  # of its words
PARTS = Path(__file__).with_name("page")
SAYING = CHECKER / "words.js"  # says words with their arguments
SCRIPTS = (SAYING, "game", "signs", "maps", "view", "charts", "near", "panels", "steps")  # in this order
EFFORT = 9  # of zlib, 0 to 9
PICTURES = ("img-src data:",)  # the sheets, which stand in the file itself


def replay_page(game: Mapping[str, Any], language: str) -> bytes:
    """Return the page of a game (`bot.replay.making`), whose words are in a language."""
    packed: PackedMaps | None = game["maps"]
    data = {**game, "maps": None if packed is None else _maps(packed)}
    sheets = [] if packed is None else [base64.b64encode(sheet).decode() for sheet in packed.sheets]
    words = plain_messages(folder_messages(FOLDER, language))
    raw = {"game": squeezed_page_data(data), "sheets": script_safe_json(sheets)}
    return put_together(PARTS, SCRIPTS, words, language, more_policy=PICTURES, raw=raw)


def squeezed_page_data(data: Any) -> str:
    """Return data as JSON that is squeezed, in letters that may stand anywhere in a page."""
    said = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return base64.b64encode(zlib.compress(said.encode(), EFFORT)).decode()


def _maps(packed: PackedMaps) -> dict[str, Any]:
    return {
        "tile": TILE,
        "bits": TILE_BITS,
        "sheet": SHEET,
        "side": SHEET_SIDE,
        "width": packed.width,
        "heights": list(packed.heights),
        "columns": packed.columns,
        "first": packed.first,
        "changes": [base64.b64encode(change).decode() for change in packed.changes],
    }
