"""The end of a real table as a player meets it: the two files of the closing post, and all that was posted, copied."""

import json
from pathlib import Path

import pytest

from tests.bot.checker.pages import opened, shown
from tests.bot.clockwork import DAY, Time, default
from tests.bot.hall import InProcess, ends, until

pytestmark = pytest.mark.browser


async def test_the_whole_thread_is_pasted_beside_its_file(hall: InProcess, tmp_path: Path) -> None:
    clock = Time(hall)
    table = await hall.start("Ada", computers=1, options="last_round=1")
    actor, thread = await hall.actor(table), hall.thread(table)
    for _ in range(6):
        await default(actor)
    await ends(hall.person("Ada"), "game abandon", table, thread)
    await clock.passes(8 * DAY, table)

    def posts() -> list[str]:
        return [m.all_words for m in thread.messages.values() if not m.deleted and m.ephemeral_to is None]

    await until(lambda: any("praetor verify" in said for said in posts()))
    await hall.settled()
    (closing,) = (m for m in thread.messages.values() if "praetor verify" in m.all_words)
    game, checker = closing.attachments
    async with opened(tmp_path, page_file=checker.data) as view:
        copied = "\n\n".join(posts())
        found = await shown(view, game.data, copied)
        assert not found.of("false"), found.of("false")
        proven = {one.thing for one in found.of("proven")}
        assert proven >= {"commitment", "header", "dice", "chain", "heads", "idle", "end"}, found.findings
        document = json.loads(game.data)
        document["seats"][0]["kind"] = "computer"
        assert (await shown(view, json.dumps(document).encode(), copied)).verdict == "false"
        other = copied.replace(document["commitment"], "0" * 64)
        assert (await shown(view, game.data, other)).of("false", "commitment")
