"""The Sword of Rome as a `Game`: the contract of engine/kernel/game.py, put together from the chapters' modules."""

from collections.abc import Iterable, Mapping

import msgspec

# The chapters register their steps and deeds when they are imported, in any order.
from engine.games.sword_of_rome.actions.all_types import ACTIONS
from engine.games.sword_of_rome.affected import BEFALLS
from engine.games.sword_of_rome.combat import aftermath, battle, politics, quelling, retreat  # noqa: F401 - registers its procedures
from engine.games.sword_of_rome.diplomacy import alliances, non_players  # noqa: F401 - registers its procedures
from engine.games.sword_of_rome.event_cards import (  # noqa: F401 - registers its procedures
    africa,
    arriving_leaders,
    blockade,
    carthage,
    fleet,
    hands,
    insurrection,
    negotiated_events,
    support_events,
    tracks,
    treaty,
    unit_events,
)
from engine.games.sword_of_rome.event_cards.interpreter import compile_events
from engine.games.sword_of_rome.events.all_types import EVENTS
from engine.games.sword_of_rome.forecast import all_chapters as forecast
from engine.games.sword_of_rome.frames.turn import PlayerTurn, Turns
from engine.games.sword_of_rome.invariants import violations
from engine.games.sword_of_rome.movement import (  # noqa: F401 - registers its procedures
    activation,
    answering,
    campaign,
    march,
    meeting,
    minors,
    plans,
    sailing,
    sorties,
)
from engine.games.sword_of_rome.options import OPTIONS
from engine.games.sword_of_rome.powers import POWERS_OF, side_of
from engine.games.sword_of_rome.response_cards import battles, losses, marches, voyages  # noqa: F401 - registers its procedures
from engine.games.sword_of_rome.responses.registry import compile_cards
from engine.games.sword_of_rome.rules import RULES
from engine.games.sword_of_rome.secrets import redealt_state
from engine.games.sword_of_rome.setup import LEAST, MOST, ROLES, empty_table
from engine.games.sword_of_rome.siege import colonies, plunder, raids, sieges  # noqa: F401 - registers its procedures
from engine.games.sword_of_rome.standing_order_terms import CONDITIONS, REPLIES
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import GAME_ID, LEADERS
from engine.games.sword_of_rome.turn import (  # noqa: F401 - registers its procedures
    mercenaries,
    player_turn,
    reinforcement,
    renewal,
    rounds,
    sequence,
    surrender,
    value,
)
from engine.games.sword_of_rome.view import SwordView, view_of
from engine.kernel.choices import Given
from engine.kernel.dice import Dice, UnverifiedRandom
from engine.kernel.events import Seat
from engine.kernel.game import Game
from engine.kernel.play import Transition
from engine.kernel.prompts import Preview, Prompt
from engine.kernel.state import Side
from engine.kernel.texts import Text

compile_events()
compile_cards()  # all chapters have said what cards do, so the data can be held against it


class SwordOfRome(Game[SwordState]):
    """The game: its parts and its contract."""

    id = GAME_ID
    not_rules = ("computer_player", "view", "secrets", "affected", "invariants", "forecast*", "standing_order_terms")
    state_type = SwordState
    actions = ACTIONS
    events = EVENTS
    least_seats = LEAST
    most_seats = MOST
    options = OPTIONS
    rules = RULES
    roles = ROLES
    role_option = "sides"
    affected_names = BEFALLS
    turns = (PlayerTurn,)
    conditions = CONDITIONS
    replies = REPLIES

    def setup(
        self, options: Mapping[str, str], seats: tuple[Seat, ...], prompt_key: bytes, dice: Dice
    ) -> Transition[SwordState]:
        """Set the table up and run to the first question."""
        played = self.deal_roles(options, seats, dice)
        return self.machine.begin(empty_table(options, seats, prompt_key, played), Turns(), dice)

    def sides_of(self, state: SwordState, seat: Seat) -> tuple[Side, ...]:
        """Return the sides that a seat plays."""
        return tuple(side for side, player in state.players.items() if player == seat)

    def eliminated(self, state: SwordState) -> frozenset[Seat]:
        """Return the seats all of whose sides are out of the game (section 5.10)."""
        there = {player for side, player in state.players.items() if side not in state.out}
        return frozenset(state.players.values()) - there

    def view(self, state: SwordState, seat: Seat | None) -> SwordView:
        """Return what a seat, or the public, may know."""
        return view_of(state, seat)

    def determinize(self, state: SwordState, seat: Seat | None, lots: UnverifiedRandom) -> SwordState:
        """Return a state that looks the same to `seat`: what it does not know is dealt and drawn again."""
        return redealt_state(self.machine, state, seat, lots)

    def check(self, state: SwordState) -> Iterable[str]:
        """Yield every broken invariant."""
        return violations(state)

    def preview(self, state: SwordState, prompt: Prompt, given: Given) -> Preview:
        """Return what an answer would mean, from what all can see."""
        found = super().preview(state, prompt, given)
        if not found.legal or not prompt.menu.is_complete(given):
            return found
        lines = forecast.answer_forecast_lines(state, prompt, prompt.menu.value_of_tokens(given))
        return msgspec.structs.replace(found, lines=tuple(lines))

    def odds(self, state: SwordState, prompt: Prompt, given: Given) -> Text | None:
        """Return the odds of an option in a few words; None where nothing hangs on chance."""
        return forecast.option_odds(state, prompt, given)

    def seat_of_name(self, state: SwordState, name: str) -> Seat | None:
        """Return the player of a side, of a power, of a leader's power, or of who controls a space; None: a non-player
        power's, or nobody's."""
        if name in state.places:
            name = state.places[name].owner
        power = LEADERS[name].power if name in LEADERS else name
        side = power if power in POWERS_OF and power in state.players else side_of(state, power)
        return state.players.get(side)

    def round(self, state: SwordState) -> int:
        """Return the turn, which is what others call a round."""
        return max(state.turn, 1)


GAME = SwordOfRome()
