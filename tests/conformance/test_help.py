"""Help of every game: a page for every phase and question; all rulings, by number; what is told in /about."""

import re

import pytest

from bot.interactions.commands.table import rules_notes
from bot.sandbox.people.person import text_of
from bot.screens import help_screen
from bot.screens.help_screen import (
    help_page_by_name,
    help_page_for_question,
    rules_screen,
    ruling_line,
    ruling_pages,
    rulings_of,
    rulings_screen,
    short_rules_now_screen,
    short_rules_pages,
)
from bot.words import Words, game_messages
from bot.words.signs import MENTION
from data import has_file, load_game_data
from data.words import folder_languages
from engine.games import game_by_id as find_game
from render.games import drawings_of
from tests.bot.hall import InProcess, button
from tests.conformance.walks import GAMES, moments

NAMED_SIGN = re.compile(r'SIGN\("(\w+)"\)')
NUMBER = re.compile(r"^\*\*([\w.]*\w)\.\*\* ", re.MULTILINE)
RULED = [game for game in GAMES if rulings_of(game)]
SPOKEN = [(game, language) for game in GAMES for language in folder_languages("common")]
CHOICES = 25  # what a list of Discord's takes
HELPED = [game for game in GAMES if has_file(game, "rules")]  # a game may leave its help to its rulebook
EVERY = [(game, moment) for game in HELPED for moment in moments(game)]
EVERY += [(game, "offer.any") for game in HELPED if find_game(game).rules.offer_taken is not None]
PHASES = [
    (game, key.partition(".")[2])
    for game in HELPED
    for key in game_messages(game)
    if key.startswith("phase.") and key != "phase."
]


@pytest.mark.parametrize(("game", "moment"), EVERY)
def test_every_question_has_its_help(game: str, moment: str) -> None:
    assert help_page_for_question(Words(game), moment) is not None


def values_of(game: str) -> list[tuple[str, str]]:
    """Return each value of each option with its key."""
    return [(option.key, value) for option in find_game(game).options for value in option.values]


@pytest.mark.parametrize("game", HELPED)
def test_help_that_needs_an_option_is_shown_with_it_alone(game: str) -> None:
    words, known = Words(game), values_of(game)
    for page in short_rules_pages(words):
        needs = {(key, value) for key, values in page.get("needs", {}).items() for value in values}
        assert needs <= set(known), page["key"]
        keys = {key for key, _ in needs}
        for key, value in known:
            shown = [help_page_for_question(words, moment, {key: value}) for moment in page.get("moments", ())]
            shown += [help_page_by_name(words, phase, {key: value}) for phase in page.get("phases", ())]
            assert key not in keys or (key, value) in needs or page not in shown, (page["key"], value)
            assert help_page_by_name(words, page["key"], {}) == page  # by its name it can always be read


@pytest.mark.parametrize(("game", "phase"), PHASES)
def test_every_phase_has_its_help_whatever_is_played(game: str, phase: str) -> None:
    assert [pair for pair in values_of(game) if help_page_by_name(Words(game), phase, dict([pair])) is None] == []


@pytest.mark.parametrize(("game", "phase"), PHASES)
def test_every_phase_has_its_help(game: str, phase: str) -> None:
    assert help_page_by_name(Words(game), phase) is not None
    assert "Rules text:" in short_rules_now_screen(Words(game), phase, ()).content


@pytest.mark.parametrize("game", GAMES)
def test_help_names_questions_and_phases_that_there_are(game: str) -> None:
    """A page for what no longer exists would never be shown."""
    known = {part for moment in moments(game) for part in (moment, moment.partition(".")[0])} | {"offer"}
    phases = {phase for name, phase in PHASES if name == game}
    for page in short_rules_pages(Words(game)):
        assert set(page.get("moments", ())) <= known and set(page.get("phases", ())) <= phases, page["key"]


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_no_page_of_help_is_cut(game: str, language: str) -> None:
    """Every page is a message, and the list of them too; a list of choices takes them all."""
    words = Words(game, language=language)
    for page in short_rules_pages(words):
        screen = rules_screen(words, page["key"])
        assert not list(screen.broken_limits()) and page["text"] in screen.content and page["section"] in screen.content
    assert not list(rules_screen(words, "").broken_limits())
    assert len({page["key"] for page in short_rules_pages(words)}) == len(short_rules_pages(words)) <= CHOICES


@pytest.mark.parametrize("language", folder_languages("common"))
@pytest.mark.parametrize("game", HELPED)
def test_pages_of_help_name_signs_that_there_are_and_show_them_whole(game: str, language: str) -> None:
    """As small pictures once they are there, without anything of the page being lost."""
    words = Words(game, language=language)
    sources = [words.messages[f"rules.{page['key']}_text"].source for page in load_game_data(game, "rules")]
    named = {sign for source in sources for sign in NAMED_SIGN.findall(source)}
    assert named and named <= set(drawings_of(game).signs)
    assert any(MENTION.search(page["text"]) for page in short_rules_pages(words))
    for page in short_rules_pages(words):
        screen = rules_screen(words, page["key"])
        assert page["text"] in screen.content and "{" not in screen.content and not list(screen.broken_limits())


@pytest.mark.parametrize("language", folder_languages("common"))
@pytest.mark.parametrize("game", RULED)
def test_every_ruling_is_on_a_page_whole(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    words = Words(game, language=language)
    leaves = ruling_pages(words)
    monkeypatch.setattr(help_screen, "ruling_pages", lambda words: leaves)  # put together once, not for each ruling
    for n, leaf in enumerate(leaves, 1):
        screen = rulings_screen(words, n)
        assert not list(screen.broken_limits()) and leaf in screen.content and len(screen.content) <= 2000
        told += NUMBER.findall(leaf)
    assert told == list(map(str, rulings_of(game)))
    for number in rulings_of(game):
        line = ruling_line(words, number)
        assert words(f"ruling.{number}") in line and "…" not in line
        assert any(line in leaf for leaf in leaves), number
        assert f"**{number}.**" in rules_screen(words, f"ruling {number}").content


@pytest.mark.parametrize("command", ["about", "rules"])
@pytest.mark.parametrize("game", RULED)
async def test_all_rulings_are_reached_by_buttons(hall: InProcess, command: str, game: str) -> None:
    """Without a table, as a newcomer: the button of /about and /rules opens them, and they are leafed through."""
    ada = hall.person("Ada")
    receipt = await (await ada.slash(command, game=game)).wait_until_answered()
    assert receipt.message is not None and receipt.is_ephemeral
    message = (await ada.press(receipt.message, custom_id=button(receipt.message, "rulings"))).message
    told: list[str] = []
    for n in range(1, len(ruling_pages(Words(game))) + 1):
        assert message is not None and message.ephemeral_to == ada.id and f"page {n} of" in text_of(message)
        told += NUMBER.findall(text_of(message))
        if n < len(ruling_pages(Words(game))):
            message = (await ada.press(message, "Next page ▶")).message
    assert told == list(map(str, rulings_of(game)))


# What is told of a game


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_reconstructed_is_told_in_about(hall: InProcess, game: str) -> None:
    """Every note of the game is read there, and what is reconstruction is called so."""
    told = (await (await hall.person("Ada").slash("about", game=game)).wait_until_answered()).text
    kept = load_game_data(game, "about") if has_file(game, "about") else {}
    assert [note for note in rules_notes(Words(game)) if note not in told] == []
    assert not kept.get("reconstruction") or "reconstruct" in told
