"""What phones say of every message that calls somebody, by the `content` with which it was created: which table, what
is wanted and until when, and nothing secret."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from bot.sandbox.world import Push
from bot.screens.seat_card import PUSH, line_calling_seat
from bot.titles import title_of_game
from bot.words import Words, unmarked_text
from data.speaking import language_context
from engine.games import game_by_id
from engine.kernel.prompts import MUST, SEALED, WINDOW, Prompt
from tests.bot.clockwork import HOUR, Time, default
from tests.bot.hall import InProcess, ends
from tests.conformance.walks import GAMES, Step, asked, walk
from tests.tiers import thinned

RAW = re.compile(r"<a?:\w+:\d+>|<t:\d+|\*\*|^-# |^#{1,3} |`", re.MULTILINE)  # what a phone would show as it is written
UNTIL = re.compile(r"[Aa]nswer within \d+ (minute|hour|day)")
STEPS = 24
SLOW = (3, 3, 3, 3, 3, 3, 3, 2)  # hours that pass one after another, so that no last call is passed over


def wants(push: Push) -> bool:
    """Return whether a line asks for something."""
    return any(words in push.text for words in ("your turn", "you may respond", "waits for you", "?"))


async def played(hall: InProcess, game: str) -> tuple[str, list[Push], str]:
    """Play with two persons who are slow: questions, reminders, a vote on the end, the end. Return the table's name,
    what phones said, and what the table showed to everybody as it began."""
    clock = Time(hall)
    table = await hall.start("Ada", "Boris", game=game, computers=1)
    actor = await hall.actor(table)
    open_to_all = msgspec.json.encode(actor.live.view(None)).decode()
    for step in range(STEPS):
        if step % 3 == 2:
            for hours in SLOW:
                await clock.passes(hours * HOUR, table)
        if actor.live.is_running:
            await default(actor)
            await hall.settled()
    await ends(hall.person("Ada"), "host end", table)
    await hall.settled()
    vote = next(m for m in reversed(hall.thread(table).messages.values()) if "agree:" in str(m.components))
    await (await hall.person("Boris").press(vote, "Agree")).wait_until_answered()
    await hall.settled()
    return actor.live.row.name, hall.sandbox.pushes(), open_to_all


@pytest.mark.parametrize("game", thinned(GAMES, seconds=4))
async def test_each_line_says_where_what_is_wanted_and_until_when(hall: InProcess, game: str) -> None:
    name, pushes, open_to_all = await played(hall, game)
    words = Words(game)
    known = title_of_game(game).card_names_by_id().values()
    lies_open = {unmarked_text(words.name(card)) for card in known if f'"{card}"' in open_to_all}
    cards = {unmarked_text(words.name(card)) for card in known} - lies_open
    asked, reminded = 0, 0
    for push in pushes:
        assert push.text and not RAW.search(push.text), push.text
        assert name in push.text or push.title != "Praetor", push.text
        assert not wants(push) or UNTIL.search(push.text), push.text
        told = {card for card in cards if re.search(rf"\b{re.escape(card)}\b", push.text)}
        assert not told, (told, push.text)
        assert not push.text.startswith("–"), push.text  # something that was not given
        assert "you are asked" not in push.text, push.text
        asked += wants(push)
        reminded += "waits for you" in push.text
    assert asked > 3 and reminded


# Of random games


RAW_LINE = re.compile(RAW.pattern + r"|</|<@|\n", re.MULTILINE)
CUT = 110  # characters that a locked screen shows
HEADS = {
    "en": ("Ada's table, round 3:", " Answer within 24 hours."),
    "it": ("Il tavolo di Ada, round 3:", " Rispondi entro 24 ore."),
}
LEAST = 0.5  # of the questions that must be answered: so many say what they are about


def questions(game: str, seed: int) -> list[tuple[Step, Prompt]]:
    """Return each question of a random game once, with the step before which it is asked."""
    known: dict[str, tuple[Step, Prompt]] = {}
    for step in walk(game, seed, 150):
        for prompt in asked(game, step.state):
            if prompt.kind in (MUST, SEALED, WINDOW):
                known.setdefault(prompt.id, (step, prompt))
    return list(known.values())


def call_lines(game: str, language: str, seeds: range) -> Iterator[str]:
    """Yield the lines that call for answers in random games, at a table of a usual name."""
    words, shown, found = Words(game), title_of_game(game), game_by_id(game)
    with language_context(language):
        for step, prompt in (one for seed in seeds for one in questions(game, seed)):
            yield line_calling_seat(shown, found.view(step.state, None), prompt, words, *HEADS[language])


@pytest.mark.parametrize(("game", "seed"), thinned([(g, n) for n in range(12) for g in GAMES], every=6, seconds=8))
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_phone_is_told_what_is_at_stake(game: str, seed: int, language: str) -> None:
    words, shown, found = (
        Words(game, {str(n): f"Player {n}" for n in range(1, 7)}),
        title_of_game(game),
        game_by_id(game),
    )
    staked, musts = 0, 0
    with language_context(language):
        for step, prompt in questions(game, seed):
            view = found.view(step.state, None)
            head, until = HEADS[language]
            line = line_calling_seat(shown, view, prompt, words, head, until)
            assert len(line) - len(until) <= CUT, line
            assert not RAW_LINE.search(line) and "–" not in line, line
            assert len(line) <= PUSH and "you are asked" not in line and "  " not in line, line
            if prompt.kind in (MUST, SEALED):
                musts += 1
                staked += bool(shown.stake_sentence(view, prompt, words))
    assert staked >= LEAST * musts, (staked, musts)
