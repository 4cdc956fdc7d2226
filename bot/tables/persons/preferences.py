"""Personal settings: reminders, quiet hours, absence. They hold for all of a person's tables."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from bot.tables.timing import HOUR, Quiet, kept_zone_if_known
from data.speaking import known_languages, language_of
from data.words import LANGUAGE
from engine.kernel.errors import SaveError
from engine.store.interface import Store
from render.looks import SIZES, Look
from render.palettes import PALETTES

COMPUTER_PLAYS, DEFAULT_PLAYS, PAUSE_PLAYS = "computer", "default", "pause"


Lost = tuple[str, str]  # a setting and the value that is not known any more; "" where it has another shape


class Away(msgspec.Struct, frozen=True, kw_only=True):
    """An absence that was announced. `table`: "" for all of them. `plays`: a computer player,
    the defaults, or nobody, since the clock of what waits for them stands still where the table allows it."""

    frm: float
    to: float
    plays: str = COMPUTER_PLAYS
    table: str = ""


class OpenedPage(msgspec.Struct, frozen=True):
    """A page of a table that a person has opened in a browser, and when."""

    table: str
    at: float


class NotebookEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A note of a person at a table, written at a seat in a round; at: when."""

    table: str
    seat: str
    round: int
    text: str
    at: float


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """A person's settings. `every`: hours between reminders, 0 for none; `last_call`: one before the deadline."""

    every: int = 24
    last_call: bool = True
    ahead: bool = False  # a word when one's turn is the next
    digest: int = 0  # hours between two digests of all tables; 0: each table calls by itself
    last: bool = False  # a word when one is the last of several whom a table waits for
    plain: bool = False  # posts and answers to them are words alone
    palette: str = ""  # in whose colours pictures to them are (`render.palettes`); "": as they are drawn
    size: str = ""  # whether pictures to them are as drawn (""), large, or in words (`render.looks`)
    rated: bool = False  # they take part in the ratings, and others may see what they have played
    quiet: tuple[int, int] | None = None
    zone: str = "UTC"
    offset: int | None = (
        None  # minutes east of UTC of that time zone, when it was known last (`timing.utc_offset_minutes`)
    )
    language: str = ""  # that they have chosen; "": their Discord's
    heard: str = ""  # the language of their Discord at their last interaction; "": English
    away: tuple[Away, ...] = ()
    met: dict[str, str] = {}  # terms of art that were explained: "game:term" -> "table:prompt" where that was
    hinted: str = ""  # the day (UTC) on which they were last told that the bot does not read what they write
    pages: tuple[OpenedPage, ...] = ()  # of tables that they have opened lately
    notes: tuple[NotebookEntry, ...] = ()  # that they have written at tables, for themselves alone
    page_epoch: int = 0  # how often they have ended all of them: what was given out before holds no more
    lost: tuple[Lost, ...] = ()  # never kept: what is kept and not known here any more (`read`)
    told_lost: tuple[Lost, ...] = ()  # of which they were told

    def spoken_language(self) -> str:
        """Return the language in which they are told."""
        return next((one for one in (self.language, self.heard) if one in known_languages()), LANGUAGE)

    @property
    def picture_look(self) -> Look:
        """Return how pictures are shown to this person."""
        return Look(self.palette, self.size)

    def quiet_hours(self) -> Quiet | None:
        """Return the quiet hours with their time zone."""
        return (*self.quiet, self.zone) if self.quiet else None

    def reminder_interval(self) -> float | None:
        """Return the seconds between reminders; None for none."""
        return self.every * HOUR if self.every else None

    def absence(self, table: str, now: float) -> Away | None:
        """Return the absence that holds now at a table."""
        return next((a for a in self.away if a.table in ("", table) and a.frm <= now < a.to), None)

    def next_absence_start(self, table: str, now: float) -> float | None:
        """Return when the next absence at a table begins."""
        return min((a.frm for a in self.away if a.table in ("", table) and a.frm > now), default=None)


FIELDS = tuple(field for field in msgspec.structs.fields(Preferences) if field.name != "lost")


def read_preferences(kept: Mapping[str, Any]) -> Preferences:
    """Return settings as they are kept, with the default for each that is not known here any more: a time zone (its
    last known distance from UTC), a language, colours, or what another version has kept in another shape."""
    values, lost = dict[str, Any](), list[Lost]()
    for field in FIELDS:
        if field.name not in kept:
            continue
        try:
            values[field.name] = msgspec.convert(kept[field.name], field.type)
        except msgspec.ValidationError:
            lost.append((field.name, ""))
    found = Preferences(**values)
    zone = kept_zone_if_known(found.zone, found.offset)
    known = {
        "zone": zone,
        "language": found.language if found.language in known_languages() else "",
        "palette": found.palette if found.palette in PALETTES else "",
        "size": found.size if found.size in SIZES else "",
    }
    lost += [(name, getattr(found, name)) for name, value in known.items() if getattr(found, name) != value]
    return msgspec.structs.replace(found, **known, lost=tuple(lost))


def _with_term(term: str, place: str, kept: Preferences) -> dict[str, Any]:
    """Return the terms that a person has met with one more."""
    return {"met": {**kept.met, term: place}}


class PreferenceStore:
    """Reads each person's settings once and keeps them in memory; changes go through `change`."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[int, Preferences] = {}
        self._changing = asyncio.Lock()

    async def of(self, user: int | None) -> Preferences:
        """Return a person's settings."""
        if user is None:
            return Preferences()
        found = self._known.get(user)
        if found is None:
            kept = read_preferences((await self.store.person(user)).get("preferences") or {})
            found = self._known.setdefault(user, kept)  # a change may have come meanwhile
        return found

    async def language(self, user: int | None) -> str:
        """Return the language in which a person is told."""
        return (await self.of(user)).spoken_language()

    async def note_language(self, user: int, locale: str) -> str:
        """Note the language of a person's Discord, and return in which they are told. Most are told in English, of whom
        nothing needs to be kept; where nothing can be kept now they are told in it all the same."""
        heard = language_of(locale)
        kept = await self.of(user)
        if (kept.heard or LANGUAGE) != heard:
            try:
                kept = await self.change(user, heard="" if heard == LANGUAGE else heard)
            except SaveError:
                kept = msgspec.structs.replace(kept, heard=heard)
        return kept.spoken_language()

    async def unexplained_terms(self, user: int, terms: Sequence[str], place: str) -> list[str]:
        """Return those of some terms that are explained in a place if it names them: this person has met them nowhere
        else. terms, place: as `term_to_explain` takes them."""
        met = (await self.of(user)).met
        return [term for term in terms if met.get(term, place) == place]

    async def term_to_explain(self, user: int, terms: Sequence[str], place: str) -> str:
        """Return the term that is explained in a place: the one that was before, else the first of `terms` that this
        person has not met, which is remembered; "" where there is none. terms: "game:term"; place: "table:prompt"."""
        met = (await self.of(user)).met
        for term in terms:
            if met.get(term, place) != place:
                continue
            if term not in met:
                await self.edit(user, partial(_with_term, term, place))
            return term
        return ""

    def digest_readers(self) -> list[int]:
        """Return who wants digests, of those whose settings were read: everybody who plays, once their tables woke."""
        return [user for user, kept in self._known.items() if kept.digest]

    def forget(self, users: Iterable[int]) -> None:
        """Drop from memory what is no longer kept."""
        for user in users:
            self._known.pop(user, None)

    async def read_again(self) -> None:
        """Read the settings that are in memory as they are kept now: what keeps them may have been set back."""
        async with self._changing:
            for user in list(self._known):
                kept = (await self.store.person(user)).get("preferences") or {}
                self._known[user] = read_preferences(kept)

    async def change(self, user: int, **fields: Any) -> Preferences:
        """Change some of a person's settings and return them all. The others stay as they are kept, also those that
        are not known here any more."""
        return await self.edit(user, lambda _: fields)

    async def edit(self, user: int, change: Callable[[Preferences], Mapping[str, Any]]) -> Preferences:
        """Change a person's settings by what is made of them as they are kept now, and return them all: for what is
        added to a list or a mapping. `change` runs in the store's thread."""

        def changed(kept: dict[str, Any]) -> dict[str, Any]:
            fields: dict[str, Any] = msgspec.to_builtins(dict(change(read_preferences(kept))))
            return fields

        async with self._changing:  # what is known afterwards is what was kept last
            new = self._known[user] = read_preferences(await self.store.change_preferences(user, changed))
        return new

    async def note_telling_lost_settings(self, user: int) -> bool:
        """Return whether a person was not told yet, at any table, of all settings that are lost. Whoever asks tells
        them now, and keeps that with `change`; tables beside this one do not."""
        prefs = await self.of(user)
        if set(prefs.lost) <= set(prefs.told_lost):
            return False
        self._known[user] = msgspec.structs.replace(prefs, told_lost=prefs.lost)
        return True
