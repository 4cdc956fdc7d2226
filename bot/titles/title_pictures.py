"""What a title draws: the map, the map of a question, the board of a battle, hands and cards."""

from collections.abc import Sequence
from typing import Any, Protocol

from bot.titles.map_request import USUAL_MAP, MapRequest, PlacesRequest
from bot.titles.view_type import ViewT
from bot.words import Words
from engine.kernel.choices import Option
from engine.kernel.events import Event
from engine.kernel.prompts import Prompt
from render import Picture, RenderService


class TitlePictures(Protocol[ViewT]):
    """The pictures of a title (`bot.titles.Title`)."""

    async def draw_map(
        self, renderer: RenderService, view: ViewT, words: Words, request: MapRequest = USUAL_MAP
    ) -> Picture:
        """Return the map, as the owner of `view` may see it."""
        ...

    async def draw_places(self, renderer: RenderService, view: ViewT, words: Words, request: PlacesRequest) -> Picture:
        """Return the part of the map that holds these places, each with its letter, as the owner of `view` may see it:
        the picture that stands with a list of places. 5:4 or 3:2, its letters and counts 14 pixels high where it is
        shown 400 wide."""
        ...

    def place_of_option(self, prompt: Prompt, field: str, option: Option) -> str:
        """Return the id of the place on the map that an option of a field stands for; "" for none. It is the same for
        everybody, and makes the letters of the chat's maps, too.

        field: the tag of the action and the field's name, as "march.route". option: one of those that may follow, of a
        `Pick` or a basket one of its items.
        """
        ...

    def piece_of_option(self, view: ViewT, prompt: Prompt, field: str, option: Option) -> str:
        """Return the id of the piece on the map that an option of a field stands for (`TouchToken.id`, or one that it
        `holds`); "" for none. A commander stands for the piece that they lead.

        view: that of the seat that is asked. field, option: as of `place_of_option`.
        """
        ...

    def places_by_interest(self, view: ViewT) -> Sequence[str]:
        """Return the places of the map that the owner of a view will mostly look for, these first: where their own
        armies stand, then cities. A place may come twice."""
        ...

    def move_arrows(self, view: ViewT, events: Sequence[Event]) -> Sequence[tuple[str, Sequence[str]]]:
        """Return which sides (see `Title.chart_colour`) moved from place to place in some events, and the places of
        each way, where it began first: a replay draws them as arrows. view: what the reader knows after the events,
        which are in the reader's form."""
        ...

    async def draw_battle_board(
        self, renderer: RenderService, view: ViewT, events: Sequence[Event], words: Words
    ) -> Picture | None:
        """Return the board of a battle that goes on, with what the viewer has left: it stands with their questions.
        None for none.

        view: that of the seat that is asked. events: the public events of the battle so far.
        """
        ...

    async def draw_key(self, renderer: RenderService) -> Picture | None:
        """Return the key to the map: each of its signs with what it means; None where the game draws none."""
        ...

    async def draw_hand(self, renderer: RenderService, view: ViewT, words: Words) -> Sequence[Picture]:
        """Return the secrets of the seat whose view this is as pictures; () where there is nothing to draw."""
        ...

    async def draw_card(self, renderer: RenderService, card: str, words: Words) -> Picture:
        """Return one card as a picture. Called for the cards of `card_names_by_id` only."""
        ...

    async def draw_held_card(self, renderer: RenderService, card: str, words: Words) -> Picture | None:
        """Return one of the cards that `hand_data` names as a picture; None where none is drawn."""
        ...

    def sides_with_boards(self, view: ViewT) -> Sequence[str]:
        """Return the sides of which `draw_side_board` draws a board, the viewer's own first."""
        ...

    async def draw_side_board(self, renderer: RenderService, view: ViewT, side: str, words: Words) -> Picture | None:
        """Return the board of a side as the owner of `view` may know it: what it has built, its points, its forces."""
        ...

    async def draw_event(self, renderer: RenderService, event: Any, words: Words) -> Picture | None:
        """Return the picture of a public event whose tag is in `pictured_events`; None: none is posted."""
        ...
