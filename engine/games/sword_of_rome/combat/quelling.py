"""Carthage attacks the unrest with troops of the garrison box (the fifth player's rules, section 20.3): a battle like
any other, in which the unrest counts as an army of its level under a leader of tactics 0."""

import msgspec

from engine.games.sword_of_rome.board.kinds import mercenaries_among
from engine.games.sword_of_rome.board.stacks import leaders_commander_first, set_stack, stack_in_space
from engine.games.sword_of_rome.combat.strength import UNREST
from engine.games.sword_of_rome.events.carthage import UnrestAttacked
from engine.games.sword_of_rome.frames.carthage import Quelling
from engine.games.sword_of_rome.frames.combat import Battle, BattleResult
from engine.games.sword_of_rome.powers import CARTHAGINIAN
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import Stack
from engine.games.sword_of_rome.unrest import GARRISON, change_unrest
from engine.kernel.rulebook import Call, End

RULES.procedure(Quelling)


@RULES.step(Quelling)
def attack_unrest(play: SwordPlay, frame: Quelling) -> Call:
    """Those who stay out of it stand aside; the unrest takes the field."""
    state = play.state
    whole = stack_in_space(state, CARTHAGINIAN, GARRISON)
    frame.rest_cu = whole.cu - frame.cu
    frame.rest_mercenaries = whole.mercenaries - mercenaries_among(whole, frame.cu, frame.mercenaries)
    frame.rest_leaders = tuple([one for one in whole.leaders if one not in frame.leaders])
    fighting = msgspec.structs.replace(
        whole, cu=frame.cu, leaders=frame.leaders, mercenaries=whole.mercenaries - frame.rest_mercenaries
    )
    set_stack(play, fighting)
    set_stack(play, Stack(UNREST, GARRISON, state.unrest))
    play.emit(UnrestAttacked(frame.leaders[0], frame.cu, state.unrest))
    return Call(Battle(space=GARRISON, attacker=CARTHAGINIAN, defender=UNREST), "settle")


@RULES.step(Quelling, "settle")
def reunite_garrison(play: SwordPlay, frame: Quelling) -> End:
    """All stand together again: survivors stay in the box, whoever won (ruling 64). Only support changes the unrest
    (ruling 106); an automatic victory ends it."""
    state = play.state
    left = stack_in_space(state, CARTHAGINIAN, GARRISON)
    set_stack(play, Stack(UNREST, GARRISON))
    set_stack(
        play,
        msgspec.structs.replace(
            left,
            cu=left.cu + frame.rest_cu,
            leaders=leaders_commander_first((*left.leaders, *frame.rest_leaders), left.commander),
            mercenaries=left.mercenaries + frame.rest_mercenaries,
        ),
    )
    cu, frame.rest_cu = left.cu, 0
    if isinstance(play.value, BattleResult):
        won = play.value.winner == CARTHAGINIAN
        down = state.unrest if play.value.automatic else play.value.stirred
        change_unrest(play, -down if won else play.value.stirred, cause="quelled" if won else "unquelled")
    return End(cu)
