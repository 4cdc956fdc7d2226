"""Insurrection: mercenaries who revolt against Carthage, as a non-player power (section 16.4, rulings 69, 120 and
122)."""

import pytest

from engine.games.sword_of_rome.actions.diplomacy import ActivateNonPlayer
from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.actions.turn import EndTurn, PlayEvent, RaiseUnit
from engine.games.sword_of_rome.cards.mercenaries import mercenaries_due
from engine.games.sword_of_rome.cards.placement import placement_spaces, reinforcement_phase_cu
from engine.games.sword_of_rome.events.carthage import InsurrectionBegan, InsurrectionEnded
from engine.games.sword_of_rome.events.combat import BattleBegan, BattleRolled
from engine.games.sword_of_rome.events.siege import SiegeBegan
from engine.games.sword_of_rome.events.turn import Reinforced
from engine.games.sword_of_rome.frames.turn import Reinforcing
from engine.games.sword_of_rome.movement.limits import may_end_near_home
from engine.games.sword_of_rome.powers import MERCENARIES, deciding_side, non_players, phase_decider_of_power
from engine.games.sword_of_rome.state import Effect, Place
from engine.games.sword_of_rome.tables import SPACES
from tests.engine.games.sword_of_rome.playing import Force, Table

CARTHAGE = "carthaginian"
FAR: dict[str, Force] = {"carthaginian@lilybaeum": (2, "hamilcar"), "roman@roma": (3, "camillus")}
DICE = (3, 3, 3, 2, 2, 2)


def insurrection(
    *targets: str,
    rolls: tuple[int, ...] = (),
    hired: dict[str, int] | None = None,
    stacks: dict[str, Force] | None = None,
) -> Table:
    """Return a table on which Rome has played the card. stacks: of Carthage, by space; hired: its mercenaries."""
    placed = {**FAR, **{f"carthaginian@{space}": force for space, force in (stacks or {}).items()}}
    there = {f"carthaginian@{space}": count for space, count in (hired or {}).items()}
    table = Table(players=5, stacks=placed, mercenaries=there, hands={"roman": ("R14_5p",)}).turn_number_under_way(
        "roman"
    )
    return table.do("roman", PlayEvent("R14_5p", targets), *rolls)


def rebels(**given: object) -> Table:
    """Return a table with four rebels and their leader in Kerkouane, to which other stacks are added."""
    stacks: dict[str, Force] = {**FAR, "mercenaries@kerkouane": (4, "mercenary_leader")}
    stacks.update(given.pop("stacks", {}))  # type: ignore[call-overload]
    table = Table(players=5, stacks=stacks, **given)  # type: ignore[arg-type]
    table.state.effects = (Effect("R14_5p", "insurrection"),)
    return table


@pytest.mark.ruling(122)
def test_ruling_122_half_of_the_mercenaries_of_a_place_turn() -> None:
    table = insurrection(
        "hired@garrison_box", "mercenaries@kerkouane", hired={"garrison_box": 9}, stacks={"garrison_box": 10}
    )
    assert table.told(InsurrectionBegan) == [InsurrectionBegan("roman", "garrison_box", 5, 5, "kerkouane")]
    box = table.stack("carthaginian@garrison_box")
    assert (box.cu, box.mercenaries) == (5, 4)
    army = table.stack("mercenaries@kerkouane")
    assert (army.cu, army.leaders) == (5, ("mercenary_leader",))


@pytest.mark.ruling(122, 69)
def test_ruling_122_at_least_four_rise_though_fewer_turn() -> None:
    table = insurrection("hired@kerkouane", "mercenaries@kerkouane", hired={"kerkouane": 3}, stacks={"kerkouane": 3})
    assert table.told(InsurrectionBegan) == [InsurrectionBegan("roman", "kerkouane", 2, 4, "kerkouane")]


@pytest.mark.ruling(122)
def test_ruling_122_without_mercenaries_in_africa_four_new_cu_rise() -> None:
    table = insurrection("mercenaries@carthago", hired={"lilybaeum": 2})
    assert table.told(InsurrectionBegan) == [InsurrectionBegan("roman", "", 0, 4, "carthago")]
    assert table.stack("carthaginian@lilybaeum").mercenaries == 2
    assert [one.space for one in table.told(SiegeBegan)] == ["carthago"]  # outside the walls of an enemy city


@pytest.mark.ruling(122)
def test_ruling_122_a_place_that_has_mercenaries_must_be_named() -> None:
    stacks: dict[str, Force] = {**FAR, "carthaginian@carthago": 5}
    table = Table(players=5, stacks=stacks, mercenaries={"carthaginian@carthago": 1}, hands={"roman": ("R14_5p",)})
    table.turn_number_under_way("roman")
    assert not table.allowed("roman", PlayEvent("R14_5p", ("mercenaries@kerkouane",)))
    assert not table.allowed("roman", PlayEvent("R14_5p", ("hired@lilybaeum", "mercenaries@kerkouane")))
    assert not table.allowed("roman", PlayEvent("R14_5p", ("hired@carthago", "mercenaries@garrison_box")))
    assert table.allowed("roman", PlayEvent("R14_5p", ("hired@carthago", "mercenaries@kerkouane")))


@pytest.mark.ruling(243)
def test_ruling_243_who_stands_there_fights_and_neither_avoids_nor_goes_inside_nor_is_joined() -> None:
    """Section 16.4: the army is placed, so nobody avoids and nobody intercepts."""
    stacks: dict[str, Force] = {"carthago": (6, "carthage_a"), "kerkouane": (3, "hanno")}
    table = insurrection("mercenaries@carthago", rolls=DICE, stacks=stacks)
    began = table.told(BattleBegan)[0]
    assert (began.attacker, began.defender, began.space) == (MERCENARIES, CARTHAGE, "carthago")
    assert table.told(BattleRolled) and table.moment() == "retreat.inside"  # the beaten may, after the battle


@pytest.mark.ruling(69)
def test_ruling_69_beaten_rebels_without_a_goal_are_lost_and_it_is_over() -> None:
    table = insurrection("mercenaries@carthago", rolls=(1, 1, 1, 6, 6, 6), stacks={"carthago": (6, "carthage_a")})
    while table.asked() == {CARTHAGE}:
        answer = table.prompts(CARTHAGE)[0].default
        assert answer is not None
        table.do(CARTHAGE, answer)
    assert MERCENARIES not in non_players(table.state)
    table.do("roman", EndTurn())
    assert table.told(InsurrectionEnded) == [InsurrectionEnded(())] and not table.state.effects


@pytest.mark.ruling(242)
def test_ruling_242_what_they_held_is_independent_once_the_last_is_dead() -> None:
    table = rebels(places={"kerkouane": Place(MERCENARIES), "carthago": Place(MERCENARIES, 2)}).turn_number_under_way(
        "roman"
    )
    table.state.stacks = {name: one for name, one in table.state.stacks.items() if one.power != MERCENARIES}
    table.state.off_map = {**table.state.off_map, "mercenary_leader": "reserve"}
    table.do("roman", EndTurn())
    assert table.told(InsurrectionEnded) == [InsurrectionEnded(("carthago", "kerkouane"))]
    assert table.place("kerkouane") == Place("") and table.place("carthago") == Place("", 1)


@pytest.mark.ruling(69)
def test_ruling_69_rebels_are_a_non_player_power_while_any_lives() -> None:
    table = rebels()
    assert MERCENARIES in non_players(table.state)
    assert MERCENARIES not in non_players(Table(players=5, stacks=FAR).state)
    assert MERCENARIES not in non_players(Table(stacks={}).state)


# Reinforcements


@pytest.mark.ruling(120)
def test_s07_ruling_120_a_rebel_comes_and_one_mercenary_fewer() -> None:
    table = rebels()
    assert mercenaries_due(table.state, (CARTHAGE,)) == 1 and reinforcement_phase_cu(table.state, CARTHAGE) == 3
    table.phase(Reinforcing(), "advance")
    assert table.stack("mercenaries@kerkouane").cu == 5
    assert [one.power for one in table.told(Reinforced)].count(MERCENARIES) == 1


@pytest.mark.ruling(120)
def test_ruling_120_rebels_come_to_carthago_or_kerkouane_with_rebels_if_that_can_be() -> None:
    assert placement_spaces(rebels().state, MERCENARIES) == ("kerkouane",)
    besieged = rebels(stacks={"mercenaries@kerkouane": 0, "mercenaries@carthago": (4, "mercenary_leader")})
    assert placement_spaces(besieged.state, MERCENARIES) == ("carthago",)
    shared = rebels(
        stacks={"carthaginian@carthago": 3, "mercenaries@kerkouane": 0, "mercenaries@carthago": 4}, strict=False
    )
    assert placement_spaces(shared.state, MERCENARIES) == ("kerkouane",)  # free of enemy CU


# Their actions


@pytest.mark.parametrize(
    ("side", "card", "may"), [("gallic", "G34", True), ("greek", "K4", True), (CARTHAGE, "C4", False)]
)
def test_every_neutral_power_activates_but_carthages_may_name_them(side: str, card: str, may: bool) -> None:
    """Section 16.4."""
    table = rebels(hands={side: (card,)}).turn_number_under_way(side)
    assert table.allowed(side, ActivateNonPlayer(card, MERCENARIES)) == may


def test_they_march_raise_cu_and_need_no_place_but_their_own() -> None:
    table = (
        rebels(hands={"greek": ("K4",)})
        .turn_number_under_way("greek")
        .do("greek", ActivateNonPlayer("K4", MERCENARIES))
    )
    assert table.allowed("greek", RaiseUnit("K4", "mercenaries@kerkouane"))
    table.do("greek", MarchArmy("K4", "mercenary_leader", (), 4, ("carthago",)))
    assert table.stack("mercenaries@carthago").cu == 4 and table.place("carthago").besieger == MERCENARIES


def test_s27_they_end_moves_in_carthago_or_kerkouane_alone() -> None:
    """Section 16.3."""
    state = rebels().state
    assert {space for space in SPACES if may_end_near_home(state, MERCENARIES, space)} == {"carthago", "kerkouane"}


def test_neither_carthage_nor_its_allies_decide_for_them() -> None:
    """Section 16.1."""
    table = rebels(vp={CARTHAGE: 1, "greek": 2, "gallic": 3}, alliances=[(CARTHAGE, "greek")])
    assert phase_decider_of_power(table.state, MERCENARIES) == "gallic"
    table.turn_number_under_way("roman")
    assert deciding_side(table.state, MERCENARIES) == "gallic"


def test_the_end_of_a_revolt_is_seen_whatever_killed_the_last() -> None:
    table = rebels(stacks={"mercenaries@kerkouane": 1}).turn_number_under_way("gallic")
    table.state.stacks = {name: one for name, one in table.state.stacks.items() if one.power != MERCENARIES}
    table.do("gallic", EndTurn())
    assert table.told(InsurrectionEnded)
