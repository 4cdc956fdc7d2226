"""VICTORY CARDS and DEFEAT CARDS: a window after each battle, one card a player (rulings 16 and 17)."""

from engine.games.samnite_wars.actions import PlayAftermath
from engine.games.samnite_wars.cards.fate_deck import cards_held_by_player, play_card, possible_card_holders
from engine.games.samnite_wars.events import AftermathPlayed
from engine.games.samnite_wars.fate_cards import CARDS, DEFEAT, VICTORY, may_play
from engine.games.samnite_wars.rules import RULES, SamnitePlay
from engine.games.samnite_wars.state import Aftermath, SamniteState, role_of
from engine.games.samnite_wars.tokens import gain_gold, gain_prestige, spend_gold
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import End, Goto
from engine.kernel.texts import Text, keyed_text

RULES.procedure(Aftermath)
SECTION = {"consul": "VICTORY CARDS", "enemy": "DEFEAT CARDS"}


def playable_cards(state: SamniteState) -> frozenset[str]:
    """Return the cards that fit the battle: by its result, and by Rome's role where the card names one."""
    if state.combat_under_way().winner == "consul":
        return VICTORY
    role = role_of(state, state.consul)
    return frozenset(card for card in DEFEAT if may_play(card, role))


def players_who_may_play_card(state: SamniteState, frame: Aftermath) -> tuple[str, ...]:
    """Return who may play a card: all who might hold one and have not played yet."""
    return tuple(seat for seat in possible_card_holders(state, playable_cards(state)) if seat not in frame.played)


def aftermath_menu(state: SamniteState, frame: Aftermath, side: str) -> Menu:
    """Return the cards that fit."""
    cards = cards_held_by_player(state, side, playable_cards(state))
    if not cards:
        return Menu()
    return Menu(Form(PlayAftermath, card=OneOf(cards, lambda card: aftermath_card_refusal(state, side, card))))


def aftermath_card_refusal(state: SamniteState, side: str, card: str) -> Text | None:
    """Return why a card does not fit the battle."""
    if card not in state.hand(side):
        return keyed_text("why.not_in_hand", card=card)
    if card not in playable_cards(state):
        return keyed_text("why.not_after_battle", card=card, section=SECTION[state.combat_under_way().winner])
    return None


@RULES.window(
    Aftermath,
    "start",
    sides=players_who_may_play_card,
    menu=aftermath_menu,
    then="over",
    section="VICTORY CARDS",
    subject=lambda state, frame, side: _subject(state),
)
def play_aftermath(play: SamnitePlay, frame: Aftermath, side: str, action: PlayAftermath) -> Goto:
    """Change the Consul's Prestige and the Treasury by the card; a Defeat card empties the Treasury."""
    state, card = play.state, CARDS[action.card]
    play_card(play, side, action.card)
    frame.played = (*frame.played, side)
    prestige = gain_prestige(play, state.consul, card.prestige)
    robbed = spend_gold(play, state.treasury) if card.type == "defeat" else 0
    play.emit(AftermathPlayed(side, action.card, state.consul, prestige, card.gold - robbed))
    gain_gold(play, card.gold)
    return Goto("start")


@RULES.step(Aftermath, "over")
def end_victory_cards(play: SamnitePlay, frame: Aftermath) -> End:
    """Go on: nobody has played a card."""
    return End()


def _subject(state: SamniteState) -> Text:
    combat = state.combat_under_way()
    return keyed_text(f"prompt.aftermath.{'won' if combat.winner == 'consul' else 'lost'}", region=combat.region)
