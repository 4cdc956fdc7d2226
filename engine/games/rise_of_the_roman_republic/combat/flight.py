"""After a lost battle: the loser retreats, the victor pursues (sections 8.37 and 8.5; rulings c.30, c.38, G24, G30, G31
and A13)."""

from collections.abc import Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.combat import Retreat
from engine.games.rise_of_the_roman_republic.board.control import scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.sieges import is_stack_besieged
from engine.games.rise_of_the_roman_republic.combat.avoidance import choice_to_end_inside
from engine.games.rise_of_the_roman_republic.combat.battle import battle_losses_due
from engine.games.rise_of_the_roman_republic.combat.escapes import Escape, possible_retreats
from engine.games.rise_of_the_roman_republic.combat.fates import roll_commander_casualty
from engine.games.rise_of_the_roman_republic.combat.passage import withdrawal_frame
from engine.games.rise_of_the_roman_republic.combat.questions import question_text_maker
from engine.games.rise_of_the_roman_republic.combat.results import is_attackers_victory, is_major, pursuit_percent
from engine.games.rise_of_the_roman_republic.combat.sides import (
    ATTACKER,
    DEFENDER,
    chief_power,
    hex_of_stack,
    is_inside,
    parts_of,
    power_of,
    set_parts,
)
from engine.games.rise_of_the_roman_republic.events.combat import NoRetreat, PursuitRolled
from engine.games.rise_of_the_roman_republic.forces import Part
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.politics.replacement import remove_fallen_leader
from engine.games.rise_of_the_roman_republic.rules import RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.games.rise_of_the_roman_republic.tribes.armies import remove_tribe_army
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, Goto, Next
from engine.kernel.state import Side

CORNERED = 25  # percent more of who finds no way out (ruling c.4)
HOT = 9  # the natural die at which both commanders are in danger (ruling G25)


def loser_of(frame: Battle) -> int:
    """Return which side has lost; the attacker where nobody has (see `is_draw`)."""
    return DEFENDER if is_attackers_victory(frame.result) else ATTACKER


def is_draw(frame: Battle) -> bool:
    """Return whether nobody has won."""
    return frame.result == "draw"


@RULES.step(Battle, "casualties")
def roll_commander_casualties(play: RisePlay, frame: Battle) -> Goto:
    """Roll for each commander whose side lost enough by the table, for both on a natural 9 (ruling G25); who has
    devoted their life dies (ruling G26). Then the beaten go."""
    if frame.devoted:
        remove_fallen_leader(play, frame.devoted, "killed")
    if scenario_of(play.state).has_rule("casualties"):
        for of in (ATTACKER, DEFENDER):
            leader = frame.commanders[of]
            hit = frame.percent[of] >= TABLES.casualties.from_percent or frame.die == HOT
            if leader and leader != frame.devoted and hit:
                major = is_major(frame.result) and of == loser_of(frame)
                roll_commander_casualty(play, leader, major=major)
    if is_draw(frame):
        return Goto("status")
    frame.fleeing, frame.fled = _still_there(play.state, parts_of(frame, loser_of(frame))), ()
    return Goto("flee")


def _still_there(state: RiseState, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Return parts without the leaders who are gone."""
    found = []
    for part in parts:
        there = state.stacks.get(part.key)
        present = there.leaders if there is not None else ()
        left = tuple([one for one in part.force.leaders if one in present])
        force = msgspec.structs.replace(part.force, leaders=left)
        if not force.is_empty:
            found.append(Part(part.key, force))
    return tuple(found)


def retreats_of_next_part(state: RiseState, frame: Battle) -> tuple[Escape, ...]:
    """Return where the next part of the loser may retreat to; nowhere for who stands in a city or is a tribe that is
    broken."""
    if not frame.fleeing:
        return ()
    part = frame.fleeing[0]
    if is_inside(part.key) or _driven(frame) or _broken(state, frame, part):
        return ()
    return possible_retreats(state, part)


def _driven(frame: Battle) -> bool:
    """Return whether the losers are those whom a tribe has fallen upon: they go to Samnium when it is over."""
    return frame.incursion and loser_of(frame) == DEFENDER


def _broken(state: RiseState, frame: Battle, part: Part) -> bool:
    """Return whether a beaten force is a tribe's that is gone now: every one but a tribe that was in arms before it
    fell upon intruders and has room in its land (rulings W27 and A13)."""
    power = power_of(part.key)
    if power not in TABLES.tribes:
        return False
    stays = frame.incursion and loser_of(frame) == ATTACKER and power not in state.levies
    return not stays or not possible_retreats(state, part)


def _flee_sides(state: RiseState, frame: Battle) -> tuple[Side, ...]:
    if len(retreats_of_next_part(state, frame)) < 2:
        return ()
    side = side_of(state, power_of(frame.fleeing[0].key))
    return (side,) if side in state.players else ()


def _flee_menu(state: RiseState, frame: Battle, side: Side) -> Menu:
    found = retreats_of_next_part(state, frame)
    to = OneOf(dict.fromkeys([one.to for one in found]))
    return Menu(Form(Retreat, to=to, inside=lambda given: choice_to_end_inside(found, given["to"])))


def cheapest_escape(found: tuple[Escape, ...]) -> Escape:
    """Return the way that costs least; into a city before any other, of these the nearest."""
    return min(found, key=lambda one: (one.points, not one.inside, len(one.way), one.to))


def _flee_default(state: RiseState, frame: Battle, side: Side) -> Retreat:
    found = cheapest_escape(retreats_of_next_part(state, frame))
    return Retreat(found.to, found.inside)


@RULES.ask(
    Battle,
    "flee",
    sides=_flee_sides,
    menu=_flee_menu,
    default=_flee_default,
    subject=question_text_maker("flee"),
    section="8.37",
)
def retreat_losers(play: RisePlay, frame: Battle, answers: Mapping[Side, Retreat]) -> Next:
    """Let the loser's forces retreat, each power on its own. A tribe that loses is gone, as a rule; who fought out of a
    city goes back into it; who finds no way out loses more. Whom a tribe has fallen upon goes to Samnium when it is
    over."""
    if not frame.fleeing:
        return Goto("pursuit")
    part, frame.fleeing = frame.fleeing[0], frame.fleeing[1:]
    if _broken(play.state, frame, part):
        remove_tribe_army(play, power_of(part.key), "beaten")
        return Goto("flee")
    if is_inside(part.key) or _driven(frame):
        frame.fled = (*frame.fled, part)
        return Goto("flee")
    found = possible_retreats(play.state, part)
    if not found:
        return _cornered(play, frame, part)
    action = next(iter(answers.values()), None)
    chosen = [one for one in found if action is None or (one.to, one.inside) == (action.to, action.inside)]
    return Call(withdrawal_frame(part, cheapest_escape(tuple(chosen)), "retreat"), "fled")


@RULES.step(Battle, "fled")
def note_retreat(play: RisePlay, frame: Battle) -> Goto:
    """Note where a part of the loser is now."""
    frame.fled = (*frame.fled, play.value)
    return Goto("flee")


def _cornered(play: RisePlay, frame: Battle, part: Part) -> Goto:
    """Let a force that finds no way out lose more and stay (ruling G31)."""
    of, others = loser_of(frame), frame.fleeing
    play.emit(NoRetreat(power_of(part.key), hex_of_stack(part.key), CORNERED))
    set_parts(frame, of, (part,))
    frame.dues, frame.then, frame.fleeing = battle_losses_due(frame, of, CORNERED, "cornered"), "cornered", others
    return Goto("losses")


@RULES.step(Battle, "cornered")
def eliminate_cornered(play: RisePlay, frame: Battle) -> Goto:
    """Note who has found no way out."""
    left = parts_of(frame, loser_of(frame))
    frame.cornered, frame.fled = (*frame.cornered, *left), (*frame.fled, *left)
    return Goto("flee")


@RULES.step(Battle, "pursuit")
def pursue_losers(play: RisePlay, frame: Battle) -> Goto:
    """Let the victor's cavalry pursue, if it is superior; not those who went back into their city (ruling c.38)."""
    of = loser_of(frame)
    superior = -frame.superior if of == ATTACKER else frame.superior
    caught = tuple([one for one in frame.fled if not _sheltered(play.state, frame, one)])
    if superior >= 1 and caught:
        die, major = roll_d10(play, "pursuit"), is_major(frame.result)
        percent = pursuit_percent(die, superior=superior, major=major)
        play.emit(PursuitRolled(chief_power(frame, 1 - of), die, superior, major, percent))
        if percent:
            set_parts(frame, of, caught)
            frame.fled = tuple([one for one in frame.fled if one not in caught])
            frame.dues, frame.then = battle_losses_due(frame, of, percent, "pursuit"), "caught"
            return Goto("losses")
    set_parts(frame, of, frame.fled)
    return Goto("status")


@RULES.step(Battle, "caught")
def rejoin_caught_parts(play: RisePlay, frame: Battle) -> Goto:
    """Put those who were caught in the pursuit together with the others again."""
    of = loser_of(frame)
    set_parts(frame, of, (*frame.fled, *parts_of(frame, of)))
    return Goto("status")


def _sheltered(state: RiseState, frame: Battle, part: Part) -> bool:
    """Return whether a part fought out of a city and never left it: in a sortie, or besieged by another than its
    enemy."""
    there = state.stacks.get(part.key)
    return is_inside(part.key) and (
        frame.sortie or frame.relieved or (there is not None and is_stack_besieged(state, there))
    )
