"""How The Rise of the Roman Republic is told and shown: its title."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.titles.course import Course
from bot.titles.rise_of_the_roman_republic import reference
from bot.titles.rise_of_the_roman_republic.results import WEIGHTS
from bot.titles.title_base import PlainTitle
from bot.words import Words
from data import load
from engine.games.rise_of_the_roman_republic.events.cup import TurnBegan
from engine.games.rise_of_the_roman_republic.events.siege import CityTaken
from engine.games.rise_of_the_roman_republic.game import PLAYED
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.tables import GAME_ID, HEXES, SCENARIOS
from engine.games.rise_of_the_roman_republic.view import RiseView, SideView
from render import Picture, RenderService

BOARDS = ("senate", "armies", "cup")
CLOSE_UPS = {"near_latium": "3714", "near_samnium": "4109", "near_campania": "4412"}


class RiseTitle(PlainTitle):
    """See `bot.titles.Title`."""

    game, group = GAME_ID, "rrr"
    places = frozenset(HEXES)
    map_after = frozenset({TurnBegan.tag(), CityTaken.tag()})
    weights = WEIGHTS
    shows = BOARDS
    close_ups = CLOSE_UPS
    usual_seats = 3

    def lesson_figures(self, options: Mapping[str, str], seats: int = 0) -> Mapping[str, object]:
        """Return the figures that the pages for newcomers name."""
        name = options.get("scenario") or PLAYED[0]
        known = SCENARIOS[name]
        return {
            "turns": known.turns,
            "start": known.start,
            "end": known.start - known.turns + 1,
            "siege": FIGURES.siege_markers,
            "samnite_sp": sum(sum(sp) for row in known.free for sp in row.troops.values()),
            **reference.start_points(name),
        }

    def status(self, view: RiseView, words: Words) -> list[str]:
        """Return turn and phase, then each side's points, SP and provinces; then sieges, tribes, and the cup."""
        phase = {"key": f"phase.{view.phase or 'setup'}", "args": {}}
        lines = [words("status.turn", turn=view.turn, last=view.last_turn, year=view.year, phase=phase)]
        if view.acting:
            lines.append(words("status.acting", leader=view.acting))
        lines += [self._side(side, words) for side in view.sides]
        besieged = [one.place for one in view.cities if one.besieger]
        if besieged:
            lines.append(words("status.sieges", places=besieged))
        tribes = [
            words("status.tribe", tribe=power, side=side)
            for power, side in view.masters.items()
            if any(one.power == power for one in view.stacks)
        ]
        if tribes:
            lines.append(words("status.tribes", list=", ".join(tribes)))
        if view.cup:
            lines.append(words("status.cup", count=sum(view.cup.values())))
        if view.winners:
            lines.append(words("status.winners", sides=view.winners))
        return lines

    def _side(self, side: SideView, words: Words) -> str:
        emblem = words.sign(f"emblem_{side.side}")
        return words(
            "status.side", emblem=emblem, side=side.side, seat=side.seat, points=side.points, sp=side.sp,
            provinces=len(side.provinces),
        )  # fmt: skip

    def turn_of(self, view: RiseView) -> str:
        """Return the seat that decides for the leader who acts."""
        return next((side.seat for side in view.sides if side.side == view.acting_side), "")

    def actor(self, view: RiseView) -> str:
        """Return the side whose leader acts."""
        return view.acting_side

    def hand(self, view: RiseView, words: Words) -> list[str]:
        """Return the armies of the viewer's sides, a line each: nothing is hidden in this game."""
        own = [one for one in view.stacks if one.side in view.own]
        if not own:
            return [words("hand.none")]
        return [
            words("hand.armies"),
            *(reference.army_line(one, words) for one in own),
        ]

    def cards(self) -> Mapping[str, str]:
        """Return what /card shows: leaders, offices and cities of the scenarios that can be played."""
        return reference.cards(PLAYED)

    def card(self, card: str, words: Words) -> str:
        """Return a leader, an office or a city in words."""
        return reference.card(card, words)

    def whose(self, card: str) -> str:
        """Return the side of a leader."""
        return reference.whose(card)

    def standing(self, view: RiseView) -> Mapping[str, int]:
        """Return the points of each side, as they stand."""
        return {side.side: side.points for side in view.sides}

    def course(self, view: RiseView) -> Course:
        """Return the last turn."""
        return Course(last=view.last_turn)

    def ink(self, side: str) -> int | None:
        """Return the colour of a side."""
        livery = load(GAME_ID, "map")["liveries"].get(side)
        return int(str(livery["colour"]).lstrip("#"), 16) if livery else None

    def emblems(self, side: str) -> Sequence[str]:
        """Return the side itself."""
        return (side,)

    def colour(self, view: RiseView, seat: str) -> int | None:
        """Return the colour of a seat's side."""
        return next((self.ink(side.side) for side in view.sides if side.seat == seat), None)

    async def draw_map(
        self,
        renderer: RenderService,
        view: RiseView,
        words: Words,
        *,
        theme: str = "light",
        around: str | None = None,
        letters: Mapping[str, str] | None = None,
        show: str = "",
        before: Any = None,
    ) -> Picture:
        """Return the map, or one of the boards beside it."""
        if show in BOARDS:
            return await renderer.draw(GAME_ID, show, view, theme=theme)
        crop = (around,) if around in self.places else ()
        return await renderer.draw(GAME_ID, "map", view, theme=theme, letters=letters or {}, crop=crop)

    async def draw_places(
        self,
        renderer: RenderService,
        view: RiseView,
        words: Words,
        letters: Mapping[str, str],
        *,
        way: Sequence[str] = (),
        chosen: Sequence[str] = (),
    ) -> Picture:
        """Return the part of the map that holds these hexes, with the way that was chosen so far as an arrow."""
        at = next((one.hex for one in view.stacks if view.acting and view.acting in one.leaders), "")
        hexes = tuple(dict.fromkeys(one.removesuffix("+in") for one in way if one.removesuffix("+in") in HEXES))
        moves = [{"side": view.acting_side, "hexes": (at, *hexes), "planned": True}] if at and hexes else []
        crop = tuple(dict.fromkeys((*letters, *hexes)))
        return await renderer.draw(GAME_ID, "map", view, letters=letters, crop=crop, moves=moves)

    async def draw_card(self, renderer: RenderService, card: str, words: Words) -> Picture:
        """Return one leader, office or city."""
        return await renderer.draw(GAME_ID, "card", reference.drawn(card, words))


TITLE = RiseTitle()
