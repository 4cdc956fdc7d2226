"""The traps of cards: pictures that Discord refuses or does not list, messages that are v2 for ever, empty pushes."""

from typing import Any, cast

import discord
import pytest

from bot.connection import sending
from bot.delivery.footers import post_footer, post_numbers_of_table, split_screen, with_footer
from bot.messages.card import DIVIDER, Card, Gallery, MessageForm
from bot.messages.screen import Button, Screen
from bot.sandbox.faults import Fault
from bot.sandbox.people.receipts import labels_of
from bot.sandbox.world import Message
from render import Picture
from tests.bot.hall import InProcess, button, my_table, until
from tests.bot.sandbox.conftest import PNG

V2, CLASSIC = MessageForm.V2, MessageForm.CLASSIC
MAP = Picture(data=PNG, mime="image/png", filename="map.png", alt="the map", width=1, height=1)
OUTCOME = Screen(
    card=Card(title="Umbria is yours", parts=("3 hits", Gallery(pictures=(MAP,)))),
    rows=((Button(id="help", label="Help"),),),
)
POST = "/channels/{channel_id}/messages"


def games(hall: InProcess) -> int:
    return int(hall.sandbox.channel("games").id)


def there(hall: InProcess, message: int) -> Message:
    return hall.sandbox.channel("games").messages[str(message)]


def media(message: Message) -> list[str]:
    """Return the addresses of all pictures that a message shows."""
    found: list[str] = []

    def look(part: Any) -> None:
        if isinstance(part, dict):
            found.extend([part["media"]["url"]] if "media" in part else [])
            for one in part.values():
                look(one)
        elif isinstance(part, list):
            for one in part:
                look(one)

    look(message.components)
    return found + [embed["image"]["url"] for embed in message.embeds if "image" in embed]


@pytest.mark.parametrize("form", [V2, CLASSIC])
async def test_a_post_whose_picture_is_refused_is_told_once_it_is_noted_that_the_picture_follows(
    hall: InProcess, form: MessageForm
) -> None:
    owed: list[int] = []

    async def owe() -> None:
        owed.append(len(hall.sandbox.channel("games").messages))

    hall.sandbox.faults.add(Fault("POST", POST, status=400, code=40005, files=True))
    before = len(hall.sandbox.channel("games").messages)
    sent = await sending.send_message(hall.app.client, games(hall), OUTCOME, nonce="n", form=form, owe=owe)
    assert "Umbria is yours" in there(hall, sent).all_words and labels_of(there(hall, sent)) == ["Help"]
    assert owed == [before] and len(hall.sandbox.channel("games").messages) == before + 1


async def test_an_edit_whose_picture_is_refused_tells_the_outcome(hall: InProcess) -> None:
    sent = await sending.send_message(hall.app.client, games(hall), Screen(card=Card(title="On")), form=V2)
    edits = "/channels/{channel_id}/messages/{message_id}"
    hall.sandbox.faults.add(Fault("PATCH", edits, status=400, code=40005, files=True))
    await sending.edit_message(hall.app.client, games(hall), sent, OUTCOME, form=V2)
    assert "Umbria is yours" in there(hall, sent).all_words and media(there(hall, sent)) == []
    await sending.edit_message(hall.app.client, games(hall), sent, OUTCOME, form=V2)
    assert len(media(there(hall, sent))) == 1


@pytest.mark.refused_forms
async def test_an_answer_in_place_whose_picture_is_not_found_tells_the_outcome_and_sends_it_after(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.start("Ada", computers=1)
    ada = hall.person("Ada")
    shown = await my_table(ada, hall.thread(table))
    assert shown.flags & (1 << 15)
    hall.sandbox.faults.traps.gallery_edits = True
    real = sending.answer_in_place

    async def with_picture(interaction: Any, screen: Screen, *others: Any, **more: Any) -> None:
        await real(interaction, OUTCOME, *others, **more)

    monkeypatch.setattr(sending, "answer_in_place", with_picture)
    receipt = await ada.press(shown, custom_id=button(shown, "mine"))
    assert receipt.message is not None and "Umbria is yours" in receipt.message.all_words
    await until(lambda: receipt.followups)
    assert [file.filename for file in receipt.followups[0].attachments] == ["map.png"]
    assert receipt.followups[0].ephemeral_to == ada.id


@pytest.mark.refused_forms
async def test_what_is_v2_is_edited_as_such_whatever_is_remembered_of_it(hall: InProcess) -> None:
    sent = await sending.send_message(hall.app.client, games(hall), OUTCOME, form=V2)
    await sending.edit_message(hall.app.client, games(hall), sent, Screen(content="It is over."), form=CLASSIC)
    assert there(hall, sent).all_words == "It is over." and there(hall, sent).flags & (1 << 15)


async def test_a_post_of_an_older_version_becomes_a_card_by_an_edit(hall: InProcess) -> None:
    sent = await sending.send_message(hall.app.client, games(hall), Screen(content="## The panel\nx"), form=CLASSIC)
    await sending.edit_message(hall.app.client, games(hall), sent, OUTCOME, form=V2)
    assert there(hall, sent).content == "" and "Umbria is yours" in there(hall, sent).all_words


async def test_whoever_is_called_reads_why_in_the_push(hall: InProcess) -> None:
    called = Screen(content="<@5>, answer by 18:00", card=Card(title="x"), mention=(5,))
    sent = await sending.send_message(hall.app.client, games(hall), called, form=V2)
    assert there(hall, sent).content == "<@5>, answer by 18:00" and not there(hall, sent).flags & (1 << 15)


def test_long_cards_are_split_and_only_the_first_part_calls() -> None:
    whole = Screen(
        content="by 18:00",
        card=Card(title="t", parts=("\n".join(["x" * 99] * 90), *[DIVIDER] * 50), below="b"),
        rows=OUTCOME.rows,
    )
    parts = [with_footer(one, post_footer((3, 4), "AB12C")) for one in split_screen(whole)]
    assert len(parts) > 3 and not [what for one in parts for what in one.broken_limits()]
    assert "".join(one.words() for one in parts).count("x" * 99) == 90
    assert [bool(one.rows) for one in parts] == [False] * (len(parts) - 1) + [True]
    assert [one.content for one in parts] == ["by 18:00"] + [""] * (len(parts) - 1)
    assert [one.silent for one in parts] == [False] + [True] * (len(parts) - 1)
    assert all(list(post_numbers_of_table(one.words(), "AB12C")) == [3, 4] for one in parts)


def test_what_is_kept_is_named_by_its_id() -> None:
    from bot.connection.reading import files_shown_by_message

    class Media:
        url, attachment_id = "https://cdn.discordapp.com/attachments/1/2/map.png?ex=3", 77

    class Item:
        media, description = Media(), "the map"

    gallery = cast(Any, object.__new__(discord.MediaGalleryComponent))
    gallery.items = [Item()]
    message = cast(Any, type("Message", (), {"embeds": [], "components": [gallery]})())
    (kept,) = files_shown_by_message(message)
    assert (kept.url, kept.id, kept.alt) == ("attachment://map.png", "77", "the map")
