"""Makes the cards of a table's thread: turns, battles, rounds, the end; from what everybody may know."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.messages.card import DIVIDER, Card, Divider, Gallery
from bot.messages.ids import Press
from bot.messages.screen import Button, Row, Screen
from bot.screens.finale import finale_screen
from bot.screens.map_letters import buttons_under_map
from bot.screens.round_card import PACE, Story, round_card
from bot.screens.rounds import Round, Told, events_of_round, public_events, rounds_of
from bot.tables.event_spans import LOOK_BACK, EventSpan, may_event_span_go_on, span_ended_by_decision, spans_of
from bot.tables.live import LiveTable
from bot.tables.post_types import Ledger, Map, PicturedEvent, Report, Skipped, typed_post_body
from bot.tables.registry import TableRegistry
from bot.tables.visible_events import visible_events
from bot.tables.watching.bets import bet_row, tally_lines
from bot.tables.watching.sight import VisibleTable
from bot.titles import title_of_game
from bot.titles.card_keys import JOINS
from bot.titles.map_request import MapRequest
from bot.words import Words
from bot.words.signs import SIGNS
from engine.kernel.events import Event
from engine.store.models import Decision, Post
from render import RenderService

LIMIT, PLAIN_LIMIT = 3600, 1800  # characters of a card, and of one in plain form, without its number


class ThreadComposer:
    """Makes public messages. Each method for a type of post takes the table and the posts of one message; it returns
    None where they have become pointless."""

    def __init__(self, tables: TableRegistry, renderer: RenderService) -> None:
        self.tables, self.renderer = tables, renderer

    # Turns

    async def ledger_message(self, live: LiveTable, posts: list[Post]) -> Screen:
        """Return what happened: as a card where the posts belong to one, else a line an event."""
        told = [typed_post_body(post, Ledger) for post in posts]
        key = card_key_of_posts(told)
        if key in ("", JOINS):  # words of the table's own, such as those of an undo
            lines = "\n".join(line for one in told for line in ledger_lines(live, live.words, one))
            return public_screen(Card(parts=(lines,) if lines else ()))  # no title: which line comes first is chance
        mark = live.extra.card
        card = await self._turn(live, told, continued=mark is not None and mark.key == key)
        return public_screen(
            card_fitted_to_limit(card, live.words, card_character_limit(live)), (turn_buttons(live, posts),)
        )

    async def skipped_numbers_message(self, live: LiveTable, posts: list[Post]) -> Screen:
        """Return that numbers of decisions were passed over."""
        told = typed_post_body(posts[0], Skipped)
        said = live.words("ledger.skipped", first=told.first, last=told.last, count=told.last - told.first + 1)
        return public_screen(Card(parts=(said,)))

    async def card_extended_by_posts(self, live: LiveTable, posts: list[Post], *, continued: bool) -> Screen | None:
        """Return the card of posts of which the first are in it already; None where they are too much for one."""
        card = await self._turn(live, [typed_post_body(post, Ledger) for post in posts], continued=continued)
        return (
            public_screen(card, (turn_buttons(live, posts),))
            if card_text_length(card) <= card_character_limit(live)
            else None
        )

    async def _turn(self, live: LiveTable, told: Sequence[Ledger], *, continued: bool) -> Card:
        """Return the card of ledger posts. What was taken back is left out, and said to be."""
        words, shown = live.words, title_of_game(live.played)
        holds = await self._that_hold(live, told)
        events = [live.game.event(one.encode()) for said in holds for one in said.events]
        decision = max((said.decision for said in holds), default=live.head)
        view = await self._view(live, decision)
        leads = [words(one.lead, **one.lead_args) for one in told if one.lead]
        if events:
            actor = next((one.actor for one in reversed(holds) if one.actor), "")
            card = shown.turn_card(view, events, words, key=card_key_of_posts(told), actor=actor, continued=continued)
            card = await shown.card_with_pictures(self.renderer, card, view, events, words)
        else:  # nothing but words of the table's: an undo, a deadline
            card, leads = Card(title=leads[0] if leads else words("turn.nothing")), leads[1:]
        parts = card.parts + tuple(leads)
        if len(holds) < len(told):
            parts += (words("turn.taken_back", count=len(told) - len(holds)),)
        return msgspec.structs.replace(card, parts=parts)

    async def _that_hold(self, live: LiveTable, told: Sequence[Ledger]) -> list[Ledger]:
        """Return posts without those of decisions that were taken back."""
        if all(one.card != JOINS for one in told):  # each way back puts a line among them
            return list(told)
        first = min(one.decision for one in told)
        holds = {decision.id for decision in await self._back_to(live, first, LOOK_BACK)}
        return [one for one in told if not one.events or one.decision in holds]

    async def _back_to(self, live: LiveTable, decision: int, most: int | None = None) -> Sequence[Decision]:
        """Return the line to the head from a decision on, the last `most` of it at least; the table may go on while it
        is read, so that the decision would lie farther back."""
        count = max(1, live.head - decision + 1)
        while True:
            count = count if most is None else min(count, most)
            path = await self.tables.store.path(live.row.id, last=count)
            if len(path) < count or path[0].id <= decision or count == most:
                return path
            count *= 2

    # Maps and rounds

    async def map_message(self, live: LiveTable, posts: list[Post]) -> Screen:
        """Return the map; where a round has ended with it, as the card of that round."""
        return await self.round_screen(await self.tables.actor(live.row.id), typed_post_body(posts[0], Map).decision)

    async def round_screen(self, seen: VisibleTable, decision: int) -> Screen:
        """Return the map after a decision; where a round has ended with it, as the card of that round."""
        live = seen.live
        view = await self._view(live, decision)
        words, shown = live.words, title_of_game(live.played)
        chapters = (PACE + 1) * max(1, len(live.row.seats)) + 1  # a chapter may be one seat's turn
        found = await rounds_of(seen, upto=decision, last=chapters)
        ended = len(found) > 1 and found[-1].decision == decision
        before = await self._view(live, found[-2 if ended else -1].decision)
        picture = await shown.draw_map(
            self.renderer, view, words, MapRequest(before=before if shown.shows and ended else None)
        )
        status, key = shown.status_lines(view, words)[0], buttons_under_map(live)
        if not ended:
            return public_screen(Card(parts=(status, Gallery(pictures=(picture,)))), (key,) if key else ())
        happened = await public_events(seen, found[max(0, len(found) - 3)].first)
        events = events_of_round(found[-2], happened)
        card = self._round(live, view, found, happened)
        story = "\n".join(shown.round_story_lines(view, events, words))
        parts = (*card.parts, DIVIDER, story) if story else card.parts
        if live.is_practice and found[-2].number == 1:
            parts = (*parts, DIVIDER, words("practice.round_over"))
        card = card_fitted_to_limit(
            msgspec.structs.replace(card, above=status, parts=parts), words, card_character_limit(live)
        )
        card = msgspec.structs.replace(card, parts=(*card.parts, Gallery(pictures=(picture,))))
        return public_screen(card, (round_buttons(live, view), key) if key else (round_buttons(live, view),))

    def _round(self, live: LiveTable, view: Any, found: Sequence[Round], happened: Sequence[Told]) -> Card:
        """Return what can be told of the last round but one, which has ended, by any game."""
        shown, words = title_of_game(live.played), live.words
        *earlier, ended = found[:-1]
        if len(ended.end) == 0:
            return Card(title=words("round.over", round=ended.number))
        looked_at = (*earlier, ended)[-PACE:]
        standings = [looked_at[0].start, *(one.end for one in looked_at)]
        story = Story(
            number=ended.number,
            standings=standings,
            course=shown.game_length(view),
            income=shown.income_by_side(events_of_round(ended, happened)),
            income_before=shown.income_by_side(events_of_round(earlier[-1], happened)) if earlier else {},
        )
        return round_card(live.played, story, words)

    async def _public_events(self, live: LiveTable, decision: int, last: int) -> list[tuple[int, Event]]:
        """Return events up to a decision as the public may know them, each with its decision."""
        rows = await self.tables.store.events(live.row.id, last=last)
        upto = (row for row in rows if row.decision <= decision)
        return [(row.decision, form) for row, form in await visible_events(live.game, upto, None)]

    # Battles

    async def live_message(self, live: LiveTable, start: int | None) -> tuple[list[EventSpan], Screen | None]:
        """Return the spans of a table as it stands (a battle), the last one last; and as a live message the last
        one, or the one that began with decision `start`: None where it is not among them."""
        told = await self._public_events(live, live.head, LOOK_BACK)
        found = spans_of(told, title_of_game(live.played), on=may_event_span_go_on(live, live.state), at=live.head)
        span = next((s for s in reversed(found) if start in (None, s.start)), None)
        if span is None:
            return found, None
        bets = bet_row(live, span.events) if span.end is None else ()
        over, rows = span.end is not None, (bets,) if bets else ()
        return found, await self._span_screen(live, live.view(None), span, over=over, rows=rows)

    async def span_report(self, live: LiveTable, posts: list[Post]) -> Screen | None:
        """Return how a span ended that is over: of those that a decision ended the last but `later`."""
        found = await self.ended_span(live, posts[0])
        return found[1] if found is not None else None

    async def ended_span(self, live: LiveTable, post: Post) -> tuple[EventSpan, Screen] | None:
        """Return the span whose end a post tells, with what it tells; None where it was taken back."""
        asked = typed_post_body(post, Report)
        state = await self._state(live, asked.decision)
        span = await span_ended_by_decision(self.tables.store, live, asked.decision, asked.later, state=state)
        if span is None:
            return None
        rows, view = ((steps_button(live, (post,)),),), live.game.view(state, None)
        tally = await tally_lines(self.tables.store, live, span)
        return span, await self._span_screen(live, view, span, over=True, rows=rows, more=tally)

    async def _span_screen(
        self,
        live: LiveTable,
        view: Any,
        span: EventSpan,
        *,
        over: bool,
        rows: tuple[Row, ...] = (),
        more: Sequence[str] = (),
    ) -> Screen:
        shown, words = title_of_game(live.played), live.words
        await shown.compute_event_odds(view, span.events)
        card = shown.span_card(view, span.events, words, over=over)
        card = card_fitted_to_limit(card, words, card_character_limit(live), more)
        pictures = tuple(await shown.draw_live_message(self.renderer, view, span.events, words, over=over))
        if pictures:  # below what each side came with
            head = next((n for n, part in enumerate(card.parts) if isinstance(part, Divider)), len(card.parts))
            parts = (*card.parts[:head], Gallery(pictures=pictures), *card.parts[head + 1 :])
            card = msgspec.structs.replace(card, parts=parts)
        return public_screen(card, rows)

    async def pictured_event(self, live: LiveTable, posts: list[Post]) -> Screen | None:
        """Return the picture of an event, if its title draws one."""
        event = live.game.event(typed_post_body(posts[0], PicturedEvent).event.encode())
        picture = await title_of_game(live.played).draw_event(self.renderer, event, live.words)
        return Screen(pictures=(picture,)) if picture else None

    # The end

    async def compose_game_end(self, live: LiveTable, posts: list[Post]) -> Screen:
        """Return the end of a game."""
        return await finale_screen(await self.tables.actor(live.row.id), self.renderer)

    async def _view(self, live: LiveTable, decision: int) -> Any:
        """Return what everybody may know after a decision, which may be older than the table's."""
        return live.view(None) if decision == live.head else live.game.view(await self._state(live, decision), None)

    async def _state(self, live: LiveTable, decision: int) -> Any:
        """Return the state after a decision, which may be older than the table's."""
        if decision == live.head:
            return live.state
        return live.game.decode(await self.tables.store.state_at(live.row.id, decision))


def card_key_of_posts(told: Sequence[Ledger]) -> str:
    """Return the key of the card that posts belong to; "" where they are no card."""
    return next((one.card for one in told if one.card != JOINS), told[0].card if told else "")


def ledger_lines(live: LiveTable, words: Words, told: Ledger) -> list[str]:
    """Return a ledger post in words, a line for its lead and one for each event."""
    lead = [words(told.lead, **told.lead_args)] if told.lead else []
    return lead + event_lines(live, words, told.events)


def event_lines(live: LiveTable, words: Words, kept: Sequence[str]) -> list[str]:
    """Return kept events in words, a line each."""
    return lines_of_told_events([live.game.event(one.encode()) for one in kept], words)


def lines_of_told_events(events: Sequence[Event], words: Words) -> list[str]:
    """Return events in words, a line each, without those that are not told."""
    return [line for event in events if (told := event.label()) is not None and (line := words.say(told))]


def turn_buttons(live: LiveTable, posts: Sequence[Post]) -> Row:
    """Return what stands under a turn's card: the map, and every step of the card."""
    return (Button(id=Press("map", live.row.id).id(), label=live.words("button.map")), steps_button(live, posts))


def round_buttons(live: LiveTable, view: Any) -> Row:
    """Return what stands under a round's card: one's own table, the map, and the chart where there is one."""
    own = Button(id=Press("mine", live.row.id).id(), label=live.words("button.mine"), style="primary")
    verbs = ("map", "chart") if title_of_game(live.played).points_by_side(view) else ("map",)
    looks = (Button(id=Press(verb, live.row.id).id(), label=live.words(f"button.{verb}")) for verb in verbs)
    return (own, *looks)


def steps_button(live: LiveTable, posts: Sequence[Post]) -> Button:
    """Return the button that shows every step of a card, by the numbers of its posts."""
    numbers = f"{posts[0].number}-{posts[-1].number}"
    return Button(id=Press("steps", live.row.id, "", numbers).id(), label=live.words("button.steps"))


def card_text_length(card: Card) -> int:
    """Return how long the words of a card are, with symbols for emojis, which it has where it is too long."""
    return len(SIGNS.without_emojis(card.text()))


def card_character_limit(live: LiveTable) -> int:
    """Return how many characters a card of a table may have."""
    return PLAIN_LIMIT if live.is_plain else LIMIT


def card_fitted_to_limit(card: Card, words: Words, limit: int = LIMIT, last: Sequence[str] = ()) -> Card:
    """Return a card that a message has room for: what is too much is counted, and left to "Every step". last: lines
    that stand below it, however much is left out."""
    parts, left, limit = list(card.parts), 0, limit - sum(len(line) + 1 for line in last)
    while card_text_length(msgspec.structs.replace(card, parts=tuple(parts))) > limit - 40 * bool(left) and any(parts):
        n = max(n for n, part in enumerate(parts) if isinstance(part, str) and part)
        text = parts[n]
        assert isinstance(text, str)  # noqa: S101 - that is how it was found
        parts[n] = text.rpartition("\n")[0]
        left += 1
    if left:
        parts.append(words("turn.more", count=left))
    return msgspec.structs.replace(card, parts=(*(part for part in parts if part != ""), *last))


def public_screen(card: Card, rows: tuple[Row, ...] = (), pictures: tuple[Any, ...] = ()) -> Screen:
    """Return a card as the thread shows it."""
    return Screen(card=card, rows=rows, pictures=pictures)
