"""A real discord.py bot and several people: what they do and what each of them sees."""

import asyncio
import json

import pytest

from bot.sandbox.launch import Sandbox
from bot.sandbox.people.forms import RefusedError, select_data
from bot.sandbox.people.person import text_of
from bot.sandbox.people.visibility import visible_texts

from .conftest import Bot


async def test_a_command_is_answered_and_seen_by_all(sandbox: Sandbox, bot: Bot) -> None:
    ada, boris = sandbox.person("Ada"), sandbox.person("Boris")
    receipt = await ada.slash("ping", "games")
    assert receipt.text == "pong" and receipt.latency is not None and receipt.latency < 1
    assert boris.last("games").content == "pong"
    assert boris.last("games").interaction["user"]["id"] == ada.id  # type: ignore[index]


async def test_options_are_checked_as_the_client_does(sandbox: Sandbox, bot: Bot) -> None:
    ada = sandbox.person("Ada")
    assert (await ada.slash("game create", game="chess", size=4)).text == "chess for 4"
    for options in ({}, {"game": "x", "size": 7}, {"game": "x", "size": "many"}, {"game": "x", "colour": "red"}):
        with pytest.raises(RefusedError):
            await ada.slash_with("game create", "games", options)
    with pytest.raises(RefusedError):
        await ada.slash("game destroy")


async def test_autocomplete_gives_labels(sandbox: Sandbox, bot: Bot) -> None:
    receipt = await sandbox.person("Ada").autocomplete("game create", "game", "che")
    assert receipt.labels == ["Chess"]
    assert sandbox.visible_to(sandbox.person("Ada"))["choices"][0]["command"] == "game create"
    assert sandbox.visible_to(sandbox.person("Boris"))["choices"] == []


async def test_a_command_may_have_an_option_called_like_anything(sandbox: Sandbox, bot: Bot) -> None:
    """A command with an option `where` broke the leak drill off, since the place is called so too."""
    for name in ("where", "typed", "focused", "command"):
        with pytest.raises(RefusedError, match=name):  # this command has none
            await sandbox.person("Ada").autocomplete("game create", "game", "che", "games", **{name: "x"})


async def test_an_ephemeral_answer_is_its_addressee_s_alone(sandbox: Sandbox, bot: Bot) -> None:
    ada, boris = sandbox.person("Ada"), sandbox.person("Boris")
    receipt = await (await ada.slash("hand")).wait_until_answered()
    assert receipt.is_ephemeral and receipt.text == "legion"
    assert ada.last("games").attachments[0].width == 2
    assert all("legion" not in text_of(m) for m in boris.messages("games"))
    assert "legion" in list(visible_texts(ada.visible()))
    assert "legion" not in json.dumps(boris.visible())
    ada.dismiss(ada.last("games"))
    assert ada.messages("games") == []
    assert "legion" in list(visible_texts(ada.visible()))  # what was seen is not unseen


async def test_the_first_followup_of_a_public_defer_is_public(sandbox: Sandbox, bot: Bot) -> None:
    ada, boris = sandbox.person("Ada"), sandbox.person("Boris")
    receipt = await (await ada.slash("leak")).wait_until_answered()
    await sandbox.hub.wait_until(lambda: receipt.followups)
    assert boris.last("games").content == "the secret"  # Discord ignores the flag, and so do we
    assert receipt.followups[0].ephemeral_to == ada.id


async def test_silence_fails_after_three_seconds(sandbox: Sandbox, bot: Bot) -> None:
    pressed = asyncio.create_task(sandbox.person("Ada").slash("silent"))
    await sandbox.hub.wait_until(lambda: bot.seen)
    sandbox.advance(3.1)
    receipt = await pressed
    assert receipt.has_failed and receipt.text == "The application did not respond"


def test_options_with_one_label_are_told_apart_by_their_values(sandbox: Sandbox) -> None:
    lines = [{"label": "1 × horse", "value": "first"}, {"label": "1 × horse", "value": "second"}]
    select = {"type": 3, "custom_id": "pick", "options": lines, "max_values": 2}
    place = sandbox.person("Ada").place("games")
    assert select_data(sandbox.hub, place, select, ["first", "second"])["values"] == ["first", "second"]
    assert select_data(sandbox.hub, place, select, ["1 × horse"])["values"] == ["first"]
    with pytest.raises(RefusedError):
        select_data(sandbox.hub, place, select, ["third"])


async def test_buttons_selects_and_forms(sandbox: Sandbox, bot: Bot) -> None:
    ada = sandbox.person("Ada")
    message = (await ada.slash("panel")).message
    assert message is not None
    await ada.press(message, "Count")
    await ada.press(message, "Count")
    assert message.content == "count 2" and [v.content for v in message.versions] == ["count 0", "count 1"]
    assert (await ada.select(message, ["A", "C"], custom_id="pick")).text == "A+C"
    assert (await ada.select(message, [sandbox.person("Eva").id], custom_id="who")).text == "chose eva"
    with pytest.raises(RefusedError):
        await ada.select(message, ["A", "B", "C"], custom_id="pick")
    opened = await ada.press(message, "Order")
    assert opened.modal is not None and opened.modal["title"] == "War effort"
    with pytest.raises(RefusedError):
        await ada.submit(opened, {"gold": "too long"})
    sealed = await ada.submit(opened, {"Gold": "7"})
    assert sealed.text == "sealed 7" and sealed.is_ephemeral
    quiet = await ada.press(message, "Quiet")
    await sandbox.hub.wait_until(lambda: quiet.followups)
    assert quiet.followups[0].ephemeral_to == ada.id


async def test_threads_pins_and_dms(sandbox: Sandbox, bot: Bot) -> None:
    ada, boris = sandbox.person("Ada"), sandbox.person("Boris")
    await ada.slash("table")
    await sandbox.hub.wait_until(lambda: ada.dms() and ada.messages("dm"))
    assert ada.last("dm").content == "your hand" and boris.dms() == []
    pinned = boris.pins("First table")
    assert len(pinned) == 1 and pinned[0].components[0]["type"] == 17
    assert boris.last("First table").type == 6
    assert [f["alt"] for m in boris.visible()["places"][-1]["messages"] for f in m["now"]["files"]] in ([], ["The map"])
    with pytest.raises(RefusedError):
        boris.messages(sandbox.world.dms[ada.id])


async def test_pictures_are_served(sandbox: Sandbox, bot: Bot) -> None:
    from .conftest import PNG, Rest

    message = (await sandbox.person("Ada").slash("board")).message
    assert message is not None
    shape = sandbox.hub.shape_message(message)
    url = shape["components"][0]["components"][1]["items"][0]["media"]["url"]
    session = bot.http._HTTPClient__session  # type: ignore[attr-defined]
    assert Rest is not None
    async with session.get(url) as answer:
        assert answer.headers["Content-Type"] == "image/png" and await answer.read() == PNG


async def test_many_in_flight(sandbox: Sandbox, bot: Bot) -> None:
    people = [sandbox.person(name) for name in ("Ada", "Boris", "Clara", "Dmitri")]
    receipts = await asyncio.gather(*(people[i % 4].slash("ping") for i in range(100)))
    assert all(r.text == "pong" for r in receipts)


async def test_a_closed_dm_and_a_lost_guild(sandbox: Sandbox, bot: Bot) -> None:
    import discord

    ada = sandbox.person("Ada")
    user = await bot.fetch_user(int(ada.id))
    ada.set_dms(open=False)
    with pytest.raises(discord.Forbidden) as closed:
        await user.send("hello")
    assert closed.value.code == 50007
    ada.set_dms(open=True)
    await user.send("hello")
    ada.leave()
    with pytest.raises(discord.Forbidden) as gone:
        await user.send("hello")
    assert gone.value.code == 50278
