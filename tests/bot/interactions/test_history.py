"""Looking back: the log by rounds and turns, since one's own last move; the map as it stood. As each may know it."""

import msgspec
import pytest

from bot.sandbox.people.person import Person, Receipt, controls_of, text_of
from bot.sandbox.world import Channel, Message
from bot.tables import chronicle
from bot.tables.actor import Actor
from bot.titles import title_of_game
from bot.words import unmarked_text
from engine.games.samnite_wars.events import PrestigeCounted
from tests.bot.clockwork import default, seat_of, seated
from tests.bot.hall import InProcess, refused


async def played(actor: Actor, turns: int) -> None:
    """Play defaults until so many turns have begun."""
    while len(await chronicle.game_chapters(actor)) < turns:
        await default(actor)


def labels(receipt: Receipt) -> list[str]:
    assert receipt.message is not None
    return [c["label"] for c in controls_of(receipt.message)]


async def press(who: Person, receipt: Receipt, label: str) -> Receipt:
    assert receipt.message is not None
    control = next(c for c in controls_of(receipt.message) if c["label"].startswith(label))
    return await (await who.press(receipt.message, custom_id=control["custom_id"])).wait_until_answered()


Turn = tuple[Channel, Actor, Person, Person]


def panel_of(thread: Channel) -> Message:
    """Return the panel, which has the log's button."""
    found = [m for m in thread.messages.values() if not m.deleted and m.ephemeral_to is None]
    return next(m for m in reversed(found) if any(c.get("label") == "What happened" for c in controls_of(m)))


@pytest.fixture
async def third_turn(hall: InProcess, plain_pictures: None) -> Turn:
    table, actor, consul, other = await seated(hall)
    await played(actor, 3)
    await hall.settled()
    return hall.thread(table), actor, consul, other


async def test_chapters_are_the_turns(hall: InProcess, third_turn: Turn) -> None:
    """A chapter is what lies between two maps of the thread; every line of the whole log is in exactly one."""
    _, actor, consul, _ = third_turn
    found = await chronicle.game_chapters(actor)
    assert [chapter.number for chapter in found] == [1, 2, 3]
    assert all("is Consul" in chapter.label and "*" not in chapter.label for chapter in found)
    rows = await actor.store.events(actor.live.row.id, last=10_000)
    for reader in (None, seat_of(actor, consul)):
        whole = await chronicle.event_lines(actor, reader, rows)
        parts = [line for chapter in found for line in await chronicle.chapter_lines(actor, reader, chapter)]
        assert parts == whole and len(whole) > 10
        assert chronicle.chapter_headline((await chronicle.chapter_lines(actor, reader, found[1]))[0]) == found[1].label


async def test_the_log_is_leafed_through(hall: InProcess, third_turn: Turn) -> None:
    """From the present turn back to the first and forth again by buttons, in private, on the same message."""
    thread, actor, consul, _ = third_turn
    found = await chronicle.game_chapters(actor)
    page = await (await consul.slash("log", thread)).wait_until_answered()
    assert page.is_ephemeral and page.text.startswith(f"📜 **{found[2].label}**")
    page = await press(consul, page, "◀")
    second = page.text
    first = (await press(consul, page, "◀")).text
    assert found[1].label in second and found[0].label in first
    assert unmarked_text(second.replace("**", "")).count(found[1].label) == 1, (
        "its name stands above, and not below again"
    )
    assert labels(page) == [f"{found[1].label} ▶", "Since my last move"]
    assert (await press(consul, page, found[1].label)).text == second
    named = await (await consul.slash("log", thread, when=found[0].label.upper())).wait_until_answered()
    assert named.text == first
    offered = await consul.autocomplete("log", "when", "", thread)
    assert offered.labels == [chapter.label for chapter in reversed(found)]
    for asked in ("99", "0", "the third Punic war"):
        await refused(await consul.slash("log", thread, when=asked), f"the latest is {found[2].label}")


async def test_long_chapters_have_pages(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not go into one message is on pages, in order and whole."""
    table, _, consul, _ = await seated(hall)
    lines = [f"line {n} " + "x" * 90 for n in range(60)]

    async def many(*args: object) -> list[str]:
        return lines

    monkeypatch.setattr(chronicle, "chapter_lines", many)
    page = await (await consul.slash("log", hall.thread(table))).wait_until_answered()
    assert "page 4 of 4" in page.text
    texts = [page.text]
    while "◀ Page before" in labels(page):
        page = await press(consul, page, "◀ Page before")
        texts.insert(0, page.text)
    assert [line for said in texts for line in said.split("\n")[1:]] == lines
    assert "Next page ▶" in labels(page) and "page 2 of 4" in (await press(consul, page, "Next page")).text


async def test_since_ones_own_last_move(hall: InProcess, third_turn: Turn) -> None:
    """What happened since the reader decided last; onlookers have no such button."""
    thread, actor, _, other = third_turn
    me = seat_of(actor, other)
    path = await actor.store.path(actor.live.row.id)
    last = next(d.id for d in reversed(path) if d.seat == me)
    rows = [row for row in await actor.store.events(actor.live.row.id, last=1000) if row.decision > last]
    expected = await chronicle.event_lines(actor, me, rows)
    said = await press(other, await (await other.slash("log", thread)).wait_until_answered(), "Since my last move")
    assert said.text.split("\n")[1:] == (expected or ["Nothing has happened since."])
    assert labels(await press(other, said, "What happened last")) == labels(
        await (await other.slash("log", thread)).wait_until_answered()
    )
    clara = hall.person("Clara")
    seen = await (await clara.slash("log", thread)).wait_until_answered()
    assert "Since my last move" not in labels(seen)
    panel = panel_of(thread)
    stolen = await (await clara.forge(panel, f"leaf:{actor.live.row.id}::since:1")).wait_until_answered()
    assert "not sit at this table" in stolen.text or "Not done" in stolen.text, stolen


async def test_the_panel_has_it(hall: InProcess, third_turn: Turn) -> None:
    """The panel's button opens the log for its presser alone."""
    thread, _, consul, _ = third_turn
    panel = panel_of(thread)
    before = text_of(panel)
    receipt = await (await consul.press(panel, "What happened")).wait_until_answered()
    assert receipt.is_ephemeral and receipt.text.startswith("📜") and text_of(panel) == before


async def test_the_map_as_it_stood(hall: InProcess, third_turn: Turn) -> None:
    """The map of any turn as it began, with the status of then; by buttons to the turns beside it, and to now."""
    thread, actor, consul, _ = third_turn
    found = await chronicle.game_chapters(actor)
    then = await (await consul.slash("map", thread, when="2")).wait_until_answered()
    assert then.is_ephemeral and f"The map as it stood: **{found[1].label}** begins" in then.text
    view = await chronicle.view_then(actor, seat_of(actor, consul), found[1])
    assert all(line in then.text for line in title_of_game("samnite_wars").status_lines(view, actor.live.words))
    assert then.message is not None and then.message.attachments
    assert labels(then)[0] == "What happened then" and labels(then)[-1] == "The map now"
    first = await press(consul, then, f"◀ {found[0].label}")
    assert found[0].label in first.text
    assert (await press(consul, first, "What happened then")).text.startswith(f"📜 **{found[0].label}**")
    now = await press(consul, first, "The map now")
    assert "as it stood" not in now.text
    await refused(await consul.slash("map", thread, when="77"), "no round or turn")


async def test_what_was_undone_is_no_chapter(hall: InProcess, third_turn: Turn) -> None:
    """A way back takes its chapters with it."""
    _, actor, _, _ = third_turn
    found = await chronicle.game_chapters(actor)
    path = [d.id for d in await actor.store.path(actor.live.row.id)]
    to = path[path.index(found[2].decision) - 1]
    async with actor.turn():
        await actor.move_head(to, {"what": "undone", "seat": "1", "user": 1, "label": {}}, lead="ledger.undone_agreed")
    assert await chronicle.game_chapters(actor) == [found[0], msgspec.structs.replace(found[1], before=None)]


async def test_what_each_has_done(hall: InProcess, third_turn: Turn) -> None:
    """/stats counts what everybody saw; the same for all, an onlooker too."""
    thread, actor, consul, other = third_turn
    said = {
        (await (await who.slash("stats", thread)).wait_until_answered()).text
        for who in (consul, other, hall.person("Clara"))
    }
    assert len(said) == 1
    lines = said.pop().split("\n")
    assert lines[0].startswith("📊") and len(lines) == 1 + 2 * len(actor.live.row.seats)
    counted = [e.prestige for e in await chronicle.public_events(actor) if isinstance(e, PrestigeCounted)]
    assert sum(int(line.split("Prestige counted ")[1].split(",")[0]) for line in lines[2::2]) == sum(counted) > 0
