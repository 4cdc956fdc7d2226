"""What `/card` tells of a region as it stands at a table."""

import msgspec

from bot.screens.prompt_screen import PromptScreen
from bot.titles import title_of_game
from bot.words import Words
from engine.games.samnite_wars.actions import NOBODY, AppointAlly, AppointEnemy
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.prompts import Prompt
from tests.render.games.samnite_wars.sample_views import INVASION

TITLE = title_of_game("samnite_wars")


def test_a_region_says_whether_rome_has_it_and_what_is_fought_there() -> None:
    view = msgspec.structs.replace(INVASION, hand=())
    said = {language: Words("samnite_wars", language=language) for language in ("en", "it")}
    assert TITLE.entry_state_text(view, "lucanians", said["en"]) == "free, 0 of 1 tokens · ⚔️ Campaign here now"
    assert TITLE.entry_state_text(view, "lucanians", said["it"]) == "libera, 0 di 1 segnalini · ⚔️ qui ora: Campagna"
    assert (
        TITLE.entry_state_text(view, "latins", said["en"]) == "Rome’s"
        and TITLE.entry_state_text(view, "latins", said["it"]) == "di Roma"
    )
    assert TITLE.entry_state_text(view, "plague", said["en"]) == ""


def test_who_wants_no_ally_presses_what_says_so() -> None:
    """A bare "Nobody" stood below "Whom do you take as ally?"."""
    menu = Menu(Form(AppointAlly, ally=OneOf((NOBODY, "2"))))
    prompt = Prompt(id="p", seat="1", side="1", kind="must", moment="war_effort.ally", menu_of=lambda side: menu,
                    default_of=lambda side: None)  # fmt: skip
    for language, said in (("en", "No ally"), ("it", "Nessun alleato")):
        words = Words("samnite_wars", {"2": "Ben"}, language=language)
        (row, *_) = PromptScreen(words, "AAAAA", prompt, ("appoint_ally",)).screen().rows
        assert isinstance(row, tuple) and said in [button.label for button in row]


def test_a_consul_without_an_ally_confirms_that_they_have_none() -> None:
    """The name of nobody stands within a sentence there: "your ally: Take no ally" did."""
    menu = Menu(Form(AppointEnemy, enemy=OneOf(("2", "3")), ally=lambda before: OneOf((NOBODY, "4"))))
    prompt = Prompt(id="p", seat="1", side="1", kind="must", moment="war_effort.roles", menu_of=lambda side: menu,
                    default_of=lambda side: None)  # fmt: skip
    words = Words("samnite_wars", {"2": "Ben", "3": "Cleo", "4": "Dan"})
    rows = PromptScreen(words, "AAAAA", prompt, ("appoint_enemy", "2", NOBODY)).screen().rows
    labels = [button.label for row in rows if isinstance(row, tuple) for button in row]
    assert "Appoint Ben as the enemy; your ally: No ally" in labels, labels
