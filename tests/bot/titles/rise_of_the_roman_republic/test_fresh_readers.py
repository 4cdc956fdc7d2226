"""What fresh readers of whole games missed, scenario by scenario."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from bot.messages.aid import PromptHelp
from bot.messages.drafts import BY_LEGS, WayAsked
from bot.messages.screen import Select
from bot.screens.prompt_screen import PromptScreen
from bot.titles.rise_of_the_roman_republic.outcomes import battle_summary_text, outcome_lines
from bot.titles.rise_of_the_roman_republic.title import TITLE
from bot.titles.rise_of_the_roman_republic.turn_card import turn_card
from bot.words import Words
from engine.games.rise_of_the_roman_republic.actions.manpower import RaiseManpower, Reinforce
from engine.games.rise_of_the_roman_republic.actions.movement import Regroup
from engine.games.rise_of_the_roman_republic.actions.politics import Elect, TakeField
from engine.games.rise_of_the_roman_republic.actions.siege import AbandonCity, DrawGarrison, LeaveGarrison
from engine.games.rise_of_the_roman_republic.events.combat import BattleRolled, CommandRolled, CoordinationRolled
from engine.games.rise_of_the_roman_republic.events.cup import MarkerDrawn, PhaseEnded
from engine.games.rise_of_the_roman_republic.events.politics import LegionsRaised
from engine.games.rise_of_the_roman_republic.events.siege import CityTaken, SiegeLifted, SiegePlaced
from engine.games.rise_of_the_roman_republic.game import PLAIN as GAME
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kernel.actions import Action
from engine.kernel.choices import Choices, Number, OneOf
from engine.kernel.events import Event
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.prompts import Prompt
from engine.kernel.texts import keyed_text
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from tests.bot.titles.rise_of_the_roman_republic.telling import SEATS, WORDS, start_view, turn
from tests.bot.titles.rise_of_the_roman_republic.test_cards import BATTLE

ROME = "3714"
ITALIAN = Words(GAME_ID, language="it")
FREED = SiegeLifted(ROME, "carthage", "left")
DICE = {"112": 3, "113": 7}
HELP = CoordinationRolled(modifiers=(), place="4412", power="samnites", leader="113", start="3714", die=3, campaign=5,
                          needed=5, joins=True)  # fmt: skip


def test_a_battle_says_with_how_many_a_side_fought_once_others_have_joined_it() -> None:
    """A card began "Rome attacks with 2/0 SP", of which the dice counted 41."""
    began, rolled, *after = BATTLE
    assert isinstance(rolled, BattleRolled)
    forces = tuple(
        msgspec.structs.replace(one, attacker=41) if one.name == "force" else one for one in rolled.modifiers
    )
    events: Sequence[Event] = [began, HELP, msgspec.structs.replace(rolled, modifiers=forces), *after]
    said = TITLE.span_card(start_view(), events, WORDS, over=True).text()
    assert "attack with **20/2 SP**, **41 SP** with those who came to help, under Gaius Pontius (3-7B)" in said
    assert "help" not in TITLE.span_card(start_view(), BATTLE, WORDS, over=True).text()


def test_two_rolls_of_the_same_consuls_say_what_each_is_for_and_stand_in_their_order() -> None:
    """One said that Venno had the command and the next that Cerretanus had it, both below what came of the first."""
    rolls = [CommandRolled(DICE, "113", "3714", use) for use in ("help", "battle")]
    said = TITLE.span_card(start_view(), [BATTLE[0], rolls[0], HELP, rolls[1]], WORDS, over=False).text()
    places = [said.index(part) for part in ("the command of those who come to help", "is called from", "in the battle")]
    assert places == sorted(places)
    kept = "".join(line for _, line in TITLE.news_for_seat([CommandRolled(DICE, "113", "3714")], WORDS))
    assert "rolls for the command, which goes to the higher die" in kept, "of a game that was kept before"


def test_legions_that_an_augury_raises_are_not_headed_as_the_opening() -> None:
    """Amid a turn the thread said once more that the forces are placed."""
    assert turn([LegionsRaised(("IV",), "3714")], "elections").startswith("**327 BC: new legions**")


def test_a_phase_that_a_battle_has_ended_says_so() -> None:
    """Its card was a heading above what is drawn next."""
    events = [PhaseEnded("112"), MarkerDrawn("hannibal", 13)]
    said = turn_card(start_view(), "rome", events, WORDS, key="phase_3", continued=True).text()
    assert "The phase of Q. Publilius Philo is over." in said


def test_leaving_nobody_in_a_city_does_not_read_as_giving_it_up() -> None:
    assert WORDS.say(AbandonCity(False).label()) == "leave nobody in the city"
    assert WORDS.say(AbandonCity(True).label()) == "leave nobody in the city and sack it"


def march_screen(alone: bool, way: WayAsked) -> Any:
    """Return the question where a leader marches alone, or with all, somewhere in a random game."""
    run = Run(GAME, {seat: RandomPlayer() for seat in SEATS}, "alone")
    state = run.start()
    while True:
        for prompt in GAME.prompts(state).values():
            if "march" not in prompt.menu.forms:
                continue
            whom = [one.token for one in prompt.menu.choices_after(("march",)).options]
            found = [one for one in whom if (one == "alone") == alone]
            if found and len(whom) > 1:
                return PromptScreen(WORDS, "AAAAA", prompt, ("march", found[0]), way=way).screen()
        state = run.step(state)


def test_where_every_way_is_free_that_is_said_once() -> None:
    """Of a leader alone 75 lines of a page said "0 AP"."""
    free, paid = march_screen(True, WayAsked()), march_screen(False, WayAsked())
    assert WORDS("way.free") in free.content and WORDS("way.free") not in paid.content
    lines = [line.description or "" for row in free.rows if isinstance(row, Select) for line in row.options]
    assert len(lines) > 20 and not any(" AP" in line for line in lines)
    assert WORDS("way.free") not in march_screen(True, WayAsked(mode=BY_LEGS)).content


class Leave(Action, frozen=True, tag="intercept"):
    """Goes, and leaves some behind."""

    without: tuple[str, ...] = ()


def labels(action: type[Action], words: Words = WORDS, **fields: Choices[Any]) -> list[str]:
    """Return what the buttons of a question that has one action are called."""
    prompt = Prompt(id="p", seat="1", side="rome", kind="must", moment="phase.act",
                    menu_of=lambda side: Menu(Form(action, **fields)), default_of=lambda side: None)  # fmt: skip
    rows = PromptScreen(words, "AAAAA", prompt, (action.tag(),)).screen().rows
    return [button.label for row in rows if isinstance(row, tuple) for button in row]


@pytest.mark.parametrize("action", [Elect, TakeField])
def test_nobody_says_what_comes_of_it(action: type[Action]) -> None:
    """A bare "Nobody" stood below "whom does he make his Master of Horse?"."""
    (label,) = [one for one in labels(action, leader=OneOf(("112", "none"))) if one.startswith("Nobody")]
    assert label in ("Nobody: no Master of Horse", "Nobody: he stays in Rome")


def test_a_garrison_of_a_man_is_no_number_behind_a_heading() -> None:
    """A button read "Garrison from legions 1 SP"."""
    assert "Leave 1 SP as a garrison" in labels(LeaveGarrison, sp=Number(1, 2))
    assert "Take 2 SP of the garrison back" in labels(DrawGarrison, sp=Number(1, 2))
    assert "Lascia 1 PF di guarnigione" in labels(LeaveGarrison, ITALIAN, sp=Number(1, 2))


def test_where_nobody_may_stay_behind_nobody_is_offered_to() -> None:
    """A grey "Legion: Legion V" stood below the call for help, and "you have chosen nothing, and need not"."""
    legion = Item("V", "legion")
    barred = Pick([legion], 0, 1, rule=lambda counts: not sum(counts.values()))
    assert not [one for one in labels(Leave, without=barred) if "Legion" in one]
    free = labels(Leave, without=Pick([legion], 0, 1))
    assert not [one for one in free if "Legion: Legion" in one] and [one for one in free if "Legion V" in one]


def test_filling_up_nothing_says_so() -> None:
    """A button read "Fill up" and no more."""
    assert WORDS.say(Reinforce((), ()).label()) == "fill up no legion"
    assert ITALIAN.say(Reinforce((), ()).label()) == "non completare nessuna legione"
    assert WORDS.say(RaiseManpower("legions").label()) == "ask for legions"


def test_a_siege_that_is_over_stands_above_the_next_question() -> None:
    """Hannibal left Rome, and of his twelve marches the one line on Rome said that it had lost men to him."""
    view = msgspec.structs.replace(start_view(), own=("rome",))
    assert TITLE.deeds_of_others(view, [FREED], WORDS) == ["🏰 The siege of Roma is over: the besiegers are gone"]
    again: list[Event] = [FREED, SiegePlaced(ROME, "carthage", "pontius", 20, 12)]
    fell: list[Event] = [FREED, CityTaken(ROME, "carthage", "rome", "assault", 0)]
    assert not [one for events in (again, fell) for one in TITLE.deeds_of_others(view, events, WORDS) if "over" in one]


def test_a_battle_against_a_force_without_a_leader_is_told_as_any_other() -> None:
    """It read "A Major Victory of the defenders. Losses: Sp. Postumius Albinus 25%, the defenders 10%"."""
    _, rolled, *after = BATTLE
    assert isinstance(rolled, BattleRolled)
    led: list[Event] = [msgspec.structs.replace(rolled, defender_leader="", defender_tactics=()), *after]
    view = msgspec.structs.replace(start_view(), own=("rome",))
    assert outcome_lines(view, led, WORDS)[0] == "**Defeat at Capua by the Samnites**"
    assert battle_summary_text(led, WORDS).startswith("**⚔️ Battle at Capua: the Samnites beat Rome**")
    unknown: list[Event] = [led[0], *after[2:]]
    assert "the defenders 20%" in outcome_lines(view, unknown, WORDS)[0], "nobody's losses say whom he fought"


def test_italian_asks_which_one_is_lost_and_calls_troops_by_what_they_are() -> None:
    lost = [ITALIAN("prompt.losing.start", total=n, place=ROME, whole=True, least=False, open=n) for n in (1, 2)]
    assert [said.rpartition(" ")[2] for said in lost] == ["quale?", "quali?"]
    assert ITALIAN.say(keyed_text("option.sp", kind="garrison", arm="infantry")) == (
        "PF di fanteria (Guarnigione legionaria)"
    )
    assert ITALIAN.say(Elect("112").label()).startswith("nomina Q.") and ":" not in ITALIAN.say(Elect("draw").label())


def test_an_answer_too_long_for_its_button_is_still_a_sentence_above_it() -> None:
    """It read "Chosen: Regroup: out of the city, Legion I, Legion II, L. Papirius Cursor, Q. Aulius Cerretanus"."""
    units = ("I", "II", "110", "111", "112")
    form = Form(Regroup, to=OneOf(("inside", "outside")), units=Pick(units, 1, 5))
    menu = Menu(form, Form(TakeField, leader=OneOf(units)))
    prompt = Prompt(id="p", seat="1", side="rome", kind="must", moment="phase.act", menu_of=lambda side: menu,
                    default_of=lambda side: None)  # fmt: skip
    made = PromptScreen(WORDS, "AAAAA", prompt, ("regroup", "outside", *units), aid=PromptHelp(sentences=True))
    assert "Chosen: **Regroup out of the city: Legion I, Legion II, " in made.content()


def test_an_embassy_that_only_a_nought_carries_brings_two_boxes() -> None:
    """It read "a box to you in 10%, two of them with a 0", and no other die brought one."""
    said = [WORDS("preview.embassy", province="umbria", chance=chance).partition("; ")[0] for chance in (10, 30)]
    assert said == [
        "Umbria: two boxes to you in **10%**, with a 0",
        "Umbria: a box to you in **30%**, two of them with a 0",
    ]


@pytest.mark.parametrize("words", [WORDS, ITALIAN])
def test_why_somebody_has_won_begins_as_a_sentence(words: Words) -> None:
    """A finale in Italian read "Vittoria: Sanniti. il Sannio non è sottomesso dopo 10 turni"."""
    said = [words(f"outcome.{how}", turns=10) for how in ("samnium_subdued", "samnium_stands", "italy_united")]
    assert not [one for one in said if not one[0].isupper()]
