"""What is drawn and placed before the first turn: the Urban Praetor, leaders by lot, and forces whose place is a choice
(the scenarios' set-ups; rulings s.1 and A12)."""

from collections.abc import Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.diplomacy import DrawLeader, DrawNobody
from engine.games.rise_of_the_roman_republic.actions.politics import NameCommander, PlaceLeader
from engine.games.rise_of_the_roman_republic.actions.setup import CITY, FIELD, Deploy, PlaceForce
from engine.games.rise_of_the_roman_republic.board.control import cities_of, city_size, hexes_of, scenario_of
from engine.games.rise_of_the_roman_republic.board.hexmap import may_be_in_hex
from engine.games.rise_of_the_roman_republic.board.stacks import add_troops, move_leader, set_stack, stack_at
from engine.games.rise_of_the_roman_republic.events.cup import ForceDeployed
from engine.games.rise_of_the_roman_republic.events.politics import CommanderNamed, LeaderPlaced, MagistrateElected
from engine.games.rise_of_the_roman_republic.figures import FreeRow
from engine.games.rise_of_the_roman_republic.frames.turn import Opening
from engine.games.rise_of_the_roman_republic.politics.command import operations_phase_count
from engine.games.rise_of_the_roman_republic.politics.samnite_leaders import SAMNITES, draw_leaders, samnite_leaders
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay
from engine.games.rise_of_the_roman_republic.setup import place_setup_row
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack, Troops
from engine.games.rise_of_the_roman_republic.tables import LEADERS, ROME
from engine.kernel.choices import Number, OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

RULES.procedure(Opening)


@RULES.step(Opening)
def draw_opening_leaders(play: RisePlay, frame: Opening) -> Goto:
    """Draw the Urban Praetor, and the leaders of the Samnites."""
    state, known = play.state, scenario_of(play.state)
    special = known.urban_praetors
    leader = play.dice.pick("urban_praetor", state.republic.pool if isinstance(special, str) else special)
    man = Magistrate(leader, "urban_praetor", most=operations_phase_count("urban_praetor", LEADERS[leader].initiative))
    state.republic = state.republic.with_magistrate(man)
    move_leader(state, leader, Stack(ROMANS, ROME, True))
    play.emit(MagistrateElected(leader, "urban_praetor", True))
    split = next((row.power for row in known.free if row.drawn), "")
    if split:
        frame.drawn = draw_leaders(play, split, state.waiting[split], known.samnite_draws)
    return Goto("next")


@RULES.step(Opening, "next")
def place_next_setup_row(play: RisePlay, frame: Opening) -> Goto:
    """Go on to the next force that a player places; after the last they name their Overall Commander."""
    free = scenario_of(play.state).free
    frame.row += 1
    if frame.row >= len(free):
        return Goto("second")
    row = free[frame.row]
    if not row.drawn:
        return Goto("place")
    strength = [sum(arm) for arm in zip(*[troops[:2] for troops in row.troops.values()], strict=True)]
    frame.infantry, frame.cavalry = strength
    frame.leaders = (*row.leaders, *frame.drawn)
    return Goto("deploy")


def _row(state: RiseState, frame: Opening) -> FreeRow:
    return scenario_of(state).free[frame.row]


def _placing(row: FreeRow) -> Text:
    """Return the question where a force begins, with what is in it."""
    return keyed_text(
        "prompt.opening.place",
        leaders=row.leaders,
        leaders_count=len(row.leaders),
        legions=row.legions,
        legions_count=len(row.legions),
    )


# A force that is placed whole


def _hexes(state: RiseState, row: FreeRow) -> tuple[str, ...]:
    """Return where a force may be placed: cities first."""
    cities = [one for province in row.provinces for one in cities_of(state.scenario, province)]
    others = [one for province in row.provinces for one in hexes_of(province) if may_be_in_hex(state, one)]
    return tuple([one for one in dict.fromkeys([*row.hexes, *cities, *others]) if one not in row.barred])


@RULES.ask(
    Opening,
    "place",
    sides=lambda state, frame: (_row(state, frame).power,),
    menu=lambda state, frame, side: Menu(Form(PlaceForce, place=OneOf(_hexes(state, _row(state, frame))))),
    default=lambda state, frame, side: PlaceForce(_hexes(state, _row(state, frame))[0]),
    subject=lambda state, frame, side: _placing(_row(state, frame)),
    section="scenarios",
)
def place_opening_force(play: RisePlay, frame: Opening, answers: Mapping[Side, PlaceForce]) -> Goto:
    """Put the force down."""
    row = _row(play.state, frame)
    place_setup_row(play.state, row, answers[row.power].place)
    return Goto("next")


# A force that may be split


def _infantry(frame: Opening) -> Number:
    return Number(0 if frame.cavalry else 1, frame.infantry)


def _form(state: RiseState, frame: Opening) -> Form:
    return Form(
        Deploy,
        place=OneOf(_hexes(state, _row(state, frame))),
        where=lambda chosen: OneOf((CITY, FIELD) if chosen["place"] in state.cities else (FIELD,)),
        infantry=_infantry(frame),
        cavalry=lambda chosen: Number(0 if chosen["infantry"] else 1, frame.cavalry),
        leaders=lambda chosen: _leaders(frame, chosen["infantry"], chosen["cavalry"]),
    )


def _leaders(frame: Opening, infantry: int, cavalry: int) -> Pick:
    """Return the choice of leaders: each stands with units, so all that are left go with the last of these."""
    last = infantry == frame.infantry and cavalry == frame.cavalry
    return Pick(frame.leaders, len(frame.leaders) if last else 0, len(frame.leaders))


def _all_together(state: RiseState, frame: Opening) -> Deploy:
    cities = [one for one in _hexes(state, _row(state, frame)) if one in state.cities]
    large = next((one for one in cities if city_size(scenario_of(state), one) != "small"), cities[0])
    return Deploy(large, CITY, frame.infantry, frame.cavalry, frame.leaders)


@RULES.ask(
    Opening,
    "deploy",
    sides=lambda state, frame: (_row(state, frame).power,),
    menu=lambda state, frame, side: Menu(_form(state, frame)),
    default=lambda state, frame, side: _all_together(state, frame),
    subject=lambda state, frame, side: keyed_text(
        "prompt.opening.deploy", infantry=frame.infantry, cavalry=frame.cavalry, left=len(frame.leaders)
    ),
    section="scenarios",
)
def deploy_opening_part(play: RisePlay, frame: Opening, answers: Mapping[Side, Deploy]) -> Goto:
    """Put a part of it down, and ask for the rest."""
    state, row = play.state, _row(play.state, frame)
    chosen, kind = answers[row.power], next(iter(row.troops))
    there = stack_at(state, row.power, chosen.place, chosen.where == CITY)
    there = msgspec.structs.replace(there, leaders=(*there.leaders, *chosen.leaders))
    set_stack(state, add_troops(there, (Troops(kind, chosen.infantry, chosen.cavalry),)))
    frame.infantry, frame.cavalry = frame.infantry - chosen.infantry, frame.cavalry - chosen.cavalry
    frame.leaders = tuple([one for one in frame.leaders if one not in chosen.leaders])
    play.emit(ForceDeployed(row.power, chosen.place, there.inside, chosen.infantry, chosen.cavalry, chosen.leaders))
    return Goto("deploy" if frame.infantry or frame.cavalry else "next")


# A second leader of the Samnites, if they want one (Samnite Wars; ruling W22)


def _may_draw(state: RiseState, frame: Opening) -> bool:
    return bool(scenario_of(state).drawn_to) and not frame.drawn and bool(state.waiting.get(SAMNITES))


@RULES.ask(
    Opening,
    "second",
    sides=lambda state, frame: (SAMNITES,) if _may_draw(state, frame) else (),
    menu=lambda state, frame, side: Menu(Form(DrawLeader), Form(DrawNobody)),
    default=lambda state, frame, side: DrawLeader(),
    section="scenarios",
)
def draw_second_leader(play: RisePlay, frame: Opening, answers: Mapping[Side, DrawLeader | DrawNobody]) -> Goto:
    """Draw them, if they want."""
    state = play.state
    if not any(isinstance(one, DrawLeader) for one in answers.values()):
        return Goto("commander")
    frame.drawn = draw_leaders(play, SAMNITES, state.waiting[SAMNITES], scenario_of(state).samnite_draws)
    return Goto("second_place")


@RULES.ask(
    Opening,
    "second_place",
    sides=lambda state, frame: (SAMNITES,) if frame.drawn else (),
    menu=lambda state, frame, side: Menu(Form(PlaceLeader, place=OneOf(scenario_of(state).drawn_to))),
    default=lambda state, frame, side: PlaceLeader(scenario_of(state).drawn_to[0]),
    subject=lambda state, frame, side: keyed_text("prompt.opening.second_place", leader=frame.drawn[0]),
    section="scenarios",
)
def place_second_leader(play: RisePlay, frame: Opening, answers: Mapping[Side, PlaceLeader]) -> Goto:
    """Put them with one of the forces that are listed."""
    state, place = play.state, answers[SAMNITES].place
    there = next(one for one in state.stacks.values() if one.power == SAMNITES and one.hex == place)
    for leader in frame.drawn:
        move_leader(state, leader, there)
        play.emit(LeaderPlaced(leader, place))
    return Goto("commander")


# Overall Commanders


def _candidates(state: RiseState, frame: Opening) -> tuple[str, ...]:
    """Return who may be Overall Commander of the Samnites."""
    return samnite_leaders(state) if SAMNITES in state.players else ()


def _side_that_names(state: RiseState, frame: Opening) -> tuple[Side, ...]:
    return (SAMNITES,) if len(_candidates(state, frame)) > 1 else ()


@RULES.ask(
    Opening,
    "commander",
    sides=_side_that_names,
    menu=lambda state, frame, side: Menu(Form(NameCommander, leader=OneOf(_candidates(state, frame)))),
    default=lambda state, frame, side: NameCommander(_candidates(state, frame)[0]),
    section="scenarios",
)
def name_overall_commander(play: RisePlay, frame: Opening, answers: Mapping[Side, NameCommander]) -> Next:
    """Name the Overall Commander; of other sides the leader of the highest Initiative commands (ruling c.50)."""
    for side, answer in answers.items():
        play.state.commanders = {**play.state.commanders, side: answer.leader}
        play.emit(CommanderNamed(side, answer.leader))
    return End()
