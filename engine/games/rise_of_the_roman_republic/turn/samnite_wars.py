"""Victory in the Samnite Wars, of ten turns or open-ended (rulings G4, W15 to W17 and c.65)."""

from engine.games.rise_of_the_roman_republic.board.control import cities_of, has_province_control, scenario_of
from engine.games.rise_of_the_roman_republic.board.stacks import total_sp
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import ROME
from engine.games.rise_of_the_roman_republic.tribes.allegiance import SAMNITES, tribes_in_revolt
from engine.kernel.state import Outcome, Side
from engine.kernel.texts import Text, keyed_text

SAMNIUM, LATIUM = "samnium", "latium"
OPEN = "open"  # the value of the option


def is_game_open_ended(state: RiseState) -> bool:
    """Return whether the game is open-ended."""
    return state.options.get("samnite_end") == OPEN


def last_turn(state: RiseState) -> int:
    """Return the turn after which the game ends at the latest."""
    known = scenario_of(state)
    return known.longest if is_game_open_ended(state) and known.longest else known.turns


def samnium_cities_not_roman(state: RiseState) -> tuple[str, ...]:
    """Return the cities of Samnium that Rome does not control; a marker is enough, in sacked ones too."""
    return tuple([one for one in cities_of(state.scenario, SAMNIUM) if state.cities[one].holder != ROMANS])


def pro_samnite_rows(state: RiseState) -> tuple[str, ...]:
    """Return the rows of the alliance track that are in the Samnites' favour."""
    return tuple([row for row, boxes in state.levels.items() if boxes.get(SAMNITES, 0)])


def rome_has_won(state: RiseState) -> bool:
    """Return whether Rome's conditions are met: all cities of Samnium, no province for the Samnites, no tribe in
    arms."""
    return not (samnium_cities_not_roman(state) or pro_samnite_rows(state) or tribes_in_revolt(state))


def rome_is_occupied(state: RiseState) -> bool:
    """Return whether the Samnites, or a tribe that is their ally, are in Rome with one SP at least."""
    there = [one for one in state.stacks.values() if one.inside and one.hex == ROME and total_sp(state, one)]
    return any(one.power == SAMNITES or one.power in state.allied for one in there)


def holds_italy(state: RiseState) -> bool:
    """Return whether the Samnites control all provinces in play but Latium, as allies too."""
    return all(has_province_control(state, SAMNITES, one) for one in scenario_of(state).in_play if one != LATIUM)


def outcome_by_fall_of_rome(state: RiseState) -> Outcome | None:
    """Return how the game has ended by the fall of Rome; None: it goes on."""
    return _won(state, SAMNITES, keyed_text("outcome.capital", place=ROME)) if rome_is_occupied(state) else None


def samnite_wars_verdict(play: RisePlay) -> Outcome | None:
    """Return how the game has ended with this turn; None: it goes on."""
    state = play.state
    if rome_has_won(state):
        return _won(state, ROMANS, keyed_text("outcome.samnium_subdued", turns=state.turn))
    if is_game_open_ended(state) and holds_italy(state):
        return _won(state, SAMNITES, keyed_text("outcome.italy_united", turns=state.turn))
    if state.turn < last_turn(state):
        return None
    return _won(state, SAMNITES, keyed_text("outcome.samnium_stands", turns=state.turn))


def samnite_wars_score(state: RiseState) -> dict[Side, int]:
    """Return how many provinces each side controls."""
    places = scenario_of(state).in_play
    return {one: sum([has_province_control(state, one, province) for province in places]) for one in state.players}


def _won(state: RiseState, side: Side, reason: Text) -> Outcome:
    return Outcome(winners=(side,), scores=samnite_wars_score(state), reason=reason)
