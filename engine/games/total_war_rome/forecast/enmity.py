"""Previews of attacks: whom one makes an enemy of, what a broken alliance costs, which armies it strands."""

from collections.abc import Iterable, Iterator

from engine.games.total_war_rome.diplomacy.status import left_stranded
from engine.games.total_war_rome.state import ENEMY, RomeState
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text


def enmity_preview(state: RomeState, side: Side, victims: Iterable[Side], army: str = "") -> Iterator[Text]:
    """Tell what it means to attack these factions: allies turn enemies at the price of a broken alliance, which strands
    armies, but for the `army` that attacks; others become enemies."""
    lost: dict[str, None] = {}
    for victim in victims:
        if victim not in state.players or victim == side:
            continue
        if state.are_allied(side, victim):
            yield keyed_text("preview.betray", side=victim)
            lost |= dict.fromkeys(left_stranded(state, side, victim))
        elif state.status(side, victim) != ENEMY:
            yield keyed_text("preview.war", side=victim)
    lost.pop(army, None)
    if lost:
        yield keyed_text("preview.stranded", armies=tuple(lost))
