"""What of a game of Total War: Rome is drawn, from which views."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.messages.card import Card
from bot.titles.hand_pictures import hand_pictures
from bot.titles.map_request import USUAL_MAP, MapRequest, PlacesRequest
from bot.titles.title_base import PlainTitle
from bot.titles.total_war_rome import land_battle as battle
from bot.titles.total_war_rome import naval_battle as naval
from bot.titles.total_war_rome import pictures as drawn
from bot.titles.total_war_rome import subjects, turn_cards
from bot.titles.total_war_rome.force_moves import force_routes_by_faction
from bot.words import Words, unmarked_text
from engine.games.total_war_rome.tables import CARDS
from engine.games.total_war_rome.view import RomeView
from engine.kernel.choices import Given, Option
from engine.kernel.events import Event
from engine.kernel.prompts import Prompt
from render import Picture, RenderService
from render.games.total_war_rome import GAME_ID
from render.games.total_war_rome.map_options import SHOWS


class RomePictures(PlainTitle[RomeView]):
    """The pictures of the game."""

    shows = SHOWS

    async def draw_map(
        self, renderer: RenderService, view: RomeView, words: Words, request: MapRequest = USUAL_MAP
    ) -> Picture:
        """Return the board."""
        names = {seat: unmarked_text(name) for seat, name in words.names.items()}
        shown = request.show or self.shows[0]
        return await renderer.draw(
            GAME_ID,
            "map",
            view,
            names=names,
            theme=request.theme,
            show=shown,
            lettered=request.letters,
            crop=request.around,
            before=request.before,
        )

    async def draw_places(
        self, renderer: RenderService, view: RomeView, words: Words, request: PlacesRequest
    ) -> Picture:
        """Return the crop that holds these places, the way, and the force that is asked about."""
        forces = (view.armies, view.navies, view.agents)
        moved = tuple(token for token in request.chosen if any(token in some for some in forces))
        return await renderer.draw(
            GAME_ID,
            "places",
            view,
            lettered=request.letters,
            own=view.sides,
            moved=moved,
            way=tuple(request.way),
            around=tuple(request.around),
        )

    def piece_of_option(self, view: RomeView, prompt: Prompt, field: str, option: Option) -> str:
        """Return the army, navy or agent that an option names, that of a general, or that a purchase goes to."""
        return subjects.piece_named_by_token(view, option.token)

    def places_by_interest(self, view: RomeView) -> Sequence[str]:
        """Return where the reader's own armies and navies stand, then their regions."""
        armies = [army.at for army in view.armies.values() if army.owner in view.sides]
        navies = [navy.sea or navy.port for navy in view.navies.values() if navy.owner in view.sides]
        held = [region for region, land in view.regions.items() if land.owner and land.owner in view.sides]
        return [*armies, *navies, *held]

    def move_arrows(self, view: RomeView, events: Sequence[Event]) -> Sequence[tuple[str, Sequence[str]]]:
        """Return the ways of armies and navies."""
        return force_routes_by_faction(view, events)

    def question_route(self, view: RomeView, prompt: Prompt, given: Given = ()) -> Sequence[str]:
        """Return the way of a navy that could intercept another."""
        return subjects.way_in_question(view, prompt, given)

    def question_places(self, view: RomeView, prompt: Prompt, given: Given = ()) -> Sequence[str]:
        """Return where the pieces stand among which one chooses, or what is asked about."""
        return subjects.places_question_is_about(view, prompt, given)

    async def draw_battle_board(
        self, renderer: RenderService, view: RomeView, events: Sequence[Event], words: Words
    ) -> Picture | None:
        """Return a battle with the cards that the viewer has not deployed yet."""
        if naval.course_of(events) is None and (course := battle.course_of(events)):
            return await renderer.draw(GAME_ID, "battle", battle.own_picture(course, view, words))
        return await super().draw_battle_board(renderer, view, events, words)

    async def draw_hand(self, renderer: RenderService, view: RomeView, words: Words) -> Sequence[Picture]:
        """Return the action cards as pictures, and the faction board with its armies as another."""
        boards = [await renderer.draw(GAME_ID, "board", drawn.faction_board(view, side, words)) for side in view.sides]
        cards = [drawn.action_card(card, words) for card in view.hand]
        return [*(await hand_pictures(renderer, GAME_ID, cards) if cards else ()), *boards]

    async def draw_held_card(self, renderer: RenderService, card: str, words: Words) -> Picture | None:
        """Return one action card."""
        return await renderer.draw(GAME_ID, "hand", [drawn.action_card(card, words)])

    def sides_with_boards(self, view: RomeView) -> Sequence[str]:
        """Return all factions: their developments and forces are open."""
        return sorted(view.factions, key=lambda side: side not in view.sides)

    async def draw_side_board(self, renderer: RenderService, view: RomeView, side: str, words: Words) -> Picture | None:
        """Return a faction's board."""
        return await renderer.draw(GAME_ID, "board", drawn.faction_board(view, side, words))

    async def draw_card(self, renderer: RenderService, card: str, words: Words) -> Picture:
        """Return one card; an event with an action card that carries it."""
        found = drawn.card_face(card, words)
        if found is None:
            found = drawn.action_card(next(c for c, kept in CARDS.items() if kept.event == card), words)
        return await renderer.draw(GAME_ID, "hand", [found])

    async def draw_live_message(
        self, renderer: RenderService, view: RomeView, events: Sequence[Event], words: Words, *, over: bool = False
    ) -> Sequence[Picture]:
        """Return a battle as a picture."""
        if at_sea := naval.course_of(events, over=over):
            return (await renderer.draw(GAME_ID, "naval battle", naval.naval_battle_picture(at_sea, words)),)
        if course := battle.course_of(events, over=over):
            return (await renderer.draw(GAME_ID, "battle", battle.battle_picture(course, view, words)),)
        return ()

    async def draw_event(self, renderer: RenderService, event: Any, words: Words) -> Picture | None:
        """Return nothing: no event has a picture of its own yet."""
        return None

    async def card_with_pictures(
        self, renderer: RenderService, card: Card, view: RomeView, events: Sequence[Event], words: Words
    ) -> Card:
        """Return a card with the part of the map where something was taken or attacked."""
        if not (place := turn_cards.pictured_region(events)):
            return card
        return msgspec.structs.replace(
            card, thumbnail=await self.draw_map(renderer, view, words, MapRequest(around=place))
        )
