"""Pictures as their reader wants them: large in parts, or in words; and a thread's own, as its host sets them."""

import re
from typing import Any

import pytest
from PIL import Image

from bot.messages.card import Card, Gallery, MessageForm
from bot.messages.screen import EMBEDS, Screen
from bot.sandbox.people.person import Receipt, text_of
from bot.screens.looks import drawings_as_words, screen_in_look, texts_of_drawings
from bot.titles import title_of_game
from render.looks import LARGE, WORDS, Look
from render.picture import Picture, encode_picture
from tests.bot.clockwork import default, seated
from tests.bot.delivery.test_palettes import grey
from tests.bot.hall import InProcess, until
from tests.games import EXAMPLE

SAID = " ".join(f"Region {n} is held by nobody at all in this year." for n in range(120))  # more than two messages


def wide(name: str = "map") -> Picture:
    image = Image.new("RGB", (1500, 900), (179, 67, 43))
    image.paste((31, 95, 148), (0, 0, 700, 900))
    return encode_picture(image, name, SAID, type_size=40)


@pytest.fixture
def wide_pictures(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw every picture as a wide one of two colours."""

    async def one(self: Any, *args: Any, **more: Any) -> Picture:
        return wide()

    async def several(self: Any, *args: Any, **more: Any) -> tuple[Picture, ...]:
        return (wide("hand"),)

    for name in ("draw_map", "draw_places", "draw_card", "draw_event"):
        monkeypatch.setattr(type(title_of_game(EXAMPLE)), name, one)
    monkeypatch.setattr(type(title_of_game(EXAMPLE)), "draw_hand", several)


async def said(receipt: Receipt, hall: InProcess, last: str = "") -> list[Any]:
    """Return every message that an answer is made of, once one has these words."""
    await receipt.wait_until_answered()
    channel = hall.sandbox.world.channels[receipt.interaction.channel_id]

    def found() -> list[Any]:
        ids = [receipt.interaction.response_id, *receipt.interaction.followups]
        return [channel.messages[one] for one in ids if one in channel.messages]

    await until(lambda: any(last in message.all_words for message in found()))
    return found()


async def test_large_pictures_come_in_parts_and_to_their_reader_alone(hall: InProcess, wide_pictures: None) -> None:
    table, _, consul, other = await seated(hall)
    told = await (await consul.slash("settings", "games", size="large", pictures="grey")).wait_until_answered()
    assert "large type, in parts where needed" in told.text
    (mine,) = await said(await consul.slash("map", hall.thread(table)), hall)
    assert [(a.width, a.filename) for a in mine.attachments] == [(875, "map_1.png"), (875, "map_2.png")]
    assert grey(mine)
    (theirs,) = await said(await other.slash("map", hall.thread(table)), hall)
    assert [a.width for a in theirs.attachments] == [1500]


@pytest.mark.parametrize("command", ["map", "hand"])
async def test_in_words_a_picture_says_all_of_it_in_as_many_messages_as_it_takes(
    hall: InProcess, wide_pictures: None, command: str
) -> None:
    table, _, consul, _ = await seated(hall)
    await (await consul.slash("settings", "games", size="words")).wait_until_answered()
    messages = await said(await consul.slash(command, hall.thread(table)), hall, "Region 119 is")
    assert len(messages) > 2 and not any(m.attachments for m in messages)
    assert all(m.ephemeral_to == consul.id and len(m.all_words) <= 2000 for m in messages)
    whole = " ".join(text_of(m) for m in messages)
    assert re.findall(r"Region (\d+) is", whole) == [str(n) for n in range(120)]


async def test_by_dm_words_stand_in_the_message_that_calls(hall: InProcess, wide_pictures: None) -> None:
    _, actor, consul, _ = await seated(hall)
    await (await consul.slash("settings", "games", size="words")).wait_until_answered()
    before = len(consul.messages("dm"))
    while not any("Region 0 is held" in m.all_words for m in consul.messages("dm")[before:]):
        await default(actor)
        await hall.settled()
    assert not any(m.attachments for m in consul.messages("dm")[before:])


async def test_the_thread_s_pictures_are_as_its_host_sets_them(hall: InProcess, wide_pictures: None) -> None:
    table, actor, consul, other = await seated(hall)
    host = consul if str(actor.live.row.host) == consul.id else other
    guest = other if host is consul else consul
    refusal = await (await guest.slash("host pictures", hall.thread(table), pictures="grey")).wait_until_answered()
    assert "host" in refusal.text.lower() and not actor.live.row.extra.get("palette")
    done = await (
        await host.slash("host pictures", hall.thread(table), pictures="grey", size="large")
    ).wait_until_answered()
    assert "Grey" in done.text
    await hall.settled()
    thread = hall.thread(table)
    await (await host.slash("host repost", thread)).wait_until_answered()
    await hall.settled()
    shown = [m for m in thread.messages.values() if m.attachments][-1]
    assert grey(shown) and len(shown.attachments) == 2
    (mine,) = await said(await guest.slash("map", thread), hall)
    assert not grey(mine) and [a.width for a in mine.attachments] == [1500]


# As such


async def test_what_would_be_more_pictures_than_discord_takes_stays_whole() -> None:
    many = tuple([wide(f"map{n}") for n in range(EMBEDS // 2 + 1)])
    assert len((await screen_in_look(Screen(pictures=many[:-1]), Look("", LARGE))).all_pictures) == EMBEDS
    assert len((await screen_in_look(Screen(pictures=many), Look("", LARGE))).all_pictures) == len(many)


@pytest.mark.parametrize("form", MessageForm)
@pytest.mark.parametrize("look", [Look("", LARGE), Look("", WORDS), Look("dark", LARGE)])
async def test_every_form_of_a_message_stays_within_discord_s_limits(form: MessageForm, look: Look) -> None:
    card = Card(title="A title", parts=("Words " * 300, Gallery(pictures=(wide(),))), below="below")
    for screen in (Screen(content="x" * 500, pictures=(wide(),)), Screen(content="A push line.", card=card)):
        assert list((await screen_in_look(screen, look)).broken_limits(form)) == []


def test_files_are_no_pictures_and_stay() -> None:
    file = Picture(b"{}", "application/json", "game.json", "The game", 0, 0)
    bare, lines = drawings_as_words(Screen(content="Here.", pictures=(file, wide())))
    assert bare.pictures == (file,) and len(lines) == 120
    assert all(len(page) <= 2000 for page in texts_of_drawings(Screen(pictures=(wide(),))))
