"""Keys of words, of which many are put together as the program runs: declared, there, used, given what they name."""

import re
from collections.abc import Iterable, Mapping

import pytest

from bot.words import Words
from data.grammar import FORM, TRAITS
from data.messages import Message, attributes_of, name_forms_in_message, plain_arguments_of_message, variables_of
from data.words import LANGUAGE, folder_languages, folder_messages, messages_of_folder
from engine.kernel.actions import Accept, Decline, Pass, WithdrawOffer
from render.palettes import PALETTES
from tests.conformance.dynamic_keys import FILLED, KEPT, NAMES, NAMES_OF_A_GAME, OPEN
from tests.conformance.said import GAP, calls_in, kinds_named, matcher, said_in, texts_within
from tests.conformance.test_words import is_used, own_keys, shared
from tests.conformance.walks import GAMES, ROOT, code_of, shared_code

ROOMS = ("common", *GAMES)
ALWAYS = (Accept, Decline, WithdrawOffer, Pass)  # actions of every game
OFFERED = {f"{space}.{action.tag()}" for action in ALWAYS for space in ("do", "hint", "action")}


def spaces() -> set[str]:
    return {key.partition(".")[0] for room in ROOMS for key in own_keys(room)}


def filled() -> set[str]:
    return {pattern.replace("**", "*").replace("*", one) for pattern, fills in FILLED.items() for one in fills}


def test_every_key_that_is_put_together_is_declared() -> None:
    """And none is declared that the code does not ask for."""
    asked = {key for key in shared().keys if GAP in key}
    asked |= {one for one in shared().patterns if one.partition(".")[0] in spaces()}
    assert {key.replace(GAP, "*") for key in asked} == {*FILLED, *OPEN}


@pytest.mark.parametrize("language", folder_languages("common"))
def test_every_declared_fill_has_words(language: str) -> None:
    assert filled() - folder_messages("common", language).keys() == set()


def unnamed(names: Mapping[str, Iterable[str]], language: str) -> set[str]:
    """Return the keys of names of the bot's own ids that have no words."""
    keys = {f"name.{kind}_{one}" for kind, ids in names.items() for one in ids}
    return keys - folder_messages("common", language).keys()


@pytest.mark.parametrize("language", folder_languages("common"))
def test_every_id_that_the_bot_names_has_a_name(language: str) -> None:
    assert unnamed(NAMES, language) == set()


def test_an_id_without_a_name_is_found() -> None:
    assert unnamed({"palette": (*PALETTES, "sepia")}, LANGUAGE) == {"name.palette_sepia"}


def test_every_kind_of_id_that_the_bot_names_is_declared() -> None:
    assert kinds_named(shared_code()) == NAMES.keys() | NAMES_OF_A_GAME


def test_none_of_the_bots_own_words_are_left_over() -> None:
    drawn = said_in(sorted((ROOT / "render").rglob("*.py")))
    engine = [ROOT / "engine/games/__init__.py", *sorted((ROOT / "engine/tournaments").glob("*.py"))]
    faults = said_in((ROOT / "engine/workbooks").glob("*.py")).strings  # by name, as `whole_fault("bomb")`
    kept = filled() | OFFERED | KEPT | said_in(engine).strings

    def used(key: str) -> bool:
        space, _, rest = key.partition(".")
        if space in ("picture", "hexes"):
            return rest in drawn.strings or any(fits(one, rest) for one in drawn.patterns if one.strip(GAP + "."))
        if space == "charts" and {rest, key} & faults:
            return True
        if fits_one(FILLED, key) and not fits_one(OPEN, key):
            return key in kept or key in shared().strings
        return key in kept or is_used(GAMES[0], key)

    assert {key: file for key, file in own_keys("common").items() if not used(key)} == {}


def fits_one(patterns: Iterable[str], key: str) -> bool:
    return any(fits(one.replace("**", "*").replace("*", GAP), key) for one in patterns if one[0] != "*")


def fits(pattern: str, key: str) -> bool:
    return re.fullmatch(".+".join(re.escape(piece) for piece in pattern.split(GAP)), key) is not None


@pytest.mark.parametrize("room", ROOMS)
def test_no_language_says_what_english_does_not(room: str) -> None:
    """No message but those that put names into its own forms, and none names what its callers do not give. What a
    language lacks is counted by `test_translations.py`."""
    assert LANGUAGE in folder_languages(room)
    english = folder_messages(room)
    for language in folder_languages(room):
        there = {key: said for key, said in messages_of_folder(room, language).items() if not key.startswith(FORM)}
        assert there.keys() - english.keys() == set(), language
        assert [key for key in there if not variables_of(there[key]) <= variables_of(english[key])] == [], language


@pytest.mark.parametrize("language", folder_languages("common"))
@pytest.mark.parametrize("room", ROOMS)
def test_every_form_of_a_name_is_one_of_the_language(room: str, language: str) -> None:
    """A form that neither a message of the language makes nor any name has as its own would change nothing."""
    known = {**folder_messages("common", language), **folder_messages(room, language)}
    made = {key.removeprefix(FORM) for key in known if key.startswith(FORM)}
    own = {one for key, message in known.items() if key.startswith("name.") for one in attributes_of(message)}
    asked = {form for message in messages_of_folder(room, language).values() for form in name_forms_in_message(message)}
    assert asked - made - own == set()
    given = {"name", "initial", *TRAITS}
    assert [key for key in known if key.startswith(FORM) and not variables_of(known[key]) <= given] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_every_call_gives_what_its_words_name(game_id: str) -> None:
    """As far as a call can be read: a whole key with named arguments."""
    known: dict[str, Message] = dict(Words(game_id).messages)
    lacking = []
    for file, key, names in calls_in([*shared_code(), *code_of(game_id)]):
        if key in known and not variables_of(known[key]) <= names:
            lacking.append((file, key, variables_of(known[key]) - names))
    assert lacking == []


@pytest.mark.parametrize("game_id", GAMES)
def test_a_text_within_a_text_is_said_by_its_function(game_id: str) -> None:
    """Shown as it is given it would be the object: its key and arguments."""
    known: dict[str, Message] = dict(Words(game_id).messages)
    shown = [
        (file, key, bare)
        for file, pattern, texts in texts_within([*shared_code(), *code_of(game_id)])
        for key in known
        if matcher(pattern).fullmatch(key) and (bare := texts & plain_arguments_of_message(known[key]))
    ]
    assert shown == []
