"""INITIATIVE PHASE: four cards dealt in secret, gold added in secret, the winner sets the turn order."""

from collections.abc import Mapping

from engine.games.total_war_rome.action_cards import discard_cards, held_event_cards, might_hold, pay_gold
from engine.games.total_war_rome.actions.rounds import Bid, Omens, SetOrder
from engine.games.total_war_rome.board.armies import set_board
from engine.games.total_war_rome.events.rounds import BidsRevealed, InitiativeCard, InitiativeWon, OmensPlayed, OrderSet
from engine.games.total_war_rome.frames.rounds import InitiativePhase
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import INITIATIVE, RomeState
from engine.games.total_war_rome.tables import SETUP, card_figure
from engine.kernel.choices import Number, OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.play import Play
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.state import Side

SECTION = "Initiative Phase"
OMENS = "favourable_omens"
CLOCKWISE, ANTICLOCKWISE = "clockwise", "anticlockwise"

rules.procedure(InitiativePhase, activity=True)


@rules.step(InitiativePhase)
def deal_initiative_cards(play: Play[RomeState], frame: InitiativePhase) -> Next:
    """Deal the initiative cards 1 to 4 face down, one to each faction (Initiative Phase 1; ruling 99)."""
    state = play.state
    state.phase = INITIATIVE
    numbers = play.dice.shuffle("initiative cards", [str(n) for n in SETUP["initiative_cards"]])
    for side, number in zip(state.players, numbers, strict=False):
        set_board(state, side, initiative=int(number))
        play.emit(InitiativeCard(seat=state.players[side], number=int(number)))
    return Goto("bid")


def _bid_menu(state: RomeState, frame: InitiativePhase, side: Side) -> Menu:
    return Menu(Form(Bid, gold=Number(0, state.factions[side].gold)))


@rules.ask(
    InitiativePhase,
    "bid",
    sides=lambda state, frame: state.players,
    menu=_bid_menu,
    default=lambda state, frame, side: Bid(0),
    sealed=True,
    shown=True,
    section=SECTION,
)
def reveal_bids(play: Play[RomeState], frame: InitiativePhase, answers: Mapping[Side, Bid]) -> Next:
    """Reveal the cards and the gold; all gold goes to the bank (Initiative Phase 2 and 3)."""
    state = play.state
    frame.bids = tuple(answers[side].gold for side in state.players)
    frame.bonus = tuple(0 for _ in state.players)
    for side, answer in answers.items():
        pay_gold(state, side, answer.gold)
    cards = tuple(state.factions[side].initiative for side in state.players)
    play.emit(BidsRevealed(sides=tuple(state.players), cards=cards, bids=frame.bids))
    return Goto("omens")


def _omen_menu(state: RomeState, frame: InitiativePhase, side: Side) -> Menu:
    cards = held_event_cards(state, side, OMENS)
    return Menu(Form(Omens, card=OneOf(cards))) if cards else Menu()


@rules.window(
    InitiativePhase,
    "omens",
    sides=lambda state, frame: [side for side in state.players if might_hold(state, side, OMENS)],
    menu=_omen_menu,
    then="won",
    section="Favourable Omens",
)
def play_omens(play: Play[RomeState], frame: InitiativePhase, side: Side, action: Omens) -> Next:
    """Add 3 to an initiative total after the reveal (Favourable Omens)."""
    discard_cards(play, side, (action.card,), "event")
    at = list(play.state.players).index(side)
    more = int(card_figure(action.card))
    frame.bonus = tuple(b + more * (n == at) for n, b in enumerate(frame.bonus))
    play.emit(OmensPlayed(side=side, bonus=more))
    return Goto("omens")


@rules.step(InitiativePhase, "won")
def find_winner(play: Play[RomeState], frame: InitiativePhase) -> Next:
    """The highest total has the initiative; with equal totals the most gold wins (Initiative Phase 3). Card numbers
    differ, so equal totals and equal gold can only come of Favourable Omens: then the higher card wins."""
    state = play.state
    totals = []
    for n, side in enumerate(state.players):
        card = state.factions[side].initiative
        totals.append((card + frame.bids[n] + frame.bonus[n], frame.bids[n], card, side))
    best = max(totals)
    frame.winner = best[3]
    play.emit(InitiativeWon(side=best[3], total=best[0]))
    return Goto("order")


def _order_menu(state: RomeState, frame: InitiativePhase, side: Side) -> Menu:
    both = (CLOCKWISE, ANTICLOCKWISE) if len(state.players) > 2 else (CLOCKWISE,)
    return Menu(Form(SetOrder, first=OneOf(state.players), direction=OneOf(both)))


@rules.ask(
    InitiativePhase,
    "order",
    sides=lambda state, frame: (frame.winner,),
    menu=_order_menu,
    default=lambda state, frame, side: SetOrder(side, CLOCKWISE),
    section=SECTION,
)
def choose_order(play: Play[RomeState], frame: InitiativePhase, answers: Mapping[Side, SetOrder]) -> Next:
    """The winner chooses who goes first and the direction of play (Initiative Phase 3)."""
    answer = answers[frame.winner]
    play.state.order = turn_order(tuple(play.state.players), answer.first, answer.direction)
    play.emit(OrderSet(order=play.state.order))
    return End()


def turn_order(table: tuple[Side, ...], first: Side, direction: str) -> tuple[Side, ...]:
    """Return the factions in turn order: round the table from the first, one way or the other."""
    around = table if direction == CLOCKWISE else table[::-1]
    at = around.index(first)
    return around[at:] + around[:at]
