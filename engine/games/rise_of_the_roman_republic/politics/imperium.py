"""What a magistrate may be given: army, place and province (sections 5.21 to 5.29)."""

from engine.games.rise_of_the_roman_republic.actions.politics import ARMY, NONE
from engine.games.rise_of_the_roman_republic.board.bonds import forbidden_provinces
from engine.games.rise_of_the_roman_republic.board.control import province_of, scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.halves import legion_hexes, legions_in_play
from engine.games.rise_of_the_roman_republic.board.stacks import stack_at, total_sp
from engine.games.rise_of_the_roman_republic.frames.politics import Election
from engine.games.rise_of_the_roman_republic.politics.eligibility import (
    field_consul_armies,
    free_armies,
    loose_legions,
    proconsul_legion_groups,
    rome_consul_armies,
)
from engine.games.rise_of_the_roman_republic.politics.emergency import free_roman_cities
from engine.games.rise_of_the_roman_republic.politics.quarrel import must_keep_apart
from engine.games.rise_of_the_roman_republic.politics.schedule import has_schedule
from engine.games.rise_of_the_roman_republic.republic import Vacancy
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import PROVINCES, ROME


def assigned_area(province: str) -> str:
    """Return the area that a magistrate is assigned with a province, Etruria or its like (section 2.1); else itself."""
    return PROVINCES[province].area or province if province in PROVINCES else province


def legions_token(state: RiseState, legions: tuple[str, ...]) -> str:
    """Return how legions are named as a command: "army_1" for a consular army, else their numbers."""
    number = next((n for n, known in state.republic.armies.items() if known == legions), 0)
    return f"{ARMY}{number}" if number else "+".join(legions)


def legions_of(state: RiseState, army: str) -> tuple[str, ...]:
    """Return the legions of a command named so."""
    if army == NONE:
        return ()
    found: list[str] = []
    for part in army.split("+"):
        found += state.republic.armies[int(part.removeprefix(ARMY))] if part.startswith(ARMY) else [part]
    return tuple(found)


def army_tokens(state: RiseState, frame: Election) -> tuple[str, ...]:
    """Return the commands that the office may be given."""
    republic = state.republic
    if frame.legions:
        return (legions_token(state, frame.legions),)
    if frame.office == "rome_consul":
        return tuple([f"{ARMY}{n}" if n else NONE for n in rome_consul_armies(republic)])
    if frame.office == "field_consul":
        found = (*free_armies(republic), 0) if has_schedule(state) else field_consul_armies(republic)  # ruling T2
        return tuple([f"{ARMY}{n}" if n else NONE for n in found])
    if frame.office == "proconsul":
        return tuple(
            [legions_token(state, legions) for legions in proconsul_legion_groups(republic, legions_in_play(state))]
        ) or (NONE,)
    if frame.office == "praetor":
        return loose_legions(republic, legions_in_play(state))
    if frame.office == "dictator":
        return _dictators(state, midturn=frame.midturn)
    return (NONE,)


def _dictators(state: RiseState, *, midturn: bool) -> tuple[str, ...]:
    """Return the armies of a Dictator: none, or one or two consular armies; in mid-turn also such as have a commander,
    who stays as a subordinate (rulings c.46 and G69)."""
    armies = sorted(state.republic.armies) if midturn else list(free_armies(state.republic))
    ones = [f"{ARMY}{n}" for n in armies]
    twos = [f"{ARMY}{n}+{ARMY}{m}" for at, n in enumerate(armies) for m in armies[at + 1 :]]
    return (NONE, *ones, *twos)


def magistrate_placement_hexes(state: RiseState, frame: Election, army: str) -> tuple[str, ...]:
    """Return the hexes where a magistrate with this command may be placed: with any of their legions. Without: a Rome
    Consul in Rome, a Field Consul in a city of the province that they are assigned where no enemy is, a Dictator with
    any legion."""
    return _apart(state, frame, _places(state, frame, army))


def _apart(state: RiseState, frame: Election, found: tuple[str, ...]) -> tuple[str, ...]:
    """Return the hexes but those of the man whom they hate, if there are others (ruling G61)."""
    return tuple([one for one in found if not must_keep_apart(state, frame.leader, one)]) or found


def _places(state: RiseState, frame: Election, army: str) -> tuple[str, ...]:
    legions = legions_of(state, army)
    if frame.gap is not None:
        return _of_the_lost(state, frame.gap, legions)
    if not legions and frame.office == "dictator":
        legions = legions_in_play(state)
    if legions:
        return tuple(sorted(legion_hexes(state, legions)))
    if frame.office != "field_consul" or has_schedule(state):
        return (stack_placed_in_rome(state).hex,)
    hostile, among = {one.hex for one in state.stacks.values() if side_of(state, one.power) != ROMANS}, _open(state)
    found = [one for one in state.cities if one not in hostile and province_of(one) in among]
    return tuple([one for one in found if one != ROME])


def _open(state: RiseState) -> tuple[str, ...]:
    """Return the provinces in play but for those that no Roman enters (The Eagle)."""
    shut = forbidden_provinces(state, ROMANS, ())
    return tuple([one for one in scenario_of(state).in_play if one not in shut])


def _of_the_lost(state: RiseState, gap: Vacancy, legions: tuple[str, ...]) -> tuple[str, ...]:
    """Return where a replacement is placed: where their predecessor was, with men of Rome, or in Rome (section 8.67).
    The Urban Praetor's place is Rome."""
    rome = stack_placed_in_rome(state).hex
    if gap.man.office == "urban_praetor":
        return (rome,)
    there = {one.hex for one in state.stacks.values() if one.power == ROMANS and total_sp(state, one)}
    own = [gap.hex] if gap.hex in there else sorted(legion_hexes(state, legions))
    return tuple(dict.fromkeys([*own, rome]))


def stack_placed_in_rome(state: RiseState) -> Stack:
    """Return where those go who are placed in Rome: into the city; if it is lost, to the first city of Roman Italy that
    is Rome's, else to any force of hers (section 14.0)."""
    if state.cities[ROME].holder == ROMANS:
        return stack_at(state, ROMANS, ROME, inside=True)
    own = free_roman_cities(state)
    if own:
        return stack_at(state, ROMANS, own[0], inside=True)
    left = [one for one in state.stacks.values() if one.power == ROMANS and total_sp(state, one)]
    return left[0] if left else stack_at(state, ROMANS, ROME)


def assignable_provinces(state: RiseState, frame: Election, army: str, place: str) -> tuple[str, ...]:
    """Return the provinces that they may be assigned; NONE alone where the office has none."""
    if frame.gap is not None:
        return (frame.gap.man.province or NONE,)
    known, here = scenario_of(state), assigned_area(province_of(place))
    in_play = tuple(dict.fromkeys([assigned_area(one) for one in _open(state)]))
    if frame.office in ("rome_consul", "dictator", "master_of_horse", "urban_praetor"):
        return (NONE,)
    if frame.office == "field_consul" and known.has_rule("free_consuls"):
        return (NONE,)
    home = {assigned_area(one) for one in known.roman_italy}
    abroad = [one for one in in_play if one not in home and one != here]
    if frame.office == "field_consul":
        return (here, *abroad) if army != NONE else (here,)
    if frame.midturn:  # section 5.29
        return (here, *[one for one in in_play if one != here])
    if frame.leader not in frame.prorogued:
        return (here,)
    if frame.office == "praetor":
        return (here, *[one for one in in_play if one != here])  # any new one (section 5.24)
    old = next((one.province for one in state.republic.outgoing if one.leader == frame.leader), "")
    return tuple(dict.fromkeys([here, *([old] if old else []), *abroad]))
