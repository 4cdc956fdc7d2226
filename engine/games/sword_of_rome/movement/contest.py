"""The contest of fleets (section 9.6.4, with five players): a card of Carthage has another's voyage roll on the naval
combat table. It is declared before cards of others that stop a voyage (ruling 18)."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.sword_of_rome.actions.carthage import Contest
from engine.games.sword_of_rome.cards.hands import (
    desperate_cards,
    hand_cards_of_side,
    play_card_for_value,
    play_response,
)
from engine.games.sword_of_rome.contexts import Sailing
from engine.games.sword_of_rome.course import players_five
from engine.games.sword_of_rome.events.carthage import VoyageContested
from engine.games.sword_of_rome.frames.combat import Retreat
from engine.games.sword_of_rome.frames.movement import March
from engine.games.sword_of_rome.movement.cards import QUINQUEREMES
from engine.games.sword_of_rome.movement.sea import naval_modifier, naval_odds
from engine.games.sword_of_rome.movement.voyages import declared_voyage
from engine.games.sword_of_rome.powers import CARTHAGINIAN, are_allied
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import Power, SwordState
from engine.kernel.choices import OneOf, Option
from engine.kernel.forms import Field, Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.rulebook import Goto
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

SECTION, FACES = "9.6.4", 6


def may_contest(state: SwordState, power: Power) -> bool:
    """Return whether Carthage can contest the voyages of a power: with any card, not its own and not an ally's (15.2.4,
    ruling 18). How many cards it has is public."""
    if not players_five(state) or CARTHAGINIAN in state.out or are_allied(state, CARTHAGINIAN, power):
        return False
    return bool(hand_cards_of_side(state, CARTHAGINIAN) or desperate_cards(state, CARTHAGINIAN))


def possible_voyage_contesters(state: SwordState, frame: March | Retreat) -> tuple[Side, ...]:
    """Return who may contest the voyage that is declared."""
    return (CARTHAGINIAN,) if players_five(state) and may_contest(state, declared_voyage(state, frame).power) else ()


def _menu(state: SwordState, frame: March | Retreat, side: Side) -> Menu:
    """Return the cards with which the voyage can be contested, each with how often that turns it back, and those that
    help."""
    sails = declared_voyage(state, frame)
    held = hand_cards_of_side(state, side)
    helps = [card for card in held if card in QUINQUEREMES]
    cards = (*held, *desperate_cards(state, side))

    def named(card: str) -> Option:
        through = naval_odds(state, sails.power, sails.goal, (card,))
        return Option(card, keyed_text("option.contest", card=card, chance=round(100 * (FACES - through) / FACES)))

    def helping(before: Mapping[str, Any]) -> Pick:
        able = [card for card in helps if card != before["card"]]
        return Pick(able, 0, len(able))

    fields: dict[str, Field] = {"card": OneOf([named(card) for card in cards])}
    return Menu(Form(Contest, **fields, help=helping) if helps else Form(Contest, **fields))


def _contests(then: str) -> Callable[[SwordPlay, Any, Side, Contest], Goto]:
    """Return what follows as a voyage is contested. then: the step after it."""

    def contested(play: SwordPlay, frame: March | Retreat, side: Side, action: Contest) -> Goto:
        sails = declared_voyage(play.state, frame)
        play_card_for_value(play, side, action.card)
        for card in action.help:
            play_response(play, side, card)
        frame.contested = (action.card, *action.help)
        modifier = naval_modifier(play.state, sails.power, sails.goal, (), frame.contested)
        play.emit(VoyageContested(sails.power, sails.start, sails.goal, action.card, modifier, action.help))
        return Goto(then)

    return contested


def _at(kind: type[March] | type[Retreat], step: str, then: str) -> None:
    """Register the contest at a step of a procedure."""

    def about(state: SwordState, frame: March | Retreat, side: Side) -> Sailing:
        return declared_voyage(state, frame)

    window = RULES.window(
        kind,
        step,
        sides=possible_voyage_contesters,
        menu=_menu,
        then=then,
        section=SECTION,
        context=about,
        known=True,
    )
    window(_contests(then))


_at(March, "contest", "storm")
_at(March, "avoid_contest", "avoid_storm")
_at(March, "refuse_contest", "refuse_storm")
_at(Retreat, "contest", "storm")
