"""Four people play two full rounds of Total War: Rome over the wire: an alliance made and broken, a battle with a plan
on one side and presses on the other, a naval battle, an event in another's turn, purchases revealed together.

The pieces stand where that can happen; every decision goes through Discord."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bot.sandbox.people.person import Person, controls_of
from bot.sandbox.world import Channel
from engine.games import game_by_id
from engine.games.total_war_rome.actions.agents import Agree, Treaty
from engine.games.total_war_rome.actions.all_types import AnyAction
from engine.games.total_war_rome.actions.battle import Deploy
from engine.games.total_war_rome.actions.campaign import Betray, Confront, Engage, Meet
from engine.games.total_war_rome.actions.rounds import EndTurn, SetOrder
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.board.regions import set_land
from engine.games.total_war_rome.game import TotalWarRome
from engine.games.total_war_rome.state import DECK, ENEMY, FRIENDLY, RomeState
from engine.games.total_war_rome.tables import faction_pair_id
from engine.games.total_war_rome.view import view_of
from engine.kernel.actions import Pass
from engine.kernel.prompts import MAY, SEALED, WINDOW, Prompt
from tests.bot.hall import InProcess, carried_out, opened
from tests.bot.titles.total_war_rome.table import PEOPLE, begin, draw_plainly, public, rome_table, said
from tests.bot.walking import by_buttons

ROME, CARTHAGE, GREEKS, TRIBES = "rome", "carthage", "greek_states", "barbarian_tribes"
TREATY, AGITATORS = "ac_01", "ac_08"
STEPS = 400  # decisions of two rounds, at most


def crafted(state: RomeState) -> None:
    """Put armies and navies where they will fight, and the cards where they will be dealt."""
    change = msgspec.structs.replace
    state.relations[faction_pair_id(ROME, CARTHAGE)] = FRIENDLY
    state.relations[faction_pair_id(ROME, GREEKS)] = ENEMY
    for army, at in (("rome_1", "messana"), ("greek_states_1", "messana"), ("rome_2", "etruria")):
        state.armies[army] = change(state.armies[army], at=at)
    set_land(state, "boii", owner=CARTHAGE)
    for navy in ("rome_fleet_1", "greek_states_fleet_1"):
        state.navies[navy] = change(state.navies[navy], sea="mare_tyrrhenum")
    rest = [card for card in state.cards.zones[DECK] if card not in (TREATY, AGITATORS)]
    dealt = [TREATY, *rest[:4], AGITATORS, *rest[4:]]  # Rome's five, then Carthage's
    state.cards.zones = {**state.cards.zones, DECK: dealt[::-1]}


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every game begin as crafted."""
    setup = TotalWarRome.setup

    def begin_crafted(self: TotalWarRome, *args: Any) -> Any:
        done = setup(self, *args)
        crafted(done.state)
        return done

    monkeypatch.setattr(TotalWarRome, "setup", begin_crafted)
    draw_plainly(monkeypatch)


BUYS = re.compile(r" spends?  *\d+\*\* of")  # what a basket tells


def told_of_purchases(thread: Channel) -> int:
    """Return how many purchases everybody has been told of."""
    return len(BUYS.findall(said(thread)))


class Script:
    """What the four decide, and how: by slash commands, by buttons, by the quick answers."""

    def __init__(self, hall: InProcess, table: str, thread: Channel) -> None:
        self.hall, self.table, self.thread = hall, table, thread
        self.done: list[str] = []
        self.planned = False
        self.bought = self.revealed = 0  # baskets with something in them; purchases that the ledger tells

    async def play(self, until: Callable[[RomeState], bool]) -> None:
        """Decide whatever is asked until something holds."""
        for _ in range(STEPS):
            await self.hall.settled()
            actor = await self.hall.actor(self.table)
            state = actor.live.state
            if until(state) or not actor.live.is_running:
                return
            asked = [p for p in actor.live.prompts() if p.seat in "1234" and p.answered is None]
            right = next((p for p in asked if p.kind == MAY and self._wants(state, p)), None)
            must = next(p for p in asked if p.kind != MAY) if right is None else right
            await self._decide(state, must)
        raise AssertionError(self.done[-20:])

    def _wants(self, state: RomeState, prompt: Prompt) -> bool:
        return prompt.side == CARTHAGE and "agitate" in prompt.menu.forms and "agitate" not in self.done

    async def _decide(self, state: RomeState, prompt: Prompt) -> None:
        who = self.hall.person(PEOPLE[int(prompt.seat) - 1])
        forms = prompt.menu.forms
        if prompt.kind == MAY:
            await self._slash(who, "twr-event agitate", card=AGITATORS, region="latium")
            self.done.append("agitate")
            assert view_of(state, None).turn == ROME  # in another's turn
        elif Deploy.tag() in forms:
            await self._quick(who, prompt, "suggested" if self.planned else "rest")
            self.planned = True
        elif Spend.tag() in forms:
            await self._spend(who, prompt)
        elif (act := self._wanted(state, prompt)) is not None:
            await by_buttons(who, self.thread, prompt, act)
        elif prompt.kind == WINDOW:
            await by_buttons(who, self.thread, prompt, Pass())
        elif EndTurn.tag() in forms:
            await self._slash(who, "twr end-turn")
            self.done.append("end_turn")
        else:
            default = prompt.default
            assert default is not None, prompt.moment
            await by_buttons(who, self.thread, prompt, default)

    def _wanted(self, state: RomeState, prompt: Prompt) -> AnyAction | None:
        """Return what the script has next for a question."""
        side, forms = prompt.side, prompt.menu.forms
        allied = state.are_allied(ROME, CARTHAGE)
        found: Any = None
        if SetOrder.tag() in forms:
            found = SetOrder(ROME, "clockwise")
        elif Agree.tag() in forms:
            found = Agree()
        elif Meet.tag() in forms:
            found = Meet("fight", "stay", "none")
        elif side == ROME and Engage.tag() in forms and "engage" not in self.done:
            found = Engage("rome_fleet_1", "greek_states_fleet_1")
        elif side == ROME and Confront.tag() in forms and "confront" not in self.done:
            found = Confront("rome_1", "greek_states_1")
        elif side == ROME and Betray.tag() in forms and allied and state.round > 1:
            found = Betray("rome_2", "boii")
        elif side == ROME and Treaty.tag() in forms and not allied and state.round == 1 and "treaty" not in self.done:
            found = next(
                a for region in ("zeugitana", *state.regions)
                if prompt.menu.contains(a := Treaty(TREATY, "rome_agent_1", CARTHAGE, region))
            )  # fmt: skip
        if found is None or not prompt.menu.contains(found):
            return None
        self.done.append(found.tag())
        return found  # type: ignore[no-any-return]

    async def _spend(self, who: Person, prompt: Prompt) -> None:
        form = prompt.menu.forms[Spend.tag()]
        nothing: dict[str, Any] = dict.fromkeys(form.fields, ())
        wanted = ((name, o.token) for name in ("roads", "improvements", "troops", "ships")
                  for o in form.field(name, nothing).choices_after(()).options)  # fmt: skip
        bought = next(((n, t) for n, t in wanted if prompt.menu.contains(Spend(**{n: (t,)}))), None)  # type: ignore[arg-type]
        assert prompt.kind == SEALED and prompt.shown
        before = len(public(self.thread))
        assert told_of_purchases(self.thread) == self.revealed  # of those who sealed before them nothing is told
        await self._slash(who, "twr spend", **({bought[0]: bought[1]} if bought else {}))
        self.bought += bought is not None
        if sum(step.startswith("spend ") for step in self.done) % 4 == 3:
            await self.hall.settled()
            self.revealed = told_of_purchases(self.thread)
            assert self.revealed >= self.bought  # all four at once
        self.done.append(f"spend {before}")

    async def _slash(self, who: Person, path: str, **options: Any) -> None:
        receipt = await (await who.slash_with(path, self.thread, options)).wait_until_answered()
        assert carried_out(receipt.text), (path, options, receipt.text)

    async def _quick(self, who: Person, prompt: Prompt, key: str) -> None:
        message = await opened(who, self.thread, prompt.id)
        wanted = f"quick:{self.table}:{prompt.id}:{key}"
        control = next(c["custom_id"] for c in controls_of(message) if c["custom_id"] == wanted)
        receipt = await (await who.press(message, custom_id=control)).wait_until_answered()
        assert carried_out(receipt.text), receipt.text
        self.done.append(f"quick {key}")


async def test_two_rounds_of_four_people(stage: None, hall: InProcess) -> None:
    table = await rome_table(hall, *PEOPLE[1:], options="last_round=2")
    thread = await begin(hall, table)
    script = Script(hall, table, thread)
    await script.play(lambda state: game_by_id("total_war_rome").outcome(state) is not None)
    told = said(thread)
    assert "now allies" in told, told
    assert "breaks the alliance" in told
    assert told.count("Naval battle in Mare Tyrrhenum: ") == 1
    assert all(
        "Now:" not in m.all_words for m in public(thread) if m.all_words.startswith("### ⚓")
    )  # edited to its end
    for phase in (
        "first in round 2",
        "Order of the turns:",
        "Action cards dealt: ",
        "raises",
        " → ",
        BUYS.pattern,
    ):  # all five phases
        assert re.search(phase, told), phase
    assert "⚔️ Battle in Messana: " in told
    assert "Agitators" in told and "agitate" in script.done
    assert "quick rest" in script.done and "quick suggested" in script.done
    running = [m for m in public(thread) if m.all_words.startswith("### ⚔️")]
    assert len(running) == 1 and "Why: " in running[0].all_words  # one message, edited
    # who is asked to deploy next reads in their DM how the last combat went
    heard = [
        str([(m.all_words, m.versions) for m in hall.person(name).messages("dm")]) for name in PEOPLE
    ]  # as it was, too
    assert sum(re.search(r"(Terrain|Flanks|Centre) \d: ", text) is not None for text in heard) >= 1
    assert "Terrain 1: " not in told
    assert told.count("Taxes of round") == 2
    spent = [int(step.split()[1]) for step in script.done if step.startswith("spend ")]
    assert len(spent) == 8 and len(set(spent[:4])) == 1  # nothing is told before all have sealed
