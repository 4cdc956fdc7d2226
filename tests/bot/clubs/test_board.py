"""A server's board over the wire: it shows what everybody may see, is edited seldom, and is never lost or doubled."""

import msgspec
import pytest

from bot.clubs.boards import decoded_board
from bot.clubs.standing_messages import EDITS
from bot.sandbox import permissions
from bot.sandbox.messages import delete_message
from bot.sandbox.people import forms
from bot.sandbox.people.server_changes import set_permission_overwrite
from bot.sandbox.world import Channel, Message, Role
from bot.tables.endings import archive
from bot.tables.table_extra import with_extra
from tests.bot.clockwork import DAY, HOUR, Time, played_out
from tests.bot.hall import InProcess, button, refused, verbs

TITLE = "Tables of this server"


def channel(hall: InProcess, name: str) -> Channel:
    return next(one for one in hall.sandbox.world.channels.values() if one.name == name)


def boards(hall: InProcess, name: str = "general") -> list[Message]:
    """Return the boards that stand in a channel."""
    return [one for one in channel(hall, name).messages.values() if TITLE in one.all_words and not one.deleted]


def server(hall: InProcess) -> int:
    return int(next(iter(hall.sandbox.world.guilds)))


async def set_up(hall: InProcess, name: str = "general", **options: object) -> str:
    said = await (
        await hall.person("Ada").slash("server board", "games", channel=channel(hall, name).id, **options)
    ).wait_until_answered()
    return said.text


async def test_a_board_shows_tables_to_join_those_that_run_and_those_that_are_over(hall: InProcess) -> None:
    time = Time(hall)
    await set_up(hall)
    assert len(boards(hall)) == 1 and "No table is open" in boards(hall)[0].all_words
    table = await hall.create("Boris", name="Autumn war")
    time.at += EDITS
    await hall.app.boards.run_once()
    (board,) = boards(hall)
    assert "Autumn war" in board.all_words and "Boris" in board.all_words and "No table is open" not in board.all_words
    joined = await (await hall.person("Clara").press(board, custom_id=button(board, "join"))).wait_until_answered()
    assert joined.is_ephemeral and "You sit at" in joined.text
    await (await hall.person("Boris").slash("game start", "games", table=table)).wait_until_answered()
    await hall.settled()
    time.at += EDITS
    await hall.app.boards.run_once()
    (board,) = boards(hall)
    panel = next(line for line in board.all_words.split("\n") if line.startswith("-# ") and "Board" not in line)
    assert "Running" in board.all_words and "Clara" in board.all_words and len(panel) > 5 and "join" not in verbs(board)


async def test_a_table_that_is_over_is_told_with_who_won_alone(hall: InProcess) -> None:
    """The heading above has said that it is over."""
    time = Time(hall)
    table = await hall.start("Ada", "Boris", options="last_round=1")
    await played_out(await hall.actor(table), why="")
    await hall.settled()
    time.at += EDITS
    await set_up(hall)
    (board,) = boards(hall)
    assert "Over, of the last seven days" in board.all_words
    assert " won. " in board.all_words and "The game is over" not in board.all_words


async def test_it_is_edited_at_most_once_in_ten_minutes_and_only_where_it_changes(hall: InProcess) -> None:
    time = Time(hall)
    await set_up(hall)
    (board,) = boards(hall)
    await hall.create("Boris")
    time.at += EDITS - 1
    await hall.app.boards.run_once()
    assert not board.edited_at
    time.at += 1
    await hall.app.boards.run_once()
    first = board.edited_at
    assert first is not None and "Boris" in board.all_words
    for _ in range(20):
        time.at += EDITS
        await hall.app.boards.run_once()
    assert board.edited_at == first and boards(hall) == [board]


async def test_games_are_not_read_again_while_nothing_happens(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look at a server with a thousand tables at rest reads their rows alone."""
    time, read = Time(hall), list[str]()
    await set_up(hall)
    table = await hall.create("Boris", name="Autumn war")
    time.at += EDITS
    await hall.app.boards.run_once()
    actor = hall.app.tables.actor

    async def noted(name: str) -> object:
        read.append(name)
        return await actor(name)

    monkeypatch.setattr(hall.app.tables, "actor", noted)
    time.at += EDITS
    await hall.app.boards.run_once()
    read.clear()
    for _ in range(5):
        time.at += EDITS / 10
        await hall.app.boards.run_once()
    assert read == []
    time.at += EDITS
    await hall.app.boards.run_once()
    assert read == [table]


async def test_each_day_there_is_a_new_one_and_the_old_one_is_taken_away(hall: InProcess) -> None:
    time = Time(hall)
    await set_up(hall)
    (first,) = boards(hall)
    time.at += DAY
    await hall.app.boards.run_once()
    (second,) = boards(hall)
    assert first.deleted and second.id != first.id and "Board 2" in second.all_words
    await set_up(hall, "games")
    assert boards(hall) == [] and len(boards(hall, "games")) == 1
    said = await (await hall.person("Ada").slash("server board", "games", end="yes")).wait_until_answered()
    assert "taken away" in said.text and boards(hall, "games") == []
    await hall.app.boards.run_once()
    assert boards(hall) == [] and boards(hall, "games") == []


async def test_who_deletes_a_board_gets_another(hall: InProcess) -> None:
    time = Time(hall)
    await set_up(hall)
    (board,) = boards(hall)
    delete_message(hall.sandbox.hub, board)
    await hall.create("Boris")
    time.at += EDITS
    await hall.app.boards.run_once()
    assert len(boards(hall)) == 1 and boards(hall)[0].id != board.id


async def test_only_who_manages_the_server_sets_it_up(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forms, "_offered", lambda *_: True)  # a server may show it to whom it likes
    place = channel(hall, "general").id
    await refused(await hall.person("Boris").slash("server board", "games", channel=place), "manage this server")
    await refused(
        await hall.person("Ada").slash("server board", "games", channel=channel(hall, "no-posting").id), "Send"
    )
    assert await hall.app.store.boards() == {}


async def test_a_table_that_not_everybody_sees_is_named_with_its_players_alone(hall: InProcess) -> None:
    """In a closed channel, and where spectators see it later: no link, no seat to take, nobody's turn."""
    time = Time(hall)
    hidden = channel(hall, "games")
    guild = hall.sandbox.world.guilds[str(server(hall))]
    table = await hall.start("Boris", "Clara", name="Behind doors")
    opened = await hall.create("Dmitri", name="Closed lobby")
    set_permission_overwrite(hall.sandbox.hub, hidden, guild.id, deny=permissions.VIEW)
    await hall.settled()
    await hall.app.boards.set_up_board(server(hall), int(channel(hall, "general").id), 0, 24)
    (board,) = boards(hall)
    lines = {name: next(line for line in board.all_words.split("\n") if name in line) for name in ("Behind", "Closed")}
    assert "Boris" in lines["Behind"] and "Clara" in lines["Behind"] and "Dmitri" in lines["Closed"]
    assert "channels/" not in board.all_words and "join" not in verbs(board) and table and opened
    assert not any(line.startswith("-# ") and "Board" not in line for line in board.all_words.split("\n"))
    set_permission_overwrite(hall.sandbox.hub, hidden, guild.id)
    await hall.settled()
    actor = await hall.actor(table)
    async with actor.turn() as live:
        live.replace(row=await actor.store.update_table(live.row, extra=with_extra(live.row, delay=2)))
    time.at += EDITS
    await hall.app.boards.run_once()
    (board,) = boards(hall)
    assert not any(line.startswith("-# ") and "Board" not in line for line in board.all_words.split("\n"))
    assert "join" in verbs(board) and board.all_words.count("channels/") == 1, "of the open table alone"


@pytest.mark.parametrize("lost", ["note", "message"])
async def test_a_kill_loses_and_doubles_nothing(hall: InProcess, lost: str) -> None:
    """note: killed after a board was sent, before that was noted; message: before it was sent. Long after, when
    Discord remembers no nonce."""
    time = Time(hall)
    await set_up(hall)
    (board,) = boards(hall)
    if lost == "message":
        delete_message(hall.sandbox.hub, board)

    def killed(kept: str | None) -> str:
        found = decoded_board(kept)
        assert found is not None
        standing = msgspec.structs.replace(found.board, message=0, tried=True, shown="")
        return msgspec.json.encode(msgspec.structs.replace(found, board=standing)).decode()

    await hall.app.store.change_board(server(hall), killed)
    hall.sandbox.hub.nonces.clear()
    time.at += HOUR
    await hall.app.boards.run_once()
    (after,) = boards(hall)
    assert (after.id == board.id) == (lost == "note")


async def test_a_role_is_called_for_new_tables_not_more_than_so_often(hall: InProcess) -> None:
    time = Time(hall)
    guild = hall.sandbox.world.guilds[str(server(hall))]
    role = Role(hall.sandbox.hub.ids.next(), "players", 0, position=0)
    guild.roles[role.id] = role
    await hall.create("Boris", name="Old table")
    await set_up(hall, role=role.id, hours=6)
    place = channel(hall, "general")

    def calls() -> list[Message]:
        return [one for one in place.messages.values() if role.id in one.mention_roles and not one.deleted]

    await hall.app.boards.run_once()
    assert calls() == []  # what was there before calls nobody
    await hall.create("Boris", name="New table")
    await hall.app.boards.run_once()
    assert len(calls()) == 1 and "New table" in calls()[0].all_words and "Old table" not in calls()[0].all_words
    third = await hall.create("Boris", name="Third table")
    time.at += 6 * HOUR - 1
    await hall.app.boards.run_once()
    assert len(calls()) == 1 and "New table" in calls()[0].all_words
    time.at += 1
    await hall.app.boards.run_once()
    assert len(calls()) == 1 and "Third table" in calls()[0].all_words and "New table" not in calls()[0].all_words
    time.at += 7 * HOUR
    await hall.app.boards.run_once()
    assert len(calls()) == 1 and "Third table" in calls()[0].all_words
    async with (actor := await hall.actor(third)).turn():
        await archive.put_table_aside(actor, "archived")
    await hall.app.boards.run_once()
    await hall.app.boards.run_once()
    assert calls() == [], "nobody can join that table any more"


async def test_a_button_gives_the_role_and_takes_it_where_the_bot_may(hall: InProcess) -> None:
    guild = hall.sandbox.world.guilds[str(server(hall))]
    role = Role(hall.sandbox.hub.ids.next(), "players", 0, position=0)
    guild.roles[role.id] = role
    await set_up(hall, role=role.id)
    (board,) = boards(hall)
    boris, member = hall.person("Boris"), guild.members[hall.person("Boris").id]
    await refused(await boris.press(board, custom_id=button(board, "callme")), "Manage Roles")
    assert member.roles == []
    for own in guild.roles.values():
        if own.managed:
            own.permissions |= permissions.MANAGE_ROLES
    said = await (await boris.press(board, custom_id=button(board, "callme"))).wait_until_answered()
    assert "called for new tables from now on" in said.text and member.roles == [role.id]
    said = await (await boris.press(board, custom_id=button(board, "callme"))).wait_until_answered()
    assert "no more" in said.text and member.roles == []


async def test_a_board_that_fails_keeps_no_other_from_being_brought_up_to_date(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_up(hall)
    found, looked = {1: "", **await hall.app.store.boards()}, list[int]()

    async def both() -> dict[int, str]:
        return found

    async def look(guild: int) -> None:
        if guild == 1:
            raise OSError("full")
        looked.append(guild)

    monkeypatch.setattr(hall.app.store, "boards", both)
    monkeypatch.setattr(hall.app.boards, "update_board", look)
    with pytest.raises(OSError, match="full"):
        await hall.app.boards.run_once()
    assert looked == [server(hall)]
