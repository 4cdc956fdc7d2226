"""What phones are told: whom a message notifies, and in which words."""

from pathlib import Path

import pytest

from bot.sandbox import interactions, permissions
from bot.sandbox.launch import Sandbox, load_world, save_world
from bot.sandbox.people import server_changes
from bot.sandbox.pushes import text_without_markdown
from bot.sandbox.world import Role

from .conftest import PNG, Bot, Json, Rest
from .test_v2 import V2, send, text

SILENT = 1 << 12


async def dm(sandbox: Sandbox, rest: Rest, name: str = "Ada") -> str:
    _, channel = await rest("POST", "/users/@me/channels", {"recipient_id": sandbox.person(name).id})
    return str(channel["id"])


def told(sandbox: Sandbox, name: str) -> list[tuple[str, str]]:
    return [(push.title, push.text) for push in sandbox.pushes(sandbox.person(name))]


PLAIN = {
    "## **Rome** asks": "Rome asks",
    "***a*** __b__ ~~c~~ ||d|| *e* _f_ `g`": "a b c d e f g",
    "-# small\n> said\n```py\ncode\n```": "small\nsaid\ncode",
    "a snake_case_name, 2 * 3 * 4": "a snake_case_name, 2 * 3 * 4",
    "\\*not\\* this": "*not* this",
    "<:die_six_1a2b:123> rolled": ":die_six_1a2b: rolled",
    "[the table](https://discord.com/channels/1/2/3)": "the table",
    "</game create:12>": "/game create",
}


@pytest.mark.parametrize("content", PLAIN)
async def test_marks_are_taken_off(sandbox: Sandbox, content: str) -> None:
    assert text_without_markdown(sandbox.world, content) == PLAIN[content]


async def test_a_dm_calls_its_owner_by_its_first_words(sandbox: Sandbox, rest: Rest) -> None:
    boris = sandbox.person("Boris")
    sent = await rest.say(await dm(sandbox, rest), f"**Your campaign**, <@{boris.id}>", embeds=[{"title": "A card"}])
    (push,) = sandbox.pushes()
    assert (push.user_id, push.message_id, push.silent) == (sandbox.person("Ada").id, sent["id"], False)
    assert (push.title, push.text) == ("Praetor", "Your campaign, @Boris")


async def test_a_message_of_components_calls_without_words(sandbox: Sandbox, rest: Rest) -> None:
    place = await dm(sandbox, rest)
    await rest.say(place, "", flags=V2, components=[text("Your campaign")])
    await rest.say(place, "", embeds=[{"description": "Your campaign"}])
    assert told(sandbox, "Ada") == [("Praetor", ""), ("Praetor", "")]


async def test_a_picture_without_words_is_announced_as_one(sandbox: Sandbox, rest: Rest) -> None:
    path = f"/channels/{await dm(sandbox, rest)}/messages"
    embed: Json = {"embeds": [{"description": "x", "image": {"url": "attachment://map.png"}}]}
    assert (await send(rest, "POST", path, embed, map_png=PNG))[0] == 200
    assert (await send(rest, "POST", path, {}, map_png=PNG))[0] == 200
    assert (await send(rest, "POST", path, embed | {"content": "Your move"}, map_png=PNG))[0] == 200
    assert [words for _, words in told(sandbox, "Ada")] == ["sent an image", "sent an image", "Your move"]


async def test_elsewhere_only_who_is_mentioned_is_called(sandbox: Sandbox, rest: Rest) -> None:
    games = sandbox.channel("games").id
    ada, boris = sandbox.person("Ada"), sandbox.person("Boris")
    await rest.say(games, "to nobody")
    await rest.say(games, f"{ada.mention} to one", allowed_mentions={"users": [ada.id]})
    await rest.say(games, f"{boris.mention} to none", allowed_mentions={"parse": []})
    await rest.say(games, "", flags=V2, components=[text(f"{boris.mention}: your turn")])
    title = "Praetor (#games, The Forum)"
    assert told(sandbox, "Ada") == [(title, "@Ada to one")] and told(sandbox, "Boris") == [(title, "")]
    boris.post("games", f"{ada.mention} hello")
    assert told(sandbox, "Ada")[1][1] == "@Ada hello" and len(sandbox.pushes()) == 3


async def test_a_role_and_everyone_call_those_who_can_read_the_place(sandbox: Sandbox, rest: Rest) -> None:
    games = sandbox.channel("games")
    role = Role("77", "Players", 0)
    sandbox.guild.roles[role.id] = role
    sandbox.guild.members[sandbox.person("Clara").id].roles.append(role.id)
    await rest.say(games.id, f"<@&{role.id}> to a table")
    assert [(p.user_id, p.text) for p in sandbox.pushes()] == [(sandbox.person("Clara").id, "@Players to a table")]
    server_changes.set_permission_overwrite(sandbox.hub, games, sandbox.person("Eva").id, deny=permissions.VIEW)
    sandbox.world.pushes.clear()
    await rest.say(games.id, "@everyone come")
    called = {push.user_id for push in sandbox.pushes()}
    assert called == {sandbox.person(name).id for name in ("Ada", "Boris", "Clara", "Dmitri", "Felix")}


async def test_a_silent_message_is_noted_and_not_told(sandbox: Sandbox, rest: Rest) -> None:
    await rest.say(await dm(sandbox, rest), "hush", flags=SILENT)
    assert sandbox.pushes() == [] and [push.text for push in sandbox.pushes(aloud=False)] == ["hush"]


async def test_neither_edits_nor_repeats_nor_private_answers_call(sandbox: Sandbox, rest: Rest) -> None:
    place = await dm(sandbox, rest)
    sent = await rest.say(place, "first", nonce="n", enforce_nonce=True)
    await rest.say(place, "first", nonce="n", enforce_nonce=True)
    await rest("PATCH", f"/channels/{place}/messages/{sent['id']}", {"content": "second"})
    what, _ = interactions.start_interaction(
        sandbox.hub, 2, sandbox.person("Ada").id, place, {"id": "1", "name": "x"}, name="x"
    )
    answer = {"type": 4, "data": {"content": "only you", "flags": 64}}
    assert (await rest("POST", f"/interactions/{what.id}/{what.token}/callback", answer))[0] == 204
    assert told(sandbox, "Ada") == [("Praetor", "first")]


async def test_what_was_told_outlives_connections_and_restarts(
    sandbox: Sandbox, bot: Bot, rest: Rest, tmp_path: Path
) -> None:
    place = await dm(sandbox, rest)
    await rest.say(place, "before")
    sandbox.gateway.close_sockets()
    await sandbox.hub.wait_until(lambda: True)
    await rest.say(place, "while the bot is away")
    assert [words for _, words in told(sandbox, "Ada")] == ["before", "while the bot is away"]
    save_world(sandbox.hub, tmp_path / "world.json")
    assert [push.text for push in load_world(tmp_path / "world.json").pushes] == ["before", "while the bot is away"]
