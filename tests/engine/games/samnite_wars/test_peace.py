"""PEACE: Pax Romana, PEACE CARDS and campaigns; LOSING BATTLES."""

import pytest

from engine.games.samnite_wars.actions import Conquer, Invade, LeaveFree, PaxRomana, PlayIntrigue, PlayPeace
from engine.games.samnite_wars.events import BattleDecided, CampaignBegan, Corruption, PaxRomanaHeld, PeacePlayed
from engine.games.samnite_wars.state import DISCARDS, Peace
from engine.kernel.errors import IllegalAction
from tests.engine.games.samnite_wars.table import GAME, Table

HANDS = {"1": ["legions", "siege", "plague"], "2": ["cavalry", "surprise"]}
BEFORE_PRESTIGE = 5  # the Treasury of these tables, which the Prestige Phase counts


def peace(cards: tuple[str, ...] = (), treasury: int = 5, players: int = 2, **kw: object) -> Table:
    hands = {"1": [*cards, "legions", "siege"], "2": ["cavalry", "surprise"]}
    return Table(players, hands=hands, treasury=treasury, **kw).resolve(Peace(), event="peace")  # type: ignore[arg-type]


def test_pax_romana_gains_one() -> None:
    table = peace().do("1", PaxRomana())
    assert table.told(PaxRomanaHeld).prestige == 1
    assert table.prestige["1"] == 10 + 1 + 5  # and the Prestige Phase


def test_nothing_to_choose_is_not_asked() -> None:
    table = Table(hands={"1": []}, treasury=1).resolve(Peace())
    assert table.count(PaxRomanaHeld) == 1  # no Gold for a campaign, and an empty hand holds no Peace card


@pytest.mark.parametrize(
    ("card", "prestige", "treasury"),
    [
        ("tribute", 3, 8), ("trade", 1, 6), ("govern", 4, 3), ("build", 8, 1), ("taxation", 0, 8),
        ("prosperity", 2, 7), ("patronage", 6, 2), ("politics", 2, 4), ("dictatorship", 1, 5),
    ],
)  # fmt: skip
def test_peace_cards(card: str, prestige: int, treasury: int) -> None:
    table = peace((card,)).do("1", PlayPeace(card))
    assert table.treasury == treasury
    assert table.prestige["1"] == 10 + 1 + prestige + treasury
    assert card in table.state.cards.zones[DISCARDS]
    assert table.told(PeacePlayed).card == card


def test_intrigue_costs_a_rival_four() -> None:
    table = peace(("intrigue",), players=3)
    assert table.options("1", PlayIntrigue, "rival") == ("2", "3")
    table.do("1", PlayIntrigue("3"))
    assert table.prestige == {"1": 10 + 1 + 3, "2": 10, "3": 6}
    assert table.told(PeacePlayed).lost == 4


@pytest.mark.ruling(24)
def test_ruling_24_one_peace_card_in_a_pax_romana() -> None:
    table = peace(("tribute", "build")).do("1", PlayPeace("tribute"))
    assert table.moment() == "turn.etcetera"
    assert "build" in table.hand("1")


@pytest.mark.ruling(5)
def test_ruling_5_what_cannot_be_paid_is_not_offered() -> None:
    table = peace(("build", "trade"), treasury=3)
    assert table.options("1", PlayPeace, "card") == ("trade",)
    with pytest.raises(IllegalAction) as refused:
        table.do("1", PlayPeace("build"))
    assert refused.value.why.key == "why.too_dear" and refused.value.section == "PEACE CARDS"


def test_only_peace_cards_in_peace() -> None:
    table = peace(("trade", "plunder"))
    for card, key in (("plunder", "why.not_for_peace"), ("tribute", "why.not_in_hand")):
        with pytest.raises(IllegalAction) as refused:
            table.do("1", PlayPeace(card))
        assert refused.value.why.key == key


def test_a_campaign_only_against_regions_that_border_on_rome() -> None:
    table = peace()
    assert set(table.options("1", Invade, "region")) == {"etruscans", "umbrians", "samnites", "campanians"}
    for region, key in (("gauls", "why.no_border"), ("latins", "why.is_rome")):
        with pytest.raises(IllegalAction) as refused:
            table.do("1", Invade(region))
        assert refused.value.why.key == key


def test_a_controlled_region_is_no_target_and_opens_new_ones() -> None:
    table = peace(rome=["etruscans"])
    assert "gauls" in table.options("1", Invade, "region")
    with pytest.raises(IllegalAction) as refused:
        table.do("1", Invade("etruscans"))
    assert refused.value.why.key == "why.controlled"


@pytest.mark.ruling(10)
def test_ruling_10_part_of_samnium_gives_no_borders_and_stays_a_target() -> None:
    table = Table(hands=HANDS)
    table.state.tokens["samnites"] = 2
    table.resolve(Peace())
    assert "lucanians" not in table.options("1", Invade, "region")
    assert "samnites" in table.options("1", Invade, "region")


@pytest.mark.ruling(19)
def test_a_campaign_costs_two() -> None:
    table = peace().do("1", Invade("umbrians"))
    assert table.treasury == 5  # the window for a Plague: not yet spent (ruling 19)
    table.close()
    assert table.treasury == 3 and table.told(CampaignBegan).gold == 2


def test_a_campaign_that_cannot_be_paid_is_not_offered() -> None:
    table = Table(hands={"1": ["trade"]}, treasury=1).resolve(Peace())
    with pytest.raises(IllegalAction) as refused:
        table.do("1", Invade("umbrians"))
    assert refused.value.why.key == "why.no_gold"


def test_a_campaign_lost_costs_six() -> None:
    table = peace().do("1", Invade("umbrians")).let_go().fight(["siege"], ["cavalry", "surprise"])
    table.let_go()
    assert table.prestige["1"] == 10 - 6 + 3
    assert table.state.lost and table.state.tokens["umbrians"] == 0
    assert table.told(BattleDecided).kind == "campaign"


def test_a_campaign_won_gains_dice_and_may_conquer() -> None:
    table = peace(("citizenship",)).do("1", Invade("umbrians")).let_go()
    table.fight(["legions", "siege"], ["cavalry"], 4, 2).let_go()
    assert table.moment() == "conquest.start"
    table.do("1", Conquer("citizenship"))
    assert table.state.tokens["umbrians"] == 1
    assert table.prestige["1"] == 10 + 4 + 3 + (3 + 2)


def test_a_campaign_won_without_conquest_leaves_the_region_free() -> None:
    table = peace(("citizenship",)).do("1", Invade("umbrians")).let_go()
    table.fight(["legions", "siege"], ["cavalry"], 4, 2).let_go().do("1", LeaveFree()).let_go()
    assert table.state.tokens["umbrians"] == 0 and not table.state.lost


@pytest.mark.ruling(21)
def test_ruling_21_corruption_when_spoils_pass_twenty() -> None:
    table = peace(treasury=20).do("1", Invade("umbrians")).let_go()
    table.fight(["legions", "siege"], ["cavalry"], 1, 6, 10)
    assert table.told(Corruption) == Corruption(10, 14)


def test_losing_battles_no_campaign_the_turn_after() -> None:
    table = Table(hands={"1": ["trade"]})
    table.state.weary = True
    table.resolve(Peace())
    assert not table.may("1", Invade)
    with pytest.raises(IllegalAction) as refused:
        table.do("1", Invade("umbrians"))
    assert refused.value.why.key == "why.lost_battle" and refused.value.section == "LOSING BATTLES"


def test_losing_battles_holds_for_the_next_consul_and_one_turn_only() -> None:
    table = Table(3, hands={s: [c] for s, c in zip("123", ("siege", "spears", "swords"), strict=True)})
    table.state.lost = True
    table.turn(step="declare").let_go()
    assert table.state.weary and not table.state.lost and table.state.consul == "2"
    assert GAME.view(table.state, "2").campaign_barred
    table.turn(step="declare").let_go()
    assert (table.state.weary, table.state.consul) == (False, "3")
