"""Battles set up by hand for the tests of response cards."""

from collections.abc import Mapping
from typing import Any

from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.events.combat import BattleRolled
from engine.games.sword_of_rome.frames.combat import Battle
from engine.kernel.errors import EngineBug
from tests.engine.games.sword_of_rome.playing import Table

FILLER = {"roman": "R4", "greek": "K4", "gallic": "G34", "etruscan_samnite": "E4"}


def hands_of(cards: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Return hands with these cards and one more of no use in each, so that it may hold anything."""
    return {side: (*cards.get(side, ()), FILLER[side]) for side in FILLER}


def battle(
    attacker: str,
    defender: str,
    space: str,
    came_from: str,
    cards: Mapping[str, tuple[str, ...]],
    *,
    active: str = "roman",
    places: Mapping[str, Any] | None = None,
    more: Mapping[str, Any] | None = None,
    **frame: Any,
) -> Table:
    """Return a table with a battle before the dice. attacker, defender: "power cu leader"."""
    sides = []
    stacks: dict[str, Any] = dict(more or {})
    for words in (attacker, defender):
        power, cu, *leaders = words.split()
        stacks[f"{power}@{space}"] = (int(cu), *leaders)
        sides.append(power)
    table = Table(stacks=stacks, places=places, hands=hands_of(cards)).turn_number_under_way(active)
    return table.begin(Battle(space=space, attacker=sides[0], defender=sides[1], came_from=came_from, **frame))


def respond(table: Table, side: str, card: str, *targets: str, rolls: tuple[int, ...] = ()) -> Table:
    """Let a side play a card in the window that is open; the window closes after it."""
    return table.do(side, Respond(card, targets)).close(*rolls)


def dice(table: Table, *rolls: int, moment: str = "battle.before") -> Table:
    """Pass all windows at a moment, up to the one after which these dice are rolled."""
    while table.moment() == moment:
        try:
            table.close()
        except EngineBug:
            return table.close(*rolls)
    return table


def rolled(table: Table) -> BattleRolled:
    """Return the last dice of a battle."""
    return table.told(BattleRolled)[-1]


def mods(table: Table, power: str) -> dict[str, int]:
    """Return what was added to a power's dice, by name."""
    last = rolled(table)
    return dict(last.attacker_mods if last.attacker == power else last.defender_mods)
