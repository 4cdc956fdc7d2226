"""The computer player in windows: which card it plays, and when it keeps it."""

from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.actions.reactions import React, RefuseBattle
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.siege import Besiege
from engine.games.sword_of_rome.computer_player.computer import StrongPlayer
from engine.games.sword_of_rome.computer_player.responding import action_with_helping_card
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import Place
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import MAY
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.engine.games.sword_of_rome.responses.fields import battle, dice, hands_of

LEAGUE = "etruscan_samnite"


def answer(table: Table, side: str, moment: str = "") -> Action | None:
    """Return what the computer player answers for a side."""
    found = [one for one in table.prompts(side) if one.kind != MAY and (not moment or one.moment == moment)]
    prompt = found[0]
    return StrongPlayer().answer(GAME.view(table.state, prompt.seat), prompt, UnverifiedRandom(1))


def test_a_card_that_makes_an_even_battle_likely_is_played_and_the_better_one_first() -> None:
    table = battle("roman 6 valerius", "samnite 6 samnite_a", "larinum", "capua", {"roman": ("R29", "R16")})
    assert answer(table, "roman") == Respond("R16")


def test_no_card_is_spent_on_a_skirmish_nor_on_a_battle_that_is_won() -> None:
    small = battle("roman 2 valerius", "samnite 2 samnite_a", "larinum", "capua", {"roman": ("R29", "R16")})
    sure = battle("roman 9 camillus", "samnite 3 samnite_a", "larinum", "capua", {"roman": ("R29",)})
    assert answer(small, "roman") != Respond("R16") and answer(sure, "roman") != Respond("R29")


def test_cards_are_not_played_against_oneself() -> None:
    table = battle(
        "gallic 6 gaul_a", "etruscan 6 etruscan_a", "larinum", "luceria", {LEAGUE: ("E8",), "roman": ("R8",)}
    )
    table.state.vp = {**table.state.vp, "gallic": 9, LEAGUE: 2}
    assert answer(table, "roman") != Respond("R8")
    table.state.vp = {**table.state.vp, "gallic": 2, LEAGUE: 9}
    assert answer(table, "roman") == Respond("R8")


def test_dice_are_rolled_again_only_after_a_defeat_that_they_may_turn() -> None:
    def after(*rolls: int) -> Action | None:
        table = battle("roman 6 valerius", "samnite 6 samnite_a", "larinum", "capua", {"roman": ("R31",)})
        return answer(dice(table, *rolls), "roman")

    assert after(1, 1, 2, 3, 3, 3) == Respond("R31")
    assert after(6, 6, 6, 1, 1, 1) != Respond("R31") and after(5, 5, 5, 6, 6, 6) != Respond("R31")


def test_the_low_dice_alone_are_rolled_again_where_some_may_be() -> None:
    table = battle("greek 6 dionysius", "samnite 6 samnite_a", "larinum", "luceria", {"greek": ("K36",)})
    assert answer(dice(table, 6, 1, 1, 4, 4, 4), "greek") == Respond("K36", ("2", "3"))


def test_a_siege_is_pushed_on_with_engines() -> None:
    stacks: dict[str, Force] = {"roman@neapolis": (8, "valerius")}
    places = {"neapolis": Place("greek", 2, siege=1, besieger="roman")}
    table = Table(stacks=stacks, places=places, hands={"roman": ("R34", "R13")}).turn_number_under_way("roman")
    prompt = table.prompt("roman", Besiege)
    assert action_with_helping_card(Besiege("R13", "valerius"), prompt) == Besiege("R13", "valerius", ("R34",))
    assert action_with_helping_card(Besiege("R34", "valerius"), prompt) == Besiege("R34", "valerius")


def test_whoever_falls_back_does_so_by_a_card_that_makes_it_sure() -> None:
    stacks: dict[str, Force] = {"roman@larinum": (2, "valerius"), "samnite@venusia": (9, "egnatius")}
    table = Table(stacks=stacks, places={"luceria": Place("samnite")}, hands=hands_of({"roman": ("R10", "R27")}))
    table.turn_number_under_way("roman").do("roman", MarchArmy("R10", "valerius", (), 2, ("luceria",)))
    table.do(LEAGUE, React(intercept=("samnite@venusia",)), 1)
    while table.window():
        table.close()
    assert answer(table, "roman", "march.answer") == RefuseBattle("R27")


def test_an_interception_by_a_card_is_weighed_like_any_other() -> None:
    stacks: dict[str, Force] = {"roman@larinum": (2, "valerius"), "samnite@beneventum": (9, "egnatius")}
    places = {"luceria": Place("samnite")}
    table = Table(stacks=stacks, places=places, hands=hands_of({"roman": ("R10",), LEAGUE: ("E27",)}))
    table.turn_number_under_way("roman").do("roman", MarchArmy("R10", "valerius", (), 2, ("luceria",)))
    assert answer(table, LEAGUE, "march.react") == React(intercept=("samnite@beneventum+E27",))


def test_a_hopeless_battle_is_fought_without_losses() -> None:
    table = battle("roman 9 camillus", "gallic 4 gaul_a", "larinum", "capua", {"gallic": ("G11",)})
    assert answer(table, "gallic") == Respond("G11")
    even = battle("roman 6 valerius", "gallic 9 brennus", "larinum", "capua", {"gallic": ("G11",)})
    assert answer(even, "gallic") != Respond("G11")
