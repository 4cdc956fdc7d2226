"""The last steps of a press that decides something: into the actor, and back to the person."""

from bot.commands.reply import Call
from bot.screens.screen import Screen
from bot.screens.table_screen import mine_screen
from bot.tables.actor import Actor
from bot.words import Words
from engine.kernel.actions import Action
from engine.kernel.errors import RuleError, StalePrompt
from engine.store.interface import AlreadyDone, SeatRow

PATIENCE = 0.7  # seconds that an answer waits for the computer players; Discord gives three


async def carry_out(call: Call, actor: Actor, seat: SeatRow, prompt_id: str, action: Action) -> None:
    """Carry out an action and show what is next. RuleError: nothing has changed."""
    done = action.told()
    live, said = actor.live, actor.live.words("screen.done", action=done)
    try:
        async with actor.turn():
            await actor.decide(seat.seat, prompt_id, action, user=call.user, interaction=call.id)
    except AlreadyDone:
        said = live.words("screen.answered")
    except StalePrompt as error:  # another came first: here is what is asked now
        said = live.words.say(error.why)
    else:
        await call.app.house.settle_for(live.row.id, PATIENCE)
    await call.show(mine_screen(live, seat, said))


def error_screen(words: Words, error: RuleError) -> Screen:
    """Return a refusal: what was asked, why not (with the section), what is possible; and that nothing changed."""
    section = words("error.section", section=error.section) if error.section else ""
    possible = words("error.possible_line", possible=error.possible) if error.possible else ""
    said = words("error.title", why=error.why, section=section, possible=possible)
    return Screen(content=f"{said[:1900]}\n{words('error.unchanged')}")
