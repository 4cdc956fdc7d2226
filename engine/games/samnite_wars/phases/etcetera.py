"""ETCETERA PHASE: discards, and corruption."""

from collections.abc import Mapping

from engine.games.samnite_wars.actions import Discard
from engine.games.samnite_wars.cards.fate_deck import lay_aside
from engine.games.samnite_wars.events import CardsDiscarded
from engine.games.samnite_wars.fate_cards import not_in_hand_refusal
from engine.games.samnite_wars.rules import RULES, SamnitePlay
from engine.games.samnite_wars.state import SamniteState, Turn
from engine.games.samnite_wars.tables import TABLES
from engine.games.samnite_wars.tokens import lose_gold_to_corruption
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.rulebook import Goto


def discard_menu(state: SamniteState, frame: Turn, side: str) -> Menu:
    """Return what a player may discard: nothing, or so many cards at most."""
    hand = state.hand(side)
    return Menu(Form(Discard, cards=Pick(hand, 0, TABLES.etcetera.discards, barred=not_in_hand_refusal(hand))))


@RULES.ask(
    Turn,
    "etcetera",
    sides=lambda state, frame: tuple(seat for seat in state.players_from_consul() if state.hand(seat)),
    menu=discard_menu,
    default=lambda state, frame, side: Discard(()),
    sealed=True,
    section="ETCETERA PHASE",
)
def discard_in_secret(play: SamnitePlay, frame: Turn, answers: Mapping[str, Discard]) -> Goto:
    """ETCETERA PHASE: all may discard, in secret (ruling 23); a Treasury that is still above the limit is corrupted,
    as it can be in the second reading of ruling 29."""
    for seat, answer in answers.items():
        if answer.cards:
            lay_aside(play, seat, answer.cards)
            play.emit(CardsDiscarded(seat, len(answer.cards), answer.cards))
    lose_gold_to_corruption(play)
    return Goto("dusk")
