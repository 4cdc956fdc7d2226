"""/event over the wire: people sign up, tables open and begin by themselves, results count, the organiser has the last
word; nothing is lost or doubled."""

from typing import Any

import pytest

from bot.tables.missed_deadlines import hand_to_computer
from bot.tables.table_extra import extra_of
from bot.tournaments import game_tables
from bot.tournaments.game_tables import open_pairing
from bot.tournaments.kept import kept_of
from bot.tournaments.screens import BREAK_WIDE, COLUMN, standings_table
from bot.words import Words
from data.speaking import known_languages
from engine.store.clubs.interface import TournamentRow
from engine.store.models import ABANDONED, RUNNING
from engine.tournaments.changes import cancel_tournament
from engine.tournaments.models import BY_HAND, CANCELLED, OVER, TIE_BREAKS, TOO_LATE, Tournament
from engine.tournaments.standings import standings, tie_breaks
from render.drawing import fonts
from render.kit.standings import draw_standings
from render.kit.tables import SMALL
from tests.bot.clockwork import DAY, Time, dm_text, thread_text
from tests.bot.clubs.tournaments import (
    FOUR,
    announced,
    cards,
    client_of_no_server,
    does,
    goes_on,
    plan_of,
    played,
    row_of,
    signs_up,
)
from tests.bot.hall import InProcess, button, refused, until, verbs
from tests.games import EXAMPLE


async def test_a_swiss_tournament_runs_from_sign_up_to_its_end_by_itself(hall: InProcess) -> None:
    await announced(hall, rounds=2, places=4, ties="wins")
    assert tie_breaks((await plan_of(hall)).tournament) == ("wins", "opponents", "beaten")
    assert len(cards(hall)) == 1 and verbs(cards(hall)[0]) == ["evjoin", "evleave"]
    await signs_up(hall, *FOUR)
    said = await (
        await hall.person("Eva").press(cards(hall)[0], custom_id=button(cards(hall)[0], "evjoin"))
    ).wait_until_answered()
    assert "All places of “Spring” are taken: you wait" in said.text and "has begun" not in said.text
    await refused(await hall.person("Ada").press(cards(hall)[0], custom_id=button(cards(hall)[0], "evjoin")), "already")
    assert "has begun" in await does(hall.person("Ada"), "start")
    rows = await goes_on(hall)
    assert len(rows) == 2 and all(len(row.seats) == 2 and row.host == int(hall.person("Ada").id) for row in rows)
    assert all(extra_of(row).event == 1 for row in rows)
    seated = sorted(seat.user for row in rows for seat in row.seats if seat.user is not None)
    assert seated == sorted(int(hall.person(name).id) for name in FOUR)
    assert " is open: " not in dm_text(hall.person("Ada"))  # the organiser is not called to each table
    assert "Your game in “Spring” is on" in dm_text(hall.person("Clara")) and not list(hall.person("Eva").dms())
    (card,) = cards(hall)
    assert "Round 1 of 2" in card.all_words and "evshow" in verbs(card)
    shown = await does(hall.person("Boris"), "show")
    assert all(f"<#{row.thread}>" in shown for row in await hall.app.store.tables() if extra_of(row).event == 1)
    await played(hall, rows)
    first = (await plan_of(hall)).tournament
    assert first.round == 2 and all(one.is_over and not one.how for one in first.pairings[:2])
    await played(hall, await goes_on(hall))
    done = (await plan_of(hall)).tournament
    assert done.status == OVER and len(done.pairings) == 4
    met = [tuple(sorted(one.players)) for one in done.pairings]
    assert len(set(met)) == 4 and sum(line.points for line in standings(done)) == 4
    shown = await does(hall.person("Boris"), "show")
    assert "Spring" in shown and "**1.** " in shown and "it is over; first" in shown


@pytest.mark.parametrize("digest", ["off", "6"])
async def test_each_phone_rings_once_as_a_game_begins(hall: InProcess, digest: str) -> None:
    """Whoever is asked first is called by their card, or where a digest silences that by the news of the game. A phone
    shows the news as it is written."""
    await announced(hall)
    await signs_up(hall, "Boris", "Clara")
    for name in ("Boris", "Clara"):
        await (await hall.person(name).slash("settings", "games", digest=digest)).wait_until_answered()
    await does(hall.person("Ada"), "start")
    (row,) = await goes_on(hall)
    await hall.settled()
    asked = [seat.name for seat in row.seats if (await hall.actor(row.id)).live.questions_seat_can_answer(seat.seat)]
    assert asked == ["Clara"]
    for name in ("Boris", "Clara"):
        (ring,) = hall.sandbox.pushes(hall.person(name))
        is_news = name not in asked or digest != "off"
        assert ("Your game in “Spring” is on. Round 1, table “Spring 1.1” in #" in ring.text) is is_news
        assert "<" not in ring.text and ("due to be over 14 days from now" in ring.text) is is_news
        assert "Your game in “Spring” is on" in dm_text(hall.person(name))


async def test_the_organiser_stays_host_where_a_computer_player_takes_over(hall: InProcess) -> None:
    await announced(hall)
    await signs_up(hall, "Boris", "Clara")
    await does(hall.person("Ada"), "start")
    (row,) = await goes_on(hall)
    actor = await hall.actor(row.id)
    async with actor.turn() as live:
        await hand_to_computer(actor, live.row.seats[0], "ledger.taken_over", owner=live.row.seats[0].user, count=3)
    assert actor.live.row.host == int(hall.person("Ada").id) and len(actor.live.humans()) == 1


async def test_before_it_begins_who_takes_part_is_shown_and_may_leave_and_come_back(hall: InProcess) -> None:
    await announced(hall, places=4)
    ada, boris = hall.person("Ada"), hall.person("Boris")
    assert "Nobody takes part yet** · 4 places" in cards(hall)[0].all_words
    await refused(await ada.slash("event start", "games"), "nobody takes part yet")
    await signs_up(hall, "Boris")
    await refused(await ada.slash("event start", "games"), "one takes part")
    assert "1 of 4 takes part**: Boris" in await does(ada, "show")
    card = cards(hall)[0]
    left = await (await boris.press(card, custom_id=button(card, "evleave"))).wait_until_answered()
    assert "you may sign up again" in left.text
    await refused(await boris.press(card, custom_id=button(card, "evleave")), "You take no part")
    await signs_up(hall, "Boris")
    assert "takes part**: Boris" in await does(ada, "show")


async def test_whoever_leaves_a_tournament_that_has_begun_is_asked_first(hall: InProcess) -> None:
    await announced(hall)
    for name in ("Ada", "Boris", "Clara"):
        await signs_up(hall, name)
    await does(hall.person("Ada"), "start")
    boris, card = hall.person("Boris"), cards(hall)[0]
    asked = await (await boris.press(card, custom_id=button(card, "evleave"))).wait_until_answered()
    assert asked.message is not None and "nobody who left comes back" in asked.text
    assert not any(one.dropped for one in (await plan_of(hall)).tournament.entrants)
    left = await (await boris.press(asked.message, label="Yes, leave the tournament")).wait_until_answered()
    assert "no more" in left.text
    assert [one.dropped for one in (await plan_of(hall)).tournament.entrants] == [False, True, False]


def test_those_who_are_level_have_one_place_which_is_no_list_of_discord_s() -> None:
    """Discord numbers lines that begin with a figure and a dot anew: 1, 1, 1 would be 1, 2, 3."""
    for language in known_languages():
        line = Words("common", language=language)(
            "tournament.line", place=1, name="Ada", points=1, games=2, knockout=False
        )
        assert line.startswith("**1.** Ada")


@pytest.mark.parametrize(("kind", "told"), [("swiss", True), ("ladder", False), ("knockout", None)])
async def test_what_points_are_is_told_where_they_say_who_is_first(
    hall: InProcess, kind: str, *, told: bool | None
) -> None:
    await announced(hall, kind=kind, players=2)
    await signs_up(hall, "Ada", "Boris")
    await does(hall.person("Ada"), "start")
    shown = await does(hall.person("Eva"), "show")
    assert ("Points: 1 for the first, 0" in shown) is bool(told)
    assert ("Opponents (the points of all whom one met)" in shown) is bool(told)
    assert (" points · 0 games" in shown) is (told is not None)
    assert (" · 2 at a table" in shown) is not bool(told), "a Swiss tournament is for two by its name"
    assert "Ada: Games 0, Points 0" in draw_standings(standings_table(await row_of(hall))).alt
    assert ("who has reached the later round is ahead" in shown.lower()) is (told is None)


def test_nothing_over_the_columns_of_the_standings_is_cut() -> None:
    for language in known_languages():
        for name in ("games", "points", *TIE_BREAKS):
            said = Words("common", language=language)(f"tournament.column_{name}")
            wide = BREAK_WIDE.get(name, COLUMN)
            assert fonts.shorten_to_fit(fonts.CAPITALS, SMALL, said, wide - 12) == said


def test_a_share_is_written_as_the_language_writes_it() -> None:
    shares = [Words("common", language=one)("tournament.figure", figure=0.25) for one in ("en", "it")]
    assert shares == ["0.25", "0,25"]


async def test_nobody_joins_leaves_or_fills_a_table_that_a_tournament_has_seated(hall: InProcess) -> None:
    """Its lobby stands until its thread is there, for all to see: with a third at it it would have no result."""
    await announced(hall)
    await signs_up(hall, "Boris", "Clara")
    hall.app.tournaments.client = lambda: client_of_no_server(hall)  # it opens no table by itself
    await does(hall.person("Ada"), "start")
    row = await row_of(hall)
    table = await open_pairing(hall.app.tables, row, kept_of(row), kept_of(row).tournament.pairings[0])
    await hall.settled()
    assert verbs(hall.card(table)) == ["learn"] and "it begins by itself" in hall.card(table).all_words
    before = await hall.stand(table)
    ada, boris, felix = (hall.person(name) for name in ("Ada", "Boris", "Felix"))
    await refused(await felix.slash("game join", "games", table=table), "seated those who play")
    await refused(await boris.slash("game leave", "games", table=table), "seated those who play")
    for who, verb, why in (
        (felix, "join", "seated those who play"),
        (ada, "bot", "seated those who play"),
        (ada, "fill", "seated those who play"),
        (felix, "start", f"Only the host, <@{ada.id}>"),
    ):
        await refused(await who.forge(hall.card(table), f"{verb}:{table}"), why)
    assert await hall.stand(table) == before
    general = next(one for one in hall.sandbox.world.channels.values() if one.name == "general")
    await (await ada.slash("server board", "games", channel=general.id)).wait_until_answered()
    (board,) = [m for m in general.messages.values() if "Tables of this server" in m.all_words]
    assert "join" not in verbs(board) and "No table is open" in board.all_words


async def test_a_kill_between_a_table_and_its_note_makes_no_second_table(hall: InProcess) -> None:
    await announced(hall)
    await signs_up(hall, "Ada", "Boris")
    hall.app.tournaments.most_tables = 1
    row = await row_of(hall)
    await does(hall.person("Ada"), "start")
    row = await row_of(hall)
    pairing = kept_of(row).tournament.pairings[0]
    first = await open_pairing(hall.app.tables, row, kept_of(row), pairing)
    await hall.settled()
    assert not list(hall.person("Boris").dms())  # it has not begun
    assert await open_pairing(hall.app.tables, row, kept_of(row), pairing) == first
    hall.app.tournaments.most_tables = 0
    (found,) = await goes_on(hall)
    assert found.id == first and len(await hall.app.store.tables()) == 1
    await hall.settled()
    calls = [m for m in hall.person("Boris").messages("dm") if "Your game in" in m.all_words]
    assert len(calls) == 1 and len(cards(hall)) == 1


async def test_the_organiser_has_the_last_word_and_nobody_else(hall: InProcess) -> None:
    await announced(hall, rounds=1)
    await signs_up(hall, *FOUR)
    hall.app.tournaments.client = lambda: client_of_no_server(hall)  # no table is opened yet
    await does(hall.person("Ada"), "start")
    boris = hall.person("Boris")
    for command, options in (("start", {}), ("cancel", {"sure": "yes"}), ("drop", {"who": boris.id})):
        await refused(await boris.slash(f"event {command}", "games", **options), "Only who organises")
    plan = (await plan_of(hall)).tournament
    users = {entrant.number: entrant.user for entrant in (await row_of(hall)).entrants}
    one, other = plan.pairings[0].players[0], plan.pairings[1].players[0]
    assert "changed places" in await does(hall.person("Ada"), "swap", one=str(users[one]), other=str(users[other]))
    swapped = (await plan_of(hall)).tournament
    assert other in swapped.pairings[0].players and one in swapped.pairings[1].players
    loser = swapped.pairings[0].players[1]
    await refused(await boris.slash("event result", "games", number=1, first=boris.id), "Only who organises")
    await refused(
        await hall.person("Ada").slash("event result", "games", number=1, first=str(users[one])),
        "of those who play there",
    )
    assert "is set" in await does(hall.person("Ada"), "result", number=1, first=str(users[loser]))
    after = (await plan_of(hall)).tournament
    assert after.pairings[0].how == BY_HAND and after.pairings[0].place_of(loser) == 1
    won = next(entrant.name for entrant in (await row_of(hall)).entrants if entrant.number == loser)
    assert f"the organiser set the result of game 1: won by {won}" in await does(boris, "show")


async def swaps_first_two(hall: InProcess) -> tuple[str, Any]:
    """Let the organiser have the first players of two games change places; return how that is answered, and the
    tournament before."""
    plan = (await plan_of(hall)).tournament
    users = {entrant.number: entrant.user for entrant in (await row_of(hall)).entrants}
    one, other = (pairing.players[0] for pairing in plan.pairings[:2])
    said = await hall.person("Ada").slash("event swap", "games", one=str(users[one]), other=str(users[other]))
    return (await said.wait_until_answered()).text, plan


async def test_pairings_are_changed_though_tables_are_open_as_long_as_nothing_was_played(hall: InProcess) -> None:
    await announced(hall, rounds=2)
    await signs_up(hall, *FOUR)
    await does(hall.person("Ada"), "start")
    old = await goes_on(hall)
    said, plan = await swaps_first_two(hall)
    assert "changed places" in said, said
    new = await goes_on(hall)
    here, there = plan.pairings[:2]
    after = (await plan_of(hall)).tournament.pairings
    assert there.players[0] in after[0].players and here.players[0] in after[1].players
    assert not {row.id for row in old} & {row.id for row in new} and len(new) == 2
    for row in old:
        assert (await hall.actor(row.id)).live.row.status == ABANDONED
    assert dm_text(hall.person("Boris")).count("has changed who plays whom") == 1
    actor = await hall.actor(new[0].id)
    async with actor.turn() as live:
        prompt = next(one for one in live.prompts_waited_for() if one.answered is None and one.default is not None)
        seat = live.seat_row(prompt.seat)
        assert prompt.default is not None and seat is not None
        await actor.decide(prompt.seat, prompt.id, prompt.default, user=seat.user)
    said, plan = await swaps_first_two(hall)
    assert "Something was played already" in said
    assert plan == (await plan_of(hall)).tournament
    for row in new:
        assert (await hall.actor(row.id)).live.row.status == RUNNING


async def test_a_kill_as_pairings_are_changed_leaves_them_as_they_were(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tables were closed, and nothing else was kept: they open again, for the same players."""
    await announced(hall, rounds=1)
    await signs_up(hall, *FOUR)
    await does(hall.person("Ada"), "start")
    await goes_on(hall)
    plan = (await plan_of(hall)).tournament

    async def killed(*_: Any) -> None:
        raise ConnectionResetError

    with monkeypatch.context() as patch:
        patch.setattr(type(hall.app.tournaments), "_kept", killed)
        one, other = (pairing.players[0] for pairing in plan.pairings[:2])
        with pytest.raises(ConnectionResetError):
            await hall.app.tournaments.swap_entrants(1, one, other, int(hall.person("Ada").id))
    await goes_on(hall)
    after = (await plan_of(hall)).tournament
    assert [one.players for one in after.pairings] == [one.players for one in plan.pairings]
    assert not any(one.is_over for one in after.pairings)
    assert not {one.table for one in after.pairings} & {one.table for one in plan.pairings}


async def test_a_late_game_is_adjudicated_and_its_table_is_told(hall: InProcess) -> None:
    time = Time(hall)
    await announced(hall, rounds=1, days=3)
    await signs_up(hall, "Ada", "Boris")
    await does(hall.person("Ada"), "start")
    (row,) = await goes_on(hall)
    time.at += 3 * DAY + 1
    await hall.app.tournaments.run_once()
    await hall.settled()
    done = (await plan_of(hall)).tournament
    assert done.status == OVER and done.pairings[0].how == TOO_LATE and done.pairings[0].places == (1, 1)
    await until(lambda: "adjudicated there: it counts as level." in thread_text(hall, hall.person("Ada"), row.id))
    assert "game 1 took too long and was adjudicated: level" in await does(hall.person("Boris"), "show")
    assert (await hall.actor(row.id)).live.row.status == RUNNING


async def test_a_kill_as_a_late_game_is_adjudicated_leaves_its_table_told(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The result was kept and the table not told: it is told at the next look, once."""
    time = Time(hall)
    await announced(hall, rounds=2, days=3)
    await signs_up(hall, "Ada", "Boris")
    await does(hall.person("Ada"), "start")
    (row,) = await goes_on(hall)
    time.at += 3 * DAY + 1

    async def killed(*_: Any) -> None:
        raise ConnectionResetError

    with monkeypatch.context() as patch:
        patch.setattr(game_tables, "tell_result", killed)
        with pytest.raises(ConnectionResetError):
            await hall.app.tournaments.run_once()
    assert (await plan_of(hall)).tournament.pairings[0].how == TOO_LATE
    hall.app.tournaments._told.clear()
    for _ in range(2):
        await goes_on(hall)
    await until(lambda: "adjudicated there: it counts as level." in thread_text(hall, hall.person("Ada"), row.id))
    assert thread_text(hall, hall.person("Ada"), row.id).count("adjudicated there") == 1


async def test_who_is_forgotten_is_paired_around_and_named_nowhere(hall: InProcess) -> None:
    await announced(hall, rounds=3)
    await signs_up(hall, *FOUR)
    clara = hall.person("Clara")
    await (await clara.slash("forgetme", "games", sure="yes")).wait_until_answered()
    await hall.app.tournaments.run_once()
    row = await row_of(hall)
    assert len(row.entrants) == 3 and row.entrant_of(int(clara.id)) is None
    assert "Clara" not in "".join([row.kept, *(one.name for one in row.entrants)])


@pytest.mark.parametrize("argument", ["99", "x", "", "1" * 40])
async def test_forged_and_foreign_presses_change_nothing(hall: InProcess, argument: str) -> None:
    await announced(hall)
    before = await row_of(hall)
    for verb in ("evjoin", "evleave", "evshow"):
        forged = f"{verb}:::{argument}" if argument else verb
        receipt = await (await hall.person("Boris").forge(cards(hall)[0], custom_id=forged)).wait_until_answered()
        assert "Not done" in receipt.text or argument == "", receipt.text
    after = await row_of(hall)
    assert after.status == before.status and (len(after.entrants) == 0 or argument == "")


async def test_a_tournament_that_fails_keeps_no_other_from_going_on(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    await announced(hall, name="Spring")
    await announced(hall, name="Autumn")
    looked: list[int] = []

    async def look(number: int) -> None:
        if number == 1:
            raise OSError("full")
        looked.append(number)

    monkeypatch.setattr(hall.app.tournaments, "look_at", look)
    with pytest.raises(OSError, match="full"):
        await hall.app.tournaments.run_once()
    assert looked == [2]


async def test_nothing_else_waits_while_a_round_is_paired(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    await announced(hall)
    real, writing, seen = hall.app.store.change_tournament, [False], list[bool]()

    async def noted(number: int, change: Any) -> Any:
        def in_write(row: TournamentRow) -> Any:
            writing[0] = True
            try:
                return change(row)
            finally:
                writing[0] = False

        return await real(number, in_write)

    def paired(one: Tournament) -> Tournament:
        seen.append(writing[0])
        return cancel_tournament(one, 0.0)

    monkeypatch.setattr(hall.app.store, "change_tournament", noted)
    await hall.app.tournaments.change_tournament(1, paired)
    assert seen == [False] and (await plan_of(hall)).tournament.status == CANCELLED


async def test_a_result_by_hand_of_a_table_of_three_tells_who_has_which_place(hall: InProcess) -> None:
    """Places after the first decide who goes on and who stands before whom."""
    await announced(hall, kind="knockout", players=3)
    await signs_up(hall, "Ada", "Boris", "Clara")
    hall.app.tournaments.client = lambda: client_of_no_server(hall)  # no table is opened
    await does(hall.person("Ada"), "start")
    assert "**Round 1 · final**" in await does(hall.person("Eva"), "show")
    boris, clara = hall.person("Boris").id, hall.person("Clara").id
    said = await does(hall.person("Ada"), "result", number=1, first=clara, second=boris)
    assert "is set, and stays: 1. Clara, 2. Boris, 3. Ada." in said
    assert "the result of game 1: 1. Clara, 2. Boris, 3. Ada" in await does(hall.person("Eva"), "show")


async def test_who_dropped_out_is_marked_in_the_standings_while_it_goes_on(hall: InProcess) -> None:
    await announced(hall, kind="ladder", players=2)
    await signs_up(hall, *FOUR)
    assert "6 rounds a season" in await does(hall.person("Eva"), "show")
    hall.app.tournaments.client = lambda: client_of_no_server(hall)
    await does(hall.person("Ada"), "start")
    assert "Season 1 · Round 1, 6 rounds a season · " in await does(hall.person("Eva"), "show")
    said = await does(hall.person("Ada"), "drop", who=hall.person("Boris").id)
    assert "Boris takes part no more. A game of theirs whose table is open goes on" in said
    (line,) = [one for one in (await does(hall.person("Eva"), "show")).split("\n") if ".** Boris" in one]
    assert line.endswith("plays no more")


async def test_the_end_of_a_tournament_in_pools_names_who_is_first_in_each(hall: InProcess) -> None:
    await announced(hall, kind="pool", players=2, pools=2, rounds=1)
    await signs_up(hall, *FOUR)
    hall.app.tournaments.client = lambda: client_of_no_server(hall)
    await does(hall.person("Ada"), "start")
    row = await row_of(hall)
    users = {entrant.number: (str(entrant.user), entrant.name) for entrant in row.entrants}
    won = []
    for one in (await plan_of(hall)).tournament.pairings:
        user, name = users[one.players[0]]
        await does(hall.person("Ada"), "result", number=one.number, first=user)
        won.append(name)
    assert f"it is over; first: Pool 1: {won[0]}; Pool 2: {won[1]}" in await does(hall.person("Eva"), "show")


async def test_what_a_round_without_a_game_brings_and_what_places_of_a_ladder_are_is_told(hall: InProcess) -> None:
    for kind, brings in (("swiss", " · 1 point"), ("ladder", ""), ("knockout", " · goes on")):
        await announced(hall, name="Spring", kind=kind, players=2)
        row = (await hall.app.store.tournaments())[0]
        (card,) = cards(hall, row.id)
        for name in ("Ada", "Boris", "Clara"):
            await (await hall.person(name).press(card, custom_id=button(card, "evjoin"))).wait_until_answered()
        await does(hall.person("Ada"), "start", event=str(row.id))
        shown = (await does(hall.person("Eva"), "show", event=str(row.id))).split("\n")
        (bye,) = [line for line in shown if "has no game in this round" in line]
        assert bye.endswith(f"has no game in this round{brings}")
        assert any("places are those of the ladder" in line for line in shown) is (kind == "ladder")


async def test_games_of_a_tournament_count_for_no_limit_of_its_organiser(hall: InProcess) -> None:
    """Whoever organised one of many games could open no table of their own."""
    ada = hall.person("Ada")
    await (await ada.slash("server tables", "games", person=1)).wait_until_answered()
    await announced(hall)
    await signs_up(hall, *FOUR)
    await does(ada, "start")
    assert [row.host for row in await goes_on(hall)] == [int(ada.id)] * 2
    await hall.create("Ada")
    await refused(await ada.slash("game create", "games", game=EXAMPLE), "the most that one person may have")
