"""Messages of Project Fluent: read piece by piece, said with arguments, plurals and functions."""

import doctest
import logging
import pickle
from importlib import import_module
from typing import Any

import pytest

from bot.words import Words
from data import set_data_folder
from data.messages import Message, key_of, plural_category, signed_number_text
from data.words import fluent_messages, folder_languages, folder_messages


def say(source: str, key: str, language: str = "en", **args: Any) -> str:
    return Words.of(fluent_messages(source, language))(key, **args)


def test_a_number_selects_by_the_plural_rules_of_the_language() -> None:
    source = "m = { $n ->\n    [0] none\n    [one] one\n    [few] few\n   *[many] many\n}"
    assert [say(source, "m", "pl", n=n) for n in (0, 1, 2, 5, 22)] == ["none", "one", "few", "many", "few"]
    assert [say(source, "m", n=n) for n in (1, -1, "1", 2, 1.0, True)] == ["one", "one", "one", "many", "many", "many"]
    assert plural_category("en", "–") is None


def test_numbers_are_written_as_they_are_and_nothing_is_isolated() -> None:
    assert say("m = { $a } of { $b }", "m", a=1234567, b="x y") == "1234567 of x y"


def test_a_number_below_nought_has_a_minus_sign_also_written_out() -> None:
    assert say("m = { $a } { $b } { $c } { $d }", "m", a=-2, b="-1.5", c="+1", d="-a-1") == "−2 −1.5 +1 -a-1"
    assert (signed_number_text(-3), signed_number_text(0.25, 1)) == ("−3", "+0.2")


def test_a_missing_argument_is_a_dash_and_a_missing_key_its_words() -> None:
    assert say("m = { $a }, { NAME($b) }, { MOMENT($c) }, { TEXTS($d) }", "m") == "–, –, –, –"
    assert say("m = x", "no.such_key") == "such key"


def test_names_say_of_themselves_what_others_select_by() -> None:
    source = """
name-tribes = Tribes
    .number = plural
    .of = of the Tribes
name-city = City
m = { NAME($who) } { GRAMMAR($who, "number") ->
        [plural] march
       *[singular] marches
    } out { NAME($who, form: "of") }
"""
    assert say(source, "m", who="tribes") == "Tribes march out of the Tribes"
    assert say(source, "m", who="city") == "City marches out City"
    assert say(source, "m", who="no_such") == "no such marches out no such"


def test_messages_and_terms_refer_to_each_other() -> None:
    source = """
-bot = Praetor
-t = { $y }
a-b = { -bot } to { $x }
c = { a-b }; { -t(y: "z") }; { d.e }
d = D
    .e = E
"""
    assert say(source, "c", x=1) == "Praetor to 1; z; E"
    assert say("m = { no-such }", "m") == "such"


def test_an_unknown_function_shows_its_value() -> None:
    assert say("m = { NO_SUCH($x) }", "m", x=3) == "3"


def test_what_cannot_be_read_shows_as_its_key_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert say("a-b_c = { $x", "a.b_c", x=3) == "b c"
    assert "a.b_c" in caplog.text


def test_blanks_marks_and_lines_are_kept() -> None:
    assert say('m = {" "}a { "{" }\n    {"*"}*b**\n\n    c', "m") == " a {\n**b**\n\nc"


def test_keys_and_identifiers_are_one_to_one() -> None:
    assert key_of("event-gold_spent") == "event.gold_spent" and key_of("-a-b") == "-a-b"


def test_a_message_can_be_sent_to_another_process() -> None:
    (made,) = fluent_messages("m = { $x }!").values()
    assert made.say(Words.of({}), {"x": 1}) == "1!"
    again: Message = pickle.loads(pickle.dumps(made))  # noqa: S301 - made in this line
    assert again.say(Words.of({}), {"x": 2}) == "2!"


def test_a_language_is_a_folder_and_else_there_is_english(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, said in (("en", "name-x = house\n"), ("it", "name-x = casa\n")):
        (tmp_path / "locale" / language).mkdir(parents=True)
        (tmp_path / "locale" / language / "names.ftl").write_text(said)
    monkeypatch.setattr("data._PLACED", {})
    set_data_folder("two_tongues", tmp_path)
    assert folder_languages("two_tongues") == ["en", "it"]
    assert Words("two_tongues", language="it").name("x") == "casa"
    assert Words("two_tongues").name("x") == "house"
    assert folder_messages("two_tongues", "xx") == folder_messages("two_tongues")


@pytest.mark.parametrize("name", ["messages", "words"])
def test_the_examples_in_docstrings(name: str) -> None:
    failed, tried = doctest.testmod(import_module(f"data.{name}"))
    assert tried and not failed
