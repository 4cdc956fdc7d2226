"""SPECIAL CARDS: Scandal, Plague, Recruitment and Conscription; the discards of the ETCETERA PHASE."""

import pytest

from engine.games.samnite_wars.actions import (
    BuyCards,
    CommitEffort,
    Discard,
    Fortify,
    FreeRegion,
    Invade,
    Levy,
    NegateWar,
    PaxRomana,
    PlayPlague,
    PlayScandal,
)
from engine.games.samnite_wars.events import ArmyLevied, CardsDiscarded, PlaguePlayed, ScandalPlayed
from engine.games.samnite_wars.state import DISCARDS, Peace, Raids, War
from engine.kernel.actions import Pass
from engine.kernel.errors import IllegalAction
from tests.engine.games.samnite_wars.table import ALL_BUT_LATINS, GAME, Table

HANDS = {"1": ["legions", "recruitment", "conscription"], "2": ["plague", "scandal", "spears"], "3": ["armor"]}


@pytest.mark.ruling(19)
def test_ruling_19_scandal_in_the_window_at_the_start_of_a_turn() -> None:
    table = Table(hands=HANDS).turn()
    assert table.moment("2") == "turn.dawn" and table.asked() == {"2"}
    table.do("2", PlayScandal()).close()
    assert table.prestige["1"] == 7
    assert table.told(ScandalPlayed) == ScandalPlayed("2", "scandal", "1", 3)
    assert not table.window()  # all know now where the card lies


@pytest.mark.ruling(19)
def test_ruling_19_scandal_at_any_moment_of_the_turn() -> None:
    table = Table(hands=HANDS).resolve(Peace())
    assert table.may("2", PlayScandal)
    table.do("2", PlayScandal())
    assert table.prestige["1"] == 7 and table.barrier == "right"
    assert table.moment("1") == "peace.start"  # what was asked is asked anew


def test_a_scandal_is_offered_to_its_holder_alone() -> None:
    table = Table(3, hands=HANDS).resolve(Peace())
    assert not table.may("3", PlayScandal) and not table.may("1", PlayScandal)


def test_no_scandal_in_the_middle_of_a_battle() -> None:
    table = Table(3, hands=HANDS).resolve(Peace()).do("1", Invade("umbrians")).let_go()
    assert table.moment("1") == "war_effort.roles" and not table.may("2", PlayScandal)


@pytest.mark.ruling(19)
def test_ruling_19_scandal_in_the_window_at_the_end_of_a_turn() -> None:
    table = Table(hands=HANDS, triumph=2).turn(step="dusk").do("2", PlayScandal()).close()
    assert table.prestige["1"] == 0  # ruling 5


@pytest.mark.ruling(19)
def test_ruling_19_plague_stops_a_declared_campaign_before_its_coin() -> None:
    table = Table(hands=HANDS).resolve(Peace()).do("1", Invade("umbrians"))
    assert table.asked() == {"2"}
    table.do("2", PlayPlague()).close()
    assert table.treasury == 5 and table.told(PlaguePlayed).seat == "2"
    assert table.moment("1") == "peace.start" and not table.may("1", Invade)
    with pytest.raises(IllegalAction) as refused:
        table.do("1", Invade("umbrians"))
    assert refused.value.why.key == "why.plague"


def test_plague_in_raids_leaves_fortifying() -> None:
    table = Table(hands=HANDS).resolve(Raids()).do("1", Invade("umbrians")).do("2", PlayPlague()).close()
    table.do("1", Fortify(), 2)
    assert table.treasury == 3


def test_a_plague_ends_with_the_turn() -> None:
    table = Table(hands=HANDS).resolve(Peace()).do("1", Invade("umbrians")).do("2", PlayPlague()).close()
    table.do("1", PaxRomana())
    for seat in ("1", "2"):
        table.do(seat, Discard(()))
    assert not table.let_go().state.plague


@pytest.mark.ruling(25)
@pytest.mark.parametrize("card", ["recruitment", "conscription"])
def test_ruling_25_a_levy_undoes_a_lost_battle(card: str) -> None:
    table = Table(hands=HANDS)
    table.state.weary = True
    table.resolve(Peace())
    assert not table.may("1", Invade)
    table.do("1", Levy(card))
    assert table.treasury == 3 and table.told(ArmyLevied) == ArmyLevied("1", card, 2)
    assert table.may("1", Invade)
    assert table.state.cards.zones[DISCARDS] == [card]


@pytest.mark.ruling(19)
def test_ruling_19_a_levy_undoes_a_plague() -> None:
    table = Table(hands=HANDS).resolve(Peace()).do("1", Invade("umbrians")).do("2", PlayPlague()).close()
    table.do("1", Levy("recruitment")).do("1", Invade("umbrians")).let_go()
    assert table.moment("1") == "war_effort.effort" and table.treasury == 1


@pytest.mark.ruling(25)
@pytest.mark.parametrize("treasury", [1, 2, 3])
def test_ruling_25_a_levy_needs_its_gold_and_the_campaign_s(treasury: int) -> None:
    table = Table(hands={**HANDS, "1": ["recruitment", "trade"]}, treasury=treasury)
    table.state.weary = True
    assert not table.turn(step="strategy").may("1", Levy)
    table.do("1", BuyCards(0), 2)
    assert table.moment("1") == "peace.start" and not table.may("1", Levy)


@pytest.mark.ruling(25)
def test_ruling_25_with_four_gold_a_levy_is_followed_by_its_campaign() -> None:
    table = Table(hands=HANDS, treasury=4)
    table.state.weary = True
    table.resolve(Peace()).do("1", Levy("recruitment")).do("1", Invade("umbrians")).let_go()
    assert table.treasury == 0 and table.moment("1") == "war_effort.effort"


@pytest.mark.ruling(25)
def test_ruling_25_a_levy_needs_a_reason() -> None:
    assert not Table(hands=HANDS).resolve(Peace()).may("1", Levy)  # nothing bars the campaign


@pytest.mark.ruling(25)
def test_ruling_25_no_levy_where_no_region_is_left_to_invade() -> None:
    table = Table(hands=HANDS, rome=ALL_BUT_LATINS)
    table.state.weary = True
    assert not table.turn(step="strategy").may("1", Levy)


@pytest.mark.ruling(25)
def test_ruling_25_no_levy_where_no_choice_will_come() -> None:
    """In a war that nobody negates there is nothing to choose; nor when the turn runs out."""
    six = ("umbrians", "tarentines", "etruscans", "campanians", "gauls", "bruttians")
    table = Table(hands={**HANDS, "2": ["hordes", "ferocity"]}, treasury=12, rome=six)
    table.state.weary = True
    table.resolve(War(step="declared", region="lucanians"), event="war")
    table.fight(["legions"], ["hordes", "ferocity"], 2, 2).let_go(1)
    assert table.moment("1") == "war.freed" and not table.may("1", Levy)
    table.do("1", FreeRegion("gauls")).do("1", Discard(())).let_go()
    assert table.moment("1") == "turn.declare" and table.treasury >= 4 and not table.may("1", Levy)


@pytest.mark.ruling(25)
def test_ruling_25_a_levy_in_the_peace_of_a_negated_war() -> None:
    table = Table(hands={"1": ["recruitment", "treaty", "spears"], "2": ["armor"]})
    table.state.weary = True
    table.resolve(War(), 6, event="war").do("1", NegateWar("treaty")).let_go()
    assert table.moment("1") == "peace.start" and table.may("1", Levy)


@pytest.mark.ruling(25)
def test_ruling_25_only_before_the_choice() -> None:
    table = Table(hands=HANDS)
    table.state.weary = True
    table.resolve(Peace()).do("1", PaxRomana())
    assert not table.may("1", Levy)


@pytest.mark.ruling(25)
def test_ruling_25_in_his_own_turn_from_the_start() -> None:
    table = Table(hands=HANDS)
    table.state.weary = True
    table.turn().let_go()
    assert table.moment("1") == "turn.strategy" and table.may("1", Levy)
    table.do("1", Levy("recruitment")).do("1", BuyCards(0), 3)
    assert table.may("1", Invade)


def test_the_asked_window_of_the_other_side_passes() -> None:
    table = Table(hands=HANDS).resolve(Peace()).do("1", Invade("umbrians")).do("2", Pass()).close()
    assert table.may("1", CommitEffort)


def test_the_consul_is_the_target_of_windows() -> None:
    table = Table(3, hands=HANDS).turn()
    assert not any(GAME.is_targeted(table.state, p) for s in "23" for p in table.prompts(s))


# Etcetera


def test_etcetera_up_to_five_discards() -> None:
    hand = ["siege", "spears", "swords", "trade", "build", "tribute"]
    table = Table(hands={"1": hand, "2": ["armor"]}).turn(step="etcetera")
    with pytest.raises(IllegalAction):
        table.do("1", Discard(tuple(hand)))
    table.do("1", Discard(tuple(hand[:5]))).do("2", Discard(()))
    assert set(table.state.cards.zones[DISCARDS]) == set(hand[:5])


@pytest.mark.ruling(23)
def test_ruling_23_discards_are_secret() -> None:
    table = Table(hands={"1": ["siege", "trade"], "2": ["armor"]}).turn(step="etcetera")
    table.do("1", Discard(("siege",))).do("2", Discard(()))
    told = table.told(CardsDiscarded)
    assert told.seen_by("1") is told
    other = told.seen_by("2")
    assert isinstance(other, CardsDiscarded) and other.cards == () and other.count == 1
    assert GAME.view(table.state, "2").discards == () and GAME.view(table.state, "1").discards == ("siege",)
