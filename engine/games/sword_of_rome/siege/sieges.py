"""Sieges and subjugation (section 13): the marker, the roll, and what falls."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.siege import Besiege, Loot, TakeOver
from engine.games.sword_of_rome.board.control import (
    change_place,
    end_siege,
    is_city,
    is_controlled_by,
    is_friendly,
    is_tribe,
)
from engine.games.sword_of_rome.board.displacement import displace_all, displace_lone
from engine.games.sword_of_rome.board.shunning import is_shunning_etruscans
from engine.games.sword_of_rome.board.stacks import (
    go_inside,
    leaders_commander_first,
    open_gates,
    possible_commanders,
    remove_cu,
    set_stack,
    stack_in_space,
    stacks_in_space,
    stacks_of_power,
)
from engine.games.sword_of_rome.cards.hands import hand_cards_of_side, play_response
from engine.games.sword_of_rome.cards.support import is_beyond_support
from engine.games.sword_of_rome.contexts import AtPlace, Thrown
from engine.games.sword_of_rome.events.siege import (
    CityFell,
    CityLooted,
    SiegeBegan,
    SiegeLifted,
    SiegeRolled,
    SiegeThrown,
    SiegeVoided,
    TribeSubdued,
)
from engine.games.sword_of_rome.frames.siege import Falls, SiegeRoll
from engine.games.sword_of_rome.operations import Means, register_deed_effect, register_deed_form
from engine.games.sword_of_rome.powers import POWERS, POWERS_OF, are_allied, are_bound_allies, deciding_side
from engine.games.sword_of_rome.responses.registry import (
    SIEGE,
    operation_named,
    possible_responders,
    register_riding_cards,
    register_window,
    responses_with_operation,
)
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.siege.plunder import PLUNDERERS, add_plunder
from engine.games.sword_of_rome.state import Power, Stack, SwordState
from engine.games.sword_of_rome.tables import CARDS, LEADERS, SPACES, TABLES
from engine.kernel.choices import Choices, OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side

SECTION = "13"
RULES.procedure(SiegeRoll, activity=True)
RULES.procedure(Falls)


def siege_level_needed(state: SwordState, space: str) -> int:
    """Return the siege level at which a place falls: a city's loyalty, a tribe's subjugation factor."""
    return SPACES[space].subjugation if is_tribe(state, space) else state.places[space].loyalty


def start_siege(play: SwordPlay, power: Power, space: str, *, left_out: bool = False) -> None:
    """Put a siege marker of level 0, where an army, a leader with CU, stands outside an enemy city or in a tribe's
    space and nobody besieges it yet (13.1.1, ruling 153). Carthago is besieged by nobody (17).

    left_out: CU whom a former ally has put out of their city: there three are needed, and no leader (15.5).
    """
    state = play.state
    own = stack_in_space(state, power, space)
    if not (own.cu >= TABLES.siege_table.least_cu if left_out else own.cu and own.commander):
        return  # looked at first: most stacks are no army
    if SPACES[space].kind == "box" or state.places[space].siege >= 0 or is_friendly(state, power, space):
        return
    if not (is_city(state, space) or is_tribe(state, space)) or is_beyond_support(state, space):
        return
    change_place(play, space, siege=0, besieger=power)
    play.emit(SiegeBegan(power, space, siege_level_needed(state, space), is_tribe(state, space)))


def start_sieges(play: SwordPlay) -> None:
    """Put the marker of each army that has come to stand outside a city or in a tribe's space by an action."""
    for one in tuple(play.state.stacks.values()):
        if one.cu and one.leaders:
            start_siege(play, one.power, one.space)


def lift_if_gone(play: SwordPlay, space: str) -> None:
    """End a siege when no CU of the besieger are left outside (1 or 2 are enough to hold it)."""
    place = play.state.places[space]
    if place.besieger and not stack_in_space(play.state, place.besieger, space).cu:
        end_siege(play, space)
        play.emit(SiegeLifted(space, place.besieger))


def update_siege_after_losses(play: SwordPlay, space: str) -> None:
    """Look after a space that CU have left or where some were lost: its siege may be over, and the gates open once no
    enemy is outside; who is an ally for this action alone is one (ruling 101)."""
    lift_if_gone(play, space)
    shut = [one for one in stacks_in_space(play.state, space) if one.cu_inside or one.leaders_inside]
    outside = [one for one in stacks_in_space(play.state, space) if one.cu]
    if shut and all(are_bound_allies(play.state, one.power, other.power) for one in shut for other in outside):
        open_gates(play, space)


def shut_gates(play: SwordPlay, power: Power, space: str) -> None:
    """Bring a city's garrison inside before a force that goes back to the space: it passed them as they were inside,
    and they came out behind it."""
    for one in stacks_in_space(play.state, space):
        garrison = one.cu and not are_allied(play.state, power, one.power) and one.all_cu <= TABLES.movement.inside
        if garrison and is_city(play.state, space) and is_controlled_by(play.state, one.power, space):
            go_inside(play, one.power, space, one.cu, one.leaders)


def falling_places(state: SwordState) -> list[str]:
    """Return the besieged places whose siege has reached what is needed (rulings 33 and 96)."""
    return [s for s, place in state.places.items() if place.siege >= 0 and place.siege >= siege_level_needed(state, s)]


def owner_after_capture(state: SwordState, power: Power, space: str) -> Power:
    """Return whose a place becomes that a power takes: its own; in an ally's home the ally's (ruling 97)."""
    owner = SPACES[space].home
    return owner if owner in POWERS and owner != power and are_allied(state, power, owner) else power


def may_loot(state: SwordState, power: Power, space: str) -> bool:
    """Return whether the place, when it falls, may be looted: by Gauls, another power's city (ruling 117), not in an
    ally's home (ruling 97)."""
    if power not in PLUNDERERS or not is_city(state, space) or not state.places[space].owner:
        return False
    return owner_after_capture(state, power, space) == power


# The roll


def stacks_able_to_roll(state: SwordState, power: Power) -> Iterator[Stack]:
    """Yield the stacks of a power that may roll: a commander with three CU outside, before a place with its marker,
    where no roll was made this round (13.2, ruling 36)."""
    for one in stacks_of_power(state, power):
        place = state.places.get(one.space)
        if place is None or place.besieger != power or one.space in state.besieged:
            continue
        if one.cu >= TABLES.siege_table.least_cu and one.commander:
            yield one


register_riding_cards(("before_siege_roll",), ("siege_mod", "siege_double"))
ENGINES = tuple(
    card
    for card in (*responses_with_operation("siege_mod"), *responses_with_operation("siege_double"))
    if "before_siege_roll" in CARDS[card].timing
)
"""Cards that help a siege roll of their owner's (ruling 135)."""


def siege_engine_cards(state: SwordState, side: Side, power: Power, spent: str = "") -> list[str]:
    """Return the cards of a side's hand that help its own power's siege rolls; `spent` is played otherwise."""
    if power not in POWERS_OF.get(side, ()):
        return []
    return [card for card in hand_cards_of_side(state, side) if card in ENGINES and card != spent]


@register_deed_form(Besiege, activates=True)
def besiege_forms(state: SwordState, means: Means) -> Iterator[Form]:
    """Yield the sieges that a card's value can push on. A subordinate who is activated takes command (8.2.1)."""
    armies = [
        one
        for power in means.powers
        for one in stacks_able_to_roll(state, power)
        if not is_shunning_etruscans(state, power, one.space)
    ]
    leaders = [leader for one in armies for leader in possible_commanders(one)]
    fitting = [leader for leader in leaders if leader not in means.barred]
    cards = [card for card, worth in means.cards.items() if any(LEADERS[one].initiative <= worth for one in fitting)]

    def leader(before: Mapping[str, str]) -> Choices[str]:
        return OneOf([one for one in fitting if LEADERS[one].initiative <= means.cards[before["card"]]])

    def helping(before: Mapping[str, str]) -> Pick:
        found = siege_engine_cards(state, means.side, LEADERS[before["leader"]].power, before["card"])
        return Pick(found, 0, len(found))

    helps = any(siege_engine_cards(state, means.side, power) for power in means.powers)
    if cards:
        yield Form(Besiege, card=OneOf(cards), leader=leader, **({"help": helping} if helps else {}))


@register_deed_effect(Besiege)
def roll_for_siege(play: SwordPlay, means: Means, action: Besiege) -> Call:
    """The commander rolls instead of moving."""
    one = next(s for p in means.powers for s in stacks_able_to_roll(play.state, p) if action.leader in s.leaders)
    set_stack(play, msgspec.structs.replace(one, leaders=leaders_commander_first(one.leaders, action.leader)))
    return Call(SiegeRoll(side=means.side, power=one.power, space=one.space, help=action.help), "")


def roll_modifier(state: SwordState, power: Power, space: str, cards: Sequence[str] = ()) -> int:
    """Return what is added to the dice of a siege: Gauls subtract one at walled cities (13.2), cards add."""
    gallic = power in PLUNDERERS and not is_tribe(state, space)
    mods = [operation_named(card, "siege_mod") for card in cards if card]
    return (TABLES.siege_table.gallic if gallic else 0) + sum([op.number("mod") for op in mods if op is not None])


def siege_roll_count(cards: Sequence[str]) -> int:
    """Return how many rolls a siege has with some cards: one, or two with Helepolis (ruling 161)."""
    return 2 if any(operation_named(card, "siege_double") for card in cards) else 1


@RULES.step(SiegeRoll)
def begin_siege_roll(play: SwordPlay, frame: SiegeRoll) -> Goto:
    """Play the cards for the roll."""
    frame.left = siege_roll_count(frame.help)
    for card in frame.help:
        play_response(play, frame.side, card)
    return Goto("roll")


@RULES.step(SiegeRoll, "roll")
def roll_siege(play: SwordPlay, frame: SiegeRoll) -> Goto:
    """Roll two dice."""
    space = frame.space
    frame.left, frame.voided = frame.left - 1, False
    frame.dice = (play.roll(f"siege of {space} 1", 6), play.roll(f"siege of {space} 2", 6))
    frame.modifier = roll_modifier(play.state, frame.power, space, (*frame.help, frame.by))
    if possible_responders(play.state, frame, SIEGE, frame.side):  # it lies there for a card to void it
        result = TABLES.siege_roll_result(sum(frame.dice) + frame.modifier)
        play.emit(SiegeThrown(frame.power, space, frame.dice, frame.modifier, result.points, result.cu_loss))
    return Goto("thrown")


def siege_roll_question(state: SwordState, frame: SiegeRoll) -> Thrown:
    """Return what a roll on the table would bring."""
    points = TABLES.siege_roll_result(sum(frame.dice) + frame.modifier).points
    level = state.places[frame.space].siege
    return Thrown(frame.power, frame.space, points, level, siege_level_needed(state, frame.space))


@register_window(
    SiegeRoll,
    "thrown",
    SIEGE,
    first=lambda state, frame: frame.side,
    then="apply",
    section=SECTION,
    context=lambda state, frame, side: siege_roll_question(state, frame),
)
def void_siege_roll(play: SwordPlay, frame: SiegeRoll, side: Side, action: Respond) -> Goto | None:
    """A card may void the roll."""
    if not frame.voided:
        return None
    play.emit(SiegeVoided(frame.power, frame.space, action.card))
    _mark_rolled(play, frame.space)
    return Goto("after")


def _mark_rolled(play: SwordPlay, space: str) -> None:
    state = play.state
    if state.round and space not in state.besieged:
        state.besieged = (*state.besieged, space)


@RULES.step(SiegeRoll, "apply")
def apply_siege_roll(play: SwordPlay, frame: SiegeRoll) -> Call:
    """The siege table says what the roll brings and costs (13.2)."""
    state, space = play.state, frame.space
    tribe = is_tribe(state, space)
    result = TABLES.siege_roll_result(sum(frame.dice) + frame.modifier)
    lost = remove_cu(play, frame.power, space, result.cu_loss)
    level = state.places[space].siege + result.points
    change_place(play, space, siege=level)
    _mark_rolled(play, space)
    told = (
        frame.power,
        space,
        frame.dice,
        frame.modifier,
        result.points,
        lost,
        level,
        siege_level_needed(state, space),
        tribe,
    )
    play.emit(SiegeRolled(*told))
    return Call(Falls(), "rolled")


@RULES.step(SiegeRoll, "rolled")
def end_siege_roll(play: SwordPlay, frame: SiegeRoll) -> Goto:
    """A besieger without CU is gone, and their leaders with them."""
    frame.fell = frame.fell or bool(play.value)
    force = stack_in_space(play.state, frame.power, frame.space)
    if not force.cu:
        displace_all(play, frame.power, frame.space, force.leaders)
        update_siege_after_losses(play, frame.space)
    return Goto("after")


@RULES.step(SiegeRoll, "after")
def after_roll(play: SwordPlay, frame: SiegeRoll) -> Next:
    """A card may have it rolled twice; the second roll needs the siege to stand still."""
    stands = (
        play.state.places[frame.space].besieger == frame.power
        and stack_in_space(play.state, frame.power, frame.space).cu
    )
    return Goto("roll") if frame.left and stands else End(frame.fell)


# What falls


@RULES.step(Falls)
def capture_city(play: SwordPlay, frame: Falls) -> Goto:
    """Whatever its siege has brought down changes hands."""
    frame.fallen += bring_down(play)
    return Goto("loot")


def bring_down(play: SwordPlay) -> int:
    """Have every place change hands whose siege has reached what is needed. Return how many did. What may be looted is
    asked about by `Falls`."""
    fallen = falling_places(play.state)
    for space in fallen:
        take_place(play, space, play.state.places[space].besieger)
    return len(fallen)


def _asks_loot(state: SwordState, frame: Falls) -> tuple[Side, ...]:
    return (deciding_side(state, state.places[state.lootable[0]].owner),) if state.lootable else ()


@RULES.ask(
    Falls,
    "loot",
    sides=_asks_loot,
    menu=lambda state, frame, side: Menu(Form(TakeOver), Form(Loot)),
    default=lambda state, frame, side: Loot(),
    section="14.4",
    context=lambda state, frame, side: AtPlace(power=state.places[state.lootable[0]].owner, space=state.lootable[0]),
)
def loot_cities(play: SwordPlay, frame: Falls, answers: Mapping[Side, Loot | TakeOver]) -> Next:
    """The Gauls say of each city that they have taken whether they loot it instead."""
    state = play.state
    if not state.lootable:
        return End(frame.fallen)
    space, *others = state.lootable
    state.lootable = tuple(others)
    if any(isinstance(answer, Loot) for answer in answers.values()):
        taker = state.places[space].owner
        change_place(play, space, owner="", loyalty=1)
        play.emit(CityLooted(space, taker, TABLES.plunder.looted))
        add_plunder(play, taker, TABLES.plunder.looted)
    return Goto("loot")


def take_place(play: SwordPlay, space: str, taker: Power) -> None:
    """Give a city or tribe to who has taken it, or to the ally whose home it is in; its garrison dies, and nobody gains
    support (13.5). What may be looted is asked about afterwards (`Falls`)."""
    state, place = play.state, play.state.places[space]
    owner, former, tribe = owner_after_capture(state, taker, space), place.owner, is_tribe(state, space)
    lootable = may_loot(state, taker, space)
    lost = _garrison_dies(play, space, taker)
    end_siege(play, space)
    if tribe:
        change_place(play, space, owner=owner, subdued=True)
        play.emit(TribeSubdued(space, taker, owner))
    else:
        change_place(play, space, owner=owner, loyalty=1)
        play.emit(CityFell(space, taker, owner, former, lost, place.colony))
    if lootable:
        state.lootable = (*state.lootable, space)
    displace_lone(play, space)


def _garrison_dies(play: SwordPlay, space: str, taker: Power) -> int:
    """Take the CU inside a fallen place off, the mercenaries or citizens first (ruling 123), and displace their
    leaders. Return how many CU died."""
    lost = 0
    for one in stacks_in_space(play.state, space):
        lost += remove_cu(play, one.power, space, one.cu_inside, inside=True)
        displace_all(play, one.power, space, one.leaders_inside)
    return lost
