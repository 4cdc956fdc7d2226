"""What the log says first: which version runs on which database, by which limits; what is set in vain."""

import logging
import shutil

from bot.process.settings import Settings
from bot.process.version import installed_version_number
from data import overlays
from engine.games import game_by_id, game_ids
from engine.store.backup import schema_of
from engine.store.schema import schema_migrations

log = logging.getLogger(__name__)
GIB = 1024**3


def log_start(settings: Settings) -> None:
    """Log version, database, schema and limits in one line."""
    kept = f"every {settings.backup_hours:g} h, {settings.backup_keep} kept" if settings.backups else "none"
    asked = f"{settings.pictures} a minute" if settings.pictures else "without limit"
    log.info(
        "Praetor %s; database %s; backups %s; pictures %s; servers kept %g days; open tables %s; "
        "finished games compressed %s",
        *(installed_version_number(), _database(settings)),
        *(kept, asked, settings.retention_days, settings.tables or "without limit"),
        f"after {settings.pack_days:g} days" if settings.pack_days else "never",
    )


def _database(settings: Settings) -> str:
    """Return where the database is, of which schema, and for a file how much room there is."""
    if settings.postgres is not None:
        return f"{settings.postgres.name} (PostgreSQL, schema {settings.postgres.schema})"
    present, newest = schema_of(settings.database), schema_migrations()[-1][0]
    schema = f"schema {newest}" if present == newest else f"schema {present} -> {newest}" if present else "new"
    path = settings.database.absolute()
    return f"{path} ({schema}, {shutil.disk_usage(path.parent).free / GIB:.1f} GiB free)"


def log_missing_chart_folders() -> None:
    """Log folders of owners' charts that are asked for in vain; what is wrong in them is told as games are made."""
    takers = [one for one in game_ids() if game_by_id(one).overlay_files]
    if overlays.missing_overlay_folder() is not None:
        log.warning(
            "%s names %s, which is no folder: no owner's charts are there",
            overlays.FOLDER,
            overlays.missing_overlay_folder(),
        )
    for path in overlays.without_game(takers):
        log.warning(
            "%a in %s is not named after a game that takes charts (%s)", path.name, path.parent, ", ".join(takers)
        )
