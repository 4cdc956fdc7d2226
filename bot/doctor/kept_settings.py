"""Whether this machine has a list of time zones, and knows what tables and persons have chosen: zones, languages,
colours."""

import sqlite3
import zoneinfo
from collections import Counter
from collections.abc import Iterator

import msgspec

from bot.doctor.findings import DoctorFinding, fault_finding, finding_to_note, good_finding
from bot.process.settings import Settings
from engine.kernel.errors import EngineBug, SaveError
from engine.store.models import LOBBY, RUNNING
from engine.store.places.opening import open_database_snapshot

ZONES, SETTINGS = "time zones", "kept settings"
USUAL = ("Europe/Rome", "America/New_York", "Asia/Tokyo", "US/Eastern")  # the last lacks on slim systems
SETUP = "install Praetor again (make setup, or pip install): tzdata comes with it"
HOLDS = "meanwhile the usual holds, for a zone its last known distance from UTC; whom it concerns is told"


def kept_settings_findings(settings: Settings) -> Iterator[DoctorFinding]:
    """Yield what is found about time zones, and about settings that are kept."""
    from bot.tables.timing import is_zone

    lacking = [zone for zone in USUAL if not is_zone(zone)]
    if lacking:
        yield fault_finding(ZONES, f"this machine does not know {', '.join(lacking)}", SETUP)
    else:
        yield good_finding(ZONES, f"{len(zoneinfo.available_timezones())} are known")
    if settings.postgres is None and not settings.database.exists():
        return
    try:
        lost = _lost(settings)
    except (SaveError, EngineBug, sqlite3.Error, msgspec.DecodeError):
        return  # what is wrong with the database is told elsewhere
    for (name, was), count in sorted(lost.items()):
        told = f"{name} {was!r}" if was else f"{name} in the form of another version"
        mend = f"{SETUP}; {HOLDS}" if name == "zone" else f"install the version that knows it; {HOLDS}"
        yield finding_to_note(SETTINGS, f"not known here: {told}, chosen by {count} of the tables and persons", mend)
    if not lost:
        yield good_finding(SETTINGS, "zones, languages and colours that were chosen are all known")


def _lost(settings: Settings) -> Counter[tuple[str, str]]:
    """Return how many of the tables that go on, and of the persons, have chosen what is not known here."""
    from bot.tables.persons.preferences import read_preferences
    from bot.tables.table_extra import extra_of
    from bot.tables.upkeep.lost_settings import lost_of_table

    found: Counter[tuple[str, str]] = Counter()
    with open_database_snapshot(settings.database_place) as conn:
        for (extra,) in conn.execute("SELECT extra FROM tables WHERE status IN (?, ?)", (LOBBY, RUNNING)):
            found.update(lost_of_table(extra_of(msgspec.json.decode(extra))))
        for (kept,) in conn.execute("SELECT kept FROM persons"):
            found.update(read_preferences(msgspec.json.decode(kept).get("preferences") or {}).lost)
    return found
