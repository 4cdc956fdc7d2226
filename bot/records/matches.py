"""Games that are over, as the records count them."""

from collections.abc import Iterable

import msgspec

from bot.tables.persons.seat_names import distinct_seat_names
from bot.tables.table_extra import extra_of
from engine.store.interface import Store
from engine.store.models import OVER, TableRow

HALF = 0.5  # part of their seat's decisions that a person takes themselves, at least, where the game counts for them


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a game that is over. user: the person; None for a computer player, and where they were forgotten.
    place: 1 for who won, then by score; those who are level share a place. counts: it was they who played. owner: the
    person for whom a computer player keeps the seat, under their name."""

    seat: str
    user: int | None
    name: str
    sides: tuple[str, ...]
    place: int
    won: bool
    score: float | None
    counts: bool
    owner: int | None = None


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over. at: when it ended."""

    table: str
    name: str
    game: str
    guild: int
    where: int  # its thread, or its channel
    at: float
    players: tuple[Played, ...]

    def counting_seat_of_person(self, user: int) -> Played | None:
        """Return the seat of a person for whom the game counts."""
        return next((one for one in self.players if one.user == user and one.counts), None)


def match_of(row: TableRow) -> Match | None:
    """Return a table as the records count it; None where it has no result, or what came after an undo beyond what was
    seen counts as practice, or its persons could imagine positions."""
    kept = extra_of(row)
    result = kept.result
    if result is None or kept.rehearsal or kept.imagines:
        return None
    level = {seat.seat: (seat.seat in result.won, result.scores.get(seat.seat, 0.0)) for seat in row.seats}
    names = distinct_seat_names(row.seats)
    players = [
        Played(
            seat=seat.seat,
            user=seat.user,
            name=names.get(seat.seat, seat.name) if seat.user is None else seat.name,  # persons: `distinct_seat_names`
            sides=result.sides.get(seat.seat, ()),
            place=1 + _before(seat.seat, level),
            won=seat.seat in result.won,
            score=result.scores.get(seat.seat),
            counts=seat.user is not None and result.shares.get(seat.seat, 0.0) >= HALF,
            owner=seat.owner,
        )
        for seat in row.seats
    ]
    where = row.thread or row.channel
    return Match(
        table=row.id, name=row.name, game=row.game, guild=row.guild, where=where, at=result.at, players=tuple(players)
    )


def _before(seat: str, level: dict[str, tuple[bool, float]]) -> int:
    """Return how many seats stand before one: all who won share the first place, whatever they scored."""
    won, score = level[seat]
    return 0 if won else sum(one[0] or one[1] > score for one in level.values())


async def finished_matches(
    store: Store, *, guild: int | None = None, user: int | None = None, game: str = ""
) -> list[Match]:
    """Return the games that are over, in the order in which they ended: of a server, of a person, of a title."""
    rows = await store.tables(guild=guild, user=user, statuses=(OVER,))
    found: Iterable[Match | None] = (match_of(row) for row in rows if not game or row.game == game)
    return sorted((one for one in found if one is not None), key=lambda one: one.at)
