"""One interaction: who pressed or typed what and where, and the methods that answer it.

All answers are ephemeral (only the person sees them). A deferral is ephemeral too, since after a public one Discord
ignores the ephemeral flag of the first follow-up.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import aiohttp
import discord
import msgspec

from bot.connection import sending
from bot.connection.reading import message_form
from bot.delivery.footers import split_screen
from bot.messages.card import MessageForm, form_for
from bot.messages.ids import Press
from bot.messages.screen import Modal, Screen, with_card
from bot.screens.looks import drawings_as_words, screen_in_look, texts_of_drawings
from bot.screens.rows.table_rows import is_beside_question, with_back_button
from bot.services import Services
from bot.tables.live import LiveTable
from bot.tables.persons.seat_names import name_of_person_at_table
from bot.tables.table_extra import SeatMark
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.models import TableRow
from render import Picture
from render.looks import WORDS

log = logging.getLogger(__name__)
DRAWING = 0.6  # seconds that words wait for their picture
PATIENCE = 1.5  # seconds before a slow answer is deferred; Discord gives up after three
UNKNOWN_WEBHOOK = 10015  # nothing was acknowledged yet, so there is nothing to follow
ANSWERED = 40060  # already acknowledged
NOT_LET_THROUGH = {401, 403, 404}  # whatever is in it: its token is over, or something stands before Discord
Answer = Callable[[Screen], Awaitable[None]]
Kind = discord.InteractionResponseType
IN_PLACE = (Kind.message_update, Kind.deferred_message_update)
EXPIRED = {10062, ANSWERED}  # or unknown: nobody is there to be answered


async def single_drawing(drawing: Awaitable[Picture | None]) -> Sequence[Picture]:
    """Return the one picture of an answer as soon as it is drawn, for `send_drawn`; () where there is none."""
    picture = await drawing
    return () if picture is None else (picture,)


class InteractionContext:
    """An interaction that is being carried out. It is answered once, by `send`, `show`, `modal` or `choices`; whatever
    takes longer than PATIENCE seconds is deferred first."""

    def __init__(
        self,
        services: Services,
        interaction: discord.Interaction[Any],
        options: dict[str, Any],
        press: Press | None = None,
    ) -> None:
        self.services, self.interaction, self.options, self.press = services, interaction, options, press
        self.user: int = interaction.user.id
        self.name: str = interaction.user.display_name
        self.account: str = interaction.user.name  # unlike the display name nobody else's
        data: dict[str, Any] = dict(interaction.data or {})
        self.values: list[str] = [str(v) for v in data.get("values", ())]
        self._deferral: asyncio.Task[None] | None = None
        self._clock: asyncio.Task[None] | None = None
        self._answering = asyncio.Lock()
        self._deferred = False
        self.card: SeatMark | None = None  # the live card that was pressed, which answers in place
        self.at: LiveTable | None = None  # the table that it is about
        self.told = ""  # what stands above what is asked next
        self.done = ""  # what was carried out and is kept, in words, whatever becomes of the answer

    @property
    def id(self) -> int:
        """Return the interaction's id: what it asks for is done once."""
        return self.interaction.id

    @property
    def guild(self) -> int | None:
        """Return the server that it comes from; None from a DM."""
        return self.interaction.guild_id

    @property
    def channel(self) -> int:
        """Return the channel or thread that it comes from; 0 for none."""
        return self.interaction.channel_id or 0

    @property
    def pressed_message(self) -> int | None:
        """Return the message that was pressed; None for none."""
        return self.interaction.message.id if self.interaction.message is not None else None

    @property
    def is_private_answer(self) -> bool:
        """Return whether the message that was pressed is an answer to this person; one that was posted to them by DM is
        changed where it is their live card, and by `change` alone."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def is_named_by_discord(self) -> bool:
        """Return True: Discord says with each interaction what its person is called."""
        return True

    def name_at_table(self, row: TableRow) -> str:
        """Return how a table calls this person, as plain text that tells them from those who sit there."""
        return name_of_person_at_table(row, self.user, self.name, self.account)

    @property
    def is_server_nickname(self) -> bool | None:
        """Return whether the name is one of the server's own; None in a DM, where that is not known."""
        member = self.interaction.user
        return member.nick is not None if isinstance(member, discord.Member) else None

    def text_option(self, name: str, default: str = "") -> str:
        """Return a text option."""
        value = self.options.get(name)
        return default if value is None else str(value)

    def number_option(self, name: str, default: int) -> int:
        """Return a whole-number option."""
        value = self.options.get(name)
        return default if value is None else int(value)

    async def _seen(self, screen: Screen) -> Screen:
        """Return a screen with its pictures in the colours that this person sees best."""
        return await screen_in_look(screen, (await self.services.tables.preferences.of(self.user)).picture_look)

    async def _plain(self) -> bool:
        """Return whether this person wants words alone."""
        return (await self.services.tables.preferences.of(self.user)).plain

    # Answering

    def start_deferral_clock(self) -> None:
        """Start the clock that defers the answer if it takes long."""
        self._deferral = self._clock = asyncio.create_task(self._defer_late())

    def stop_deferral_clock(self) -> None:
        """Stop the clock; a deferral that is on its way is not called back, or nobody would know that it arrived."""
        if self._deferral is not None:
            self._deferral.cancel()

    @property
    def is_answered_by_new_message(self) -> bool:
        """Return whether an answer that takes long is a new message: what was pressed cannot become it."""
        return not self._dm and not self.is_private_answer

    @property
    def _put_off(self) -> bool:
        """Return whether Discord waits for a change of the pressed message, which is this person's own."""
        return self._deferred and self.is_private_answer

    async def _defer_late(self) -> None:
        await asyncio.sleep(PATIENCE)
        self._deferral = None
        async with self._answering:
            if not self._acknowledged:
                self._deferred = True
                try:  # where it breaks it may have arrived all the same: a follow-up finds out
                    anew = self.is_answered_by_new_message
                    await self._deliver(lambda: self.interaction.response.defer(ephemeral=True, thinking=anew))
                except discord.HTTPException as error:
                    self._deferred = False
                    log.warning("an answer could not be put off: %s", error.code)

    async def acknowledge_repeated_press(self) -> None:
        """Acknowledge a press without a word: one like it is being carried out, and answers both."""
        await self._deliver(self.interaction.response.defer)

    @property
    def _acknowledged(self) -> bool:
        """Return whether Discord has, or may have, a first answer: what follows is a follow-up."""
        return self._deferred or self.interaction.response.is_done()

    def _leading_back(self, screen: Screen) -> Screen:
        """Return an answer with a button back to what its table asks of this person."""
        seat = self.at.seat_of(self.user) if self.at is not None and self.at.is_running else None
        return with_back_button(screen, self.at, seat.seat) if self.at is not None and seat is not None else screen

    async def send(self, screen: Screen) -> None:
        """Answer with a new message that only this person sees; in plain form with several, where one is too short."""
        self.stop_deferral_clock()
        screen = self._leading_back(screen)
        looked_up = is_beside_question(screen) and self.interaction.guild_id is None  # below it: it is in the DM
        form = form_for(MessageForm.V2, plain=await self._plain())
        look = (await self.services.tables.preferences.of(self.user)).picture_look
        board = texts_of_drawings(screen) if look.size == WORDS else []
        if len(board) > 1:  # one message has no room for all of it
            screen = drawings_as_words(screen)[0]
        screen = with_card(await screen_in_look(screen, look))
        for part in split_screen(screen, form) if form is MessageForm.PLAIN else [screen]:
            await self._send(part, form)
        for page in board if len(board) > 1 else ():
            await self._send(Screen(content=page), form)
        seat = self.at.seat_of(self.user) if self.at is not None and looked_up else None
        if self.at is not None and seat is not None:
            cards = self.services.worker.seat_cards
            cards.buried.add(self.at, cards.live_card_message(self.at, seat.seat))

    async def send_drawn(self, screen: Screen, drawing: Awaitable[Sequence[Picture]]) -> None:
        """Answer with words and pictures; where these take longer than DRAWING seconds to draw, with the words at once,
        and the pictures are put beside them when they are drawn."""
        await self._as_drawn(screen, drawing, self.send, self.send)

    async def show_drawn(self, screen: Screen, drawing: Awaitable[Sequence[Picture]]) -> None:
        """Do the same by changing the pressed message, where it is this person's own: without the pictures that it
        shows, which are of before."""
        await self._as_drawn(screen, drawing, self.show, lambda words: self.show_page(with_card(words)))

    async def show_page_drawn(self, screen: Screen, drawing: Awaitable[Sequence[Picture]]) -> None:
        """Do the same with another page."""

        async def leaf(screen: Screen) -> None:
            await self.show_page(with_card(screen))

        await self._as_drawn(screen, drawing, leaf, leaf)

    async def _as_drawn(
        self, screen: Screen, drawing: Awaitable[Sequence[Picture]], answer: Answer, in_words: Answer
    ) -> None:
        look = (await self.services.tables.preferences.of(self.user)).picture_look
        patience = None if look.size == WORDS else DRAWING  # whoever reads pictures in words waits for them
        task, last = asyncio.ensure_future(drawing), self.services.last_presses.last_press(self.user)
        done, _ = await asyncio.wait({task}, timeout=patience)
        if done:
            await answer(msgspec.structs.replace(screen, pictures=tuple(await task)))
            return
        await in_words(screen)
        self.services.start_background(self._pictures_late(screen, task, last))

    async def _pictures_late(self, screen: Screen, drawing: Awaitable[Sequence[Picture]], last: int | None) -> None:
        """Put pictures beside the words of an answer when they are drawn, if it is the last still. last: the last press
        as it was given."""
        screen = msgspec.structs.replace(screen, pictures=tuple(await drawing))
        presses = self.services.last_presses
        if screen.all_pictures and self.interaction.response.is_done() and presses.last_press(self.user) == last:
            await presses.carry_out_edit(self.user, self._add_pictures(screen))

    async def _add_pictures(self, screen: Screen) -> None:
        form, pressed = form_for(MessageForm.V2, plain=await self._plain()), self.interaction.message
        if self.is_private_answer and pressed is not None and self.interaction.response.type in IN_PLACE:
            own = message_form(pressed)
            form = form_for(own, plain=form is MessageForm.PLAIN and own is not MessageForm.V2)
        shown = await self._seen(self._leading_back(screen))
        try:
            if form is MessageForm.PLAIN or (self._deferred and self._dm):  # its words are in other messages
                await self._deliver(lambda: sending.follow_up(self.interaction, shown.screen_of_pictures_only(), form))
            else:
                await self._deliver(lambda: sending.add_pictures(self.interaction, with_card(shown), form))
        except discord.HTTPException as error:
            log.warning("the pictures of an answer were refused: %s, code %s", error.status, error.code)

    async def _send(self, screen: Screen, form: MessageForm) -> None:
        async with self._answering:
            if self._acknowledged and await self._follow_up(screen, form):
                return
            await self._deliver(lambda: sending.answer_interaction(self.interaction, screen, form))

    async def _follow_up(self, screen: Screen, form: MessageForm) -> bool:
        """Send what follows an acknowledgement; return whether there was one."""
        return await self._deliver_late(lambda: sending.follow_up(self.interaction, screen, form))

    async def _deliver_late(self, answer: Callable[[], Awaitable[Any]]) -> bool:
        """Send an answer that was put off; return whether Discord waited for one. Where Discord does not let it through
        it is sent once more. HTTPException: it was refused for what is in it."""
        for again in (True, False):
            try:
                await self._deliver(answer)
            except discord.HTTPException as error:
                if error.code == UNKNOWN_WEBHOOK and not self.interaction.response.is_done():
                    return False
                if error.status not in NOT_LET_THROUGH:
                    raise
                if not again:
                    log.warning("an answer was not let through: %s, code %s", error.status, error.code)
            else:
                return True
        return True

    async def show(self, screen: Screen) -> None:
        """Answer by changing the pressed message where it is this person's own, else with a new private one."""
        self.stop_deferral_clock()
        screen = self._leading_back(screen)
        if not await self._change_own(screen):
            await self.send(screen)

    @property
    def _dm(self) -> bool:
        """Return whether a message in a DM was pressed: it is acknowledged without a word, since it may change itself,
        and an answer beside it is only seen there anyway."""
        return self.interaction.message is not None and self.interaction.guild_id is None and not self.is_private_answer

    async def change_pressed_message(
        self, screen: Screen, owe: sending.Owe | None = None, *, anew: bool = False
    ) -> bool:
        """Answer by changing the pressed message, which is not ephemeral; its pictures stay, but not where it is made
        `anew`. Return whether it shows that now: False where Discord does not let us change it, and the answer has to
        come beside it. owe: notes that its pictures are to follow, where Discord refuses them."""
        self.stop_deferral_clock()
        message, plain, screen = self.interaction.message, await self._plain(), await self._seen(screen)
        if message is None:
            return False
        async with self._answering:
            try:
                if not self._acknowledged:
                    return await self._deliver(
                        lambda: sending.answer_in_place(self.interaction, screen, anew=anew, owe=owe, plain=plain)
                    )
                keep = not screen.all_pictures and not anew
                client, place = self.services.client, (message.channel.id, message.id)
                form = form_for(MessageForm.CLASSIC, plain=plain)
                return await self._deliver(
                    lambda: sending.edit_message(client, *place, screen, form=form, keep_pictures=keep, owe=owe)
                )
            except discord.HTTPException as error:
                log.info("a card could not be changed by its press: code %s", error.code)
                return False

    async def show_page(self, screen: Screen) -> None:
        """Answer with another page: the pressed message becomes it, pictures and all, where it is this person's own."""
        self.stop_deferral_clock()
        if not await self._change_own(self._leading_back(screen), anew=True):
            await self.send(screen)

    async def _change_own(self, screen: Screen, *, anew: bool = False) -> bool:
        """Answer by changing the pressed message where only this person sees it, and note that; return whether."""
        plain, message = await self._plain(), self.interaction.message
        if not self.is_private_answer or message is None:
            return False
        await self.services.last_presses.wait_for_edit(self.user)
        async with self._answering:
            if self._acknowledged and not self._put_off:
                return False
            shown = with_card(await self._seen(screen))
            change = partial(sending.answer_in_place, self.interaction, shown, anew=anew, plain=plain)
            deliver = self._deliver_late if self._put_off else self._deliver
            with self.services.private_answers.noting_change(message, partial(change, put_off=True)):
                await deliver(partial(change, put_off=self._put_off))
        return True

    async def show_form(self, modal: Modal) -> None:
        """Answer with a form. RuleError where a form was sent that is empty: Discord takes no form in answer to one."""
        if self.interaction.type is discord.InteractionType.modal_submit:
            raise RuleError(keyed_text("error.not_offered", asked=""))
        self.stop_deferral_clock()
        async with self._answering:
            if self._acknowledged:  # it took too long for a form
                raise RuleError(keyed_text("error.busy"))
            await self._deliver(lambda: sending.answer_with_form(self.interaction, modal))

    async def open_activity(self) -> str | None:
        """Answer by opening the application's Activity; return its instance, "" where that is not known, None where it
        took too long for that. HTTPException: Discord opens none."""
        self.stop_deferral_clock()
        opened: list[str] = []

        async def answer() -> None:
            opened.append(await sending.open_activity(self.interaction))

        async with self._answering:
            if self._acknowledged:
                return None
            await self._deliver(answer)
        return "".join(opened)

    async def answer_autocomplete(self, choices: list[tuple[str, str]]) -> None:
        """Answer an autocomplete."""
        await self._deliver(lambda: sending.answer_autocomplete(self.interaction, choices))

    async def _deliver(self, answer: Callable[[], Awaitable[Any]]) -> bool:
        """Send an answer; return whether it came through. Where the connection breaks it is sent once more: if it had
        come through, Discord says so. One that nobody waits for any more, or that does not come through, is no failure
        of what was done. HTTPException: it was refused for what is in it."""
        for again in (True, False):
            try:
                await answer()
            except discord.InteractionResponded:
                log.info("an interaction was answered twice")
            except discord.DiscordServerError as error:  # tried for 25 seconds
                log.warning("an answer did not come through: %s", error.status)
            except discord.HTTPException as error:
                if error.code not in EXPIRED:
                    raise
                self._deferred = self._deferred or error.code == ANSWERED
                log.info("an answer came too late, or twice")
            except (aiohttp.ClientError, OSError) as error:
                if again:
                    continue
                log.warning("an answer did not come through (%s)", type(error).__name__)
            else:
                return True
            return False
        return False
