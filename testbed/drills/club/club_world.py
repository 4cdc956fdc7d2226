"""The world of a club: two servers, whose people partly know each other, some days before clocks are changed."""

import time
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.sandbox import permissions
from bot.sandbox.default_world import add_guilds, default_world
from bot.sandbox.world import Member, Role, World

ZONE = "Europe/Rome"
NAMES = (
    "Agata", "Aldo", "Bianca", "Bruno", "Carla", "Cesare", "Delia", "Dino", "Elena", "Enzo", "Fabia", "Furio", "Gaia",
    "Guido", "Ilaria", "Ivo", "Lara", "Leo", "Maia", "Marco", "Nadia", "Nino", "Olga", "Oreste", "Paola", "Piero",
    "Quinta", "Remo", "Rita", "Sandro", "Silvia", "Tullio", "Teresa", "Ugo", "Ursula", "Vera", "Vito", "Wanda", "Zeno",
    "Zita",
)  # fmt: skip
ROLE = "players"
FIRST, SECOND = "games", "games-0"  # the channel of each server where tables are opened


def days_of_change(year: int) -> list[datetime]:
    """Return the mornings after which clocks of the zone show another distance from UTC than before."""
    mornings = [datetime(year, 1, 1, 6, tzinfo=UTC) + timedelta(days=day) for day in range(366)]
    zone = ZoneInfo(ZONE)
    return [one for one in mornings if _distance(one, zone) != _distance(one - timedelta(days=1), zone)]


def _distance(at: datetime, zone: ZoneInfo) -> timedelta | None:
    return at.astimezone(zone).utcoffset()


def month_start(days: int, now: float | None = None) -> float:
    """Return when a club's month of so many days begins: in the middle of it clocks are changed. now: earlier it cannot
    begin (Unix seconds)."""
    now = time.time() if now is None else now
    year = datetime.fromtimestamp(now, UTC).year
    starts = [one.timestamp() - days * 43_200 for when in (year, year + 1) for one in days_of_change(when)]
    return min(start for start in starts if start > now)


def club_world(people: int, at: float) -> World:
    """Return two servers: of the people the first three fifths are in one, the last three fifths in the other; the bot
    may give the role by which people are called. at: what its clock shows (Unix seconds)."""
    world = default_world(people=dict.fromkeys(NAMES[:people], "#4f8fe6"))
    add_guilds(world, 1)
    one, other = world.guilds.values()
    users = [user.id for user in world.users.values() if not user.bot]
    share = -(-people * 3 // 5)
    one.members = {key: kept for key, kept in one.members.items() if key not in users[share:]}
    for user in users[-share:]:
        other.members.setdefault(user, Member(user, 0.0))
    other.owner_id = users[-1]
    for number, guild in enumerate((one, other), 1):
        called = Role(str(int(guild.id) - number), ROLE, 0, position=0)
        guild.roles[called.id] = called
        for role in guild.roles.values():
            if role.managed:
                role.permissions |= permissions.MANAGE_ROLES
    world.ahead = at - time.time()
    return world
