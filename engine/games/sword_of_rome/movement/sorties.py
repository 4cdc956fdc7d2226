"""Sorties (section 13.4.1, ruling 98): those inside a besieged city attack the besieger."""

from collections.abc import Iterator, Mapping

import msgspec

from engine.games.sword_of_rome.actions.movement import Sortie
from engine.games.sword_of_rome.board.control import enemy_outside
from engine.games.sword_of_rome.board.stacks import (
    leaders_commander_first,
    set_stack,
    stack_in_space,
    stack_with_leader,
    stacks_of_power,
)
from engine.games.sword_of_rome.events.movement import SortieMade
from engine.games.sword_of_rome.frames.movement import March
from engine.games.sword_of_rome.movement.spent import finished_cu_at, may_leader_move_along
from engine.games.sword_of_rome.operations import Means, register_deed_effect, register_deed_form
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import LEADERS
from engine.kernel.choices import Choices, OneOf
from engine.kernel.forms import Form
from engine.kernel.rulebook import Call, Goto


def leaders_shut_in(state: SwordState, means: Means) -> list[str]:
    """Return the leaders who are inside a city with CU while an enemy stands outside."""
    return [
        leader
        for power in means.powers
        for one in stacks_of_power(state, power)
        if one.cu_inside and enemy_outside(state, power, one.space) and not finished_cu_at(state, power, one.space)
        for leader in one.leaders_inside
        if leader not in means.barred
        and may_leader_move_along(state, leader)
        and leaders_commander_first(one.leaders_inside, leader)[0] == leader
    ]


@register_deed_form(Sortie, activates=True)
def sortie_forms(state: SwordState, means: Means) -> Iterator[Form]:
    """Yield the sorties that a card's value can set off."""
    leaders = leaders_shut_in(state, means)
    cards = [card for card, worth in means.cards.items() if any(LEADERS[one].initiative <= worth for one in leaders)]

    def leader(before: Mapping[str, str]) -> Choices[str]:
        return OneOf([one for one in leaders if LEADERS[one].initiative <= means.cards[before["card"]]])

    if cards:
        yield Form(Sortie, card=OneOf(cards), leader=leader)


@register_deed_effect(Sortie)
def make_sortie(play: SwordPlay, means: Means, action: Sortie) -> Call:
    """All inside come out under the leader."""
    own = stack_with_leader(play.state, action.leader)
    assert own is not None  # noqa: S101 - they were on the menu
    return Call(
        March(
            step="sally",
            side=means.side,
            power=own.power,
            leader=action.leader,
            space=own.space,
            cu=own.cu_inside,
            leaders=leaders_commander_first(own.leaders_inside, action.leader),
            card=action.card,
            value=means.cards[action.card],
            mp=0,
            refuge=own.space,
            sortie=True,
        ),
        "",
    )


@RULES.step(March, "sally")
def begin_sortie(play: SwordPlay, frame: March) -> Goto:
    """The force comes out; the besieger may try to avoid it, nobody may intercept."""
    own = stack_in_space(play.state, frame.power, frame.space)
    leaders = leaders_commander_first(own.all_leaders, frame.leader)
    set_stack(play, msgspec.structs.replace(own, cu=own.all_cu, leaders=leaders, cu_inside=0, leaders_inside=()))
    play.emit(SortieMade(frame.power, frame.leader, frame.space, frame.cu))
    return Goto("react")
