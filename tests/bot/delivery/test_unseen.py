"""What nobody is told cannot be seen from what the bot edits either: when a secret answer came, and whether it did."""

import dataclasses
from collections.abc import Mapping

import msgspec
import pytest

from bot.delivery.last_rendered import KEPT, KeptShown, LastRendered
from bot.messages.screen import Button, Screen
from bot.sandbox.world import Message
from bot.tables.actor import Actor
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import SaveError
from engine.kernel.events import TABLE
from engine.kernel.prompts import SEALED, WINDOW, Prompt
from render import Picture
from tests.bot.clockwork import Time, seated
from tests.bot.hall import InProcess

STEPS = 300


async def until_asked(hall: InProcess, actor: Actor, kind: str) -> Prompt:
    """Play at random until persons are asked something of a kind that more than one may answer; return one question."""
    lots = UnverifiedRandom("unseen")
    for _ in range(STEPS):
        waiting = [p for p in actor.live.prompts_waited_for() if p.seat != TABLE and p.answered is None]
        open_now = [p for p in waiting if p.kind == kind and p in actor.live.questions_seat_can_answer(p.seat)]
        if open_now and (kind != SEALED or not open_now[0].shown):
            return open_now[0]
        async with actor.turn() as live:
            prompt = waiting[0] if waiting else live.window_prompt()
            assert prompt is not None, "the game is over"
            action = prompt.default if prompt.kind == WINDOW else prompt.menu.sample(lots)
            assert action is not None
            await actor.decide(prompt.seat, prompt.id, action)
        hall.app.tables.run_automatic(actor.live.row.id)
        await hall.settled()
    raise AssertionError(f"nothing {kind} was asked")


def _panel(hall: InProcess, actor: Actor) -> Message:
    return hall.thread(actor.live.row.id).messages[str(actor.live.row.panel)]


async def test_a_window_that_is_passed_on_leaves_the_panel_as_it_was(hall: InProcess) -> None:
    clock = Time(hall)
    hall.app.tables.hold_scale = 1.0
    table, actor, _, _ = await seated(hall)
    prompt = await until_asked(hall, actor, WINDOW)
    before = _panel(hall, actor).edited_at, actor.live.row.panel
    window = actor.live.window_prompt()
    await clock.passes(60, table)
    async with actor.turn():
        assert prompt.default is not None
        await actor.decide(prompt.seat, prompt.id, prompt.default)
    await clock.passes(1, table)
    assert actor.live.window_prompt() is not None, "the hold is not over"
    assert (_panel(hall, actor).edited_at, actor.live.row.panel) == before
    # What can be seen is still shown: the window closes, and the panel says what is asked then.
    await clock.passes(86_400, table)
    then = actor.live.window_prompt()
    assert window is not None and (then is None or then.id != window.id)
    assert (_panel(hall, actor).edited_at, actor.live.row.panel) != before


def test_a_message_that_shows_the_same_is_known_by_everything_that_can_be_seen_on_it() -> None:
    last_rendered = LastRendered()
    picture = Picture(data=b"1", mime="image/png", filename="a.png", alt="one", width=1, height=1)
    shown = Screen(content="The panel", rows=((Button(id="mine:AAAAA", label="My table"),),), pictures=(picture,))
    assert not last_rendered.is_same("AAAAA", 7, shown)
    last_rendered.keep("AAAAA", 7, shown)
    assert last_rendered.is_same("AAAAA", 7, Screen(content="The panel", rows=shown.rows, pictures=(picture,)))
    assert not last_rendered.is_same("AAAAA", 8, shown)
    for other in (
        msgspec.structs.replace(shown, content="Another"),
        msgspec.structs.replace(shown, rows=()),
        msgspec.structs.replace(shown, pictures=(dataclasses.replace(picture, data=b"2"),)),
        msgspec.structs.replace(shown, pictures=(dataclasses.replace(picture, alt="two"),)),
    ):
        assert not last_rendered.is_same("AAAAA", 7, other)


def test_only_so_many_messages_are_remembered() -> None:
    last_rendered = LastRendered()
    for message in range(KEPT + 5):
        last_rendered.keep("AAAAA", message, Screen(content="x"))
    assert not last_rendered.is_same("AAAAA", 4, Screen(content="x"))
    assert last_rendered.is_same("AAAAA", 5, Screen(content="x"))


class FullDisk:
    """A store that cannot be written to at first."""

    def __init__(self) -> None:
        self.is_full, self.kept = True, dict[str, str | None]()

    async def kept_of_messages(self, table_id: str) -> dict[str, str]:
        return {}

    async def keep_shown(self, table_id: str, changes: Mapping[str, str | None]) -> None:
        if self.is_full:
            raise SaveError("the disk is full")
        self.kept |= changes


async def test_what_could_not_be_written_is_written_with_the_next() -> None:
    """It was known until the bot ended, and lost then: the first edit afterwards told that somebody had acted."""
    store = FullDisk()
    known = KeptShown(store)
    known.put("AAAAA", "face:7", "old")
    known.put("AAAAA", "face:8", "same")
    with pytest.raises(SaveError):
        await known.flush("AAAAA")
    known.put("AAAAA", "face:7", "new")
    store.is_full = False
    await known.flush("AAAAA")
    assert store.kept == {"face:7": "new", "face:8": "same"}


async def test_a_connection_that_was_made_anew_serves_everything_that_is_edited(hall: InProcess) -> None:
    """Running messages went on with the old connection for ever."""
    app = hall.app
    old = app.client
    await app._renew_client()
    try:
        assert app.client is not old
        assert {app.worker.client, app.worker.live_messages._client(), app.worker.panels._client()} == {app.client}
    finally:
        app.stop()
