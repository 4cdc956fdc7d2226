"""What is kept of a person under their Discord id (DM channel, preferences), and of the bot as a whole under a key."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.store.models import OPENING
from engine.store.retention.packing import packed_decisions_of_person
from engine.store.rows import of_json, to_json
from engine.store.sql.dialect import as_number
from engine.store.sql.interface import Connection, lock_on_setting, person_lock
from engine.store.store_part import StorePart, first_query_value

DECISIONS = 20_000  # of a person that are listed, the last ones


class PersonsPart(StorePart):
    """The methods of `Store` for persons and settings."""

    async def person(self, user: int) -> dict[str, Any]:
        """Return what is kept of a person (DM channel id, DM open, preferences)."""
        kept = await first_query_value(self._db, "SELECT kept FROM persons WHERE person_id = ?", user)
        person: dict[str, Any] = {} if kept is None else of_json(kept)
        return person

    async def set_person(self, user: int, **fields: Any) -> None:
        """Merge fields into what is kept of a person."""

        def work(conn: Connection) -> None:
            _keep_person(conn, user, {**_kept_of(conn, user), **fields})

        await self._db.write(work, lock=person_lock(user))

    async def change_preferences(
        self, user: int, change: Callable[[dict[str, Any]], Mapping[str, Any]]
    ) -> dict[str, Any]:
        """Put what `change` makes of a person's preferences, as they are kept now, on top of them, and return them."""

        def work(conn: Connection) -> dict[str, Any]:
            kept = _kept_of(conn, user)
            before = kept.get("preferences") or {}
            kept["preferences"] = {**before, **change(before)}
            _keep_person(conn, user, kept)
            after: dict[str, Any] = of_json(to_json(kept["preferences"]))
            return after

        return await self._db.write(work, lock=person_lock(user))

    async def person_data(self, user: int) -> dict[str, Any]:
        """Return what is kept under a person's Discord id, by what it is: of others and of hidden cards nothing.

        Keys: `preferences`, `seats` (also those that another plays for them now), `hosted`, `decisions`, `audit`,
        `follows` (tables of others), `bets` (on their battles), `seeks` (others to play with, by server),
        `tournaments` (that they take part in or organise), `charts` (their own figures),
        `charts_shared` (by or with them), `blocked` (since when, and why), and how many messages still
        wait to be sent to them, `waiting`. Moments are seconds since 1970.
        """

        def work(conn: Connection) -> dict[str, Any]:
            def rows(sql: str, *values: Any) -> list[dict[str, Any]]:
                found = conn.execute(sql, values)
                names = [column[0] for column in found.description]
                return [dict(zip(names, row, strict=True)) for row in found]

            kept = conn.execute("SELECT kept FROM persons WHERE person_id = ?", (user,)).fetchone()
            decisions = rows(
                'SELECT table_id AS "table", id AS number, seat, label, at FROM decisions WHERE person_id = ? '
                "ORDER BY at DESC LIMIT ?",
                user,
                DECISIONS,
            )
            decisions = sorted([*decisions, *packed_decisions_of_person(conn, user)], key=lambda one: float(one["at"]))
            did = 'SELECT table_id AS "table", what, details, at FROM audit WHERE person_id = ? ORDER BY id'
            betted = 'SELECT table_id AS "table", side, at, won FROM bets WHERE person_id = ? ORDER BY at'
            follows = conn.execute("SELECT table_id FROM followers WHERE person_id = ? ORDER BY table_id", (user,))
            return {
                "preferences": of_json(kept[0]) if kept else {},
                "seats": rows(
                    'SELECT t.id AS "table", t.game, t.name AS table_name, t.status, s.seat, s.kind, s.name, s.word, '  # noqa: S608 - constants
                    f"{as_number('s.person_id = ?')} AS plays, {as_number('s.owner = ?')} AS lent "
                    "FROM seats s JOIN tables t "
                    "ON t.id = s.table_id WHERE s.person_id = ? OR s.owner = ? ORDER BY t.created, t.id",
                    *[user] * 4,
                ),
                "hosted": rows(
                    'SELECT id AS "table", game, name AS table_name, status, created FROM tables WHERE host = ? '
                    "ORDER BY created, id",
                    user,
                ),
                "decisions": decisions[-DECISIONS:],
                "audit": [{**row, "details": of_json(row["details"])} for row in rows(did, user)],
                "follows": [row[0] for row in follows.fetchall()],
                "bets": rows(betted, user),
                "seeks": [
                    {**row, "wanted": of_json(row["wanted"])}
                    for row in (
                        *rows("SELECT guild, wanted, at FROM seeks WHERE person_id = ? ORDER BY at", user),
                        *_sought_at_opening_tables(conn, user),
                    )
                ],
                "tournaments": rows(
                    "SELECT t.id AS tournament, t.guild, t.status, t.at, "  # noqa: S608 - constants
                    f"{as_number('t.host = ?')} AS organised, e.number, e.name "
                    "FROM tournaments t LEFT JOIN entrants e ON e.tournament = t.id AND e.person_id = ? "
                    "WHERE t.host = ? OR e.person_id IS NOT NULL ORDER BY t.id",
                    *[user] * 3,
                ),
                "charts": [
                    {**row, "changed": of_json(row["changed"]), "content": of_json(bytes(row["content"]).decode())}
                    for row in rows(
                        "SELECT game, name, version, hash, changed, content, at FROM charts WHERE person_id = ? "
                        "ORDER BY at, game, hash",
                        user,
                    )
                ],
                "charts_shared": rows(
                    f"SELECT game, hash, {as_number('owner = ?')} AS own FROM chart_shares "  # noqa: S608 - constants
                    "WHERE owner = ? OR person_id = ? ORDER BY game, hash",
                    *[user] * 3,
                ),
                "chart_trials": rows(
                    "SELECT game, hash, at FROM chart_trials WHERE person_id = ? ORDER BY at, game, hash", user
                ),
                "blocked": rows("SELECT since, why FROM blocked WHERE kind = 'person' AND id = ?", user),
                "waiting": conn.execute(
                    "SELECT count(*) FROM outbox o JOIN seats s ON s.table_id = o.table_id AND s.seat = o.audience "
                    "WHERE s.person_id = ? AND o.status = 'waiting'",
                    (user,),
                ).fetchone()[0],
            }

        return await self._db.read(work)

    async def setting(self, key: str) -> str | None:
        """Return a setting of the whole bot (hash of the synced commands, ...)."""
        value: str | None = await first_query_value(self._db, "SELECT value FROM settings WHERE key = ?", key)
        return value

    async def set_bot_setting(self, key: str, value: str) -> None:
        """Keep a setting of the whole bot."""

        def work(conn: Connection) -> None:
            _keep_setting(conn, key, value)

        await self._db.write(work, lock=lock_on_setting(key))

    async def change_setting(self, key: str, change: Callable[[str | None], str]) -> str:
        """Keep what `change` makes of a setting as it is kept now (None: not yet), and return that."""

        def work(conn: Connection) -> str:
            row = conn.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
            after = change(row[0] if row else None)
            _keep_setting(conn, key, after)
            return after

        return await self._db.write(work, lock=lock_on_setting(key))


def _kept_of(conn: Connection, user: int) -> dict[str, Any]:
    """Return what is kept of a person."""
    row = conn.execute("SELECT kept FROM persons WHERE person_id = ?", (user,)).fetchone()
    kept: dict[str, Any] = of_json(row[0]) if row else {}
    return kept


def _sought_at_opening_tables(conn: Connection, user: int) -> list[dict[str, Any]]:
    """Return what a person looked for that led to tables which are being opened: it comes back if they are not."""
    found = conn.execute("SELECT extra FROM tables WHERE status = ?", (OPENING,)).fetchall()
    sought = [one for (extra,) in found for one in of_json(extra).get("sought") or ()]
    return [{key: one[key] for key in ("guild", "wanted", "at")} for one in sought if one["user"] == user]


def _keep_person(conn: Connection, user: int, kept: Mapping[str, Any]) -> None:
    conn.execute(
        "INSERT INTO persons (person_id, kept) VALUES (?, ?) "
        "ON CONFLICT (person_id) DO UPDATE SET kept = excluded.kept",
        (user, to_json(kept)),
    )


def _keep_setting(conn: Connection, key: str, value: str) -> None:
    conn.execute(
        "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (key, value),
    )
