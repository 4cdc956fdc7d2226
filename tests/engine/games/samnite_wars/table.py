"""A table of Samnite Wars set up by hand, with scripted dice: what the tests of the chapters play on."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from engine.games.samnite_wars.actions import NOBODY, AppointEnemy, CommitEffort
from engine.games.samnite_wars.fate_cards import CARDS
from engine.games.samnite_wars.game import GAME
from engine.games.samnite_wars.setup import empty_table
from engine.games.samnite_wars.state import DECK, DISCARDS, Republic, SamniteState, Turn
from engine.kernel.actions import Action, Close, Pass
from engine.kernel.dice import ScriptedDice
from engine.kernel.events import TABLE, Event
from engine.kernel.prompts import WINDOW, Prompt
from engine.kernel.state import Frame
from engine.kernel.zones import EVERYBODY, seat_mask

E = TypeVar("E", bound=Event)
KEY = b"k" * 16
ALL_BUT_LATINS = (
    "etruscans", "samnites", "campanians", "gauls", "umbrians", "messapians", "lucanians", "bruttians", "tarentines",
)  # fmt: skip


class Table:
    """A game under test. Player "1" is Consul; `rome`: regions that Rome controls beside the Latins."""

    def __init__(
        self,
        players: int = 2,
        *,
        hands: Mapping[str, Iterable[str]] | None = None,
        treasury: int = 5,
        triumph: int = 10,
        rome: Iterable[str] = (),
        top: Iterable[str] = (),
        discards: Iterable[str] = (),
        **options: str,
    ) -> None:
        seats = tuple(str(n + 1) for n in range(players))
        self.state: SamniteState = empty_table(GAME.complete(options), seats, KEY)
        self.state.consul, self.state.turn, self.state.treasury = "1", 1, treasury
        self.state.triumph = dict.fromkeys(seats, triumph)
        for region in rome:
            self.state.tokens[region] = 3 if region == "samnites" else 1
        self.events: list[Event] = []
        self.barrier = ""
        self._deal(hands or {}, tuple(top), tuple(discards))

    def _deal(self, hands: Mapping[str, Iterable[str]], top: tuple[str, ...], discards: tuple[str, ...]) -> None:
        """Deal the hands; `top` names the open cards of the deck, the first on top."""
        cards = self.state.cards
        named = {seat: list(hands[seat]) for seat in self.state.seats if seat in hands}
        placed = {*top, *discards, *(card for hand in named.values() for card in hand)}
        cards.zones[DECK] = [card for card in CARDS if card not in placed] + list(reversed(top))
        cards.zones[DISCARDS] = list(discards)
        for seat, hand in named.items():
            cards.zones[seat] = hand
            cards.show(hand, seat_mask(self.state.seats, seat))
        if self.state.options["deck"] == "face_up":
            cards.show(cards.zones[DECK][-1:], EVERYBODY)

    # Going on

    def resolve(self, frame: Frame, *rolls: int, event: str = "") -> "Table":
        """Begin a procedure as the Resolution Phase of the Consul's turn."""
        self.state.phase, self.state.event = "resolution", event
        self.state.frames = [
            Republic(step="turn_over", serial=1),
            Turn(step="prestige", serial=2, activity="turn_2"),
        ]
        self.state.serial = 2
        return self._begin(frame, rolls)

    def turn(self, *rolls: int, step: str = "start") -> "Table":
        """Begin the Consul's turn (at `step`)."""
        self.state.frames = [Republic(step="turn_over", serial=1)]
        self.state.serial = 1
        return self._begin(Turn(step=step), rolls)

    def _begin(self, frame: Frame, rolls: tuple[int, ...]) -> "Table":
        dice = ScriptedDice(*rolls)
        done = GAME.machine.begin(self.state, frame, dice)
        assert not dice.left, f"{dice.left} rolls were not used"
        self._after(done.state, [told.event for told in done.events])
        return self

    def do(self, seat: str, action: Action, *rolls: int, orders: Mapping[str, Any] | None = None) -> "Table":
        """Let a player act, with these rolls."""
        prompt = self.prompt(seat, type(action))
        dice = ScriptedDice(*rolls, orders=orders)
        done = GAME.apply(self.state, prompt.id, action, dice)
        assert not dice.left, f"{dice.left} rolls were not used"
        self._after(done.state, [told.event for told in done.events])
        self.barrier = done.barrier
        return self

    def _after(self, state: SamniteState, events: list[Event]) -> None:
        self.state = state
        self.events += events
        assert list(GAME.check(state)) == []
        assert GAME.encode(GAME.decode(GAME.encode(state))) == GAME.encode(state)

    def close(self, *rolls: int) -> "Table":
        """Close the window."""
        return self.do(TABLE, Close(), *rolls)

    def let_go(self, *rolls: int) -> "Table":
        """Close windows that nobody used, until something else is asked; the first closing rolls."""
        while self.window():
            self.close(*rolls)
            rolls = ()
        return self

    def fight(self, consul: Iterable[str], enemy: Iterable[str], *rolls: int, foe: str = "2") -> "Table":
        """Play both War Efforts; roles are given where they are asked."""
        if any(AppointEnemy.tag() in p.menu.forms for p in self.prompts("1")):
            self.do("1", AppointEnemy(foe, NOBODY))
        self.do("1", CommitEffort(tuple(consul)))
        return self.do(foe, CommitEffort(tuple(enemy)), *rolls)

    # Looking

    def prompts(self, seat: str) -> list[Prompt]:
        """Return what a player is asked."""
        return [p for p in GAME.prompts(self.state).values() if p.seat == seat]

    def prompt(self, seat: str, action: type[Action]) -> Prompt:
        """Return the player's prompt that takes this action; any prompt of his if none does, for refusals."""
        prompts = self.prompts(seat)
        assert prompts, f"{seat} is asked nothing"
        return next((p for p in prompts if action.tag() in p.menu.forms), prompts[0])

    def moment(self, seat: str = "1") -> str:
        """Return the moment of the player's first prompt that he must answer."""
        return next((p.moment for p in self.prompts(seat) if p.kind != "may"), "")

    def asked(self) -> set[str]:
        """Return who is asked."""
        return {p.seat for p in GAME.prompts(self.state).values() if p.kind != "may"} - {TABLE}

    def window(self) -> bool:
        """Return whether a window is open."""
        return any(p.kind == WINDOW for p in GAME.prompts(self.state).values())

    def may(self, seat: str, action: type[Action]) -> bool:
        """Return whether the player may do this now."""
        return any(action.tag() in p.menu.forms for p in self.prompts(seat))

    def options(self, seat: str, action: type[Action], field: str) -> tuple[str, ...]:
        """Return the options of an action's first field."""
        form = self.prompt(seat, action).menu.forms[action.tag()]
        choices = form.field(field, {})
        return tuple(option.token for option in choices.choices_after(()).options)

    def told(self, event: type[E]) -> E:
        """Return the last event of a type."""
        found = [e for e in self.events if isinstance(e, event)]
        assert found, f"{event.__name__} was not told"
        return found[-1]

    def count(self, event: type[Event]) -> int:
        """Return how often an event was told."""
        return sum(isinstance(e, event) for e in self.events)

    def hand(self, seat: str) -> list[str]:
        """Return a hand."""
        return self.state.hand(seat)

    @property
    def treasury(self) -> int:
        """Return the Treasury."""
        return self.state.treasury

    @property
    def prestige(self) -> dict[str, int]:
        """Return each Triumph."""
        return self.state.triumph


__all__ = ["ALL_BUT_LATINS", "DECK", "DISCARDS", "GAME", "Pass", "Table"]
