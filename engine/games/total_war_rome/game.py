"""Total War: Rome as a `Game`: the contract of engine/kernel/game.py, put together from the chapters' packages."""

from collections.abc import Iterable, Mapping
from typing import get_args

import msgspec

from engine.games.total_war_rome import chapters  # noqa: F401 - registers every procedure
from engine.games.total_war_rome.actions.all_types import AnyAction
from engine.games.total_war_rome.affected import BEFALLS
from engine.games.total_war_rome.events import agents, battle, board, campaign, diplomacy, rounds, spending
from engine.games.total_war_rome.forecast import option_odds, preview
from engine.games.total_war_rome.frames.agents import AgentTurn
from engine.games.total_war_rome.frames.campaign import CampaignTurn
from engine.games.total_war_rome.frames.rounds import Rounds
from engine.games.total_war_rome.invariants import violations
from engine.games.total_war_rome.options import OPTIONS
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.secrets import dealt_anew
from engine.games.total_war_rome.setup import ROLE_OPTION, ROLES, starting_state
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import GAME_ID
from engine.games.total_war_rome.view import view_of
from engine.games.total_war_rome.worlds.sampling import sampled_world
from engine.kernel.actions import Pass
from engine.kernel.choices import Given
from engine.kernel.dice import Dice, UnverifiedRandom
from engine.kernel.events import Event, Seat
from engine.kernel.game import Game
from engine.kernel.play import Transition
from engine.kernel.prompts import Preview, Prompt
from engine.kernel.state import Side
from engine.kernel.texts import Text

EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for module in (rounds, board, diplomacy, agents, campaign, battle, spending)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)


class TotalWarRome(Game[RomeState]):
    """The game: its parts and its contract (design, section 2)."""

    id = GAME_ID
    not_rules = ("computer_player", "forecast", "worlds", "view", "battle.view", "affected", "invariants", "statistics")
    state_type = RomeState
    actions = tuple(a for a in get_args(AnyAction) if a is not Pass)
    events = EVENTS
    least_seats = 2
    most_seats = 4
    options = OPTIONS
    roles = ROLES
    role_option = ROLE_OPTION
    rules = rules
    affected_names = BEFALLS
    turns = (CampaignTurn, AgentTurn)

    def setup(
        self, options: Mapping[str, str], seats: tuple[Seat, ...], prompt_key: bytes, dice: Dice
    ) -> Transition[RomeState]:
        """Set the table up and run to the first question."""
        return self.machine.begin(starting_state(dict(options), seats, prompt_key, dice), Rounds(), dice)

    def sides_of(self, state: RomeState, seat: Seat) -> tuple[Side, ...]:
        """Return the factions that a seat plays."""
        return tuple(side for side, player in state.players.items() if player == seat)

    def view(self, state: RomeState, seat: Seat | None) -> msgspec.Struct:
        """Return what a seat, or the public, may know."""
        return view_of(state, seat)

    def determinize(self, state: RomeState, seat: Seat | None, lots: UnverifiedRandom) -> RomeState:
        """Return a state that looks the same to `seat`: cards that it does not know are dealt again, sealed answers
        drawn again."""
        return dealt_anew(self.machine, state, seat, lots)

    def sample_world(self, state: RomeState, seat: Seat, lots: UnverifiedRandom) -> RomeState:
        """Return a world that agrees with all that `seat` may know."""
        return sampled_world(state, seat, lots)

    def check(self, state: RomeState) -> Iterable[str]:
        """Yield every broken invariant."""
        return violations(state)

    def preview(self, state: RomeState, prompt: Prompt, given: Given) -> Preview:
        """Return what an unfinished action would mean: its price, its odds, a warning."""
        plain = super().preview(state, prompt, given)
        if not plain.legal:
            return plain
        lines, again = preview.forecast_lines(state, prompt, given), preview.unspent_gold_warning(state, prompt, given)
        return Preview(legal=True, lines=lines, again=again)

    def odds(self, state: RomeState, prompt: Prompt, given: Given) -> Text | None:
        """Return the odds of an answer that begins so, in a few words."""
        return option_odds.answer_odds_text(state, prompt, given)

    def is_targeted(self, state: RomeState, prompt: Prompt) -> bool:
        """Return whether the asked seat is the target of what the window is about: an agent action, an assault."""
        return prompt.moment in ("agent_deed.foil", "assault_roll.militia")

    def seat_of_name(self, state: RomeState, name: str) -> Seat | None:
        """Return the player of a faction, or of the faction whose region, army, navy or agent it is, or was before it
        was lost: a piece is named after its faction (`rome_agent_1`)."""
        things = (state.regions, state.armies, state.navies, state.agents)
        side = next((kept[name].owner for kept in things if name in kept), None)
        if side is None:
            side = next((one for one in state.players if name.startswith(f"{one}_")), name)
        return state.players.get(side)

    def round(self, state: RomeState) -> int:
        """Return the round."""
        return state.round


GAME = TotalWarRome()
