"""Where new CU serve best."""

from engine.games.sword_of_rome.computer_player.targets import Targets
from engine.games.sword_of_rome.computer_player.values import CU, Values
from engine.games.sword_of_rome.state import Power


def unit_worth(values: Values, targets: Targets, power: Power, space: str, more: int = 1) -> float:
    """Return what CU are worth in a space: themselves, what they guard, and what the army there can do with them."""
    cu, lead = values.cu_and_tactics_outside(power, space)
    worth = (
        CU * more + values.standing_worth(power, space, cu + more, lead) - values.standing_worth(power, space, cu, lead)
    )
    if lead >= 0:
        worth += targets.potential_gain(power, space, cu + more, lead) - targets.potential_gain(power, space, cu, lead)
        worth += 0.02 * more
    return worth
