"""Pages and guided rounds of each scenario of a title: from its table's lobby and thread, and chosen by hand."""

from collections.abc import Mapping

import pytest

from bot.messages.ids import Press
from bot.sandbox.people.person import controls_of, text_of
from bot.screens.lessons import lesson_screen
from bot.titles import title_of_game
from bot.titles.scenarios import (
    Subject,
    option_split_into_lessons,
    practice_options,
    practice_role,
    practice_roles,
    scenarios_of,
    short_name,
    subject_at,
    subject_from_argument,
    titled_with_scenario,
    usual_seats,
)
from bot.words import Words
from data.words import folder_languages
from engine.games import game_by_id as find_game
from engine.kernel.errors import RuleError
from engine.kernel.game import TableOption
from engine.store.models import RUNNING, TableRow
from tests.bot.hall import InProcess, button, last_page, refused, verbs
from tests.bot.interactions.test_practice import PRESSES, follow
from tests.conformance.walks import GAMES
from tests.tiers import thinned

SUBJECTS = [Subject(game, scenario) for game in GAMES for scenario in scenarios_of(game)]
LATER = [subject for subject in SUBJECTS if subject != subject_at(subject.game, {})]  # none that is played unasked


def options_of(subject: Subject) -> str:
    """Return a scenario as it is typed for a new table."""
    return typed(subject.options())


def other_of(option: TableOption) -> str:
    """Return a value that an option has not by default; "" where it has one alone."""
    values = option.values or [str(number) for number in range(option.low or 0, (option.high or 0) + 1)]
    return next((value for value in values if value != option.default), "")


def typed(options: Mapping[str, str]) -> str:
    """Return options as they are typed for a new table."""
    return "; ".join(f"{key}={value}" for key, value in options.items())


async def practised(hall: InProcess, user: str) -> list[TableRow]:
    """Return the practice tables at which a person plays."""
    rows = await hall.app.store.tables(user=int(user), statuses=(RUNNING,))
    return [row for row in rows if row.extra.get("practice")]


def test_what_a_title_declares_of_its_scenarios_is_there() -> None:
    assert LATER
    for game in GAMES:
        option, declared = option_split_into_lessons(game), title_of_game(game)
        assert (option is None) == (declared.lesson_option == "")
        assert set(declared.practised_as) <= set(scenarios_of(game))
        for scenario in scenarios_of(game):
            roles = [role.id for role in practice_roles(Subject(game, scenario))]
            assert roles == [
                role.id for role in find_game(game).roles_for_options({declared.lesson_option: scenario})[len(roles)]
            ]
            assert declared.practised_as.get(scenario, roles[0]) in roles


@pytest.mark.parametrize("language", folder_languages("common"))
@pytest.mark.parametrize("subject", SUBJECTS, ids=Subject.argument)
def test_a_scenario_has_a_short_name_of_its_own(subject: Subject, language: str) -> None:
    words = Words(subject.game, language=language)
    short = short_name(subject, words)
    assert (
        words.has_words(f"learn.short_{subject.scenario}")
        and 0 < len(short) <= 30
        and short in titled_with_scenario(subject, words)
    )
    others = [Subject(subject.game, one) for one in scenarios_of(subject.game) if one != subject.scenario]
    assert titled_with_scenario(subject, words) not in [titled_with_scenario(one, words) for one in others]


@pytest.mark.parametrize("subject", SUBJECTS, ids=Subject.argument)
def test_an_argument_comes_back_as_what_it_says(subject: Subject) -> None:
    assert subject_from_argument(subject.argument()) == subject and subject_from_argument(subject.game) == Subject(
        subject.game
    )
    for forged in (
        *(subject.argument() + "x", subject.game + "~", "~" + subject.scenario, subject.scenario, ""),
        *(f"{game}~{subject.scenario}" for game in GAMES if subject.scenario not in scenarios_of(game)),
        subject.argument() + "~" + subject.scenario,
    ):
        with pytest.raises(RuleError):
            subject_from_argument(forged)
    with pytest.raises(RuleError):
        practice_role(subject, len(practice_roles(subject)) + 1)


@pytest.mark.parametrize("subject", SUBJECTS, ids=Subject.argument)
@pytest.mark.parametrize("table", ("", "ABCDE"))
def test_a_scenario_is_chosen_on_the_first_and_the_last_page_unless_a_table_has_settled_it(
    subject: Subject, table: str
) -> None:
    words = Words(subject.game)
    for page in range(1, 6):
        screen = lesson_screen(subject.game, words, page, table, options=subject.options())
        assert list(screen.broken_limits()) == []
        lists = [row for row in screen.rows if not isinstance(row, tuple)]
        assert len(lists) == (not table and page in (1, 5))
        for one in lists:
            assert [line.value for line in one.options if line.chosen] == [subject.scenario]
        ids = [button.id for row in screen.rows if isinstance(row, tuple) for button in row]
        assert all(subject.argument() in one for one in ids)


def otherwise(game: str) -> list[dict[str, str]]:
    """Return options that are not a game's usual ones: all that hang on no other at once, and each of the others with
    what it needs."""
    found = [(option, value) for option in find_game(game).options if (value := other_of(option))]
    plain = {option.key: value for option, value in found if not option.needs}
    bound = [{key: known[0] for key, known in option.needs.items()} | {option.key: value} for option, value in found]
    return [plain, *(one for (option, _), one in zip(found, bound, strict=True) if option.needs)]


@pytest.mark.parametrize(("game", "options"), [(game, options) for game in GAMES for options in otherwise(game)])
async def test_a_guided_round_takes_every_option_of_the_table_that_it_is_of(
    hall: InProcess, game: str, options: dict[str, str]
) -> None:
    """It took the scenario alone: who learned for an open-ended game practised one of ten turns."""
    ada, found = hall.person("Ada"), find_game(game)
    table = await hall.create("Boris", game=game, options=typed(options))
    plays = (await hall.actor(table)).live.row
    opened = await (await ada.press(hall.card(table), "New here?")).wait_until_answered()
    page = await last_page(ada, opened.message)
    await (await ada.press(page, custom_id=button(page, "guide"))).wait_until_answered()
    (row,) = await practised(hall, ada.id)
    assert practice_options(game, row.options) == found.complete(options) == plays.options
    hello = next(m.all_words for m in ada.messages("dm") if "guided round" in m.all_words)
    assert (f"by the options of {plays.name}" in hello) == (
        options.keys() != subject_at(game, options).options().keys()
    )
    again = await (await ada.press(page, custom_id=button(page, "guide"))).wait_until_answered()
    assert "Your practice table is in your DMs" in again.text
    assert [one.id for one in await practised(hall, ada.id)] == [row.id]


@pytest.mark.parametrize("subject", thinned(SUBJECTS, 4, 3, seconds=3), ids=Subject.argument)
async def test_the_guided_round_of_a_lobby_is_of_its_scenario_and_comes_to_its_end(
    hall: InProcess, subject: Subject
) -> None:
    """It was of the first scenario, whatever the lobby's. At each question there is a hint, and what it says can be
    done."""
    ada, words = hall.person("Ada"), Words(subject.game)
    table = await hall.create("Boris", game=subject.game, options=options_of(subject))
    opened = await (await ada.press(hall.card(table), "New here?")).wait_until_answered()
    page = await last_page(ada, opened.message)
    assert titled_with_scenario(subject, words) in text_of(page)
    await (await ada.press(page, custom_id=button(page, "guide"))).wait_until_answered()
    (row,) = await practised(hall, ada.id)
    live = (await hall.actor(row.id)).live
    assert subject_at(row.game, row.options) == subject
    assert row.name.startswith("Practice: ") and titled_with_scenario(subject, words).endswith(
        row.name.removeprefix("Practice: ")
    )
    role = practice_role(subject)
    assert live.sides_of("1") == next(one.plays() for one in practice_roles(subject) if one.id == role)
    hello = next(m.all_words for m in ada.messages("dm") if titled_with_scenario(subject, words) in m.all_words)
    assert f"you as {words.name(role)} against" in hello
    for _ in range(PRESSES):
        if not live.is_running or live.game.round(live.state) > 1:
            break
        said = await follow(ada)
        assert "A computer player would" in said and "{" not in said, said
        await hall.settled()
    over = live.game.outcome(live.state) is not None
    assert over or live.game.round(live.state) == 2
    told = [m.all_words for m in ada.messages("dm")]
    assert sum("That was a whole round" in said for said in told) == (not over)
    assert any("The game is over" in said for said in told) == over, "whose Hannibal took Rome has no round to end"


@pytest.mark.parametrize("subject", LATER[:1], ids=Subject.argument)
async def test_a_running_table_s_thread_leads_to_a_guided_round_of_its_scenario(
    hall: InProcess, subject: Subject
) -> None:
    computers = usual_seats(subject.game, subject.options()) - 1
    table = await hall.create("Boris", game=subject.game, options=options_of(subject), computers=computers)
    await (await hall.person("Boris").slash("game start", "games", table=table)).wait_until_answered()
    assert (await hall.actor(table)).live.is_running
    ada = hall.person("Ada")
    page = (await (await ada.slash("learn", hall.thread(table))).wait_until_answered()).message
    assert page is not None and [c["type"] for c in controls_of(page)].count(3) == 0
    await (await ada.press(page, custom_id=button(page, "guide"))).wait_until_answered()
    assert [subject_at(row.game, row.options) for row in await practised(hall, ada.id)] == [subject]


@pytest.mark.parametrize("subject", LATER, ids=Subject.argument)
async def test_a_scenario_is_chosen_from_the_pages_and_each_is_practised_by_itself(
    hall: InProcess, subject: Subject
) -> None:
    ada, words, first = hall.person("Ada"), Words(subject.game), subject_at(subject.game, {})
    opened = await (await ada.slash("learn", "games", game=subject.game)).wait_until_answered()
    page = opened.message
    assert page is not None and titled_with_scenario(first, words) in text_of(page)
    await (await ada.press(page, custom_id=button(page, "guide"))).wait_until_answered()
    (listed,) = [c for c in controls_of(page) if c["type"] == 3]
    chosen = await (await ada.select(page, subject.scenario, custom_id=listed["custom_id"])).wait_until_answered()
    page = await last_page(ada, chosen.message)
    assert titled_with_scenario(subject, words) in text_of(page)
    last = practice_roles(subject)[-1]
    await (
        await ada.press(page, custom_id=Press("guide", "", "", subject.argument(), len(practice_roles(subject))).id())
    ).wait_until_answered()
    again = await (await ada.press(page, custom_id=button(page, "guide"))).wait_until_answered()
    assert "Your practice table is in your DMs" in again.text
    rows = await practised(hall, ada.id)
    assert {subject_at(row.game, row.options) for row in rows} == {first, subject} and len(rows) == 2
    assert len({row.name for row in rows}) == 2
    (row,) = [row for row in rows if subject_at(row.game, row.options) == subject]
    assert (await hall.actor(row.id)).live.sides_of("1") == last.plays()


async def test_what_is_forged_of_a_scenario_is_refused_and_changes_nothing(hall: InProcess) -> None:
    ada, subject = hall.person("Ada"), LATER[0]
    page = (await (await ada.slash("learn", "games", game=subject.game)).wait_until_answered()).message
    assert page is not None
    before = text_of(page)
    for argument, number in (
        (f"{subject.game}~nowhere", 0),
        (f"{subject.game}~", 0),
        (f"nothing~{subject.scenario}", 0),
        (subject.argument(), 9),
        (subject.argument(), 9999),
    ):
        await refused(await ada.forge(page, Press("guide", "", "", argument, number).id()), "button")
    for argument in (f"{subject.game}~nowhere", "nothing~"):
        await refused(await ada.forge(page, Press("learn", "", "", argument, 1).id()), "button")
    (listed,) = [str(c["custom_id"]) for c in controls_of(page) if c["type"] == 3]
    for value in ("nowhere", "", f"{subject.scenario}~{subject.scenario}", "x" * 100):
        await refused(await ada.forge(page, listed, (value,)))
    assert await hall.app.store.tables(user=int(ada.id)) == [] and text_of(page) == before and "guide" in verbs(page)


async def test_pages_of_a_lobby_go_on_with_what_they_began_with(hall: InProcess) -> None:
    """The host sets another scenario while somebody reads: neither page nor guided round is of another than was read,
    and no side of the table's is told of in a scenario that has none."""
    subject, other = LATER[:2]
    table = await hall.create("Boris", game=subject.game, options=options_of(subject))
    ada = hall.person("Ada")
    page = (await (await ada.press(hall.card(table), "New here?")).wait_until_answered()).message
    assert page is not None
    key = title_of_game(subject.game).lesson_option
    host = await (await hall.person("Boris").press(hall.card(table), "Options")).wait_until_answered()
    assert host.message is not None
    changed = await hall.person("Boris").forge(host.message, Press("opt", table, "", key).id(), (other.scenario,))
    await changed.wait_until_answered()
    assert (await hall.actor(table)).live.row.options[key] == other.scenario
    page = await last_page(ada, page)
    words = Words(subject.game)
    assert titled_with_scenario(subject, words) in text_of(page)
    await (await ada.press(page, custom_id=button(page, "guide"))).wait_until_answered()
    assert [subject_at(row.game, row.options) for row in await practised(hall, ada.id)] == [subject]
