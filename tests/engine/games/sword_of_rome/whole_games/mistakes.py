"""Plain mistakes of computer players, counted in whole games: what a person who looks on would not have done."""

from collections import Counter
from collections.abc import Mapping

from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.board.control import is_city
from engine.games.sword_of_rome.board.roads import ROUGH, STRAIT, adjacent_spaces, is_adjacent, link_kind
from engine.games.sword_of_rome.board.stacks import stack_in_space, stacks_in_space
from engine.games.sword_of_rome.events.combat import BattleBegan, BattleDecided
from engine.games.sword_of_rome.events.movement import LeaderActivated
from engine.games.sword_of_rome.events.siege import CityFell, SiegeBegan, SiegeLifted, SiegeRolled, TribeSubdued
from engine.games.sword_of_rome.events.turn import Passed, RoundBegan
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.powers import POWERS_OF, SIDE_OF, are_allied
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import LEADERS, SPACES
from engine.kernel.events import Event
from engine.kernel.prompts import Prompt
from engine.players.player import Player
from engine.players.selfplay import Run

ARMY = 3  # CU with which a leader is an army
CONSUL = "consul"


class Mistakes:
    """What was counted in games. attack: the even attack that is fought now, and over which link."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self._attack: tuple[Power, str] | None = None

    def count_in_game(self, players: Mapping[str, Player], seed: str, options: Mapping[str, str]) -> None:
        """Play a game and count the mistakes in it, by what they are."""
        run = Run(GAME, players, seed, options)
        state = run.start()
        while GAME.outcome(state) is None:
            asked = GAME.prompts(state)
            state = run.step(state)
            for told in run.last.events if run.last is not None else ():
                self.count_event(state, told.event)
                if isinstance(told.event, Passed):
                    self.count_pass(asked[run.log[-1].asked], told.event.side)
        self.seen["games"] += 1

    def count_event(self, state: SwordState, event: Event) -> None:
        """Count what an event tells of. state: as it stands after the decision."""
        match event:
            case BattleBegan():
                self._count_attack(event)
            case BattleDecided() if self._attack is not None:
                power, kind = self._attack
                self.seen[f"even attacks {kind} that were won"] += event.winner == power
                self._attack = None
            case SiegeBegan():
                self.seen["sieges begun"] += 1
            case SiegeRolled():
                self.seen["siege rolls"] += 1
            case SiegeLifted():
                self.seen["sieges lifted"] += 1
            case CityFell() | TribeSubdued():
                self.seen["sieges brought to an end"] += 1
            case LeaderActivated() if event.cu:
                self._count_left(state, event)
            case RoundBegan():
                self._count_leaders(state)

    def _count_attack(self, event: BattleBegan) -> None:
        self._attack = None
        if event.came_from and not event.relief and not event.sortie:
            kind, even = _link(event.attacker, event.came_from, event.space), event.attacker_size <= event.defender_size
            self.seen[f"attacks {kind}"] += 1
            self.seen[f"even attacks {kind}"] += even
            self._attack = (event.attacker, kind) if even else None

    def count_pass(self, prompt: Prompt, side: str) -> None:
        """Count a turn that was ended without a card, and whether a march was open."""
        self.seen[f"passes {side}"] += 1
        self.seen[f"passes with a march open {side}"] += MarchArmy.tag() in prompt.menu.forms

    def _count_left(self, state: SwordState, event: LeaderActivated) -> None:
        """Count a city of one's own from which all have marched but one CU, or none, beside an army of an enemy."""
        space, side = event.space, SIDE_OF.get(event.power, event.power)
        owner = state.places[space].owner
        if not is_city(state, space) or not owner or SIDE_OF.get(owner, owner) != side:
            return
        self.seen["marches from a city"] += 1
        left = sum(stack_in_space(state, own, space).all_cu for own in POWERS_OF.get(side, (event.power,)))
        if left <= 1 and any(_has_enemy(state, event.power, near) for near in adjacent_spaces(space)):
            self.seen[f"cities left with {left} CU beside an army"] += 1

    def _count_leaders(self, state: SwordState) -> None:
        """Count where leaders stand as a round begins."""
        for one in state.stacks.values():
            for leader in one.all_leaders:
                kind = "consuls" if LEADERS[leader].kind == CONSUL else "other leaders"
                self.seen[kind] += 1
                self.seen[f"{kind} without CU"] += not one.all_cu

    def lines(self) -> list[str]:
        """Return what was counted, a line each, in a game on average."""
        games = max(1, self.seen["games"])
        return [f"{what}: {count} ({count / games:.2f} a game)" for what, count in sorted(self.seen.items())]


def _link(power: Power, start: str, goal: str) -> str:
    if start not in SPACES or not is_adjacent(start, goal):
        return "clear"
    return "rough" if link_kind(power, start, goal) in (ROUGH, STRAIT) else "clear"


def _has_enemy(state: SwordState, power: Power, space: str) -> bool:
    return any(
        one.leaders and one.cu >= ARMY and one.power != power and not are_allied(state, power, one.power)
        and SIDE_OF.get(one.power, one.power) != SIDE_OF.get(power, power)
        for one in stacks_in_space(state, space)
    )  # fmt: skip
