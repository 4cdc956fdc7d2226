"""A board of Total War: Rome set up by hand, with scripted dice: what the tests of the chapters play on.

A scripted roll is a number, or a skull die and its face: "R*" a Skull of a RED die, "Gx", "Ws", "Y-" (K is BLACK).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import pytest

from engine.games.total_war_rome.board.armies import (
    from_reserve,
    put_general_back,
    set_army,
    set_board,
    take_general,
    to_reserve,
)
from engine.games.total_war_rome.board.regions import set_land
from engine.games.total_war_rome.events.battle import SkullDieRolled
from engine.games.total_war_rome.frames.agents import AgentPhase, AgentTurn
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.frames.campaign import CampaignPhase, CampaignTurn
from engine.games.total_war_rome.frames.rounds import Rounds
from engine.games.total_war_rome.game import GAME
from engine.games.total_war_rome.setup import starting_state
from engine.games.total_war_rome.skull_dice import lowest_roll_showing_face
from engine.games.total_war_rome.state import (
    AGENT,
    CAMPAIGN,
    DECK,
    DISCARD,
    Agent,
    Army,
    Land,
    Navy,
    RomeState,
    hand_zone,
)
from engine.games.total_war_rome.tables import CARDS, FACTIONS, SHIPS, border_id, faction_pair_id
from engine.kernel.actions import Action, Close
from engine.kernel.dice import Draw, KeyedDice, ScriptedDice
from engine.kernel.errors import IllegalAction
from engine.kernel.events import TABLE, Event
from engine.kernel.prompts import MAY, WINDOW, Prompt
from engine.kernel.state import Frame
from engine.kernel.texts import Text
from engine.kernel.zones import EVERYBODY, seat_mask

E = TypeVar("E", bound=Event)
KEY = b"k" * 16
ROME, CARTHAGE, GREEKS, TRIBES = "rome", "carthage", "greek_states", "barbarian_tribes"
LEGION, FOOT, VELITES, HORSE = "republican_legionaries", "italian_infantry", "velites", "allied_cavalry"
SPEARS, PUNIC, JAVELINS, ELEPHANT = "libyan_spearmen", "punic_cavalry", "libyan_javelinmen", "war_elephants"
HOPLITES, PSILOI, LOWLAND, HIGHLAND = "hoplites", "psiloi", "lowland_warriors", "highland_warriors"
ADMIRAL, COMPETENT, TRIBAL = "rome_gaius_duilius", "rome_claudius_nero", "barbarian_tribes_orgetorix"  # 2, 3, 2 stars
COLOURS = {"R": "RED", "Y": "YELLOW", "G": "GREEN", "W": "WHITE", "K": "BLACK"}
FACES = {"*": "skull", "x": "x", "s": "s", "-": "blank"}
PAIR_OF_FOOT = {ROME: (FOOT, FOOT), CARTHAGE: (SPEARS, SPEARS), GREEKS: (HOPLITES, HOPLITES), TRIBES: (LOWLAND,) * 2}


class ScriptedFaces:
    """Scripted dice that take faces as well as numbers."""

    def __init__(self, rolls: Sequence[int | str], orders: Mapping[str, Sequence[str]] | None = None) -> None:
        self.said = [roll for roll in rolls if isinstance(roll, str)]
        numbers = [r if isinstance(r, int) else lowest_roll_showing_face(COLOURS[r[0]], FACES[r[1]]) for r in rolls]
        self._dice = ScriptedDice(*numbers, orders=orders)
        self.drawn: list[Draw] = self._dice.drawn

    def roll(self, label: str, sides: int) -> int:
        return self._dice.roll(label, sides)

    def shuffle(self, label: str, items: Sequence[str]) -> list[str]:
        return self._dice.shuffle(label, items)

    def pick(self, label: str, contents: Iterable[str]) -> str:
        return self._dice.pick(label, contents)

    @property
    def left(self) -> int:
        return self._dice.left


class Board:
    """A game under test: everybody has 10 gold, two agents in his capital, his bare home
    regions, and no army or navy.

    Setters return the board; `begin`, `campaign` and `agents` begin; `do` answers."""

    def __init__(self, players: int = 4, *, rnd: int = 2, **options: str) -> None:
        seats = tuple(str(n + 1) for n in range(players))
        self.state: RomeState = starting_state(GAME.complete(options), seats, KEY, ScriptedFaces(()))
        self.state.round = rnd
        self.state.order = tuple(self.state.players)
        for side in self.state.players:  # figures that are tuned must not change what is tested here
            set_board(self.state, side, gold=10, developments={})
        self._clear()
        self.events: list[Event] = []
        self.barrier = ""

    # Setting up

    def army(self, name: str, at: str = "", *cards: str, stars: int | None = 2, **fields: Any) -> "Board":
        """Put an army (`rome_1`) in a region; without cards two of foot; `general` or `stars` (0: none)."""
        state, side = self.state, name.rpartition("_")[0]
        old = state.armies.pop(name, None)
        if old:
            to_reserve(state, side, old.cards)
            put_general_back(state, side, old.general)
        kinds = tuple(sorted(cards or PAIR_OF_FOOT[side]))
        from_reserve(state, side, kinds)
        general = fields.pop("general", None)
        if general is None:
            free = sorted(state.factions[side].generals)
            general = next((g for g in free if _plain(g, stars or 0)), "") if stars else ""
        if general:
            take_general(state, side, general)
        state.armies[name] = Army(owner=side, at=at, cards=kinds, general=general, **fields)
        return self

    def aboard(self, name: str, navy: str) -> "Board":
        """Put an army aboard a navy."""
        set_army(self.state, name, at="", navy=navy)
        return self

    def navy(self, name: str, sea: str = "", *ships: str, port: str = "", **fields: Any) -> "Board":
        """Put a navy (`rome_fleet_1`) in a sea area or a port; without ships it has two of its faction's simplest."""
        state, side = self.state, name.rpartition("_fleet")[0]
        old = state.navies.pop(name, None)
        kinds = tuple(sorted(ships)) or (min(FACTIONS[side].ships, key=lambda kind: SHIPS[kind].cost),) * 2
        if old:
            to_reserve(state, side, old.ships)
        from_reserve(state, side, kinds)
        state.navies[name] = Navy(owner=side, sea=sea, port=port, ships=kinds, **fields)
        return self

    def spare(self, general: str) -> "Board":
        """Make a general of the reserve a spare one."""
        side = next(s for s, h in self.state.factions.items() if general in h.generals)
        take_general(self.state, side, general)
        set_board(self.state, side, spare=(*self.state.factions[side].spare, general))
        return self

    def own(self, side: str, *regions: str) -> "Board":
        """Let a faction ("": nobody) control regions."""
        for region in regions:
            self.land(region, owner=side)
        return self

    def land(self, region: str, **fields: Any) -> "Board":
        """Change what stands in a region."""
        set_land(self.state, region, **fields)
        return self

    def roads(self, *pairs: tuple[str, str]) -> "Board":
        """Lay roads."""
        for a, b in pairs:
            self.state.roads[border_id(a, b)] = True
        return self

    def status(self, a: str, b: str, status: str) -> "Board":
        """Set the status of two factions."""
        self.state.relations[faction_pair_id(a, b)] = status
        return self

    def holds(self, side: str, *events: str) -> "Board":
        """Give a faction cards: by id, by event, or by agent action."""
        cards = self.state.cards
        for name in events:
            card = next(c for c in cards.zones[DECK] if name in (c, CARDS[c].event, CARDS[c].action))
            cards.zones[DECK].remove(card)
            cards.zones[hand_zone(side)].append(card)
            cards.show([card], seat_mask(self.state.seats, self.state.players[side]))
        return self

    def discarded(self, *cards: str) -> "Board":
        """Put cards of the deck on the open discards."""
        zones = self.state.cards.zones
        for card in cards:
            zones[DECK].remove(card)
            zones[DISCARD].append(card)
            self.state.cards.show([card], EVERYBODY)
        return self

    def has(self, side: str, **fields: Any) -> "Board":
        """Set gold, vp and the like; `developments` are named and work already."""
        if "developments" in fields:
            fields["developments"] = dict.fromkeys(fields["developments"], 1)
        set_board(self.state, side, **fields)
        return self

    def agent(self, name: str, at: str = "", **fields: Any) -> "Board":
        """Put an agent (`rome_agent_1`) in a region, or take it out of play."""
        self.state.agents.pop(name, None)
        if at:
            self.state.agents[name] = Agent(owner=name.rpartition("_agent")[0], at=at, **fields)
        return self

    def _clear(self) -> None:
        """Take the starting armies and navies out of their spaces."""
        state = self.state
        for army in state.armies.values():
            to_reserve(state, army.owner, army.cards)
            put_general_back(state, army.owner, army.general)
        for navy in state.navies.values():
            to_reserve(state, navy.owner, navy.ships)
        state.armies, state.navies, state.roads = {}, {}, {}
        state.regions = {region: Land(owner=land.owner) for region, land in state.regions.items()}

    # Going on

    def begin(self, frame: Frame, *rolls: int | str, step: str = "end", orders: Any = None) -> "Board":
        """Begin a phase; when it is over the round goes on at `step`."""
        self.state.frames = [Rounds(step=step, serial=1, activity="rounds_1")]
        self.state.serial = 1
        return self._begin(frame, rolls, orders)

    def campaign(self, side: str = ROME, *rolls: int | str) -> "Board":
        """Begin a faction's turn of the Campaign Phase."""
        state = self.state
        state.phase = CAMPAIGN
        phase = CampaignPhase(step="next", serial=2, activity="campaign_phase_2", turn=state.order.index(side) + 1)
        state.frames = [Rounds(step="end", serial=1, activity="rounds_1"), phase]
        state.serial = 2
        return self._begin(CampaignTurn(side=side), rolls)

    def agents(self, side: str = ROME, *rolls: int | str) -> "Board":
        """Begin a faction's turn of the Agent Phase."""
        state = self.state
        state.phase = AGENT
        phase = AgentPhase(step="next", serial=2, activity="agent_phase_2", turn=state.order.index(side) + 1)
        state.frames = [Rounds(step="end", serial=1, activity="rounds_1"), phase]
        state.serial = 2
        return self._begin(AgentTurn(side=side), rolls)

    def _begin(self, frame: Frame, rolls: Sequence[int | str], orders: Any = None) -> "Board":
        dice = ScriptedFaces(rolls, orders)
        done = GAME.machine.begin(self.state, frame, dice)
        self._after(done.state, [told.event for told in done.events], dice)
        return self

    def do(self, side: str, action: Action, *rolls: int | str, orders: Any = None) -> "Board":
        """Let a faction act, with these rolls, all of which must be used."""
        prompt = self.prompt(side, type(action))
        dice = ScriptedFaces(rolls, orders)
        done = GAME.apply(self.state, prompt.id, action, dice)
        self._after(done.state, [told.event for told in done.events], dice)
        self.barrier = done.barrier
        return self

    def _after(self, state: RomeState, events: list[Event], dice: ScriptedFaces) -> None:
        assert not dice.left, f"{dice.left} rolls were not used"
        told: list[str] = []
        for event in events:
            pairs = zip(getattr(event, "dice", ()), getattr(event, "faces", ()), strict=True)
            told += [_short(colour, face) for colour, face in pairs]
            if isinstance(event, SkullDieRolled):
                told.append(_short(event.colour, event.face))
        if told:
            assert told == dice.said, f"rolled {told}, scripted {dice.said}"
        self.state, self.events = state, [*self.events, *events]
        assert list(GAME.check(state)) == []
        assert GAME.encode(GAME.decode(GAME.encode(state))) == GAME.encode(state)

    def close(self, *rolls: int | str) -> "Board":
        """Close the window that is open."""
        return self.do(TABLE, Close(), *rolls)

    def fight(self, seed: int) -> "Board":
        """Let the battle that is on be fought by defaults, with dice of this seed, to what follows it."""
        for n in range(200):
            frames = [f for f in self.state.frames if isinstance(f, LandBattle)]
            if not frames:
                return self
            prompt = next(p for p in GAME.prompts(self.state).values() if p.answered is None and p.kind != MAY)
            action = prompt.default
            assert action is not None
            done = GAME.apply(self.state, prompt.id, action, KeyedDice(KEY, 1000 * seed + n))
            self.state, self.events = done.state, [*self.events, *(told.event for told in done.events)]
        raise AssertionError("the battle does not end")

    def refused(self, side: str, action: Action) -> Text:
        """Check that a faction may not do this; return why not."""
        with pytest.raises(IllegalAction) as caught:
            self.prompt(side, type(action)).menu.tokens_of_value(action)
        return caught.value.why

    # Looking

    def prompts(self, side: str) -> list[Prompt]:
        """Return what a faction is asked."""
        return [p for p in GAME.prompts(self.state).values() if p.side == side]

    def aside(self, side: str) -> Prompt:
        """Return where a faction leaves its battle plan."""
        return next(p for p in GAME.open_side_action_prompts(self.state).values() if p.side == side)

    def prompt(self, side: str, action: type[Action]) -> Prompt:
        """Return the faction's prompt that takes this action; any prompt of its own if none does, for refusals."""
        prompts = self.prompts(side)
        assert prompts, f"{side} is asked nothing, but {self.asked()} {self.moment()}"
        return next((p for p in prompts if action.tag() in p.menu.forms), prompts[0])

    def asked(self) -> set[str]:
        """Return who must answer, or may in a window."""
        return {p.side for p in GAME.prompts(self.state).values() if p.kind != MAY} - {TABLE}

    def moment(self) -> str:
        """Return the moment that the game waits at."""
        return next((p.moment for p in GAME.prompts(self.state).values() if p.kind != MAY), "")

    def window(self) -> bool:
        """Return whether a window is open."""
        return any(p.kind == WINDOW for p in GAME.prompts(self.state).values())

    def may(self, side: str, action: type[Action]) -> bool:
        """Return whether a faction may do such a thing now."""
        return any(action.tag() in p.menu.forms for p in self.prompts(side))

    def allows(self, side: str, action: Action) -> bool:
        """Return whether a faction may do exactly this now."""
        return any(p.menu.contains(action) for p in self.prompts(side))

    def options(self, side: str, action: type[Action], *given: str) -> tuple[str, ...]:
        """Return what may follow `given` in an action's form."""
        menu = self.prompt(side, action).menu
        return tuple(option.token for option in menu.choices_after((action.tag(), *given)).options)

    def told(self, event: type[E]) -> E:
        """Return the last event of a type."""
        found = self.all(event)
        assert found, f"{event.__name__} was not told"
        return found[-1]

    def all(self, event: type[E]) -> list[E]:
        """Return every event of a type."""
        return [e for e in self.events if isinstance(e, event)]

    def gold(self, side: str = ROME) -> int:
        return self.state.factions[side].gold

    def vp(self, side: str = ROME) -> int:
        return self.state.factions[side].vp

    def owner(self, region: str) -> str:
        return self.state.regions[region].owner

    def at(self, name: str) -> str:
        """Return where an army, a navy or an agent is, "gone" if it is no more."""
        state = self.state
        if name in state.armies:
            return state.armies[name].at or state.armies[name].navy
        if name in state.navies:
            return state.navies[name].sea or state.navies[name].port
        return state.agents[name].at if name in state.agents else "gone"

    def relation(self, a: str, b: str) -> str:
        return self.state.relations[faction_pair_id(a, b)]

    def hand(self, side: str) -> list[str]:
        return self.state.cards.zones[hand_zone(side)]

    def card(self, side: str, name: str) -> str:
        """Return the first card in hand with this event or agent action."""
        return next(c for c in self.hand(side) if name in (c, CARDS[c].event, CARDS[c].action))


def _plain(general: str, stars: int) -> bool:
    from engine.games.total_war_rome.tables import GENERALS

    return GENERALS[general].stars == stars and not GENERALS[general].characteristic


def _short(colour: str, face: str) -> str:
    return next(k for k, v in COLOURS.items() if v == colour) + next(k for k, v in FACES.items() if v == face)
