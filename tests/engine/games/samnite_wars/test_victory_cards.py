"""VICTORY CARDS and DEFEAT CARDS."""

import pytest

from engine.games.samnite_wars.actions import PlayAftermath
from engine.games.samnite_wars.events import AftermathPlayed, Corruption
from engine.games.samnite_wars.fate_cards import CARDS, VICTORY
from engine.games.samnite_wars.state import REVOLT, WAR, Aftermath, Combat
from engine.kernel.actions import Pass
from engine.kernel.errors import IllegalAction
from tests.engine.games.samnite_wars.table import Table

HANDS = {"1": ["plunder", "trade"], "2": ["pyrrhic_victory", "ransoms"], "3": ["sue_for_peace", "humiliating_defeat"]}


def after(won: bool, kind: str = REVOLT, hands: dict[str, list[str]] | None = None, treasury: int = 5) -> Table:
    table = Table(3, hands=hands or HANDS, treasury=treasury, rome=["gauls"])
    table.state.combat = Combat(kind=kind, region="gauls", enemy="2", winner="consul" if won else "enemy")
    return table.resolve(Aftermath())


@pytest.mark.parametrize("card", sorted(VICTORY))
def test_victory_cards(card: str) -> None:
    table = after(True, hands={"1": [card, "trade"], "2": [], "3": []}).do("1", PlayAftermath(card)).close()
    found = CARDS[card]
    treasury = 5 + found.gold
    assert table.treasury == treasury
    assert table.prestige["1"] == 10 + found.prestige + treasury


@pytest.mark.parametrize(("card", "lost"), [("humiliating_defeat", 2), ("ransoms", 1)])
def test_defeat_cards_empty_the_treasury(card: str, lost: int) -> None:
    table = after(False, hands={"1": ["trade"], "2": [card], "3": []}).do("2", PlayAftermath(card)).close()
    assert table.prestige["1"] == 10 - lost and table.treasury == 0
    assert table.told(AftermathPlayed) == AftermathPlayed("2", card, "1", -lost, -5)


@pytest.mark.ruling(17)
def test_ruling_17_the_yoke_only_where_rome_attacked() -> None:
    hands = {"1": [], "2": ["pass_under_the_yoke"], "3": ["rome_is_sacked"]}
    table = after(False, REVOLT, hands)
    assert table.may("2", PlayAftermath) and not table.may("3", PlayAftermath)
    table.do("2", PlayAftermath("pass_under_the_yoke")).close()
    assert table.prestige["1"] == 8


@pytest.mark.ruling(17)
def test_ruling_17_rome_is_sacked_only_where_it_defended() -> None:
    hands = {"1": [], "2": ["pass_under_the_yoke"], "3": ["rome_is_sacked"]}
    table = after(False, WAR, hands)
    assert not table.may("2", PlayAftermath)
    table.do("3", PlayAftermath("rome_is_sacked")).close().let_go()
    assert table.prestige["1"] == 6


@pytest.mark.ruling(16)
def test_ruling_16_a_window_for_all_in_turn_order_one_card_each() -> None:
    table = after(True)
    assert table.asked() == {"1", "2", "3"}
    table.do("3", PlayAftermath("sue_for_peace")).do("1", PlayAftermath("plunder")).do("2", Pass()).close()
    assert table.told(AftermathPlayed).seat == "1"  # the Consul comes first; the later reply is void
    assert "sue_for_peace" in table.hand("3")
    assert table.asked() == {"2", "3"}  # and it opens again for those who have not played
    table.do("2", PlayAftermath("pyrrhic_victory")).close()
    table.do("3", PlayAftermath("sue_for_peace")).close()
    assert table.count(AftermathPlayed) == 3
    assert table.treasury == 5 + 3 + 1


@pytest.mark.ruling(16)
def test_ruling_16_only_the_first_defeat_card_finds_gold() -> None:
    table = after(False).do("2", PlayAftermath("ransoms")).close().do("3", PlayAftermath("humiliating_defeat")).close()
    told = [e for e in table.events if isinstance(e, AftermathPlayed)]
    assert [(e.prestige, e.gold) for e in told] == [(-1, -5), (-2, 0)]


def test_the_cards_must_fit_the_outcome() -> None:
    table = after(True)
    with pytest.raises(IllegalAction) as refused:
        table.do("2", PlayAftermath("ransoms"))
    assert refused.value.why.key == "why.not_after_battle"
    with pytest.raises(IllegalAction) as refused:
        table.do("2", PlayAftermath("plunder"))
    assert refused.value.why.key == "why.not_in_hand"


@pytest.mark.ruling(5)
def test_ruling_5_no_less_than_none() -> None:
    table = after(False, hands={"1": [], "2": ["humiliating_defeat"], "3": []}, treasury=0)
    table.state.triumph["1"] = 1
    table.do("2", PlayAftermath("humiliating_defeat")).close()
    assert table.prestige["1"] == 0 and table.told(AftermathPlayed).prestige == -1


def test_corruption_after_plunder() -> None:
    table = after(True, hands={"1": ["plunder"], "2": [], "3": []}, treasury=19).do("1", PlayAftermath("plunder"))
    table.close(10)
    assert table.told(Corruption) == Corruption(10, 12)


def test_words_of_the_events() -> None:
    keys = {
        AftermathPlayed("2", "c", "1", 2, 1): "event.aftermath_gained_gold",
        AftermathPlayed("2", "c", "1", 0, 2): "event.aftermath_gold",
        AftermathPlayed("2", "c", "1", -2, 0): "event.aftermath_lost",
        AftermathPlayed("2", "c", "1", -2, -4): "event.aftermath_lost_robbed",
        AftermathPlayed("2", "c", "1", 0, -4): "event.aftermath_robbed",
        AftermathPlayed("2", "c", "1", 0, 0): "event.aftermath",
        AftermathPlayed("2", "c", "1", 2, 0): "event.aftermath_gained",
    }
    for event, key in keys.items():
        told = event.label()
        assert told is not None and told.key == key and told.args["gold"] >= 0 and told.args["prestige"] >= 0
