"""What can change the dice of a combat (ruling 107): the orders that a side's general, developments and action cards
allow, which of them a deployment gives, and which are used up. One place for the table and for battles played out."""

from collections.abc import Iterable

import msgspec

from engine.games.total_war_rome.actions.battle import NOTHING, Deploy
from engine.games.total_war_rome.battle.land.dice import (
    AT_ONCE,
    BATTLE_REROLL,
    INSPIRING,
    NO_DAMAGE,
    NO_SKULL,
    NONE,
    PHALANX_DRILL,
    ROUSING_WORDS,
    STEADY_LINE,
    TO_SAVE,
    Blow,
    Riders,
)
from engine.games.total_war_rome.battle.land.zones import FLANKS
from engine.games.total_war_rome.tables import TROOPS, has_trait

ORDER_CARDS = (ROUSING_WORDS, STEADY_LINE)
CAVALRY_COMMANDER = "cavalry_commander"


class Sources(msgspec.Struct, frozen=True):
    """Where a side's orders come from. types: of troops that its developments let it roll again; cards: the action
    cards among ORDER_CARDS that it may play, figures: what each of these has."""

    general: str = ""
    types: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    figures: tuple[int, ...] = ()


NO_SOURCES = Sources()


def reroll_sources(sources: Sources, used: Iterable[str], main: str) -> tuple[str, ...]:
    """Return what can have a card's dice rolled again: an action card, an inspiring general, a development; `used`:
    what works once a battle and has."""
    found = [ROUSING_WORDS] if ROUSING_WORDS in sources.cards else []
    if has_trait(sources.general, INSPIRING) and INSPIRING not in used:
        found.append(INSPIRING)
    if BATTLE_REROLL not in used and main != NOTHING and TROOPS[main].type in sources.types:
        found.append(BATTLE_REROLL)
    return (NONE, *(f"{source}.{when}" for source in found for when in (NO_SKULL, NO_DAMAGE)))


def orders_softening_rolls(sources: Sources, used: Iterable[str]) -> tuple[str, ...]:
    """Return what can soften an enemy's roll: Steady the Line, phalanx drill."""
    found = [STEADY_LINE] if STEADY_LINE in sources.cards else []
    if has_trait(sources.general, PHALANX_DRILL) and PHALANX_DRILL not in used:
        found.append(PHALANX_DRILL)
    return (NONE, *(f"{source}.{when}" for source in found for when in (TO_SAVE, AT_ONCE)))


def orders_still_possible(sources: Sources, used: Iterable[str], phase: str, action: Deploy) -> Riders:
    """Return the orders of a deployment that can still be carried out; a cavalry commander's die on the flanks needs
    none."""
    commander = phase == FLANKS and has_trait(sources.general, CAVALRY_COMMANDER)
    reroll = action.reroll if action.reroll in reroll_sources(sources, used, action.main) else NONE
    soften = action.soften if action.soften in orders_softening_rolls(sources, used) else NONE
    own = dict(zip(sources.cards, sources.figures, strict=False))
    times, skulls = (own.get(order, 1) for order in ORDER_CARDS)
    return Riders(reroll, soften, times, skulls, special=action.special, one_die=commander)


def given_orders(blows: Iterable[Blow]) -> list[tuple[int, str]]:
    """Return the orders that were used in some blows, each with the side that gave it."""
    own = (ROUSING_WORDS, INSPIRING, BATTLE_REROLL)
    return [(b.side if order in own else 1 - b.side, order) for b in blows for order in b.orders]
