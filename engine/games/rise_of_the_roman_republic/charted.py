"""The game by an owner's own charts and ratings: overlays that the operator has installed, picked by an option.

All chapters read their figures once, when they are imported. So the game by other figures is another set of the same
modules, imported once more while the overlay lies over the data. What is only a type (actions, events, frames, the
state, views) is shared by all of them, so that whatever is stored, told or drawn is the same. The option says name and
hash of the overlay; a table whose charts are not installed, or say something else now, cannot be played or replayed.
"""

import logging
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module

from data import overlays
from engine.games.rise_of_the_roman_republic.game import PLAIN, RiseGame
from engine.games.rise_of_the_roman_republic.options import CHARTS, OURS, offered
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.dice import Dice, Lots
from engine.kernel.errors import EngineBug, SetupError
from engine.kernel.events import Seat
from engine.kernel.play import Transition
from engine.kernel.prompts import Preview, Prompt, PromptId
from engine.kernel.texts import Text, text

PACKAGE = __name__.rpartition(".")[0]
FILES = ("cities", "leaders", "tables")  # what an overlay may have: charts and ratings
TYPES = (
    *("actions", "events", "frames", "state", "republic", "forces", "view"),
    *("figures", "table_figures", "office_figures"),
)  # modules that are shared: they hold no figure of an overlay
log = logging.getLogger(__name__)


def with_overlay(overlay: overlays.Overlay) -> RiseGame:
    """Return the game by the figures of an overlay. OverlayError where these are none that the game can be played
    by."""
    try:
        with _imported_anew(), overlays.laid_over(GAME_ID, overlay.files):
            made: RiseGame = import_module(f"{PACKAGE}.game").PLAIN
    except EngineBug as error:
        raise overlay.wrong(str(error)) from error
    return made


@contextmanager
def _imported_anew() -> Iterator[None]:
    """Let the chapters be imported once more, as long as it lasts; after that those of before are in force again."""
    kept = {name: module for name, module in sys.modules.items() if _is_chapter(name)}
    whole = sys.modules[PACKAGE]
    for name in kept:
        del sys.modules[name]
        vars(whole).pop(name.removeprefix(f"{PACKAGE}."), None)
    try:
        yield
    finally:
        for name in [name for name in sys.modules if _is_chapter(name)]:
            del sys.modules[name]
        sys.modules.update(kept)
        for name, module in kept.items():
            parent, _, child = name.rpartition(".")
            setattr(sys.modules[parent], child, module)


def _is_chapter(name: str) -> bool:
    """Return whether a module reads figures, itself or by others."""
    if not name.startswith(f"{PACKAGE}.") or name == __name__:
        return False
    return name.removeprefix(f"{PACKAGE}.").partition(".")[0] not in (*TYPES, "player", "registration")


def found() -> dict[str, RiseGame]:
    """Return the game by each overlay that is installed, by what the option says; one that is wrong is left out, and
    the log says why."""
    out: dict[str, RiseGame] = {}
    for folder in overlays.folders(GAME_ID):
        try:
            overlay = overlays.read(GAME_ID, folder, FILES)
            out[overlay.value] = with_overlay(overlay)
        except overlays.OverlayError as error:
            log.warning("the charts %s of %s are left out: %s", folder.name, GAME_ID, error)
    return out


class ChartedGame(RiseGame):
    """The game by the charts that each table has chosen."""

    overlay_files = FILES

    def __init__(self, charts: Mapping[str, RiseGame]) -> None:
        self.charts: Mapping[str, RiseGame] = {OURS: PLAIN, **charts}
        vars(self)["options"] = offered(tuple(charts))  # the operator's, so no constant of the class

    def by(self, options: Mapping[str, str]) -> RiseGame:
        """Return the game by the charts of a table. SetupError if they are not installed, or say something else."""
        chosen = options.get(CHARTS, OURS)
        if chosen not in self.charts:
            raise SetupError(text("error.no_charts", charts=chosen), section="1")
        return self.charts[chosen]

    def setup(
        self, options: Mapping[str, str], seats: tuple[Seat, ...], prompt_key: bytes, dice: Dice
    ) -> Transition[RiseState]:
        """Set the table up by its charts."""
        return self.by(options).setup(options, seats, prompt_key, dice)

    def view(self, state: RiseState, seat: Seat | None) -> RiseView:
        """Return what a seat, or the public, may know."""
        return self.by(state.options).view(state, seat)

    def determinize(self, state: RiseState, seat: Seat | None, lots: Lots) -> RiseState:
        """Return a state that looks the same to `seat`."""
        return self.by(state.options).determinize(state, seat, lots)

    def check(self, state: RiseState) -> Iterable[str]:
        """Yield every broken invariant."""
        return self.by(state.options).check(state)

    def preview(self, state: RiseState, prompt: Prompt, given: Given) -> Preview:
        """Return what an answer would mean."""
        return self.by(state.options).preview(state, prompt, given)

    def odds(self, state: RiseState, prompt: Prompt, given: Given) -> Text | None:
        """Return the odds of an option in a few words."""
        return self.by(state.options).odds(state, prompt, given)

    def belongs_to(self, state: RiseState, name: str) -> Seat | None:
        """Return the seat that a name stands for."""
        return self.by(state.options).belongs_to(state, name)

    def prompts(self, state: RiseState) -> dict[PromptId, Prompt]:
        """Return every prompt that is open now."""
        return self.by(state.options).machine.prompts(state)

    def asides(self, state: RiseState) -> dict[PromptId, Prompt]:
        """Return the rights that are open aside."""
        return self.by(state.options).machine.asides(state)

    def apply(self, state: RiseState, prompt_id: PromptId, action: Action, dice: Dice) -> Transition[RiseState]:
        """Return the transition that a decision makes."""
        return self.by(state.options).machine.apply(state, prompt_id, action, dice)

    def carry_out(self, state: RiseState, prompt: Prompt, action: Action, dice: Dice) -> Transition[RiseState]:
        """Return the transition that a decision makes, without checking that it is allowed."""
        return self.by(state.options).machine.carry_out(state, prompt, action, dice)


GAME = ChartedGame(found())
