"""Words that are made of the figures: what a locale lists under `derived`, so that a figure stands in one place.

    derived:
      - {rows: action_cards.events, key: "event_text.{id}"}                 # fills the words that the key has already
      - {rows: action_cards.cards, fields: [action, tax, event], key: "card.{id}", said: "event_text.{event}",
         text: "{action:name}, {tax} gold, {event:name}: {said}"}           # makes words for every row

`rows`: a file of the game's figures and the table in it; `fields` name the columns of a row that is a list; `said` is
the key of other words that the text takes in. Of a row's `effects` each gives its figures under its `op`: the value as
`{op}`, everything else as `{op_field}`, and where several effects share an op all of them as `{op_fields}`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from data import load

Say = Callable[[str, Mapping[str, Any]], str]


def derive(templates: dict[str, str], game: str, listed: Iterable[Mapping[str, Any]], say: Say) -> None:
    """Add (or fill) the words of every listed derivation; LookupError if one names a table, a figure or words that are
    not there."""
    for rule in listed:
        file, _, table = rule["rows"].partition(".")
        for token, row in load(game, file)[table].items():
            args = {"id": token, **figures(row, rule.get("fields", ()))}
            key = rule["key"].format_map(args)
            if "said" in rule:
                args["said"] = templates[rule["said"].format_map(args)]
            templates[key] = say(rule.get("text") or templates[key], args)


def figures(row: Mapping[str, Any] | Sequence[Any], fields: Sequence[str] = ()) -> dict[str, Any]:
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
