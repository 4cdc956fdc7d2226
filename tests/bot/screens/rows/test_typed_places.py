"""A place of a long list is named instead of looked for."""

import pytest

from bot.messages.letters import option_name
from bot.messages.screen import Select
from bot.screens.aid import aid_of
from bot.screens.prompt_screen import PromptScreen
from bot.screens.rows.typed_places import places_matching_typed
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel.choices import Option
from engine.kernel.events import TABLE
from tests.conformance.walks import walk
from tests.games import EXAMPLE

PLACES = [Option(name) for name in ("Capua", "Cannae", "Roma", "Nova Carthago", "Carthago", "Vocontii")]
WORDS = Words(EXAMPLE)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("capua", ["Capua"]),
        ("  Cápua ", ["Capua"]),
        ("ca", ["Capua", "Cannae", "Nova Carthago", "Carthago"]),
        ("carthago", ["Carthago"]),
        ("nova", ["Nova Carthago"]),
        ("vocontti", ["Vocontii"]),
        ("xyzzy", []),
        ("…", []),
    ],
)
def test_a_name_its_beginning_or_a_slip_of_the_pen_is_understood(typed: str, meant: list[str]) -> None:
    assert [place.token for place in places_matching_typed(WORDS, PLACES, typed)] == meant


@pytest.mark.parametrize("game_id", game_ids())
def test_each_place_of_a_long_list_can_be_typed_by_its_name(game_id: str) -> None:
    game, words, found = find_game(game_id), Words(game_id), 0
    steps = walk(game_id, 1)
    for step in steps[1 :: max(1, len(steps) // 40)]:
        prompt = step.prompt
        if prompt.seat == TABLE:
            continue
        aid = aid_of(game, step.state, game.view(step.state, prompt.seat), prompt, words)
        for tag, form in prompt.menu.forms.items():
            begun = PromptScreen(words, "AAAAA", prompt, (tag,) if form.fields else (), aid=aid)
            first = [option.token for option in begun.next_choices.options[:1]] if begun.given else []
            further = [PromptScreen(words, "AAAAA", prompt, (*begun.given, one), aid=aid) for one in first]
            for screen in (begun, *further):
                found += bool(screen.typeable_places)
                check(screen)
    assert found or game_id not in ("rise_of_the_roman_republic", "total_war_rome")


def check(screen: PromptScreen) -> None:
    """A screen with places that may be typed has the button, and every name leads to its place; no other has it."""
    buttons = [one for row in screen.screen().rows if not isinstance(row, Select) for one in row]
    assert any(one.id.startswith("place:") for one in buttons) == bool(screen.typeable_places)
    for place in screen.typeable_places[:: max(1, len(screen.typeable_places) // 20)]:
        name = option_name(screen.words, place)
        assert name in [
            option_name(screen.words, one) for one in places_matching_typed(screen.words, screen.typeable_places, name)
        ]
    if screen.typeable_places:
        offered = screen.screen_of_matching_places("?", screen.typeable_places[:25], "March: Ada")
        assert "March: Ada" in offered.content, "with whom is still to be read"
        listed, below = offered.rows
        assert isinstance(listed, Select) and listed.id.startswith(f"{screen.place_verb}:")
        assert not isinstance(below, Select) and [one.id.partition(":")[0] for one in below] == ["place", "page"]
        assert len(screen.place_form().title) <= 45
