"""Who stands where after units go into a city or out of it, or stay there as a garrison (section 10.17, ruling
c.14)."""

from collections.abc import Iterator

from engine.games.rise_of_the_roman_republic.actions.movement import Regroup
from engine.games.rise_of_the_roman_republic.actions.siege import LeaveGarrison
from engine.games.rise_of_the_roman_republic.board.losses import force_arms
from engine.games.rise_of_the_roman_republic.board.parts import move_force_to_hex
from engine.games.rise_of_the_roman_republic.board.stacks import stack_at, stack_key, stack_of_leader, total_sp
from engine.games.rise_of_the_roman_republic.combat.sides import current_operations_phase
from engine.games.rise_of_the_roman_republic.forces import Force
from engine.games.rise_of_the_roman_republic.movement.mover import force_from_picks
from engine.games.rise_of_the_roman_republic.movement.regrouping import IN, OUT
from engine.games.rise_of_the_roman_republic.politics.hierarchy import legions_under
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.actions import Action
from engine.kernel.texts import Text, keyed_text


def forecast_lines(state: RiseState, action: Action) -> Iterator[Text]:
    """Yield how many men a leader has with them then, and how many stand apart from them."""
    phase = current_operations_phase(state)
    here = stack_of_leader(state, phase.leader) if phase is not None else None
    if phase is None or here is None:
        return
    if isinstance(action, Regroup):
        seen, name = state.copy(), stack_key(here.power, here.hex, action.to == OUT)
        move_force_to_hex(
            seen, name, force_from_picks(seen.stacks[name], action.units), here.hex, inside=action.to == IN
        )
        own = stack_of_leader(seen, phase.leader) or here
        apart = total_sp(seen, stack_at(seen, here.power, here.hex, not own.inside))
        facts = {"place": here.hex, "inside": own.inside, "sp": total_sp(seen, own), "apart": apart}
        yield keyed_text("preview.regroup", leader=phase.leader, **facts)
    elif isinstance(action, LeaveGarrison):
        legions = sum(force_arms(state, Force((), legions_under(state, phase.leader))))
        yield keyed_text("preview.garrison", place=here.hex, sp=action.sp, left=legions - action.sp)
