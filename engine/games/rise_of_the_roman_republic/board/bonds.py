"""What keeps troops where they are: kinds that never march, that will not march yet, that go nowhere but to some
provinces, and men who have to hold a city (The Eagle; rulings E12, E15 and E20)."""

import msgspec

from engine.games.rise_of_the_roman_republic.board.control import city_size, is_in_area, scenario_of
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.forces import Troops
from engine.games.rise_of_the_roman_republic.state import Power, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import LEADERS

WILLING = "willing"  # what is noted once the reluctant march
VICTORY, OVER_ENEMY = "hero_won", "hero_beat_enemy"  # what is noted of the hero's battles
TAKEN = "taken"  # before a city that the reluctant men's side has taken, though it may have left it again
WON = "won"  # before a power and the turn in which it was won over
UNREST = "tarentine_unrest"  # what an augury has brought for the turn


def pinned_troop_kinds(state: RiseState) -> frozenset[str]:
    """Return the kinds of troops that do not march now."""
    known = scenario_of(state)
    waits = known.reluctant
    if waits is None or (WILLING in state.once and UNREST not in state.season):
        return frozenset(known.pinned)
    return frozenset((*known.pinned, *waits.kinds))


def free_troops(state: RiseState, there: Stack) -> tuple[Troops, ...]:
    """Return the troops of a stack that may march: none that do not, and so many infantry less as hold the city."""
    fixed, known = pinned_troop_kinds(state), scenario_of(state)
    found = tuple([one for one in there.troops if one.kind not in fixed])
    post = known.posts.get(there.power, {}).get(there.hex, 0) if there.inside else 0
    return _without(found, post) if post else found


def _without(troops: tuple[Troops, ...], feet: int) -> tuple[Troops, ...]:
    """Return troops without so many infantry SP, of the largest contingents."""
    left: list[Troops] = []
    for one in sorted(troops, key=lambda known: -known.infantry):
        stays = min(feet, one.infantry)
        feet -= stays
        left.append(msgspec.structs.replace(one, infantry=one.infantry - stays))
    return tuple([one for one in left if one.sp])


def troops_led_by(state: RiseState, leader: str, there: Stack) -> tuple[Troops, ...]:
    """Return the troops of a stack that may march under a leader: some lead but a few kinds."""
    kinds = LEADERS[leader].commands
    return tuple([one for one in free_troops(state, there) if not kinds or one.kind in kinds])


def forbidden_provinces(state: RiseState, power: Power, troops: tuple[Troops, ...]) -> frozenset[str]:
    """Return the provinces that a power does not enter, with these troops."""
    known = scenario_of(state)
    found = set(known.barred.get(power, ()))
    natives = known.natives
    if natives is not None and any(one.kind in natives.kinds for one in troops):
        open_ones = {
            *natives.provinces,
            *(natives.further if is_leader_in_area(state, natives.leader, natives.area) else ()),
        }
        found |= {one for one in known.in_play if one not in open_ones}
    return frozenset(found)


def is_leader_in_area(state: RiseState, leader: str, area: str) -> bool:
    """Return whether a leader is in an area."""
    there = stack_of_leader(state, leader)
    return there is not None and is_in_area(there.hex, area)


def note_hero_victory(state: RiseState, commander: str, loser: Power) -> None:
    """Note a battle that the hero has won; one who is only led by the enemy is not the enemy."""
    known = scenario_of(state).reluctant
    if known is None or commander != known.hero:
        return
    new = [VICTORY, *([OVER_ENEMY] if loser == known.enemy else [])]
    state.once = (*state.once, *[one for one in new if one not in state.once])


def note_city_captured(state: RiseState, power: Power, place: str) -> None:
    """Note a Medium or Large city that the side of the reluctant men has taken itself."""
    known, note = scenario_of(state), f"{TAKEN}:{place}"
    ours = known.reluctant is not None and power == known.reluctant.side
    if ours and city_size(known, place) != "small" and note not in state.once:
        state.once = (*state.once, note)


def turn_when_won_over(state: RiseState, power: Power) -> int:
    """Return the turn in which a power was won over last; 0: never."""
    found = [one.split(":") for one in state.once if one.startswith(f"{WON}:{power}:")]
    return max([int(turn) for _, _, turn in found], default=0)
