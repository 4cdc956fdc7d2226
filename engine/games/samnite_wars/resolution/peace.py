"""PEACE: Pax Romana, with one PEACE CARD at most (ruling 24), or a campaign."""

from collections.abc import Mapping

from engine.games.samnite_wars.actions import Invade, PaxRomana, PlayIntrigue, PlayPeace
from engine.games.samnite_wars.cards.fate_deck import cards_held_by_player, play_card
from engine.games.samnite_wars.events import PaxRomanaHeld, PeacePlayed
from engine.games.samnite_wars.fate_cards import CARDS, PEACE
from engine.games.samnite_wars.resolution.campaign import campaign_forms, could_campaign, why_no_campaign
from engine.games.samnite_wars.rules import RULES, SamnitePlay
from engine.games.samnite_wars.state import Campaign, Peace, SamniteState
from engine.games.samnite_wars.tables import TABLES
from engine.games.samnite_wars.tokens import gain_gold, gain_prestige, spend_gold
from engine.kernel.actions import Action
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.texts import Text, keyed_text

RULES.procedure(Peace)


def consul_if_choice_possible(state: SamniteState, frame: Peace) -> tuple[str, ...]:
    """Return the Consul, unless all know that they can neither campaign nor hold a Peace card."""
    if could_campaign(state) or state.cards.might_hold_any_of(state.consul, PEACE):
        return (state.consul,)
    return ()


def peace_menu(state: SamniteState, frame: Peace, side: str) -> Menu:
    """Return what the Consul may choose in peace: a card that the Treasury cannot pay is not offered (ruling 5)."""
    playable = [card for card in cards_held_by_player(state, side, PEACE) if CARDS[card].cost <= state.treasury]
    plain = [card for card in playable if not CARDS[card].rival]
    forms = [Form(PaxRomana)]
    if plain:
        forms.append(Form(PlayPeace, card=OneOf(plain, lambda card: peace_card_refusal(state, side, card))))
    if len(plain) < len(playable):
        forms.append(Form(PlayIntrigue, rival=OneOf(state.foes)))
    return Menu(*forms, *campaign_forms(state), barred=why_no_campaign(state))


def peace_card_refusal(state: SamniteState, side: str, card: str) -> Text | None:
    """Return why a card cannot be played in a Pax Romana."""
    if card not in state.hand(side):
        return keyed_text("why.not_in_hand", card=card)
    if card not in PEACE:
        return keyed_text("why.not_for_peace", card=card, section="PEACE CARDS")
    if CARDS[card].cost > state.treasury:
        return keyed_text(
            "why.too_dear", card=card, cost=CARDS[card].cost, treasury=state.treasury, section="PEACE CARDS"
        )
    return None


@RULES.ask(
    Peace,
    sides=consul_if_choice_possible,
    menu=peace_menu,
    default=lambda state, frame, side: PaxRomana(),
    section="PEACE",
)
def choose_peace(play: SamnitePlay, frame: Peace, answers: Mapping[str, Action]) -> Next:
    """PEACE: the Consul picks from Pax Romana and campaign."""
    state = play.state
    answer = answers.get(state.consul, PaxRomana())
    if isinstance(answer, Invade):
        return Call(Campaign(region=answer.region), "campaigned")
    state.chosen = True
    gained = gain_prestige(play, state.consul, TABLES.peace.pax_romana)
    play.emit(PaxRomanaHeld(state.consul, gained))
    if isinstance(answer, PlayPeace):
        play_peace(play, answer.card, "")
    elif isinstance(answer, PlayIntrigue):
        intrigue = next(card for card in cards_held_by_player(state, state.consul, PEACE) if CARDS[card].rival)
        play_peace(play, intrigue, answer.rival)
    return End()


@RULES.step(Peace, "campaigned")
def end_unless_stopped(play: SamnitePlay, frame: Peace) -> Next:
    """A campaign that a plague has stopped leaves the choice open."""
    return End() if play.value else Goto("start")


def play_peace(play: SamnitePlay, card: str, rival: str) -> None:
    """PEACE CARDS: spend, gain, and in an intrigue let the rival lose."""
    state, found = play.state, CARDS[card]
    play_card(play, state.consul, card)
    cost = spend_gold(play, found.cost)
    prestige = gain_prestige(play, state.consul, found.prestige)
    lost = -gain_prestige(play, rival, -found.rival) if rival else 0
    play.emit(PeacePlayed(state.consul, card, prestige, found.gold, cost, rival, lost))
    gain_gold(play, found.gold)
