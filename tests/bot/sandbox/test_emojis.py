"""Emojis of the application: made, named, shown, kept, and the traps that Discord has there."""

import base64
from pathlib import Path

import pytest

from bot.sandbox.launch import Sandbox, load_world, save_world
from bot.sandbox.limits import EMOJI_BYTES

from .conftest import PNG, Bot, Json, Rest

V2 = 1 << 15


def uri(data: bytes = PNG, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


def home(sandbox: Sandbox) -> str:
    return f"/applications/{sandbox.world.application_id}/emojis"


async def make(rest: Rest, name: str = "die_6") -> Json:
    status, emoji = await rest("POST", home(rest.sandbox), {"name": name, "image": uri()})
    assert status == 201, emoji
    return dict(emoji)


def row(emoji: Json) -> Json:
    return {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "x", "emoji": emoji}]}


async def test_they_are_made_listed_renamed_and_removed(sandbox: Sandbox, rest: Rest) -> None:
    made = await make(rest)
    assert made["name"] == "die_6" and made["user"]["id"] == sandbox.hub.bot_id and not made["animated"]
    path = f"{home(sandbox)}/{made['id']}"
    assert (await rest("GET", path))[1] == made
    assert (await rest("GET", home(sandbox)))[1] == {"items": [made]}
    assert (await rest("PATCH", path, {"name": "die_six"}))[1]["name"] == "die_six"
    assert (await rest("PATCH", path, {"name": "die_six"}))[0] == 200  # its own name is free for it
    async with rest.session.get(f"{sandbox.page_url}emojis/{made['id']}.png") as answer:
        assert answer.content_type == "image/png" and await answer.read() == PNG
    assert (await rest("DELETE", path))[0] == 204
    assert await rest.code("GET", path) == await rest.code("DELETE", path) == 10014
    async with rest.session.get(f"{sandbox.page_url}emojis/{made['id']}.png") as answer:
        assert answer.status == 404


BAD: dict[str, tuple[Json, str]] = {
    "short name": ({"name": "x"}, "BASE_TYPE_BAD_LENGTH"),
    "long name": ({"name": "x" * 33}, "BASE_TYPE_BAD_LENGTH"),
    "name with a hyphen": ({"name": "die-6"}, "STRING_TYPE_REGEX"),
    "name of another": ({"name": "taken"}, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
    "no name": ({"name": None}, "BASE_TYPE_REQUIRED"),
    "no data URI": ({"image": base64.b64encode(PNG).decode()}, "IMAGE_INVALID"),
    "no base64": ({"image": "data:image/png;base64,???"}, "IMAGE_INVALID"),
    "no picture": ({"image": uri(b"words")}, "IMAGE_INVALID"),
    "too large": ({"image": uri(PNG + bytes(EMOJI_BYTES))}, "BINARY_TYPE_MAX_SIZE"),
}


@pytest.mark.parametrize("what", BAD)
async def test_a_bad_one_is_refused(sandbox: Sandbox, rest: Rest, what: str) -> None:
    await make(rest, "taken")
    sandbox.hub.openapi = None
    fields, code = BAD[what]
    status, answer = await rest("POST", home(sandbox), {"name": "good", "image": uri(), **fields})
    assert (status, answer["code"]) == (400, 50035) and code in str(answer["errors"])
    assert len(sandbox.world.emojis) == 1


async def test_there_is_room_for_so_many(sandbox: Sandbox, rest: Rest) -> None:
    assert sandbox.limits.application_emojis == 2000
    sandbox.limits.application_emojis = 2
    await make(rest, "one")
    await make(rest, "two")
    assert await rest.code("POST", home(sandbox), {"name": "three", "image": uri()}) == 30008
    assert await rest.code("GET", "/applications/1/emojis") == 20012


async def test_they_are_kept_with_the_world(sandbox: Sandbox, rest: Rest, tmp_path: Path) -> None:
    made = await make(rest)
    save_world(sandbox.hub, tmp_path / "world.json")
    kept = load_world(tmp_path / "world.json").emojis[made["id"]]
    assert (kept.name, kept.data, kept.content_type) == ("die_6", PNG, "image/png")


async def test_a_library_makes_and_finds_them(sandbox: Sandbox, bot: Bot) -> None:
    made = await bot.create_application_emoji(name="legion", image=PNG)
    assert [e.name for e in await bot.fetch_application_emojis()] == ["legion"]
    assert str(made) == f"<:legion:{made.id}>"
    assert (await made.edit(name="cohort")).name == "cohort"
    await made.delete()
    assert await bot.fetch_application_emojis() == []


async def test_a_button_bears_only_what_there_is(sandbox: Sandbox, rest: Rest) -> None:
    games = sandbox.channel("games").id
    made = await make(rest)
    known = {"id": made["id"], "name": "die_6"}
    sent = await rest.say(games, "", flags=V2, components=[row(known)])
    assert sent["components"][0]["components"][0]["emoji"] == known
    unknown = row({"id": "1", "name": "x"})
    status, answer = await rest("POST", f"/channels/{games}/messages", {"flags": V2, "components": [unknown]})
    assert (status, answer["code"]) == (400, 50035)
    assert answer["errors"]["components"]["0"]["components"]["0"]["emoji"]["name"]["_errors"]
    await rest.say(games, "", flags=V2, components=[row({"name": "🎲"})])


async def test_an_emoji_in_a_field_is_refused_now_and_then(sandbox: Sandbox, rest: Rest) -> None:
    games = sandbox.channel("games").id
    made = await make(rest)
    body: Json = {"content": "x", "components": [row({"id": made["id"], "name": "die_6"})]}
    sandbox.faults.traps.emoji_fields = 3
    answers = [(await rest("POST", f"/channels/{games}/messages", body))[0] for _ in range(6)]
    assert answers == [200, 200, 400, 200, 200, 400]
    assert (await rest("POST", f"/channels/{games}/messages", {"content": f"<:die_6:{made['id']}>"}))[0] == 200
    sandbox.faults.clear()
    assert [(await rest("POST", f"/channels/{games}/messages", body))[0] for _ in range(3)] == [200] * 3


async def test_an_upload_may_be_refused_and_the_next_taken(sandbox: Sandbox, rest: Rest) -> None:
    sandbox.faults.traps.emoji_uploads = 2
    answers = [await rest("POST", home(sandbox), {"name": f"die_{i}", "image": uri()}) for i in range(4)]
    assert [status for status, _ in answers] == [201, 400, 201, 400] and answers[1][1]["code"] == 50035
    assert [e.name for e in sandbox.world.emojis.values()] == ["die_0", "die_2"]
    assert (await rest("POST", home(sandbox), {"name": "die_1", "image": uri()}))[0] == 201  # its name is free


async def test_half_are_there_when_the_quota_of_an_hour_is_used_up(sandbox: Sandbox, rest: Rest) -> None:
    sandbox.faults.traps.emoji_quota = (3, 3600.0)
    answers = [await rest("POST", home(sandbox), {"name": f"die_{i}", "image": uri()}) for i in range(6)]
    assert [status for status, _ in answers] == [201] * 3 + [429] * 3
    assert answers[5][1]["retry_after"] > 3500 and not answers[5][1]["global"]
    listed = (await rest("GET", home(sandbox)))[1]["items"]
    assert [emoji["name"] for emoji in listed] == ["die_0", "die_1", "die_2"]
    there, missing = (f"<:{emoji}> rolled" for emoji in (f"die_0:{listed[0]['id']}", "die_5:1"))
    for words in (there, missing):  # Discord takes a mention of what is not there, and shows its name
        assert (await rest.say(sandbox.channel("games").id, words))["content"] == words
    sandbox.advance(3601)
    await make(rest, "die_5")


async def test_a_quota_may_be_less_than_the_headers_say(sandbox: Sandbox, rest: Rest) -> None:
    sandbox.limits.rate_limits = True
    sandbox.faults.traps.emoji_quota = (2, 30.0)
    await make(rest, "one")
    await make(rest, "two")
    assert int(rest.headers["X-RateLimit-Remaining"]) > 0
    status, answer = await rest("POST", home(sandbox), {"name": "three", "image": uri()})
    assert status == 429 and 0 < answer["retry_after"] <= 30 and rest.headers["Via"]
    assert int(rest.headers["X-RateLimit-Remaining"]) > 0 and float(rest.headers["Retry-After"]) > 0
    assert (await rest("GET", home(sandbox)))[0] == 200
    sandbox.advance(31)
    await make(rest, "three")
