"""Four people play three rounds of The Sword of Rome over the wire: an alliance made and broken, a coordinated attack,
a siege, a raid. The pieces stand where that can happen; every decision goes through Discord.
"""

from typing import Any

import msgspec
import pytest

from bot.sandbox.people.person import Person, controls_of
from bot.sandbox.world import Channel
from engine.games import game_by_id
from engine.games.sword_of_rome.actions.diplomacy import BreakAlliance, OfferAlliance
from engine.games.sword_of_rome.actions.movement import Coordinate, MarchArmy, PlayCampaign
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.actions.siege import Besiege
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import GAME_ID
from engine.kernel.actions import Action
from engine.kernel.prompts import MAY, OFFER, WINDOW, Prompt
from tests.bot.hall import InProcess, carried_out
from tests.bot.walking import by_buttons
from tests.engine.games.sword_of_rome.playing import Table

PEOPLE = ("Ada", "Boris", "Clara", "Dmitri")
STEPS = 300  # decisions of three rounds, at most
ROUNDS = 3
SOON = 5.0  # seconds in which an offer is in its receiver's DM


def stage() -> Table:
    """Return the table at the beginning of a round of the second turn."""
    table = Table(
        stacks={
            "roman@capua": (7, "camillus"),
            "roman@roma": (6, "valerius"),
            "samnite@fregellae": (5, "egnatius"),
            "etruscan@pisae": (2, "etruscan_a"),
            "greek@agrigentum": (7, "dionysius"),
            "greek@syracusae": 1,
            "gallic@sena_gallica": (5, "gaul_a"),
        },
        hands={
            "roman": ["R1", "R10", "R12", "R25", "R26"],
            "greek": ["K1", "K10", "K11", "K12", "K13"],
            "gallic": ["G1", "G2", "G5", "G9", "G10"],
            "etruscan_samnite": ["E4", "E5", "E9", "E10", "E11"],
        },
        strict=False,
    )
    return table.round_of(*table.state.players)


MARCHES = {
    ("roman", "camillus"): MarchArmy("campaign", "camillus", (), 7, ("fregellae",)),
    ("gallic", "gaul_a"): MarchArmy("G1", "gaul_a", (), 5, ("sentinum", "raid")),
    ("greek", "dionysius"): MarchArmy("K10", "dionysius", (), 6, ("panormus",)),
}
WANTED: dict[str, tuple[Action, ...]] = {
    "roman": (
        OfferAlliance("roman", "greek"),
        PlayCampaign("R1"),
        *(march for (side, _), march in MARCHES.items() if side == "roman"),
        Coordinate("valerius", (), 5, ("velitrae",)),
        BreakAlliance("roman", "greek", ("roma", "roma", "praeneste")),
    ),
    "greek": (MARCHES["greek", "dionysius"], Besiege("K11", "dionysius")),
    "gallic": (MARCHES["gallic", "gaul_a"],),
    "etruscan_samnite": (),
}


class Script:
    """What the four decide, and how: marches by slash command, the rest by buttons."""

    def __init__(self, hall: InProcess, table: str, thread: Channel) -> None:
        self.hall, self.table, self.thread = hall, table, thread
        self.done: list[str] = []
        self.left = {side: list(wanted) for side, wanted in WANTED.items()}
        self.offered_at = 0.0  # when the present offer was made, by the stand-in's clock

    async def play(self) -> None:
        """Decide whatever is asked until three rounds are over."""
        for _ in range(STEPS):
            await self.hall.settled()
            actor = await self.hall.actor(self.table)
            state = actor.live.state
            if state.round > ROUNDS or state.turn > 2 or not actor.live.is_running:
                return
            asked = [p for p in actor.live.prompts() if p.seat in "1234" and p.answered is None]
            offered = next((p for p in asked if p.kind == OFFER and p.side == "greek"), None)
            must = offered or next(p for p in asked if p.kind not in (MAY, OFFER))
            await self._decide(state, must)
        raise AssertionError(self.done[-20:])

    async def _decide(self, state: SwordState, prompt: Prompt) -> None:
        who = self.hall.person(PEOPLE[int(prompt.seat) - 1])
        if prompt.kind == OFFER:
            await self._take(who, prompt)
            return
        action = self._wanted(state, prompt)
        if isinstance(action, MarchArmy | Coordinate | BreakAlliance):
            await self._slash(who, action)
            return
        if action is None:
            action = React() if React.tag() in prompt.menu.forms and prompt.menu.contains(React()) else prompt.default
        assert action is not None
        if isinstance(action, OfferAlliance):
            self.offered_at = self.hall.sandbox.hub.clock.now()
        await by_buttons(who, self.thread, prompt, action)

    async def _take(self, who: Person, prompt: Prompt) -> None:
        """Accept an offer by the button of its message, which is in the receiver's DM at once."""
        accept = f"do:{self.table}:{prompt.id}:accept"
        sent = next(m for m in who.messages("dm") if any(c.get("custom_id") == accept for c in controls_of(m)))
        assert sent.at - self.offered_at < SOON
        receipt = await (await who.press(sent, custom_id=accept)).wait_until_answered()
        assert carried_out(receipt, accept), receipt.text
        self.done.append("accept")

    def _wanted(self, state: SwordState, prompt: Prompt) -> Any:
        """Return what the script has next for a question; None: what a deadline would do."""
        if prompt.kind == WINDOW:
            return None
        for action in self.left[prompt.side]:
            if isinstance(action, BreakAlliance) and state.round < 2:
                continue
            found = action
            if isinstance(action, MarchArmy) and action.card == "campaign":
                found = msgspec.structs.replace(action, card=next(iter(_cards(prompt)), ""))
            if prompt.menu.contains(found):
                self.left[prompt.side].remove(action)
                self.done.append(action.tag())
                return found
        return None

    async def _slash(self, who: Person, action: Any) -> None:
        section = "ally" if isinstance(action, BreakAlliance) else "army"
        path = f"sword-{section} {action.tag().replace('_', '-')}"
        given = {k: v for k, v in msgspec.structs.asdict(action).items() if v not in ((), "none", "")}
        options = {k: ", ".join(v) if isinstance(v, tuple) else v for k, v in given.items()}
        receipt = await (await who.slash_with(path, self.thread, options)).wait_until_answered()
        assert carried_out(receipt.text), (path, options, receipt.text)


def _cards(prompt: Prompt) -> list[str]:
    form = prompt.menu.forms.get(MarchArmy.tag())
    return [] if form is None else [option.token for option in form.field("card", {}).choices_after(()).options]


async def test_three_rounds_of_four_people(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(game_by_id(GAME_ID))
    setup = kind.setup

    def begin_there(self: Any, *args: Any) -> Any:
        return msgspec.structs.replace(setup(self, *args), state=stage().state)

    monkeypatch.setattr(kind, "setup", begin_there)
    ada = hall.person("Ada")
    receipt = await (await ada.slash("game create", "games", game=GAME_ID)).wait_until_answered()
    table = receipt.text.split("(table ")[1][:5]
    for guest in PEOPLE[1:]:
        await (await hall.person(guest).slash("game join", "games", table=table)).wait_until_answered()
    started = await (await ada.slash("game start", "games", table=table)).wait_until_answered()
    assert "begins" in started.text, started
    thread = hall.thread(table)
    script = Script(hall, table, thread)
    await script.play()
    assert {"offer_alliance", "accept", "march_army", "coordinate", "besiege", "break_alliance"} <= set(script.done)
    told = " ".join(m.all_words for m in thread.messages.values() if not m.deleted and m.ephemeral_to is None)
    for said in ("alliance", "flank", "raid", "siege"):
        assert said in told.lower(), said
