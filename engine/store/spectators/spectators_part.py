"""Those who look on at tables: whom a table writes to at the end of each round, and what was bet on its battles."""

from engine.store.decisions import walk_back_decisions
from engine.store.sql.interface import Connection, table_lock
from engine.store.store_part import StorePart, one_table

# What names persons who have no seat: deleted with a person, and with what names people of an ended table.
NAMING = ("followers", "bets")


class SpectatorsPart(StorePart):
    """The methods of `Store` for spectators."""

    async def followers(self, table_id: str) -> list[int]:
        """Return who follows a table."""

        def work(conn: Connection) -> list[int]:
            rows = conn.execute("SELECT person_id FROM followers WHERE table_id = ? ORDER BY person_id", (table_id,))
            return [row[0] for row in rows]

        return await self._db.read(work)

    async def follow(self, table_id: str, user: int, *, follows: bool) -> None:
        """Let a person follow a table, or no more."""
        now = self._clock()

        def work(conn: Connection) -> None:
            if follows:
                conn.execute(
                    "INSERT INTO followers (table_id, person_id) VALUES (?, ?) ON CONFLICT DO NOTHING", (table_id, user)
                )
            else:
                conn.execute("DELETE FROM followers WHERE table_id = ? AND person_id = ?", (table_id, user))
                conn.execute(
                    "UPDATE outbox SET status = 'void', settled = ? WHERE table_id = ? AND audience = ? "
                    "AND kind = 'round_seen' AND status = 'waiting' AND first_tried IS NULL",
                    (now, table_id, f"user:{user}"),
                )

        await self._db.write(work, lock=table_lock(table_id))

    async def keep_bet(self, table_id: str, start: int, user: int, side: str) -> None:
        """Keep a person's bet on the battle that began with a decision, in place of an earlier one."""
        now = self._clock()

        def work(conn: Connection) -> None:
            conn.execute(
                "INSERT INTO bets (table_id, start, person_id, side, at) VALUES (?, ?, ?, ?, ?) "
                "ON CONFLICT (table_id, start, person_id) DO UPDATE SET side = excluded.side, at = excluded.at, "
                "ended = NULL, won = NULL",
                (table_id, start, user, side, now),
            )

        await self._db.write(work, lock=table_lock(table_id))

    async def bets_on_battle(self, table_id: str, start: int) -> dict[int, str]:
        """Return what each person has bet on a battle."""

        def work(conn: Connection) -> dict[int, str]:
            rows = conn.execute("SELECT person_id, side FROM bets WHERE table_id = ? AND start = ?", (table_id, start))
            return {row[0]: row[1] for row in rows}

        return await self._db.read(work)

    async def settle_bets(self, table_id: str, start: int, ended: int, winner: str) -> None:
        """Note which decision ended a battle, and whose bets were right; winner "": nobody has won."""

        def work(conn: Connection) -> None:
            conn.execute(
                "UPDATE bets SET ended = ?, won = CASE WHEN ? = '' THEN NULL WHEN side = ? THEN 1 ELSE 0 END "
                "WHERE table_id = ? AND start = ?",
                (ended, winner, winner, table_id, start),
            )

        await self._db.write(work, lock=table_lock(table_id))

    async def bet_success_counts(self, user: int, guild: int | None = None) -> tuple[int, int]:
        """Return how many bets of a person's were right, and how many of theirs were decided: of a server's tables, or
        of all. Those on battles that were taken back do not count."""

        def work(conn: Connection) -> tuple[int, int]:
            rows = conn.execute(
                "SELECT b.table_id, b.ended, b.won, t.guild FROM bets b JOIN tables t ON t.id = b.table_id "
                "WHERE b.person_id = ? AND b.won IS NOT NULL",
                (user,),
            ).fetchall()
            rows = [row[:3] for row in rows if guild in (None, row[3])]
            paths: dict[str, set[int]] = {}
            for table_id in {row[0] for row in rows}:
                head = one_table(conn, table_id).head
                paths[table_id] = set() if head is None else set(walk_back_decisions(conn, table_id, head))
            counted = [won for table_id, ended, won in rows if ended in paths[table_id]]
            return sum(counted), len(counted)

        return await self._db.read(work)


def forget_spectator(conn: Connection, table_id: str, user: int) -> None:
    """Delete what a person followed and bet at a table."""
    for name in NAMING:
        conn.execute(f"DELETE FROM {name} WHERE table_id = ? AND person_id = ?", (table_id, user))  # noqa: S608 - constants
