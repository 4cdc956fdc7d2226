"""Whole games of Total War: Rome played by computer seats through the bot: everything is posted."""

import re

import pytest

from bot.delivery.footers import post_numbers_of_table
from bot.messages.screen import has_raw_marks
from bot.tables import notices
from tests.bot.computers import over, to_computers
from tests.bot.hall import InProcess, until
from tests.bot.titles.total_war_rome.table import begin, draw_plainly, public, rome_table, said
from tests.tiers import thinned

PATIENCE = 600.0  # seconds, on a machine that others use too


@pytest.mark.parametrize("options", thinned(["last_round=3", ""], seconds=17), ids=["short", "whole"])
async def test_a_game_by_computers(hall: InProcess, options: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game to its end; every public number is there once, no sentence has a hole."""
    draw_plainly(monkeypatch)
    table = await rome_table(hall, computers=3, **({"options": options} if options else {}))
    thread = await begin(hall, table)
    await to_computers(hall, table, monkeypatch)
    await over(hall, table, PATIENCE)
    won = (await hall.actor(table)).live.words.say(notices.outcome_text((await hall.actor(table)).live))
    await until(lambda: won in hall.card(table).all_words)  # the channel says so too
    assert won.startswith("🏁") and "** won." in won
    told = said(thread)
    assert "first in round 2" in told and "Luckiest throw" in told and "⚔️ Battle in" in told
    borne = sorted(n for m in public(thread) for n in post_numbers_of_table(m.all_words, table))
    assert borne == sorted(set(borne))
    for message in public(thread):
        bare = re.sub(r"-# .*", "", message.all_words).strip()
        assert bare or message.attachments or not message.all_words, "a message that is a number alone"
        assert not any(has_raw_marks(line) for line in message.all_words.split("\n")), message.all_words
        assert "{" not in message.all_words and " –." not in message.all_words, message.all_words


async def test_posts_are_gathered_and_drained(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """With Discord's rate limits on: many decisions make few messages, all of them arrive, and none twice."""
    draw_plainly(monkeypatch)
    hall.sandbox.limits.rate_limits = True
    hall.app.worker.delay_scale = 5.0  # ten seconds of a table are one message, so that a slow machine gathers as well
    table = await rome_table(hall, computers=3, options="last_round=2")
    thread = await begin(hall, table)
    await to_computers(hall, table, monkeypatch)
    store, tables = hall.app.store, hall.app.tables

    async def drained() -> bool:
        row = await store.table(table)
        ended = row is not None and row.status == "over"
        return ended and not await store.due_posts(tables.now() + 3600, 1) and not hall.app.worker._busy

    await until(drained, PATIENCE)
    borne = [post_numbers_of_table(m.all_words, table) for m in public(thread)]
    numbers = [n for one in borne for n in one]
    assert len(numbers) == len(set(numbers)) and sorted(numbers) == list(range(1, max(numbers) + 1))
    assert max(len(one) for one in borne) >= 10  # lines of many decisions in one message
    assert len(public(thread)) < await store.next_decision_id(table) / 4
