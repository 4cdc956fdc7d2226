"""Somebody who presses on the page: it keeps what they are shown, in the place of sending it.

What a question has come to is told by the table's state; a screen that is none (the rules, the log, a map, a hand) is
kept whole, and the page shows it on a sheet.
"""

import asyncio
import contextlib
import inspect
from collections.abc import Awaitable, Sequence
from typing import Any

import msgspec

from bot.connection import sending
from bot.messages.ids import Press
from bot.messages.screen import Modal, Screen
from bot.screens.looks import screen_in_look
from bot.screens.rows.table_rows import with_back_button
from bot.services import Services
from bot.table_page.signed_tokens import PagePass
from bot.tables.live import LiveTable
from bot.tables.persons.seat_names import name_of_person_at_table
from bot.tables.table_extra import SeatMark
from bot.words import unmarked_text
from engine.store.models import TableRow
from render import Picture

DRAWING = 8.0  # seconds that a sheet waits for its pictures


class PageContext:
    """One press of the page, as presses take it.

    shown: the screen that answers; form: the form that does; told: what stands above what is asked next; answered: set
    as soon as there is an answer, though what follows in the chat is not done yet.
    """

    def __init__(
        self, services: Services, bearer: PagePass, number: int, values: Sequence[str], options: dict[str, Any]
    ) -> None:
        self.services, self.options, self.values = services, options, list(values)
        self.press: Press | None = None
        self.user, self._number = bearer.user, number
        self.name = self.account = ""
        self.card: SeatMark | None = None
        self.at: LiveTable | None = None
        self.done = self.told = ""
        self.shown: Screen | None = None
        self.form: Modal | None = None
        self.answered = asyncio.Event()

    def name_person_as_table_does(self, live: LiveTable) -> None:
        """Call the person what the table calls them: a page knows no other name."""
        seat = live.seat_of(self.user)
        self.name = self.account = unmarked_text(seat.name) if seat is not None else ""

    @property
    def id(self) -> int:
        """Return the number of the press: what it asks for is done once."""
        return self._number

    @property
    def guild(self) -> int | None:
        """Return None: a page is in no server, as a DM is."""
        return None

    @property
    def channel(self) -> int:
        """Return 0: a page is in no channel."""
        return 0

    @property
    def pressed_message(self) -> int | None:
        """Return None: no message was pressed."""
        return None

    @property
    def is_private_answer(self) -> bool:
        """Return whether the answer may take the place of what was pressed: always, on a page."""
        return True

    @property
    def is_named_by_discord(self) -> bool:
        """Return False: a page knows the table's own name for them alone."""
        return False

    @property
    def is_server_nickname(self) -> bool | None:
        """Return None: where a name is from is not known."""
        return None

    def name_at_table(self, row: TableRow) -> str:
        """Return how a table calls this person."""
        return name_of_person_at_table(row, self.user, self.name, self.account)

    def text_option(self, name: str, default: str = "") -> str:
        """Return a field of a form."""
        value = self.options.get(name)
        return default if value is None else str(value)

    def number_option(self, name: str, default: int) -> int:
        """Return a whole number of a form."""
        value = self.options.get(name)
        return default if value is None else int(value)

    def start_deferral_clock(self) -> None:
        """Do nothing: a page waits."""

    def stop_deferral_clock(self) -> None:
        """Note that nothing more is to come, whatever has."""
        self.answered.set()

    async def send(self, screen: Screen) -> None:
        """Keep the screen that answers."""
        seat = self.at.seat_of(self.user) if self.at is not None and self.at.is_running else None
        self.shown = (
            with_back_button(screen, self.at, seat.seat) if self.at is not None and seat is not None else screen
        )
        self.answered.set()

    async def show(self, screen: Screen) -> None:
        """Keep the screen that answers."""
        await self.send(screen)

    async def show_page(self, screen: Screen) -> None:
        """Keep the screen that answers."""
        await self.send(screen)

    async def send_drawn(self, screen: Screen, drawing: Awaitable[Sequence[Picture]]) -> None:
        """Keep the screen, with its pictures where they are drawn soon enough. Those of a question are not drawn: the
        page has a map of its own."""
        pictures: Sequence[Picture] = ()
        if screen.asks:
            if inspect.iscoroutine(drawing):
                drawing.close()
        else:
            with contextlib.suppress(TimeoutError):
                pictures = await asyncio.wait_for(asyncio.ensure_future(drawing), DRAWING)
        look = (await self.services.tables.preferences.of(self.user)).picture_look
        await self.send(await screen_in_look(msgspec.structs.replace(screen, pictures=tuple(pictures)), look))

    async def show_drawn(self, screen: Screen, drawing: Awaitable[Sequence[Picture]]) -> None:
        """Do the same."""
        await self.send_drawn(screen, drawing)

    async def show_page_drawn(self, screen: Screen, drawing: Awaitable[Sequence[Picture]]) -> None:
        """Do the same."""
        await self.send_drawn(screen, drawing)

    async def change_pressed_message(
        self, screen: Screen, owe: sending.Owe | None = None, *, anew: bool = False
    ) -> bool:
        """Return False: there is no posted message to change."""
        return False

    async def show_form(self, modal: Modal) -> None:
        """Keep the form that answers."""
        self.form = modal
        self.answered.set()
