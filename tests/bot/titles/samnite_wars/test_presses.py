"""How many presses each task takes, from the question's card, walked on the real screens."""

import sys

import pytest

from bot.sandbox.people.person import controls_of
from tests.bot.hall import InProcess, verbs
from tests.bot.presses import Presses, table_of

ASKING = {"add", "sel", "go", "pick", "do", "num"}
LIMITS = {"buy cards": ("turn.strategy", 2), "campaign": ("peace", 3), "commit a war effort": ("war_effort.effort", 3)}
STEPS = 400  # defaults that are played to come to a question


async def at_question(hall: InProcess, moment: str) -> Presses:
    """Play defaults until somebody is asked this, and return them before their live card."""
    table = await hall.start("Ada", "Boris", game="samnite_wars")
    actor = await hall.actor(table)
    for _ in range(STEPS):
        asked = [p for p in actor.live.prompts_waited_for() if p.answered is None and p.moment.startswith(moment)]
        wanted = [p for p in asked if moment != "peace" or "invade" in p.menu.forms]
        if wanted:
            await hall.settled()
            row = actor.live.seat_row(wanted[0].seat)
            assert row is not None
            who = hall.person(row.name)
            cards = [m for place in who.dms() for m in who.messages(place)]
            shown = [m for m in cards if set(verbs(m)) & ASKING and wanted[0].id in str(controls_of(m))]
            return Presses(who, shown[-1])
        async with actor.turn():
            prompt = actor.live.window_prompt() or next(
                p for p in actor.live.prompts_waited_for() if p.answered is None
            )
            assert prompt.default is not None
            await actor.decide(prompt.seat, prompt.id, prompt.default)
    raise AssertionError(f"nobody is asked {moment}")


@pytest.mark.parametrize("task", LIMITS)
async def test_presses(hall: InProcess, task: str) -> None:
    moment, most = LIMITS[task]
    walk = await at_question(hall, moment)
    if task == "campaign":
        await walk.choose("invade")
    if "ok" not in verbs(walk.message) or task == "commit a war effort":
        listed = next((c for c in controls_of(walk.message) if c.get("options")), None)
        if listed is not None:
            await walk.choose(str(listed["options"][0]["value"]))
        elif "add" in verbs(walk.message):
            await walk.press("add")
    await walk.press("ok")
    sys.stdout.write("\n" + table_of({task: (walk.count, most)}) + "\n")
    assert walk.count <= most
