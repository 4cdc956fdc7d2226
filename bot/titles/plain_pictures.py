"""What a title draws, if its author says nothing else: the map, hands and cards that the game's drawings declare."""

from collections.abc import Sequence
from typing import Any, Generic

from bot.messages.letters import map_place_of_option
from bot.titles.hand_pictures import hand_pictures
from bot.titles.map_request import USUAL_MAP, MapRequest, PlacesRequest
from bot.titles.view_type import ViewT
from bot.words import Words
from engine.kernel.choices import Option
from engine.kernel.events import Event
from engine.kernel.prompts import Prompt
from render import Picture, RenderService
from render.games import drawings_of


class PlainPictures(Generic[ViewT]):
    """The pictures of a title that has only declared its drawings (`bot.titles.title_base.PlainTitle`)."""

    game: str = ""
    places: frozenset[str] = frozenset()

    def place_of_option(self, prompt: Prompt, field: str, option: Option) -> str:
        """Return the place of `places` that an option stands for, as those declare it (`AskedPlaces`)."""
        found = map_place_of_option(option, self.places)
        return found if found in self.places else ""

    def piece_of_option(self, view: ViewT, prompt: Prompt, field: str, option: Option) -> str:
        """Return "": no piece is asked about."""
        return ""

    async def draw_live_message(
        self, renderer: RenderService, view: ViewT, events: Sequence[Event], words: Words, *, over: bool = False
    ) -> Sequence[Picture]:
        """Return (): there is no picture."""
        return ()

    async def draw_map(
        self, renderer: RenderService, view: ViewT, words: Words, request: MapRequest = USUAL_MAP
    ) -> Picture:
        """Return the map that the game declares, cropped around a place if one is given. Changes are not marked."""
        crop = (request.around,) if request.around in self.places else ()
        return await renderer.draw(self.game, "map", view, theme=request.theme, letters=request.letters, crop=crop)

    async def draw_places(self, renderer: RenderService, view: ViewT, words: Words, request: PlacesRequest) -> Picture:
        """Return the part of the declared map that holds these places and the way, with their letters."""
        crop = (*request.letters, *request.way, *request.around)
        return await renderer.draw(self.game, "map", view, letters=request.letters, crop=crop)

    async def draw_battle_board(
        self, renderer: RenderService, view: ViewT, events: Sequence[Event], words: Words
    ) -> Picture | None:
        """Return the picture of the live message."""
        return next(iter(await self.draw_live_message(renderer, view, events, words)), None)

    async def draw_key(self, renderer: RenderService) -> Picture | None:
        """Return the drawing "key", where the game has one."""
        return await renderer.draw(self.game, "key", None) if self._draws("key") else None

    def hand_data(self, view: ViewT) -> Any:
        """Return the viewer's cards: `view.hand`, () where there is none."""
        return getattr(view, "hand", ())

    async def draw_hand(self, renderer: RenderService, view: ViewT, words: Words) -> Sequence[Picture]:
        """Return the viewer's cards as pictures; () where there is none, or none can be drawn."""
        held = self.hand_data(view)
        return await hand_pictures(renderer, self.game, held) if held and self._draws("hand") else ()

    async def draw_card(self, renderer: RenderService, card: str, words: Words) -> Picture:
        """Return the picture of one card."""
        return await renderer.draw(self.game, "hand", (card,))

    async def draw_held_card(self, renderer: RenderService, card: str, words: Words) -> Picture | None:
        """Return the picture of a card, where hands are drawn."""
        return await self.draw_card(renderer, card, words) if self._draws("hand") else None

    def sides_with_boards(self, view: ViewT) -> Sequence[str]:
        """Return (): the map shows all."""
        return ()

    async def draw_side_board(self, renderer: RenderService, view: ViewT, side: str, words: Words) -> Picture | None:
        """Return None: there are no boards."""
        return None

    async def draw_event(self, renderer: RenderService, event: Any, words: Words) -> Picture | None:
        """Return None: no event has a picture."""
        return None

    def places_by_interest(self, view: ViewT) -> Sequence[str]:
        """Return (): no place is looked for more than others."""
        return ()

    def move_arrows(self, view: ViewT, events: Sequence[Event]) -> Sequence[tuple[str, Sequence[str]]]:
        """Return (): nothing moves from place to place."""
        return ()

    def _draws(self, kind: str) -> bool:
        return kind in drawings_of(self.game).kinds
