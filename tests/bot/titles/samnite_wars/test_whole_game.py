"""Four people, one with closed DMs, and a computer player play a whole game over the wire with the real process, which
is killed in the middle of a sealed war effort. Nobody sees what they may not know, and no post is lost or doubled."""

import asyncio
import json
import re
import signal
import time
from typing import Any

import pytest

from bot.delivery.footers import post_numbers_of_table
from bot.sandbox.world import Channel, Message
from engine.store.models import OVER, PUBLIC
from engine.store.places.opening import open_at_read_only
from engine.store.sql.store import SqlStore
from engine.store.verification.verify import verify_export
from testbed.drills.records import Records
from tests.bot.hall import Process, until, verbs
from tests.bot.players import Player
from tests.bot.titles.samnite_wars.leaks import cards_in, knowledge, leaks, tokens_in

PEOPLE = ("Ada", "Boris", "Clara", "Dmitri")
WAYS = ("dm", "mine", "slash", "mine")
SEALED = "Sealed: "
LAST_ROUND = "Round 3 of 3 · turn of "
LONGEST = 600.0  # seconds for the whole game, on a machine that others use too
FOOT = re.compile(r"-# #\d+")


def messages(channel: Channel) -> list[Message]:
    return [m for m in channel.messages.values() if not m.deleted and m.ephemeral_to is None]


def over(thread: Channel) -> bool:
    return any(a.filename.endswith(".json") for m in messages(thread) for a in m.attachments)


async def play(hall: Process, thread: Channel, players: list[Player]) -> tuple[int, str]:
    """Play to the end; kill the bot once while a war effort lies sealed, or from the last round on whatever is sealed,
    as in some games no effort lies there for a while. Return how often it was killed, and what was sealed then."""
    kills, sealed = 0, ""
    end = time.monotonic() + LONGEST
    while not over(thread):
        if time.monotonic() > end:
            raise AssertionError([await player.sees() for player in players], await hall.end())
        if any(LAST_ROUND in m.all_words for m in messages(thread)):
            for player in players:
                player.seals = SEALED
        decided = [await player.play() for player in players]
        waiting = next((p for p in players if p.sealed), None)
        if waiting is not None and not kills:
            sealed, kills = waiting.sealed, 1
            await hall.end(signal.SIGKILL)
            await hall.launch()
            waiting.way = "mine"
            await waiting.play()
            assert waiting.found == sealed or not waiting.found  # it was kept, unless it was revealed meanwhile
        if not any(decided):
            await asyncio.sleep(0.02)
    return kills, sealed


def posts_of(records: Records, table: str) -> list[dict[str, Any]]:
    """Return the posts of a table, but for what only waits for a next question."""
    sql = "SELECT audience, number, kind, status, payload FROM outbox WHERE table_id = ? ORDER BY id"
    return [p for p in records.rows(sql, table) if p["kind"] != "dm" or not json.loads(p["payload"]).get("news")]


def waiting(records: Records, table: str) -> int:
    """Return how many posts are still to be sent."""
    return sum(post["status"] == "waiting" for post in posts_of(records, table))


def check_numbers(records: Records, table: str, thread: Channel) -> None:
    """Check every number of the public ledger: there once, none missing, none doubled; nothing waits."""
    borne = [n for m in messages(thread) for n in post_numbers_of_table(m.all_words, table)]
    assert len(set(borne)) == len(borne), sorted(n for n in borne if borne.count(n) > 1)
    posts = posts_of(records, table)
    assert {post["status"] for post in posts} <= {"sent", "void"}, posts
    public = [post for post in posts if post["audience"] == PUBLIC and post["status"] == "sent"]
    sent = [post["number"] for post in public if post["kind"] not in ("panel", "lobby")]
    assert sorted(borne) == sorted(sent)


async def check_secrets(hall: Process, store: SqlStore, table: str) -> None:
    """Check that nobody was shown what they may not know, and that the check would see it."""
    row = await store.table(table)
    assert row is not None
    for name in (*PEOPLE, "Eva"):
        person = hall.person(name)
        seat = next((s.seat for s in row.seats if str(s.user) == person.id), None)
        known = await knowledge(store, table, seat)
        assert leaks(hall.sandbox, person, known) == []
        if seat is not None:  # the same looked at with an onlooker's knowledge is full of leaks
            assert leaks(hall.sandbox, person, await knowledge(store, table, None))


@pytest.mark.drawn
@pytest.mark.parametrize("seed", [1])
async def test_a_whole_game(process: Process, seed: int) -> None:
    hall = process
    hall.person("Dmitri").set_dms(open=False)
    await hall.launch()
    options = "last_round=3 deck=closed_deck"
    table = await hall.create("Ada", "Boris", "Clara", "Dmitri", computers=1, options=options)
    thread = hall.thread(table)
    await hall.person("Ada").press(hall.card(table), "Start")
    await until(lambda: any("Prestige, " in m.all_words for m in messages(thread)))
    players = [Player(hall.person(name), thread, seed * 10 + n, WAYS[n]) for n, name in enumerate(PEOPLE)]
    for player in players:
        player.seals = f"{SEALED}War effort"
    kills, sealed = await play(hall, thread, players)
    for player in players:
        assert player.failed == []
        assert player.decided > 0
    assert kills == 1 and SEALED in sealed
    export = next(a for m in messages(thread) for a in m.attachments if a.filename.endswith(".json"))
    document = json.loads(export.data)
    assert sum("rematch" in verbs(m) for m in messages(thread)) == 1
    report = verify_export(document)
    assert report.ok and report.whole, report.difference
    await until(lambda: not waiting(hall.records, table))
    status, log = await hall.end(signal.SIGTERM)
    assert status == 0, log
    assert "Traceback" not in log and "fault" not in log, log
    async with open_at_read_only(hall.records.place) as store:
        row = await store.table(table)
        assert row is not None and row.status == OVER
        check_numbers(hall.records, table, thread)
        await check_secrets(hall, store, table)
    nudges = [m for m in messages(thread) if hall.person("Dmitri").mention in m.all_words]
    assert nudges and not any(cards_in(m.all_words) for m in nudges)
    assert hall.person("Dmitri").dms() == [] or not hall.person("Dmitri").messages("dm")


def test_the_search_finds_cards() -> None:
    assert cards_in("You draw Gladius & Pilum and Power.") == {"gladius_and_pilum", "power"}
    assert cards_in("Taxation Phase") == set() and cards_in("Taxation") == {"taxation"}
    assert tokens_in("add:ABCDE:0123:power:1") == {"power"} and tokens_in("hand_power.png") == set()
