"""The Operations of placing and lifting a siege (section 9.1; rulings c.34 and G32)."""

from collections.abc import Iterator

from engine.games.rise_of_the_roman_republic.actions.siege import LiftSiege, PlaceSiege
from engine.games.rise_of_the_roman_republic.board.losses import force_arms, strength_by_arm
from engine.games.rise_of_the_roman_republic.board.sieges import (
    is_besieging,
    lift_siege_of_city,
    may_besiege,
    place_siege,
)
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.combat.attack import force_under_leader
from engine.games.rise_of_the_roman_republic.combat.command import command_candidates
from engine.games.rise_of_the_roman_republic.combat.sides import allies_beside, besieging_parts
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.operations import register_operation_effect, register_operation_form
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.forms import Form


@register_operation_form(PlaceSiege, "place_siege")
def place_siege_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer the siege of the city in the hex, to a leader whose office lets them (section 5.46); the infantry of allied
    tribes beside their own counts."""
    there, man = stack_of_leader(state, frame.leader), state.republic.office_of_leader(frame.leader)
    urban = man is not None and man.office == "urban_praetor"
    if there is None or urban or there.inside or there.hex not in state.cities:
        return
    own = force_arms(state, force_under_leader(state, frame.leader))[0]
    beside = strength_by_arm(state, allies_beside(state, there.power, there.hex))[0]
    if may_besiege(state, there, own and own + beside):
        yield Form(PlaceSiege)


@register_operation_effect(PlaceSiege)
def begin_siege(play: RisePlay, frame: Phase, action: PlaceSiege) -> None:
    """Place the siege: all inside are besieged."""
    there = stack_of_leader(play.state, frame.leader)
    assert there is not None  # noqa: S101 - the form was offered
    feet = strength_by_arm(play.state, besieging_parts(play.state, there.power, there.hex))[0]
    place_siege(play, there, frame.leader, feet)


@register_operation_form(LiftSiege, "lift_siege")
def lift_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer to lift the siege to who commands the besiegers (sections 5.43 and 5.45)."""
    there = stack_of_leader(state, frame.leader)
    if there is not None and is_besieging(state, there) and frame.leader in command_candidates(state, there.leaders):
        yield Form(LiftSiege)


@register_operation_effect(LiftSiege)
def lift_siege(play: RisePlay, frame: Phase, action: LiftSiege) -> None:
    """Lift it."""
    there = stack_of_leader(play.state, frame.leader)
    assert there is not None  # noqa: S101 - the form was offered
    lift_siege_of_city(play, there.hex, "wish")
