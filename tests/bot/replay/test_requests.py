"""/replay and the finale's buttons: who gets what, when, how often, and what becomes of it if something breaks."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.connection import sending
from bot.interactions import long_answer
from bot.messages.card import MessageForm
from bot.messages.screen import Screen
from bot.replay import films
from bot.replay.child import FILM, PAGE, Progress, ReplayChild, ReplayError, ReplayOrder, Told
from bot.replay.films import NotYetError
from bot.replay.limit import MANY, ReplayLimit, Shares
from bot.sandbox.people.person import Receipt
from bot.sandbox.world import Message
from bot.tables.table_extra import extra_of, with_extra
from engine.kernel.errors import RuleError
from engine.store.verification.export import export_table
from engine.store.verification.verify import verify_export
from tests.bot.hall import InProcess, button, refused, until, verbs
from tests.bot.screens.test_finale import SHORT, ended

GAME = SHORT[0]


class Drawn(ReplayChild):
    """Makes replays without a process. hold: until it is set; fail: how often none can be made."""

    def __init__(self, shares: Shares | None = None) -> None:
        super().__init__(Path("none"), shares=shares)
        self.hold, self.fail = asyncio.Event(), 0
        self.hold.set()
        self.orders: list[ReplayOrder] = []
        self.abreast = self.most_abreast = 0

    async def _made(self, order: ReplayOrder, out: Path, told: Told) -> bytes:
        self.orders.append(order)
        self.abreast += 1
        self.most_abreast = max(self.abreast, self.most_abreast)
        try:
            told(Progress(done=3, of=9))
            await self.hold.wait()
            if self.fail:
                self.fail -= 1
                raise ReplayError("it will not")
            return f"{order.what} of {order.table} by {order.seat}".encode()
        finally:
            self.abreast -= 1


@pytest.fixture
def drawn(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """The bot with replays that take no time."""
    found = Drawn()
    hall.app.replays = hall.app.films.child = found
    monkeypatch.setattr(long_answer, "EDIT", 0.02)
    monkeypatch.setattr(NotYetError, "retry_after", 0.02)
    return found


def there(receipt: Receipt) -> Callable[[], Message | None]:
    return lambda: receipt.message if receipt.message is not None and receipt.message.attachments else None


def says(receipt: Receipt, words: str) -> Callable[[], bool]:
    return lambda: words in receipt.text


def made(message: Message) -> str:
    (file,) = message.attachments
    return file.data.decode()


# A running game


async def test_a_running_game_is_shown_to_each_by_his_own_eyes(hall: InProcess, drawn: Drawn) -> None:
    table = await hall.start("Ada", "Boris", game=GAME)
    thread, live = hall.thread(table), (await hall.actor(table)).live
    seats = {name: live.seat_of(int(hall.person(name).id)) for name in ("Ada", "Boris", "Eva")}
    for name, seat in seats.items():
        receipt = await (await hall.person(name).slash("replay", thread)).wait_until_answered()
        message = await until(there(receipt))
        assert message.ephemeral_to == hall.person(name).id
        assert message.attachments[0].filename == f"praetor-{table}.html"
        assert made(message) == f"page of {table} by {seat.seat if seat else None}"
        assert ("keep it to yourself" in receipt.text) == (seat is not None)
    receipt = await (await hall.person("Ada").slash("replay", thread, eyes="everybody")).wait_until_answered()
    assert made(await until(there(receipt))) == f"page of {table} by None"


async def test_its_maps_are_in_the_colours_that_its_reader_sees_best(hall: InProcess, drawn: Drawn) -> None:
    table = await hall.start("Ada", "Boris", game=GAME)
    ada, thread = hall.person("Ada"), hall.thread(table)
    for pictures, theme, palette in (("tritan", "dark", "tritan"), ("dark", "", "dark"), ("dark", "dark", "")):
        await (await ada.slash("settings", "games", pictures=pictures)).wait_until_answered()
        receipt = await (
            await ada.slash_with("replay", thread, {"theme": theme} if theme else {})
        ).wait_until_answered()
        await until(there(receipt))
        assert (drawn.orders[-1].palette, drawn.orders[-1].theme) == (palette, theme or "light")
    await until(there(await (await hall.person("Boris").slash("replay", thread)).wait_until_answered()))
    assert drawn.orders[-1].palette == ""


async def test_nobody_sees_a_running_game_by_anothers_eyes(hall: InProcess, drawn: Drawn) -> None:
    table = await hall.start("Ada", "Boris", game=GAME)
    thread, ada, eva = hall.thread(table), hall.person("Ada"), hall.person("Eva")
    for who, eyes in ((ada, "2"), (ada, "Boris"), (eva, "1")):
        await refused(await who.slash("replay", thread, eyes=eyes), "not by another player")
    await refused(await ada.slash("replay", thread, eyes="Nero"), "nobody called")
    asked = await ada.autocomplete("replay", "eyes", "", thread)
    offered = {choice["value"] for choice in asked.choices}
    assert offered == {"1", "everybody"} and not drawn.orders


async def test_who_has_left_his_seat_meanwhile_gets_nothing_of_it(hall: InProcess, drawn: Drawn) -> None:
    table = await hall.start("Ada", "Boris", game=GAME)
    thread, actor = hall.thread(table), await hall.actor(table)
    drawn.hold.clear()
    receipt = await (await hall.person("Boris").slash("replay", thread)).wait_until_answered()
    await until(lambda: drawn.orders)
    async with actor.turn() as live:
        seats = [
            one if one.seat != "2" else type(one)(seat="2", kind="computer", name="Appius") for one in live.row.seats
        ]
        live.replace(row=await hall.app.store.set_seats(live.row, seats))
    drawn.hold.set()
    await until(says(receipt, "you left that seat"))
    assert receipt.message is not None and not receipt.message.attachments


async def test_before_a_game_begins_there_is_nothing_to_replay(hall: InProcess, drawn: Drawn) -> None:
    table = await hall.create("Ada", game=GAME)
    await refused(await hall.person("Ada").slash("replay", "games", table=table), "not running")


# How far it is, and how often


async def test_it_is_told_how_far_it_is_and_one_is_made_at_a_time(hall: InProcess, drawn: Drawn) -> None:
    table = await hall.start("Ada", "Boris", game=GAME)
    thread = hall.thread(table)
    drawn.hold.clear()
    first = await (await hall.person("Ada").slash("replay", thread)).wait_until_answered()
    await until(says(first, "map 3 of 9"))
    second = await (await hall.person("Boris").slash("replay", thread)).wait_until_answered()
    await until(says(second, "the one before it"))
    await refused(await hall.person("Ada").slash("replay", thread), "being made already")
    drawn.hold.set()
    await until(there(first))
    await until(there(second))
    assert drawn.most_abreast == 1


async def test_what_cannot_be_made_is_said_with_a_number(hall: InProcess, drawn: Drawn) -> None:
    table = await hall.start("Ada", "Boris", game=GAME)
    drawn.fail = 1
    receipt = await (await hall.person("Ada").slash("replay", hall.thread(table))).wait_until_answered()
    await until(says(receipt, "could not be made, sorry (no. "))
    again = await (await hall.person("Ada").slash("replay", hall.thread(table))).wait_until_answered()
    await until(there(again))


async def test_a_file_that_is_too_large_there_is_not_sent(hall: InProcess, drawn: Drawn) -> None:
    table = await hall.start("Ada", "Boris", game=GAME)
    hall.sandbox.hub.limits.file_bytes = 8
    receipt = await (await hall.person("Ada").slash("replay", hall.thread(table))).wait_until_answered()
    await until(says(receipt, "larger than Discord takes here"))
    assert drawn.orders[0].most == 8


async def test_where_the_answer_cannot_be_changed_any_more_it_comes_by_dm(
    hall: InProcess, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.start("Ada", "Boris", game=GAME)
    monkeypatch.setattr(long_answer, "TOKEN", -1.0)
    await (await hall.person("Ada").slash("replay", hall.thread(table))).wait_until_answered()
    ada = hall.person("Ada")

    def page() -> Message | None:
        named = (m for m in ada.messages("dm") for file in m.attachments if file.filename.endswith(".html"))
        return next(named, None)

    message = await until(page)
    assert made(message) == f"page of {table} by 1"


def no_files_in_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the connection break whenever an answer is to be changed for one with a file."""
    whole = sending.edit_answer

    async def edit(interaction: Any, screen: Screen, form: MessageForm = MessageForm.V2) -> None:
        if screen.all_pictures:
            raise aiohttp.ServerDisconnectedError
        await whole(interaction, screen, form)

    monkeypatch.setattr(sending, "edit_answer", edit)


async def test_where_the_connection_breaks_it_comes_by_dm_and_the_answer_says_so(
    hall: InProcess, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.start("Ada", "Boris", game=GAME)
    no_files_in_answers(monkeypatch)
    receipt = await (await hall.person("Ada").slash("replay", hall.thread(table))).wait_until_answered()
    await until(says(receipt, "came by DM"))
    assert [m for m in hall.person("Ada").messages("dm") if m.attachments]


async def test_where_it_cannot_be_sent_at_all_that_is_said(
    hall: InProcess, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.start("Ada", "Boris", game=GAME)
    no_files_in_answers(monkeypatch)

    async def write(user: int, screen: Screen) -> None:
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(hall.app.worker.dms, "write", write)
    receipt = await (await hall.person("Ada").slash("replay", hall.thread(table))).wait_until_answered()
    await until(says(receipt, "could not be sent"))


def test_a_person_may_ask_for_a_few() -> None:
    now = [0.0]
    limit = ReplayLimit(clock=lambda: now[0])
    for _ in range(MANY):
        limit.begin(1)
        with pytest.raises(RuleError, match="under_way"):
            limit.begin(1)
        limit.end(1)
    with pytest.raises(RuleError, match="often"):
        limit.begin(1)
    limit.begin(2)
    now[0] += 901
    limit.begin(1)
    free = ReplayLimit(limited=False, clock=lambda: now[0])
    for _ in range(MANY + 1):
        free.begin(1)
        free.end(1)


def test_a_person_has_a_share_of_the_drawing() -> None:
    """There is one place for replays: four of a quarter of an hour each would hold it for an hour."""
    now = [5000.0]
    shares = Shares(lambda: now[0])
    limit = ReplayLimit(clock=lambda: now[0], shares=shares)
    for seconds in (500.0, 200.0):
        limit.begin(1)
        with shares.count_time_of_person(1):
            now[0] += seconds
        limit.end(1)
        now[0] += 1000
    assert shares.used_seconds_of_person(1) == 700
    with pytest.raises(RuleError, match="replay_share") as found:
        limit.begin(1)
    limit.begin(2)
    assert found.value.why.args["minutes"] == 17  # 100 s must pass an hour ago: at 8700, and it is 7700 now
    now[0] = 8701.0
    limit.begin(1)
    free = ReplayLimit(limited=False, clock=lambda: now[0], shares=shares)
    with shares.count_time_of_person(3):
        now[0] += 700
    free.begin(3)


async def test_who_has_had_least_comes_first_and_the_line_says_so() -> None:
    now, told = [0.0], dict[str, list[Progress]]()
    replays = Drawn(Shares(lambda: now[0]))
    for who, seconds in ((1, 300.0), (2, 100.0)):
        with replays.shares.count_time_of_person(who):
            now[0] += seconds
    replays.hold.clear()
    made = []
    for table, who in (("FIRST", 9), ("OFTEN", 1), ("LATER", 2), ("NEVER", 3)):
        order = ReplayOrder(table=table, what=PAGE, most=1)
        made.append(asyncio.create_task(replays.make_replay_file(order, told.setdefault(table, []).append, who)))
        await asyncio.sleep(0)
    assert [told[table][-1].ahead for table in told] == [0, 3, 2, 1]
    made[2].cancel()  # who waits no more
    await asyncio.gather(made[2], return_exceptions=True)
    assert told["OFTEN"][-1].ahead == 2
    replays.hold.set()
    await asyncio.gather(*made, return_exceptions=True)
    assert [order.table for order in replays.orders] == ["FIRST", "NEVER", "OFTEN"]
    assert replays.most_abreast == 1


# A game that is over


async def test_a_game_that_is_over_is_shown_by_anybodys_eyes(hall: InProcess, drawn: Drawn) -> None:
    table, card = await ended(hall, GAME, "Boris")
    assert verbs(card)[:4] == ["rematch", "stats", "replay", "film"]
    pressed = await (await hall.person("Boris").press(card, custom_id=button(card, "replay"))).wait_until_answered()
    assert made(await until(there(pressed))) == f"page of {table} by 2" and "the whole game" in pressed.text
    eva = await (await hall.person("Eva").slash("replay", hall.thread(table), eyes="1")).wait_until_answered()
    assert made(await until(there(eva))) == f"page of {table} by 1"


def films_in(hall: InProcess, table: str) -> list[Message]:
    return [m for m in hall.thread(table).messages.values() if any(a.filename == "replay.webp" for a in m.attachments)]


async def test_the_film_is_posted_once_however_many_ask(hall: InProcess, drawn: Drawn) -> None:
    table, card = await ended(hall, GAME, "Boris")
    film = button(card, "film")
    async with (await hall.actor(table)).turn() as live:  # as /host pictures has set it
        extra = with_extra(live.row, palette="deutan")
        live.replace(row=await hall.app.store.update_table(live.row, extra=extra))
    drawn.hold.clear()
    asked = await asyncio.gather(*(hall.person(who).press(card, custom_id=film) for who in ("Ada", "Boris", "Eva")))
    for one in asked:
        assert "posted in the thread once it is ready" in (await one.wait_until_answered()).text
    await until(lambda: drawn.orders)
    again = await (await hall.person("Ada").press(card, custom_id=film)).wait_until_answered()
    assert "map 3 of 9" in again.text
    drawn.hold.set()
    (posted,) = await until(lambda: films_in(hall, table))
    assert made(posted) == f"film of {table} by None"
    await hall.settled()
    known = await (await hall.person("Boris").press(card, custom_id=film)).wait_until_answered()
    assert posted.id in known.text and "in the thread already" in known.text
    assert len(films_in(hall, table)) == 1 and [one.what for one in drawn.orders] == [FILM]
    assert drawn.orders[0].palette == "deutan", "the thread's colours"
    assert verify_export(await export_table(hall.app.store, table)).ok  # the chain goes on after the end


async def test_a_film_that_cannot_be_made_can_be_asked_for_again(hall: InProcess, drawn: Drawn) -> None:
    table, card = await ended(hall, GAME, "Boris")
    drawn.fail = films.TRIES
    await (await hall.person("Ada").press(card, custom_id=button(card, "film"))).wait_until_answered()
    await until(lambda: len(drawn.orders) == films.TRIES)
    actor = await hall.actor(table)
    await until(lambda: extra_of(actor.live.row).film is None)
    assert not films_in(hall, table)
    await (await hall.person("Ada").press(card, custom_id=button(card, "film"))).wait_until_answered()
    await until(lambda: films_in(hall, table))


async def test_no_film_of_a_game_that_runs(hall: InProcess, drawn: Drawn) -> None:
    table, card = await ended(hall, GAME, "Boris")
    running = await hall.start("Ada", "Boris", game=GAME)
    forged = button(card, "film").replace(table, running)
    await refused(await hall.person("Ada").forge(card, forged), "not over yet")
