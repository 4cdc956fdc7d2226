"""Which tribes a march would raise: against Rome as she comes, against Samnites and Gauls where they stop; how strong
they would be, and when next a tribe may revolt by itself (First Alexander and Samnite Wars)."""

from collections.abc import Iterator
from itertools import pairwise

from engine.games.rise_of_the_roman_republic.actions.movement import INSIDE
from engine.games.rise_of_the_roman_republic.board.control import alliance_row_of, province_of, scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.hexmap import is_border_between
from engine.games.rise_of_the_roman_republic.board.losses import whole_stack_part
from engine.games.rise_of_the_roman_republic.board.parts import move_force_to_hex
from engine.games.rise_of_the_roman_republic.board.stacks import stack_key, total_sp
from engine.games.rise_of_the_roman_republic.combat.charge_odds import weighted_mean_odds
from engine.games.rise_of_the_roman_republic.combat.forecast import forecast_of_frame
from engine.games.rise_of_the_roman_republic.combat.odds import DICE, BattleOdds
from engine.games.rise_of_the_roman_republic.combat.sides import defending_beside
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.incursions.incursion import NOBODY, bring_tribe_army, tribe_falling_upon
from engine.games.rise_of_the_roman_republic.manpower.levies import is_tribe_revolting, tribal_army
from engine.games.rise_of_the_roman_republic.movement.mover import Mover
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.games.rise_of_the_roman_republic.tribes.allegiance import SAMNITES
from engine.games.rise_of_the_roman_republic.tribes.armies import stacks_of, tribe_controller, tribe_home_provinces
from engine.games.rise_of_the_roman_republic.tribes.mobilisation import (
    romans_in_capua,
    tribe_muster_cities,
    tribe_stirred_by_entry,
)
from engine.games.rise_of_the_roman_republic.tribes.revolts import legions_abroad
from engine.games.rise_of_the_roman_republic.turn.samnite_wars import last_turn
from engine.kernel.texts import Text, keyed_text

Way = tuple[str, ...]  # hexes, the start first


def tribes_stirred_by_march(state: RiseState, mover: Mover, way: Way) -> tuple[tuple[str, str], ...]:
    """Return the tribes that a way stirs, each once, with the province that is entered."""
    entered = dict.fromkeys([province_of(to) for here, to in pairwise(way) if is_border_between(here, to)])
    found = [(tribe_stirred_by_entry(state, mover.power, province), province) for province in entered]
    tribes = {tribe: province for tribe, province in reversed(found) if tribe}
    return tuple([(tribe, province) for tribe, province in found if tribes.get(tribe) == province])


def tribe_muster_range(state: RiseState, tribe: str) -> tuple[int, int]:
    """Return the fewest and the most SP that a tribe may raise."""
    found = [sum(tribal_army(tribe, die, garrisoned=romans_in_capua(state))) for die in DICE]
    return min(found), max(found)


def forecast_lines(state: RiseState, mover: Mover, route: Way) -> Iterator[Text]:
    """Yield what a march means to the tribes on its way. route: its legs."""
    if mover.is_lone:
        return
    way = (mover.place, *[leg.removesuffix(INSIDE) for leg in route])
    for tribe, province in tribes_stirred_by_march(state, mover, way):
        yield _rises(state, mover, tribe, province)
    if not scenario_of(state).has_rule("tribal_revolts"):
        return
    yield from _incursion(state, mover, way, inside=route[-1].endswith(INSIDE))
    yield from _next_check(state, mover, way[-1])


def _rises(state: RiseState, mover: Mover, tribe: str, province: str) -> Text:
    """Return that a tribe takes up arms as its land is entered: there is no roll for whether, one for how many."""
    least, most = tribe_muster_range(state, tribe)
    facts = {"tribe": tribe, "province": province, "least": least, "most": most}
    if scenario_of(state).has_rule("tribal_revolts"):
        boxes = state.levels.get(alliance_row_of(tribe_home_provinces(tribe)[0]), {}).get(ROMANS, 0)
        return keyed_text("preview.revolts", **facts, places=tribe_muster_cities(state, tribe, SAMNITES), boxes=boxes)
    holder = tribe_controller(state, tribe)
    return keyed_text("preview.stirs", **facts, side=holder, rolled=holder in ("", mover.side))


# Samnite Incursion


def _incursion(state: RiseState, mover: Mover, way: Way, *, inside: bool) -> Iterator[Text]:
    """Yield that a tribe falls upon Samnites or Gauls where they stop, and the odds of the battle with what it may
    raise. What the force loses on its way is left out."""
    if not any(is_border_between(*step) for step in pairwise(way)):
        return
    seen, place = state.copy(), way[-1]
    for part in ((mover.stack, mover.force), *[(one.key, one.force) for one in mover.beside]):
        move_force_to_hex(seen, *part, place, inside=inside)
    name = stack_key(mover.power, place, inside)
    tribe = tribe_falling_upon(seen, name)
    if not tribe:
        return
    there = [total_sp(state, one) for one in stacks_of(state, tribe)]
    least, most = (there[0], there[0]) if there else tribe_muster_range(state, tribe)
    facts = {"tribe": tribe, "province": province_of(place), "place": place, "least": least, "most": most}
    facts["armed"] = bool(there)
    if inside:
        yield keyed_text("preview.incursion_siege", **facts)
        return
    odds = weighted_mean_odds(
        [(one, 1 / len(DICE)) for one in [_against(seen, tribe, name, place, die) for die in _dice(there)]]
    )
    win = odds.chances["d_win"] + odds.chances["d_major"]
    yield keyed_text("preview.incursion", **facts, win=round(win), home=100 - round(win))


def _dice(there: list[int]) -> list[int]:
    """Return the dice by which a tribe is raised; for one that is in arms already the same ten times."""
    return [NOBODY] * len(DICE) if there else list(DICE)


def _against(state: RiseState, tribe: str, name: str, place: str, die: int) -> BattleOdds:
    """Return the odds of a tribe's attack on a stack, as it is raised by this die."""
    seen = state.copy()
    bring_tribe_army(seen, tribe, place, die)
    army = stack_key(tribe, place)
    defenders = (whole_stack_part(seen, name), *defending_beside(seen, name.partition("@")[0], place))
    frame = Battle(attacker=army, hex=place, defender=name, avoidable=False, incursion=True)
    frame.attackers, frame.defenders = (whole_stack_part(seen, army),), defenders
    return forecast_of_frame(seen, frame).odds


# Tribal Revolt Segment


def revolt_chance(legions: int) -> int:
    """Return how likely a tribe revolts at the start of a turn, in percent, by the legions outside Rome's provinces.

    >>> revolt_chance(4), revolt_chance(7)
    (20, 50)
    """
    return 100 * sum(is_tribe_revolting(die, legions) for die in DICE) // len(DICE)


def _next_check(state: RiseState, mover: Mover, goal: str) -> Iterator[Text]:
    """Yield how the check at the start of the next turn changes, where legions leave or come back to Rome's
    provinces."""
    if side_of(state, mover.power) != ROMANS or state.turn >= last_turn(state):
        return
    seen = state.copy()
    move_force_to_hex(seen, mover.stack, mover.force, goal)
    before, after = revolt_chance(legions_abroad(state)), revolt_chance(legions_abroad(seen))
    if before != after:
        check = TABLES.revolt_check
        facts = {"legions": legions_abroad(seen), "free": check.legions, "needed": check.at}
        yield keyed_text("preview.revolt_check", before=before, after=after, **facts)
