"""What CU and leaders have spent of a Campaign (sections 9.1.2 and 9.5.2, ruling 83)."""

import pytest

from engine.games.sword_of_rome.actions.movement import (
    EndCampaign,
    FightAlone,
    MarchArmy,
    MarchOn,
    PlayCampaign,
    Sortie,
)
from engine.games.sword_of_rome.actions.reactions import React, RefuseBattle
from engine.games.sword_of_rome.actions.siege import Besiege
from engine.games.sword_of_rome.events.movement import BattleRefused
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.engine.games.sword_of_rome.test_campaign import CAMPAIGN, HOLDS, campaign, marching, pass_windows

FAR = ("spoletium", "perusia", "clusium", "arretium")


def alone(table: Table) -> Table:
    """Fight without a flanking force, if one could come."""
    return table.do("roman", FightAlone()) if table.moment() == "march.coordinate" else table


def settled(table: Table) -> Table:
    """Answer all that a battle asks until the Campaign goes on."""
    while table.moment() not in ("campaign.start", "player_turn.menu"):
        if table.window():
            table.close()
            continue
        side = next(iter(table.asked()))
        answer = next(one.default for one in table.prompts(side) if one.default is not None)
        assert answer is not None
        table.do(side, answer)
    return table


@pytest.mark.ruling(83)
def test_ruling_83_cu_that_have_walked_their_points_are_not_taken_up_on_the_way() -> None:
    table = campaign({"roman@roma": (5, "valerius"), "roman@perusia": 2, "roman@narnia": (2, "camillus")})
    table.do("roman", marching("valerius", 5, "narnia", "spoletium", "narnia", "roma"))
    assert table.stack("roman@roma").cu == 5
    assert not table.allowed("roman", marching("camillus", 2, "roma", "take:3"))
    assert table.allowed("roman", marching("camillus", 2, "roma"))
    assert table.allowed("roman", marching("camillus", 2, "spoletium", "perusia", "take:2"))


@pytest.mark.ruling(83)
def test_cu_that_are_taken_up_bring_what_they_have_left() -> None:
    table = campaign({"roman@roma": (5, "valerius"), "roman@perusia": (2, "camillus")})
    table.do("roman", marching("valerius", 5, "narnia", "roma", "narnia"))  # they have one left
    assert table.allowed("roman", marching("camillus", 2, "spoletium", "narnia", "take:3", "roma"))
    assert table.allowed("roman", marching("camillus", 2, "spoletium", "narnia", "roma", "narnia"))
    assert not table.allowed("roman", marching("camillus", 2, "spoletium", "narnia", "take:3", "roma", "narnia"))


def test_once_tired_cu_are_dropped_the_others_have_their_points_again() -> None:
    """Section 9.5.2."""
    table = campaign({"roman@roma": (5, "valerius"), "roman@narnia": (3, "camillus")})
    table.do("roman", marching("valerius", 5, "narnia", "roma", "narnia"))  # five of eight have one MP left
    assert table.allowed("roman", marching("camillus", 3, *FAR))  # fresh ones go first
    assert not table.allowed("roman", marching("camillus", 5, *FAR))
    assert table.allowed("roman", marching("camillus", 5, "spoletium", "drop:2", *FAR[1:]))
    table.do("roman", marching("camillus", 5, "spoletium", "drop:2", *FAR[1:]))
    assert table.stack("roman@arretium").cu == 3 and table.stack("roman@spoletium").cu == 2


def test_cu_that_were_taken_up_late_have_spent_only_what_they_walked() -> None:
    """Section 9.5.2: two of the five have walked one space, three have walked three."""
    table = campaign({"roman@roma": (3, "valerius"), "roman@spoletium": 2, "roman@perusia": (1, "camillus")})
    table.do("roman", marching("valerius", 3, "narnia", "spoletium", "take:2", "perusia"))
    assert not table.allowed("roman", marching("camillus", 5, "clusium", "arretium"))
    assert table.allowed("roman", marching("camillus", 2, "clusium", "arretium", "clusium"))
    assert not table.allowed("roman", marching("camillus", 2, "clusium", "arretium", "clusium", "arretium"))


@pytest.mark.ruling(83)
def test_ruling_83_an_army_that_has_rolled_a_siege_stays() -> None:
    table = campaign(
        {"roman@pisae": (5, "valerius", "camillus"), "roman@luna": (1, "claudius")},
        places={"pisae": Place("etruscan", 3, siege=0, besieger="roman"), "luna": Place("roman")},
    )
    table.do("roman", Besiege(CAMPAIGN, "valerius"), 4, 3)
    assert table.moment() == "campaign.start"
    assert not table.allowed("roman", marching("camillus", 2, "luna"))
    assert not table.allowed("roman", marching("camillus", 0, "luna"))  # nor any leader of it
    assert not table.allowed("roman", marching("claudius", 0, "pisae", "take:2"))
    assert table.allowed("roman", marching("claudius", 1, "pisae"))


@pytest.mark.ruling(83)
def test_ruling_83_an_army_that_has_refused_battle_is_not_fetched() -> None:
    stacks: dict[str, Force] = {
        "roman@roma": (5, "valerius"),
        "roman@narnia": (1, "camillus"),
        "etruscan@volsinii": (4, "etruscan_a"),
    }
    table = campaign(stacks, places={"sutrium": Place("etruscan", 1)})
    table.do("roman", marching("valerius", 5, "sutrium"))
    table.do("etruscan_samnite", React(intercept=("etruscan@volsinii",)), 1)
    pass_windows(table).do("roman", RefuseBattle(), 1)
    assert table.told(BattleRefused)[0].success and table.moment() == "campaign.start"
    assert table.allowed("roman", marching("camillus", 1, "roma"))
    assert not table.allowed("roman", marching("camillus", 1, "roma", "take:3"))


@pytest.mark.ruling(83)
def test_ruling_83_the_beaten_move_no_more_where_they_have_fled_to() -> None:
    stacks: dict[str, Force] = {
        "roman@roma": (5, "valerius", "camillus"),
        "roman@narnia": (1, "claudius"),
        "etruscan@volsinii": (4, "etruscan_a"),
    }
    table = campaign(stacks, places={"sutrium": Place("roman", 1)})
    table.do("roman", marching("valerius", 5, "sutrium", "volsinii", along=("camillus",)))
    table = alone(pass_windows(table.do("etruscan_samnite", React())))
    settled(table.close(3, 2, 2, 5, 4, 3))
    fled = table.stack("roman@sutrium")
    assert table.moment() == "campaign.start" and fled.cu and fled.leaders
    assert not table.allowed("roman", marching("claudius", 1, "sutrium", f"take:{fled.cu}"))
    assert not table.allowed("roman", marching("camillus", 0, "roma"))


@pytest.mark.ruling(84)
def test_a_subordinate_goes_on_with_what_he_has_left() -> None:
    """Section 9.5.2: no leader spends more than four, and who was dropped on the way has spent what he walked."""
    table = campaign({"roman@roma": (5, "valerius", "camillus")})
    table.do("roman", marching("valerius", 5, "narnia", "drop:2", "drop:camillus", "spoletium", along=("camillus",)))
    assert table.allowed("roman", marching("camillus", 2, *FAR[:3]))
    assert not table.allowed("roman", marching("camillus", 2, *FAR))
    assert not table.allowed("roman", marching("camillus", 0, *FAR))
    table.do("roman", EndCampaign())


@pytest.mark.ruling(84)
def test_a_leader_who_has_been_activated_is_not_taken_up() -> None:
    """Section 9.5.1."""
    table = campaign({"roman@roma": (5, "valerius"), "roman@narnia": (1, "camillus")})
    table.do("roman", marching("valerius", 5, "narnia"))
    assert not table.allowed("roman", marching("camillus", 1, "roma", "narnia", "take:valerius"))
    assert not table.allowed("roman", marching("camillus", 1, "spoletium", "narnia", "take:valerius"))


def test_a_leader_who_moves_alone_picks_up_cu() -> None:
    """Section 9.1.2."""
    stacks: dict[str, Force] = {"roman@roma": (0, "valerius"), "roman@narnia": 3, "roman@spoletium": (1, "camillus")}
    table = Table(stacks=stacks, hands={"roman": ("R10",)}).turn_number_under_way("roman")
    march = marching("valerius", 0, "narnia", "take:2", "spoletium", "take:camillus", "take:1", "perusia", card="R10")
    table.do("roman", march)
    force = table.stack("roman@perusia")
    assert force.cu == 3 and force.leaders == ("valerius", "camillus") and table.stack("roman@narnia").cu == 1
    assert isinstance(march, MarchArmy)


def test_those_who_came_out_of_a_city_to_fight_make_no_second_sortie() -> None:
    """Section 9.5.2."""
    table = Table(
        stacks={"etruscan@roma": (8, "etruscan_a"), "roman@capua": (1, "claudius")},
        hands={"roman": (CAMPAIGN,), **HOLDS},
        places={"roma": Place("roman", 3, siege=0, besieger="etruscan")},
        strict=False,
    )
    inside = table.stack("roman@roma")
    table.state.off_map = {one: box for one, box in table.state.off_map.items() if one not in ("valerius", "camillus")}
    inside = type(inside)("roman", "roma", cu_inside=3, leaders_inside=("valerius", "camillus"))
    table.state.stacks = {**table.state.stacks, "roman@roma": inside}
    table.turn_number_under_way("roman").do("roman", PlayCampaign(CAMPAIGN)).do("roman", Sortie(CAMPAIGN, "valerius"))
    if table.moment() == "march.react":
        table.do("etruscan_samnite", React())
    alone(pass_windows(table))
    settled(table.close(1, 2, 2, 2, 2, 3))
    assert table.moment() == "campaign.start" and table.stack("roman@roma").cu_inside
    assert not table.offered("roman", Sortie) and not table.offered("roman", MarchOn)
