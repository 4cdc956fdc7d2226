"""What is said of a voyage and of an ambassador before the answer is confirmed (chapters 7 and 12)."""

from engine.games.rise_of_the_roman_republic.actions.naval import Sail, SailWith, SendAmbassador
from engine.games.rise_of_the_roman_republic.game import PLAIN
from engine.games.rise_of_the_roman_republic.naval.routes import sea_way_token
from engine.kernel.actions import Action
from tests.engine.games.rise_of_the_roman_republic.eagle.test_seas import IONIUM, STRAIT, TUSCAN, pyrrhus
from tests.engine.games.rise_of_the_roman_republic.playing import Table

MEN = ("italian:infantry",) * 20


def said(table: Table, action: Action) -> dict[str, dict[str, object]]:
    prompt = table.prompt("epirus")
    seen = PLAIN.preview(table.state, prompt, prompt.menu.tokens_of_value(action))
    assert seen.legal
    return {line.key: dict(line.args) for line in seen.lines}


def test_a_sure_voyage_costs_nothing_and_says_what_a_landing_stirs() -> None:
    lines = said(pyrrhus(), SailWith("6118", sea_way_token((IONIUM, STRAIT)), MEN))
    assert (lines["preview.voyage"]["chance"], lines["preview.voyage"]["loss"]) == (100, 0)
    assert {"preview.lands_in_sicily", "preview.uninvited"} <= lines.keys()


def test_a_sea_that_is_not_ones_own_has_its_odds_and_its_loss() -> None:
    lines = said(pyrrhus(), SailWith("5423", sea_way_token((IONIUM, STRAIT, TUSCAN)), MEN))
    assert (lines["preview.voyage"]["chance"], lines["preview.voyage"]["loss"]) == (40, 2)
    assert "preview.lands_in_sicily" in lines and "preview.uninvited" not in lines  # in the west


def test_a_friend_of_syracuse_disturbs_nobody_there_and_who_has_landed_stirs_no_more() -> None:
    table = pyrrhus()
    table.state.masters, table.state.once = {"syracuse": "epirus"}, ("landed",)
    table = table.begin(table.state.frames[-1])
    assert said(table, SailWith("6118", sea_way_token((IONIUM, STRAIT)), MEN)).keys() == {"preview.voyage"}


def test_the_ambassador_has_his_own_odds() -> None:
    """Cineas with a rating of 5: a die of 0 to 5; Pyrrhus himself has 2."""
    assert said(pyrrhus(), SendAmbassador("west_sicilia"))["preview.embassy"]["chance"] == 60


def test_who_sails_alone_as_the_ships_are_too_few_is_told_how_many_they_hold() -> None:
    """Naval Transport takes so many SP at once as the zones' levels say (section 7.2); what fits needs no word."""
    alone = Sail("alone", "6118", sea_way_token((IONIUM, STRAIT)))
    facts = said(pyrrhus(sp=90), alone)["preview.ships_hold"]
    assert int(str(facts["sp"])) >= 90 > int(str(facts["holds"])) >= 20
    assert "preview.ships_hold" not in said(pyrrhus(), alone)
