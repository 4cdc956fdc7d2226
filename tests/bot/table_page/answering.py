"""Answers a question by the page's own data: options, fields and buttons, as the generic sheet shows them."""

from typing import Any

from engine.kernel.prompts import Prompt
from tests.bot.table_page.conftest import Json, PagePerson

STEPS = 60
LEADS = ("one", "goal", "deed")  # fields of which the first option is taken
CONFIRMS = ("ok", "quick")


def asked_of(table: Json, prompt: str) -> Json | None:
    """Return a question of a table as it is shown; None where it is asked no more."""
    return next((one for part in ("asked", "asides", "offers") for one in table[part] if one["prompt"] == prompt), None)


def next_press(asked: Json) -> tuple[str, list[str], dict[str, str]] | None:
    """Return what a person presses who takes the first of everything; None where there is nothing."""
    confirm = next((b for b in asked.get("buttons", ()) if verb(b) == "ok" and not b.get("disabled")), None)
    if confirm is not None:
        return confirm["id"], [], {}
    for field in asked.get("fields", ()):
        options = field.get("options", ())
        if field["how"] == "number":
            return field["press"], [], {"n": str(field.get("low", 0))}
        if field["how"] == "many":
            more = next((one for one in options if one.get("more")), None)
            if more is not None and len(field.get("own", ())) < field.get("low", 0):
                return field["press"], [*field.get("own", ()), more["id"]], {}
        elif field["how"] in LEADS and options:
            return options[0]["press"], options[0].get("values", []), {}
    onward = next((b for b in asked.get("buttons", ()) if verb(b) in ("add", "quick") and not b.get("disabled")), None)
    return (onward["id"], [], {}) if onward is not None else None


def verb(button: Json) -> str:
    return str(button["id"]).partition(":")[0]


async def answer_by_page(who: PagePerson, prompt: Prompt, *, confirm: bool = True, once: str = "") -> Json:
    """Answer a question with the first of everything; return the last answer, with what was pressed last. confirm:
    carry it out, else stop before; once: what names the press that does."""
    table: Any = await who.shown()
    for _ in range(STEPS):
        asked = asked_of(table, prompt.id)
        assert asked is not None, "it is not asked"
        found = next_press(asked)
        assert found is not None, asked
        press, values, fields = found
        ends = press.startswith(("ok:", "do:"))
        if ends and not confirm:
            return {"table": table, "pressed": press}
        got = await who.press(press, values, once=once if ends else "", **fields)
        if got["told"].get("sheet") and got["told"]["how"] == "draft":  # it is asked once more
            buttons = [b for row in got["told"]["sheet"]["rows"] for b in row.get("buttons", ())]
            sure = next(b["id"] for b in buttons if verb(b) == "ok")
            press, got = sure, await who.press(sure, once=f"{once} sure" if once else "")
        table = got["table"]
        if got["told"]["how"] == "done":
            return {**got, "pressed": press}
    raise AssertionError(f"no end: {prompt.moment}")
