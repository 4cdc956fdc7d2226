"""/records over the wire: results are kept at a game's end, seen by those who may, and gone with who is forgotten."""

import msgspec
import pytest

from bot.records import pages
from bot.records.matches import Match, Played
from bot.records.names import suffixes_for_like_names
from bot.sandbox.people.person import Person
from bot.tables.persons.seat_names import look_alike_form_of_name
from bot.tables.table_extra import Extra, extra_of, with_extra
from bot.words import Words
from tests.bot.clockwork import played_out
from tests.bot.hall import InProcess, refused, until
from tests.bot.watching.looking import buttons, pressed
from tests.games import EXAMPLE

TAKES_PART = "Ratings: On"


async def played(hall: InProcess, *names: str, themselves: bool = True) -> str:
    """Play a game of defaults to its end. themselves: its persons decide; else computer players sit in for them."""
    table = await hall.start(*names, game=EXAMPLE, options="last_round=1")
    actor = await hall.actor(table)
    live = actor.live
    await played_out(actor, why="" if themselves else "computer")
    hall.app.tables.run_automatic(table)
    await hall.settled()
    await until(lambda: extra_of(live.row).result is not None)
    return table


async def rated(*people: Person) -> None:
    for who in people:
        receipt = await (await who.slash("settings", "games", ratings="on")).wait_until_answered()
        assert TAKES_PART in receipt.text, receipt.text


async def shown(asks: Person, which: str, where: str = "games", **options: object) -> str:
    receipt = await (await asks.slash(f"records {which}", where, **options)).wait_until_answered()
    assert receipt.is_ephemeral or where == "dm"
    return receipt.text


async def test_a_server_s_records_list_games_and_those_who_take_part(hall: InProcess) -> None:
    ada, boris = hall.person("Ada"), hall.person("Boris")
    assert "no game is over yet" in await shown(ada, "server")
    table = await played(hall, "Ada", "Boris")
    name = (await hall.actor(table)).live.row.name
    said = await shown(ada, "server")
    assert "1 game is over" in said and name in said and "Nobody is rated yet" in said and "won by" in said
    assert "Boris" not in said, "who takes no part is named to nobody else"
    others = (await shown(hall.person("Clara"), "server")).replace(name, "")  # a table may bear its host's name
    assert "Ada" not in others and "Boris" not in others
    await rated(ada, boris)
    said = await shown(ada, "server", game=EXAMPLE)
    assert said.startswith(f"**Records of this server: {Words(EXAMPLE).name(EXAMPLE)}**"), said
    assert "1. **" in said and "Ada" in said and "Boris" in said and "1 game, 1 won" in said and "?" in said


async def test_what_a_person_has_played_is_his_own_until_he_takes_part(hall: InProcess) -> None:
    await played(hall, "Ada", "Boris")
    ada, boris = hall.person("Ada"), hall.person("Boris")
    own = await shown(ada, "person")
    assert "**Ada** · 1 game" in own and "of 2" in own and "Rating" not in own
    assert "1 game" in await shown(ada, "person", "dm")
    await refused(await ada.slash("records person", "games", who=boris), "takes no part in the ratings")
    await refused(await ada.slash("records versus", "games", who=boris), "takes no part in the ratings")
    await refused(await ada.slash("records versus", "games", who=ada), "That is you")
    await rated(ada, boris)
    his = await shown(ada, "person", who=boris)
    assert "**Boris** · 1 game" in his and "Rating on this server" in his and "provisional" in his
    met = await shown(ada, "versus", who=boris)
    assert "**Ada** and **Boris**: 1 game" in met and "came out ahead in" in met
    await refused(await ada.slash("records server", "dm"), "Records are a server")


async def test_all_games_are_there_page_by_page_as_long_as_they_may_be_seen(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PAGE", 200)  # characters: the headlines fill a page
    table = await played(hall, "Ada", "Boris")
    ada, boris = hall.person("Ada"), hall.person("Boris")
    name, own = (await hall.actor(table)).live.row.name, ada.last(hall.thread(table))
    await rated(ada, boris)
    for which, options in (("server", {}), ("person", {"who": boris}), ("versus", {"who": boris, "game": EXAMPLE})):
        page = (await (await ada.slash(f"records {which}", "games", **options)).wait_until_answered()).message
        assert page is not None
        said, heading = [page.all_words], page.all_words.split("\n")[0]
        while "Next page ▶" in buttons(page):
            page = await pressed(ada, page, "Next page")
            said.append(page.all_words)
        assert len(said) > 1 or which != "server"
        assert all(f"Page {n} of {len(said)}" in one or len(said) == 1 for n, one in enumerate(said, 1))
        assert all(one.startswith(heading) for one in said) and sum(f"[{name}]" in one for one in said) == 1
    assert "1 game" in (await (await ada.forge(own, f"recs:::person,{boris.id},:1")).wait_until_answered()).text
    await (await boris.slash("settings", "games", ratings="off")).wait_until_answered()
    for forged in (f"recs:::person,{boris.id},:1", f"recs:::versus,{boris.id},:1"):
        await refused(await ada.forge(own, forged), "takes no part in the ratings")
    for forged in ("recs", "recs:::server,0,chess:1", "recs:::person,x,:1", f"recs:::nero,{ada.id},:1"):
        await refused(await ada.forge(own, forged), "Nothing has changed")


def test_a_page_has_whole_lines_and_what_is_beyond_is_the_last_one() -> None:
    lines = ["Title", *(f"Line {n} " + "x" * 90 for n in range(100))]
    found = [pages.records_page(lines, pages.RecordFilter(pages.SERVER), n) for n in range(1, 9)]
    assert all(len(one.content) < 2000 and one.content.startswith("Title\n") for one in found)
    told = [line for one in found[:7] for line in one.content.split("\n") if line.startswith("Line")]
    assert told == lines[1:] and found[7] == found[6]
    rows = [row for one in found[:7] for row in one.rows if isinstance(row, tuple)]
    assert [len(row) for row in rows] == [1, 2, 2, 2, 2, 2, 1]
    assert pages.records_page(["Title"], pages.RecordFilter(pages.SERVER)).content == "Title"


async def test_a_seat_that_a_computer_player_held_counts_for_nobody(hall: InProcess) -> None:
    await played(hall, "Ada", "Boris", themselves=False)
    await rated(hall.person("Ada"), hall.person("Boris"))
    said = await shown(hall.person("Ada"), "server")
    assert "1 game is over" in said and "Nobody is rated yet" in said
    assert "no game that is over" in await shown(hall.person("Ada"), "person")


async def test_a_result_that_a_kill_left_out_is_kept_at_the_next_start(hall: InProcess) -> None:
    table = await played(hall, "Ada", "Boris")
    actor = await hall.actor(table)
    kept = extra_of(actor.live.row).result
    async with actor.turn() as live:
        row = await actor.store.update_table(live.row, extra=with_extra(live.row, result=Extra().result))
        live.replace(row=row)
    await hall.app.tables.wake_all()
    await until(lambda: extra_of(actor.live.row).result == kept)


async def test_of_who_is_forgotten_nothing_is_left_in_the_records(hall: InProcess) -> None:
    await played(hall, "Ada", "Boris")
    ada, boris = hall.person("Ada"), hall.person("Boris")
    await rated(ada, boris)
    assert "Boris" in await shown(ada, "server")
    await (await boris.slash("forgetme", "games", sure="yes")).wait_until_answered()
    said = await shown(ada, "server")
    assert "Boris" not in said and "1 game is over" in said and "Nobody is rated yet" in said
    await refused(await ada.slash("records person", "games", who=boris), "takes no part in the ratings")
    assert "no game that is over" in await shown(boris, "person")


ALIKE = ("Alex", "Аlех", "A\u200blex")  # Latin; Cyrillic letters of the same shape; with a sign that nobody sees


async def test_persons_whose_names_read_alike_are_told_apart_in_the_ratings_and_against_each_other(
    hall: InProcess,
) -> None:
    """At one table they bear their seats' numbers, at another perhaps others: here each is one person."""
    people = [hall.person(name) for name in ("Ada", "Boris", "Clara")]
    for who, name in zip(people, ALIKE, strict=True):
        who.user.global_name = name
    await played(hall, "Ada", "Boris")
    await played(hall, "Clara", "Boris")
    await rated(*people)
    lines = [line.split("**")[1] for line in (await shown(people[0], "server")).split("\n") if ". **" in line]
    assert len({look_alike_form_of_name(line) for line in lines}) == 3 and all(line.endswith(")") for line in lines), (
        lines
    )
    games = [line for line in (await shown(people[0], "server")).split("\n") if "won by" in line and "<t:" in line]
    winners = {line.split("won by ")[1].split(" (")[1] for line in games}
    assert winners <= {f"{n})" for n in (1, 2, 3)}, games
    for asks, other in ((people[0], people[1]), (people[1], people[2])):
        said = await shown(asks, "versus", who=other)
        assert "(you)" in said.split(":")[0], said
    assert "(you)" not in await shown(people[0], "person")


def test_a_person_with_the_name_of_a_computer_player_is_told_from_it() -> None:
    computer = Played(seat="2", user=None, name="Appius", sides=("rome",), place=1, won=True, score=1.0, counts=False)
    person = msgspec.structs.replace(computer, seat="1", user=7, won=False, counts=True)
    match = Match(table="T", name="T", game=EXAMPLE, guild=1, where=1, at=1.0, players=(computer, person))
    assert suffixes_for_like_names([match], {7, 8}) == {7: " (1)", 8: ""}


def test_a_seat_that_a_computer_player_keeps_for_somebody_makes_nobody_else_of_their_name() -> None:
    """Whose seat a computer player had kept at the end of a game was told apart from themselves."""
    own = Played(seat="1", user=7, name="Boris", sides=("rome",), place=1, won=True, score=1.0, counts=True)
    kept = msgspec.structs.replace(own, user=None, owner=7, counts=False)
    matches = [
        Match(table="T", name="T", game=EXAMPLE, guild=1, where=1, at=1.0, players=(one,)) for one in (kept, own)
    ]
    assert suffixes_for_like_names(matches, {7}) == {7: ""}
    other = msgspec.structs.replace(kept, owner=8)
    another = msgspec.structs.replace(matches[0], players=(other,))
    assert suffixes_for_like_names([another, matches[1]], {7}) == {7: " (1)"}
