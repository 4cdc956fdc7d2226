"""Events of combat (section 12): facts, all of them public."""

from typing import Any

import msgspec

from engine.kernel.events import Event
from engine.kernel.texts import Text

Mods = tuple[tuple[str, int], ...]  # what a modifier is called, and its amount


def _facts(event: Event) -> dict[str, Any]:
    return msgspec.structs.asdict(event)


def _added(mods: Mods) -> list[Text]:
    """Return modifiers in words: a rule's by its name, a card's by the card."""
    return [
        Text("mod.card", {"card": name, "n": f"{n:+}"}) if name[:1].isupper() else Text(f"mod.{name}", {"n": f"{n:+}"})
        for name, n in mods
    ]


class BattleBegan(Event, frozen=True):
    """Two armies meet. sizes: with half of a flanking force. commanders: "" without a leader. came_from: the space that
    the attacker entered from, the port of a landing as "sea:<port>"; "" of a sortie, and in games of before it was
    told."""

    space: str
    attacker: str
    defender: str
    attacker_size: int
    defender_size: int
    attacker_commander: str = ""
    defender_commander: str = ""
    flank: str = ""
    sortie: bool = False
    relief: bool = False
    came_from: str = ""

    def label(self) -> Text:
        """Return who meets whom, under whom."""
        facts = _facts(self)
        facts["attacker_led"], facts["defender_led"] = bool(self.attacker_commander), bool(self.defender_commander)
        return Text("event.battle_began", facts)


class AutomaticVictory(Event, frozen=True):
    """One force is at least four times as large: the other is eliminated without a roll (ruling 4)."""

    space: str
    winner: str
    loser: str
    winner_size: int
    loser_size: int
    lost: int


class BattleRolled(Event, frozen=True):
    """The dice of a battle with everything that was added to them. rerolled: a card has had some rolled again.
    attacker_rolled, defender_rolled: how many dice were rolled, where not all of them count; 0 in older games."""

    space: str
    attacker: str
    defender: str
    attacker_dice: tuple[int, ...]
    defender_dice: tuple[int, ...]
    attacker_mods: Mods
    defender_mods: Mods
    attacker_total: int
    defender_total: int
    rerolled: bool = False
    attacker_rolled: int = 0
    defender_rolled: int = 0

    def label(self) -> Text:
        """Return the dice, with each modifier by its name."""
        facts = _facts(self)
        facts["attacker_added"], facts["defender_added"] = _added(self.attacker_mods), _added(self.defender_mods)
        facts["attacker_count"], facts["defender_count"] = len(self.attacker_mods), len(self.defender_mods)
        return Text("event.battle_rolled", facts)


class BattleDecided(Event, frozen=True):
    """Who won, and what the dice cost each. margin: by how much the winner's total was higher (0: a tie, which the
    defender wins). attacker_losses, defender_losses: how the losses come about, as (die, CU) of each die that costs
    something."""

    space: str
    winner: str
    loser: str
    margin: int
    attacker_lost: int
    defender_lost: int
    attacker_losses: tuple[tuple[int, int], ...] = ()
    defender_losses: tuple[tuple[int, int], ...] = ()
    flank_lost: int = 0
    bloodless: bool = False

    def label(self) -> Text:
        """Return who won and what it cost."""
        return Text("event.battle_decided_bloodless" if self.bloodless else "event.battle_decided", _facts(self))


class BattleAgain(Event, frozen=True):
    """The battle is fought again (To the Brave Belongs Everything)."""

    space: str


class WentInside(Event, frozen=True):
    """A beaten force took refuge in its city."""

    power: str
    space: str
    cu: int
    leaders: tuple[str, ...] = ()


class Retreated(Event, frozen=True):
    """A beaten force retreated: the spaces that it entered, the CU that this cost and why.

    enemy_spaces: how many of them were not friendly (1 CU each). enemy_cu: how many enemy CU stood in them (1 CU each).
    """

    power: str
    space: str
    way: tuple[str, ...]
    cu: int
    lost: int = 0
    enemy_spaces: int = 0
    enemy_cu: int = 0
    by_sea: bool = False

    def label(self) -> Text:
        """Return the way, over land or by sea; or that nobody is left at its end."""
        by_land = "event.retreated" if self.cu else "event.retreated_lost"
        return Text("event.retreated_sea" if self.by_sea else by_land, _facts(self))


class RetreatFailed(Event, frozen=True):
    """A force that could not retreat was eliminated. cu: how many CU. why: "nowhere", "sea" (the ships did not hold
    them)."""

    power: str
    space: str
    cu: int
    why: str = "nowhere"

    def label(self) -> Text:
        """Return why it could not."""
        return Text(f"event.retreat_failed_{self.why}", _facts(self))


class LeaderDisplaced(Event, frozen=True):
    """A leader without CU left the map: a named one to the displaced box, a minor one aside (section 8)."""

    leader: str
    power: str
    space: str
    minor: bool = False

    def label(self) -> Text:
        """Return what became of them."""
        return Text("event.leader_set_aside" if self.minor else "event.leader_displaced", _facts(self))


class LeaderStruck(Event, frozen=True):
    """A card displaced a leader, or removed them from the game (gone)."""

    leader: str
    power: str
    space: str
    card: str
    gone: bool = False

    def label(self) -> Text:
        """Return what became of them."""
        return Text("event.leader_struck_gone" if self.gone else "event.leader_struck", _facts(self))


class CommandTaken(Event, frozen=True):
    """A leader commands now, instead of one whom a card displaced before the dice, or over armies that have joined."""

    leader: str
    power: str
    space: str


class DieDropped(Event, frozen=True):
    """A power rolled more dice than it keeps by a card: one of the lowest was dropped."""

    space: str
    power: str
    die: int


class DiceRerolled(Event, frozen=True):
    """A card had dice of a battle rolled again. old, new: of each of them."""

    space: str
    power: str
    card: str
    old: tuple[int, ...]
    new: tuple[int, ...]


class CardRolled(Event, frozen=True):
    """A die was rolled for what a card does. amount: what is added to the dice of a battle (0: something else)."""

    side: str
    card: str
    die: int
    amount: int = 0

    def label(self) -> Text:
        """Return the die, and what it adds."""
        facts = _facts(self)
        facts["n"] = f"{self.amount:+}"
        return Text("event.card_rolled_mod" if self.amount else "event.card_rolled", facts)


class SupportGained(Event, frozen=True):
    """The winner of a battle may spend support: half of the CU that the loser lost, rounded up, and `bonus` by
    cards."""

    power: str
    points: int
    lost: int
    space: str
    bonus: int = 0

    def label(self) -> Text:
        """Return how many points, and where they come from."""
        return Text("event.support_gained_bonus" if self.bonus else "event.support_gained", _facts(self))


class SupportLeft(Event, frozen=True):
    """Support points that were not spent are lost."""

    power: str
    points: int
