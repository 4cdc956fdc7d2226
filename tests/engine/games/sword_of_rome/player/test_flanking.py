"""The computer player's flanking forces."""

from engine.games.sword_of_rome.actions.movement import Coordinate, FightAlone, MarchArmy, PlayCampaign
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.player.flanking import coordinate
from engine.kernel.actions import Action
from engine.kernel.dice import Lots
from tests.engine.games.sword_of_rome.playing import Force, Table


def before_fregellae(first: int, second: int, samnites: int, *, allied: bool = True) -> tuple[Table, Action | None]:
    """Let Camillus stand before a battle at Fregellae, with Valerius in Roma; return what the player answers. allied:
    Rome is at peace with all others, so that nobody else has land to be taken."""
    stacks: dict[str, Force] = {
        "roman@capua": (first + 2, "camillus"),
        "roman@roma": (second, "valerius"),
        "roman@praeneste": 1,
        "samnite@fregellae": (samnites, "egnatius"),
        "gallic@bononia": 3,
        "greek@syracusae": 3,
    }
    friends = [("roman", other) for other in ("etruscan", "greek", "gallic")] if allied else []
    table = Table(stacks=stacks, hands={"roman": ("R1",)}, alliances=friends).turn_of("roman")
    table.do("roman", PlayCampaign("R1")).do("roman", MarchArmy("R1", "camillus", (), first, ("fregellae",)))
    table.do("etruscan_samnite", React())
    while table.window():
        table.close()
    assert table.moment() == "march.coordinate"
    prompt = table.prompt("roman", Coordinate)
    view = GAME.view(table.state, table.state.players["roman"])
    return table, coordinate(view, prompt, Lots("flank"))


def test_a_second_army_comes_where_the_odds_are_even() -> None:
    table, answer = before_fregellae(6, 8, 6)
    assert isinstance(answer, Coordinate) and answer.leader == "valerius"
    assert table.allowed("roman", answer)


def test_an_army_that_can_take_a_victory_space_does_not_come() -> None:
    _, answer = before_fregellae(6, 8, 6, allied=False)
    assert answer == FightAlone()


def test_a_handful_is_not_worth_the_second_leader() -> None:
    _, answer = before_fregellae(10, 1, 4)
    assert answer == FightAlone()
