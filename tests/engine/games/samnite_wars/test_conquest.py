"""Conquest cards after a campaign (PEACE, RAIDS), CONTROL of Samnium."""

import pytest

from engine.games.samnite_wars.actions import Conquer, LeaveFree
from engine.games.samnite_wars.events import RegionConquered, RegionLeftFree
from engine.games.samnite_wars.fate_cards import CARDS, CONQUEST
from engine.games.samnite_wars.state import DISCARDS, Conquest, controlled_regions
from engine.kernel.actions import Pass
from engine.kernel.errors import IllegalAction
from tests.engine.games.samnite_wars.table import GAME, Table

HANDS = {"1": ["citizenship", "garrison", "trade"], "2": ["power", "spears"], "3": ["influence"], "4": ["armor"]}


def conquest(players: int = 3, region: str = "umbrians", hands: dict[str, list[str]] | None = None) -> Table:
    return Table(players, hands=hands or HANDS, treasury=0).resolve(Conquest(region=region))


@pytest.mark.ruling(18)
def test_ruling_18_the_consul_first() -> None:
    table = conquest()
    assert table.asked() == {"1"}
    assert table.options("1", Conquer, "card") == ("citizenship", "garrison")
    table.do("1", Conquer("citizenship"))
    assert table.prestige["1"] == 13 and "umbrians" in controlled_regions(table.state)
    assert table.state.cards.zones[DISCARDS] == ["citizenship"]


@pytest.mark.parametrize("card", sorted(CONQUEST))
def test_the_prestige_of_conquest_cards(card: str) -> None:
    table = conquest(2, hands={"1": [card], "2": []}).do("1", Conquer(card))
    assert table.prestige["1"] == 10 + CARDS[card].prestige
    assert table.told(RegionConquered).prestige == CARDS[card].prestige


@pytest.mark.ruling(18)
def test_ruling_18_then_one_window_for_the_others() -> None:
    table = conquest().do("1", LeaveFree())
    assert table.asked() == {"2", "3"} and table.window()
    table.do("3", Conquer("influence")).close()
    assert table.prestige["3"] == 12 and table.told(RegionConquered).seat == "3"
    assert "umbrians" in controlled_regions(table.state)


@pytest.mark.ruling(18)
def test_ruling_18_several_the_highest_die_has_the_honour() -> None:
    table = conquest().do("1", LeaveFree()).do("2", Conquer("power")).do("3", Conquer("influence")).close(2, 5)
    assert table.told(RegionConquered).seat == "3"
    assert "power" in table.hand("2")


@pytest.mark.ruling(18)
def test_ruling_18_ties_roll_again() -> None:
    table = conquest().do("1", LeaveFree()).do("2", Conquer("power")).do("3", Conquer("influence"))
    table.close(4, 4, 6, 1)
    assert table.told(RegionConquered).seat == "2"


@pytest.mark.ruling(23)
def test_ruling_23_a_claim_that_did_not_win_stays_secret() -> None:
    table = conquest().do("1", LeaveFree()).do("2", Conquer("power")).do("3", Conquer("influence")).close(2, 5)
    public = [form for e in table.events if (form := e.seen_by(None)) is not None]
    assert "power" not in str(public)
    assert GAME.view(table.state, "1").players[1].known == ()


def test_nobody_conquers() -> None:
    table = conquest().do("1", LeaveFree()).do("2", Pass()).do("3", Pass()).close()
    assert table.told(RegionLeftFree).region == "umbrians"
    assert "umbrians" not in controlled_regions(table.state)


def test_a_hand_that_all_know_to_hold_none_is_not_asked() -> None:
    assert conquest(hands={"1": [], "2": ["power"], "3": []}).asked() == {"2"}


def test_no_other_card_conquers() -> None:
    for card, key in (("trade", "why.not_for_conquest"), ("power", "why.not_in_hand")):
        with pytest.raises(IllegalAction) as refused:
            conquest().do("1", Conquer(card))
        assert refused.value.why.key == key


@pytest.mark.ruling(10)
def test_ruling_10_samnium_needs_three_conquests() -> None:
    table = Table(2, hands={"1": ["power", "garrison", "influence"], "2": []}, treasury=0)
    for n, card in enumerate(("power", "garrison", "influence"), 1):
        table.resolve(Conquest(region="samnites")).do("1", Conquer(card))
        assert table.state.tokens["samnites"] == n
        assert table.told(RegionConquered).controlled is (n == 3)
    assert "samnites" in controlled_regions(table.state)
