"""What a title need not have: defaults for all but its group of commands and its status.

A title that says no more than

    class Checkers(PlainTitle):
        game, group = "checkers", "checkers"

        def status(self, view, words):
            return [words("status.turn", seat=view.turn)]

plays: what else is shown is read from `view.hand`, a tuple of cards' ids (where there is one), and drawn by the game's
drawings "map" (one that `render.kit.map_drawings` has made) and "hand" (`render.kit.hand`), where it has them.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.titles.command_line import OddsForm, WireBench
from bot.words import Words
from engine.kernel.actions import Action
from engine.kernel.events import Event
from engine.kernel.prompts import Prompt
from render import Picture, RenderService
from render.games import drawings_of


class PlainTitle:
    """A title without notes, briefings, quick answers, live messages and stories. game: its id, for its drawings."""

    game: str = ""
    places: frozenset[str] = frozenset()
    map_after: frozenset[str] = frozenset()
    pictured_events: frozenset[str] = frozenset()
    shows: tuple[str, ...] = ()
    running: frozenset[str] = frozenset()
    opens: frozenset[str] = frozenset()
    closes: frozenset[str] = frozenset()
    lasts: frozenset[str] = frozenset()

    def turn_of(self, view: Any) -> str:
        """Return the seat whose turn it is."""
        return ""

    def turns(self, view: Any) -> Sequence[str]:
        """Return the seats in the order of their turns."""
        return ()

    def hand(self, view: Any, words: Words) -> list[str]:
        """Return the viewer's cards, a line each."""
        held = self.holding(view)
        if not held:
            return [words("hand.empty")]
        return [words("hand.title", count=len(held)), *(f"- {self.card(card, words)}" for card in held)]

    def hand_line(self, view: Any, words: Words) -> str:
        """Return the viewer's cards by their names."""
        held = self.holding(view)
        return words("hand.line", count=len(held), cards=", ".join(map(words.name, held)))

    def holding(self, view: Any) -> Any:
        """Return the viewer's cards."""
        return getattr(view, "hand", ())

    def cards(self) -> Mapping[str, str]:
        """Return every card that `/card` can show: none."""
        return {}

    def card(self, card: str, words: Words) -> str:
        """Return a card in words: its name, and what its words say that it does (`card.<id>`)."""
        said = f": {words(f'card.{card}')}" if words.has(f"card.{card}") else ""
        return f"**{words.name(card)}**{said}"

    def records(self, view: Any, events: Sequence[Event], words: Words) -> list[str]:
        """Return what each side has done in the game so far: nothing is counted."""
        return []

    async def draw_map(
        self,
        renderer: RenderService,
        view: Any,
        words: Words,
        *,
        theme: str = "light",
        around: str | None = None,
        letters: Mapping[str, str] | None = None,
        show: str = "",
        before: Any = None,
    ) -> Picture:
        """Return the map that the game declares; cropped around places, not around changes."""
        crop = (around,) if around in self.places else ()
        return await renderer.draw(self.game, "map", view, theme=theme, letters=letters or {}, crop=crop)

    async def draw_hand(self, renderer: RenderService, view: Any, words: Words) -> Sequence[Picture]:
        """Return the viewer's cards as one picture."""
        held = self.holding(view)
        return (await renderer.draw(self.game, "hand", held),) if held and self._draws("hand") else ()

    async def draw_card(self, renderer: RenderService, card: str, words: Words) -> Picture:
        """Return one card."""
        return await renderer.draw(self.game, "hand", (card,))

    async def draw_event(self, renderer: RenderService, event: Any, words: Words) -> Picture | None:
        """Return nothing: no event has a picture of its own."""
        return None

    def _draws(self, kind: str) -> bool:
        return kind in drawings_of(self.game).kinds

    def whose(self, card: str) -> str:
        """Return nobody: no two cards have the same name."""
        return ""

    def note(self, view: Any, token: str, words: Words) -> str:
        """Return a few words on an option."""
        return ""

    def briefing(self, view: Any, prompt: Prompt, words: Words) -> Iterable[str]:
        """Return what one must know to answer a question."""
        return ()

    def quick(self, prompt: Prompt) -> Mapping[str, Action]:
        """Return whole answers that a button may give."""
        return {}

    def present(self, view: Any, prompt: Prompt) -> Action | None:
        """Return what holds now of what a form sets."""
        return None

    def story(self, view: Any, events: Sequence[Event], words: Words) -> list[str]:
        """Return what is told of a stretch of the game beside the map."""
        return []

    def live_message(self, view: Any, events: Sequence[Event], words: Words, *, over: bool = False) -> tuple[str, str]:
        """Return the first line and the rest of the live message of a span."""
        return "", ""

    async def draw_live_message(
        self, renderer: RenderService, view: Any, events: Sequence[Event], words: Words, *, over: bool = False
    ) -> Sequence[Picture]:
        """Return the pictures of a span that goes on, or of its report."""
        return ()

    def report(self, view: Any, events: Sequence[Event], words: Words) -> list[str]:
        """Return the report of a span that is over."""
        return []

    def odds_forms(self) -> Sequence[OddsForm]:
        """Return the kinds of odds that `praetor odds` works out: none."""
        return ()

    def wire_benches(self) -> Mapping[str, WireBench]:
        """Return what `praetor bench wire` plays of the game: nothing."""
        return {}
