"""Odds in labels: lists that are asked for while somebody types, selects and buttons tell how an answer may end."""

import time
from typing import Any

import pytest

from bot.messages.screen import LABEL, OPTION, Button, Select
from bot.sandbox.people.person import controls_of
from bot.screens.aid import aid_of
from bot.screens.prompt_screen import PromptScreen
from bot.screens.table_aid import compute_option_odds
from bot.tables.live import LiveTable
from bot.words import Words
from engine.games import game_by_id
from engine.games.total_war_rome.state import ENEMY
from engine.games.total_war_rome.tables import faction_pair_id
from tests.bot.hall import InProcess, choose, opened
from tests.bot.titles.total_war_rome.table import PEOPLE, begin, begin_as, rome_table
from tests.engine.games.total_war_rome.table import CARTHAGE, ROME, Table

GAME = game_by_id("total_war_rome")
WORDS = Words("total_war_rome", {"1": "Ada", "2": "Boris", "3": "Clara", "4": "Dmitri"})


def campaign() -> Table:
    """Return Rome's campaign turn: an army before Lilybaeum's garrison, one beside a free region and an enemy."""
    table = Table()
    table.state.relations[faction_pair_id(ROME, CARTHAGE)] = ENEMY
    table.army("rome_1", "lilybaeum")
    table.army("rome_2", "etruria")
    table.army("carthage_1", "liguria")
    return table.campaign(ROME)


def labelled(table: Table, *given: str) -> dict[str, str]:
    """Return what the options of a draft say, by their tokens: a select's description, or a button's label."""
    prompt = table.prompt(ROME)
    aid = aid_of(GAME, table.state, GAME.view(table.state, "1"), prompt, WORDS)
    out: dict[str, str] = {}
    for row in PromptScreen(WORDS, "AAAAA", prompt, given, aid=aid).screen().rows:
        if isinstance(row, Select):
            out |= {o.value: o.description or "" for o in row.options}
        else:
            out |= {b.id.split(":")[3]: b.label for b in row if isinstance(b, Button) and b.id.startswith("add:")}
    return out


def test_labels_tell_the_odds() -> None:
    """A march tells of each region what waits there, and the note on the region still follows."""
    shown = labelled(campaign(), "march", "rome_2")
    assert "win about" in shown["liguria"] and "tie" in shown["liguria"]
    assert "to take it" in shown["boii"] and "independent" in shown["boii"]
    assert "%" not in shown["latium"]
    assert all(len(said) <= max(LABEL, OPTION) for said in shown.values())


def test_an_assault_on_a_button() -> None:
    table = campaign()
    table.army("rome_3", "gades", "italian_infantry", "italian_infantry", "italian_infantry", general="")
    shown = labelled(table, "assault")
    assert "assault" in shown["rome_1"] and "%" in shown["rome_1"]
    assert "%" in shown["rome_3"]


def test_no_time_means_no_odds() -> None:
    """A list never waits: what is not worked out by its end is left out, and what is kept is not worked out again."""
    table = campaign()
    prompt = table.prompt(ROME)
    row: Any = type("Row", (), {"game": "total_war_rome", "options": {}, "seats": (), "extra": {}})()
    live = LiveTable(row, table.state)
    given = ("march", "rome_2")
    assert compute_option_odds(live, prompt, given, time.monotonic() - 1) == {}
    found = compute_option_odds(live, prompt, given, time.monotonic() + 60)
    assert "win about" in found[prompt.id, (*given, "liguria")]
    live.caches.odds.update(found)
    assert compute_option_odds(live, prompt, given, time.monotonic() + 60) == {}


async def test_over_the_wire(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is typed and what is pressed show the same odds."""
    begin_as(monkeypatch, campaign)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    ada = hall.person("Ada")
    typed = await ada.autocomplete("twr-army march", "route", "", thread, army="rome_2")
    names = {choice["value"]: choice["name"] for choice in typed.choices or ()}
    assert "win about" in names["liguria"] and "to take it" in names["boii"]
    assert max(map(len, names.values())) <= 100
    armies = await ada.autocomplete("twr-army assault", "army", "", thread)
    assert "%" in (armies.choices or [])[0]["name"]
    actor = await hall.actor(table)
    prompt = next(p for p in actor.live.prompts() if p.seat == "1")
    message = await choose(ada, await opened(ada, thread, prompt.id), "march:rome_2")
    lines = [option for c in controls_of(message) for option in c.get("options", ())]
    told = {option["value"]: str(option.get("description")) for option in lines}
    assert "win about" in told["liguria"], told
    assert told["liguria"].split(" · ")[0] in names["liguria"]
