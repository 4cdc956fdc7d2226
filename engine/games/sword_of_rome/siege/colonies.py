"""Roman colonies (section 7.2.1): an activated army gives up a CU, and its space becomes a walled city."""

from collections.abc import Iterator, Mapping

import msgspec

from engine.games.sword_of_rome.actions.siege import FoundColony
from engine.games.sword_of_rome.board.control import change_place, is_plain
from engine.games.sword_of_rome.board.stacks import (
    leaders_commander_first,
    possible_commanders,
    remove_cu,
    set_stack,
    stack_with_leader,
)
from engine.games.sword_of_rome.events.siege import ColonyFounded
from engine.games.sword_of_rome.operations import Means, register_deed_effect, register_deed_form
from engine.games.sword_of_rome.powers import POWERS, ROMAN, are_allied
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import Stack, SwordState
from engine.games.sword_of_rome.tables import LEADERS, SPACES
from engine.kernel.choices import Choices, OneOf
from engine.kernel.forms import Form

LEAST_CU = 3  # of the army that founds it


def may_settle(state: SwordState, force: Stack) -> bool:
    """Return whether an army can found a colony where it stands: three CU and a commander in a Roman space without a
    city, not in an ally's home (ruling 42)."""
    if force.power != ROMAN or force.cu < LEAST_CU or not force.commander or force.space not in state.places:
        return False
    owner = SPACES[force.space].home
    foreign = owner in POWERS and owner != ROMAN and are_allied(state, ROMAN, owner)
    return state.places[force.space].owner == ROMAN and is_plain(state, force.space) and not foreign


@register_deed_form(FoundColony, activates=True, ever=lambda state, means: ROMAN in means.powers)
def colony_forms(state: SwordState, means: Means) -> Iterator[Form]:
    """Yield the colonies that a card's value can found. In a Campaign the same commander may do it after moving
    (ruling 84), so nobody is barred."""
    if ROMAN not in means.powers:
        return
    leaders = [leader for one in state.stacks.values() if may_settle(state, one) for leader in possible_commanders(one)]
    cards = [card for card, worth in means.cards.items() if any(LEADERS[one].initiative <= worth for one in leaders)]

    def leader(before: Mapping[str, str]) -> Choices[str]:
        return OneOf([one for one in leaders if LEADERS[one].initiative <= means.cards[before["card"]]])

    if cards:
        yield Form(FoundColony, card=OneOf(cards), leader=leader)


@register_deed_effect(FoundColony)
def found_colony(play: SwordPlay, means: Means, action: FoundColony) -> None:
    """One CU settles; the space is a Roman city of loyalty 1."""
    force = stack_with_leader(play.state, action.leader)
    assert force is not None  # noqa: S101 - they were on the menu
    set_stack(play, msgspec.structs.replace(force, leaders=leaders_commander_first(force.leaders, action.leader)))
    remove_cu(play, ROMAN, force.space, 1)
    change_place(play, force.space, colony=True, loyalty=1)
    play.emit(ColonyFounded(force.space, action.leader))
