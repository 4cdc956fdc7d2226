"""The responses of Carthage's deck with five players, and Crucifixion, each from its text. Those about the commander
before the dice stand in `test_displaced_commander`, those about the contest of voyages with the fleet."""

import pytest

from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.siege import Besiege
from engine.games.sword_of_rome.board.stacks import CITIZENS_FIRST
from engine.games.sword_of_rome.events.combat import BattleRolled, CardRolled, DiceRerolled, LeaderStruck
from engine.games.sword_of_rome.events.event_cards import CuTaken
from engine.games.sword_of_rome.events.movement import CardHelped, InterceptionDeclared, NavalRoll
from engine.games.sword_of_rome.events.siege import SiegeRolled
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.state import GONE, Place, Stack
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.engine.games.sword_of_rome.responses.fields import dice, mods

CARTHAGE, LEAGUE = "carthaginian", "etruscan_samnite"
DICE = (3, 3, 3, 2, 2, 2)


def battle(card: str, space: str = "selinus", *, mercenaries: int = 2, attacker: bool = True, **given: object) -> Table:
    """Return a table of five with a battle of Carthage against Greeks, Carthage holding a card."""
    stacks: dict[str, Force] = {f"carthaginian@{space}": (6, "hamilcar"), f"greek@{space}": (6, "greek_a")}
    hired = {f"carthaginian@{space}": mercenaries} if mercenaries else {}
    hands = {CARTHAGE: (card, "C18"), LEAGUE: ("E4",), **given.pop("hands", {})}  # type: ignore[dict-item]
    table = Table(players=5, stacks=stacks, mercenaries=hired, hands=hands, **given)  # type: ignore[arg-type]
    first, second = (CARTHAGE, "greek") if attacker else ("greek", CARTHAGE)
    table.turn_number_under_way(first)
    came_from = {"selinus": "lilybaeum", "kerkouane": "carthago", "rhegium": "locri"}.get(space, "lilybaeum")
    return table.begin(Battle(space=space, attacker=first, defender=second, came_from=came_from))


def respond(table: Table, side: str, card: str, *targets: str, rolls: tuple[int, ...] = ()) -> Table:
    return table.do(side, Respond(card, targets)).close(*rolls)


# Before the dice


def test_c9_numidian_cavalry_is_one_more_in_battle() -> None:
    table = dice(respond(battle("C9"), CARTHAGE, "C9"), *DICE)
    assert mods(table, CARTHAGE)["C9"] == 1


def test_c9_or_makes_an_interception_two_easier() -> None:
    stacks: dict[str, Force] = {"greek@agrigentum": (5, "dionysius"), "carthaginian@lilybaeum": (4, "hamilcar")}
    table = Table(players=5, stacks=stacks, hands={CARTHAGE: ("C9", "C18"), "greek": ("K10",)}).turn_number_under_way(
        "greek"
    )
    table.do("greek", MarchArmy("K10", "dionysius", (), 5, ("selinus",)))
    assert table.moment() == "march.react" and table.asked() == {CARTHAGE}
    table.do(CARTHAGE, React(intercept=("carthaginian@lilybaeum+C9",)), 5)
    assert [one.needs for one in table.told(InterceptionDeclared)] == [5]  # his tactics of 3, and 2
    assert table.hand(CARTHAGE) == ("C18",) and table.stack("carthaginian@selinus").cu == 4


@pytest.mark.parametrize(("die", "mod"), [(1, -1), (2, 2), (4, 2), (5, 3), (6, 3)])
def test_c21_elephants_do_what_their_die_says(die: int, mod: int) -> None:
    table = respond(battle("C21"), CARTHAGE, "C21", rolls=(die,))
    assert table.told(CardRolled) == [CardRolled(CARTHAGE, "C21", die, mod)]
    assert mods(dice(table, *DICE), CARTHAGE)["C21"] == mod


@pytest.mark.parametrize(("space", "there"), [("selinus", True), ("kerkouane", True), ("rhegium", False)])
def test_c21_elephants_fight_in_africa_and_sicily_alone(space: str, there: bool) -> None:
    assert battle("C21", space).allowed(CARTHAGE, Respond("C21")) is there


def test_c26_a_mercenary_goes_ahead_for_two_more() -> None:
    table = dice(respond(battle("C26"), CARTHAGE, "C26"), *DICE)
    assert table.told(BattleRolled) and mods(table, CARTHAGE)["C26"] == 2
    there = table.stack("carthaginian@selinus")
    assert there.mercenaries <= 1 and there.cu <= 5


@pytest.mark.ruling(223)
@pytest.mark.parametrize(("card", "rolls"), [("C26", ()), ("C30", (1,))])
def test_ruling_223_the_price_of_a_card_is_a_mercenary_and_told(card: str, rolls: tuple[int, ...]) -> None:
    table = battle(card)
    table.state.plans = {CARTHAGE: (CITIZENS_FIRST,)}
    respond(table, CARTHAGE, card, rolls=rolls)
    assert table.stack("carthaginian@selinus") == Stack(CARTHAGE, "selinus", 5, ("hamilcar",), mercenaries=1)
    assert table.told(CuTaken) == [CuTaken(CARTHAGE, "selinus", 1, card)]


def test_c26_needs_a_mercenary_in_the_battle() -> None:
    assert not battle("C26", mercenaries=0).allowed(CARTHAGE, Respond("C26"))


def test_c29_the_sacred_band_rolls_four_dice_and_counts_all() -> None:
    table = dice(respond(battle("C29"), CARTHAGE, "C29"), 3, 3, 3, 3, 2, 2, 2)
    assert table.told(BattleRolled)[-1].attacker_dice == (3, 3, 3, 3)


def test_c29_needs_citizens() -> None:
    assert not battle("C29", mercenaries=6).allowed(CARTHAGE, Respond("C29"))


# After the dice, after the battle


def test_c37_one_die_is_rolled_again() -> None:
    table = dice(battle("C37"), 1, 3, 3, 4, 4, 4)
    assert table.moment() == "battle.after"
    assert not table.allowed(CARTHAGE, Respond("C37", ("1", "2")))
    respond(table, CARTHAGE, "C37", "1", rolls=(6,))
    assert table.told(DiceRerolled) == [DiceRerolled("selinus", CARTHAGE, "C37", (1,), (6,))]
    assert "C37" not in table.hand(CARTHAGE)


@pytest.mark.parametrize("carthage_wins", [False, True])
def test_e12_the_beaten_commander_of_carthage_is_crucified(carthage_wins: bool) -> None:
    table = battle("C1", hands={LEAGUE: ("E12_5p", "E4")})
    dice(table, *((6, 6, 5, 1, 1, 2) if carthage_wins else (1, 1, 2, 6, 6, 5)))
    while table.moment() not in ("battle.won", "politics.start", "player_turn.menu", "retreat.start"):
        table.close()
    asked = table.moment() == "battle.won" and LEAGUE in table.asked()
    assert asked is not carthage_wins
    if asked:
        table.do(LEAGUE, Respond("E12_5p")).close()
        assert table.state.off_map["hamilcar"] == GONE and table.told(LeaderStruck)[0].card == "E12_5p"


# Sieges and voyages


def test_c36_engineers_add_three_to_a_siege_roll() -> None:
    stacks: dict[str, Force] = {"carthaginian@messana": (5, "hamilcar")}
    places = {"messana": Place("greek", 3, siege=0, besieger=CARTHAGE)}
    table = Table(players=5, stacks=stacks, places=places, hands={CARTHAGE: ("C11", "C36")}).turn_number_under_way(
        CARTHAGE
    )
    table.do(CARTHAGE, Besiege("C11", "hamilcar", help=("C36",)), 2, 2)
    assert table.told(SiegeRolled)[-1].modifier == 3 and table.hand(CARTHAGE) == ()


@pytest.mark.ruling(246)
def test_c10_the_hand_of_baal_hadad_has_a_voyage_roll_three_worse() -> None:
    stacks: dict[str, Force] = {"greek@tarentum": (3, "dionysius")}
    table = Table(players=5, stacks=stacks, hands={CARTHAGE: ("C10",), "greek": ("K22",)}).turn_number_under_way(
        "greek"
    )
    table.do("greek", MarchArmy("K22", "dionysius", (), 3, ("sea:messana",)))
    assert table.close().moment() == "march.storm"  # it is not contested
    respond(table, CARTHAGE, "C10", rolls=(3,))
    assert table.told(NavalRoll)[0].die == 3 and table.told(NavalRoll)[0].modifier == 3 - 2  # a friendly port


def landing(*held: str, greek: tuple[str, ...] = (), help_: tuple[str, ...] = ()) -> Table:
    """Return Carthage, which has just said that it sails from Lilybaeum to Rhegium, beside Greeks in Locri."""
    stacks: dict[str, Force] = {"carthaginian@lilybaeum": (5, "hamilcar"), "greek@bruttii": (4, "dionysius")}
    table = Table(
        players=5,
        stacks=stacks,
        hands={CARTHAGE: ("C1", "C11", *held), "greek": ("K10", *greek)},
        places={"rhegium": Place(CARTHAGE, 1)},
    ).turn_number_under_way(CARTHAGE)
    table.do(CARTHAGE, MarchArmy("C11", "hamilcar", (), 5, ("sea:rhegium",), help=help_))
    while table.moment() == "player_turn.mistrust":
        table.close()
    return table


@pytest.mark.ruling(225)
def test_c35_by_night_nobody_stops_the_voyage_or_intercepts() -> None:
    seen = landing("C35", greek=("K19",))
    assert seen.moment() == "march.storm"
    seen.close()
    assert seen.moment() == "march.react" and seen.asked() == {"greek"}
    table = landing("C35", greek=("K19",), help_=("C35",))
    assert table.told(CardHelped) == [CardHelped(CARTHAGE, "C35", "rhegium")] and "C35" not in table.hand(CARTHAGE)
    assert not table.window() and table.asked() == {CARTHAGE}
    assert table.stack("carthaginian@rhegium").cu == 5 and not table.told(InterceptionDeclared)


def test_c35_on_land_stays_in_the_hand() -> None:
    stacks: dict[str, Force] = {"carthaginian@lilybaeum": (5, "hamilcar")}
    table = Table(players=5, stacks=stacks, hands={CARTHAGE: ("C11", "C35")}).turn_number_under_way(CARTHAGE)
    table.do(CARTHAGE, MarchArmy("C11", "hamilcar", (), 5, ("selinus",), help=("C35",)))
    while table.window():
        table.close()
    assert table.stack("carthaginian@selinus").cu == 5 and table.hand(CARTHAGE) == ("C35",)
