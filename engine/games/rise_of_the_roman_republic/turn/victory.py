"""Victory (section 3.0 G, and the scenarios' own rules; ruling s.4)."""

from engine.games.rise_of_the_roman_republic.board.control import scenario, victory_points
from engine.games.rise_of_the_roman_republic.events.cup import PointsCounted
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.kernel.state import Outcome
from engine.kernel.texts import text


def verdict(play: RisePlay) -> Outcome | None:
    """Return how the game has ended with this turn; None: it goes on. Where provinces bring points, the side with most
    of them wins after the last turn; a tie is shared."""
    state, known = play.state, scenario(play.state)
    if not known.has("victory_points"):
        return None
    points = victory_points(state)
    play.tell(PointsCounted(points))
    if state.turn < known.turns:
        return None
    best = max(points.values())
    winners = tuple([side for side, count in points.items() if count == best])
    return Outcome(winners=winners, scores=points, reason=text("outcome.most_points", points=best, turns=known.turns))
