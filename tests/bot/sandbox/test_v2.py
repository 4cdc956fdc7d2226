"""Messages of components alone (v2): what Discord takes, refuses, keeps on an edit and answers."""

from typing import Any

import aiohttp
import msgspec
import pytest

from bot.sandbox import interactions
from bot.sandbox.launch import Sandbox

from .conftest import PNG, Json, Rest

V2 = 1 << 15


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def button(custom_id: str) -> Json:
    return {"type": 2, "style": 1, "label": custom_id, "custom_id": custom_id}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def box(*parts: Json, **more: Any) -> Json:
    return {"type": 17, "components": list(parts), **more}


def gallery(*names: str, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, **more} for name in names]}


def section(accessory: Json | None, *parts: Json) -> Json:
    return {"type": 9, "components": list(parts) or [text()], **({"accessory": accessory} if accessory else {})}


THUMBNAIL: Json = {"type": 11, "media": {"url": "https://example.org/a.png"}}
BAD: dict[str, tuple[Json, str]] = {
    "41 with those inside": (box(*(section(button(str(i))) for i in range(13)), text()), "MAX_TOTAL_COMPONENTS"),
    "text of 4001 in all": (box(section(THUMBNAIL, text("x" * 3000)), text("x" * 1001)), "TEXT_SIZE_EXCEEDED"),
    "empty text": (text(" "), "BASE_TYPE_REQUIRED"),
    "empty container": (box(), "BASE_TYPE_BAD_LENGTH"),
    "container in container": (box(box(text())), "UNION_TYPE_CHOICES"),
    "colour too large": (box(text(), accent_color=0x1000000), "NUMBER_TYPE_MAX"),
    "button out of a row": (button("a"), "UNION_TYPE_CHOICES"),
    "text in a row": (row(text()), "UNION_TYPE_CHOICES"),
    "section without accessory": (section(None), "BASE_TYPE_REQUIRED"),
    "section beside a gallery": (section(gallery("map.png")), "UNION_TYPE_CHOICES"),
    "section of four texts": (section(THUMBNAIL, *[text()] * 4), "BASE_TYPE_BAD_LENGTH"),
    "picture in a section": (section(THUMBNAIL, THUMBNAIL), "UNION_TYPE_CHOICES"),
    "thumbnail alone": (THUMBNAIL, "UNION_TYPE_CHOICES"),
    "empty gallery": (gallery(), "BASE_TYPE_BAD_LENGTH"),
    "gallery of eleven": (gallery(*["map.png"] * 11), "BASE_TYPE_BAD_LENGTH"),
    "alt text of 1025": (gallery("map.png", description="x" * 1025), "BASE_TYPE_MAX_LENGTH"),
    "no such file": (gallery("other.png"), "REFERENCED_ATTACHMENT_NOT_FOUND"),
    "a file from elsewhere": ({"type": 13, "file": {"url": "https://example.org/a.txt"}}, "URL_TYPE_INVALID_SCHEME"),
    "odd spacing": ({"type": 14, "spacing": 3}, "BASE_TYPE_CHOICES"),
    "custom id twice": (box(section(button("a")), row(button("a"))), "CUSTOM_ID_DUPLICATED"),
    "number twice": (box({**text(), "id": 7}, {**text(), "id": 7}), "COMPONENT_ID_DUPLICATED"),
}


async def send(rest: Rest, method: str, path: str, body: Json, **files: bytes) -> tuple[int, Json]:
    """Send a body with files named by their fields: map_png is map.png."""
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", msgspec.json.encode(body).decode(), content_type="application/json")
    for index, (name, data) in enumerate(files.items()):
        form.add_field(f"files[{index}]", data, filename=name.replace("_", "."), content_type="image/png")
    headers = {"Authorization": f"Bot {rest.sandbox.token}"}
    async with rest.session.request(method, rest.sandbox.api_url + path, data=form, headers=headers) as answer:
        return answer.status, await answer.json()


def place(sandbox: Sandbox) -> str:
    return f"/channels/{sandbox.channel('games').id}/messages"


@pytest.mark.parametrize("what", BAD)
async def test_what_is_put_together_wrongly_is_refused(sandbox: Sandbox, rest: Rest, what: str) -> None:
    sandbox.hub.openapi = None  # by hand-written rules alone: they must hold where the description is absent
    component, code = BAD[what]
    body = {"flags": V2, "components": [component]}
    status, answer = await send(rest, "POST", place(sandbox), body, map_png=PNG)
    assert (status, answer["code"]) == (400, 50035)
    assert code in str(answer["errors"])
    assert sandbox.person("Ada").messages("games") == []


async def test_a_whole_card_is_taken_and_given_back(sandbox: Sandbox, rest: Rest) -> None:
    card = box(
        section({"type": 11, "media": {"url": "attachment://seal.png"}, "description": "The seal"}, text("# Table")),
        {"type": 14},
        gallery("map.png", description="The map"),
        {"type": 13, "file": {"url": "attachment://log.png"}},
        row(button("a"), button("b")),
        accent_color=0xA33B3B,
    )
    files = {"map_png": PNG, "seal_png": PNG, "log_png": PNG, "loose_png": PNG}
    status, sent = await send(rest, "POST", place(sandbox), {"flags": V2, "components": [card]}, **files)
    assert status == 200 and sent["content"] == "" and sent["flags"] == V2
    parts = sent["components"][0]["components"]
    assert sent["components"][0]["accent_color"] == 0xA33B3B and sent["components"][0]["spoiler"] is False
    media = parts[2]["items"][0]["media"]
    assert media["url"].startswith("http") and media["attachment_id"] and media["width"] == 2
    assert parts[0]["accessory"]["media"]["attachment_id"] != media["attachment_id"]
    assert parts[3]["name"] == "log.png" and parts[3]["size"] == len(PNG)
    assert [a["filename"] for a in sent["attachments"]] == ["loose.png"]  # shown ones are not listed
    assert (await rest("GET", f"{place(sandbox)}/{sent['id']}"))[1]["attachments"] == sent["attachments"]


async def test_an_edit_keeps_a_picture_by_its_attachment_id(sandbox: Sandbox, rest: Rest) -> None:
    body = {"flags": V2, "components": [gallery("map.png")]}
    _, sent = await send(rest, "POST", place(sandbox), body, map_png=PNG)
    assert sent["attachments"] == []
    path = f"{place(sandbox)}/{sent['id']}"
    kept = sent["components"][0]["items"][0]["media"]["attachment_id"]
    more: Json = {"components": [gallery("map.png", "new.png")], "attachments": [{"id": kept}, {"id": "0"}]}
    status, edited = await send(rest, "PATCH", path, more, new_png=PNG)
    assert status == 200 and edited["attachments"] == []
    first, second = (item["media"]["attachment_id"] for item in edited["components"][0]["items"])
    assert first == kept and second != kept
    assert await rest.code("PATCH", path, {"attachments": [{"id": second}]}) == 50035  # map.png still stands in it
    status, edited = await rest("PATCH", path, {"components": [gallery("new.png")], "attachments": [{"id": second}]})
    assert status == 200 and len(sandbox.person("Ada").last("games").attachments) == 1


async def test_a_picture_is_kept_by_its_address_too(sandbox: Sandbox, rest: Rest) -> None:
    _, sent = await send(rest, "POST", place(sandbox), {"flags": V2, "components": [gallery("map.png")]}, map_png=PNG)
    media = sent["components"][0]["items"][0]["media"]
    again: Json = {"type": 12, "items": [{"media": {"url": media["url"]}}]}
    body = {"components": [box(again)], "attachments": [{"id": media["attachment_id"]}]}
    status, edited = await rest("PATCH", f"{place(sandbox)}/{sent['id']}", body)
    assert status == 200 and edited["attachments"] == []
    assert edited["components"][0]["components"][0]["items"][0]["media"]["attachment_id"] == media["attachment_id"]


async def test_an_embed_shows_its_file_and_leaves_out_what_is_not_there(sandbox: Sandbox, rest: Rest) -> None:
    embed: Json = {"title": "x", "image": {"url": "attachment://map.png"}, "thumbnail": {"url": "attachment://no.png"}}
    status, sent = await send(rest, "POST", place(sandbox), {"content": "x", "embeds": [embed]}, map_png=PNG)
    assert status == 200 and sent["attachments"] == []
    assert sent["embeds"][0]["image"]["url"].startswith("http") and "thumbnail" not in sent["embeds"][0]
    path = f"{place(sandbox)}/{sent['id']}"
    kept = sandbox.person("Ada").last("games").attachments[0].id
    more = {"content": "y", "embeds": [embed], "attachments": [{"id": kept}]}
    assert (await rest("PATCH", path, more))[1]["embeds"][0]["image"]["url"] == sent["embeds"][0]["image"]["url"]
    assert "image" not in (await rest("PATCH", path, {"attachments": []}))[1]["embeds"][0]


async def test_a_refused_edit_changes_nothing(sandbox: Sandbox, rest: Rest) -> None:
    sent = await rest.say(sandbox.channel("games").id, "", flags=V2, components=[text("as it was")])
    path = f"{place(sandbox)}/{sent['id']}"
    wrong: Json = {"content": "words", "components": [text("new"), gallery("new.png")]}
    status, answer = await send(rest, "PATCH", path, wrong, new_png=PNG)
    assert (status, answer["code"]) == (400, 50035)
    assert "MESSAGE_CANNOT_USE_LEGACY_FIELDS" in str(answer["errors"]["content"])
    assert (await rest("GET", path))[1] == sent


async def test_there_is_no_way_back(sandbox: Sandbox, rest: Rest) -> None:
    sent = await rest.say(sandbox.channel("games").id, "", flags=V2, components=[text()])
    path = f"{place(sandbox)}/{sent['id']}"
    backs: list[Json] = [{"content": "x"}, {"embeds": [{"title": "x"}]}, {"flags": 0}, {"flags": 0, "content": "x"}]
    for back in backs:
        assert await rest.code("PATCH", path, back) == 50035, back
    assert await rest.code("PATCH", path, {"components": []}) == 50006
    assert sandbox.person("Ada").last("games").flags == V2


async def test_a_classic_message_becomes_v2_when_its_words_go(sandbox: Sandbox, rest: Rest) -> None:
    sent = await rest.say(sandbox.channel("games").id, "a question", embeds=[{"title": "x"}])
    path = f"{place(sandbox)}/{sent['id']}"
    change: Json = {"flags": V2, "components": [text("new")]}
    assert await rest.code("PATCH", path, change) == 50035
    status, edited = await rest("PATCH", path, {**change, "content": None, "embeds": []})
    assert status == 200 and edited["flags"] == V2 and edited["content"] == "" and edited["embeds"] == []


async def test_nothing_stands_beside_components_alone(sandbox: Sandbox, rest: Rest) -> None:
    sandbox.hub.openapi = None
    poll = {"question": {"text": "?"}, "answers": [{"poll_media": {"text": "a"}}]}
    others: list[Json] = [{"content": "x"}, {"embeds": [{"title": "x"}]}, {"poll": poll}, {"sticker_ids": ["1"]}]
    for other in others:
        assert await rest.code("POST", place(sandbox), {"flags": V2, "components": [text()], **other}) == 50035


async def test_an_edited_answer_may_not_find_its_new_picture(sandbox: Sandbox, rest: Rest) -> None:
    """A trap of Discord's: the edit fails, a follow-up and an edit that keeps what was there do not."""
    sandbox.faults.traps.gallery_edits = True
    data: Json = {"id": "1", "name": "ping", "type": 1}
    games = sandbox.channel("games").id
    what, _ = interactions.start_interaction(sandbox.hub, 2, sandbox.person("Ada").id, games, data, name="ping")
    answer: Json = {"flags": V2, "components": [gallery("map.png")]}
    path = f"/interactions/{what.id}/{what.token}/callback?with_response=1"
    status, first = await send(rest, "POST", path, {"type": 4, "data": answer}, map_png=PNG)
    assert status == 200
    hook = f"/webhooks/{sandbox.world.application_id}/{what.token}"
    new: Json = {"components": [box(gallery("new.png"))]}
    status, refusal = await send(rest, "PATCH", hook + "/messages/@original", new, new_png=PNG)
    assert (status, refusal["code"]) == (400, 50035) and "ATTACHMENT_NOT_FOUND" in str(refusal["errors"])
    media = first["resource"]["message"]["components"][0]["items"][0]["media"]
    same = {"components": [gallery("map.png"), text()], "attachments": [{"id": media["attachment_id"]}]}
    assert (await rest("PATCH", hook + "/messages/@original", same))[0] == 200
    assert (await send(rest, "POST", hook, {"flags": V2, **new}, new_png=PNG))[0] == 200
    waiting, _ = interactions.start_interaction(sandbox.hub, 2, sandbox.person("Ada").id, games, data, name="ping")
    assert (await rest("POST", f"/interactions/{waiting.id}/{waiting.token}/callback", {"type": 5}))[0] == 204
    late = f"/webhooks/{sandbox.world.application_id}/{waiting.token}/messages/@original"
    status, refusal = await send(rest, "PATCH", late, {"flags": V2, **new}, new_png=PNG)
    assert (status, refusal["code"]) == (400, 50035) and waiting.pending  # it still says "thinking…"
    assert (await rest("PATCH", late, {"flags": V2, "components": [text("without it")]}))[0] == 200
    sandbox.faults.clear()
    assert (await send(rest, "PATCH", hook + "/messages/@original", new, new_png=PNG))[0] == 200
