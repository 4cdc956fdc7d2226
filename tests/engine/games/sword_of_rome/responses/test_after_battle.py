"""Response cards after the dice, after a battle, and on a retreat, each from its text."""

import pytest

from engine.games.sword_of_rome.actions.combat import GoInside
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.events.combat import (
    AutomaticVictory,
    BattleAgain,
    BattleDecided,
    CardRolled,
    DiceRerolled,
    LeaderStruck,
    Retreated,
    SupportGained,
)
from engine.games.sword_of_rome.events.movement import NavalRoll
from engine.games.sword_of_rome.frames.combat import Retreat
from engine.games.sword_of_rome.state import GONE, Place
from tests.engine.games.sword_of_rome.playing import Table
from tests.engine.games.sword_of_rome.responses.fields import battle, dice, hands_of, mods, respond, rolled

LEAGUE = "etruscan_samnite"


def through(table: Table, *moments: str) -> Table:
    """Pass all windows at these moments."""
    for moment in moments:
        dice(table, moment=moment)
    return table


def fought(cards: dict[str, tuple[str, ...]], *rolls: int, attacker: str = "roman 6 valerius", **more: object) -> Table:
    """Return a battle at Larinum after its dice."""
    given = {"defender": "samnite 8 egnatius", "origin": "capua", **more}
    table = battle(attacker, str(given["defender"]), "larinum", str(given["origin"]), cards)
    return dice(table, *rolls)


# After the dice


def test_r31_all_own_dice_are_rolled_again_and_the_new_ones_count() -> None:
    table = fought({"roman": ("R31",)}, 1, 1, 2, 2, 2, 2)
    assert rolled(table).attacker_dice == (1, 1, 2) and table.moment() == "battle.after"
    respond(table, "roman", "R31", rolls=(6, 6, 5))
    assert rolled(table).attacker_dice == (6, 6, 5) and rolled(table).defender_dice == (2, 2, 2)
    assert rolled(table).rerolled and table.told(DiceRerolled)[0].old == (1, 1, 2)
    assert through(table, "battle.after").told(BattleDecided)[0].winner == "roman"


def test_k36_some_dice_are_rolled_again_for_a_cu_that_counts_for_support() -> None:
    table = fought({"greek": ("K36",)}, 2, 1, 1, 6, 6, 2, attacker="greek 6 dionysius")
    respond(table, "greek", "K36", "2", "3", rolls=(2, 2))
    assert rolled(table).attacker_dice == (2, 2, 2)
    through(table, "battle.after")
    decided = table.told(BattleDecided)[0]
    assert decided.attacker_lost == sum(cu for _, cu in decided.attacker_losses) + 1


def test_k36_chooses_at_least_one_die_and_needs_two_cu() -> None:
    table = fought({"greek": ("K36",)}, 2, 1, 1, 6, 6, 2, attacker="greek 6 dionysius")
    assert not table.allowed("greek", Respond("K36")) and table.allowed("greek", Respond("K36", ("1",)))
    alone = fought({"greek": ("K36",)}, 2, 1, 1, 6, 6, 2, attacker="greek 1 dionysius", defender="samnite 2 egnatius")
    assert not alone.allowed("greek", Respond("K36", ("1",)))


# After a battle


WON = (6, 6, 6, 2, 2, 2)


def won(card: str, *more: str, attacker: str = "roman 6 valerius", defender: str = "samnite 8 egnatius") -> Table:
    side = attacker.partition(" ")[0]
    side = LEAGUE if side in ("samnite", "etruscan") else side
    table = battle(attacker, defender, "larinum", "capua" if side == "roman" else "luceria", {side: (card, *more)})
    return through(dice(table, *WON), "battle.after", "battle.lost")


def gained(table: Table) -> SupportGained:
    """Return what support a battle brought, its retreat being answered by defaults."""
    while not table.told(SupportGained):
        prompt = next((p for s in table.asked() for p in table.prompts(s) if p.kind != "may"), None)
        if table.window():
            table.close()
        else:
            assert prompt is not None and prompt.default is not None
            table.do(prompt.side, prompt.default)
    return table.told(SupportGained)[0]


def test_r20_two_more_points_of_support() -> None:
    table = gained(respond(won("R20"), "roman", "R20"))
    assert table.bonus == 2 and table.points == (table.lost + 1) // 2 + 2


@pytest.mark.parametrize("enemy, more", [("roman 8 valerius", True), ("greek 8 dionysius", False)])
def test_e36_two_more_points_after_a_victory_over_romans_alone(enemy: str, more: bool) -> None:
    table = won("E36", attacker="samnite 6 egnatius", defender=enemy)
    assert table.allowed(LEAGUE, Respond("E36")) == more
    if more:
        assert gained(respond(table, LEAGUE, "E36")).bonus == 2


@pytest.mark.parametrize("die, gone", [(3, False), (4, True)])
def test_r30_the_beaten_named_leader_is_displaced_or_leaves_the_game(die: int, gone: bool) -> None:
    table = respond(won("R30"), "roman", "R30", rolls=(die,))
    assert table.told(CardRolled)[0].die == die
    assert table.told(LeaderStruck)[0].gone == gone
    assert table.state.off_map["egnatius"] == (GONE if gone else "displaced")


def test_r30_is_not_for_a_minor_leader() -> None:
    assert not won("R30", defender="samnite 8 samnite_a").allowed("roman", Respond("R30"))


def test_g7_the_enemy_commander_is_displaced() -> None:
    table = won("G7", attacker="gallic 6 gaul_a", defender="roman 8 valerius")
    respond(table, "gallic", "G7")
    assert table.state.off_map["valerius"] == "displaced" and table.stack("roman@larinum").leaders == ()


def test_g5_fear_lasts_for_the_turn_and_costs_one_in_battles_against_gauls() -> None:
    table = won("G5", attacker="gallic 6 gaul_a", defender="roman 8 valerius")
    respond(table, "gallic", "G5")
    (effect,) = [one for one in table.state.effects if one.kind == "wild_beasts"]
    assert (effect.power, effect.until) == ("roman", "turn")


@pytest.mark.ruling(162)
def test_ruling_162_an_automatic_victory_is_no_battle_for_cards_of_the_winner() -> None:
    table = battle("roman 8 valerius", "samnite 2 egnatius", "larinum", "capua", {"roman": ("R20", "R30")})
    assert table.told(AutomaticVictory) and table.moment() != "battle.won"


def test_g10_forgets_the_cards_of_the_first_battle() -> None:
    table = battle("gallic 8 gaul_a", "roman 9 valerius", "larinum", "luceria", {"gallic": ("G10", "G22")})
    dice(respond(table, "gallic", "G22"), 2, 2, 3, 4, 4, 4)
    assert "G22" in mods(table, "gallic")
    respond(through(table, "battle.after"), "gallic", "G10")
    dice(table, 6, 6, 6, 2, 2, 2)
    assert table.told(BattleAgain) and "G22" not in mods(table, "gallic")


# On a retreat


def test_g25_a_gallic_retreat_costs_nothing() -> None:
    def retreat(card: tuple[str, ...]) -> Retreated:
        stacks = {"gallic@spoletium": (5, "gaul_a")}
        table = Table(stacks=stacks, hands=hands_of({"gallic": card})).turn_number_under_way("roman")
        table.begin(Retreat(power="gallic", space="spoletium", cu=5, leaders=("gaul_a",), winner="roman"))
        assert table.moment() == "retreat.start" and table.asked() == {"gallic"}
        if card:
            respond(table, "gallic", *card)
        through(table, "retreat.start")
        for _ in range(3):
            if table.moment() == "retreat.way":
                prompt = table.prompts("gallic")[0]
                assert prompt.default is not None
                table.do("gallic", prompt.default)
        return table.told(Retreated)[0]

    dear, free = retreat(()), retreat(("G25",))
    assert dear.lost > 0 and free.lost == 0 and free.cu == dear.cu + dear.lost


def test_g25_nobody_is_asked_where_the_way_costs_nothing() -> None:
    table = Table(
        stacks={"gallic@sena_gallica": (5, "gaul_a")}, hands=hands_of({"gallic": ("G25",)})
    ).turn_number_under_way("roman")
    table.begin(Retreat(power="gallic", space="sena_gallica", cu=5, leaders=("gaul_a",), winner="roman"))
    assert table.moment() != "retreat.start"


@pytest.mark.ruling(247)
def test_g9_keeps_the_beaten_out_of_their_city_in_the_gauls_own_action() -> None:
    stacks = {"etruscan@pisae": (4, "etruscan_a"), "gallic@pisae": (6, "gaul_a")}
    for active, asked in (("gallic", True), ("roman", False)):
        table = Table(stacks=stacks, hands=hands_of({"gallic": ("G9",)})).turn_number_under_way(active)
        table.begin(Retreat(power="etruscan", space="pisae", cu=4, leaders=("etruscan_a",), winner="gallic"))
        assert (table.moment() == "retreat.start") == asked
        if asked:
            respond(table, "gallic", "G9")
            assert not table.offered(LEAGUE, GoInside)
        else:
            assert table.offered(LEAGUE, GoInside)


def sailing_home(cards: dict[str, tuple[str, ...]]) -> Table:
    """Return Romans, beaten where they have landed, who go back by sea."""
    table = Table(
        stacks={"roman@pisae": (3, "valerius"), "etruscan@pisae": (5, "etruscan_a")},
        places={"pisae": Place("etruscan", 1)},
        hands=hands_of(cards),
    ).turn_number_under_way("roman")
    return table.begin(
        Retreat(
            power="roman",
            space="pisae",
            cu=3,
            leaders=("valerius",),
            attacker=True,
            came_from="sea:roma",
            winner="etruscan",
        )
    )


def test_k19_stops_a_retreat_by_sea() -> None:
    table = sailing_home({"greek": ("K19",)})
    assert table.moment() == "retreat.storm" and table.asked() == {"greek", LEAGUE}
    respond(table, "greek", "K19")
    assert table.stack("roman@pisae").cu == 0 and table.stack("roman@roma").cu == 0


def test_e21_pirates_have_a_voyage_roll() -> None:
    table = respond(sailing_home({LEAGUE: ("E21",)}), LEAGUE, "E21")
    through(table)
    dice(table, 6, moment="retreat.storm")
    assert table.told(NavalRoll)[0].modifier == -2  # to a friendly port; no roll was due before


def test_e21_makes_a_roll_worse_that_is_due_already() -> None:
    from engine.games.sword_of_rome.movement.sea import naval_modifier

    table = sailing_home({LEAGUE: ("E21",)})
    assert naval_modifier(table.state, "roman", "lilybaeum", ("E21",)) == 2
    assert naval_modifier(table.state, "roman", "lilybaeum") == 0


def test_e21_leaves_the_southern_ports_alone() -> None:
    table = Table(
        stacks={"roman@tarentum": (3, "valerius"), "greek@tarentum": (5, "dionysius")},
        hands=hands_of({LEAGUE: ("E21",)}),
    ).turn_number_under_way("roman")
    ways = {"attacker": True, "came_from": "sea:brundisium", "winner": "greek"}
    table.begin(Retreat(power="roman", space="tarentum", cu=3, leaders=("valerius",), **ways))  # type: ignore[arg-type]
    assert LEAGUE not in table.asked()
