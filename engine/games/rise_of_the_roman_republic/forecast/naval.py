"""What a voyage promises, and what a landing or an embassy would mean (chapters 7 and 12)."""

from collections.abc import Iterator

from engine.games.rise_of_the_roman_republic.actions.diplomacy import Negotiate, Persuade
from engine.games.rise_of_the_roman_republic.actions.movement import ALL, ALONE, INSIDE, OWN
from engine.games.rise_of_the_roman_republic.actions.naval import Sail, SailAllies, SailWith, SendAmbassador
from engine.games.rise_of_the_roman_republic.board.control import (
    alliance_row_of,
    is_in_area,
    province_of,
    scenario_of,
    side_of,
)
from engine.games.rise_of_the_roman_republic.combat.sides import current_operations_phase
from engine.games.rise_of_the_roman_republic.diplomacy.embassies import (
    box_guile_price,
    embassy_box_shift,
    embassy_modifiers,
    side_spoken_for,
)
from engine.games.rise_of_the_roman_republic.movement.mover import Mover, mover_of_units
from engine.games.rise_of_the_roman_republic.naval.cargo import leaderless_forces_able_to_sail, shippable_movers
from engine.games.rise_of_the_roman_republic.naval.routes import (
    sea_way_capacity,
    sea_way_chance,
    sea_ways_between_ports,
    zones_of_token,
)
from engine.games.rise_of_the_roman_republic.powers.ambassadors import ambassador_of_leader
from engine.games.rise_of_the_roman_republic.powers.landing import INVADED, LANDED
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS, TABLES, rounded_share
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text, keyed_text

Voyage = Sail | SailWith | SailAllies
DICE = range(10)


def mover_that_would_sail(state: RiseState, leader: str, action: Voyage) -> Mover | None:
    """Return what would sail."""
    if isinstance(action, SailWith):
        return mover_of_units(state, leader, action.units)
    found = (
        shippable_movers(state, leader) if isinstance(action, Sail) else leaderless_forces_able_to_sail(state, leader)
    )
    return found.get(action.army)


def embassy_chance(state: RiseState, leader: str, envoy: str, row: str, guile: int) -> int:
    """Return how likely an embassy moves a box, in percent: natural dice decide alone (ruling W10)."""
    change = sum(one.amount for one in embassy_modifiers(state, leader, row, guile))
    rating = LEADERS[envoy].diplomacy
    return 10 * sum(embassy_box_shift(die, die + change, rating) > 0 for die in DICE)


def forecast_lines(state: RiseState, prompt: Prompt, action: Action) -> Iterator[Text]:
    """Yield what is to be said of an answer of this chapter before it is confirmed."""
    phase = current_operations_phase(state)
    if phase is None:
        return
    if isinstance(action, Negotiate | SendAmbassador):
        envoy = ambassador_of_leader(state, phase.leader) if isinstance(action, SendAmbassador) else phase.leader
        odds = embassy_chance(state, phase.leader, envoy, action.province, action.guile)
        yield keyed_text("preview.embassy", province=action.province, chance=odds)
    elif isinstance(action, Persuade):
        yield _persuasion(state, phase.leader, action.province)
    elif isinstance(action, Sail | SailWith | SailAllies):
        mover = mover_that_would_sail(state, phase.leader, action)
        if mover is not None:
            yield from _voyage(state, mover, action)
            yield from _left_ashore(state, phase.leader, mover, action)


def _persuasion(state: RiseState, leader: str, row: str) -> Text:
    """Return what a box costs that needs no roll, and how the level stands then: first what speaks for others goes."""
    side, levels = side_spoken_for(state, leader), state.levels[row]
    paid, against = box_guile_price(state, side, row), sum([count for one, count in levels.items() if one != side])
    facts = {"guile": paid, "left": state.guile.get(leader, 0) - paid, "leader": leader}
    level = levels.get(side, 0) + (not against)
    return keyed_text("preview.persuade", province=row, against=against, then=max(0, against - 1), level=level, **facts)


def _voyage(state: RiseState, mover: Mover, action: Voyage) -> Iterator[Text]:
    place, zones = action.to.removesuffix(INSIDE), zones_of_token(action.zones)
    odds, loss = sea_way_chance(state, mover.side, zones), rounded_share(TABLES.naval["loss"], mover.sp)
    yield keyed_text(
        "preview.voyage",
        goal=place, zones=zones, chance=round(100 * odds), sp=mover.sp, loss=loss if odds < 1 else 0,
    )  # fmt: skip
    known = scenario_of(state).landing
    if known is None or mover.power != known.side or not is_in_area(place, known.area):
        return
    if LANDED not in state.once:
        yield keyed_text("preview.lands_in_sicily")
    invited = side_of(state, known.host) == known.side
    if alliance_row_of(province_of(place)) == known.invaded and not invited and INVADED not in state.once:
        yield keyed_text("preview.uninvited")


def _left_ashore(state: RiseState, leader: str, mover: Mover, action: Voyage) -> Iterator[Text]:
    """Yield why a leader sails alone whose force is too large for the ships, which is therefore not offered whole."""
    found = shippable_movers(state, leader)
    whole = found.get(ALL) or found.get(OWN)
    if not isinstance(action, Sail) or action.army != ALONE or whole is None:
        return
    place = action.to.removesuffix(INSIDE)
    holds = max(
        [
            sea_way_capacity(state, mover.side, zones)
            for zones in sea_ways_between_ports(state, mover.side, mover.place, place)
        ]
    )
    if whole.sp > holds:
        yield keyed_text("preview.ships_hold", sp=whole.sp, holds=holds)


def option_odds(state: RiseState, prompt: Prompt, given: Given) -> Text | None:
    """Return the odds of an option in a few words: of the zones of a voyage, that it arrives."""
    if given and given[0] in (Sail.tag(), SailAllies.tag()) and len(given) == 4:
        zones = zones_of_token(given[3])
        return keyed_text("odds.succeeds", chance=round(100 * sea_way_chance(state, prompt.side, zones)))
    return None
