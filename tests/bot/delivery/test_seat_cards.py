"""The live card of a seat: one message in its DM, edited by its person's own presses; what another brings is new."""

from bot.tables.actor import Actor
from bot.testbed.drills.script import answer_to
from bot.testbed.drills.steps import steps
from bot.testbed.sandbox.people.person import Person, Receipt
from bot.testbed.sandbox.world import Message
from tests.bot.clockwork import seat_of
from tests.bot.hall import verbs

ANSWERS = {"ok", "do", "add", "sel", "pick", "bag", "open"}


def cards(who: Person) -> list[Message]:
    """Return the messages in a person's DM on which something can be answered."""
    return [m for m in who.messages("dm") if ANSWERS & set(verbs(m))]


async def answers(actor: Actor, who: Person, message: Message, seed: str = "x") -> list[Receipt]:
    """Let a person answer his question by pressing on a message, step by step."""
    prompt = next(p for p in actor.live.waiting() if p.seat == seat_of(actor, who) and p.answered is None)
    pressed = steps(actor.live, prompt, answer_to(prompt, seed))
    return [await (await who.forge(message, step.custom_id, step.values)).settled() for step in pressed]
