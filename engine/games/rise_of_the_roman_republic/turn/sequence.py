"""The sequence of play (section 3.0): the year, the cup, draw after draw."""

from collections.abc import Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.cup import Activate
from engine.games.rise_of_the_roman_republic.board.control import (
    controlled_provinces,
    full_city_defence,
    province_of,
    scenario_of,
)
from engine.games.rise_of_the_roman_republic.board.seasons import end_season_effects
from engine.games.rise_of_the_roman_republic.cup.markers import (
    all_markers,
    deciding_side,
    leaders_for_marker,
    marker_counts,
)
from engine.games.rise_of_the_roman_republic.events.cup import CupFilled, MarkerDrawn, MarkerSetAside, TurnBegan
from engine.games.rise_of_the_roman_republic.frames.movement import Inertia
from engine.games.rise_of_the_roman_republic.frames.naval import Fleets
from engine.games.rise_of_the_roman_republic.frames.politics import Strategic
from engine.games.rise_of_the_roman_republic.frames.siege import SiegeAttrition
from engine.games.rise_of_the_roman_republic.frames.turn import Devastation, Opening, Phase, Training, Turns
from engine.games.rise_of_the_roman_republic.manpower.reinforcing import bring_reinforcements
from engine.games.rise_of_the_roman_republic.powers.review import review_powers as review_powers
from engine.games.rise_of_the_roman_republic.powers.review import review_powers_at_new_year
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay
from engine.games.rise_of_the_roman_republic.siege.holding import hold_allied_cities
from engine.games.rise_of_the_roman_republic.state import CityState, Cup, RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.games.rise_of_the_roman_republic.tribes.allegiance import review_tribes
from engine.games.rise_of_the_roman_republic.turn.phase import unsettled_procedure
from engine.games.rise_of_the_roman_republic.turn.recovery import recover_force_statuses
from engine.games.rise_of_the_roman_republic.turn.victory import immediate_outcome, scenario_verdict
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, Goto, Next, Over
from engine.kernel.texts import keyed_text

RULES.procedure(Turns)


@RULES.step(Turns)
def begin_first_turn(play: RisePlay, frame: Turns) -> Call:
    """Begin the first turn with what is drawn and placed; its Strategic Decision Phase is skipped."""
    play.emit(TurnBegan(play.state.turn, scenario_of(play.state).start))
    return Call(Opening(), "cup")


@RULES.step(Turns, "year")
def next_year(play: RisePlay, frame: Turns) -> Call:
    """Begin a turn with the Upgrade Phase (section 3.0 A), then the Strategic Decision Phase."""
    state = play.state
    state.turn += 1
    state.phase = "strategic"
    play.emit(TurnBegan(state.turn, scenario_of(state).start - state.turn + 1))
    review_powers_at_new_year(play)
    end_season_effects(state)
    state.cities = {place: rebuilt_city(state, place, city) for place, city in state.cities.items()}
    return Call(Strategic(), "cup")


def rebuilt_city(state: RiseState, place: str, city: CityState) -> CityState:
    """Return a city after the Upgrade Phase: a sacked one is rebuilt a step, any other has its own defence in full;
    not under siege, nor in a devastated province (rulings c.37, G42 and G43)."""
    if city.besieger or province_of(place) in state.devastated:
        return city
    full, steps = full_city_defence(scenario_of(state), place), max(0, city.sacked - 1)
    return msgspec.structs.replace(city, ids=(full + 1) // 2 if steps else full, sacked=steps)


@RULES.step(Turns, "cup")
def fill_cup(play: RisePlay, frame: Turns) -> Next:
    """Fill the cup (section 3.0 C/1), then see to the fleets (C/2). What Rome controls now is its home ground this turn
    (ruling G13)."""
    state = play.state
    state.phase, state.levied, state.embassies, state.fleets = "operations", (), (), 0
    state.home_ground = controlled_provinces(state, ROMANS, scenario_of(state).roman_italy)
    state.fielded = ()
    state.fielded_troops = {name: one.troops for name, one in state.stacks.items() if one.leaders and one.troops}
    state.cup = Cup(all_markers(state))
    play.emit(CupFilled(marker_counts(state.cup.markers)))
    return Call(Fleets(), "revolts") if scenario_of(state).has_rule("naval") else Goto("revolts")


@RULES.step(Turns, "draw")
def draw_marker(play: RisePlay, frame: Turns) -> Next:
    """Draw a marker; with the cup empty the Devastation Phase follows (section 3.0 C/4, ruling c.11)."""
    state = play.state
    hold_allied_cities(play)
    review_tribes(play)
    review_powers(play)
    if (outcome := immediate_outcome(state)) is not None:
        return Over(outcome)
    if found := unsettled_procedure(state):
        return Call(found, "draw")
    _prune(state)
    if not state.cup.markers:
        state.phase = "end"
        return Call(Devastation(), "inertia")
    marker = _begins_with(state) or play.dice.pick("cup", state.cup.markers)
    left = list(state.cup.markers)
    left.remove(marker)
    state.cup = Cup(tuple(left), (*state.cup.drawn, marker))
    frame.marker = marker
    play.emit(MarkerDrawn(marker, len(left)))
    if marker in ("siege", "augury", "legate"):
        return Goto(marker)
    if not leaders_able_to_act(state, marker):
        play.emit(MarkerSetAside(marker))
        return Goto("draw")
    return Goto("activate")


@RULES.step(Turns, "legate")
def let_legate_bring_reinforcements(play: RisePlay, frame: Turns) -> Goto:
    """Let the Legate bring reinforcements abroad (section 10.22), then auxiliaries."""
    bring_reinforcements(play)
    return Goto("auxiliaries")


def _prune(state: RiseState) -> None:
    """Take the markers of named leaders who are gone out of the cup; those of offices stay (ruling c.11)."""
    here = [one for one in state.cup.markers if one not in LEADERS or leaders_for_marker(state, one)]
    if len(here) < len(state.cup.markers):
        state.cup = msgspec.structs.replace(state.cup, markers=tuple(here))


def _begins_with(state: RiseState) -> str:
    """Return the marker that is not drawn but chosen, at the start of some scenarios."""
    known = scenario_of(state)
    first = state.turn == 1 and known.begins_at == "phase" and not state.cup.drawn
    return known.begins_with if first and known.begins_with in state.cup.markers else ""


def leaders_able_to_act(state: RiseState, marker: str) -> tuple[str, ...]:
    """Return who may act for a marker; a game that begins with a consul's phase begins with a consul's own."""
    found = leaders_for_marker(state, marker)
    if state.turn == 1 and scenario_of(state).begins_with == marker and len(state.cup.drawn) == 1:
        consuls = [one.leader for one in state.republic.consuls]
        return tuple([one for one in found if one in consuls]) or found
    return found


def _side(state: RiseState, frame: Turns) -> str:
    return ROMANS if frame.marker not in LEADERS else deciding_side(state, frame.marker)


@RULES.ask(
    Turns,
    "activate",
    sides=lambda state, frame: (_side(state, frame),) if len(leaders_able_to_act(state, frame.marker)) > 1 else (),
    menu=lambda state, frame, side: Menu(Form(Activate, leader=OneOf(leaders_able_to_act(state, frame.marker)))),
    default=lambda state, frame, side: Activate(leaders_able_to_act(state, frame.marker)[0]),
    subject=lambda state, frame, side: keyed_text("prompt.turns.activate", marker=frame.marker),
    section="4.17",
)
def begin_operations_phase(play: RisePlay, frame: Turns, answers: Mapping[str, Activate]) -> Call:
    """Begin the Operations Phase of the leader who acts for the marker."""
    state = play.state
    side = _side(state, frame)
    leader = answers[side].leader if answers else leaders_able_to_act(state, frame.marker)[0]
    known = state.republic.office_of_leader(leader)
    if known is not None:
        state.republic = state.republic.with_magistrate(msgspec.structs.replace(known, phases=known.phases + 1))
    return Call(Phase(leader=leader, side=side), "draw")


@RULES.step(Turns, "siege")
def resolve_siege_attrition(play: RisePlay, frame: Turns) -> Call:
    """Resolve siege attrition (section 3.0 D/2); who is lost by it is replaced before the next draw."""
    return Call(SiegeAttrition(), "draw")


# The end of a turn (section 3.0 G)


@RULES.step(Turns, "inertia")
def roll_attrition_of_inertia(play: RisePlay, frame: Turns) -> Call:
    """Let forces that stayed where they were suffer (section 6.46), then train legions."""
    return Call(Inertia(), "training")


@RULES.step(Turns, "training")
def train_legions(play: RisePlay, frame: Turns) -> Call:
    """Train new legions in Rome (section 10.3)."""
    return Call(Training(), "recovery")


@RULES.step(Turns, "recovery")
def end_of_turn(play: RisePlay, frame: Turns) -> Next:
    """Let forces recover, then see whether somebody has won; else the next year begins."""
    recover_force_statuses(play)
    outcome = scenario_verdict(play)
    return Over(outcome) if outcome is not None else Goto("year")
