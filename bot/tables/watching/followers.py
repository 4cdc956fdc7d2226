"""Those who follow a table at which they do not sit: as a round ends they are sent its card by DM, as late as they may
see it, and how the game ended."""

from bot.tables import notices
from bot.tables.live import LiveTable
from bot.tables.post_types import RoundSeen, outbox_post
from bot.tables.watching.sight import has_part_in, last_decision_up_to_round
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.interface import Store
from engine.store.models import NewPost

MOST = 50  # followers of a table: each costs a DM a round


async def follow_table(store: Store, live: LiveTable, user: int) -> None:
    """Let a person follow a table. RuleError where they have a part in it, it does not run, or too many do."""
    if not live.is_running:
        raise RuleError(keyed_text("error.not_running"))
    if has_part_in(live, user) or live.is_practice:
        raise RuleError(keyed_text("error.follow_own"))
    there = await store.followers(live.row.id)
    if len(there) >= MOST and user not in there:
        raise RuleError(keyed_text("error.follow_full", most=MOST))
    await store.follow(live.row.id, user, follows=True)


async def follower_posts_of_decision(store: Store, before: LiveTable, after: LiveTable, decision: int) -> list[NewPost]:
    """Return what a table's followers are told of a decision: as a round has begun the one that they may see by now,
    and the end of the game. before, after: the table as it stood, and as it will stand."""
    over = after.game.outcome(after.state) is not None
    begun = after.game.round(after.state)
    if not over and begun <= before.game.round(before.state):
        return []
    users = [user for user in await store.followers(after.row.id) if not has_part_in(after, user)]
    if not users or over:
        return [notices.personal_notice_post(user, notices.outcome_text(after)) for user in users]
    delay = after.extra.delay
    shown: int | None = decision
    if delay:
        last = await last_decision_up_to_round(store, before, begun - delay)
        shown = last.id if last is not None else None
    if shown is None:
        return []
    return [outbox_post(f"user:{user}", RoundSeen(decision=shown), replaces="round_seen") for user in users]
