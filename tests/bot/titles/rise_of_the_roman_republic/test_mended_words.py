"""Words that a reader took for something else than what is meant: each says what it is."""

import msgspec
import pytest

from bot.screens.prompt_screen import PromptScreen
from bot.titles.rise_of_the_roman_republic import notes
from bot.titles.rise_of_the_roman_republic.phase_lines import lines_of
from bot.titles.rise_of_the_roman_republic.title import TITLE
from bot.words import Words
from engine.games.rise_of_the_roman_republic.actions.cup import AskPermission
from engine.games.rise_of_the_roman_republic.actions.movement import ALL, ALONE, March, MarchBeside, MarchWith
from engine.games.rise_of_the_roman_republic.actions.politics import Prorogue
from engine.games.rise_of_the_roman_republic.events.combat import (
    Devoted,
    ElephantsCharged,
    PursuitRolled,
    SpLost,
    StatusChanged,
)
from engine.games.rise_of_the_roman_republic.events.cup import LeaderActivated, MarkerDrawn, PhaseEnded
from engine.games.rise_of_the_roman_republic.events.movement import Regrouped
from engine.games.rise_of_the_roman_republic.events.siege import AssaultRolled, CityTaken
from engine.games.rise_of_the_roman_republic.frames.politics import Election
from engine.games.rise_of_the_roman_republic.game import PLAIN
from engine.games.rise_of_the_roman_republic.movement.mover import movable_armies
from engine.games.rise_of_the_roman_republic.politics.elections import election_subject_text
from engine.games.rise_of_the_roman_republic.republic import Magistrate, Vacancy
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kernel.actions import Action
from engine.kernel.events import Event
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from engine.kernel.texts import keyed_text
from tests.bot.titles.rise_of_the_roman_republic.telling import WORDS, start_view, turn
from tests.engine.games.rise_of_the_roman_republic.combat.fields import Field, alone, army, office

ITALIAN = Words(GAME_ID, language="it")


def said(told: Event | Action, words: Words = WORDS) -> str:
    """Return an event or an answer in words."""
    label = told.label()
    assert label is not None
    return words.say(label)


@pytest.mark.parametrize("matter", ["leave", "enter_rome", "eight_legions"])
def test_whoever_asks_the_senate_asks_for_leave(matter: str) -> None:
    """ "Ask the Senate to lead more than eight legions" read as if the Senate would lead."""
    asked = AskPermission(matter, 0)
    assert said(asked).startswith("ask the Senate for leave to ")
    assert said(asked, ITALIAN).startswith("chiedi al Senato il permesso di ")


def test_a_fallen_capital_is_the_winners_for_either_reader() -> None:
    """ "The enemy holds Roma" stood below "Carthage won" for Rome and Carthage alike: whose enemy?"""
    fallen = keyed_text("outcome.capital", place="3714")
    assert WORDS.say(fallen) == "Roma is in the winner’s hands, which ends the game"
    assert ITALIAN.say(fallen) == "Roma è in mano a chi vince, e questo chiude la partita"


def test_who_recovers_a_level_is_disrupted_now_and_was_worse_before() -> None:
    """ "Still Disrupted" was said of a force that had been Disorganized."""
    recovered = StatusChanged("rome", "3714", 2, 1, "recovery")
    assert said(recovered) == "Rome at Roma: recovered a level, now Disrupted (−1 in battle)."
    assert "recupero di un livello, ora Scompaginati" in said(recovered, ITALIAN)
    assert "recovered, in order again" in said(StatusChanged("rome", "3714", 1, 0, "recovery"))


def test_the_death_of_who_devotes_himself_is_told_once() -> None:
    """ "And he dies" stood before the dice, and "is killed" after them."""
    devoted = Devoted("104", 2)
    assert said(devoted).endswith("devotes himself to the gods of the dead**: +2 on the battle die.")
    assert said(devoted, ITALIAN).endswith("**: +2 al dado di battaglia.")


def test_auxiliaries_may_be_in_a_city_beside_a_leader_alone() -> None:
    """It named legions alone, and a press later the same auxiliaries went in with a leader."""
    assert "a leader, or as many SP of legions, must be in it" in WORDS("why.auxiliaries", section="9.9")
    assert "serve un comandante, o altrettanti PF di legioni" in ITALIAN("why.auxiliaries", section="9.9")


def test_a_dictator_goes_alone_where_no_master_of_horse_can_go() -> None:
    """One who was named besieged, or nobody at all: in each case none can take the field."""
    asked = keyed_text("prompt.election.field", leader="104", master="none")
    assert "No Master of Horse can take it: if he stays in Rome, nobody goes" in WORDS.say(asked)
    assert "Nessun Maestro della cavalleria può farlo: se resta a Roma" in ITALIAN.say(asked)


def test_leaders_who_go_into_a_city_alone_are_somebody() -> None:
    """ "Nobody is inside" stood below two leaders who go inside."""
    shown = {"leader": "104", "place": "1514", "inside": False, "sp": 100, "apart": 0}
    assert WORDS.say(keyed_text("preview.regroup", **shown)).endswith(" with 100 SP; no SP is inside")
    assert ITALIAN.say(keyed_text("preview.regroup", **shown)).endswith(" con 100 PF; dentro nessun PF")


def test_leaders_who_go_with_their_men_are_named_beside_them() -> None:
    """It named them only where they went without men."""
    gone = Regrouped("rome", "1514", True, ("104",), (), 7)
    assert said(gone) == f"7 SP of Rome go into Placentia with {WORDS.name('104')}."
    assert said(gone, ITALIAN).endswith(f"dentro Placentia con {ITALIAN.name('104')}.")
    led_by_nobody = Regrouped("rome", "1514", True, (), (), 7)
    assert said(led_by_nobody) == "7 SP of Rome go into Placentia."
    alone = Regrouped("rome", "1514", False, ("104",), (), 0)
    assert said(alone) == f"{WORDS.name('104')} goes without men out of Placentia."


def test_who_marches_with_all_takes_all_whom_he_may() -> None:
    """ "March with all of them" took 22 of the 23 SP that stood there: the militia stays."""
    march = March("all", ("2315+in",))
    assert said(march).endswith(" with all whom he may take")
    assert said(march, ITALIAN).endswith(" con tutti quelli che può condurre")


def test_new_legions_that_need_a_commander_are_named_as_one_is_elected() -> None:
    """ "The office stands empty" was asked of a Proconsul whom two new legions needed, and of a Dictator."""
    raised = election_subject_text(Election(office="proconsul", legions=("V", "VI"), midturn=True))
    assert WORDS.say(raised) == "Legions V and VI need a commander: who is elected Proconsul?"
    assert ITALIAN.say(raised) == "Alle Legioni V e VI serve un comandante: chi è eletto Proconsole?"
    praetor = election_subject_text(Election(office="praetor", legions=("V",), midturn=True))
    assert WORDS.say(praetor) == "Legion V needs a commander: who is elected Praetor?"
    for frame in (Election(office="dictator", midturn=True), Election(office="dictator")):
        assert WORDS.say(election_subject_text(frame)) == "Who is elected Dictator?"
    fallen = Vacancy(Magistrate("104", "proconsul"), "1514")
    left = election_subject_text(Election(office="proconsul", midturn=True, gap=fallen))
    assert WORDS.say(left) == "The office stands empty: who is elected Proconsul?"


def test_land_where_one_can_march_is_not_near_by_for_that() -> None:
    """It stood over land 21 hexes away."""
    assert WORDS.name("foremost_near") == "Land in reach" and ITALIAN.name("foremost_near") == "Terre raggiungibili"


@pytest.mark.parametrize(("power", "verb"), [("rome", "loses"), ("samnites", "lose")])
def test_it_is_the_men_who_stay_where_they_are(power: str, verb: str) -> None:
    """ "Rome loses 2/0 SP by staying where they were": who?"""
    told = said(SpLost(power, "1514", "inertia", 2, 2, 0, 0, {}))
    assert told.endswith(f" {verb} 2/0 SP at Placentia as the men stayed where they were (2%).")


def test_a_march_into_a_city_keeps_its_comma() -> None:
    """ "March to Arretium, into the city with all of them" had one that nothing closed."""
    for march in (March("own", ("2613+in",)), MarchWith(("I",), ("2613+in",)), MarchBeside("etruria", ("2613+in",))):
        assert said(march).startswith("march to Arretium, into the city, ")


@pytest.mark.parametrize("words", [WORDS, ITALIAN])
def test_a_phase_that_goes_on_after_its_battle_is_over_once(words: Words) -> None:
    """ "The phase of Praetor No. 3 is over." stood above "The phase is over."."""
    events = [PhaseEnded("pontius"), MarkerDrawn("consul", 9)]
    shown = TITLE.turn_card(start_view(), events, words, key="phase_3", actor="", continued=True)
    assert words("outcome.ended", leader="pontius") in shown.text()
    assert words("phase_line.over") not in shown.text()
    assert words("phase_line.drawn", marker="consul", left=9) in shown.text()


def test_a_phase_in_which_nothing_was_done_says_so() -> None:
    """ "The phase ends without a roll" was the whole card of a leader: and what had he done?"""
    began, ended, drawn = LeaderActivated("pontius"), PhaseEnded("pontius"), MarkerDrawn("consul", 9)
    assert "-# He does nothing; the phase ends without a roll." in turn([began, ended, drawn])
    idle = TITLE.turn_card(start_view(), [began, ended], ITALIAN, key="phase_3", actor="", continued=False)
    assert "-# Non fa nulla; la fase finisce senza tiro." in idle.text()
    gone = Regrouped("samnites", "4109", False, ("pontius",), (), 7)
    for deed in (gone, CityTaken("4412", "samnites", "rome", "assault")):  # told below the title, and in bold
        told = turn([began, deed, ended, drawn])
        assert "-# The phase ends without a roll." in told and "nothing" not in told


def test_what_each_die_of_elephants_counts_is_told() -> None:
    """ "5 or more helps" stood before +3 of two dice that help: one of them counts two."""
    charge = ElephantsCharged("carthage", (8, 4, 6, 3), 3, 0)
    assert "5 or more is +1 and 8 or more is +2; 1 or less is −1 and runs amok): +3 on" in said(charge)
    assert "da 5 in su è +1 e da 8 in su è +2; fino a 1 è −1 e impazzisce): +3 al" in said(charge, ITALIAN)


def test_a_share_of_few_men_that_is_nobody_is_told_so() -> None:
    """ "Carthage loses 25%" of 4 infantry stood in a card, and nothing said why none of them was gone."""
    storm = AssaultRolled(modifiers=(), place="3714", power="carthage", leader="hannibal", infantry=4, strength=4,
                          shift=0, die=2, adjusted=2, attacker=25, defender=0)  # fmt: skip
    spared = "▸ Carthage loses no SP: 25% of each kind rounds to none"
    ended = PhaseEnded("hannibal")
    assert spared in lines_of([storm, ended], WORDS)
    told = lines_of([storm, ended], ITALIAN)
    assert "▸ I Cartaginesi non perdono PF: il 25% di ogni tipo, arrotondato, è zero" in told
    assert spared not in lines_of([storm], WORDS), "somebody may be asked still who falls"
    fell = SpLost("carthage", "3714", "assault", 25, 1, 0, 0, {})
    assert spared not in lines_of([storm, fell, ended], WORDS)
    free = msgspec.structs.replace(storm, attacker=0)
    assert not any("no SP" in line for line in lines_of([free, ended], WORDS))


def test_an_assault_says_whether_the_city_holds() -> None:
    """ "Carthage loses 15%, the city 15%" was all that who had been away heard of it."""
    storm = AssaultRolled(modifiers=(), place="3714", power="carthage", leader="hannibal", infantry=4, strength=4,
                          shift=0, die=2, adjusted=2, attacker=15, defender=15)  # fmt: skip
    assert said(storm).endswith("Carthage loses 15%, the city 15%; the city holds.")
    assert said(storm, ITALIAN).endswith("città 15%; la città resiste.")
    for strength, percent in ((4, 100), (1, 50)):
        taken = msgspec.structs.replace(storm, strength=strength, defender=percent)
        assert said(taken).endswith(f"the city {percent}%; nobody is left to hold it.")
        assert said(taken, ITALIAN).endswith(f"città {percent}%; non la difende più nessuno.")


@pytest.mark.parametrize(
    ("words", "spared"),
    [
        (WORDS, "Nobody is caught: 5% of each kind rounds to none."),
        (ITALIAN, "Nessuno è raggiunto: il 5% di ogni tipo, arrotondato, è zero."),
    ],
)
def test_a_pursuit_of_few_men_that_catches_nobody_is_told_so(words: Words, spared: str) -> None:
    """ "The beaten lose 5% more" stood there, and no loss below it."""
    rolled = PursuitRolled("carthage", 7, 1, False, 5)
    beaten = StatusChanged("rome", "3714", 0, 2, "major_defeat")
    assert lines_of([rolled, beaten], words)[1] == spared
    assert spared not in lines_of([rolled], words), "somebody may be asked still who falls"
    assert spared not in lines_of([rolled, SpLost("rome", "3714", "pursuit", 5, 1, 0, 0, {}), beaten], words)
    assert spared not in lines_of([msgspec.structs.replace(rolled, percent=0), beaten], words)


def test_a_march_of_all_names_those_alone_who_can_go() -> None:
    """It named the Urban Praetor, too, whom the Senate lets out of Rome by nobody, and the legions of both."""
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", "4209", "113", "110", legions=("III", "IV"))
    office(table, "110", "urban_praetor")
    prompt = table.phase("113").prompt("rome")
    view = PLAIN.view(table.state, prompt.seat)
    stack, taken = notes.acting_stack(view), movable_armies(table.state, "113")[ALL]
    assert stack is not None and set(stack.leaders) == {"113", "110"} and taken.force.leaders == ("113",)
    note = TITLE.note_in_question(view, prompt, ALL, WORDS)
    assert WORDS.name("113") in note and WORDS.name("110") not in note and f"{taken.sp} SP" in note
    assert TITLE.note_in_question(view, prompt, ALONE, WORDS) == TITLE.option_note(view, ALONE, WORDS) == ""
    assert TITLE.note_in_question(view, prompt, "3714", WORDS) == TITLE.option_note(view, "3714", WORDS) != ""


def test_who_prorogues_presses_a_button_that_says_so() -> None:
    """It was "Leaders: T. Sempronius Longus"."""
    menu = Menu(Form(Prorogue, leaders=Pick(("112",), 0, 1), triumphs=Pick((), 0, 0)))
    prompt = Prompt(id="0" * 16, seat="1", side="rome", kind="must", moment="election.prorogue",
                    menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip
    rows = PromptScreen(WORDS, "AAAAA", prompt, ("prorogue",)).screen().rows
    labels = [button.label for row in rows if isinstance(row, tuple) for button in row]
    assert f"Prorogue: {WORDS.name('112')}" in labels, labels
