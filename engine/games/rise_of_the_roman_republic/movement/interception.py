"""Interception as it is played: asked once for a whole way, tried as its hexes are left (ruling c.23)."""

from collections.abc import Collection, Mapping, Sequence

import msgspec

from engine.games.rise_of_the_roman_republic.actions.movement import AnswerGuile, Intercept, LetMarch
from engine.games.rise_of_the_roman_republic.board.attrition import pay_attrition
from engine.games.rise_of_the_roman_republic.board.control import province_of
from engine.games.rise_of_the_roman_republic.board.hexmap import is_border_between
from engine.games.rise_of_the_roman_republic.board.losses import force_arms
from engine.games.rise_of_the_roman_republic.board.parts import move_force_to_hex
from engine.games.rise_of_the_roman_republic.board.routes import way_cost_quarters
from engine.games.rise_of_the_roman_republic.board.sieges import lift_broken_sieges
from engine.games.rise_of_the_roman_republic.board.stacks import stack_key, total_sp
from engine.games.rise_of_the_roman_republic.combat.command import in_charge
from engine.games.rise_of_the_roman_republic.events.movement import InterceptionLapsed, InterceptionTried
from engine.games.rise_of_the_roman_republic.forces import Force, Part
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.frames.movement import Movement, Try
from engine.games.rise_of_the_roman_republic.frames.tribes import Mobilisation
from engine.games.rise_of_the_roman_republic.movement.contexts import Passing, Tried
from engine.games.rise_of_the_roman_republic.movement.interceptors import (
    Interceptor,
    Threats,
    can_intercept_in,
    interception_die_needed,
    interception_guile_modifiers,
    interception_modifier_sum,
    interception_modifiers,
    interception_percent,
    is_ambush,
)
from engine.games.rise_of_the_roman_republic.movement.mover import tribes_beside
from engine.games.rise_of_the_roman_republic.movement.walking import (
    full_way,
    lift_moving_force,
    moving_sp,
    note_river_crossing,
    note_unauthorised_departure,
    operations_phase_of,
    stop_force,
)
from engine.games.rise_of_the_roman_republic.politics.staying import force_without_who_stays, units_left_behind_pick
from engine.games.rise_of_the_roman_republic.rules import RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.games.rise_of_the_roman_republic.tribes.armies import confining_provinces
from engine.games.rise_of_the_roman_republic.tribes.mobilisation import tribe_stirred_by_entry
from engine.games.rise_of_the_roman_republic.tribes.stops import note_stop
from engine.kernel.choices import Number
from engine.kernel.forms import Form, Menu, Values
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text


def possible_interceptions(state: RiseState, frame: Movement) -> list[tuple[Interceptor, str]]:
    """Return who could intercept where on the way that was declared."""
    return Threats(state, frame.side).interceptors_along_way(full_way(frame))


def _sides(state: RiseState, frame: Movement) -> tuple[Side, ...]:
    asked = {one.side for one, _ in possible_interceptions(state, frame)}
    return tuple([side for side in state.players if side in asked])


def _menu(state: RiseState, frame: Movement, side: Side) -> Menu:
    way = full_way(frame)
    own = [(one, place) for one, place in possible_interceptions(state, frame) if one.side == side]
    led: dict[str, dict[str, None]] = {}  # by stack the leaders who could try
    for one, _ in own:
        led.setdefault(one.stack, {})[one.leader] = None
    chiefs = {stack: "+".join(leaders) for stack, leaders in led.items()}  # a force is named by all of them
    items = []
    for one, place in own:
        change = interception_modifier_sum(state, one, way, place)
        facts = {"needs": interception_die_needed(one, change), "chance": interception_percent(state, one, change)}
        label = keyed_text("option.intercept", leader=one.leader, place=place, **facts)
        items.append(Item(f"{one.leader}@{place}", chiefs[one.stack], label=label))
    groups = dict.fromkeys(chiefs.values(), (0, 1))
    tries = Pick(items, 1, min(len(groups), TABLES.interception["most"]), groups=groups)
    guile = max(state.guile.get(one.leader, 0) for one, _ in own)
    spent = {"guile": Number(0, guile)} if guile else {}
    forces = {one.leader: one.force for one, _ in own}

    def stay(given: Values) -> Pick:
        return units_left_behind_pick(state, [forces[one.partition("@")[0]] for one in given["tries"]])

    stacks = {one.leader: one.stack for one, _ in own}
    fields = {"tribes": lambda given: _tribes(state, [stacks[one.partition("@")[0]] for one in given["tries"]])}
    beside = fields if any(tribes_beside(state, state.stacks[name]) for name in stacks.values()) else {}
    return Menu(Form(LetMarch), Form(Intercept, tries=tries, **spent, without=stay, **beside))


def _tribes(state: RiseState, stacks: Sequence[str]) -> Pick:
    """Return the choice of allied tribes that stand with some stacks: tribes go with none of another tribe."""
    found = dict.fromkeys([one for name in stacks for one in tribes_beside(state, state.stacks[name])])
    return Pick(tuple(found), 0, min(1, len(found)))


def _passing(state: RiseState, frame: Movement, side: Side) -> Passing:
    way = full_way(frame)
    return Passing(frame.power, frame.leader, moving_sp(state, frame), way[0], way[-1], way)


@RULES.ask(
    Movement,
    "intercept",
    sides=_sides,
    menu=_menu,
    default=lambda state, frame, side: LetMarch(),
    sealed=True,
    section="6.5",
    context=_passing,
    reaction=True,
)
def collect_interception_tries(play: RisePlay, frame: Movement, answers: Mapping[Side, Intercept | LetMarch]) -> Goto:
    """Note the tries in the order in which they are made: by hex of the way, then Rome, Samnites, Epirus; three at most
    on a way."""
    found = []
    for side, answer in answers.items():
        for one in answer.tries if isinstance(answer, Intercept) else ():
            leader, _, place = one.partition("@")
            guile = answer.guile if isinstance(answer, Intercept) else 0
            without = answer.without if isinstance(answer, Intercept) else ()
            tribes = answer.tribes if isinstance(answer, Intercept) else ()
            found.append(Try(side, leader, place, min(guile, play.state.guile.get(leader, 0)), without, tribes))
    way = full_way(frame)
    found.sort(key=lambda one: way.index(one.hex))
    frame.tries = _tries_too_many(found)
    lapse_tries(play, frame, "most")
    frame.tries = tuple(found[: TABLES.interception["most"]])
    return Goto("walk")


def _tries_too_many(tries: Sequence[Try]) -> tuple[Try, ...]:
    """Return the tries that are too many by those of their own side alone, in the order in which they are made. That
    one was too many by another's would tell that there are such, which is a secret until they are made."""
    most = TABLES.interception["most"]
    return tuple([one for n, one in enumerate(tries) if sum(own.side == one.side for own in tries[:n]) >= most])


def lapse_tries(play: RisePlay, frame: Movement, why: str) -> None:
    """Tell each seat which of its tries are not made. why: see `InterceptionLapsed`."""
    for one in frame.tries:
        play.emit(InterceptionLapsed(play.state.players[one.side], one.leader, one.hex, why))
    frame.tries = ()


def next_interceptor(state: RiseState, frame: Movement) -> Interceptor | None:
    """Return the force that tries to intercept next, without what stays behind; None if it cannot any more."""
    first = frame.tries[0]
    known = [one for one in Threats(state, frame.side).forces if one.leader == first.leader]
    found = [
        msgspec.structs.replace(one, force=force_without_who_stays(state, one.force, first.without)) for one in known
    ]
    able = [one for one in found if one.force.legions or one.force.troops]
    return next((one for one in able if can_intercept_in(state, one, first.hex)), None)


def _needed(state: RiseState, frame: Movement) -> int:
    one, first = next_interceptor(state, frame), frame.tries[0]
    return (
        interception_die_needed(one, interception_modifier_sum(state, one, full_way(frame), first.hex), first.guile)
        if one is not None
        else -1
    )


@RULES.ask(
    Movement,
    "answer",
    sides=lambda state, frame: (frame.side,) if state.guile.get(frame.leader, 0) else (),
    menu=lambda state, frame, side: Menu(Form(AnswerGuile, guile=Number(0, state.guile[frame.leader]))),
    default=lambda state, frame, side: AnswerGuile(0),
    section="6.5",
    context=lambda state, frame, side: Tried(
        frame.leader, frame.tries[0].leader, frame.tries[0].hex, _needed(state, frame)
    ),
    reaction=True,
)
def roll_interception(play: RisePlay, frame: Movement, answers: Mapping[Side, AnswerGuile]) -> Next:
    """Roll for a try to intercept. One that fails helps the mover if they attack that force in this phase."""
    state = play.state
    first, frame.tries = frame.tries[0], frame.tries[1:]
    probe = msgspec.structs.replace(frame, tries=(first,))
    one = next_interceptor(state, probe)
    if one is None:
        lapse_tries(play, probe, "gone")
        return Goto("walk")
    one = _in_charge(play, one)
    answer = answers[frame.side].guile if answers else 0
    first = msgspec.structs.replace(first, guile=min(first.guile, state.guile.get(first.leader, 0)))
    spent = {first.leader: first.guile, frame.leader: answer}
    state.guile = {**state.guile, **{who: state.guile[who] - points for who, points in spent.items() if points}}
    found = (
        *interception_modifiers(state, one, full_way(frame), first.hex),
        *interception_guile_modifiers(first.guile, answer),
    )
    change = sum(known.amount for known in found)
    die = roll_d10(play, "interception")
    caught = die + change <= one.campaign_rating
    ambush = caught and is_ambush(one, die + change)
    play.emit(
        InterceptionTried(
            one.power,
            one.leader,
            first.hex,
            die,
            change,
            one.campaign_rating,
            caught,
            ambush,
            first.guile,
            answer,
            found,
        )
    )
    if not caught:
        phase = operations_phase_of(state)
        if phase is not None:
            phase.missed = (*phase.missed, one.leader)
        return Goto("walk")
    frame.ambush = ambush
    lapse_tries(play, frame, "caught")
    return _fight(play, frame, one, first.tribes)


def _in_charge(play: RisePlay, one: Interceptor) -> Interceptor:
    """Return an intercepting force under the leader who is in charge."""
    return msgspec.structs.replace(one, leader=in_charge(play, one.leader, one.force.leaders, one.hex, "interception"))


def _fight(play: RisePlay, frame: Movement, one: Interceptor, tribes: Collection[str]) -> Next:
    """Stop the mover and bring the interceptor to them; both pay for their ways, and a tribe may take up arms on the
    interceptor's (rulings G18 and c.51)."""
    state = play.state
    lift_moving_force(state, frame)
    stop_force(play, frame, stopped=True)
    frame.attacker = Part(one.stack, one.force)
    found = tribes_beside(state, state.stacks[one.stack])
    frame.helpers = tuple([part for tribe, part in found.items() if tribe in tribes and _follows(state, tribe, frame)])
    if one.hex == frame.here and not state.stacks[one.stack].inside:
        return Goto("engage")
    frame.attacker = move_force_to_hex(state, one.stack, one.force, frame.here)
    frame.helpers = tuple([move_force_to_hex(state, part.key, part.force, frame.here) for part in frame.helpers])
    lift_broken_sieges(play)
    if one.hex == frame.here:
        return Goto("engage")
    way = (one.hex, frame.here)
    note_river_crossing(state, one.force.leaders, way)
    note_unauthorised_departure(state, one.leader, [man for man in one.force.leaders if man != one.leader], way)
    note_stop(state, frame.attacker.key, way)
    name = frame.attacker.key
    left = pay_attrition(play, (frame.attacker, *frame.helpers), way_cost_quarters(state, one.power, way)).left
    frame.attacker = next((part for part in left if part.key == name), Part(name, Force()))
    frame.helpers = tuple([part for part in left if part.key != name])
    if is_border_between(*way) and tribe_stirred_by_entry(state, one.power, province_of(frame.here)):
        return Call(Mobilisation(province=province_of(frame.here), intruder=one.side), "engage")
    return Goto("engage")


def _follows(state: RiseState, tribe: str, frame: Movement) -> bool:
    """Return whether a tribe may go where a march is intercepted."""
    home = confining_provinces(state, tribe)
    return not home or province_of(frame.here) in home


@RULES.step(Movement, "engage")
def attack_intercepted(play: RisePlay, frame: Movement) -> Next:
    """Let the interceptor attack at once, without Avoidance; nothing follows if attrition has left nobody of either."""
    state, defender = play.state, _defender(play.state, frame)
    there, attacker = state.stacks.get(defender), frame.attacker
    if attacker is None or not any(force_arms(state, attacker.force)) or there is None or not total_sp(state, there):
        return End()
    return Call(
        Battle(
            attacker=attacker.key,
            hex=frame.here,
            defender=defender,
            force=attacker.force,
            allies=frame.helpers,
            beside=tuple([one for one in frame.beside if one.key != defender]),
            avoidable=False,
            intercepted=True,
            ambush=frame.ambush,
        ),
        "fought",
    )


def _defender(state: RiseState, frame: Movement) -> str:
    """Return the key of the stack that is fallen upon: the mover's own, or that of the tribe which they lead alone."""
    own = stack_key(frame.power, frame.here)
    there = state.stacks.get(own)
    return own if not frame.beside or (there is not None and total_sp(state, there)) else frame.beside[0].key


@RULES.step(Movement, "fought")
def end_movement_after_interception(play: RisePlay, frame: Movement) -> End:
    """End the movement, whoever has won: the mover is Stopped there, or has retreated."""
    return End()
