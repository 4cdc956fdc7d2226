"""The rounds of a game as everybody saw them: how each side stood when they ended, and what happened in them."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from bot.tables.live import LiveTable
from bot.tables.visible_events import visible_events
from bot.tables.watching.sight import VisibleTable, are_secrets_out
from bot.titles import title_of_game
from bot.words import Words
from engine.games import prospects_for
from engine.kernel.events import Event
from engine.players.analysis import chances_at

Told = tuple[int, Event]  # the decision that an event came of, and its public form


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """A round, or what there is of it so far.

    number: the round's. decision: the one that it begins after; until: the one that it ends with, None where it goes
    on. first: the number of an event from which on all of its own are found. start, end: the points of each side.
    hoped, hopes: how likely each was to win at its beginning and its end, of a hundred; {} where that is not told.
    """

    number: int
    decision: int
    until: int | None
    first: int
    start: Mapping[str, int]
    end: Mapping[str, int]
    hoped: Mapping[str, int] = {}
    hopes: Mapping[str, int] = {}


def win_chances(live: LiveTable, state: Any) -> Mapping[str, int]:
    """Return how likely each side is to win, of a hundred, where that is told: of a game that is over, or practised."""
    if not (are_secrets_out(live) or live.is_practice):
        return {}
    prospects = prospects_for(live.row.game, live.game.view(state, None))
    if prospects is None:
        return {}
    return {side: round(100 * chance) for side, chance in chances_at(live.game, prospects, state).items()}


async def rounds_of(seen: VisibleTable, *, upto: int | None = None, last: int | None = None) -> list[Round]:
    """Return the rounds of a game, the first first; the last is the one that goes on, or that the game ended in.

    upto: the decision after which the game is looked at; None: as it stands. last: how many chapters
    (`Title.map_after`) are looked back at; None: all.
    """
    live, shown = seen.live, title_of_game(seen.live.played)
    rows = await seen.store.milestones(live.row.id, shown.map_after)
    first_one, last_one = live.first_decision, upto or live.head
    marks = {first_one: 0} | {
        row.decision: row.number for row in reversed(rows) if first_one < row.decision <= last_one
    }
    found = sorted(marks.items())[-(last or 0) :]
    now = live.head if upto is None else upto
    saved = await seen.store.states(live.row.id, [*(decision for decision, _ in found), now])
    begun: list[tuple[int, int, int, Mapping[str, int], Mapping[str, int]]] = []
    standing: Mapping[str, int] = {}
    hopes: Mapping[str, int] = {}
    for (decision, first), one in zip([*found, (now, 0)], saved, strict=True):
        state = live.game.decode(one)
        standing = shown.points_by_side(live.game.view(state, None))
        hopes = win_chances(live, state)
        number = live.game.round(state)
        if not begun or (number > begun[-1][0] and live.game.outcome(state) is None):
            begun.append((number, decision, first, standing, hopes))
        await asyncio.sleep(0)  # a long game has many: the loop goes on meanwhile
    ends = [*((decision, start, hoped) for _, decision, _, start, hoped in begun[1:]), (None, standing, hopes)]
    return [
        Round(number=number, decision=decision, until=until, first=first, start=start, end=end, hoped=hoped, hopes=then)
        for (number, decision, first, start, hoped), (until, end, then) in zip(begun, ends, strict=True)
    ]


async def public_events(seen: VisibleTable, first: int = 0) -> list[Told]:
    """Return what has happened in a game from an event on, by its number, as the public may know it."""
    rows = await seen.store.events_between(seen.live.row.id, first)
    return [(row.decision, form) for row, form in await visible_events(seen.live.game, rows, None)]


def events_of_round(one: Round, events: Iterable[Told]) -> list[Event]:
    """Return what happened in a round: what came of the decisions between its beginning and its end."""
    return [event for decision, event in events if one.decision < decision <= (one.until or decision)]


def side_name(words: Words, side: str) -> str:
    """Return the name of a side; where a side is a seat, of the player."""
    return words.name(side) if words.has_words(f"name.{side}") else words.seat(side)


def ranked_sides(standing: Mapping[str, int]) -> Sequence[tuple[str, int]]:
    """Return the sides with their points, the first first."""
    return sorted(standing.items(), key=lambda pair: -pair[1])
