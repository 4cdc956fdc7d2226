"""A table of The Sword of Rome set up by hand, with scripted dice: what the tests of the chapters play on.

    table = Table(changed={"roman@roma": (4, "camillus")}, places={"capua": Place("roman", 2)}, hands={"roman": ["R1"]})
    table.turn_of("roman").do("roman", AddSupport("R1", ("+capua",)))
    assert table.place("capua").loyalty == 3

Seat "1" plays the Romans, "2" the Greeks, "3" the Gauls, "4" the Etruscans and Samnites; with five players "2" plays
Carthage and the others follow. Actions are given by side.
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from engine.games.sword_of_rome.board.stacks import leaders_commander_first, stack_in_space
from engine.games.sword_of_rome.frames.turn import PlayerTurn, Round, Turns
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.setup import empty_table
from engine.games.sword_of_rome.state import RESERVE, Place, Stack, SwordState, discard_zone, draw_pile_zone, hand_zone
from engine.games.sword_of_rome.tables import CARDS, LEADERS
from engine.kernel.actions import Action, Close
from engine.kernel.dice import ScriptedDice
from engine.kernel.errors import RuleError
from engine.kernel.events import TABLE, Event
from engine.kernel.prompts import MAY, WINDOW, Prompt
from engine.kernel.state import Frame, Side
from engine.kernel.zones import EVERYBODY, NOBODY, seat_mask
from engine.players.handoffs import HandOffs

E = TypeVar("E", bound=Event)
KEY = b"k" * 16
SEATS = ("1", "2", "3", "4")  # of the game that most tests play
Force = int | tuple[Any, ...]  # CU, or (CU, leader, leader, ...), the commander first


class Table:
    """A game under test, in the first round of its second turn unless told otherwise.

    stacks: what stands on the map, by "power@space"; None: as the scenario has it, {}: nothing.
    changed: stacks beside those of the scenario; 0 takes one off.
    places: spaces that are not as printed. hands: cards by side; all others lie in the decks, in the list's order.
    on_discards, tops: by side, cards on the discards; cards on top of the deck, the first on top.
    vp, alliances: points by side; pairs of powers.
    players: how many there are; with five Carthage is played. mercenaries: how many of the CU of a stack are such.
    strict: whether the invariants are looked at after each decision.
    """

    def __init__(
        self,
        *,
        stacks: Mapping[str, Force] | None = None,
        changed: Mapping[str, Force] | None = None,
        places: Mapping[str, Place] | None = None,
        hands: Mapping[Side, Iterable[str]] | None = None,
        on_discards: Mapping[Side, Iterable[str]] | None = None,
        tops: Mapping[Side, Iterable[str]] | None = None,
        vp: Mapping[Side, int] | None = None,
        alliances: Iterable[tuple[str, str]] = (),
        off_map: Mapping[str, str] | None = None,
        turn: int = 2,
        players: int = 4,
        mercenaries: Mapping[str, int] | None = None,
        strict: bool = True,
        **options: str,
    ) -> None:
        chosen, seats = GAME.complete(options), tuple(str(n + 1) for n in range(players))
        state = empty_table(chosen, seats, KEY, GAME.deal_roles(chosen, seats, None))
        state.turn, state.round, state.phase, state.first = turn, 1, "action", "roman"
        state.vp = {**state.vp, **(vp or {})}
        state.alliances = tuple(sorted((min(pair), max(pair)) for pair in alliances))
        self.state: SwordState = state
        self.events: list[Event] = []
        self.barrier = ""
        self.handoffs = HandOffs()
        self.strict = strict
        if stacks is not None:
            self._clear()
        for name, force in {**(stacks or {}), **(changed or {})}.items():
            self._stack(name, force)
        for leader, box in (off_map or {}).items():
            self._off(leader, box)
        for name, count in (mercenaries or {}).items():
            state.stacks = {**state.stacks, name: msgspec.structs.replace(state.stacks[name], mercenaries=count)}
        state.places = {**state.places, **(places or {})}
        for side in state.players:
            self._deal(
                side, tuple((hands or {}).get(side, ())), (on_discards or {}).get(side, ()), (tops or {}).get(side, ())
            )

    # Setting up

    def _clear(self) -> None:
        for one in list(self.state.stacks.values()):
            self._stack(f"{one.power}@{one.space}", 0)

    def _off(self, leader: str, box: str) -> None:
        """Take a leader off the map, into a box."""
        state = self.state
        stacks = {}
        for name, one in state.stacks.items():
            leaders = tuple(known for known in one.leaders if known != leader)
            new = msgspec.structs.replace(one, leaders=leaders)
            if not new.is_empty:
                stacks[name] = new
        state.stacks = stacks
        state.off_map = {**state.off_map, leader: box}

    def _stack(self, name: str, force: Force) -> None:
        power, _, space = name.partition("@")
        cu, leaders = (force, ()) if isinstance(force, int) else (force[0], tuple(force[1:]))
        for leader in (*stack_in_space(self.state, power, space).leaders, *leaders):
            self._off(leader, RESERVE)
        self.state.stacks = {key: one for key, one in self.state.stacks.items() if key != name}
        if cu or leaders:
            self.state.off_map = {one: box for one, box in self.state.off_map.items() if one not in leaders}
            new = Stack(power, space, cu, leaders_commander_first(leaders, leaders[0] if leaders else ""))
            self.state.stacks = {**self.state.stacks, name: new}
        assert all(LEADERS[leader].power == power for leader in leaders)

    def _deal(self, side: Side, held: tuple[str, ...], gone: Iterable[str], top: Iterable[str]) -> None:
        cards = self.state.cards
        own = [card for card in cards.knows if CARDS[card].deck == side and CARDS[card].kind != "desperate_times"]
        placed = {*held, *gone, *top}
        assert placed <= set(own), placed - set(own)
        rest = [card for card in own if card not in placed]
        zones = {
            hand_zone(side): list(held),
            discard_zone(side): list(gone),
            draw_pile_zone(side): [*rest, *reversed(tuple(top))],
        }
        cards.zones = {**cards.zones, **zones}
        cards.knows = {**cards.knows, **dict.fromkeys(own, NOBODY)}
        cards.show(held, seat_mask(self.state.seats, self.state.players[side]))
        cards.show(gone, EVERYBODY)

    # Going on

    def turn_number_under_way(self, side: Side, *rolls: int) -> "Table":
        """Begin a side's turn in the round; no other side's turn follows in it."""
        self.state.frames = [Turns(step="round", serial=1), Round(step="start", serial=2)]
        self.state.serial = 2
        return self.begin(PlayerTurn(side=side), *rolls)

    def round_of(self, *sides: Side) -> "Table":
        """Begin a round in which these sides are still to be active."""
        self.state.frames = [Turns(step="round", serial=1)]
        self.state.serial = 1
        return self.begin(Round(left=sides))

    def at(self, step: str, *rolls: int) -> "Table":
        """Go on at a step of the sequence of play, such as "attrition" or "scoring"."""
        self.state.frames = []
        self.state.serial = 0
        return self.begin(Turns(step=step), *rolls)

    def phase(self, frame: Frame, then: str) -> "Table":
        """Begin a procedure of the sequence of play, which goes on at the step `then`."""
        self.state.frames, self.state.serial = [Turns(step=then, serial=1)], 1
        return self.begin(frame)

    def begin(self, frame: Frame, *rolls: int) -> "Table":
        """Begin a procedure on top of what is under way, with these rolls."""
        dice = ScriptedDice(*rolls)
        if not self.state.frames:
            self.state.serial = 0
        done = GAME.machine.begin(self.state, frame, dice)
        assert not dice.left, f"{dice.left} rolls were not used"
        self._after(done.state, [told.event for told in done.events])
        return self

    def do(
        self, side: Side, action: Action, *rolls: int, orders: Mapping[str, Any] | None = None, moment: str = ""
    ) -> "Table":
        """Let a side act, with these rolls. moment: of the prompt, where several would take the action."""
        prompt = self.prompt(side, type(action), moment)
        self.handoffs.note_answer(GAME.turn_number_under_way(self.state), prompt)
        dice = ScriptedDice(*rolls, orders=orders)
        done = GAME.apply(self.state, prompt.id, action, dice)
        assert not dice.left, f"{dice.left} rolls were not used"
        self.barrier = done.barrier
        self._after(done.state, [told.event for told in done.events])
        return self

    def rolled(self, side: Side, action: Action, *rolls: int) -> "Table":
        """Let a side act, and close windows until dice are rolled: these, and a 3 for each that follows them."""
        while True:
            prompt = self.prompt(side, type(action))
            dice = ScriptedDice(*rolls, *(3,) * 20)
            scripted = dice.left
            done = GAME.apply(self.state, prompt.id, action, dice)
            self._after(done.state, [told.event for told in done.events])
            if dice.left < scripted:
                return self
            assert self.window(), f"nothing was rolled; asked are {self.asked()} at {self.moment()}"
            side, action = TABLE, Close()

    def by_plans(self, *rolls: int) -> "Table":
        """Let the plans answer what is asked as long as there are any, with these rolls at the last."""
        while laid_down := [one for one in GAME.prompts(self.state).values() if one.prepared is not None]:
            last = len(laid_down) == 1
            answer = laid_down[0].prepared
            assert answer is not None
            self.do(laid_down[0].side, answer, *(rolls if last else ()), moment=laid_down[0].moment)
        return self

    def _after(self, state: SwordState, events: list[Event]) -> None:
        self.state = state
        self.events += events
        if self.strict:
            assert list(GAME.check(state)) == []
        assert GAME.encode(GAME.decode(GAME.encode(state))) == GAME.encode(state)

    def close(self, *rolls: int) -> "Table":
        """Close the window that is open."""
        return self.do(TABLE, Close(), *rolls)

    # Looking

    def prompts(self, side: Side) -> list[Prompt]:
        """Return what a side is asked, its asides last."""
        found = (*GAME.prompts(self.state).values(), *GAME.open_side_action_prompts(self.state).values())
        return [prompt for prompt in found if prompt.side == side]

    def prompt(self, side: Side, action: type[Action], moment: str = "") -> Prompt:
        """Return the side's prompt that takes this action; any prompt of its if none does, for refusals."""
        prompts = [one for one in self.prompts(side) if not moment or one.moment == moment]
        assert prompts, f"{side} is asked nothing; asked are {self.asked()}"
        return next((one for one in prompts if action.tag() in one.menu.forms), prompts[0])

    def offered(self, side: Side, action: type[Action]) -> bool:
        """Return whether a side could do something of this type now."""
        return any(action.tag() in one.menu.forms for one in self.prompts(side))

    def allowed(self, side: Side, action: Action) -> bool:
        """Return whether a side could do just this now."""
        return any(one.menu.contains(action) for one in self.prompts(side))

    def refusal(self, side: Side, action: Action) -> RuleError:
        """Return the error with which an action is refused."""
        try:
            self.prompt(side, type(action)).menu.tokens_of_value(action)
        except RuleError as error:
            return error
        raise AssertionError(f"{action} is allowed")

    def asked(self) -> set[Side]:
        """Return the sides that have to answer."""
        return {one.side for one in GAME.prompts(self.state).values() if one.kind != MAY} - {TABLE}

    def moment(self) -> str:
        """Return the moment of what has to be answered; "" if nothing."""
        return next((one.moment for one in GAME.prompts(self.state).values() if one.kind != MAY), "")

    def window(self) -> bool:
        """Return whether a window is open."""
        return any(one.kind == WINDOW for one in GAME.prompts(self.state).values())

    def place(self, space: str) -> Place:
        """Return what has become of a space."""
        return self.state.places[space]

    def stack(self, name: str) -> Stack:
        """Return a stack by its key "power@space"."""
        power, _, space = name.partition("@")
        return stack_in_space(self.state, power, space)

    def told(self, kind: type[E]) -> list[E]:
        """Return the events of a type that have been told so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def hand(self, side: Side) -> tuple[str, ...]:
        """Return the cards of a side's hand."""
        return tuple(self.state.cards.zones[hand_zone(side)])
