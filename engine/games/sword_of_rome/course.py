"""The course of the game: its scenario, and how many turns it lasts."""

from engine.games.sword_of_rome.figures import Scenario
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import scenario_of

SHORT = "short"


def scenario(state: SwordState) -> Scenario:
    """Return the scenario that is played, by the number of seats."""
    return scenario_of(len(state.seats))


def last_turn(state: SwordState) -> int:
    """Return the number of the last turn: of the short game, or of the whole."""
    played = scenario(state)
    return played.short_game if state.options["length"] == SHORT else played.turns


def players_five(state: SwordState) -> bool:
    """Return whether Carthage is a player: some rules are for that game alone, others for all but it."""
    return "carthaginian" in state.players
