"""Bets on a battle of The Sword of Rome: taken until its dice, counted in its report."""

from typing import Any

import pytest

from engine.games.sword_of_rome.actions.movement import MarchArmy
from tests.bot.hall import InProcess
from tests.bot.watching.betting import at_battle, bet_and_fight
from tests.engine.games.sword_of_rome.playing import Table
from tests.engine.games.sword_of_rome.responses.fields import hands_of

PEOPLE = ("Ada", "Boris", "Clara", "Dmitri")


def beside_the_samnites() -> Any:
    """Return a table at which the Romans can march into the Samnites, who hold a card to respond with."""
    stacks = {"roman@capua": (6, "valerius"), "samnite@fregellae": (5, "egnatius")}
    return Table(stacks=stacks, hands=hands_of({"roman": ("R10",)})).turn_number_under_way("roman").state


async def test_spectators_bet_until_the_dice(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    march = MarchArmy(card="R10", leader="valerius", along=(), cu=6, route=("fregellae",))
    table, actor = await at_battle(hall, monkeypatch, "sword_of_rome", PEOPLE, beside_the_samnites, ("roman", march))
    await bet_and_fight(hall, table, actor, ("Bet on Romans", "Bet on Samnites"))
