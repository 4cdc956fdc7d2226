"""Events of a battle. The cards that fight are public: both sides, and all who watch, see them (ruling 102)."""

from collections.abc import Iterable

import msgspec

from engine.games.total_war_rome.army_cards import mercenary_kinds
from engine.kernel.events import Event, Seat
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

Kinds = tuple[str, ...]
Rolled = tuple[str, str, tuple[tuple[str, str], ...]]  # a card, its target ("" without one), (colour, face) a die


def rolls_told(rolls: Iterable[Rolled]) -> list[Text]:
    """Return rolls in words, one text a card."""
    return [
        keyed_text(
            "battle.roll" if target else "battle.roll_alone",
            card=card,
            target=target,
            dice=[keyed_text(f"die.{face}", colour=colour) for colour, face in dice],
        )
        for card, target, dice in rolls
    ]


def losses_told(losses: Iterable[tuple[Side, Kinds, str]]) -> list[Text]:
    """Return in words what each side has lost and what lies wounded, or that nobody was hurt."""
    out: list[Text] = []
    for side, dead, wounded in losses:
        if dead:
            out.append(keyed_text("battle.dead", side=side, cards=dead))
        if wounded:
            out.append(keyed_text("battle.wounded", side=side, card=wounded))
    return out or [keyed_text("battle.unhurt")]


class BattleBegun(Event, frozen=True):
    """Armies meet in battle: how many troop cards each side has."""

    attacker: Side
    defender: Side
    region: str
    attacker_cards: int
    defender_cards: int


class GeneralsCompared(Event, frozen=True):
    """Phase 1: the difficult terrain of the battle, the generals shown and the reveals that they give."""

    attacker: Side
    defender: Side
    difficult: int
    attacker_general: str
    defender_general: str
    attacker_reveals: int
    defender_reveals: int

    def label(self) -> Text:
        """Return the comparison in words."""
        return keyed_text(
            "event.generals_compared",
            difficult=self.difficult,
            attacker=self.attacker,
            defender=self.defender,
            attacker_general=self.attacker_general or "without_leadership",
            defender_general=self.defender_general or "without_leadership",
            attacker_reveals=self.attacker_reveals,
            defender_reveals=self.defender_reveals,
        )


class FlanksDeclared(Event, frozen=True):
    """Phase 3: how many main battle cards each side has on the flanks."""

    attacker: Side
    defender: Side
    attacker_cards: int
    defender_cards: int
    combats: int


class RevealUsed(Event, frozen=True):
    """A side used a reveal: it alone sees the cards that the other is deploying, and may change its own."""

    side: Side
    other: Side
    seat: Seat
    cards: Kinds = ()

    def seen_by(self, seat: Seat | None) -> "RevealUsed":
        """Return the cards to the one who used it only."""
        return self if seat == self.seat else RevealUsed(self.side, self.other, self.seat)

    def label(self) -> Text:
        """Return the reveal in words, with the cards for the one who sees them."""
        key = "event.reveal_used_own" if self.cards else "event.reveal_used"
        return keyed_text(key, side=self.side, other=self.other, cards=self.cards)


class SkullDieRolled(Event, frozen=True):
    """One skull die: who rolled it, for what (a kind of card, a general, a garrison), its colour and face."""

    side: Side
    roller: str
    colour: str
    face: str
    target: str = ""

    def label(self) -> Text | None:
        """Return a general's roll in words; those of a combat are shown with it."""
        if self.target:
            return None
        shown = keyed_text(f"die.{self.face}", colour=self.colour)
        return Text("event.skull_die_rolled", {**msgspec.structs.asdict(self), "shown": shown})


class CombatFought(Event, frozen=True):
    """One combat: the cards that fought, what was destroyed, what lies wounded."""

    phase: str
    number: int
    attacker: Side
    defender: Side
    attacker_cards: Kinds
    defender_cards: Kinds
    attacker_dead: Kinds = ()
    defender_dead: Kinds = ()
    attacker_wounded: str = ""
    defender_wounded: str = ""
    rolls: tuple[Rolled, ...] = ()

    def label(self) -> Text:
        """Return the combat in words: who fought whom, the dice, the losses."""
        losses = losses_told(
            (
                (self.attacker, self.attacker_dead, self.attacker_wounded),
                (self.defender, self.defender_dead, self.defender_wounded),
            )
        )
        return keyed_text(
            f"event.combat_fought.{self.phase}",
            number=self.number,
            attacker=self.attacker,
            defender=self.defender,
            attacker_cards=self.attacker_cards,
            defender_cards=self.defender_cards,
            rolls=rolls_told(self.rolls),
            losses=losses,
        )


class UnopposedAttackMade(Event, frozen=True):
    """Cards attacked what nobody defended."""

    phase: str
    side: Side
    other: Side
    cards: Kinds
    dead: Kinds = ()
    wounded: str = ""
    rolls: tuple[Rolled, ...] = ()

    def label(self) -> Text:
        """Return the attack in words."""
        key = "envelopment" if self.phase == "envelopment" else "unopposed_attack_made"
        return keyed_text(
            f"event.{key}",
            side=self.side,
            other=self.other,
            cards=self.cards,
            rolls=rolls_told(self.rolls),
            losses=losses_told(((self.other, self.dead, self.wounded),)),
        )


class BattleDecided(Event, frozen=True):
    """Phase 6. result: victory, total_victory, tie, both_destroyed; side: the victor ("" without one). attacker_left,
    defender_left: how many main battle cards an army that is destroyed had left; None for one that stands, and in games
    of before this was told. attacker_kinds, defender_kinds: the cards that each side came with, which are its own
    player's (ruling 102); attacker_known_to, defender_known_to: the seats that had been shown all of them."""

    result: str
    side: Side
    attacker: Side
    defender: Side
    attacker_dead: Kinds = ()
    defender_dead: Kinds = ()
    attacker_left: int | None = None
    defender_left: int | None = None
    attacker_seat: Seat = ""
    defender_seat: Seat = ""
    attacker_kinds: Kinds = ()
    defender_kinds: Kinds = ()
    attacker_known_to: tuple[Seat, ...] = ()
    defender_known_to: tuple[Seat, ...] = ()

    def seen_by(self, seat: Seat | None) -> "BattleDecided":
        """Return what each side came with to its own player and to whom all of it had been shown; of their seats each
        is told its own."""
        return msgspec.structs.replace(
            self,
            attacker_kinds=self.attacker_kinds if seat in (self.attacker_seat, *self.attacker_known_to) else (),
            defender_kinds=self.defender_kinds if seat in (self.defender_seat, *self.defender_known_to) else (),
            attacker_known_to=tuple(one for one in self.attacker_known_to if one == seat),
            defender_known_to=tuple(one for one in self.defender_known_to if one == seat),
        )

    def label(self) -> Text:
        """Return the decision in words."""
        losses = ((self.attacker, self.attacker_dead, ""), (self.defender, self.defender_dead, ""))
        return keyed_text(f"event.battle_decided.{self.result}", side=self.side, losses=losses_told(losses))


class SpoilsTaken(Event, frozen=True):
    """The victor recovered cards and made veterans. Which cards became veterans only its owner knows, since they need
    not have fought, mercenaries apart, whose veterans come from open packs (ruling 102); `veterans`: how many."""

    side: Side
    recovered: Kinds = ()
    upgraded: Kinds = ()
    seat: Seat = ""
    veterans: int = 0

    def label(self) -> Text:
        """Return the spoils in words."""
        parts = [keyed_text("battle.recovers", side=self.side, cards=self.recovered)] if self.recovered else []
        if self.upgraded:
            parts.append(keyed_text("battle.upgrades", side=self.side, cards=self.upgraded))
        if (hidden := self.veterans - len(self.upgraded)) > 0:
            parts.append(keyed_text("battle.veterans", side=self.side, count=hidden))
        return keyed_text("event.spoils_taken", side=self.side, parts=parts)

    def seen_by(self, seat: Seat | None) -> "SpoilsTaken":
        """Return all veterans by name to their owner, to others the mercenaries among them."""
        if seat == self.seat:
            return self
        count = max(self.veterans, len(self.upgraded))
        return msgspec.structs.replace(self, upgraded=mercenary_kinds(self.upgraded), veterans=count)


class GeneralImproved(Event, frozen=True):
    """A general's improvement: another general card takes the place of the old one."""

    side: Side
    old: str
    general: str
    stars: int


class BattlePlanFollowed(Event, frozen=True):
    """A side has left its deployment to a plan, or taken it back: told to nobody else."""

    side: Side
    seat: Seat
    planned: bool

    def label(self) -> Text:
        """Return in words whether a plan deploys now."""
        return keyed_text(f"event.battle_plan_followed.{'on' if self.planned else 'off'}")

    def seen_by(self, seat: Seat | None) -> "BattlePlanFollowed | None":
        """Return the event for its owner only."""
        return self if seat == self.seat else None


class NavalBattleBegun(Event, frozen=True):
    """Navies meet in battle: how many ship cards each has, and how many troop cards it carries."""

    attacker: Side
    defender: Side
    area: str
    attacker_navy: str
    defender_navy: str
    attacker_ships: int
    defender_ships: int
    attacker_troops: int = 0
    defender_troops: int = 0


class BroadsidesFired(Event, frozen=True):
    """Both navies have rolled: the dice of every ship, and what each navy is about to lose."""

    attacker: Side
    defender: Side
    attacker_rolls: tuple[Rolled, ...]
    defender_rolls: tuple[Rolled, ...]
    attacker_sunk: int
    defender_sunk: int
    attacker_captured: int
    defender_captured: int
    attacker_drowned: int
    defender_drowned: int

    def label(self) -> Text:
        """Return both rolls in words."""
        return keyed_text(
            "event.broadsides_fired",
            attacker=self.attacker,
            defender=self.defender,
            attacker_rolls=rolls_told(self.attacker_rolls),
            defender_rolls=rolls_told(self.defender_rolls),
        )


class SeaFightOver(Event, frozen=True):
    """A naval battle is over, and its loser has retreated or is lost: the navies that met."""

    attacker: str
    defender: str

    def label(self) -> None:
        """Return nothing: its report tells it."""


LOST_AT_SEA = ("drowned", "sunk", "captured")  # how ships and what they carry are lost


def _lost_at_sea(side: Side, ships: Kinds, counts: Iterable[int]) -> list[Text]:
    """Return in words how many ships and troop cards a side has lost and how, and which ships; nothing if none."""
    parts = [keyed_text(f"sea.{how}", count=n) for how, n in zip(LOST_AT_SEA, counts, strict=True) if n]
    if not parts:
        return []
    if not ships:
        return [keyed_text("battle.ships_lost", side=side, parts=parts)]
    return [keyed_text("battle.ships_lost_named", side=side, parts=parts, ships=ships)]


class NavalBattleFought(Event, frozen=True):
    """A naval battle: ships sunk and captured, troop cards drowned, on each side; side: the victor, "" on a tie.
    attacker_lost, defender_lost: the ship cards sunk or captured, by kind (none named in games of before this was
    told)."""

    side: Side
    attacker: Side
    defender: Side
    area: str
    attacker_sunk: int = 0
    defender_sunk: int = 0
    attacker_captured: int = 0
    defender_captured: int = 0
    attacker_drowned: int = 0
    defender_drowned: int = 0
    attacker_rolls: tuple[Rolled, ...] = ()
    defender_rolls: tuple[Rolled, ...] = ()
    attacker_lost: Kinds = ()
    defender_lost: Kinds = ()

    def label(self) -> Text:
        """Return the naval battle in words."""
        sides = (
            (self.attacker, self.attacker_lost, self.attacker_drowned, self.attacker_sunk, self.attacker_captured),
            (self.defender, self.defender_lost, self.defender_drowned, self.defender_sunk, self.defender_captured),
        )
        return keyed_text(
            "event.naval_battle_fought" if self.side else "event.naval_battle_tied",
            side=self.side,
            attacker=self.attacker,
            defender=self.defender,
            area=self.area,
            attacker_rolls=rolls_told(self.attacker_rolls),
            defender_rolls=rolls_told(self.defender_rolls),
            losses=[line for side, ships, *lost in sides for line in _lost_at_sea(side, ships, lost)]
            or [keyed_text("battle.unhurt")],
        )


BATTLE_EVENTS: tuple[type[Event], ...] = (
    BattleBegun,
    GeneralsCompared,
    FlanksDeclared,
    RevealUsed,
    SkullDieRolled,
    CombatFought,
    UnopposedAttackMade,
    BattleDecided,
    SpoilsTaken,
    GeneralImproved,
    BattlePlanFollowed,
    NavalBattleBegun,
    BroadsidesFired,
    NavalBattleFought,
    SeaFightOver,
)
