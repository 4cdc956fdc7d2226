"""Forums where tables live, or are to be opened: whether they are there, what the bot may do in them, their tags.

Which they are stands in the database; it is opened for reading alone. What a post cannot be made for is wrong; a tag
that no post will carry is a note.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from http import HTTPStatus
from typing import Any

import discord
import msgspec

from bot.doctor.findings import DoctorFinding, fault_finding, finding_to_note, good_finding
from bot.interactions.place import FORUM, lacking_permissions
from bot.process.settings import Settings
from bot.tables.forum import MOST, Forum, Rights, missing_tags, tag_name, tags_of_post
from bot.words import Words
from engine.games import game_ids
from engine.kernel.errors import SaveError
from engine.store.models import ABANDONED, ARCHIVED, OPENING, OVER
from engine.store.places.opening import open_database_snapshot

COMMON = Words("common")
ENDED = (OVER, ABANDONED, ARCHIVED)
MOVE = "bring its tables elsewhere with /host rebuild channel:, and name another place with /server place"
Get = Callable[[str], Awaitable[Any]]


class RefusedError(Exception):
    """Discord answered with an error, or not at all."""

    def __init__(self, said: str, status: int = 0) -> None:
        super().__init__(said)
        self.status = status


class Known(msgspec.Struct):
    """What the database knows of a channel. games: of the tables that live there, or may be opened there; tables: how
    many of them go on; forum: tables live there as posts, so it was one."""

    guild: int
    games: set[str] = msgspec.field(default_factory=set)
    tables: int = 0
    forum: bool = False

    @property
    def table_count_text(self) -> str:
        """Return how many tables live there, in words."""
        return "one table lives there" if self.tables == 1 else f"{self.tables} tables live there"


def known_forums(settings: Settings) -> dict[int, Known]:
    """Return the channels that are forums of tables which go on, and the servers' own places for tables."""
    found: dict[int, Known] = {}
    try:
        with open_database_snapshot(settings.database_place) as conn:
            rows = conn.execute("SELECT guild, channel, game, status, extra FROM tables").fetchall()
            kept = conn.execute("SELECT key, value FROM settings WHERE key LIKE 'server:%'").fetchall()
    except (SaveError, sqlite3.Error):
        return found  # which the finding about the database tells
    for guild, channel, game, status, extra in rows:
        if status not in ENDED and msgspec.json.decode(extra).get("forum"):
            one = found.setdefault(int(channel), Known(int(guild)))
            one.games.add(str(game))
            one.tables, one.forum = one.tables + 1, True
    for key, value in kept:
        home = int(msgspec.json.decode(value).get("home") or 0)
        if home:
            found.setdefault(home, Known(int(key.partition(":")[2]))).games |= set(game_ids())
    return found


async def forum_findings(get: Get, settings: Settings, me: int) -> list[DoctorFinding]:
    """Return what is found about the forums of an installation. get: asks Discord, and raises RefusedError; me: the
    bot's id."""
    found: list[DoctorFinding] = []
    known = known_forums(settings)
    for channel, one in known.items():
        try:
            found += await _forum(get, channel, one, me)
        except RefusedError as error:
            found += _refused(channel, one, error.status)
    if known and not found:
        found.append(good_finding("forums", f"{len(known)} looked at, with all that tables need"))
    return found


def _refused(channel: int, known: Known, status: int) -> Iterator[DoctorFinding]:
    what = known.table_count_text if known.tables else "it is the server's own place for tables"
    if status == HTTPStatus.NOT_FOUND:
        yield fault_finding("forums", f"channel {channel} of server {known.guild} is gone, and {what}", MOVE)
    elif status == HTTPStatus.FORBIDDEN:
        mend = f"let the bot's role see it (View Channel), or {MOVE}"
        yield fault_finding(
            "forums", f"the bot does not see channel {channel} of server {known.guild}, and {what}", mend
        )
    else:
        yield finding_to_note(
            "forums", f"Discord does not tell of channel {channel} (status {status})", "try again later"
        )


async def _forum(get: Get, channel: int, known: Known, me: int) -> list[DoctorFinding]:
    said = await get(f"/channels/{channel}")
    if int(said["type"]) != FORUM:
        return list(_changed(channel, known))
    guild = int(said.get("guild_id") or known.guild)
    roles = {int(role["id"]): int(role["permissions"]) for role in await get(f"/guilds/{guild}/roles")}
    member = await get(f"/guilds/{guild}/members/{me}")
    given = permissions_in(said, guild, me, [int(role) for role in member["roles"]], roles)
    return list(_looked(channel, Forum.forum_from_discord_json(said), given, sorted(known.games)))


def _changed(channel: int, known: Known) -> Iterator[DoctorFinding]:
    if known.forum:
        yield fault_finding("forums", f"channel {channel} is no forum any more, and {known.table_count_text}", MOVE)


def _looked(channel: int, forum: Forum, given: discord.Permissions, games: Iterable[str]) -> Iterator[DoctorFinding]:
    missing = [COMMON.name(f"permission_{flag}") for flag in lacking_permissions(given, forum=True)]
    if missing:
        mend = "grant the bot's role these in the forum's own settings: a channel may forbid what its server allows"
        yield fault_finding("forums", f"in forum {channel} the bot lacks {', '.join(missing)}", mend)
    every = given.administrator
    rights = Rights(channels=every or given.manage_channels, threads=every or given.manage_threads)
    refused = [game for game in games if _no_post(forum, game, rights)]
    absent, bound = missing_tags(forum, games, rights)
    if refused:
        names = ", ".join(f"“{one}”" for one in dict.fromkeys(tag_name(game, "open") for game in refused))
        mend = f"make the tag {names} there, let the bot do it (Manage Channels), or require no tag"
        said = f"forum {channel} requires a tag of each post, and has none that the bot may give: no table opens there"
        yield fault_finding("forums", said, mend)
    elif absent:
        full = rights.channels and len(forum.tags) + len(absent) > MOST
        room = f"; a forum has {MOST} at most, so others must go" if full else ""
        mend = (
            f"make them, or let the bot do it by Manage Channels{room}; without them its posts do not tell how tables"
        )
        yield finding_to_note("forums", f"forum {channel} has no tag {', '.join(absent)}", f"{mend} stand")
    if bound and not rights.threads:
        mend = "let the bot manage threads there, or let everybody give these tags"
        yield finding_to_note(
            "forums", f"in forum {channel} moderators alone may give the tag {', '.join(bound)}", mend
        )


def _no_post(forum: Forum, game: str, rights: Rights) -> bool:
    """Return whether Discord refuses a post of a table: it must carry a tag, and the bot may give none."""
    return (
        forum.required
        and not tags_of_post(forum, game, OPENING, (), rights)
        and bool(forum.unmakeable_tags(game, rights))
    )


def permissions_in(
    channel: Mapping[str, Any], guild: int, user: int, roles: Iterable[int], given: Mapping[int, int]
) -> discord.Permissions:
    """Return what a member may do in a channel, as Discord works it out: the server's roles, then the channel's
    overwrites for everybody, for the member's roles together, for the member. given: what each role of the server
    allows."""
    base = given.get(guild, 0)
    for role in roles:
        base |= given.get(role, 0)
    if discord.Permissions(base).administrator:
        return discord.Permissions(base)
    over = {int(one["id"]): (int(one["allow"]), int(one["deny"])) for one in channel.get("permission_overwrites") or ()}
    own = [over[role] for role in roles if role in over]
    together = (union_of_flags(allow for allow, _ in own), union_of_flags(deny for _, deny in own))
    for allow, deny in (over.get(guild, (0, 0)), together, over.get(user, (0, 0))):
        base = base & ~deny | allow
    return discord.Permissions(base)


def union_of_flags(flags: Iterable[int]) -> int:
    """Return all flags that are set in any of these."""
    total = 0
    for one in flags:
        total |= one
    return total
