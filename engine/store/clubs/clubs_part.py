"""A server's board, who looks for others to play with, and tournaments with those who take part."""

from collections.abc import Callable, Sequence

from engine.store.clubs.interface import EntrantRow, SeekRow, TournamentRow
from engine.store.interface import AlreadyDone
from engine.store.rows import to_json
from engine.store.sql.dialect import json_numbers, json_texts
from engine.store.sql.interface import NO_LOCK, Connection, Lock
from engine.store.store_part import StorePart, claim_interaction, first_query_value

COLUMNS = "id, guild, status, host, kept, at"


class ClubsPart(StorePart):
    """The methods of `Store` for how a server's people meet."""

    async def boards(self) -> dict[int, str]:
        """Return what is kept of the board of each server that has one."""

        def work(conn: Connection) -> dict[int, str]:
            return dict(conn.execute("SELECT guild, kept FROM boards ORDER BY guild").fetchall())

        return await self._db.read(work)

    async def board(self, guild: int) -> str | None:
        """Return what is kept of a server's board."""
        found: str | None = await first_query_value(self._db, "SELECT kept FROM boards WHERE guild = ?", guild)
        return found

    async def change_board(self, guild: int, change: Callable[[str | None], str | None]) -> str | None:
        """Keep what `change` makes of a server's board, and return it."""

        def work(conn: Connection) -> str | None:
            row = conn.execute("SELECT kept FROM boards WHERE guild = ?", (guild,)).fetchone()
            after = change(row[0] if row else None)
            if after is None:
                conn.execute("DELETE FROM boards WHERE guild = ?", (guild,))
            else:
                conn.execute(
                    "INSERT INTO boards (guild, kept) VALUES (?, ?) ON CONFLICT (guild) DO UPDATE "
                    "SET kept = excluded.kept",
                    (guild, after),
                )
            return after

        return await self._db.write(work, lock=Lock(names=(f"board {guild}",)))

    async def seeks_on_server(self, guild: int) -> list[SeekRow]:
        """Return who looks for others on a server, the oldest first."""

        def work(conn: Connection) -> list[SeekRow]:
            found = conn.execute(
                "SELECT guild, person_id, wanted, at FROM seeks WHERE guild = ? ORDER BY at, person_id", (guild,)
            )
            return [SeekRow(guild=row[0], user=row[1], wanted=row[2], at=row[3]) for row in found]

        return await self._db.read(work)

    async def keep_seek(self, seek: SeekRow) -> None:
        """Keep what a person looks for on a server; since when stays."""

        def work(conn: Connection) -> None:
            conn.execute(
                "INSERT INTO seeks (guild, person_id, wanted, at) VALUES (?, ?, ?, ?) "
                "ON CONFLICT (guild, person_id) DO UPDATE SET wanted = excluded.wanted",
                (seek.guild, seek.user, seek.wanted, seek.at),
            )

        await self._db.write(work, lock=NO_LOCK)

    async def restore_seeks(self, seeks: Sequence[SeekRow]) -> None:
        """Keep what persons looked for again, but for those who look for something else by now."""

        def work(conn: Connection) -> None:
            conn.executemany(
                "INSERT INTO seeks (guild, person_id, wanted, at) VALUES (?, ?, ?, ?) "
                "ON CONFLICT (guild, person_id) DO NOTHING",
                [(one.guild, one.user, one.wanted, one.at) for one in seeks],
            )

        await self._db.write(work, lock=NO_LOCK)

    async def drop_seek(self, guild: int, user: int) -> bool:
        """Delete what a person looks for on a server; return whether there was anything."""
        return await self._db.write(lambda conn: drop_seeks(conn, guild, [user]) > 0, lock=NO_LOCK)

    async def drop_old_seeks(self, before: float) -> int:
        """Delete what persons look for since before a moment; return how many there were."""

        def work(conn: Connection) -> int:
            return conn.execute("DELETE FROM seeks WHERE at < ?", (before,)).rowcount

        return await self._db.write(work, lock=NO_LOCK)

    async def create_tournament(self, row: TournamentRow, *, interaction: int) -> int:
        """Keep a new tournament and return its id."""
        now = self._clock()

        def work(conn: Connection) -> int:
            values = (row.guild, row.status, row.host, row.kept, row.at)
            made = conn.execute(
                "INSERT INTO tournaments (guild, status, host, kept, at) VALUES (?, ?, ?, ?, ?) RETURNING id", values
            ).fetchone()[0]
            claim_interaction(conn, interaction, {"tournament": made}, now)
            _put_entrants(conn, int(made), row.entrants)
            return int(made)

        try:
            return await self._db.write(work, lock=NO_LOCK)
        except AlreadyDone as done:
            return int(done.answer["tournament"])

    async def tournament(self, number: int) -> TournamentRow | None:
        """Return a tournament."""
        return await self._db.read(lambda conn: _one(conn, number))

    async def tournaments(self, *, guild: int | None = None, statuses: Sequence[str] = ()) -> list[TournamentRow]:
        """Return tournaments, the newest first: of a server, of some statuses."""

        def work(conn: Connection) -> list[TournamentRow]:
            wanted = [f"status IN {json_texts(':statuses')}"] if statuses else []
            wanted += ["guild = :guild"] if guild is not None else []
            where = f"WHERE {' AND '.join(wanted)}" if wanted else ""
            values = {"guild": guild, "statuses": to_json(list(statuses))}
            sql = f"SELECT {COLUMNS} FROM tournaments {where} ORDER BY id DESC"  # noqa: S608 - constants
            rows = conn.execute(sql, values).fetchall()
            return [_row(conn, row) for row in rows]

        return await self._db.read(work)

    async def change_tournament(
        self, number: int, change: Callable[[TournamentRow], TournamentRow]
    ) -> TournamentRow | None:
        """Keep what `change` makes of a tournament and its entrants, and return it."""

        def work(conn: Connection) -> TournamentRow | None:
            before = _one(conn, number)
            if before is None:
                return None
            after = change(before)
            if after == before:
                return before
            conn.execute(
                "UPDATE tournaments SET status = ?, host = ?, kept = ? WHERE id = ?",
                (after.status, after.host, after.kept, number),
            )
            if after.entrants != before.entrants:
                conn.execute("DELETE FROM entrants WHERE tournament = ?", (number,))
                _put_entrants(conn, number, after.entrants)
            return after

        return await self._db.write(work, lock=Lock(names=(f"tournament {number}",)))


def drop_seeks(conn: Connection, guild: int, users: Sequence[int]) -> int:
    """Delete what some persons look for on a server; return of how many there was anything."""
    return conn.execute(
        f"DELETE FROM seeks WHERE guild = ? AND person_id IN {json_numbers()}",  # noqa: S608 - a constant
        (guild, to_json(list(users))),
    ).rowcount


def forget_in_clubs(conn: Connection, user: int) -> None:
    """Take a person out of what they look for, and out of the tournaments in which they take part: their number
    stays, with what was played under it."""
    conn.execute("DELETE FROM seeks WHERE person_id = ?", (user,))
    conn.execute("UPDATE entrants SET person_id = NULL, name = '' WHERE person_id = ?", (user,))
    conn.execute("UPDATE tournaments SET host = 0 WHERE host = ?", (user,))


def forget_clubs_of(conn: Connection, guild: int) -> None:
    """Delete what is kept of how a server's people meet."""
    conn.execute("DELETE FROM boards WHERE guild = ?", (guild,))
    conn.execute("DELETE FROM seeks WHERE guild = ?", (guild,))
    conn.execute("DELETE FROM entrants WHERE tournament IN (SELECT id FROM tournaments WHERE guild = ?)", (guild,))
    conn.execute("DELETE FROM tournaments WHERE guild = ?", (guild,))


def _one(conn: Connection, number: int) -> TournamentRow | None:
    row = conn.execute(f"SELECT {COLUMNS} FROM tournaments WHERE id = ?", (number,)).fetchone()  # noqa: S608 - constants
    return _row(conn, row) if row else None


def _row(conn: Connection, row: Sequence[object]) -> TournamentRow:
    found = conn.execute("SELECT number, person_id, name FROM entrants WHERE tournament = ? ORDER BY number", (row[0],))
    entrants = tuple([EntrantRow(number=one[0], user=one[1], name=one[2]) for one in found])
    number, guild, status, host, kept, at = row
    return TournamentRow(
        id=int(str(number)),
        guild=int(str(guild)),
        status=str(status),
        host=int(str(host)),
        kept=str(kept),
        at=float(str(at)),
        entrants=entrants,
    )


def _put_entrants(conn: Connection, number: int, entrants: Sequence[EntrantRow]) -> None:
    conn.executemany(
        "INSERT INTO entrants (tournament, number, person_id, name) VALUES (?, ?, ?, ?)",
        [(number, one.number, one.user, one.name) for one in entrants],
    )
