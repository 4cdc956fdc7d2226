"""Who plays what: sides and powers, the order of victory points, allies, and who decides for a power without a side."""

from collections.abc import Iterable
from functools import cache

import msgspec

from engine.games.sword_of_rome.frames.non_players import NonPlayerAction
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import TABLES
from engine.kernel.state import Side

ROMAN, GREEK, GALLIC = "roman", "greek", "gallic"
ETRUSCAN, SAMNITE, CARTHAGINIAN = "etruscan", "samnite", "carthaginian"
VOLSCI, TRANSALPINE = "volsci", "transalpine"
MERCENARIES = "mercenaries"  # in revolt against Carthage (fifth player's rules, 16.4)
LEAGUE: Side = "etruscan_samnite"
POWERS_OF: dict[Side, tuple[Power, ...]] = {
    ROMAN: (ROMAN,),
    GREEK: (GREEK,),
    GALLIC: (GALLIC,),
    LEAGUE: (ETRUSCAN, SAMNITE),
    CARTHAGINIAN: (CARTHAGINIAN,),
}
SIDE_OF: dict[Power, Side] = {power: side for side, powers in POWERS_OF.items() for power in powers}
POWERS: tuple[Power, ...] = (ROMAN, GREEK, GALLIC, ETRUSCAN, SAMNITE, CARTHAGINIAN, VOLSCI, TRANSALPINE, MERCENARIES)
TREATY = "treaty"  # the effect of the Rome-Carthage treaty (section 18)


def side_of(state: SwordState, power: Power) -> Side:
    """Return the side that a power belongs to; "" if it is a non-player power in this game."""
    side = SIDE_OF.get(power, "")
    return side if side in state.players else ""


def player_powers(state: SwordState) -> tuple[Power, ...]:
    """Return the powers that belong to sides, in the table's order."""
    return tuple([power for side in state.players for power in POWERS_OF[side]])


def non_players(state: SwordState) -> tuple[Power, ...]:
    """Return the non-player powers that are in the game."""
    found = tuple([p for p in _unplayed(tuple(state.players)) if not (p == CARTHAGINIAN and state.africa_out)])
    return (*found, MERCENARIES) if CARTHAGINIAN in state.players and in_revolt(state) else found


def in_revolt(state: SwordState) -> bool:
    """Return whether mercenaries are in revolt against Carthage: the Insurrection lasts until they are all dead
    (16.4)."""
    return any(one.power == MERCENARIES and one.all_cu for one in state.stacks.values())


@cache
def _unplayed(sides: tuple[Side, ...]) -> tuple[Power, ...]:
    """Return the powers that nobody plays beside these sides; without Gauls no Transalpines either (ruling 77)."""
    away = (MERCENARIES,) if GALLIC in sides else (GALLIC, TRANSALPINE, MERCENARIES)
    return tuple([power for power in POWERS if SIDE_OF.get(power) not in sides and power not in away])


def surviving_sides(state: SwordState) -> tuple[Side, ...]:
    """Return the sides that are not eliminated, in the table's order."""
    return tuple([side for side in state.players if side not in state.out])


def sides_clockwise_from(state: SwordState, side: Side) -> tuple[Side, ...]:
    """Return the sides in clockwise order, beginning with `side`."""
    order = tuple(state.players)
    at = order.index(side)
    return order[at:] + order[:at]


# Victory points (section 4.4)


def tie_rank(side: Side) -> int:
    """Return the place of a side in the order in which ties are won; the lowest wins (section 4.4, ruling 46)."""
    return min(TABLES.tie_order.index(power) for power in POWERS_OF[side])


def sides_by_most_points(state: SwordState, sides: Iterable[Side] | None = None) -> tuple[Side, ...]:
    """Return sides by descending victory points, ties in the tie order; by default all that are not eliminated."""
    chosen = surviving_sides(state) if sides is None else tuple(sides)
    return tuple(sorted(chosen, key=lambda side: (-state.vp[side], tie_rank(side))))


def fewest_vp(state: SwordState, sides: Iterable[Side]) -> Side:
    """Return which of some sides has the fewest victory points; of equals, the one that wins ties. "" of none."""
    chosen = tuple(sides)
    return min(chosen, key=lambda side: (state.vp[side], tie_rank(side))) if chosen else ""


# Allies (section 15)


def sorted_power_pair(a: Power, b: Power) -> tuple[Power, Power]:
    """Return two powers as a pair, sorted."""
    return (a, b) if a < b else (b, a)


PARTNERS = ((ETRUSCAN, SAMNITE), (SAMNITE, ETRUSCAN))
TREATY_POWERS = ((ROMAN, CARTHAGINIAN), (CARTHAGINIAN, ROMAN))


def are_permanent_allies(a: Power, b: Power) -> bool:
    """Return whether two powers are allied for good: Etruscans and Samnites (ruling 111)."""
    return (a, b) in PARTNERS


def is_punic_treaty_in_force(state: SwordState) -> bool:
    """Return whether the treaty of Rome and Carthage holds (section 18)."""
    return any(effect.kind == TREATY for effect in state.effects)


def side_acting_for(state: SwordState, power: Power) -> Side:
    """Return the side for which a non-player power acts just now; "" if it does not act (section 16.1.2)."""
    for frame in reversed(state.frames):
        if isinstance(frame, NonPlayerAction) and frame.power == power:
            return frame.side
    return ""


def state_for_static_power(state: SwordState) -> SwordState:
    """Return the state as it is for a non-player power that acts without moving: it has no ally then (16.1.2)."""
    if not any(isinstance(frame, NonPlayerAction) and not frame.still for frame in state.frames):
        return state
    new: SwordState = state.__copy__()  # type: ignore[attr-defined]  # every msgspec struct has it
    new.frames = [
        msgspec.structs.replace(frame, still=True) if isinstance(frame, NonPlayerAction) else frame
        for frame in state.frames
    ]
    return new


def _moves_for(state: SwordState, power: Power) -> Side:
    for frame in reversed(state.frames):
        if isinstance(frame, NonPlayerAction) and frame.power == power and not frame.still:
            return frame.side
    return ""


def has_paired_sides(state: SwordState) -> bool:
    """Return whether persons play several sides each, whose points count together (rulings 129 and 131)."""
    return len(state.seats) < len(state.players)


def are_partners(state: SwordState, a: Side, b: Side) -> bool:
    """Return whether one person plays two sides, both still in the game: they are allied for good (ruling 130)."""
    if a == b or a not in state.players or state.players[a] != state.players.get(b):
        return False
    return a not in state.out and b not in state.out


def are_bound_allies(state: SwordState, a: Power, b: Power) -> bool:
    """Return whether two powers are allies beyond the action under way, or one and the same."""
    if a == b or (a, b) in PARTNERS or (state.alliances and sorted_power_pair(a, b) in state.alliances):
        return True
    if len(state.seats) < len(state.players) and are_partners(state, SIDE_OF.get(a, ""), SIDE_OF.get(b, "")):
        return True
    return (a, b) in TREATY_POWERS and is_punic_treaty_in_force(state)


def are_allied(state: SwordState, a: Power, b: Power) -> bool:
    """Return whether two powers are allies, or one and the same. A non-player power on the move is the ally of its
    activator's powers for that action (ruling 101), not while it raises CU, places support or rolls a siege."""
    if are_bound_allies(state, a, b):
        return True
    if SIDE_OF.get(a) in state.players and SIDE_OF.get(b) in state.players:
        return False  # mostly, and at once
    for one, other in ((a, b), (b, a)):
        if not side_of(state, one) and (mover := _moves_for(state, one)) and other in POWERS_OF[mover]:
            return True
    return False


def power_and_allies(state: SwordState, power: Power) -> tuple[Power, ...]:
    """Return a power's allies, itself first."""
    return (power, *(other for other in POWERS if other != power and are_allied(state, power, other)))


def sides_allied(state: SwordState, a: Side, b: Side) -> bool:
    """Return whether any powers of two sides are allied (ruling 112), or the sides are the same."""
    return a == b or any(are_allied(state, one, two) for one in POWERS_OF[a] for two in POWERS_OF[b])


# Who decides


def deciding_side(state: SwordState, power: Power) -> Side:
    """Return the side that decides for a power now: its own; for a non-player power who activates it, else the side
    with the fewest victory points that is not allied to the active one (section 16.1), and Rome for Carthage under
    the treaty (ruling 104). Outside the turns of the Action Phase as `phase_decider_of_power`."""
    own = side_of(state, power)
    if own:
        return own
    if power == CARTHAGINIAN and is_punic_treaty_in_force(state):
        return ROMAN
    mover = side_acting_for(state, power)
    if mover:
        return mover
    if not state.active:
        return phase_decider_of_power(state, power)
    able = _unbiased(state, CARTHAGINIAN) if power == MERCENARIES else surviving_sides(state)
    others = [side for side in able if not sides_allied(state, side, state.active)]
    return fewest_vp(state, others or able)


def _unbiased(state: SwordState, nemesis: Side) -> tuple[Side, ...]:
    """Return who may decide for a power hostile to a side: neither that nor its allies, as long as there is somebody
    else (16.1)."""
    apart = [side for side in surviving_sides(state) if side != nemesis]
    return tuple([side for side in apart if not sides_allied(state, side, nemesis)] or apart)


NEMESIS = {TRANSALPINE: GALLIC, VOLSCI: ROMAN, CARTHAGINIAN: GREEK, MERCENARIES: CARTHAGINIAN}


def phase_decider_of_power(state: SwordState, power: Power) -> Side:
    """Return the side that decides for a power in the phases of all: for a non-player power the one with fewest
    victory points that is neither its nemesis's nor allied to it (section 16.1)."""
    own = side_of(state, power)
    if own:
        return own
    if power == CARTHAGINIAN and is_punic_treaty_in_force(state):
        return ROMAN
    return fewest_vp(state, _unbiased(state, SIDE_OF[NEMESIS[power]]))
