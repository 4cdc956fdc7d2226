"""/watch: a table as a spectator sees it, step by step; by anybody's eyes after the end; nothing of it by a player's
before."""

import pytest

from bot.messages.message_json import CONTAINER
from bot.sandbox.people.person import controls_of
from bot.tables import chronicle
from bot.tables.watching.steps import steps_of
from engine.games import game_ids
from tests.bot.clockwork import played_out
from tests.bot.hall import InProcess, button, refused
from tests.bot.screens.test_finale import SHORT, ended
from tests.bot.watching.looking import SPECTATOR, buttons, mark_of, pressed, running, seen_on, shown, told_by_maps
from tests.games import EXAMPLE

LOOKS = ("watch", "replay", "log", "stats", "map")  # commands that show a table to anybody


@pytest.mark.parametrize("game", game_ids())
async def test_a_spectator_sees_what_everybody_may_know(
    hall: InProcess, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told_by_maps(monkeypatch, game)
    table, actor = await running(hall, game, 2)
    felix, live = hall.person(SPECTATOR), actor.live
    message = await shown(await felix.slash("watch", hall.thread(table)), felix)
    steps = await steps_of(actor, None)
    assert f"Step {len(steps)} of {len(steps)}" in message.all_words and "Until <t:" in message.all_words
    assert any(mark_of(live.view(None)) in said for said in seen_on(message))
    assert buttons(message)["Step ▶"]["disabled"] and buttons(message)["⏭"]["disabled"]
    before = await pressed(felix, message, "◀ Step")
    assert f"Step {len(steps) - 1} of {len(steps)}" in before.all_words and "Until <t:" not in before.all_words
    state = live.game.decode(await actor.store.state_at(table, steps[-2].decision))
    assert any(mark_of(live.game.view(state, None)) in said for said in seen_on(before))
    first = before
    while not buttons(first)["⏮"].get("disabled"):
        first = await pressed(felix, first, "⏮")
    assert f"Step 1 of {len(steps)}" in first.all_words
    assert f"Step {len(steps)} of {len(steps)}" in (await pressed(felix, first, "Now")).all_words


async def test_what_happened_stands_beside_each_step(hall: InProcess) -> None:
    table, actor = await running(hall, game_ids()[0], 2)
    felix, steps = hall.person(SPECTATOR), await steps_of(actor, None)
    page = await shown(await felix.slash("watch", hall.thread(table)), felix)
    for step in reversed(steps[-4:]):
        rows = [r for r in await actor.store.events_between(table, step.first) if r.decision == step.decision]
        for line in await chronicle.event_lines(actor, None, rows):
            assert line[:40] in page.all_words
        page = await pressed(felix, page, "◀ Step")


async def test_a_step_is_shown_on_a_card_as_the_first_was(hall: InProcess) -> None:
    """The card was left behind as one stepped: its words stood bare above the map."""
    table, _ = await running(hall, game_ids()[0], 2)
    felix = hall.person(SPECTATOR)
    page = await shown(await felix.slash("watch", hall.thread(table)), felix)
    looks = [[part["type"] for part in page.components]]
    for label in ("◀ Step", "◀ Step", "Step ▶"):
        page = await pressed(felix, page, label)
        looks.append([part["type"] for part in page.components])
    assert looks == [[CONTAINER]] * 4


async def test_steps_count_nothing_that_is_private(hall: InProcess) -> None:
    """Each step of the public's has an event that it was told."""
    _, actor = await running(hall, EXAMPLE, 2)
    steps = await steps_of(actor, None)
    path = [one.id for one in await actor.store.path(actor.live.row.id)]
    assert len(steps) < len(path) and steps[0].decision == 0
    for step in steps[1:]:
        rows = await actor.store.events_between(actor.live.row.id, step.first, step.last + 1)
        assert any(actor.live.game.event(row.event).seen_by(None) is not None for row in rows)


async def test_who_plays_is_shown_his_own_table(hall: InProcess) -> None:
    table, actor = await running(hall, game_ids()[0], 1)
    ada = hall.person("Ada")
    message = await shown(await ada.slash("watch", hall.thread(table)), ada)
    assert "You play here" in message.all_words and "Step" not in message.all_words
    felix = hall.person(SPECTATOR)
    page = await shown(await felix.slash("watch", hall.thread(table)), felix)
    pressed_there = next(iter(buttons(page).values()))["custom_id"]
    forged = await (await ada.forge(ada.last(hall.thread(table)), pressed_there)).wait_until_answered()
    assert "You play here" in forged.text
    assert actor.live.is_running


async def test_nobody_sees_a_running_game_by_a_players_eyes(hall: InProcess) -> None:
    table, _ = await running(hall, game_ids()[0], 1)
    thread, felix = hall.thread(table), hall.person(SPECTATOR)
    await refused(await felix.slash("watch", thread, side="1"), "nobody sees it as a player does")
    await refused(await felix.slash("watch", thread, side="Nero"), "nobody called")
    offered = (await felix.autocomplete("watch", "side", "", thread)).choices
    assert [choice["value"] for choice in offered] == ["all"]
    page = await shown(await felix.slash("watch", thread), felix)
    assert not [c for c in controls_of(page) if c["custom_id"].startswith("eyes:")]
    for forged in (f"watch:{table}:1:1p", f"eyes:{table}:1:1z", f"watch:{table}:9:1p"):
        await refused(await felix.forge(page, forged), "")


@pytest.mark.parametrize("game", SHORT)
async def test_after_the_end_each_step_is_seen_by_anybodys_eyes(
    hall: InProcess, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told_by_maps(monkeypatch, game)
    table, _ = await ended(hall, game, "Boris")
    actor = await hall.actor(table)
    live, thread = actor.live, hall.thread(table)
    for name, seat in ((SPECTATOR, "2"), ("Ada", "2")):
        who, steps = hall.person(name), await steps_of(actor, seat)
        page = await shown(await who.slash("watch", thread, side=seat), who)
        for step in reversed(steps[-3:]):
            state = live.game.decode(await actor.store.state_at(table, step.decision))
            alts = [file.description for file in page.attachments]
            at_end = step is steps[-1]
            view = live.view(seat) if at_end else live.game.view(state, seat)
            assert alts == [f"map {mark_of(view)}", f"hand {mark_of(view)}"]
            page = await pressed(who, page, "◀ Step")
        select = next(c for c in controls_of(page) if c["custom_id"].startswith("eyes:"))
        assert [option["value"] for option in select["options"]] == ["all", *(s.seat for s in live.row.seats)]
        public = await shown(await who.select(page, "all", custom_id=select["custom_id"]), who)
        assert "What everybody may know" in public.all_words and len(public.attachments) == 1


async def test_a_round_can_be_named(hall: InProcess) -> None:
    table, actor = await running(hall, game_ids()[0], 3)
    felix, thread = hall.person(SPECTATOR), hall.thread(table)
    found = await chronicle.game_chapters(actor)
    page = await shown(await felix.slash("watch", thread, when=found[1].label), felix)
    assert found[1].label in page.all_words.replace("\\", "")


async def test_who_looks_on_is_led_there_by_the_panel(hall: InProcess) -> None:
    table, _ = await running(hall, game_ids()[0], 1)
    felix, ada, thread = hall.person(SPECTATOR), hall.person("Ada"), hall.thread(table)
    panel = await shown(await felix.slash("table", thread), felix)
    assert "Step" in (await pressed(felix, panel, "Look on")).all_words
    own = await shown(await ada.slash("game show", thread, table=table), ada)
    assert "Look on, step by step" not in buttons(own)


async def test_the_card_in_the_channel_leads_to_a_game_that_runs_and_to_one_that_is_over(hall: InProcess) -> None:
    table, _ = await running(hall, SHORT[0], 1, options="last_round=1")
    felix = hall.person(SPECTATOR)
    assert list(buttons(hall.card(table))) == ["Look on, step by step"]
    assert "Step" in (await pressed(felix, hall.card(table), "Look on")).all_words
    await played_out(await hall.actor(table))
    await hall.settled()
    assert list(buttons(hall.card(table))) == ["Step by step, as each side saw it", "Replay"]
    assert any(
        c["custom_id"].startswith("eyes:") for c in controls_of(await pressed(felix, hall.card(table), "Step by"))
    )


async def test_a_table_is_watched_from_anywhere_on_its_server(hall: InProcess) -> None:
    table, _ = await running(hall, game_ids()[0], 1)
    felix = hall.person(SPECTATOR)
    for command in LOOKS:
        offered = (await felix.autocomplete(command, "table", "", "games")).choices
        assert table in [choice["value"] for choice in offered], command
        assert not (await felix.autocomplete(command, "table", "", "dm")).choices, command
    assert not (await felix.autocomplete("hand", "table", "", "games")).choices
    assert "Step" in (await shown(await felix.slash("watch", "games", table=table), felix)).all_words


@pytest.mark.parametrize("who", [SPECTATOR, "Ada"])
async def test_below_the_end_of_a_game_each_step_is_a_press_away(hall: InProcess, who: str) -> None:
    table, card = await ended(hall, SHORT[0], "Boris")
    person = hall.person(who)
    page = await shown(await person.press(card, custom_id=button(card, "watch")), person)
    assert "Step" in page.all_words and table in page.all_words
    select = next(c for c in controls_of(page) if c["custom_id"].startswith("eyes:"))
    his = await shown(await person.select(page, "2", custom_id=select["custom_id"]), person)
    assert "As Boris saw it" in his.all_words and len(his.attachments) > 1


async def test_a_game_that_is_over_is_suggested_to_who_looks_back(hall: InProcess) -> None:
    table, _ = await ended(hall, SHORT[0], "Boris")
    for who, where in ((SPECTATOR, "games"), ("Ada", "games"), ("Ada", "dm")):
        for command in LOOKS:
            offered = (await hall.person(who).autocomplete(command, "table", "", where)).choices
            assert [choice["value"] for choice in offered].count(table) == 1, (who, command)


@pytest.mark.parametrize("game", game_ids())
async def test_every_chapter_has_a_name(hall: InProcess, game: str) -> None:
    """Discord refuses a list of rounds in which one has none; some begin without a word."""
    table, actor = await running(hall, game, 2)
    found = await chronicle.game_chapters(actor)
    assert all(chapter.label for chapter in found)
    offered = (await hall.person(SPECTATOR).autocomplete("log", "when", "", hall.thread(table))).choices
    assert len(offered) == min(25, len(found))
