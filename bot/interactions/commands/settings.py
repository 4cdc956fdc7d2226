"""/settings: a person's own language, reminders, quiet hours and time zone, for all their tables."""

from typing import Any

from bot.interactions.answering import Answering
from bot.interactions.commands.registry import Command, CommandOption, CommandRegistry
from bot.messages.screen import Screen
from bot.tables.persons.preferences import Preferences
from bot.tables.timing import parse_quiet_hours, utc_offset_minutes, zone_of
from bot.words import Words
from bot.words.languages import chosen_language, language_choices, language_name
from data.speaking import language_context
from engine.games import game_ids, strengths_of
from engine.kernel.texts import Text, keyed_text
from engine.kit.weights import STRENGTHS
from engine.store.models import RUNNING
from render.looks import SIZES
from render.palettes import PALETTES

COMMON = Words("common")
INTERVALS = ("off", "last", "6", "12", "24", "48")  # "last": only before a deadline
DIGESTS = ("off", "3", "6", "12", "24")  # hours between two
SWITCHES = {"ahead": "ahead", "only-me": "last", "ratings": "rated"}  # options that are on or off, and what they set
AS_DRAWN, USUAL = "drawn", "usual"
CARDS, PLAIN = "cards", "plain"  # how posts are written
ZONES = (
    "Europe/London", "Europe/Paris", "Europe/Berlin", "Europe/Rome", "Europe/Madrid", "Europe/Athens",
    "Europe/Moscow", "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles",
    "America/Sao_Paulo", "Asia/Dubai", "Asia/Kolkata", "Asia/Singapore", "Asia/Shanghai", "Asia/Tokyo",
    "Australia/Sydney", "Pacific/Auckland", "UTC",
)  # fmt: skip


def register(registry: CommandRegistry) -> None:
    """Add /settings."""
    intervals = tuple((COMMON.name(f"remind_{i}"), i) for i in INTERVALS)
    digests = tuple((COMMON.name(f"digest_{i}"), i) for i in DIGESTS)
    switch = tuple((COMMON.name(f"switch_{s}"), s) for s in ("on", "off"))
    options = (
        CommandOption(name="reminders", description=COMMON("option.reminders"), choices=intervals),
        CommandOption(name="digest", description=COMMON("option.digest"), choices=digests),
        CommandOption(name="ahead", description=COMMON("option.ahead"), choices=switch),
        CommandOption(name="only-me", description=COMMON("option.only_me"), choices=switch),
        CommandOption(name="language", description=COMMON("option.language"), choices=language_choices(COMMON)),
        CommandOption(name="posts", description=COMMON("option.posts"), choices=post_style_choices()),
        CommandOption(name="pictures", description=COMMON("option.pictures"), choices=palette_choices()),
        CommandOption(name="size", description=COMMON("option.picture_size"), choices=picture_size_choices()),
        CommandOption(name="ratings", description=COMMON("option.ratings"), choices=switch),
        CommandOption(name="quiet", description=COMMON("option.quiet")),
        CommandOption(name="zone", description=COMMON("option.zone"), autocomplete=True),
    )
    description = COMMON("help.settings")
    registry.add(
        Command(
            path=("settings",), description=description, run=change_settings, options=options, complete=complete_zone
        )
    )


def post_style_choices() -> tuple[tuple[str, str], ...]:
    """Return how posts can be written, as a list of choices."""
    return tuple((COMMON.name(f"posts_{look}"), look) for look in (CARDS, PLAIN))


def strength_choices() -> tuple[tuple[str, str], ...]:
    """Return how strong computer players can be in any game that is installed, as a list of choices."""
    offered = {strength for game in game_ids() for strength in strengths_of(game)}
    return tuple((COMMON.name(f"strength_{one}"), one) for one in STRENGTHS if one in offered)


def palette_choices() -> tuple[tuple[str, str], ...]:
    """Return in which colours pictures can be shown, as a list of choices."""
    return tuple((COMMON.name(f"palette_{one}"), one) for one in (AS_DRAWN, *PALETTES))


def picture_size_choices() -> tuple[tuple[str, str], ...]:
    """Return how large pictures can be shown, or told in words, as a list of choices."""
    return tuple((COMMON.name(f"size_{one}"), one) for one in (USUAL, *SIZES))


async def complete_zone(context: Answering, focused: str) -> list[tuple[str, str]]:
    """Complete a time zone: common ones first, any that there is by its name."""
    typed = context.text_option(focused).lower().replace(" ", "_")
    found = [zone for zone in ZONES if typed in zone.lower()]
    if typed and not found:
        from zoneinfo import available_timezones

        found = sorted(zone for zone in available_timezones() if typed in zone.lower())
    return [(zone, zone) for zone in found][:25]


async def change_settings(context: Answering) -> None:
    """Change what is given, and show what holds."""
    preferences = context.services.tables.preferences
    before = await preferences.of(context.user)
    fields: dict[str, Any] = {}
    zone = context.text_option("zone") or before.zone
    if context.text_option("zone"):
        zone_of(zone)
        fields |= {"zone": zone, "offset": utc_offset_minutes(zone, context.services.tables.now())}
    if context.text_option("quiet"):
        quiet = parse_quiet_hours(context.text_option("quiet"), zone)
        fields["quiet"] = quiet and quiet[:2]
    fields |= {
        field: context.text_option(name) == "on" for name, field in SWITCHES.items() if context.text_option(name)
    }
    if context.text_option("digest"):
        fields["digest"] = int(context.text_option("digest")) if context.text_option("digest") != "off" else 0
    if context.text_option("posts"):
        fields["plain"] = context.text_option("posts") == PLAIN
    if context.text_option("pictures"):
        fields["palette"] = "" if context.text_option("pictures") == AS_DRAWN else context.text_option("pictures")
    if context.text_option("size"):
        fields["size"] = "" if context.text_option("size") == USUAL else context.text_option("size")
    if context.text_option("language"):
        fields["language"] = chosen_language(context.text_option("language"))
    fields |= _interval(context.text_option("reminders"))
    if fields:
        await preferences.change(context.user, **fields)
        for row in await context.services.store.tables(user=context.user, statuses=(RUNNING,)):
            context.services.tables.run_automatic(row.id)  # the next reminder may be due at another time now
    if "digest" in fields:
        await context.services.digests.update_digest_of_person(context.user)
    person = await preferences.of(context.user)
    with language_context(person.spoken_language()):  # at once in the language that was chosen
        await context.send(Screen(content=person_settings_text(person)))


def _interval(said: str) -> dict[str, Any]:
    if not said:
        return {}
    return {"every": int(said) if said.isdecimal() else 0, "last_call": said != "off"}


def person_settings_text(person: Preferences) -> str:
    """Return a person's settings in words."""
    key = str(person.every) if person.every else "last" if person.last_call else "off"
    return COMMON(
        "settings.shown",
        reminders=COMMON.name(f"remind_{key}"),
        ahead=COMMON.name(f"switch_{'on' if person.ahead else 'off'}"),
        digest=COMMON.name(f"digest_{person.digest or 'off'}"),
        last=COMMON.name(f"switch_{'on' if person.last else 'off'}"),
        posts=COMMON.name(f"posts_{PLAIN if person.plain else CARDS}"),
        language=language_name(person.language) if person.language else COMMON.name("language_auto"),
        pictures=COMMON.name(f"palette_{person.palette or AS_DRAWN}"),
        size=COMMON.name(f"size_{person.size or USUAL}"),
        ratings=COMMON.name(f"switch_{'on' if person.rated else 'off'}"),
        quiet=_quiet(person),
        zone=person.zone,
    )


def _quiet(person: Preferences) -> Text:
    if person.quiet is None:
        return keyed_text("settings.no_quiet")
    return keyed_text("settings.quiet", frm=person.quiet[0], to=person.quiet[1])
