"""Tables that live in a forum: the tags that their posts carry, and which message their lobby card is.

A table in a forum is one post: its thread, whose first message is the lobby card. In a text channel the card stands in
the channel and the thread hangs on it. Nothing here asks Discord for anything (`bot/delivery/places/forum_posts.py`).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import discord

from bot.tables.post_types import LOBBY_CARD, ForumTags, outbox_post
from bot.tables.table_extra import extra_of
from bot.titles.scenarios import Subject, scenarios_of, short_name, subject_at
from bot.words import Words, unmarked_text
from data.words import folder_languages
from engine.store.models import LOBBY, OPENING, RUNNING, TAGS, NewPost, TableRow

OPEN, RUNS, ENDED, GAME, SCENARIO = "open", "running", "ended", "game", "scenario"  # what a post's tags tell
STATES = (OPEN, RUNS, ENDED)
MOST, APPLIED, LETTERS = 20, 5, 20  # Discord's: tags of a forum, of a post, letters of a tag's name


class Tag(NamedTuple):
    """A tag of a forum. moderated: only who manages threads may give it or take it away."""

    id: str
    name: str
    moderated: bool


class Rights(NamedTuple):
    """What the bot may do in a forum beyond writing there."""

    channels: bool = False  # Manage Channels: make tags that are lacking
    threads: bool = False  # Manage Threads: give moderated tags, change locked posts


class Forum(NamedTuple):
    """What a forum says of its tags."""

    tags: tuple[Tag, ...]
    required: bool

    @classmethod
    def forum_from_discord_json(cls, said: Mapping[str, Any]) -> "Forum":
        """Read a channel as Discord gives it."""
        tags = [Tag(str(t["id"]), str(t["name"]), bool(t.get("moderated"))) for t in said.get("available_tags") or ()]
        flags = discord.ChannelFlags._from_value(int(said.get("flags") or 0))
        return cls(tuple(tags), flags.require_tag)

    @classmethod
    def from_channel(cls, channel: discord.ForumChannel) -> "Forum":
        """Read a channel as the gateway has told of it."""
        tags = tuple(Tag(str(tag.id), tag.name, tag.moderated) for tag in channel.available_tags)
        return cls(tags, channel.flags.require_tag)

    def find_tags(self, game: str, scenario: str = "") -> dict[str, Tag]:
        """Return the tags that tell how a table of this game stands, by what they tell; those that are there. scenario:
        also the tag of this one."""
        known = {tag.name.casefold().strip(): tag for tag in reversed(self.tags)}
        found = {}
        for what in (*STATES, GAME, *([SCENARIO] if scenario else [])):
            named = next((known[name] for name in tag_spellings(game, what, scenario) if name in known), None)
            if named is not None:
                found[what] = named
        return found

    def tag_names_to_make(self, game: str, scenario: str = "") -> list[str]:
        """Return the names of the tags that are lacking and have room here; those of the game come all or none, that
        of a scenario where there is room for it too."""
        lack = [what for what in (*STATES, GAME) if what not in self.find_tags(game)]
        lack = lack if len(self.tags) + len(lack) <= MOST else []
        if scenario and SCENARIO not in self.find_tags(game, scenario) and len(self.tags) + len(lack) < MOST:
            lack.append(SCENARIO)
        return [tag_name(game, what, scenario=scenario) for what in lack]

    def unmakeable_tags(self, game: str, rights: Rights) -> list[str]:
        """Return which of a table's tags the bot can neither find nor make, by what they tell."""
        found = self.find_tags(game)
        lack = [what for what in (*STATES, GAME) if what not in found]
        if rights.channels and len(self.tags) + len(lack) <= MOST:
            lack = []
        return lack + [what for what, tag in found.items() if tag.moderated and not rights.threads]


def tag_name(game: str, what: str, words: Words | None = None, scenario: str = "") -> str:
    """Return the name of a tag, as long as Discord takes it. A game whose name is longer says a short one. scenario:
    whose tag it is, where `what` is SCENARIO."""
    words = words or Words(game)
    if what == SCENARIO:
        return unmarked_text(short_name(Subject(game, scenario), words))[:LETTERS].strip()
    short = f"forum.short_{game}"
    said = words(short) if what == GAME and words.has_words(short) else words(f"forum.tag_{what}", game=game)
    return unmarked_text(said)[:LETTERS].strip()


def tag_spellings(game: str, what: str, scenario: str = "") -> Iterable[str]:
    """Yield the names of a tag in every language, as they are compared."""
    for language in sorted(folder_languages("common"), key=lambda one: one != "en"):
        yield tag_name(game, what, Words(game, language=language), scenario).casefold()


def missing_tags(forum: Forum, games: Iterable[str], rights: Rights) -> tuple[list[str], list[str]]:
    """Return the names of the tags of these games that are not there and that the bot cannot make, and of those that
    are for moderators alone."""
    names = {tag_name(game, what): (game, what) for game in games for what in (*STATES, GAME)}
    found = {name: forum.find_tags(game).get(what) for name, (game, what) in names.items()}
    absent = [name for name, tag in found.items() if tag is None]
    if rights.channels and len(forum.tags) + len(absent) <= MOST:
        absent = []
    return absent, [name for name, tag in found.items() if tag is not None and tag.moderated]


def state_tag_of_table(status: str) -> str:
    """Return which tag tells that a table stands so."""
    return {OPENING: OPEN, LOBBY: OPEN, RUNNING: RUNS}.get(status, ENDED)


def tags_of_post(
    forum: Forum, game: str, status: str, applied: Sequence[str], rights: Rights, scenario: str = ""
) -> list[str]:
    """Return the ids of the tags that a table's post shall carry: of ours those that tell how it stands and what is
    played, as many as fit beside those that others gave it. What the bot may not change stays as it is."""
    found = forum.find_tags(game, scenario)
    for other in scenarios_of(game):
        if other != scenario and (tag := forum.find_tags(game, other).get(SCENARIO)) is not None:
            found[other] = tag
    bound = {tag.id for tag in found.values() if tag.moderated and not rights.threads}
    ours = {tag.id for tag in found.values()}
    kept = [tag for tag in applied if tag not in ours or tag in bound]
    wanted = [found[what].id for what in (state_tag_of_table(status), GAME, SCENARIO) if what in found]
    new = [*kept, *(tag for tag in wanted if tag not in kept and tag not in bound)][:APPLIED]
    return new if new or not forum.required else list(applied)


# The card


def scenario_of(row: TableRow) -> str:
    """Return which scenario a table plays; "" where its game has none."""
    return subject_at(row.game, row.options).scenario


def scenario_tag_update_posts(before: TableRow, after: TableRow) -> list[NewPost]:
    """Return that a table's tags tell of another scenario now; nothing where it is the same, or has no tags."""
    return [tag_update_post()] if extra_of(after).forum and scenario_of(before) != scenario_of(after) else []


def card_channel(row: TableRow) -> int:
    """Return the channel of a table's lobby card: its thread in a forum, else the channel itself."""
    return row.thread or row.channel if extra_of(row).forum else row.channel


def status_posts(row: TableRow) -> list[NewPost]:
    """Return what tells in the channel that a table stands otherwise than before: its card, in a forum its tags."""
    return [LOBBY_CARD, *([tag_update_post()] if extra_of(row).forum else [])]


def tag_update_post() -> NewPost:
    """Return that the tags of a table's post are to be brought up to date. They have a queue of their own: nothing
    waits for them."""
    return outbox_post(TAGS, ForumTags(), replaces="tags", numbered=False)
