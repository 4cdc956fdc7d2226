"""The lobby: open a table, join, leave, computers, options, pace, a word for the dice, start, give up."""

import pytest

from bot.sandbox.people.person import controls_of, text_of
from bot.screens.lobby.lobby_screen import lobby_screen
from engine.store.models import ABANDONED, ARCHIVED, COMPUTER, RUNNING
from tests.bot.clockwork import DAY, Time
from tests.bot.hall import InProcess, ends, leaves, refused, rest_of, until, verbs
from tests.bot.titles.total_war_rome.table import begin, rome_table


async def test_a_table_is_opened_with_options_and_pace(hall: InProcess) -> None:
    table = await hall.create(
        "Ada", name="First *table*", computers=2, pace="live", options="last_round=2 deck=closed_deck"
    )
    row = (await hall.actor(table)).live.row
    settled = {"deck": "closed_deck", "negate_war": "anyone", "last_round": "2", "corruption": "ever"}
    assert row.options == settled
    assert row.pace.name == "live" and [s.kind for s in row.seats] == ["human", COMPUTER, COMPUTER]
    card = hall.card(table)
    assert "First \\*table\\*" in text_of(card) and "**3 seated**" in text_of(card) and card.ephemeral_to is None
    assert hall.thread(table).name == "Samnite Wars: First *table*"
    assert "You have joined" in hall.person("Ada").last("dm").all_words


async def test_times_of_one_s_own(hall: InProcess) -> None:
    table = await hall.create("Ada", hold=3, deadline=0)
    pace = (await hall.actor(table)).live.row.pace
    assert (pace.name, pace.hold, pace.deadline) == ("custom", 180.0, None)
    assert "Pace: No deadlines; to react at least 3 min" in hall.card(table).all_words
    boris = await hall.create("Boris", hold=3, deadline=36)
    assert "Pace: 36 h a decision; to react at least 3 min, at most 12 h" in hall.card(boris).all_words


async def test_numbers_in_the_options_form_hold_the_default_and_what_is_set(hall: InProcess) -> None:
    """Of sixty numbers twenty are listed: the one that holds is always among them, and marked."""
    ada = hall.person("Ada")
    table = await rome_table(hall, options="last_round=17")
    form = (await ada.press(hall.card(table), "Options")).message
    assert form is not None
    await ada.select(form, "last_round", placeholder="Another rule of the table")
    listed = next(c for c in controls_of(form) if c["custom_id"] == f"opt:{table}::last_round")["options"]
    assert [o["value"] for o in listed if o.get("default")] == ["17"]
    assert {"1", "20", "60"} < {o["value"] for o in listed} and len(listed) <= 25


async def test_joining_leaving_and_computers_by_button(hall: InProcess) -> None:
    ada, boris = hall.person("Ada"), hall.person("Boris")
    table = await hall.create("Ada")
    card = hall.card(table)
    live = (await hall.actor(table)).live
    joined = await (await boris.press(card, "Join")).wait_until_answered()
    assert joined.is_ephemeral and "by DM" in joined.text and "You have joined" in boris.last("dm").all_words
    assert live.row.seats[1].name == "Boris"
    await refused(await boris.press(card, "Join"), "already at this table")
    await refused(await boris.press(await rest_of(boris, card), "Add a computer player"), "Only the host, Ada")
    assert "joins" in (await ada.press(await rest_of(ada, card), "Add a computer player")).text
    await until(lambda: "**3 seated**" in card.all_words)
    assert "leaves" in (await ada.press(await rest_of(ada, card), "Remove a computer player")).text
    await refused(await ada.press(await rest_of(ada, card), "Remove a computer player"), "no computer player")
    assert "left" in (await boris.press(await rest_of(boris, card), "Leave")).text
    await until(lambda: "**1 seated**" in card.all_words and "Boris" not in card.all_words)


async def test_the_options_form(hall: InProcess) -> None:
    ada = hall.person("Ada")
    table = await hall.create("Ada")
    card = hall.card(table)
    form = (await ada.press(card, "Options")).message
    assert form is not None and form.ephemeral_to == ada.id
    await ada.select(form, "slow", placeholder="Pace")
    await ada.select(form, "closed_deck", placeholder="Fate deck")
    await ada.select(form, "3", custom_id=f"opt:{table}::last_round")
    row = (await hall.actor(table)).live.row
    assert row.pace.name == "slow" and row.options["deck"] == "closed_deck" and row.options["last_round"] == "3"
    await until(lambda: "Closed: its top card is hidden" in card.all_words and "72 h" in card.all_words)
    await refused(await hall.person("Boris").press(card, "Options"), "Only the host")


async def test_every_option_of_a_game_with_many_is_reached_from_the_form(hall: InProcess) -> None:
    ada = hall.person("Ada")
    table = await rome_table(hall)
    card, live = hall.card(table), (await hall.actor(table)).live
    assert "Medium: 20 victory points" in card.all_words and "other rules as usual" in card.all_words
    assert "option " not in card.all_words
    form = (await ada.press(card, "Options")).message
    assert form is not None
    for option in live.game.options:
        await ada.select(form, option.key, placeholder="Another rule of the table")
        other = next(v for v in option.values or (str(option.low), str(option.high)) if v != option.default)
        await ada.select(form, other, custom_id=f"opt:{table}::{option.key}")
        assert live.row.options[option.key] == other
    assert all(live.row.options[o.key] != o.default for o in live.game.options)
    await until(lambda: "as usual" not in card.all_words and "below 0: yes" in card.all_words)


async def test_a_lobby_of_before_an_option_shows_its_default(hall: InProcess) -> None:
    """A new version brings new options: a lobby that was open before is shown, changed and started as others are."""
    table, ada = await hall.create("Ada", "Boris"), hall.person("Ada")
    actor = await hall.actor(table)
    kept = {key: value for key, value in actor.live.row.options.items() if key != "corruption"}
    actor.live.replace(row=await actor.store.update_table(actor.live.row, options=kept))
    assert "corruption" not in actor.live.row.options
    form = (await ada.press(hall.card(table), "Options")).message
    assert form is not None
    listed = next(c for c in controls_of(form) if c["custom_id"] == f"opt:{table}::corruption")["options"]
    assert [line["value"] for line in listed if line.get("default")] == ["ever"]
    assert "Corruption: At once" in lobby_screen(actor.live).content
    started = await (await ada.slash("game start", "games", table=table)).wait_until_answered()
    assert "begins" in started.text, started
    assert actor.live.state.options["corruption"] == "ever"


async def test_a_word_for_the_dice(hall: InProcess) -> None:
    boris = hall.person("Boris")
    table = await hall.create("Ada", "Boris")
    card = hall.card(table)
    opened = await boris.press(await rest_of(boris, card), "A word for the dice")
    assert opened.modal is not None
    assert "part of the dice" in (await boris.submit(opened, {"word": "Caudine *Forks*"})).text
    assert (await hall.actor(table)).live.row.seats[1].word == "Caudine \\*Forks\\*"
    await until(lambda: "gave a word" in card.all_words)
    assert "Caudine" not in card.all_words
    clara = hall.person("Clara")
    await refused(await clara.press(await rest_of(clara, card), "A word for the dice"), "do not play at this table")


async def test_the_host_s_office_passes_on_and_an_empty_table_is_given_up(hall: InProcess) -> None:
    table = await hall.create("Ada", "Boris")
    live = (await hall.actor(table)).live
    await hall.person("Ada").slash("game leave", table=table)
    assert str(live.row.host) == hall.person("Boris").id
    card = hall.card(table)
    await until(lambda: "Boris · host" in card.all_words)
    await ends(hall.person("Boris"), "game leave", table)
    assert live.row.status == ABANDONED
    await until(lambda: "closed before its game began" in card.all_words)


async def test_who_leaves_a_running_game_leaves_his_seat_to_a_computer(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris")
    live = (await hall.actor(table)).live
    left = await leaves(hall.person("Ada"), table, hall.thread(table))
    assert "A computer player takes your seat" in left.text
    assert live.row.status == RUNNING and str(live.row.host) == hall.person("Boris").id
    assert live.row.seats[0].kind == COMPUTER and str(live.row.seats[0].owner) == hall.person("Ada").id
    thread = hall.thread(table)
    await until(lambda: any("Ada has left" in m.all_words for m in hall.person("Boris").messages(thread)))
    await hall.settled()
    await ends(hall.person("Boris"), "game leave", table, thread)
    assert live.row.status == ARCHIVED
    await hall.settled()
    assert not any(m.attachments and m.attachments[0].filename.endswith(".json") for m in thread.messages.values())


async def test_giving_up_publishes_the_secret(hall: InProcess) -> None:
    clock = Time(hall)
    table = await hall.start("Ada", computers=1)
    thread = hall.thread(table)
    await refused(await hall.person("Boris").slash("game abandon", thread), "Only the host")
    await ends(hall.person("Ada"), "game abandon", table, thread)
    await refused(await hall.person("Ada").slash("game leave", thread), "This table is put aside")
    await clock.passes(8 * DAY, table)
    row = await hall.app.store.table(table)
    assert row is not None and row.status == ABANDONED
    last = [
        m for m in thread.messages.values() if m.attachments and m.attachments[0].filename == f"praetor-{table}.json"
    ]
    assert len(last) == 1 and row.commitment in last[0].all_words
    assert any("Ada has ended the game" in m.all_words for m in thread.messages.values())
    await refused(await hall.person("Ada").slash("game abandon", thread), "This game is over")
    await refused(await hall.person("Ada").slash("game leave", thread), "This game is over")


async def test_list_and_show(hall: InProcess) -> None:
    clara = hall.person("Clara")
    assert "No tables here yet" in (await clara.slash("game list")).text
    one, two = await hall.create("Ada", name="One"), await hall.start("Boris", computers=1, name="Two")
    listed = (await clara.slash("game list")).text
    assert f"One** ({one})" in listed and "open to join" in listed and f"Two** ({two})" in listed
    assert "under way" in listed and "1 player," in listed and "2 players" in listed
    assert "1 seated" in (await clara.slash("game show", table=one)).text
    shown = await clara.slash("game show", table=two)
    assert "Treasury" in shown.text and shown.is_ephemeral
    found = await clara.autocomplete("game show", "table", "tw")
    assert found.labels == [f"Two ({two})"]


async def test_a_name_with_marks_reads_plainly_where_discord_shows_no_markdown(hall: InProcess) -> None:
    table = await hall.create("Ada", name="a_b *c*")
    assert "a\\_b \\*c\\*" in hall.card(table).all_words
    assert hall.thread(table).name == "Samnite Wars: a_b *c*"
    assert (await hall.person("Ada").autocomplete("game show", "table", "a_b")).labels == [f"a_b *c* ({table})"]


@pytest.mark.parametrize(("options", "known"), [("", True), ("factions=random", False)])
async def test_the_lobby_says_whom_each_will_play(hall: InProcess, options: str, known: bool) -> None:
    """Where factions go by seats the card names them, as the game then deals them; where chance deals them, nobody."""
    table = await rome_table(hall, "Boris", "Clara", options=options)
    seated = [line for line in hall.card(table).all_words.split("\n") if line.startswith("- ")]
    expected = ["Rome", "Carthage", "Greek States"]
    assert [line.split("plays **")[1].split("**")[0] for line in seated if "plays" in line] == (
        expected if known else []
    )
    if known:
        await begin(hall, table)
        state = (await hall.actor(table)).live.state
        assert list(state.players.items()) == [("rome", "1"), ("carthage", "2"), ("greek_states", "3")]


async def test_where_all_play_alike_the_lobby_says_nothing_of_it(hall: InProcess) -> None:
    table = await hall.create("Ada", "Boris")
    assert "plays" not in hall.card(table).all_words.replace("play)", "")


async def test_the_lobby_has_two_rows_of_three_and_the_rest_behind_a_button(hall: InProcess) -> None:
    """Also where a table may be filled up and roles be chosen; what is rare says what it does."""
    for game in ("samnite_wars", "total_war_rome"):
        table = await hall.create("Ada", game=game)
        rows = lobby_screen((await hall.actor(table)).live).rows
        assert len(rows) == 2 and all(isinstance(row, tuple) and len(row) <= 3 for row in rows)
        assert "start" not in verbs(hall.card(table)), "with one seated nothing can start"
    card, ada = hall.card(table), hall.person("Ada")
    rest = await rest_of(ada, card)
    assert set(verbs(rest)) == {"bot", "unbot", "role", "word", "leave", "strong", "imagines"}
    names = [c.get("label") or c["placeholder"] for c in controls_of(rest)]
    assert all(f"**{name}**: " in text_of(rest) for name in names)
    assert "joins" in (await ada.press(rest, "Add a computer player")).text
    await begin(hall, table)
    await refused(await ada.forge(card, f"rest:{table}"), "already")


@pytest.mark.parametrize(("people", "decisions"), [(1, 13), (2, 25), (3, 15), (4, 13), (5, 13)])
async def test_the_lobby_says_what_a_turn_takes_with_those_who_sit_there(
    hall: InProcess, people: int, decisions: int
) -> None:
    """With two each plays two sides; one alone is filled up to four."""
    names = ("Ada", "Boris", "Clara", "Dmitri", "Felix")[:people]
    table = await hall.create(*names, game="sword_of_rome")
    assert f"about {decisions} decisions a turn" in lobby_screen((await hall.actor(table)).live).content


async def test_a_full_table_does_not_lead_with_join(hall: InProcess) -> None:
    """The first button of its card was one that could only be refused."""
    table = await hall.create("Ada", "Boris", "Clara", "Dmitri", "Eva", "Felix")
    shown = verbs(hall.card(table))
    assert "join" not in shown and shown[0] == "learn" and "start" in shown
