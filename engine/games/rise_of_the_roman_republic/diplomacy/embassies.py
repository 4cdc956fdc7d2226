"""Embassies: leaders with a Diplomatic Rating win provinces over, box by box (section 12.3; rulings c.15, W10 and
W11)."""

from collections.abc import Iterator
from functools import cache, partial

from engine.games.rise_of_the_roman_republic.actions.diplomacy import Negotiate, Persuade
from engine.games.rise_of_the_roman_republic.board.control import (
    alliance_row_of,
    has_province_control,
    hexes_of,
    is_in_area,
    province_of,
    scenario_of,
    side_of,
)
from engine.games.rise_of_the_roman_republic.board.hexmap import hexes_around
from engine.games.rise_of_the_roman_republic.board.sieges import is_stack_besieged
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader, total_sp
from engine.games.rise_of_the_roman_republic.combat.boxes import shift_alliance_level
from engine.games.rise_of_the_roman_republic.events.combat import Modifier
from engine.games.rise_of_the_roman_republic.events.diplomacy import EmbassySent, ProvincePersuaded
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.operations import register_operation_effect, register_operation_form
from engine.games.rise_of_the_roman_republic.rules import RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS, PROVINCES, TABLES
from engine.kernel.choices import Number, OneOf
from engine.kernel.forms import Form
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

OPERATION, SECTION = "diplomacy", "12.3"
BEST, WORST = 0, 9  # natural dice that decide alone (ruling W10)
SAMNITES = "samnites"


@cache
def provinces_in_alliance_row(row: str) -> tuple[str, ...]:
    """Return the provinces of a row of the alliance track."""
    return tuple([one for one in PROVINCES if alliance_row_of(one) == row])


@cache
def rows_near(province: str) -> frozenset[str]:
    """Return the rows of the provinces that touch a province, over a strait too, its own among them (ruling E30)."""
    near = {province_of(other) for place in hexes_of(province) for other in hexes_around(place)}
    return frozenset([alliance_row_of(one) for one in near | {province} if one])


def rows_within_reach(state: RiseState, leader: str) -> tuple[str, ...]:
    """Return the rows that a leader can send an embassy to: of the province where they are, or beside it; nobody does
    who is besieged or has no talent for it, nor who has not the office for it (The Eagle)."""
    there = stack_of_leader(state, leader)
    if not scenario_of(state).has_rule("diplomacy") or there is None or is_stack_besieged(state, there):
        return ()
    if not LEADERS[leader].diplomacy or not province_of(there.hex) or not _may_speak(state, leader):
        return ()
    near = rows_near(province_of(there.hex))
    return tuple([row for row in state.levels if row in near])


def _may_speak(state: RiseState, leader: str) -> bool:
    """Return whether a leader's office lets them speak for their side, where the scenario asks for one."""
    offices, man = (
        scenario_of(state).envoys.get(side_spoken_for(state, leader), ()),
        state.republic.office_of_leader(leader),
    )
    return not offices or (man is not None and man.office in offices)


def side_spoken_for(state: RiseState, leader: str) -> Side:
    """Return the side for which a leader speaks."""
    return side_of(state, LEADERS[leader].side)


def embassies_left(state: RiseState, side: Side, row: str) -> int:
    """Return how many more embassies a side may send to a province this turn."""
    return TABLES.diplomacy["tries"] - state.embassies.count(f"{side}:{row}")


def persuadable_rows(state: RiseState, leader: str) -> tuple[str, ...]:
    """Return the rows that a leader may move with Guile: once a turn for each side, not beyond the last box, as far as
    their points go."""
    side, have = side_spoken_for(state, leader), state.guile.get(leader, 0)
    free = [row for row in rows_within_reach(state, leader) if f"{side}:{row}:guile" not in state.embassies]
    open_ones = [row for row in free if state.levels[row].get(side, 0) < TABLES.alliance.most]
    return tuple([row for row in open_ones if box_guile_price(state, side, row) <= have])


def box_guile_price(state: RiseState, side: Side, row: str) -> int:
    """Return how much Guile a box costs: a point; more of Carthage for who has troops in Sicily, or controls its east
    (The Eagle, ruling E11)."""
    dear = scenario_of(state).dear
    if dear is None or (side, row) != (dear.side, dear.row):
        return 1
    there = any(
        is_in_area(one.hex, dear.area) and total_sp(state, one) for one in state.stacks.values() if one.power == side
    )
    return dear.guile if there or has_province_control(state, side, dear.province) else 1


def embassy_modifiers(state: RiseState, leader: str, row: str, guile: int = 0) -> tuple[Modifier, ...]:
    """Return the modifiers of an embassy: Samnites are no diplomats; Guile; an enemy's ally, or the neighbour of an
    enemy's home; an own army in the province."""
    figures, side = TABLES.diplomacy, side_spoken_for(state, leader)
    enemies = [one for one in state.players if one != side]
    allied = any(state.levels[row].get(one, 0) >= TABLES.alliance.ally for one in enemies)
    homes = {alliance_row_of(one) for enemy in enemies for one in scenario_of(state).home.get(enemy, ())}
    beside_home = any(homes & rows_near(one) for one in provinces_in_alliance_row(row))
    army = sum(
        [
            total_sp(state, one)
            for one in state.stacks.values()
            if one.power == side and alliance_row_of(province_of(one.hex)) == row
        ]
    )
    found = (
        Modifier("samnite_embassy", figures["samnites"] if side == SAMNITES else 0),
        Modifier("guile_embassy", figures["guile"] * guile, guile),
        Modifier("enemy_ally", figures["ally"] if allied else 0),
        Modifier("enemy_home", figures["home"] if beside_home else 0),
        Modifier("army_there", figures["army"] if army >= figures["army_sp"] else 0, army),
    )
    return tuple([one for one in found if one.amount])


def embassy_box_shift(die: int, total: int, rating: int) -> int:
    """Return how far an embassy moves a province; fewer than 0: towards the enemy. Natural dice decide alone."""
    if die == BEST:
        return 2
    if die == WORST:
        return -1
    return int(total <= rating)


def embassy_refusal(state: RiseState, leader: str, token: str, *, persuades: bool) -> Text | None:
    """Return in words why a leader cannot send an embassy to a province, or persuade it by Guile; None of what is no
    province."""
    if token not in PROVINCES and token not in state.levels:
        return None
    row = token if token in state.levels else alliance_row_of(token)
    if row not in state.levels:
        key = "level_fixed"
    elif row not in rows_within_reach(state, leader):
        key = "out_of_reach"
    else:
        key = "persuaded_there" if persuades else "embassies_there"
    return keyed_text(f"why.{key}", place=token, tries=TABLES.diplomacy["tries"], section=SECTION)


@register_operation_form(Negotiate, OPERATION)
def embassy_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer an embassy: one a leader and phase, two a province and turn."""
    if OPERATION in frame.done:
        return
    side = side_spoken_for(state, frame.leader)
    rows = [row for row in rows_within_reach(state, frame.leader) if embassies_left(state, side, row) > 0]
    if rows:
        barred = partial(embassy_refusal, state, frame.leader, persuades=False)
        yield Form(Negotiate, province=OneOf(rows, barred), guile=Number(0, state.guile.get(frame.leader, 0)))


@register_operation_effect(Negotiate)
def roll_sent_embassy(play: RisePlay, frame: Phase, action: Negotiate) -> None:
    """Roll against the leader's Diplomatic Rating."""
    frame.done = (*frame.done, OPERATION)
    roll_for_embassy(play, frame.leader, frame.leader, action.province, action.guile)


def roll_for_embassy(play: RisePlay, leader: str, envoy: str, row: str, guile: int) -> None:
    """Roll against the Diplomatic Rating of who goes, the leader or an ambassador, with the Guile of the leader."""
    state, side = play.state, side_spoken_for(play.state, leader)
    found = embassy_modifiers(state, leader, row, guile)
    if guile:
        state.guile = {**state.guile, leader: state.guile[leader] - guile}
    state.embassies = (*state.embassies, f"{side}:{row}")
    die, rating = roll_d10(play, "embassy"), LEADERS[envoy].diplomacy
    moved = embassy_box_shift(die, die + sum(one.amount for one in found), rating)
    play.emit(EmbassySent(modifiers=found, leader=envoy, side=side, province=row, die=die, rating=rating, boxes=moved))
    if moved > 0:
        shift_alliance_level(play, row, side, moved, "embassy")
    elif moved < 0:
        for enemy in [one for one in state.players if one != side]:
            shift_alliance_level(play, row, enemy, -moved, "embassy")


@register_operation_form(Persuade, OPERATION)
def persuasion_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer a box for a point of Guile, without a roll."""
    if OPERATION not in frame.done and (rows := persuadable_rows(state, frame.leader)):
        yield Form(Persuade, province=OneOf(rows, partial(embassy_refusal, state, frame.leader, persuades=True)))


@register_operation_effect(Persuade)
def spend_point_on_province(play: RisePlay, frame: Phase, action: Persuade) -> None:
    """Spend the point, and move the box."""
    state, leader, row = play.state, frame.leader, action.province
    side = side_spoken_for(state, leader)
    paid = box_guile_price(state, side, row)
    state.guile = {**state.guile, leader: state.guile[leader] - paid}
    frame.done = (*frame.done, OPERATION)
    state.embassies = (*state.embassies, f"{side}:{row}:guile")
    play.emit(ProvincePersuaded(leader, side, row, paid))
    shift_alliance_level(play, row, side, 1, "persuaded")
