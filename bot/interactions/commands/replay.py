"""/replay and the buttons of the finale: the game as one page, to whoever asks alone; its film, in the thread.

Both are made by a process of its own (`bot.replay.child`). A game that runs is shown as its reader knows it, to them
who sits there still when it is ready; one that is over by anybody's eyes, since its whole course is public then.
"""

import asyncio
import logging

from bot.interactions.commands.history import BEGUN, DARK, LIGHT
from bot.interactions.commands.registry import Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_shown, require_table
from bot.interactions.context import InteractionContext
from bot.interactions.long_answer import LongAnswer
from bot.messages.screen import CONTENT, Screen, cut_text
from bot.process.faults import log_fault
from bot.replay.child import PAGE, Progress, ReplayError, ReplayOrder
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.persons.notebook import note_texts, notes_at
from bot.tables.post_types import FILM, Film, kind_of
from bot.tables.table_extra import with_extra
from bot.tables.watching.sight import TableSnapshot, are_secrets_out, visible_table
from bot.words import Words, unmarked_text
from data.speaking import current_language
from engine.kernel.errors import RuleError
from engine.kernel.events import Seat
from engine.kernel.texts import Text, keyed_text
from engine.store.models import OVER
from render import Picture

log = logging.getLogger(__name__)
COMMON = Words("common")
EVERYBODY = "everybody"  # in place of a seat: what the public saw
THEMES = (LIGHT, DARK)
PAGE_BYTES = 3_000_000


def register(registry: CommandRegistry) -> None:
    """Add /replay."""
    themes = tuple((COMMON.name(f"theme_{theme}"), theme) for theme in THEMES)
    options = (
        CommandOption(name="eyes", description=COMMON("option.eyes"), autocomplete=True),
        CommandOption(name="theme", description=COMMON("option.theme"), choices=themes),
        CommandOption(name="table", description=COMMON("option.table"), autocomplete=True),
    )
    registry.add(
        Command(path=("replay",), description=COMMON("help.replay"), run=_replay, options=options, complete=_complete)
    )


async def _complete(context: InteractionContext, focused: str) -> list[tuple[str, str]]:
    typed = context.text_option(focused).lower()
    if focused == "table":
        return await complete_shown(context, typed, BEGUN)
    live = (await require_table(context, statuses=BEGUN)).live
    own = live.seat_of(context.user)
    seats = live.row.seats if are_secrets_out(live) else [own] if own is not None else []
    found = [(unmarked_text(live.words.seat(seat.seat)), seat.seat) for seat in seats]
    return [pair for pair in (*found, (COMMON("replay.everybody"), EVERYBODY)) if typed in pair[0].lower()]


async def _replay(context: InteractionContext) -> None:
    await show_replay(context, await require_table(context, statuses=BEGUN))


async def show_replay(context: InteractionContext, actor: Actor) -> None:
    """Make the page of a game for whoever asks, and tell how far it is until it is there. RuleError where they may not
    see the game so, or has asked too often."""
    live = actor.live
    if live.state is None:
        raise RuleError(keyed_text("error.not_running"))
    seat, seen = _eyes(context, live), await visible_table(actor, context.user)
    until = seen.live.head if isinstance(seen, TableSnapshot) else None
    ours = seen.live.played != live.played
    context.services.replay_limit.begin(context.user)
    most, palette = min(PAGE_BYTES, context.interaction.filesize_limit), await _palette(context)
    said = {"theme": context.text_option("theme", THEMES[0]), "palette": palette, "language": current_language()}
    order = ReplayOrder(table=live.row.id, what=PAGE, seat=seat, most=most, until=until, ours=ours, **said)
    await context.send(Screen(content=live.words("replay.begun", name=live.row.name)))
    context.services.start_background(_Page(context, actor, order).make())


async def _palette(context: InteractionContext) -> str:
    """Return in whose colours the maps are: the person's own; who says light or dark means just that."""
    own = (await context.services.tables.preferences.of(context.user)).palette
    return "" if own == DARK and context.text_option("theme") else own


def _eyes(context: InteractionContext, live: LiveTable) -> Seat | None:
    """Return by whose eyes the game is shown: one's own, if nobody is named. RuleError for another's while it runs."""
    own, asked = live.seat_of(context.user), context.text_option("eyes").strip()
    if asked == EVERYBODY:
        return None
    if not asked:
        return own.seat if own is not None else None
    names = {unmarked_text(live.words.seat(seat.seat)).lower(): seat for seat in live.row.seats}
    seat = next((one for one in live.row.seats if one.seat == asked), names.get(asked.lower()))
    if seat is None:
        raise RuleError(keyed_text("error.replay_nobody", asked=asked))
    if seat != own and not are_secrets_out(live):
        raise RuleError(keyed_text("error.replay_eyes"))
    return seat.seat


class _Page:
    """A page that is being made for somebody, and the answer that tells them how far it is."""

    def __init__(self, context: InteractionContext, actor: Actor, order: ReplayOrder) -> None:
        self.context, self.actor, self.order = context, actor, order
        self.answer, self.now = LongAnswer(context), Progress()

    def _note(self, now: Progress) -> None:
        self.now = now

    async def make(self) -> None:
        """Make it and give it to whoever asked. Whatever goes wrong, they are told."""
        making = asyncio.create_task(
            self.context.services.replays.make_replay_file(self.order, self._note, self.context.user)
        )
        try:
            await self._hand_over(await self.answer.report_progress_until_done(making, self._progress))
        except asyncio.CancelledError:  # the program ends
            making.cancel()
            await self.answer.try_to_change_answer(Screen(content=COMMON("error.restarting")))
            raise
        except (ReplayError, OSError) as error:
            log.error("table %s: a replay could not be made (%s)", self.order.table, error)
            await self.answer.try_to_change_answer(Screen(content=COMMON("replay.failed", number=log_fault(error))))
        finally:
            self.context.services.replay_limit.end(self.context.user)

    def _progress(self) -> Screen:
        return Screen(content=self._words.say(replay_progress_text(self.now)))

    @property
    def _words(self) -> Words:
        return self.actor.live.words

    async def _hand_over(self, page: bytes) -> None:
        """Give them the page, if they may still see it: who has left their seat meanwhile gets nothing of it."""
        live, seat = self.actor.live, self.order.seat
        if seat is not None and not are_secrets_out(live):
            own = live.seat_of(self.context.user)
            if own is None or own.seat != seat:
                await self.answer.try_to_change_answer(Screen(content=self._words("replay.not_your_seat")))
                return
        if len(page) > self.order.most:
            await self.answer.try_to_change_answer(Screen(content=self._words("replay.too_large")))
            return
        key = (
            "replay.done" if are_secrets_out(live) else "replay.so_far" if seat is not None else "replay.so_far_public"
        )
        key = "replay.so_far_late" if self.order.until is not None else key
        name = f"praetor-{live.row.id}.html"
        alt = self._words("replay.page_alt", name=live.row.name)
        file = Picture(data=page, mime="text/html", filename=name, alt=alt, width=0, height=0)
        whose = [self._words("charts.by_ours")] if self.order.ours else []
        lines = [self._words(key, name=live.row.name), *whose, *await self._notes()]
        screen = Screen(content=cut_text("\n".join(lines), CONTENT), pictures=(file,))
        if not await self.answer.try_to_change_answer(screen):
            by_dm = await self.answer.try_to_write_dm(screen)
            await self.answer.try_to_change_answer(
                Screen(content=self._words("replay.by_dm" if by_dm else "replay.unsent"))
            )

    async def _notes(self) -> list[str]:
        """Return what the person has noted at the table, for them alone, once its game is over."""
        live = self.actor.live
        person = await self.context.services.tables.preferences.of(self.context.user)
        notes = notes_at(person, live.row.id) if are_secrets_out(live) else []
        return [self._words("note.replay"), *map(self._words.say, note_texts(notes))] if notes else []


def replay_progress_text(now: Progress) -> Text:
    """Return how far a replay is."""
    if now.ahead:
        return keyed_text("replay.waits", ahead=now.ahead)
    return keyed_text("replay.drawn", done=now.done, of=now.of) if now.of else keyed_text("replay.reading")


# The film


async def post_film(context: InteractionContext, actor: Actor) -> None:
    """Let the film of a game be posted in its thread, once; whoever asks again is told where it is, or how far."""
    services, table = context.services, actor.live.row.id
    if actor.live.row.status != OVER:
        raise RuleError(keyed_text("error.not_over"))
    async with actor.turn() as live:
        there = await services.store.sent_messages(table, live.public_audience, kind_of(Film), replaces=FILM.replaces)
        if not there and live.extra.film is None:
            extra = with_extra(live.row, film=services.tables.now())
            live.replace(row=await services.store.update_table(live.row, extra=extra, posts=[FILM]))
    if there:
        channel, message, _ = there[-1]
        place = f"https://discord.com/channels/{actor.live.row.guild or '@me'}/{channel}/{message}"
        await context.send(Screen(content=actor.live.words("replay.film_there", link=place)))
        return
    services.tables.posted()
    now = services.films.progress(table)
    said = actor.live.words.say(replay_progress_text(now)) if now is not None else ""
    await context.send(Screen(content="\n".join(filter(None, (actor.live.words("replay.film_begun"), said)))))
