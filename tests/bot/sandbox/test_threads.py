"""Threads: who sees them, when they sleep, how many there may be."""

import pytest

from bot.sandbox.launch import Sandbox
from bot.sandbox.people.forms import RefusedError

from .conftest import Json, Rest


async def _start(sandbox: Sandbox, rest: Rest, kind: int = 11, **more: object) -> Json:
    path = f"/channels/{sandbox.channel('games').id}/threads"
    status, thread = await rest("POST", path, {"name": "table", "type": kind, **more})
    assert status == 201, thread
    return dict(thread)


async def test_a_private_thread_is_its_members(sandbox: Sandbox, rest: Rest) -> None:
    ada, boris = sandbox.person("Ada"), sandbox.person("Boris")
    thread = await _start(sandbox, rest, 12)
    boris_sees = [t.name for t in boris.threads()]
    assert boris_sees == []
    assert (await rest("PUT", f"/channels/{thread['id']}/thread-members/{boris.id}"))[0] == 204
    assert [t.name for t in boris.threads()] == ["table"] and boris.last("table").type == 1
    assert [t.name for t in ada.threads()] == ["table"]  # the server's owner reads all
    await rest("DELETE", f"/channels/{thread['id']}/thread-members/{boris.id}")
    with pytest.raises(RefusedError):
        boris.messages("table")
    await rest("DELETE", f"/channels/{thread['id']}/thread-members/@me")
    assert await rest.code("POST", f"/channels/{thread['id']}/messages", {"content": "x"}) == 50001


async def test_a_mention_pulls_in(sandbox: Sandbox, rest: Rest) -> None:
    thread = await _start(sandbox, rest, 12)
    eva = sandbox.person("Eva")
    await rest.say(thread["id"], eva.mention, allowed_mentions={"parse": []})
    assert eva.threads() == []
    await rest.say(thread["id"], eva.mention, allowed_mentions={"parse": [], "users": [int(eva.id)]})
    assert [t.name for t in eva.threads()] == ["table"]


async def test_a_thread_falls_asleep_and_wakes(sandbox: Sandbox, rest: Rest) -> None:
    ada = sandbox.person("Ada")
    thread = await _start(sandbox, rest, auto_archive_duration=60)
    sandbox.advance(3601)
    assert [t.name for t in ada.threads(archived=True)] == ["table"]
    sent = sandbox.channel("games").id
    assert (await rest("GET", f"/guilds/{sandbox.guild.id}/threads/active"))[1]["threads"] == []
    archived = (await rest("GET", f"/channels/{sent}/threads/archived/public"))[1]
    assert [t["id"] for t in archived["threads"]] == [thread["id"]]
    with pytest.raises(RefusedError):
        await ada.slash("ping", "table")
    message = await rest.say(thread["id"], "awake")
    assert [t.name for t in ada.threads()] == ["table"]
    path = f"/channels/{thread['id']}"
    await rest("PATCH", path, {"archived": True})
    assert await rest.code("PATCH", f"{path}/messages/{message['id']}", {"content": "x"}) == 50083
    assert await rest.code("PATCH", path, {"name": "x"}) == 50083
    assert (await rest("PATCH", path, {"archived": False, "name": "renamed"}))[1]["name"] == "renamed"


async def test_active_threads_are_capped(sandbox: Sandbox, rest: Rest) -> None:
    sandbox.limits.active_threads = 1
    thread = await _start(sandbox, rest)
    path = f"/channels/{sandbox.channel('games').id}/threads"
    assert await rest.code("POST", path, {"name": "more", "type": 11}) == 160006
    await rest("PATCH", f"/channels/{thread['id']}", {"archived": True})
    await _start(sandbox, rest)
    assert await rest.code("POST", path, {"name": "", "type": 11}) == 50035


async def test_a_thread_on_a_message(sandbox: Sandbox, rest: Rest) -> None:
    games = sandbox.channel("games").id
    message = await rest.say(games, "start here")
    path = f"/channels/{games}/messages/{message['id']}/threads"
    _, thread = await rest("POST", path, {"name": "table"})
    assert thread["id"] == message["id"]
    assert await rest.code("POST", path, {"name": "table"}) == 160004
    assert (await rest("GET", f"/channels/{games}/messages/{message['id']}"))[1]["thread"]["name"] == "table"
    assert await rest.code("DELETE", f"/channels/{thread['id']}") == 50013


async def test_pins(sandbox: Sandbox, rest: Rest) -> None:
    sandbox.limits.pins = 2
    games = sandbox.channel("games").id
    ids = [(await rest.say(games, str(i)))["id"] for i in range(3)]
    base = f"/channels/{games}/messages/pins"
    assert (await rest("PUT", f"{base}/{ids[0]}"))[0] == 204
    assert (await rest("PUT", f"/channels/{games}/pins/{ids[1]}"))[0] == 204
    assert await rest.code("PUT", f"{base}/{ids[2]}") == 30003
    pinned = (await rest("GET", base))[1]
    assert [item["message"]["id"] for item in pinned["items"]] == [ids[1], ids[0]] and not pinned["has_more"]
    assert sandbox.person("Ada").last("games").type == 6
    await rest("DELETE", f"{base}/{ids[1]}")
    assert [m["id"] for m in (await rest("GET", f"/channels/{games}/pins"))[1]] == [ids[0]]


async def test_what_was_deleted_was_still_seen(sandbox: Sandbox, rest: Rest) -> None:
    from bot.sandbox import threads

    thread = await _start(sandbox, rest)
    await rest.say(thread["id"], "once")
    threads.delete_channel(sandbox.hub, sandbox.channel("table"))
    assert await rest.code("POST", f"/channels/{thread['id']}/messages", {"content": "x"}) == 10003
    place = next(p for p in sandbox.person("Ada").visible()["places"] if p["id"] == thread["id"])
    assert place["deleted"] and place["messages"][-1]["now"]["content"] == "once"
