"""The map that follows a question: where a list of places is asked for, the crop of these places with their letters."""

import logging

import msgspec

from bot.screens.drafts import Draft
from bot.screens.map_letters import asked_now, way_now
from bot.screens.prompt_screen import PromptScreen
from bot.screens.screen import Screen
from bot.tables.live import LiveTable
from bot.titles import title
from engine.kernel.prompts import Prompt
from render import Picture, RenderService
from render.picture import named_by_content

log = logging.getLogger(__name__)


async def question_map(live: LiveTable, renderer: RenderService, prompt: Prompt, draft: Draft) -> Picture | None:
    """Return the map of the list or the route that a draft has come to, as the seat that is asked may see it; None
    where no place is asked for, or nothing can be drawn: words and buttons are there all the same."""
    shown, given = title(live.row.game), PromptScreen.forward(prompt, draft.given)
    if live.state is None or not live.asks(prompt) or not shown.places:
        return None
    looked_at = msgspec.structs.replace(draft, prompt=prompt.id, given=given)
    try:
        letters = asked_now(prompt, looked_at, shown.places, live.words)
        way = way_now(prompt, looked_at)
        if not letters and not way:
            return None
        view, chosen = live.view(prompt.seat), given[1:]
        drawn = await shown.draw_places(renderer, view, live.words, letters, way=way, chosen=chosen)
    except Exception as error:  # a question must not be lost over its picture
        log.error("table %s: no map of a question (%s)", live.row.id, type(error).__name__)
        return None
    return named_by_content(drawn)


async def with_map(live: LiveTable, renderer: RenderService, prompt: Prompt, draft: Draft, screen: Screen) -> Screen:
    """Return a question's screen with its map in place of other pictures, where it has one."""
    picture = await question_map(live, renderer, prompt, draft)
    return msgspec.structs.replace(screen, pictures=(picture,)) if picture is not None else screen
