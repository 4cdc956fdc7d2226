"""Coordination: forces near a battle come to it; the besieged join those who relieve them (section 8.26; rulings c.38,
G29, G62 and 5.54 of the text)."""

from collections.abc import Iterable, Mapping, Sequence

from engine.games.rise_of_the_roman_republic.actions.combat import Coordinate, JoinRelief, NoMoreHelp
from engine.games.rise_of_the_roman_republic.board.bonds import forbidden_provinces
from engine.games.rise_of_the_roman_republic.board.control import province_of, scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.hexmap import (
    GAULS,
    distance,
    is_river_between,
    is_road_between,
    land_steps,
    terrain,
)
from engine.games.rise_of_the_roman_republic.board.routes import way_cost_quarters
from engine.games.rise_of_the_roman_republic.board.sieges import (
    enemies_outside,
    is_besieging,
    is_stack_besieged,
    stacks_inside,
)
from engine.games.rise_of_the_roman_republic.board.stacks import stack_key, stack_of_leader, total_sp
from engine.games.rise_of_the_roman_republic.combat.command import in_charge
from engine.games.rise_of_the_roman_republic.combat.questions import question_text_maker
from engine.games.rise_of_the_roman_republic.combat.sides import (
    ATTACKER,
    DEFENDER,
    Parts,
    chief_power,
    current_operations_phase,
    is_inside,
    leaders_of,
    merged_parts,
    parts_of,
    set_parts,
    side_deciding_in_battle,
    sides_asked,
    strength_of,
)
from engine.games.rise_of_the_roman_republic.events.combat import BesiegedJoined, CoordinationRolled, Modifier
from engine.games.rise_of_the_roman_republic.forces import Force, Part, Troops, remaining_troops
from engine.games.rise_of_the_roman_republic.frames.combat import Battle, Passage
from engine.games.rise_of_the_roman_republic.politics.censure import note_province_trespass
from engine.games.rise_of_the_roman_republic.politics.hierarchy import (
    accompanying_leaders,
    both_consuls,
    legion_limit_of_leader,
    legions_under,
    overall_commanders,
    troops_under,
)
from engine.games.rise_of_the_roman_republic.politics.leave import enters_rome, needs_leave
from engine.games.rise_of_the_roman_republic.politics.quarrel import must_keep_apart
from engine.games.rise_of_the_roman_republic.politics.staying import force_without_who_stays, units_left_behind_pick
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import LEADERS, ROME, TABLES
from engine.games.rise_of_the_roman_republic.tribes.armies import confining_provinces
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu, Values
from engine.kernel.picks import Pick
from engine.kernel.rulebook import Call, Goto, Next
from engine.kernel.state import Side

SAMNITES = "samnites"
Way = tuple[str, ...]
HELP = {ATTACKER: "attack_help", DEFENDER: "defence_help"}
NEXT = {ATTACKER: "defence_help", DEFENDER: "recommand"}


def may_help(state: RiseState, frame: Battle, of: int, power: str) -> bool:
    """Return whether a power's forces may come to the help of a side: its own, and those of its ally; tribes never help
    one another."""
    chief = chief_power(frame, of)
    if power == chief:
        return True
    side = side_of(state, chief)
    if not side or side_of(state, power) != side:
        return False
    if power == GAULS:
        return chief == SAMNITES  # they help, though they are nobody's ally
    tribes = [one for one in (chief, power) if one in TABLES.tribes]
    return not tribes or (len(tribes) == 1 and tribes[0] in state.allied)


def will_not_fight_beside(state: RiseState, power: str, own: Iterable[Troops], others: Iterable[Part]) -> bool:
    """Return whether a power's men will not fight beside some of these: Carthaginians beside Greeks of the cities of
    Sicily or Tarentines (The Eagle)."""
    known = scenario_of(state)
    if known.natives is None or known.expedition is None or known.reluctant is None:
        return False
    greeks, carthage = (*known.natives.kinds, *known.reluctant.kinds), known.expedition.power
    sides = [(power, tuple(own)), *[(part.key.partition("@")[0], part.force.troops) for part in others]]
    punic = any(one == carthage for one, _ in sides)
    return punic and any(one != carthage and troops.kind in greeks for one, kinds in sides for troops in kinds)


def coordinating_force(state: RiseState, leader: str, parts: Parts) -> Part:
    """Return the force that a leader could bring: what they command in their place, with those whom they take along,
    but for what fights already."""
    there = stack_of_leader(state, leader)
    assert there is not None  # noqa: S101 - only leaders on the map are asked for
    name = stack_key(there.power, there.hex, there.inside)
    fights = next((part.force for part in parts if part.key == name), Force())
    roman = there.power == ROMANS
    others = accompanying_leaders(state, leader, there)
    legions = legions_under(state, leader, others) if roman else there.legions
    return Part(
        name,
        Force(
            tuple([one for one in (leader, *others) if one not in fights.leaders]),
            tuple([one for one in legions if one not in fights.legions]),
            remaining_troops(troops_under(state, leader, there), fights.troops),
        ),
    )


def coordination_ways(state: RiseState, one: Stack, to: str) -> list[Way]:
    """Return the shortest ways of a force to a battle at most two hexes away: the cheapest first, of equally cheap ones
    those without a river before the battle, which makes it harder to come. It meets no enemy before, and a tribe stays
    in its provinces."""
    if one.hex == to:
        return [()]
    home = confining_provinces(state, one.power)
    if home and province_of(to) not in home:
        return []
    near = land_steps(state, one.hex, one.power)
    if to in near:
        return [(to,)]
    between = [
        step
        for step in near
        if to in land_steps(state, step, one.power)
        and not enemies_outside(state, one.power, step)
        and (not home or province_of(step) in home)
        and not (one.power == ROMANS and step == ROME)
    ]
    ways = [(step, to) for step in between]
    return sorted(ways, key=lambda way: (way_cost_quarters(state, one.power, (one.hex, *way)), _wet(state, *way), way))


def _wet(state: RiseState, here: str, to: str) -> bool:
    """Return whether a step crosses a river off the road."""
    return is_river_between(here, to) and not is_road_between(state, here, to)


def coordinating_leaders(state: RiseState, frame: Battle, of: int) -> dict[str, Way]:
    """Return the leaders who could bring a force to a side, each with their way."""
    found: dict[str, Way] = {}
    if frame.incursion:
        return found  # nobody comes to help (ruling W4)
    parts = parts_of(frame, of)
    present = leaders_of(parts)
    for one in state.stacks.values():
        if distance(one.hex, frame.hex) > TABLES.coordination["hexes"] or not may_help(state, frame, of, one.power):
            continue
        if (
            is_stack_besieged(state, one)
            or (is_besieging(state, one) and one.hex != frame.hex)
            or not total_sp(state, one)
        ):
            continue
        for leader in one.leaders:
            if leader in present or leader in frame.tried:
                continue
            force = coordinating_force(state, leader, parts).force
            if will_not_fight_beside(state, one.power, force.troops, parts):
                continue
            shut = forbidden_provinces(state, one.power, force.troops)
            ways = [
                way
                for way in coordination_ways(state, one, frame.hex)
                if not any(province_of(step) in shut for step in way)
            ]
            way = next((way for way in ways if _may(state, force, way, frame.hex)), None)
            if way is not None:
                found[leader] = way
    return found


def _may(state: RiseState, force: Force, way: Way, place: str) -> bool:
    leader = force.leaders[0]
    if not (force.legions or force.troops):
        return False
    man = state.republic.office_of_leader(leader)
    if man is None:
        return True
    if man.office == "urban_praetor" or man.stays or man.held or enters_rome(state, leader, way):
        return False
    return not any(must_keep_apart(state, one, place) for one in force.leaders)


def coordination_modifiers(state: RiseState, frame: Battle, of: int, leader: str, way: Way) -> tuple[Modifier, ...]:
    """Return the modifiers of a leader's try: the distance, a river at the last step or a mountain, the Overall
    Commander's presence."""
    figures = TABLES.coordination
    there = stack_of_leader(state, leader)
    start = there.hex if there is not None else frame.hex
    last = (start, *way)[-2:]
    wet = len(last) == 2 and _wet(state, *last)
    across = wet or terrain(frame.hex) == "mountain"
    chiefs = overall_commanders(state, side_deciding_in_battle(state, frame, of))
    parts = parts_of(frame, of)
    coming = coordinating_force(state, leader, parts).force.leaders
    with_chief = any(one in chiefs for one in (*leaders_of(parts), *coming))
    found = (
        Modifier("distance", distance(start, frame.hex), distance(start, frame.hex)),
        Modifier("across", -figures["across"] if across else 0),
        Modifier("commander", -figures["commander"] if with_chief else 0),
    )
    return tuple([one for one in found if one.amount])


def besieged_helpers(state: RiseState, frame: Battle, of: int) -> tuple[Part, ...]:
    """Return the besieged who could fight beside those who attack their besieger (ruling c.38)."""
    city = state.cities.get(frame.hex)
    if (
        of != ATTACKER
        or frame.relieved
        or frame.incursion
        or city is None
        or city.besieger != chief_power(frame, DEFENDER)
    ):
        return ()
    keys = [(one, stack_key(one.power, one.hex, True)) for one in stacks_inside(state, frame.hex)]
    return tuple(
        [
            Part(name, Force(one.leaders, one.legions, one.troops))
            for one, name in keys
            if name != frame.attacker
            and may_help(state, frame, of, one.power)
            and not will_not_fight_beside(state, one.power, one.troops, frame.attackers)
        ]
    )


def _menu(state: RiseState, frame: Battle, of: int) -> Menu:
    found = coordinating_leaders(state, frame, of)

    def stay(given: Values) -> Pick:
        leader = given["leader"]
        return units_left_behind_pick(
            state, [coordinating_force(state, leader, parts_of(frame, of)).force], legion_limit_of_leader(state, leader)
        )

    forms = [Form(Coordinate, leader=OneOf(found), without=stay)] if found else []
    relief = [Form(JoinRelief)] if besieged_helpers(state, frame, of) else []
    return Menu(*relief, *forms, Form(NoMoreHelp))


def _sides(state: RiseState, frame: Battle, of: int) -> tuple[Side, ...]:
    return (
        sides_asked(state, frame, of)
        if coordinating_leaders(state, frame, of) or besieged_helpers(state, frame, of)
        else ()
    )


Help = Coordinate | JoinRelief | NoMoreHelp


def _register(of: int) -> None:
    @RULES.ask(
        Battle,
        HELP[of],
        sides=lambda state, frame: _sides(state, frame, of),
        menu=lambda state, frame, side: _menu(state, frame, of),
        default=lambda state, frame, side: NoMoreHelp(),
        subject=question_text_maker(HELP[of]),
        section="8.26",
        reaction=True,
    )
    def helped(play: RisePlay, frame: Battle, answers: Mapping[Side, Help]) -> Next:
        """Bring one force after another to the battle."""
        action = next(iter(answers.values()), NoMoreHelp())
        if isinstance(action, NoMoreHelp):
            return Goto(NEXT[of])
        if isinstance(action, JoinRelief):
            return _relieve(play, frame, of)
        return _coordinate(play, frame, of, action)

    @RULES.step(Battle, f"{HELP[of]}_came")
    def came(play: RisePlay, frame: Battle) -> Goto:
        """Who has come fights too."""
        part: Part = play.value
        set_parts(frame, of, merged_parts(parts_of(frame, of), part))
        return Goto(HELP[of])


for _of in (ATTACKER, DEFENDER):
    _register(_of)


def _stale(frame: Battle, of: int, leaders: Sequence[str]) -> None:
    """Note that command has to be settled again, if leaders have joined."""
    if leaders:
        frame.stale = (True, frame.stale[1]) if of == ATTACKER else (frame.stale[0], True)


def _relieve(play: RisePlay, frame: Battle, of: int) -> Goto:
    joined, frame.relieved = besieged_helpers(play.state, frame, of), True
    for part in joined:
        set_parts(frame, of, merged_parts(parts_of(frame, of), part))
        _stale(frame, of, part.force.leaders)
        play.emit(BesiegedJoined(frame.hex, part.key.partition("@")[0], strength_of(play.state, (part,))))
    return Goto(HELP[of])


def _coordinate(play: RisePlay, frame: Battle, of: int, action: Coordinate) -> Next:
    """Roll against the leader's Campaign; who comes over the border without leave may have to answer for it (section
    5.62)."""
    state, leader = play.state, action.leader
    way, part = coordinating_leaders(state, frame, of)[leader], coordinating_force(state, leader, parts_of(frame, of))
    start = state.stacks[part.key].hex
    part = Part(part.key, force_without_who_stays(state, part.force, action.without))
    found = coordination_modifiers(state, frame, of, leader, way)
    consuls = both_consuls(state, part.force.leaders)
    frame.tried = (*frame.tried, leader, *[one for one in consuls if leader in consuls and one != leader])
    chief = in_charge(play, leader, part.force.leaders, start, "help")
    die, campaign = roll_d10(play, f"coordination_{leader}"), LEADERS[chief].campaign
    needed = campaign - sum(one.amount for one in found)
    play.emit(
        CoordinationRolled(
            modifiers=found,
            place=frame.hex,
            power=part.key.partition("@")[0],
            leader=chief,
            start=start,
            die=die,
            campaign=campaign,
            needed=needed,
            joins=die <= needed,
        )
    )
    if die > needed:
        return Goto(HELP[of])
    return _bring(play, frame, of, part, way)


def _bring(play: RisePlay, frame: Battle, of: int, part: Part, way: Way) -> Next:
    state, force = play.state, part.force
    start, power = state.stacks[part.key].hex, part.key.partition("@")[0]
    leader = force.leaders[0]
    _stale(frame, of, force.leaders)
    if way and needs_leave(state, leader, force.leaders[1:], way):
        note_province_trespass(state, leader)
    phase = current_operations_phase(state)
    last = (start, *way)[-2:]
    if phase is not None and way:
        others = [one for one in phase.crossed if one not in force.leaders]
        wet = _wet(state, *last)
        phase.crossed = (*others, *force.leaders) if wet else tuple(others)
    stays_inside = not way and is_inside(part.key) and frame.from_city
    if stays_inside:
        set_parts(frame, of, merged_parts(parts_of(frame, of), part))
        return Goto(HELP[of])
    quarters = way_cost_quarters(state, power, (start, *way)) if way else 0
    return Call(
        Passage(part=part, way=way, to=frame.hex, inside=False, cause="coordination", quarters=quarters),
        f"{HELP[of]}_came",
    )
