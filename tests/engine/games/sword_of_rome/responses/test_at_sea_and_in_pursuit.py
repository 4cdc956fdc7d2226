"""Ships, storms, pirates and pursuits: response cards on the way, each from its text."""

import pytest

from engine.games.sword_of_rome.actions.combat import RetreatTo
from engine.games.sword_of_rome.actions.movement import Halt, MarchArmy, MarchOn
from engine.games.sword_of_rome.actions.reactions import React, RefuseBattle
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.events.cards import ResponsePlayed
from engine.games.sword_of_rome.events.combat import Retreated
from engine.games.sword_of_rome.events.movement import (
    AvoidDeclared,
    AvoidRolled,
    BattleRefused,
    NavalRoll,
    PursuitRolled,
)
from engine.games.sword_of_rome.frames.combat import Retreat
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.engine.games.sword_of_rome.responses.fields import hands_of, respond

LEAGUE = "etruscan_samnite"


def attacked(cards: dict[str, tuple[str, ...]], *, hands: bool = True) -> Table:
    """Return Gauls who enter Pisae, where Etruscans stand."""
    stacks: dict[str, Force] = {"gallic@luna": (8, "gaul_a"), "etruscan@pisae": (3, "etruscan_a")}
    held = hands_of({**cards, "gallic": ("G20", *cards.get("gallic", ()))}) if hands else cards
    table = Table(stacks=stacks, hands=held).turn_number_under_way("gallic")
    return table.do("gallic", MarchArmy("G20", "gaul_a", (), 8, ("pisae",)))


def sails_from_pisae(table: Table) -> Table:
    """Let the Etruscans avoid to Tarquinii with Naval Transports."""
    return table.do(
        LEAGUE, React(avoid="sea:tarquinii", avoid_with=("etruscan_a",), avoid_cu=3, avoid_card="E10")
    )  # fmt: skip


def test_e10_an_etruscan_army_avoids_by_sea() -> None:
    table = sails_from_pisae(attacked({LEAGUE: ("E10",)}))
    assert table.moment() == "march.avoid_storm" and table.asked() == {"greek"}
    table.close(1)
    assert table.stack("etruscan@tarquinii").cu == 3 and "E10" not in table.hand(LEAGUE)


def test_the_card_that_an_army_sails_with_is_told_as_it_is_played_and_not_before() -> None:
    """Another attempt or a card may come first, and the army stay without having played it."""
    table = sails_from_pisae(attacked({LEAGUE: ("E10",)}))
    (declared,) = table.told(AvoidDeclared)
    assert declared.sails and "E10" not in str(declared) and declared.label().key == "event.avoid_declared_sails"
    assert next(type(event) for event in table.events if "E10" in str(event)) is ResponsePlayed


def test_k19_stops_an_avoid_by_sea_and_the_army_stays() -> None:
    table = sails_from_pisae(attacked({LEAGUE: ("E10",), "greek": ("K19",)}))
    table.do("greek", Respond("K19")).close()
    assert not table.told(AvoidRolled) and table.stack("etruscan@pisae").cu == 3
    battle = next(frame for frame in table.state.frames if type(frame).__name__ in ("Battle", "March"))
    assert battle.cornered  # type: ignore[union-attr]


def test_a_storm_answers_the_ships_and_the_last_card_counts_first() -> None:
    """A card for ships is declared, then the storm against it: last in, first out; both are spent."""
    table = sails_from_pisae(attacked({LEAGUE: ("E10",), "greek": ("K19",)}))
    table.do("greek", Respond("K19")).close()
    assert [e.card for e in table.told(ResponsePlayed)] == ["E10", "K19"]


def test_e10_an_etruscan_army_retreats_by_sea_with_three() -> None:
    table = Table(
        stacks={"etruscan@pisae": (4, "etruscan_a")}, hands=hands_of({LEAGUE: ("E10",)})
    ).turn_number_under_way("gallic")
    table.begin(
        Retreat(
            power="etruscan", space="pisae", cu=4, leaders=("etruscan_a",), winner="gallic", shut=True, barred="luna"
        )
    )
    while table.window():
        table.close()
    table.do(LEAGUE, RetreatTo("sea:tarquinii", "E10"))
    while table.window():
        table.close()
    assert table.told(Retreated)[0].by_sea and table.stack("etruscan@tarquinii").cu == 3


def landing(cards: dict[str, tuple[str, ...]]) -> Table:
    """Return Greeks who have landed at Tarquinii and whom Etruscans have intercepted there."""
    stacks: dict[str, Force] = {"greek@neapolis": (3, "dionysius"), "etruscan@vulci": (4, "etruscan_a")}
    places = {"tarquinii": Place("etruscan", 1)}
    table = Table(stacks=stacks, places=places, hands=hands_of({**cards, "greek": ("K10", *cards.get("greek", ()))}))
    table.turn_number_under_way("greek").do("greek", MarchArmy("K10", "dionysius", (), 3, ("sea:tarquinii",)))
    table.close()  # no pirates at first
    table.do(LEAGUE, React(intercept=("etruscan@vulci",)), 1)
    while table.window():
        table.close()
    return table


def test_e21_a_refusal_by_sea_rolls_too() -> None:
    table = landing({LEAGUE: ("E21",)})
    table.do("greek", RefuseBattle())
    assert table.moment() == "march.refuse_storm"
    table.do(LEAGUE, Respond("E21")).close(1, 6)
    assert table.told(BattleRefused)[0].success and table.told(NavalRoll)[0].result == "return"
    assert table.stack("greek@tarquinii").cu == 3


def test_e21_passed_a_refusal_by_sea_rolls_for_the_leader_alone() -> None:
    table = landing({LEAGUE: ("E21",)})
    table.do("greek", RefuseBattle()).close(1)
    assert table.stack("greek@neapolis").cu == 3 and not table.told(NavalRoll)


def pursuing(cards: tuple[str, ...]) -> Table:
    """Return Greeks before whom Romans have avoided battle."""
    stacks: dict[str, Force] = {"greek@tarentum": (8, "dionysius"), "roman@venusia": (3, "valerius")}
    places = {"venusia": Place("roman"), "luceria": Place("roman")}
    table = Table(stacks=stacks, places=places, hands=hands_of({"greek": ("K10", *cards)})).turn_number_under_way(
        "greek"
    )
    table.do("greek", MarchArmy("K10", "dionysius", (), 8, ("venusia",)))
    table.do("roman", React(avoid="luceria", avoid_with=("valerius",), avoid_cu=3), 1)
    while table.window():
        table.close()
    return table


def test_k20_a_pursuit_is_two_easier() -> None:
    table = pursuing(("K20",))
    table.do("greek", MarchOn(("canusium",), help=("K20",)), 6)
    plain = pursuing(())
    plain.do("greek", MarchOn(("canusium",)), 6)
    assert table.told(PursuitRolled)[0].needs == plain.told(PursuitRolled)[0].needs + 2
    assert "K20" not in table.hand("greek")


def test_k20_helps_no_march_without_a_pursuit() -> None:
    stacks: dict[str, Force] = {"greek@tarentum": (8, "dionysius")}
    table = Table(stacks=stacks, hands=hands_of({"greek": ("K10", "K20")})).turn_number_under_way("greek")
    assert not table.allowed("greek", MarchArmy("K10", "dionysius", (), 8, ("venusia",), help=("K20",)))


def test_g15_the_march_goes_on_past_who_has_fled() -> None:
    table = attacked({"gallic": ("G15",)})
    assert not table.told(ResponsePlayed)  # it was not put in
    stacks: dict[str, Force] = {"gallic@luna": (8, "gaul_a"), "etruscan@pisae": (3, "etruscan_a")}
    table = Table(stacks=stacks, hands=hands_of({"gallic": ("G20", "G15")})).turn_number_under_way("gallic")
    table.do("gallic", MarchArmy("G20", "gaul_a", (), 8, ("pisae",), help=("G15",)))
    assert [e.card for e in table.told(ResponsePlayed)] == ["G15"]
    while not table.offered("gallic", MarchOn):
        if table.window():
            table.close()
        else:
            side = sorted(table.asked())[0]
            prompt = next(one for one in table.prompts(side) if one.kind != "may")
            assert prompt.default is not None
            table.do(side, prompt.default)
    assert table.allowed("gallic", Halt()) and table.stack("etruscan@pisae").cu == 0


@pytest.mark.ruling(247)
def test_g9_shuts_the_gates_as_they_would_go_inside() -> None:
    table = attacked({"gallic": ("G9",)})
    table.do(LEAGUE, React(inside=3, inside_with=("etruscan_a",)))
    assert table.moment() == "march.gates" and table.asked() == {"gallic"}
    respond(table, "gallic", "G9")
    assert table.stack("etruscan@pisae").cu_inside == 0


def test_what_a_sure_way_means_is_said_beforehand() -> None:
    stacks: dict[str, Force] = {"samnite@larinum": (8, "egnatius"), "roman@luceria": (4, "valerius")}
    places = {"canusium": Place("roman")}
    table = Table(
        stacks=stacks, places=places, hands=hands_of({LEAGUE: ("E16",), "roman": ("R27",)})
    ).turn_number_under_way(LEAGUE)
    table.do(LEAGUE, MarchArmy("E16", "egnatius", (), 8, ("luceria",)))
    prompt = table.prompt("roman", React)
    action = React(avoid="canusium", avoid_with=("valerius",), avoid_cu=4, avoid_by="R27")
    preview = GAME.preview(table.state, prompt, prompt.menu.tokens_of_value(action))
    assert [line.key for line in preview.lines] == ["preview.avoid_sure"]
