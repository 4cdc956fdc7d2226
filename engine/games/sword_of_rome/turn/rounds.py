"""The rounds of the Action Phase (section 5.4): each side is active once, clockwise; Desperate Times may come between
(section 7.4, rulings 47 and 139)."""

from collections.abc import Mapping

from engine.games.sword_of_rome.actions.turn import AT_END, NEVER, Announce, HoldBack, PlayDesperate
from engine.games.sword_of_rome.cards.hands import desperate_cards, discard_card_openly
from engine.games.sword_of_rome.contexts import Interrupting
from engine.games.sword_of_rome.events.turn import AnnouncementMade, DesperateAnnounced, DesperatePlayed
from engine.games.sword_of_rome.frames.turn import GallicRoll, LastChance, PlayerTurn, Round, Turns
from engine.games.sword_of_rome.powers import fewest_vp, sides_by_most_points, surviving_sides
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side

RULES.procedure(Round)
RULES.procedure(LastChance)


def desperate_times_holders(state: SwordState) -> tuple[Side, ...]:
    """Return the sides that have Desperate Times, which lie open."""
    return tuple([side for side in surviving_sides(state) if desperate_cards(state, side)])


# The announcement, a secret aside


def _announce_menu(state: SwordState, side: Side) -> Menu:
    tokens = [*surviving_sides(state), AT_END]
    return Menu(Form(Announce, before=OneOf([*tokens, NEVER] if side in state.announced else tokens)))


def _announce(play: SwordPlay, frame: Turns, side: Side, action: Announce) -> None:
    state = play.state
    kept = {one: before for one, before in state.announced.items() if one != side}
    state.announced = kept if action.before == NEVER else {**kept, side: action.before}
    play.emit(AnnouncementMade(side, action.before, state.players[side]))


RULES.may(
    Turns,
    "announce",
    sides=lambda state, frame: desperate_times_holders(state),
    menu=lambda state, frame, side: _announce_menu(state, side),
    section="7.4",
    side_action=True,
)(_announce)


def _show(play: SwordPlay, moment: str) -> tuple[Side, ...]:
    """Show the announcements for a moment and drop them. Return who made them, of those who still have a card."""
    state = play.state
    found = tuple([side for side in desperate_times_holders(state) if state.announced.get(side) == moment])
    state.announced = {side: before for side, before in state.announced.items() if before != moment}
    play.note_hidden_seen(bool(desperate_times_holders(state)))  # that there is none is news too
    if found:
        play.emit(DesperateAnnounced(found, moment))
    return found


def _contest_menu() -> Menu:
    return Menu(Form(PlayDesperate), Form(HoldBack))


def _begin(play: SwordPlay, side: Side, others: tuple[Side, ...]) -> PlayerTurn:
    """Let a side play Desperate Times: its card is spent, and it acts."""
    card = desperate_cards(play.state, side)[0]
    play.state.last_desperate = True
    play.emit(DesperatePlayed(side, card, others))
    discard_card_openly(play, side, card)
    return PlayerTurn(side=side, card=card)


# A round


@RULES.step(Round)
def begin_round(play: SwordPlay, frame: Round) -> Next:
    """Before a side becomes active, see who has announced Desperate Times for this moment. Nothing announced: nobody is
    asked."""
    frame.left = tuple([side for side in frame.left if side not in play.state.out])
    if not frame.left:
        return End()
    if frame.left[0] not in play.state.players:  # ruling 132
        frame.left = frame.left[1:]
        return Call(GallicRoll(), "start")
    frame.announced = _show(play, frame.left[0])
    return Goto("contest")


@RULES.ask(
    Round,
    "contest",
    sides=lambda state, frame: desperate_times_holders(state) if frame.announced else (),
    menu=lambda state, frame, side: _contest_menu(),
    default=lambda state, frame, side: HoldBack(),
    sealed=True,
    shown=True,
    section="7.4",
    context=lambda state, frame, side: Interrupting(frame.announced, frame.left[0]),
    reaction=True,
)
def play_desperate_times(play: SwordPlay, frame: Round, answers: Mapping[Side, PlayDesperate | HoldBack]) -> Next:
    """Of those who want to play Desperate Times the one with the fewest points does; the others keep theirs. At most
    one is played at an opening (ruling 47)."""
    frame.announced = ()
    wanted = tuple([side for side, answer in answers.items() if isinstance(answer, PlayDesperate)])
    if not wanted:
        return Goto("turn")
    chosen = fewest_vp(play.state, wanted)
    return Call(_begin(play, chosen, tuple([side for side in wanted if side != chosen])), "turn")


@RULES.step(Round, "turn")
def activate_next_side(play: SwordPlay, frame: Round) -> Next:
    """Make the next side the active one."""
    side, frame.left = frame.left[0], frame.left[1:]
    play.state.last_desperate = False
    return Call(PlayerTurn(side=side), "start")


# After the last round


@RULES.ask(
    Turns,
    "last_chance",
    sides=lambda state, frame: desperate_times_holders(state),
    menu=lambda state, frame, side: _contest_menu(),
    default=lambda state, frame, side: PlayDesperate() if state.announced.get(side) == AT_END else HoldBack(),
    sealed=True,
    shown=True,
    section="7.4",
    context=lambda state, frame, side: Interrupting(()),
)
def offer_last_desperate_play(play: SwordPlay, frame: Turns, answers: Mapping[Side, PlayDesperate | HoldBack]) -> Next:
    """After the last round each holder may play one, by descending victory points."""
    state = play.state
    state.announced = {side: before for side, before in state.announced.items() if before != AT_END}
    wanted = [side for side, answer in answers.items() if isinstance(answer, PlayDesperate)]
    if not wanted:
        return Goto("attrition")
    return Call(LastChance(left=sides_by_most_points(state, wanted)), "attrition")


@RULES.step(LastChance)
def give_next_last_chance(play: SwordPlay, frame: LastChance) -> Next:
    """Let the next of them act, of those who still have a card: it may have paid for something meanwhile."""
    frame.left = tuple([side for side in frame.left if side in desperate_times_holders(play.state)])
    if not frame.left:
        play.state.last_desperate = False
        return End()
    side, frame.left = frame.left[0], frame.left[1:]
    return Call(_begin(play, side, ()), "start")
