"""The end of a game by its players' will: confirmed, voted on, a week's rest, then given up by the clock; and who hears
of it."""

import asyncio
import signal
from typing import Any

import msgspec
import pytest

from bot.sandbox.people.person import Person, Receipt
from bot.sandbox.people.receipts import controls_of
from engine.store.models import ABANDONED, ARCHIVED, LOBBY, OVER, RUNNING, TableRow
from engine.store.verification.export import export_table
from tests.bot.clockwork import DAY, HOUR, Time, default, dm_text, seated, thread_text
from tests.bot.hall import InProcess, Process, ends, leaves, refused, until

WAYS = ("host end", "game abandon")
END, CANCEL = "End the game", "Cancel"


async def row_of(hall: InProcess, table: str) -> TableRow:
    row = await hall.app.store.table(table)
    assert row is not None
    return row


def secrets_in(hall: InProcess, table: str) -> int:
    """Return how often the secret of a table's dice stands in its thread."""
    return sum(
        a.filename == f"praetor-{table}.json" for m in hall.thread(table).messages.values() for a in m.attachments
    )


@pytest.mark.parametrize("command", WAYS)
async def test_two_persons_end_a_game_together_and_the_clock_gives_it_up(hall: InProcess, command: str) -> None:
    clock = Time(hall)
    table, actor, _, _ = await seated(hall)
    ada, boris = hall.person("Ada"), hall.person("Boris")
    shown = await (await ada.slash(command, "games", table=table)).wait_until_answered()
    assert shown.is_ephemeral and shown.message is not None and actor.live.row.status == RUNNING
    for words in ("ends the game for all", "Boris is asked first, and must agree", "7 days", "/game revive", "secret"):
        assert words in shown.text, shown.text
    kept = await (await ada.press(shown.message, CANCEL)).wait_until_answered()
    assert "Nothing has changed" in kept.text and "asks to end" not in thread_text(hall, ada, table)
    asked = await ends(ada, command, table)
    assert "others are asked" in asked.text and actor.live.row.status == RUNNING
    await hall.settled()
    assert "asks to end the game for all" in dm_text(boris) and "asks to end" not in dm_text(ada)
    await refused(await ends(ada, command, table), "asked that already")
    vote = ada.last(hall.thread(table), "asks to end")
    await refused(await ada.press(vote, "Agree"), "not among those")
    await (await boris.press(boris.last("dm", "asks to end"), "Agree")).wait_until_answered()
    await hall.settled()
    row = await row_of(hall, table)
    assert row.status == ARCHIVED and row.extra["votes"] == {}
    term = int(clock.at + 7 * DAY)
    for who in (ada, boris):
        told = who.last("dm", "ended by vote").all_words
        assert "Ada asked" in told and "/game revive" in told and f"<t:{term}:R>" in told, told
    assert f"<t:{term}:R>" in ada.last(hall.thread(table), "ended by vote").all_words
    assert f"<t:{term}:R>" in ada.pins(hall.thread(table))[0].all_words
    assert "Ada asked to end" in (trail := (await ada.slash("host audit", "games", table=table)).text)
    assert "Ada ended the game" in trail
    mine = (await boris.slash("table", "games", table=table)).text
    assert f"<t:{term}:R>" in mine and "not running" not in mine, mine
    document = await export_table(hall.app.store, table)
    assert document["status"] == "running" and "secret" not in document and secrets_in(hall, table) == 0
    await clock.passes(7 * DAY - HOUR, table)
    assert (await row_of(hall, table)).status == ARCHIVED
    await clock.passes(2 * HOUR, table)
    assert (await row_of(hall, table)).status == ABANDONED and secrets_in(hall, table) == 1
    for who in (ada, boris):
        assert dm_text(who).count("given up for good. The thread has the secret") == 1
    assert "secret" in await export_table(hall.app.store, table)
    assert "given up for good" in thread_text(hall, ada, table)
    assert "nobody took it up again" in (await ada.slash("host audit", "games", table=table)).text
    await clock.passes(DAY, table)
    assert secrets_in(hall, table) == 1
    await refused(await boris.slash("game revive", "games", table=table), "not put aside")


async def test_an_ended_game_is_taken_up_again_within_its_week(hall: InProcess) -> None:
    clock = Time(hall)
    table, actor, _, _ = await seated(hall)
    ada, boris = hall.person("Ada"), hall.person("Boris")
    head = actor.live.head
    await ends(ada, "host end", table)
    await hall.settled()
    await (await boris.press(boris.last("dm", "asks to end"), "Agree")).wait_until_answered()
    await hall.settled()
    await refused(await ends_shown(ada, table), "put aside")
    await clock.passes(6 * DAY, table)
    await refused(await hall.person("Clara").slash("game revive", "games", table=table), "do not play")
    again = await (await boris.press(boris.last("dm", "ended by vote"), "Take it up again")).wait_until_answered()
    assert "taken up again" in again.text
    await hall.settled()
    assert actor.live.row.status == RUNNING and "shows what waits for you" in dm_text(ada)
    assert "shows what waits for you" not in dm_text(boris) and actor.live.head == head
    await clock.passes(20 * HOUR, table)
    assert actor.live.head == head
    await clock.passes(5 * HOUR, table)  # its deadline counts from there, and the week is forgotten
    assert actor.live.head > head and actor.live.row.status == RUNNING
    await clock.passes(2 * DAY, table)
    assert (await row_of(hall, table)).status == RUNNING and secrets_in(hall, table) == 0


async def ends_shown(who: Person, table: str) -> Receipt:
    return await who.slash("host end", "games", table=table)


async def test_a_restart_after_the_week_gives_the_game_up_once(hall: InProcess) -> None:
    clock = Time(hall)
    table = await hall.start("Ada", computers=1)
    await ends(hall.person("Ada"), "host end", table)
    await hall.settled()
    hall.app.tables._actors.clear()  # as after a restart: all of it comes back from the store
    hall.app.tables._alarms.clear()
    clock.at += 8 * DAY
    await hall.app.tables.wake_all()

    async def given_up() -> bool:
        return (await row_of(hall, table)).status == ABANDONED

    await until(given_up)
    await hall.settled()
    await hall.app.tables.wake_all()
    await hall.settled()
    assert secrets_in(hall, table) == 1 and dm_text(hall.person("Ada")).count("given up for good. The thread") == 1


async def test_who_comes_before_the_clock_but_too_late_finds_it_given_up(hall: InProcess) -> None:
    clock = Time(hall)
    table = await hall.start("Ada", computers=1)
    await ends(hall.person("Ada"), "game abandon", table)
    await hall.settled()
    clock.at += 8 * DAY
    await refused(await hall.person("Ada").slash("game revive", "games", table=table), "not put aside")
    await hall.settled()
    assert (await row_of(hall, table)).status == ABANDONED and secrets_in(hall, table) == 1


async def test_more_than_half_of_the_others_end_a_game(hall: InProcess) -> None:
    Time(hall)
    table = await hall.start("Ada", "Boris", "Clara", "Dmitri")
    actor = await hall.actor(table)
    people = [hall.person(n) for n in ("Boris", "Clara", "Dmitri")]
    await ends(hall.person("Ada"), "host end", table)
    await hall.settled()
    vote = people[0].last(hall.thread(table), "asks to end")
    await (await people[0].press(vote, "Agree")).wait_until_answered()
    await (await people[1].press(vote, "Refuse")).wait_until_answered()
    assert actor.live.row.status == RUNNING
    await (await people[2].press(vote, "Agree")).wait_until_answered()
    await hall.settled()
    assert actor.live.row.status == ARCHIVED
    for who in (hall.person("Ada"), *people):
        assert "ended by vote" in dm_text(who)


async def test_half_of_the_others_are_not_enough(hall: InProcess) -> None:
    clock = Time(hall)
    table = await hall.start("Ada", "Boris", "Clara")
    actor = await hall.actor(table)
    boris = hall.person("Boris")
    await ends(hall.person("Ada"), "host end", table)
    await hall.settled()
    await (await boris.press(boris.last(hall.thread(table), "asks to end"), "Agree")).wait_until_answered()
    assert actor.live.row.status == RUNNING
    await clock.passes(25 * HOUR, table)
    await until(lambda: "agreed in time" in thread_text(hall, boris, table))
    assert actor.live.row.status == RUNNING


async def test_a_host_who_does_not_play_asks_the_players(hall: InProcess) -> None:
    Time(hall)
    table = await hall.start("Ada", "Boris")
    actor, clara = await hall.actor(table), hall.person("Clara")
    await (await hall.person("Ada").slash("host office", "games", to=clara, table=table)).wait_until_answered()
    asked = await ends(clara, "host end", table)
    assert "others are asked" in asked.text and actor.live.row.status == RUNNING
    await hall.settled()
    vote = clara.last(hall.thread(table), "asks to end")
    await refused(await clara.press(vote, "Agree"), "not among those")
    for name in ("Ada", "Boris"):
        assert actor.live.row.status == RUNNING
        await (await hall.person(name).press(vote, "Agree")).wait_until_answered()
    await hall.settled()
    assert actor.live.row.status == ARCHIVED
    for name in ("Ada", "Boris", "Clara"):
        assert "ended by vote" in dm_text(hall.person(name))


async def test_one_against_computers_only_confirms_and_so_does_the_last_who_leaves(hall: InProcess) -> None:
    clock = Time(hall)
    table = await hall.start("Ada", computers=1)
    ada, actor = hall.person("Ada"), await hall.actor(table)
    shown = await (await ada.slash("game leave", "games", table=table)).wait_until_answered()
    assert "ends the game" in shown.text and "asked first" not in shown.text and actor.live.row.status == RUNNING
    assert shown.message is not None
    done = await (await ada.press(shown.message, END)).wait_until_answered()
    assert f"<t:{int(clock.at + 7 * DAY)}:R>" in done.text
    await hall.settled()
    assert actor.live.row.status == ARCHIVED and "Ada has ended the game" in dm_text(ada)
    again = await (await ada.slash("game revive", "games", table=table)).wait_until_answered()
    assert "taken up again" in again.text and actor.live.seat_of(int(ada.id)) is not None


async def test_a_confirmation_does_what_it_showed(hall: InProcess) -> None:
    """Somebody sits down in between: nobody ends their game without asking them."""
    Time(hall)
    table = await hall.start("Ada", "Boris")
    ada, boris, actor = hall.person("Ada"), hall.person("Boris"), await hall.actor(table)
    await leaves(boris, table)
    await hall.settled()
    shown = await (await ada.slash("host end", "games", table=table)).wait_until_answered()
    assert "asked first" not in shown.text and shown.message is not None
    await (await boris.slash("back", "games", table=table)).wait_until_answered()
    again = await (await ada.press(shown.message, END)).wait_until_answered()
    assert "asked first" in again.text and actor.live.row.status == RUNNING
    forged = await hall.create("Boris")  # a custom id authorises nobody: the button of their own table, renamed
    own = await (await boris.slash("host end", "games", table=forged)).wait_until_answered()
    assert own.message is not None
    controls_of(own.message)[0]["custom_id"] = f"end:{table}::vote"
    await refused(await boris.press(own.message, END), "Only the host")


async def test_a_lobby_is_closed_at_once_and_all_hear_of_it(hall: InProcess) -> None:
    table = await hall.create("Ada", "Boris")
    shown = await (await hall.person("Ada").slash("host end", "games", table=table)).wait_until_answered()
    assert "closes the table for all" in shown.text and (await row_of(hall, table)).status == LOBBY
    assert shown.message is not None
    told = await (await hall.person("Ada").press(shown.message, END)).wait_until_answered()
    await hall.settled()
    assert "The table is closed" in told.text and "given up" not in told.text
    assert (await row_of(hall, table)).status == ABANDONED
    assert "closed before its game began" in hall.card(table).all_words
    for name in ("Ada", "Boris"):
        assert "has closed this table" in dm_text(hall.person(name))


async def test_a_table_that_was_put_aside_long_ago_has_no_term(hall: InProcess) -> None:
    """As before: nobody has ended it, and a table of an older Praetor knows no term."""
    clock = Time(hall)
    table = await hall.start("Ada", computers=1)
    actor = await hall.actor(table)
    extra = {k: v for k, v in actor.live.row.extra.items() if k not in ("ended", "votes")}
    actor.live.replace(row=await hall.app.store.update_table(actor.live.row, status=ARCHIVED, extra=extra))
    await clock.passes(400 * DAY, table)
    assert actor.live.row.status == ARCHIVED and secrets_in(hall, table) == 0
    assert (
        "taken up again"
        in (await (await hall.person("Ada").slash("game revive", table=table)).wait_until_answered()).text
    )


async def test_who_is_put_aside_for_want_of_answers_hears_of_it(hall: InProcess) -> None:
    clock = Time(hall)
    table = await hall.start("Ada", "Boris", pace="open")
    await clock.passes(31 * DAY, table)
    for name in ("Ada", "Boris"):
        assert "nobody has answered for a long time" in dm_text(hall.person(name))
    await clock.passes(100 * DAY, table)
    assert (await row_of(hall, table)).status == ARCHIVED and secrets_in(hall, table) == 0


async def test_a_table_of_computers_alone_rests_also_after_a_kill(hall: InProcess) -> None:
    """The last person's seat was given away, and the process killed before the table was put aside."""
    Time(hall)
    table = await hall.start("Ada", computers=1)
    actor = await hall.actor(table)
    head = actor.live.head
    seats = [msgspec.structs.replace(s, kind="computer", user=None, owner=s.user) for s in actor.live.row.seats]
    actor.live.replace(row=await hall.app.store.set_seats(actor.live.row, seats))
    hall.app.tables.run_automatic(table)
    await hall.settled()
    assert actor.live.row.status == ARCHIVED and actor.live.head == head
    assert "Only computer players are left" in dm_text(hall.person("Ada"))


async def test_the_natural_end_names_the_winner_and_why_by_dm(hall: InProcess) -> None:
    Time(hall)
    table = await hall.start("Ada", "Boris", options="last_round=1")
    actor, clara = await hall.actor(table), hall.person("Clara")
    await (await hall.person("Ada").slash("host office", "games", to=clara, table=table)).wait_until_answered()
    for _ in range(300):
        if actor.live.row.status == OVER:
            break
        await default(actor)
        hall.app.tables.run_automatic(table)
        await hall.settled()
    assert actor.live.row.status == OVER
    outcome = actor.live.game.outcome(actor.live.state)
    assert outcome is not None
    why = actor.live.words.say(outcome.reason)
    assert "last round is over" in why or "declared" in why
    winner = actor.live.words.seat(outcome.winners[0])
    for name in ("Ada", "Boris", "Clara"):
        told = dm_text(hall.person(name))
        assert why in told and winner in told and "won" in told, name
    mine = (await hall.person(name).slash("table", "games", table=table)).text
    assert "The game is over." in mine and "not running" not in mine, mine


async def test_kills_as_the_week_ends_lose_nothing_and_double_nothing(process: Process) -> None:
    """The real process: killed after the end was confirmed, and again and again while it gives the game up."""
    await process.launch()
    table = await process.create("Ada", computers=1)
    ada = process.person("Ada")
    await (await ada.slash("game start", "games", table=table)).wait_until_answered()
    await ends(ada, "host end", table)
    await process.end(signal.SIGKILL)

    def kept() -> tuple[str, dict[str, Any]]:
        row = process.records.table_row(table)
        return row["status"], msgspec.json.decode(row["extra"])

    def secrets() -> int:
        posted = process.thread(table).messages.values()
        return sum(a.filename == f"praetor-{table}.json" for m in posted for a in m.attachments)

    status, extra = kept()
    assert status == ARCHIVED and secrets() == 0
    extra["ended"]["until"] = 1.0  # the week is over
    process.records.change("UPDATE tables SET extra = ? WHERE id = ?", msgspec.json.encode(extra).decode(), table)
    for moment in (0.05, 0.2, 0.5):
        await process.launch()
        await asyncio.sleep(moment)
        await process.end(signal.SIGKILL)
        assert kept()[0] in (ARCHIVED, ABANDONED)
    await process.launch()
    await until(lambda: kept()[0] == ABANDONED and secrets() == 1 and "has the secret" in dm_text(ada))
    await asyncio.sleep(1)
    assert (await process.end())[0] == 0
    assert secrets() == 1 and dm_text(ada).count("The thread has the secret") == 1
