"""Requests and answers against Discord's own description of its API."""

import pytest

from bot.sandbox.launch import Sandbox
from bot.sandbox.validation import openapi

from .conftest import Rest

pytestmark = [
    pytest.mark.openapi,
    pytest.mark.skipif(
        openapi.find_openapi_file() is None, reason=f"{openapi.VARIABLE} names no OpenAPI description of Discord"
    ),
]


async def test_what_the_description_refuses_is_refused(sandbox: Sandbox, rest: Rest) -> None:
    assert sandbox.hub.openapi is not None
    path = f"/channels/{sandbox.channel('games').id}/messages"
    button = {"type": 2, "style": 1, "label": "x" * 81, "custom_id": "x"}
    status, answer = await rest("POST", path, {"content": "x", "components": [{"type": 1, "components": [button]}]})
    assert (status, answer["code"]) == (400, 50035)
    assert answer["errors"]["components"]["0"]["components"]["0"]["label"]["_errors"]
    assert await rest.code("POST", path, {"content": 7}) == 50035


async def test_every_answer_is_as_described(sandbox: Sandbox, rest: Rest) -> None:
    games, guild = sandbox.channel("games").id, sandbox.guild.id
    await rest.say(games, f"hello {sandbox.person('Ada').mention}", embeds=[{"title": "t", "fields": []}])
    paths = [
        "/users/@me",
        f"/users/{sandbox.person('Ada').id}",
        "/oauth2/applications/@me",
        "/gateway",
        "/gateway/bot",
        "/users/@me/guilds",
        f"/guilds/{guild}",
        f"/guilds/{guild}/channels",
        f"/guilds/{guild}/roles",
        f"/guilds/{guild}/members/{sandbox.hub.bot_id}",
        f"/guilds/{guild}/threads/active",
        f"/channels/{games}",
        f"/channels/{games}/messages",
        f"/channels/{games}/messages/pins",
        f"/channels/{games}/threads/archived/public",
    ]
    for path in paths:
        assert (await rest("GET", path))[0] == 200, path
    assert sandbox.hub.openapi is not None and sandbox.hub.openapi.violations == []


async def test_without_the_file_nothing_is_checked_against_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(openapi.VARIABLE, "/nowhere/openapi.json")
    assert openapi.load_openapi() is None
