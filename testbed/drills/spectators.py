"""What spectators have at a table in the drills: the buttons with which bets are taken, bets, those who follow it; and
that no message to a follower is missing or doubled."""

import json
from collections import Counter
from collections.abc import Sequence

from bot.delivery.footers import PERSONAL, post_numbers_of_table
from bot.messages.ids import Press
from bot.sandbox.people.person import Person, controls_of
from bot.sandbox.world import Message
from bot.tables.post_types import RoundSeen, kind_of
from testbed.drills.report import Report
from testbed.drills.stage import Stage, StuckError

ONLOOKER, FOLLOWER = SPECTATORS = ("Felix", "Eva")  # both bet; the second follows by DM
BET = "bet"
PRESSES = 4
ROUND = kind_of(RoundSeen)


def bet_buttons_at_table(stage: Stage, table: str) -> list[tuple[Message, str]]:
    """Return the buttons with which bets are taken at a table now: each one's message and custom id."""
    told = [m for m in stage.thread(table).messages.values() if not m.deleted and m.ephemeral_to is None]
    found = [(m, str(c.get("custom_id", ""))) for m in told for c in controls_of(m) if not c.get("disabled")]
    return [pair for pair in found if pair[1].partition(":")[0] == BET]


async def press_follow(stage: Stage, table: str) -> None:
    """Let the follower follow a table; on a busy machine they press again. StuckError where they may not."""
    who = stage.person(FOLLOWER)
    for _ in range(PRESSES):
        receipt = await (await who.forge(stage.panels(table)[-1], Press("follow", table).id())).wait_until_answered()
        if stage.records.first_value(
            "SELECT count(*) FROM followers WHERE table_id = ? AND person_id = ?", table, int(who.id)
        ):
            return
    raise StuckError(f"a spectator could not follow the table: {receipt.text[:200]}")


def unexpected_spectators(stage: Stage, table: str, allowed: tuple[Person, ...]) -> list[str]:
    """Return whose bets are kept, and who follows a table, though they are none of these people."""
    known = {int(who.id) for who in allowed}
    rows = stage.records.rows(
        "SELECT person_id AS user, 'bets' AS what FROM bets WHERE table_id = ? "
        "UNION SELECT person_id, 'follows' FROM followers "
        "WHERE table_id = ?",
        table,
        table,
    )
    return [f"{row['user']} {row['what']}" for row in rows if row["user"] not in known]


def round_starts_since(stage: Stage, table: str, since: int) -> list[int]:
    """Return the decisions after one with which a round of a game that goes on began."""
    live, found, before = stage.records.live_table(table), list[int](), None
    for decision in stage.records.decisions(table):
        state = live.game.decode(stage.records.saved_state(table, decision))
        now = live.game.round(state)
        if before is not None and now > before and decision > since and live.game.outcome(state) is None:
            found.append(decision)
        before = now
    return found


def check_follower_told(stage: Stage, table: str, user: str, begun: Sequence[int], report: Report) -> int:
    """Check that all that was to be written to a follower is in their DM, once. begun: the decisions with which rounds
    began since they follow. Return of how many rounds they were to be told."""
    world = stage.sandbox.world
    dm = world.channels[world.dms[user]]
    there = {m.id: m for m in dm.messages.values() if m.author_id == world.bot_id and not m.deleted}
    found = Counter(
        number for one in there.values() for number in post_numbers_of_table(one.all_words, table, sign=PERSONAL)
    )
    for number, times in found.items():
        if times > 1:
            report.note(f"✉{number} of {table} stands {times} times", "doubled", times - 1)
    sql = "SELECT number, kind, status, message, payload FROM outbox WHERE table_id = ? AND audience = ? ORDER BY id"
    posts = stage.records.rows(sql, table, f"user:{user}")
    rounds = [post for post in posts if post["kind"] == ROUND]
    for post in posts:
        if post["status"] == "void" and post in rounds[:-1]:
            continue  # the next round took its place before it was sent
        if post["status"] != "sent" or str(post["message"]) not in there or not found[post["number"]]:
            report.note(f"✉{post['number']} ({post['kind']}) of {table} is {post['status']}, and not there", "lost")
    seen = [json.loads(post["payload"])["decision"] for post in rounds]
    for decision in begun:
        if seen.count(decision) != 1:
            key = "doubled" if decision in seen else "lost"
            report.note(f"the round that began with decision {decision} was told {seen.count(decision)} times", key)
    return len(seen)
