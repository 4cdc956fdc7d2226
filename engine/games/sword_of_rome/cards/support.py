"""Support (section 7.3): points that raise loyalty and place markers, or lower and remove them. A card gives its value,
which only adds (7.1); a won battle half of the loser's losses, which may also be taken from the loser (section 12.5).

A point is a token: "+capua" raises an own city or places a marker, "-sutrium" lowers or removes. Each must be legal
after those before it, so all is worked out on the state as the points so far have left it.
"""

from collections.abc import Container, Iterator, Sequence
from functools import cache

import msgspec

from engine.games.sword_of_rome.board.control import (
    INDEPENDENT_LOYALTY,
    enemies_at,
    is_besieged,
    is_city,
    is_plain,
    is_tribe,
    set_place,
)
from engine.games.sword_of_rome.board.roads import BOX, adjacent_spaces
from engine.games.sword_of_rome.board.stacks import stack_in_space, stack_key, stacks_in_space, stacks_of_power
from engine.games.sword_of_rome.course import current_scenario, players_five
from engine.games.sword_of_rome.events.cards import SupportSpent
from engine.games.sword_of_rome.powers import (
    GALLIC,
    POWERS_OF,
    TRANSALPINE,
    are_allied,
    are_permanent_allies,
    power_and_allies,
)
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import Place, Power, SwordState
from engine.games.sword_of_rome.tables import SPACES, TABLES
from engine.kernel.routes import Leg, Route
from engine.kernel.texts import Text, keyed_text

PLUS, MINUS = "+", "-"
CARTHAGO = "carthago"


class Support(msgspec.Struct, frozen=True):
    """Whose support it is, and after which battle.

    power: whose; "" of a card: of any power of `side` (ruling 32). side: who spends it.
    beaten: of a battle, the loser; space: where it was; held: the spaces that the winner controlled before it
    (section 7.3.4, ruling 31). ally: whose army flanked for the winner; also: whose flanked for the loser (12.5).
    """

    power: Power
    side: str
    beaten: Power = ""
    space: str = ""
    held: tuple[str, ...] = ()
    ally: Power = ""
    also: Power = ""

    @property
    def powers_to_raise_support_of(self) -> tuple[Power, ...]:
        """Return the powers whose support may be raised, the winner first."""
        own = (self.power,) if self.power else POWERS_OF[self.side]
        return (*own, self.ally) if self.ally else own

    @property
    def powers_to_remove_support_of(self) -> tuple[Power, ...]:
        """Return the powers whose support may be removed after a battle."""
        return tuple([power for power in (self.beaten, self.also) if power])


def highest_raisable_loyalty(power: Power) -> int:
    """Return the loyalty up to which a power can raise its cities."""
    return TABLES.support.gallic_city if power in (GALLIC, TRANSALPINE) else TABLES.support.city


def is_beyond_support(state: SwordState, space: str) -> bool:
    """Return whether no support reaches a space: Carthago, unless Carthage is a player (ruling 73)."""
    return space == CARTHAGO and not players_five(state)


def new_space_owner(state: SwordState, power: Power, space: str) -> Power:
    """Return whose a space becomes if a power takes it: in a partner's home the partner's (rulings 97 and 111)."""
    home = SPACES[space].home
    return home if home != power and are_permanent_allies(home, power) else power


def is_home_of_ally(state: SwordState, power: Power, space: str) -> bool:
    """Return whether a space is home to an ally, so that a power may not convert it (section 15; partners aside)."""
    home = SPACES[space].home
    return home != power and not are_permanent_allies(home, power) and are_allied(state, power, home)


# What may be spent


def spendable_support_points(state: SwordState, support: Support) -> list[str]:
    """Return the points that may be spent next, in the order of the map."""
    return list(_tokens(state, support))


def has_spendable_point(state: SwordState, support: Support) -> bool:
    """Return whether a point can be spent at all."""
    return next(_tokens(state, support), None) is not None


def _tokens(state: SwordState, support: Support) -> Iterator[str]:
    friends = {power: frozenset(power_and_allies(state, power)) for power in support.powers_to_raise_support_of}
    spared: frozenset[Power] = frozenset().union(*friends.values())
    never = _never(current_scenario(state).out_of_play, players_five(state))
    beaten, losers = support.beaten, support.powers_to_remove_support_of
    where = {power: frozenset([one.space for one in stacks_of_power(state, power) if one.cu]) for power in friends}
    anywhere: frozenset[str] = frozenset().union(*where.values())
    for space, place in state.places.items():
        if space in never:
            continue
        owner = place.owner
        for power, known in friends.items():
            likely = owner == power or (owner not in known and (beaten or space in where[power]))
            if likely and _may_add(state, support, power, space, place, known):
                yield PLUS + space
                break
        likely = space in anywhere or owner in losers
        if likely and owner and owner not in spared and _may_remove(state, support, space, owner):
            yield MINUS + space


@cache
def _never(out: tuple[str, ...], five: bool) -> frozenset[str]:
    """Return the spaces that no support reaches: boxes, those out of play, Carthago as in `is_beyond_support`."""
    boxes = [space for space, known in SPACES.items() if known.kind == "box"]
    return frozenset((*out, *boxes) if five else (*out, *boxes, CARTHAGO))


def _may_add(
    state: SwordState, support: Support, power: Power, space: str, place: Place, friends: Container[Power]
) -> bool:
    """Return whether a power may raise a city, or place its marker. friends: its allies and itself."""
    if place.owner == power:
        return (
            place.loyalty < highest_raisable_loyalty(power) and not is_besieged(state, space) and is_city(state, space)
        )
    if place.owner in friends:
        return False
    if stack_key(power, space) in state.stacks and is_plain(state, space) and stack_in_space(state, power, space).cu:
        return not is_home_of_ally(state, power, space)
    return bool(support.beaten) and _independent_home(state, power, space, place)


def _independent_home(state: SwordState, power: Power, space: str, place: Place) -> bool:
    """Return whether a won battle frees an independent space of a power's home (section 7.3.4)."""
    if place.owner or SPACES[space].home != power or enemies_at(state, power, space):
        return False
    return is_plain(state, space) or is_city(state, space)


def _may_remove(state: SwordState, support: Support, space: str, owner: Power) -> bool:
    """Return whether a point may be spent against an owner who is no ally: after a battle against the loser, as far as
    their garrison lets (7.3.3); else only to clear a marker in an ally's home where own CU stand, as none may be placed
    there (7.3.1)."""
    if owner in support.powers_to_remove_support_of:
        return can_lose_support(state, space)
    return any(
        stack_key(power, space) in state.stacks
        and is_plain(state, space)
        and bool(stack_in_space(state, power, space).cu)
        and is_home_of_ally(state, power, space)
        for power in support.powers_to_raise_support_of
    )


def lost_spaces(points: Sequence[str]) -> tuple[str, ...]:
    """Return the spaces from which points are taken, each as often as it loses one."""
    return tuple([token.removeprefix(MINUS) for token in points if token.startswith(MINUS)])


def securing_cu(state: SwordState, space: str) -> int:
    """Return how many CU of its owner and of their allies secure a space (ruling 116)."""
    owner = state.places[space].owner
    return sum([one.all_cu for one in stacks_in_space(state, space) if owner and are_allied(state, owner, one.power)])


def can_lose_support(state: SwordState, space: str) -> bool:
    """Return whether others may take a point of support from the owner of a space, as far as its garrison goes: never
    below what the CU there secure (section 7.3.3, ruling 116)."""
    place = state.places[space]
    if is_plain(state, space):
        return not securing_cu(state, space)
    return is_city(state, space) and place.loyalty - 1 >= securing_cu(state, space)


def point_refusal(state: SwordState, support: Support, token: str) -> Text | None:
    """Return why a point cannot be spent on a space; None if it names none."""
    sign, space = token[:1], token[1:]
    place = state.places.get(space)
    if place is None or sign not in (PLUS, MINUS):
        return None
    section, _, key_ = _rule_against(state, support, sign, space, place).rpartition(" ")
    return keyed_text(f"refused.{key_}", section=section, space=space, power=place.owner, cu=securing_cu(state, space))


def _rule_against(state: SwordState, support: Support, sign: str, space: str, place: Place) -> str:
    """Return the section that keeps a point from a space, and the key of its words."""
    own = place.owner in support.powers_to_raise_support_of
    if SPACES[space].kind == "box" or is_tribe(state, space) or is_beyond_support(state, space):
        return "7.3 support_never"
    if sign == PLUS and own:
        if is_besieged(state, space):
            return "7.3.1 support_besieged"
        return "7.3.1 support_full" if is_city(state, space) else "7.3.1 support_held"
    if sign == PLUS:
        return "7.3.1 support_no_cu" if is_plain(state, space) else "7.3.1 support_not_own"
    if not place.owner:
        return "7.3.2 support_independent"
    if any(are_allied(state, power, place.owner) for power in support.powers_to_raise_support_of):
        return "15.2 support_ally"
    if not support.beaten:
        return "7.1 support_adds"
    if place.owner not in support.powers_to_remove_support_of:
        return "12.5 support_not_loser"
    return "7.3.3 support_garrison"


# What it comes to


def _after(state: SwordState, support: Support, token: str) -> Place:
    """Return what a space is after a point has been spent, a siege's end aside."""
    sign, space = token[0], token[1:]
    place = state.places[space]
    city = is_city(state, space)
    if sign == PLUS and place.owner in support.powers_to_raise_support_of:
        return msgspec.structs.replace(place, loyalty=place.loyalty + 1)
    if sign == PLUS:
        power = next(
            p
            for p in support.powers_to_raise_support_of
            if _may_add(state, support, p, space, place, power_and_allies(state, p))
        )
        return _taken(state, power, space, city)
    if city and place.loyalty > 1:
        return msgspec.structs.replace(place, loyalty=place.loyalty - 1)
    return _lost(state, support, space, city)


def _taken(state: SwordState, power: Power, space: str, city: bool) -> Place:
    """Return a space that a power takes: a city at loyalty 1, else its marker."""
    loyalty = INDEPENDENT_LOYALTY if city else 0
    owner = SPACES[space].home if is_home_of_ally(state, power, space) else new_space_owner(state, power, space)
    return msgspec.structs.replace(state.places[space], owner=owner, loyalty=loyalty, siege=-1, besieger="")


def _lost(state: SwordState, support: Support, space: str, city: bool) -> Place:
    """Return a space whose last support is removed: the besieger's, the winner's of a battle where they held a space
    next to it, else independent."""
    place = state.places[space]
    if city and is_besieged(state, space) and place.besieger:
        return _taken(state, place.besieger, space, city)
    power = support.powers_to_raise_support_of[0]
    free = city or not (is_home_of_ally(state, power, space) or enemies_at(state, power, space))
    if support.beaten and was_beside_held_space(support, space) and free:
        return _taken(state, power, space, city)
    return msgspec.structs.replace(place, owner="", loyalty=INDEPENDENT_LOYALTY if city else 0)


def was_beside_held_space(support: Support, space: str) -> bool:
    """Return whether the winner controlled, before the battle, a space next to this one, over any link but that of the
    Transalpine box (ruling 31)."""
    return any(space in adjacent_spaces(held) for held in support.held if held != BOX)


def state_after_support_point(state: SwordState, support: Support, token: str) -> SwordState:
    """Return a copy of the state with a point spent. A city that this brings down is the besieger's at once (rulings 33
    and 115)."""
    new: SwordState = state.__copy__()  # type: ignore[attr-defined]  # every msgspec struct has it
    space = token[1:]
    old, place = state.places[space], _after(state, support, token)
    if token[0] == MINUS and old.siege >= old.loyalty - 1 and old.besieger:
        place = _taken(state, old.besieger, space, True)
    new.places = {**state.places, space: place}
    return new


def spend_support_point(play: SwordPlay, support: Support, token: str) -> None:
    """Spend a point on the table, and tell it. A besieged city may fall by it, which the caller carries out
    (`sieges.bring_down`, or `Falls`): until then it keeps its owner, at whatever loyalty."""
    state, space = play.state, token[1:]
    old, new = state.places[space], _after(state, support, token)
    if token[0] == MINUS and old.siege >= 0 and old.besieger:
        new = msgspec.structs.replace(old, loyalty=old.loyalty - 1)
    set_place(play, space, new)
    play.emit(_told(support, space, old, new))


def _told(support: Support, space: str, old: Place, new: Place) -> SupportSpent:
    if new.owner == old.owner:
        what = "raised" if new.loyalty > old.loyalty else "lowered"
    else:
        what = "independent" if not new.owner else "taken" if new.loyalty else "placed"
    return SupportSpent(support.side, support.power, space, what, old.owner, new.owner, new.loyalty)


# As choices


def support_point_options(state: SwordState, support: Support) -> Sequence[Leg]:
    """Return the points that may be spent next, with their words."""
    return [
        Leg(
            token,
            label=keyed_text("support.add" if token[0] == PLUS else "support.remove", space=token[1:]),
            to=token[1:],
        )
        for token in spendable_support_points(state, support)
    ]


def support_point_route(state: SwordState, support: Support, most: int) -> Route:
    """Return the choice of up to `most` points, each legal after those before it."""
    return Route(
        lambda at: support_point_options(at, support),
        most,
        start=state,
        step=lambda at, token: state_after_support_point(at, support, token),
        barred=lambda token: point_refusal(state, support, token),
    )
