"""Discord's limits, each met with Discord's code."""

import io
from typing import Any

import aiohttp
import pytest

from bot.sandbox import interactions, permissions
from bot.sandbox.launch import Sandbox
from bot.sandbox.people import server_changes
from bot.sandbox.world import Interaction

from .conftest import PNG, Json, Rest

BUTTON = {"type": 2, "style": 1, "label": "x", "custom_id": "x"}
OPTION_A: Json = {"label": "a", "value": "a"}
PICK: Json = {"type": 3, "custom_id": "s", "options": [OPTION_A]}
V2 = 1 << 15


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


BAD_MESSAGES: dict[str, Json] = {
    "2001 characters": {"content": "x" * 2001},
    "six rows": {"content": "x", "components": [row(BUTTON | {"custom_id": str(i)}) for i in range(6)]},
    "six buttons": {"content": "x", "components": [row(*(BUTTON | {"custom_id": str(i)} for i in range(6)))]},
    "double custom id": {"content": "x", "components": [row(BUTTON, BUTTON)]},
    "no custom id": {"content": "x", "components": [row({"type": 2, "style": 1, "label": "x"})]},
    "no label": {"content": "x", "components": [row({"type": 2, "style": 1, "custom_id": "x"})]},
    "empty row": {"content": "x", "components": [row()]},
    "26 options": {
        "content": "x",
        "components": [
            row({"type": 3, "custom_id": "s", "options": [{"label": str(i), "value": str(i)} for i in range(26)]})
        ],
    },
    "same option twice": {
        "content": "x",
        "components": [row({"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}] * 2})],
    },
    "v2 without flag": {"components": [text()]},
    "v2 with content": {"content": "x", "flags": V2, "components": [text()]},
    "v2 with embeds": {"embeds": [{"title": "x"}], "flags": V2, "components": [text()]},
    "v2 text of 4001": {"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]},
    "41 components": {"flags": V2, "components": [text() for _ in range(41)]},
    "container in container": {
        "flags": V2,
        "components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}],
    },
    "unknown picture": {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://x.png"}}]}]},
    "button of 81": {"content": "x", "components": [row(BUTTON | {"label": "x" * 81})]},
    "custom id of 101": {"content": "x", "components": [row(BUTTON | {"custom_id": "x" * 101})]},
    "placeholder of 151": {"content": "x", "components": [row(PICK | {"placeholder": "x" * 151})]},
    "option of 101": {"content": "x", "components": [row(PICK | {"options": [OPTION_A | {"label": "x" * 101}]})]},
    "option's value of 101": {
        "content": "x",
        "components": [row(PICK | {"options": [OPTION_A | {"value": "x" * 101}]})],
    },
    "option's description of 101": {
        "content": "x",
        "components": [row(PICK | {"options": [OPTION_A | {"description": "x" * 101}]})],
    },
    "option without label": {"content": "x", "components": [row(PICK | {"options": [{"value": "a"}]})]},
    "title of 257": {"embeds": [{"title": "x" * 257}]},
    "description of 4097": {"embeds": [{"description": "x" * 4097}]},
    "footer of 2049": {"embeds": [{"footer": {"text": "x" * 2049}}]},
    "author of 257": {"embeds": [{"author": {"name": "x" * 257}}]},
    "26 fields": {"embeds": [{"fields": [{"name": "x", "value": "x"}] * 26}]},
    "field without value": {"embeds": [{"fields": [{"name": "x", "value": ""}]}]},
    "field of 1025": {"embeds": [{"fields": [{"name": "x", "value": "x" * 1025}]}]},
    "embed's picture by name": {"embeds": [{"title": "x", "image": {"url": "map.png"}}]},
    "embeds of 6001": {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
    "11 embeds": {"embeds": [{"title": "x"}] * 11},
    "unknown reply": {"content": "x", "message_reference": {"message_id": "1"}},
    "unknown attachment": {"content": "x", "attachments": [{"id": "7", "filename": "x"}]},
}


@pytest.mark.parametrize("what", BAD_MESSAGES)
async def test_a_bad_message_is_refused(sandbox: Sandbox, rest: Rest, what: str) -> None:
    path = f"/channels/{sandbox.channel('games').id}/messages"
    sandbox.hub.openapi = None  # by hand-written rules alone: they must hold where the description is absent
    status, answer = await rest("POST", path, BAD_MESSAGES[what])
    assert (status, answer["code"]) == (400, 50035) and answer["errors"]
    assert sandbox.person("Ada").messages("games") == []


async def test_an_empty_message_is_refused(sandbox: Sandbox, rest: Rest) -> None:
    assert await rest.code("POST", f"/channels/{sandbox.channel('games').id}/messages", {"content": ""}) == 50006


async def test_what_is_at_the_limit_is_taken(sandbox: Sandbox, rest: Rest) -> None:
    games = sandbox.channel("games").id
    await rest.say(games, "x" * 2000, components=[row(BUTTON | {"custom_id": str(i)}) for i in range(5)])
    options = [
        {"label": f"{i:02}" + "x" * 98, "value": f"{i:02}" + "y" * 98, "description": "z" * 100} for i in range(25)
    ]
    await rest.say(games, "x", components=[row(PICK | {"options": options, "placeholder": "x" * 150})])
    lines = [{"name": "x" * 10, "value": "y" * 20}] * 25
    await rest.say(games, "", embeds=[{"title": "x" * 256, "description": "y" * 4096, "fields": lines}])
    whole: Json = {"content": "", "flags": V2, "components": [text("x" * 100) for _ in range(40)]}
    sent = await rest.say(games, **whole)
    assert sent["components"][39]["id"] == 40 and sent["flags"] & V2


async def test_v2_stays_v2(sandbox: Sandbox, rest: Rest) -> None:
    games = sandbox.channel("games").id
    sent = await rest.say(games, "", flags=V2, components=[text()])
    path = f"/channels/{games}/messages/{sent['id']}"
    assert await rest.code("PATCH", path, {"content": "plain"}) == 50035
    status, edited = await rest("PATCH", path, {"components": [text("new")]})
    assert status == 200 and edited["components"][0]["content"] == "new" and edited["flags"] & V2


async def test_permissions_and_unknown_things(sandbox: Sandbox, rest: Rest) -> None:
    closed, games = sandbox.channel("no-posting"), sandbox.channel("games")
    assert await rest.code("POST", f"/channels/{closed.id}/messages", {"content": "x"}) == 50013
    server_changes.set_permission_overwrite(sandbox.hub, closed, sandbox.hub.bot_id, deny=permissions.VIEW)
    assert await rest.code("POST", f"/channels/{closed.id}/messages", {"content": "x"}) == 50001
    assert await rest.code("GET", f"/channels/{closed.id}") == 50001
    assert await rest.code("GET", "/channels/1") == 10003
    assert await rest.code("GET", f"/channels/{games.id}/messages/1") == 10008
    assert await rest.code("PATCH", f"/channels/{games.id}", {"name": "x"}) == 50013
    theirs = sandbox.person("Ada").post("games", "mine")
    assert await rest.code("PATCH", f"/channels/{games.id}/messages/{theirs.id}", {"content": "x"}) == 50005
    assert await rest.code("DELETE", f"/channels/{games.id}/messages/{theirs.id}") == 50013
    server_changes.set_bot_permissions(sandbox.hub, sandbox.guild, 0)
    server_changes.set_permission_overwrite(sandbox.hub, games, sandbox.guild.id, deny=permissions.ATTACH_FILES)
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", "{}")
    form.add_field("files[0]", PNG, filename="x.png")
    headers = {"Authorization": f"Bot {sandbox.token}"}
    url = f"{sandbox.api_url}/channels/{games.id}/messages"
    async with rest.session.post(url, data=form, headers=headers) as answer:
        assert (await answer.json())["code"] == 50013
    server_changes.remove_bot(sandbox.hub, sandbox.guild)
    assert await rest.code("GET", f"/guilds/{sandbox.guild.id}") == 10004
    assert await rest.code("GET", f"/channels/{games.id}") == 50001


async def test_files_are_taken_up_to_discords_own_limit(sandbox: Sandbox, rest: Rest) -> None:
    """The page of a long game's replay has two megabytes and more; what is too large is refused with Discord's code."""
    games = sandbox.channel("games")
    for size, code in ((3_000_000, None), (sandbox.hub.limits.file_bytes + 1, 40005)):
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", "{}")
        form.add_field("files[0]", io.BytesIO(bytes(size)), filename="x.html")
        status, answer = await rest("POST", f"/channels/{games.id}/messages", data=form)
        assert answer.get("code") == code and (status == 200) == (code is None), (status, answer)


async def test_the_token_is_asked_for(sandbox: Sandbox, rest: Rest) -> None:
    async with rest.session.get(sandbox.api_url + "/users/@me") as answer:
        assert answer.status == 401
        assert answer.headers["Content-Type"] == "application/json"
    assert await rest("GET", "/no/such/route") == (404, {"message": "404: Not Found", "code": 0})


async def test_a_nonce_is_used_once(sandbox: Sandbox, rest: Rest) -> None:
    games = sandbox.channel("games").id
    first = await rest.say(games, "one", nonce="abc", enforce_nonce=True)
    again = await rest.say(games, "two", nonce="abc", enforce_nonce=True)
    assert again["id"] == first["id"] and again["content"] == "one"
    assert (await rest.say(games, "loose", nonce="abc"))["id"] != first["id"]
    sandbox.advance(sandbox.limits.nonce_seconds + 1)
    assert (await rest.say(games, "late", nonce="abc", enforce_nonce=True))["content"] == "late"


async def test_history_is_cut_where_it_is_asked(sandbox: Sandbox, rest: Rest) -> None:
    games = sandbox.channel("games").id
    ids = [(await rest.say(games, str(i)))["id"] for i in range(10)]

    async def contents(query: str) -> str:
        return "".join(m["content"] for m in (await rest("GET", f"/channels/{games}/messages?{query}"))[1])

    assert await contents("limit=3") == "987"
    assert await contents(f"before={ids[3]}&limit=2") == "21"
    assert await contents(f"after={ids[3]}&limit=2") == "54"
    assert await contents(f"around={ids[5]}&limit=3") == "654"
    await rest("DELETE", f"/channels/{games}/messages/{ids[9]}")
    assert await contents("limit=1") == "8"
    assert await rest.code("GET", f"/channels/{games}/messages?limit=101") == 50035


async def test_dms(sandbox: Sandbox, rest: Rest) -> None:
    sandbox.limits.dm_opens = (2, 60.0)
    ada, boris, clara = (sandbox.person(n) for n in ("Ada", "Boris", "Clara"))
    _, channel = await rest("POST", "/users/@me/channels", {"recipient_id": int(ada.id)})
    assert channel["type"] == 1 and channel["recipients"][0]["id"] == ada.id
    path = f"/channels/{channel['id']}/messages"
    ada.set_dms(open=False)
    assert await rest.code("POST", path, {"content": "x"}) == 50007
    assert (await rest("POST", "/users/@me/channels", {"recipient_id": boris.id}))[0] == 200
    assert await rest.code("POST", "/users/@me/channels", {"recipient_id": clara.id}) == 40003
    assert (await rest("POST", "/users/@me/channels", {"recipient_id": boris.id}))[0] == 200
    assert await rest.code("POST", "/users/@me/channels", {"recipient_id": "1"}) == 50035
    sandbox.advance(61)
    assert (await rest("POST", "/users/@me/channels", {"recipient_id": clara.id}))[0] == 200
    ada.set_dms(open=True)
    ada.leave()
    assert await rest.code("POST", path, {"content": "x"}) == 50278


async def test_old_messages_are_edited_only_now_and_then(sandbox: Sandbox, rest: Rest) -> None:
    sandbox.limits.old_edits = (2, 3600.0)
    games = sandbox.channel("games").id
    old = await rest.say(games)
    path = f"/channels/{games}/messages/{old['id']}"
    for _ in range(5):
        assert (await rest("PATCH", path, {"content": "young"}))[0] == 200
    sandbox.advance(3601)
    for _ in range(2):
        assert (await rest("PATCH", path, {"content": "old"}))[0] == 200
    status, answer = await rest("PATCH", path, {"content": "too often"})
    assert (status, answer["code"]) == (429, 30046) and answer["retry_after"] > 0


async def test_a_drill_may_forbid_all_edits_of_old_messages(sandbox: Sandbox, rest: Rest) -> None:
    sandbox.limits.old_edits = (0, 3600.0)
    games = sandbox.channel("games").id
    card: Json = {"flags": V2, "components": [text("card")]}
    old = await rest.say(games, "", **card)
    sandbox.advance(3601)
    status, answer = await rest("PATCH", f"/channels/{games}/messages/{old['id']}", {"components": [text("new")]})
    assert (status, answer["code"]) == (429, 30046) and answer["retry_after"] > 3500
    young = await rest.say(games, "", **card)
    assert (await rest("PATCH", f"/channels/{games}/messages/{young['id']}", {"components": [text("new")]}))[0] == 200


async def test_rate_limits(sandbox: Sandbox, rest: Rest) -> None:
    sandbox.limits.rate_limits = True
    games = sandbox.channel("games").id
    for left in range(4, -1, -1):
        await rest.say(games)
        assert rest.headers["X-RateLimit-Remaining"] == str(left)
    status, answer = await rest("POST", f"/channels/{games}/messages", {"content": "x"})
    assert status == 429 and not answer["global"] and rest.headers["Via"]
    await rest.say(sandbox.channel("general").id)  # another channel is another bucket
    sandbox.advance(5)
    await rest.say(games)
    sandbox.limits.global_per_second = 3
    sandbox.advance(5)
    answers = [await rest("GET", "/users/@me") for _ in range(4)]
    assert [a[0] for a in answers] == [200, 200, 200, 429] and answers[3][1]["global"]


async def _asked(sandbox: Sandbox, kind: int = 2, **more: Any) -> Interaction:
    games = sandbox.channel("games")
    data: Json = {"id": "1", "name": "ping", "type": 1}
    return interactions.start_interaction(
        sandbox.hub, kind, sandbox.person("Ada").id, games.id, data, name="ping", **more
    )[0]


async def test_an_interaction_is_answered_once_and_in_time(sandbox: Sandbox, rest: Rest) -> None:
    what = await _asked(sandbox)
    path = f"/interactions/{what.id}/{what.token}/callback"
    hook = f"/webhooks/{sandbox.world.application_id}/{what.token}"
    assert await rest.code("POST", hook, {"content": "too early"}) == 10015
    assert await rest.code("POST", path, {"type": 4}) == 50035
    assert await rest.code("POST", path, {"type": 7, "data": {"content": "x"}}) == 50035
    status, answer = await rest("POST", path + "?with_response=1", {"type": 4, "data": {"content": "hi"}})
    assert status == 200 and answer["resource"]["message"]["content"] == "hi"
    assert await rest.code("POST", path, {"type": 4, "data": {"content": "hi"}}) == 40060
    assert (await rest("GET", hook + "/messages/@original"))[1]["content"] == "hi"
    late = await _asked(sandbox)
    sandbox.advance(3.5)
    assert late.failed
    assert await rest.code("POST", f"/interactions/{late.id}/{late.token}/callback", {"type": 5}) == 10062
    assert await rest.code("POST", "/interactions/1/x/callback", {"type": 5}) == 10062
    sandbox.advance(900)
    status, answer = await rest("PATCH", hook + "/messages/@original", {"content": "x"})
    assert (status, answer["code"]) == (401, 50027)


async def test_a_form_and_choices_are_checked(sandbox: Sandbox, rest: Rest) -> None:
    sandbox.hub.openapi = None
    what = await _asked(sandbox)
    path = f"/interactions/{what.id}/{what.token}/callback"
    field = {"type": 18, "label": "Gold", "component": {"type": 4, "custom_id": "gold", "style": 1}}
    good = {"custom_id": "f", "title": "Form", "components": [field]}
    bad_forms: list[Json] = [{"title": "x" * 46}, {"components": []}, {"components": [field] * 2}, {"custom_id": ""}]
    for bad in bad_forms:
        assert await rest.code("POST", path, {"type": 9, "data": good | bad}) == 50035
    assert (await rest("POST", path, {"type": 9, "data": good}))[0] == 204
    asked = await _asked(sandbox, 4)
    path = f"/interactions/{asked.id}/{asked.token}/callback"
    many = [{"name": str(i), "value": str(i)} for i in range(26)]
    for choices in (many, [{"name": "x" * 101, "value": "x"}], [{"name": "x", "value": ""}]):
        assert await rest.code("POST", path, {"type": 8, "data": {"choices": choices}}) == 50035
    assert (await rest("POST", path, {"type": 8, "data": {"choices": []}}))[0] == 204


GOOD: Json = {"name": "play", "description": "x", "type": 1}
OPTION: Json = {"name": "what", "description": "x", "type": 3}
BAD_COMMANDS: dict[str, Json] = {
    "upper case": {"name": "Play"},
    "space": {"name": "play it"},
    "no description": {"description": ""},
    "101 of description": {"description": "x" * 101},
    "26 options": {"options": [OPTION | {"name": f"o{i}"} for i in range(26)]},
    "required after optional": {"options": [OPTION, OPTION | {"name": "more", "required": True}]},
    "option twice": {"options": [OPTION, OPTION]},
    "26 choices": {"options": [OPTION | {"choices": [{"name": str(i), "value": str(i)} for i in range(26)]}]},
    "too large": {
        "options": [
            OPTION | {"name": f"o{n}", "choices": [{"name": f"{i}" + "x" * 98, "value": "y" * 99} for i in range(25)]}
            for n in range(2)
        ]
    },
}


@pytest.mark.parametrize("what", BAD_COMMANDS)
async def test_a_bad_command_is_refused(sandbox: Sandbox, rest: Rest, what: str) -> None:
    sandbox.hub.openapi = None
    path = f"/applications/{sandbox.world.application_id}/commands"
    assert await rest.code("PUT", path, [GOOD | BAD_COMMANDS[what]]) == 50035
    assert await rest.code("POST", path, GOOD | BAD_COMMANDS[what]) == 50035
    assert sandbox.world.commands[""] == {}


async def test_commands_are_kept_by_name(sandbox: Sandbox, rest: Rest) -> None:
    path = f"/applications/{sandbox.world.application_id}/commands"
    many = [GOOD | {"name": f"c{i}"} for i in range(101)]
    assert await rest.code("PUT", path, many) == 30032
    assert await rest.code("PUT", path, [GOOD, GOOD]) == 50035
    _, made = await rest("PUT", path, many[:100])
    _, again = await rest("PUT", path, many[1:3])
    assert [c["id"] for c in again] == [c["id"] for c in made[1:3]]
    status, one = await rest("POST", path, GOOD)
    assert status == 201
    assert (await rest("PATCH", f"{path}/{one['id']}", {"description": "new"}))[1]["description"] == "new"
    assert (await rest("DELETE", f"{path}/{one['id']}"))[0] == 204
    assert await rest.code("GET", f"{path}/{one['id']}") == 10063
    local = f"/applications/{sandbox.world.application_id}/guilds/{sandbox.guild.id}/commands"
    assert (await rest("PUT", local, [GOOD]))[1][0]["guild_id"] == sandbox.guild.id
    assert len(sandbox.person("Ada").commands("games")) == 3
