"""Ships that Carthage lends to allies (section 9.6.3, rulings 21 and 141).

An ally asks for them as they set out, avoids or retreats from a port, and only then is Carthage asked. The card that
carries them is not the card of its turn.
"""

from collections.abc import Mapping

import msgspec

from engine.games.sword_of_rome.actions.carthage import KeepFleet, LendFleet
from engine.games.sword_of_rome.board.roads import is_port
from engine.games.sword_of_rome.cards.hands import desperate_cards, hand_cards_of_side, play_card_for_value
from engine.games.sword_of_rome.contexts import Marching
from engine.games.sword_of_rome.course import players_five
from engine.games.sword_of_rome.events.carthage import FleetKept, FleetLent
from engine.games.sword_of_rome.figures import Capacity
from engine.games.sword_of_rome.frames.combat import Retreat
from engine.games.sword_of_rome.frames.movement import ASKED, March
from engine.games.sword_of_rome.movement.sea import SEA, lent_room
from engine.games.sword_of_rome.movement.voyages import KEPT, declared_voyage
from engine.games.sword_of_rome.powers import CARTHAGINIAN, POWERS_OF, are_allied, side_of
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import CARDS, TABLES
from engine.kernel.actions import Action
from engine.kernel.choices import OneOf, Option
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Goto
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

SECTION = "9.6.3"
MOST_LENT = 3  # the highest value of a card that lends ships
WANTED = Option(ASKED, keyed_text("option.fleet_ask"))


def may_ask(state: SwordState, side: Side, power: Power, space: str) -> bool:
    """Return whether a side may ask Carthage for ships for an own army in a port: both are its allies, and it has cards
    (how many is public)."""
    if not players_five(state) or side in ("", CARTHAGINIAN) or CARTHAGINIAN in state.out or not is_port(space):
        return False
    if not side_of(state, power) or not are_allied(state, CARTHAGINIAN, power):
        return False
    if not any(are_allied(state, CARTHAGINIAN, own) for own in POWERS_OF[side]):
        return False
    return bool(hand_cards_of_side(state, CARTHAGINIAN) or desperate_cards(state, CARTHAGINIAN))


def lent_ship_capacity(value: int) -> int:
    """Return how many CU the ships hold that Carthage lends with a card of a value."""
    rows: list[Capacity] = [row for row in TABLES.capacity if row.power == CARTHAGINIAN and row.editions == "5p"]
    return max([row.cu for row in rows if value >= row.card], default=0)


def _menu(state: SwordState, frame: March | Retreat, side: Side) -> Menu:
    cards = (*hand_cards_of_side(state, side), *desperate_cards(state, side))
    named = [
        Option(card, keyed_text("option.fleet_lent", card=card, cu=lent_ship_capacity(CARDS[card].value)))
        for card in cards
    ]
    return Menu(Form(LendFleet, card=OneOf(named)), Form(KeepFleet))


def _answered(play: SwordPlay, power: Power, space: str, answers: Mapping[Side, Action]) -> str:
    """Carry out what Carthage answers; return the card that it lends ships with, `KEPT` if it lends none."""
    answer = answers.get(CARTHAGINIAN)
    if not isinstance(answer, LendFleet):
        play.emit(FleetKept(power, space))
        return KEPT
    play_card_for_value(play, CARTHAGINIAN, answer.card)
    play.emit(FleetLent(power, space, answer.card, lent_ship_capacity(CARDS[answer.card].value)))
    return answer.card


@RULES.ask(
    March,
    "lend",
    sides=lambda state, frame: (CARTHAGINIAN,),
    menu=_menu,
    default=lambda state, frame, side: KeepFleet(),
    section=SECTION,
    context=lambda state, frame, side: Marching(
        power=frame.power, leader=frame.leader, space=frame.space, cu=frame.cu, mp=frame.mp
    ),
)
def lend_ships(play: SwordPlay, frame: March, answers: Mapping[Side, Action]) -> Goto:
    """Before the army moves Carthage lends it ships, or not; then its owner is asked again (ruling 142)."""
    frame.fleet = _answered(play, frame.power, frame.space, answers)
    frame.asked = True
    return Goto("walk")


@RULES.ask(
    March,
    "avoid_lend",
    sides=lambda state, frame: (CARTHAGINIAN,),
    menu=_menu,
    default=lambda state, frame, side: KeepFleet(),
    section=SECTION,
    context=lambda state, frame, side: declared_voyage(state, frame),
)
def try_to_avoid_with_lent_fleet(play: SwordPlay, frame: March, answers: Mapping[Side, Action]) -> Goto:
    """With ships the army tries to avoid; without, it does not try, and so has not failed to (ruling 241). CU that they
    do not hold stay."""
    one = frame.declared[0]
    card = _answered(play, one.power, one.origin, answers)
    frame.asked = True
    room = 0 if card == KEPT else lent_room(play.state, one.power, one.origin, _goal(one.way), CARDS[card].value)
    if room:
        again = msgspec.structs.replace(one, fleet=card, cu=min(one.cu, room))
        frame.declared = (again, *frame.declared[1:])
    else:
        frame.declared = frame.declared[1:]
    return Goto("attempts")


def _goal(way: tuple[str, ...]) -> str:
    return way[-1].removeprefix(SEA)


@RULES.ask(
    Retreat,
    "lend",
    sides=lambda state, frame: (CARTHAGINIAN,),
    menu=_menu,
    default=lambda state, frame, side: KeepFleet(),
    section=SECTION,
    context=lambda state, frame, side: declared_voyage(state, frame),
)
def sail_or_reroute_retreat(play: SwordPlay, frame: Retreat, answers: Mapping[Side, Action]) -> Goto:
    """With ships the force sails; without, it finds another way."""
    frame.fleet = _answered(play, frame.power, frame.space, answers)
    return Goto("way" if frame.fleet == KEPT else "contest")
