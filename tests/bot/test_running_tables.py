"""The bot before the stand-in with tables that were left running at an earlier commit
(`tests/engine/store/running_tables.py`): their old buttons work, and what waited is delivered once."""

import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import discord
import msgspec
import pytest

from bot.app import App
from bot.delivery.last_rendered import LastRendered
from bot.delivery.throttle import Throttle
from bot.messages.ids import parse_custom_id
from bot.process.settings import read_settings
from bot.sandbox.launch import serve_sandbox
from bot.sandbox.people.person import Receipt, controls_of
from bot.sandbox.world import World
from bot.tables.post_types import LOBBY_CARD, panel_post
from bot.words import Words
from engine.store.models import RUNNING
from engine.store.places.moving import move_database
from engine.store.places.opening import open_at, place_text
from engine.store.postgres.address import PostgresAddress
from engine.store.sqlite import SqliteStore, open_store
from render import RenderService
from testbed.drills.plain_pictures import replace_drawing_by_pixels
from testbed.drills.records import Records
from tests.bot.conftest import patient
from tests.bot.hall import InProcess, button, verbs
from tests.engine.store.running_tables import Press, Table, database, expected, packed
from tests.postgres import ON_A_SERVER, fresh_address
from tests.tiers import thinned

KEPT = expected()
LATER = 300.0  # seconds after it was left: what waited for another try may go
MARK = re.compile(r"-# ([#✉])(\d+)(?:–(\d+))? · (\w+)(?: \((\d+)/(\d+)\))?$", re.M)
COMMON = Words("common")
WRONG = tuple(COMMON(f"error.{key}") for key in ("stale", "changed", "unknown_press", "not_your_prompt", "vote_closed"))


async def on_a_server(file: Path) -> PostgresAddress:
    """Bring a file to the present schema, then to a server, as an operator does."""
    await (await open_store(file)).close()
    address = fresh_address()
    await move_database(file, address)
    return address


# With other rules all is replayed as well: what is shown of tables as they are is shown there too.
@pytest.fixture(params=thinned(["as it is", "of other rules"], first=1, seconds=5))
async def hall(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[InProcess]:
    """The bot of today, in the world and on the database of then, some minutes after they were left. Pictures are not
    drawn."""
    for name, method in list(vars(RenderService).items()):
        if callable(method):
            monkeypatch.setattr(RenderService, name, method)  # put back afterwards
    replace_drawing_by_pixels()
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)  # put back afterwards
    default = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", default)
    world = msgspec.json.decode(packed("world.json.gz"), type=World)
    sandbox = await serve_sandbox(world=world, limits=patient())
    path = database(tmp_path, others=request.param == "of other rules")
    place = await on_a_server(path) if ON_A_SERVER else path
    said = {"PRAETOR_HOLD_SCALE": "0", "PRAETOR_GATHER": "0", "PRAETOR_EMOJIS": "0"}
    settings = read_settings({**sandbox.environment, **said, "PRAETOR_DATABASE": place_text(place)})
    store = await open_at(settings.database_place, clock=lambda: KEPT.moment + LATER)
    if isinstance(store, SqliteStore):
        store.database.hasty = True
    app = App(settings, store)
    app.tables.now = lambda: KEPT.moment + LATER
    app.worker.throttle = Throttle(0)
    running = InProcess(sandbox, app)
    await running.up()
    try:
        yield running
    finally:
        assert await running.close() == 0
        await sandbox.stop()


async def press(hall: InProcess, one: Press, who: str = "") -> Receipt:
    """Press what was recorded, on the very message of then."""
    message = hall.sandbox.world.channels[one.channel].messages[one.message]
    return await (await hall.person(who or one.by).forge(message, one.id, one.values)).wait_until_answered()


ADDED_SINCE = ("key", "asked")  # verbs of buttons that words have since


def kinds_of(receipt: Receipt) -> set[str]:
    """Return what kinds of answer came, in the words of `Press`: lists of places come with a map since, maps with a
    button, and words with that of the map's key and the way back to the question, which are none of their own."""
    if COMMON("error.unchanged") in receipt.text:
        return {"refused"}
    if COMMON("error.stale") in receipt.text:
        return {"closed"}
    if receipt.modal is not None:
        return {"form"}
    if receipt.message is None:
        return {"words"}
    pressable = (parse_custom_id(str(control.get("custom_id"))) for control in controls_of(receipt.message))
    shown = {"buttons"} if any(one is None or one.verb not in ADDED_SINCE for one in pressable) else set()
    return shown | ({"picture"} if receipt.message.attachments else set()) or {"words"}


async def stand(hall: InProcess, table: Table) -> object:
    """Return all of a table that a press which decides something changes."""
    row = await hall.app.store.table(table.id)
    assert row is not None
    decisions = await hall.app.store.next_decision_id(table.id) if row.head is not None else 0
    return decisions, row.head, row.seats, row.extra.get("votes")


async def test_old_buttons_are_answered_as_they_were(hall: InProcess) -> None:
    """Each press in its order, then one that decides something."""
    await hall.settled()
    for table in KEPT.tables.values():
        before = await stand(hall, table)
        for one in table.pressed:
            receipt = await press(hall, one)
            assert not receipt.has_failed and one.answer in kinds_of(receipt), (one, receipt)
            assert COMMON("error.unknown_press") not in receipt.text, (one, receipt)
        assert await stand(hall, table) == before, f"{table.id}: a look has changed something"
        if table.deciding is None:
            assert table.status == "over"
            continue
        receipt = await press(hall, table.deciding)
        if COMMON("error.changed") in receipt.text:  # a basket is filled in beforehand since: what stands now is sealed
            assert receipt.message is not None
            person = hall.person(table.deciding.by)
            receipt = await (
                await person.press(receipt.message, custom_id=button(receipt.message, "ok"))
            ).wait_until_answered()
        assert not any(words in receipt.text for words in (*WRONG, COMMON("error.unchanged"))), (
            table.deciding,
            receipt,
        )
        assert await stand(hall, table) != before, (table.deciding, receipt)


async def test_old_buttons_are_known_and_authorise_nobody(hall: InProcess) -> None:
    """Every custom id that was seen is read as it was written, and one of each kind changes nothing where it is
    pressed by one who does not play."""
    await hall.settled()
    for table in KEPT.tables.values():
        before = await stand(hall, table)
        verbs: dict[str, str] = {}
        for custom_id in (*table.seen, *(one.id for one in table.pressed)):
            found = parse_custom_id(custom_id)
            assert found is not None and found.table == table.id and found.id() == custom_id
            verbs[found.verb] = custom_id
        verbs.pop("join", None)  # which they may
        for custom_id in verbs.values():
            one = msgspec.structs.replace(table.pressed[0], id=custom_id, values=[])
            receipt = await press(hall, one, "Dmitri")
            assert not receipt.has_failed and COMMON("error.unknown_press") not in receipt.text, (custom_id, receipt)
        assert await stand(hall, table) == before


def marks(hall: InProcess) -> Counter[tuple[str, str, str, int]]:
    """Count the messages that bear each number: by sign, table, channel (`public` for a thread) and number."""
    found: Counter[tuple[str, str, str, int]] = Counter()
    for channel in hall.sandbox.world.channels.values():
        for message in channel.messages.values():
            mark = MARK.search(message.all_words)
            if mark is None or message.deleted or message.ephemeral_to is not None or mark[5] != mark[6]:
                continue
            where = "public" if channel.thread is not None else channel.id
            for number in range(int(mark[2]), int(mark[3] or mark[2]) + 1):
                found[mark[1], mark[4], where, number] += 1
    return found


def bears(hall: InProcess, message: int, number: int, table: str) -> bool:
    """Return whether a message is there and bears a table's number."""
    for channel in hall.sandbox.world.channels.values():
        there = channel.messages.get(str(message))
        mark = MARK.search(there.all_words) if there is not None else None
        if mark is not None:
            return mark[4] == table and int(mark[2]) <= number <= int(mark[3] or mark[2])
    return False


def panels(hall: InProcess, table: str) -> list[str]:
    """Return the panels of a table that are there."""
    wanted = {f"mine:{table}", f"rules:{table}"}
    shown = (m for m in hall.thread(table).messages.values() if not m.deleted and m.ephemeral_to is None)
    return [m.id for m in shown if wanted <= {c.get("custom_id") for c in controls_of(m)}]


async def test_what_waited_is_told_once(hall: InProcess) -> None:
    await hall.settled()
    with closing(Records(hall.app.settings.database_place)) as records:
        rows = records.rows("SELECT table_id, audience, number, kind, status, message FROM outbox")
    now = {
        (row["table_id"], row["audience"], row["number"], row["kind"]): (row["status"], row["message"]) for row in rows
    }
    told = marks(hall)
    assert max(told.values()) == 1, [mark for mark, count in told.items() if count > 1]
    shown = 0
    for table in KEPT.tables.values():
        for audience, number, kind in table.waiting:
            status, message = now[table.id, audience, number, kind]
            assert status == "sent", (table.id, audience, number, kind, status)
            if message is not None and kind not in ("panel", "course", "lobby"):
                shown += 1
                assert bears(hall, message, number, table.id), (table.id, audience, number, kind)
                if audience == "public":
                    assert told["#", table.id, audience, number] == 1
    assert shown > 50
    for name, table in KEPT.tables.items():
        if table.waiting:
            assert len(panels(hall, name)) == 1, name


async def test_standing_messages_of_then_are_edited_into_the_cards_of_today(hall: InProcess) -> None:
    await hall.settled()
    world, edited = hall.sandbox.world, 0
    for table in KEPT.tables.values():
        row = await hall.app.store.table(table.id)
        if row is None or row.status != RUNNING or row.panel is None or row.thread is None:
            continue
        old = world.channels[str(row.thread)].messages.get(str(row.panel))
        card = world.channels[str(row.channel)].messages.get(str(row.lobby_card))
        if old is None or old.deleted:
            continue
        hall.app.worker.panels.last_rendered = LastRendered()  # else nothing would be edited that shows the same
        await hall.app.store.post(table.id, [panel_post(), LOBBY_CARD])
        hall.app.worker.notify()
        await hall.settled()
        now = await hall.app.store.table(table.id)
        assert now is not None and (now.panel, now.lobby_card) == (row.panel, row.lobby_card), table.id
        for message in (old, card):
            if message is not None:
                assert message.edited_at and not message.deleted and table.id in message.all_words, message.all_words
        assert "mine" in verbs(old)
        edited += 1
    assert edited > 2
