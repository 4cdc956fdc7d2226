"""The Roman Republic at a table: words for all that it has, a random game told whole."""

from pathlib import Path

import msgspec
import pytest

from bot.messages.screen import PER_ROW
from bot.screens.help_screen import help_page_by_name, help_page_for_question
from bot.screens.lessons import PAGES, length_line, lessons_of
from bot.titles.rise_of_the_roman_republic.title import TITLE
from bot.words import Words, game_messages
from data.words import folder_languages
from engine.games.rise_of_the_roman_republic.actions.cup import Devastate
from engine.games.rise_of_the_roman_republic.events.combat import (
    AvoidanceRolled,
    BattleRolled,
    BesiegedJoined,
    CommandRolled,
    CoordinationRolled,
)
from engine.games.rise_of_the_roman_republic.events.cup import PhaseEnded
from engine.games.rise_of_the_roman_republic.events.naval import FleetBuilt
from engine.games.rise_of_the_roman_republic.events.politics import CommanderNamed, MagistratesProrogued, SenateAsked
from engine.games.rise_of_the_roman_republic.events.powers import GarrisonMutinied, PowersAwoke
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.game import PLAIN as GAME
from engine.games.rise_of_the_roman_republic.game import PLAYED
from engine.games.rise_of_the_roman_republic.tables import GAME_ID, LEADERS, SCENARIOS
from engine.games.rise_of_the_roman_republic.viewing import view_of
from engine.kernel.actions import Action
from engine.kernel.events import Event
from engine.kernel.rulebook import Question
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from tests.conformance.said import GAP, matcher, said_in
from tests.engine.games.rise_of_the_roman_republic.playing import Table

ROOT = Path(__file__).parents[4]
SEATS = ("1", "2", "3")
ROOMS = ("engine/games", "bot/titles")


def test_all_that_can_be_asked_done_and_told_has_words() -> None:
    words = Words(GAME_ID)
    needed = [f"{kind}.{action.tag()}" for action in GAME.actions for kind in ("do", "hint", "action")]
    needed += [f"name.{field.encode_name}" for action in GAME.actions for field in msgspec.structs.fields(action)]
    needed += [f"event.{kind.tag()}" for kind in GAME.events]
    needed += [f"name.option_{option.key}" for option in GAME.options]
    for frame, procedure in GAME.rules.procedures.items():
        tag = frame.__struct_config__.tag
        asked = [name for name, step in procedure.steps.items() if isinstance(step, Question)]
        needed += [f"{space}.{tag}.{name}" for name in asked for space in ("prompt", "asked")]
    assert [key for key in needed if not words.has_words(key)] == []


def test_every_key_that_the_code_names_has_words() -> None:
    known = game_messages(GAME_ID)
    files = [path for room in ROOMS for path in sorted((ROOT / room / GAME_ID).rglob("*.py"))]
    lacking = [
        (file, key)
        for key, file in said_in(files).keys.items()
        if not (any(matcher(key).fullmatch(one) for one in known) if GAP in key else key in known)
    ]
    assert lacking == []


@pytest.mark.parametrize("seed", range(2))
def test_a_random_game_is_told_without_a_gap(seed: int) -> None:
    """Every public event, every question's menu, the panel and everybody's armies; a gap would be a dash."""
    words = Words(GAME_ID, {seat: f"Player {seat}" for seat in SEATS})
    run = Run(GAME, {seat: RandomPlayer() for seat in SEATS}, f"told {seed}")
    state, steps = run.start(), 0
    while GAME.outcome(state) is None:
        state, steps = run.step(state), steps + 1
        assert run.last is not None
        forms = [form for told in run.last.events if (form := told.event.seen_by(None)) is not None]
        said = [words.say(told) for form in forms if (told := form.label()) is not None]
        if steps % 20 == 0:
            said += TITLE.status_lines(GAME.view(state, None), words)
            said += [line for seat in SEATS for line in TITLE.hand_lines(GAME.view(state, seat), words)]
        assert not [line for line in said if not line or " – " in line or "{" in line], said
    outcome = GAME.outcome(state)
    assert outcome is not None and words.say(outcome.reason) and steps > 40


def said(one: Event | Action, language: str = "en") -> str:
    told = one.label()
    assert told is not None
    return Words(GAME_ID, language=language).say(told)


def test_what_the_senate_says_comes_first() -> None:
    army, triumph = (SenateAsked("104", matter, 3, 0, 6, True) for matter in ("army", "triumph"))
    assert said(army).startswith("**The Senate grants L. Papirius Cursor another army**: ")
    assert said(triumph).startswith("**The Senate grants L. Papirius Cursor a Triumph**: ")
    leave, refused = SenateAsked("104", "leave", 3, 0, 6, True), SenateAsked("104", "leave", 9, 0, 6, False)
    assert said(leave).startswith("**The Senate lets L. Papirius Cursor march anywhere**: ")
    assert said(refused).startswith("**The Senate does not let L. Papirius Cursor march anywhere**: ")
    assert said(refused, "it").startswith("**Il Senato non permette a L. Papirio Cursore di marciare ovunque**: ")


def test_two_consuls_dice_are_told_with_their_place_and_what_settles_a_tie() -> None:
    """Of a battle Rome chooses then; who comes or intercepts was named before the dice."""
    assert said(CommandRolled({"104": 3, "107": 3}, "", "4412")).endswith("; a tie, so that Rome chooses.")
    high = said(CommandRolled({"104": 3, "107": 1}, "104", "4412"))
    assert high.startswith("Both consuls are at Capua, so") and high.endswith("; **L. Papirius Cursor** has it.")
    assert "a tie, so that **L. Papirius Cursor** has it" in said(CommandRolled({"104": 3, "107": 3}, "104", "4412"))
    assert said(CommandRolled({"104": 3, "107": 1}, "104")).startswith("Both consuls are there, so")
    assert "sceglie Roma" in said(CommandRolled({"104": 3, "107": 3}, "", "4412"), "it")


def test_whoever_devastates_nothing_and_whoever_must_stay_are_told_in_whole_sentences() -> None:
    assert said(Devastate(())) == "devastate nothing"
    assert said(MagistratesProrogued((), ("104",))).startswith("L. Papirius Cursor must stay on")


def test_the_leader_of_the_gauls_is_a_man_in_italian() -> None:
    """The name of the people is the name of its leader: with a verb of his he is called by what he is."""
    assert said(PhaseEnded("gaul"), "it") == "La fase del capo dei Galli è finita."
    assert said(CommanderNamed("samnites", "pontius"), "it") == "Gaio Ponzio è Comandante in capo dei Sanniti."


def test_cards_are_leaders_offices_and_cities_and_each_says_what_is_reconstructed() -> None:
    words = Words(GAME_ID)
    cards = TITLE.card_names_by_id()
    assert {"112", "alexander_epirus", "dictator", "3714"} <= set(cards)
    assert "ratings reconstructed" in TITLE.card_text("112", words)
    man = LEADERS["112"]
    ratings = f"{man.initiative}-{man.campaign}{man.battle}: Initiative {man.initiative} (markers in the cup)"
    assert ratings in TITLE.card_text("112", words)
    assert "no battle letter" in TITLE.card_text("cineas", words)
    assert "own defence 8" in TITLE.card_text("3714", words)
    assert "In Thunderbolt: large, own defence 10." in TITLE.card_text("3714", words)
    assert "own defence 4" in TITLE.card_text("1514", words) and " In " not in TITLE.card_text(
        "1514", words
    )  # Placentia
    assert "small, own defence 1." in TITLE.card_text("4911", words) and "medium; own defence 3" in TITLE.card_text(
        "4911", words
    )
    assert not [card for card in cards if "–" in TITLE.card_text(card, words)]


def test_the_pages_for_newcomers_name_figures_of_the_data() -> None:
    figures = TITLE.lesson_figures({})
    assert figures == {
        "scenario": "alexander",
        "turns": 4, "start": 327, "end": 324, "open": False, "siege": 3, "samnite_sp": 34, "rome": 4, "samnites": 3,
        "epirus": 0, "decisions": 34,
    }  # fmt: skip


def test_the_open_samnite_wars_are_told_with_the_turns_that_they_may_last() -> None:
    """Their lobby promised ten turns."""
    figures = TITLE.lesson_figures({"scenario": "central_italy", "samnite_end": "open"})
    assert (figures["turns"], figures["start"], figures["end"], figures["open"]) == (25, 320, 296, True)
    said = length_line(GAME_ID, Words(GAME_ID), {"scenario": "central_italy", "samnite_end": "open"})
    assert "up to 25 turns of a year each, 320 to 296 BC" in said
    assert TITLE.lesson_figures({"scenario": "central_italy", "samnite_end": "ten_turns"})["turns"] == 10


def test_the_page_of_symbols_shows_no_side_that_does_not_play() -> None:
    said = lessons_of(GAME_ID, Words(GAME_ID), ("rome",), {"scenario": "thunderbolt"})[3].text
    assert "Carthage" in said and "Samnites" not in said and "Epirus" not in said


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("language", folder_languages("common"))
def test_the_pages_for_newcomers_are_those_of_the_scenario(scenario: str, language: str) -> None:
    """Whoever opened them in the lobby of another scenario than the first read about the first."""
    words, options = Words(GAME_ID, language=language), {"scenario": scenario}
    pages = lessons_of(GAME_ID, words, options=options)
    others = [lessons_of(GAME_ID, words, options={"scenario": one}) for one in SCENARIOS if one != scenario]
    assert len(pages) == len(PAGES) and all("–" not in one.text and "{" not in one.text for one in pages[:4])
    for number in (0, len(pages) - 1):  # what wins, and the openings
        assert pages[number].text not in [found[number].text for found in others]
    told = [line for line in pages[-1].text.split("\n") if "**" in line]
    assert len(told) == len(SCENARIOS[scenario].sides)


def test_the_page_on_what_wins_the_eagle_names_its_figures() -> None:
    figures = TITLE.lesson_figures({"scenario": "eagle"})
    wanted = {"points": 50, "early": 3, "rows": 6, "each": 3, "syracuse": 5, "rome": 24, "epirus": 6, "epirote_sp": 52}
    assert wanted.items() <= figures.items()
    said = lessons_of(GAME_ID, Words(GAME_ID), ("rome",), {"scenario": "eagle"})
    assert "Capua, Messana, Rhegium, Syracusae and Lilybaeum" in said[0].text and "50 points" in said[0].text
    assert "Epirus" not in said[-1].text and "Romans never go to Sicily" in said[-1].text


@pytest.mark.parametrize(
    ("moment", "scenario", "page"),
    [
        ("raising.start", "alexander", "manpower"),
        ("raising.start", "central_italy", "legions"),
        ("raising.start", "eagle", "legions"),
        ("raising.auxiliaries", "thunderbolt", "thunderbolt"),
        ("levying.start", "thunderbolt", "thunderbolt"),
        ("levying.start", "eagle", "eagle"),
        ("election.who", "thunderbolt", "schedule"),
        ("strategic.disband", "thunderbolt", "schedule"),
        ("election.who", "eagle", "elections"),
        ("mobilisation.place", "alexander", "tribes"),
        ("mobilisation.place", "central_italy", "revolts"),
    ],
)
def test_the_help_of_a_question_is_that_of_its_scenario(moment: str, scenario: str, page: str) -> None:
    """ "Why this?" told of the First Alexander where legions were raised in the Samnite Wars, and of Hannibal where
    Pyrrhus called up his provinces."""
    found = help_page_for_question(Words(GAME_ID), moment, {"scenario": scenario})
    assert found is not None and found["key"] == page


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_help_at_a_turn_s_end_says_what_wins_its_scenario(scenario: str) -> None:
    pages = {one: help_page_by_name(Words(GAME_ID), "end", {"scenario": one}) for one in SCENARIOS}
    assert pages[scenario] not in [page for one, page in pages.items() if one != scenario] + [None]


def test_the_panel_of_the_eagle_tells_the_seas_and_the_fleet_that_is_nobodys() -> None:
    """And no pace of points foretells who wins: it told of 121 points after the last turn, of 68 that there are."""
    table = Table("eagle")
    view, words = view_of(table.state, None), Words(GAME_ID)
    seas = next(line for line in TITLE.status_lines(view, words) if line.startswith("⚓"))
    assert "Mare Tyrrhenum Rome −3, Epirus −2, Carthage +4" in seas and "Mare Ionium Rome −3, Epirus +3;" in seas
    table.state.masters = {"carthage": "epirus"}
    seas = next(line for line in TITLE.status_lines(view_of(table.state, None), words) if line.startswith("⚓"))
    assert "Mare Tyrrhenum Rome −3, Epirus +4;" in seas and "Carthage" not in seas
    assert not TITLE.game_length(view).foretold and TITLE.game_length(view_of(Table("alexander").state, None)).foretold


def test_what_befalls_the_powers_of_the_eagle_is_said_in_whole_sentences() -> None:
    assert said(FleetBuilt("rome", 1, 1, 0)).endswith("nothing comes of it.")
    assert said(FleetBuilt("rome", 6, 0, 1)).endswith("**1 level** of Naval Superiority.")
    assert said(GarrisonMutinied("campanians", "6015", 8)).startswith("**The Campanians mutiny** and hold Rhegium")
    assert said(PowersAwoke(("syracuse",), "won")) == "In arms now: **Syracuse**."


def test_whoever_stands_with_men_who_will_not_march_is_told_so() -> None:
    """Milon in Tarentum: of 31 SP he can take six along."""
    table = Table("eagle").begin(Phase(leader="milon", side="epirus"))
    words = Words(GAME_ID, {"1": "Ada", "2": "Ben"})
    told = list(TITLE.question_briefing(view_of(table.state, "2"), table.prompt("epirus"), words))
    assert "Tarentine troops here do not march now." in told
    table.state.once = ("willing",)
    assert not [
        one
        for one in TITLE.question_briefing(view_of(table.state, "2"), table.prompt("epirus"), words)
        if "not march" in one
    ]


def test_the_lobby_says_on_what_the_rules_rest() -> None:
    told = [length_line(GAME_ID, Words(GAME_ID), {"scenario": name}) for name in PLAYED]
    assert all("reconstructed series rules" in line for line in told)


@pytest.mark.parametrize("kind", [AvoidanceRolled, BattleRolled, BesiegedJoined, CoordinationRolled])
def test_who_comes_to_a_battle_and_who_fails_to_leave_it_is_told_before_its_die(kind: type[Event]) -> None:
    """The card in the thread told of 8 SP where 24 more had joined them; so did the question that hung on it."""
    assert kind.tag() in TITLE.running


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_parts_that_a_scenario_is_fought_in_are_shown_large(scenario: str) -> None:
    """Hannibal fights in the north and sees no strait; with the key they fill one row of buttons."""
    near = TITLE.close_ups_under_map({"scenario": scenario})
    assert ("north" in near, "strait" in near) == ((True, False) if scenario == "thunderbolt" else (False, True))
    assert set(near) <= set(TITLE.close_ups) and len(near) < PER_ROW
