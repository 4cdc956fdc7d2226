"""The page as a Discord Activity: who comes is whom Discord names, and gets the table of where they are."""

import asyncio
import logging
import time

import msgspec
import pytest

from bot.process.settings import Secret
from bot.sandbox.faults import Fault
from bot.services import launches
from bot.table_page import activity
from bot.table_page.activity import OPENINGS, ActivityLogin
from bot.table_page.signed_tokens import ACTIVITY_LASTS
from bot.table_page.web_server import TablePage
from tests.bot.hall import InProcess, button, ends, leaves, until
from tests.bot.table_page.arriving import Visitor, dm_of
from tests.bot.table_page.conftest import PUBLIC, Json, PagePerson, ServedPage
from tests.bot.table_page.test_page import links_of, panel_of
from tests.games import EXAMPLE

CODE, WHO = "/oauth2/token", "/users/@me"
PLACE = "/applications/{application_id}/activity-instances/{instance_id}"


async def test_who_comes_into_a_tables_thread_plays_there_and_others_look_on(
    hall: InProcess, served: ServedPage
) -> None:
    table = await hall.start("ada", "boris")
    ada, felix = (Visitor(served, name, hall.thread(table)) for name in ("ada", "felix"))
    status, said = await ada.come()
    shown = await ada.shown()
    assert said["table"]["me"] == shown["me"] and said["table"]["mark"]
    assert status == 200 and said["lasts"] == ACTIVITY_LASTS and shown["me"] and shown["table"]["id"] == table
    assert (await felix.come())[0] == 200 and (await felix.shown())["me"] is None
    listed = await (await ada.who.slash("links", hall.thread(table))).wait_until_answered()
    assert "12 hours" in listed.text
    await (await ada.who.press(listed.message, custom_id="unlink")).wait_until_answered()  # type: ignore[arg-type]
    assert (await ada.ask("/api/table"))[0] == 403 and (await ada.come())[0] == 200


async def test_who_has_several_tables_is_asked_which(hall: InProcess, served: ServedPage) -> None:
    tables = [await hall.start("ada"), await hall.start("ada")]
    ada = Visitor(served, "ada", dm_of(hall, "ada"))
    status, said = await ada.come()
    assert status == 200 and not ada.token and said["said"]
    assert {one["table"] for one in said["tables"]} == set(tables) and all(one["game"] for one in said["tables"])
    choice = {"ticket": said["ticket"], "table": tables[0]}
    assert (await ada.began(choice))[0] == 200 and (await ada.shown())["table"]["id"] == tables[0]
    assert (await ada.began(choice))[0] == 403


async def test_who_has_one_table_or_none_is_not_asked(hall: InProcess, served: ServedPage) -> None:
    felix = Visitor(served, "felix", dm_of(hall, "felix"))
    status, said = await felix.come()
    assert status == 200 and not felix.token and said["said"] and "tables" not in said
    table = await hall.start("felix")
    assert (await felix.come())[0] == 200 and (await felix.shown())["table"]["id"] == table


async def test_a_button_opens_the_activity_with_its_table(hall: InProcess, served: ServedPage) -> None:
    hall.app.page_link, hall.app.tables.have_pages, hall.app.launches.are_on = served.page.link, True, True
    tables = [await hall.start("ada"), await hall.start("ada")]
    ada = Visitor(served, "ada", dm_of(hall, "ada"))
    for table in tables:
        mine = (await (await ada.who.slash("table", "dm", table=table)).wait_until_answered()).message
        assert mine is not None
        given = await (await ada.who.press(mine, custom_id=f"touch:{table}")).wait_until_answered()
        assert given.kind == 12 and given.message is None and given.interaction.instance == ada.instance
        assert (await ada.come())[0] == 200 and (await ada.shown())["table"]["id"] == table
    felix = hall.person("felix")
    shown = (await (await felix.slash("watch", "games", table=tables[0])).wait_until_answered()).message
    hall.app.watch_link = served.page.watch_link
    shown = (await (await felix.slash("watch", "games", table=tables[0])).wait_until_answered()).message
    assert shown is not None
    assert (await (await felix.press(shown, custom_id=button(shown, "look"))).wait_until_answered()).kind == 12
    looks = Visitor(served, "felix", hall.sandbox.channel("games"))
    assert (await looks.come())[0] == 200 and (await looks.shown())["table"]["id"] == tables[0]


async def test_discords_own_command_opens_the_activity_or_gives_the_links(hall: InProcess, served: ServedPage) -> None:
    hall.app.page_link, hall.app.launches.are_on = served.page.link, True
    table, activities = await hall.start("ada"), hall.sandbox.hub.activities
    activities.switch_on()
    ada, told = hall.person("ada"), []
    for activities.are_on in (True, False):
        told.append(await (await ada.launch_activity(hall.thread(table))).wait_until_answered())
    assert told[0].kind == 12 and PUBLIC in told[1].text and told[1].is_ephemeral


async def test_where_no_activity_is_launched_a_link_is_given_and_that_is_remembered(
    hall: InProcess, served: ServedPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall.app.page_link, hall.app.tables.have_pages, hall.app.launches.are_on = served.page.link, True, True
    table = await hall.start("ada")
    ada, panel = hall.person("ada"), await panel_of(hall, table)

    def asked() -> int:
        return sum(1 for _, route, _ in hall.sandbox.server.log if route.endswith("/callback"))

    costs = []
    for _ in range(2):
        before = asked()
        given = await (await ada.press(panel, custom_id=f"touch:{table}")).wait_until_answered()
        costs.append(asked() - before)
        assert given.is_ephemeral and links_of(given.message)[0].startswith(PUBLIC)
    assert costs == [2, 1]
    hall.sandbox.hub.activities.are_on = True
    monkeypatch.setattr(launches, "AGAIN", 0.0)
    hall.app.launches.note_refused(int(hall.sandbox.guild.id))
    assert (await (await ada.press(panel, custom_id=f"touch:{table}")).wait_until_answered()).kind == 12


async def test_the_proxys_signature_is_checked_where_there_is_one(hall: InProcess, served: ServedPage) -> None:
    table = await hall.start("ada")
    ada = Visitor(served, "ada", hall.thread(table))
    signed = ada.activities.signed_headers(ada.who.id)
    assert (await ada.come(**signed))[0] == 200
    assert (await ada.come(**{**signed, "X-Signature-Ed25519": "00" * 64}))[0] == 403
    strict = ActivityLogin(hall.app, Secret(ada.activities.secret), signed=True)
    served.page._opening.activity = strict
    assert ((await ada.come())[0], (await ada.come(**signed))[0]) == (403, 200)
    await strict.stop()


async def test_a_bearer_is_renewed_while_its_person_is_there(
    hall: InProcess, served: ServedPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.start("ada", "boris")
    ada, boris = (Visitor(served, name, hall.thread(table)) for name in ("ada", "boris"))
    assert ((await ada.come())[0], (await boris.come())[0]) == (200, 200)
    early, start = ada.token, time.time()
    assert (await ada.ask("/api/renew", {}))[1]["token"] == early
    monkeypatch.setattr(time, "time", lambda: start + 0.6 * ACTIVITY_LASTS)
    hall.sandbox.faults.add(Fault("GET", PLACE, status=500, times=6))
    with monkeypatch.context() as here:
        here.setattr(activity, "PATIENCE", 0.2)
        later = (await ada.ask("/api/renew", {}))[1]["token"]  # Discord cannot be asked, so nobody is sent away
    assert later != early
    hall.sandbox.faults.clear()
    ada.activities.leave(ada.instance, boris.who.id)
    assert (await boris.ask("/api/renew", {}))[0] == 403
    monkeypatch.setattr(time, "time", lambda: start + 1.1 * ACTIVITY_LASTS)
    assert (await ada.ask("/api/table"))[0] == 403
    ada.token = later
    assert (await ada.ask("/api/table"))[0] == 200


async def kicked(hall: InProcess, table: str) -> None:
    """Let a host who does not play decide that alone."""
    row, felix = (await hall.app.tables.actor(table)).live.seat_of(int(hall.person("boris").id)), hall.person("felix")
    assert row is not None
    await (await hall.person("ada").slash("host office", "games", to=felix, table=table)).wait_until_answered()
    await (await felix.slash("host kick", "games", seat=row.seat, table=table)).wait_until_answered()


async def left(hall: InProcess, table: str) -> None:
    await leaves(hall.person("boris"), table)


async def test_who_is_noted_late_comes_in(hall: InProcess, served: ServedPage, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.start("ada")
    ada = Visitor(served, "ada", hall.thread(table))
    ada.activities.instances[ada.instance].users = ["1"]
    real = ada.activities.exchange_code

    def exchanged(form: Json) -> Json:
        asyncio.get_running_loop().call_later(0.01, ada.activities.join, ada.instance, ada.who.id)
        return real(form)

    monkeypatch.setattr(ada.activities, "exchange_code", exchanged)
    assert (await ada.come())[0] == 200


@pytest.mark.parametrize("how", [kicked, left])
async def test_a_seat_that_is_lost_ends_its_page_and_socket_at_once(
    hall: InProcess, served: ServedPage, how: object
) -> None:
    table = await hall.start("ada", "boris")
    boris = Visitor(served, "boris", hall.thread(table))
    assert (await boris.come())[0] == 200
    async with served.session.ws_connect(served.at + "/api/live") as socket:
        await socket.send_json({"token": boris.token})
        assert (await socket.receive_json())["mark"]
        await how(hall, table)  # type: ignore[operator]
        actor = await hall.app.tables.actor(table)
        await until(lambda: actor.live.seat_of(int(boris.who.id)) is None)
        assert (await boris.ask("/api/table"))[0] == 403 and (await boris.ask("/api/renew", {}))[0] == 403
        while (message := await socket.receive()).type.name == "TEXT":
            pass
        assert message.data == 4403


async def test_with_the_end_of_a_game_seats_end_and_all_look_on(hall: InProcess, served: ServedPage) -> None:
    table = await hall.start("ada")
    ada = Visitor(served, "ada", hall.thread(table))
    assert (await ada.come())[0] == 200
    shown = await ada.shown()
    await ends(ada.who, "host end", table)
    actor = await hall.app.tables.actor(table)
    await until(lambda: not actor.live.is_running)
    over = await ada.shown()
    assert shown["me"] and over["me"] is None and not over["asked"] and not over["cards"]
    assert "not running" in over["table"]["waits"][0]
    pressed = await ada.press(f"mine:{table}")
    assert pressed["told"]["how"] == "refused" and pressed["told"]["lines"]


async def test_a_page_goes_on_after_a_restart(hall: InProcess, served: ServedPage) -> None:
    table = await hall.start("ada")
    ada = Visitor(served, "ada", hall.thread(table))
    assert (await ada.come())[0] == 200
    again = TablePage(hall.app, hall.app._handler.door, served.signer, PUBLIC, served.page.activity)
    other = PagePerson(served, ada.who, table)
    other.token, at = ada.token, served.at
    served.at = f"http://127.0.0.1:{await again.start('127.0.0.1', 0)}"
    assert (await other.ask("/api/table"))[0] == 200 and (await other.ask("/api/renew", {}))[0] == 200
    await again.stop()
    served.at = at


@pytest.mark.parametrize(
    "fault",
    [
        Fault("POST", CODE, status=503),
        Fault("POST", CODE, limited=5.0),
        Fault("POST", CODE, lose="answer"),
        Fault("GET", WHO, status=500),
        Fault("GET", PLACE, status=500, times=6),
    ],
    ids=lambda fault: f"{fault.route[1:6]}-{fault.status or fault.limited or fault.lose}",
)
async def test_while_discord_cannot_be_asked_nobody_comes_in_and_the_next_try_does(
    hall: InProcess, served: ServedPage, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.start("ada")
    ada = Visitor(served, "ada", hall.thread(table))
    hall.sandbox.faults.add(fault)
    with monkeypatch.context() as here:
        if fault.route == PLACE:
            here.setattr(activity, "PATIENCE", 0.2)  # Discord is not asked again and again
        assert (await ada.come())[0] == 503 and not ada.token
    hall.sandbox.faults.clear()
    assert (await ada.come())[0] == 200


async def test_so_many_may_come_in_a_minute_and_who_was_launched_waits_for_no_others(
    hall: InProcess, served: ServedPage
) -> None:
    table = await hall.start("ada")
    ada = Visitor(served, "ada", hall.thread(table))
    got = [(await ada.began({"code": "nonsense", "instance": f"i-{n:04}"}))[0] for n in range(OPENINGS + 2)]
    assert got == [403] * OPENINGS + [429] * 2 and (await ada.come())[0] == 429
    hall.app.launches.note_launch(int(ada.who.id), 0, table).instance = ada.instance
    assert (await ada.come())[0] == 200


async def test_nothing_that_opens_a_page_is_logged(
    hall: InProcess, served: ServedPage, caplog: pytest.LogCaptureFixture
) -> None:
    table = await hall.start("ada")
    ada = Visitor(served, "ada", hall.thread(table))
    secret = ada.activities.secret
    with caplog.at_level(logging.DEBUG):
        code = ada.activities.issue_code(ada.who.id)
        assert (await ada.began({"code": code, "instance": ada.instance}))[0] == 200
        bearer = ada.token
        ada.activities.secret = "another"
        assert (await ada.come())[0] == 403
    said = "\n".join(f"{one.getMessage()} {one.__dict__}" for one in caplog.records if one.name.startswith("bot"))
    assert "DISCORD_CLIENT_SECRET" in said
    assert not [one for one in (code, bearer, secret, ada.instance) if one in said]


async def test_only_the_activity_may_be_shown_in_discords_frame(hall: InProcess, served: ServedPage) -> None:
    own = f"{hall.sandbox.world.application_id}.discordsays.com"
    for path, framed in (("/?frame_id=1&instance_id=2", True), ("/.proxy/?frame_id=1", True), ("/", False)):
        async with served.session.get(served.at + path) as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert ("https://discord.com" in policy) is framed and f"wss://{own}" in policy and answer.status == 200
    ada = await served.person("ada", await hall.start("ada", game=EXAMPLE))
    allowed = {f"https://{own}": 200, f"http://{own}": 403, "https://1.discordsays.com": 403, "http://[": 403}
    for origin, status in {**allowed, f"https://{own}.example": 403, "null": 403}.items():
        assert (await ada.ask("/.proxy/api/table", Origin=origin))[0] == status, origin
    assert (await ada.ask("/api/activity"))[1]["client"] == hall.sandbox.world.application_id


async def test_a_bot_with_a_secret_has_an_activity_and_one_without_has_none(hall: InProcess) -> None:
    app, web = hall.app, {"web": PUBLIC, "client_secret": Secret("secret")}
    app.settings = msgspec.structs.replace(app.settings, **web)
    assert app._page("a token").activity is not None and app.launches.are_on
    app.settings = msgspec.structs.replace(app.settings, client_secret=None)
    assert app._page("a token").activity is None and not app.launches.are_on


async def test_without_a_secret_there_are_links_alone(hall: InProcess, served: ServedPage) -> None:
    served.page._opening.activity = None
    ada = Visitor(served, "ada", hall.thread(await hall.start("ada")))
    assert ((await ada.come())[0], (await ada.ask("/api/activity"))[0]) == (403, 404)
