"""The Rise of the Roman Republic as a `Game`: the contract of engine/kernel/game.py, put together from the chapters."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

import msgspec

from engine.games.rise_of_the_roman_republic import chapters, forecast  # noqa: F401 - registers all procedures
from engine.games.rise_of_the_roman_republic.actions.all_types import ACTIONS
from engine.games.rise_of_the_roman_republic.affected import BEFALLS
from engine.games.rise_of_the_roman_republic.board.control import side_of
from engine.games.rise_of_the_roman_republic.board.halves import legions_in_play
from engine.games.rise_of_the_roman_republic.events.all_types import EVENTS
from engine.games.rise_of_the_roman_republic.frames.turn import Phase, Turns
from engine.games.rise_of_the_roman_republic.invariants import violations
from engine.games.rise_of_the_roman_republic.options import completed_table_options, offered_table_options
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES
from engine.games.rise_of_the_roman_republic.secrets import dealt_anew
from engine.games.rise_of_the_roman_republic.setup import empty_table
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import GAME_ID, LEADERS, SCENARIOS
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.games.rise_of_the_roman_republic.viewing import view_of
from engine.kernel.choices import Given
from engine.kernel.dice import Dice, UnverifiedRandom
from engine.kernel.events import Seat
from engine.kernel.game import Game
from engine.kernel.play import Transition
from engine.kernel.prompts import Preview, Prompt
from engine.kernel.roles import Role, Roles
from engine.kernel.state import Side
from engine.kernel.texts import Text

PLAYED: tuple[str, ...] = next(option for option in offered_table_options() if option.key == "scenario").values
FIRST = SCENARIOS[PLAYED[0]].sides  # of a table that chooses no scenario


def _sides(options: Mapping[str, str]) -> tuple[Side, ...]:
    chosen = options.get("scenario", PLAYED[0])
    return SCENARIOS[chosen if chosen in SCENARIOS else PLAYED[0]].sides


class RiseGame(Game[RiseState]):
    """The game: its parts and its contract."""

    id = GAME_ID
    not_rules = ("computer_player*", "view", "viewing", "secrets", "affected", "invariants", "forecast*")
    state_type = RiseState
    actions = ACTIONS
    events = EVENTS
    least_seats = most_seats = len(FIRST)
    options = offered_table_options()
    rules = RULES
    roles: ClassVar[Roles] = {len(FIRST): tuple([Role(id=side) for side in FIRST])}
    affected_names = BEFALLS
    turns = (Phase,)

    def seat_range_for_options(self, options: Mapping[str, str]) -> tuple[int, int]:
        """Return how many play: as many as the scenario has sides."""
        count = len(_sides(options))
        return count, count

    def roles_for_options(self, options: Mapping[str, str]) -> Roles:
        """Return the sides of the scenario."""
        sides = _sides(options)
        return {len(sides): tuple([Role(id=side) for side in sides])}

    def setup(
        self, options: Mapping[str, str], seats: tuple[Seat, ...], prompt_key: bytes, dice: Dice
    ) -> Transition[RiseState]:
        """Set the table up and run to the first question."""
        roles = self.deal_roles(options, seats, dice)
        played = {side: seat for seat, role in roles.items() for side in role.plays()}
        ordered = {side: played[side] for side in SCENARIOS[options["scenario"]].sides}
        return self.machine.begin(
            empty_table(completed_table_options(options), seats, prompt_key, ordered), Turns(), dice
        )

    def sides_of(self, state: RiseState, seat: Seat) -> tuple[Side, ...]:
        """Return the sides that a seat plays."""
        return tuple([side for side, player in state.players.items() if player == seat])

    def view(self, state: RiseState, seat: Seat | None) -> RiseView:
        """Return what a seat, or the public, may know."""
        return view_of(state, seat)

    def determinize(self, state: RiseState, seat: Seat | None, lots: UnverifiedRandom) -> RiseState:
        """Return a state that looks the same to `seat`."""
        return dealt_anew(self.machine, state, seat, lots)

    def check(self, state: RiseState) -> Iterable[str]:
        """Yield every broken invariant."""
        return violations(state)

    def preview(self, state: RiseState, prompt: Prompt, given: Given) -> Preview:
        """Return what an answer would mean, from what all can see."""
        found = super().preview(state, prompt, given)
        if not found.legal or not prompt.menu.is_complete(given):
            return found
        lines = forecast.forecast_lines(state, prompt, prompt.menu.value_of_tokens(given))
        return msgspec.structs.replace(found, lines=tuple(lines))

    def odds(self, state: RiseState, prompt: Prompt, given: Given) -> Text | None:
        """Return the odds of an option in a few words; None where nothing hangs on chance."""
        return forecast.option_odds(state, prompt, given)

    def seat_of_name(self, state: RiseState, name: str) -> Seat | None:
        """Return the player of a side, of a power, of a leader, of a legion, of who holds a city; None: nobody's."""
        if name in state.cities:
            name = state.cities[name].holder
        if name in LEADERS:
            name = LEADERS[name].side
        if name in state.legions or name in legions_in_play(state):
            name = ROMANS
        return state.players.get(side_of(state, name))

    def round(self, state: RiseState) -> int:
        """Return the turn, which is what others call a round."""
        return max(state.turn, 1)


PLAIN = RiseGame()
