"""What a process edits that was replaced, woke and was killed at once, so that it left no note, is shown again."""

import pytest

from bot.app.in_flight import InFlight, OwnEdits
from bot.app.late_edits import LateEdits
from bot.clubs.standing_messages import EDITS
from bot.connection import sending
from bot.messages.card import MessageForm
from bot.messages.screen import Screen, with_card
from bot.sandbox.world import Message
from bot.tables.post_types import panel_post
from tests.bot.clockwork import Time, default, seated
from tests.bot.clubs.test_board import boards, set_up
from tests.bot.clubs.test_digest import Reader, toy, toys
from tests.bot.clubs.tournaments import announced, cards
from tests.bot.hall import InProcess
from tests.games import EXAMPLE

__all__ = ["toy", "toys"]
OLD = with_card(Screen(content="something old"))


def place(message: Message) -> tuple[int, int]:
    return int(message.channel_id), int(message.id)


class Takeover:
    """A table whose panel was waiting to be edited as this process became the bot."""

    def __init__(self, hall: InProcess, found: InFlight, place: tuple[int, int]) -> None:
        self.hall, self.found, self.place = hall, found, place

    @property
    def panel(self) -> Message:
        channel, message = self.place
        return self.hall.sandbox.world.channels[str(channel)].messages[str(message)]

    async def edited_by_another(self) -> None:
        """Edit the panel as the process before does, of which this one knows nothing."""
        app = self.hall.app
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(app.client.http, "_edited", lambda message, at: None)
            await sending.edit_message(app.client, *self.place, OLD, form=MessageForm.V2)

    async def looks(self, times: int = 1) -> None:
        for _ in range(times):
            await self.found.look()
            await self.hall.settled()


@pytest.fixture
async def takeover(hall: InProcess) -> Takeover:
    table, actor, _, _ = await seated(hall)
    await default(actor)
    await hall.settled()
    app = hall.app
    app.worker.online.clear()  # nothing is sent
    await app.store.post(table, [panel_post()])
    found = InFlight(app.worker, app.store, LateEdits(app.worker, app.store, ()), app.own_edits)
    await found.begin()
    app.worker.online.set()
    app.worker.notify()
    await hall.settled()
    row = await app.store.table(table)
    assert row is not None and row.thread is not None and row.panel is not None
    return Takeover(hall, found, (row.thread, row.panel))


async def test_what_another_has_edited_is_shown_again(takeover: Takeover) -> None:
    await takeover.looks()
    before = takeover.panel.all_words
    await takeover.edited_by_another()
    assert takeover.panel.all_words != before
    await takeover.looks(2)
    assert takeover.panel.all_words == before


async def test_what_nobody_has_edited_is_left(takeover: Takeover) -> None:
    before = takeover.panel.edited_at
    await takeover.looks(3)
    assert takeover.panel.edited_at == before


async def test_an_edit_of_its_own_is_left(takeover: Takeover) -> None:
    await takeover.looks()
    await sending.edit_message(takeover.hall.app.client, *takeover.place, OLD, form=MessageForm.V2)
    before = takeover.panel.edited_at
    await takeover.looks(3)
    assert takeover.panel.edited_at == before


async def test_what_was_not_on_its_way_is_not_looked_at(hall: InProcess) -> None:
    app = hall.app
    table, _, _, _ = await seated(hall)
    await hall.settled()
    found = InFlight(app.worker, app.store, LateEdits(app.worker, app.store, ()), OwnEdits())
    await found.begin()
    await app.store.post(table, [panel_post()])
    app.worker.notify()
    await hall.settled()
    assert not found._posts
    await found.run()  # which is over at once


def test_few_edits_are_kept() -> None:
    own = OwnEdits()
    for message in range(1000):
        own.note_edit_time(message, "2026-11-30T12:00:00+00:00")
    assert own.last_edit_time(0) is None and own.last_edit_time(999) is not None and len(own._at) == 500


async def test_a_board_that_another_has_edited_is_shown_again(hall: InProcess) -> None:
    """One that this process has edited since it became the bot: the one before was about to edit it, too."""
    app, time = hall.app, Time(hall)
    await set_up(hall)
    (board,) = boards(hall)
    edits = LateEdits(app.worker, app.store, (app.boards.forget_shown,))
    takeover = Takeover(hall, InFlight(app.worker, app.store, edits, app.own_edits, [app.boards.places]), place(board))
    await hall.create("Boris")
    time.at += EDITS
    await app.boards.run_once()
    after, edited = board.all_words, board.edited_at
    await takeover.looks(3)
    await app.boards.run_once()
    assert "Boris" in after and board.edited_at == edited, "nobody else has edited it"
    await takeover.edited_by_another()
    assert board.all_words != after
    await takeover.looks(2)
    await app.boards.run_once()
    assert board.all_words == after


async def test_boards_that_this_process_did_not_edit_are_not_asked_for(hall: InProcess) -> None:
    app = hall.app
    await set_up(hall)
    found = InFlight(app.worker, app.store, LateEdits(app.worker, app.store, ()), app.own_edits, [app.boards.places])
    before = len(hall.sandbox.server.log)
    await found.look()
    assert len(hall.sandbox.server.log) == before


async def test_where_cards_and_digests_are_is_known(toys: InProcess) -> None:
    one = Reader(toys)
    await one.sits()
    (shown,) = await one.passes(0)
    await announced(toys, game=EXAMPLE)
    assert await toys.app.digests.places() == [place(shown)]
    assert await toys.app.tournaments.places() == [place(card) for card in cards(toys)]
