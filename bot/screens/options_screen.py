"""The options of a table: in a line on the lobby card, and the host's form for them."""

from collections.abc import Sequence, Set

from bot.messages.ids import Press
from bot.messages.screen import CONTENT, LABEL, OPTION, Row, Screen, Select, SelectOption, cut_text
from bot.tables.live import LiveTable
from bot.words import Words
from data import overlays
from engine.kernel.game import TableOption
from engine.kernel.prompts import REACTION
from engine.kernel.texts import Text, keyed_text
from engine.store.models import Pace

DIRECT = 4  # so many options fit beside the pace as a select each; more are chosen from a list first
LINES = 25  # of a select
HOUR = 3600.0


def pace_name(words: Words, pace: Pace) -> str:
    """Return a pace in words: one of the usual by its name, another by its times; and how long responses may take,
    where that is less than a decision may."""
    quick = words("lobby.quick") if pace.quick else ""
    if words.has_words(f"name.pace_{pace.name}"):
        return words.name(f"pace_{pace.name}") + words.say(_responses(pace, "at_most")) + quick
    return (
        words(
            "lobby.times",
            limited=pace.deadline is not None,
            deadline=keyed_text("times.none") if pace.deadline is None else _duration(pace.deadline),
            hold=_duration(pace.hold),
            most=_responses(pace, "at_most"),
        )
        + quick
    )


def deadline_text(pace: Pace) -> Text:
    """Return how long a decision may take, and a response."""
    if pace.deadline is None:
        return keyed_text("times.none")
    return keyed_text("times.weighted", time=_duration(pace.deadline), responses=_responses(pace, "responses"))


def _responses(pace: Pace, key: str) -> Text:
    """Return how long a response may take at most, where that is less than a decision may, in the words of a key."""
    if not pace.weighted or pace.deadline is None:
        return keyed_text("times.no_responses")
    return keyed_text(f"times.{key}", time=_duration(max(pace.deadline * REACTION, pace.hold)))


def _duration(seconds: float) -> Text:
    if seconds >= HOUR:
        return keyed_text("times.hours", n=f"{seconds / HOUR:.3g}")
    if seconds < 60:
        return keyed_text("times.seconds", n=f"{seconds:.2g}")
    return keyed_text("times.minutes", n=f"{seconds / 60:.2g}")


def option_name(words: Words, key: str) -> str:
    """Return what an option is called."""
    return words.name(f"option_{key}")


def option_value(words: Words, key: str, value: str) -> str:
    """Return a value of an option in words; numbers as they are."""
    if "@" in value:  # an overlay of the operator's: its own name, and as much of its hash as tells it apart
        return f"{short}…" if (short := overlays.legacy_overlay_name(value)) != value else value
    if value.isdecimal():
        return value
    return words(f"value.{value}") if value in ("yes", "no") else words.name(f"option_{key}_{value}")


def option_with_value(words: Words, key: str, value: str) -> str:
    """Return an option with its value, in words."""
    return f"{option_name(words, key)}: {option_value(words, key, value)}"


def settled_option_value(live: LiveTable, option: TableOption) -> str:
    """Return what a table has settled; the default where it was opened before there was the option."""
    return live.row.options.get(option.key, option.default)


def applicable_options(live: LiveTable) -> tuple[TableOption, ...]:
    """Return the options that mean anything beside what the table has settled."""
    return tuple([option for option in live.game.options if option.applies(live.row.options)])


def options_line(live: LiveTable) -> str:
    """Return a table's options in a line: all where there are few, else the first two and what is not the default."""
    options = applicable_options(live)
    few = len(options) <= DIRECT
    told = [
        option_with_value(live.words, option.key, settled_option_value(live, option))
        for n, option in enumerate(options)
        if few or n < 2 or settled_option_value(live, option) != option.default
    ]
    rest = len(options) - len(told)
    if rest:
        told.append(live.words("lobby.other_options", count=rest))
    return "; ".join(told)


def options_screen(live: LiveTable, key: str = "") -> Screen:
    """Return the host's form for pace and options; of many options the one of `key` is open."""
    options = applicable_options(live)
    rows: list[Row] = [_pace(live)]
    if len(options) <= DIRECT:
        rows += [_values(live, option) for option in options]
        return Screen(content=_explained(live, [option.key for option in options]), rows=tuple(rows))
    rows.append(_which(live, key))
    rows += [_values(live, option) for option in options if option.key == key]
    return Screen(content=_explained(live, [key] if key else []), rows=tuple(rows))


def _explained(live: LiveTable, keys: Sequence[str]) -> str:
    """Return what the form is for, and of these options what each changes."""
    words = live.words
    told = (
        words("lobby.option_line", option=option_name(words, key), text=words(f"option_text.{key}"))
        for key in keys
        if words.has_words(f"option_text.{key}")
    )
    return cut_text("\n".join((words("lobby.choose_options"), *told, words("lobby.choose_times"))), CONTENT)


def _pace(live: LiveTable) -> Select:
    from bot.tables.lobby import PACES

    lines = (SelectOption(value=p, label=live.words.name(f"pace_{p}"), chosen=p == live.row.pace.name) for p in PACES)
    return Select(id=Press("pace", live.row.id).id(), placeholder=live.words("lobby.choose_pace"), options=tuple(lines))


def _which(live: LiveTable, key: str) -> Select:
    words = live.words
    lines = (
        SelectOption(
            value=option.key,
            label=cut_text(option_name(words, option.key), OPTION),
            description=cut_text(_described(words, option, settled_option_value(live, option)), OPTION),
            chosen=option.key == key,
        )
        for option in applicable_options(live)[:LINES]
    )
    return Select(id=Press("optof", live.row.id).id(), placeholder=words("lobby.choose_option"), options=tuple(lines))


def _described(words: Words, option: TableOption, value: str) -> str:
    """Return what an option is set to, and whether that is the usual."""
    said = option_value(words, option.key, value)
    return f"{said} ({words('lobby.usual')})" if value == option.default else said


def _values(live: LiveTable, option: TableOption) -> Select:
    now = settled_option_value(live, option)
    kept = {int(v) for v in (option.default, now) if not option.values}
    values = option.values or tuple(str(n) for n in _steps(option.low or 0, option.high or 0, kept))
    lines = tuple(
        SelectOption(
            value=v,
            label=cut_text(option_with_value(live.words, option.key, v), OPTION),
            description=live.words("lobby.usual") if v == option.default else None,
            chosen=v == now,
        )
        for v in values
    )
    name = cut_text(option_name(live.words, option.key), LABEL)
    return Select(id=Press("opt", live.row.id, "", option.key).id(), placeholder=name, options=lines[:LINES])


def _steps(low: int, high: int, kept: Set[int]) -> list[int]:
    """Return at most 25 numbers from low to high, round ones where there are too many; those of `kept` among them."""
    step = max(1, -(-(high - low) // 20))
    return sorted({low, *(n for n in range(low, high) if n % step == 0), high, *kept})
