"""What an attack promises, what Avoidance and coordination come to (chapter 8)."""

from collections.abc import Iterator

from engine.games.rise_of_the_roman_republic.actions.combat import Attack, Avoid, Coordinate
from engine.games.rise_of_the_roman_republic.combat.avoidance import chance, escapes
from engine.games.rise_of_the_roman_republic.combat.coordination import helpers, modifiers
from engine.games.rise_of_the_roman_republic.combat.forecast import Forecast, of_attack, of_frame
from engine.games.rise_of_the_roman_republic.combat.odds import at_most
from engine.games.rise_of_the_roman_republic.combat.sides import ATTACKER, DEFENDER, player_of
from engine.games.rise_of_the_roman_republic.events.combat import added
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text, text


def lines(state: RiseState, prompt: Prompt, action: Action) -> Iterator[Text]:
    """Yield what is to be said of an answer of this chapter before it is confirmed."""
    frame = state.frames[-1] if state.frames else None
    if isinstance(action, Attack) and isinstance(frame, Phase):
        found = of_attack(state, frame, action.target, action.along, action.without)
        if found is not None:
            yield _battle(found, ATTACKER)
    elif isinstance(action, Avoid) and isinstance(frame, Battle):
        yield text("preview.avoid", place=action.to, chance=avoidance_chance(state, frame, action.to, action.inside))
    elif isinstance(action, Coordinate) and isinstance(frame, Battle):
        facts = {"leader": action.leader, "chance": coordination_chance(state, frame, prompt, action.leader)}
        yield text("preview.coordinate", **facts)
    elif prompt.moment.startswith("battle.") and isinstance(frame, Battle) and not frame.result:
        yield _battle(of_frame(state, frame), _own(state, frame, prompt))


def _own(state: RiseState, frame: Battle, prompt: Prompt) -> int:
    """Return for which side of a battle a question asks."""
    return ATTACKER if prompt.side == player_of(state, frame, ATTACKER) else DEFENDER


def _battle(found: Forecast, of: int) -> Text:
    """Return a battle in words, for who is asked: in how many of 100 cases he wins, and what it costs on average. The
    modifiers are the attacker's. of: his side of it."""
    odds, defends = found.odds, of == DEFENDER
    chances, costs = odds.chances, (odds.attacker, odds.defender)
    won, lost = (chances["a_win"], chances["a_major"]), (chances["d_win"], chances["d_major"])
    ours, theirs = (lost, won) if defends else (won, lost)
    return text(
        "preview.battle",
        win=round(sum(ours)),
        draw=round(chances["draw"]),
        lose=round(sum(theirs)),
        major=round(ours[1]),
        own=round(costs[of]),
        enemy=round(costs[1 - of]),
        defends=defends,
        modifiers=added(found.modifiers),
        modifiers_count=len(found.modifiers),
    )


def avoidance_chance(state: RiseState, frame: Battle, to: str, inside: bool | None = None) -> int:
    """Return the chance of Avoidance to a hex, in percent, Guile apart; the best one if it is open whether inside."""
    part, leader = frame.defenders[0], frame.commanders[DEFENDER]
    found = [one for one in escapes(state, frame) if one.to == to and inside in (None, one.inside)]
    return round(max([chance(state, part, leader, one) for one in found], default=0))


def coordination_chance(state: RiseState, frame: Battle, prompt: Prompt, leader: str) -> int:
    """Return the chance that a leader comes to the battle, in percent."""
    of = _own(state, frame, prompt)
    way = helpers(state, frame, of).get(leader)
    if way is None:
        return 0
    return round(
        at_most(LEADERS[leader].campaign - sum(one.amount for one in modifiers(state, frame, of, leader, way)))
    )


def option_odds(state: RiseState, prompt: Prompt, given: Given) -> Text | None:
    """Return the odds of an option in a few words: of a target, that the attack wins; of a way out or a force near by,
    that the try succeeds."""
    frame = state.frames[-1] if state.frames else None
    if len(given) != 2:
        return None
    if given[0] == Attack.tag() and isinstance(frame, Phase):
        found = of_attack(state, frame, given[1])
        return text("odds.wins", chance=round(found.odds.win)) if found is not None else None
    if not isinstance(frame, Battle):
        return None
    if given[0] == Avoid.tag():
        return text("odds.succeeds", chance=avoidance_chance(state, frame, given[1]))
    if given[0] == Coordinate.tag():
        return text("odds.succeeds", chance=coordination_chance(state, frame, prompt, given[1]))
    return None
