"""The Reinforcement Phase (section 5.10): CU and leaders of the non-player powers, then of the players, the consuls of
Rome, and the elimination of who has no CU left."""

from collections.abc import Mapping

from engine.games.sword_of_rome.actions.turn import PlaceConsuls, Reinforce, SetOrder
from engine.games.sword_of_rome.board.stacks import add_leader, remove_leader, stack_with_leader, stacks_of_power
from engine.games.sword_of_rome.cards.placement import leader_label, leaders_in_off_map_box, named_leader_spaces
from engine.games.sword_of_rome.contexts import ConsulsOf, ReinforcementOf, TieOf
from engine.games.sword_of_rome.course import players_five
from engine.games.sword_of_rome.events.turn import ConsulsDrawn, ConsulsReturned, LeaderPlaced, OrderSet
from engine.games.sword_of_rome.frames.siege import Falls
from engine.games.sword_of_rome.frames.turn import Reinforcing
from engine.games.sword_of_rome.powers import (
    CARTHAGINIAN,
    POWERS_OF,
    ROMAN,
    non_players,
    phase_decider_of_power,
    side_of,
    sides_by_most_points,
    surviving_sides,
)
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import DISPLACED, POOL, Power, SwordState
from engine.games.sword_of_rome.tables import LEADERS
from engine.games.sword_of_rome.turn.elimination import eliminate_side
from engine.games.sword_of_rome.turn.placing import (
    carry_out,
    default_placement,
    placement_form,
    placement_need,
    placement_without_choice,
)
from engine.kernel.choices import Order
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side

CONSUL, DRAWN = "consul", 2
IN_ORDER = "in_order"

RULES.procedure(Reinforcing)


@RULES.step(Reinforcing)
def return_consuls(play: SwordPlay, frame: Reinforcing) -> Goto:
    """Rome returns its consuls, even displaced ones (ruling 51). Who gets something is noted."""
    state = play.state
    consuls = tuple([name for name, known in LEADERS.items() if known.kind == CONSUL and _returns(state, name)])
    if side_of(state, ROMAN) and side_of(state, ROMAN) not in state.out:
        for name in consuls:
            remove_leader(play, name, POOL)
        if consuls:
            play.emit(ConsulsReturned(consuls))
    frame.others = tuple([power for power in non_players(play.state) if placement_need(play.state, (power,)).is_needed])
    return Goto("departing" if players_five(state) and CARTHAGINIAN not in state.out else "others")


def _returns(state: SwordState, name: str) -> bool:
    return stack_with_leader(state, name) is not None or state.off_map.get(name) == DISPLACED


# Non-player powers


@RULES.step(Reinforcing, "others")
def place_next_other_power(play: SwordPlay, frame: Reinforcing) -> Goto:
    """Place the next non-player power where there is no choice; else its decider is asked."""
    while frame.others:
        way = placement_without_choice(play.state, frame.others[:1])
        if way is None:
            return Goto("other")
        carry_out(play, frame.others[:1], way)
        frame.others = frame.others[1:]
    frame.waiting = tuple(
        [side for side in sides_by_most_points(play.state) if placement_need(play.state, POWERS_OF[side]).is_needed]
    )
    return Goto("order")


@RULES.ask(
    Reinforcing,
    "other",
    sides=lambda state, frame: (phase_decider_of_power(state, frame.others[0]),),
    menu=lambda state, frame, side: Menu(placement_form(state, frame.others[:1])),
    default=lambda state, frame, side: default_placement(state, frame.others[:1]),
    section="5.10",
    context=lambda state, frame, side: ReinforcementOf(
        placement_need(state, frame.others[:1]).cu_to_place, frame.others[0]
    ),
)
def place_for_non_player_power(play: SwordPlay, frame: Reinforcing, answers: Mapping[Side, Reinforce]) -> Goto:
    """Place a non-player power as its decider says."""
    for answer in answers.values():
        carry_out(play, frame.others[:1], answer)
    frame.others = frame.others[1:]
    return Goto("others")


# The players


def tied_sides(state: SwordState, frame: Reinforcing) -> tuple[Side, ...]:
    """Return the next sides that place one after another and have equal victory points, in the tie order: the first of
    them says in which order (section 4.4, ruling 49). Where all place at once there is nothing to say."""
    if state.options["reinforcements"] != IN_ORDER:
        return ()
    for side in frame.waiting:
        equal = tuple([one for one in frame.waiting if state.vp[one] == state.vp[side]])
        if len(equal) > 1 and side not in frame.settled:
            return equal
    return ()


@RULES.ask(
    Reinforcing,
    "order",
    sides=lambda state, frame: tied_sides(state, frame)[:1],
    menu=lambda state, frame, side: Menu(Form(SetOrder, order=Order(tied_sides(state, frame)))),
    default=lambda state, frame, side: SetOrder(tied_sides(state, frame)),
    section="4.4",
    context=lambda state, frame, side: TieOf(tied_sides(state, frame), state.vp[side]),
)
def set_order_of_tied_sides(play: SwordPlay, frame: Reinforcing, answers: Mapping[Side, SetOrder]) -> Goto:
    """Put the tied sides in the order that was said; other ties may be left."""
    for side, answer in answers.items():
        chosen = iter(answer.order)
        frame.waiting = tuple([next(chosen) if one in answer.order else one for one in frame.waiting])
        frame.settled = (*frame.settled, *answer.order)
        play.emit(OrderSet(side, answer.order))
    return Goto("order" if answers else "sides")


def _asked(state: SwordState, frame: Reinforcing) -> tuple[Side, ...]:
    """Return who is asked: all at once, or by the table's option one after another (ruling 126)."""
    return frame.waiting[:1] if state.options["reinforcements"] == IN_ORDER else frame.waiting


@RULES.ask(
    Reinforcing,
    "sides",
    sides=_asked,
    menu=lambda state, frame, side: Menu(placement_form(state, POWERS_OF[side])),
    default=lambda state, frame, side: default_placement(state, POWERS_OF[side]),
    sealed=True,
    shown=True,
    section="5.10",
    context=lambda state, frame, side: ReinforcementOf(placement_need(state, POWERS_OF[side]).cu_to_place),
)
def place_for_sides(play: SwordPlay, frame: Reinforcing, answers: Mapping[Side, Reinforce]) -> Call:
    """Place by descending victory points; whose spaces have become illegal meanwhile is asked again (ruling 126)."""
    again = [side for side in frame.waiting if side not in answers]
    for side in [side for side in frame.waiting if side in answers]:
        if placement_form(play.state, POWERS_OF[side]).contains(answers[side]):
            carry_out(play, POWERS_OF[side], answers[side])
        else:
            again.append(side)
    frame.waiting = tuple([side for side in frame.waiting if side in again])
    return Call(Falls(), "sides" if frame.waiting else "draw_consuls")


# The consuls


@RULES.step(Reinforcing, "draw_consuls")
def draw_consuls(play: SwordPlay, frame: Reinforcing) -> Goto:
    """Rome draws two consuls; without CU in a space where they may come they wait in the box (5.10, ruling 51)."""
    state = play.state
    if not side_of(state, ROMAN) or side_of(state, ROMAN) in state.out:
        return Goto("check")
    drawn = tuple(play.dice.shuffle("consuls", leaders_in_off_map_box(state, ROMAN, POOL))[:DRAWN])
    waiting = () if named_leader_spaces(state, ROMAN) else drawn
    play.emit(ConsulsDrawn(drawn, waiting))
    for name in waiting:
        state.off_map = {**state.off_map, name: DISPLACED}
    frame.consuls = () if waiting else drawn
    return Goto("consuls")


def _consul_items(state: SwordState, frame: Reinforcing) -> list[Item]:
    tokens = [(name, f"{name}@{space}") for name in frame.consuls for space in named_leader_spaces(state, ROMAN)]
    return [Item(token, group=name, label=leader_label(token)) for name, token in tokens]


@RULES.ask(
    Reinforcing,
    "consuls",
    sides=lambda state, frame: (side_of(state, ROMAN),) if frame.consuls else (),
    menu=lambda state, frame, side: Menu(
        Form(
            PlaceConsuls,
            leaders=Pick(
                _consul_items(state, frame),
                len(frame.consuls),
                len(frame.consuls),
                groups=dict.fromkeys(frame.consuls, (1, 1)),
            ),
        )
    ),
    default=lambda state, frame, side: PlaceConsuls(_apart(state, frame)),
    section="5.10",
    context=lambda state, frame, side: ConsulsOf(frame.consuls),
)
def place_consuls(play: SwordPlay, frame: Reinforcing, answers: Mapping[Side, PlaceConsuls]) -> Goto:
    """Place each with CU."""
    for answer in answers.values():
        for token in answer.leaders:
            name, _, space = token.partition("@")
            add_leader(play, name, space)
            play.emit(LeaderPlaced(name, space, POOL))
    frame.consuls = ()
    return Goto("check")


def _apart(state: SwordState, frame: Reinforcing) -> tuple[str, ...]:
    """Return each consul with an army of their own, the largest first."""
    spaces = sorted(named_leader_spaces(state, ROMAN), key=lambda space: (-_cu(state, ROMAN, space), space))
    return tuple([f"{name}@{spaces[n % len(spaces)]}" for n, name in enumerate(frame.consuls)])


def _cu(state: SwordState, power: Power, space: str) -> int:
    return next(one.cu for one in stacks_of_power(state, power) if one.space == space)


# Elimination


@RULES.step(Reinforcing, "check")
def eliminate_powers_without_units(play: SwordPlay, frame: Reinforcing) -> Next:
    """Who has no CU at the end of the phase is out (rulings 53 and 128)."""
    for side in surviving_sides(play.state):
        if not any(one.all_cu for power in POWERS_OF[side] for one in stacks_of_power(play.state, power)):
            eliminate_side(play, side)
    return End()
