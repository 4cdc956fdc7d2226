"""What spectators have at a table in the drills: the buttons with which bets are taken, their followers, their bets."""

from bot.screens.ids import Press
from bot.testbed.drills.stage import Stage, StuckError
from bot.testbed.sandbox.people.person import Person, controls_of
from bot.testbed.sandbox.world import Message

ONLOOKER, FOLLOWER = SPECTATORS = ("Felix", "Eva")  # both bet; the second follows by DM
BET = "bet"
PRESSES = 4


def bets_in(stage: Stage, table: str) -> list[tuple[Message, str]]:
    """Return the buttons with which bets are taken at a table now: each one's message and custom id."""
    told = [m for m in stage.thread(table).messages.values() if not m.deleted and m.ephemeral_to is None]
    found = [(m, str(c.get("custom_id", ""))) for m in told for c in controls_of(m) if not c.get("disabled")]
    return [pair for pair in found if pair[1].partition(":")[0] == BET]


async def follow(stage: Stage, table: str) -> None:
    """Let the follower follow a table; on a busy machine he presses again. StuckError where he may not."""
    who = stage.person(FOLLOWER)
    for _ in range(PRESSES):
        receipt = await (await who.forge(stage.panels(table)[-1], Press("follow", table).id())).settled()
        if stage.records.one("SELECT count(*) FROM followers WHERE table_id = ? AND user = ?", table, int(who.id)):
            return
    raise StuckError(f"a spectator could not follow the table: {receipt.text[:200]}")


def strangers(stage: Stage, table: str, allowed: tuple[Person, ...]) -> list[str]:
    """Return whose bets are kept, and who follows a table, though he is none of these people."""
    known = {int(who.id) for who in allowed}
    rows = stage.records.all(
        "SELECT user, 'bets' AS what FROM bets WHERE table_id = ? UNION SELECT user, 'follows' FROM followers "
        "WHERE table_id = ?",
        table,
        table,
    )
    return [f"{row['user']} {row['what']}" for row in rows if row["user"] not in known]
