"""What the computer player does where provinces are conquered, and the fall of one city ends the war (Thunderbolt)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import TakeCommand
from engine.games.rise_of_the_roman_republic.actions.movement import ALL, OWN, March
from engine.games.rise_of_the_roman_republic.computer_player.computer import StrongPlayer
from engine.games.rise_of_the_roman_republic.computer_player.marching import army_prospect_at_hex, best_march
from engine.games.rise_of_the_roman_republic.computer_player.odds import letter_of_commanding_leader
from engine.games.rise_of_the_roman_republic.computer_player.table import Table
from engine.games.rise_of_the_roman_republic.frames.combat import Command
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.game import PLAIN
from engine.games.rise_of_the_roman_republic.view import RiseView, StackView
from engine.kernel.choices import OneOf
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form
from engine.kit.player import offered_first_tokens
from tests.engine.games.rise_of_the_roman_republic import playing
from tests.engine.games.rise_of_the_roman_republic.random_games import start

CAPITAL, BESIDE = "3714", "3715"


def view() -> RiseView:
    return PLAIN.view(start("conquering", scenario="thunderbolt"), None)


def army(table: Table, infantry: int) -> StackView:
    """Return Hannibal's army with so much infantry, before the capital."""
    found = table.stack_of("hannibal")
    assert found is not None
    return msgspec.structs.replace(found, hex=CAPITAL, infantry=infantry, sp=30 + infantry)


def test_horsemen_alone_do_not_wait_before_the_capital() -> None:
    table = Table(view(), "carthage")
    cavalry, others = army(table, 0), army(table, 40)
    stays = [army_prospect_at_hex(table, one, CAPITAL, here=True) for one in (cavalry, others)]
    assert (
        stays[0] == pytest.approx(army_prospect_at_hex(table, cavalry, BESIDE, here=True)) and stays[1] > stays[0] + 1
    )


@pytest.mark.parametrize(
    ("leader", "army", "marches"), [("hannibal", ALL, True), ("mago", ALL, False), ("mago", OWN, False)]
)
def test_nobody_leads_the_men_away_from_their_hero(leader: str, army: str, marches: bool) -> None:
    """Mago could march off with all of them, and leave Hannibal alone with his four markers a turn (ruling T21)."""
    table = playing.Table("thunderbolt").begin(Phase(leader=leader, side="carthage"))
    offer = table.prompt("carthage")
    whole = offer.menu.forms[March.tag()]
    assert army in offered_first_tokens(whole, "army")
    form = Form(March, army=OneOf((army,)), route=lambda before: whole.field("route", before))
    seen = Table(PLAIN.view(table.state, offer.seat), "carthage", offer.menu.forms)
    assert (best_march(seen, form) is not None) is marches


def test_the_ablest_of_equals_storms_without_hannibal() -> None:
    """Maharbal, a B with Guile, and not the first of Carthage's lieutenants, who are Cs."""
    able = ("hanno_bomilcar", "mago", "maharbal")
    table = playing.Table("thunderbolt").begin(Command(leaders=able, side="carthage"))
    offer = table.prompt("carthage")
    seen = PLAIN.view(table.state, offer.seat)
    assert offer.moment == "command.choose" and StrongPlayer().answer(seen, offer, UnverifiedRandom(1)) == TakeCommand(
        "maharbal"
    )


def test_what_a_lieutenant_leads_is_weighed_without_hannibal() -> None:
    """His letter and his victories count for nothing there (ruling T21)."""
    table = Table(view(), "carthage")
    assert table.commander_left_behind("mago") == "hannibal" and table.commander_left_behind("hannibal") == ""
    led, whole = table.stack_led_out("mago"), table.stack_led_out("hannibal")
    assert led is not None and whole is not None and led.sp == whole.sp
    assert (
        "hannibal" not in led.leaders
        and letter_of_commanding_leader(table, [led]) == "B"
        and letter_of_commanding_leader(table, [whole]) == "A"
    )
