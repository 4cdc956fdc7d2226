"""What must hold whatever went wrong: every post is there exactly once, the panel is right, every promise was kept."""

import json
import re
from collections import Counter
from collections.abc import Container, Iterator, Mapping
from typing import Any

import msgspec

from bot.sandbox.validation.components import components_with_paths
from bot.sandbox.world import Channel, Message
from bot.screens.table_screen import PANEL
from bot.tables.post_types import (
    Card,
    Film,
    LatePictures,
    Ledger,
    Map,
    PicturedEvent,
    Records,
    SeatNews,
    Secret,
    kind_of,
)
from bot.tables.post_types import Report as Battle
from bot.words import Words
from bot.words.signs import without_signs
from engine.store.verification.replay import checked_state_fingerprint
from testbed.drills.report import Report
from testbed.drills.script import play_to_end
from testbed.drills.stage import SavedTable, Stage, begin_saved_table, open_stage, wait_until

FOOTER = re.compile(
    r"^-# #(\d+)(?:–(\d+))? · ([A-Z0-9]{5})(?: · (?:[0-9a-f]{40}|[0-9a-f]{12})(?:/\d+)?)?(?: \((\d+)/(\d+)\))?$"
)
TIME = re.compile(r"<t:\d+")  # of the deadline of a game that goes on
EMOJI = re.compile(r"<a?:\w+:(\d+)>")
ASIDE = Words("common").text_pieces_between_gaps("notice.dm_closed")[0]  # of delivery, not of what happens in the game
NEWS, LEDGER, CARD = kind_of(SeatNews), kind_of(Ledger), kind_of(Card)
# Whose words are told with a picture or a file, and alone where Discord refuses that: no lines of the ledger either way
PICTURED = frozenset(kind_of(one) for one in (Map, PicturedEvent, Battle, Records, Secret, Film, LatePictures))
REPLACED = {"panel", "lobby"}  # what stands there is another message by and by: looked at by itself


class Ending(msgspec.Struct):
    """How a game ended, as far as a run in which things went wrong must end like one in which nothing did."""

    state: str
    ledger: tuple[str, ...]
    panel: str


async def play_undisturbed(
    game: str, options: str, players: int = 0, decisions: int = 0
) -> tuple[SavedTable, Ending, int]:
    """Begin a game of two persons and a computer player (at `players` seats, if that is given) and play it out with
    nothing in its way; return the beginning, the ending and how often the persons decided. decisions: of the table
    since its beginning, after which it is left; 0: none."""
    saved = await begin_saved_table(game, players=players, options=options)
    async with open_stage(saved) as stage:
        if decisions:
            saved = msgspec.structs.replace(saved, last=stage.records.live_table(saved.table).head + decisions)
        await stage.launch()
        script = await play_to_end(stage, saved.table, "drill", saved.last)
        await wait_until(lambda: len(stage.panels(saved.table)) == 1, "one panel")
        return saved, ending_of(stage, saved.table), script.decided


def ending_of(stage: Stage, table: str) -> Ending:
    """Return how a game ended, or stands now."""
    live = stage.records.live_table(table)
    panels = stage.panels(table)
    return Ending(
        state=checked_state_fingerprint(live.game.encode(live.state)),
        ledger=tuple(ledger_lines(stage, table)),
        panel=TIME.sub("<t:", without_signs(panels[-1].all_words)) if panels else "",
    )


def ledger_lines(stage: Stage, table: str) -> Iterator[str]:
    """Yield the lines of the thread's ledger, without their numbers and signs and regardless of how they were gathered
    in messages: of what stands in cards, which go on elsewhere after a fault, the events that were told."""
    other: set[int] = set()  # messages that are cards, or meant to have a picture
    sql = "SELECT kind, payload, message FROM outbox WHERE table_id = ? AND status = 'sent' ORDER BY id"
    for post in stage.records.rows(sql, table):
        told = json.loads(post["payload"])
        if post["kind"] == LEDGER and told.get("card"):
            yield from told["events"]
        if post["kind"] in PICTURED or (post["kind"] == LEDGER and told.get("card")):
            other.add(int(post["message"] or 0))
    for message in _bearing(stage, stage.thread(table)):
        if int(message.id) in other:
            continue
        if not message.attachments and not message.mentions:  # a nudge mentions whom it is for
            said = without_signs(message.all_words)
            lines = (line for line in said.split("\n") if line and not FOOTER.match(line))
            yield from (line for line in lines if ASIDE not in line)


def _bearing(stage: Stage, channel: Channel) -> Iterator[Message]:
    """Yield the bot's messages that have a number and were not deleted."""
    for message in channel.messages.values():
        ours = message.author_id == stage.sandbox.world.bot_id and message.ephemeral_to is None
        if ours and not message.deleted and FOOTER.match(message.all_words.rsplit("\n", 1)[-1]):
            yield message


def count_post_numbers(stage: Stage, channel: Channel, table: str) -> Counter[int]:
    """Return how often each post's number is found in a channel."""
    found: Counter[int] = Counter()
    for message in channel.messages.values():
        if message.author_id != stage.sandbox.world.bot_id or message.ephemeral_to is not None or message.deleted:
            continue
        matched = FOOTER.match(message.all_words.rsplit("\n", 1)[-1])
        if matched is None or matched[3] != table or (matched[4] and matched[4] != matched[5]):
            continue
        found.update(range(int(matched[1]), int(matched[2] or matched[1]) + 1))
    return found


def _places(stage: Stage, table: str) -> Iterator[tuple[str, Channel]]:
    """Yield every audience with the channel where its posts are."""
    world = stage.sandbox.world
    yield "public", stage.thread(table)
    for seat in stage.records.rows(
        "SELECT seat, person_id AS user FROM seats WHERE table_id = ? AND kind = 'human'", table
    ):
        dm = world.dms.get(str(seat["user"]))
        if dm is not None:
            yield str(seat["seat"]), world.channels[dm]


def are_posts_doubled(stage: Stage, table: str) -> bool:
    """Return whether any post's number is found twice where it was told."""
    places = (channel for _, channel in _places(stage, table))
    return any(times > 1 for channel in places for times in count_post_numbers(stage, channel, table).values())


def check_posts_told_once(
    stage: Stage, table: str, report: Report, gone: Container[int] = (), *, answered_removed: bool = False
) -> None:
    """Check that every post that was to be told is on Discord exactly once. It is found by its number; a live
    message, which has none, by its id. gone: posts, by their ids, that were told before in a world of which not all
    messages are kept. answered_removed: a card is deleted when the next one tells what came of it, as in practice."""
    for audience, channel in _places(stage, table):
        found = count_post_numbers(stage, channel, table)
        for number, times in found.items():
            if times > 1:
                report.note(f"{audience} #{number} of {table} stands {times} times", "doubled", times - 1)
        sql = (
            "SELECT id, number, numbered, kind, status, message, error, payload FROM outbox "
            "WHERE table_id = ? AND audience = ?"
        )
        for post in stage.records.rows(sql, table, audience):
            if post["id"] in gone or post["kind"] in REPLACED or post["status"] == "void" or _held_back(post):
                continue
            message = channel.messages.get(str(post["message"]))
            stands = message is not None and not message.deleted
            edited = post["kind"] == NEWS and stands  # a card bears the last of its numbers alone
            passing = post["kind"] == CARD and not post["numbered"]  # a reminder, which is taken away once answered
            removed = (answered_removed or passing) and message is not None and message.deleted
            there = removed or (edited or found[post["number"]] > 0 if post["numbered"] else stands)
            if post["status"] != "sent" or (post["message"] is not None and not there):
                report.note(f"{audience} #{post['number']} ({post['kind']}) {post['status']} {post['error']}", "lost")


def _held_back(post: Mapping[str, Any]) -> bool:
    """Return whether a post waits for the next question of its seat, as it may for hours."""
    news = post["kind"] == NEWS and bool(msgspec.json.decode(post["payload"]).get("news"))
    return news and post["status"] == "waiting" and not post["error"]


def check_messages_readable(stage: Stage, table: str, report: Report) -> None:
    """Check that every message that was told says or shows something, that all its emojis are there, and that every
    notification has words."""
    world = stage.sandbox.world
    for audience, channel in _places(stage, table):
        for message in channel.messages.values():
            told = message.author_id == world.bot_id and message.ephemeral_to is None and message.type == 0
            if not told or message.deleted:
                continue
            said = "\n".join(line for line in message.all_words.split("\n") if not FOOTER.match(line)).strip()
            if not said and not message.attachments:
                report.note(f"{audience}: a message of {table} says nothing", "lost")
            for number in EMOJI.findall(message.all_words):
                if number not in world.emojis:
                    report.note(f"{audience}: an emoji that is not there, in {said[:60]!r}")
            report.add("messages read")
    for push in stage.sandbox.pushes():
        if not push.text:
            report.note(f"a phone rang without a word, for message {push.message_id}", "lost")


def check_one_panel(stage: Stage, table: str, report: Report) -> None:
    """Check that one panel is there, pinned, with its buttons, and no older one beside it."""
    panels = stage.panels(table)
    if not panels:
        report.note(f"{table} has no panel", "lost")
        return
    if len(panels) > 1:
        report.note(f"{table} has {len(panels)} panels", "doubled", len(panels) - 1)
    last = panels[-1]
    if last.id not in stage.thread(table).pins:
        report.note(f"the panel of {table} is not pinned")
    verbs = [str(c["custom_id"]).split(":")[0] for _, c in components_with_paths(last.components) if c.get("custom_id")]
    if "PRAETOR_WEB" in stage.environment:  # the table can be opened as a page, too
        verbs = [verb for verb in verbs if verb != "touch"]
    if verbs != [verb for row in PANEL for verb in row if verb in verbs or verb != "chart"]:  # not every game has one
        report.note(f"the panel of {table} has the buttons {verbs}")


def check_acknowledged_kept(stage: Stage, table: str, said: Mapping[int, tuple[str, str]], report: Report) -> None:
    """Check that every decision that a person was told is done is among those that took effect."""
    kept = {(d["seat"], d["prompt"]) for d in stage.records.rows("SELECT * FROM decisions WHERE table_id = ?", table)}
    for interaction, decision in said.items():
        if decision not in kept:
            report.note(f"interaction {interaction} was acknowledged, and its decision is not there", "lost")


def check_same_ending(ending: Ending, undisturbed: Ending, report: Report) -> None:
    """Check that a game ended like the one in which nothing went wrong."""
    if ending.state != undisturbed.state:
        report.note("the finished game's state differs from the undisturbed run's", "changed")
    if ending.ledger != undisturbed.ledger:
        here, there = Counter(ending.ledger), Counter(undisturbed.ledger)
        if here == there:
            first = next(
                n for n, pair in enumerate(zip(ending.ledger, undisturbed.ledger, strict=True)) if pair[0] != pair[1]
            )
            report.note(f"the ledger tells the same in another order: {ending.ledger[first : first + 2]}")
        for line, count in (there - here).items():
            report.note(f"not told: {line[:80]!r}", "lost", count)
        for line, count in (here - there).items():
            report.note(f"told besides: {line[:80]!r}", "doubled", count)
    if ending.panel != undisturbed.panel:
        report.note(f"the panel says {ending.panel[-120:]!r}, not {undisturbed.panel[-120:]!r}")
