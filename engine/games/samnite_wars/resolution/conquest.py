"""CONQUEST CARDS after a campaign that was won: the Consul first, then whoever rolls highest (rulings 18 and 23)."""

from collections.abc import Mapping

from engine.games.samnite_wars.actions import Conquer, LeaveFree
from engine.games.samnite_wars.cards.fate_deck import cards_held_by_player, play_card, possible_card_holders
from engine.games.samnite_wars.contexts import OfRegion
from engine.games.samnite_wars.events import RegionConquered, RegionLeftFree
from engine.games.samnite_wars.fate_cards import CARDS, CONQUEST
from engine.games.samnite_wars.rules import RULES, SamnitePlay
from engine.games.samnite_wars.state import Conquest, SamniteState, is_controlled
from engine.games.samnite_wars.tables import TABLES, dice_total
from engine.games.samnite_wars.tokens import gain_prestige
from engine.kernel.actions import Action
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.texts import Text, keyed_text

RULES.procedure(Conquest)
SECTION = "PEACE"  # the section that tells how a campaign ends


def claimable_conquest_forms(state: SamniteState, side: str) -> tuple[Form, ...]:
    """Return the form of a conquest where the player holds a card for it."""
    cards = cards_held_by_player(state, side, CONQUEST)
    return (Form(Conquer, card=OneOf(cards, lambda card: _why_not(card, cards))),) if cards else ()


def _why_not(card: str, cards: list[str]) -> Text | None:
    if card in CARDS and card not in CONQUEST:
        return keyed_text("why.not_for_conquest", card=card, section=SECTION)
    return keyed_text("why.not_in_hand", card=card) if card not in cards else None


@RULES.ask(
    Conquest,
    sides=lambda state, frame: (state.consul,) if state.cards.might_hold_any_of(state.consul, CONQUEST) else (),
    menu=lambda state, frame, side: Menu(*claimable_conquest_forms(state, side), Form(LeaveFree)),
    default=lambda state, frame, side: LeaveFree(),
    section=SECTION,
    context=lambda state, frame, side: OfRegion(frame.region),
)
def give_consul_first_claim(play: SamnitePlay, frame: Conquest, answers: Mapping[str, Action]) -> Next:
    """The Consul has the first claim."""
    for consul, answer in answers.items():
        if isinstance(answer, Conquer):
            return conquer_region(play, frame, consul, answer)
    return Goto("others")


def decide_conquest_by_highest_roll(play: SamnitePlay, frame: Conquest, plays: Mapping[str, Action]) -> str:
    """Return who has the honour: the highest roll, ties roll again. Who else claimed stays secret (ruling 23)."""
    claiming = tuple(plays)
    while len(claiming) > 1:
        rolls = {seat: dice_total(play.dice, f"conquest {seat}", TABLES.conquest.several) for seat in claiming}
        claiming = tuple(seat for seat in claiming if rolls[seat] == max(rolls.values()))
    return claiming[0]


@RULES.window(
    Conquest,
    "others",
    sides=lambda state, frame: tuple(seat for seat in possible_card_holders(state, CONQUEST) if seat != state.consul),
    menu=lambda state, frame, side: Menu(*claimable_conquest_forms(state, side)),
    then="free",
    pick=decide_conquest_by_highest_roll,
    section=SECTION,
    context=lambda state, frame, side: OfRegion(frame.region),
)
def conquer_region(play: SamnitePlay, frame: Conquest, side: str, action: Conquer) -> End:
    """The card's player gains its Prestige, and a token goes on the region."""
    state = play.state
    play_card(play, side, action.card)
    state.tokens[frame.region] += 1
    gained = gain_prestige(play, side, CARDS[action.card].prestige)
    tokens = state.tokens[frame.region]
    play.emit(RegionConquered(side, action.card, frame.region, gained, tokens, is_controlled(state, frame.region)))
    return End()


@RULES.step(Conquest, "free")
def leave_region_free(play: SamnitePlay, frame: Conquest) -> End:
    """Without a conquest card the region was defeated but remains free."""
    play.emit(RegionLeftFree(frame.region))
    return End()
