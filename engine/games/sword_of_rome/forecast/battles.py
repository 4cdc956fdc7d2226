"""How a battle would go to which a march leads, nobody reacting and no card played (ruling 142)."""

import msgspec

from engine.games.sword_of_rome.board.stacks import key, ordered, stack
from engine.games.sword_of_rome.combat.strength import automatic_winner, modifiers
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.movement.reach import Walk
from engine.games.sword_of_rome.player.odds import better
from engine.games.sword_of_rome.state import Power, Stack, SwordState
from engine.kernel.texts import Text, text


def battle_ahead(state: SwordState, on: Walk, enemy: Power, came_from: str) -> Text:
    """Return how a force would fare against who stands where it comes to. came_from: the space it enters from, or the
    port as "sea:<port>"."""
    own = stack(state, on.power, on.space)
    come = Stack(on.power, on.space, on.cu + own.cu, ordered((*on.leaders, *own.leaders), on.leaders[0]))
    there = msgspec.structs.replace(state, stacks={**state.stacks, key(on.power, on.space): come})
    battle = Battle(space=on.space, attacker=on.power, defender=enemy, came_from=came_from)
    sure = automatic_winner(there, battle)
    if sure:
        return text("preview.battle_sure", space=on.space, winner=sure)
    ours, theirs = modifiers(there, battle)
    edge = sum([n for _, n in ours]) - sum([n for _, n in theirs])
    return text("preview.battle", space=on.space, edge=f"{edge:+d}", chance=round(100 * better(edge)))
