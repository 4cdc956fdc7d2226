"""Making, moving and restoring a table's place on Discord: its lobby card in a channel and the thread under it.

What is wanted is kept with the table (`Extra.opening`) together with a post in the queue PLACE, in one transaction;
delivery does the work (`bot/delivery/places/openings.py`) and calls the steps below as each succeeds. A new table has
the status OPENING until card and thread are there; a running table stays where it is until then and moves in one
transaction.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.tables import forum, notices
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.places.thread_names import thread_name
from bot.tables.post_types import (
    LOBBY_CARD,
    CardRemoval,
    Ledger,
    Map,
    OpeningWork,
    PlaceLeft,
    live_message,
    outbox_post,
    panel_post,
)
from bot.tables.table_extra import Opened, Opening, extra_of, with_extra
from bot.tables.visible_events import visible_events
from engine.kernel.errors import RuleError
from engine.kernel.texts import Text, keyed_text
from engine.store.models import (
    ABANDONED,
    BEHIND,
    LOBBY,
    OPENING,
    OVER,
    PLACE,
    PUBLIC,
    RUNNING,
    AuditNote,
    NewPost,
    TableRow,
)

CREATE, THREAD, REBUILD, FOUND = "create", "thread", "rebuild", "found"  # what an opening is for
RETOLD = 30  # events that a rebuilt thread begins with
LIMIT = 6 * 3600.0  # seconds after which what Discord does not let happen is undone: nobody waits for it any more


def opening_under_way(row: TableRow) -> Opening | None:
    """Return the opening that is under way at a table."""
    return extra_of(row).opening


def opening_result(row: TableRow, opening: int) -> Opened | None:
    """Return what became of an opening; None while it is under way."""
    found = extra_of(row).opened
    return found if found is not None and found.id == opening else None


def opening_as_stored(opening: Opening) -> dict[str, Any]:
    """Return an opening as it is stored with the table."""
    return with_extra({}, opening=opening)


def opening_work_post(opening: Opening) -> NewPost:
    """Return the work that an opening is."""
    return outbox_post(PLACE, OpeningWork(id=opening.id), numbered=False)


def refuse_while_thread_opening(row: TableRow) -> None:
    """RuleError at a table whose card and thread are still being made."""
    if row.status == OPENING or row.thread is None:
        raise RuleError(keyed_text("error.opening", channel=row.channel))


async def request_thread_move(actor: Actor, opening: Opening) -> None:
    """Want a new card and thread for a table; call within its turn. Until they are there nothing changes. Where the
    same interaction comes again it is one move."""
    live, present = actor.live, opening_under_way(actor.live.row)
    if opening_result(live.row, opening.id) is not None or (present is not None and present.id == opening.id):
        return
    if present is not None:
        raise RuleError(keyed_text("error.opening", channel=present.channel))
    if live.row.status == ABANDONED and live.state is None:
        raise RuleError(keyed_text("error.table_over"))
    await _keep(actor, {"opening": opening}, posts=[opening_work_post(opening)])


async def reopen_table_without_thread(actor: Actor, now: float) -> None:
    """Let a table that was left without its thread (by a kill, before openings were one procedure) get one: a lobby is
    put into the state of one that is being opened, a running game goes on as it is until then."""
    async with actor.turn() as live:
        row = live.row
        if row.thread is not None or row.status not in (LOBBY, RUNNING) or opening_under_way(row) is not None:
            return
        opening = Opening(
            id=int(now * 1000),
            channel=row.channel,
            what=FOUND,
            by=row.host,
            name="",
            since=now,
            card=row.lobby_card,
            look=True,
            forum=extra_of(row).forum,
        )
        status = OPENING if row.status == LOBBY else row.status
        await _keep(actor, {"opening": opening}, posts=[LOBBY_CARD, opening_work_post(opening)], status=status)


# Its steps: call within the table's turn


async def note_card_posted(actor: Actor, opening: Opening, card: int | None) -> Opening:
    """Keep that the card is there (None: that it is gone), so that it is never posted twice."""
    changed = msgspec.structs.replace(opening, card=card, look=False)
    await _keep(actor, {"opening": changed})
    return changed


async def finish_opening(actor: Actor, opening: Opening, card: int, thread: int, *, tell: bool) -> None:
    """Move a table to its new card and thread, all at once: what waited goes on there, and the old ones say where."""
    live = actor.live
    row, told = live.row, await _told(actor, opening)
    posts = [*told, LOBBY_CARD, *([forum.tag_update_post()] if opening.forum else [])]
    posts += _calls(row, opening) if opening.what == CREATE else []
    if row.lobby_card is not None and row.lobby_card != card:
        posts.append(_left(row, row.lobby_card))
    if tell and not live.extra.event:  # a tournament tells those who play
        posts.append(
            notices.personal_notice_post(opening.by, keyed_text("opening.told_open", name=row.name, thread=thread))
        )
    await _keep(
        actor,
        {
            "opening": None,
            "opened": Opened(id=opening.id),
            "sought": (),
            "told_host": None,
            "course": None,
            "committed": True,
            "forum": opening.forum,
            "thread_name": thread_name(row),
        },
        posts=posts,
        hasten=True,
        status=LOBBY if row.status == OPENING else row.status,
        channel=opening.channel,
        thread=thread,
        lobby_card=card,
        panel=None,
    )


async def undo_opening(actor: Actor, opening: Opening, why: Text, *, tell: bool, begun: bool) -> None:
    """Leave a table as it was before an opening: a new one is given up, a running one stays where it is. begun: a card
    of it may be on Discord, and is taken away."""
    row, posts = actor.live.row, []
    if begun:
        posts.append(_away(opening))
    new = row.status == OPENING
    if new:
        await actor.store.restore_seeks([one for one in extra_of(row).sought if one.user])  # 0: of who was forgotten
    if tell and not _told_before(row, opening, why):
        posts += _refusals(row, opening, why)
    fields: dict[str, Any] = {"status": ABANDONED, "lobby_card": None} if new else {}
    opened = Opened(id=opening.id, why=msgspec.to_builtins(why))
    await _keep(actor, {"opening": None, "opened": opened, "sought": ()}, posts=posts, **fields)


def _refusals(row: TableRow, opening: Opening, why: Text) -> list[NewPost]:
    """Return what tells who asked for an opening that it was refused, and those whom a search brought there that they
    look on."""
    called = _persons_called(row) if row.status == OPENING else []
    key = "seek.refused" if called else "opening.refused" if row.status == OPENING else "opening.stays"
    said = [(opening.by, keyed_text(key, name=row.name, why=why))]
    said += [(user, keyed_text("seek.lost", game=row.game)) for user in called]
    return [notices.personal_notice_post(user, text) for user, text in said if user]


def _told_before(row: TableRow, opening: Opening, why: Text) -> bool:
    """Return whether a host has heard already that the thread of an old table cannot be opened, and why."""
    opened = extra_of(row).opened
    return opening.what == FOUND and opened is not None and opened.why == msgspec.to_builtins(why)


async def _keep(actor: Actor, extra: dict[str, Any], **fields: Any) -> None:
    live = actor.live
    live.replace(row=await actor.store.update_table(live.row, extra=with_extra(live.row, **extra), **fields))


def _away(opening: Opening) -> NewPost:
    """Return the removal of a card that leads nowhere."""
    gone = CardRemoval(channel=opening.channel, card=opening.card, forum=opening.forum)
    return outbox_post(BEHIND, gone, numbered=False)


def _left(row: TableRow, card: int) -> NewPost:
    """Return what is done with the card and the panel that a table leaves behind."""
    left = PlaceLeft(
        channel=forum.card_channel(row),
        card=card,
        thread=row.thread,
        panel=row.panel,
        forum=row.channel if extra_of(row).forum else None,
    )
    return outbox_post(BEHIND, left, numbered=False)


async def _told(actor: Actor, opening: Opening) -> Sequence[NewPost]:
    """Return what a new thread begins with."""
    live = actor.live
    if live.state is None:  # whoever adds a word adds it to a secret that can no longer be another
        lines = _line(live, opening) if opening.what == REBUILD else []
        first = [] if extra_of(live.row).forum else [notices.welcome_post(live.row)]  # there the table's card begins it
        return [*lines, *first, notices.dice_commitment_post(live.row)]
    posts: list[NewPost] = []
    if opening.what == REBUILD:
        kept = await actor.store.events(live.row.id, last=RETOLD)
        seen = [form for _, form in await visible_events(live.game, kept, None)]
        posts += _line(live, opening, [msgspec.json.encode(form).decode() for form in seen])
        posts.append(outbox_post(PUBLIC, Map(decision=live.head, over=live.row.status == OVER)))
    posts.append(notices.dice_commitment_post(live.row))  # what binds the dice is to be found where the game goes on
    posts.append(panel_post(anew=True))
    if live.is_running:
        posts.append(live_message(live.head))
    return posts


def _calls(row: TableRow, opening: Opening) -> list[NewPost]:
    """Return what tells those who look for others that they have found some, with a button that seats them."""
    said = keyed_text("seek.found", host=opening.name, game=row.game, name=row.name)
    return [notices.card_post(f"user:{user}", said, ("join", "", "", "success")) for user in _persons_called(row)]


def _persons_called(row: TableRow) -> list[int]:
    """Return whom what they looked for brought to a table, but for who was forgotten since."""
    return [user for user in extra_of(row).called if user]


def _line(live: LiveTable, opening: Opening, events: Sequence[str] = ()) -> list[NewPost]:
    by = {"by": opening.name}
    said = Ledger(lead="audit.rebuild", lead_args=by, events=events, decision=max(live.head, 0))
    return [outbox_post(PUBLIC, said, audit_note=AuditNote(user=opening.by, what="rebuild", details=by))]
