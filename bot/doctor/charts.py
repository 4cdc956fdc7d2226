"""Owners' charts (overlays): whether their folder is there, what in it cannot be used, what tables are played by."""

import sqlite3
from collections.abc import Iterator
from shlex import quote

import msgspec

from bot.doctor.findings import DoctorFinding, fault_finding, finding_to_note, good_finding
from bot.process.settings import Settings
from data import overlays
from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel.errors import PraetorError, SaveError
from engine.store.models import LOBBY, OPENING, RUNNING
from engine.store.places.opening import open_database_snapshot


def chart_findings(settings: Settings) -> Iterator[DoctorFinding]:
    """Yield what is found about the owners' charts of this installation."""
    takers = {game: find_game(game).overlay_files for game in game_ids() if find_game(game).overlay_files}
    found = [*_room(list(takers)), *(one for game, files in takers.items() for one in _folders(game, files))]
    found += _tables(settings)
    count = sum(len(overlays.overlay_folders(game)) for game in takers)
    yield from found or [
        good_finding("charts", f"all {count} can be played by" if count else "there are none, and none is asked for")
    ]


def _room(takers: list[str]) -> Iterator[DoctorFinding]:
    missing = overlays.missing_overlay_folder()
    if missing is not None:
        mend = f"make it (mkdir -p {quote(str(missing))}), or mend or remove {overlays.FOLDER}"
        yield fault_finding("charts", f"{overlays.FOLDER} names {missing}, which is no folder", mend)
    for path in overlays.without_game(takers):
        mend = f"name it after a game that takes charts: {', '.join(takers)}"
        yield finding_to_note("charts", f"{path.name!a} in {path.parent} is no such game's folder", mend)


def _folders(game: str, files: tuple[str, ...]) -> Iterator[DoctorFinding]:
    """Read each overlay of a game; figures that fit in form alone were left out as the game was made."""
    accepted = {value for option in find_game(game).options for value in option.values}
    for folder in overlays.overlay_folders(game):
        mend = "mend that, or take the folder away; then start the bot again: hosts can pick it only then"
        try:
            overlay = overlays.read_overlay(game, folder, files)
        except overlays.OverlayError as error:
            yield fault_finding("charts", f"{folder.name!a} is left out: {error}", mend)
            continue
        if overlay.option_value not in accepted:
            why = overlays.LEFT_OUT.get(game, {}).get(folder.name, "it is read when the bot starts")
            yield fault_finding("charts", f"{folder.name!a} is left out: {why}", mend)


def _tables(settings: Settings) -> Iterator[DoctorFinding]:
    """Find tables whose charts are not installed: nobody can go on with them."""
    try:
        with open_database_snapshot(settings.database_place) as conn:
            asked = "SELECT id, game, options FROM tables WHERE status IN (?, ?, ?)"
            rows = conn.execute(asked, (LOBBY, OPENING, RUNNING)).fetchall()
    except (SaveError, sqlite3.Error):
        return  # which the finding about the database tells
    for table, game, options in rows:
        kept = msgspec.json.decode(options)
        chosen = [value for value in kept.values() if isinstance(value, str) and "@" in value]
        lacking = [value for value in chosen if value not in _installed(str(game))]
        if lacking:
            mend = "install the folder of that name, as it was: a table goes on only by the very charts it began with"
            yield fault_finding("charts", f"table {table} is played by {lacking[0]}, which is not installed", mend)


def _installed(game: str) -> set[str]:
    """Return what a table's option may say of its charts, as now and as in an older Praetor."""
    try:
        values = {value for option in find_game(game).options for value in option.values if "@" in value}
    except PraetorError:
        return set()
    return values | {overlays.legacy_overlay_name(value) for value in values}
