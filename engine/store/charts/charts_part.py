"""Owners' own figures: whose they are, what they say, with whom they are shared."""

from typing import Any, NamedTuple

import msgspec

from engine.store.charts.interface import NOTHING_KNOWN, BegunTrial, ChartRow
from engine.store.retention.erasing import MARK_TO_ERASE, TO_ERASE
from engine.store.rows import of_json, to_json
from engine.store.sql.interface import Connection, Lock
from engine.store.store_part import StorePart, first_query_value


class _Place(NamedTuple):
    """Where charts lie: the table, and its column that tells whose they are."""

    table: str
    owner: str

    @property
    def columns(self) -> str:
        """Return its columns, in the order in which they are read."""
        return f"game, hash, {self.owner}, name, version, content, changed, tried, at"


PERSONS, SERVERS = _Place("charts", "person_id"), _Place("server_charts", "guild")
FORGET_FAULTS = "UPDATE chart_trials SET faults = ? WHERE game = ? AND hash = ? AND faults NOT IN ('', '[]')"
NAMED = Lock(names=("charts",))


class ChartsPart(StorePart):
    """The methods of `Store` for owners' own figures."""

    async def save_or_replace_chart(self, chart: ChartRow, most: int) -> bool:
        """Keep a chart in the place of one of the same name; False where its owner has `most` already."""

        def work(conn: Connection) -> bool:
            place = SERVERS if chart.guild else PERSONS
            whose = chart.guild or chart.owner
            own = conn.execute(
                f"SELECT game, name, version, hash FROM {place.table} WHERE {place.owner} = ?",  # noqa: S608 - constants
                (whose,),
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
                f"DELETE FROM {place.table} WHERE {place.owner} = ? AND game = ? "  # noqa: S608 - constants
                "AND (name = ? OR hash = ?)",
                (whose, chart.game, chart.name, chart.hash),
            )
            conn.execute("DELETE FROM charts_gone WHERE game = ? AND hash = ?", (chart.game, chart.hash))
            before = {(row[0], row[3]) for row in same}
            version = max([row[2] for row in same], default=0) + 1
            conn.execute(
                f"INSERT INTO {place.table} ({place.columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608 - constants
                (
                    chart.game, chart.hash, whose, chart.name, version, chart.content,
                    to_json(chart.changed), chart.tried, chart.at,
                ),
            )  # fmt: skip
            note_gone_charts(conn, before)
            return True

        return await self._db.write(work, lock=NAMED)

    async def charts(self, *, user: int | None = None, game: str = "", guild: int = 0) -> list[ChartRow]:
        """Return charts, the newest first."""

        def work(conn: Connection) -> list[ChartRow]:
            return [
                row
                for row in reversed(_rows(conn))
                if (not game or row.game == game) and (user is None or row.may_be_used_by(user, guild))
            ]

        return await self._db.read(work)

    async def chart_by_hash(self, game: str, digest: str) -> ChartRow | None:
        """Return the first row with a hash; None where nobody keeps it."""
        return next(iter(await self.charts_of_hash(game, digest)), None)

    async def charts_of_hash(self, game: str, digest: str) -> list[ChartRow]:
        """Return all rows with a hash, the oldest first."""
        return await self._db.read(lambda conn: _rows(conn, "WHERE game = ? AND hash = ?", (game, digest)))

    async def are_charts_gone(self, game: str, digest: str) -> bool:
        """Return whether charts with a hash were deleted, and nobody keeps them."""
        asked = "SELECT count(*) FROM charts_gone WHERE game = ? AND hash = ?"
        return bool(await first_query_value(self._db, asked, game, digest))

    async def share_chart(self, chart: ChartRow, user: int) -> None:
        """Share a chart with a person."""

        def work(conn: Connection) -> None:
            conn.execute(
                "INSERT INTO chart_shares (game, hash, owner, person_id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                (chart.game, chart.hash, chart.owner, user),
            )

        await self._db.write(work, lock=NAMED)

    async def begin_chart_trial(
        self, user: int, chart: tuple[str, str], rules: str, at: float, *, most: int, within: float
    ) -> bool:
        """Note that a person has a trial, unless they had `most` lately."""

        def work(conn: Connection) -> bool:
            conn.execute("DELETE FROM chart_trials WHERE at <= ?", (at - within,))
            had = conn.execute("SELECT count(*) FROM chart_trials WHERE person_id = ?", (user,)).fetchone()[0]
            if had >= most:
                return False
            conn.execute(
                "INSERT INTO chart_trials (person_id, at, game, hash, rules, faults) VALUES (?, ?, ?, ?, ?, '') "
                "ON CONFLICT DO NOTHING",
                (user, at, *chart, rules),
            )
            return True

        return await self._db.write(work, lock=NAMED)

    async def end_chart_trial(self, chart: tuple[str, str], rules: str, faults: str) -> None:
        """Note how a trial came out."""

        def work(conn: Connection) -> None:
            conn.execute(
                "UPDATE chart_trials SET faults = ? WHERE game = ? AND hash = ? AND rules = ?", (faults, *chart, rules)
            )

        await self._db.write(work, lock=NAMED)

    async def faults_of_chart(self, chart: tuple[str, str], rules: str) -> str:
        """Return what a trial found wrong lately."""
        asked = "SELECT max(faults) FROM chart_trials WHERE game = ? AND hash = ? AND rules = ? AND faults <> ?"
        return str(await first_query_value(self._db, asked, *chart, rules, NOTHING_KNOWN) or "")

    async def unended_chart_trials(self) -> list[BegunTrial]:
        """Return the trials that did not end."""
        asked = "SELECT person_id, at, game, hash FROM chart_trials WHERE faults = '' ORDER BY at, person_id"
        return await self._db.read(lambda conn: [BegunTrial(*row) for row in conn.execute(asked).fetchall()])

    async def forget_chart_trial(self, trial: BegunTrial) -> None:
        """Forget a trial."""
        gone = "DELETE FROM chart_trials WHERE person_id = ? AND at = ? AND game = ? AND hash = ?"
        await self._db.write(lambda conn: conn.execute(gone, msgspec.structs.astuple(trial)), lock=NAMED)

    async def prune_chart_trials(self, before: float) -> int:
        """Forget trials of long ago."""

        def work(conn: Connection) -> int:
            return conn.execute("DELETE FROM chart_trials WHERE at < ?", (before,)).rowcount

        return await self._db.write(work, lock=NAMED)

    async def drop_charts(
        self, *, owner: int | None = None, guild: int | None = None, game: str = "", digest: str = "", name: str = ""
    ) -> list[tuple[str, str]]:
        """Delete charts; return game and hash of those that nobody keeps any more."""

        def work(conn: Connection) -> list[tuple[str, str]]:
            gone = [
                row
                for row in _rows(conn)
                if owner in (None, row.owner)
                and guild in (None, row.guild)
                and game in ("", row.game)
                and digest in ("", row.hash)
                and name in ("", row.name)
            ]
            for row in gone:
                where = (row.game, row.hash, row.guild or row.owner)
                if row.guild:
                    conn.execute("DELETE FROM server_charts WHERE game = ? AND hash = ? AND guild = ?", where)
                    continue
                conn.execute("DELETE FROM chart_shares WHERE game = ? AND hash = ? AND owner = ?", where)
                conn.execute("DELETE FROM charts WHERE game = ? AND hash = ? AND person_id = ?", where)
            if gone:
                conn.execute(MARK_TO_ERASE, (TO_ERASE,))
            return note_gone_charts(conn, {(row.game, row.hash) for row in gone})

        return await self._db.write(work, lock=NAMED)


def note_gone_charts(conn: Connection, those: set[tuple[str, str]]) -> list[tuple[str, str]]:
    """Note of charts that were deleted, by game and hash, which of them nobody keeps any more, and return these."""
    asked = "SELECT game, hash FROM charts UNION SELECT game, hash FROM server_charts"
    kept = {(row[0], row[1]) for row in conn.execute(asked).fetchall()}
    gone = sorted(those - kept)
    for one in gone:
        conn.execute("INSERT INTO charts_gone (game, hash) VALUES (?, ?) ON CONFLICT DO NOTHING", one)
        conn.execute(FORGET_FAULTS, (NOTHING_KNOWN, *one))
    return gone


def forget_in_charts(conn: Connection, user: int) -> None:
    """Delete a person's charts, and what was shared with them."""
    own = conn.execute("SELECT game, hash FROM charts WHERE person_id = ?", (user,)).fetchall()
    conn.execute("DELETE FROM chart_shares WHERE person_id = ? OR owner = ?", (user, user))
    conn.execute("DELETE FROM charts WHERE person_id = ?", (user,))
    conn.execute("DELETE FROM chart_trials WHERE person_id = ?", (user,))
    note_gone_charts(conn, {(row[0], row[1]) for row in own})


def forget_charts_of_server(conn: Connection, guild: int) -> None:
    """Delete the charts that belong to a server."""
    own = conn.execute("SELECT game, hash FROM server_charts WHERE guild = ?", (guild,)).fetchall()
    conn.execute("DELETE FROM server_charts WHERE guild = ?", (guild,))
    note_gone_charts(conn, {(row[0], row[1]) for row in own})


def _rows(conn: Connection, where: str = "", values: tuple[Any, ...] = ()) -> list[ChartRow]:
    """Return charts, the oldest first: persons' and servers'."""
    shared = dict[tuple[str, str, int], list[int]]()
    for game, digest, owner, user in conn.execute(
        "SELECT game, hash, owner, person_id FROM chart_shares ORDER BY person_id"
    ).fetchall():
        shared.setdefault((game, digest, owner), []).append(user)
    found = [
        (place, row)
        for place in (PERSONS, SERVERS)
        for row in conn.execute(
            f"SELECT {place.columns} FROM {place.table} {where}",  # noqa: S608 - constants
            values,
        ).fetchall()
    ]
    rows = [
        ChartRow(
            game=row[0], hash=row[1], owner=row[2] if place is PERSONS else 0, name=row[3], version=row[4],
            content=bytes(row[5]), changed=of_json(row[6]), tried=row[7], at=row[8],
            shared=tuple(shared.get((row[0], row[1], row[2]), ())) if place is PERSONS else (),
            guild=row[2] if place is SERVERS else 0,
        )
        for place, row in found
    ]  # fmt: skip
    return sorted(rows, key=lambda row: (row.at, row.game, row.hash, row.owner, row.guild))
