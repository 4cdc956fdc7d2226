"""TURN SEQUENCE, with the FATE, TAXATION and STRATEGY phases; VICTORY: how the game ends."""

from collections.abc import Mapping

from engine.games.samnite_wars.actions import BuyCards, DeclareEnd, PlayOn
from engine.games.samnite_wars.cards.fate_deck import draw_cards, drawable_card_count
from engine.games.samnite_wars.events import GameEnded, TaxesPaid, TurnBegan
from engine.games.samnite_wars.rules import RULES, SamnitePlay
from engine.games.samnite_wars.state import Republic, SamniteState, Turn, controlled_regions
from engine.games.samnite_wars.tables import TABLES
from engine.games.samnite_wars.tokens import gain_gold, spend_gold
from engine.kernel.choices import Number
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next, Over
from engine.kernel.state import Outcome
from engine.kernel.texts import keyed_text

RULES.procedure(Republic)
RULES.procedure(Turn, activity=True)


@RULES.step(Republic, "turn")
def next_turn(play: SamnitePlay, frame: Republic) -> Call:
    """Begin the turn of the player who is Consul now."""
    state = play.state
    state.turn += 1
    state.weary, state.lost = state.lost, False
    state.plague = state.chosen = False
    state.event, state.phase = "", "fate"
    return Call(Turn(), "turn_over")


@RULES.step(Republic, "turn_over")
def end_turn_or_game(play: SamnitePlay, frame: Republic) -> Next:
    """End the game where it was declared over, or after the last round (ruling 22); else pass the office on."""
    state = play.state
    declared = bool(play.value)
    if declared or state.turn >= int(state.options["last_round"]) * len(state.seats):
        return decide_winner_by_prestige(play, declared)
    state.consul = state.foes[0]
    return Goto("turn")


def decide_winner_by_prestige(play: SamnitePlay, declared: bool) -> Over:
    """Most Prestige wins; a tie is shared (ruling 20)."""
    state = play.state
    best = max(state.triumph.values())
    winners = tuple(seat for seat in state.seats if state.triumph[seat] == best)
    state.phase = "over"
    play.emit(GameEnded(declared, state.consul, winners, best))
    reason = keyed_text("outcome.declared", seat=state.consul) if declared else keyed_text("outcome.last_round")
    return Over(Outcome(winners=winners, scores=dict(state.triumph), reason=reason))


@RULES.step(Turn)
def begin_turn(play: SamnitePlay, frame: Turn) -> Goto:
    """Tell whose turn it is; the window for a scandal follows (special_cards)."""
    state = play.state
    first = (state.turn - 1) % len(state.seats) == 0
    play.emit(TurnBegan(state.consul, state.turn, state.round, first))
    return Goto("dawn")


@RULES.step(Turn, "fate")
def fill_hands(play: SamnitePlay, frame: Turn) -> Goto:
    """FATE PHASE: all fill their hands, in turn order from the Consul (ruling 30)."""
    state = play.state
    for seat in state.players_from_consul():
        draw_cards(play, seat, TABLES.fate.hand - len(state.hand(seat)))
    return Goto("taxation")


@RULES.step(Turn, "taxation")
def collect_taxes(play: SamnitePlay, frame: Turn) -> Goto:
    """TAXATION PHASE: coins for the regions that Rome controls."""
    state = play.state
    state.phase = "taxation"
    regions = len(controlled_regions(state))
    gold = TABLES.taxation.base + TABLES.taxation.each_region * regions
    play.emit(TaxesPaid(gold, regions, state.treasury + gold))
    gain_gold(play, gold)
    state.phase = "strategy"
    return Goto("strategy")


def most_cards_consul_can_buy(state: SamniteState) -> int:
    """Return how many cards the Consul could buy now."""
    return min(state.treasury // TABLES.strategy.price, drawable_card_count(state))


@RULES.ask(
    Turn,
    "strategy",
    sides=lambda state, frame: (state.consul,) if most_cards_consul_can_buy(state) else (),
    menu=lambda state, frame, side: Menu(Form(BuyCards, gold=Number(0, most_cards_consul_can_buy(state)))),
    default=lambda state, frame, side: BuyCards(0),
    section="STRATEGY",
    subject=lambda state, frame, side: keyed_text("prompt.turn.strategy", treasury=state.treasury),
)
def buy_cards(play: SamnitePlay, frame: Turn, answers: Mapping[str, BuyCards]) -> Goto:
    """STRATEGY: the Consul pays Gold and draws as many cards."""
    for consul, bought in answers.items():
        if bought.gold:
            paid = spend_gold(play, bought.gold * TABLES.strategy.price)
            draw_cards(play, consul, bought.gold, paid)
    return Goto("event")


def may_declare_game_over(state: SamniteState) -> bool:
    """Return whether Rome controls enough regions for the Consul to end the game (VICTORY)."""
    return len(controlled_regions(state)) >= TABLES.victory.regions


@RULES.ask(
    Turn,
    "declare",
    sides=lambda state, frame: (state.consul,) if may_declare_game_over(state) else (),
    menu=lambda state, frame, side: Menu(Form(PlayOn), Form(DeclareEnd)),
    default=lambda state, frame, side: PlayOn(),
    section="VICTORY",
    subject=lambda state, frame, side: keyed_text("prompt.turn.declare", regions=len(controlled_regions(state))),
)
def declare_end(play: SamnitePlay, frame: Turn, answers: Mapping[str, PlayOn | DeclareEnd]) -> End:
    """VICTORY: at the end of their turn the Consul may declare the game to be over (ruling 20)."""
    return End(any(isinstance(answer, DeclareEnd) for answer in answers.values()))
