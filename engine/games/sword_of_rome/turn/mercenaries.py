"""Carthage hires mercenaries with a card of its turn (7.2.4), and half of them go home before reinforcements (5.10)."""

from collections.abc import Iterator, Mapping

from engine.games.sword_of_rome.actions.carthage import Dismiss, HireMercenaries
from engine.games.sword_of_rome.actions.turn import HIRED
from engine.games.sword_of_rome.board.displacement import settle_lone
from engine.games.sword_of_rome.board.stacks import cu_in, remove_mercenaries
from engine.games.sword_of_rome.cards.hands import desperate_cards, hand_cards_of_side
from engine.games.sword_of_rome.cards.mercenaries import DOUBLE_PAY, mercenaries_by_space, mercenaries_leaving
from engine.games.sword_of_rome.cards.placement import place_units, placement_spaces, unit_label
from engine.games.sword_of_rome.contexts import Departing
from engine.games.sword_of_rome.course import players_five
from engine.games.sword_of_rome.effects import effect_in_force
from engine.games.sword_of_rome.events.carthage import MercenariesHired, MercenariesLeft
from engine.games.sword_of_rome.frames.turn import PlayerTurn, Reinforcing
from engine.games.sword_of_rome.operations import Means, register_deed_effect, register_deed_form
from engine.games.sword_of_rome.powers import CARTHAGINIAN
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.siege.sieges import update_siege_after_losses
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.choices import OneOf
from engine.kernel.forms import Field, Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import Goto
from engine.kernel.state import Side

MANNED, UNMANNED = "manned", "unmanned"  # groups of places, those with own troops first
DESPERATE_VALUE = 3  # at which Desperate Times hires (7.4.6)


def carthage_turn_under_way(state: SwordState) -> PlayerTurn | None:
    """Return Carthage's turn under way; None outside it."""
    found = next((frame for frame in reversed(state.frames) if isinstance(frame, PlayerTurn)), None)
    return found if found is not None and found.side == CARTHAGINIAN else None


def cards_able_to_hire(state: SwordState, means: Means) -> dict[str, int]:
    """Return the cards that may hire now, each with how many mercenaries it brings: one card a turn of its own, beside
    the card that it plays (ruling 57)."""
    turn = carthage_turn_under_way(state)
    if means.side != CARTHAGINIAN or means.campaign or turn is None or turn.hired or not players_five(state):
        return {}
    if not means.free:
        return dict(means.cards)
    cards = {card: CARDS[card].value for card in hand_cards_of_side(state, CARTHAGINIAN)}
    return cards | dict.fromkeys(desperate_cards(state, CARTHAGINIAN), DESPERATE_VALUE)


@register_deed_form(
    HireMercenaries, extra=True, ever=lambda state, means: means.side == CARTHAGINIAN and players_five(state)
)
def hire_forms(state: SwordState, means: Means) -> Iterator[Form]:
    """Offer to hire where mercenaries may be placed as reinforcements are; else it is not offered (ruling 120)."""
    cards = cards_able_to_hire(state, means)
    if cards and placement_spaces(state, CARTHAGINIAN):
        yield Form(HireMercenaries, lambda: _fields(state, cards))


def _fields(state: SwordState, cards: Mapping[str, int]) -> dict[str, Field]:
    groups = {
        space: MANNED if cu_in(state, CARTHAGINIAN, space) else UNMANNED
        for space in placement_spaces(state, CARTHAGINIAN)
    }
    tokens = {f"{HIRED}@{space}": groups[space] for space in sorted(groups, key=groups.__getitem__)}

    def where(chosen: Mapping[str, str]) -> Pick:
        count = cards[chosen["card"]]
        items = [Item(token, count=count, group=group, label=unit_label(token)) for token, group in tokens.items()]
        return Pick(items, count, count)

    return {"card": OneOf(cards), "units": where}


@register_deed_effect(HireMercenaries)
def place_hired_mercenaries(play: SwordPlay, means: Means, action: HireMercenaries) -> None:
    """Place them."""
    turn = carthage_turn_under_way(play.state)
    if turn is not None:
        turn.hired = True
    spaces = tuple([token.partition("@")[2] for token in action.units])
    play.emit(MercenariesHired(spaces, action.card))
    for space in spaces:
        place_units(play, CARTHAGINIAN, space, hired=True)


# Half of them leave


def _choice(state: SwordState) -> Pick:
    there = mercenaries_by_space(state)
    items = [
        Item(f"{HIRED}@{space}", count=count, label=unit_label(f"{HIRED}@{space}")) for space, count in there.items()
    ]
    return Pick(items, mercenaries_leaving(state), mercenaries_leaving(state))


def _default(state: SwordState) -> Dismiss:
    """Return who goes unless something is said: those of the largest bands."""
    there, gone = dict(mercenaries_by_space(state)), []
    for _ in range(mercenaries_leaving(state)):
        space = max(there, key=lambda one: (there[one], one))
        there[space] -= 1
        gone.append(f"{HIRED}@{space}")
    order = list(mercenaries_by_space(state))
    return Dismiss(tuple(sorted(gone, key=lambda token: order.index(token.partition("@")[2]))))


@RULES.ask(
    Reinforcing,
    "departing",
    sides=lambda state, frame: (CARTHAGINIAN,) if len(mercenaries_by_space(state)) > 1 else (),
    menu=lambda state, frame, side: Menu(Form(Dismiss, units=_choice(state))),
    default=lambda state, frame, side: _default(state),
    section="5.10",
    context=lambda state, frame, side: Departing(mercenaries_leaving(state), sum(mercenaries_by_space(state).values())),
)
def choose_departing_mercenaries(play: SwordPlay, frame: Reinforcing, answers: Mapping[Side, Dismiss]) -> Goto:
    """Half of the mercenaries go, before new CU come; Carthage says which (ruling 58)."""
    answer = answers.get(CARTHAGINIAN) or _default(play.state)
    spaces = tuple([token.partition("@")[2] for token in answer.units])
    if spaces:
        play.emit(MercenariesLeft(spaces, effect_in_force(play.state, DOUBLE_PAY) is not None))
    for space in spaces:
        remove_mercenaries(play, space, 1)
    for space in dict.fromkeys(spaces):
        settle_lone(play, space)
        update_siege_after_losses(play, space)
    return Goto("others")
