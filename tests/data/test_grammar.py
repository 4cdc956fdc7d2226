"""Names in sentences: own forms, those of the language, the plain name; and messages that a language lacks."""

import pytest

from bot.words import Words
from data.words import LANGUAGE, fluent_messages, folder_messages, messages_of_folder
from engine.kernel.texts import Text
from render.words import picture_words, say_message

NAMES = """
name-samnium = Sannio
    .article = il
name-etruria = Etruria
    .article = l
    .gender = f
name-latium = Lazio
    .article = il
    .in = nel vecchio Lazio
name-gauls = Galli
    .article = i
    .number = plural
name-rome = Roma
    .gender = f
name-arretium = Arezzo
"""
SAID = {
    "il": ["il Sannio", "l'Etruria", "il Lazio", "i Galli", "Roma", "Arezzo"],
    "il_first": ["Il Sannio", "L'Etruria", "Il Lazio", "I Galli", "Roma", "Arezzo"],
    "di": ["del Sannio", "dell'Etruria", "del Lazio", "dei Galli", "di Roma", "di Arezzo"],
    "a": ["al Sannio", "all'Etruria", "al Lazio", "ai Galli", "a Roma", "ad Arezzo"],
    "da": ["dal Sannio", "dall'Etruria", "dal Lazio", "dai Galli", "da Roma", "da Arezzo"],
    "in": ["nel Sannio", "in Etruria", "nel vecchio Lazio", "tra i Galli", "a Roma", "ad Arezzo"],
    "su": ["sul Sannio", "sull'Etruria", "sul Lazio", "sui Galli", "su Roma", "su Arezzo"],
    "unknown": ["Sannio", "Etruria", "Lazio", "Galli", "Roma", "Arezzo"],
}
PLACES = ["samnium", "etruria", "latium", "gauls", "rome", "arretium"]


def told(more: str) -> Words:
    found = fluent_messages(NAMES + more, "it")
    return Words.of({**folder_messages("common", "it"), **found})


@pytest.mark.parametrize("form", SAID)
def test_an_italian_name_stands_with_its_article(form: str) -> None:
    words = told(f'one = {{ NAME($place, form: "{form}") }}\n')
    assert [words("one", place=place) for place in PLACES] == SAID[form]


def test_each_of_a_list_takes_the_form() -> None:
    words = told('all = { NAMES($places, form: "di") }\ncommas = { COMMAS($places, form: "a") }\n')
    joined = words.join(SAID["di"][:3])
    assert words("all", places=PLACES[:3]) == joined
    assert words("commas", places=PLACES[:2]) == "al Sannio, all'Etruria"


def test_who_has_no_message_takes_no_article() -> None:
    words = told('one = { NAME($who, form: "da") }\n')
    words.names = {"1": "Ada"}
    assert words("one", who="1") == "da Ada"


def test_a_person_stands_after_a_preposition_too() -> None:
    """As "cede ad Ada": players and what they are called take a form as names of the game do."""
    words = told(
        'one = { SEAT($who, form: "a") }\nall = { SEATS($who, form: "a") }\nfree = { PLAIN($who, form: "e") }\n'
    )
    words.names = {"1": "Ada", "2": "Boris"}
    assert [words("one", who=seat) for seat in "12"] == ["ad Ada", "a Boris"]
    assert words("all", who=["2", "1"]) == words.join(["a Boris", "ad Ada"])
    assert words("free", who="Elena") == "ed Elena"


def test_pictures_decline_names_too() -> None:
    words = {**picture_words(language="it"), **fluent_messages(NAMES + 'on = { NAME($place, form: "su") }\n', "it")}
    assert say_message(words, "on", place="etruria") == "sull'Etruria"


def test_what_a_language_lacks_is_said_in_english() -> None:
    """Message by message, with the plurals of the language that it is said in."""
    found = folder_messages("common", "it")
    lacking = messages_of_folder("common", LANGUAGE).keys() - messages_of_folder("common", "it").keys()
    assert all(found[key].language == LANGUAGE for key in lacking)
    assert {found[key].language for key in messages_of_folder("common", "it")} == {"it"}
    assert folder_messages("common", "xx") == folder_messages("common", LANGUAGE)
    assert Words("common", language="xx").say(Text("value.yes")) == Words("common").say(Text("value.yes"))
