"""A table for tests of the chapters: a whole game set up, pieces put where a test wants them, scripted dice."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import pytest

from engine.games.total_war_rome.board.regions import set_land
from engine.games.total_war_rome.frames.agents import AgentPhase, AgentTurn
from engine.games.total_war_rome.frames.campaign import CampaignPhase, CampaignTurn
from engine.games.total_war_rome.frames.rounds import Rounds
from engine.games.total_war_rome.game import GAME
from engine.games.total_war_rome.setup import starting_state
from engine.games.total_war_rome.skull_dice import FACES
from engine.games.total_war_rome.state import DECK, Agent, Army, Navy, RomeState, hand_zone
from engine.games.total_war_rome.tables import CARDS
from engine.kernel.actions import Action, Close
from engine.kernel.errors import IllegalAction
from engine.kernel.events import TABLE, Event
from engine.kernel.play import Play
from engine.kernel.prompts import Prompt
from engine.kernel.state import Frame
from engine.kernel.zones import seat_mask

ROME, CARTHAGE, GREEKS, TRIBES = "rome", "carthage", "greek_states", "barbarian_tribes"
BATTLE_EVENTS = ("rousing_words", "steady_line", "stratagem", "broken_ground", "open_plain")


class ScriptedFaces:
    """Dice that show scripted faces, "RED:SKULL"; shuffles and picks take the sorted order."""

    def __init__(self, *faces: str) -> None:
        self.left = list(faces)
        self.drawn: list[Any] = []

    def roll(self, label: str, sides: int) -> int:
        assert self.left, f"no face scripted for {label}"
        colour, face = self.left.pop(0).split(":")
        return FACES[colour].index(face.lower()) + 1

    def shuffle(self, label: str, items: Sequence[str]) -> list[str]:
        return sorted(items)

    def pick(self, label: str, contents: Iterable[str]) -> str:
        return sorted(contents)[0]


class Table:
    """A game under test."""

    def __init__(self, players: int = 4, **options: str) -> None:
        seats = tuple(str(n) for n in range(1, players + 1))
        self.state: RomeState = starting_state(GAME.complete(options), seats, b"k" * 16, ScriptedFaces())
        self.state.round = 2
        self.state.order = tuple(self.state.players)
        self.events: list[Event] = []

    # Where things stand

    def army(self, army_id: str, at: str, *cards: str, general: str | None = None, navy: str = "") -> str:
        """Put an army on the board (its starting cards if none are named); cards come from the reserve stack."""
        side = army_id.rsplit("_", 1)[0]
        state = self.state
        if army_id not in state.armies:
            state.armies[army_id] = Army(owner=side)
        old = state.armies[army_id]
        kinds = tuple(sorted(cards)) if cards else old.cards
        reserve = Counter(state.factions[side].reserve) + Counter(old.cards)
        for kind in kinds:
            if kind in state.packs:
                state.packs[kind] -= 1
            else:
                reserve[kind] -= 1
        assert min(reserve.values()) >= 0
        generals = list(state.factions[side].generals)
        if general is not None:
            generals += [old.general] if old.general else []
            if general:
                generals.remove(general)
        state.factions[side] = msgspec.structs.replace(
            state.factions[side],
            reserve={k: n for k, n in sorted(reserve.items()) if n},
            generals=tuple(sorted(generals)),
        )
        name = old.general if general is None else general
        state.armies[army_id] = Army(owner=side, at=at, navy=navy, general=name, cards=kinds)
        return army_id

    def navy(self, navy_id: str, *, sea: str = "", port: str = "") -> str:
        old = self.state.navies[navy_id]
        self.state.navies[navy_id] = Navy(owner=old.owner, sea=sea, port=port, ships=old.ships)
        return navy_id

    def agent(self, agent_id: str, at: str) -> str:
        self.state.agents[agent_id] = Agent(owner=self.state.agents[agent_id].owner, at=at)
        return agent_id

    def land(self, region: str, **fields: Any) -> None:
        set_land(self.state, region, **fields)

    def faction(self, side: str, **fields: Any) -> None:
        self.state.factions[side] = msgspec.structs.replace(self.state.factions[side], **fields)

    def status(self, a: str, b: str, status: str) -> None:
        self.state.relations["|".join(sorted((a, b)))] = status

    def hold(self, side: str, *wanted: str) -> list[str]:
        """Give a faction action cards: ids, or the first cards with an action or event of this name."""
        state, out = self.state, []
        for want in wanted:
            zone = state.cards.zones[DECK]
            card = next(c for c in zone if want in (c, CARDS[c].action, CARDS[c].event))
            state.cards.move((card,), DECK, hand_zone(side))
            state.cards.knows[card] |= seat_mask(state.seats, state.players[side])
            out.append(card)
        return out

    # Playing

    def enter(self, *frames: Frame, dice: ScriptedFaces | None = None) -> "Table":
        """Put procedures on the stack and run to the first question."""
        play = Play(self.state, dice or ScriptedFaces())
        for frame in frames:
            GAME.machine._push(play, frame)
        GAME.machine._run(play)
        self._note(play.events)
        return self

    def campaign(self, side: str) -> "Table":
        """Begin a faction's campaign turn."""
        self.state.phase = "campaign"
        return self.enter(Rounds(step="spending"), CampaignPhase(step="next", turn=4), CampaignTurn(side=side))

    def agents(self, side: str) -> "Table":
        """Begin a faction's turn of the Agent Phase; nobody's hand is empty, so windows open where they may."""
        self.state.phase = "agent"
        for other in self.state.players:
            if other != side and not self.state.cards.zones[hand_zone(other)]:
                self.hold(other, next(c for c in self.state.cards.zones[DECK] if CARDS[c].event in BATTLE_EVENTS))
        return self.enter(Rounds(step="taxation"), AgentPhase(step="next", turn=4), AgentTurn(side=side))

    def prompts(self) -> list[Prompt]:
        return list(GAME.prompts(self.state).values())

    def asked(self) -> set[tuple[str, str]]:
        """Return (side, moment) of everything that is asked."""
        return {(p.side, p.moment) for p in self.prompts()}

    def prompt(self, side: str, kind: str = "") -> Prompt:
        return next(p for p in self.prompts() if p.side == side and (not kind or p.kind == kind))

    def tags(self, side: str) -> set[str]:
        """Return the actions that a side is offered."""
        return {tag for p in self.prompts() if p.side == side for tag in p.menu.forms}

    def do(self, side: str, action: Action, *faces: str) -> list[Event]:
        """Let a side do something; every scripted face must be used."""
        dice = ScriptedFaces(*faces)
        prompt = next(p for p in self.prompts() if p.side == side and action.tag() in p.menu.forms)
        done = GAME.apply(self.state, prompt.id, action, dice)
        assert not dice.left, dice.left
        self.state = done.state
        told = self._note(done.events)
        assert list(GAME.check(self.state)) == []
        return told

    def close(self, *faces: str) -> list[Event]:
        """Let the table close a window."""
        return self.do(TABLE, Close(), *faces)

    def refuse(self, side: str, action: Action) -> None:
        """Check that an action is not among the choices."""
        prompts = [p for p in self.prompts() if p.side == side]
        assert prompts, f"{side} is not asked"
        for prompt in prompts:
            with pytest.raises(IllegalAction):
                prompt.menu.tokens_of_value(action)

    def _note(self, told: Iterable[Any]) -> list[Event]:
        events = [t.event for t in told]
        self.events += events
        return events

    def told(self, tag: str) -> list[Any]:
        """Return all events of a kind so far."""
        return [event for event in self.events if event.tag() == tag]

    def gold(self, side: str) -> int:
        return self.state.factions[side].gold

    def vp(self, side: str) -> int:
        return self.state.factions[side].vp
