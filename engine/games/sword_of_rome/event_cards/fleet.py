"""The Syracusan Fleet (K21): a Greek leader is activated, and sails with more CU than ships hold else."""

from collections.abc import Mapping

from engine.games.sword_of_rome.actions.diplomacy import LetRest
from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.contexts import EventUnderWay
from engine.games.sword_of_rome.effects import add_effect, remove_effect
from engine.games.sword_of_rome.event_cards.registry import NOTHING, Targets, register_card_event
from engine.games.sword_of_rome.frames.turn import FleetSails
from engine.games.sword_of_rome.movement.activation import leaders_able_to_march, march_forms
from engine.games.sword_of_rome.operations import DONE, Means
from engine.games.sword_of_rome.powers import GREEK
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import TURN, Effect, SwordState
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side

FLEET = "syracusan_fleet"
CARD = "K21"

RULES.procedure(FleetSails, activity=True)


def activatable_initiative_limit() -> int:
    """Return up to which initiative a leader may be activated: that of the data."""
    return int(CARDS[CARD].ops[0]["value"])


def _with_fleet(state: SwordState) -> SwordState:
    new: SwordState = state.__copy__()  # type: ignore[attr-defined]  # every msgspec struct has it
    new.effects = (*state.effects, Effect(CARD, FLEET, TURN, power=GREEK))
    return new


def _offered(state: SwordState, side: Side) -> Targets | None:
    return NOTHING if leaders_able_to_march(_with_fleet(state), (GREEK,), activatable_initiative_limit()) else None


@register_card_event(CARD, _offered)
def lend_fleet(play: SwordPlay, side: Side, targets: tuple[str, ...]) -> Call:
    """The ships are there for one move."""
    add_effect(play, Effect(CARD, FLEET, TURN, power=GREEK))
    return Call(FleetSails(side=side, card=CARD), "")


def _means(frame: FleetSails) -> Means:
    return Means(side=frame.side, powers=(GREEK,), cards={frame.card: activatable_initiative_limit()})


@RULES.ask(
    FleetSails,
    sides=lambda state, frame: (frame.side,),
    menu=lambda state, frame, side: Menu(*march_forms(state, _means(frame)), Form(LetRest)),
    default=lambda state, frame, side: LetRest(),
    section="7.1",
    context=lambda state, frame, side: EventUnderWay(frame.card, frame.side),
)
def begin_fleet_march(play: SwordPlay, frame: FleetSails, answers: Mapping[Side, MarchArmy | LetRest]) -> Next:
    """The leader sets out."""
    action = answers[frame.side]
    if isinstance(action, LetRest):
        return Goto("over")
    called = DONE[MarchArmy](play, _means(frame), action)
    return Call(called.frame, "over") if called is not None else Goto("over")


@RULES.step(FleetSails, "over")
def end_fleet_march(play: SwordPlay, frame: FleetSails) -> End:
    """The ships have sailed."""
    remove_effect(play, FLEET)
    return End()
