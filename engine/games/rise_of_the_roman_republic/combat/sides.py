"""The two sides of a battle: their parts, leaders and legions."""

from collections.abc import Iterable, Sequence

import msgspec

from engine.games.rise_of_the_roman_republic.board.control import scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.losses import strength_by_arm, whole_stack_part
from engine.games.rise_of_the_roman_republic.board.stacks import add_troops, stack_key, total_sp
from engine.games.rise_of_the_roman_republic.board.stacks import power_of as power_of
from engine.games.rise_of_the_roman_republic.forces import Force, Part
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.politics.hierarchy import allied_tribes
from engine.games.rise_of_the_roman_republic.state import Power, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import LEADERS, TABLES
from engine.kernel.state import Side

ATTACKER, DEFENDER = 0, 1
Parts = tuple[Part, ...]


def hex_of_stack(key: str) -> str:
    """Return the hex of a stack, by its key."""
    return key.partition("@")[2].removesuffix("+in")


def is_inside(key: str) -> bool:
    """Return whether a stack is in a city, by its key."""
    return key.endswith("+in")


def parts_of(frame: Battle, of: int) -> Parts:
    """Return the parts of a side."""
    return frame.attackers if of == ATTACKER else frame.defenders


def set_parts(frame: Battle, of: int, parts: Parts) -> None:
    """Change the parts of a side."""
    if of == ATTACKER:
        frame.attackers = parts
    else:
        frame.defenders = parts


def chief_power(frame: Battle, of: int) -> Power:
    """Return the power that attacks, or is attacked."""
    return power_of(frame.attacker if of == ATTACKER else frame.defender)


def side_deciding_in_battle(state: RiseState, frame: Battle, of: int) -> Side:
    """Return the side that decides; "" for nobody's."""
    return side_of(state, chief_power(frame, of))


def sides_asked(state: RiseState, frame: Battle, of: int) -> tuple[Side, ...]:
    """Return who is asked for a side: nobody for nobody's."""
    side = side_deciding_in_battle(state, frame, of)
    return (side,) if side in state.players else ()


def leaders_of(parts: Iterable[Part]) -> tuple[str, ...]:
    """Return the leaders of parts."""
    return tuple([leader for part in parts for leader in part.force.leaders])


def legions_of(parts: Iterable[Part]) -> tuple[str, ...]:
    """Return the legions of parts."""
    return tuple([legion for part in parts for legion in part.force.legions])


def strength_of(state: RiseState, parts: Iterable[Part]) -> int:
    """Return all SP of parts."""
    return sum(strength_by_arm(state, parts))


def powers_of(parts: Iterable[Part]) -> tuple[Power, ...]:
    """Return the powers of parts, each once."""
    return tuple(dict.fromkeys([power_of(part.key) for part in parts]))


def parts_of_power(parts: Iterable[Part], power: Power) -> Parts:
    """Return the parts of a power."""
    return tuple([part for part in parts if power_of(part.key) == power])


def battle_letter(leader: str) -> str:
    """Return the battle letter of a commander; "" for nobody."""
    return LEADERS[leader].battle if leader else ""


def is_tribe_counter(leader: str) -> bool:
    """Return whether a leader is a tribe's counter, who has no life of their own."""
    return LEADERS[leader].side in TABLES.tribes


def worst_status(state: RiseState, parts: Iterable[Part]) -> int:
    """Return the worst After-Battle Status of a side."""
    found = [state.stacks[part.key].status for part in parts if part.key in state.stacks]
    return max(found, default=0)


def merged_parts(parts: Parts, new: Part) -> Parts:
    """Return parts with another; with the force that is in its stack already if there is one."""
    old = next((part for part in parts if part.key == new.key), None)
    if old is None:
        return (*parts, new)
    return tuple(
        [Part(new.key, combined_force(old.force, new.force)) if part.key == new.key else part for part in parts]
    )


def combined_force(one: Force, other: Force) -> Force:
    """Return two forces as one."""
    troops = add_troops(Stack("", "", troops=one.troops), other.troops).troops
    return Force((*one.leaders, *other.leaders), (*one.legions, *other.legions), troops)


def force_without(force: Force, out: Sequence[str]) -> Force:
    """Return a force without some of its legions and kinds of troops."""
    return msgspec.structs.replace(
        force,
        legions=tuple([one for one in force.legions if one not in out]),
        troops=tuple([one for one in force.troops if one.kind not in out]),
    )


def removable_units(force: Force) -> tuple[str, ...]:
    """Return what can be left out of a force: its legions, and its kinds of troops."""
    return (*force.legions, *dict.fromkeys([one.kind for one in force.troops]))


def defending_beside(state: RiseState, power: Power, place: str) -> Parts:
    """Return who defends together with a power's force outside the city of a hex (Samnite Wars): with a player's the
    armies of the allied tribes, under its leader, as theirs commands nobody else; with an allied tribe the leaders of
    its ally who have no men there, and lead it. Independent tribes are attacked apart."""
    force = state.stacks.get(stack_key(power, place))
    if not scenario_of(state).has_rule("tribal_revolts") or force is None or not total_sp(state, force):
        return ()
    if power not in TABLES.tribes:
        return allies_beside(state, power, place)
    lone = whole_stack_part(state, stack_key(side_of(state, power), place))
    leads = power in state.allied and lone.force.leaders and not strength_of(state, (lone,))
    return (lone,) if leads else ()


def allies_beside(state: RiseState, power: Power, place: str) -> Parts:
    """Return the armies of the allied tribes that a player's leaders outside the city of a hex have beside them."""
    force = state.stacks.get(stack_key(power, place))
    if force is None or not force.leaders or power in TABLES.tribes:
        return ()
    keys = [stack_key(tribe, place) for tribe in allied_tribes(state, power)]
    return tuple([whole_stack_part(state, name) for name in keys if name in state.stacks])


def besieging_parts(state: RiseState, power: Power, place: str) -> Parts:
    """Return what a power besieges the city of a hex with: its own force, and if it has men the allied tribes beside
    its leaders (Samnite Wars and First Alexander)."""
    own = whole_stack_part(state, stack_key(power, place))
    if own.force.is_empty:
        return ()
    return (own, *allies_beside(state, power, place)) if strength_of(state, (own,)) else (own,)


def current_operations_phase(state: RiseState) -> Phase | None:
    """Return the Operations Phase under way."""
    return next((one for one in reversed(state.frames) if isinstance(one, Phase)), None)
