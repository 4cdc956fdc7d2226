"""The sequence of play (section 5): the ten steps of a turn, one after another, as steps of `Turns`."""

from collections.abc import Mapping

from engine.games.sword_of_rome.actions.turn import Discard, GoFirst
from engine.games.sword_of_rome.cards.hands import (
    discard_card_openly,
    draw_for_side,
    hand_cards_of_side,
    hand_size,
    reshuffle_marked,
)
from engine.games.sword_of_rome.contexts import FirstPlayer, HandSize
from engine.games.sword_of_rome.course import current_scenario, last_turn
from engine.games.sword_of_rome.effects import expire_effects
from engine.games.sword_of_rome.events.cards import CardsDiscarded
from engine.games.sword_of_rome.events.turn import FirstChosen, MinesDepleted, RoundBegan, TurnBegan
from engine.games.sword_of_rome.frames.turn import Reinforcing, Round, Surrender, Turns
from engine.games.sword_of_rome.hooks import GAME_TURN_ENDED, ROUND_ENDED
from engine.games.sword_of_rome.powers import ETRUSCAN, GALLIC, fewest_vp, sides_clockwise_from, surviving_sides
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import NEXT_ROUND, TURN, SwordState
from engine.games.sword_of_rome.tables import SPACES, TABLES
from engine.games.sword_of_rome.turn.gallic_roll import round_order_with_gauls
from engine.games.sword_of_rome.turn.scoring import (
    end_game_with_winners,
    score_victory_points,
    winners_at_end,
    winners_now,
)
from engine.games.sword_of_rome.turn.upkeep import free_isolated_spaces, roll_attrition_of_powers
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.rulebook import Call, Goto, Next
from engine.kernel.state import Side

RULES.procedure(Turns, rights=("reaction_plan", "announce"))


@RULES.step(Turns, "turn")
def next_turn(play: SwordPlay, frame: Turns) -> Goto:
    """Begin a turn: the mines are looked at (section 5.1)."""
    state = play.state
    state.turn += 1
    state.round, state.phase = 0, "draw"
    years = TABLES.turns[state.turn - 1]
    play.emit(TurnBegan(state.turn, last_turn(state), years.first, years.last))
    lost = lost_etruscan_home_count(state)
    if state.mines and lost >= TABLES.mines_close:
        state.mines = False
        play.emit(MinesDepleted(lost))
    reshuffle_marked(play)
    return Goto("draw")


def lost_etruscan_home_count(state: SwordState) -> int:
    """Return how many spaces of their home the Etruscans do not hold."""
    return sum(
        [1 for space, known in SPACES.items() if known.home == ETRUSCAN and state.places[space].owner != ETRUSCAN]
    )


# Drawing (section 5.2)


def discards_all(state: SwordState, side: Side) -> bool:
    """Return whether a side must lay its whole hand aside: the Gauls with four and five players (section 6.2)."""
    return side == GALLIC and current_scenario(state).gauls_discard


def sides_able_to_discard(state: SwordState) -> tuple[Side, ...]:
    """Return the sides that may choose what to lay aside."""
    return tuple(
        [side for side in surviving_sides(state) if hand_cards_of_side(state, side) and not discards_all(state, side)]
    )


@RULES.ask(
    Turns,
    "draw",
    sides=lambda state, frame: sides_able_to_discard(state),
    menu=lambda state, frame, side: Menu(
        Form(Discard, cards=Pick(hand_cards_of_side(state, side), 0, len(hand_cards_of_side(state, side))))
    ),
    default=lambda state, frame, side: Discard(()),
    sealed=True,
    shown=True,
    section="5.2",
    context=lambda state, frame, side: HandSize(len(hand_cards_of_side(state, side)), hand_size(state, side)),
)
def discard_and_draw(play: SwordPlay, frame: Turns, answers: Mapping[Side, Discard]) -> Goto:
    """Lay aside, all at once (ruling 126), and draw up to the size of the hand."""
    state = play.state
    chosen = {side: hand_cards_of_side(state, side) for side in surviving_sides(state) if discards_all(state, side)}
    chosen |= {side: answer.cards for side, answer in answers.items()}
    for side in surviving_sides(state):
        gone = chosen.get(side, ())
        for card in gone:
            discard_card_openly(play, side, card)
        if gone:
            play.emit(CardsDiscarded(side, tuple(gone)))
    for side in surviving_sides(state):
        draw_for_side(play, side, hand_size(play.state, side) - len(hand_cards_of_side(play.state, side)))
    state.phase = "first"
    return Goto("first")


# The first player (section 5.3)


@RULES.ask(
    Turns,
    "first",
    sides=lambda state, frame: (fewest_vp(state, surviving_sides(state)),),
    menu=lambda state, frame, side: Menu(Form(GoFirst, first=OneOf(surviving_sides(state)))),
    default=lambda state, frame, side: GoFirst(side),
    section="5.3",
    context=lambda state, frame, side: FirstPlayer(state.vp[side], surviving_sides(state)),
)
def choose_first_player(play: SwordPlay, frame: Turns, answers: Mapping[Side, GoFirst]) -> Goto:
    """Whoever has the fewest victory points says who goes first (rulings 45 and 127)."""
    for side, answer in answers.items():
        play.state.first = answer.first
        tied = sum(play.state.vp[one] == play.state.vp[side] for one in surviving_sides(play.state)) > 1
        play.emit(FirstChosen(side, answer.first, play.state.vp[side], tied))
    play.state.phase = "action"
    return Goto("round")


# The rounds (section 5.4)


@RULES.step(Turns, "round")
def next_round(play: SwordPlay, frame: Turns) -> Next:
    """Begin a round, clockwise from the first player; after the last, Desperate Times may still come."""
    state = play.state
    if state.round:
        ROUND_ENDED(play)
        expire_effects(play, NEXT_ROUND)
    if state.round >= TABLES.rounds:
        return Goto("last_chance")
    state.round += 1
    state.activated, state.besieged, state.unrest_raised = (), (), False
    play.emit(RoundBegan(state.round, TABLES.rounds))
    order = [
        side
        for side in round_order_with_gauls(state, sides_clockwise_from(state, state.first))
        if side not in state.out
    ]
    return Call(Round(left=tuple(order)), "round")


@RULES.step(Turns, "attrition")
def roll_attrition(play: SwordPlay, frame: Turns) -> Next:
    """Roll for attrition (section 5.5); the Surrender Phase follows."""
    play.state.round, play.state.phase = 0, "attrition"
    roll_attrition_of_powers(play)
    play.state.phase, play.state.besieged = "surrender", ()
    return Call(Surrender(), "isolation")


@RULES.step(Turns, "isolation")
def remove_isolated(play: SwordPlay, frame: Turns) -> Goto:
    """Remove what is cut off (section 5.7)."""
    play.state.phase, play.state.besieged = "isolation", ()
    free_isolated_spaces(play)
    return Goto("scoring")


@RULES.step(Turns, "scoring")
def score_turn(play: SwordPlay, frame: Turns) -> Next:
    """Score, and see whether somebody has won (section 5.8). On the last turn the most points win (ruling 151), and
    nothing follows (ruling 154)."""
    state = play.state
    state.phase = "scoring"
    score_victory_points(play)
    if state.turn >= last_turn(state):
        return end_game_with_winners(play, "last_turn", winners_at_end(state))
    winners = winners_now(state)
    if winners:
        return end_game_with_winners(play, "automatic", winners)
    state.phase = "renewal"
    return Goto("renewal")


@RULES.step(Turns, "reinforcement")
def begin_reinforcement(play: SwordPlay, frame: Turns) -> Call:
    """Begin the Reinforcement Phase (section 5.10)."""
    play.state.phase = "reinforcement"
    return Call(Reinforcing(), "advance")


@RULES.step(Turns, "advance")
def end_turn(play: SwordPlay, frame: Turns) -> Next:
    """End the turn; a side that is left alone has won."""
    GAME_TURN_ENDED(play)
    expire_effects(play, TURN)
    left = {play.state.players[side] for side in surviving_sides(play.state)}
    if len(left) <= 1:
        return end_game_with_winners(
            play, "alone", tuple([side for side, seat in play.state.players.items() if seat in left])
        )
    return Goto("turn")
