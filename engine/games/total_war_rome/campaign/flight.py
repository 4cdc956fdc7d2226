"""Moving Armies, Meeting Enemy Armies 3: an army that escapes, withdraws or leaves goes where it has chosen to go. Into
an ally's region, or aboard their navy, it goes with their leave; without it to another place, or nowhere (ruling
39)."""

from collections.abc import Mapping

from engine.games.total_war_rome.actions.agents import Agree, Refuse
from engine.games.total_war_rome.actions.campaign import Withdraw
from engine.games.total_war_rome.board.armies import set_army
from engine.games.total_war_rome.campaign.conquest import move_escaping_army
from engine.games.total_war_rome.campaign.movement import asks_leave, holder_of_place
from engine.games.total_war_rome.campaign.refuges import escape_places, refuge_regions
from engine.games.total_war_rome.contexts import OfArmy
from engine.games.total_war_rome.diplomacy.treaties import AGREE_MENU
from engine.games.total_war_rome.events.campaign import BattleAvoided, PassageAnswered
from engine.games.total_war_rome.frames.campaign import Flight
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import RomeState
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.play import Play
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

SECTION = "Meeting Enemy Armies and Avoiding Battle"

rules.procedure(Flight, alive=lambda state, frame: frame.army in state.armies)


def ways_out(state: RomeState, frame: Flight) -> tuple[str, ...]:
    """Return where the army may still go: what an ally has refused it is left out."""
    return escape_places(state, frame.army) if frame.avoids else refuge_regions(state, frame.army)


@rules.step(Flight)
def begin_flight(play: Play[RomeState], frame: Flight) -> Next:
    """Go, or ask the ally to whom the place belongs; choose again where it is not open any more."""
    state = play.state
    ways = ways_out(state, frame)
    if frame.to not in ways:
        return Goto("elsewhere") if ways else End(False)
    return Goto("leave" if asks_leave(state, state.armies[frame.army].owner, frame.to) else "go")


def _asked_for(state: RomeState, frame: Flight, side: Side) -> Text:
    """Return what an ally is asked for: refuge in a region, or aboard a navy."""
    if frame.to in state.regions:
        return keyed_text("subject.refuge", army=frame.army, region=frame.to)
    return keyed_text("subject.boarding", army=frame.army, navy=frame.to)


@rules.ask(
    Flight,
    "leave",
    sides=lambda state, frame: tuple(filter(None, [holder_of_place(state, frame.to)])),
    menu=lambda state, frame, side: AGREE_MENU,
    default=lambda state, frame, side: Refuse(),
    section=SECTION,
    subject=_asked_for,
    context=lambda state, frame, side: OfArmy(frame.army),
)
def ask_for_passage(play: Play[RomeState], frame: Flight, answers: Mapping[Side, Agree | Refuse]) -> Next:
    """Ask the ally for leave. A refusal holds for this army and this place until the turn ends, as on a march
    (ruling 19)."""
    if not answers:
        return Goto("start")  # an event at any time has sunk the navy meanwhile
    ((ally, answer),) = answers.items()
    agreed = isinstance(answer, Agree)
    if not agreed:
        set_army(play.state, frame.army, denied=(*play.state.armies[frame.army].denied, frame.to))
    play.emit(PassageAnswered(side=ally, army=frame.army, region=frame.to, agreed=agreed, flight=True))
    return Goto("go" if agreed and frame.to in ways_out(play.state, frame) else "start")


@rules.ask(
    Flight,
    "elsewhere",
    sides=lambda state, frame: (state.armies[frame.army].owner,) if ways_out(state, frame) else (),
    menu=lambda state, frame, side: Menu(Form(Withdraw, to=OneOf(ways_out(state, frame)))),
    default=lambda state, frame, side: Withdraw(ways_out(state, frame)[0]),
    section=SECTION,
    subject=lambda state, frame, side: keyed_text("subject.elsewhere", army=frame.army),
    context=lambda state, frame, side: OfArmy(frame.army),
)
def choose_other_place(play: Play[RomeState], frame: Flight, answers: Mapping[Side, Withdraw]) -> Next:
    """Choose another place."""
    for answer in answers.values():
        frame.to = answer.to
    return Goto("start")


@rules.step(Flight, "go")
def flee_to_place(play: Play[RomeState], frame: Flight) -> Next:
    """The army goes; an empty independent region it must try to conquer at once (ruling 39)."""
    if frame.avoids:
        play.emit(BattleAvoided(owner=play.state.armies[frame.army].owner, army=frame.army))
    return move_escaping_army(play, frame.army, frame.to, "over")


@rules.step(Flight, "over")
def end_flight(play: Play[RomeState], frame: Flight) -> Next:
    """The army has gone."""
    return End(True)
