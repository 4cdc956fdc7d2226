"""The pictures that stand with a question: where a list of places is asked for, the crop of these places and their
letters, one each where they lie far apart; in the midst of a battle its board, with what the seat that is asked has
left."""

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.messages.drafts import Draft
from bot.messages.letters import letters_by_picture
from bot.messages.screen import Screen
from bot.screens.map_letters import letters_of_open_list, places_chosen, places_of_open_route, places_picked
from bot.screens.prompt_screen import PromptScreen
from bot.tables.event_spans import may_event_span_go_on, spans_of
from bot.tables.live import LiveTable
from bot.tables.visible_events import visible_events
from bot.titles import Title, title_of_game
from bot.titles.map_request import PlacesRequest
from engine.kernel.prompts import Prompt
from engine.store.interface import Store
from render import Picture, RenderService
from render.picture import named_by_content

MOST = 4  # pictures of one question
LOOK_BACK = 200  # events among which the beginning of a battle is looked for
log = logging.getLogger(__name__)


async def question_pictures(
    live: LiveTable, store: Store, renderer: RenderService, prompt: Prompt, draft: Draft
) -> tuple[Picture, ...]:
    """Return the map of the list or the route that a draft has come to, or the board of the battle that goes on, as the
    seat that is asked may see it; () where there is neither, or nothing can be drawn: words and buttons are there all
    the same."""
    if live.state is None or not live.is_still_asked(prompt):
        return ()
    try:
        drawn = await _places(live, renderer, prompt, draft) or await _board(live, store, renderer, prompt)
    except Exception as error:  # a question must not be lost over its picture
        log.error("table %s: no picture of a question (%s)", live.row.id, type(error).__name__)
        return ()
    return tuple(map(named_by_content, drawn))


async def _places(live: LiveTable, renderer: RenderService, prompt: Prompt, draft: Draft) -> Sequence[Picture]:
    """Return the map of the places that a draft asks for, of the way that it has come to, or of what it is about."""
    shown, given = title_of_game(live.played), PromptScreen.draft_with_only_action(prompt, draft.given)
    if not shown.places:
        return ()
    looked_at = msgspec.structs.replace(draft, prompt=prompt.id, given=given)
    letters = letters_of_open_list(prompt, looked_at, shown.places, live.words)
    way = places_of_open_route(prompt, looked_at)
    view = live.view(prompt.seat)
    if letters or way:
        parts = letters_by_picture(letters, shown.places) if not way else [letters]
        requests = [PlacesRequest(letters=part, way=way, chosen=given[1:]) for part in parts]
    else:
        about, around = shown.question_route(view, prompt, given), _around(shown, view, prompt, looked_at)
        if about:
            requests = [
                PlacesRequest(way=about, chosen=about[-1:], around=around, by=shown.question_route_owner(prompt))
            ]
        else:
            requests = [
                PlacesRequest(around=tuple(part))
                for part in letters_by_picture(dict.fromkeys(around, ""), shown.places)
            ]
    return [await shown.draw_places(renderer, view, live.words, request) for request in requests[:MOST]]


def _around(shown: Title[Any], view: Any, prompt: Prompt, draft: Draft) -> Sequence[str]:
    """Return the places that a question is about without a list or a way: those of which several are chosen, the one
    that has been, or where what is asked about is."""
    picked = places_picked(prompt, draft, shown.places)
    return picked or shown.question_places(view, prompt, draft.given) or places_chosen(draft, shown.places)


async def _board(live: LiveTable, store: Store, renderer: RenderService, prompt: Prompt) -> Sequence[Picture]:
    """Return the board of the battle that goes on, from what the public has seen of it and the seat's own view."""
    shown, head = title_of_game(live.played), live.head
    if not shown.opens:  # no battle is a live message: its board is made of the view alone
        return _found(await shown.draw_battle_board(renderer, live.view(prompt.seat), (), live.words))
    if not may_event_span_go_on(live, live.state):
        return ()
    rows = await store.events(live.row.id, last=LOOK_BACK)
    told = [(row.decision, form) for row, form in await visible_events(live.game, rows, None)]
    spans = spans_of(told, shown, on=True, at=head)
    if not spans or spans[-1].end is not None or not live.is_still_asked(prompt):
        return ()
    return _found(await shown.draw_battle_board(renderer, live.view(prompt.seat), spans[-1].events, live.words))


def _found(picture: Picture | None) -> Sequence[Picture]:
    return () if picture is None else (picture,)


async def with_map(
    live: LiveTable, store: Store, renderer: RenderService, prompt: Prompt, draft: Draft, screen: Screen
) -> Screen:
    """Return a question's screen with its map in place of other pictures, where it has one."""
    pictures = await question_pictures(live, store, renderer, prompt, draft)
    return msgspec.structs.replace(screen, pictures=pictures) if pictures else screen
