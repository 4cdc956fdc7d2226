"""A table for battle tests: a state with two armies, the battle chapters alone on its rulebook, scripted faces."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from engine.games.total_war_rome import chapters  # noqa: F401 - registers the procedures
from engine.games.total_war_rome.frames.battle import BattleEnd, LandBattle, NavalBattle
from engine.games.total_war_rome.frames.rounds import Rounds
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.skull_dice import FACES, Roller
from engine.games.total_war_rome.state import DECK, DISCARD, Army, Holding, Land, Navy, RomeState, hand_zone
from engine.games.total_war_rome.tables import CARDS, FACTIONS, PACKS, REGIONS, SHIPS, SPECIALS, TROOPS
from engine.kernel.actions import Action
from engine.kernel.dice import Dice, KeyedDice
from engine.kernel.events import Event
from engine.kernel.machine import Machine
from engine.kernel.play import Play
from engine.kernel.prompts import Prompt
from engine.kernel.rulebook import Call, Next, Over, Procedure, Rulebook
from engine.kernel.state import Frame, Outcome
from engine.kernel.texts import keyed_text
from engine.kernel.zones import NOBODY, Cards

ROME, CARTHAGE, GREEKS = "rome", "carthage", "greek_states"
SIDES = (ROME, CARTHAGE, GREEKS)


def scripted(*faces: str) -> Roller:
    """Return a roller that shows these faces, one after the other, whatever the label."""
    left = list(faces)

    def roll(label: str, colour: str) -> str:
        assert left, f"no face scripted for {label} ({colour})"
        face = left.pop(0)
        assert face in FACES[colour], f"a {colour} die has no {face} ({label})"
        return face

    roll.left = left  # type: ignore[attr-defined]
    return roll


class FaceDice:
    """Dice whose every roll gives the lowest number of a scripted face; `colours` are given with the faces."""

    def __init__(self, *rolls: str) -> None:
        self.rolls = [FACES[colour].index(face) + 1 for colour, _, face in (r.partition(":") for r in rolls)]
        self.drawn: list[Any] = []

    def roll(self, label: str, sides: int) -> int:
        return self.rolls.pop(0)

    def shuffle(self, label: str, items: Sequence[str]) -> list[str]:
        return sorted(items)

    def pick(self, label: str, contents: Iterable[str]) -> str:
        return sorted(contents)[0]


def holding(side: str, **fields: Any) -> Holding:
    """Return a faction board with its whole deck in reserve."""
    reserve = {k: TROOPS[k].count for k in FACTIONS[side].troops} | {k: SHIPS[k].count for k in FACTIONS[side].ships}
    return Holding(gold=0, reserve=dict(sorted(reserve.items())), generals=FACTIONS[side].generals, **fields)


def table(
    armies: dict[str, Army], navies: dict[str, Navy] | None = None, hands: dict[str, tuple[str, ...]] | None = None
) -> RomeState:
    """Return a table of three factions with these armies on it (their cards come out of the reserves)."""
    hands = hands or {}
    dealt = [card for cards in hands.values() for card in cards]
    zones = {DECK: [c for c in CARDS if c not in dealt], DISCARD: []}
    zones |= {hand_zone(side): list(hands.get(side, ())) for side in SIDES}
    state = RomeState(
        prompt_key=b"k" * 16,
        seats=("1", "2", "3"),
        options={"length": "medium"},
        players=dict(zip(SIDES, ("1", "2", "3"), strict=True)),
        order=SIDES,
        round=2,
        factions={side: holding(side) for side in SIDES},
        regions={region: Land(owner="") for region in REGIONS},
        relations={},
        roads={},
        agents={},
        armies={},
        navies={},
        plans={},
        packs={k: n for pack in PACKS.values() for k, n in pack.items()} | dict(SPECIALS),
        cards=Cards(zones, dict.fromkeys(CARDS, NOBODY)),
    )
    for army_id, army in armies.items():
        state.armies[army_id] = msgspec.structs.replace(army, cards=tuple(sorted(army.cards)))
        _take(state, army.owner, army.cards)
        generals = state.factions[army.owner].generals
        state.factions[army.owner] = msgspec.structs.replace(
            state.factions[army.owner], generals=tuple(g for g in generals if g != army.general)
        )
    for navy_id, navy in (navies or {}).items():
        state.navies[navy_id] = navy
        _take(state, navy.owner, navy.ships)
    return state


def _take(state: RomeState, side: str, cards: tuple[str, ...]) -> None:
    for kind in cards:
        if kind in TROOPS and TROOPS[kind].is_mercenary:
            state.packs[kind] -= 1
        else:
            reserve = state.factions[side].reserve
            reserve[kind] -= 1


class Battle:
    """A battle at a table: answers are given by side, or by default."""

    def __init__(self, state: RomeState, frame: LandBattle | NavalBattle) -> None:
        self.ended: list[BattleEnd] = []
        self.events: list[Event] = []
        book: Rulebook[RomeState] = Rulebook()
        book.decider = lambda state, side: state.players[side]
        book.procedures = {k: v for k, v in rules.procedures.items() if k is not Rounds}
        root = Procedure()

        def start(play: Play[RomeState], rounds: Frame) -> Next:
            return Call(frame, "over")

        def over(play: Play[RomeState], rounds: Frame) -> Next:
            self.ended.append(play.value)
            return Over(Outcome(winners=(), scores={}, reason=keyed_text("test")))

        root.steps = {"start": start, "over": over}
        book.procedures[Rounds] = root
        self.machine: Machine[RomeState] = Machine(book)
        self.decision = 0
        self.state = state

    def begin(self, dice: Dice | None = None) -> "Battle":
        done = self.machine.begin(self.state, Rounds(), dice or self._dice())
        self.events += [t.event for t in done.events]
        self.state = done.state
        return self

    def _dice(self) -> Dice:
        self.decision += 1
        return KeyedDice(b"key", self.decision)

    @property
    def prompts(self) -> dict[str, Prompt]:
        """Return what is asked, by side."""
        return {p.side: p for p in self.machine.prompts(self.state).values() if p.kind != "may"}

    @property
    def step(self) -> str:
        return self.state.frames[-1].step

    def prompt(self, side: str, moment: str) -> Prompt:
        return next(p for p in self.machine.prompts(self.state).values() if (p.side, p.moment) == (side, moment))

    def give(self, prompt: Prompt, action: Action, dice: Dice | None = None) -> None:
        """Answer one prompt."""
        done = self.machine.apply(self.state, prompt.id, action, dice or self._dice())
        self.state = done.state
        self.events += [t.event for t in done.events]

    def answer(self, answers: dict[str, Action], dice: Dice | None = None) -> None:
        """Answer what is asked of every side; the last answer uses `dice`."""
        for side, prompt in list(self.prompts.items()):
            self.give(prompt, answers[side] if side in answers else self._default(prompt), dice)

    def _default(self, prompt: Prompt) -> Action:
        default = prompt.default
        assert default is not None and prompt.menu.contains(default), (prompt.moment, default)
        return default

    def finish(self, choose: Callable[[Prompt], Action] | None = None) -> BattleEnd:
        """Play to the end by defaults, or by `choose`."""
        for _ in range(400):
            if self.ended:
                return self.ended[0]
            for prompt in [p for p in self.prompts.values() if p.answered is None][:1]:
                self.give(prompt, choose(prompt) if choose else self._default(prompt))
        raise AssertionError("the battle does not end")

    @property
    def frame(self) -> LandBattle:
        return next(f for f in self.state.frames if isinstance(f, LandBattle))

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


def land_battle(
    attacker: Sequence[str],
    defender: Sequence[str],
    *,
    generals: tuple[str, str] = ("", ""),
    region: str = "campania",
    hands: dict[str, tuple[str, ...]] | None = None,
) -> Battle:
    """Return a battle of Rome (attacking) against Carthage, not yet begun."""
    armies = {
        "rome_1": Army(owner=ROME, at=region, general=generals[0], cards=tuple(attacker)),
        "carthage_1": Army(owner=CARTHAGE, at=region, general=generals[1], cards=tuple(defender)),
    }
    frame = LandBattle(attacker=("rome_1",), defender=("carthage_1",), region=region)
    return Battle(table(armies, hands=hands), frame)
