"""What an attack promises, what Avoidance and coordination come to (chapter 8)."""

from collections.abc import Iterable, Iterator

from engine.games.rise_of_the_roman_republic.actions.combat import (
    Attack,
    Avoid,
    Coordinate,
    Prepare,
    Retreat,
    SpendGuile,
)
from engine.games.rise_of_the_roman_republic.combat.attack import attack_companions
from engine.games.rise_of_the_roman_republic.combat.avoidance import (
    avoidance_escapes,
    avoidance_guile_modifiers,
    avoidance_modifiers,
    avoidance_percent,
    chosen_escape,
)
from engine.games.rise_of_the_roman_republic.combat.command import in_charge_chances
from engine.games.rise_of_the_roman_republic.combat.coordination import (
    coordinating_force,
    coordinating_leaders,
    coordination_modifiers,
)
from engine.games.rise_of_the_roman_republic.combat.escapes import Escape
from engine.games.rise_of_the_roman_republic.combat.flight import retreats_of_next_part
from engine.games.rise_of_the_roman_republic.combat.forecast import (
    Forecast,
    forecast_of_attack,
    forecast_of_frame,
    forecast_with_commitment,
)
from engine.games.rise_of_the_roman_republic.combat.odds import chance_of_at_most
from engine.games.rise_of_the_roman_republic.combat.sides import ATTACKER, DEFENDER, parts_of, side_deciding_in_battle
from engine.games.rise_of_the_roman_republic.events.combat import modifier_texts
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text, keyed_text

HINDERED, HELPED = "battle.hinder", "battle.slip"  # whom a question asks for Guile, as somebody slips away
SLIPPING = (HINDERED, HELPED)
OUTSIDE, INSIDE, EITHER = "outside", "inside", "either"  # where a way out ends


def forecast_lines(state: RiseState, prompt: Prompt, action: Action) -> Iterator[Text]:
    """Yield what is to be said of an answer of this chapter before it is confirmed."""
    frame = state.frames[-1] if state.frames else None
    if isinstance(action, Attack) and isinstance(frame, Phase):
        found = forecast_of_attack(state, frame, action.target, action.along, action.without)
        if found is not None:
            yield _battle(found, ATTACKER)
            yield from _with_all(state, frame, action)
    elif isinstance(action, Avoid) and isinstance(frame, Battle):
        yield keyed_text(
            "preview.avoid", place=action.to, chance=avoidance_chance(state, frame, action.to, action.inside)
        )
    elif isinstance(action, Coordinate) and isinstance(frame, Battle):
        facts = {"leader": action.leader, "chance": coordination_chance(state, frame, prompt, action.leader)}
        yield keyed_text("preview.coordinate", **facts)
    elif isinstance(action, SpendGuile) and isinstance(frame, Battle) and prompt.moment in SLIPPING:
        spent = 0 if prompt.moment == HINDERED else frame.hinder
        facts = {
            "inside": frame.inside,
            "chance": slip_chance(state, frame, prompt.moment, action.points),
            "hinder": spent,
        }
        yield keyed_text("preview.slips", leader=frame.commanders[DEFENDER], place=frame.to, **facts)
    elif isinstance(action, Prepare) and isinstance(frame, Battle):
        of = _own(state, frame, prompt)
        yield _battle(forecast_with_commitment(state, frame, of, action), of, chosen=True)
    elif prompt.moment.startswith("battle.") and isinstance(frame, Battle) and not frame.result:
        yield _battle(forecast_of_frame(state, frame), _own(state, frame, prompt))


def _own(state: RiseState, frame: Battle, prompt: Prompt) -> int:
    """Return for which side of a battle a question asks."""
    return ATTACKER if prompt.side == side_deciding_in_battle(state, frame, ATTACKER) else DEFENDER


def _battle(found: Forecast, of: int, *, chosen: bool = False) -> Text:
    """Return a battle in words, for who is asked: in how many of 100 cases they win, and what it costs on average. The
    modifiers are the attacker's. of: their side of it. chosen: whether what they commit themselves is counted."""
    odds, defends = found.odds, of == DEFENDER
    chances, costs = odds.chances, (odds.attacker, odds.defender)
    won, lost = (chances["a_win"], chances["a_major"]), (chances["d_win"], chances["d_major"])
    ours, theirs = (lost, won) if defends else (won, lost)
    return keyed_text(
        "preview.battle",
        win=round(sum(ours)),
        draw=round(chances["draw"]),
        lose=round(sum(theirs)),
        major=round(ours[1]),
        own=round(costs[of]),
        enemy=round(costs[1 - of]),
        defends=defends,
        chosen=chosen,
        modifiers=modifier_texts(found.modifiers),
        modifiers_count=len(found.modifiers),
    )


def avoidance_chance(state: RiseState, frame: Battle, to: str, inside: bool | None = None) -> int:
    """Return the chance of Avoidance to a hex, in percent, Guile apart; the best one if it is open whether inside."""
    part, leader = frame.defenders[0], frame.commanders[DEFENDER]
    found = [one for one in avoidance_escapes(state, frame) if one.to == to and inside in (None, one.inside)]
    return round(max([avoidance_percent(state, part, leader, one) for one in found], default=0))


def _with_all(state: RiseState, frame: Phase, action: Attack) -> Iterator[Text]:
    """Yield how likely an attack wins with all leaders who may help, where some of them are left out and matter."""
    able = attack_companions(state, frame.leader)
    left = [one for one in able if one not in action.along]
    chosen_ones = forecast_of_attack(state, frame, action.target, action.along, action.without)
    everybody = forecast_of_attack(state, frame, action.target, able, action.without)
    if not left or chosen_ones is None or everybody is None:
        return
    if round(everybody.odds.win) != round(chosen_ones.odds.win):
        yield keyed_text("preview.wins_with", leaders=left, chance=round(everybody.odds.win))


def _ends(found: Iterable[Escape], to: str) -> str:
    """Return whether ways to a hex end outside, inside its city, or either."""
    ends = {one.inside for one in found if one.to == to}
    return EITHER if len(ends) > 1 else INSIDE if True in ends else OUTSIDE


def _committed(state: RiseState, frame: Battle, of: int, given: Given) -> Text | None:
    """Return how likely a side wins with so much Guile, and so many elephants, as far as they are named."""
    if not all(one.isdecimal() for one in given):
        return None
    guile, elephants = (*map(int, given), 0)[:2]
    odds = forecast_with_commitment(state, frame, of, Prepare(guile, elephants)).odds
    won = odds.win if of == ATTACKER else odds.chances["d_win"] + odds.chances["d_major"]
    return keyed_text("odds.wins", chance=round(won))


def slip_chance(state: RiseState, frame: Battle, moment: str, points: int) -> int:
    """Return the chance that the defender slips away where they are going, in percent. points: the Guile that who is
    asked spends, for them or against them; what the attacker has spent already counts."""
    leader = frame.commanders[DEFENDER]
    spent, own = (points, 0) if moment == HINDERED else (frame.hinder, points)
    found = (
        *avoidance_modifiers(state, frame.defenders[0], leader, chosen_escape(state, frame)),
        *avoidance_guile_modifiers(spent, own),
    )
    return round(chance_of_at_most(LEADERS[leader].campaign - sum(one.amount for one in found)))


def coordination_chance(state: RiseState, frame: Battle, prompt: Prompt, leader: str) -> int:
    """Return the chance that a leader comes to the battle, in percent."""
    of = _own(state, frame, prompt)
    way = coordinating_leaders(state, frame, of).get(leader)
    if way is None:
        return 0
    change = sum(one.amount for one in coordination_modifiers(state, frame, of, leader, way))
    shares = in_charge_chances(state, leader, coordinating_force(state, leader, parts_of(frame, of)).force.leaders)
    return round(sum([share * chance_of_at_most(LEADERS[one].campaign - change) for one, share in shares.items()]))


def option_odds(state: RiseState, prompt: Prompt, given: Given) -> Text | None:
    """Return the odds of an option in a few words: of a target, that the attack wins; of a way out or a force near by,
    that the try succeeds; of what is committed, that the battle is won. A way out also says whether it ends in a city,
    of which a retreat has nothing else to say."""
    frame = state.frames[-1] if state.frames else None
    if len(given) in (2, 3) and given[0] == Prepare.tag() and isinstance(frame, Battle):
        return _committed(state, frame, _own(state, frame, prompt), given[1:])
    if len(given) != 2:
        return None
    if given[0] == Attack.tag() and isinstance(frame, Phase):
        found = forecast_of_attack(state, frame, given[1])
        return keyed_text("odds.wins", chance=round(found.odds.win)) if found is not None else None
    if not isinstance(frame, Battle):
        return None
    if given[0] == SpendGuile.tag() and prompt.moment in SLIPPING and given[1].isdecimal():
        return keyed_text("odds.slips", chance=slip_chance(state, frame, prompt.moment, int(given[1])))
    if given[0] == Avoid.tag():
        to, ends = given[1], _ends(avoidance_escapes(state, frame), given[1])
        beside = avoidance_chance(state, frame, to, False if ends == EITHER else None)  # harder than into the city
        return keyed_text("odds.avoids", ends=ends, chance=beside, within=avoidance_chance(state, frame, to, True))
    if given[0] == Retreat.tag():
        ends = _ends(retreats_of_next_part(state, frame), given[1])
        return keyed_text("odds.retreats", ends=ends) if ends != OUTSIDE else None
    if given[0] == Coordinate.tag():
        return keyed_text("odds.succeeds", chance=coordination_chance(state, frame, prompt, given[1]))
    return None
