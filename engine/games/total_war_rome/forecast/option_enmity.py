"""What an option's label says of enmity: whom an answer that goes on so makes an enemy of, before its odds.

Bribes and navies say it with their own odds (option_odds.py); here are armies, and uprisings.
"""

from collections.abc import Callable, Sequence

from engine.games.total_war_rome.actions.agents import RebelUprising
from engine.games.total_war_rome.actions.campaign import (
    Assault,
    Betray,
    Confront,
    Disembark,
    Leave,
    March,
    Meet,
    Withdraw,
)
from engine.games.total_war_rome.agents.results import uprising_returns
from engine.games.total_war_rome.campaign.movement import sides_attacked_in
from engine.games.total_war_rome.state import ENEMY, RomeState
from engine.games.total_war_rome.tables import REGIONS
from engine.kernel.choices import Given
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text


def with_enmity(state: RomeState, side: Side, tag: str, tokens: Given, told: Text | None) -> Text | None:
    """Return a label's words with whom the answer makes an enemy of before them."""
    victims = VICTIMS[tag](state, side, tokens) if tag in VICTIMS else ()
    risen_against_ally = tag == RebelUprising.tag() and any(state.are_allied(v, side) for v in victims)
    if risen_against_ally or (tag == Betray.tag() and len(tokens) > 1):
        return keyed_text("odds.broken", said=told) if told is not None else keyed_text("odds.broken_alone")
    new = [v for v in dict.fromkeys(victims) if v in state.players and v != side and state.status(side, v) != ENEMY]
    new = [v for v in new if not state.are_allied(side, v)]
    if not new:
        return told
    return keyed_text("odds.war", sides=new, said=told) if told is not None else keyed_text("odds.war_alone", sides=new)


def _entered(state: RomeState, side: Side, tokens: Given) -> Sequence[Side]:
    return sides_attacked_in(state, side, tokens[-1]) if len(tokens) > 1 else ()


def _confronted(state: RomeState, side: Side, tokens: Given) -> Sequence[Side]:
    return (state.armies[tokens[1]].owner,) if len(tokens) > 1 else ()


def _assaulted(state: RomeState, side: Side, tokens: Given) -> Sequence[Side]:
    return (state.regions[state.armies[tokens[0]].at].owner,)


def _gone_to(state: RomeState, side: Side, tokens: Given) -> Sequence[Side]:
    """Return who controls where an army goes that withdraws or leaves: it must conquer it at once (ruling 39)."""
    return (state.regions[tokens[-1]].owner,) if tokens[-1] in REGIONS else ()


def _risen(state: RomeState, side: Side, tokens: Given) -> Sequence[Side]:
    """Return from whom an uprising would take a home region back; said at the region alone (ruling 131)."""
    return (state.regions[tokens[0]].owner,) if len(tokens) == 1 and uprising_returns(tokens[0], side) else ()


VICTIMS: dict[str, Callable[[RomeState, Side, Given], Sequence[Side]]] = {
    March.tag(): _entered,
    Disembark.tag(): _entered,
    Confront.tag(): _confronted,
    Assault.tag(): _assaulted,
    RebelUprising.tag(): _risen,
    Withdraw.tag(): _gone_to,
    Leave.tag(): _gone_to,
    Meet.tag(): lambda state, side, tokens: _gone_to(state, side, tokens) if len(tokens) == 2 else (),
}
