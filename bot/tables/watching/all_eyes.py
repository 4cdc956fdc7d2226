"""Who is out of the game may see it by everybody's eyes, if all others agree. Until they have looked each of them may
take that back; once they have they never play at the table again, and no step back brings their side to life.
"""

from bot.tables import notices
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.post_types import panel_post
from bot.tables.table_extra import with_extra
from engine.kernel.errors import RuleError
from engine.kernel.events import Seat
from engine.kernel.texts import keyed_text
from engine.store.models import PUBLIC, AuditNote


def eliminated_seat_of_person(live: LiveTable, user: int) -> Seat | None:
    """Return the seat of a person who is out of a game that runs; None for anybody else."""
    seat = live.seat_of(user)
    found = seat is not None and live.is_running and seat.seat in live.game.eliminated(live.state)
    return seat.seat if found and seat is not None else None


def may_see_all(live: LiveTable, user: int) -> bool:
    """Return whether a person is out of the game, and all others have agreed that they see it by everybody's eyes."""
    seat = eliminated_seat_of_person(live, user)
    return seat is not None and live.extra.all_eyes.get(seat) == user


async def grant_all_eyes(actor: Actor, seat: Seat, user: int, audit_note: AuditNote | None) -> bool:
    """Let a person who is out see everything, and tell the table with a button that takes it back; call within the
    actor's turn. Return whether they are out still."""
    live = actor.live
    if eliminated_seat_of_person(live, user) != seat:
        return False
    extra = with_extra(live.row, all_eyes={**live.extra.all_eyes, seat: user})
    told = notices.card_post(PUBLIC, keyed_text("eyes.granted", seat=seat), ("uneyes", "", seat, "secondary"))
    posts = notices.attach_audit_note([told], audit_note)
    live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=[*posts, panel_post()]))
    return True


async def take_back_seeing_everything(actor: Actor, seat: Seat, user: int) -> None:
    """Take back what all agreed to, as one of them; call within the actor's turn. RuleError for anybody else, and once
    it was used."""
    live, kept = actor.live, actor.live.extra
    mine = live.seat_of(user)
    if mine is None or mine.seat == seat:
        raise RuleError(keyed_text("error.not_asked_vote"))
    if seat in kept.looked:
        raise RuleError(keyed_text("error.looked_already"))
    if seat not in kept.all_eyes:
        raise RuleError(keyed_text("error.vote_closed"))
    extra = with_extra(live.row, all_eyes={name: one for name, one in kept.all_eyes.items() if name != seat})
    line = notices.ledger_post(live, "eyes.taken_back", seat=seat, by=mine.seat)
    live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=[line, panel_post()]))


async def note_all_eyes_use(actor: Actor, user: int) -> None:
    """Note that a person uses what all agreed to, before they are shown anything. RuleError where that was taken
    back."""
    async with actor.turn() as live:
        seat, kept = eliminated_seat_of_person(live, user), live.extra
        if seat is None or not may_see_all(live, user):
            raise RuleError(keyed_text("error.watch_eyes"))
        if kept.looked.get(seat) != user:
            extra = with_extra(live.row, looked={**kept.looked, seat: user})
            line = notices.ledger_post(live, "eyes.looked", seat=seat)
            live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=[line]))
