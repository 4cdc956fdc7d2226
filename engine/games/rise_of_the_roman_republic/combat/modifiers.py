"""All modifiers of a battle but the dice of tactics, each by name with what it rests on (section 8.31, rulings c.4, G22
and G23)."""

from collections.abc import Iterator

from engine.games.rise_of_the_roman_republic.board.halves import legions_from_pieces
from engine.games.rise_of_the_roman_republic.board.hexmap import terrain
from engine.games.rise_of_the_roman_republic.board.losses import strength_by_arm
from engine.games.rise_of_the_roman_republic.combat.results import elite_cavalry_modifier, ratio_modifier
from engine.games.rise_of_the_roman_republic.combat.sides import (
    ATTACKER,
    DEFENDER,
    Parts,
    battle_letter,
    current_operations_phase,
    leaders_of,
    legions_of,
    parts_of,
    worst_status,
)
from engine.games.rise_of_the_roman_republic.events.combat import Modifier
from engine.games.rise_of_the_roman_republic.forces import numbers_of
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.politics.command import excess_legion_count
from engine.games.rise_of_the_roman_republic.state import DISORGANIZED, DISRUPTED, RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS, TABLES

CLOSE = ("mountain", "marsh")  # where cavalry is of no use
CITIZENS = "RL"


def battle_modifiers(state: RiseState, frame: Battle) -> tuple[Modifier, ...]:
    """Return the modifiers of a battle before its dice, those of 0 left out."""
    found = [*force_modifiers(state, frame), *_of_legions(state, frame), *_of_place(state, frame), *_of_leaders(frame)]
    return tuple([one for one in found if one.amount])


def force_modifiers(state: RiseState, frame: Battle) -> Iterator[Modifier]:
    """Yield the modifiers of force ratio, cavalry and status."""
    attackers, defenders = strength_by_arm(state, frame.attackers), strength_by_arm(state, frame.defenders)
    yield Modifier(
        "force", ratio_modifier(TABLES.force_ratio, sum(attackers), sum(defenders)), sum(attackers), sum(defenders)
    )
    yield Modifier("cavalry", cavalry_superiority_modifier(state, frame), attackers[1], defenders[1])
    if terrain(frame.hex) not in CLOSE:
        sides = [(have[1], _has_elite(parts)) for have, parts in _both(state, frame)]
        yield Modifier("elite", elite_cavalry_modifier(sides[0], sides[1]), attackers[1], defenders[1])
    figures = TABLES.battle_modifiers
    names = {DISRUPTED: "disrupted", DISORGANIZED: "disorganized"}
    for of, sign in ((ATTACKER, -1), (DEFENDER, 1)):
        name = names.get(worst_status(state, parts_of(frame, of)), "")
        if name:
            yield Modifier(f"{name}_{'attacker' if of == ATTACKER else 'defender'}", sign * figures[name])


def _both(state: RiseState, frame: Battle) -> tuple[tuple[tuple[int, int, int], Parts], ...]:
    return (
        (strength_by_arm(state, frame.attackers), frame.attackers),
        (strength_by_arm(state, frame.defenders), frame.defenders),
    )


def _has_elite(parts: Parts) -> bool:
    return any(one.elite and one.cavalry for part in parts for one in part.force.troops)


def cavalry_superiority_modifier(state: RiseState, frame: Battle) -> int:
    """Return the modifier of cavalry by its number alone; none in mountains and marshes."""
    if terrain(frame.hex) in CLOSE:
        return 0
    return ratio_modifier(
        TABLES.cavalry_ratio, strength_by_arm(state, frame.attackers)[1], strength_by_arm(state, frame.defenders)[1]
    )


def veteran_legion_count(state: RiseState, parts: Parts) -> int:
    """Return the Veteran legions with citizens enough to count (section 8.31)."""
    least = TABLES.battle_modifiers["veteran_infantry"]
    known = legions_from_pieces(state, legions_of(parts)).values()
    return sum(one.veteran and one.elements.get(CITIZENS, (0, 0))[0] >= least for one in known)


def legions_over_capacity(state: RiseState, parts: Parts, commander: str) -> int:
    """Return by how many legions, partial ones too, a side exceeds what its commander leads well (section 5.57)."""
    return excess_legion_count(battle_letter(commander), len(numbers_of(legions_of(parts))))


def _of_legions(state: RiseState, frame: Battle) -> Iterator[Modifier]:
    for of, sign, name in ((ATTACKER, 1, "attacker"), (DEFENDER, -1, "defender")):
        parts = parts_of(frame, of)
        count, too_many = veteran_legion_count(state, parts), legions_over_capacity(state, parts, frame.commanders[of])
        numbers = (count, 0) if of == ATTACKER else (0, count)
        yield Modifier(f"veterans_{name}", sign * count, *numbers)
        numbers = (too_many, 0) if of == ATTACKER else (0, too_many)
        yield Modifier(f"efficiency_{name}", -sign * too_many, *numbers)


def has_crossed_river(state: RiseState, frame: Battle) -> bool:
    """Return whether every attacking force came into the hex over a river, off road, in this phase (ruling G22)."""
    phase, leaders = current_operations_phase(state), leaders_of(frame.attackers)
    return phase is not None and bool(leaders) and all(one in phase.crossed for one in leaders)


def _of_place(state: RiseState, frame: Battle) -> Iterator[Modifier]:
    figures = TABLES.battle_modifiers
    yield Modifier(terrain(frame.hex) or "flat", figures.get(terrain(frame.hex), 0))
    yield Modifier("river", figures["river"] if has_crossed_river(state, frame) else 0)


def _of_leaders(frame: Battle) -> Iterator[Modifier]:
    figures = TABLES.battle_modifiers
    yield Modifier("avoidance", figures["failed_avoidance"] if frame.failed else 0)
    yield Modifier("interception", frame.bonus)
    yield Modifier("ambush", figures["ambush"] if frame.ambush else 0)
    yield Modifier("subordinate_attacker", subordinate_modifier(frame, ATTACKER))
    yield Modifier("subordinate_defender", -subordinate_modifier(frame, DEFENDER))
    yield Modifier("guile_attacker", frame.guile[ATTACKER])
    yield Modifier("guile_defender", -frame.guile[DEFENDER])
    yield Modifier("elephants_attacker", frame.charge[ATTACKER])
    yield Modifier("elephants_defender", -frame.charge[DEFENDER])
    if frame.devoted:
        sign = 1 if frame.devoted in leaders_of(frame.attackers) else -1
        yield Modifier("devotio", sign * devotio_value(frame.devoted))


def subordinate_modifier(frame: Battle, of: int) -> int:
    """Return the best value of another leader than the commander (ruling c.28)."""
    others = [one for one in leaders_of(parts_of(frame, of)) if one != frame.commanders[of]]
    return max([LEADERS[one].subordinate for one in others], default=0)


def devotio_value(leader: str) -> int:
    """Return what a leader's Devotio is worth: half of their Campaign, rounded down."""
    return LEADERS[leader].campaign // 2
