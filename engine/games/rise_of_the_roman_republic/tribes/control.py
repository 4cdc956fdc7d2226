"""Who controls a tribe's army: who holds its province, else who wins the roll for it (First Alexander; rulings c.54,
s.5, A4, A8 and G53)."""

from collections.abc import Mapping
from operator import is_

from engine.games.rise_of_the_roman_republic.actions.tribes import BidGuile
from engine.games.rise_of_the_roman_republic.board.control import scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.sieges import lift_siege_of_city
from engine.games.rise_of_the_roman_republic.events.tribes import TribeMastered, TribeRolled
from engine.games.rise_of_the_roman_republic.frames.tribes import TribeRoll
from engine.games.rise_of_the_roman_republic.rules import RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tribes.armies import (
    is_destroyed,
    put_others_outside_city,
    remove_tribe_army,
    stacks_of,
    tribe_controller,
    tribes_on_map,
)
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

RULES.procedure(TribeRoll)


class _Calm:
    """The position that was looked at last in which all tribes stayed as they were: a state's dicts are replaced whole,
    never changed, so that the same ones say the same."""

    def __init__(self) -> None:
        self.kept: tuple[object, ...] = ()


_CALM = _Calm()


def next_tribe_to_settle(state: RiseState) -> str:
    """Return a tribe that has a new master, or none any more, or no men; "" if all stay as they are."""
    if not scenario_of(state).has_rule("mobilisation"):
        return ""
    position = (state.stacks, state.legions, state.cities, state.masters, state.players, state.allied)
    kept = _CALM.kept  # taken at once: several threads may ask
    if kept and all(map(is_, kept, position)):
        return ""
    found = next((one for one in tribes_on_map(state) if _restless(state, one)), "")
    if not found:
        _CALM.kept = position
    return found


def _restless(state: RiseState, tribe: str) -> bool:
    holder, allied = tribe_controller(state, tribe), tribe in state.allied
    return is_destroyed(state, tribe) or (holder != side_of(state, tribe) or not allied if holder else allied)


def rolling_rival_sides(state: RiseState, frame: TribeRoll) -> tuple[Side, ...]:
    """Return the two sides that roll."""
    loser = frame.loser or side_of(state, frame.tribe)
    return tuple([one for one in state.players if one != loser])


def give_tribe_to_side(play: RisePlay, tribe: str, side: Side, *, allied: bool) -> None:
    """Give a tribe's army to a side. A force of its former ally that shares a city with it is put outside."""
    state = play.state
    state.masters = {**state.masters, tribe: side}
    others = tuple([one for one in state.allied if one != tribe])
    state.allied = (*others, tribe) if allied else others
    play.emit(TribeMastered(tribe, side, allied))
    for one in stacks_of(state, tribe):
        if one.inside:
            put_others_outside_city(state, one.hex, side)
        _end_siege(play, one, side)


def _end_siege(play: RisePlay, one: Stack, side: Side) -> None:
    """Lift a siege between a tribe and its new master: of the city that it is in, or that it besieges."""
    city = play.state.cities.get(one.hex)
    if city is None or not city.besieger:
        return
    if side_of(play.state, city.besieger) == side and (one.inside or side_of(play.state, city.holder) == side):
        lift_siege_of_city(play, one.hex, "wish")


@RULES.step(TribeRoll)
def begin_tribe_roll(play: RisePlay, frame: TribeRoll) -> Next:
    """See whether somebody controls the province, who then has the tribe without a roll."""
    state = play.state
    if stacks_of(state, frame.tribe) and is_destroyed(state, frame.tribe):
        remove_tribe_army(play, frame.tribe, "men")
        return End("")
    holder = tribe_controller(state, frame.tribe)
    if holder and holder != frame.loser:
        give_tribe_to_side(play, frame.tribe, holder, allied=True)
        return End(holder)
    return Goto("guile")


def spendable_guile_items(state: RiseState, side: Side) -> tuple[Item, ...]:
    """Return the Guile that a side could spend, by leader on the map."""
    men = [one for there in state.stacks.values() if there.power == side for one in there.leaders]
    return tuple(
        [
            Item(one, count=state.guile[one], label=keyed_text("counted.guile_of", leader=one))
            for one in sorted(men)
            if state.guile.get(one, 0)
        ]
    )


def _menu(state: RiseState, frame: TribeRoll, side: Side) -> Menu:
    found = spendable_guile_items(state, side)
    return Menu(Form(BidGuile, points=Pick(found, 0, sum([one.count for one in found]))))


def _roll_subject(state: RiseState, frame: TribeRoll, side: Side) -> Text:
    """Return the words of the question: which tribe, against whom else a side rolls, and whom the tribe turns from."""
    (rival,) = [one for one in rolling_rival_sides(state, frame) if one != side]
    loser = frame.loser or side_of(state, frame.tribe)
    return keyed_text("prompt.tribe_roll.guile", tribe=frame.tribe, rival=rival, loser=loser, rises=bool(frame.loser))


@RULES.ask(
    TribeRoll,
    "guile",
    sides=lambda state, frame: tuple(
        [one for one in rolling_rival_sides(state, frame) if spendable_guile_items(state, one)]
    ),
    menu=_menu,
    default=lambda state, frame, side: BidGuile(()),
    sealed=True,
    subject=lambda state, frame, side: _roll_subject(state, frame, side),
    section="scenarios",
)
def roll_for_tribe(play: RisePlay, frame: TribeRoll, answers: Mapping[Side, BidGuile]) -> End:
    """Spend the Guile, and roll; after a tie again, with the same Guile."""
    state, sides = play.state, rolling_rival_sides(play.state, frame)
    spend = {side: answers[side].points if side in answers else () for side in sides}
    for leader in [one for side in sides for one in spend[side]]:
        state.guile = {**state.guile, leader: state.guile[leader] - 1}
    guile = {side: len(spend[side]) for side in sides}
    winner = ""
    while not winner:
        dice = {side: roll_d10(play, "tribe") for side in sides}
        best = max(dice[side] + guile[side] for side in sides)
        first = [side for side in sides if dice[side] + guile[side] == best]
        winner = first[0] if len(first) == 1 else ""
        play.emit(TribeRolled(frame.tribe, dice, guile, winner))
    give_tribe_to_side(play, frame.tribe, winner, allied=False)
    return End(winner)
