"""The course of the game: its scenario, and how many turns it lasts."""

from engine.games.sword_of_rome.figures import Scenario
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import scenario_for_player_count


def current_scenario(state: SwordState) -> Scenario:
    """Return the scenario that is played, by the number of seats."""
    return scenario_for_player_count(len(state.seats))


def last_turn(state: SwordState) -> int:
    """Return the number of the last turn: 6 in the short game, 9 in the full one, or what the table has chosen."""
    return int(state.options["last_round"])


def players_five(state: SwordState) -> bool:
    """Return whether Carthage is a player: some rules are for that game alone, others for all but it."""
    return "carthaginian" in state.players
