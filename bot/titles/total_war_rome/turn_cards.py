"""Which card in the thread an event belongs to, and how each is told."""

from collections.abc import Sequence

import msgspec

from bot.messages.card import Card
from bot.titles.sentences import event_sentence, lines_with_counts
from bot.titles.total_war_rome import basket_card, campaign_card, phase_cards
from bot.titles.total_war_rome.short_words import faction_colour, faction_people_text
from bot.words import Words
from engine.games.total_war_rome.events.board import RegionTaken
from engine.games.total_war_rome.events.campaign import AssaultEnds
from engine.games.total_war_rome.events.rounds import RoundBegins, TurnEnds
from engine.games.total_war_rome.view import RomeView
from engine.kernel.events import Event
from engine.kernel.state import Side

TURN_CARDS = {"campaign_turn": campaign_card.campaign_turn_card, "agent_turn": phase_cards.agent_turn_card}
TURNS = tuple(TURN_CARDS)  # activities of which each is a card
PHASES = {"initiative_phase": "order", "agent_phase": "order", "taxation_phase": "taxes", "spending_phase": "spending"}


def card_key_of_event(event: Event, within: Sequence[str]) -> str:
    """Return the key of the card that tells an event: a faction's turn, or a phase of the round."""
    if isinstance(event, RoundBegins):
        return "order"
    for activity in reversed(within):
        kind = activity.rpartition("_")[0]
        if kind in TURNS:
            return activity
        if kind in PHASES:
            return PHASES[kind]
    return "round"


def turn_card(view: RomeView, events: Sequence[Event], words: Words, *, key: str, actor: Side, continued: bool) -> Card:
    """Return the card of events that belong together."""
    side = actor or next((event.side for event in events if isinstance(event, TurnEnds)), "") or _first_side(events)
    kind = key.rpartition("_")[0] or key
    if kind in TURN_CARDS:
        return _turn_of(view, side, events, words, kind=kind, continued=continued)
    match kind:
        case "order":
            return phase_cards.order_card(view, events, words, round_number=view.round)
        case "taxes":
            return phase_cards.tax_card(view, events, words, round_number=view.round)
        case "spending":
            ended = view.phase != "spending"  # the next round has begun with the last basket
            return basket_card.baskets_card(view, events, words, round_number=view.round - ended)
    lines = lines_with_counts([line for event in events if (line := event_sentence(event, words))], words)
    return Card(title=words("turn.round", round=view.round), parts=("\n".join(lines),) if lines else ())


def _first_side(events: Sequence[Event]) -> Side:
    """Return the first faction that an event names as the one that acts."""
    named = (getattr(event, field, "") for event in events for field in ("owner", "side"))
    return next((side for side in named if side), "")


def pictured_region(events: Sequence[Event]) -> str:
    """Return the region that a card's picture shows: what was taken last, or attacked; "" where nothing was."""
    found = [event.region for event in events if isinstance(event, RegionTaken | AssaultEnds)]
    return found[-1] if found else ""


def _turn_of(view: RomeView, side: Side, events: Sequence[Event], words: Words, *, kind: str, continued: bool) -> Card:
    """Return the card of a faction's turn; where that goes on from another with nothing but its end, a line that says
    who is next."""
    if continued and all(isinstance(event, TurnEnds) for event in events):
        following = view.turn if view.turn != side else ""
        said = words("turn.ended", side=faction_people_text(side, words), who=following or side,
                     next=faction_people_text(following, words) if following else "none")  # fmt: skip
        return Card(parts=(said,), colour=faction_colour(side))
    card = TURN_CARDS[kind](view, side, events, words)
    return msgspec.structs.replace(card, title=words("turn.title_continued", title=card.title)) if continued else card
