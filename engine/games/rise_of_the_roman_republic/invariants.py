"""What must always be true of a state of the Roman Republic: for self-play and tests."""

from collections import Counter
from collections.abc import Iterator

from engine.games.rise_of_the_roman_republic.board.control import (
    full_city_defence,
    power_of_leader,
    province_of,
    scenario_of,
    side_of,
)
from engine.games.rise_of_the_roman_republic.board.halves import legion_pieces, legions_in_play
from engine.games.rise_of_the_roman_republic.board.hexmap import may_be_in_hex
from engine.games.rise_of_the_roman_republic.board.stacks import stack_key, total_sp
from engine.games.rise_of_the_roman_republic.forces import legion_half_name, number_of
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.frames.tribes import Mobilisation
from engine.games.rise_of_the_roman_republic.frames.turn import Opening, Phase
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.politics.command import MARKERS
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.siege.holding import holder_to_be
from engine.games.rise_of_the_roman_republic.state import DISORGANIZED, NORMAL, RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS, TABLES

SPECIAL = ("siege", "augury", "legate")
MANY = 2  # consular armies have no more legions than this


def violations(state: RiseState) -> Iterator[str]:
    """Yield every broken invariant."""
    yield from _strengths(state)
    yield from _stacks(state)
    yield from _leaders(state)
    yield from _offices(state)
    yield from _legions(state)
    yield from _abroad(state)
    yield from _cities(state)
    yield from _tribes(state)
    yield from _cup(state)


def _strengths(state: RiseState) -> Iterator[str]:
    full = FIGURES.legions[scenario_of(state).legions].elements
    for number, legion in state.legions.items():
        for name, (infantry, cavalry) in legion.elements.items():
            most = full.get(name, (0, 0))
            if number not in (number_of(number), legion_half_name(number_of(number), name)):
                yield f"{name} is no part of {number}"
            if not (0 <= infantry <= most[0] and 0 <= cavalry <= most[1] and infantry + cavalry):
                yield f"{name} of legion {number} has {infantry}/{cavalry} SP"
        if not legion.infantry + legion.cavalry:
            yield f"legion {number} has no SP"
    for where, one in state.stacks.items():
        for troops in one.troops:
            if min(troops.infantry, troops.cavalry, troops.elephants) < 0 or not troops.sp:
                yield f"{where} has {troops.infantry}/{troops.cavalry}/{troops.elephants} SP of {troops.kind}"
    yield from (f"{leader} has {points} Guile" for leader, points in state.guile.items() if points < 0)
    yield from (
        f"{leader} has {points} Guile" for leader, points in state.guile.items() if points > LEADERS[leader].guile
    )


def _stacks(state: RiseState) -> Iterator[str]:
    for where, one in state.stacks.items():
        if where != stack_key(one.power, one.hex, one.inside):
            yield f"{where} is the stack of {one.power} in {one.hex}"
        if one.is_empty:
            yield f"{where} is empty"
        if not may_be_in_hex(state, one.hex, one.power):
            yield f"{where} is out of play"
        if one.inside and one.hex not in state.cities:
            yield f"{where} is inside no city"
        if not NORMAL <= one.status <= DISORGANIZED or one.engines < 0:
            yield f"{where} has the status {one.status}"
        kinds = [(troops.kind, troops.elite) for troops in one.troops]
        if len(set(kinds)) < len(kinds):
            yield f"{where} has a contingent twice"
        if one.power != ROMANS and one.legions:
            yield f"{where} has legions"
    yield from _inside(state)
    yield from _guests(state)


def _inside(state: RiseState) -> Iterator[str]:
    """Yield cities in which enemies stand together."""
    for place in state.cities:
        sides = {side_of(state, one.power) for one in state.stacks.values() if one.inside and one.hex == place}
        if len(sides) > 1:
            yield f"{sorted(sides)} are inside {place}"


def _guests(state: RiseState) -> Iterator[str]:
    """Yield cities that are nobody's with a power's men in them, as a leader chooses what to do (ruling G75)."""
    acts = bool(state.frames) and isinstance(state.frames[-1], Phase) and state.frames[-1].step == "act"
    for place in state.cities if acts else ():
        if power := holder_to_be(state, place):
            yield f"{place} is nobody's with {power} in it"


def _abroad(state: RiseState) -> Iterator[str]:
    """Nobody is where their power, or their kind of troops, never goes (The Eagle)."""
    known = scenario_of(state)
    natives, pinned = known.natives, known.pinned
    home = {*natives.provinces, *natives.further} if natives is not None else set()
    for where, one in state.stacks.items():
        province, kinds = province_of(one.hex), {troops.kind for troops in one.troops}
        if province in known.barred.get(one.power, ()):
            yield f"{where} is in {province}, where {one.power} never goes"
        if natives is not None and kinds & {*natives.kinds} and province not in home:
            yield f"{where} has natives in {province}"
        if kinds & {*pinned} and known.mutiny is not None and one.hex != known.mutiny.place:
            yield f"{where} has {pinned}, who never march"


def _leaders(state: RiseState) -> Iterator[str]:
    placed = Counter(leader for one in state.stacks.values() for leader in one.leaders)
    yield from (f"{leader} is in {count} places" for leader, count in placed.items() if count > 1)
    for one in state.stacks.values():
        for leader in one.leaders:
            own = power_of_leader(state, leader)
            if own != one.power:
                yield f"{leader} of {own} stands with {one.power}"
    waiting = [leader for others in state.waiting.values() for leader in others]
    away = Counter(
        [*waiting, *state.wounded, *state.gone, *state.republic.pool, *state.republic.wounded, *state.republic.gone]
    )
    yield from (f"{leader} is away twice" for leader, count in away.items() if count > 1)
    yield from (f"{leader} is away and on the map" for leader in away if leader in placed and not _on(state, leader))


def _on(state: RiseState, leader: str) -> bool:
    """Return whether a man may be on the map while they lie in the pool: until the elections are over."""
    return any(one.leader == leader for one in state.republic.outgoing)


def _offices(state: RiseState) -> Iterator[str]:
    republic = state.republic
    men = [one.leader for one in republic.magistrates]
    yield from (f"{one} has two offices" for one in {*men} if men.count(one) > 1)
    away = {*republic.pool, *republic.wounded, *republic.gone}
    yield from (f"{one} is in office and away" for one in men if one in away)
    ranks = [one.rank for one in republic.magistrates]
    if ranks != sorted(ranks):
        yield f"the offices are in the order {men}"
    for office in ("dictator", "master_of_horse", "rome_consul", "urban_praetor"):
        held = [one for one in republic.magistrates if one.office == office and not one.held]
        if len(held) > 1:
            yield f"{len(held)} are {office}"
    if len(republic.consuls) > MANY:
        yield f"{len(republic.consuls)} consuls"
    on_map = {leader for one in state.stacks.values() for leader in one.leaders}
    if not republic.outgoing and len(state.frames) <= 1:
        yield from (f"{one} is in office and nowhere" for one in men if one not in on_map)
        yield from (
            f"{one} is on the map without an office"
            for one in sorted(on_map)
            if LEADERS[one].side == ROMANS and one not in men
        )
    for one in republic.magistrates:
        if one.phases > one.most and not one.stays:
            yield f"{one.leader} has had {one.phases} phases of {one.most}"


def _legions(state: RiseState) -> Iterator[str]:
    stood = Counter(number for one in state.stacks.values() for number in one.legions)
    yield from (f"legion {number} stands in {count} places" for number, count in stood.items() if count > 1)
    if not any(isinstance(frame, Opening) for frame in state.frames):  # those of a free set-up are still to be placed
        yield from (f"legion {number} is nowhere" for number in state.legions if number not in stood)
    yield from (f"legion {number} is not in play" for number in stood if number not in state.legions)
    yield from _halves(state)
    known = legions_in_play(state)
    led = Counter(number for one in state.republic.magistrates for number in one.legions)
    yield from (f"legion {number} has {count} commanders" for number, count in led.items() if count > 1)
    yield from (f"legion {number} is commanded and not in play" for number in led if number not in known)
    bound = Counter(number for legions in state.republic.armies.values() for number in legions)
    yield from (f"legion {number} is in {count} armies" for number, count in bound.items() if count > 1)
    yield from (f"legion {number} of an army is not in play" for number in bound if number not in known)
    for number, legions in state.republic.armies.items():
        if not 0 < len(legions) <= MANY:
            yield f"army {number} has {len(legions)} legions"
    for one in state.republic.magistrates:
        if one.army and one.army not in state.republic.armies:
            yield f"{one.leader} commands army {one.army}, which is not there"


def _halves(state: RiseState) -> Iterator[str]:
    """Yield legions whose pieces do not fit together (ruling G70)."""
    acts = bool(state.frames) and isinstance(state.frames[-1], Phase) and state.frames[-1].step == "act"
    for number in legions_in_play(state):
        pieces = legion_pieces(state, number)
        if number in pieces and len(pieces) > 1:
            yield f"legion {number} is whole and apart: {pieces}"
        if len({state.legions[one].veteran for one in pieces}) > 1:
            yield f"the halves of legion {number} are trained differently"
        where = [(one.hex, one.inside) for one in state.stacks.values() for piece in pieces if piece in one.legions]
        if acts and number not in pieces and len(set(where)) == 1:
            yield f"the halves of legion {number} have met and are not one"


def _cities(state: RiseState) -> Iterator[str]:
    known = scenario_of(state)
    fighting = any(isinstance(frame, Battle) for frame in state.frames)  # a siege is lifted when its battle is over
    for place, city in state.cities.items():
        if not 0 <= city.ids <= full_city_defence(known, place):
            yield f"{place} has a defence of {city.ids}"
        if city.sacked < 0:
            yield f"{place} is sacked {city.sacked}"
        if city.besieger and not fighting:
            outside = state.stacks.get(stack_key(city.besieger, place))
            if outside is None or not total_sp(state, outside):
                yield f"{place} is besieged by {city.besieger}, who is not there"
    if len(set(state.devastated)) < len(state.devastated):
        yield "a province is devastated twice"


def _tribes(state: RiseState) -> Iterator[str]:
    mustering = {frame.tribe for frame in state.frames if isinstance(frame, Mobilisation)}
    for name, known in TABLES.tribes.items():
        stacks = [one for one in state.stacks.values() if one.power == name]
        if len(stacks) > 1:
            yield f"{name} stands in {len(stacks)} places"
        if scenario_of(state).has_rule("mobilisation"):
            yield from (f"{name} is in {one.hex}" for one in stacks if province_of(one.hex) not in known.home)
            if stacks and not side_of(state, name):
                yield f"{name} is nobody's"
            if not stacks and name in state.masters and name not in mustering:
                yield f"{name} has a master and no army"
    yield from (f"{one} is an ally and not there" for one in state.allied if one not in state.masters)


def _cup(state: RiseState) -> Iterator[str]:
    if list(state.cup.markers) != sorted(state.cup.markers):
        yield "the cup is not sorted"
    for marker in {*state.cup.markers, *state.cup.drawn}:
        if marker not in MARKERS and marker not in SPECIAL and marker not in LEADERS:
            yield f"{marker} is in the cup"
    drawn = Counter(state.cup.drawn)
    if state.phase in ("operations", "end"):
        for kind in MARKERS:
            had = sum([one.phases for one in state.republic.magistrates if marker_kind_of_office(one) == kind])
            if had > drawn[kind]:
                yield f"{had} phases of {drawn[kind]} {kind} markers"


def marker_kind_of_office(one: Magistrate) -> str:
    """Return the kind of marker that a magistrate acts for: the Urban Praetor for a consul's."""
    return "consul" if one.office == "urban_praetor" else FIGURES.offices[one.office].marker
