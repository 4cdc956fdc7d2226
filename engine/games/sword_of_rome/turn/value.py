"""What the value of a card can do without an army (section 7): support, one CU for a 3; and a card as its event."""

from collections.abc import Iterator, Mapping

from engine.games.sword_of_rome.actions.turn import AddSupport, ChooseTargets, PlayEvent, RaiseUnit
from engine.games.sword_of_rome.cards.hands import EVENT, discard_card_openly
from engine.games.sword_of_rome.cards.placement import has_placement_space, place_units, placement_spaces, unit_label
from engine.games.sword_of_rome.cards.support import (
    Support,
    has_spendable_point,
    spend_support_point,
    spendable_support_points,
    support_point_route,
)
from engine.games.sword_of_rome.cards.veto import cancel_by_veto
from engine.games.sword_of_rome.contexts import EventUnderWay
from engine.games.sword_of_rome.event_cards.registry import NOTHING, Question, Step, event_handler, event_targets
from engine.games.sword_of_rome.events.cards import EventPlayed, UnitRaised
from engine.games.sword_of_rome.frames.siege import Falls
from engine.games.sword_of_rome.frames.turn import EventPlay
from engine.games.sword_of_rome.operations import Means, register_deed_effect, register_deed_form
from engine.games.sword_of_rome.powers import POWERS_OF, state_for_static_power
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.choices import Choices, OneOf, Option
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

UNIT_VALUE = 3  # of a card that raises a CU (section 7.1)

RULES.procedure(EventPlay)


def side_supported_by_card(means: Means) -> Support:
    """Return whose support a card gives: of any of the side's powers (ruling 32), or of the non-player that acts."""
    own = means.powers == POWERS_OF.get(means.side)
    return Support(power="" if own else means.powers[0], side=means.side)


@register_deed_form(AddSupport)
def support_forms(state: SwordState, means: Means) -> Iterator[Form]:
    """Offer support with each card, as many points as its value."""
    if means.campaign or not means.cards:
        return
    support, state = side_supported_by_card(means), state_for_static_power(state)
    if has_spendable_point(state, support):
        yield Form(
            AddSupport,
            card=OneOf(means.cards),
            points=lambda chosen: support_point_route(state, support, means.cards[chosen["card"]]),
        )


@register_deed_effect(AddSupport)
def add_support(play: SwordPlay, means: Means, action: AddSupport) -> Call:
    """Spend the points one after another; what a siege then brings down falls."""
    support = side_supported_by_card(means)
    for token in action.points:
        if token in spendable_support_points(play.state, support):
            spend_support_point(play, support, token)
    return Call(Falls(), "")


@register_deed_form(RaiseUnit)
def reinforcement_unit_forms(state: SwordState, means: Means) -> Iterator[Form]:
    """Offer one CU with a card of value 3, placed as a reinforcement."""
    cards = means.cards_worth_at_least(UNIT_VALUE)
    if means.campaign or not cards:
        return
    state = state_for_static_power(state)
    if any(has_placement_space(state, power) for power in means.powers):
        yield Form(RaiseUnit, card=OneOf(cards), where=lambda chosen: _where(state, means))


def _where(state: SwordState, means: Means) -> OneOf:
    tokens = [f"{power}@{space}" for power in means.powers for space in placement_spaces(state, power)]
    return OneOf([Option(token, unit_label(token)) for token in tokens])


@register_deed_effect(RaiseUnit)
def raise_unit(play: SwordPlay, means: Means, action: RaiseUnit) -> None:
    """Place the CU."""
    power, _, space = action.where.partition("@")
    play.emit(UnitRaised(means.side, power, space))
    place_units(play, power, space)


# Events


def playable_event_cards(state: SwordState, means: Means) -> tuple[str, ...]:
    """Return the cards that may be played as events now."""
    if not means.events:
        return ()
    cards = dict.fromkeys((*means.cards, *means.beside))
    return tuple([c for c in cards if CARDS[c].kind == EVENT and event_targets(state, means.side, c) is not None])


def why_no_event(state: SwordState, means: Means, card: str) -> Text | None:
    """Return why a card of the hand is no event now: a response, one whose event is not in the game yet, or one that
    would change nothing (ruling 124)."""
    if card not in means.cards:
        return None
    kind = CARDS[card].kind
    if kind != EVENT:
        return keyed_text(f"refused.event_{kind}", section="7.1", card=card)
    if event_handler(card) is None:
        return keyed_text("refused.event_by_value", section="7.1", card=card, value=CARDS[card].value)
    return keyed_text("refused.event_nothing", section="7.1", card=card)


@register_deed_form(PlayEvent, keeps=True)
def event_forms(state: SwordState, means: Means) -> Iterator[Form]:
    """Offer the events of the hand."""
    cards = playable_event_cards(state, means)
    if cards:
        yield Form(
            PlayEvent,
            card=OneOf(cards, lambda card: why_no_event(state, means, card)),
            targets=lambda chosen: event_targets(state, means.side, chosen["card"]) or NOTHING,
        )


@register_deed_effect(PlayEvent)
def play_event(play: SwordPlay, means: Means, action: PlayEvent) -> Call:
    """Play a card as its event."""
    return Call(EventPlay(side=means.side, card=action.card, targets=action.targets), "")


@RULES.step(EventPlay)
def carry_out_played_event(play: SwordPlay, frame: EventPlay) -> Next:
    """Tell the event, put the card away (REMOVE leaves the game), and carry it out."""
    play.emit(EventPlayed(frame.side, frame.card))
    if cancel_by_veto(play, frame.side, frame.card):
        discard_card_openly(play, frame.side, frame.card)
        return Goto("over")
    discard_card_openly(play, frame.side, frame.card, gone=CARDS[frame.card].remove)
    found = event_handler(frame.card)
    called = found.played(play, frame.side, frame.targets) if found is not None else None
    return Call(called.frame, "next") if called is not None else Goto("next")


def _steps(frame: EventPlay) -> tuple[Step, ...]:
    found = event_handler(frame.card)
    return found.then if found is not None else ()


@RULES.step(EventPlay, "next")
def carry_out_next_event_step(play: SwordPlay, frame: EventPlay) -> Next:
    """Carry out the next step of an event that has several, or ask first what it needs."""
    steps = _steps(frame)
    if frame.at >= len(steps):
        return Goto("over")
    if steps[frame.at].asks is not None:
        return Goto("ask")
    return _carry_out(play, frame, frame.targets)


def _carry_out(play: SwordPlay, frame: EventPlay, targets: tuple[str, ...]) -> Next:
    step = _steps(frame)[frame.at]
    frame.at += 1
    called = step.does(play, frame.side, targets, frame.targets)
    return Call(called.frame, "next") if called is not None else Goto("next")


def _question(state: SwordState, frame: EventPlay) -> Question | None:
    asks = _steps(frame)[frame.at].asks
    return asks(state, frame.targets) if asks is not None else None


def _asked(state: SwordState, frame: EventPlay) -> tuple[Side, ...]:
    question = _question(state, frame)
    return (question.side,) if question is not None else ()


def _choices(state: SwordState, frame: EventPlay) -> Choices[tuple[str, ...]]:
    question = _question(state, frame)
    return question.choices if question is not None else NOTHING


@RULES.ask(
    EventPlay,
    "ask",
    sides=_asked,
    menu=lambda state, frame, side: Menu(Form(ChooseTargets, targets=_choices(state, frame))),
    default=lambda state, frame, side: ChooseTargets(first_choice(_choices(state, frame))),
    section="7.1",
    context=lambda state, frame, side: EventUnderWay(frame.card, frame.side),
)
def carry_out_answer(play: SwordPlay, frame: EventPlay, answers: Mapping[Side, ChooseTargets]) -> Next:
    """Carry the step out with what was answered; where nobody could be asked it is passed over."""
    for answer in answers.values():
        frame.targets = (*frame.targets, *answer.targets)
        return _carry_out(play, frame, answer.targets)
    frame.at += 1
    return Goto("next")


def first_choice(choices: Choices[tuple[str, ...]]) -> tuple[str, ...]:
    """Return the first whole choice that there is."""
    given: tuple[str, ...] = ()
    while not choices.is_complete(given):
        given = (*given, choices.choices_after(given).options[0].token)
    return choices.value_of_tokens(given)


@RULES.step(EventPlay, "over")
def end_event_play(play: SwordPlay, frame: EventPlay) -> End:
    """The event has been carried out."""
    return End()
