"""What a title need not have: defaults for the finer things that the table can show."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.titles.command_line import OddsForm, WireBench
from bot.words import Words
from engine.kernel.actions import Action
from engine.kernel.events import Event
from engine.kernel.prompts import Prompt
from render import Picture, RenderService


class PlainTitle:
    """A title without notes, briefings, quick answers, live messages and stories."""

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
