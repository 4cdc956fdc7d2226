"""Who wants to be forgotten leaves every table and column of the database, also what concerns no table of theirs."""

from collections.abc import Iterator

import pytest

from bot.sandbox.faults import Fault
from bot.tables import opening
from bot.tables.missed_deadlines import hand_to_computer
from engine.kernel.texts import keyed_text
from engine.store.charts.interface import ChartRow
from engine.store.models import OPENING
from tests.bot.clockwork import DAY, HOUR, Time
from tests.bot.clubs.test_seek import NAME, THREADS, asked
from tests.bot.clubs.tournaments import announced, cards
from tests.bot.hall import InProcess, button
from tests.bot.interactions.test_privacy import mine
from tests.bot.kept_rows import KeptRows
from tests.bot.toy_table import register, toy_table
from tests.games import EXAMPLE


@pytest.fixture
def kept(hall: InProcess) -> Iterator[KeptRows]:
    rows = KeptRows(hall)
    yield rows
    rows.records.close()


def person_columns(kept: KeptRows) -> set[str]:
    """Return every column that holds somebody's id, by the names that such columns have."""
    columns = {f"{table}.{column}" for table, column, _ in kept.columns()}
    named = {one for one in columns if one.partition(".")[2] in ("person_id", "owner", "host")}
    return named - {"leases.owner", "holder.owner"}


async def plays_once(hall: InProcess, table: str, user: int) -> None:
    """Let a person decide something at a table."""
    actor = await hall.actor(table)
    async with actor.turn() as live:
        prompt = next(one for one in live.prompts_waited_for() if one.answered is None and one.default is not None)
        assert prompt.default is not None
        await actor.decide(prompt.seat, prompt.id, prompt.default, user=user)


async def kept_beside(hall: InProcess, table: str, user: int, other: int) -> None:
    """Let a person bet on a battle, keep figures of their own and try them, and be let play by those of another."""
    store = hall.app.store
    await store.keep_bet(table, 1, user, "rome")
    for owner, reader in ((user, other), (other, user)):
        chart = ChartRow(game=EXAMPLE, hash=f"{owner:x}"[::-1], owner=owner, name="mine", version=1, content=b"{}",
                         changed={}, tried="", at=0.0)  # fmt: skip
        assert await store.save_or_replace_chart(chart, 5)
        await store.share_chart(chart, reader)
    assert await store.begin_chart_trial(user, (EXAMPLE, "0"), "", hall.app.tables.now(), most=1, within=1.0)


async def gives_way(hall: InProcess, table: str) -> None:
    """Let a computer player keep a person's seat."""
    actor = await hall.actor(table)
    async with actor.turn() as live:
        seat = live.row.seats[0]
        await hand_to_computer(actor, seat, "ledger.taken_over", owner=seat.user, count=3)


async def test_planted_ids_are_found_and_then_nowhere(hall: InProcess, kept: KeptRows) -> None:
    """Of who looks for others, takes part in a tournament, and organises one."""
    ada, boris = hall.person("Ada"), hall.person("Boris")
    await announced(hall)
    for who in (ada, boris):
        await (await who.press(cards(hall)[0], custom_id=button(cards(hall)[0], "evjoin"))).wait_until_answered()
    await asked(ada, games=NAME, players=2)
    before = kept.places_with(ada.id)
    assert {"seeks.person_id", "entrants.person_id", "tournaments.host"} <= set(before)
    await (await ada.slash("forgetme", "games", sure="yes")).wait_until_answered()
    await hall.app.tournaments.run_once()
    await hall.settled()
    assert [place for place in kept.places_with(ada.id) if not place.startswith(("done.", "persons."))] == []
    assert "entrants.person_id" in kept.places_with(boris.id)


async def test_a_search_that_led_to_a_table_which_is_being_opened_is_kept_as_ones_own(
    hall: InProcess, kept: KeptRows, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is kept with the table until then, comes to nobody else, and leaves with its person."""
    monkeypatch.setattr("bot.interactions.commands.opening.PATIENCE", 0.0)
    ada, boris = hall.person("Ada"), hall.person("Boris")
    for who in (ada, boris):
        await (await who.slash("settings", "games", **{"only-me": "on"})).wait_until_answered()
    await asked(ada, games=NAME, players=2)
    for _ in range(40):
        hall.sandbox.faults.add(Fault("POST", THREADS, status=503))
    await asked(boris, games=NAME, players=2)
    (row,) = await hall.app.store.tables()
    assert row.status == OPENING and "tables.extra" in kept.places_with(ada.id)
    data = await hall.app.store.person_data(int(ada.id))
    assert [one["wanted"]["players"] for one in data["seeks"]] == [2]
    await (await ada.slash("forgetme", "games", sure="yes")).wait_until_answered()
    assert [place for place in kept.places_with(ada.id) if not place.startswith(("done.", "persons."))] == []
    actor = await hall.actor(row.id)
    async with actor.turn() as live:
        assert live.extra.opening is not None
        await opening.undo_opening(actor, live.extra.opening, keyed_text("opening.why_late"), tell=True, begun=False)
    assert [one.user for one in await hall.app.store.seeks_on_server(row.guild)] == [int(boris.id)]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


async def test_of_a_club_s_month_nothing_is_left_either(toy: None, hall: InProcess, kept: KeptRows) -> None:
    """Of who has played with an account, a holiday, a notebook and a digest, followed, set a board up."""
    ada, boris, time = hall.person("Ada"), hall.person("Boris"), Time(hall)
    time.at += (12 * HOUR - time.at) % DAY
    table = await toy_table(hall, "Ada", "Boris", "Clara", deadline=48)
    thread = hall.thread(table)
    watched = await hall.start("Boris", "Clara")
    general = next(one for one in hall.sandbox.world.channels.values() if one.name == "general")
    for command, where, given in (
        (
            "settings",
            "games",
            {"digest": "3", "only-me": "on", "ratings": "on", "quiet": "23-7", "zone": "Europe/Rome"},
        ),
        ("host accounts", thread, {"days": 6, "per-answer": 4, "forgiven": 1, "holidays": 7}),
        ("note", thread, {"text": "Ada owes Boris a goat"}),
        ("server board", "games", {"channel": general.id}),
        ("away", "games", {"until": "3d", "plays": "pause", "from": "20h"}),
        ("watch", "games", {"table": watched}),
        ("event create", "games", {"game": EXAMPLE, "kind": "ladder", "players": 2}),
        ("seek", "games", {"games": NAME, "players": 2}),
        ("host pause", thread, {}),
        ("host resume", thread, {}),
    ):
        said = await (await ada.slash_with(command, where, given)).wait_until_answered()
        assert "Not done" not in said.text, (command, said.text)
    await (await ada.forge(hall.card(watched), f"follow:{watched}")).wait_until_answered()
    for who in (ada, boris):
        await (await who.forge(cards(hall)[0], "evjoin:::1")).wait_until_answered()
    await (await ada.slash("event start", "games")).wait_until_answered()
    for _ in range(3):
        await hall.app.tournaments.run_once()
        await hall.settled()
    for hours in (1, 4, 20, 30):
        time.at += hours * HOUR
        for one in (table, watched):
            hall.app.tables.run_automatic(one)
        await hall.settled()
        await hall.app.digests.update_due_digests()
    person = await hall.app.store.person(int(ada.id))
    assert "digest" in person and {"notes", "away"} <= {*person["preferences"]}
    await plays_once(hall, table, int(ada.id))
    await kept_beside(hall, watched, int(ada.id), int(boris.id))
    await gives_way(hall, await hall.start("Ada", "Boris"))
    before = kept.places_with(ada.id)
    assert {"persons", "tables", "outbox"} <= {place.partition(".")[0] for place in before}
    assert person_columns(kept) <= set(before)
    told = await mine(ada)
    assert [name for name, rows in told.items() if not rows] == ["blocked", "waiting"]
    await (await ada.slash("forgetme", "games", sure="yes")).wait_until_answered()
    await hall.app.tournaments.run_once()
    await hall.settled()
    left = {said: kept.places_with(said) for said in (ada.id, "goat")}
    assert left == {ada.id: [], "goat": []}, left
