"""Victory (section 3.0 G, and the scenarios' own rules; ruling s.4)."""

from collections.abc import Callable, Mapping

from engine.games.rise_of_the_roman_republic.board.control import controlled_values_by_side, scenario_of, victory_points
from engine.games.rise_of_the_roman_republic.events.cup import PointsCounted
from engine.games.rise_of_the_roman_republic.figures import RuleName
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.turn import conquest, invasion, samnite_wars
from engine.kernel.state import Outcome, Side
from engine.kernel.texts import keyed_text


def _most_points(play: RisePlay) -> Outcome | None:
    """Count the points: the side with most of them wins after the last turn; a tie is shared."""
    state, known = play.state, scenario_of(play.state)
    points = victory_points(state)
    play.emit(PointsCounted(points, controlled_values_by_side(state)))
    if state.turn < known.turns:
        return None
    best = max(points.values())
    winners = tuple([side for side, count in points.items() if count == best])
    return Outcome(
        winners=winners, scores=points, reason=keyed_text("outcome.most_points", points=best, turns=known.turns)
    )


ENDS: Mapping[RuleName, Callable[[RisePlay], Outcome | None]] = {
    "victory_points": _most_points,
    "conquest": conquest.conquest_verdict,
    "samnite_victory": samnite_wars.samnite_wars_verdict,
    "invasion": invasion.invasion_verdict,
}  # looked at when a turn ends, by the scenario's rule
AT_ONCE: Mapping[RuleName, Callable[[RiseState], Outcome | None]] = {
    "conquest": conquest.outcome_by_fallen_capital,
    "samnite_victory": samnite_wars.outcome_by_fall_of_rome,
    "invasion": invasion.outcome_by_hero_death,
}  # at any moment


SCORES: Mapping[RuleName, Callable[[RiseState], dict[Side, int]]] = {
    "conquest": conquest.conquest_score,
    "samnite_victory": samnite_wars.samnite_wars_score,
    "invasion": invasion.invasion_score,
}  # else the points


def scenario_score(state: RiseState) -> dict[Side, int]:
    """Return how every side stands, in what the scenario counts."""
    known = scenario_of(state)
    return next((count(state) for rule, count in SCORES.items() if known.has_rule(rule)), None) or victory_points(state)


def scenario_verdict(play: RisePlay) -> Outcome | None:
    """Return how the game has ended with this turn; None: it goes on."""
    known = scenario_of(play.state)
    found = [end(play) for rule, end in ENDS.items() if known.has_rule(rule)]
    return next((one for one in found if one is not None), None)


def immediate_outcome(state: RiseState) -> Outcome | None:
    """Return how the game has ended at this very moment; None: it goes on."""
    known = scenario_of(state)
    found = [end(state) for rule, end in AT_ONCE.items() if known.has_rule(rule)]
    return next((one for one in found if one is not None), None)
