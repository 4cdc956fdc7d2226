"""SPECIAL CARDS that may come at many moments: Scandal, Recruitment, Conscription (rulings 19 and 25).

Those that answer one moment stand with it: Plague in campaign.py, Treaty and the like in war.py.
"""

from engine.games.samnite_wars.actions import Levy, PlayScandal
from engine.games.samnite_wars.cards.fate_deck import cards_held_by_player, play_card, possible_card_holders
from engine.games.samnite_wars.events import ArmyLevied, ScandalPlayed
from engine.games.samnite_wars.fate_cards import CARDS, LEVY, SCANDAL
from engine.games.samnite_wars.rules import RULES, SamnitePlay
from engine.games.samnite_wars.state import REVOLT, SamniteState, Turn, can_afford_campaign
from engine.games.samnite_wars.tokens import gain_prestige, spend_gold
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Goto
from engine.kernel.texts import keyed_text

SECTION = "SPECIAL CARDS"
BEFORE_CHOICE = ("fate", "taxation", "strategy", "resolution")  # the phases up to the choice in Peace and Raids
LEVY_COST = max(CARDS[card].cost for card in LEVY)


def scandal_holders(state: SamniteState, frame: Turn) -> tuple[str, ...]:
    """Return who can play a Scandal now. The right is private, so it may depend on the cards in hand."""
    zones = state.cards.zones
    return tuple([seat for seat in state.seats if not SCANDAL.isdisjoint(zones[seat])])


def foes_asked_for_scandal(state: SamniteState, frame: Turn) -> tuple[str, ...]:
    """Return which Foes, who might hold it, are asked at a turn's start and end, so that nobody has to be quick."""
    return tuple([seat for seat in possible_card_holders(state, SCANDAL) if seat != state.consul])


def scandal_menu(state: SamniteState, frame: Turn, side: str) -> Menu:
    """Return the Scandal where the player holds it."""
    return Menu(Form(PlayScandal)) if cards_held_by_player(state, side, SCANDAL) else Menu()


def play_scandal(play: SamnitePlay, frame: Turn, side: str, action: PlayScandal) -> None:
    """Scandal: the Consul loses Prestige."""
    state = play.state
    card = cards_held_by_player(state, side, SCANDAL)[0]
    play_card(play, side, card)
    lost = -gain_prestige(play, state.consul, CARDS[card].prestige)
    play.emit(ScandalPlayed(side, card, state.consul, lost))


RULES.may(Turn, "scandal", sides=scandal_holders, menu=scandal_menu, section=SECTION)(play_scandal)


@RULES.window(
    Turn,
    "dawn",
    sides=foes_asked_for_scandal,
    menu=scandal_menu,
    then="fate",
    section=SECTION,
    subject=lambda state, frame, side: keyed_text("prompt.turn.dawn", consul=state.consul),
)
def ask_for_scandal_at_turn_start(play: SamnitePlay, frame: Turn, side: str, action: PlayScandal) -> Goto:
    """A Scandal at the start of the turn."""
    play_scandal(play, frame, side, action)
    return Goto("dawn")


@RULES.window(
    Turn,
    "dusk",
    sides=foes_asked_for_scandal,
    menu=scandal_menu,
    then="declare",
    section=SECTION,
    subject=lambda state, frame, side: keyed_text("prompt.turn.dusk", consul=state.consul),
)
def ask_for_scandal_at_turn_end(play: SamnitePlay, frame: Turn, side: str, action: PlayScandal) -> Goto:
    """A Scandal at the end of the turn."""
    play_scandal(play, frame, side, action)
    return Goto("dusk")


def may_consul_still_choose(state: SamniteState) -> bool:
    """Return whether the Consul may still come to choose between peace or raids and a campaign this turn."""
    fighting = state.combat is not None or state.event == REVOLT
    return state.phase in BEFORE_CHOICE and not fighting and not state.chosen


def levy_candidates(state: SamniteState, frame: Turn) -> tuple[str, ...]:
    """Return the Consul, while a levy would let them campaign: they are barred, may still choose, and there is Gold for
    levy and campaign and a region to invade (ruling 25)."""
    if not (state.campaign_barred and may_consul_still_choose(state) and can_afford_campaign(state, LEVY_COST)):
        return ()
    return () if LEVY.isdisjoint(state.hand(state.consul)) else (state.consul,)


def levy_menu(state: SamniteState, frame: Turn, side: str) -> Menu:
    """Return the cards that levy an army."""
    return Menu(Form(Levy, card=OneOf(cards_held_by_player(state, side, LEVY))))


@RULES.may(Turn, "levy", sides=levy_candidates, menu=levy_menu, section=SECTION)
def play_levy(play: SamnitePlay, frame: Turn, side: str, action: Levy) -> None:
    """Recruitment, Conscription: the Consul may campaign this turn in spite of a plague or a lost battle."""
    state = play.state
    play_card(play, side, action.card)
    gold = spend_gold(play, CARDS[action.card].cost)
    state.plague = state.weary = False
    play.emit(ArmyLevied(side, action.card, gold))
