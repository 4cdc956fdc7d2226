"""Response cards by moment: which may be played, by whom, and what they do (ruling 136).

Each card's data name its timings, what they require, and its operations. The chapters register what operations do at a
moment (`register_operation`) and what must hold (`register_predicate`); `compile_cards` puts the cards together, and a
word in the data that nobody knows is an error. Who is asked hangs on what all know: a side whose hand may hold a card
that fits.

    @operation(BEFORE, "combat_mod", fits=...)
    def combat_mod(play, frame, playing): ...

A window opens again after each card, so that every card is itself declared before the next. A card that answers
another (a storm against a retreat by sea, a cancelled loss of support) has the window of the frame that it answers, on
top of the one below it: the last one played takes effect first.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.cards.hands import RESPONSE, hand_cards_of_side, might_hold, play_response
from engine.games.sword_of_rome.figures import Card
from engine.games.sword_of_rome.powers import GALLIC, sides_clockwise_from
from engine.games.sword_of_rome.responses.operations import Op, card_operations, check_rolls
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import CARDS, report_bad_entry
from engine.kernel.choices import Choices, OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.prompts import Context
from engine.kernel.rulebook import Goto, Next
from engine.kernel.state import Frame, Side
from engine.kernel.texts import Text, keyed_text

ACTION = "action"  # the phase in which cards are played

# Moments at which a window opens
AUTOMATIC, BEFORE, AFTER, LOST, WON = "automatic", "before", "after", "lost", "won"
RETREAT, SAIL, CROSSED, HOMECOMING = "retreat", "sail", "crossed", "homecoming"
ACTIVATION, ENTER, GATES, SIEGE, SUPPORT, GAULS = "activation", "enter", "gates", "siege", "support", "gauls"
TIMINGS: Mapping[str, tuple[str, ...]] = {
    "before_automatic_victory": (AUTOMATIC,),
    "before_combat_roll": (BEFORE,),
    "after_combat_roll": (AFTER,),
    "after_battle_lost": (LOST,),
    "after_battle_won": (WON,),
    "after_battle_lost_by": (WON,),
    "on_retreat": (RETREAT,),
    "on_naval_move_declared": (SAIL, HOMECOMING),
    "after_naval_combat": (CROSSED,),
    "on_activation": (ACTIVATION,),
    "on_enemy_enter": (ENTER,),
    "on_enemy_withdraw_inside": (GATES,),
    "after_siege_roll": (SIEGE,),
    "on_event_played": (SUPPORT,),
    "on_support_removal": (SUPPORT,),
}
"""The moments of each timing in the data; what stands behind a colon in a timing is left to its operation."""

AWAITED = ("on_gallic_event_3p",)
"""The timing of the Gallic event, which cards have by their icon."""

CANCELS_GAULS = "cancels_gallic_event_3p"  # the icon
CANCEL_GAULS = Op("cancel_gallic_event", {})

NOBODY: Pick = Pick((), 0, 0)


class Playing(NamedTuple):
    """A card that is played, or that could be: whose it is, which, which of its operations, what was chosen with it."""

    side: Side
    card: str
    op: Op
    targets: tuple[str, ...] = ()


Fits = Callable[[SwordState, Any, Playing], bool]
Does = Callable[[SwordPlay, Any, Playing], None]
Chosen = Callable[[SwordState, Any, Playing], Choices[tuple[str, ...]]]


class Effect(NamedTuple):
    """What an operation does at a moment. fits: whether it would do anything, by what is public. chosen: what is chosen
    with it."""

    fits: Fits
    does: Does
    chosen: Chosen | None = None


class Response(NamedTuple):
    """A card as it may be played at a moment: its requirements and its operations there."""

    side: Side
    requires: tuple[Op, ...]
    ops: tuple[Op, ...]


EFFECTS: dict[tuple[str, str], Effect] = {}  # by (moment, operation)
PREDICATES: dict[str, Fits] = {}
RIDERS: set[str] = set()  # timings at which a card is part of its owner's own declaration (ruling 135)
RIDING: set[str] = set()  # operations that such cards have
MOMENTS: dict[str, dict[str, Response]] = {}  # by moment, by card


def _always(state: SwordState, frame: Any, playing: Playing) -> bool:
    return True


def register_operation(
    moment: str, op: str, *, fits: Fits = _always, chosen: Chosen | None = None
) -> Callable[[Does], Does]:
    """Register what an operation does at a moment: a decorator of (play, frame, playing)."""

    def register(does: Does) -> Does:
        EFFECTS[moment, op] = Effect(fits, does, chosen)
        return does

    return register


def register_predicate(name: str) -> Callable[[Fits], Fits]:
    """Register what a requirement of the data means: a decorator of (state, frame, playing), with the requirement in
    `playing.op`."""

    def register(holds: Fits) -> Fits:
        PREDICATES[name] = holds
        return holds

    return register


def register_riding_cards(timings: Sequence[str], ops: Sequence[str]) -> None:
    """Say at which timings cards are part of a declaration, and what they do there; they are looked up by
    `responses_with_operation`."""
    RIDERS.update(timings)
    RIDING.update(ops)


def can_cancel_gallic_event(card: Card) -> bool:
    """Return whether a card can cancel the Gallic event."""
    return CANCELS_GAULS in card.icons


def compile_cards() -> None:
    """Put all response cards together. EngineBug where the data name what nobody has registered."""
    MOMENTS[GAULS] = {
        one.id: Response(one.deck, (), (CANCEL_GAULS,)) for one in CARDS.values() if can_cancel_gallic_event(one)
    }
    for card in CARDS.values():
        if card.kind != RESPONSE or set(card.timing) <= set(AWAITED):
            continue
        entry, ops = f"card {card.id}", card_operations(card)
        check_rolls(card)
        requires = tuple([Op(str(one["pred"]), one) for one in card.requires])
        for need in requires:
            if need.name not in PREDICATES:
                report_bad_entry("cards", entry, f"there is no predicate {need.name!r}")
        known = [op for op in ops if op.name in RIDING]
        for timing in card.timing:
            moments = TIMINGS.get(timing.partition(":")[0], ())
            if not moments and timing not in RIDERS and timing not in AWAITED:
                report_bad_entry("cards", entry, f"there is no timing {timing!r}")
            met = timing in RIDERS or timing in AWAITED
            for moment in moments:
                fitting = tuple([op for op in ops if (moment, op.name) in EFFECTS])
                known += fitting
                if fitting:
                    MOMENTS.setdefault(moment, {})[card.id] = Response(card.deck, requires, fitting)
                    met = True
            if not met:
                report_bad_entry("cards", entry, f"none of its operations does anything at {timing!r}")
        for op in ops:
            if op not in known:
                report_bad_entry("cards", entry, f"there is no operation {op.name!r} at its timings")


# A window


def cancels_gallic_event_alone(state: SwordState, card: str) -> bool:
    """Return whether a card cancels the Gallic event and does nothing else that is printed: with three players (ruling
    134)."""
    return GALLIC not in state.players and can_cancel_gallic_event(CARDS[card])


def _fits(state: SwordState, frame: Any, side: Side, moment: str, card: str) -> bool:
    known = MOMENTS[moment][card]
    if cancels_gallic_event_alone(state, card) != (moment == GAULS):
        return False
    if not all(PREDICATES[need.name](state, frame, Playing(side, card, need)) for need in known.requires):
        return False
    return all(EFFECTS[moment, op.name].fits(state, frame, Playing(side, card, op)) for op in known.ops)


def applicable_cards(state: SwordState, frame: Frame, side: Side, moment: str) -> tuple[str, ...]:
    """Return the side's cards that would apply now, wherever they lie."""
    return tuple(
        [
            card
            for card, known in MOMENTS.get(moment, {}).items()
            if known.side == side and card in state.cards.knows and _fits(state, frame, side, moment, card)
        ]
    )


def possible_responders(state: SwordState, frame: Frame, moment: str, first: Side) -> tuple[Side, ...]:
    """Return the sides that may hold a card that applies, clockwise from `first`. Cards are played in the Action Phase
    alone (5.4), so that nobody is asked in the phases of all."""
    if state.phase != ACTION:
        return ()
    found: dict[Side, list[str]] = {}
    knows, out = state.cards.knows, state.out
    for card, known in MOMENTS.get(moment, {}).items():
        if card in knows and known.side not in out and _fits(state, frame, known.side, moment, card):
            found.setdefault(known.side, []).append(card)
    asked = [side for side, cards in found.items() if might_hold(state, side, cards)]
    if len(asked) < 2:
        return tuple(asked)
    order = sides_clockwise_from(state, first) if first in state.players else tuple(state.players)
    return tuple([side for side in order if side in asked])


def _choices(state: SwordState, frame: Any, side: Side, moment: str, card: str) -> Choices[tuple[str, ...]]:
    """Return what is chosen with a card: what its operation asks for, mostly nothing."""
    for op in MOMENTS[moment][card].ops:
        chosen = EFFECTS[moment, op.name].chosen
        if chosen is not None:
            return chosen(state, frame, Playing(side, card, op))
    return NOBODY


def _chooses(moment: str, card: str) -> bool:
    return any(EFFECTS[moment, op.name].chosen is not None for op in MOMENTS[moment][card].ops)


def playable_card_menu(state: SwordState, frame: Frame, side: Side, moment: str) -> Menu:
    """Return the cards that a side can play at the moment."""
    held = hand_cards_of_side(state, side)
    cards = [card for card in applicable_cards(state, frame, side, moment) if card in held]
    if not cards:
        return Menu()
    if not any(_chooses(moment, card) for card in cards):
        return Menu(Form(Respond, card=OneOf(cards, lambda card: response_refusal(state, side, card))))
    return Menu(
        Form(
            Respond,
            card=OneOf(cards, lambda card: response_refusal(state, side, card)),
            targets=lambda before: _choices(state, frame, side, moment, before["card"]),
        )
    )


def response_refusal(state: SwordState, side: Side, card: str) -> Text | None:
    """Return why a card of the hand cannot be played in a window; None if it is not there."""
    if card not in hand_cards_of_side(state, side):
        return None
    known = CARDS[card]
    if known.kind != RESPONSE:
        return keyed_text("refused.response_other", section="6", card=card)
    return keyed_text("refused.response_not_now", section="6", card=card)


def carry_out(play: SwordPlay, frame: Any, side: Side, action: Respond, moment: str) -> None:
    """Play a card: it leaves the hand, is announced and takes effect."""
    play_response(play, side, action.card, kept=moment == GAULS)
    for op in MOMENTS[moment][action.card].ops:
        EFFECTS[moment, op.name].does(play, frame, Playing(side, action.card, op, action.targets))


After = Callable[[SwordPlay, Any, Side, Respond], Next | None]


def register_window(
    frame: type[Frame],
    step: str,
    moment: str,
    *,
    first: Callable[[Any, Any], Side],
    then: str,
    section: str,
    context: Callable[[Any, Any, Side], Context | None],
) -> Callable[[After], Callable[..., Next]]:
    """Register the window of a moment at a step of a procedure: a decorator of (play, frame, side, action), which is
    called when the card has taken effect and says where to go on; None: the window opens again.

    first: of (state, frame): the side that is asked first where nobody is active; else the active one is, whoever
    fights (7.1.1, ruling 14). The others follow clockwise.
    """

    def register(after: After) -> Callable[..., Next]:
        def played(play: SwordPlay, one: Any, side: Side, action: Respond) -> Next:
            carry_out(play, one, side, action, moment)
            return after(play, one, side, action) or Goto(step)

        return RULES.window(
            frame,
            step,
            sides=lambda state, one: possible_responders(state, one, moment, state.active or first(state, one)),
            menu=lambda state, one, side: playable_card_menu(state, one, side, moment),
            then=then,
            section=section,
            context=context,
        )(played)

    return register


# Cards that are part of a declaration (ruling 135)


def responses_with_operation(op: str) -> tuple[str, ...]:
    """Return the responses that have an operation of this name."""
    return tuple(
        [card.id for card in CARDS.values() if card.kind == RESPONSE and operation_named(card.id, op) is not None]
    )


def operation_named(card: str, name: str) -> Op | None:
    """Return a card's operation of a name; None if it has none."""
    return next((op for op in card_operations(CARDS[card]) if op.name == name), None)
