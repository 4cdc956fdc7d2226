"""The figures of each side so far and the luck of its dice, for `/stats` and the end of a game. All of it is public."""

from bot.messages.screen import CONTENT, Screen, cut_text
from bot.tables import chronicle
from bot.tables.watching.sight import VisibleTable, delay_notice_lines
from bot.titles import title_of_game
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text


async def records_screen(seen: VisibleTable) -> Screen:
    """Return what each side has done in the game so far; all of it is public."""
    live = seen.live
    if live.state is None:
        raise RuleError(keyed_text("error.not_running"))
    view, words = live.view(None), live.words
    lines = title_of_game(live.played).record_lines(view, await chronicle.public_events(seen), words)
    return Screen(content=cut_text("\n".join([words("record.title"), *delay_notice_lines(seen), *lines]), CONTENT))
