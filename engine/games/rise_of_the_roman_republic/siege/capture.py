"""A city changes hands: its garrison is gone, the captor goes in, leaves a garrison or lets it be, and may sack it
(sections 9.7 to 9.9; rulings c.5, c.18, c.36, c.56, G39, G42 and G43)."""

from collections.abc import Mapping

from engine.games.rise_of_the_roman_republic.actions.siege import (
    AbandonCity,
    GarrisonCity,
    GarrisonWith,
    OccupyCity,
)
from engine.games.rise_of_the_roman_republic.board.bonds import note_city_captured
from engine.games.rise_of_the_roman_republic.board.control import city_size, province_of, scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.losses import lose_percent
from engine.games.rise_of_the_roman_republic.board.parts import move_force_to_hex
from engine.games.rise_of_the_roman_republic.board.sieges import (
    lift_broken_sieges,
    owner_when_captor_leaves,
    set_city,
    take_city,
)
from engine.games.rise_of_the_roman_republic.board.stacks import infantry_sp, stack_key, stacks_in_hex, total_sp
from engine.games.rise_of_the_roman_republic.combat.avoidance import Answers
from engine.games.rise_of_the_roman_republic.combat.boxes import shift_alliance_level, shift_neighbouring_provinces
from engine.games.rise_of_the_roman_republic.combat.fates import rescue_stranded_leaders, roll_stranded_leader
from engine.games.rise_of_the_roman_republic.events.siege import CitySacked, GarrisonChanged, LootersRolled
from engine.games.rise_of_the_roman_republic.forces import Force, Part, Troops
from engine.games.rise_of_the_roman_republic.frames.siege import Capture
from engine.games.rise_of_the_roman_republic.movement.mover import force_from_picks, pickable_items
from engine.games.rise_of_the_roman_republic.politics.leave import enters_rome
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.siege.contexts import Taken
from engine.games.rise_of_the_roman_republic.siege.defence import leaders_inside, remove_fallen_garrison
from engine.games.rise_of_the_roman_republic.siege.garrisons import detachable_infantry_sp, put_garrison
from engine.games.rise_of_the_roman_republic.siege.results import departing_looter_sp
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import LEADERS, TABLES
from engine.kernel.choices import Number
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import End, Goto
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text
from engine.kit.choices import YesNo

RULES.procedure(Capture)
Garrisoning = OccupyCity | GarrisonCity | GarrisonWith | AbandonCity
GAULS = "gallic"  # the kind of troops that may get out of hand
STEPS = 2  # of rebuilding after a sack: none, half, full (ruling G42)
BY_FORCE = ("assault", "attrition", "treachery")


@RULES.step(Capture)
def remove_garrison(play: RisePlay, frame: Capture) -> Goto:
    """Take the garrison off the map; leaders inside come away or are taken (ruling c.18). Gauls among the captors may
    get out of hand (RRR 9.71)."""
    state, place = play.state, frame.place
    inside = leaders_inside(state, place)
    gone = remove_fallen_garrison(play, place)
    take_city(play, place, frame.power, frame.how, gone)
    note_city_captured(state, frame.power, place)
    for leader in inside:
        roll_stranded_leader(play, leader)
    if frame.how in BY_FORCE:
        frame.looted = _loot(play, frame)
        if not frame.looted and not scenario_of(state).has_rule("few_boxes"):
            boxes = TABLES.alliance.siege[city_size(scenario_of(state), place)]
            shift_alliance_level(play, province_of(place), side_of(state, frame.power), boxes, "siege")
    return Goto("occupy")


def _loot(play: RisePlay, frame: Capture) -> bool:
    """Roll for the Gauls among the captors, whether they fought or not; return whether they got out of hand."""
    gauls = _gauls(play.state, frame)
    count = sum([one.sp for part in gauls for one in part.force.troops])
    if not count or not frame.leader:
        return False
    die, campaign = roll_d10(play, "looting"), LEADERS[frame.leader].campaign
    lost = departing_looter_sp(die, campaign, count)
    percent = 10 * die if die > campaign else 0
    play.emit(LootersRolled(frame.place, frame.leader, die, campaign, percent, lost))
    if percent:
        lose_percent(play, gauls, percent, "looting")
    return bool(percent)


def _gauls(state: RiseState, frame: Capture) -> tuple[Part, ...]:
    """Return the Gauls with the captors before a city: those of powers that serve their side too, but not a tribe's
    beside others, which is nobody's friend."""
    side = side_of(state, frame.power)
    found = []
    for one in stacks_in_hex(state, frame.place):
        friends = bool(side) and side_of(state, one.power) == side and one.power not in TABLES.tribes
        men = tuple([troops for troops in one.troops if troops.kind == GAULS])
        if men and not one.inside and (friends or one.power == frame.power):
            found.append(Part(stack_key(one.power, one.hex), Force((), (), men)))
    return tuple(found)


def captor_stack(state: RiseState, frame: Capture) -> Stack | None:
    """Return the captor's stack in the hex; None: there is none, or it has no men."""
    there = state.stacks.get(stack_key(frame.power, frame.place))
    return there if there is not None and total_sp(state, there) else None


def may_sack(state: RiseState, frame: Capture) -> bool:
    """Return whether the city may be sacked: after a capture by force, after surrender only where the scenario says so;
    never by the player of Pyrrhus' Epirotes."""
    known = scenario_of(state)
    if side_of(state, frame.power) == "epirus" and known.has_rule("no_sack_epirus"):
        return False
    return frame.how in BY_FORCE or known.has_rule("sack_surrendered")


def _menu(state: RiseState, frame: Capture, side: Side) -> Menu:
    there, sack = captor_stack(state, frame), _sack(state, frame)
    forms = []
    if there is not None:
        if _may_enter(state, there):
            forms.append(Form(OccupyCity, sack=sack))
        if most := min(detachable_infantry_sp(state, there), infantry_sp(state, there)):
            forms.append(Form(GarrisonCity, sp=Number(1, most), sack=sack))
        if len(kinds := _kinds(there)) > 1:
            forms.append(Form(GarrisonWith, units=Pick(kinds, 1, sum([one.count for one in kinds])), sack=sack))
    return Menu(*forms, Form(AbandonCity, sack=sack))


def _kinds(there: Stack) -> tuple[Item, ...]:
    """Return the infantry among which a garrison may be chosen: not the legions', who give it evenly (section 10.17),
    nor a tribe's, which leaves nobody."""
    if there.power == ROMANS or there.power in TABLES.tribes:
        return ()
    return pickable_items(
        (), (), [Troops(one.kind, one.infantry, elite=one.elite) for one in there.troops if one.infantry]
    )


def _may_enter(state: RiseState, there: Stack) -> bool:
    """Return whether a force may go into the city of its hex: into Rome only with the Senate's leave, or led by the
    Urban Praetor (section 5.63)."""
    return there.power != ROMANS or any(not enters_rome(state, one, (there.hex,)) for one in there.leaders)


def _sack(state: RiseState, frame: Capture) -> YesNo:
    return Answers(False, True) if may_sack(state, frame) else Answers(False)


def _sides(state: RiseState, frame: Capture) -> tuple[Side, ...]:
    side = side_of(state, frame.power)
    chooses = captor_stack(state, frame) is not None if frame.how in BY_FORCE else may_sack(state, frame)
    return (side,) if chooses and side in state.players else ()


def _default(state: RiseState, frame: Capture, side: Side) -> OccupyCity | GarrisonCity | AbandonCity:
    """Return what a deadline plays: one SP stays in the city, if one can."""
    there = captor_stack(state, frame)
    if there is not None and detachable_infantry_sp(state, there):
        return GarrisonCity(1, False)
    return OccupyCity(False) if there is not None and _may_enter(state, there) else AbandonCity(False)


@RULES.ask(
    Capture,
    "occupy",
    sides=_sides,
    menu=_menu,
    default=_default,
    subject=lambda state, frame, side: keyed_text(
        "prompt.capture.occupy", place=frame.place, how=frame.how, sack=may_sack(state, frame)
    ),
    section="9.7",
    context=lambda state, frame, side: Taken(frame.place, frame.how),
)
def occupy_city(play: RisePlay, frame: Capture, answers: Mapping[Side, Garrisoning]) -> End:
    """Go in, leave a garrison, or let it be: then a city that was taken by force goes back (ruling c.36); one that
    surrendered stays with its new master (ruling G38)."""
    state, place = play.state, frame.place
    action = next(iter(answers.values()), AbandonCity(False))
    there = captor_stack(state, frame)
    if action.sack:
        _sacked(play, frame)
    if isinstance(action, OccupyCity) and there is not None:
        move_force_to_hex(
            state, stack_key(there.power, place), Force(there.leaders, there.legions, there.troops), place, inside=True
        )
    elif isinstance(action, GarrisonCity) and there is not None:
        put_garrison(play, there, action.sp)
    elif isinstance(action, GarrisonWith) and there is not None:
        force = force_from_picks(there, action.units)
        move_force_to_hex(state, stack_key(there.power, place), Force((), (), force.troops), place, inside=True)
        play.emit(GarrisonChanged(place, there.power, len(action.units)))
    elif frame.how in BY_FORCE:
        take_city(play, place, owner_when_captor_leaves(state, place), "abandoned")
    lift_broken_sieges(play)
    rescue_stranded_leaders(play)
    return End()


def _sacked(play: RisePlay, frame: Capture) -> None:
    """Sack the city; Rome's retribution impresses the province and those beside it (Samnite Wars)."""
    state, province = play.state, province_of(frame.place)
    set_city(state, frame.place, sacked=STEPS, ids=0)
    play.emit(CitySacked(frame.place, frame.power))
    if frame.power == ROMANS and scenario_of(state).has_rule("retribution"):
        shift_alliance_level(play, province, ROMANS, TABLES.alliance.sack, "sack")
        shift_neighbouring_provinces(play, province, ROMANS, TABLES.alliance.major_near, "sack")
