"""Blockade (C15, C16): a mercenary pays, and an army of Carthage before a port city rolls for the siege, beside the
card play of the turn. It is an activation, which Carthaginian Mistrust may cancel (section 21)."""

from collections.abc import Mapping

from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.board.control import is_city
from engine.games.sword_of_rome.board.roads import is_port
from engine.games.sword_of_rome.board.stacks import stack_in_space
from engine.games.sword_of_rome.contexts import Activated
from engine.games.sword_of_rome.course import players_five
from engine.games.sword_of_rome.event_cards.interpreter import UNIT, target_mark
from engine.games.sword_of_rome.event_cards.registry import Targets, register_card_event
from engine.games.sword_of_rome.event_cards.unit_events import MERCENARY, counts_by_space, take_cu, units_of
from engine.games.sword_of_rome.events.diplomacy import ActivationCancelled
from engine.games.sword_of_rome.frames.siege import Blockading, SiegeRoll
from engine.games.sword_of_rome.powers import CARTHAGINIAN
from engine.games.sword_of_rome.responses.registry import ACTIVATION, register_window
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.siege.sieges import siege_engine_cards, stacks_able_to_roll
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import CARDS, TABLES
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import Call, End
from engine.kernel.state import Side

CITY, PRICE, HELP = "city", "price", "help"
BLOCKADES = ("C15", "C16")

RULES.procedure(Blockading, activity=True)


def blockadable_ports(state: SwordState) -> dict[str, tuple[Item, ...]]:
    """Return the port cities before which an army of Carthage may roll now, each with the mercenaries that may pay: an
    army that pays itself must keep as many CU as a roll needs."""
    found = {}
    for one in stacks_able_to_roll(state, CARTHAGINIAN):
        if is_city(state, one.space) and is_port(one.space):
            spare = one.cu > TABLES.siege_table.least_cu
            payers = [item for item in units_of(state, CARTHAGINIAN, MERCENARY) if spare or _space(item) != one.space]
            if payers:
                found[one.space] = tuple(payers)
    return found


def _space(item: Item) -> str:
    return item.token.partition("@")[2]


def _offered(state: SwordState, side: Side, card: str) -> Targets | None:
    cities = blockadable_ports(state) if players_five(state) else {}
    if not cities:
        return None
    payers = {item.token: Item(item.token, group=PRICE, label=item.label) for some in cities.values() for item in some}
    helping = [Item(one, group=HELP) for one in siege_engine_cards(state, side, CARTHAGINIAN, card)]

    def paid(counts: Mapping[str, int]) -> bool:
        chosen = [space for space in cities if counts.get(space)]
        allowed = {item.token for space in chosen for item in cities[space]}
        return not chosen or all(token in allowed for token in payers if counts.get(token))

    items = [*(Item(space, group=CITY) for space in cities), *payers.values(), *helping]
    groups = {CITY: (1, 1), PRICE: (1, 1), HELP: (0, len(helping))}
    return Pick(items, 2, 2 + len(helping), groups=groups, rule=paid)


def _register(card: str) -> None:
    @register_card_event(card, lambda state, side: _offered(state, side, card))
    def blockade(play: SwordPlay, side: Side, targets: tuple[str, ...]) -> Call:
        for space in counts_by_space(tuple([one for one in targets if target_mark(one) == UNIT])):
            take_cu(play, CARTHAGINIAN, space, 1, card, MERCENARY)
        helping = tuple([one for one in targets if one in CARDS])
        city = next(one for one in targets if target_mark(one) != UNIT and one not in CARDS)
        return Call(Blockading(side=side, card=card, space=city, help=helping), "")


for _card in BLOCKADES:
    _register(_card)


def _leader(state: SwordState, frame: Blockading) -> str:
    return stack_in_space(state, CARTHAGINIAN, frame.space).commander


@register_window(
    Blockading,
    "start",
    ACTIVATION,
    first=lambda state, frame: frame.side,
    then="roll",
    section="21",
    context=lambda state, frame, side: Activated(power=CARTHAGINIAN, leader=_leader(state, frame)),
)
def cancel_blockade(play: SwordPlay, frame: Blockading, side: Side, action: Respond) -> End:
    """Carthaginian Mistrust cancels it: mercenary and card are lost."""
    play.emit(ActivationCancelled(side, action.card, CARTHAGINIAN, _leader(play.state, frame)))
    return End()


@RULES.step(Blockading, "roll")
def roll_blockade(play: SwordPlay, frame: Blockading) -> Call:
    """The army rolls, with what the card adds."""
    siege = SiegeRoll(side=frame.side, power=CARTHAGINIAN, space=frame.space, help=frame.help, by=frame.card)
    return Call(siege, "over")


@RULES.step(Blockading, "over")
def end_blockade(play: SwordPlay, frame: Blockading) -> End:
    """The blockade is over."""
    return End()
