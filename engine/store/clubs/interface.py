"""What the store is asked about a server's board, who looks for others to play with, and tournaments. `ClubsPart`
implements it."""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec


class SeekRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who looks for others to play with on a server. wanted: what they want, as JSON; at: since when."""

    guild: int
    user: int
    wanted: str
    at: float


class EntrantRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part in a tournament, or waits to. user: None once they were forgotten."""

    number: int
    user: int | None
    name: str


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament of a server. id: 0 before it is kept; host: who organises it, 0 once they were forgotten; kept: how
    it stands, as JSON that names nobody; at: when it was made."""

    id: int
    guild: int
    status: str
    host: int
    kept: str
    at: float
    entrants: tuple[EntrantRow, ...] = ()

    def entrant_of(self, user: int) -> EntrantRow | None:
        """Return the entrant that a person is."""
        return next((one for one in self.entrants if one.user == user), None)


class ClubsStore(Protocol):
    """The part of `Store` for how a server's people meet; what holds for its methods holds for these."""

    async def boards(self) -> dict[int, str]:
        """Return what is kept of the board of each server that has one, as JSON."""

    async def board(self, guild: int) -> str | None:
        """Return what is kept of a server's board; None where it has none."""

    async def change_board(self, guild: int, change: Callable[[str | None], str | None]) -> str | None:
        """Keep what `change` makes of a server's board (None: it has none), in one transaction, and return it."""

    async def seeks_on_server(self, guild: int) -> list[SeekRow]:
        """Return who looks for others on a server, the oldest first."""

    async def keep_seek(self, seek: SeekRow) -> None:
        """Keep what a person looks for on a server, in place of what it was before; since when stays."""

    async def restore_seeks(self, seeks: Sequence[SeekRow]) -> None:
        """Keep what persons looked for again, but for those who look for something else by now."""

    async def drop_seek(self, guild: int, user: int) -> bool:
        """Delete what a person looks for on a server; return whether there was anything."""

    async def drop_old_seeks(self, before: float) -> int:
        """Delete what persons look for since before a moment; return how many there were."""

    async def create_tournament(self, row: TournamentRow, *, interaction: int) -> int:
        """Keep a new tournament and return its id; that of the first time where the interaction came before."""

    async def tournament(self, number: int) -> TournamentRow | None:
        """Return a tournament."""

    async def tournaments(self, *, guild: int | None = None, statuses: Sequence[str] = ()) -> list[TournamentRow]:
        """Return tournaments, the newest first: of a server, of some statuses."""

    async def change_tournament(
        self, number: int, change: Callable[[TournamentRow], TournamentRow]
    ) -> TournamentRow | None:
        """Keep what `change` makes of a tournament and its entrants, in one transaction, and return it; None where
        there is none. `change` runs in the store's thread and must not wait for anything; what it raises is raised."""
