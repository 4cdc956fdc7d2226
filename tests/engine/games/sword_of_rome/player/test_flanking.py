"""The computer player's flanking forces."""

from engine.games.sword_of_rome.actions.movement import Coordinate, FightAlone, MarchArmy, PlayCampaign
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.computer_player.flanking import choose_coordination
from engine.games.sword_of_rome.computer_player.reactions import choose_march_on
from engine.games.sword_of_rome.events.movement import FlankJoined
from engine.games.sword_of_rome.events.siege import Raided
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import Place
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import MAY
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
    table = Table(stacks=stacks, hands={"roman": ("R1",)}, alliances=friends).turn_number_under_way("roman")
    table.do("roman", PlayCampaign("R1")).do("roman", MarchArmy("R1", "camillus", (), first, ("fregellae",)))
    table.do("etruscan_samnite", React())
    while table.window():
        table.close()
    assert table.moment() == "march.coordinate"
    prompt = table.prompt("roman", Coordinate)
    view = GAME.view(table.state, table.state.players["roman"])
    return table, choose_coordination(view, prompt, UnverifiedRandom("flank"))


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


# Raids on the way (sections 9.5.6 and 14.2)


def before_arretium() -> Table:
    """Return Gauls before a battle at Arretium, to which a second army comes through Etruscan country; Clusium is
    theirs already."""
    stacks: dict[str, Force] = {
        "gallic@sena_gallica": (10, "gaul_b"),
        "etruscan@arretium": (8, "etruscan_a"),
        "gallic@ariminum": (6, "gaul_c"),
    }
    friends = [("gallic", other) for other in ("roman", "greek", "samnite")]  # nothing else is to be had
    hands = {"gallic": ("G1",), "etruscan_samnite": ("E4",)}
    places = {"clusium": Place("gallic")}
    table = Table(stacks=stacks, hands=hands, alliances=friends, places=places).turn_number_under_way("gallic")
    table.do("gallic", PlayCampaign("G1")).do("gallic", MarchArmy("G1", "gaul_c", (), 6, ("arretium",)))
    table.do("etruscan_samnite", React())
    while table.window():
        table.close()
    assert table.moment() == "march.coordinate"
    return table


def answer(table: Table) -> Action | None:
    """Return what the computer player of the Gauls answers."""
    prompt = next(one for one in table.prompts("gallic") if one.kind != MAY)
    view = GAME.view(table.state, table.state.players["gallic"])
    decide = choose_coordination if table.moment() == "march.coordinate" else choose_march_on
    return decide(view, prompt, UnverifiedRandom("raids"))


def test_a_flanking_force_raids_on_its_way_and_joins_all_the_same() -> None:
    table = before_arretium()
    called = answer(table)
    assert isinstance(called, Coordinate) and called.leader == "gaul_b" and called.route[-1] == "raid"
    table.do("gallic", called, 5, 5)
    for _ in range(6):
        if table.moment() != "march.on":
            break
        chosen = answer(table)
        assert chosen is not None and table.allowed("gallic", chosen)
        table.do("gallic", chosen, *((2, 4) if getattr(chosen, "route", ())[-1:] == ("raid",) else ()))
        while table.window() and table.moment().startswith("march."):
            table.close()
    assert table.told(Raided)[0].success and [one.leader for one in table.told(FlankJoined)] == ["gaul_b"]
