"""Allies show each other what they hold (Universal Rules 4): action cards, and what is in an army; ruling 103.

Open at any time, for nothing but talk hangs on it; nobody else learns of it, and no question changes.
"""

from collections.abc import Iterator

from engine.games.total_war_rome.actions.agents import ShowArmy, ShowCards
from engine.games.total_war_rome.battle.secrets import armies_in_battle
from engine.games.total_war_rome.board.armies import make_army_known
from engine.games.total_war_rome.events.diplomacy import ArmyShown, CardsShown
from engine.games.total_war_rome.frames.rounds import Rounds
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.secrets import knows_army
from engine.games.total_war_rome.state import RomeState, hand_zone
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.play import Play
from engine.kernel.state import Side
from engine.kernel.zones import seat_mask

SECTION = "Universal Rules 4"


def allies_of(state: RomeState, side: Side) -> list[Side]:
    """Return who is allied with a faction."""
    return [other for other in state.allies(side) if other != side]


def unshown_cards(state: RomeState, side: Side, ally: Side) -> list[str]:
    """Return the action cards in a faction's hand that its ally does not know."""
    known = set(state.cards.seen(hand_zone(side), seat_mask(state.seats, state.players[ally])))
    return [card for card in state.cards.zones[hand_zone(side)] if card not in known]


def unshown_armies(state: RomeState, side: Side, ally: Side) -> list[str]:
    """Return a faction's armies that its ally has not seen; none that fights just now."""
    fighting = armies_in_battle(state)
    return [
        a
        for a, army in state.armies.items()
        if army.owner == side and army.cards and a not in fighting and not knows_army(army, (ally,))
    ]


def _forms(state: RomeState, side: Side) -> Iterator[Form]:
    allies = allies_of(state, side)
    if not allies:
        return
    cards = {ally: found for ally in allies if (found := unshown_cards(state, side, ally))}
    if cards:
        yield Form(ShowCards, ally=OneOf(cards), cards=lambda v: Pick(cards[v["ally"]], 1, len(cards[v["ally"]])))
    armies = {ally: found for ally in allies if (found := unshown_armies(state, side, ally))}
    if armies:
        yield Form(ShowArmy, ally=OneOf(armies), army=lambda v: OneOf(armies[v["ally"]]))


def _sides(state: RomeState, frame: Rounds) -> list[Side]:
    return [side for side in state.players if next(_forms(state, side), None) is not None]


@rules.may(
    Rounds,
    "show",
    sides=_sides,
    menu=lambda state, frame, side: Menu(*_forms(state, side)),
    section=SECTION,
    side_action=True,
)
def show_cards_or_army(play: Play[RomeState], frame: Rounds, side: Side, action: ShowCards | ShowArmy) -> None:
    """Let an ally see some cards of the hand, or an army as it is now (Universal Rules 4)."""
    state, ally = play.state, action.ally
    if isinstance(action, ShowCards):
        play.note_hidden_seen()
        state.cards.show(action.cards, seat_mask(state.seats, state.players[ally]))
        play.emit(CardsShown(side=side, ally=ally, seats=_seats(state, side, ally), cards=action.cards))
        return
    show_to_ally(play, side, ally, action.army)


def show_to_ally(play: Play[RomeState], side: Side, ally: Side, army_id: str) -> None:
    """Let an ally see an army as it is now, one's own or one that a spy has seen; only the two are shown it (ruling
    103)."""
    state = play.state
    play.note_hidden_seen()
    make_army_known(state, army_id, (ally,))
    seats = _seats(state, side, ally)
    play.emit(ArmyShown(side=side, ally=ally, seats=seats, army=army_id, cards=state.armies[army_id].cards))


def _seats(state: RomeState, side: Side, ally: Side) -> tuple[str, str]:
    return state.players[side], state.players[ally]
