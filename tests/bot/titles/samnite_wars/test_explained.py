"""Samnite Wars explains where one chooses: what each action does, and of what kind each people is."""

from bot.screens.prompt_screen import PromptScreen
from bot.words import Words
from data import load_game_data
from engine.games.samnite_wars.actions import Invade
from engine.games.samnite_wars.game import GAME
from engine.games.samnite_wars.setup_events import FirstRolled
from engine.games.samnite_wars.state import Peace
from tests.engine.games.samnite_wars.table import Table

WORDS = Words("samnite_wars", {"1": "Ada", "2": "Boris"})
DESCRIPTION = 100  # characters of a command's, and of a line of a list


def test_every_action_says_what_it_does_and_is_not_cut() -> None:
    for action in GAME.actions:
        said = WORDS(f"hint.{action.tag()}")
        assert WORDS.has_words(f"hint.{action.tag()}") and 20 < len(said) <= DESCRIPTION, said


def test_every_people_is_explained_by_the_kind_that_it_is_of() -> None:
    """THE REGION TABLE, Notes: what serves one kind alone hangs on it."""
    kinds = {"civilized": "Civilized", "semi_civilized": "Semi-civilized", "un_civilized": "Uncivilized"}
    for region, row in load_game_data("samnite_wars", "regions")["regions"].items():
        said = WORDS(f"explain.{region}")
        assert WORDS.has_words(f"explain.{region}") and len(said) <= DESCRIPTION, region
        assert kinds[row["kind"]] in said and ("Hellenized" in said) == row["hellenized"], said


def test_a_campaign_says_of_each_neighbour_who_lives_there() -> None:
    """PEACE: a campaign goes against a free region that borders on Rome's."""
    table = Table(hands={"1": ["legions"], "2": ["cavalry"]}).resolve(Peace(), event="peace")
    prompt = table.prompt("1", Invade)
    screen = PromptScreen(WORDS, "AAAAA", prompt).screen()
    assert f"**{WORDS('do.invade')}**: {WORDS('hint.invade')}" in screen.content
    places = table.options("1", Invade, "region")
    asked = PromptScreen(WORDS, "AAAAA", prompt, ("invade",)).screen()
    assert len(places) == 4 and all(f"**{WORDS.name(p)}**: {WORDS(f'explain.{p}')}" in asked.content for p in places)


def test_who_goes_first_is_told_with_everybody_s_roll() -> None:
    words = Words("samnite_wars", {"1": "Ada", "2": "Ben"})
    assert words.say(FirstRolled("1", {"1": 5, "2": 3}).label()).endswith("first Consul: Ada 5 and Ben 3.")
