"""Bets on a battle of The Rise of the Roman Republic: taken until its die, counted in its report."""

from typing import Any

import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Attack, Stand
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from tests.bot.hall import InProcess
from tests.bot.watching.betting import at_battle, bet_and_fight
from tests.engine.games.rise_of_the_roman_republic.combat.fields import FLAT, Field, alone, army

PEOPLE = ("Ada", "Boris", "Clara")


def beside_the_epirotes() -> Any:
    """Return a table at which a Roman army stands before a much larger one of Epirus."""
    table = Field()
    army(table, "rome", FLAT, "113", legions=("III", "IV"))
    alone(table, "epirus")
    army(table, "epirus", FLAT, "alexander_epirus", infantry=25, cavalry=4)
    return table.phase("113").state


async def test_spectators_bet_until_the_die(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table, actor = await at_battle(
        hall, monkeypatch, GAME_ID, PEOPLE, beside_the_epirotes, ("rome", Attack("epirus")), ("epirus", Stand())
    )
    await bet_and_fight(hall, table, actor, ("Bet on Rome", "Bet on Epirus"))
