"""Owners' own figures are kept for their owner, shared by name, and gone at once with all that they say."""

from pathlib import Path

import msgspec

from data.charts import Chart, canonical_chart_json, chart_named_by_option, is_gone
from engine.charts.dropping import drop_charted_games
from engine.games import game_ids
from engine.store.charts.interface import NOTHING_KNOWN, BegunTrial, ChartRow
from engine.store.charts.reading import know_kept_charts
from engine.store.sqlite import SqliteStore, open_store

ADA, BORIS, CLARA = 900_000_000_000_000_001, 900_000_000_000_000_002, 900_000_000_000_000_003
GAME = game_ids()[0]


def chart(owner: int = ADA, name: str = "mine", blanks: int = 0, **fields: object) -> ChartRow:
    """Return charts that change nothing; those with other blanks have another hash."""
    made = Chart(GAME, name, canonical_chart_json({}).replace(b"}", b" " * blanks + b"}"))
    row = ChartRow(
        game=GAME, hash=made.hash, owner=owner, name=name, version=1, content=made.content, changed={"leaders": 2},
        tried="rules", at=5.0 + blanks,
    )  # fmt: skip
    return msgspec.structs.replace(row, **fields)


async def test_charts_are_their_owners_and_those_they_are_shared_with(store: SqliteStore) -> None:
    assert await store.save_or_replace_chart(chart(), 9) and await store.save_or_replace_chart(
        chart(BORIS, "his", 1), 9
    )
    await store.share_chart(chart(), CLARA)
    await store.share_chart(chart(), CLARA)
    assert [row.name for row in await store.charts(user=ADA)] == ["mine"]
    assert [(row.name, row.shared) for row in await store.charts(user=CLARA)] == [("mine", (CLARA,))]
    assert [row.name for row in await store.charts(game=GAME)] == ["his", "mine"]
    assert (await store.chart_by_hash(GAME, chart().hash)) == msgspec.structs.replace(chart(), shared=(CLARA,))


async def test_a_name_has_one_version_at_a_time_and_the_older_is_gone(store: SqliteStore) -> None:
    await store.save_or_replace_chart(chart(), 9)
    await store.share_chart(chart(), BORIS)
    await store.save_or_replace_chart(chart(blanks=3), 9)
    (row,) = await store.charts(user=BORIS)
    assert (row.version, row.hash, row.shared) == (2, chart(blanks=3).hash, (BORIS,))
    assert await store.are_charts_gone(GAME, chart().hash) and not await store.are_charts_gone(GAME, row.hash)


async def test_nobody_keeps_more_than_so_many(store: SqliteStore) -> None:
    assert await store.save_or_replace_chart(chart(), 1) and not await store.save_or_replace_chart(
        chart(name="more", blanks=1), 1
    )
    assert await store.save_or_replace_chart(chart(blanks=2), 1)


async def test_what_two_keep_is_gone_with_the_second(store: SqliteStore) -> None:
    await store.save_or_replace_chart(chart(), 9)
    await store.save_or_replace_chart(chart(BORIS), 9)
    assert await store.drop_charts(owner=ADA) == [] and await store.chart_by_hash(GAME, chart().hash) is not None
    assert await store.drop_charts(digest=chart().hash) == [(GAME, chart().hash)]
    assert await store.are_charts_gone(GAME, chart().hash)


async def test_they_go_with_a_person_who_is_forgotten_and_are_theirs_to_read(store: SqliteStore) -> None:
    await store.save_or_replace_chart(chart(), 9)
    await store.share_chart(chart(), BORIS)
    found = await store.person_data(ADA)
    assert [(one["name"], one["content"], one["changed"]) for one in found["charts"]] == [("mine", {}, {"leaders": 2})]
    assert [one["own"] for one in found["charts_shared"]] == [1]
    others = await store.person_data(BORIS)
    assert others["charts"] == [] and str(ADA) not in str(others["charts_shared"])
    await store.forget_settings(ADA)
    assert await store.charts() == [] and await store.are_charts_gone(GAME, chart().hash)
    assert (await store.person_data(BORIS))["charts_shared"] == []


async def test_the_game_by_kept_charts_is_found_and_those_that_are_gone_are_known_as_such(store: SqliteStore) -> None:
    row = chart(blanks=7)
    await store.save_or_replace_chart(row, 9)
    options = {"charts": row.option_value}
    assert (await know_kept_charts(store, GAME, options)) == row
    found = chart_named_by_option(GAME, row.option_value)
    assert found is not None and await know_kept_charts(store, GAME, options) is None
    drop_charted_games([found.played_game_name])
    await store.drop_charts(owner=ADA)
    assert await know_kept_charts(store, GAME, options) is None
    assert chart_named_by_option(GAME, row.option_value) is None and is_gone(found.played_game_name)


SERVER, ELSEWHERE = 700_000_000_000_000_001, 700_000_000_000_000_002


async def test_charts_of_a_server_are_everybodys_there_and_name_nobody(store: SqliteStore) -> None:
    ours = chart(0, "ours", guild=SERVER)
    assert await store.save_or_replace_chart(ours, 9) and await store.save_or_replace_chart(chart(BORIS, "his", 1), 9)
    assert [row.name for row in await store.charts(user=BORIS, guild=SERVER)] == ["his", "ours"]
    assert [row.name for row in await store.charts(user=BORIS, guild=ELSEWHERE)] == ["his"]
    assert [row.name for row in await store.charts(user=CLARA)] == []
    assert await store.chart_by_hash(GAME, ours.hash) == ours
    assert str(SERVER) not in str((await store.person_data(BORIS))["charts"])
    await store.forget_settings(BORIS)
    assert await store.charts() == [ours]


async def test_charts_of_a_server_have_versions_and_a_most_of_their_own(store: SqliteStore) -> None:
    await store.save_or_replace_chart(chart(0, "ours", guild=SERVER), 1)
    assert not await store.save_or_replace_chart(chart(0, "more", 1, guild=SERVER), 1)
    assert await store.save_or_replace_chart(chart(0, "ours", 2, guild=SERVER), 1)
    assert await store.save_or_replace_chart(chart(0, "ours", 2, guild=ELSEWHERE), 1)
    assert {(row.guild, row.version) for row in await store.charts()} == {(SERVER, 2), (ELSEWHERE, 1)}
    assert await store.are_charts_gone(GAME, chart().hash)


async def test_charts_of_a_server_go_with_it_unless_somebody_else_keeps_them(store: SqliteStore) -> None:
    for blanks, owners in ((0, (SERVER,)), (1, (SERVER, ELSEWHERE))):
        for guild in owners:
            await store.save_or_replace_chart(chart(0, f"ours {blanks}", blanks, guild=guild), 9)
    await store.save_or_replace_chart(chart(ADA), 9)
    await store.remove_server(SERVER)
    assert {(row.owner, row.guild) for row in await store.charts()} == {(ADA, 0), (0, ELSEWHERE)}
    assert not await store.are_charts_gone(GAME, chart().hash)
    assert await store.drop_charts(guild=ELSEWHERE) == [(GAME, chart(blanks=1).hash)]
    assert [row.owner for row in await store.charts()] == [ADA]


async def test_trials_of_a_day_are_counted_by_person_also_after_a_restart(store: SqliteStore, tmp_path: Path) -> None:
    """The same chart is tried once: what was wrong with it is told again, to whoever hands it in."""
    those, day = (GAME, chart().hash), 86400.0

    async def begin(at: float, user: int = ADA) -> bool:
        return await store.begin_chart_trial(user, those, "rules", at, most=3, within=day)

    assert [await begin(at) for at in (1.0, 2.0, 3.0, 4.0)] == [True, True, True, False]
    assert await begin(4.0, BORIS)
    assert await store.faults_of_chart(those, "rules") == ""
    await store.end_chart_trial(those, "rules", "[1]")
    assert await store.faults_of_chart(those, "rules") == "[1]" and not await store.faults_of_chart(those, "newer")
    assert [row["at"] for row in (await store.person_data(ADA))["chart_trials"]] == [1.0, 2.0, 3.0]
    assert await begin(1.0 + day) and not await begin(1.5 + day)
    await store.forget_settings(ADA)
    assert (await store.person_data(ADA))["chart_trials"] == []
    assert len((await store.person_data(BORIS))["chart_trials"]) == 1


async def test_what_was_wrong_with_charts_is_forgotten_when_they_are_gone(store: SqliteStore) -> None:
    """They were good by other rules; that they were tried may stay, as it says nothing of them."""
    await store.save_or_replace_chart(chart(ADA), 9)
    those = (GAME, chart().hash)
    for at, rules, faults in ((1.0, "older", "[]"), (2.0, "newer", '["B3: 7001"]')):
        await store.begin_chart_trial(ADA, those, rules, at, most=3, within=9.0)
        await store.end_chart_trial(those, rules, faults)
    await store.drop_charts(owner=ADA)
    assert await store.faults_of_chart(those, "older") == "[]" and await store.faults_of_chart(those, "newer") == ""
    assert len((await store.person_data(ADA))["chart_trials"]) == 2


async def test_trials_of_long_ago_are_forgotten_though_nobody_has_another(store: SqliteStore) -> None:
    for at in (1.0, 5.0):
        await store.begin_chart_trial(ADA, (GAME, "0"), "rules", at, most=3, within=9.0)
    assert await store.prune_chart_trials(5.0) == 1
    assert [row["at"] for row in (await store.person_data(ADA))["chart_trials"]] == [5.0]


async def test_a_trial_that_did_not_end_can_be_forgotten(store: SqliteStore) -> None:
    for at, faults in ((1.0, "[]"), (2.0, ""), (3.0, NOTHING_KNOWN)):
        await store.begin_chart_trial(ADA, (GAME, str(at)), "rules", at, most=9, within=9.0)
        if faults:
            await store.end_chart_trial((GAME, str(at)), "rules", faults)
    (unended,) = await store.unended_chart_trials()
    assert unended == BegunTrial(ADA, 2.0, GAME, "2.0")
    assert await store.faults_of_chart((GAME, "3.0"), "rules") == ""
    await store.forget_chart_trial(unended)
    assert [row["at"] for row in (await store.person_data(ADA))["chart_trials"]] == [1.0, 3.0]


async def test_a_trial_is_counted_when_the_database_is_opened_again(tmp_path: Path) -> None:
    for number in range(2):
        opened = await open_store(tmp_path / "one.sqlite3")
        begun = await opened.begin_chart_trial(ADA, (GAME, "0"), "rules", 1.0 + number, most=1, within=9.0)
        assert begun is (number == 0)
        await opened.close()
