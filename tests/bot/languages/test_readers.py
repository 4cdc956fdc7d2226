"""Who reads which language: a person that of their Discord or the one that they chose, everybody that of the table."""

import pytest

from bot.sandbox.people.person import controls_of, text_of
from bot.tables.persons.preferences import PreferenceStore
from bot.words import Words
from bot.words.languages import chosen_language, language_name
from data.speaking import current_language, known_languages, language_context, language_of
from engine.kernel.errors import RuleError, SaveError
from tests.bot.hall import InProcess, button, verbs
from tests.bot.languages.foreign import foreign, read_in, without_names, words_in
from tests.bot.plain_drawing import PLAIN
from tests.conformance.walks import some_games

PAGES, PRIMARY = 3, 1
DRAWN = "None {}"  # how the description of a picture ends that tests draw
ITALIAN, ENGLISH = (Words("common", language=language) for language in ("it", "en"))
NOWHERE, AT_NONE = (words("mytables.none").partition("`")[0] for words in (ITALIAN, ENGLISH))  # then a mention


def speak(hall: InProcess, locale: str, *names: str) -> None:
    for name in names:
        hall.person(name).set_locale(locale)


def test_a_locale_of_discords_is_a_language_that_there_is() -> None:
    assert [language_of(one) for one in ("it", "en-GB", "en-US", "xx", "", "None")] == [
        "it",
        "en",
        "en",
        "en",
        "en",
        "en",
    ]
    assert known_languages()[0] == "en" and language_name("it") == "Italiano" and language_name("en") == "English"
    assert chosen_language("auto") == "" and chosen_language("it") == "it"
    with pytest.raises(RuleError):
        chosen_language("xx")


def test_words_are_in_the_language_that_is_spoken() -> None:
    words = Words("common")
    with language_context("it"):
        assert words("value.yes") == ITALIAN("value.yes") != ENGLISH("value.yes")
        with language_context("en"):
            assert words("value.yes") == ENGLISH("value.yes")
        assert current_language() == "it"
    assert words("value.yes") == ENGLISH("value.yes") and current_language("it") == "it"


async def test_a_person_is_heard_once_and_remembered(hall: InProcess) -> None:
    """The reader's language is kept when it is another than English, and read again after a restart."""
    preferences = hall.app.tables.preferences
    ada = hall.person("Ada")
    await (await ada.slash("mytables")).wait_until_answered()
    assert (await hall.app.store.person(int(ada.id))).get("preferences") is None
    speak(hall, "it", "Ada")
    told = await (await ada.slash("mytables")).wait_until_answered()
    assert told.text.startswith(NOWHERE)
    assert await preferences.language(int(ada.id)) == "it"
    assert await PreferenceStore(hall.app.store).language(int(ada.id)) == "it"
    speak(hall, "en-GB", "Ada")
    assert (await (await ada.slash("mytables")).wait_until_answered()).text.startswith(AT_NONE)


async def test_what_a_person_chose_stands_over_his_discord(hall: InProcess) -> None:
    ada = hall.person("Ada")
    told = await (await ada.slash("settings", language="it")).wait_until_answered()
    title = ITALIAN.text_pieces_between_gaps("settings.shown")[0].split("\n")[0].strip("*")
    assert title in told.text and "Italiano" in told.text
    assert (await (await ada.slash("mytables")).wait_until_answered()).text.startswith(NOWHERE)
    back = await (await ada.slash("settings", language="auto")).wait_until_answered()
    assert ENGLISH("name.language_auto") in back.text


async def test_a_person_who_is_forgotten_has_no_language(hall: InProcess) -> None:
    ada = hall.person("Ada")
    speak(hall, "it", "Ada")
    await (await ada.slash("settings", language="it")).wait_until_answered()
    await (await ada.slash("forgetme", sure="yes")).wait_until_answered()
    await hall.settled()
    assert (await hall.app.store.person(int(ada.id))).get("preferences") is None


async def test_a_full_disk_keeps_nobody_from_being_understood(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object, **__: object) -> None:
        raise SaveError("the disk is full")

    preferences = hall.app.tables.preferences
    monkeypatch.setattr(preferences.store, "set_person", full)
    assert await preferences.note_language(1, "it") == "it"


# The table's


async def test_a_table_speaks_its_servers_language_and_each_person_his(hall: InProcess) -> None:
    """In an English server the thread is English, though its host is Italian; the host's DM is Italian."""
    speak(hall, "it", "Ada")
    table = await hall.start("Ada", "Boris")
    panel = next(m for m in reversed(hall.thread(table).messages.values()) if "mine" in verbs(m))
    told = "".join(str(m.components) for m in hall.thread(table).messages.values())
    assert ENGLISH("button.mine") in told and ITALIAN("button.mine") not in told
    mine = await (await hall.person("Ada").press(panel, custom_id=button(panel, "mine"))).wait_until_answered()
    his = await (await hall.person("Boris").press(panel, custom_id=button(panel, "mine"))).wait_until_answered()
    assert "tavolo" in mine.text and "tavolo" not in his.text
    dms = [text_of(m) for m in hall.person("Ada").messages("dm")]
    assert dms and all("table " not in said for said in dms)


async def test_the_host_gives_a_table_another_language(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris", language="it")
    actor = await hall.actor(table)
    assert actor.live.language == "it" and ITALIAN("button.mine") in str(hall.card(table).components) + "".join(
        str(m.components) for m in hall.thread(table).messages.values()
    )
    done = await (
        await hall.person("Ada").slash("host language", hall.thread(table), language="en")
    ).wait_until_answered()
    assert "English" in done.text and actor.live.language == "en"
    await hall.settled()
    newest = next(m for m in reversed(hall.thread(table).messages.values()) if "mine" in verbs(m))
    assert ENGLISH("button.mine") in str(newest.components)


async def test_a_rematch_is_in_the_language_of_the_table(hall: InProcess) -> None:
    from bot.interactions.commands.opening import _same_again

    table = await hall.create("Ada", "Boris", language="it")
    row = (await hall.actor(table)).live.row
    assert _same_again(row, row.host).language == "it"


async def test_a_step_is_told_in_each_readers_words(tmp_path: object) -> None:
    """It is kept as what happened, with its arguments, and as older versions kept it, in words."""
    from engine.kernel.texts import keyed_text

    for words in (ITALIAN, ENGLISH):
        said = words(
            "audit.undo",
            by="Ada",
            step=keyed_text("undo.step", lines=(keyed_text("value.yes"), keyed_text("value.no"))),
        )
        assert f"{words('value.yes')}; {words('value.no')}" in said
        assert "Boris took 2" in words("audit.undo", by="Ada", step="Boris took 2")


# Lessons


@pytest.mark.parametrize("game", some_games(0, 1))
async def test_a_newcomer_is_taught_in_his_language(hall: InProcess, game: str) -> None:
    """The pages, the guided round with its advice, and leaving it: no English word, though nobody chose."""
    speak(hall, "it", "Ada")
    ada = hall.person("Ada")
    page = (await (await ada.slash("learn", "games", game=game)).wait_until_answered()).message
    assert page is not None
    seen = [page]
    for _ in range(PAGES):
        leaf = next((c for c in controls_of(seen[-1]) if c.get("style") == PRIMARY), None)
        page = (
            (await (await ada.press(seen[-1], custom_id=leaf["custom_id"])).wait_until_answered()).message
            if leaf
            else None
        )
        seen += [page] if page is not None else []
    begun = await (await ada.press(seen[-1], custom_id=button(seen[-1], "guide"))).wait_until_answered()
    await hall.settled()
    asked = next(m for m in reversed(ada.messages("dm")) if "advice" in verbs(m))
    advised = await (await ada.press(asked, custom_id=button(asked, "advice"))).wait_until_answered()
    seen += [*ada.messages("dm"), *(one.message for one in (begun, advised) if one.message is not None)]
    assert len(seen) > PAGES
    read = [said for message in seen for said in read_in(hall.sandbox.hub, message)]
    pictures = [said for said in read if said.endswith(PLAIN)]  # the words of what is drawn: tests/conformance/drawn
    assert all(said.startswith("it ") for said in pictures), pictures
    assert wrong(game, [said for said in read if said not in pictures]) == {}


def wrong(game: str, told: list[str]) -> dict[str, set[str]]:
    """Return the English words of what is told in Italian."""
    found = {said: words_in(without_names(said, "Ada", "Praetor")) & foreign(game, "it", "en") for said in told
             if not said.endswith(DRAWN)}  # fmt: skip
    return {said: words for said, words in found.items() if words}
