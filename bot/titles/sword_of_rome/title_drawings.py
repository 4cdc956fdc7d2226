"""What of a game of The Sword of Rome is drawn, from which views."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from bot.messages.card import Card, Gallery
from bot.messages.letters import map_place_of_option
from bot.titles.map_request import USUAL_MAP, MapRequest, PlacesRequest
from bot.titles.sword_of_rome import ways
from bot.titles.sword_of_rome.battle_course import course_of
from bot.titles.sword_of_rome.card_words import card_face, hand_faces, hands_of
from bot.titles.sword_of_rome.map_ids import first_force_named, piece_of
from bot.titles.sword_of_rome.scenes import (
    DRAWN,
    inset_holding_space,
    map_options_by_sheet,
    spaces_in_close_up,
    with_neighbours,
)
from bot.titles.sword_of_rome.short_words import SEA, own_powers
from bot.titles.title_base import PlainTitle
from bot.words import Words
from engine.games.sword_of_rome.tables import GAME_ID, SPACES
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.choices import Option
from engine.kernel.events import Event
from engine.kernel.prompts import Prompt
from render import Picture, RenderService
from render.picture import named_by_content


class SwordPictures(PlainTitle[SwordView]):
    """The pictures of the game."""

    async def draw_map(
        self, renderer: RenderService, view: SwordView, words: Words, request: MapRequest = USUAL_MAP
    ) -> Picture:
        """Return the map of Italy; around a space with those next to it."""
        crop = spaces_in_close_up(request.around) if request.around in DRAWN else ()
        return await renderer.draw(GAME_ID, "map", view, theme=request.theme, letters=request.letters, crop=crop)

    async def draw_places(
        self, renderer: RenderService, view: SwordView, words: Words, request: PlacesRequest
    ) -> Picture:
        """Return the inset that holds these spaces, or where the way ends, with their letters and the way's arrow."""
        marked = {space: letter for space, letter in request.letters.items() if space in DRAWN}
        power, begins = (request.by, "") if request.by else first_force_named(view, request.chosen)
        begun = (begins, *request.way) if request.way else ()
        way = tuple(dict.fromkeys(space for space in begun if space in DRAWN))
        asked = [space for space in (*marked, *way, *request.around) if space in DRAWN]
        sheets = set(map(inset_holding_space, marked or way[-1:] or asked))
        crop, glow = (
            [one for one in asked if inset_holding_space(one) in sheets],
            [s for s in request.chosen if s in DRAWN],
        )
        wide = with_neighbours(crop) if len(crop) == 1 else tuple(crop)  # one alone says nothing of where it lies
        arrows = [{"power": power, "spaces": way}] if power and len(way) > 1 else []
        return await renderer.draw(GAME_ID, "map", view, letters=marked, crop=wide, glow=tuple(glow), moves=arrows)

    def place_of_option(self, prompt: Prompt, field: str, option: Option) -> str:
        """Return the space that an option stands for, or the box beside the map, which is drawn with five players."""
        found = map_place_of_option(option, self.places)
        return found if found in SPACES else ""

    def piece_of_option(self, view: SwordView, prompt: Prompt, field: str, option: Option) -> str:
        """Return the stack that an option names, that of a leader, or of which a part marches."""
        return piece_of(view, option.token)

    def places_by_interest(self, view: SwordView) -> Sequence[str]:
        """Return the spaces of the reader's own forces, then their other spaces, then walled cities."""
        powers = own_powers(view)
        forces = [stack.space for stack in view.stacks if stack.power in powers and stack.space in SPACES]
        held = [place.space for place in view.places if place.owner in powers]
        return [*forces, *held, *(space for space, one in SPACES.items() if one.loyalty)]

    def move_arrows(self, view: SwordView, events: Sequence[Event]) -> Sequence[tuple[str, Sequence[str]]]:
        """Return the moves of forces."""
        return ways.moves_for_arrows(events)

    async def draw_hand(self, renderer: RenderService, view: SwordView, words: Words) -> Sequence[Picture]:
        """Return the hand as one picture, Desperate Times last; of somebody who plays two sides one of each."""
        hands = {side: hand_faces(held, words) for side, held in hands_of(view).items() if held}
        if len(view.own) < 2:
            return [await renderer.draw(GAME_ID, "hand", held) for held in hands.values()]
        drawn = {
            side: await renderer.draw(GAME_ID, "hand", held, title=words.name(side)) for side, held in hands.items()
        }
        return [
            replace(picture, filename=picture.filename.replace("hand", f"hand_{side}"))
            for side, picture in drawn.items()
        ]

    async def draw_card(self, renderer: RenderService, card: str, words: Words) -> Picture:
        """Return one card."""
        return await renderer.draw(GAME_ID, "card", card_face(card, words))

    async def draw_live_message(
        self, renderer: RenderService, view: SwordView, events: Sequence[Event], words: Words, *, over: bool = False
    ) -> Sequence[Picture]:
        """Return the part of the map where a battle is fought, with the way in and the ways out."""
        course = course_of(events)
        if course is None:
            return ()
        begun = course.begun
        start = begun.came_from.removeprefix(SEA)
        came = [(begun.attacker, (start, begun.space))] if start else []
        made = map_options_by_sheet([*came, *ways.moves_for_arrows(course.after)], (begun.space,), at=begun.space)
        return [await renderer.draw(GAME_ID, "map", view, **one) for one in made]

    async def card_with_pictures(
        self, renderer: RenderService, card: Card, view: SwordView, events: Sequence[Event], words: Words
    ) -> Card:
        """Return a card with the part of the map where forces went, and where something was besieged or taken; with two
        if that is on two insets."""
        made = map_options_by_sheet(ways.moves_for_arrows(events), ways.pictured_event_spaces(events))
        drawn = [named_by_content(await renderer.draw(GAME_ID, "map", view, **one)) for one in made]
        pictures = [Gallery(pictures=(picture,)) for picture in drawn]  # each as wide as the card
        return msgspec.structs.replace(card, parts=(*card.parts, *pictures))
