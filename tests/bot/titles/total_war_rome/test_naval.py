"""A naval battle at the table: one message that is edited while it goes on, and a report with all its dice."""

from typing import Any

import msgspec
import pytest

from bot.sandbox.people.person import Person, text_of
from bot.sandbox.world import Channel, Message
from bot.tables.endings import archive
from bot.titles import title_of_game
from bot.titles.total_war_rome import naval_battle as naval
from bot.titles.total_war_rome.round_story import counted_throws
from bot.words import Words
from engine.games import game_by_id
from engine.games.total_war_rome.actions.battle import LoseShips
from engine.games.total_war_rome.actions.campaign import Engage, RetreatNavy
from engine.games.total_war_rome.events.battle import BroadsidesFired, NavalBattleBegun, NavalBattleFought, SeaFightOver
from engine.games.total_war_rome.skull_dice import lowest_roll_showing_face
from engine.games.total_war_rome.state import ENEMY
from engine.games.total_war_rome.tables import faction_pair_id
from engine.kernel.dice import KeyedDice
from engine.kernel.events import Event
from engine.store.models import AuditNote
from render.games.total_war_rome.naval_battle import draw_naval as draw_rome_naval
from tests.bot.hall import InProcess, carried_out, until
from tests.bot.titles.total_war_rome.table import PEOPLE, begin, begin_as, public, rome_table
from tests.engine.games.total_war_rome.scenario import CARTHAGE, ROME, Board
from tests.engine.games.total_war_rome.table import Table

SHOWN = title_of_game("total_war_rome")
WORDS = Words("total_war_rome", {"1": "Ada", "2": "Boris", "3": "Clara", "4": "Dmitri"})
FLEET, FOE, SEA = "rome_fleet_1", "carthage_fleet_1", "mare_tyrrhenum"
TAGS = ("naval_battle_begun", "broadsides_fired", "naval_battle_fought", "sea_fight_over")


def fought(*stages: Any) -> tuple[Board, list[Event]]:
    """Return a board after a naval attack of Rome's two ships on Carthage's two, and its public events."""
    board = Board().navy(FLEET, SEA).navy(FOE, SEA).status(ROME, CARTHAGE, "enemy").campaign()
    board.do(ROME, Engage(FLEET, FOE), "G*", "G-", "G-", "Gx")
    for side, action in stages:
        board.do(side, action)
    return board, [form for event in board.events if (form := event.seen_by(None)) is not None]


SUNK = (CARTHAGE, LoseShips(("trireme_c",)))
AWAY = (CARTHAGE, RetreatNavy("mare_sardoum"))


def test_its_events_in_their_order() -> None:
    """Naval Battles; Meeting Enemy Navies 3: it begins, both roll at once, the loser names their loss and retreats."""
    _, events = fought(SUNK, AWAY)
    assert [event.tag() for event in events if event.tag() in TAGS] == list(TAGS)
    begun = next(e for e in events if isinstance(e, NavalBattleBegun))
    fired = next(e for e in events if isinstance(e, BroadsidesFired))
    assert (begun.attacker, begun.defender, begun.area, begun.attacker_ships, begun.defender_ships) == (
        ROME, CARTHAGE, SEA, 2, 2)  # fmt: skip
    assert (fired.attacker_sunk, fired.defender_sunk) == (0, 1)
    assert [face for _, _, dice in fired.attacker_rolls for _, face in dice] == ["skull", "blank"]


def test_the_running_message_grows() -> None:
    """While ships are named, while the loser has not retreated, when it is over."""
    said = []
    for stages in ((), (SUNK,), (SUNK, AWAY)):
        board, events = fought(*stages)
        view = game_by_id("total_war_rome").view(board.state, None)
        said.append("\n".join(SHOWN.live_message(view, events, WORDS)))
    assert "named in secret" in said[0] and "🟩☠️" in said[0] and "1 ship sunk" in said[0]
    assert "Rome wins a victory" in said[1] and "Carthage must retreat" in said[1] and "(over)" not in said[1]
    assert "(over)" in said[2] and "retreats to Mare Sardoum" in said[2] and "Now:" not in said[2]
    assert not any("{" in text or "–" in text for text in said)


def test_the_report_has_the_dice() -> None:
    board, events = fought(SUNK, AWAY)
    lines = SHOWN.span_report_lines(game_by_id("total_war_rome").view(board.state, None), events, WORDS)
    told = "\n".join(lines)
    assert "Report of the naval battle in Mare Tyrrhenum: Rome against Carthage" in told
    assert told.count("🟩") == 4 and "1 ship sunk (Trireme)" in told and "no losses" in told


def test_its_outcome_has_a_short_heading_and_names_no_loss_that_was_none() -> None:
    board, events = fought(SUNK, AWAY)
    fought_out = [event for event in events if isinstance(event, NavalBattleFought)]
    view = game_by_id("total_war_rome").view(board.state, None)
    head, rest, *_ = SHOWN.decision_result_lines(view, fought_out, WORDS)
    assert head.startswith("**Rome wins") and head.endswith("in Mare Tyrrhenum.**") and "**" not in rest
    assert rest.endswith("Carthage: 1 ship sunk (Trireme).") and "captured" not in rest


def test_a_tie_and_a_navy_that_is_lost() -> None:
    """Ruling 71: who cannot retreat is lost; on a tie the attacker retreats, and nobody has won."""
    board = Board().navy(FLEET, SEA).navy(FOE, SEA).status(ROME, CARTHAGE, "enemy").campaign()
    board.do(ROME, Engage(FLEET, FOE), "G-", "G-", "G-", "Gx")
    board.do(ROME, RetreatNavy("mare_ligusticum"))
    course = naval.course_of(board.events)
    assert course is not None and course.over and naval.winner_text(course, WORDS).startswith("No victor")
    board = Board().navy(FLEET, "mare_adriaticum").navy(FOE, "mare_adriaticum").navy("rome_fleet_2", "mare_ionium")
    board.status(ROME, CARTHAGE, "enemy").campaign()
    board.do(ROME, Engage(FLEET, FOE), "G*", "G-", "G-", "G-").do(*SUNK)
    course = naval.course_of(board.events)
    assert course is not None and course.lost == (FOE,) and course.over


def test_its_picture() -> None:
    """Drawn before the dice, with them, and with a winner: ships, fates, what was thrown."""
    _, events = fought(SUNK)
    drawn = naval.naval_battle_picture(naval.course_of(events), WORDS)  # type: ignore[arg-type]
    assert drawn.winner == "attacker" and drawn.defender.sunk == 1 and drawn.attacker.vessels is not None
    assert drawn.attacker.vessels[0].dice == (("GREEN", "SKULL"),)
    assert drawn.area not in drawn.title  # its own line tells where
    assert draw_rome_naval(drawn).width == 1600
    begun = naval.naval_battle_picture(naval.course_of(events[:1 + [e.tag() for e in events].index(TAGS[0])]), WORDS)  # type: ignore[arg-type]  # fmt: skip
    assert begun.defender.vessels is None and begun.defender.ships == 2 and not begun.summary


def test_its_dice_are_part_of_the_story() -> None:
    """The round's best and worst dice may be those of ships."""
    _, events = fought(SUNK, AWAY)
    thrown = list(counted_throws(events))
    assert max(thrown, key=lambda throw: throw.luck).side == ROME and len(thrown) == 4


def test_it_is_kept_out_of_the_ledger() -> None:
    """What the live message and the report tell need no line of its own; that it began has one."""
    assert {BroadsidesFired.tag(), NavalBattleFought.tag()} <= SHOWN.running
    assert NavalBattleBegun.tag() in SHOWN.opens and SeaFightOver.tag() in SHOWN.closes


def at_sea() -> Table:
    """Return Rome's campaign turn: two navies of two ships in one sea area."""
    table = Table()
    table.state.relations[faction_pair_id(ROME, CARTHAGE)] = ENEMY
    table.navy(FLEET, sea=SEA)
    table.navy(FOE, sea=SEA)
    return table.campaign(ROME)


class Loaded(KeyedDice):
    """Dice of which the attacker's and a storm's show nothing but skulls, all others a blank."""

    def roll(self, label: str, sides: int) -> int:
        super().roll(label, sides)
        return lowest_roll_showing_face("GREEN", "skull" if label in ("storm", "attacker.ships") else "blank")


def stormy() -> Table:
    """Return a board on which Carthage's navy may be caught in a storm while it looks where to retreat."""
    table = at_sea()
    table.hold(ROME, "storm")
    state = table.state
    state.navies[FLEET] = msgspec.structs.replace(state.navies[FLEET], ships=state.navies[FLEET].ships[:1])
    return table


async def defeated(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Channel]:
    """Return a table with its thread where Carthage has lost a ship, and is asked where the other retreats."""
    monkeypatch.setattr("bot.tables.actor.KeyedDice", Loaded)
    begin_as(monkeypatch, stormy)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    ada, boris = hall.person("Ada"), hall.person("Boris")
    await (await ada.slash_with("twr-navy engage", thread, {"navy": FLEET, "enemy": FOE})).wait_until_answered()
    await hall.settled()
    await (await boris.slash_with("twr-navy lose-ships", thread, {"ships": "trireme_c"})).wait_until_answered()
    await until(lambda: any("Carthage must retreat" in m.all_words for m in at_sea_now(thread)))
    return table, thread


def at_sea_now(thread: Channel) -> list[Message]:
    """Return the live messages of naval battles."""
    return [m for m in public(thread) if m.all_words.startswith(("## ⚓", "### ⚓"))]


async def test_a_storm_takes_the_navy_that_was_to_retreat(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """No event closes the battle then: its message ends all the same, with a number."""
    _, thread = await defeated(hall, monkeypatch)
    ada = hall.person("Ada")
    card = (await ada.autocomplete("twr-event storm", "card", "", thread)).choices[0]["value"]
    stormed = await (await ada.slash_with("twr-event storm", thread, {"card": card, "navy": FOE})).wait_until_answered()
    assert carried_out(stormed.text), stormed
    await hall.settled()
    (message,) = at_sea_now(thread)
    assert "Now:" not in message.all_words and "is lost" in message.all_words and "-# #" in message.all_words
    assert "Naval battle in Mare Tyrrhenum: Rome wins" in message.all_words and "1 to 0" in message.all_words


async def test_a_game_that_is_given_up_leaves_no_battle_under_way(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, thread = await defeated(hall, monkeypatch)
    actor, deed = await hall.actor(table), AuditNote(user=None, what="given_up", details={})
    async with actor.turn():
        await archive.give_up_table(actor, "given_up", deed)
    hall.app.tables.posted()
    await hall.settled()
    (message,) = at_sea_now(thread)
    assert "Naval battle in" in message.all_words and "Now:" not in message.all_words


async def test_a_battle_that_is_undone_has_not_happened(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Back within it the message shows it as it was; back before it, that it was taken back; forth again, all of it."""
    table, thread = await defeated(hall, monkeypatch)
    actor = await hall.actor(table)
    path = await hall.app.store.path(table)
    marker = {"what": "undone", "seat": "1", "user": int(hall.person("Ada").id), "label": {"key": "list.none"}}
    message = at_sea_now(thread)[0]

    async def goes(to: int, what: str) -> str:
        async with actor.turn():
            await actor.move_head(to, {**marker, "what": what}, lead=f"ledger.{what}_agreed")
        hall.app.tables.posted()
        await hall.settled()
        return message.all_words

    assert "named in secret" in await goes(path[-2].id, "undone")
    back = await goes(path[-3].id, "undone")
    assert "taken back" in back and "⚓" not in back and not message.attachments
    assert "Carthage must retreat" in await goes(path[-1].id, "redone")


async def test_over_the_wire(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """One message, edited to its end, where it bears a number; whatever the dice are."""
    begin_as(monkeypatch, at_sea)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    ada = hall.person("Ada")
    engaged = await (
        await ada.slash_with("twr-navy engage", thread, {"navy": FLEET, "enemy": FOE})
    ).wait_until_answered()
    assert carried_out(engaged.text), engaged
    for _ in range(4):
        await hall.settled()
        live = (await hall.actor(table)).live
        asked = [
            p for p in live.prompts() if p.answered is None and p.moment in ("naval_battle.losses", "sea_fight.choose")
        ]
        if not asked:
            break
        who: Person = hall.person(PEOPLE[int(asked[0].seat) - 1])
        action = asked[0].default
        path = "twr-navy lose-ships" if asked[0].moment == "naval_battle.losses" else "twr-navy retreat-navy"
        options = {"ships": ", ".join(action.ships)} if isinstance(action, LoseShips) else {"to": action.to}  # type: ignore[union-attr]
        assert carried_out((await (await who.slash_with(path, thread, options)).wait_until_answered()).text)

    def reports() -> list[str]:
        return [text_of(m) for m in public(thread) if "Naval battle in" in text_of(m) and "-# #" in text_of(m)]

    await until(reports)
    await hall.settled()
    assert len(reports()) == 1 and [text_of(m) for m in at_sea_now(thread)] == reports()  # it is told once
