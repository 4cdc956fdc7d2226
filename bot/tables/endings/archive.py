"""Putting tables aside (archived) and giving them up (abandoned): the one way into either, whoever or whatever causes
it.

A table that its players have ended is archived for a week, in which it can be revived; then the clock gives it up for
good and the secret of its dice is published. A table that nobody comes to any more is archived without a term. Each
change is one transaction with its posts. Call everything here within the actor's turn.
"""

from typing import Any

from bot.tables import notices
from bot.tables.actor import Actor
from bot.tables.forum import status_posts
from bot.tables.post_types import Secret, live_message, outbox_post, panel_post, seat_card
from bot.tables.table_extra import END, GRANTED, LAPSED, Ended, extra_of, with_extra
from bot.tables.timing import DAY
from bot.tables.upkeep.gaps import Gap
from engine.kernel.texts import keyed_text
from engine.store.models import ABANDONED, ARCHIVED, PUBLIC, AuditNote, NewPost, TableRow

TERM = 7 * DAY  # in which a game that was ended can be taken up again
REVIVE = ("revive", "", "", "primary")


def ending_of_archived_table(row: TableRow) -> Ended | None:
    """Return how an archived table was ended; None where it was archived because nobody came."""
    return extra_of(row).ended if row.status == ARCHIVED else None


def end_notices(row: TableRow, key: str, *buttons: notices.Pressable, **args: Any) -> list[NewPost]:
    """Return DMs with the same words to everybody whom the end of the table concerns
    (`notices.persons_concerned_by_end`)."""
    said = keyed_text(f"notice.{key}", **args)
    return [notices.card_post(f"user:{user}", said, *buttons) for user in notices.persons_concerned_by_end(row)]


def _board(actor: Actor) -> list[NewPost]:
    """Return what shows how the table stands: the lobby card, and of a game that has begun the panel and each seat's
    live card."""
    if actor.live.state is None:
        return status_posts(actor.live.row)
    return [panel_post(), *status_posts(actor.live.row), *map(seat_card, actor.live.extra.cards)]


async def put_table_aside(
    actor: Actor, key: str, *, ended: Ended | None = None, why: str = "", audit_note: AuditNote | None = None
) -> None:
    """Put a table aside; whoever plays there can take it up again. `key`: the words for it, in the thread and by DM.
    why: what an operator gave as their reason, which these words may have. What was being voted on is struck: it
    concerned a game that goes on."""
    live = actor.live
    args: dict[str, Any] = {"by": ended.by, "until": ended.until} if ended else {}
    args |= {"why": why} if why else {}
    posts = notices.attach_audit_note(
        [notices.card_post(PUBLIC, keyed_text(f"ledger.{key}", **args), REVIVE)], audit_note
    )
    posts += [*_board(actor), *end_notices(live.row, key, REVIVE, **args)]
    for vote in live.extra.votes.values():
        agreed = vote.kind == END and ended is not None and ended.voted
        posts += notices.votes_over_posts([vote], GRANTED if agreed else LAPSED)
    extra = with_extra(live.row, votes={}, ended=ended)
    live.replace(row=await actor.store.update_table(live.row, status=ARCHIVED, extra=extra, posts=posts))


async def end_game(actor: Actor, user: int, name: str, *, voted: bool = False) -> None:
    """Let a game rest that its players have ended, as a person asked: after its term it is given up."""
    ended = Ended(by=name, user=user, until=actor.now() + TERM, voted=voted)
    audit_note = AuditNote(user=user, what="end", details={"by": name})
    await put_table_aside(actor, "ended_vote" if voted else "ended", ended=ended, audit_note=audit_note)


async def give_up_table(actor: Actor, key: str, audit_note: AuditNote, **args: Any) -> None:
    """Give a table up for good. The secret of a game's dice is published with it."""
    live = actor.live
    posts = notices.attach_audit_note([notices.ledger_post(live, f"ledger.{key}", **args)], audit_note)
    posts += _board(actor)
    if live.state is not None:
        posts.append(live_message(live.head))  # what goes on is broken off
        posts.append(outbox_post(PUBLIC, Secret(decision=live.head)))
    posts += end_notices(live.row, key, **args)
    live.replace(row=await actor.store.update_table(live.row, status=ABANDONED, posts=posts))


async def give_up_ended_game(actor: Actor, now: float, gap: Gap | None = None) -> float | None:
    """Give an ended game up for good, once its term is over; return when to look again, None where there is no term.
    The term is stored with the table: a kill at any moment leaves the game resting still, or given up with all that is
    told of it. gap: the last time in which nothing ran: a term that was over within it runs on for a day."""
    ended = ending_of_archived_table(actor.live.row)
    if ended is None:
        return None
    if now < ended.until:
        return ended.until
    if gap is not None and gap.prolongs_term(ended.until, now):
        return gap.ended + DAY
    await give_up_table(actor, "given_up", AuditNote(user=None, what="given_up", details={}))
    return None


def revival_notices(row: TableRow, user: int) -> list[NewPost]:
    """Return the DMs that say that an archived game was revived, to all who were told that it was archived but `user`,
    who revives it."""
    posts = end_notices(row, "revived")
    return [post for post in posts if post.audience != f"user:{user}"]
