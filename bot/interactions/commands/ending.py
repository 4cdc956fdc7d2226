"""/host end, /game abandon and the last person's /game leave: what follows is shown first, and done once confirmed."""

from bot.interactions.answering import Answering
from bot.interactions.commands.tables import require_host, require_table
from bot.messages.ids import Press
from bot.messages.screen import Button, Screen
from bot.tables import votes
from bot.tables.actor import Actor
from bot.tables.endings import ending
from bot.tables.endings.archive import TERM, ending_of_archived_table
from bot.tables.live import LiveTable
from bot.tables.timing import DAY


async def ask_host_to_end_game(context: Answering) -> None:
    """Ask the host whether the game shall end (/host end, /game abandon)."""
    actor = await require_table(context)
    require_host(context, actor)
    await show_ending_consequences(context, actor)


async def show_ending_consequences(context: Answering, actor: Actor) -> None:
    """Show what ending the game leads to, to be confirmed. RuleError where the person may not, or it has ended."""
    await context.show(_screen(actor.live, context.user))


def _screen(live: LiveTable, user: int) -> Screen:
    kind, words, row = ending.consequence_of_ending(live, user), live.words, live.row
    said = words(f"end.{kind}", others=ending.seats_asked_before_end(live, user), days=round(TERM / DAY))
    buttons = (
        Button(id=Press("end", row.id, "", kind).id(), label=words("button.end"), style="danger"),
        Button(id=Press("noend", row.id).id(), label=words("button.noend")),
    )
    return Screen(content=f"{words('label', id=row.id, name=row.name)}\n{said}", rows=(buttons,))


async def confirm_game_end(context: Answering, actor: Actor) -> None:
    """End the game, or ask the others (the button). Where something else would follow by now than was shown, that is
    shown instead."""
    async with actor.turn() as live:
        shown = context.press.argument if context.press else ""
        same = shown == ending.consequence_of_ending(live, context.user)
        stands = await ending.request_game_end(actor, context.user, context.name_at_table(live.row)) if same else ""
    if not same:
        await show_ending_consequences(context, actor)
        return
    context.services.tables.run_automatic(live.row.id)
    await context.show(Screen(content=_answer(live, stands)))


def _answer(live: LiveTable, stands: str) -> str:
    ended = ending_of_archived_table(live.row)
    if stands == votes.GRANTED:
        return live.words("end.done", until=ended.until) if ended else live.words("end.closed")
    return live.words(f"vote.{stands}_answer")


async def cancel_game_end(context: Answering, actor: Actor) -> None:
    """Leave all as it is (the button)."""
    await context.show(Screen(content=actor.live.words("end.cancelled")))
