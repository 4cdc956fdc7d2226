"""How a battle would go to which an answer leads, nobody reacting and no card played (ruling 142)."""

from collections.abc import Iterator, Sequence

import msgspec

from engine.games.sword_of_rome.actions.combat import JoinRelief
from engine.games.sword_of_rome.actions.movement import Sortie
from engine.games.sword_of_rome.battle_chances import pool_of, win_chance
from engine.games.sword_of_rome.board.control import enemy_outside
from engine.games.sword_of_rome.board.stacks import (
    leaders_commander_first,
    stack_in_space,
    stack_key,
    stack_with_leader,
    tactics_rating,
)
from engine.games.sword_of_rome.combat.strength import UNREST, automatic_winner, battle_modifiers
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.movement.walks import Walk
from engine.games.sword_of_rome.powers import CARTHAGINIAN
from engine.games.sword_of_rome.state import Power, Stack, SwordState
from engine.games.sword_of_rome.unrest import GARRISON
from engine.kernel.actions import Action
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text, keyed_text


def chance_in(state: SwordState, battle: Battle) -> float:
    """Return how likely the attacker wins a battle as it stands, its dice and modifiers from where they are rolled."""
    sure = automatic_winner(state, battle)
    if sure:
        return float(sure == battle.attacker)
    return win_chance(
        modifier_difference(state, battle), pool_of(battle, battle.attacker), pool_of(battle, battle.defender)
    )


def modifier_difference(state: SwordState, battle: Battle) -> int:
    """Return the attacker's modifiers less the defender's."""
    ours, theirs = battle_modifiers(state, battle)
    return sum([n for _, n in ours]) - sum([n for _, n in theirs])


def battle_forecast_text(state: SwordState, battle: Battle) -> Text:
    """Return how a battle would go for its attacker."""
    sure = automatic_winner(state, battle)
    if sure:
        return keyed_text("preview.battle_sure", space=battle.space, winner=sure)
    edge = modifier_difference(state, battle)
    return keyed_text(
        "preview.battle", space=battle.space, edge=f"{edge:+d}", chance=round(100 * chance_in(state, battle))
    )


def with_stacks(state: SwordState, *stacks: Stack) -> SwordState:
    """Return a table on which these stacks stand too."""
    return msgspec.structs.replace(
        state, stacks={**state.stacks, **{stack_key(one.power, one.space): one for one in stacks}}
    )


def battle_ahead_preview(
    state: SwordState, on: Walk, enemy: Power, came_from: str, unhindered: Sequence[str] = ()
) -> Text:
    """Return how a force would fare against who stands where it comes to. came_from: the space it enters from, or the
    port as "sea:<port>". unhindered: kinds of links that a card of the march lets it attack over. Its own CU inside a
    besieged city join in, as they do unless their owner says otherwise (ruling 98)."""
    own = stack_in_space(state, on.power, on.space)
    come = msgspec.structs.replace(
        own, cu=on.cu + own.cu, leaders=leaders_commander_first((*on.leaders, *own.leaders), on.leaders[0])
    )  # fmt: skip
    battle = Battle(
        space=on.space, attacker=on.power, defender=enemy, came_from=came_from, unhindered=tuple(unhindered),
        relief=bool(own.cu_inside),
    )  # fmt: skip
    return battle_forecast_text(with_stacks(state, come), battle)


def unrest_attack_preview(state: SwordState, cu: int, leaders: Sequence[str]) -> Text:
    """Return how an attack on the unrest by these would go (20.3)."""
    fighting = Stack(CARTHAGINIAN, GARRISON, cu, tuple(leaders))
    there = with_stacks(state, fighting, Stack(UNREST, GARRISON, state.unrest))
    return battle_forecast_text(there, Battle(space=GARRISON, attacker=CARTHAGINIAN, defender=UNREST))


def forecast_lines(state: SwordState, prompt: Prompt, action: Action) -> Iterator[Text]:
    """Yield what is to be said of an answer that leads to a battle without a march."""
    match action:
        case Sortie():
            yield from _sortie(state, action.leader)
        case JoinRelief() if state.frames and isinstance(state.frames[-1], Battle):
            battle = msgspec.structs.replace(state.frames[-1], relief=action.join)
            yield battle_forecast_text(state, battle)
        case _:
            return


def _sortie(state: SwordState, leader: str) -> Iterator[Text]:
    """Yield who may avoid a sortie, and how the battle would go."""
    own = stack_with_leader(state, leader)
    enemy = enemy_outside(state, own.power, own.space) if own is not None else ""
    if own is None or not enemy:
        return
    yield defender_at(state, enemy, own.space)
    out = msgspec.structs.replace(
        own, cu=own.all_cu, cu_inside=0, leaders=leaders_commander_first(own.all_leaders, leader), leaders_inside=()
    )  # fmt: skip
    yield battle_forecast_text(
        with_stacks(state, out), Battle(space=own.space, attacker=own.power, defender=enemy, sortie=True)
    )


def defender_at(state: SwordState, enemy: Power, space: str) -> Text:
    """Return who stands in the way, and on what roll its commander may avoid."""
    force = stack_in_space(state, enemy, space)
    if force.commander:
        needs, facts = tactics_rating(force.commander), {"power": enemy, "space": space, "cu": force.cu}
        return keyed_text("preview.defender", **facts, leader=force.commander, needs=needs)
    return keyed_text("preview.garrison", power=enemy, space=space, cu=force.cu)
