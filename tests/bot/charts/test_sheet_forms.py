"""Sheets of every form: what each may say, what is refused at its cell."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.words import Words
from data.charts import VALUE_ONLY, Chart, canonical_chart_json
from engine.workbooks.sheets import said_by
from engine.workbooks.trial import faults_of_tried_charts
from tests.bot.charts.filled import ours
from tests.engine.charts.charted import dropped, made
from tests.tiers import thinned

RISE, TOTAL, SAMNITE, SWORD = "rise_of_the_roman_republic", "total_war_rome", "samnite_wars", "sword_of_rome"
Grid = list[list[Any]]


def said_of(game: str, sheet: str, change: Callable[[Grid], None]) -> tuple[dict[str, Any], list[tuple[str, str]]]:
    """Return what a sheet with a change says, and the faults with their cells."""
    grid = ours(game)[sheet]
    change(grid)
    said, _, faults = said_by(game, {sheet: grid})
    return said, [(fault.where, fault.why.key.removeprefix("charts.")) for fault in faults]


def row(grid: Grid, key: str) -> list[Any]:
    """Return the row of a key."""
    return next(cells for cells in grid if str(cells[0]) == key)


def own_check(game: str, said: dict[str, Any]) -> tuple[str, str]:
    """Return the cell and the words of the title's own check."""
    (fault,) = faults_of_tried_charts(Chart(game, "own", canonical_chart_json(said)), 0)
    return fault.where, Words(game, language="en").say(fault.why)


# What is said


def test_a_river_may_run_elsewhere_and_a_row_be_added() -> None:
    def change(grid: Grid) -> None:
        del grid[1]
        grid.append(["", "ticinus", "1017", "1018"])

    said, faults = said_of(RISE, "rivers", change)
    assert not faults and list(said["hexes"]["rivers"]) == ["ticinus"]
    charted = made(RISE, said)
    rivers = vars(__import__(f"{type(charted).__module__.removesuffix('.game')}.tables", fromlist=["RIVERS"]))["RIVERS"]
    assert ("1017", "1018") in rivers and ("1016", "1017") not in rivers
    dropped(charted)


def test_an_augury_has_other_bounds() -> None:
    said, faults = said_of(RISE, "augury_eagle", lambda grid: grid[1].__setitem__(1, 20))
    table = said["tables"]["augury_eagle"]["!whole"]
    assert not faults and table[20] == "none" and 30 not in table and len(table) == 12


def test_a_row_that_is_a_value_alone() -> None:
    said, faults = said_of(TOTAL, "general_dice", lambda grid: row(grid, "5").__setitem__(2, "YELLOW"))
    assert not faults and said == {"units": {"general_dice": {"5": "YELLOW"}}}


@pytest.mark.parametrize("games", thinned([1, 4], seconds=7))
def test_a_card_may_count_by_its_value_alone(games: int) -> None:
    """No card of ours does what the owner's does: it has no event; hands, cards and posts say so."""
    from bot.charts.told import changes_from_ours_line
    from bot.titles import title_of_game

    grid = ours(SWORD)["roman_cards"]
    row(grid, "R17")[grid[0].index("does")] = VALUE_ONLY
    said, changed, faults = said_by(SWORD, {"roman_cards": grid})
    words = Words(SWORD, language="en")
    assert not faults and changed == {"roman_cards": 1, VALUE_ONLY: 1}
    assert "By their value alone, since no rule here does what they do: one card." in changes_from_ours_line(
        words, changed
    )
    charted = made(SWORD, said)
    registry = __import__(f"{type(charted).__module__.removesuffix('.game')}.event_cards.registry", fromlist=["x"])
    assert registry.event_handler("R17") is None and registry.event_handler("R18") is not None
    told = title_of_game(charted.id).card_text("R17", Words(charted.id, language="en"))
    assert "by its value alone" in told and "no rule here can do" in told
    events = __import__(f"{type(charted).__module__.removesuffix('.game')}.events.cards", fromlist=["x"])
    assert "no rule here can do" in words.say(events.CardPlayed("roman", "R17", 2).label())
    assert "no rule here can do" not in words.say(events.CardPlayed("roman", "R18", 2).label())
    dropped(charted)
    assert faults_of_tried_charts(Chart(SWORD, "own", canonical_chart_json(said)), games) == []


def test_an_action_card_may_have_no_event() -> None:
    from bot.titles import title_of_game

    grid = ours(TOTAL)["cards"]
    for cells in grid[1:]:
        cells[grid[0].index("event")] = VALUE_ONLY
    said, changed, faults = said_by(TOTAL, {"cards": grid})
    assert not faults and changed[VALUE_ONLY] == len(grid) - 1
    charted = made(TOTAL, said)
    assert "no rule here can do" in title_of_game(charted.id).card_text("ac_01", Words(charted.id, language="en"))
    dropped(charted)
    assert faults_of_tried_charts(Chart(TOTAL, "own", canonical_chart_json(said)), 3) == []


def test_names_are_by_language_and_stand_in_words_and_pictures() -> None:
    from render.words import picture_words, say_message

    def change(grid: Grid) -> None:
        row(grid, "1")[3] = "Gaius Pontius"
        grid.append(["", grid[2][1], "it", "Nome"])
        grid.append(["", grid[3][1], "any", "Everywhere"])

    said, faults = said_of(SAMNITE, "names", change)
    first, second, third = (cells[1] for cells in ours(SAMNITE)["names"][1:4])
    assert not faults and said == {
        "names": {"en": {first: "Gaius Pontius"}, "it": {second: "Nome"}, "any": {third: "Everywhere"}}
    }
    charted = made(SAMNITE, said)
    english, italian = Words(charted.id, language="en"), Words(charted.id, language="it")
    assert (english.name(first), italian.name(second)) == ("Gaius Pontius", "Nome")
    assert english.name(third) == italian.name(third) == "Everywhere"
    assert italian.name(first) == Words(SAMNITE, language="it").name(first) != "Gaius Pontius"
    assert say_message(picture_words(charted.id, "it"), f"name.{second}") == "Nome"
    assert charted.data_hash == made(SAMNITE, {}).data_hash
    dropped(charted)
    assert Words(SAMNITE, language="en").name(first) != "Gaius Pontius"


def test_another_name_keeps_its_gender_and_its_article_only_where_it_begins_alike() -> None:
    words = Words(SAMNITE, language="it")
    keys = (key for key, message in words.messages.items() if key.startswith("name.") and ".article" in message.source)
    key = next(keys).removeprefix("name.")
    ours = words.name(key)
    for name, alike in ((f"{ours} minore", True), ("Zama", False)):
        charted = made(SAMNITE, {"names": {"it": {key: name}}})
        message = Words(charted.id, language="it").messages[f"name.{key}"]
        assert (".article" in message.source) is alike and message.say(words, {}) == name
        dropped(charted)


def test_a_sea_zone_may_touch_no_other() -> None:
    """A voyage within it is a way all the same."""
    said, faults = said_of(RISE, "sea_zones", lambda grid: grid[1].__setitem__(1, "fretum_siculi"))
    assert not faults
    charted = made(RISE, said)
    routes = __import__(f"{type(charted).__module__.removesuffix('.game')}.naval.routes", fromlist=["x"])
    alone = ("mare_adriaticum",)
    assert routes.adjacent_zones(*alone) == () and routes.zones_of_token(routes.sea_way_token(alone)) == alone
    dropped(charted)


# What is refused


def cell(number: int, at: int, value: Any) -> Callable[[Grid], None]:
    """Return what puts a value into a cell."""
    return lambda grid: grid[number].__setitem__(at, value)


@pytest.mark.parametrize(
    ("game", "sheet", "change", "fault"),
    [
        pytest.param(SAMNITE, "names", cell(1, 3, "**Rome**"), ("names!D2", "not_name"), id="marks"),
        pytest.param(SAMNITE, "names", cell(1, 3, "@everyone"), ("names!D2", "not_name"), id="a mention"),
        pytest.param(SAMNITE, "names", cell(1, 3, "{ $side }"), ("names!D2", "not_name"), id="a message"),
        pytest.param(SAMNITE, "names", cell(1, 3, "A" * 61), ("names!D2", "too_long"), id="a text"),
        pytest.param(SAMNITE, "names", cell(1, 3, ""), ("names!D2", "empty"), id="no name"),
        pytest.param(SAMNITE, "names", cell(1, 2, "latin"), ("names!C2", "not_word"), id="no language"),
        pytest.param(SAMNITE, "names", cell(1, 1, "carthage"), ("names!B2", "not_word"), id="no id"),
        pytest.param(SAMNITE, "names", cell(0, 3, ""), ("names!A1", "column_lacks"), id="no column of names"),
        pytest.param(TOTAL, "seas", cell(1, 2, "mare_aegaeum"), ("seas!C2", "not_mutual"), id="one way"),
        pytest.param(TOTAL, "regions", cell(1, 3, 2), ("regions!D2", "sure"), id="what the rulebook says"),
        pytest.param(TOTAL, "regions", cell(1, 4, "RED"), ("regions!E2", "sure"), id="what has none gets none"),
        pytest.param(RISE, "rivers", cell(1, 2, "9999"), ("rivers!C2", "not_word"), id="no hex"),
        pytest.param(RISE, "augury_eagle", cell(1, 1, 101), ("augury_eagle!B2", "not_number"), id="a die of 101"),
        pytest.param(RISE, "defence", cell(1, 0, "defence.medium"), ("defence!A2", "no_row"), id="printed"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told_at_its_cell(
    game: str, sheet: str, change: Callable[[Grid], None], fault: tuple[str, str]
) -> None:
    _, faults = said_of(game, sheet, change)
    assert fault in faults


@pytest.mark.parametrize(
    ("sheet", "key", "at", "value", "told"),
    [
        ("terrain", "3714", 2, "sea", "terrain nor province"),
        ("terrain", "3714", 4, "campania", "lies in latium"),
        ("terrain", "1004", 3, "", "land has a terrain"),
        ("rivers", "1", 3, "1116", None),
        ("rivers", "1", 3, "3714", "do not lie side by side"),
        ("roads", "via_salaria", 2, "3714 3512", "do not lie side by side"),
        ("roads", "via_salaria", 2, "3714", "two hexes at least"),
    ],
)
def test_a_map_that_does_not_hang_together_is_told(sheet: str, key: str, at: int, value: str, told: str | None) -> None:
    said, faults = said_of(RISE, sheet, lambda grid: row(grid, key).__setitem__(at, value))
    assert not faults
    if told is None:
        assert faults_of_tried_charts(Chart(RISE, "own", canonical_chart_json(said)), 0) == []
        return
    where, why = own_check(RISE, said)
    number = next(n for n, cells in enumerate(ours(RISE)[sheet], 1) if str(cells[0]) == key)
    cells = {"rivers"} if sheet == "rivers" else {f"{sheet}!{column}{number}" for column in "ABCDEF"}
    assert told in why and where in cells
