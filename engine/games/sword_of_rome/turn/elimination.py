"""Elimination (sections 5.10 and 4.4; rulings 53 and 128)."""

from engine.games.sword_of_rome.board.control import INDEPENDENT_LOYALTY, change_place, is_city
from engine.games.sword_of_rome.board.stacks import remove_leader, stacks_of_power
from engine.games.sword_of_rome.cards.hands import desperate_cards, discard_card_openly, hand_cards_of_side
from engine.games.sword_of_rome.diplomacy.alliances import end_alliance
from engine.games.sword_of_rome.events.turn import Eliminated
from engine.games.sword_of_rome.hooks import LEFT_GAME
from engine.games.sword_of_rome.powers import POWERS_OF
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import GONE, REMOVED, discard_zone, draw_pile_zone
from engine.games.sword_of_rome.tables import LEADERS
from engine.kernel.state import Side
from engine.kernel.zones import EVERYBODY


def eliminate_side(play: SwordPlay, side: Side) -> None:
    """Take a side out of the game: its cards are shown and removed, its leaders gone, its spaces independent."""
    state, powers = play.state, POWERS_OF[side]
    play.emit(Eliminated(side, hand_cards_of_side(state, side)))
    state.out = (*state.out, side)
    _cards(play, side)
    for power in powers:
        for one in stacks_of_power(play.state, power):
            for leader in one.all_leaders:
                remove_leader(play, leader, GONE)
    state.off_map = {
        name: GONE if LEADERS[name].power in powers else box for name, box in state.off_map.items()
    }  # fmt: skip
    for space, place in state.places.items():
        if place.owner in powers:
            change_place(play, space, owner="", loyalty=INDEPENDENT_LOYALTY if is_city(state, space) else 0)
    for pair in state.alliances:
        if set(pair) & set(powers):
            end_alliance(play, *pair)
    LEFT_GAME(play, side)


def _cards(play: SwordPlay, side: Side) -> None:
    """Show the hand and the deck and put all cards out of the game."""
    state = play.state
    for card in (*hand_cards_of_side(state, side), *desperate_cards(state, side)):
        discard_card_openly(play, side, card, gone=True)
    for zone in (draw_pile_zone(side), discard_zone(side)):
        cards = tuple(state.cards.zones[zone])
        play.note_hidden_seen(state.cards.show(cards, EVERYBODY))
        state.cards.move(cards, zone, REMOVED)
    state.reshuffling = tuple([one for one in state.reshuffling if one != side])
    state.announced = {one: before for one, before in state.announced.items() if side not in (one, before)}
    state.plans = {one: plan for one, plan in state.plans.items() if one != side}
