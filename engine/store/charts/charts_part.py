"""Owners' own figures: whose they are, what they say, with whom they are shared."""

from typing import Any

from engine.store.charts.interface import ChartRow
from engine.store.retention.servers import MARK_TO_ERASE, TO_ERASE
from engine.store.rows import of_json, to_json
from engine.store.sql.interface import Connection, Lock
from engine.store.store_part import StorePart, value_of

COLUMNS = "game, hash, person_id, name, version, content, changed, tried, at"
NAMED = Lock(names=("charts",))


class ChartsPart(StorePart):
    """The methods of `Store` for owners' own figures."""

    async def keep_chart(self, chart: ChartRow, most: int) -> bool:
        """Keep a chart in the place of one of the same name; False where its owner has `most` already."""

        def work(conn: Connection) -> bool:
            own = conn.execute(
                "SELECT game, name, version, hash FROM charts WHERE person_id = ?", (chart.owner,)
            ).fetchall()
            same = [row for row in own if (row[0], row[1]) == (chart.game, chart.name)]
            if not same and len(own) >= most:
                return False
            for row in same:
                conn.execute(
                    "UPDATE chart_shares SET hash = ? WHERE game = ? AND hash = ? AND owner = ?",
                    (chart.hash, chart.game, row[3], chart.owner),
                )
            conn.execute(
                "DELETE FROM charts WHERE person_id = ? AND game = ? AND (name = ? OR hash = ?)",
                (chart.owner, chart.game, chart.name, chart.hash),
            )
            conn.execute("DELETE FROM charts_gone WHERE game = ? AND hash = ?", (chart.game, chart.hash))
            before = {(row[0], row[3]) for row in same}
            version = max([row[2] for row in same], default=0) + 1
            conn.execute(
                f"INSERT INTO charts ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608 - constants
                (
                    chart.game, chart.hash, chart.owner, chart.name, version, chart.content,
                    to_json(chart.changed), chart.tried, chart.at,
                ),
            )  # fmt: skip
            note_gone_charts(conn, before)
            return True

        return await self._db.write(work, lock=NAMED)

    async def charts(self, *, user: int | None = None, game: str = "") -> list[ChartRow]:
        """Return charts, the newest first."""

        def work(conn: Connection) -> list[ChartRow]:
            found = _rows(conn, "SELECT * FROM charts ORDER BY at DESC, game, hash, person_id", ())
            return [
                row
                for row in found
                if (not game or row.game == game) and (user is None or user == row.owner or user in row.shared)
            ]

        return await self._db.read(work)

    async def chart_of(self, game: str, digest: str) -> ChartRow | None:
        """Return the first row with a hash; None where nobody keeps it."""

        def work(conn: Connection) -> ChartRow | None:
            asked = "SELECT * FROM charts WHERE game = ? AND hash = ? ORDER BY at, person_id"
            found = _rows(conn, asked, (game, digest))
            return found[0] if found else None

        return await self._db.read(work)

    async def are_charts_gone(self, game: str, digest: str) -> bool:
        """Return whether charts with a hash were deleted, and nobody keeps them."""
        asked = "SELECT count(*) FROM charts_gone WHERE game = ? AND hash = ?"
        return bool(await value_of(self._db, asked, game, digest))

    async def share_chart(self, chart: ChartRow, user: int) -> None:
        """Share a chart with a person."""

        def work(conn: Connection) -> None:
            conn.execute(
                "INSERT INTO chart_shares (game, hash, owner, person_id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                (chart.game, chart.hash, chart.owner, user),
            )

        await self._db.write(work, lock=NAMED)

    async def drop_charts(
        self, *, owner: int | None = None, game: str = "", digest: str = "", name: str = ""
    ) -> list[tuple[str, str]]:
        """Delete charts; return game and hash of those that nobody keeps any more."""

        def work(conn: Connection) -> list[tuple[str, str]]:
            gone = [
                row
                for row in _rows(conn, "SELECT * FROM charts", ())
                if owner in (None, row.owner)
                and game in ("", row.game)
                and digest in ("", row.hash)
                and name in ("", row.name)
            ]
            for row in gone:
                where = (row.game, row.hash, row.owner)
                conn.execute("DELETE FROM chart_shares WHERE game = ? AND hash = ? AND owner = ?", where)
                conn.execute("DELETE FROM charts WHERE game = ? AND hash = ? AND person_id = ?", where)
            if gone:
                conn.execute(MARK_TO_ERASE, (TO_ERASE,))
            return note_gone_charts(conn, {(row.game, row.hash) for row in gone})

        return await self._db.write(work, lock=NAMED)


def note_gone_charts(conn: Connection, those: set[tuple[str, str]]) -> list[tuple[str, str]]:
    """Note of charts that were deleted, by game and hash, which of them nobody keeps any more, and return these."""
    kept = {(row[0], row[1]) for row in conn.execute("SELECT game, hash FROM charts").fetchall()}
    gone = sorted(those - kept)
    for one in gone:
        conn.execute("INSERT INTO charts_gone (game, hash) VALUES (?, ?) ON CONFLICT DO NOTHING", one)
    return gone


def forget_in_charts(conn: Connection, user: int) -> None:
    """Delete a person's charts, and what was shared with them."""
    own = conn.execute("SELECT game, hash FROM charts WHERE person_id = ?", (user,)).fetchall()
    conn.execute("DELETE FROM chart_shares WHERE person_id = ? OR owner = ?", (user, user))
    conn.execute("DELETE FROM charts WHERE person_id = ?", (user,))
    note_gone_charts(conn, {(row[0], row[1]) for row in own})


def _rows(conn: Connection, sql: str, values: tuple[Any, ...]) -> list[ChartRow]:
    shared = dict[tuple[str, str, int], list[int]]()
    for game, digest, owner, user in conn.execute(
        "SELECT game, hash, owner, person_id FROM chart_shares ORDER BY person_id"
    ).fetchall():
        shared.setdefault((game, digest, owner), []).append(user)
    return [
        ChartRow(
            game=row[0], hash=row[1], owner=row[2], name=row[3], version=row[4], content=bytes(row[5]),
            changed=of_json(row[6]), tried=row[7], at=row[8], shared=tuple(shared.get((row[0], row[1], row[2]), ())),
        )
        for row in conn.execute(sql.replace("*", COLUMNS), values).fetchall()
    ]  # fmt: skip
