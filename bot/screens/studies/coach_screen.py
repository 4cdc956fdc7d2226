"""A word before a bad mistake, and the choice of whether one wants such."""

from bot.messages.ids import Press
from bot.messages.screen import LABEL, Button, Row, Screen, cut_text
from bot.screens.rows.table_rows import computer_reason_keys
from bot.tables.live import LiveTable
from bot.words import unmarked_text
from engine.kernel.actions import Action
from engine.kernel.prompts import Prompt
from engine.players.coaching import Mistake

SAID, WHY = 200, 400  # characters of an answer, and of why another is better


def coach_row(live: LiveTable) -> Row:
    """Return the button that calls the coach, or sends them away."""
    key = "button.no_coach" if live.extra.coach else "button.coach"
    return (Button(id=Press("coach", live.row.id).id(), label=cut_text(live.words(key), LABEL)),)


def mistake_screen(live: LiveTable, prompt: Prompt, action: Action, found: Mistake) -> Screen:
    """Return what is feared of an answer, with what would be better; it can be given all the same."""
    words = live.words
    better = live.game.action(found.action)
    key = next(iter(computer_reason_keys(words, live.played, prompt.moment, found.plan)), "")
    lines = [
        words("label", id=live.row.id, name=live.row.name),
        words(
            "coach.word", said=cut_text(unmarked_text(words.say(action.label())), SAID),
            chance=round(100 * found.chance), before=round(100 * found.better),
        ),
        words("coach.better", better=cut_text(unmarked_text(words.say(better.label())), SAID)),
        *([cut_text(words(key), WHY)] if key and found.by_rule else []),
    ]  # fmt: skip
    buttons = (
        Button(id=Press("page", live.row.id, prompt.id).id(), label=words("button.think_again"), style="primary"),
        Button(id=Press("coachgo", live.row.id, prompt.id).id(), label=words("button.coachgo"), style="danger"),
    )
    return Screen(content="\n".join(lines), rows=(buttons,), asks=True)
