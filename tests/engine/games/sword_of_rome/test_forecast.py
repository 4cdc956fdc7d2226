"""What is said before a march is confirmed, and what standing orders may say."""

import pytest

from engine.games.sword_of_rome.actions.movement import EndCampaign, MarchArmy, PlayCampaign
from engine.games.sword_of_rome.actions.reactions import LetGo, React
from engine.games.sword_of_rome.battle_chances import win_chance
from engine.games.sword_of_rome.contexts import Fought
from engine.games.sword_of_rome.events.diplomacy import ArmiesLent
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import Place
from engine.kernel.orders import StandingOrder, answer_by_orders
from tests.engine.games.sword_of_rome.playing import Force, Table

STACKS: dict[str, Force] = {
    "roman@roma": (5, "valerius"),
    "gallic@spoletium": (8, "gaul_a"),
    "etruscan@volsinii": (3, "etruscan_a"),
}


def table() -> Table:
    return Table(stacks=STACKS, places={"narnia": Place("gallic", 1)}, hands={"roman": ("R10",)}).turn_number_under_way(
        "roman"
    )


@pytest.mark.ruling(142)
def test_ruling_142_the_preview_names_who_may_react_at_each_leg_and_at_what_odds() -> None:
    played = table()
    prompt = played.prompt("roman", MarchArmy)
    given = prompt.menu.tokens_of_value(MarchArmy("R10", "valerius", (), 5, ("narnia", "volsinii")))
    said = GAME.preview(played.state, prompt, given).lines
    assert [one.key for one in said] == [
        "preview.interceptor",
        "preview.defender",
        "preview.battle",
        "preview.march_end",
    ]
    assert (said[0].args["leader"], said[0].args["needs"], said[0].args["chance"]) == ("gaul_a", 2, 33)
    assert (said[1].args["power"], said[1].args["needs"]) == ("etruscan", 1)


@pytest.mark.ruling(142)
@pytest.mark.parametrize(("attackers", "defenders"), [(8, 4), (6, 5), (3, 3), (4, 9), (10, 2), (2, 8)])
def test_ruling_142_the_preview_says_how_the_battle_at_the_end_stands(attackers: int, defenders: int) -> None:
    """As the question before the dice will say it, if nobody reacts."""
    stacks: dict[str, Force] = {"roman@capua": (attackers, "camillus"), "samnite@fregellae": (defenders, "egnatius")}
    held = {"roman": ("R10",), "etruscan_samnite": ("E4",)}
    table = Table(stacks=stacks, hands=held).turn_number_under_way("roman")
    march = MarchArmy("R10", "camillus", (), attackers, ("fregellae",))
    prompt = table.prompt("roman", MarchArmy)
    (said,) = (
        one
        for one in GAME.preview(table.state, prompt, prompt.menu.tokens_of_value(march)).lines
        if one.key.startswith("preview.battle")
    )
    table.do("roman", march)
    if table.moment() == "march.react":
        table.do("etruscan_samnite", React())
    while table.window() and table.moment() not in ("battle.before", "battle.stopped"):
        table.close()
    if said.key == "preview.battle_sure":
        assert max(attackers, defenders) >= 4 * min(attackers, defenders)
        assert said.args["winner"] == ("roman" if attackers > defenders else "samnite")
    else:
        context = table.prompt("etruscan_samnite", React, "battle.before").context
        assert isinstance(context, Fought)
        assert said.args["edge"] == f"{context.edge:+d}" and said.args["chance"] == round(
            100 * win_chance(context.edge)
        )


def test_a_leg_bears_the_odds_of_being_intercepted() -> None:
    played = table()
    prompt = played.prompt("roman", MarchArmy)
    before = prompt.menu.tokens_of_value(MarchArmy("R10", "valerius", (), 5, ("narnia",)))[:-1]
    odds = GAME.odds(played.state, prompt, (*before, "narnia"))
    assert odds is not None and odds.args["chance"] == 33
    assert GAME.odds(played.state, prompt, (*before, "praeneste")) is None


def test_standing_orders_know_the_roll_and_the_numbers() -> None:
    played = table().do("roman", MarchArmy("R10", "valerius", (), 5, ("narnia",)))
    prompt = played.prompt("gallic", React)
    order = StandingOrder(moment="march.react", condition="roll:2", answer="do_nothing")
    assert answer_by_orders(GAME, played.state, prompt, (order,)) == React()
    none = StandingOrder(moment="march.react", condition="roll:3", answer="do_nothing")
    assert answer_by_orders(GAME, played.state, prompt, (none,)) is None
    many = StandingOrder(moment="march.react", condition="outnumbered:2", answer="do_nothing")
    assert answer_by_orders(GAME, played.state, prompt, (many,)) is None


def test_who_is_lent_armies_is_told_so_and_nobody_else() -> None:
    """Section 9.5.5: what an ally may lead he must know of; other plans are nobody's business."""
    table = Table().turn_number_under_way("roman")
    table.do("gallic", LetGo((), ("greek",)))
    (lent,) = table.told(ArmiesLent)
    assert lent.lent and lent.seen_by("2") == lent and lent.seen_by("3") == lent
    assert lent.seen_by("1") is None and lent.seen_by(None) is None
    table.do("gallic", LetGo(("roman",), ("greek",)))
    assert len(table.told(ArmiesLent)) == 1  # nothing has changed for him
    table.do("gallic", LetGo((), ()))
    assert not table.told(ArmiesLent)[-1].lent


def test_who_ends_a_campaign_is_told_which_leaders_it_could_still_activate() -> None:
    """It named the Campaign itself, the first thing that a march is asked for."""
    played = Table(stacks={"roman@roma": (5, "valerius")}, hands={"roman": ("R1", "R2")}).turn_number_under_way("roman")
    played.do("roman", PlayCampaign("R1"))
    prompt = played.prompt("roman", EndCampaign)
    (said,) = GAME.preview(played.state, prompt, (EndCampaign.tag(),)).lines
    assert (said.key, said.args["leaders"]) == ("preview.not_activated", ("valerius",))
