"""The leaders of the Samnites: two a year, drawn by lot, or kept by a die (Samnite Wars, First Alexander)."""

from collections.abc import Mapping

from engine.games.rise_of_the_roman_republic.actions.politics import (
    NameCommander,
    PlaceLeader,
    PlaceWithin,
    RetainLeaders,
)
from engine.games.rise_of_the_roman_republic.board.control import cities_of, scenario_of
from engine.games.rise_of_the_roman_republic.board.stacks import move_leader, stack_at, take_leader, total_sp
from engine.games.rise_of_the_roman_republic.events.politics import (
    CommanderNamed,
    LeaderDrawn,
    LeaderPlaced,
    LeaderRetained,
)
from engine.games.rise_of_the_roman_republic.frames.politics import Strategic
from engine.games.rise_of_the_roman_republic.rules import RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.rulebook import Goto
from engine.kernel.texts import keyed_text
from engine.kit.choices import YesNo

SAMNITES = "samnites"


def samnite_leaders(state: RiseState) -> tuple[str, ...]:
    """Return the leaders of the Samnites on the map."""
    return tuple([one for known in state.stacks.values() if known.power == SAMNITES for one in known.leaders])


def _draws_leaders(state: RiseState) -> bool:
    return scenario_of(state).has_rule("samnite_leaders") and SAMNITES in state.players


@RULES.ask(
    Strategic,
    "retain",
    sides=lambda state, frame: (SAMNITES,) if _draws_leaders(state) and samnite_leaders(state) else (),
    menu=lambda state, frame, side: Menu(Form(RetainLeaders, leaders=Pick(samnite_leaders(state), 0, 2))),
    default=lambda state, frame, side: RetainLeaders(samnite_leaders(state)),
    section="scenarios",
)
def roll_retained_leaders(play: RisePlay, frame: Strategic, answers: Mapping[str, RetainLeaders]) -> Goto:
    """Roll for those who should stay; the rest of the two is drawn from all others and the failed (ruling W23)."""
    state = play.state
    if not _draws_leaders(state):
        return Goto("emergency")
    stay = []
    for leader in answers[SAMNITES].leaders if answers else ():
        die, campaign = roll_d10(play, "retain"), LEADERS[leader].campaign
        play.emit(LeaderRetained(leader, die, campaign, die <= campaign))
        if die <= campaign:
            stay.append(leader)
    leaving = [one for one in samnite_leaders(state) if one not in stay]
    for leader in leaving:
        take_leader(state, leader)
    frame.retained = tuple(stay)
    frame.arriving = draw_leaders(play, SAMNITES, (*state.waiting[SAMNITES], *leaving), 2 - len(stay))
    return Goto("place")


def draw_leaders(play: RisePlay, side: str, pool: tuple[str, ...], count: int) -> tuple[str, ...]:
    """Draw so many leaders of a side; the others wait."""
    left, found = [one for one in pool if one not in play.state.gone], []
    for _ in range(min(count, len(left))):
        drawn = play.dice.pick("leaders", left)
        left.remove(drawn)
        found.append(drawn)
        play.emit(LeaderDrawn(side, drawn))
    play.state.waiting = {**play.state.waiting, side: tuple(sorted(left))}
    return tuple(found)


def samnite_places(state: RiseState) -> tuple[str, ...]:
    """Return where a drawn leader may be placed: with an own force, else in an own city of Samnium that nobody
    besieges."""
    forces = [one.hex for one in state.stacks.values() if one.power == SAMNITES]
    own = [one for one in cities_of(state.scenario, "samnium") if state.cities[one].holder == SAMNITES]
    free = [one for one in own if not state.cities[one].besieger]
    return tuple(sorted({*forces, *free})) or cities_of(state.scenario, "samnium")


@RULES.ask(
    Strategic,
    "place",
    sides=lambda state, frame: (SAMNITES,) if frame.arriving else (),
    menu=lambda state, frame, side: Menu(Form(PlaceLeader, place=OneOf(samnite_places(state)))),
    default=lambda state, frame, side: PlaceLeader(samnite_places(state)[0]),
    subject=lambda state, frame, side: keyed_text("prompt.strategic.place", leader=frame.arriving[0]),
    section="scenarios",
)
def place_drawn_leaders(play: RisePlay, frame: Strategic, answers: Mapping[str, PlaceLeader]) -> Goto:
    """Place the leaders who were drawn, one after another; where there is a force in the city and one before it, it is
    asked which they join."""
    state = play.state
    if not frame.arriving:
        return Goto("commander")
    place = answers[SAMNITES].place
    outside, within = stack_at(state, SAMNITES, place), stack_at(state, SAMNITES, place, inside=True)
    if total_sp(state, outside) and total_sp(state, within):
        frame.coming = place
        return Goto("within")
    own = not within.is_empty or (place in state.cities and state.cities[place].holder == SAMNITES)
    _come(play, frame, place, inside=outside.is_empty and own)
    return Goto("place")


def _come(play: RisePlay, frame: Strategic, place: str, *, inside: bool) -> None:
    """Put the first of those drawn into a hex."""
    leader, *others = frame.arriving
    frame.arriving, frame.coming = tuple(others), ""
    move_leader(play.state, leader, Stack(SAMNITES, place, inside))
    play.emit(LeaderPlaced(leader, place))


@RULES.ask(
    Strategic,
    "within",
    sides=lambda state, frame: (SAMNITES,),
    menu=lambda state, frame, side: Menu(Form(PlaceWithin, inside=YesNo())),
    default=lambda state, frame, side: PlaceWithin(False),
    subject=lambda state, frame, side: keyed_text(
        "prompt.strategic.within", leader=frame.arriving[0], place=frame.coming
    ),
    section="scenarios",
)
def let_leaders_join_force(play: RisePlay, frame: Strategic, answers: Mapping[str, PlaceWithin]) -> Goto:
    """Let them join the force in the city, or the one before it."""
    _come(play, frame, frame.coming, inside=answers[SAMNITES].inside)
    return Goto("place")


@RULES.ask(
    Strategic,
    "commander",
    sides=lambda state, frame: (SAMNITES,) if len(samnite_leaders(state)) > 1 else (),
    menu=lambda state, frame, side: Menu(Form(NameCommander, leader=OneOf(samnite_leaders(state)))),
    default=lambda state, frame, side: NameCommander(samnite_leaders(state)[0]),
    section="scenarios",
)
def name_samnite_commander(play: RisePlay, frame: Strategic, answers: Mapping[str, NameCommander]) -> Goto:
    """Name the Overall Commander of the Samnites for the year."""
    state, leaders = play.state, samnite_leaders(play.state)
    if leaders:
        chosen = answers[SAMNITES].leader if answers else leaders[0]
        state.commanders = {**state.commanders, SAMNITES: chosen}
        play.emit(CommanderNamed(SAMNITES, chosen))
    return Goto("emergency")
