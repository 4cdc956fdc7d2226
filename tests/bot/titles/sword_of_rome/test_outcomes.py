"""What came of a decision: the result first and bold, then why, then the dice; what befell the reader as "you"."""

from collections.abc import Sequence

import pytest

from engine.games.sword_of_rome.actions.carthage import Dismiss
from engine.games.sword_of_rome.events.cards import CardPlayed, CardsDrawn, SupportSpent
from engine.games.sword_of_rome.events.carthage import MercenariesLeft, VoyageContested
from engine.games.sword_of_rome.events.combat import (
    AutomaticVictory,
    BattleBegan,
    BattleDecided,
    BattleRolled,
    SupportLeft,
)
from engine.games.sword_of_rome.events.event_cards import LeaderLeft
from engine.games.sword_of_rome.events.movement import (
    ArmyMarched,
    InterceptionDeclared,
    InterceptionRolled,
    LeaderActivated,
    NavalRoll,
    StayedBehind,
)
from engine.games.sword_of_rome.events.siege import CityFell, SiegeBegan, SiegeRolled
from engine.games.sword_of_rome.events.turn import (
    AllianceLapsed,
    AttritionRolled,
    BecameActive,
    DesperatePlayed,
    LeadersKept,
    Passed,
    Reinforced,
    Scored,
    TurnBegan,
)
from engine.games.sword_of_rome.game import GAME
from engine.kernel.events import Event, ReplyReturned
from tests.bot.titles.sword_of_rome.said import SHOWN, WORDS
from tests.engine.games.sword_of_rome.playing import Table

STATE = Table().state
GAUL, ROMAN = GAME.view(STATE, "3"), GAME.view(STATE, "1")
FOUGHT = (
    BattleBegan("clusium", "gallic", "etruscan", 4, 2, "brennus"),
    BattleRolled("clusium", "gallic", "etruscan", (6, 5, 2), (4, 3, 2), (("force_ratio", 2),), (), 15, 9),
    BattleDecided("clusium", "gallic", "etruscan", 6, 1, 2, ((4, 1),), ((6, 1), (5, 1))),
)


def told(events: Sequence[Event], view: object = GAUL) -> list[str]:
    return SHOWN.decision_result_lines(view, events, WORDS)


def test_a_battle_is_told_to_each_as_it_went_for_him() -> None:
    assert told(FOUGHT)[0] == "**You beat the Etruscans at Clusium**"
    assert told(FOUGHT, GAME.view(STATE, "4"))[0] == "**The Gauls beat you at Clusium**"
    assert told(FOUGHT, ROMAN)[0] == "**The Gauls beat the Etruscans at Clusium**"
    assert "15 to 9" in told(FOUGHT)[1] and "🎲6" in told(FOUGHT)[2] and "lose **2 CU**" in told(FOUGHT)[3]


def test_a_battle_that_began_before_is_told_as_one_s_own_with_the_dice_and_losses() -> None:
    """A card before the dice is a decision of its own: its outcome begins with the dice."""
    lines = told(FOUGHT[1:])
    assert lines[0] == "**You beat the Etruscans at Clusium**" and "15 to 9" in lines[1]
    assert "+2 force ratio" in lines[2] and "lose **2 CU**" in lines[3]


def test_points_that_are_left_are_told_after_those_that_were_spent() -> None:
    lines = told([SupportLeft("gallic", 3), SupportSpent("gallic", "gallic", "roma", "lowered", "roman", "roman", 2)])
    assert lines[0] == "**1 point of support spent: Roma down to loyalty 2**" and "unspent" in lines[1]


def test_a_rout_says_that_there_were_no_dice() -> None:
    lines = told([FOUGHT[0], AutomaticVictory("clusium", "gallic", "etruscan", 8, 2, 2)])
    assert lines[0] == "**You wipe out the Etruscans at Clusium**" and "no dice" in lines[1]


def test_a_siege_says_the_level_against_the_loyalty() -> None:
    rolled = SiegeRolled("gallic", "roma", (3, 4), 0, 1, 1, 1, 3)
    lines = told([CardPlayed("gallic", "G1", 3), rolled])
    assert lines[0] == "**Roma holds: siege level 1 of 3**"
    assert "= 7: 1 siege point, 1 CU lost before the walls" in lines[1] and "2 points are missing" in lines[2]
    fell = CityFell("roma", "gallic", "gallic", "roman", 2)
    assert told([rolled, fell])[0].startswith("**Roma falls to the Gauls")


def test_a_march_is_one_bold_line_with_what_happened_below() -> None:
    lines = told(
        [
            CardPlayed("gallic", "G1", 3), LeaderActivated("gallic", "brennus", "luna", "G1", 4),
            ArmyMarched("gallic", "brennus", 4, "luna", "pisae", "clear", 1, 3), SiegeBegan("gallic", "pisae", 1),
        ]
    )  # fmt: skip
    assert "Brennus, 4 CU: Luna → Pisae (3 MP left)" in lines[0] and lines[0].count("**") == 2
    assert any("besiege Pisae" in line for line in lines)


def test_support_is_one_line() -> None:
    points = [SupportSpent("gallic", "", space, "independent", "roman", "") for space in ("capua", "narnia")]
    lines = told([CardPlayed("gallic", "G1", 3), *points])
    assert len(lines) == 1 and "Capua and Narnia fall away from the Romans" in lines[0] and lines[0].endswith("**")


def test_what_leads_to_nothing_is_told_too() -> None:
    assert told([Passed("gallic")]) == ["**The Gauls pass**"] and told([]) == []
    assert "card is back in your hand" in told([ReplyReturned("3", {}), Passed("gallic")])[0]


def test_the_end_of_a_turn_says_who_is_next() -> None:
    assert told([BecameActive("greek", 2, 5)]) == ["**You are done for this round.** The Greeks are next."]
    assert told([CardPlayed("gallic", "G1", 3)])[0].startswith("**The Gauls play Campaign")


def test_of_equal_events_the_readers_own_is_the_result() -> None:
    drawn = [CardsDrawn("gallic", 2, "3", ("G1", "G2")), CardsDrawn("greek", 7)]
    assert "You draw" in told(drawn)[0] and "Greeks draw" in told(drawn)[1]
    assert "Greeks" in told(drawn[::-1], None)[1]


def test_the_end_of_a_turn_is_no_result_of_ones_last_deed() -> None:
    """Cards that were exchanged stand first, though a siege was rolled for and points were counted after it."""
    swapped = CardsDrawn("roman", 1, "1", ("R4",))
    lines = told(
        [
            swapped, AttritionRolled("samnite", "capua", 3, 5, 1),
            SiegeRolled("etruscan", "roma", (3, 1), 0, 0, 1, 0, 3),
            Scored("greek", ("bononia",), (), 1, 7), Scored("gallic", (), ("bononia",), -1, 5),
            Scored("roman", (), ("praeneste",), -1, 5), TurnBegan(2, 6, 373, 362),
        ], ROMAN,
    )  # fmt: skip
    assert lines[0].startswith("**You draw 1 card for the Romans: ")
    assert "Romans **−1**" in lines[1]


def test_ones_own_reinforcements_come_before_those_of_others() -> None:
    paid = [SupportSpent("greek", "", city, "lowered", "greek", "greek", 1) for city in ("croton", "agrigentum")]
    lines = told(
        [
            Reinforced("greek", ("luceria",)),
            LeadersKept("greek", ("dionysius",), ("croton", "agrigentum"), ()), *paid,
            Reinforced("etruscan", ("clusium",)), Reinforced("gallic", ("luna",)), Reinforced("roman", ("narnia",)),
        ], ROMAN,
    )  # fmt: skip
    assert lines[0] == "**Romans: +1 CU in Narnia**"
    assert not any("point" in line for line in lines)  # that the cities paid stands beside the leaders


def test_a_trifle_of_ones_own_is_no_result() -> None:
    """What was placed for Carthage stands before the dictator, whose time was over."""
    lines = told([LeaderLeft("dictator", "roman"), Reinforced("carthaginian", ("kerkouane",))], ROMAN)
    assert lines == ["**Carthaginians: +1 CU in Kerkouane**", "Dictator lays down his command."]


def test_who_contests_a_voyage_reads_first_what_became_of_it() -> None:
    contested = VoyageContested("greek", "syracusae", "olbia", "C3", 2)
    lines = told([contested, NavalRoll("greek", "syracusae", "olbia", 5, 4, 2, "attrition", 2)])
    assert lines[0].startswith("**") and "a loss of 2 CU" in lines[0] and "contests the voyage" in lines[1]
    assert "with losses" in told([NavalRoll("greek", "syracusae", "olbia", 5, 4, 2, "attrition")])[0]  # not noted


def test_a_voyage_stands_before_those_whom_the_ships_do_not_hold() -> None:
    sailed = ArmyMarched("greek", "dionysius", 3, "tarentum", "olbia", "sea", 3, 1)
    lines = told([StayedBehind("greek", "tarentum", 2, ships=True), sailed])
    assert "Dionysius, 3 CU: Tarentum" in lines[0] and "the ships hold no more" in lines[1]


def test_the_mercenaries_that_went_home_weigh_more_than_what_the_volsci_raise() -> None:
    lines = told([MercenariesLeft(("messana",)), Reinforced("volsci", ("antium",))])
    assert "mercenaries go home" in lines[0]
    units = ("hired@messana", "hired@lilybaeum", "hired@lilybaeum")
    assert WORDS.say(Dismiss(units).label()).endswith("Messana and 2 × Lilybaeum")


def test_an_alliance_that_lapsed_names_who_let_it() -> None:
    (line,) = told([AllianceLapsed("roman", "samnite", ("roman",))])
    assert line.endswith("it was not renewed by the Romans**")


@pytest.mark.parametrize(("modifier", "said"), [(2, "(+2)"), (-1, "(−1)"), (0, "🎲4 = 9, 1 point")])
def test_the_modifier_of_a_siege_bears_its_sign(modifier: int, said: str) -> None:
    rolled = SiegeRolled("carthaginian", "messana", (5, 4), modifier, 1, 0, 1, 1)
    assert said in SHOWN.news_for_seat([rolled], WORDS)[0][1]


def test_an_earlier_turn_s_end_does_not_say_who_was_next_then() -> None:
    """ "The Greeks are next" stood above the question of the next round, when they had long played."""
    over = [BecameActive("greek", 1, 5)]
    assert "next" in told(over, ROMAN)[0]
    assert SHOWN.decision_result_lines(ROMAN, over, WORDS, is_latest=False) == []


def test_desperate_times_of_others_are_not_told_as_one_s_own_deed() -> None:
    assert told([DesperatePlayed("gallic", "desperate_gallic_1", ())], ROMAN) == []
    assert "Gauls play Desperate Times" in told([DesperatePlayed("gallic", "desperate_gallic_1", ())])[0]


def test_a_march_that_nobody_intercepted_names_who_stands_beside_it() -> None:
    view = GAME.view(Table(stacks={"roman@roma": (5, "valerius"), "etruscan@sutrium": (3, "etruscan_a")}).state, "1")
    marched = ArmyMarched("roman", "valerius", 5, "velitrae", "roma", "clear", 1, 3)
    assert "Etruscan leader A at Sutrium" in told([marched], view)[-1]
    tried = InterceptionDeclared("etruscan", "etruscan_a", "roma", "sutrium", 3, 1)
    assert "has intercepted" not in "".join(told([marched, tried], view))


def test_an_attempt_to_intercept_is_told_by_its_die_alone() -> None:
    """It was told that it failed, and below that it was tried, as if there were another."""
    tried = InterceptionDeclared("samnite", "samnite_a", "bovianum", "capua", 5, 1)
    failed = InterceptionRolled("samnite", "samnite_a", "bovianum", "capua", 5, 2, 1, success=False)
    said = told([tried, failed])
    assert len(said) == 1 and "come too late" in said[0], said
    assert "tries to intercept" in told([tried])[0]
