"""The end of a game by its players' will, one procedure for `/host end`, `/game abandon` and the last person's leaving:
what would follow is confirmed first, then the others are asked, then the table rests for a term and is given up.

A host who does not play asks the players like anybody else. Where nobody else plays nobody is asked; a table whose game
has not begun is closed at once. Call `request_game_end` within the actor's turn.
"""

from bot.tables import votes
from bot.tables.actor import Actor
from bot.tables.endings import archive
from bot.tables.live import LiveTable
from bot.tables.timing import DAY
from engine.kernel.errors import RuleError
from engine.kernel.texts import Text, keyed_text
from engine.store.models import ARCHIVED, LOBBY, OPENING, RUNNING, AuditNote

CLOSE, END, VOTE = "close", "end", "vote"  # what a confirmation leads to


def seats_asked_before_end(live: LiveTable, user: int) -> list[str]:
    """Return the seats whose players are asked before somebody ends the game."""
    return [seat.seat for seat in live.humans() if seat.user != user]


def consequence_of_ending(live: LiveTable, user: int) -> str:
    """Return what a confirmation would lead to. RuleError where the person may not end the game, or it has ended."""
    if live.row.status not in (LOBBY, RUNNING):
        known = {ARCHIVED: "error.archived", OPENING: "error.opening"}
        raise RuleError(keyed_text(known.get(live.row.status, "error.table_over"), channel=live.row.channel))
    if user != live.row.host and not is_last_player(live, user):
        raise RuleError(keyed_text("error.not_your_table" if live.seat_of(user) is None else "error.not_host_end"))
    if live.row.status == LOBBY:
        return CLOSE
    return VOTE if seats_asked_before_end(live, user) else END


def is_last_player(live: LiveTable, user: int) -> bool:
    """Return whether a person is the only one who plays at a table: with them it ends."""
    return live.seat_of(user) is not None and not seats_asked_before_end(live, user)


async def request_game_end(actor: Actor, user: int, name: str) -> str:
    """End the game as far as the person can by themselves, or ask the others; return how that stands
    (`bot.tables.votes`)."""
    live = actor.live
    match consequence_of_ending(live, user):
        case "close":
            audit_note = AuditNote(user=user, what="close", details={"by": name})
            await archive.give_up_table(actor, "closed", audit_note, by=name)
            return votes.GRANTED
        case "vote":
            audit_note = AuditNote(user=user, what="ask_end", details={"by": name})
            return await votes.ask_for_consent(actor, votes.END, user, _said(name), audit_note=audit_note)
        case _:
            await archive.end_game(actor, user, name)
            return votes.GRANTED


def _said(name: str) -> Text:
    return keyed_text("vote.end", by=name, days=round(archive.TERM / DAY))
