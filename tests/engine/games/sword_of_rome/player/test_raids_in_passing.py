"""The computer player weighs raids where its force may not stop, and then goes on (sections 14.2 and 16.3)."""

from engine.games.sword_of_rome.actions.diplomacy import ActivateNonPlayer
from engine.games.sword_of_rome.actions.movement import MarchArmy, MarchOn
from engine.games.sword_of_rome.computer_player.marching import Marches
from engine.games.sword_of_rome.computer_player.reactions import choose_march_on
from engine.games.sword_of_rome.computer_player.table import table_of
from engine.games.sword_of_rome.computer_player.values import Values
from engine.games.sword_of_rome.game import GAME
from engine.kernel.dice import UnverifiedRandom
from tests.engine.games.sword_of_rome.playing import Table

SIDE, CARD = "roman", "R4"


def raiders() -> Table:
    """Let the Romans have the Transalpine Gauls act, who stand in Sena Gallica."""
    table = Table(
        stacks={"transalpine@sena_gallica": (6, "transalpine_a"), "roman@roma": 3, "gallic@patavium": 9},
        hands={SIDE: (CARD,)},
    )
    return table.turn_number_under_way(SIDE).do(SIDE, ActivateNonPlayer(CARD, "transalpine"))


def test_a_raid_beyond_gallic_home_is_among_its_ideas_and_can_be_done() -> None:
    table = raiders()
    view = GAME.view(table.state, table.state.players[SIDE])
    prompt = table.prompt(SIDE, MarchArmy)
    ideas = Marches(Values(table_of(view, prompt, "transalpine"))).marches_with_worth({CARD: 3}, {CARD: 0.0})
    raids = [
        one.action for one in ideas if isinstance(one.action, MarchArmy) and one.action.route == ("sentinum", "raid")
    ]
    assert raids and prompt.menu.contains(raids[0])


def test_it_goes_on_from_where_it_may_not_stop() -> None:
    table = raiders().do(SIDE, MarchArmy(CARD, "transalpine_a", (), 6, ("sentinum", "raid")), 5, 5)
    view = GAME.view(table.state, table.state.players[SIDE])
    answer = choose_march_on(view, table.prompt(SIDE, MarchOn), UnverifiedRandom("raid"))
    assert isinstance(answer, MarchOn) and table.allowed(SIDE, answer)


def test_plunder_is_worth_nothing_to_whose_track_no_raid_fills() -> None:
    """It broke a game of five in which Romans marched on where only Gauls raid."""
    table = raiders()
    view = GAME.view(table.state, table.state.players[SIDE])
    values = Values(table_of(view, table.prompt(SIDE, MarchArmy), "transalpine"))
    assert values.plunder_worth("roman", 1) == 0 != values.plunder_worth("transalpine", 1)
