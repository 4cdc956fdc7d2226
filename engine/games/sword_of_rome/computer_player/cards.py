"""What cards are worth: kept in the hand, and played as events."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.games.sword_of_rome.actions.turn import PlayEvent
from engine.games.sword_of_rome.computer_player.ideas import Idea
from engine.games.sword_of_rome.computer_player.table import Table
from engine.games.sword_of_rome.computer_player.values import CU, Values
from engine.games.sword_of_rome.computer_player.weights import at_work
from engine.games.sword_of_rome.event_cards.registry import event_handler
from engine.games.sword_of_rome.powers import GALLIC
from engine.games.sword_of_rome.tables import CARDS, LEADERS
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt
from engine.kit.player import offered_first_tokens

BY_VALUE = {1: 0.0, 2: 0.03, 3: 0.08}
BY_KIND = {"campaign": 0.12, "npa": 0.1, "response": 0.03}
SAMPLES = 6  # targets of an event that are tried


def card_keeping_value(card: str, table: Table) -> float:
    """Return what a card is worth if it is kept; less where one is left over at the turn's end anyway: the Gauls lay
    theirs aside then, and whoever has kept one draws one less."""
    known = CARDS[card]
    worth = BY_VALUE[known.value] + BY_KIND.get(known.kind, 0.0)
    if known.kind == "event" and event_handler(card) is not None:
        worth += 0.6 * event_worth(card)
    left, going_by = len(table.secrets_of_side.hand) - (table.view.rounds - table.view.round), at_work()
    if table.side == GALLIC:
        return worth * (going_by.laid_aside if left > 0 else going_by.surplus)
    if left > 1:
        worth *= going_by.surplus
    return max(worth - going_by.refilled, 0.0) if left > 0 else worth


def event_worth(card: str) -> float:
    """Return what a card is worth as an event, by what it does."""
    return sum([_operation(dict(op)) for op in CARDS[card].ops])


def _operation(op: Mapping[str, Any]) -> float:
    count = op.get("n", 1)
    number = count if isinstance(count, int) else 1
    match op.get("op"):
        case "place_leader":
            known = LEADERS.get(str(op.get("leader")))
            return 0.1 + 0.1 * known.tactics if known else 0.1
        case "vp":
            return 1.0 * int(op.get("delta", 1))
        case "place_cu" | "land_army":
            return 1.3 * CU * number
        case "remove_cu":
            return -CU * int(op.get("least", number))
        case "remove_support" | "add_support" | "plunder":
            return 0.2 * number
        case "lose_cu":
            return 0.7 * CU * number
        case "offer_cu":
            return -0.3 * CU * number  # others may have them, and either of two
        case "siege_points":
            return 0.4 * number
        case "change_loyalty" | "set_loyalty" | "convert" | "draw":
            return 0.15
        case "replace_cu":
            return 0.3
        case _:
            return 0.1


def event_idea(values: Values, prompt: Prompt, price: Mapping[str, float], lots: UnverifiedRandom) -> Iterator[Idea]:
    """Yield the events that can be played, each with the best of some targets."""
    form = prompt.menu.forms.get(PlayEvent.tag())
    for card in offered_first_tokens(form, "card"):
        assert form is not None  # noqa: S101 - something was offered
        choices = form.field("targets", {"card": card})
        tried = [choices.sample(lots) for _ in range(SAMPLES)]
        targets = max(tried, key=lambda some: sum(_near(values, target) for target in some))
        kept = price.get(card, 0.0) - 0.6 * event_worth(card)
        yield Idea(event_worth(card) - max(kept, 0.0), PlayEvent(card, targets))


def _near(values: Values, target: str) -> float:
    """Return how good a target of an event is: own armies attract what is placed."""
    space = target.partition("@")[2] or target
    own = [one.cu for one in values.state.stacks.values() if one.space == space and values.is_friend(one.power)]
    return float(sum(own)) + float(space in values.victory)
