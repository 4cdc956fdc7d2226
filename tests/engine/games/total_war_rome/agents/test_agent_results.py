"""Agent Actions that roll RED dice: every result by every face that they can show, and what stays as it was (rulings 75
and 76). What an action needs before it is in test_agent_unrest.py and test_agent_dice.py; the others' results are in
test_agent_effects.py."""

from collections.abc import Callable
from itertools import product
from typing import Any

import msgspec
import pytest

from engine.games.total_war_rome.actions.agents import (
    AssassinateAgent,
    AssassinateGeneral,
    BribeArmy,
    BribeRegion,
    NameHeir,
    Sabotage,
    TreasuryTheft,
)
from engine.games.total_war_rome.events.agents import AgentLost
from engine.games.total_war_rome.events.board import Rolled
from engine.games.total_war_rome.tables import stars_of
from engine.kernel.actions import Action
from tests.engine.games.total_war_rome.scenario import CARTHAGE, GREEKS, JAVELINS, ROME, SPEARS, TRIBES, Board

A1, C1, VICTIM = "rome_agent_1", "carthage_1", "carthage_agent_1"
RED = {"skull": "R*", "x": "Rx", "s": "Rs"}
SUBTERFUGE = ("rome_extra_agent", "rome_legates", "rome_advanced_subterfuge")


def ready(card: str, **has: Any) -> Board:
    """A Roman hand of one card; Carthage controls Messana and Sardinia has a market and barracks."""
    board = Board().holds(ROME, card).own(CARTHAGE, "messana").land("sardinia", market=True, barracks=True)
    return board.agent(VICTIM, "messana").has(ROME, **{"gold": 20, **has})


def with_army(card: str, **has: Any) -> Board:
    return ready(card, **has).army(C1, "messana", SPEARS, SPEARS, JAVELINS, general="carthage_gisgo")


class Roll:
    """An action with a RED die: its board, what it is, where the agent is then, its price, whether it worked."""

    def __init__(
        self,
        card: str,
        board: Callable[..., Board],
        deed: Callable[[str], Action],
        at: str,
        price: int,
        worked: Callable[[Board], bool],
        dice: int = 1,
    ) -> None:
        self.card, self.board, self.deed, self.at = card, board, deed, at
        self.price, self.worked, self.dice = price, worked, dice


def region_is_mine(board: Board) -> bool:
    return board.owner("messana") == ROME


ROLLS = {
    "bribe_army": Roll("bribe", with_army, lambda card: BribeArmy(card, A1, C1), "messana", 5,
                       lambda board: board.moment() == "losses.choose"),
    "bribe_region": Roll("bribe", ready, lambda card: BribeRegion(card, A1, "messana"), "messana", 4, region_is_mine),
    "sabotage_market": Roll("sabotage", ready, lambda card: Sabotage(card, A1, "sardinia", "market"), "sardinia", 0,
                            lambda board: not board.state.regions["sardinia"].market),
    "sabotage_barracks": Roll("sabotage", ready, lambda card: Sabotage(card, A1, "sardinia", "barracks"), "sardinia",
                              0, lambda board: not board.state.regions["sardinia"].barracks),
    "treasury_theft": Roll("treasury_theft", ready, lambda card: TreasuryTheft(card, A1, "zeugitana"), "zeugitana", 0,
                           lambda board: board.gold(CARTHAGE) == 5),
    "assassinate_general": Roll("assassination", with_army, lambda card: AssassinateGeneral(card, A1, C1), "messana",
                                0, lambda board: board.state.armies[C1].general == ""),
}  # fmt: skip


def rolled(name: str, face: str) -> Board:
    roll = ROLLS[name]
    board = roll.board(roll.card).agents()
    return board.do(ROME, roll.deed(board.card(ROME, roll.card)), RED[face])


class TestRedDie:
    """The six actions that roll one RED die: it shows a Skull, an X or an S, never a Blank."""

    @pytest.mark.parametrize(("name", "face"), list(product(ROLLS, RED)))
    def test_only_a_skull_succeeds(self, name: str, face: str) -> None:
        assert ROLLS[name].worked(rolled(name, face)) is (face == "skull")

    @pytest.mark.ruling(75)
    @pytest.mark.parametrize(("name", "face"), list(product(ROLLS, RED)))
    def test_an_x_is_the_agents_death_but_for_bribed_armies(self, name: str, face: str) -> None:
        """Bribe Army names no death (ruling 75)."""
        board = rolled(name, face)
        dies = face == "x" and name != "bribe_army"
        assert (board.at(A1) == "gone") is dies and bool(board.all(AgentLost)) is dies
        if not dies:
            assert board.at(A1) == ROLLS[name].at and board.state.agents[A1].acted == 1

    @pytest.mark.ruling(75)
    @pytest.mark.parametrize(("name", "face"), list(product(ROLLS, RED)))
    def test_card_and_gold_are_gone_whatever_is_rolled(self, name: str, face: str) -> None:
        """Ruling 75; a theft that succeeds brings its half."""
        board = rolled(name, face)
        stolen = 5 if name == "treasury_theft" and face == "skull" else 0
        assert board.hand(ROME) == [] and board.gold() == 20 - ROLLS[name].price + stolen

    @pytest.mark.parametrize("name", ROLLS)
    def test_the_die_is_told_to_all(self, name: str) -> None:
        told = rolled(name, "s").told(Rolled)
        assert (told.side, told.dice, told.faces) == (ROME, ("RED",), ("s",))

    @pytest.mark.ruling(131)
    @pytest.mark.parametrize("name", ROLLS)
    def test_a_failure_changes_nothing_else(self, name: str) -> None:
        """An S: the board is as it was, but for the card, its price and where the agent is; and that to bribe a region
        is an attack (ruling 131)."""
        roll = ROLLS[name]
        before = roll.board(roll.card)
        if name == "bribe_region":
            before.status(ROME, CARTHAGE, "enemy")
        after = rolled(name, "s")
        assert after.state.regions == before.state.regions and after.state.relations == before.state.relations
        assert {a: army.cards for a, army in after.state.armies.items()} == {
            a: army.cards for a, army in before.state.armies.items()
        }
        assert [after.gold(side) for side in (CARTHAGE, GREEKS, TRIBES)] == [10, 10, 10]
        assert after.vp() == 0 and after.at(VICTIM) == "messana"

    @pytest.mark.parametrize(("name", "first", "second"), list(product(ROLLS, ("x", "s"), RED)))
    def test_advanced_subterfuge_lets_the_second_roll_count(self, name: str, first: str, second: str) -> None:
        """One die a round may be rolled again; what it shows then stands, the worse too."""
        roll = ROLLS[name]
        board = roll.board(roll.card, developments=SUBTERFUGE).agents()
        deed = msgspec.structs.replace(roll.deed(board.card(ROME, roll.card)), reroll=True)
        board.do(ROME, deed, RED[first], RED[second])
        assert roll.worked(board) is (second == "skull")
        assert (board.at(A1) == "gone") is (second == "x" and name != "bribe_army")
        assert board.state.factions[ROME].rerolls == 1


def bribe_of_an_army(face: str, bribers: str = "live") -> Board:
    board = Board(bribers=bribers).holds(ROME, "bribe").own(CARTHAGE, "messana").has(ROME, gold=20)
    board.agent(A1, "bruttium").army(C1, "messana", *[SPEARS] * 4).agents()
    return board.do(ROME, BribeArmy(board.card(ROME, "bribe"), A1, C1), face)


@pytest.mark.ruling(120)
@pytest.mark.parametrize(("face", "gone"), [("Rx", True), ("Rs", False)])
def test_bribers_of_armies_die_of_an_x_where_the_table_has_chosen_so(face: str, gone: bool) -> None:
    """Bribe, second reading (ruling 120): its last sentence is read of both bribes."""
    assert (bribe_of_an_army(face, bribers="die").at(A1) == "gone") is gone
    assert bribe_of_an_army(face).at(A1) == "messana"


ORDERS = {"x_worst": ("skull", "s", "x"), "x_second": ("skull", "x", "s")}  # best first


@pytest.mark.ruling(76)
class TestTwoDice:
    """Assassination of an agent: two RED dice, the best counts (ruling 76)."""

    @pytest.mark.parametrize(("reading", "one", "two"), list(product(ORDERS, RED, RED)))
    def test_every_pair_of_faces(self, reading: str, one: str, two: str) -> None:
        board = Board(assassins=reading).holds(ROME, "assassination").agent(VICTIM, "messana").agents()
        board.do(ROME, AssassinateAgent(board.card(ROME, "assassination"), A1, VICTIM), RED[one], RED[two])
        best = min(one, two, key=ORDERS[reading].index)
        assert (board.at(VICTIM) == "gone") is (best == "skull")
        assert (board.at(A1) == "gone") is (best == "x")
        assert len(board.all(AgentLost)) == (best != "s")

    @pytest.mark.parametrize("again", RED)
    def test_one_of_them_rolled_again(self, again: str) -> None:
        """The better of what stood and what comes counts."""
        board = ready("assassination", developments=SUBTERFUGE).agents()
        deed = AssassinateAgent(board.card(ROME, "assassination"), A1, VICTIM, reroll=True)
        board.do(ROME, deed, "Rs", "Rx", RED[again])
        assert (board.at(VICTIM) == "gone") is (again == "skull") and board.at(A1) == "messana"


class TestKilledGenerals:
    """Assassination of a general: who follows him."""

    @pytest.mark.parametrize("general", ["carthage_gisgo", "carthage_hanno_the_great", "carthage_hasdrubal_barca",
                                         "carthage_hannibal_barca"])  # fmt: skip
    def test_a_mediocre_one_for_three_stars_and_more(self, general: str) -> None:
        board = ready("assassination").army(C1, "messana", general=general).agents()
        board.do(ROME, AssassinateGeneral(board.card(ROME, "assassination"), A1, C1), "R*")
        if stars_of(general) >= 3:
            board.do(CARTHAGE, NameHeir("carthage_himilco"))
        heir = board.state.armies[C1].general
        assert stars_of(heir) == (2 if stars_of(general) >= 3 else 0)
        assert (
            general in board.state.factions[CARTHAGE].generals and heir not in board.state.factions[CARTHAGE].generals
        )

    def test_nobody_where_no_mediocre_one_is_left(self) -> None:
        """They lead other armies or wait; then the army is left without a general."""
        board = ready("assassination").army(C1, "messana", general="carthage_hannibal_barca")
        for general in [g for g in board.state.factions[CARTHAGE].generals if stars_of(g) == 2]:
            board.spare(general)
        board.agents().do(ROME, AssassinateGeneral(board.card(ROME, "assassination"), A1, C1), "R*")
        assert board.options(CARTHAGE, NameHeir) == ("none",)  # asked all the same: who waits off the board is a secret
        assert board.do(CARTHAGE, NameHeir("none")).state.armies[C1].general == ""
