"""The host's office: handed to somebody, by the host or by those who manage the server, voted on by those who play, and
passed on where the host is found to have left the server. Call everything here within the actor's turn."""

from bot.tables import notices
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.persons.seat_names import host_name
from bot.tables.post_types import LOBBY_CARD, panel_post
from bot.tables.table_extra import with_extra
from bot.words import harmless_text, unmarked_text
from engine.store.models import AuditNote, NewPost


def table_board_post(live: LiveTable) -> NewPost:
    """Return what shows how the table stands: the lobby card, later the panel."""
    return LOBBY_CARD if live.state is None else panel_post()


async def hand_over(actor: Actor, user: int, name: str, told: list[NewPost]) -> None:
    """Make somebody the host. name: as plain text; told: what is said of it."""
    live = actor.live
    extra = with_extra(live.row, host_name=None if live.seat_of(user) else harmless_text(name, len(name)))
    posts = [*told, table_board_post(live)]
    live.replace(row=await actor.store.update_table(live.row, host=user, extra=extra, posts=posts))


async def elect_host(actor: Actor, user: int, audit_note: AuditNote | None) -> bool:
    """Make somebody the host whom those who play have agreed on; return whether they still play here."""
    seat = actor.live.seat_of(user)
    if seat is None:
        return False
    line = notices.ledger_post(actor.live, "ledger.office", seat=seat.seat)
    await hand_over(actor, user, "", notices.attach_audit_note([line], audit_note))
    return True


async def note_player_left_server(actor: Actor, user: int, *, gone: bool) -> bool:
    """Tell the table once that somebody who plays here has left the server, until they come back; return whether it is
    told now."""
    live = actor.live
    seat, kept = live.seat_of(user), live.extra
    if seat is None:
        return False
    told = kept.gone.get(seat.seat)
    known = told is not None and told >= kept.since.get(seat.seat, 0.0)  # else of somebody who sat there before
    if known == gone:
        return False
    left = {name: at for name, at in kept.gone.items() if name != seat.seat}
    extra = with_extra(live.row, gone={**left, seat.seat: actor.now()} if gone else left)
    posts = [notices.ledger_post(live, "ledger.person_gone", seat=seat.seat)] if gone else []
    live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=posts))
    return gone


async def pass_on_office_of_gone_host(actor: Actor, user: int) -> bool:
    """Pass the office of a host who has left the server on to the first of the others who play; return whether."""
    live = actor.live
    heir = next((seat for seat in live.humans() if seat.user not in (None, user)), None)
    if live.row.host != user or heir is None or heir.user is None:
        return False
    line = notices.ledger_post(live, "ledger.office_gone", seat=heir.seat, who=unmarked_text(host_name(live.row)))
    await hand_over(actor, heir.user, "", [line])
    return True
