"""Response cards before the dice of a battle, each from its text."""

import pytest

from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.events.combat import (
    AutomaticVictory,
    BattleDecided,
    CardRolled,
    DieDropped,
    LeaderStruck,
)
from engine.games.sword_of_rome.events.combat import LeaderDisplaced as LeftAlone
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Table
from tests.engine.games.sword_of_rome.responses.fields import battle, dice, mods, respond, rolled

LEAGUE = "etruscan_samnite"
EVEN = (3, 3, 3, 3, 3, 3)


def romans(card: str, side: str = "roman", enemy: str = "samnite 4 egnatius") -> Table:
    """Return Romans who attack at Larinum, a side of the table having played a card."""
    return respond(battle("roman 4 valerius", enemy, "larinum", "capua", {side: (card,)}), side, card)


@pytest.mark.parametrize(
    ("card", "side", "attacker", "defender", "power", "amount"),
    [
        ("R8", "roman", "gallic 4 gaul_a", "etruscan 4 etruscan_a", "etruscan", -2),
        ("E9", LEAGUE, "gallic 4 gaul_a", "roman 4 valerius", "roman", -2),
        ("G22", "gallic", "gallic 4 gaul_a", "roman 4 valerius", "gallic", 2),
        ("K16", "greek", "greek 4 dionysius", "roman 4 valerius", "greek", 2),
        ("K20", "greek", "roman 4 valerius", "greek 4 dionysius", "greek", 1),
        ("E8", LEAGUE, "gallic 4 gaul_a", "roman 4 valerius", "gallic", -1),
        ("E14", LEAGUE, "roman 4 valerius", "samnite 4 egnatius", "samnite", 2),
        ("E15", LEAGUE, "roman 4 valerius", "samnite 4 egnatius", "samnite", 1),
        ("R16", "roman", "roman 4 valerius", "samnite 4 egnatius", "roman", 3),
    ],
)
def test_a_modifier(card: str, side: str, attacker: str, defender: str, power: str, amount: int) -> None:
    space, origin = ("bovianum", "aufidena") if card == "E15" else ("larinum", "luceria")
    table = respond(battle(attacker, defender, space, origin, {side: (card,)}), side, card)
    dice(table, *EVEN)
    assert mods(table, power)[card] == amount
    assert card in table.state.cards.zones[f"discard_{side}"]


@pytest.mark.parametrize("card, side, enemy", [("G22", "gallic", "gallic"), ("K16", "greek", "greek")])
def test_g22_and_k16_are_not_for_who_attacks_over_a_rough_link(card: str, side: str, enemy: str) -> None:
    leader = {"gallic": "gaul_a", "greek": "dionysius"}[enemy]
    places = ("larinum", "bovianum") if enemy == "gallic" else ("messana", "rhegium")
    table = battle(f"{enemy} 4 {leader}", "roman 4 valerius", *places, {side: (card,)})
    assert not table.allowed(side, Respond(card))


def test_r8_can_be_played_by_rome_in_a_battle_of_others_and_e9_not_without_romans() -> None:
    table = battle("gallic 4 gaul_a", "etruscan 4 etruscan_a", "larinum", "luceria", {LEAGUE: ("E9",)})
    assert "roman" in table.asked() and not table.allowed(LEAGUE, Respond("E9"))


def test_r9_the_lowest_of_four_dice_is_dropped() -> None:
    table = dice(romans("R9"), 2, 5, 1, 6, 3, 3, 3)
    assert rolled(table).attacker_dice == (2, 5, 6) and table.told(DieDropped)[0].die == 1


def test_r16_the_consul_goes_after_the_battle_and_who_is_no_consul_cannot() -> None:
    table = dice(romans("R16"), 6, 6, 6, 1, 2, 2)
    assert table.state.off_map.get("valerius") != "displaced"
    while table.moment() != "player_turn.menu":
        prompt = (
            next(p for side in table.asked() for p in table.prompts(side) if p.kind != "may") if table.asked() else None
        )
        if table.window():
            table.close()
        else:
            assert prompt is not None and prompt.default is not None
            table.do(prompt.side, prompt.default)
    assert table.state.off_map["valerius"] == "displaced"
    struck = table.told(LeaderStruck)[0]
    assert (struck.leader, struck.card, struck.gone) == ("valerius", "R16", False)
    minor = battle("roman 4 dictator", "samnite 4 egnatius", "larinum", "capua", {"roman": ("R16",)})
    assert not minor.allowed("roman", Respond("R16"))


def test_r29_the_commander_counts_one_more() -> None:
    before = mods(dice(battle("roman 4 camillus", "samnite 4 samnite_a", "larinum", "capua", {}), *EVEN), "roman")
    after = mods(dice(romans("R29", enemy="samnite 4 samnite_a"), *EVEN), "roman")
    bare = mods(dice(battle("roman 4 valerius", "samnite 4 samnite_a", "larinum", "capua", {}), *EVEN), "roman")
    assert before["leadership"] > 0
    assert after["leadership"] == bare.get("leadership", 0) + 1
    headless = battle("roman 4", "samnite 4 egnatius", "larinum", "capua", {"roman": ("R29",)})
    assert not headless.allowed("roman", Respond("R29"))


def test_g4_the_enemy_has_no_leadership() -> None:
    usual = dice(battle("gallic 4 gaul_a", "roman 4 camillus", "larinum", "luceria", {}), *EVEN)
    assert mods(usual, "roman")["leadership"] > 0
    table = respond(
        battle("gallic 4 gaul_a", "roman 4 camillus", "larinum", "luceria", {"gallic": ("G4",)}), "gallic", "G4"
    )
    dice(table, *EVEN)
    assert "leadership" not in mods(table, "roman")


def test_g4_leaves_ones_own_leadership() -> None:
    table = battle("gallic 4 brennus", "roman 4 valerius", "larinum", "luceria", {"gallic": ("G4",)})
    dice(respond(table, "gallic", "G4"), *EVEN)
    assert mods(table, "gallic")["leadership"] > 0


@pytest.mark.parametrize(("die", "amount"), [(1, -1), (2, 2), (4, 2), (5, 3), (6, 3)])
def test_k15_elephants_by_a_die_under_pyrrhus(die: int, amount: int) -> None:
    table = battle("roman 4 valerius", "greek 4 pyrrhus", "larinum", "luceria", {"greek": ("K15",)})
    respond(table, "greek", "K15", rolls=(die,))
    assert table.told(CardRolled)[0].amount == amount
    assert mods(dice(table, *EVEN), "greek")["K15"] == amount


def test_k15_needs_pyrrhus() -> None:
    table = battle("roman 4 valerius", "greek 4 dionysius", "larinum", "luceria", {"greek": ("K15",)})
    assert not table.allowed("greek", Respond("K15"))


def test_e8_costs_the_loser_one_more_if_gauls_win_and_nothing_if_they_lose() -> None:
    def fought(*rolls: int) -> BattleDecided:
        table = battle("gallic 8 gaul_a", "roman 9 valerius", "larinum", "luceria", {LEAGUE: ("E8",)})
        dice(dice(respond(table, LEAGUE, "E8"), *rolls), moment="battle.after")
        return table.told(BattleDecided)[0]

    won, lost = fought(6, 6, 6, 2, 2, 2), fought(2, 2, 2, 6, 6, 6)
    assert won.winner == "gallic" and won.defender_lost == sum(cu for _, cu in won.defender_losses) + 1
    assert lost.winner == "roman" and lost.attacker_lost == sum(cu for _, cu in lost.attacker_losses)
    assert lost.defender_lost == sum(cu for _, cu in lost.defender_losses)


def test_e15_forbids_an_automatic_victory_in_the_mountains() -> None:
    table = battle("roman 8 valerius", "samnite 2 egnatius", "bovianum", "aufidena", {LEAGUE: ("E15",)})
    assert table.moment() == "battle.stopped" and table.asked() == {LEAGUE}
    respond(table, LEAGUE, "E15")
    assert table.moment() == "battle.before" and not table.told(AutomaticVictory)
    assert mods(dice(table, *EVEN), "samnite")["E15"] == 1


def test_e15_holds_for_the_whole_action_and_ends_with_the_turn() -> None:
    table = battle("roman 8 valerius", "samnite 2 egnatius", "bovianum", "aufidena", {LEAGUE: ("E15",)})
    respond(table, LEAGUE, "E15")
    (effect,) = [one for one in table.state.effects if one.card == "E15"]
    turn = next(frame for frame in table.state.frames if type(frame).__name__ == "PlayerTurn")
    assert (effect.power, effect.space, effect.until) == ("samnite", "bovianum", turn.activity)


def test_e15_elsewhere_is_nothing_and_nobody_is_asked() -> None:
    table = battle("roman 8 valerius", "samnite 2 egnatius", "larinum", "luceria", {LEAGUE: ("E15",)})
    assert table.told(AutomaticVictory)


def test_e15_does_not_keep_the_samnites_from_winning_without_a_roll() -> None:
    table = battle("roman 1 valerius", "samnite 8 egnatius", "bovianum", "aufidena", {LEAGUE: ("E15",)})
    assert table.told(AutomaticVictory)[0].winner == "samnite"


@pytest.mark.ruling(247)
def test_g9_shuts_the_city_before_the_battle() -> None:
    table = battle("gallic 6 gaul_a", "etruscan 4 etruscan_a", "pisae", "luna", {"gallic": ("G9",)}, active="gallic")
    respond(table, "gallic", "G9")
    assert table.state.frames[-1].shut == "etruscan"  # type: ignore[union-attr]


def test_an_own_card_is_for_an_own_battle_only() -> None:
    table = battle(
        "gallic 4 gaul_a", "etruscan 4 etruscan_a", "larinum", "luceria", {"roman": ("R9", "R29"), "greek": ("K20",)}
    )
    assert not table.allowed("roman", Respond("R9")) and "greek" not in table.asked()


def test_the_window_opens_again_after_each_card() -> None:
    table = battle("roman 4 valerius", "samnite 4 egnatius", "larinum", "capua", {"roman": ("R9", "R29")})
    respond(respond(table, "roman", "R9"), "roman", "R29")
    assert table.moment() == "battle.before" and table.state.frames[-1].played == ("R9", "R29")  # type: ignore[union-attr]
    assert not table.told(LeftAlone)


def test_larinum_is_nobodys() -> None:
    """The battles above are on ground that is friendly to none, so that only cards tell."""
    assert Table().place("larinum") != Place("roman")
