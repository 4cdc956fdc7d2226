"""What stands beside options and on cards: figures of the view and the data; which cards count by value alone."""

from types import SimpleNamespace
from typing import cast

import pytest

from bot.messages.aid import PromptHelp
from bot.messages.screen import Button
from bot.screens.legal_screen import legal_screen
from bot.screens.lobby.lobby_screen import role_emblems
from bot.screens.prompt_screen import PromptScreen
from bot.screens.rows.table_rows import prompt_rows
from bot.tables.live import LiveTable
from bot.titles.sword_of_rome.card_words import by_value_only, card_face, card_line, hand_faces
from bot.words import Words
from engine.games.sword_of_rome.actions.movement import MarchArmy, MarchOn
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.actions.turn import EndTurn, PlayEvent
from engine.games.sword_of_rome.battle_chances import Pool
from engine.games.sword_of_rome.contexts import (
    Caught,
    Entered,
    EventUnderWay,
    Fought,
    Raiding,
    Retreating,
    Sailing,
    Spending,
)
from engine.games.sword_of_rome.event_cards.registry import HANDLERS
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import Place
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.actions import Action
from engine.kernel.choices import Number, OneOf, Option
from engine.kernel.forms import Form, Menu
from engine.kernel.prompts import Prompt
from engine.kernel.roles import Role
from tests.bot.titles.sword_of_rome.said import SHOWN, WORDS
from tests.engine.games.sword_of_rome.playing import Table


class Force(Action, frozen=True, tag="force"):
    """A force of so many CU, with so many MP."""

    cu: int
    mp: int


TABLE = Table(
    changed={"greek@messana": (4, "dionysius"), "volsci@antium": 4},
    places={"messana": Place("", 2, siege=1, besieger="greek"), "capua": Place("roman", 2)},
    hands={"roman": ["R1"]},
)
VIEW = GAME.view(TABLE.state, "1")
EVENTS = [card for card in SHOWN.card_names_by_id() if CARDS[card].kind == "event"]


def of(context: object) -> Prompt:
    return cast(Prompt, SimpleNamespace(context=context))


def asking(form: Form) -> Prompt:
    """Return a question for one form."""
    menu = Menu(form)
    return Prompt(
        id="0" * 16,
        seat="1",
        side="1",
        kind="must",
        moment="x",
        menu_of=lambda side: menu,
        default_of=lambda side: None,
    )


def note(token: str) -> str:
    return SHOWN.option_note(VIEW, token, WORDS)


def test_a_space_says_who_holds_it_and_who_stands_there() -> None:
    assert note("messana").startswith("Independents · loyalty 2, Greeks 4 CU, besieged, 1 of 2")
    assert note("sea:messana") == note("messana") and note("nowhere") == ""


def test_a_leader_says_what_he_can_and_where_he_is() -> None:
    assert note("dionysius") == "initiative 2, tactics 3 · Messana, 4 CU"


def test_a_point_of_support_says_what_it_does() -> None:
    assert "loyalty 2, one less" in note("-capua") and "loyalty 2, one more" in note("+capua")
    assert "falls away" in note("-luna")


def test_an_army_and_a_place_for_one_are_told_apart() -> None:
    assert note("greek@messana") == "4 CU under Dionysius"
    assert note("greek@capua") == "nobody there yet"
    assert note("greek@messana:3") == ""  # an attempt to intercept says all in its label


FIVE = GAME.view(Table(players=5).state, "2")


def test_mercenaries_and_the_garrison_box_say_what_stands_there() -> None:
    assert SHOWN.option_note(FIVE, "hired@lilybaeum", WORDS) == "5 mercenaries of 7 CU"
    assert SHOWN.option_note(FIVE, "hired@carthago", WORDS) == "0 mercenaries of 5 CU"
    assert SHOWN.option_note(FIVE, "garrison_box", WORDS) == ""


def test_a_space_says_whether_it_counts_with_so_many_players() -> None:
    assert "victory space" in SHOWN.option_note(FIVE, "carthago", WORDS) and "victory space" not in note("carthago")
    assert "victory space" in SHOWN.option_note(FIVE, "-olbia", WORDS)


def test_an_event_under_way_says_what_its_card_does() -> None:
    (line,) = SHOWN.question_briefing(FIVE, of(EventUnderWay("R13_5p", "roman")), WORDS)
    assert "Carthage discards a card of its choice" in line


def test_a_power_that_nobody_plays_says_who_decides() -> None:
    assert "decide for them" in note("volsci") and "VP" in note("greek") and note("etruscan_samnite") == note("samnite")


@pytest.mark.parametrize("card", EVENTS)
def test_cards_whose_event_is_not_played_yet_say_so_everywhere(card: str) -> None:
    """In the hand, by /card, in lists, on the drawing: as the engine's registry knows it."""
    without = card not in HANDLERS
    assert by_value_only(card) is without
    drawn = " ".join(card_face(card, WORDS).lines)
    for said in (SHOWN.card_text(card, WORDS), note(card), drawn):
        assert ("value alone" in said) is without, said


def test_cards_that_are_alike_are_drawn_once() -> None:
    drawn = hand_faces(("R19", "R4", "R5", "R6", "RD1", "RD2"), WORDS)
    assert [(one.id, one.copies) for one in drawn] == [("R19", 1), ("R4", 3), ("RD1", 2)]


def test_the_status_lists_sieges_and_what_the_next_scoring_brings() -> None:
    said = "\n".join(SHOWN.status_lines(VIEW, WORDS))
    assert "🏰 Messana besieged by the Greeks (1 of 2)" in said and "Who has the fewest VP decides" in said
    lost = GAME.view(Table(places={"capua": Place("", 1)}).state, None)
    assert "as it stands −1" in next(line for line in SHOWN.status_lines(lost, WORDS) if "Romans" in line)


@pytest.mark.parametrize(
    ("context", "way"),
    [
        (Entered("gallic", "roma", "sutrium", 3), ("sutrium", "roma")),
        (Sailing("greek", "syracusae", "sea:rhegium", 3), ("syracusae", "rhegium")),
        (Caught("gallic", "brennus", "roma", "roman", 2, "sutrium"), ("sutrium", "roma")),
        (Spending("roman", 2), ()),
    ],
)
def test_a_question_about_a_march_shows_its_way(context: object, way: tuple[str, ...]) -> None:
    assert SHOWN.question_route(VIEW, of(context)) == way and (way or not SHOWN.question_places(VIEW, of(context)))


def test_an_offer_of_a_people_is_told_in_the_plural() -> None:
    assert WORDS("push.offer", where="Here:", frm="roman") == "Here: The Romans make you an offer."
    assert WORDS("push.offer", where="Here:", frm="2") == "Here: Boris makes you an offer."


def test_a_number_that_is_chosen_says_what_it_counts() -> None:
    prompt = asking(Form(Force, cu=Number(1, 5), mp=Number(1, 5)))
    assert PromptScreen(WORDS, "AAAAA", prompt, ("force", "5")).draft_in_words().endswith(": 5 CU")
    assert PromptScreen(WORDS, "AAAAA", prompt, ("force", "5", "3")).draft_in_words().endswith(": 5 CU, 3")


def test_a_side_of_two_powers_has_the_emblems_of_both_in_the_lobby() -> None:
    live = cast(LiveTable, SimpleNamespace(words=WORDS, played="sword_of_rome"))
    role = Role(id="etruscan_samnite")
    both = role_emblems(live, role)
    assert both == "".join(f"{WORDS.sign(f'emblem_{power}')} " for power in ("etruscan", "samnite")) and both.strip()


@pytest.mark.parametrize("side", ["roman", "carthaginian"])
def test_no_two_questions_of_one_seat_have_buttons_alike(side: str) -> None:
    """A refusal offered two that both said "Decide"."""
    live = cast(LiveTable, SimpleNamespace(row=SimpleNamespace(id="AAAAA")))
    prompts = Table(players=5).turn_number_under_way(side).prompts(side)
    labels = [button.label for row in prompt_rows(live, prompts, WORDS) for button in cast(tuple[Button, ...], row)]
    assert len(labels) >= 3 and len(set(labels)) == len(labels) and "Decide" not in labels


@pytest.mark.parametrize(
    ("edge", "said"),
    [
        (0, "Nothing is added on either side: as it stands the Gauls win in 45 of 100, the Romans in 55"),
        (4, "The Gauls, who attack, have +4 over the Romans: as it stands the Gauls win in 79 of 100"),
    ],
)
def test_before_the_dice_the_odds_stand_above_the_question(edge: int, said: str) -> None:
    """Who is to play a card must know whether they need it."""
    (line,) = SHOWN.question_briefing(VIEW, of(Fought("roma", "gallic", "roman", edge)), WORDS)
    assert said in line


def test_before_the_dice_it_says_who_rolls_more_of_them() -> None:
    more = Fought("selinus", "carthaginian", "greek", -3, attacker_pool=Pool(4, 4), defender_pool=Pool(4, 3))
    band, others, odds = SHOWN.question_briefing(VIEW, of(more), WORDS)
    assert "The Carthaginians roll 4 dice and add them all." in band
    assert "The Greeks roll 4 dice, and keep the best 3." in others
    assert f"win in {round(100 * more.attacker_win_chance)} of 100" in odds


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_lesson_names_the_rolls_of_the_siege_table(language: str) -> None:
    words = Words("sword_of_rome", language=language)
    said = words("learn.dice", **SHOWN.lesson_figures({}))
    assert said.count("7") == 2 and "8" not in said


def test_after_the_dice_it_says_who_wins_by_them() -> None:
    rolled = Fought("roma", "gallic", "roman", 0, (1, 2, 3), (1, 2, 3), "roman", 0)
    (line,) = SHOWN.question_briefing(VIEW, of(rolled), WORDS)
    assert "the Romans win, since a tie is the defender’s" in line
    assert not SHOWN.question_briefing(VIEW, of(Spending(power="roman", points=1)), WORDS)


def test_a_button_names_the_value_of_a_card_and_breaks_off_no_words() -> None:
    """Its words stand on the drawn hand, and whole in a list."""
    prompt = asking(Form(PlayEvent, card=OneOf(("R15", "R16"))))
    aid = PromptHelp(note=lambda token: SHOWN.option_note(VIEW, token, WORDS))
    screen = PromptScreen(WORDS, "AAAAA", prompt, ("play_event",), aid=aid)
    labels = [screen.button_label(Option(card)) for card in SHOWN.card_names_by_id()]
    assert not [label for label in labels if "…" in label] and all("(value " in label for label in labels)


def test_no_card_breaks_its_text_into_lines() -> None:
    assert not [card for card in CARDS if "\n" in card_line(card, WORDS)]


def test_a_card_for_non_players_names_no_power_that_a_player_leads_as_one_of_them() -> None:
    said = card_line("R4", WORDS)
    assert "that nobody plays" in said and "+1 unrest" in said


def test_what_is_not_possible_now_is_named_once_with_its_section() -> None:
    prompt = Table().turn_number_under_way("roman").prompt("roman", EndTurn)
    row = SimpleNamespace(id="ABCDE", name="Ada's table", game="sword_of_rome")
    live = SimpleNamespace(words=WORDS, row=row, played="sword_of_rome", prompts_of=lambda seat: [prompt])
    lines = legal_screen(cast(LiveTable, live), "1").content.split("\n")
    (line,) = [line for line in lines if "Besiege" in line]
    assert line.count("Besiege") == 1 and line.count("5.4") == 1
    reasons = [line.partition(": ")[2] for line in lines if line.startswith("- ") and not line.startswith("- **")]
    assert len(set(reasons)) == len(reasons) and "Besiege, " in line  # one reason, and all that it holds for


def test_a_march_that_was_interrupted_goes_on_as_planned_by_one_press() -> None:
    stacks = {"roman@roma": (5, "valerius"), "etruscan@tarquinii": (4, "etruscan_a")}
    places = {"sutrium": Place("etruscan", 1), "narnia": Place("roman")}
    table = Table(stacks=stacks, places=places, hands={"roman": ("R10",)}).turn_number_under_way("roman")
    table.do("roman", MarchArmy("R10", "valerius", (), 5, ("sutrium", "narnia"))).do("etruscan_samnite", React())
    planned = SHOWN.quick_answers(table.prompt("roman", MarchOn))["planned"]
    assert WORDS("quick.planned", action=planned.label()) == "March on to Narnia, as planned"
    table.do("roman", planned)
    assert table.stack("roman@narnia").cu == 5
    arrived = Table(stacks=stacks, places=places, hands={"roman": ("R10",)}).turn_number_under_way("roman")
    arrived.do("roman", MarchArmy("R10", "valerius", (), 5, ("sutrium",))).do("etruscan_samnite", React())
    assert not SHOWN.quick_answers(arrived.prompt("roman", MarchOn))  # nothing is left of the plan


def test_a_question_shows_the_spaces_that_it_names() -> None:
    raided = Raiding("raid_etruria", (), ("vulci", "arretium"), 1)
    assert SHOWN.question_places(VIEW, of(Retreating("greek", "antium", 2))) == ("antium",)
    assert SHOWN.question_places(VIEW, of(raided)) == ("vulci", "arretium")
