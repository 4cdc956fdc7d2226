"""Help: a page for every phase and every question of every game; all rulings, by number, in /about and /rules."""

import re
from collections.abc import Iterator

import pytest

from bot.screens.help_screen import (
    leaves_of,
    page_at,
    page_of,
    present_screen,
    rules_of,
    rules_screen,
    ruling_line,
    rulings_of,
    rulings_screen,
)
from bot.testbed.sandbox.people.person import text_of
from bot.words import Words, templates
from engine.games import game as find_game
from engine.games import game_ids
from engine.kernel.rulebook import Question
from tests.bot.hall import InProcess, button, refused, verbs

NUMBER = re.compile(r"^\*\*(\d+)\.\*\* ", re.MULTILINE)


def moments(game: str) -> Iterator[str]:
    """Yield every question and every right of a game, as its prompts name them."""
    for frame, procedure in find_game(game).rules.procedures.items():
        tag = frame.__struct_config__.tag
        yield from (f"{tag}.{name}" for name, step in procedure.steps.items() if isinstance(step, Question))
        yield from (f"{tag}.{right.moment}" for right in procedure.mays)
    if find_game(game).rules.offer_taken is not None:
        yield "offer.any"


EVERY = [(game, moment) for game in game_ids() for moment in moments(game)]
PHASES = [
    (game, key.partition(".")[2])
    for game in game_ids()
    for key in templates(game)
    if key.startswith("phase.") and key != "phase."
]


@pytest.mark.parametrize(("game", "moment"), EVERY)
def test_every_question_has_its_help(game: str, moment: str) -> None:
    assert page_at(game, moment) is not None


@pytest.mark.parametrize(("game", "phase"), PHASES)
def test_every_phase_has_its_help(game: str, phase: str) -> None:
    assert page_of(game, phase) is not None
    assert "Rules text:" in present_screen(game, phase, ()).content


@pytest.mark.parametrize("game", game_ids())
def test_help_names_questions_and_phases_that_there_are(game: str) -> None:
    """A page for what no longer exists would never be shown."""
    known = {part for moment in moments(game) for part in (moment, moment.partition(".")[0])} | {"offer"}
    phases = {phase for name, phase in PHASES if name == game}
    for page in rules_of(game):
        assert set(page.get("moments", ())) <= known and set(page.get("phases", ())) <= phases, page["key"]


@pytest.mark.parametrize("game", game_ids())
def test_no_page_of_help_is_cut(game: str) -> None:
    for page in rules_of(game):
        screen = rules_screen(game, page["key"])
        assert not list(screen.broken()) and page["text"] in screen.content


async def test_the_rules_button_in_the_resolution_phase(hall: InProcess) -> None:
    """It tells of what the person is asked, and of the phase; who is not asked hears what the table waits for."""
    name = await hall.start("Ada", "Boris", "Clara")
    actor = await hall.actor(name)
    live = actor.live
    while not (live.view(None).phase == "resolution" and live.waiting()):
        async with actor.turn():
            prompt = live.closing() or next(p for p in live.waiting() if p.answered is None)
            assert prompt.default is not None
            await actor.decide(prompt.seat, prompt.id, prompt.default)
    page = page_at("samnite_wars", live.waiting()[0].moment)
    assert page is not None
    await hall.settled()
    panel = next(m for m in reversed(hall.thread(name).messages.values()) if "rules" in verbs(m))
    for person in ("Ada", "Boris", "Clara", "Dmitri"):
        said = (await (await hall.person(person).press(panel, custom_id=button(panel, "rules"))).settled()).text
        assert "**Resolution**" in said and f"**{page['title']}**" in said, said


# Rulings


@pytest.mark.parametrize("game", game_ids())
def test_every_ruling_is_on_a_page_whole(game: str) -> None:
    told: list[int] = []
    for n, leaf in enumerate(leaves_of(game), 1):
        screen = rulings_screen(game, n)
        assert not list(screen.broken()) and leaf in screen.content and len(screen.content) <= 2000
        told += map(int, NUMBER.findall(leaf))
    assert told == sorted(rulings_of(game)) and told[0] == 1
    for number, row in rulings_of(game).items():
        assert row["text"] in ruling_line(game, number) and "…" not in ruling_line(game, number)
        assert any(ruling_line(game, number) in leaf for leaf in leaves_of(game)), number
        assert f"**{number}.**" in rules_screen(game, f"ruling {number}").content


def test_a_ruling_names_the_option_that_reads_it_otherwise() -> None:
    words = Words("samnite_wars")
    for option in find_game("samnite_wars").options:
        name = words.name(f"option_{option.key}")
        assert any(f"(Option of the table: {name}.)" in leaf for leaf in leaves_of("samnite_wars")), option.key


@pytest.mark.parametrize("command", ["about", "rules"])
@pytest.mark.parametrize("game", game_ids())
async def test_all_rulings_are_reached_by_buttons(hall: InProcess, command: str, game: str) -> None:
    """Without a table, as a newcomer: the button of /about and /rules opens them, and they are leafed through."""
    ada = hall.person("Ada")
    receipt = await (await ada.slash(command, game=game)).settled()
    assert receipt.message is not None and receipt.ephemeral
    message = (await ada.press(receipt.message, custom_id=button(receipt.message, "rulings"))).message
    told: list[int] = []
    for n in range(1, len(leaves_of(game)) + 1):
        assert message is not None and message.ephemeral_to == ada.id and f"page {n} of" in text_of(message)
        told += map(int, NUMBER.findall(text_of(message)))
        if n < len(leaves_of(game)):
            message = (await ada.press(message, "Next page ▶")).message
    assert told == sorted(rulings_of(game))


async def test_a_forged_press_for_rulings_is_refused(hall: InProcess) -> None:
    ada = hall.person("Ada")
    receipt = await (await ada.slash("about", game="samnite_wars")).settled()
    assert receipt.message is not None
    opened = button(receipt.message, "rulings")
    for forged in (opened.replace("samnite_wars", "chess"), "rulings"):
        await refused(await ada.forge(receipt.message, forged), "Nothing has changed")
