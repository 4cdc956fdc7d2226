"""Politics after a battle (section 12.5): the winner spends support, point by point, each legal after those before
(ruling 115); Gauls of either kind may take plunder instead."""

from collections.abc import Mapping

from engine.games.sword_of_rome.actions.combat import LeaveSupport, SpendSupport
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.board.control import victory_spaces
from engine.games.sword_of_rome.board.roads import step_distances_from
from engine.games.sword_of_rome.cards.support import (
    Support,
    lost_spaces,
    spend_support_point,
    spendable_support_points,
    state_after_support_point,
    support_point_options,
)
from engine.games.sword_of_rome.contexts import Losing, Spending
from engine.games.sword_of_rome.events.combat import SupportLeft
from engine.games.sword_of_rome.frames.combat import Politics
from engine.games.sword_of_rome.frames.siege import Falls
from engine.games.sword_of_rome.powers import CARTHAGINIAN, GALLIC
from engine.games.sword_of_rome.responses.registry import SUPPORT, register_window
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.siege.plunder import PLUNDERERS, add_plunder
from engine.games.sword_of_rome.siege.sieges import bring_down
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import SPACES
from engine.games.sword_of_rome.unrest import can_unrest_fall, can_unrest_rise, change_unrest, unrest_ceiling
from engine.kernel.forms import Form, Menu
from engine.kernel.routes import Leg, Route
from engine.kernel.rulebook import Call, End, Goto
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

SECTION = "12.5"
UNREST = "unrest"  # a point of the winner that raises the unrest, or Carthage's that lowers it (fifth player, 12.5.3)
PLUNDER = "plunder"  # a marker of the winning Gauls on the track instead of a point
RULES.procedure(Politics)


def spendable_support_kinds(frame: Politics) -> Support:
    """Return what the points may be spent on."""
    return Support(
        power=frame.power,
        side=frame.side,
        beaten=frame.beaten,
        space=frame.space,
        held=frame.held,
        ally=frame.ally,
        also=frame.also,
    )


def may_plunder(state: SwordState, frame: Politics) -> bool:
    """Return whether the winner may take plunder: the Gauls and the Transalpine Gauls (12.5.2)."""
    return frame.power in PLUNDERERS and GALLIC in state.vp


def next_support_points(state: SwordState, frame: Politics) -> list[str]:
    """Return what the next point may be spent on."""
    return [*spendable_support_points(state, spendable_support_kinds(frame)), *_elsewhere(state, frame)]


def _elsewhere(state: SwordState, frame: Politics) -> list[str]:
    """Return what a point may be spent on that is no space."""
    found = [PLUNDER] if may_plunder(state, frame) else []
    return [*found, UNREST] if may_stir(state, frame) else found


def _in_words(state: SwordState, frame: Politics, token: str) -> Leg | str:
    """Return a point that is spent on no space with its words: the unrest with its direction and where it stands."""
    if token != UNREST:
        return token
    level = state.unrest
    if _quells(frame):
        return Leg(token, label=keyed_text("support.unrest_lower", level=level))
    return Leg(token, label=keyed_text("support.unrest_raise", level=level, most=unrest_ceiling(state)))


def _quells(frame: Politics) -> bool:
    """Return whether the winner's points may lower the unrest: Carthage has won, or flanked for its ally who did."""
    return CARTHAGINIAN in (frame.power, frame.ally)


def may_stir(state: SwordState, frame: Politics) -> bool:
    """Return whether a point may change the unrest: of Carthage, which has won, to lower it; of who has beaten
    Carthage, to raise it as far as it goes. A flanking force of Carthage has won or lost as its ally has (12.5)."""
    if _quells(frame):
        return can_unrest_fall(state)
    return CARTHAGINIAN in (frame.beaten, frame.also) and can_unrest_rise(state)


def _legs(state: SwordState, frame: Politics) -> list[Leg | str]:
    """Return what the next point may be spent on, with its words."""
    elsewhere = [_in_words(state, frame, token) for token in _elsewhere(state, frame)]
    return [*support_point_options(state, spendable_support_kinds(frame)), *elsewhere]


def state_after_point(state: SwordState, frame: Politics, token: str) -> SwordState:
    """Return the state with a point spent, to see what may follow."""
    if token == UNREST:
        new: SwordState = state.__copy__()  # type: ignore[attr-defined]  # every msgspec struct has it
        new.unrest += -1 if _quells(frame) else 1
        return new
    return state if token == PLUNDER else state_after_support_point(state, spendable_support_kinds(frame), token)


def _menu(state: SwordState, frame: Politics, side: Side) -> Menu:
    if not next_support_points(state, frame):
        return Menu(Form(LeaveSupport))
    route = Route(
        lambda at: _legs(at, frame),
        frame.points,
        start=state,
        step=lambda at, token: state_after_point(at, frame, token),
    )
    return Menu(Form(SpendSupport, points=route), Form(LeaveSupport))


def default_support_points(state: SwordState, frame: Politics) -> tuple[str, ...]:
    """Return the points as a deadline spends them (ruling 115): from the beaten power's spaces, victory spaces and
    near ones first; else the weakest own city is raised, and only where there is none a marker placed."""
    chosen: list[str] = []
    far = step_distances_from(frame.space) if frame.space else {}
    victory = victory_spaces(state)
    for _ in range(frame.points):
        legal = next_support_points(state, frame)
        taking = [token for token in legal if token[0] == "-"]
        adding = [token for token in legal if token[0] == "+"]
        if taking:
            best = min(taking, key=lambda t: (t[1:] not in victory, far.get(t[1:], len(SPACES)), t))
        elif adding:
            at, own = state, spendable_support_kinds(frame).powers_to_raise_support_of
            best = min(adding, key=lambda t: (at.places[t[1:]].owner not in own, at.places[t[1:]].loyalty, t))
        elif legal:
            best = legal[0]
        else:
            break
        chosen.append(best)
        state = state_after_point(state, frame, best)
    return tuple(chosen)


def _default(state: SwordState, frame: Politics, side: Side) -> SpendSupport | LeaveSupport:
    points = default_support_points(state, frame)
    return SpendSupport(points) if points else LeaveSupport()


@RULES.ask(
    Politics,
    sides=lambda state, frame: (frame.side,) if next_support_points(state, frame) else (),
    menu=_menu,
    default=_default,
    section=SECTION,
    context=lambda state, frame, side: Spending(
        power=frame.power, points=frame.points, beaten=frame.beaten, space=frame.space
    ),
)
def spend_support(play: SwordPlay, frame: Politics, answers: Mapping[Side, SpendSupport | LeaveSupport]) -> Goto:
    """The winner says where the points go; what is left is lost."""
    answer = next(iter(answers.values()), None)
    frame.chosen = answer.points if isinstance(answer, SpendSupport) else ()
    if len(frame.chosen) < frame.points:
        play.emit(SupportLeft(frame.power, frame.points - len(frame.chosen)))
    return Goto("guarded")


@register_window(
    Politics,
    "guarded",
    SUPPORT,
    first=lambda state, frame: frame.side,
    then="spend",
    section=SECTION,
    context=lambda state, frame, side: Losing(power=frame.power, spaces=lost_spaces(frame.chosen)),
)
def guard_support(play: SwordPlay, frame: Politics, side: Side, action: Respond) -> None:
    """A card of the beaten may save some of their support."""


@RULES.step(Politics, "spend")
def spend_points(play: SwordPlay, frame: Politics) -> Call:
    """The points are spent one after the other; one that a saved one has made impossible is lost."""
    support = spendable_support_kinds(frame)
    for token in frame.chosen:
        if token == PLUNDER:
            add_plunder(play, frame.power, 1)
        elif token == UNREST:
            change_unrest(play, -1 if _quells(frame) else 1, cause="support")
        elif token in spendable_support_points(play.state, support):
            spend_support_point(play, support, token)
            bring_down(play)  # at once: the next point may raise it (ruling 115)
    return Call(Falls(), "over")


@RULES.step(Politics, "over")
def end_politics(play: SwordPlay, frame: Politics) -> End:
    """The points are spent, and what has fallen by them has changed hands."""
    return End()
