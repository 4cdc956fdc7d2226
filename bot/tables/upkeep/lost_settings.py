"""Settings that were kept and are not known here any more: the time zone that this machine's list has lost, a language,
colours. What holds in their place is chosen where they are read (`bot.tables.timing.kept_zone_if_known`,
`bot.tables.persons.preferences.read_preferences`); here whom they concern is told so, once, and how far each zone is
from UTC is kept while it is known.
"""

from collections.abc import Sequence

import msgspec

from bot.tables import notices
from bot.tables.actor import Actor
from bot.tables.persons.preferences import Lost
from bot.tables.table_extra import Extra, with_extra
from bot.tables.timing import is_zone, kept_zone_if_known, utc_offset_minutes
from data.speaking import known_languages
from engine.kernel.texts import Text, keyed_text
from engine.store.models import NewPost, SeatRow
from render.looks import SIZES
from render.palettes import PALETTES

TABLE = ""  # whose settings are the table's own, in `Extra.told_lost`


def lost_of_table(kept: Extra) -> tuple[Lost, ...]:
    """Return the settings of a table that are not known here any more."""
    found: list[Lost] = []
    if kept.quiet is not None and not is_zone(kept.quiet[2]):
        found.append(("zone", kept.quiet[2]))
    for name, value, known in (
        ("language", kept.language, known_languages()),
        ("palette", kept.palette, PALETTES),
        ("size", kept.size, SIZES),
    ):
        if value and value not in known:
            found.append((name, value))
    return tuple(found)


async def tell_lost(actor: Actor, now: float) -> None:
    """Tell the table, and each of its persons, of settings that are not known here any more, and keep how far known
    zones are from UTC. Call within the turn."""
    live = actor.live
    if live.is_practice:
        return
    kept, posts = live.extra, list[NewPost]()
    told, offset = dict(kept.told_lost), kept.quiet_offset
    if kept.quiet is not None and (found := utc_offset_minutes(kept.quiet[2], now)) is not None:
        offset = found
    lost = lost_of_table(kept)
    if _news(told, TABLE, lost):
        standing = kept_zone_if_known(kept.quiet[2], kept.quiet_offset) if kept.quiet is not None else ""
        posts.append(notices.ledger_post(live, "ledger.lost", lost=_said(lost, standing)))
    new = [seat for seat in live.humans() if await _is_new(actor, seat, told, now)]
    posts += [await _line(actor, seat) for seat in new]
    if not posts and told == kept.told_lost and offset == kept.quiet_offset:
        return
    extra = with_extra(live.row, told_lost=told, quiet_offset=offset)
    try:
        live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=posts))
    except BaseException:
        actor.preferences.forget(seat.user for seat in new if seat.user is not None)  # they are told the next time
        raise
    for seat in new:
        if seat.user is not None:
            lost = (await actor.preferences.of(seat.user)).lost
            await actor.preferences.change(seat.user, told_lost=lost)


async def _is_new(actor: Actor, seat: SeatRow, told: dict[str, tuple[str, ...]], now: float) -> bool:
    """Return whether a person has lost settings of which they were told nowhere yet, and note it in `told`."""
    if seat.user is None:
        return False
    prefs = await actor.preferences.of(seat.user)
    offset = utc_offset_minutes(prefs.zone, now)
    if offset is not None and offset != prefs.offset:
        await actor.preferences.change(seat.user, offset=offset)
    return _news(told, str(seat.user), prefs.lost) and await actor.preferences.note_telling_lost_settings(seat.user)


async def _line(actor: Actor, seat: SeatRow) -> NewPost:
    """Return the line to a person about their lost settings."""
    prefs = await actor.preferences.of(seat.user)
    return notices.personal_notice_post(seat.user or 0, keyed_text("notice.lost", lost=_said(prefs.lost, prefs.zone)))


def _news(told: dict[str, tuple[str, ...]], whose: str, lost: Sequence[Lost]) -> bool:
    """Note what is lost, and return whether there is any of which was not told yet."""
    named = tuple(f"{name}: {was}" for name, was in lost)
    before = told.pop(whose, ())
    if named:
        told[whose] = named
    return not set(named) <= set(before)


def _said(lost: Sequence[Lost], zone: str) -> list[dict[str, object]]:
    """Return lost settings in words, each with what holds in its place."""
    return [msgspec.to_builtins(_one(name, was, zone)) for name, was in lost]


def _one(name: str, was: str, zone: str) -> Text:
    return keyed_text(f"lost.{name}", was=was, now=zone) if was else keyed_text("lost.other", name=name)
