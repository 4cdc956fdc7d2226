"""How strong a table's computer players are: all of them as the table says, unless one is to be another.

A seat whose person is away, or has gone, is played for as the table says. A table of before there was a choice has
none: *normal*.
"""

from collections.abc import Sequence
from typing import Any

from bot.tables.table_extra import extra_of, with_extra
from engine.games import strengths_of
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.kit.weights import NORMAL
from engine.store.interface import Store
from engine.store.models import COMPUTER, NewPost, SeatRow, TableRow


def offered_strengths(game: str) -> tuple[str, ...]:
    """Return among which strengths a table of a game chooses; () where there is no choice."""
    found = strengths_of(game)
    return found if len(found) > 1 else ()


def strength_of_table(row: TableRow) -> str:
    """Return how strong a table's computer players are, where one is no other."""
    kept = extra_of(row).strength
    return kept if kept in offered_strengths(row.game) else NORMAL


def strength_of_seat(row: TableRow, seat: SeatRow) -> str:
    """Return how strong the computer player of a seat is, or would be that plays for its person."""
    own = extra_of(row).strengths.get(seat.name) if is_computers_own(seat) else None
    return own if own in offered_strengths(row.game) else strength_of_table(row)


def is_computers_own(seat: SeatRow) -> bool:
    """Return whether a seat is a computer player's, rather than kept for a person."""
    return seat.kind == COMPUTER and seat.owner is None


async def set_table_strength(store: Store, row: TableRow, strength: str, posts: Sequence[NewPost] = ()) -> TableRow:
    """Let all computer players of a table be of a strength. RuleError where its game has no such choice."""
    _need_offered(row, strength)
    return await store.update_table(row, extra=with_extra(row, strength=strength, strengths={}), posts=posts)


async def set_seat_strength(
    store: Store, row: TableRow, name: str, strength: str, posts: Sequence[NewPost] = ()
) -> TableRow:
    """Let the computer player of a name be of a strength. RuleError where there is none, or no such choice."""
    _need_offered(row, strength)
    if not any(seat.name == name and is_computers_own(seat) for seat in row.seats):
        raise RuleError(keyed_text("error.no_computer_there"))
    return await store.update_table(row, extra=_with_own(row, {name: strength}), posts=posts)


def settings_without_computer_player(row: TableRow, name: str) -> dict[str, Any]:
    """Return what is kept with a table once a computer player of a name is gone."""
    return _with_own(row, {}, gone=name) if name in extra_of(row).strengths else row.extra


def _with_own(row: TableRow, own: dict[str, str], gone: str = "") -> dict[str, Any]:
    kept = {name: strength for name, strength in extra_of(row).strengths.items() if name != gone}
    return with_extra(row, strengths={**kept, **own})


def _need_offered(row: TableRow, strength: str) -> None:
    offered = offered_strengths(row.game)
    if not offered:
        raise RuleError(keyed_text("error.one_strength"))
    if strength not in offered:
        raise RuleError(keyed_text("error.no_strength", known=tuple(f"strength_{one}" for one in offered)))
