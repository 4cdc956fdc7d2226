"""What is asked as data: every answer of random games is put together from its fields and buttons alone."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.messages.basket import answer_with_field_reset, choices_by_field, is_basket
from bot.messages.drafts import BY_LEGS, NO_WAY, WayAsked
from bot.messages.ids import draft_fingerprint, parse_custom_id
from bot.screens.asked import Asked, AskedField, AskedOption
from bot.screens.prompt_screen import PromptScreen
from bot.words import Words
from engine.kernel.choices import STOP, Given
from engine.kernel.prompts import Prompt
from tests.conformance.walks import GAMES, walk
from tests.tiers import thinned

SEEDS = 8


def chosen(asked: Asked, given: Given, wanted: Given) -> tuple[str, tuple[str, ...]] | None:
    """Return the press, with its values, that brings a draft nearer to an answer; None where there is none."""
    if not given:
        deed = next(one for one in asked.fields[0].options if one.id == wanted[0])
        return deed.press, ()
    left = wanted[len(given) :]
    for field in asked.fields:
        if field.how == "many" and (own := own_of(field, given, wanted)) != field.own:
            return field.press, own
        if field.how == "number":
            return field.press, left[:1]
        for option in field.options:
            if left and option.id == left[0] and field.how == "one":
                return option.press, option.values
    stop = next((b for b in asked.buttons if b.id.startswith("add:") and left[:1] == (STOP,)), None)
    return (stop.id, ()) if stop else None


def own_of(field: AskedField, given: Given, wanted: Given) -> tuple[str, ...]:
    """Return the tokens of an answer that belong to the open field, which begins where the draft has its own."""
    rest = wanted[len(given) - len(field.own) :]
    return rest[: rest.index(STOP)] if STOP in rest else rest


def pressed(prompt: Prompt, given: Given, press_id: str, values: tuple[str, ...]) -> Given:
    """Return the draft after a press, as the handlers of presses make it."""
    press = parse_custom_id(press_id)
    assert press is not None
    if press.verb == "put":
        opened = prompt.menu.forms[given[0]].opened(given[1:])
        assert opened is not None
        return (*given[: len(given) - len(opened[2])], *values)
    if press.verb == "num":
        return (*given, *values)
    return (*given[: press.page], *(values or (press.argument,)))


def reaches(words: Words, prompt: Prompt, action: Any) -> str:
    """Return why an answer cannot be put together from what is asked as data; "" where it can."""
    wanted, way = prompt.menu.tokens_of_value(action), NO_WAY
    given: Given = ()
    for _ in range(len(wanted) + 10):
        screen = PromptScreen(words, "TABLE", prompt, given, way=way)
        given, asked = screen.given, screen.question_as_data()
        if any(b.id.startswith("ok:") and f":{draft_fingerprint(wanted)}" in b.id for b in asked.buttons):
            return ""
        if given and is_basket(prompt.menu.forms[given[0]]):
            return "" if basket_reaches(words, prompt, given, wanted) else f"a basket: {wanted}"
        legs = next((b for b in asked.buttons if b.id.startswith("wmode:") and ":legs" in b.id), None)
        if legs is not None and any(field.how == "goal" for field in asked.fields):
            goals = [option for field in asked.fields for option in field.options]
            if not all(option.press.startswith("goto:") for option in goals):
                return "a goal that is not chosen as one"
            way = WayAsked(mode=BY_LEGS)
            continue
        found = chosen(asked, given, wanted)
        if found is None:
            return f"{given} of {wanted}: {[(f.how, len(f.options)) for f in asked.fields]}"
        if found[0].startswith("do:"):
            return "" if wanted == (wanted[0],) else f"at once, but {wanted}"
        given = pressed(prompt, given, *found)
    return f"no end: {wanted}"


def basket_reaches(words: Words, prompt: Prompt, given: Given, wanted: Given) -> bool:
    """Return whether each field of a basket that differs from an answer's can be set, one after another."""
    form = prompt.menu.forms[given[0]]
    for number, (_, _, own) in enumerate(choices_by_field(form, wanted[1:]), 1):
        if list(choices_by_field(form, given[1:]))[number - 1][2] == own:
            continue
        fields = PromptScreen(words, "TABLE", prompt, given).question_as_data().fields
        set_by = {field.press.split(":")[3]: field for field in fields if field.how != "set"}
        field = set_by.get(str(number))
        if field is None or (field.how == "many" and not set(own) <= {option.id for option in field.options}):
            return False
        given = (given[0], *answer_with_field_reset(form, given[1:], number - 1, own))
    return given == wanted


@pytest.mark.parametrize(
    ("game", "seed"), thinned([(game, seed) for game in GAMES for seed in range(SEEDS)], every=4, first=1, seconds=3)
)
def test_every_answer_is_put_together_from_fields_and_buttons(game: str, seed: int) -> None:
    words = Words(game)
    steps = [step for step in walk(game, seed) if step.prompt.menu.forms]
    found = [(s.prompt.moment, why) for s in steps if (why := reaches(words, s.prompt, s.action))]
    assert steps and found == []


def test_what_is_listed_says_what_chooses_it() -> None:
    for game in GAMES:
        words = Words(game)
        for step in walk(game, 0)[:60]:
            for field in PromptScreen(words, "TABLE", step.prompt).question_as_data().fields:
                for option in field.options:
                    assert bool(option.press) != bool(field.press), (game, step.prompt.moment, field.name)
                    assert option.label and valid(option)


def valid(option: AskedOption) -> bool:
    return not option.press or (parse_custom_id(option.press) is not None and len(option.press) <= 100)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game_id", GAMES)
def test_an_answer_of_nothing_is_said_in_words(game_id: str, language: str) -> None:
    """A button was called "Seal: Renew: none"."""
    words = Words(game_id, language=language)
    none, said = words("list.none"), set[str]()
    for seed in (1, 2):
        for step in walk(game_id, seed):
            said |= {words.say(one.label()) for one in (step.action, step.prompt.default) if one is not None}
    assert [one for one in said if one.endswith(f": {none}")] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_every_number_says_what_it_counts(game_id: str) -> None:
    """A button was called "Inside: 0"."""
    found = {one for seed in (1, 2) for one in numbers_asked(game_id, seed)}
    for language in ("en", "it"):
        has = Words(game_id, language=language).has_words
        assert [(tag, own) for tag, own in found if not has(f"number.{tag}") and not has(f"counted.{own}")] == []


def numbers_asked(game_id: str, seed: int) -> Iterator[tuple[str, str]]:
    """Yield the actions of a random game that ask for a number, each with the field that does."""
    for step in walk(game_id, seed):
        for tag, form in step.prompt.menu.forms.items():
            given: Given = ()
            for _ in range(20):
                opened = form.opened(given)
                if opened is None:
                    break
                level = form.choices_after(given)
                if level.low is not None:
                    yield tag, opened[0]
                if level.low is None and not level.options:
                    break
                given += (str(level.high) if level.low is not None else level.options[0].token,)
