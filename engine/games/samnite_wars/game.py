"""Samnite Wars as a `Game`: the contract of engine/kernel/game.py, put together from the chapters' modules."""

from collections.abc import Iterable, Mapping

# The chapters register their steps when they are imported.
from engine.games.samnite_wars.actions import ACTIONS
from engine.games.samnite_wars.affected import BEFALLS
from engine.games.samnite_wars.cards import special, victory  # noqa: F401 - registers its procedures
from engine.games.samnite_wars.events import EVENTS
from engine.games.samnite_wars.invariants import violations
from engine.games.samnite_wars.phases import etcetera, event, prestige, turn  # noqa: F401 - registers its procedures
from engine.games.samnite_wars.resolution import campaign, conquest, peace, raids, revolt, war, war_effort  # noqa: F401 - registers its procedures
from engine.games.samnite_wars.rules import RULES
from engine.games.samnite_wars.secrets import dealt_anew, sampled_world
from engine.games.samnite_wars.setup import empty_table
from engine.games.samnite_wars.state import Republic, SamniteState, Turn
from engine.games.samnite_wars.tables import GAME_ID, OPTIONS, TABLES
from engine.games.samnite_wars.view import SamniteView, preview_of, view_of
from engine.kernel.choices import Given
from engine.kernel.dice import Dice, UnverifiedRandom
from engine.kernel.events import Seat
from engine.kernel.game import Game
from engine.kernel.play import Transition
from engine.kernel.prompts import Preview, Prompt


class SamniteWars(Game[SamniteState]):
    """The game: its parts and its contract (design, section 2)."""

    id = GAME_ID
    not_rules = ("computer_player", "view", "secrets", "affected", "invariants", "statistics")
    state_type = SamniteState
    actions = ACTIONS
    events = EVENTS
    least_seats = TABLES.players.least
    most_seats = TABLES.players.most
    options = OPTIONS
    rules = RULES
    affected_names = BEFALLS
    turns = (Turn,)

    def setup(
        self, options: Mapping[str, str], seats: tuple[Seat, ...], prompt_key: bytes, dice: Dice
    ) -> Transition[SamniteState]:
        """Set the table up (SETUP) and run to the first question."""
        return self.machine.begin(empty_table(dict(options), seats, prompt_key), Republic(), dice)

    def view(self, state: SamniteState, seat: Seat | None) -> SamniteView:
        """Return what a seat, or the public, may know."""
        return view_of(state, seat)

    def determinize(self, state: SamniteState, seat: Seat | None, lots: UnverifiedRandom) -> SamniteState:
        """Return a state that looks the same to `seat`: cards that it does not know are dealt again, sealed answers
        drawn again."""
        return dealt_anew(self.machine, state, seat, lots)

    def sample_world(self, state: SamniteState, seat: Seat, lots: UnverifiedRandom) -> SamniteState:
        """Return a world that agrees with all that `seat` may know."""
        return sampled_world(state, seat, lots)

    def check(self, state: SamniteState) -> Iterable[str]:
        """Yield every broken invariant."""
        return violations(state)

    def round(self, state: SamniteState) -> int:
        """Return the round."""
        return state.round

    def preview(self, state: SamniteState, prompt: Prompt, given: Given) -> Preview:
        """Return what an unfinished action would mean; a War Effort shows its Force and how it is made up."""
        plain = super().preview(state, prompt, given)
        return preview_of(state, prompt, given) or plain if plain.legal else plain

    def is_targeted(self, state: SamniteState, prompt: Prompt) -> bool:
        """Return whether the asked player is the one that the window is about: the Consul, as far as all know."""
        return prompt.side == state.consul


GAME = SamniteWars()
