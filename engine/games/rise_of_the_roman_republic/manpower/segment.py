"""The manpower of the First Alexander, which is raised in its segment alone (section 3.0 C/3): the Samnites by two
dice, Epirus from its colonies, Rome a legion if it has raised none."""

from collections.abc import Mapping, Sequence

from engine.games.rise_of_the_roman_republic.actions.manpower import PlaceLevy, SplitLevy
from engine.games.rise_of_the_roman_republic.actions.politics import Muster, MusterApart
from engine.games.rise_of_the_roman_republic.board.control import (
    cities_of,
    military_controller,
    scenario_of,
    side_of,
)
from engine.games.rise_of_the_roman_republic.board.stacks import (
    add_troops,
    set_stack,
    stack_at,
    stack_of_leader,
    total_sp,
)
from engine.games.rise_of_the_roman_republic.cup.markers import add_markers
from engine.games.rise_of_the_roman_republic.events.manpower import LevyRaised, SamniteLevyRolled
from engine.games.rise_of_the_roman_republic.frames.politics import Election
from engine.games.rise_of_the_roman_republic.frames.turn import Turns
from engine.games.rise_of_the_roman_republic.manpower.levies import levy_cut_to, levy_with_cavalry
from engine.games.rise_of_the_roman_republic.politics.raising import (
    citizen_places,
    default_muster,
    free_legion_numbers,
    muster_menu,
    muster_places,
    raise_legions,
)
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack, Troops
from engine.games.rise_of_the_roman_republic.tables import CITIES, TABLES
from engine.kernel.choices import Number, OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, Goto, Next
from engine.kernel.texts import keyed_text

SAMNITES, EPIRUS, ALEXANDER = "samnites", "epirus", "alexander_epirus"


@RULES.step(Turns, "manpower")
def begin_manpower_segment(play: RisePlay, frame: Turns) -> Goto:
    """Begin the segment: not in the first turn, and only where manpower is raised so. The Samnites roll their two
    dice; then Rome is asked first, Samnites and Epirus after it (ruling A17)."""
    state = play.state
    frame.levy = (0, 0)
    if not scenario_of(state).has_rule("manpower_segment") or state.turn == 1:
        return Goto("draw")
    dice = tuple([roll_d10(play, "samnite_levy") for _ in range(TABLES.alexander_manpower.samnite_dice)])
    in_play = sum([total_sp(state, one) for one in state.stacks.values() if one.power == SAMNITES])
    frame.levy = levy_cut_to(levy_with_cavalry(sum(dice)), TABLES.samnite_manpower.most - in_play)  # ruling A9
    play.emit(SamniteLevyRolled(dice, in_play, *frame.levy))
    return Goto("roman_levy")


def legion_due(state: RiseState) -> tuple[str, ...]:
    """Return the legion that Rome receives: none if it raised any in the Election Segment, if there is no city for it
    (ruling A11), or no number (ruling c.40)."""
    if state.republic.raised or not citizen_places(state):
        return ()
    return free_legion_numbers(state, TABLES.alexander_manpower.legions)


@RULES.ask(
    Turns,
    "roman_levy",
    sides=lambda state, frame: (ROMANS,) if legion_due(state) else (),
    menu=lambda state, frame, side: muster_menu(state, 1),
    default=lambda state, frame, side: default_muster(state, 1),
    subject=lambda state, frame, side: keyed_text(
        "prompt.turns.roman_levy", legions=legion_due(state), legions_count=len(legion_due(state))
    ),
    section="10.21",
)
def raise_due_legion(play: RisePlay, frame: Turns, answers: Mapping[str, Muster | MusterApart]) -> Next:
    """Raise the legion, and draw a Praetor for it (section 5.29)."""
    numbers = legion_due(play.state)
    if not answers:
        return Goto("samnite_levy")
    raise_legions(play, numbers, muster_places(answers[ROMANS], len(numbers)))
    return Call(Election(office="praetor", legions=numbers, midturn=True), "praetor")


@RULES.step(Turns, "praetor")
def add_new_praetor_marker(play: RisePlay, frame: Turns) -> Goto:
    """Put the new Praetor's marker into the cup at once (section 5.24, ruling c.12)."""
    known = play.state.republic.office_of_leader(play.value) if isinstance(play.value, str) else None
    if known is not None:
        add_markers(play.state, known.office, known.most)
    return Goto("samnite_levy")


def samnite_towns(state: RiseState) -> tuple[str, ...]:
    """Return the towns of Samnium that the Samnites control, besieged ones too (ruling A14)."""
    return tuple([one for one in cities_of(state.scenario, "samnium") if state.cities[one].holder == SAMNITES])


def levy_menu(towns: Sequence[str], infantry: int, cavalry: int) -> Menu:
    """Return where a levy goes: all of it into a town, or a part, where there are towns and men for that: new men may
    appear in any of them."""

    def horse(before: Mapping[str, str]) -> Number:
        return Number(0 if int(before["infantry"]) else 1, cavalry)

    whole = Form(PlaceLevy, place=OneOf(towns))
    if len(towns) < 2 or infantry + cavalry < 2:
        return Menu(whole)
    foot = Number(0 if cavalry else 1, infantry)
    return Menu(whole, Form(SplitLevy, place=OneOf(towns), infantry=foot, cavalry=horse))


def put_samnite_levy_into_town(play: RisePlay, men: tuple[int, int], action: PlaceLevy | SplitLevy) -> tuple[int, int]:
    """Put a levy of Samnites, or a part of it, into a town. Return what is left."""
    foot, horse = (action.infantry, action.cavalry) if isinstance(action, SplitLevy) else men
    add_raised_troops(play, Stack(SAMNITES, action.place, True), Troops("samnite", foot, horse), "dice")
    return men[0] - foot, men[1] - horse


@RULES.ask(
    Turns,
    "samnite_levy",
    sides=lambda state, frame: (SAMNITES,) if sum(frame.levy) and samnite_towns(state) else (),
    menu=lambda state, frame, side: levy_menu(samnite_towns(state), *frame.levy),
    default=lambda state, frame, side: PlaceLevy(samnite_towns(state)[0]),
    subject=lambda state, frame, side: keyed_text(
        "prompt.turns.samnite_levy", infantry=frame.levy[0], cavalry=frame.levy[1]
    ),
    section="scenarios",
)
def place_samnite_levy_part(play: RisePlay, frame: Turns, answers: Mapping[str, PlaceLevy | SplitLevy]) -> Goto:
    """Put the levy into a town, or a part of it, and ask again; it is lost if there is none."""
    frame.levy = put_samnite_levy_into_town(play, frame.levy, answers[SAMNITES]) if answers else (0, 0)
    return Goto("samnite_levy" if sum(frame.levy) else "epirote_levy")


def add_raised_troops(play: RisePlay, to: Stack, troops: Troops, why: str, sources: tuple[str, ...] = ()) -> None:
    """Add raised troops to a stack, and tell it. why, sources: see `LevyRaised`."""
    there = stack_at(play.state, to.power, to.hex, to.inside)
    set_stack(play.state, add_troops(there, (troops,)))
    play.emit(LevyRaised(to.power, troops.kind, troops.infantry, troops.cavalry, to.hex, why, sources))


def friendly_colonies(state: RiseState) -> tuple[str, ...]:
    """Return the Greek colonies that send men: no other player occupies the city, itself or with a tribe of their
    (ruling A6), or controls its province."""
    found = []
    for place in TABLES.alexander_manpower.colonies:
        there = [one for one in state.stacks.values() if one.inside and one.hex == place and total_sp(state, one)]
        inside = {side_of(state, one.power) for one in there}
        holders = inside | {
            side_of(state, state.cities[place].holder),
            military_controller(state, CITIES[place].province),
        }
        if holders <= {"", EPIRUS}:
            found.append(place)
    return tuple(found)


def epirote_places(state: RiseState) -> tuple[str, ...]:
    """Return where the colonies' men go: to Alexander; if they are in a besieged city without a port, to any friendly
    city."""
    there = stack_of_leader(state, ALEXANDER)
    if there is None:
        return ()
    city = state.cities.get(there.hex)
    if city is None or not there.inside or not city.besieger or CITIES[there.hex].port:
        return (there.hex,)
    return tuple([place for place, one in state.cities.items() if one.holder == EPIRUS and not one.besieger])


@RULES.ask(
    Turns,
    "epirote_levy",
    sides=lambda state, frame: (EPIRUS,) if EPIRUS in state.players and len(epirote_places(state)) > 1 else (),
    menu=lambda state, frame, side: Menu(Form(PlaceLevy, place=OneOf(epirote_places(state)))),
    default=lambda state, frame, side: PlaceLevy(epirote_places(state)[0]),
    section="scenarios",
)
def raise_men_of_colonies(play: RisePlay, frame: Turns, answers: Mapping[str, PlaceLevy]) -> Goto:
    """Raise the colonies' men: Greeks, a contingent apart from the Epirotes (ruling A10)."""
    state, places = play.state, epirote_places(play.state)
    total = sum([TABLES.alexander_manpower.colonies[one] for one in friendly_colonies(state)])
    if places and total:
        place = answers[EPIRUS].place if answers else places[0]
        there = stack_of_leader(state, ALEXANDER)
        inside = there.inside if there is not None and there.hex == place else True
        men = Troops("greek", *levy_with_cavalry(total))
        add_raised_troops(play, Stack(EPIRUS, place, inside), men, "colonies", friendly_colonies(state))
    return Goto("draw")
