"""The computer player's bribes: for an army that would be lost, with the card that it misses least."""

import pytest

from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.computer_player.computer import StrongPlayer
from engine.games.sword_of_rome.game import GAME
from engine.kernel.dice import UnverifiedRandom
from tests.engine.games.sword_of_rome.playing import Table


@pytest.mark.parametrize(("etruscans", "hand", "card"), [(5, ("E1", "E11"), "E1"), (8, ("E11",), ""), (5, ("E8",), "")])
def test_it_pays_where_it_would_be_beaten_and_keeps_its_gold_elsewhere(
    etruscans: int, hand: tuple[str, ...], card: str
) -> None:
    table = Table(
        stacks={"gallic@sena_gallica": (9, "brennus"), "etruscan@sentinum": (etruscans, "etruscan_a"), "roman@roma": 1},
        hands={"gallic": ("G20",), "etruscan_samnite": hand},
        strict=False,
    ).turn_number_under_way("gallic")
    table.do("gallic", MarchArmy("G20", "brennus", (), 9, ("sentinum",)))
    prompt = table.prompt("etruscan_samnite", React)
    view = GAME.view(table.state, table.state.players["etruscan_samnite"])
    found = StrongPlayer().answer(view, prompt, UnverifiedRandom("gold"))
    assert isinstance(found, React)
    assert found.bribe == (card or "none")
