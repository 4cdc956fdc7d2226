"""Settings that this machine, or this version, does not know any more: what holds instead, and who is told so."""

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.screens.looks import picture_look_of_table
from bot.tables.persons.preferences import Away, Preferences, read_preferences
from bot.tables.table_extra import Extra, extra_of, with_extra
from bot.tables.timing import (
    first_moment_awake,
    is_zone,
    kept_zone_if_known,
    question_deadline,
    table_quiet_hours,
    utc_offset_minutes,
)
from bot.tables.upkeep.lost_settings import lost_of_table
from render.looks import Look
from tests.bot.clockwork import DAY, HOUR, Time, dm_text, seated, thread_text
from tests.bot.hall import InProcess

ROOT = Path(__file__).parents[4]
LOST = "Mars/Olympus"
JULY, JANUARY = (datetime(2026, month, 10, 12, tzinfo=UTC).timestamp() for month in (7, 1))


@pytest.mark.parametrize(
    ("name", "at", "offset"),
    [("Europe/Rome", JULY, 120), ("Europe/Rome", JANUARY, 60), ("America/St_Johns", JANUARY, -210), ("UTC", JULY, None),
     ("UTC+5", JULY, None), (LOST, JULY, None)],
)  # fmt: skip
def test_how_far_a_zone_is_from_utc_is_kept(name: str, at: float, offset: int | None) -> None:
    assert utc_offset_minutes(name, at) == offset


def test_zones_are_known_where_the_system_has_none() -> None:
    """As on slim images, Alpine and Windows: they come with a dependency."""
    asked = "from bot.tables.timing import is_zone; assert is_zone('US/Eastern') and is_zone('Europe/Rome')"
    words = [sys.executable, "-c", asked]
    subprocess.run(words, check=True, env={**os.environ, "PYTHONTZPATH": ""}, cwd=ROOT)  # noqa: S603 - our own words


def test_a_lost_zone_is_its_last_known_offset() -> None:
    assert kept_zone_if_known("Europe/Rome", 60) == "Europe/Rome"
    assert kept_zone_if_known(LOST, 330) == "UTC+05:30" and kept_zone_if_known(LOST, -210) == "UTC-03:30"
    assert all(is_zone(kept_zone_if_known(LOST, minutes)) for minutes in (-720, -210, 0, 345, 840))
    assert kept_zone_if_known(LOST, None) == "UTC"


def test_quiet_hours_in_a_lost_zone_do_not_raise() -> None:
    assert first_moment_awake(JULY, (11, 13, LOST)) == JULY + HOUR  # as in UTC, where nothing at all is known of it


def test_settings_of_another_version_leave_the_others_as_they_are() -> None:
    kept: dict[str, Any] = {
        "every": "often", "quiet": {"from": 22}, "zone": LOST, "offset": 120, "language": "tlh", "palette": "neon",
        "size": "huge", "ahead": True, "away": [{"frm": 5.0, "to": 9.0}], "hologram": 1,
    }  # fmt: skip
    found = read_preferences(kept)
    assert found.every == Preferences().every and found.quiet is None and found.ahead
    assert found.zone == "UTC+02:00" and found.picture_look == Look() and found.spoken_language() == "en"
    assert found.away == (Away(frm=5.0, to=9.0),)
    assert set(found.lost) == {
        ("every", ""), ("quiet", ""), ("zone", LOST), ("language", "tlh"), ("palette", "neon"), ("size", "huge"),
    }  # fmt: skip
    assert (
        read_preferences({}) == Preferences() and not read_preferences({"zone": "Europe/Rome", "palette": "dark"}).lost
    )


def test_settings_of_a_table_that_are_lost() -> None:
    lost = Extra(quiet=(22, 8, LOST), language="tlh", palette="neon", size="huge")
    assert lost_of_table(lost) == (("zone", LOST), ("language", "tlh"), ("palette", "neon"), ("size", "huge"))
    assert lost_of_table(Extra(quiet=(22, 8, "UTC+2"), language="it", palette="dark", size="large")) == ()


async def test_a_table_goes_on_with_lost_settings_and_is_told_once(hall: InProcess) -> None:
    clock = Time(hall)
    table, actor, consul, _ = await seated(hall)
    head = actor.live.head
    extra = with_extra(
        actor.live.row, quiet=(1, 2, LOST), quiet_offset=120, language="tlh", palette="neon", size="huge"
    )
    async with actor.turn() as live:
        live.replace(row=await hall.app.store.update_table(live.row, extra=extra))
    assert table_quiet_hours(actor.live) == (1, 2, "UTC+02:00") and question_deadline(actor.live, 1.0) is not None
    assert picture_look_of_table(actor.live.extra) == Look() and actor.live.language == "en"
    for _ in range(3):
        await clock.passes(60, table)
    said = thread_text(hall, consul, table)
    assert said.count("do not know any more") == 1 and f"{LOST} (now UTC+02:00)" in said and "neon" in said
    hall.app.tables._actors.clear()  # as after a restart
    await clock.passes(2 * DAY, table)
    assert (await hall.actor(table)).live.head > head, "deadlines go on"
    assert thread_text(hall, consul, table).count("do not know any more") == 1


async def test_a_person_with_lost_settings_is_told_once_by_dm_alone(hall: InProcess) -> None:
    clock = Time(hall)
    table, _, consul, other = await seated(hall)
    again = await hall.start("Ada", "Boris", name="Second")
    kept = {"zone": LOST, "offset": 120, "quiet": [22, 8], "palette": "neon", "every": 24, "hologram": 1}
    await hall.app.store.set_person(int(other.id), preferences=kept)
    hall.app.tables.preferences.forget([int(other.id)])
    for _ in range(2):
        await clock.passes(60, table)
        await clock.passes(0, again)
    said = dm_text(other)
    assert said.count("do not know any more") == 1 and "UTC+02:00" in said and "neon" in said
    assert "do not know any more" not in dm_text(consul) + thread_text(hall, consul, table)
    shown = (await (await other.slash("settings", "dm")).wait_until_answered()).text
    assert "UTC+02:00" in shown
    await (await other.slash("settings", "dm", zone="Europe/Rome")).wait_until_answered()
    person = (await hall.app.store.person(int(other.id)))["preferences"]
    assert person["palette"] == "neon" and person["hologram"] == 1, "what a newer version has kept stays"
    assert person["zone"] == "Europe/Rome" and person["offset"] in (60, 120)


async def test_the_offset_is_kept_while_the_zone_is_known(hall: InProcess) -> None:
    clock = Time(hall)
    clock.at = JANUARY
    table, actor, _, other = await seated(hall)
    await hall.app.tables.preferences.change(int(other.id), zone="Europe/Rome", quiet=(22, 8))
    async with actor.turn() as live:
        extra = with_extra(live.row, quiet=(22, 8, "America/New_York"))
        live.replace(row=await hall.app.store.update_table(live.row, extra=extra))
    await clock.passes(60, table)
    assert (await hall.app.tables.preferences.of(int(other.id))).offset == 60
    assert extra_of(actor.live.row).quiet_offset == -300
