"""Whether the database and Discord agree on where each table is, and whether the answers that people got were true."""

import msgspec

from bot.sandbox import shapes
from bot.sandbox.people.person import Person, controls_of
from bot.sandbox.world import FORUM, Channel, Message
from bot.tables.forum import Forum, Rights, tags_of_post
from bot.titles.scenarios import scenarios_of
from bot.words import Words
from engine.store.models import ABANDONED, LOBBY, OPENING, RUNNING
from testbed.drills.report import Report
from testbed.drills.stage import Stage

COMMON = Words("common")
HEADING = "-# table "
LOOKS = frozenset(("watch", "replay"))  # on a card once its game has begun: for who looks on or back


class Row(msgspec.Struct, frozen=True):
    """Where a table is, according to the database."""

    id: str
    game: str
    status: str
    channel: int
    thread: int | None
    lobby_card: int | None
    head: int | None
    opening: bool


class Look(msgspec.Struct, frozen=True):
    """All tables of the database, and all messages of the bot in the channels themselves (outside threads)."""

    rows: tuple[Row, ...]
    cards: tuple[tuple[str, str], ...]  # id and words
    threads: tuple[str, ...]
    heard: dict[str, int]  # messages that each person has had by DM


def snapshot_of_stage(stage: Stage) -> Look:
    """Return what the database and the channels hold now."""
    return Look(
        rows=tuple(_rows(stage)),
        cards=tuple((m.id, m.all_words) for m in _cards(stage)),
        threads=tuple(c.id for c in _threads(stage)),
        heard={name: len(_dms(stage.person(name))) for name in ("Ada", "Boris")},
    )


def _rows(stage: Stage) -> list[Row]:
    found = []
    for row in stage.records.rows("SELECT * FROM tables ORDER BY created"):
        extra = msgspec.json.decode(row["extra"])
        fields = {name: row[name] for name in Row.__struct_fields__ if name != "opening"}
        found.append(Row(**fields, opening=bool(extra.get("opening"))))
    return found


def _cards(stage: Stage) -> list[Message]:
    """Return what the bot has written in the channels themselves, and the first messages of a forum's posts."""
    me, found = stage.sandbox.world.bot_id, list[Message]()
    for channel in stage.sandbox.world.channels.values():
        if channel.guild_id is not None and channel.thread is None and not channel.deleted:
            found += [
                m
                for m in channel.messages.values()
                if m.author_id == me and not m.deleted and m.ephemeral_to is None and m.type == 0
            ]
    first = [c.messages.get(c.id) for c in _threads(stage) if _in_forum(stage, c)]
    return found + [m for m in first if m is not None and not m.deleted]


def _threads(stage: Stage) -> list[Channel]:
    return [c for c in stage.sandbox.world.channels.values() if c.thread is not None and not c.deleted]


def _in_forum(stage: Stage, thread: Channel) -> bool:
    return stage.sandbox.world.channels[thread.parent_id or ""].type == FORUM


def _dms(who: Person) -> list[Message]:
    return [m for channel in who.dms() for m in channel.messages.values() if m.author_id != who.id]


# Whether store and Discord agree


def check_cards_and_threads(stage: Stage, report: Report) -> None:
    """Check that every table has its lobby card and its thread, and that no card or thread is without its table."""
    rows = _rows(stage)
    cards, threads = {m.id: m for m in _cards(stage)}, {c.id for c in _threads(stage)}
    for row in rows:
        if row.status == OPENING or row.opening:
            report.note(f"{row.id} is between: {row.status}, opening {row.opening}")
        elif row.status != ABANDONED or row.head is not None:
            if str(row.thread) not in threads:
                report.note(f"{row.id} is {row.status} without a thread", "lost")
            if str(row.lobby_card) not in cards:
                report.note(f"{row.id} is {row.status} without a card", "lost")
        _tagged(stage, row, report)
    ours = {str(row.lobby_card): row for row in rows}
    for message in cards.values():
        _card(message, ours.get(message.id), report)
    left = {m.id for m in cards.values() if _moved(m)}
    for thread in threads - {str(row.thread) for row in rows} - left:
        report.note(f"a thread is nobody's: {thread}", "doubled")


def _card(message: Message, row: Row | None, report: Report) -> None:
    presses = [c for c in controls_of(message) if c.get("custom_id")]
    if row is None:
        if not _moved(message) or presses:
            report.note(f"it is no table's card: {message.all_words[:80]!r}", "doubled")
        return
    ways_in = [c for c in presses if str(c["custom_id"]).partition(":")[0] not in LOOKS]
    if (row.status == LOBBY) != bool(ways_in):
        report.note(f"the card of a table that is {row.status} has {len(ways_in)} buttons: {message.all_words[:80]!r}")
    elif row.status == RUNNING and f"<#{row.thread}>" not in message.all_words:
        report.note(f"the card of {row.id} names another thread: {message.all_words[-40:]!r}")


def _moved(message: Message) -> bool:
    """Return whether a card says that nothing goes on there."""
    said = (COMMON.text_pieces_between_gaps("lobby.moved")[0], COMMON.text_pieces_between_gaps("lobby.withdrawn")[0])
    return HEADING in message.all_words and any(words in message.all_words for words in said)


def _tagged(stage: Stage, row: Row, report: Report) -> None:
    """Check that the post of a table in a forum bears the tags of its state and of one scenario, and no other."""
    post = stage.sandbox.world.channels.get(str(row.thread))
    if post is None or post.deleted or not _in_forum(stage, post):
        return
    place = stage.sandbox.world.channels[post.parent_id or ""]
    forum = Forum.forum_from_discord_json(shapes.channel_json(stage.sandbox.world, place))
    scenarios = scenarios_of(row.game) or ("",)
    allowed = [set(tags_of_post(forum, row.game, row.status, (), Rights(), scenario)) for scenario in scenarios]
    if set(post.applied) not in allowed:
        report.note(f"{row.id} is {row.status} and its post bears {post.applied}")


# Whether what was said is so


def check_answer_is_true(told: str, who: Person, before: Look, now: Look, *, done: bool, report: Report) -> None:
    """Check that an answer, and the DMs that followed it, said what is really so.

    done: whether what was asked for has taken place.
    """
    news = "\n".join(m.all_words for m in _dms(who)[before.heard[who.name] :])
    changed = (before.rows, before.cards, before.threads) != (now.rows, now.cards, now.threads)
    sayings = {
        "Nothing has changed": not changed,
        _start("lobby.created"): done,
        _start("lobby.started"): done,
        _start("opening.told_open"): done,
        _start("end.done"): done,
        COMMON("end.closed"): done,
        COMMON("vote.granted_answer"): done,
        _start("opening.refused"): not done,
        _start("opening.stays"): not done,
        _start("opening.later"): done or _start("opening.refused") in news,
        _start("opening.later_move"): done or _start("opening.stays") in news,
    }
    for words, so in sayings.items():
        if words in told + news and not so:
            report.note(f"it was said {words!r}, and it is not so ({[row.status for row in now.rows]})", "violations")
            report.add("false sentences")


def _start(key: str) -> str:
    """Return the longest text of a message between its gaps, to recognise it in a text."""
    return max(COMMON.text_pieces_between_gaps(key), key=len).strip()
