"""What an attack promises, by all that can be seen before it: its modifiers and its exact odds, for the buttons.

Guile and elephants count once their owner has chosen them; the dice of two consuls for the command are gone through.
Forces that might come, and pursuit, are left out.
"""

from itertools import product

import msgspec

from engine.games.rise_of_the_roman_republic.actions.combat import Prepare
from engine.games.rise_of_the_roman_republic.board.losses import whole_stack_part
from engine.games.rise_of_the_roman_republic.board.stacks import stack_key
from engine.games.rise_of_the_roman_republic.combat.attack import attacking_force, stack_able_to_fight
from engine.games.rise_of_the_roman_republic.combat.avoidance import avoidance_percent
from engine.games.rise_of_the_roman_republic.combat.battle import (
    FIRST_CHARGE,
    NOBODY,
    all_know_elephants,
    is_first_use_of_elephants,
)
from engine.games.rise_of_the_roman_republic.combat.charge_odds import charge_modifier_odds, weighted_mean_odds
from engine.games.rise_of_the_roman_republic.combat.command import Shares, command_shares, likely_commander
from engine.games.rise_of_the_roman_republic.combat.escapes import Escape, possible_avoidances
from engine.games.rise_of_the_roman_republic.combat.modifiers import battle_modifiers
from engine.games.rise_of_the_roman_republic.combat.odds import BattleOdds, battle_odds
from engine.games.rise_of_the_roman_republic.combat.sides import (
    ATTACKER,
    DEFENDER,
    battle_letter,
    defending_beside,
    force_without,
    leaders_of,
    parts_of,
)
from engine.games.rise_of_the_roman_republic.events.combat import Modifier
from engine.games.rise_of_the_roman_republic.forces import Part
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import TABLES


class Forecast(msgspec.Struct, frozen=True):
    """modifiers: those that are known before the dice. attacker, defender: who would command; "" for nobody. Of two
    consuls, whose dice are still to fall, the first; the odds are those of both, each with their share."""

    odds: BattleOdds
    modifiers: tuple[Modifier, ...]
    attacker: str
    defender: str


def forecast_of_frame(state: RiseState, frame: Battle) -> Forecast:
    """Return what a battle promises whose sides are known."""
    cases = []
    for (one, share), (other, others) in product(*[_chiefs(state, frame, of).items() for of in (ATTACKER, DEFENDER)]):
        found = battle_modifiers(state, msgspec.structs.replace(frame, commanders=(one, other)))
        odds = battle_odds(sum(known.amount for known in found), battle_letter(one), battle_letter(other))
        cases.append((Forecast(odds, found, one, other), share * others))
    if len(cases) == 1:
        return cases[0][0]
    return msgspec.structs.replace(cases[0][0], odds=weighted_mean_odds([(one.odds, share) for one, share in cases]))


def _chiefs(state: RiseState, frame: Battle, of: int) -> Shares:
    """Return how likely each leader commands a side: who does already, unless others have joined them since."""
    leaders, known = leaders_of(parts_of(frame, of)), frame.commanders[of]
    return {known: 1.0} if known in leaders and not frame.stale[of] else command_shares(state, leaders)


def forecast_with_commitment(state: RiseState, frame: Battle, of: int, action: Prepare) -> Forecast:
    """Return what a battle promises with what one side commits to it. The Guile that the other has spent was told;
    elephants that it has committed are not known yet, and do not count. What rampaging elephants cost is left out."""
    own, other = action.guile, frame.guile[1 - of]
    ready = msgspec.structs.replace(
        frame,
        guile=(own, other) if of == ATTACKER else (other, own),
        devoted=frame.devoted if action.devoted == NOBODY else action.devoted,
    )
    found = forecast_of_frame(state, ready)
    fixed, sign = sum(one.amount for one in found.modifiers), 1 if of == ATTACKER else -1
    letters = [battle_letter(one) for one in (found.attacker, found.defender)]
    cases = [
        (battle_odds(fixed + sign * amount, *letters), share)
        for amount, share in _charge(state, frame, of, action.elephants).items()
    ]
    return msgspec.structs.replace(found, odds=weighted_mean_odds(cases))


def _charge(state: RiseState, frame: Battle, of: int, count: int) -> dict[int, float]:
    """Return how likely the elephants of a side bring it each modifier, as `battle_odds` lets them charge."""
    if count and is_first_use_of_elephants(state, frame, of):
        return {FIRST_CHARGE: 1.0}
    return charge_modifier_odds(count, halved=all_know_elephants(state, frame, of))


def forecast_of_attack(
    state: RiseState, frame: Phase, target: str, along: tuple[str, ...] = (), out: tuple[str, ...] = ()
) -> Forecast | None:
    """Return what an attack promises; None if the leader can make none. along, out: as in the action."""
    there = stack_able_to_fight(state, frame.leader)
    if there is None or stack_key(target, there.hex) not in state.stacks:
        return None
    name, enemy = stack_key(there.power, there.hex, there.inside), stack_key(target, there.hex)
    force = force_without(attacking_force(state, frame.leader, along), out)
    tribes = [one for one, known in TABLES.tribes.items() if known.leader in along]
    missed = any(one in frame.missed for one in state.stacks[enemy].leaders)
    return forecast_of_frame(
        state,
        Battle(
            attacker=name,
            hex=there.hex,
            defender=enemy,
            bonus=TABLES.battle_modifiers["failed_interception"] if missed else 0,
            attackers=(
                Part(name, force),
                *[whole_stack_part(state, stack_key(one, there.hex, there.inside)) for one in tribes],
            ),
            defenders=(whole_stack_part(state, enemy), *defending_beside(state, target, there.hex)),
        ),
    )


def forecast_of_stacks(state: RiseState, attacker: str, defender: str) -> Forecast:
    """Return what a battle of two whole stacks promises, where the defender stands."""
    parts = whole_stack_part(state, attacker), whole_stack_part(state, defender)
    place = state.stacks[defender].hex
    return forecast_of_frame(
        state,
        Battle(attacker=attacker, hex=place, defender=defender, attackers=(parts[0],), defenders=(parts[1],)),
    )


def avoidance_chances(state: RiseState, defender: str) -> dict[Escape, float]:
    """Return where a stack could go to avoid battle, and with what chance in percent, Guile apart."""
    part = whole_stack_part(state, defender)
    leader = likely_commander(state, part.force.leaders)
    return (
        {one: avoidance_percent(state, part, leader, one) for one in possible_avoidances(state, part, leader)}
        if leader
        else {}
    )
