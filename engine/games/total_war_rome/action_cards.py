"""ACTION CARDS: the deck, the hands, who may hold what, and discarding."""

from collections.abc import Iterable

from engine.games.total_war_rome.board.armies import set_board
from engine.games.total_war_rome.events.rounds import CardPlayed
from engine.games.total_war_rome.state import DECK, DISCARD, RomeState, hand_zone
from engine.games.total_war_rome.tables import CARDS, LIMITS
from engine.kernel.picks import Item
from engine.kernel.play import Play
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text
from engine.kernel.zones import seat_mask
from engine.kit.cards import Deck

ACTION_CARDS = Deck(DECK, DISCARD, "action cards")

EVENT_OF = {card.id: card.event for card in CARDS.values()}
BY_EVENT: dict[str, tuple[str, ...]] = {}
BY_ACTION: dict[str, tuple[str, ...]] = {}
for _card in CARDS.values():
    BY_EVENT[_card.event] = (*BY_EVENT.get(_card.event, ()), _card.id)
    BY_ACTION[_card.action] = (*BY_ACTION.get(_card.action, ()), _card.id)


def held_event_cards(state: RomeState, side: Side, *events: str) -> tuple[str, ...]:
    """Return the cards in a faction's hand whose event is one of these (its owner's secret)."""
    return tuple([card for card in state.cards.zones[hand_zone(side)] if EVENT_OF[card] in events])


def event_item(card: str) -> Item:
    """Return a card as something that may be played for its event: called by that, as its price in taxes is nothing to
    do with it."""
    label = keyed_text("line.event", event=CARDS[card].event, action=CARDS[card].action)
    return Item(card, label=label)


def cards_for_agent_action(state: RomeState, side: Side, action: str) -> tuple[str, ...]:
    """Return the cards in a faction's hand with this agent action (its owner's secret)."""
    return tuple([card for card in state.cards.zones[hand_zone(side)] if CARDS[card].action == action])


def agent_actions_held(state: RomeState, side: Side) -> set[str]:
    """Return the agent actions of the cards in a faction's hand (its owner's secret)."""
    return {CARDS[card].action for card in state.cards.zones[hand_zone(side)]}


def might_hold(state: RomeState, side: Side, *events: str) -> bool:
    """Return whether, by public knowledge, a faction may hold one of these events: it holds a card, and not all fitting
    cards lie open in the discards (ruling 104)."""
    cards = state.cards
    if not cards.zones[hand_zone(side)]:
        return False
    return cards.might_hold_any_of(hand_zone(side), (card for event in events for card in BY_EVENT.get(event, ())))


def discard_cards(play: Play[RomeState], side: Side, cards: Iterable[str], use: str) -> None:
    """Put cards from a hand on the open discards and say what for: "action", "levy" or "event". A card that was hidden
    is seen by all now, so that its play bars an undo."""
    cards = tuple(cards)
    if not cards:
        return
    ACTION_CARDS.discard(play, hand_zone(side), cards)
    for card in cards:
        play.emit(CardPlayed(side=side, card=card, use=use))


def hand_limit(state: RomeState, side: Side) -> int:
    """Return how many cards a hand is filled up to (Agent Phase): 5, 6 with Extra Agent, 7 with Advanced Subterfuge."""
    limits = [int(str(effect["value"])) for effect in state.effects(side, "set_hand_limit")]
    return max([int(LIMITS["hand_start"]), *limits])


def draw_cards(play: Play[RomeState], side: Side, count: int) -> tuple[str, ...]:
    """Deal cards from the deck into a hand in secret and return them; an empty deck is made of the shuffled discards
    (ruling 86)."""
    state = play.state
    return ACTION_CARDS.draw(play, hand_zone(side), count, seat_mask(state.seats, state.players[side]))


def pay_gold(state: RomeState, side: Side, gold: int) -> None:
    """Take gold from a faction (negative: give)."""
    set_board(state, side, gold=state.factions[side].gold - gold)
