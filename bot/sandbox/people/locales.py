"""Commands as a client shows them in somebody's language."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def command_in_locale(part: Json, locale: str) -> Json:
    """Return a part of a command with its texts in a locale, where the bot gives them: its description and the labels
    of its choices; `shown` is its name there. Options are treated alike."""
    out = {**part, "shown": _said(part, "name", locale)}
    if "description" in part:
        out["description"] = _said(part, "description", locale)
    if part.get("options"):
        out["options"] = [command_in_locale(one, locale) for one in part["options"]]
    if part.get("choices"):
        out["choices"] = [{**one, "name": _said(one, "name", locale)} for one in part["choices"]]
    return out


def shown_path(command: Json, name: str, locale: str) -> str:
    """Return the path of a command (`game create`) as it is shown in a locale."""
    part, out = command, [_said(command, "name", locale)]
    for token in name.split(" ")[1:]:
        part = next(one for one in part["options"] if one["name"] == token)
        out.append(_said(part, "name", locale))
    return " ".join(out)


def _said(part: Json, key: str, locale: str) -> str:
    return str((part.get(f"{key}_localizations") or {}).get(locale) or part.get(key, ""))
