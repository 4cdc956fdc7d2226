"""Emojis of the application: uploaded beside everything else, whatever Discord answers and wherever a kill strikes."""

import asyncio
import logging
import signal
from collections.abc import Iterator

import discord
import pytest

from bot.connection import emojis
from bot.connection.emojis import AGAIN, SOON, EmojiUpload
from bot.sandbox.faults import Fault
from bot.sandbox.world import Emoji
from bot.words import Words, unicode_symbol, unmarked_text
from bot.words.signs import SIGNS, SignTable
from render import RenderService
from render.games import drawings_of
from testbed.drills.plain_pictures import PIXEL
from tests.bot.hall import InProcess, Process, until
from tests.games import EXAMPLE

ALL = tuple(drawings_of(EXAMPLE).signs)
FEW = ALL[:5]
LIST = "/applications/{application_id}/emojis"


@pytest.fixture
def renderer() -> Iterator[RenderService]:
    service = RenderService()
    yield service
    service.close()


@pytest.fixture
def clean() -> Iterator[None]:
    SIGNS.clear()
    yield
    SIGNS.clear()


class Uploading:
    """An upload to the stand-in whose pauses pass at once; it stops where it has nothing to do."""

    def __init__(self, hall: InProcess, renderer: RenderService, signs: tuple[str, ...] = FEW) -> None:
        self.hall, self.table, self.pauses = hall, SignTable(), list[float]()
        online = asyncio.Event()
        online.set()
        self.upload = EmojiUpload(
            renderer, self.table, {EXAMPLE: signs}, lambda: hall.app.client, online, unicode_symbol, self._sleep
        )

    async def _sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        if seconds >= AGAIN or len(self.pauses) > 20:
            raise asyncio.CancelledError
        self.hall.sandbox.advance(seconds)

    async def run(self) -> list[str]:
        """Upload until all is done; return the names that Discord has then, the oldest first."""
        with pytest.raises(asyncio.CancelledError):
            await self.upload.run()
        return names(self.hall)


def names(hall: InProcess | Process) -> list[str]:
    return [one.name for one in hall.sandbox.world.emojis.values()]


def old(hall: InProcess, *called: str) -> None:
    """Let there be emojis from before."""
    for name in called:
        emoji = Emoji(hall.sandbox.hub.ids.next(), name, "image/png", PIXEL)
        hall.sandbox.world.emojis[emoji.id] = emoji


async def test_every_sign_is_up_once_under_its_name(hall: InProcess, renderer: RenderService) -> None:
    one = Uploading(hall, renderer)
    found = await one.run()
    assert len(found) == len(set(found)) == len(FEW) == len(one.table)
    for sign in FEW:
        mention = one.table.mention(EXAMPLE, sign)
        assert mention is not None
        name, number = mention.strip("<>").split(":")[1:]
        assert hall.sandbox.world.emojis[number].name == name
        assert one.table.without_emojis(f"**{mention}** is rolled") == f"**{unicode_symbol(EXAMPLE, sign)}** is rolled"


async def test_an_end_without_a_login_is_no_fault_of_emojis(
    hall: InProcess, renderer: RenderService, caplog: pytest.LogCaptureFixture
) -> None:
    """At the end whoever waits for the connection is let go on; nobody has logged in, and nothing is to be told."""
    one = Uploading(hall, renderer)
    one.upload._client = lambda: discord.Client(intents=discord.Intents.none())
    with pytest.raises(asyncio.CancelledError):
        await one.upload.run()
    assert "emojis" not in caplog.text and set(one.pauses) == {SOON}


async def test_faces_of_dice_come_up_first(hall: InProcess, renderer: RenderService) -> None:
    """A game that began in a new bot's first minute told its dice as "🎲2", since emblems came up before them."""
    faces = [sign for sign in ALL if unicode_symbol(EXAMPLE, sign)[-1].isdigit()]
    others = [sign for sign in ALL if sign not in faces]
    assert faces and others
    one = Uploading(hall, renderer, (*others[:3], *faces[:3]))
    found = await one.run()
    mentions = [one.table.mention(EXAMPLE, sign) or "" for sign in faces[:3]]
    assert found[:3] == [mention.strip("<>").split(":")[1] for mention in mentions]


async def test_a_restart_uploads_nothing_twice(hall: InProcess, renderer: RenderService) -> None:
    found = await Uploading(hall, renderer).run()
    again = Uploading(hall, renderer)
    assert await again.run() == found and len(again.table) == len(FEW)
    assert again.pauses == [AGAIN]


async def test_what_a_kill_left_undone_is_done_at_the_next_start(hall: InProcess, renderer: RenderService) -> None:
    half = await Uploading(hall, renderer, FEW[:2]).run()
    found = await Uploading(hall, renderer).run()
    assert found[:2] == half and len(found) == len(set(found)) == len(FEW)


async def test_an_hour_is_waited_out_where_discord_says_so(hall: InProcess, renderer: RenderService) -> None:
    hall.sandbox.faults.traps.emoji_quota = (2, 3600.0)
    one = Uploading(hall, renderer)
    assert len(set(await one.run())) == len(FEW) == len(one.table)
    assert [pause for pause in one.pauses if 3500 < pause <= 3600] and one.pauses[-1] == AGAIN


async def test_one_that_is_refused_does_not_hold_up_the_others(hall: InProcess, renderer: RenderService) -> None:
    hall.sandbox.faults.add(Fault("POST", LIST, status=400, code=50035, skip=1))
    one = Uploading(hall, renderer)
    assert len(await one.run()) == len(FEW) == len(one.table)  # the later try was taken
    assert one.pauses == [emojis.SOON, AGAIN]


@pytest.mark.refused_forms
async def test_pictures_that_are_refused_now_and_then_come_at_a_later_try(
    hall: InProcess, renderer: RenderService
) -> None:
    hall.sandbox.faults.traps.emoji_uploads = 2
    one = Uploading(hall, renderer)
    found = await one.run()
    assert len(found) == len(set(found)) == len(FEW) == len(one.table)
    assert one.pauses[0] == emojis.SOON and one.pauses[-1] == AGAIN


@pytest.mark.parametrize("status", [401, 403, 404])
async def test_where_all_is_refused_unicode_stays(hall: InProcess, renderer: RenderService, status: int) -> None:
    hall.sandbox.faults.add(Fault("GET", LIST, status=status, times=1000))
    one = Uploading(hall, renderer)
    assert await one.run() == [] and len(one.table) == 0
    assert one.pauses[0] == emojis.SOON and one.pauses[-1] == emojis.LATER
    assert hall.sandbox.gateway.is_connected  # and the bot goes on


async def test_an_answer_that_is_lost_doubles_nothing(hall: InProcess, renderer: RenderService) -> None:
    hall.sandbox.faults.add(Fault("POST", LIST, lose="answer", skip=1))
    one = Uploading(hall, renderer)
    found = await one.run()
    assert len(found) == len(set(found)) == len(FEW) == len(one.table)


@pytest.mark.refused_forms
async def test_a_name_that_another_process_was_first_with_is_found(hall: InProcess, renderer: RenderService) -> None:
    first, second = Uploading(hall, renderer), Uploading(hall, renderer)
    await asyncio.gather(first.run(), second.run())
    found = names(hall)
    assert len(found) == len(set(found)) == len(FEW) == len(first.table) == len(second.table)


async def test_only_the_oldest_drawings_of_ours_go_and_only_for_want_of_room(
    hall: InProcess, renderer: RenderService, monkeypatch: pytest.MonkeyPatch
) -> None:
    old(hall, "by_hand", "older_111111", "old_222222")
    assert names(hall) == (await Uploading(hall, renderer, FEW[:3]).run())[:3]  # there is room: all stay
    monkeypatch.setattr(emojis, "ROOM", 7)
    found = await Uploading(hall, renderer).run()
    assert "older_111111" not in found and {"by_hand", "old_222222"} <= set(found) and len(found) == 7


async def test_where_discord_has_less_room_than_it_says(hall: InProcess, renderer: RenderService) -> None:
    old(hall, "by_hand", "older_111111", "old_222222")
    hall.sandbox.limits.application_emojis = 6
    found = await Uploading(hall, renderer).run()
    assert found[0] == "by_hand" and len(found) == 6 and not [name for name in found if "222222" in name]


async def test_where_nothing_may_go_the_others_wait(hall: InProcess, renderer: RenderService) -> None:
    old(hall, "by_hand", "another_by_hand")
    hall.sandbox.limits.application_emojis = 4
    one = Uploading(hall, renderer)
    assert len(await one.run()) == 4 and len(one.table) == 2  # two are up, and no own one went for another
    assert one.pauses[-1] == emojis.LATER


async def test_a_text_names_it_as_an_emoji_and_a_label_by_its_symbol(
    hall: InProcess, renderer: RenderService, clean: None
) -> None:
    words = Words(EXAMPLE)
    before = words.sign(FEW[0])
    assert before == unicode_symbol(EXAMPLE, FEW[0])
    one = Uploading(hall, renderer)
    one.upload._table = SIGNS
    await one.run()
    assert discord.PartialEmoji.from_str(words.sign(FEW[0])).id and words.sign(FEW[0]) == SIGNS.mention(EXAMPLE, FEW[0])
    assert unmarked_text(f"**{words.sign(FEW[0])}**") == words.symbol(FEW[0]) == before


@pytest.mark.soak(7)  # in test the drill of kills kills such a process: test_kill_points.py
async def test_the_process_uploads_by_itself_and_goes_on_after_a_kill(process: Process) -> None:
    process.environment["PRAETOR_EMOJIS"] = "1"
    await process.launch()
    await until(lambda: len(names(process)) > 3)
    await process.end(signal.SIGKILL)
    half = names(process)
    await process.launch()
    await process.logs("signs are up")
    found = names(process)
    assert found[: len(half)] == half and len(found) == len(set(found)) > len(ALL)
    done = len(process.sandbox.world.emojis)
    await process.end()
    await process.launch()
    await process.logs("signs are up")
    status, log = await process.end()
    assert status == 0 and len(process.sandbox.world.emojis) == done
    assert logging.getLevelName(logging.WARNING) + " bot.connection.emojis" not in log
