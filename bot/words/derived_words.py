"""Words that are made of the figures: what a game lists in `derived_words.yaml`, so that a figure stands in one place.

    - {rows: action_cards.events, key: "event_text.{id}"}  # fills the words that the key has already
    - {rows: action_cards.cards, fields: [action, tax, event], key: "card.{id}", said: "event_text.{event}",
       text: derived.card}                                 # makes words for every row, by one message

`rows`: a file of the game's figures and the table in it; `fields` name the columns of a row that is a list; `text` is
the key of the message that is filled, where it is not the key's own; `said` that of other words that it takes in, as
`$said`; `own` a table in the same file that has, of some rows, effects in the place of those that these other words are
filled with, which are said by `own_key` then. With `each`, the field of a row that has figures by name, the words are
others with these figures behind them, and there are none for rows without any. With `unless_said` rows whose key has
words already keep them; rows in which the figure is empty that `needs` names are left out. Of a row's `effects` each
gives its figures under its `op`: the value as `$op`, everything else as `$op_field`, and where several effects share an
op all of them as `$op_fields`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from data import load_game_data
from data.messages import Args, Message, Said, Speaker, variables_of

RULES = "derived_words"  # the file of a game that lists how words are made


class Derived(Message):
    """Words that are filled with figures when they are first said.

    message: what is filled.
    figures: the figures.
    said: other words that are taken in, themselves perhaps filled.
    words: who says them.
    """

    __slots__ = ("figures", "message", "other", "words")

    def __init__(
        self, key: str, message: Message, figures: Mapping[str, Any], words: Speaker, other: Message | None = None
    ) -> None:
        super().__init__(key, message.source, message.language)
        self.message, self.figures, self.words, self.other = message, figures, words, other

    def _read(self) -> Said:
        """Fill the message; LookupError if it names a figure that is not there."""
        args: Args = self.figures
        if self.other is not None:
            args = {**args, "said": self.other.say(self.words, {})}
        lacking = variables_of(self.message) - args.keys()
        if lacking:
            raise LookupError(f"{self.key} names {sorted(lacking)}, there is only {', '.join(args)}")
        self._said = self._constant(self.message.say(self.words, args))
        return self._said


def derive_words(found: dict[str, Message], game: str, listed: Iterable[Mapping[str, Any]], words: Speaker) -> None:
    """Add (or fill) the words of every listed derivation; LookupError if one names a table or words that are not
    there, or (when they are said) a figure."""
    for rule in listed:
        file, _, table = rule["rows"].partition(".")
        for token, row in load_game_data(game, file)[table].items():
            args = {"id": token, **word_figures(row, rule.get("fields", ()))}
            key = rule["key"].format_map(args)
            if "each" in rule:
                _add_each(found, rule, key, args, words)
                continue
            if (rule.get("unless_said") and key in found) or not args.get(rule.get("needs", "id")):
                continue
            other = found[rule["said"].format_map(args)] if "said" in rule else None
            effects = load_game_data(game, file).get(rule.get("own", ""), {}).get(token)
            if effects and isinstance(other, Derived):
                other = Derived(other.key, other.message, word_figures({"effects": effects}), words)
                found[rule["own_key"].format_map(args)] = other
            found[key] = Derived(key, found[rule.get("text", key)], args, words, other)


def _add_each(
    found: dict[str, Message], rule: Mapping[str, Any], key: str, args: Mapping[str, Any], words: Speaker
) -> None:
    """Add the words of a row that has figures of its own: other words, and each of these figures after them."""
    said: Message | None = None
    for name, value in args.get(rule["each"], {}).items():
        other = said or found[rule["said"].format_map(args)]
        shown = value if isinstance(value, int | str) else " ".join(map(str, value))
        said = Derived(
            key, found[rule["text"]], {"figure": f"figure_{name.rstrip('0123456789')}", "value": shown}, words, other
        )
    if said is not None:
        found[key] = said


def word_figures(row: Mapping[str, Any] | Sequence[Any], fields: Sequence[str] = ()) -> dict[str, Any]:
    """Return what the words for a row of figures may name."""
    if not isinstance(row, Mapping):
        return dict(zip(fields, row, strict=True))
    out = {key: value for key, value in row.items() if key != "effects"}
    for effect in row.get("effects", ()):
        for field, value in effect.items():
            if field != "op":
                name = effect["op"] if field == "value" else f"{effect['op']}_{field}"
                out.setdefault(name, value)
                out[f"{name}s"] = (*out.get(f"{name}s", ()), value)
    return out
