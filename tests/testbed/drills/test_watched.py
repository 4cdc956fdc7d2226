"""Kills before spectators who bet and follow; and that a bet or a message that is lost, changed or doubled is found."""

import contextlib
import copy
import sqlite3
from collections.abc import Callable

import pytest

from bot.sandbox.world import Message
from testbed.drills import kill, watched
from testbed.drills import stage as drill_stage
from testbed.drills.report import Report
from testbed.drills.spectators import FOLLOWER, check_follower_told, press_follow, round_starts_since
from testbed.drills.stage import Stage, open_stage
from testbed.drills.watched import Watched, check_bets_kept, play_to_betting_battle

GAME = "sword_of_rome"  # in whose random play a battle is found soon
LONG = 300  # answers until a round ends, at most


@pytest.mark.soak(10)
async def test_bets_and_messages_to_a_follower_outlive_kills_and_faults_are_found() -> None:
    saved = await drill_stage.begin_saved_table(GAME, options="last_round=9")
    battle = await play_to_betting_battle(saved, before=6)  # long before the end: another round is to begin
    assert battle is not None
    report = Report(name="kill")
    await kill.play_watched_game_with_kills(battle, "short", 2, report, {})
    assert report.has_held, report.said
    assert int(report.figures["bets under kills"]) > 0 and int(report.figures["kills before spectators"]) > 0
    async with open_stage(battle) as stage:
        await stage.launch()
        script, since = Watched(stage, battle.table, "undisturbed"), stage.records.live_table(battle.table).head
        await press_follow(stage, battle.table)
        await script.play_through_battle(kill.BATTLE)
        await until_told(script)
        await stage.end_bot()
        found = Report(name="kill")
        check_bets_kept(script, found)
        followed(stage, battle.table, since, found)
        assert found.has_held, found.said
        assert int(found.figures["battles that were betted on"]) > 0
        for tamper, key in TAMPERED:
            assert found_by(script, since, tamper, key), tamper
        missed = Report(name="kill")
        check_follower_told(stage, battle.table, stage.person(FOLLOWER).id, [7], missed)
        assert missed.lost == 1, "a round of which the follower was not told"


def followed(stage: Stage, table: str, since: int, report: Report) -> None:
    check_follower_told(stage, table, stage.person(FOLLOWER).id, round_starts_since(stage, table, since), report)


async def until_told(script: Watched) -> None:
    """Play on until the follower is told of a round, whichever battle it was: what is tampered with has to be there."""
    for _ in range(LONG):
        if rounds_told(script) or await script.answer_one_question():
            break
        await script.stage.wait_until_quiet(script.table)
    assert rounds_told(script) and messages_to_the_follower(script.stage)


def rounds_told(script: Watched) -> int:
    """Return of how many rounds the follower was told; they are told other things too."""
    counted = "SELECT count(*) FROM outbox WHERE table_id = ? AND kind = 'round_seen' AND status = 'sent'"
    return int(str(script.stage.records.first_value(counted, script.table)))


def found_by(script: Watched, since: int, tamper: Callable[[Stage, str], None], key: str) -> bool:
    """Return whether a fault is found under a key; what it changed is put right again."""
    stage, world = script.stage, script.stage.sandbox.world
    database, channels = stage.database.read_bytes(), copy.deepcopy(world.channels)
    tamper(stage, script.table)
    report = Report(name="kill")
    check_bets_kept(script, report)
    followed(stage, script.table, since, report)
    stage.database.write_bytes(database)
    world.channels.clear()
    world.channels.update(channels)
    return bool(getattr(report, key))


def sql(stage: Stage, said: str, *values: object) -> None:
    with contextlib.closing(sqlite3.connect(stage.database)) as conn, conn:
        conn.execute("PRAGMA journal_mode = DELETE")
        conn.execute(said, values)


def lost_bet(stage: Stage, table: str) -> None:
    user = stage.records.first_value("SELECT person_id FROM bets WHERE table_id = ?", table)
    sql(stage, "DELETE FROM bets WHERE table_id = ? AND person_id = ?", table, user)


def changed_bet(stage: Stage, table: str) -> None:
    sql(stage, "UPDATE bets SET side = 'nobody' WHERE table_id = ?", table)


def bet_of_nobody(stage: Stage, table: str) -> None:
    sql(stage, "INSERT INTO bets (table_id, start, person_id, side, at) VALUES (?, 1, 5, 'roman', 0.0)", table)


def unsettled(stage: Stage, table: str) -> None:
    sql(stage, "UPDATE bets SET ended = NULL WHERE table_id = ?", table)


def untold_tally(stage: Stage, table: str) -> None:
    for message in stage.thread(table).messages.values():
        message.deleted = message.deleted or "spectator" in message.all_words


def messages_to_the_follower(stage: Stage) -> list[Message]:
    dm = stage.sandbox.world.channels[stage.sandbox.world.dms[stage.person(FOLLOWER).id]]
    return [m for m in dm.messages.values() if "✉" in m.all_words]


def doubled_message(stage: Stage, table: str) -> None:
    last = copy.deepcopy(messages_to_the_follower(stage)[-1])
    last.id += "0"
    stage.sandbox.world.channels[last.channel_id].messages[last.id] = last


def message_that_is_not_there(stage: Stage, table: str) -> None:
    last = messages_to_the_follower(stage)[-1]
    del stage.sandbox.world.channels[last.channel_id].messages[last.id]


def message_deleted(stage: Stage, table: str) -> None:
    messages_to_the_follower(stage)[-1].deleted = True


def void_without_a_later_one(stage: Stage, table: str) -> None:
    sql(stage, "UPDATE outbox SET status = 'void' WHERE table_id = ? AND kind = 'round_seen'", table)


TAMPERED = (
    (lost_bet, "lost"),
    (changed_bet, "changed"),
    (bet_of_nobody, "doubled"),
    (unsettled, "lost"),
    (untold_tally, "lost"),
    (doubled_message, "doubled"),
    (message_that_is_not_there, "lost"),
    (message_deleted, "lost"),
    (void_without_a_later_one, "lost"),
)


async def test_a_game_without_a_battle_in_sight_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watched, "SECONDS", 0.0)
    assert await play_to_betting_battle(await drill_stage.begin_saved_table(GAME, options="last_round=9")) is None
