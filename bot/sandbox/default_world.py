"""The world that a fresh sandbox begins with."""

from __future__ import annotations

import secrets

from bot.sandbox import permissions
from bot.sandbox.clock import Clock
from bot.sandbox.ids import STEP_BITS, Snowflakes
from bot.sandbox.world import FORUM, TEXT, Channel, Guild, Member, Overwrite, Role, User, World

PEOPLE = {
    "Ada": "#e0635c",
    "Boris": "#4f8fe6",
    "Clara": "#3fae7a",
    "Dmitri": "#c58a2d",
    "Eva": "#a66bd4",
    "Felix": "#2fa9b8",
}
GUILD = "The Forum"
CHANNELS = {
    "general": "Talk about anything.",
    "games": "Start and play games here.",
    "no-posting": "The bot may not write here.",
}
CLOSED = "no-posting"
FORUM_NAME, FORUM_TOPIC = "tables", "A forum: each table is a post of it, with its tags."


def default_world(bot_name: str = "Praetor", people: dict[str, str] | None = None) -> World:
    """Make one server with three channels and a forum, the bot with its least permissions, and six people."""
    clock = Clock()
    ids, now = Snowflakes(clock), clock.now()
    bot = User(ids.next(), bot_name.lower(), bot_name, bot=True)
    users = [User(ids.next(), name.lower(), name, colour=colour) for name, colour in (people or PEOPLE).items()]
    guild_id = ids.next()
    bot_role = Role(ids.next(), bot_name, permissions.BOT_LEAST, position=1, managed=True)
    everyone = Role(guild_id, "@everyone", permissions.EVERYONE)
    guild = Guild(guild_id, GUILD, users[0].id, roles={guild_id: everyone, bot_role.id: bot_role})
    guild.members = {user.id: Member(user.id, now) for user in users}
    guild.members[bot.id] = Member(bot.id, now, [bot_role.id])
    world = World(bot_id=bot.id, application_id=bot.id, token=_token(bot.id))
    world.users = {user.id: user for user in [bot, *users]}
    world.guilds = {guild_id: guild}
    for position, (name, topic) in enumerate(CHANNELS.items()):
        channel = Channel(ids.next(), TEXT, name, guild_id, position=position, topic=topic)
        if name == CLOSED:
            channel.overwrites[bot.id] = Overwrite(bot.id, 1, deny=permissions.SEND)
        world.channels[channel.id] = channel
        guild.channels.append(channel.id)
    forum = Channel(ids.next(), FORUM, FORUM_NAME, guild_id, position=len(CHANNELS), topic=FORUM_TOPIC)
    forum.overwrites[bot.id] = Overwrite(bot.id, 1, allow=permissions.MANAGE_CHANNELS)  # so that it makes its tags
    world.channels[forum.id] = forum
    guild.channels.append(forum.id)
    world.last_id = ids.last
    return world


def add_guilds(world: World, count: int) -> None:
    """Let the bot be in so many more servers of one channel, each of the first person. Their ids are spread over shards
    as those of servers are that were made at different moments."""
    owner = next(user for user in world.users.values() if not user.bot)
    first = int(world.bot_id) >> STEP_BITS
    for number in range(count):
        guild_id, role_id, channel_id = (str((first - number - 1 << STEP_BITS) + part) for part in range(3))
        role = Role(role_id, world.users[world.bot_id].username, permissions.BOT_LEAST, position=1, managed=True)
        everyone = Role(guild_id, "@everyone", permissions.EVERYONE)
        guild = Guild(guild_id, f"{GUILD} {number}", owner.id, roles={guild_id: everyone, role_id: role})
        guild.members = {owner.id: Member(owner.id, 0.0), world.bot_id: Member(world.bot_id, 0.0, [role_id])}
        guild.channels.append(channel_id)
        world.channels[channel_id] = Channel(channel_id, TEXT, f"games-{number}", guild_id)
        world.guilds[guild_id] = guild


def _token(bot_id: str) -> str:
    return f"sandbox.{bot_id}.{secrets.token_hex(8)}"
