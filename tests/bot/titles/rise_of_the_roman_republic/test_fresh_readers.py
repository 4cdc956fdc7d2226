"""What fresh readers of whole games missed, scenario by scenario."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.messages.drafts import BY_LEGS, WayAsked
from bot.messages.screen import Select
from bot.screens.prompt_screen import PromptScreen
from bot.titles.rise_of_the_roman_republic.title import TITLE
from bot.titles.rise_of_the_roman_republic.turn_card import turn_card
from engine.games.rise_of_the_roman_republic.actions.siege import AbandonCity
from engine.games.rise_of_the_roman_republic.events.combat import BattleRolled, CommandRolled, CoordinationRolled
from engine.games.rise_of_the_roman_republic.events.cup import MarkerDrawn, PhaseEnded
from engine.games.rise_of_the_roman_republic.events.politics import LegionsRaised
from engine.games.rise_of_the_roman_republic.game import PLAIN as GAME
from engine.kernel.events import Event
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from tests.bot.titles.rise_of_the_roman_republic.telling import SEATS, WORDS, start_view, turn
from tests.bot.titles.rise_of_the_roman_republic.test_cards import BATTLE

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
