"""A force goes out of the way, or comes to a battle: it is moved, it pays, and the tribes it passes stir (sections
8.23, 8.26 and 8.37; rulings c.51 and G18)."""

from engine.games.rise_of_the_roman_republic.board.attrition import attrition_sp_due
from engine.games.rise_of_the_roman_republic.board.control import province_of, side_of
from engine.games.rise_of_the_roman_republic.board.losses import attrition_sp, lose_sp, strength_by_arm
from engine.games.rise_of_the_roman_republic.board.parts import move_force_to_hex
from engine.games.rise_of_the_roman_republic.board.routes import POINT
from engine.games.rise_of_the_roman_republic.combat.escapes import Escape
from engine.games.rise_of_the_roman_republic.combat.sides import hex_of_stack, power_of
from engine.games.rise_of_the_roman_republic.events.combat import Withdrew
from engine.games.rise_of_the_roman_republic.forces import Part
from engine.games.rise_of_the_roman_republic.frames.combat import Passage
from engine.games.rise_of_the_roman_republic.frames.tribes import Mobilisation
from engine.games.rise_of_the_roman_republic.rules import RULES, RisePlay
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.games.rise_of_the_roman_republic.tribes.mobilisation import tribe_stirred_by_entry
from engine.games.rise_of_the_roman_republic.tribes.stops import note_stop
from engine.kernel.rulebook import Call, End, Goto, Next

RULES.procedure(Passage)


def withdrawal_frame(part: Part, escape: Escape, cause: str) -> Passage:
    """Return the frame of a withdrawal. cause: avoidance or retreat."""
    return Passage(
        part=part,
        way=escape.way,
        to=escape.to,
        inside=escape.inside,
        cause=cause,
        quarters=escape.points * POINT,
        capped=True,
        goal=escape.goal,
    )


@RULES.step(Passage)
def move_force(play: RisePlay, frame: Passage) -> Goto:
    """Move the force, tell it, and let it pay: a withdrawal ten percent at most."""
    state, part = play.state, frame.part
    power, start = power_of(part.key), hex_of_stack(part.key)
    if frame.cause != "coordination":
        points = frame.quarters // POINT
        play.emit(Withdrew(power, start, frame.way, frame.inside, frame.cause, points, frame.goal))
    frame.entered = _entered(start, frame.way)
    there = move_force_to_hex(state, part.key, part.force, frame.to, inside=frame.inside)
    size = attrition_sp(strength_by_arm(state, (there,)))
    due = attrition_sp_due(size, frame.quarters)
    if frame.capped:
        due = min(due, size * TABLES.attrition_points.avoid_most // 100)
    if due:
        there = next(iter(lose_sp(play, (there,), due, frame.cause).left), there)
    frame.part = there
    note_stop(state, there.key, (start, *frame.way))
    return Goto("stir")


def _entered(start: str, way: tuple[str, ...]) -> tuple[str, ...]:
    """Return the provinces that are entered on a way, a step from outside into each (ruling c.25)."""
    found, before = [], province_of(start)
    for one in way:
        province = province_of(one)
        if province != before:
            found.append(province)
        before = province
    return tuple(dict.fromkeys(found))


@RULES.step(Passage, "stir")
def rouse_tribes(play: RisePlay, frame: Passage) -> Next:
    """Let the tribe of each province that was entered take up arms (ruling c.51)."""
    state, power = play.state, power_of(frame.part.key)
    while frame.entered:
        province, *others = frame.entered
        frame.entered = tuple(others)
        if tribe_stirred_by_entry(state, power, province):
            return Call(Mobilisation(province=province, intruder=side_of(state, power)), "stir")
    return End(frame.part)
