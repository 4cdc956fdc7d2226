"""The computer player with Carthage in the game: unrest quelled and stirred up, mercenaries, fleets counted on."""

import pytest

from engine.games.sword_of_rome.actions.carthage import HireMercenaries
from engine.games.sword_of_rome.actions.combat import SpendSupport
from engine.games.sword_of_rome.actions.diplomacy import StirUnrest
from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.actions.turn import EndTurn
from engine.games.sword_of_rome.computer_player.carthage import unrest_attack_ideas
from engine.games.sword_of_rome.computer_player.computer import StrongPlayer
from engine.games.sword_of_rome.computer_player.distances import FAR, movement_distance
from engine.games.sword_of_rome.computer_player.ideas import Idea
from engine.games.sword_of_rome.computer_player.marching import Marches
from engine.games.sword_of_rome.computer_player.table import table_of
from engine.games.sword_of_rome.computer_player.values import Values
from engine.games.sword_of_rome.frames.combat import Politics
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.movement.reach import QUELL
from engine.games.sword_of_rome.state import Place
from engine.games.sword_of_rome.tables import SPACES
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.state import Side
from tests.engine.games.sword_of_rome.playing import Force, Table

BOX = "carthaginian@garrison_box"
GUARDED: dict[str, Force] = {BOX: (8, "carthage_a"), "carthaginian@carthago": 3}


def five(unrest: int, hands: dict[Side, list[str]], changed: dict[str, Force] | None = None) -> Table:
    table = Table(players=5, changed=changed or {}, hands=hands)
    table.state.unrest = unrest
    return table


def answer(table: Table, side: Side, action: type[Action]) -> Action | None:
    prompt = table.prompt(side, action)
    return StrongPlayer().answer(GAME.view(table.state, table.state.players[side]), prompt, UnverifiedRandom("one"))


def test_it_sees_how_high_the_unrest_is() -> None:
    table = five(4, {"carthaginian": ["C8"]}).turn_number_under_way("carthaginian")
    prompt = table.prompt("carthaginian", EndTurn)
    assert table_of(GAME.view(table.state, table.state.players["carthaginian"]), prompt).state.unrest == 4


def attacks(unrest: int, changed: dict[str, Force]) -> list[Idea]:
    """Return the attacks on the unrest that it thinks of, with a card of value 3, the best first."""
    table = five(unrest, {"carthaginian": ["C8"]}, changed).turn_number_under_way("carthaginian")
    prompt = table.prompt("carthaginian", EndTurn)
    marches = Marches(Values(table_of(GAME.view(table.state, table.state.players["carthaginian"]), prompt)))
    found = sorted(unrest_attack_ideas(marches, {"C8": 3}, {"C8": 0.0}), key=lambda idea: -idea.worth)
    assert all(prompt.menu.contains(idea.action) for idea in found)
    return found


def test_who_stands_in_the_box_attacks_a_high_unrest_and_leaves_none_alone() -> None:
    best = attacks(4, GUARDED)[0]
    assert isinstance(best.action, MarchArmy) and best.action.route == (QUELL,) and best.worth > 1
    assert attacks(0, GUARDED) == []
    few = attacks(8, {BOX: (1, "carthage_a"), "carthaginian@carthago": 3})
    assert all(idea.worth < 0 for idea in few if idea.action.route == (QUELL,))  # type: ignore[attr-defined]  # a march


def test_with_nobody_in_the_box_an_army_sails_there_for_the_attack() -> None:
    best = attacks(5, {"carthaginian@carthago": (8, "carthage_a")})[0]
    assert isinstance(best.action, MarchArmy) and best.action.route == ("sea:garrison_box", QUELL) and best.worth > 0.5


def test_it_hires_with_a_card_to_spare_and_with_none_it_does_not() -> None:
    spare = five(0, {"carthaginian": ["C7", "C8", "C9", "C10", "C11", "C12", "C13"]}).turn_number_under_way(
        "carthaginian"
    )
    found = answer(spare, "carthaginian", EndTurn)
    assert isinstance(found, HireMercenaries)
    spare.do("carthaginian", found)
    assert not isinstance(answer(spare, "carthaginian", EndTurn), HireMercenaries)  # one card a turn
    short = five(0, {"carthaginian": ["C8"]}).turn_number_under_way("carthaginian")
    assert not isinstance(answer(short, "carthaginian", EndTurn), HireMercenaries)


def test_a_rival_whose_other_powers_have_nothing_better_to_do_stirs_the_unrest_up() -> None:
    table = Table(players=5, changed={"volsci@antium": 0, "transalpine@transalpine_box": 0}, hands={"roman": ["R4"]})
    assert answer(table.turn_number_under_way("roman"), "roman", EndTurn) == StirUnrest("R4")
    four = Table(changed={"volsci@antium": 0, "transalpine@transalpine_box": 0}, hands={"roman": ["R4"]})
    assert not isinstance(answer(four.turn_number_under_way("roman"), "roman", EndTurn), StirUnrest)


@pytest.mark.parametrize(("winner", "beaten"), [("greek", "carthaginian"), ("carthaginian", "greek")])
def test_support_goes_to_the_unrest_where_nothing_gains_more(winner: str, beaten: str) -> None:
    taken = {space: Place(winner, 1) for space, known in SPACES.items() if known.home == beaten}
    table = Table(players=5, stacks={BOX: 7}, places=taken, strict=False)
    table.state.unrest = 2
    table.turn_number_under_way(winner).begin(
        Politics(side=winner, power=winner, points=3, beaten=beaten, space="catina")
    )
    found = answer(table, winner, SpendSupport)
    assert isinstance(found, SpendSupport) and found.points.count("unrest") == (1 if winner == "greek" else 2)


def test_carthage_counts_on_its_fleet_only_where_it_is_played() -> None:
    assert movement_distance("carthaginian", "carthago", "lilybaeum") == FAR
    assert movement_distance("carthaginian", "carthago", "lilybaeum", fleets=True) < FAR
    assert movement_distance("carthaginian", "garrison_box", "olbia", fleets=True) < FAR
    assert movement_distance("roman", "roma", "lilybaeum", fleets=True) == movement_distance(
        "roman", "roma", "lilybaeum"
    )
