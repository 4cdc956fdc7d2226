"""Who wants to be forgotten leaves every table and column of the database, also what concerns no table of theirs."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.bot.clubs.test_event import announced, cards
from tests.bot.clubs.test_seek import NAME, asked
from tests.bot.hall import InProcess, button


def places_with(database: Path, said: str) -> list[str]:
    """Return every table and column of a database in which something is found."""
    found = []
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as conn:
        for (table,) in conn.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            columns = [row[1] for row in conn.execute(f"PRAGMA table_info({table})")]
            for column in columns:
                wanted = f"SELECT count(*) FROM {table} WHERE instr(CAST({column} AS TEXT), ?)"  # noqa: S608 - ours
                if conn.execute(wanted, (said,)).fetchone()[0]:
                    found.append(f"{table}.{column}")
    return found


async def test_planted_ids_are_found_and_then_nowhere(hall: InProcess) -> None:
    """Of who looks for others, takes part in a tournament, and organises one."""
    ada, boris = hall.person("Ada"), hall.person("Boris")
    await announced(hall)
    for who in (ada, boris):
        await (await who.press(cards(hall)[0], custom_id=button(cards(hall)[0], "evjoin"))).settled()
    await asked(ada, games=NAME, players=2)
    database = hall.app.settings.database
    before = places_with(database, ada.id)
    assert {"seeks.person_id", "entrants.person_id", "tournaments.host"} <= set(before)
    await (await ada.slash("forgetme", "games", sure="yes")).settled()
    await hall.app.tournaments.run_once()
    await hall.settled()
    assert [place for place in places_with(database, ada.id) if not place.startswith(("done.", "persons."))] == []
    assert "entrants.person_id" in places_with(database, boris.id)
