"""The Operations of attacking and of recovery (sections 8.1 and 8.56; rulings c.16, c.26, c.31 and G30)."""

from collections.abc import Collection, Iterator

from engine.games.rise_of_the_roman_republic.actions.combat import Attack, Recover
from engine.games.rise_of_the_roman_republic.board.control import province_of
from engine.games.rise_of_the_roman_republic.board.losses import whole_stack_part
from engine.games.rise_of_the_roman_republic.board.sieges import enemies_outside
from engine.games.rise_of_the_roman_republic.board.stacks import stack_key, stack_of_leader, total_sp
from engine.games.rise_of_the_roman_republic.combat.aftermath import set_status
from engine.games.rise_of_the_roman_republic.combat.sides import (
    defending_beside,
    force_without,
    is_tribe_counter,
    power_of,
    removable_units,
)
from engine.games.rise_of_the_roman_republic.forces import Force, Part
from engine.games.rise_of_the_roman_republic.frames.combat import Assailing, Battle
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.operations import (
    FINISHED,
    register_operation_effect,
    register_operation_form,
)
from engine.games.rise_of_the_roman_republic.politics.hierarchy import (
    allied_tribes,
    leaders_taken_along,
    legions_under,
    troops_under,
    why_not_taken_along,
)
from engine.games.rise_of_the_roman_republic.politics.leave import permitted_provinces
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay
from engine.games.rise_of_the_roman_republic.state import DISORGANIZED, NORMAL, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import LEADERS, ROME, TABLES
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Values
from engine.kernel.picks import Pick
from engine.kernel.rulebook import Call, End

ATTACKED = "attacked"  # what a phase notes of an attack or an assault
RULES.procedure(Assailing)


def attack_companions(state: RiseState, leader: str) -> tuple[str, ...]:
    """Return who may take part in an attack beside a leader: those whom they may lead, and the leaders of tribes in
    their place that are their side's allies."""
    there = stack_of_leader(state, leader)
    if there is None or there.power in TABLES.tribes:
        return ()
    tribes = [TABLES.tribes[one].leader for one in allied_tribes(state, there.power) if _beside(state, there, one)]
    led = [one for one in leaders_taken_along(state, leader) if may_use_others_legions(state, leader, there.hex, one)]
    return (*led, *(tribes if may_use_others_legions(state, leader, there.hex) else ()))


def may_use_others_legions(state: RiseState, leader: str, place: str, *led: str) -> bool:
    """Return whether a magistrate may use more than their own legions in a hex: other magistrates, auxiliaries and
    allies only in the provinces that are open to them all, and where Hot Pursuit has led them (sections 5.41 and
    5.52)."""
    found, man = permitted_provinces(state, leader, led), state.republic.office_of_leader(leader)
    if man is not None and man.office == "urban_praetor" and place == ROME:
        return True
    return found is None or province_of(place) in found or leader in state.republic.trespasses


def _beside(state: RiseState, there: Stack, tribe: str) -> bool:
    return stack_key(tribe, there.hex, there.inside) in state.stacks


def attacking_force(state: RiseState, leader: str, along: Collection[str] = ()) -> Force:
    """Return what a leader can attack with: their imperium and that of those who come along; others all that is
    there."""
    there = stack_of_leader(state, leader)
    if there is None:
        return Force()
    led = tuple([one for one in along if not is_tribe_counter(one)])
    if there.power != ROMANS:
        bound = there.inside or LEADERS[leader].commands
        return Force((leader, *led), there.legions, troops_under(state, leader, there) if bound else there.troops)
    troops = troops_under(state, leader, there) if may_use_others_legions(state, leader, there.hex) else ()
    return Force((leader, *led), legions_under(state, leader, led), troops)


def force_under_leader(state: RiseState, leader: str) -> Force:
    """Return all that a leader may lead where they are: no magistrate uses the legions of superiors or equals (section
    5.45)."""
    return attacking_force(state, leader, attack_companions(state, leader))


def stack_able_to_fight(state: RiseState, leader: str) -> Stack | None:
    """Return the stack with which a leader may attack or assault; None: they may not. The Disorganized may not (ruling
    c.31), nor the Urban Praetor outside Rome (section 5.46)."""
    there, man = stack_of_leader(state, leader), state.republic.office_of_leader(leader)
    if there is None or there.status == DISORGANIZED or not total_sp(state, there):
        return None
    if man is not None and man.office == "urban_praetor" and there.hex != ROME:
        return None
    return there


def attackable_powers(state: RiseState, leader: str) -> tuple[str, ...]:
    """Return the powers that a leader could attack: each enemy force outside a city in their hex, each on its own, but
    for tribes that defend beside their ally."""
    there = stack_able_to_fight(state, leader)
    if there is None:
        return ()
    found = [one.power for one in enemies_outside(state, there.power, there.hex)]
    covered = {power_of(part.key) for one in found for part in defending_beside(state, one, there.hex)}
    return tuple([one for one in found if one not in covered])


@register_operation_form(Attack, "attack")
def attack_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer the enemies in the hex, who comes along, and what stays out of it. Tribes never part."""
    leader = frame.leader
    found = attackable_powers(state, leader)
    if not found:
        return
    beside = attack_companions(state, leader)

    def stay(given: Values) -> Pick:
        force = attacking_force(state, leader, given["along"])
        others = removable_units(force) if not is_tribe_counter(leader) else ()
        return Pick(others, 0, max(0, len(others) - 1))

    if attacking_force(state, leader).legions or attacking_force(state, leader).troops or beside:
        yield Form(Attack, target=OneOf(found), along=_along(state, leader, beside), without=stay)


def _along(state: RiseState, leader: str, beside: tuple[str, ...]) -> Pick:
    """Return the choice of companions: one at least, if the leader alone has nobody."""
    own = attacking_force(state, leader)
    least = 0 if own.legions or own.troops else 1
    return Pick(beside, least, len(beside), barred=why_not_taken_along(state, leader))


@register_operation_effect(Attack)
def begin_attack(play: RisePlay, frame: Phase, action: Attack) -> Call:
    """Give battle; a force that has failed to intercept in this phase is the worse for it (ruling G20)."""
    state = play.state
    there = stack_of_leader(state, frame.leader)
    assert there is not None  # noqa: S101 - the form was offered
    frame.done = (*frame.done, ATTACKED)
    enemy = state.stacks[stack_key(action.target, there.hex)]
    missed = any(one in frame.missed for one in enemy.leaders)
    allies = [
        whole_stack_part(state, stack_key(tribe, there.hex, there.inside))
        for tribe in TABLES.tribes
        if TABLES.tribes[tribe].leader in action.along
    ]
    return Call(
        Assailing(
            leader=frame.leader,
            attacker=stack_key(there.power, there.hex, there.inside),
            hex=there.hex,
            defender=stack_key(action.target, there.hex),
            force=force_without(attacking_force(state, frame.leader, action.along), action.without),
            allies=tuple(allies),
            bonus=TABLES.battle_modifiers["failed_interception"] if missed else 0,
        ),
        "",
    )


@RULES.step(Assailing)
def fight_attack(play: RisePlay, frame: Assailing) -> Call:
    """Fight it out."""
    parts: tuple[Part, ...] = frame.allies
    return Call(
        Battle(
            attacker=frame.attacker,
            hex=frame.hex,
            defender=frame.defender,
            force=frame.force,
            allies=parts,
            bonus=frame.bonus,
        ),
        "fought",
    )


@RULES.step(Assailing, "fought")
def end_attack(play: RisePlay, frame: Assailing) -> End:
    """A leader whose force is Disorganized by it is Finished; else they roll to go on."""
    there = stack_of_leader(play.state, frame.leader)
    return End(FINISHED if there is not None and there.status == DISORGANIZED else None)


@register_operation_form(Recover, "recovery")
def recovery_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer recovery to a force that has suffered."""
    there = stack_of_leader(state, frame.leader)
    if there is not None and there.status != NORMAL:
        yield Form(Recover)


@register_operation_effect(Recover)
def recover_status(play: RisePlay, frame: Phase, action: Recover) -> None:
    """Improve the status by one level (section 8.56)."""
    there = stack_of_leader(play.state, frame.leader)
    assert there is not None  # noqa: S101 - the form was offered
    set_status(play, there, there.status - 1, "recovery")
