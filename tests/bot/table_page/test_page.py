"""The page over HTTP: what is shown to whom, presses that are carried out once, and what is refused."""

import asyncio
import re
import time

import pytest

from bot.sandbox.people.person import text_of
from bot.sandbox.world import Message
from bot.table_page.signed_tokens import BEARER_LASTS, LINK_LASTS
from bot.tables.actor import Actor
from engine.kernel.prompts import MUST, Prompt
from tests.bot.hall import InProcess, leaves, until
from tests.bot.table_page.answering import answer_by_page
from tests.bot.table_page.conftest import PUBLIC, Json, PagePerson, ServedPage

LINK = re.compile(r"https://tables\.example/#([\w-]+)")
UPGRADE = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "eA=="}
PEOPLE = ("ada", "boris", "clara", "dmitri", "eva")


async def table_of(hall: InProcess) -> tuple[str, Actor]:
    table = await hall.start(PEOPLE[0], *PEOPLE[1:])
    return table, await hall.app.tables.actor(table)


def due(actor: Actor) -> Prompt:
    return next(p for p in actor.live.prompts_waited_for() if p.kind == MUST and p.answered is None)


async def decider(served: ServedPage, table: str, actor: Actor) -> PagePerson:
    """Return the person who is asked next, at their page."""
    await until(lambda: any(p.kind == MUST and p.answered is None for p in actor.live.prompts_waited_for()))
    seat = actor.live.seat_row(due(actor).seat)
    assert seat is not None
    name = next(name for name in PEOPLE if int(served.hall.person(name).id) == seat.user)
    return await served.person(name, table)


async def test_a_question_is_answered_on_the_page_and_once(hall: InProcess, served: ServedPage) -> None:
    table, actor = await table_of(hall)
    who = await decider(served, table, actor)
    prompt, head = due(actor), actor.live.head
    told = await answer_by_page(who, prompt, once="the same press")
    assert told["told"]["how"] == "done" and actor.live.head > head
    shown, made = await who.shown(), len(await actor.store.path(table))
    again = await who.press(told["pressed"], once="the same press")
    assert again["told"]["how"] in ("done", "stale", "draft") and len(await actor.store.path(table)) == made
    assert again["table"]["asked"] == shown["asked"]


async def test_the_same_press_twice_at_once_is_one_decision(hall: InProcess, served: ServedPage) -> None:
    table, actor = await table_of(hall)
    who = await decider(served, table, actor)
    prompt = due(actor)
    ready = await answer_by_page(who, prompt, confirm=False)
    made = len(await actor.store.path(table))
    both = await asyncio.gather(*(who.press(ready["pressed"], once="sent twice") for _ in range(2)))
    decided = [d for d in (await actor.store.path(table))[made:] if d.prompt == prompt.id]
    assert len(decided) == 1 and "failed" not in [one["told"]["how"] for one in both]


async def test_a_stale_press_gets_what_is_asked_now(hall: InProcess, served: ServedPage) -> None:
    table, actor = await table_of(hall)
    who = await decider(served, table, actor)
    done = await answer_by_page(who, due(actor))
    late = await who.press(done["pressed"].replace("ok:", "add:"), ["x"])
    assert late["told"]["how"] in ("stale", "refused") and late["table"]["table"]["id"] == table


async def test_a_draft_begun_on_the_page_goes_on_in_the_chat(hall: InProcess, served: ServedPage) -> None:
    table, actor = await table_of(hall)
    who = await decider(served, table, actor)
    ready = await answer_by_page(who, due(actor), confirm=False)
    asked = next(one for one in ready["table"]["asked"] if one["prompt"] == due(actor).id)
    receipt = await (await who.who.slash("table", hall.thread(table))).wait_until_answered()
    assert receipt.message is not None
    assert asked["buttons"][0]["label"] in [c.get("label") for row in receipt.message.components for c in controls(row)]


def controls(row: Json) -> list[Json]:
    return [row, *(one for part in row.get("components", ()) for one in controls(part))]


async def test_a_seat_is_shown_its_own_questions_alone(hall: InProcess, served: ServedPage) -> None:
    table, actor = await table_of(hall)
    pages = [await served.person(name, table) for name in PEOPLE]
    await until(lambda: actor.live.prompts_waited_for())
    for one in pages:
        shown, seat = await one.shown(), actor.live.seat_of(int(one.who.id))
        assert seat is not None and shown["me"]["seat"] == seat.seat
        own = {p.id for p in actor.live.prompts_of(seat.seat)}
        assert {asked["prompt"] for part in ("asked", "asides", "offers") for asked in shown[part]} <= own


async def test_whoever_presses_anothers_question_is_refused(hall: InProcess, served: ServedPage) -> None:
    table, actor = await table_of(hall)
    who = await decider(served, table, actor)
    other = await served.person(next(name for name in PEOPLE if served.hall.person(name).id != who.who.id), table)
    head = actor.live.head
    ready = await answer_by_page(who, due(actor), confirm=False)
    assert (await other.press(ready["pressed"]))["told"]["how"] == "refused"
    assert actor.live.head == head


async def test_links_are_opened_once_and_only_by_who_plays_there(hall: InProcess, served: ServedPage) -> None:
    table, _ = await table_of(hall)
    who = PagePerson(served, hall.person("ada"), table)
    link = served.link(who.who, table)
    assert (await who.begin(link), await who.begin(link)) == (200, 403)
    stranger, felix = PagePerson(served, hall.person("felix"), table), hall.person("felix")
    old, wrong = served.link(who.who, table, until=time.time() - 1), served.link(who.who, "AAAAA")
    another = served.link(who.who, table, seat="99")
    bearer = served.link(who.who, table, kind="bearer")
    for refused in (served.link(felix, table), old, wrong, another, bearer, link[:-4] + "AAAA", "x"):
        assert await stranger.begin(refused) == 403, refused


async def test_without_a_bearer_nothing_is_told(hall: InProcess, served: ServedPage) -> None:
    table, _ = await table_of(hall)
    who = await served.person("ada", table)
    for token in ("", "x", served.link(who.who, table), who.token[:-3] + "AAA"):
        who.token = token
        for path in ("/api/table", "/api/words"):
            assert (await who.ask(path))[0] == 403
        body = {"once": "12345678", "press": f"legal:{table}"}
        assert (await who.ask("/api/press", body))[0] == 403


async def test_a_seat_that_is_left_ends_its_page_at_once(hall: InProcess, served: ServedPage) -> None:
    table, actor = await table_of(hall)
    who = await served.person("boris", table)
    assert (await who.ask("/api/table"))[0] == 200
    await leaves(who.who, table)
    await until(lambda: actor.live.seat_of(int(who.who.id)) is None)
    assert (await who.ask("/api/table"))[0] == 403


async def test_another_table_is_not_pressed_from_here(hall: InProcess, served: ServedPage) -> None:
    table, _ = await table_of(hall)
    who = await served.person("ada", table)
    for press in ("legal:AAAAA", "guide", "recs", "nofollow:" + table, "nonsense:" + table):
        assert (await who.ask("/api/press", {"once": "12345678", "press": press}))[0] == 403, press


async def test_foreign_hosts_origins_and_large_bodies_are_refused(hall: InProcess, served: ServedPage) -> None:
    table, _ = await table_of(hall)
    who = await served.person("ada", table)
    assert (await who.ask("/api/table", Host="evil.example"))[0] == 403
    assert (await who.ask("/api/table", Origin="https://evil.example"))[0] == 403
    assert (await who.ask("/api/table", Host="tables.example", Origin=PUBLIC))[0] == 200
    assert (await who.ask("/api/press", {"once": "x" * 20_000, "press": "legal"}))[0] == 413
    assert (await who.ask("/api/press", {"once": "short"}))[0] == 400


async def test_a_page_may_press_only_so_often(hall: InProcess, served: ServedPage) -> None:
    table, _ = await table_of(hall)
    who = await served.person("ada", table)
    got = [(await who.ask("/api/press", {"once": f"press {n:03}", "press": f"mine:{table}"}))[0] for n in range(24)]
    assert got[:20] == [200] * 20 and got[20:] == [429] * 4


async def test_every_answer_says_that_nothing_else_is_needed(hall: InProcess, served: ServedPage) -> None:
    for path in ("/", "/page/app.js", "/api/table", "/nothing"):
        async with served.session.get(served.at + path) as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert policy.startswith("default-src 'none'; ") and "unsafe" not in policy
            assert ("script-src 'self'" in policy) is (answer.content_type == "text/html") is (path == "/")
            assert path != "/" or answer.headers["Referrer-Policy"] == "no-referrer"
            known = {"If-None-Match": answer.headers.get("ETag", "")}
        async with served.session.get(served.at + path, headers=known) as again:  # a browser puts these in its place
            assert again.headers["Content-Security-Policy"] == policy and (again.status == 304) is bool(*known.values())


async def test_an_unchanged_table_is_not_sent_again(hall: InProcess, served: ServedPage) -> None:
    table, _ = await table_of(hall)
    who = await served.person("ada", table)

    async def unchanged() -> bool:
        mark = (await who.shown())["mark"]
        status, _ = await who.ask("/api/table", None, **{"If-None-Match": f'"{mark}"'})
        return status == 304

    await until(unchanged)


async def test_news_come_to_whom_they_concern(hall: InProcess, served: ServedPage) -> None:
    table, actor = await table_of(hall)
    who = await decider(served, table, actor)
    async with served.session.ws_connect(served.at + "/api/live") as socket:
        await socket.send_json({"token": who.token})
        first = (await socket.receive_json())["mark"]
        await answer_by_page(who, due(actor))
        second = (await socket.receive_json())["mark"]
        assert second != first
    async with served.session.ws_connect(served.at + "/api/live") as socket:
        await socket.send_json({"token": who.token + "x"})
        message = await socket.receive()
        assert message.data == 4403


@pytest.mark.parametrize("path", ["/page/..%2fweb_server.py", "/page/map.py", "/page/", "/map/zz.webp", "/map/00.json"])
async def test_nothing_but_the_page_is_served(hall: InProcess, served: ServedPage, path: str) -> None:
    async with served.session.get(served.at + path) as answer:
        assert answer.status == 404


async def test_a_link_from_the_chat_opens_the_page_and_is_told(hall: InProcess, served: ServedPage) -> None:
    hall.app.page_link = served.page.link
    table, _ = await table_of(hall)
    who = PagePerson(served, hall.person("ada"), table)
    given = await (await who.who.slash("links", hall.thread(table))).wait_until_answered()
    link = LINK.search(given.text)
    assert link is not None and given.is_ephemeral
    assert await who.begin(link[1]) == 200 and (await who.shown())["me"]["name"]
    assert await who.begin(link[1]) == 403
    await until(lambda: any("browser" in text_of(m) for place in who.who.dms() for m in who.who.messages(place)))
    listed = await (await who.who.slash("links", hall.thread(table))).wait_until_answered()
    assert "12 hours" in listed.text


def verbs(message: Message | None) -> list[str]:
    """Return the kinds of press that a message offers."""
    assert message is not None
    return [str(c.get("custom_id", "")).partition(":")[0] for row in message.components for c in controls(row)]


def links_of(message: Message | None) -> list[str]:
    """Return where the link buttons of a message lead."""
    assert message is not None
    return [c["url"] for row in message.components for c in controls(row) if c.get("url")]


async def panel_of(hall: InProcess, table: str) -> Message:
    """Return the pinned panel of a table."""
    found: list[Message] = await until(
        lambda: [m for m in hall.thread(table).messages.values() if m.pinned_at is not None]
    )
    return found[-1]


async def test_a_button_gives_each_person_a_link_that_they_alone_see(hall: InProcess, served: ServedPage) -> None:
    hall.app.page_link, hall.app.tables.have_pages = served.page.link, True
    table, actor = await table_of(hall)
    asked = await decider(served, table, actor)
    cards = await until(
        lambda: [m for place in asked.who.dms() for m in asked.who.messages(place) if "touch" in verbs(m)]
    )
    mine = await (await asked.who.slash("table", hall.thread(table))).wait_until_answered()
    assert "touch" in verbs(mine.message)
    for message in (cards[-1], mine.message, await panel_of(hall, table)):
        assert message is not None
        given = await (await asked.who.press(message, custom_id=f"touch:{table}")).wait_until_answered()
        (link,) = links_of(given.message)
        assert given.is_ephemeral and given.message is not message
        who = PagePerson(served, asked.who, table)
        assert await who.begin(link.partition("#")[2].lstrip("/")) == 200
        assert (await who.shown())["me"]["seat"] == actor.live.seat_of(int(asked.who.id)).seat  # type: ignore[union-attr]
    stranger = await (
        await hall.person("felix").press(await panel_of(hall, table), custom_id=f"touch:{table}")
    ).wait_until_answered()
    assert stranger.is_ephemeral and "do not play" in stranger.text and not links_of(stranger.message)
    seen = [m for m in hall.thread(table).messages.values() if m.ephemeral_to is None]
    assert seen and not any(links_of(m) or LINK.search(text_of(m)) for m in seen)


async def test_without_pages_there_is_no_button(hall: InProcess, served: ServedPage) -> None:
    table, actor = await table_of(hall)
    who = (await decider(served, table, actor)).who
    mine, panel = (
        await (await who.slash("table", hall.thread(table))).wait_until_answered(),
        await panel_of(hall, table),
    )
    assert "touch" not in verbs(mine.message) + verbs(panel)
    refused = await (await who.forge(panel, f"touch:{table}")).wait_until_answered()
    assert "no pages" in refused.text and not links_of(refused.message)


async def test_all_pages_are_ended_by_a_press(hall: InProcess, served: ServedPage) -> None:
    hall.app.page_link = served.page.link
    table, _ = await table_of(hall)
    who, other = await served.person("ada", table), await served.person("boris", table)
    given = await (await who.who.slash("links", hall.thread(table))).wait_until_answered()
    link = LINK.search(given.text)
    assert link is not None and given.message is not None
    await (await who.who.press(given.message, custom_id="unlink")).wait_until_answered()
    assert (await who.ask("/api/table"))[0] == 403 and (await other.ask("/api/table"))[0] == 200
    assert await who.begin(link[1]) == 403


async def test_a_page_that_is_kept_open_stays_among_those_that_are_listed(
    hall: InProcess, served: ServedPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, actor = await table_of(hall)
    who = PagePerson(served, hall.person("ada"), table)
    seat, start = actor.live.seat_of(int(who.who.id)), time.time()
    assert seat is not None and await who.begin(served.link(who.who, table, seat=seat.seat)) == 200

    async def listed() -> list[float]:
        return [page.at - start for page in (await hall.app.tables.preferences.of(int(who.who.id))).pages]

    await until(listed)
    monkeypatch.setattr(time, "time", lambda: start + 0.6 * BEARER_LASTS)
    who.token = (await who.ask("/api/renew", {}))[1]["token"]

    async def is_noted() -> bool:
        return [at > 0.5 * BEARER_LASTS for at in await listed()] == [True]

    await until(is_noted)
    monkeypatch.setattr(time, "time", lambda: start + 1.2 * BEARER_LASTS)
    assert (await who.ask("/api/table"))[0] == 200


async def test_links_from_before_the_start_are_refused(hall: InProcess, served: ServedPage) -> None:
    table, _ = await table_of(hall)
    who = PagePerson(served, hall.person("ada"), table)
    assert await who.begin(served.link(who.who, table, until=time.time() + LINK_LASTS - 3600)) == 403
    assert await who.begin(served.link(who.who, table, until=served.page.sessions._began + LINK_LASTS - 1)) == 403


async def mark_at_rest(who: PagePerson) -> str:
    """Return a person's mark once all odds beside their choices are worked out."""
    before = ""
    while before != (before := (await who.shown())["mark"]):
        pass
    return before


async def test_what_another_drafts_or_looks_up_changes_nobodys_mark(hall: InProcess, served: ServedPage) -> None:
    table, actor = await table_of(hall)
    who = await decider(served, table, actor)
    others = [await served.person(name, table) for name in PEOPLE if hall.person(name).id != who.who.id]
    marks = [await mark_at_rest(one) for one in others]
    own = await mark_at_rest(who)
    await answer_by_page(who, due(actor), confirm=False)
    await who.press(f"legal:{table}")
    assert [(await one.shown())["mark"] for one in others] == marks and (await who.shown())["mark"] != own


async def test_an_answer_that_fails_after_the_decision_loses_and_doubles_nothing(
    hall: InProcess, served: ServedPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, actor = await table_of(hall)
    who = await decider(served, table, actor)
    prompt = due(actor)
    ready = await answer_by_page(who, prompt, confirm=False)

    async def broken(*_: object) -> str:
        raise ConnectionError("the machine goes down")

    with monkeypatch.context() as here:
        here.setattr("bot.interactions.decisions.text_since_last_decision", broken)
        first = await who.press(ready["pressed"], once="lost on its way")
    assert first["told"]["how"] == "failed"
    again = await who.press(ready["pressed"], once="lost on its way")
    decided = [d for d in await actor.store.path(table) if d.prompt == prompt.id]
    assert len(decided) == 1 and again["told"]["how"] in ("done", "stale", "draft")


async def test_open_pages_hold_the_end_of_the_bot_up_for_nothing_and_are_told(
    hall: InProcess, served: ServedPage
) -> None:
    """A minute was waited for who looked on: an operator's restart took as long."""
    table, actor = await table_of(hall)
    who = await decider(served, table, actor)
    async with served.session.ws_connect(served.at + "/api/live") as socket:
        await socket.send_json({"token": who.token})
        assert (await socket.receive_json())["mark"]
        stopped = asyncio.create_task(served.page.stop())
        assert (await socket.receive()).data == 1001
        await asyncio.wait_for(stopped, 30.0)


async def test_sockets_that_say_nothing_are_few(
    hall: InProcess, served: ServedPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table_page.web_server.NAMELESS", 2)
    waiting = [await served.session.ws_connect(served.at + "/api/live") for _ in range(2)]
    async with served.session.get(served.at + "/api/live", headers=UPGRADE) as refused:
        assert refused.status == 429
    for socket in waiting:
        await socket.close()


async def test_a_person_has_so_many_pages_at_once(hall: InProcess, served: ServedPage) -> None:
    table, _ = await table_of(hall)
    who = await served.person("ada", table)
    sockets = [await served.session.ws_connect(served.at + "/api/live") for _ in range(5)]
    for socket in sockets[:4]:
        await socket.send_json({"token": who.token})
        assert (await socket.receive_json())["mark"]
    await sockets[4].send_json({"token": who.token})
    assert (await sockets[4].receive()).data == 4429
    for socket in sockets[:4]:
        await socket.close()


async def test_a_press_of_the_page_renames_nobody(hall: InProcess, served: ServedPage) -> None:
    for name in PEOPLE:
        user = hall.sandbox.world.users[hall.person(name).id]
        user.global_name = f"{name}_of*rome"
    table, actor = await table_of(hall)
    names = [seat.name for seat in actor.live.row.seats]
    who = await decider(served, table, actor)
    await answer_by_page(who, due(actor))
    assert [seat.name for seat in actor.live.row.seats] == names and any("\\" in name for name in names)
