"""What the bot needs to know of each title beyond its prompts: its commands' group, its pictures, its status in words.

The rules know nothing of this room, and the rest of the bot knows no title: it asks here.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol

from bot.titles.command_line import OddsForm, WireBench
from bot.words import Words
from engine.games import Fault, faults, game_ids, refuse, registration, strong_player, told
from engine.games import game as find_game
from engine.kernel.actions import Action
from engine.kernel.events import Event
from engine.kernel.prompts import Prompt
from engine.kernel.registration import part
from render import Picture, RenderService
from render.games import drawings_of


class Title(Protocol):
    """One title at the table."""

    group: str  # the slash group of its actions
    places: frozenset[str]  # ids of the map's places, which prompts letter
    map_after: frozenset[str]  # tags of events after which the map is posted and the panel posted anew

    pictured_events: frozenset[str]  # tags of events that are worth a picture of their own
    shows: tuple[str, ...]  # what else than its usual face the map can show; the name of each is `name.show_<id>`
    running: frozenset[str]  # tags of events that a live message tells, so that the ledger need not
    opens: frozenset[str]  # tags of events that begin a live message
    closes: frozenset[str]  # tags of events that end it; a report is posted then
    lasts: frozenset[str]  # tags of the procedures that it goes on in: with them it ends, whatever is told

    def status(self, view: Any, words: Words) -> list[str]:
        """Return the state of the game in a few lines, from a view."""
        ...

    def turn_of(self, view: Any) -> str:
        """Return the seat whose turn it is; "" where nobody has a turn by himself."""
        ...

    def turns(self, view: Any) -> Sequence[str]:
        """Return the seats in the order of their turns, the last of which is followed by nobody; empty where turns go
        round by seats."""
        ...

    def hand(self, view: Any, words: Words) -> list[str]:
        """Return a seat's secrets in words, from its own view."""
        ...

    def hand_line(self, view: Any, words: Words) -> str:
        """Return a seat's secrets in one line, for beside their picture."""
        ...

    def holding(self, view: Any) -> Any:
        """Return what, when it changes, makes the hand worth sending again."""
        ...

    def cards(self) -> Mapping[str, str]:
        """Return every card that `/card` can show: id -> name's id."""
        ...

    def card(self, card: str, words: Words) -> str:
        """Return a card in words."""
        ...

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
        """Return the map as the view's owner may see it."""
        ...

    async def draw_hand(self, renderer: RenderService, view: Any, words: Words) -> Sequence[Picture]:
        """Return the viewer's hand as pictures."""
        ...

    async def draw_card(self, renderer: RenderService, card: str, words: Words) -> Picture:
        """Return one card as a picture."""
        ...

    async def draw_event(self, renderer: RenderService, event: Any, words: Words) -> Picture | None:
        """Return a picture of a public event of `pictured_events` (a revealed combat)."""
        ...

    # Finer things, which a title may leave as they are in `bot.titles.title_base`

    def whose(self, card: str) -> str:
        """Return the id of whose card it is, by which cards of one name are told apart; "" where it is nobody's."""
        ...

    def note(self, view: Any, token: str, words: Words) -> str:
        """Return a few words on an option, from the view of the seat that is asked."""
        ...

    def briefing(self, view: Any, prompt: Prompt, words: Words) -> Iterable[str]:
        """Return what one must know to answer a question, from the view of the seat that is asked."""
        ...

    def quick(self, prompt: Prompt) -> Mapping[str, Action]:
        """Return whole answers that a button may give, by the key of the button's words (`quick.<key>`)."""
        ...

    def present(self, view: Any, prompt: Prompt) -> Action | None:
        """Return what holds now of what a form sets (a plan that was left), for the form to begin with."""
        ...

    def story(self, view: Any, events: Sequence[Event], words: Words) -> list[str]:
        """Return what is told beside the map of the public events since the last one."""
        ...

    def records(self, view: Any, events: Sequence[Event], words: Words) -> list[str]:
        """Return what each side has done in the game so far, from its public events."""
        ...

    def live_message(self, view: Any, events: Sequence[Event], words: Words, *, over: bool = False) -> tuple[str, str]:
        """Return the first line and the rest of the live message of a span, from its public events so far. over:
        nothing more comes, also where no event has closed it."""
        ...

    async def draw_live_message(
        self, renderer: RenderService, view: Any, events: Sequence[Event], words: Words, *, over: bool = False
    ) -> Sequence[Picture]:
        """Return the pictures of a span that goes on, or (`over`) of its report."""
        ...

    def report(self, view: Any, events: Sequence[Event], words: Words) -> list[str]:
        """Return the report of a span that is over, also where no event has closed it."""
        ...

    # What the command line can ask of it

    def odds_forms(self) -> Sequence[OddsForm]:
        """Return the kinds of odds that `praetor odds` works out."""
        ...

    def wire_benches(self) -> Mapping[str, WireBench]:
        """Return what `praetor bench wire` plays of the game, by the name of the figures."""
        ...


@cache
def title(game: str) -> Title:
    """Return the title of a game id; SetupError if there is no such game."""
    found: Title = part(registration(game).title)
    return found


def use_whole_games() -> tuple[Fault, ...]:
    """Import every part of every game, leave out those that lack one, and return what is left out and why. Called at
    the start, before anything is made of the games: so what is wrong with one that was installed is said then, and not
    at a table."""
    groups: dict[str, str] = {}
    for game in game_ids():
        try:
            _import_parts(game, groups)
        except Exception as error:  # whatever a package does, the others play
            refuse(game, told(error))
    return faults()


def _import_parts(game: str, groups: dict[str, str]) -> None:
    """Import what a game is registered with. groups: the game of each slash group so far."""
    if find_game(game).id != game:
        raise LookupError(f"{registration(game).game} is the game {find_game(game).id!r}")
    strong_player(game)
    group = title(game).group
    drawings_of(game)
    if group in groups:
        raise LookupError(f"/{group} is the group of {groups[group]} already")
    Words(game)
    groups[group] = game
