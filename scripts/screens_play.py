"""A game that one person or several play by presses alone, mostly against computers, for `scripts/screens.py`: who
looks on sees every screen that they get, in order."""

import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.messages.ids import Press, parse_custom_id
from bot.sandbox.people.person import Person, controls_of
from bot.sandbox.validation.components import BUTTON, STRING_SELECT
from bot.sandbox.world import Channel, Message
from bot.tables.live import LiveTable
from engine.kernel.prompts import Prompt
from tests.bot.hall import InProcess

Json = dict[str, Any]
STEPS = 60  # presses for one answer, at most
WAITS = 10  # times a minute that computers may think
ANSWERS = 8  # to one question in one activity, such as an Operations Phase: then it is ended, if it can be
FIRST = ("quick", "ok")
LEADING = ("do", "add", "goto", "num", "bagp", "pick", "sel", "bag", "open")
"""What is pressed, of what was pressed equally often: what is suggested, then Confirm, then the first that leads on."""
EAGER = (3, 1)  # styles of a button that stands for what one will mostly want: green, then blue


class PlayError(Exception):
    """The game came to no further question, or an answer to no end."""


class Play:
    """One table with persons at it, from its lobby on. people: the host first. turned: told whose eyes see what is
    looked at next."""

    def __init__(
        self,
        hall: InProcess,
        people: Sequence[Person],
        look: Callable[[list[Channel]], Awaitable[None]],
        turned: Callable[[Person], None] = lambda _: None,
    ) -> None:
        self.hall, self.people, self._look, self._turned = hall, people, look, turned
        self.person = people[0]
        self.table = ""
        self.presses = 0
        self._pressed: Counter[str] = Counter()
        self._answered: Counter[tuple[str, ...]] = Counter()  # by moment and activities

    async def run(self, game: str, rounds: int, options: Json) -> str:
        """Play so many rounds, or to the end; return a word on how far it came."""
        self.table = await self.hall.create(*(person.name for person in self.people), game=game, **options)
        await self.look()
        card = self.hall.card(self.table)
        offered = {control.get("custom_id") for control in controls_of(card)}
        ways = [Press(verb, self.table).id() for verb in ("start", "fill")]  # a seat that is left is a computer's
        await self.person.press(card, custom_id=next((way for way in ways if way in offered), ways[0]))
        await self.wait_until_settled()
        actor = await self.hall.actor(self.table)
        while actor.live.is_running and actor.live.game.round(actor.live.state) <= rounds:
            prompt = self._asked(actor.live)
            await self.look()
            await self._answer(
                prompt, lambda one: not actor.live.is_still_asked(one) or is_secret_prompt_answered(actor, one)
            )
            self._answered[prompt.moment, *prompt.within] += 1
        for person in self.people:
            self._turn(person)
            await self.look()
        state = actor.live.state
        return f"{self.presses} presses, round {actor.live.game.round(state)}, {actor.live.row.status}"

    def _turn(self, person: Person) -> None:
        self.person = person
        self._turned(person)

    def _asked(self, live: LiveTable) -> Prompt:
        """Return the next question, and turn to who is asked it."""
        for person in self.people:
            seat = live.seat_of(int(person.id))
            if seat is None:
                raise PlayError(f"{person.name} has no seat")
            for prompt in live.questions_seat_can_answer(seat.seat):
                if prompt.answered is None:
                    self._turn(person)
                    return prompt
        raise PlayError(f"nothing is asked after {self.presses} presses")

    async def look(self) -> None:
        """Show where the person looks: the lobby, the table's thread and their DMs."""
        card = self.hall.card(self.table)
        places = [self.person.place(card.channel_id)]
        with contextlib.suppress(KeyError):
            places.append(self.hall.sandbox.world.channels[card.id])
        await self._look([*places, *self.person.dms()])

    async def wait_until_settled(self) -> None:
        """Wait until computers have thought and everything is told."""
        for _ in range(WAITS):
            with contextlib.suppress(AssertionError):  # a computer thinks for longer than tests wait
                return await self.hall.settled()
        raise PlayError("it never came to rest")

    async def _answer(self, prompt: Prompt, over: Callable[[Prompt], bool]) -> None:
        message = self._asking(prompt) or await self._my_table()
        for _ in range(STEPS):
            control = self._next(message, prompt)
            if control is None:
                message = await self._my_table()
                control = self._next(message, prompt)
            if control is None:
                raise PlayError(f"nothing leads on for {prompt.id}")
            message = await self._use(message, control) or message
            await self.wait_until_settled()
            await self.look()
            if over(prompt):
                return
        raise PlayError(f"no end of {prompt.id}")

    def _asking(self, prompt: Prompt) -> Message | None:
        """Return the newest message to the person that has controls of this question."""
        for message in reversed([m for place in self.person.dms() for m in self.person.messages(place)]):
            if self._next(message, prompt) is not None:
                return message
        return None

    async def _my_table(self) -> Message:
        where = self.hall.sandbox.world.channels[self.hall.card(self.table).id]
        receipt = await (await self.person.slash("table", where)).wait_until_answered()
        if receipt.message is None:
            raise PlayError("My table does not open")
        await self.look()
        return receipt.message

    def _next(self, message: Message, prompt: Prompt) -> Json | None:
        """Return the control to use: of those least often used the first in rank. Where the same has been asked often,
        as what costs nothing may be done and undone without end, it is what would be played for somebody absent."""
        found = []
        often = self._answered[prompt.moment, *prompt.within] >= ANSWERS
        ends = prompt.default.tag() if often and prompt.within and prompt.default is not None else ""
        for place, control in enumerate(controls_of(message)):
            press = parse_custom_id(str(control.get("custom_id", "")))
            if press is None or press.prompt != prompt.id or control.get("disabled"):
                continue
            if press.verb not in FIRST + LEADING:
                continue
            rank = FIRST.index(press.verb) if press.verb in FIRST else len(FIRST)
            style = control.get("style")
            eager = EAGER.index(style) if style in EAGER else len(EAGER)
            used = -1 if ends and press.argument == ends else self._pressed[_deed(control["custom_id"])]
            found.append((used, rank, eager, place, control))
        return min(found, key=lambda one: one[:4])[4] if found else None

    async def _use(self, message: Message, control: Json) -> Message | None:
        name = control["custom_id"]
        times = self._pressed[_deed(name)]
        self._pressed[_deed(name)] += 1
        self.presses += 1
        if control["type"] == BUTTON:
            receipt = await (await self.person.press(message, custom_id=name)).wait_until_answered()
            if receipt.modal is not None:
                receipt = await (await self.person.submit(receipt, {"n": "1"})).wait_until_answered()
        elif control["type"] == STRING_SELECT:
            values = [o["value"] for o in control["options"] if not o.get("default")] or [
                control["options"][0]["value"]
            ]
            start = times % len(values)
            wanted = min(max(1, control.get("min_values", 1), times + 1), control.get("max_values", 1))
            if wanted > len(values):  # a list is set as a whole: what is chosen already is chosen with the rest
                values, start = [o["value"] for o in control["options"]], 0
            few = (values[start:] + values[:start])[:wanted]  # more each time, as a list may want several at once
            receipt = await (await self.person.select(message, few, custom_id=name)).wait_until_answered()
        else:
            raise PlayError(f"a control of another kind: {control['type']}")
        if receipt.has_failed:
            raise PlayError(f"{name} was not answered")
        return receipt.message


def _deed(custom_id: str) -> str:
    """Return what a press is counted as: what leads on by what it does, whichever question it stands under, so that all
    that is offered gets its turn; what is suggested and Confirm under each question anew."""
    press = parse_custom_id(custom_id)
    return f"{press.verb} {press.argument}" if press is not None and press.verb in LEADING else custom_id


def is_secret_prompt_answered(actor: Any, prompt: Prompt) -> bool:
    """Return whether a question that stays open, since it is answered in secret, has its answer."""
    return any(p.id == prompt.id and p.answered is not None for p in actor.live.prompts())
