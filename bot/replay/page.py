"""Puts the page of a replay together: one file that needs no network, with the whole game in it as data.

It is the page of a table (`bot.table_page.page`) with the steps in the file in place of a server: the same modules draw
and move the map, put together as one script. All that is said and all that changed is squeezed (zlib), and unpacked by
the browser itself (`DecompressionStream`). Grounds and sprites stand beside it as they are: a WebP file cannot be
squeezed any more.
"""

import base64
import json
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from bot.checker.messages import plain_messages
from bot.checker.page import PARTS as CHECKER
from bot.messages.module_bundle import bundle_into_one_script
from bot.messages.standalone_page import assemble_page, script_safe_json
from bot.replay.standing import PackedStands
from data.words import folder_messages
from render.replay.tiles import SHEET, SHEET_SIDE, TILE, TILE_BITS, PackedMaps

FOLDER = "replay"  # of its words
PARTS = Path(__file__).with_name("page")
TABLE = PARTS.parents[1] / "table_page" / "page"  # whose modules are in it
SAYING = CHECKER / "words.js"  # says words with their arguments
ENTRY = "steps"  # the module that begins
EFFORT = 9  # of zlib, 0 to 9
PICTURES = ("img-src data: blob:",)  # what stands in the file itself


def replay_page(game: Mapping[str, Any], language: str) -> bytes:
    """Return the page of a game (`bot.replay.making`), whose words are in a language."""
    squares: PackedMaps | None = game["maps"]
    stands: PackedStands | None = game["stands"]
    files = {f"sheet-{n}": sheet for n, sheet in enumerate(squares.sheets)} if squares is not None else {}
    if stands is not None:
        files |= stands.files
    data = {**game, "maps": None if squares is None else _maps(squares), "stands": _stands(stands)}
    words = plain_messages(folder_messages(FOLDER, language))
    written = {name: base64.b64encode(file).decode() for name, file in files.items()}
    raw = {"game": squeezed_page_data(data), "files": script_safe_json(written)}
    return assemble_page(
        PARTS,
        (SAYING,),
        words,
        language,
        more_policy=PICTURES,
        raw=raw,
        more_styles=(TABLE / "map.css",),
        modules=bundle_into_one_script(ENTRY, (PARTS, TABLE)),
    )


def _stands(packed: PackedStands | None) -> dict[str, Any] | None:
    """Return the maps and what stands on them as plain data, without their files."""
    if packed is None:
        return None
    found: dict[str, Any] = msgspec.to_builtins(packed)
    del found["files"]
    return found


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
