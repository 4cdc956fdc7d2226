"""The Tribal Revolt Segment, and how it is drawn which tribe revolts (Samnite Wars)."""

from engine.games.rise_of_the_roman_republic.board.control import has_province_control, province_of, scenario_of
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_legion
from engine.games.rise_of_the_roman_republic.events.tribes import RevoltChecked, RevoltRolled
from engine.games.rise_of_the_roman_republic.frames.tribes import Mobilisation, Revolt
from engine.games.rise_of_the_roman_republic.frames.turn import Turns
from engine.games.rise_of_the_roman_republic.manpower.levies import is_tribe_revolting, tribe_named_by_dice
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.games.rise_of_the_roman_republic.tribes.allegiance import start_tribe_revolt
from engine.games.rise_of_the_roman_republic.tribes.armies import tribes_on_map
from engine.kernel.rulebook import Call, End, Goto, Next

RULES.procedure(Revolt)


def legions_abroad(state: RiseState) -> int:
    """Return how many legions are outside the provinces that Rome controls."""
    places = [province_of(stack_of_legion(state, one).hex) for one in state.legions]
    return sum(not has_province_control(state, ROMANS, one) for one in places)


def roll_d100(play: RisePlay, label: str) -> int:
    """Return two dice of the game as 1 to 100: tens first, two of 0 are 100."""
    tens, ones = roll_d10(play, f"{label}_tens"), roll_d10(play, f"{label}_ones")
    return 10 * tens + ones or 100


@RULES.step(Turns, "revolts")
def roll_for_revolt(play: RisePlay, frame: Turns) -> Next:
    """Roll whether a tribe revolts, from the second turn on, as the first begins with its Operations."""
    state, check = play.state, TABLES.revolt_check
    if not scenario_of(state).has_rule("tribal_revolts") or state.turn == 1:
        return Goto("manpower")
    die, legions = roll_d10(play, "revolt_check"), legions_abroad(state)
    up = is_tribe_revolting(die, legions)
    total = die + max(0, legions - check.legions)
    play.emit(RevoltChecked(die, legions, check.legions, total, check.at, up))
    return Call(Revolt(why="segment"), "manpower") if up else Goto("manpower")


@RULES.step(Revolt)
def draw_revolting_tribe(play: RisePlay, frame: Revolt) -> Next:
    """Draw the tribe; one that is in arms already is drawn again. With all of them in arms nothing happens."""
    state = play.state
    if all(one in tribes_on_map(state) for one, known in TABLES.tribes.items() if known.dice):
        return End()
    while True:
        dice = roll_d100(play, "revolt")
        tribe = tribe_named_by_dice(dice)
        again = tribe in tribes_on_map(state)
        play.emit(RevoltRolled(dice, tribe, again))
        if not again:
            break
    start_tribe_revolt(play, tribe, frame.why)
    return Call(Mobilisation(province="", intruder="", tribe=tribe), "over")


@RULES.step(Revolt, "over")
def end_revolt(play: RisePlay, frame: Revolt) -> End:
    """End it."""
    return End()
