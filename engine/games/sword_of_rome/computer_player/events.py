"""What the computer player answers in the course of an event, its own or another's; and events beside its card."""

from collections.abc import Callable
from typing import Any

import msgspec

from engine.games.sword_of_rome.actions.turn import HIRED, ChooseTargets, PlayEvent
from engine.games.sword_of_rome.board.control import is_city
from engine.games.sword_of_rome.computer_player.cards import card_keeping_value
from engine.games.sword_of_rome.computer_player.diplomacy import alliance_gain_for_side
from engine.games.sword_of_rome.computer_player.placing import unit_worth
from engine.games.sword_of_rome.computer_player.table import Table, table_of
from engine.games.sword_of_rome.computer_player.targets import Targets
from engine.games.sword_of_rome.computer_player.values import CU, Values
from engine.games.sword_of_rome.contexts import EventUnderWay
from engine.games.sword_of_rome.tables import CARDS, LEADERS
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.actions import Action
from engine.kernel.choices import Choices, Given
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt
from engine.kit.player import form_of, offered_first_tokens, possible_next_tokens

RANDOM_CARD = -0.08  # what a random card of one's hand is worth to others
INSTEAD = 0.14  # what a card may be worth that is laid aside to be spared something else
LEADER = 0.15  # what a named leader is worth, and each point of their tactics
TAKING = ("C32", "K8_5p")  # cards with which one's own CU are taken off, not placed

Worth = Callable[[str], float]


def choose_event_choice(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Choose what is worth most, of what costs something what costs least."""
    about, form = prompt.about(EventUnderWay), form_of(prompt, ChooseTargets)
    if form is None:
        return None
    choices = form.field("targets", {})
    worth = _worths(table_of(view, prompt), about)
    if not all(_known(token) for token in possible_next_tokens(choices)):
        return None
    given = _filled(choices, worth)
    return ChooseTargets(choices.value_of_tokens(given)) if choices.is_complete(given) else None


def _filled(choices: Choices[Any], worth: Worth) -> Given:
    """Return what is worth most: as little as may be of what is worth less than nothing."""
    given: Given = ()
    while True:
        gain, token = max([(worth(token), token) for token in possible_next_tokens(choices, given)], default=(0.0, ""))
        if not token or (gain <= 0 and choices.is_complete(given)):
            return given
        given = (*given, token)


def _known(token: str) -> bool:
    return "@" in token or token[:1] in "-!" or token in CARDS or token in LEADERS or len(token.split("-")) == 2


def _worths(table: Table, about: EventUnderWay) -> Worth:
    """Return what a target is worth to the side that is asked."""
    values = Values(table)
    targets = Targets(values)

    def worth(token: str) -> float:
        if token in CARDS:
            return _card(table, about, token)
        if token in LEADERS:
            return -LEADER * (1 + LEADERS[token].tactics)
        if "@" in token:
            return _units(values, targets, about, token)
        if token.startswith("!"):
            return RANDOM_CARD
        if token.startswith("-"):
            return _lowered(values, token.removeprefix("-"))
        return _ally(table, token)

    return worth


def _card(table: Table, about: EventUnderWay, card: str) -> float:
    kept = card_keeping_value(card, table)
    if card not in table.secrets_of_side.hand:  # another's, or on top of one's deck
        return kept - CU if CARDS[card].deck != table.side else kept
    return -kept if about.by == table.side else INSTEAD - kept


def _units(values: Values, targets: Targets, about: EventUnderWay, token: str) -> float:
    """Return what a CU in a space is worth: to who places it; to who must take one off, less the fewer stand there; to
    who takes another's."""
    word, _, space = token.partition("@")
    power = "carthaginian" if word == HIRED else word
    if not values.is_friend(power):
        return CU
    if about.card in TAKING:
        return -CU / (1 + values.cu_and_tactics_outside(power, space)[0])
    return unit_worth(values, targets, power, space)


def _lowered(values: Values, space: str) -> float:
    """Return what it is worth that a space loses a point of support."""
    place = values.state.places[space]
    if is_city(values.state, space) and place.loyalty > 1:
        less = msgspec.structs.replace(place, loyalty=place.loyalty - 1)
    else:
        less = msgspec.structs.replace(place, owner="", loyalty=min(place.loyalty, 1))
    return values.space_worth(space, less) - values.space_worth(space, place)


def _ally(table: Table, pair: str) -> float:
    """Return what an alliance that is offered is worth to the side that is asked."""
    one, _, other = pair.partition("-")
    own, its = (one, other) if one in table.own_powers else (other, one)
    return alliance_gain_for_side(table, own, its)


def free_event_choice(prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Play an event that is no card play of the turn, wherever there is one."""
    form = form_of(prompt, PlayEvent)
    for card in offered_first_tokens(form, "card"):
        if form is not None and CARDS[card].extra:
            return PlayEvent(card, form.field("targets", {"card": card}).sample(lots))
    return None
