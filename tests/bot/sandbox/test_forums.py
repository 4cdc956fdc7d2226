"""The stand-in's forum channels: posts, tags and what Discord refuses of them."""

from typing import Any

from bot.sandbox import permissions
from bot.sandbox.launch import Sandbox
from bot.sandbox.people import server_changes
from bot.sandbox.world import REQUIRE_TAG, Channel, Tag

from .conftest import Rest

BOT_RIGHTS = permissions.MANAGE_CHANNELS


def forum(sandbox: Sandbox, *tags: str, moderated: str = "") -> Channel:
    found = sandbox.channel("tables")
    found.overwrites.clear()
    names = [*tags, *([moderated] if moderated else [])]
    found.tags = [Tag(sandbox.hub.ids.next(), name, moderated=name == moderated) for name in names]
    return found


def give(sandbox: Sandbox, right: int) -> None:
    server_changes.set_permission_overwrite(sandbox.hub, sandbox.channel("tables"), sandbox.world.bot_id, allow=right)


def a_post(**more: Any) -> dict[str, Any]:
    return {"name": "A table", "message": {"content": "hello"}, **more}


async def test_a_post_is_a_thread_with_a_first_message_of_the_same_id(sandbox: Sandbox, rest: Rest) -> None:
    place = forum(sandbox, "Open")
    status, made = await rest("POST", f"/channels/{place.id}/threads", a_post(applied_tags=[place.tags[0].id]))
    assert status == 201 and made["id"] == made["message"]["id"] and made["applied_tags"] == [place.tags[0].id]
    status, said = await rest("GET", f"/channels/{made['id']}/messages")
    assert [message["content"] for message in said] == ["hello"]
    status, listed = await rest("GET", f"/guilds/{place.guild_id}/threads/active")
    assert [one["id"] for one in listed["threads"]] == [made["id"]]


async def test_a_forum_itself_takes_no_message(sandbox: Sandbox, rest: Rest) -> None:
    place = forum(sandbox)
    assert await rest.code("POST", f"/channels/{place.id}/messages", {"content": "x"}) == 50008
    assert await rest.code("GET", f"/channels/{place.id}/messages") == 50024
    assert await rest.code("POST", f"/channels/{place.id}/threads", {"name": "no message"}) == 50035


async def test_who_may_not_write_may_not_post(sandbox: Sandbox, rest: Rest) -> None:
    place = forum(sandbox)
    server_changes.set_permission_overwrite(sandbox.hub, place, sandbox.world.bot_id, deny=permissions.SEND)
    assert await rest.code("POST", f"/channels/{place.id}/threads", a_post()) == 50013


async def test_a_tag_may_be_required_or_for_moderators_alone(sandbox: Sandbox, rest: Rest) -> None:
    place = forum(sandbox, "Open", moderated="Official")
    place.flags |= REQUIRE_TAG
    path, tags = f"/channels/{place.id}/threads", [tag.id for tag in place.tags]
    assert await rest.code("POST", path, a_post()) == 40067
    assert await rest.code("POST", path, a_post(applied_tags=["123"])) == 10087
    assert await rest.code("POST", path, a_post(applied_tags=tags)) == 50013
    give(sandbox, permissions.MANAGE_THREADS)
    assert (await rest("POST", path, a_post(applied_tags=tags)))[0] == 201


async def test_tags_of_a_post_are_changed_by_its_author_while_it_is_awake(sandbox: Sandbox, rest: Rest) -> None:
    place = forum(sandbox, "Open", "Running")
    made = (await rest("POST", f"/channels/{place.id}/threads", a_post()))[1]
    path, tags = f"/channels/{made['id']}", [tag.id for tag in place.tags]
    assert (await rest("PATCH", path, {"applied_tags": [tags[1]]}))[1]["applied_tags"] == [tags[1]]
    await rest("PATCH", path, {"archived": True})
    assert await rest.code("PATCH", path, {"applied_tags": tags}) == 50083
    assert (await rest("PATCH", path, {"archived": False, "applied_tags": tags}))[1]["applied_tags"] == tags
    server_changes.set_permission_overwrite(sandbox.hub, place, sandbox.world.bot_id, deny=permissions.SEND)
    assert await rest.code("PATCH", path, {"applied_tags": []}) == 50013


async def test_tags_of_a_forum_take_manage_channels_and_have_limits(sandbox: Sandbox, rest: Rest) -> None:
    place = forum(sandbox, "Open")
    path, kept = f"/channels/{place.id}", {"id": place.tags[0].id, "name": "Open"}
    assert await rest.code("PATCH", path, {"available_tags": [kept, {"name": "Ended"}]}) == 50013
    give(sandbox, BOT_RIGHTS)
    changed = (await rest("PATCH", path, {"available_tags": [kept, {"name": "Ended"}]}))[1]
    assert [tag["name"] for tag in changed["available_tags"]] == ["Open", "Ended"]
    assert changed["available_tags"][0]["id"] == kept["id"]
    assert await rest.code("PATCH", path, {"available_tags": [{"name": "x" * 21}]}) == 50035
    assert await rest.code("PATCH", path, {"available_tags": [{"name": str(n)} for n in range(21)]}) == 50035
    assert await rest.code("PATCH", path, {"available_tags": [{"name": "A"}, {"name": "a"}]}) == 40061
