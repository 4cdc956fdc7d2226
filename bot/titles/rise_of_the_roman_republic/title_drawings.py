"""What of a game of The Rise of the Roman Republic is drawn, from which views."""

from collections.abc import Sequence

import msgspec

from bot.messages.card import Card, Gallery
from bot.titles.map_request import USUAL_MAP, MapRequest, PlacesRequest
from bot.titles.rise_of_the_roman_republic import reference
from bot.titles.rise_of_the_roman_republic.battle_course import course_of
from bot.titles.rise_of_the_roman_republic.map_ids import piece_of
from bot.titles.rise_of_the_roman_republic.marches import moves_for_arrows
from bot.titles.rise_of_the_roman_republic.scenes import map_scenes
from bot.titles.rise_of_the_roman_republic.short_words import own_sides
from bot.titles.title_base import PlainTitle
from bot.words import Words
from engine.games.rise_of_the_roman_republic.actions.movement import INSIDE
from engine.games.rise_of_the_roman_republic.tables import GAME_ID, HEXES, PROVINCES
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.choices import Option
from engine.kernel.events import Event
from engine.kernel.prompts import Prompt
from render import Picture, RenderService
from render.picture import named_by_content

BOARDS: tuple[str, ...] = ("senate", "armies", "provinces", "cup")
SAIL = 6  # columns or rows of hexes over which a picture shows where a way comes from


def _far(one: str, other: str) -> bool:
    """Return whether two hexes are so far apart that no crop of the one shows the other."""
    return max(abs(int(one[:2]) - int(other[:2])), abs(int(one[2:4]) - int(other[2:4]))) > SAIL


class RisePictures(PlainTitle[RiseView]):
    """The pictures of the game."""

    async def draw_map(
        self, renderer: RenderService, view: RiseView, words: Words, request: MapRequest = USUAL_MAP
    ) -> Picture:
        """Return the map, or one of the boards beside it."""
        if request.show in BOARDS:
            return await renderer.draw(GAME_ID, request.show, view, theme=request.theme)
        crop = (request.around,) if request.around in self.places else ()
        return await renderer.draw(GAME_ID, "map", view, theme=request.theme, letters=request.letters, crop=crop)

    async def draw_places(
        self, renderer: RenderService, view: RiseView, words: Words, request: PlacesRequest
    ) -> Picture:
        """Return the part of the map that holds these hexes, with the way that was chosen so far as an arrow."""
        at = next((one.hex for one in view.stacks if view.acting and view.acting in one.leaders), "")
        hexes = tuple(
            dict.fromkeys(one.removesuffix(INSIDE) for one in request.way if one.removesuffix(INSIDE) in HEXES)
        )
        begins = () if not at or at in hexes or not hexes or _far(at, hexes[0]) else (at,)
        planned = (*begins, *hexes) if at and hexes else ()
        arrows = [{"side": view.acting_side, "hexes": planned, "planned": True}] if len(planned) > 1 else []
        shown = (one.removesuffix(INSIDE) for one in request.around)
        crop = tuple(dict.fromkeys((*request.letters, *hexes, *(one for one in shown if one in HEXES)))) or (
            (at,) if at else ()
        )
        return await renderer.draw(GAME_ID, "map", view, letters=request.letters, crop=crop, moves=arrows)

    def place_of_option(self, prompt: Prompt, field: str, option: Option) -> str:
        """Return the hex that an option stands for, or the province."""
        return super().place_of_option(prompt, field, option) or (option.token if option.token in PROVINCES else "")

    def piece_of_option(self, view: RiseView, prompt: Prompt, field: str, option: Option) -> str:
        """Return the stack that an option names, that of a leader or of a legion."""
        return piece_of(view, field, option.token)

    def places_by_interest(self, view: RiseView) -> Sequence[str]:
        """Return the hexes of the reader's own stacks, then all cities."""
        own = own_sides(view)
        return [*(one.hex for one in view.stacks if one.side in own), *(one.place for one in view.cities)]

    def move_arrows(self, view: RiseView, events: Sequence[Event]) -> Sequence[tuple[str, Sequence[str]]]:
        """Return the marches and withdrawals."""
        return [(view.masters.get(power, power), way) for power, way in moves_for_arrows(events)]

    async def draw_card(self, renderer: RenderService, card: str, words: Words) -> Picture:
        """Return one leader, office or city."""
        return await renderer.draw(GAME_ID, "card", reference.drawn_card(card, words))

    async def draw_live_message(
        self, renderer: RenderService, view: RiseView, events: Sequence[Event], words: Words, *, over: bool = False
    ) -> Sequence[Picture]:
        """Return the part of the map where a battle is fought, with the ways out of it."""
        course = course_of(events)
        if course is None:
            return ()
        place = course.begun.place
        ways = [(view.masters.get(power, power), way) for power, way in moves_for_arrows(course.after)]
        crop = tuple(dict.fromkeys((place, *(one for _, way in ways for one in way))))
        arrows = [{"side": side, "hexes": way} for side, way in ways]
        return [await renderer.draw(GAME_ID, "map", view, crop=crop, moves=arrows)]

    async def card_with_pictures(
        self, renderer: RenderService, card: Card, view: RiseView, events: Sequence[Event], words: Words
    ) -> Card:
        """Return a card with the part of the map where forces went, and where a city was attacked or taken."""
        drawn = [
            named_by_content(await renderer.draw(GAME_ID, "map", view, **one))
            for one in map_scenes(events, view.masters)
        ]
        pictures = [Gallery(pictures=(picture,)) for picture in drawn]  # each as wide as the card
        return msgspec.structs.replace(card, parts=(*card.parts, *pictures))
