"""Taking a person out of all that is kept: under no row, in no text, stands who they were.

What remains of them are seats, decisions and words for the dice, which exports and the hash chain name by the seat.
Whoever plays their seats must have been settled before: this changes names and ids, never how a game stands.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

from engine.store.charts.charts_part import forget_in_charts
from engine.store.clubs.clubs_part import forget_in_clubs
from engine.store.drafts_and_orders import DROP_ALL
from engine.store.retention.erasing import MARK_TO_ERASE, TO_ERASE
from engine.store.retention.packing import packed_tables_naming_person, unpack_in_transaction
from engine.store.rows import of_json, to_json
from engine.store.spectators import spectators_part
from engine.store.sql.interface import Connection, person_lock, table_lock
from engine.store.store_part import StorePart

Clean = Callable[[Any], Any]
# Where texts stand that may name them: table, the column that tells whose row it is, its own key, the column.
TEXTS = (
    ("tables", "id", "id", "extra"),
    ("outbox", "table_id", "id", "payload"),
    ("markers", "table_id", "number", "marker"),
    ("audit", "table_id", "id", "details"),
    ("decisions", "table_id", "id", "label"),
)
THOSE = """
SELECT id FROM tables WHERE host = :user UNION SELECT table_id FROM seats WHERE person_id = :user OR owner = :user
UNION SELECT table_id FROM decisions WHERE person_id = :user UNION SELECT table_id FROM audit WHERE person_id = :user
UNION SELECT table_id FROM outbox WHERE audience = :own
UNION SELECT id FROM tables WHERE extra LIKE :id UNION SELECT table_id FROM markers WHERE marker LIKE :id
UNION SELECT table_id FROM outbox WHERE payload LIKE :id
UNION SELECT table_id FROM followers WHERE person_id = :user UNION SELECT table_id FROM bets WHERE person_id = :user
"""


class PersonsRetentionPart(StorePart):
    """The methods of `Store` that forget a person. `erase` is due after each, also after a kill."""

    async def tables_naming_person(self, user: int) -> list[str]:
        """Return the tables in which something names a person."""
        named = {"user": user, "id": f"%{user}%", "own": f"user:{user}"}

        def work(conn: Connection) -> list[str]:
            found = [row[0] for row in conn.execute(THOSE, named)]
            return list(dict.fromkeys([*found, *packed_tables_naming_person(conn, user)]))

        return await self._db.read(work)

    async def forget_person_at_table(
        self, table_id: str, user: int, somebody: str, seat_name: Callable[[str], str], names: Sequence[str] = ()
    ) -> None:
        """Take a person out of a table. somebody: what stands for their name in texts; seat_name: what a seat of theirs
        is called now; names: theirs, beside those that their seats and the audit trail have. Whoever keeps the table in
        memory must read it again before they change it."""

        def work(conn: Connection) -> None:
            unpack_in_transaction(conn, table_id)
            known = [*names, *_names_in(conn, table_id, user)]
            _forget(conn, table_id, user, person_data_cleaner(user, known, somebody), seat_name)
            conn.execute(MARK_TO_ERASE, (TO_ERASE,))

        await self._db.write(work, lock=table_lock(table_id))

    async def forget_settings(self, user: int) -> None:
        """Delete what a person chose for themselves, and take them out of what concerns no table."""

        def work(conn: Connection) -> None:
            conn.execute("DELETE FROM persons WHERE person_id = ?", (user,))
            forget_in_clubs(conn, user)
            forget_in_charts(conn, user)
            # A block stays, or whoever is blocked would lift it so: it keeps the id alone.
            conn.execute("UPDATE blocked SET why = '' WHERE kind = 'person' AND id = ?", (user,))
            conn.execute("DELETE FROM operator_requests WHERE answer IS NOT NULL AND details LIKE ?", (f"%{user}%",))
            conn.execute(MARK_TO_ERASE, (TO_ERASE,))

        await self._db.write(work, lock=person_lock(user))


def _names_in(conn: Connection, table_id: str, user: int) -> list[str]:
    """Return the names under which a person sits at a table, or did something of which its audit trail tells."""
    seated = conn.execute(
        "SELECT name FROM seats WHERE table_id = ? AND (person_id = ? OR owner = ?)", (table_id, user, user)
    ).fetchall()
    noted = conn.execute("SELECT details FROM audit WHERE table_id = ? AND person_id = ?", (table_id, user)).fetchall()
    by = [of_json(details).get("by") for (details,) in noted]
    return [*(name for (name,) in seated), *(name for name in by if isinstance(name, str))]


def _forget(conn: Connection, table_id: str, user: int, clean: Clean, seat_name: Callable[[str], str]) -> None:
    """Take a person out of one table."""
    seats = conn.execute(
        "SELECT seat FROM seats WHERE table_id = ? AND (person_id = ? OR owner = ?)", (table_id, user, user)
    ).fetchall()
    for (seat,) in seats:
        _free(conn, table_id, seat, seat_name(seat))
    own = f"user:{user}"
    conn.execute("DELETE FROM outbox WHERE table_id = ? AND audience = ?", (table_id, own))
    conn.execute("DELETE FROM lines WHERE table_id = ? AND audience = ?", (table_id, own))
    for place in TEXTS:
        _clean(conn, place, table_id, clean)
    (name,) = conn.execute("SELECT name FROM tables WHERE id = ?", (table_id,)).fetchone()
    conn.execute("UPDATE tables SET name = ? WHERE id = ?", (clean(name), table_id))
    conn.execute("UPDATE decisions SET person_id = NULL WHERE table_id = ? AND person_id = ?", (table_id, user))
    conn.execute("UPDATE audit SET person_id = NULL WHERE table_id = ? AND person_id = ?", (table_id, user))
    spectators_part.forget_spectator(conn, table_id, user)
    conn.execute("UPDATE tables SET host = 0 WHERE id = ? AND host = ?", (table_id, user))


def _free(conn: Connection, table_id: str, seat: str, name: str) -> None:
    """Unname a seat: what was half made there goes, and where their DMs were."""
    conn.execute(
        "UPDATE seats SET person_id = NULL, owner = NULL, name = ? WHERE table_id = ? AND seat = ?",
        (name, table_id, seat),
    )
    conn.execute(DROP_ALL, (table_id, seat, seat))
    conn.execute("DELETE FROM standing_orders WHERE table_id = ? AND seat = ?", (table_id, seat))
    conn.execute(
        "UPDATE outbox SET channel = NULL, message = NULL WHERE table_id = ? AND audience = ?", (table_id, seat)
    )


def _clean(conn: Connection, place: tuple[str, str, str, str], table_id: str, clean: Clean) -> None:
    name, whose, key, column = place
    rows = conn.execute(f"SELECT {key}, {column} FROM {name} WHERE {whose} = ?", (table_id,)).fetchall()  # noqa: S608 - constants
    for row, kept in rows:
        found = of_json(kept)
        cleaned = clean(found)
        if cleaned != found:
            conn.execute(
                f"UPDATE {name} SET {column} = ? WHERE {whose} = ? AND {key} = ?",  # noqa: S608 - constants
                (to_json(cleaned), table_id, row),
            )


def person_data_cleaner(user: int, names: Sequence[str], somebody: str) -> Clean:
    """Return what takes a person's id and names (as they were shown, and without the escapes of that) out of JSON.

    >>> clean = person_data_cleaner(17, ["Ada"], "somebody")
    >>> clean({"by": "Ada", "17": 1, "to": [17, 170], "said": "Ada's table, not Adam's, for <@17>"})
    {'by': 'somebody', 'to': [0, 170], 'said': "somebody's table, not Adam's, for <@0>"}
    """
    shown = {one for name in names for one in (name, name.replace("\\", "")) if one}
    either = "|".join(re.escape(one) for one in sorted(shown, key=len, reverse=True))
    named = re.compile(rf"(?<!\w)(?:{either})(?!\w)") if shown else None
    number = re.compile(rf"(?<!\d){user}(?!\d)")

    def clean(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: clean(one) for key, one in value.items() if key != str(user)}
        if isinstance(value, list):
            return [clean(one) for one in value]
        if isinstance(value, str):
            said = number.sub("0", value)
            return named.sub(lambda _: somebody, said) if named is not None else said
        return 0 if value == user and not isinstance(value, bool) else value

    return clean
