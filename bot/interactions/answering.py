"""What presses and commands need of whoever asks: who it is, what they chose, and how they are answered.

An interaction of Discord is answered by messages (`InteractionContext`), a press of the page by what it shows next
(`bot.table_page`). What is done is the same, and knows of neither.
"""

from collections.abc import Awaitable, Sequence
from typing import Any, Protocol

from bot.connection import sending
from bot.messages.ids import Press
from bot.messages.screen import Modal, Screen
from bot.services import Services
from bot.tables.live import LiveTable
from bot.tables.table_extra import SeatMark
from engine.store.models import TableRow
from render import Picture


class Answering(Protocol):
    """Somebody who asks for something, and is answered once.

    options: what was typed into a command or a form, by name; values: what was chosen in a list; press: the custom id
    that was pressed. card: the live card that was pressed, which answers in place; at: the table that it is about;
    done: what was carried out and is kept, in words, whatever becomes of the answer; told: what is said above what is
    asked next.
    """

    services: Services
    options: dict[str, Any]
    press: Press | None
    user: int
    name: str
    account: str
    values: list[str]
    card: SeatMark | None
    at: LiveTable | None
    done: str
    told: str

    @property
    def id(self) -> int:
        """Return the number of what is asked for: it is done once."""

    @property
    def guild(self) -> int | None:
        """Return the server that it comes from; None for none, as from a DM."""

    @property
    def channel(self) -> int:
        """Return the channel or thread that it comes from; 0 for none."""

    @property
    def pressed_message(self) -> int | None:
        """Return the message that was pressed; None for none."""

    @property
    def is_private_answer(self) -> bool:
        """Return whether what was pressed is an answer to this person, which may become another."""

    @property
    def is_named_by_discord(self) -> bool:
        """Return whether `name` and `account` are what Discord calls the person now."""

    @property
    def is_server_nickname(self) -> bool | None:
        """Return whether the name is one of the server's own; None where that is not known."""

    def name_at_table(self, row: TableRow) -> str:
        """Return how a table calls this person."""

    def text_option(self, name: str, default: str = "") -> str:
        """Return a text option."""

    def number_option(self, name: str, default: int) -> int:
        """Return a whole-number option."""

    def start_deferral_clock(self) -> None:
        """Note that it is being carried out."""

    def stop_deferral_clock(self) -> None:
        """Note that it is carried out, or has failed."""

    async def send(self, screen: Screen) -> None:
        """Answer beside what was pressed, for this person alone."""

    async def show(self, screen: Screen) -> None:
        """Answer in the place of what was pressed, where it is this person's own."""

    async def show_page(self, screen: Screen) -> None:
        """Answer with another page, pictures and all, in the place of what was pressed."""

    async def send_drawn(self, screen: Screen, drawing: Awaitable[Sequence[Picture]]) -> None:
        """Answer beside it with words, and with pictures as they are drawn."""

    async def show_drawn(self, screen: Screen, drawing: Awaitable[Sequence[Picture]]) -> None:
        """Answer in its place with words, and with pictures as they are drawn."""

    async def show_page_drawn(self, screen: Screen, drawing: Awaitable[Sequence[Picture]]) -> None:
        """Answer with another page of words, and with pictures as they are drawn."""

    async def change_pressed_message(
        self, screen: Screen, owe: sending.Owe | None = None, *, anew: bool = False
    ) -> bool:
        """Answer by changing the posted message that was pressed; return whether it shows that now."""

    async def show_form(self, modal: Modal) -> None:
        """Answer with a form."""
