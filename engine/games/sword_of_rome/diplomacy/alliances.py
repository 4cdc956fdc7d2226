"""Alliances (section 15): offered, taken, broken at a price, ended with the turn.

An offer stands until the proposer's turn ends and takes effect as soon as that turn itself goes on (ruling 140). The
alliance of Etruscans and Samnites is for good; that of Rome and Carthage is the treaty (section 18).
"""

from collections.abc import Iterable, Iterator, Mapping

from engine.games.sword_of_rome.actions.diplomacy import Alliance, BreakAlliance, OfferAlliance
from engine.games.sword_of_rome.board.control import change_place, end_siege, is_city, is_plain, support_left
from engine.games.sword_of_rome.board.displacement import settle_lone
from engine.games.sword_of_rome.board.stacks import stacks_of_power
from engine.games.sword_of_rome.effects import remove_effect
from engine.games.sword_of_rome.events.diplomacy import AllianceBroken, AllianceEnded, AllianceMade
from engine.games.sword_of_rome.events.siege import SiegeLifted
from engine.games.sword_of_rome.frames.siege import Falls
from engine.games.sword_of_rome.frames.turn import PlayerTurn
from engine.games.sword_of_rome.operations import Means, register_deed_effect, register_deed_form
from engine.games.sword_of_rome.powers import (
    CARTHAGINIAN,
    GREEK,
    POWERS_OF,
    ROMAN,
    TREATY,
    are_allied,
    has_paired_sides,
    is_punic_treaty_in_force,
    side_of,
    sorted_power_pair,
    surviving_sides,
)
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.siege.sieges import start_siege
from engine.games.sword_of_rome.state import Place, Power, Stack, SwordState
from engine.games.sword_of_rome.tables import SPACES, TABLES
from engine.kernel.choices import Choices, OneOf, Option
from engine.kernel.errors import EngineBug
from engine.kernel.forms import Field, Form
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import Call
from engine.kernel.state import Offer
from engine.kernel.texts import keyed_text
from engine.kit.remembered import of_last


def current_player_turn(state: SwordState) -> PlayerTurn | None:
    """Return the player's turn that is under way; None outside the rounds."""
    return next((frame for frame in reversed(state.frames) if isinstance(frame, PlayerTurn)), None)


@of_last
def _sieges(places: Mapping[str, Place]) -> frozenset[tuple[Power, Power]]:
    return frozenset([(place.besieger, place.owner) for place in places.values() if place.besieger])


def is_besieging(state: SwordState, one: Power, other: Power) -> bool:
    """Return whether a power besieges a city of another's."""
    return (one, other) in _sieges(state.places)


@of_last
def _met(stacks: Mapping[str, Stack]) -> frozenset[tuple[Power, Power]]:
    """Return the powers that have CU in one space, two by two, either way round."""
    here: dict[str, list[Power]] = {}
    for one in stacks.values():
        if one.all_cu:
            here.setdefault(one.space, []).append(one.power)
    return frozenset([(a, b) for powers in here.values() if len(powers) > 1 for a in powers for b in powers])


def are_in_one_space(state: SwordState, one: Power, other: Power) -> bool:
    """Return whether CU of two powers stand in one space, as before a city without a siege: allies could not."""
    return (one, other) in _met(state.stacks)


def may_ally(state: SwordState, one: Power, other: Power) -> bool:
    """Return whether a power may ally with another on its own proposal: of two players, not while it besieges the other
    (ruling 55) or their CU stand in one space (15.3), and no Greeks with Romans under the treaty (ruling 104). Of two
    persons with two sides each nobody allies across the table (ruling 130)."""
    side, others = side_of(state, one), side_of(state, other)
    if has_paired_sides(state) or not side or not others or side == others or are_allied(state, one, other):
        return False
    if (one, other) in ((ROMAN, GREEK), (GREEK, ROMAN)) and is_punic_treaty_in_force(state):
        return False
    return not is_besieging(state, one, other) and not are_in_one_space(state, one, other)


def possible_alliance_offers(state: SwordState, means: Means) -> dict[Power, tuple[Power, ...]]:
    """Return to whom each power of the side whose turn it is may offer an alliance: once for each pair and turn
    (ruling 140)."""
    found: dict[Power, tuple[Power, ...]] = {}
    for power, to in _proposed(state, means):
        found[power] = (*found.get(power, ()), to)
    return found


def _proposed(state: SwordState, means: Means) -> Iterator[tuple[Power, Power]]:
    turn = current_player_turn(state)
    offered = turn.offered if turn else ()
    others = [power for side in surviving_sides(state) if side != means.side for power in POWERS_OF[side]]
    for power in means.powers:
        for to in others if side_of(state, power) == means.side else ():
            if may_ally(state, power, to) and f"{power}|{to}" not in offered:
                yield power, to


@register_deed_form(OfferAlliance, extra=True)
def offer_forms(state: SwordState, means: Means) -> Iterator[Form]:
    """Yield the alliances that can be offered."""
    if means.free and next(_proposed(state, means), None):
        yield Form(OfferAlliance, lambda: _to_whom(possible_alliance_offers(state, means)))


def own_powers(powers: Iterable[Power]) -> list[Option]:
    """Return one's own powers, of which one makes or breaks an alliance, as options."""
    return [Option(one, keyed_text("option.own_power", power=one)) for one in powers]


def _to_whom(open_to: Mapping[Power, tuple[Power, ...]]) -> dict[str, Field]:
    return {"power": OneOf(own_powers(open_to)), "to": lambda before: OneOf(open_to[before["power"]])}


@register_deed_effect(OfferAlliance)
def offer_alliance(play: SwordPlay, means: Means, action: OfferAlliance) -> None:
    """Make the offer; it is public, and lapses with the turn."""
    state = play.state
    turn = current_player_turn(state)
    if turn is None:
        raise EngineBug("an alliance is offered outside a turn")
    turn.offered = (*turn.offered, f"{action.power}|{action.to}")
    terms = Alliance(action.power, action.to)
    play.offer(means.side, side_of(state, action.to), terms, turn.activity)


def take_offer(play: SwordPlay, offered: Offer[Alliance]) -> None:
    """An offer that was accepted takes effect, if the two may still be allies."""
    terms = offered.terms
    if may_ally(play.state, terms.power, terms.to):
        make_alliance(play, terms.power, terms.to)


RULES.offer_taken = take_offer


def make_alliance(play: SwordPlay, one: Power, other: Power) -> None:
    """Ally two powers; a siege of the one that proposed is lifted (13.4)."""
    play.state.alliances = (*play.state.alliances, sorted_power_pair(one, other))
    play.emit(AllianceMade(one, other))
    for space, place in play.state.places.items():
        if (place.besieger, place.owner) in ((one, other), (other, one)):
            end_siege(play, space)
            play.emit(SiegeLifted(space, place.besieger))


# Breaking (15.5)


def own_support(state: SwordState, power: Power) -> tuple[Item, ...]:
    """Return the support of a power: each city as often as it has loyalty to lose, each marker of control once.
    Garrisons do not matter to their owner (7.3.2)."""
    return tuple(
        [
            Item(space, count=support_left(state, space))
            for space, place in state.places.items()
            if place.owner == power and (is_city(state, space) or is_plain(state, space))
        ]
    )


def breakable_alliances(state: SwordState, means: Means) -> dict[Power, tuple[Power, ...]]:
    """Return which alliances each power of the side may break: those whose price it can pay (ruling 56). The treaty
    ends the same way (ruling 104)."""
    found: dict[Power, tuple[Power, ...]] = {}
    for power in means.powers:
        allies = [b if a == power else a for a, b in state.alliances if power in (a, b)]
        if power == ROMAN and is_punic_treaty_in_force(state):
            allies.append(CARTHAGINIAN)
        if allies and sum([item.count for item in own_support(state, power)]) >= TABLES.support.breaking:
            found[power] = tuple(allies)
    return found


@register_deed_form(BreakAlliance, extra=True)
def break_forms(state: SwordState, means: Means) -> Iterator[Form]:
    """Yield the alliances that can be broken, with the support that pays."""
    price = TABLES.support.breaking

    def cost(before: Mapping[str, str]) -> Choices[tuple[str, ...]]:
        return Pick(own_support(state, before["power"]), price, price)

    if means.free and (open_to := breakable_alliances(state, means)):

        def allies(before: Mapping[str, str]) -> OneOf:
            return OneOf([Option(one, keyed_text("option.ally", power=one)) for one in open_to[before["power"]]])

        yield Form(BreakAlliance, power=OneOf(own_powers(open_to)), to=allies, cost=cost)


@register_deed_effect(BreakAlliance)
def break_alliance(play: SwordPlay, means: Means, action: BreakAlliance) -> Call:
    """Pay, and part: who stands in the other's city or tribe stands outside now (15.5, ruling 100)."""
    for space in action.cost:
        lose_support(play, space)
    if {action.power, action.to} == {ROMAN, CARTHAGINIAN} and is_punic_treaty_in_force(play.state):
        remove_effect(play, TREATY)
    play.state.alliances = tuple([p for p in play.state.alliances if p != sorted_power_pair(action.power, action.to)])
    play.emit(AllianceBroken(action.power, action.to, action.cost))
    part_former_allies(play, action.power, action.to)
    return Call(Falls(), "")


def lose_support(play: SwordPlay, space: str) -> None:
    """Take one point of its owner's own support from a space: a city at 0 is independent, with loyalty 1; a besieged
    one falls to the besieger, once all `Falls` is carried out (ruling 33)."""
    place = play.state.places[space]
    if is_city(play.state, space) and (place.loyalty > 1 or place.besieger):
        change_place(play, space, loyalty=place.loyalty - 1)
    elif is_city(play.state, space):
        change_place(play, space, owner="", loyalty=1)
    else:
        change_place(play, space, owner="")


def end_alliance(play: SwordPlay, one: Power, other: Power, card: str = "") -> None:
    """End an alliance without a price: at the turn's end (whose caller tells so), or by a card."""
    play.state.alliances = tuple([p for p in play.state.alliances if p != sorted_power_pair(one, other)])
    if card:
        play.emit(AllianceEnded(one, other, card))
    part_former_allies(play, one, other)


def part_former_allies(play: SwordPlay, one: Power, other: Power) -> None:
    """After an alliance, who stands with three CU or more in the other's city or tribe besieges it (ruling 100);
    leaders who are alone with the other's CU are displaced."""
    for power, former in ((one, other), (other, one)):
        for force in stacks_of_power(play.state, power):
            if SPACES[force.space].kind != "box" and play.state.places[force.space].owner == former:
                start_siege(play, power, force.space, left_out=True)
            settle_lone(play, force.space)
