"""What a reader of a table can look at beside its map: the boards of the sides, what else the map can show, the
standing by round; and the cards of their hand, each by itself. As the chat has it, drawn when it is asked for.

A card is drawn for its holder alone (`keep_drawings_apart_for`): how soon it comes tells nobody whether another was
shown it.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.messages.screen import Screen
from bot.screens.charts import chart_picture
from bot.screens.looks import screen_in_look
from bot.services import Services
from bot.table_page.signed_tokens import PagePass
from bot.tables.live import LiveTable
from bot.tables.watching.sight import VisibleTable
from bot.titles import title_of_game
from bot.titles.map_request import MapRequest
from bot.words import unmarked_text
from engine.kernel.events import Seat
from render import Picture
from render.looks import Look
from render.service.render_service import keep_drawings_apart_for

SIDE, SHOW, CHART = "side", "show", "chart"


class Glance(msgspec.Struct, frozen=True):
    """Something that can be looked at. id: by which it is asked for; name: in words."""

    id: str
    name: str


class HeldCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of a hand; said: what it is, in words; side: whose of the viewer's sides, in words, where they play
    several and each has a deck."""

    id: str
    said: str
    side: str = ""


def glances_of(live: LiveTable, view: Any) -> tuple[Glance, ...]:
    """Return what can be looked at beside the map of a table."""
    title, words = title_of_game(live.played), live.words
    found = [Glance(f"{SIDE}.{side}", unmarked_text(words.name(side))) for side in title.sides_with_boards(view)]
    found += [Glance(f"{SHOW}.{one}", unmarked_text(words.name(f"show_{one}"))) for one in title.shows]
    if title.points_by_side(view):
        found.append(Glance(CHART, words("button.chart")))
    return tuple(found)


def cards_of(live: LiveTable, view: Any, seat: Seat) -> tuple[HeldCard, ...]:
    """Return the cards that the viewer at a seat holds; () where a hand is none of cards."""
    title, words, sides = title_of_game(live.played), live.words, live.sides_of(seat)
    named = {side: unmarked_text(words.name(side)) for side in sides} if len(sides) > 1 else {}
    held = _held(title.hand_data(view))
    return tuple([HeldCard(one, title.card_text(one, words), named.get(title.card_side(one), "")) for one in held])


def _held(holding: Any) -> Iterator[str]:
    """Yield the ids of cards that are held."""
    if isinstance(holding, list | tuple):
        yield from dict.fromkeys(one for one in holding if isinstance(one, str))


async def glanced_screen(services: Services, seen: VisibleTable, bearer: PagePass, wanted: str) -> Screen | None:
    """Return what a reader looks at as a screen; None where there is no such thing."""
    live = seen.live
    view = live.view(bearer.reader_seat)
    if wanted not in [one.id for one in glances_of(live, view)]:
        return None
    title, renderer, (kind, _, one) = title_of_game(live.played), services.renderer, wanted.partition(".")
    drawn: Picture | None
    if kind == SIDE:
        drawn = await title.draw_side_board(renderer, view, one, live.words)
    elif kind == SHOW:
        drawn = await title.draw_map(renderer, view, live.words, MapRequest(show=one))
    else:
        drawn = await chart_picture(seen, renderer)
    return await screen_in_look(Screen(pictures=(drawn,) if drawn else ()), await _look(services, bearer))


async def picture_of_held_card(services: Services, live: LiveTable, bearer: PagePass, card: str) -> Picture | None:
    """Return the picture of a card that a reader holds; None where they hold no such card."""
    title, view = title_of_game(live.played), live.view(bearer.reader_seat)
    if bearer.is_watching or card not in _held(title.hand_data(view)):
        return None
    with keep_drawings_apart_for(f"{bearer.table} {bearer.seat}"):
        drawn = await title.draw_held_card(services.renderer, card, live.words)
    if drawn is None:
        return None
    look = Look((await _look(services, bearer)).palette)  # its words stand beside it
    return (await screen_in_look(Screen(pictures=(drawn,)), look)).pictures[0]


async def _look(services: Services, bearer: PagePass) -> Look:
    return (await services.tables.preferences.of(bearer.user)).picture_look
