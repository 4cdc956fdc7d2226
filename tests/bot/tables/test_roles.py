"""Roles over the wire: chosen in the lobby, shown there, and played; told by the export too."""

import pytest

from engine.store.verification.export import export_table
from engine.store.verification.verify import verify_export
from tests.bot.hall import InProcess, button, refused, rest_of, until, verbs
from tests.bot.titles.total_war_rome.table import begin, draw_plainly, rome_table


@pytest.fixture
def plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_plainly(monkeypatch)


async def test_roles_are_chosen_from_a_list_and_shown(hall: InProcess, plainly: None) -> None:
    table = await rome_table(hall, "Boris", "Clara")
    ada, boris, clara = (hall.person(name) for name in ("Ada", "Boris", "Clara"))
    card = hall.card(table)
    assert "Ada plays **Rome**" in card.all_words
    opened = await (await boris.press(await rest_of(boris, card), "Choose whom to play")).wait_until_answered()
    assert (
        opened.message is not None
        and opened.is_ephemeral
        and "**Rome**: free to choose; else Ada plays it" in opened.text
    )
    assert "**Carthage**: yours, unless you choose another" in opened.text  # what falls to oneself is not just free
    chosen = await (
        await boris.select(opened.message, "rome", custom_id=button(opened.message, "roleset"))
    ).wait_until_answered()
    assert "You have chosen **Rome**" in chosen.text and "**Rome**: yours" in chosen.text
    await until(
        lambda: "Boris plays **Rome** (chosen)" in card.all_words and "Ada plays **Carthage**" in card.all_words
    )
    await refused(await clara.slash("game role", "games", role="rome", table=table), "Boris has chosen Rome already")
    listed = (await clara.autocomplete("game role", "role", "", "games", table=table)).choices or []
    assert [c["value"] for c in listed] == ["carthage", "greek_states", "random", "none"]
    await (await clara.slash("game role", "games", role="random", table=table)).wait_until_answered()
    await until(lambda: "Clara lets the lot decide" in card.all_words)
    await begin(hall, table)
    actor = await hall.actor(table)
    assert actor.live.state.players == {"carthage": "1", "rome": "2", "greek_states": "3"}
    assert actor.live.row.options["chosen_roles"] == ",rome,?" and actor.live.row.options["factions"] == "by_seat"
    await refused(await ada.slash("game role", "games", role="rome", table=table), "already begun")
    report = verify_export(await export_table(hall.app.store, table))
    assert report.ok, report


async def test_where_the_host_lets_the_lot_decide_nobody_chooses(hall: InProcess, plainly: None) -> None:
    table = await rome_table(hall, "Boris", options="factions=random")
    await refused(await hall.person("Boris").slash("game role", "games", role="rome", table=table), "lot decides")


async def test_a_role_that_so_few_do_not_play_holds_up_the_start(hall: InProcess, plainly: None) -> None:
    table = await rome_table(hall, "Boris", "Clara", "Dmitri")
    host = hall.person("Ada")
    await (
        await hall.person("Boris").slash("game role", "games", role="barbarian_tribes", table=table)
    ).wait_until_answered()
    for name in ("Clara", "Dmitri"):
        await (await hall.person(name).slash("game leave", "games", table=table)).wait_until_answered()
    told = await (await host.slash("game start", "games", table=table)).wait_until_answered()
    assert "with its options as they are now and 2 seated" in told.text and "Rome" in told.text
    await (await hall.person("Boris").slash("game role", "games", role="none", table=table)).wait_until_answered()
    await begin(hall, table)
    assert (await hall.actor(table)).live.state.players == {"rome": "1", "carthage": "2"}


async def test_a_game_without_roles_offers_no_choice(hall: InProcess) -> None:
    table = await hall.create("Ada", "Boris")
    assert "role" not in verbs(await rest_of(hall.person("Ada"), hall.card(table)))
    await refused(await hall.person("Boris").slash("game role", "games", role="rome", table=table), "Nobody chooses")


async def test_whoever_leaves_leaves_his_role_to_others(hall: InProcess, plainly: None) -> None:
    table = await rome_table(hall, "Boris", "Clara")
    boris, clara = hall.person("Boris"), hall.person("Clara")
    await (await boris.slash("game role", "games", role="greek_states", table=table)).wait_until_answered()
    await (await boris.slash("game leave", "games", table=table)).wait_until_answered()
    await (await clara.slash("game role", "games", role="carthage", table=table)).wait_until_answered()
    await until(lambda: "Clara plays **Carthage** (chosen)" in hall.card(table).all_words)


async def test_a_role_is_chosen_while_joining(hall: InProcess, plainly: None) -> None:
    table = await rome_table(hall)
    boris, clara = hall.person("Boris"), hall.person("Clara")
    assert "Carthage" in (await boris.autocomplete("game join", "role", "cart", "games", table=table)).labels
    joined = await (await boris.slash("game join", "games", table=table, role="Carthage")).wait_until_answered()
    assert "You sit at" in joined.text
    await until(lambda: "Boris plays **Carthage** (chosen)" in hall.card(table).all_words)
    refusal = await (await clara.slash("game join", "games", table=table, role="carthage")).wait_until_answered()
    assert "Boris has chosen Carthage already" in refusal.text and "Not all of it was done" in refusal.text
    assert len((await hall.actor(table)).live.row.seats) == 3  # she has joined all the same
