"""A short form of every drill; `make drill` runs the long ones."""

import asyncio
import contextlib
import json
import signal
import sqlite3
from typing import Any, Literal

import pytest

from bot.__main__ import main
from bot.sandbox.faults import Fault
from bot.tables.live import LiveTable
from engine.games import game as find_game
from engine.games import game_ids
from engine.store import schema
from engine.store.models import COMPUTER, HUMAN
from render import RenderService
from testbed.drills import cheats, disk, hostile, kill, kill_points, load, outages
from testbed.drills import stage as drill_stage
from testbed.drills.invariants import panel_right, posts_once
from testbed.drills.leaks import hunt, over_the_wire
from testbed.drills.leaks.timing import timer
from testbed.drills.many_tables import Crowd
from testbed.drills.report import Report
from testbed.drills.script import LATE, Script, Unanswered
from testbed.drills.stage import PATIENCE, StuckError, opened, until
from tests.games import EXAMPLE
from tests.tiers import thinned

KEYS = {"name", "rounds", "lost", "doubled", "leaked", "crashed", "changed", "violations"}
SHORT = "last_round=1"


def held(report: Report) -> dict[str, Any]:
    assert report.held, report.said
    assert report.told().keys() >= KEYS
    return report.told()


async def test_kill() -> None:
    """Each game is killed at chosen requests, `test_kill_points.py`."""
    figures = held(await kill.drill("short", 4, game=EXAMPLE, options=SHORT))
    assert figures["rounds"] >= 3


@pytest.mark.parametrize("version", range(len(schema.migrations()) + 1))
def test_a_kill_between_two_migrations_leaves_a_whole_schema(version: int) -> None:
    """Each is a transaction of its own: the drill called it a fault when a slow machine was killed between two."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as conn:
        schema.migrate(conn, "test", schema.migrations()[:version])
        between, torn, left = Report(name="kill"), Report(name="kill"), Report(name="kill")
        kill.whole(conn, between)
        assert between.held, between.said
        kill.whole(conn, left, newest=True)
        assert left.held == (version == len(schema.migrations()))
        if version:
            conn.execute("DROP INDEX outbox_due")
            kill.whole(conn, torn)
            assert not torn.held


async def test_a_post_without_a_number_is_looked_for_by_its_message() -> None:
    """The live message of a battle has no number. Its row has one of a count of its own, and the drill looked for
    that among the numbers in the thread: where there were fewer of them, what was there was called lost."""
    saved = await drill_stage.saved_table_of("samnite_wars")
    async with opened(saved) as stage:
        course = stage.person("Ada").post(stage.thread(saved.table), "a battle")

        def told(message: int, number: int) -> list[str]:
            with contextlib.closing(sqlite3.connect(stage.database)) as conn, conn:
                conn.execute("DELETE FROM outbox WHERE kind = 'course'")
                conn.execute(
                    "INSERT INTO outbox (table_id, audience, kind, payload, nonce, replaces, status, not_before, "
                    "created, numbered, message, number) "
                    "VALUES (?, 'public', 'course', '{}', 'n', 'course', 'sent', 0.0, 0.0, FALSE, ?, ?)",
                    (saved.table, message, number),
                )
            report = Report(name="posts")
            posts_once(stage, saved.table, report)
            return report.said

        assert told(int(course.id), 999) == []
        assert told(int(course.id) + 1, 1) == ["lost: public #1 (course) sent "]


async def test_a_bot_that_was_just_killed_is_not_alive() -> None:
    """A kill in the game's last moment was overlooked: nobody started the bot again, and its posts were called lost."""
    async with opened() as stage:
        await stage.launch()
        stage.kill()
        assert not stage.alive
        await stage.end()
        await stage.launch()
        assert await stage.end() == 0


@pytest.mark.parametrize(("failing", "held"), [(LATE - 1, True), (LATE, False)])
async def test_an_answer_that_comes_too_late_is_no_crash_until_it_is_the_rule(
    failing: int, held: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine a single answer after three seconds was called a crash."""
    step = Script.step
    failures = iter(range(failing))

    async def late(script: Script) -> bool:
        if next(failures, None) is not None:
            raise Unanswered
        return await step(script)

    async with opened(await drill_stage.saved_table_of("samnite_wars", options=SHORT)) as stage:
        await stage.launch()
        table, report = str(stage.records.one("SELECT id FROM tables")), Report(name="kill")
        monkeypatch.setattr(Script, "step", late)
        await kill.kills_at(stage, table, "late", 1, report, {})
    assert report.held == held, report.said
    assert report.figures["answers that failed"] == failing


async def test_a_bot_that_does_not_end_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    """The load drill broke off with a TimeoutError, and with it went all that it had measured."""
    async with opened() as stage:
        await stage.launch()
        monkeypatch.setattr("testbed.drills.stage.PATIENCE", 0.5)
        with pytest.raises(StuckError, match="does not end"):
            await stage.end(signal.SIGURG)  # which it has no reason to heed
        monkeypatch.undo()
        assert await stage.end() == 0


@pytest.mark.parametrize("trouble", ["cut_lines", "broken", "closed_dms", "deleted_thread"])
async def test_discord(trouble: str) -> None:
    first = next(n for n, one in enumerate(outages.TROUBLES) if one.__name__ == trouble)
    held(await outages.drill("short", 1, game=EXAMPLE, options=SHORT, first=first))


@pytest.mark.soak(20)  # thirty forgeries and the other cheats have tests of their own
async def test_cheats(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one of the four that the real process alone can show: a database that was copied back."""
    monkeypatch.setattr(cheats, "COPIES", 1)
    held(await cheats.drill("short", 1, game=EXAMPLE, options=SHORT, parts=(cheats.copied_back,)))


async def test_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "BUSY", 5.5)
    held(await disk.drill("short", 1, game=EXAMPLE, options=SHORT, parts=(disk.full, disk.shared)))


@pytest.mark.parametrize(("game", "first"), [("samnite_wars", 3), ("total_war_rome", 4)])
async def test_leak(game: str, first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hunt, "PICTURES", 0.0)  # pictures have tests of their own
    report, renderer = Report(name="leak"), RenderService()
    try:
        async with timer(report) as clock:
            for seed in range(first, first + 6):  # until a game has a window
                await hunt.Hunt(game, f"t {seed}", report, renderer, clock).run()
                if "window questions timed" in report.figures:
                    break
    finally:
        renderer.close()
    figures = held(report)
    assert figures["compared"] > 100
    assert figures["window questions timed"] > 0


async def test_a_planted_leak_by_time_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who can only pass is passed for, so that a window stays open for those who could respond."""
    monkeypatch.setattr(hunt, "PICTURES", 0.0)
    monkeypatch.setattr(LiveTable, "asks_alike", False)
    report, renderer = Report(name="leak"), RenderService()
    try:
        async with timer(report) as clock:
            await hunt.Hunt("samnite_wars", "t 3", report, renderer, clock).run()
    finally:
        renderer.close()
    assert report.leaked
    assert int(report.figures["questions to which others could respond"]) > 0
    assert all("the time tells" in said for said in report.said)


async def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    report, renderer = Report(name="leak"), RenderService()
    hunting = hunt.Hunt("samnite_wars", "short", report, renderer)
    view = hunting.game.view

    def open_view(state: Any, seat: str | None) -> Any:  # everybody sees the last seat's hand as his own
        return view(state, state.seats[-1])

    monkeypatch.setattr(type(hunting.game), "view", lambda game, state, seat: open_view(state, seat))
    try:
        await hunting.run()
    finally:
        renderer.close()
    assert report.leaked


async def test_leak_over_the_wire() -> None:
    report = Report(name="leak")
    await over_the_wire.watch("samnite_wars", "short", report, options=SHORT)
    assert held(report)["texts read"] > 50


async def test_hostile() -> None:
    figures = held(await hostile.drill("short", 400, game=EXAMPLE))
    assert figures["interactions"] == 400
    assert figures["monstrous names"] > 10


async def test_a_drill_that_goes_takes_its_bot_with_it() -> None:
    """A killed drill once left a bot behind, which tried to reach its stand-in for ever."""
    async with opened() as stage:
        await stage.launch()
        assert stage.process is not None and stage.process.stdin is not None
        stage.process.stdin.close()  # as when the drill is killed
        assert await asyncio.wait_for(stage.process.wait(), PATIENCE) == 0


async def test_load(monkeypatch: pytest.MonkeyPatch) -> None:
    """Followers are told of rounds in the midst of it; a message that is not there afterwards is found."""
    check, missed = load.followers_told, Report(name="load")

    def tampered(crowd: Crowd, stage: drill_stage.Stage, report: Report) -> None:
        check(crowd, stage, report)
        world = stage.sandbox.world
        dms = [world.channels[world.dms[user]] for user in crowd.spectators]
        next(m for dm in dms for m in dm.messages.values()).deleted = True
        check(crowd, stage, missed)

    monkeypatch.setattr(load, "followers_told", tampered)
    figures = held(await load.drill("short", 3, game=EXAMPLE, tables=40, late=300, strict=False))
    assert figures["dropped"] == 0
    assert figures["presses"] >= 290
    assert figures["rounds_for_followers"] >= figures["posts_to_followers"] > 0
    assert missed.lost == 1


def test_the_command_prints_one_object_and_says_whether_it_held(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def found(seed: str, rounds: int, *, game: str) -> Report:
        return Report(name="leak", rounds=rounds, leaked=int(seed))

    monkeypatch.setattr(hunt, "drill", found)
    assert main(["drill", "leak", "--seed", "0", "--rounds", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "name": "leak", "rounds": 3, "lost": 0, "doubled": 0, "leaked": 0, "crashed": 0, "changed": 0, "violations": 0
    }  # fmt: skip
    assert main(["drill", "leak", "--seed", "1"]) == 1


def test_the_command_takes_a_number_of_seats_that_the_game_allows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def found(seed: str, rounds: int, *, game: str, players: int = 0) -> Report:
        asked.append(players)
        return Report(name="leak", rounds=rounds)

    monkeypatch.setattr(hunt, "drill", found)
    most = find_game(EXAMPLE).most_seats
    assert main(["drill", "leak", "--seed", "0", "--game", EXAMPLE, "--players", str(most)]) == 0
    assert main(["drill", "leak", "--seed", "0", "--game", EXAMPLE]) == 0
    assert asked == [most, 0]
    assert main(["drill", "leak", "--seed", "0", "--game", EXAMPLE, "--players", str(most + 1)]) == 2
    assert "seats" in capsys.readouterr().err and len(asked) == 2
    assert main(["drill", "tables", "--seed", "0", "--game", EXAMPLE, "--players", str(most)]) == 2


@pytest.mark.parametrize("players", [2, 3, 5])
async def test_a_drill_opens_a_table_of_as_many_seats_as_it_is_told(players: int) -> None:
    """Two persons sit down; computers take what is left, and nobody where two is the number."""
    saved = await drill_stage.saved_table_of("sword_of_rome", players=players)
    async with opened(saved) as stage:
        seats = stage.records.live(saved.table).row.seats
    assert sorted(seat.kind for seat in seats) == [COMPUTER] * (players - 2) + [HUMAN] * 2


@pytest.mark.parametrize("players", thinned([2, 3, 5]))
async def test_the_leak_drill_at_any_number_of_seats(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who plays two sides sees both hands, and nobody else either."""
    monkeypatch.setattr(hunt, "PICTURES", 0.0)  # pictures have tests of their own
    monkeypatch.setattr(hunt, "STEPS", 40)
    report, renderer = Report(name="leak"), RenderService()
    try:
        hunting = hunt.Hunt("sword_of_rome", "seats", report, renderer, players=players)
        await hunting.run()
    finally:
        renderer.close()
    assert len(hunting.seats) == players
    assert held(report)["compared"] > 100


@pytest.mark.parametrize("game", game_ids())
def test_the_leak_drill_seats_as_many_as_its_options_allow(game: str) -> None:
    """A scenario drawn by lot may be for fewer than the game: the game could not begin, which was called a crash."""
    renderer = RenderService()
    found = [hunt.Hunt(game, f"seats {n}", Report(name="leak"), renderer) for n in range(12)]
    found.append(hunt.Hunt(game, "seats", Report(name="leak"), renderer, players=find_game(game).most_seats))
    renderer.close()
    for one in found:
        least, most = one.game.seats_for(one.options)
        assert least <= len(one.seats) <= most, one.options


async def test_two_persons_of_two_sides_each_play_over_the_wire() -> None:
    report = Report(name="leak")
    await over_the_wire.watch("sword_of_rome", "short", report, players=2, options=SHORT)
    assert held(report)["texts read"] > 50


async def test_an_empty_form_is_refused_and_not_answered_with_another() -> None:
    async with opened() as stage:
        await stage.launch()
        created = await (await stage.person("Ada").slash("game create", "games", game="samnite_wars")).settled()
        table = created.text.split("(table ")[1][:5]
        card = stage.person("Ada").last("games", f"-# table {table}")
        rest = await (await stage.person("Ada").press(card, custom_id=f"rest:{table}")).settled()
        form = await stage.person("Ada").press(rest.message or card, custom_id=f"word:{table}")
        assert form.modal is not None
        refused = await (await stage.person("Ada").submit(form, word=" ")).settled()
        assert "Nothing has changed" in refused.text
        await stage.end()


@pytest.mark.parametrize("name", ["before pin", "after pin", "before removal of the old panel"])
async def test_a_kill_between_a_new_panel_and_its_pin_leaves_one_panel(name: str) -> None:
    saved = await drill_stage.saved_table_of("samnite_wars", computers=1, options=SHORT)
    async with opened(saved) as stage:
        script, report = Script(stage, saved.table, "drill"), Report(name="kill")
        point = next(p for p in kill_points.POINTS if p.name == name)
        stage.sandbox.faults.add(point.fault(stage, saved.table, 0, stage.kill))
        await stage.launch()
        while stage.alive:
            try:
                if await script.step():
                    break
            except Unanswered:
                break
        await until(lambda: not stage.alive, "no kill")
        await stage.end()
        await stage.launch()
        await stage.quiet(saved.table)
        await until(lambda: len(stage.panels(saved.table)) == 1, f"{len(stage.panels(saved.table))} panels")
        panel_right(stage, saved.table, report)
        held(report)
        await stage.end()


@pytest.mark.parametrize("lose", ["answer", "request"])
async def test_an_answer_arrives_though_nobody_knows_whether_it_was_put_off(lose: Literal["answer", "request"]) -> None:
    """A deferral whose own answer was lost left "thinking…" for ever."""
    async with opened() as stage:
        await stage.launch()
        callback = "/interactions/{interaction_id}/{interaction_token}/callback"
        created = await (await stage.person("Ada").slash("game create", "games", game="samnite_wars")).settled()
        table = created.text.split("(table ")[1][:5]
        with contextlib.closing(sqlite3.connect(stage.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # the press waits for the database until the deferral is on its way
            struck = Fault("POST", callback, lose=lose)
            stage.sandbox.faults.add(struck)
            joining = asyncio.create_task(stage.person("Boris").slash("game join", "games", table=table))
            await until(lambda: struck.hit, "no deferral")
            other.execute("ROLLBACK")
        receipt = await (await joining).settled()
        assert "You sit at" in receipt.text
        await stage.end()
