"""The reaction form: one sealed answer of each owner to an army that enters a space (section 9.3, ruling 137)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from engine.games.sword_of_rome.actions.movement import NONE
from engine.games.sword_of_rome.actions.reactions import STAY, React
from engine.games.sword_of_rome.actions.turn import GoFirst
from engine.games.sword_of_rome.board.kinds import army_mercenary, has_mixed_stack, mercenaries_wanted, mercenary_counts
from engine.games.sword_of_rome.board.stacks import stack_in_space, tactics_rating
from engine.games.sword_of_rome.cards.hands import cards_worth_three, desperate_cards, might_hold
from engine.games.sword_of_rome.contexts import Entered
from engine.games.sword_of_rome.events.movement import AvoidDeclared, InterceptionDeclared
from engine.games.sword_of_rome.frames.movement import ASKED, Declared, March
from engine.games.sword_of_rome.movement.cards import CLIMBERS, SURE, TRACKERS, card_roll_bonus, held_cards, rough_power
from engine.games.sword_of_rome.movement.fleets import MOST_LENT, WANTED, may_ask
from engine.games.sword_of_rome.movement.interceptions import (
    Attempt,
    intercept_field,
    interception_attempt,
    mercenary_choices,
)
from engine.games.sword_of_rome.movement.march import arrived_army
from engine.games.sword_of_rome.movement.plans import planned_reaction
from engine.games.sword_of_rome.movement.reactions import (
    Entering,
    Interceptor,
    avoiding_cu,
    avoiding_leaders,
    defender_of,
    intercept_target,
    land_refuges,
    may_avoid,
    possible_interceptors,
    room_inside,
    rough_link_interceptors,
    sea_refuges,
)
from engine.games.sword_of_rome.movement.sea import SEA, allows_sailing, sea_cards
from engine.games.sword_of_rome.powers import ETRUSCAN, POWERS_OF, deciding_side, side_of
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import CARDS, TABLES
from engine.kernel.choices import Choices, Number, OneOf, Option
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.rulebook import Goto
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

SECTION = "9.3"
THREES = tuple(card.id for card in CARDS.values() if card.value == 3 and card.kind != "desperate_times")
STANDS, NO_CARD = Option(STAY, keyed_text("option.stand")), Option(NONE, keyed_text("option.no_card"))
Values = Mapping[str, Any]
NOBODY: Pick = Pick((), 0, 0)


def entering_of(frame: March) -> Entering:
    """Return what reacts to a march knows of it."""
    return Entering(
        frame.power,
        frame.space,
        frame.came_from,
        frame.cu,
        frame.tried,
        frame.bribed,
        frame.flank_for,
        sortie=frame.sortie,
        unseen=frame.unseen,
    )


# Who is asked: by the open map and by what the public may suppose of hands


def _might_sail(state: SwordState, entering: Entering, power: Power) -> bool:
    """Return whether by public knowledge the army may have the ships to avoid by sea."""
    if sea_refuges(state, entering, power, 0):
        return True
    side = side_of(state, power)
    if may_ask(state, side, power, entering.space) and sea_refuges(state, entering, power, 0, MOST_LENT):
        return True
    if not side or not sea_refuges(state, entering, power, 3):
        return False
    fitting = [card.id for card in CARDS.values() if card.deck == side and allows_sailing(state, power, card.id)]
    opens = any(allows_sailing(state, power, card) for card in desperate_cards(state, side))
    return opens or might_hold(state, side, fitting)


def might_bribe(state: SwordState, side: Side) -> bool:
    """Return whether by public knowledge a side may pay a bribe: a card that counts 3, and working mines (7.2.2)."""
    if not state.mines or not side:
        return False
    return bool(desperate_cards(state, side)) or might_hold(state, side, THREES)


def _own_fields(state: SwordState, entering: Entering, power: Power) -> Iterator[str]:
    """Yield what the army in the space may do, by public knowledge."""
    if room_inside(state, power, entering.space):
        yield "inside"
    if may_avoid(state, entering) and (land_refuges(state, entering, power) or _might_sail(state, entering, power)):
        yield "avoid"
    bribes = power == ETRUSCAN and not entering.sortie and stack_in_space(state, power, entering.space).commander
    if bribes and might_bribe(state, side_of(state, power)):
        yield "bribe"


def possible_reactions(state: SwordState, entering: Entering, side: Side) -> tuple[str, ...]:
    """Return what a side could do as an army enters a space, by public knowledge: the fields of its reaction form."""
    power = defender_of(state, entering)
    fields = list(_own_fields(state, entering, power)) if power and deciding_side(state, power) == side else []
    if _own_interceptors(state, entering, side) or _by_card(state, entering, side):
        fields.append("intercept")
    return tuple(fields)


def _climbers(state: SwordState, entering: Entering, side: Side) -> list[Interceptor]:
    """Return the armies of a side that a card of its deck lets intercept over a rough link."""
    return [
        one
        for card in [card for card in CLIMBERS if CARDS[card].deck == side]
        for one in rough_link_interceptors(state, entering, rough_power(card), card_roll_bonus(card, "intercept"))
    ]


def _by_card(state: SwordState, entering: Entering, side: Side) -> list[Interceptor]:
    """Return the armies of a side that by public knowledge may intercept with a card alone: over a rough link, or with
    a leader who without it could never succeed."""
    found = _climbers(state, entering, side)
    found = found if found and might_hold(state, side, CLIMBERS) else []
    cards = [card for card in TRACKERS if CARDS[card].deck == side]
    if cards:
        own = {one.id for one in _own_interceptors(state, entering, side)}
        better = _tracking(state, entering, side, max(card_roll_bonus(card, "intercept") for card in cards))
        better = [one for one in better if one.id not in own]
        found += better if better and might_hold(state, side, cards) else []
    return found


def _own_interceptors(state: SwordState, entering: Entering, side: Side) -> list[Interceptor]:
    return [one for one in possible_interceptors(state, entering) if deciding_side(state, one.power) == side]


def _plan(state: SwordState, entering: Entering, side: Side, fields: tuple[str, ...]) -> React | None:
    by_card = _by_card(state, entering, side) if "intercept" in fields else []
    return planned_reaction(state, side, entering, fields, _own_interceptors(state, entering, side), by_card)


def sides_asked_to_react(state: SwordState, frame: March) -> tuple[Side, ...]:
    """Return the sides that answer a reaction form: who can do anything, by public knowledge. Who has a plan for it is
    asked too, since a march that goes on at once would show the plan."""
    entering = entering_of(frame)
    return tuple([side for side in state.players if possible_reactions(state, entering, side)])


def planned_answer(state: SwordState, frame: March, side: Side) -> React | None:
    """Return what a side's plan answers; None if it has to be asked."""
    entering = entering_of(frame)
    return _plan(state, entering, side, possible_reactions(state, entering, side))


# The form


def react_menu(state: SwordState, frame: March, side: Side) -> Menu:
    """Return a side's reaction form; only what it could do stands in it."""
    entering = entering_of(frame)
    names = possible_reactions(state, entering, side)
    fields: dict[str, Choices[Any] | Callable[[Values], Choices[Any]]] = {}
    power = defender_of(state, entering)
    if "inside" in names:
        fields |= _inside_fields(state, power, entering.space)
    if "avoid" in names:
        fields |= _avoid_fields(state, entering, power, side)
    if "bribe" in names:
        fields["bribe"] = OneOf([NO_CARD, *cards_worth_three(state, side)])
    if "intercept" in names:
        attempts = _attempts(state, entering, side)
        fields["intercept"] = intercept_field(state, entering.space, attempts)
        if has_mixed_stack(state, [attempt.one.power for attempt in attempts]):
            able = {attempt.one.id: attempt.one for attempt in attempts}
            fields["intercept_mercenaries"] = lambda before: mercenary_choices(state, able, before["intercept"])
    return Menu(Form(React, **fields))


def _inside_fields(state: SwordState, power: Power, space: str) -> dict[str, Any]:
    own = stack_in_space(state, power, space)

    def with_whom(before: Values) -> Pick:
        if before["inside"] == own.cu:
            return Pick(own.leaders, len(own.leaders), len(own.leaders))
        return Pick(own.leaders, 0, len(own.leaders)) if before["inside"] else NOBODY

    return {"inside": Number(0, min(room_inside(state, power, space), own.cu)), "inside_with": with_whom}


def _avoid_fields(state: SwordState, entering: Entering, power: Power, side: Side) -> dict[str, Any]:
    own = stack_in_space(state, power, entering.space)
    land = [Option(one, keyed_text("option.avoid", space=one)) for one in land_refuges(state, entering, power)]
    cards = sea_cards(state, side, power)
    ships = {card: sea_refuges(state, entering, power, CARDS[card].value) for card in cards}
    ships[NONE] = sea_refuges(state, entering, power, 0)
    if may_ask(state, side, power, entering.space):
        ships[ASKED] = sea_refuges(state, entering, power, 0, MOST_LENT)
    ports = list(dict.fromkeys(goal for goals in ships.values() for goal in goals))

    def outside(before: Values) -> tuple[tuple[str, ...], int]:
        leaders = [one for one in own.leaders if one not in before.get("inside_with", ())]
        return tuple(leaders), own.cu - before.get("inside", 0)

    def goal(before: Values) -> OneOf:
        leaders, cu = outside(before)
        sailing = [Option(port, keyed_text("leg.by_sea", port=port.removeprefix(SEA))) for port in ports]
        return OneOf([STANDS, *land, *sailing] if leaders and cu else [STANDS])

    def card(before: Values) -> OneOf:
        goal = before["avoid"]
        if not goal.startswith(SEA):
            return OneOf([NO_CARD])
        free = [NO_CARD] if goal in ships[NONE] else []
        asked = [WANTED] if goal in ships.get(ASKED, ()) else []
        return OneOf([*free, *(one for one in cards if goal in ships[one]), *asked])

    def with_whom(before: Values) -> Pick:
        if before["avoid"] == STAY:
            return NOBODY
        leaders, cu = outside(before)
        return Pick(leaders, len(leaders) if cu == 1 else 1, len(leaders))

    def how_many(before: Values) -> Number:
        if before["avoid"] == STAY:
            return Number(0, 0)
        leaders, cu = outside(before)
        most = avoiding_cu(leaders, before["avoid_with"], cu)
        by_sea = before["avoid"].startswith(SEA)
        return Number(1, min(most, ships[before["avoid_card"]][before["avoid"]]) if by_sea else most)

    def by_which(before: Values) -> OneOf:
        return OneOf([NO_CARD] if before["avoid"] == STAY else [NO_CARD, *sure])

    fields = {"avoid": goal, "avoid_card": card, "avoid_with": with_whom, "avoid_cu": how_many}
    if 0 < own.mercenaries < own.all_cu:
        fields["avoid_mercenaries"] = lambda before: mercenary_counts(own, before["avoid_cu"])
    sure = held_cards(state, side, SURE) if power in POWERS_OF[side] else ()
    return {**fields, "avoid_by": by_which} if sure else fields


def _attempts(state: SwordState, entering: Entering, side: Side) -> list[Attempt]:
    """Return the attempts that a side can make: by itself, each with a card that makes it easier, and over rough links
    with a card."""
    able = _own_interceptors(state, entering, side)
    found = [Attempt(one) for one in able]
    for card in held_cards(state, side, TRACKERS):
        found += [Attempt(one, card) for one in _tracking(state, entering, side, card_roll_bonus(card, "intercept"))]
    for card in held_cards(state, side, CLIMBERS):
        found += [Attempt(one, card) for one in _climbers(state, entering, side)]
    return found


def _tracking(state: SwordState, entering: Entering, side: Side, more: int) -> list[Interceptor]:
    """Return the interceptors of a side's own powers if all rolls are easier by so much."""
    return [one for one in possible_interceptors(state, entering, more) if one.power in POWERS_OF[side]]


def default_reaction(state: SwordState, frame: March, side: Side) -> React:
    """Return the answer of a deadline: who can go inside whole does; nobody tries anything else."""
    entering = entering_of(frame)
    power = defender_of(state, entering)
    if "inside" in possible_reactions(state, entering, side):
        own = stack_in_space(state, power, frame.space)
        if own.cu <= room_inside(state, power, frame.space):
            return React(inside=own.cu, inside_with=own.leaders)
    return React()


def reaction_question_details(state: SwordState, frame: March, side: Side) -> Entered:
    """Return what a reaction form is about."""
    entering = entering_of(frame)
    power = defender_of(state, entering)
    own = power if power and deciding_side(state, power) == side else ""
    able = _own_interceptors(state, entering, side)
    return Entered(
        power=frame.power,
        space=frame.space,
        came_from=frame.came_from.removeprefix(SEA),
        theirs=frame.cu,
        own=own,
        ours=stack_in_space(state, own, frame.space).cu if own else 0,
        needs=max((one.needs for one in able), default=0),
        nearest=max((one.cu for one in able), default=0),
        sortie=frame.sortie,
    )


@RULES.ask(
    March,
    "react",
    sides=sides_asked_to_react,
    menu=react_menu,
    default=default_reaction,
    sealed=True,
    section=SECTION,
    context=reaction_question_details,
    reaction=True,
    prepared=planned_answer,
)
def declare_reactions(play: SwordPlay, frame: March, answers: Mapping[Side, React]) -> Goto:
    """All is declared before anything is carried out (rulings 137 and 138)."""
    state = play.state
    frame.asked = frame.asked or bool(answers)
    declared: list[Declared] = []
    for side in state.players:
        answer = answers.get(side) or planned_answer(state, frame, side)  # a plan may have answered a march of before
        if answer is not None:
            declared += _declare(play, frame, side, answer)
    frame.declared = tuple(sorted(declared, key=lambda one: _rank(one.power)))
    frame.arbiter = frame.trying = ""
    for one in frame.declared:
        _tell(play, frame, one)
    return Goto("gates")


def _rank(power: Power) -> int:
    """Return the place of a power in the order of section 4.4 (ruling 87); non-player powers come last."""
    order = TABLES.tie_order
    return order.index(power) if power in order else len(order)


def _declare(play: SwordPlay, frame: March, side: Side, answer: React) -> Iterator[Declared]:
    """Note who goes inside and what a bribe would be paid with; yield the attempts."""
    state, entering = play.state, entering_of(frame)
    power = defender_of(state, entering)
    if answer.inside:
        frame.inside = (*frame.inside, (power, answer.inside, answer.inside_with))
    if answer.bribe != NONE:
        frame.bribes = (*frame.bribes, (power, answer.bribe))
    if answer.avoid != STAY:
        by_sea = answer.avoid.startswith(SEA)
        way = (answer.avoid,) if by_sea else land_refuges(state, entering, power)[answer.avoid]
        leaders = avoiding_leaders(state, power, frame.space, answer.avoid_with)
        card = "" if answer.avoid_card in (NONE, ASKED) else answer.avoid_card
        by = "" if answer.avoid_by == NONE else answer.avoid_by
        fleet = ASKED if answer.avoid_card == ASKED else ""
        hired = mercenaries_wanted(answer.avoid_mercenaries)
        yield Declared("avoid", power, frame.space, leaders[0], leaders, answer.avoid_cu, way, card, by, fleet, hired)
    able = {(one.id, card): one for one, card in _attempts(state, entering, side)}
    for token in answer.intercept:
        army, _, card = token.partition("+")
        one = interception_attempt(state, {one.id: one for (_, by), one in able.items() if by == card}, army, card)
        yield msgspec.structs.replace(one, mercenaries=army_mercenary(answer.intercept_mercenaries, one.origin))


def _tell(play: SwordPlay, frame: March, one: Declared) -> None:
    """Tell an attempt as it is declared."""
    if one.kind == "intercept":
        needs = intercept_target(play.state, one.power, one.leader, frame.space) + card_roll_bonus(one.by, "intercept")
        play.emit(InterceptionDeclared(one.power, one.leader, one.origin, frame.space, one.cu, needs))
    else:
        goal, needs, sails = one.way[-1].removeprefix(SEA), tactics_rating(one.leader), one.way[-1].startswith(SEA)
        play.emit(AvoidDeclared(one.power, one.leader, frame.space, goal, one.cu, needs, sails))


# Which of several players tries first to intercept


def competing_interceptors(state: SwordState, frame: March) -> tuple[Side, ...]:
    """Return the sides that try to intercept next, in the order of ties, if somebody has to say which; () if not."""
    if frame.caught or not frame.declared or frame.declared[0].kind != "intercept":
        return ()
    sides = tuple(dict.fromkeys([deciding_side(state, one.power) for one in frame.declared if one.kind == "intercept"]))
    return sides if len(sides) > 1 and sides[0] != frame.trying else ()


@RULES.ask(
    March,
    "precede",
    sides=lambda state, frame: (frame.arbiter or found[0],) if (found := competing_interceptors(state, frame)) else (),
    menu=lambda state, frame, side: Menu(Form(GoFirst, first=OneOf(competing_interceptors(state, frame)))),
    default=lambda state, frame, side: GoFirst(competing_interceptors(state, frame)[0]),
    section="10.3",
    context=lambda state, frame, side: arrived_army(frame),
)
def choose_next_reaction(play: SwordPlay, frame: March, answers: Mapping[Side, GoFirst]) -> Goto:
    """Who wins the tie says which of them tries next, with all of its armies (ruling 87)."""
    state, found = play.state, competing_interceptors(play.state, frame)
    frame.arbiter = frame.arbiter or found[0]
    frame.trying = answers[frame.arbiter].first if answers else found[0]
    mine = [one for one in frame.declared if one.kind == "intercept"]
    mine = [one for one in mine if deciding_side(state, one.power) == frame.trying]
    frame.declared = (*mine, *[one for one in frame.declared if one not in mine])
    return Goto("attempts")
