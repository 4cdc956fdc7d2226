"""What the store is asked about those who look on at tables. `SpectatorsPart` implements it."""

from typing import Protocol


class SpectatorsStore(Protocol):
    """The part of `Store` for spectators; what holds for its methods holds for these."""

    async def followers(self, table_id: str) -> list[int]:
        """Return who is written to at the end of each round of a table at which they do not sit."""

    async def follow(self, table_id: str, user: int, *, follows: bool) -> None:
        """Let a person follow a table, or no more: then what they were to be told is not sent. The end of a game ends
        it."""

    async def keep_bet(self, table_id: str, start: int, user: int, side: str) -> None:
        """Keep a person's bet on the battle that began with a decision, in place of an earlier one."""

    async def bets_on_battle(self, table_id: str, start: int) -> dict[int, str]:
        """Return what each person has bet on a battle."""

    async def settle_bets(self, table_id: str, start: int, ended: int, winner: str) -> None:
        """Note which decision ended a battle, and whose bets were right; winner "": nobody has won."""

    async def bet_success_counts(self, user: int, guild: int | None = None) -> tuple[int, int]:
        """Return how many bets of a person's were right, and how many were decided: of a server's tables, or of all.
        Those on battles that were taken back do not count."""
