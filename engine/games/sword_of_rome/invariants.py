"""What must always be true of a state of The Sword of Rome: for self-play and tests."""

from collections import Counter
from collections.abc import Iterator

from engine.games.sword_of_rome.board.control import is_city, is_friendly_city
from engine.games.sword_of_rome.board.stacks import leaders_commander_first, stack_key
from engine.games.sword_of_rome.combat.strength import UNREST
from engine.games.sword_of_rome.course import current_scenario, players_five
from engine.games.sword_of_rome.frames.carthage import Quelling
from engine.games.sword_of_rome.powers import POWERS, POWERS_OF, are_allied, non_players
from engine.games.sword_of_rome.state import (
    DISPLACED,
    GONE,
    POOL,
    RESERVE,
    UNENTERED,
    SwordState,
    desperate_times_zone,
    discard_zone,
    draw_pile_zone,
    hand_zone,
)
from engine.games.sword_of_rome.tables import CARDS, LEADERS, SPACES, TABLES
from engine.kernel.zones import EVERYBODY, seat_mask

BOXES = (DISPLACED, POOL, RESERVE, UNENTERED, GONE)


def violations(state: SwordState) -> Iterator[str]:
    """Yield every broken invariant."""
    yield from state.cards.violations()
    yield from _cards(state)
    yield from _tracks(state)
    yield from _leaders(state)
    yield from _stacks(state)
    yield from _places(state)
    if len(state.frames) <= 2 and state.outcome is None:
        yield from _at_rest(state)


def _cards(state: SwordState) -> Iterator[str]:
    zones, knows = state.cards.zones, state.cards.knows
    for side, seat in state.players.items():
        mine = seat_mask(state.seats, seat)
        for zone in (hand_zone(side), draw_pile_zone(side), discard_zone(side), desperate_times_zone(side)):
            yield from (f"{card} lies in {zone}" for card in zones[zone] if CARDS[card].deck != side)
        yield from (f"{side} does not know its {card}" for card in zones[hand_zone(side)] if not knows[card] & mine)
        yield from (
            f"{card} is hidden on the discards" for card in zones[discard_zone(side)] if knows[card] != EVERYBODY
        )
        yield from (
            f"{card} is no Desperate Times"
            for card in zones[desperate_times_zone(side)]
            if not card[1:].startswith("D")
        )
    yield from (
        f"{side} has announced without a card" for side in state.announced if not zones[desperate_times_zone(side)]
    )


def _tracks(state: SwordState) -> Iterator[str]:
    low, high = TABLES.vp.low, TABLES.vp.high
    yield from (f"{side} has {vp} victory points" for side, vp in state.vp.items() if not low <= vp <= high)
    if not 0 <= state.round <= TABLES.rounds:
        yield f"round {state.round}"
    if abs(state.plunder) >= TABLES.plunder.spaces:
        yield f"{state.plunder} plunder markers"
    if len(set(state.alliances)) < len(state.alliances):
        yield "an alliance twice"
    yield from (f"{pair} is not sorted" for pair in state.alliances if tuple(sorted(pair)) != pair)


def _leaders(state: SwordState) -> Iterator[str]:
    placed = Counter(leader for one in state.stacks.values() for leader in one.all_leaders)
    placed.update(state.off_map.keys())
    placed.update(leader for frame in state.frames if isinstance(frame, Quelling) for leader in frame.rest_leaders)
    yield from (f"{leader} is in {count} places" for leader, count in placed.items() if count > 1)
    known = {name for name, leader in LEADERS.items() if leader.kind != "virtual"}
    yield from (f"{leader} is nowhere" for leader in known - placed.keys())
    yield from (f"{leader} is in {box}" for leader, box in state.off_map.items() if box not in BOXES)
    for one in state.stacks.values():
        yield from (f"{leader} serves {one.power}" for leader in one.all_leaders if LEADERS[leader].power != one.power)
        if one.leaders and leaders_commander_first(one.leaders, one.commander)[0] != one.commander:
            yield f"{one.commander} commands in {one.space}, above his rank"


def _stacks(state: SwordState) -> Iterator[str]:
    powers = {power for side in state.players for power in POWERS_OF[side]} | set(non_players(state))
    if any(isinstance(frame, Quelling) for frame in state.frames):
        powers.add(UNREST)
    for name, one in state.stacks.items():
        if name != stack_key(one.power, one.space) or one.space not in SPACES or one.power not in (*POWERS, UNREST):
            yield f"stack {name} is {one.power} in {one.space}"
        if one.is_empty or min(one.cu, one.cu_inside) < 0 or not 0 <= one.mercenaries <= one.all_cu:
            yield f"stack {name}: {one}"
        if one.cu_inside > TABLES.movement.inside:
            yield f"{one.cu_inside} CU inside {one.space}"
        if (one.cu_inside or one.leaders_inside) and not is_city(state, one.space):
            yield f"{one.power} is inside {one.space}, which has no walls"
        if one.power not in powers:
            yield f"{one.power} is not in the game"
        if one.space in current_scenario(state).out_of_play:
            yield f"{one.space} is out of play"


def _places(state: SwordState) -> Iterator[str]:
    if state.places.keys() != SPACES.keys():
        yield "a space is missing"
    for space, place in state.places.items():
        city = is_city(state, space)
        if city and place.loyalty > TABLES.support.city:
            yield f"{space} has loyalty {place.loyalty}"
        if not city and place.loyalty:
            yield f"{space} has loyalty and no walls"
        if (place.siege >= 0) != bool(place.besieger):
            yield f"the siege of {space} has {'no besieger' if not place.besieger else 'no marker'}"
        if place.owner and place.owner not in POWERS:
            yield f"{space} belongs to {place.owner}"


def _at_rest(state: SwordState) -> Iterator[str]:
    """Yield what may only be so in the middle of an action: while nothing but the sequence of play is under way."""
    for space, place in state.places.items():
        if SPACES[space].kind == "box":
            continue
        here = [one for one in state.stacks.values() if one.space == space]
        outside = [one for one in here if one.cu]
        if len(outside) > 1:
            yield f"{[one.power for one in outside]} stand in {space}"
        if is_city(state, space) and place.loyalty < 1 and (place.owner != "carthaginian" or players_five(state)):
            yield f"{space} has loyalty {place.loyalty}"
        if not place.owner and is_city(state, space) and place.loyalty != 1:
            yield f"independent {space} has loyalty {place.loyalty}"
        if place.siege >= 0 and not any(one.power == place.besieger and one.cu for one in here):
            yield f"nobody besieges {space}"
        for one in here:
            if one.cu_inside and not any(other.cu and not are_allied(state, one.power, other.power) for other in here):
                yield f"{one.power} hides inside {space}"
            exposed = one.leaders if is_friendly_city(state, one.power, space) else one.all_leaders
            if exposed and not one.all_cu and any(
                other.all_cu and not are_allied(state, one.power, other.power) for other in here
            ):  # fmt: skip
                yield f"{exposed} are alone with enemies in {space}"
