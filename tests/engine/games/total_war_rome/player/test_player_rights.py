"""The computer player heeds what rules make of its choices, and uses rights that it would else let lie."""

import pytest

from engine.games.total_war_rome.actions.campaign import PlaceArmy
from engine.games.total_war_rome.actions.event_cards import HostageExchange, Unpaid
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.computer_player.agents import deed_worth
from engine.games.total_war_rome.computer_player.computer import StrongPlayer
from engine.games.total_war_rome.computer_player.defence import region_peril
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import MAY
from tests.engine.games.total_war_rome.player.test_player import C1, HANNIBAL, R1, answer, eyes
from tests.engine.games.total_war_rome.scenario import CARTHAGE, GREEKS, LEGION, LOWLAND, ROME, SPEARS, TRIBES, Board
from tests.engine.games.total_war_rome.spending.test_spending_phase import shop

T1 = "barbarian_tribes_1"


@pytest.mark.ruling(131)
def test_an_uprising_at_home_against_a_friend_is_an_attack() -> None:
    """Ruling 131."""
    worth = {}
    for status in ("enemy", "friendly", "ally"):
        board = Board().own(CARTHAGE, "bruttium").status(ROME, CARTHAGE, status).agents()
        worth[status] = deed_worth(eyes(board), "rebel_uprising", {"region": "bruttium"})
    assert worth["enemy"] > worth["friendly"] > 0 > worth["ally"]


def test_danger_counts_every_die_of_the_garrison() -> None:
    """Oppida: one die more in each home region of the tribes."""
    board = Board().status(TRIBES, ROME, "enemy").army(R1, "insubria", *[LEGION] * 6)
    before = region_peril(eyes(board, TRIBES), "helvetii")
    board.has(TRIBES, developments=("barbarian_oppida",))
    assert before > region_peril(eyes(board, TRIBES), "helvetii") > 0


def test_danger_counts_that_a_home_region_is_reconquered_easily() -> None:
    """Assaulting 7: YELLOW dice against who had it first."""
    board = Board().own(ROME, "lilybaeum", "syracusae").army(C1, "messana", *[SPEARS] * 6, general=HANNIBAL)
    board.status(ROME, CARTHAGE, "enemy")
    view = eyes(board)
    assert view.garrisons["lilybaeum"] == view.garrisons["syracusae"]
    assert region_peril(view, "lilybaeum") > region_peril(view, "syracusae") > 0


@pytest.mark.ruling(136)
def test_an_army_is_not_placed_upon_another() -> None:
    """Ruling 136 lets it; they would be merged."""
    board = Board().army(R1, "", *[LEGION] * 5).army("rome_2", "massalia", *[LEGION] * 3).own(ROME, "massalia")
    move = answer(board.campaign())
    assert not (isinstance(move, PlaceArmy) and move.region == "massalia")


def test_it_offers_hostages() -> None:
    board = Board().agent("rome_agent_1").agent("rome_agent_2").holds(ROME, "hostage_exchange").has(GREEKS, vp=3)
    board.status(ROME, CARTHAGE, "enemy").agents()
    move = answer(board)
    assert isinstance(move, HostageExchange) and move.side != GREEKS  # not the leader


def test_it_offers_them_in_the_spending_phase_too() -> None:
    board = shop(Board().holds(ROME, "hostage_exchange").status(ROME, CARTHAGE, "enemy").has(GREEKS, vp=3))
    basket = answer(board)
    assert isinstance(basket, Spend) and basket.hostages in (CARTHAGE, TRIBES)


def test_it_lets_the_hirelings_of_an_enemy_go_unpaid() -> None:
    board = Board().holds(ROME, "unpaid_hirelings").status(ROME, TRIBES, "enemy").status(ROME, GREEKS, "ally")
    board.army(T1, "liguria", LOWLAND, LOWLAND, "ligurian_foot")
    board.army("greek_states_1", "thracia", "hoplites", "hoplites", "thracian_rhomphaia").agents(TRIBES)
    prompt = next(p for p in board.prompts(ROME) if p.kind == MAY)
    assert StrongPlayer().answer(eyes(board), prompt, UnverifiedRandom(1)) == Unpaid(
        board.card(ROME, "unpaid_hirelings"), T1
    )
    board.army(T1).agents(TRIBES)
    prompt = next(p for p in board.prompts(ROME) if p.kind == MAY)
    assert StrongPlayer().answer(eyes(board), prompt, UnverifiedRandom(1)) is None  # an ally is spared
