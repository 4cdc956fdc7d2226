"""Bets on battles, for fun: spectators say who will win before anything is rolled; how many saw it coming stands in the
report. Nobody sees what was bet before, and nobody bets who has a part in the table: they might tell what they know.

No bets are taken at a table with a delay, since a battle is of a round that its spectators may not see yet.
"""

from collections.abc import Sequence

from bot.messages.ids import Press
from bot.messages.screen import LABEL, Button, Row, cut_text
from bot.tables.event_spans import LOOK_BACK, EventSpan, may_event_span_go_on, spans_of
from bot.tables.live import LiveTable
from bot.tables.visible_events import visible_events
from bot.tables.watching.sight import has_part_in
from bot.titles import title_of_game
from bot.titles.contest import Contest
from bot.words import Words, unmarked_text
from engine.kernel.errors import RuleError
from engine.kernel.events import Event
from engine.kernel.texts import keyed_text
from engine.store.interface import Store


def battle_open_for_bets(live: LiveTable, events: Sequence[Event]) -> Contest | None:
    """Return the battle that some public events tell, if bets on it are taken now."""
    if live.is_practice or live.extra.delay:
        return None
    found = title_of_game(live.played).battle_sides(events)
    return found if found is not None and found.open else None


def bet_row(live: LiveTable, events: Sequence[Event]) -> Row:
    """Return the buttons of a battle's message with which one bets; () where no bets are taken."""
    found = battle_open_for_bets(live, events)
    if found is None:
        return ()
    return tuple(
        Button(
            id=Press("bet", live.row.id, argument=side).id(),
            label=cut_text(unmarked_text(live.words("button.bet", side=contestant_name(live.words, side))), LABEL),
        )
        for side in found.sides
    )


def contestant_name(words: Words, side: str) -> str:
    """Return the name of whoever fights in a battle; where that is a seat, of the player."""
    return words.name(side) if words.has_words(f"name.{side}") else words.seat(side)


async def take_bet(store: Store, live: LiveTable, user: int, side: str, message: int) -> None:
    """Keep a bet on the battle under way; call within the actor's turn. RuleError for whoever has a part in the table,
    and where no bets are taken any more. message: the one that was pressed, which must be the battle's."""
    if has_part_in(live, user):
        raise RuleError(keyed_text("error.bet_yours"))
    span, mark = await _under_way(store, live), live.extra.course
    found = battle_open_for_bets(live, span.events) if span is not None else None
    if span is None or found is None or mark is None or (mark.start, mark.message) != (span.start, message):
        raise RuleError(keyed_text("error.bet_closed"))
    if side not in found.sides:
        raise RuleError(keyed_text("error.unknown_press"))
    await store.keep_bet(live.row.id, span.start, user, side)


async def _under_way(store: Store, live: LiveTable) -> EventSpan | None:
    """Return the battle that goes on at a table."""
    rows = await store.events(live.row.id, last=LOOK_BACK)
    told = [(row.decision, form) for row, form in await visible_events(live.game, rows, None)]
    found = spans_of(told, title_of_game(live.played), on=may_event_span_go_on(live, live.state), at=live.head)
    return found[-1] if found and found[-1].end is None else None


def battle_winner(live: LiveTable, span: EventSpan) -> str:
    """Return who has won a battle that is over; "" where nobody has."""
    found = title_of_game(live.played).battle_sides(span.events)
    return found.winner if found is not None else ""


async def tally_lines(store: Store, live: LiveTable, span: EventSpan) -> list[str]:
    """Return how many saw the end of a battle coming, in one line; none where nobody had bet."""
    bets = await store.bets_on_battle(live.row.id, span.start)
    if not bets:
        return []
    winner = battle_winner(live, span)
    right = sum(side == winner for side in bets.values())
    return [live.words("bet.tally" if winner else "bet.undecided", right=right, count=len(bets))]


async def settle_bets(store: Store, live: LiveTable, span: EventSpan) -> None:
    """Note which bets on a battle that is over were right, for the records."""
    if span.end is not None and await store.bets_on_battle(live.row.id, span.start):
        await store.settle_bets(live.row.id, span.start, span.end, battle_winner(live, span))
