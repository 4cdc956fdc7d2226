"""Papirius Cursor (104) and Rullianus (107), who hate each other (Samnite Wars and First Alexander; ruling
G61): no common hex, and the accusation."""

from engine.games.rise_of_the_roman_republic.board.control import scenario_of
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.state import RiseState


def quarrel_rival(state: RiseState, leader: str) -> str:
    """Return the other of the two if both are in office this year; "" for anybody else."""
    pair = [str(one) for one in FIGURES.accusation.men]
    if leader not in pair or not scenario_of(state).has_rule("quarrel"):
        return ""
    other = pair[1 - pair.index(leader)]
    both = state.republic.office_of_leader(leader) is not None and state.republic.office_of_leader(other) is not None
    return other if both else ""


def must_keep_apart(state: RiseState, leader: str, place: str) -> bool:
    """Return whether a leader may not end a move in a hex, as the man whom they hate is there. They may pass
    through."""
    there = stack_of_leader(state, other) if (other := quarrel_rival(state, leader)) else None
    return there is not None and there.hex == place


def are_quarrellers_in_one_hex(state: RiseState, leader: str) -> bool:
    """Return whether the two share a hex, into which a retreat or an election has forced them."""
    there = stack_of_leader(state, leader)
    return there is not None and must_keep_apart(state, leader, there.hex)


def must_leave_quarrelled_hex(state: RiseState, leader: str) -> bool:
    """Return whether a leader must leave their hex in their phase: the junior of the two, by rank, then as the later
    elected."""
    if not are_quarrellers_in_one_hex(state, leader):
        return False
    order = [one.leader for one in state.republic.magistrates]
    return order.index(leader) > order.index(quarrel_rival(state, leader))
