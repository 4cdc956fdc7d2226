"""The decks of both editions: none of the 201 cards is without a handler and a legal use (sections 6 and 7)."""

import pytest

from engine.games.sword_of_rome.actions.diplomacy import ActivateNonPlayer, StirUnrest
from engine.games.sword_of_rome.actions.movement import PlayCampaign
from engine.games.sword_of_rome.cards.hands import CAMPAIGN, DESPERATE, EVENT, NPA, RESPONSE
from engine.games.sword_of_rome.event_cards.registry import HANDLERS
from engine.games.sword_of_rome.frames.turn import PlayerTurn
from engine.games.sword_of_rome.responses.operations import card_operations
from engine.games.sword_of_rome.responses.registry import AWAITED, MOMENTS, RIDERS, RIDING
from engine.games.sword_of_rome.state import desperate_times_zone, draw_pile_zone, hand_zone
from engine.games.sword_of_rome.tables import CARDS, cards_of
from tests.engine.games.sword_of_rome.playing import Table

DECKS = ("roman", "gallic", "greek", "etruscan_samnite", "carthaginian")


def test_there_are_157_events_and_responses() -> None:
    kinds: list[str] = [card.kind for card in CARDS.values()]
    assert len(kinds) == 201 and kinds.count(EVENT) + kinds.count(RESPONSE) == 157


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_side_has_the_37_cards_and_two_desperate_times_of_its_edition(players: int) -> None:
    state = Table(players=players).state
    for side in state.players:
        cards = cards_of("5p" if players == 5 else "2-4p", side)
        zones = state.cards.zones
        held = [*zones[hand_zone(side)], *zones[draw_pile_zone(side)]]
        assert sorted(held) == sorted(card.id for card in cards if card.kind != DESPERATE), side
        assert sorted(zones[desperate_times_zone(side)]) == sorted(card.id for card in cards if card.kind == DESPERATE)
        assert (len(held), len(zones[desperate_times_zone(side)])) == (37, 2)


EVENTS = [card for card, known in CARDS.items() if known.kind == EVENT]
RESPONSES = [card for card, known in CARDS.items() if known.kind == RESPONSE and not set(known.timing) <= set(AWAITED)]


@pytest.mark.parametrize("card", EVENTS)
def test_each_event_has_a_handler(card: str) -> None:
    assert card in HANDLERS


@pytest.mark.parametrize("card", RESPONSES)
def test_each_response_is_played_in_a_window_or_named_in_a_declaration(card: str) -> None:
    known = CARDS[card]
    in_window = any(card in cards for cards in MOMENTS.values())
    rides = set(known.timing) & RIDERS and any(op.name in RIDING for op in card_operations(known))
    assert in_window or rides


ABROAD = {"gallic@arretium": 1}  # Gauls have no cities: where they stand abroad they can place a marker
USED = [card for card, known in CARDS.items() if known.kind != DESPERATE]


@pytest.mark.parametrize("card", USED)
def test_each_card_can_be_spent_for_its_value(card: str) -> None:
    known = CARDS[card]
    players = 5 if known.editions == "5p" or known.deck == "carthaginian" else 4
    table = Table(players=players, hands={known.deck: (card,)}, changed=ABROAD).turn_number_under_way(known.deck)
    forms = [
        form for prompt in table.prompts(known.deck) for form in prompt.menu.forms.values() if "card" in form.fields
    ]
    uses = {
        form.action
        for form in forms
        if card in [option.token for option in form.field("card", {}).choices_after(()).options]
    }
    assert uses - {PlayCampaign, ActivateNonPlayer, StirUnrest}
    if known.kind == CAMPAIGN:
        assert PlayCampaign in uses
    if known.kind == NPA:
        assert ActivateNonPlayer in uses


@pytest.mark.parametrize("side", DECKS)
def test_desperate_times_bring_a_deed(side: str) -> None:
    for card in [card.id for card in CARDS.values() if card.deck == side and card.kind == DESPERATE]:
        table = Table(players=5, changed=ABROAD)
        table.turn_number_under_way(side).state.frames.pop()
        assert table.begin(PlayerTurn(side=side, card=card)).moment() == "player_turn.menu"
        forms = {tag for prompt in table.prompts(side) for tag in prompt.menu.forms}
        assert {"add_support", "fetch_event"} <= forms
