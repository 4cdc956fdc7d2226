"""Help: a page for every phase and every question of every game; all rulings, by number, in /about and /rules."""

import re

from bot.screens.help_screen import (
    help_page_for_question,
    ruling_pages,
)
from bot.words import Words
from engine.games import game_by_id as find_game
from tests.bot.hall import InProcess, button, refused, verbs

NUMBER = re.compile(r"^\*\*(\d+)\.\*\* ", re.MULTILINE)


async def test_the_rules_button_in_the_resolution_phase(hall: InProcess) -> None:
    """It tells of what the person is asked, and of the phase; who is not asked hears what the table waits for."""
    name = await hall.start("Ada", "Boris", "Clara")
    actor = await hall.actor(name)
    live = actor.live
    while not (live.view(None).phase == "resolution" and live.prompts_waited_for()):
        async with actor.turn():
            prompt = live.window_prompt() or next(p for p in live.prompts_waited_for() if p.answered is None)
            assert prompt.default is not None
            await actor.decide(prompt.seat, prompt.id, prompt.default)
    page = help_page_for_question(live.words, live.prompts_waited_for()[0].moment)
    assert page is not None
    await hall.settled()
    panel = next(m for m in reversed(hall.thread(name).messages.values()) if "rules" in verbs(m))
    for person in ("Ada", "Boris", "Clara", "Dmitri"):
        said = (
            await (await hall.person(person).press(panel, custom_id=button(panel, "rules"))).wait_until_answered()
        ).text
        assert "**Resolution**" in said and f"### {page['title']}" in said, said


# Rulings


def test_a_ruling_names_the_option_that_reads_it_otherwise() -> None:
    words = Words("samnite_wars")
    for option in find_game("samnite_wars").options:
        name = words.name(f"option_{option.key}")
        assert any(f"(Option of the table: {name}.)" in leaf for leaf in ruling_pages(words)), option.key


async def test_a_forged_press_for_rulings_is_refused(hall: InProcess) -> None:
    ada = hall.person("Ada")
    receipt = await (await ada.slash("about", game="samnite_wars")).wait_until_answered()
    assert receipt.message is not None
    opened = button(receipt.message, "rulings")
    for forged in (opened.replace("samnite_wars", "chess"), "rulings"):
        await refused(await ada.forge(receipt.message, forged), "Nothing has changed")
