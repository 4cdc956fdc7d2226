"""Events of land combat (chapter 8)."""

from typing import Any

import msgspec

from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.events import Event
from engine.kernel.texts import Text, keyed_text, struct_fields_to_fill

TEN_SIDES = 10  # of a die, which is read 0 to 9
Sp = tuple[int, int, int]  # infantry, cavalry, elephants


class Modifier(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A modifier of a die: its name and amount, and what it rests on: figures of the attacker and of the defender, as
    their SP, or of who rolls alone."""

    name: str
    amount: int
    attacker: int = 0
    defender: int = 0


def modifier_texts(modifiers: tuple[Modifier, ...]) -> list[Text]:
    """Return modifiers in words, each with its amount and what it rests on."""
    return [
        Text(f"mod.{one.name}", {"n": f"{one.amount:+}", "attacker": one.attacker, "defender": one.defender})
        for one in modifiers
    ]


def at_most_text(needed: int, campaign: int, reasons: tuple[Modifier, ...]) -> Text:
    """Return in words the most that will do on a die, and why: a Campaign (0: it is not known) with what is added."""
    will_do = "any" if needed >= TEN_SIDES - 1 else "none" if needed < 0 else "some"
    shown = {"needed": needed, "will_do": will_do, "campaign": campaign}
    return keyed_text("roll.at_most", **shown, reasons=modifier_texts(reasons), reasons_count=len(reasons))


def reversed_modifiers(modifiers: tuple[Modifier, ...]) -> tuple[Modifier, ...]:
    """Return modifiers of a die as reasons of the most that will do: what is added to the die is taken off that."""
    return tuple([Modifier(one.name, -one.amount, one.attacker, one.defender) for one in modifiers])


def campaign_needed_text(campaign: int, modifier: int, modifiers: tuple[Modifier, ...]) -> Text:
    """Return in words the most that will do on a die to which a modifier is added. modifiers: what that is made of; of
    games in which it was not kept only the number is shown."""
    known = sum(one.amount for one in modifiers) == modifier
    return at_most_text(campaign - modifier, campaign if known else 0, reversed_modifiers(modifiers))


class Modified(Event, frozen=True):
    """Base of the events of a die with modifiers."""

    modifiers: tuple[Modifier, ...]

    def label(self) -> Text:
        """Return the event with each modifier in words, and their sum."""
        found: dict[str, Any] = struct_fields_to_fill(self)
        found["modifiers"] = modifier_texts(self.modifiers)
        found["net"] = f"{sum(one.amount for one in self.modifiers):+}"
        return Text(f"event.{self.tag()}", found)


def sp_text(sp: Sp) -> str:
    """Return SP as they are written: infantry and cavalry, and elephants where there are any."""
    return "/".join(str(one) for one in (sp if sp[2] else sp[:2]))


class BattleBegan(Event, frozen=True):
    """Two forces meet. attacker_sp, defender_sp: infantry, cavalry and elephants. kind: attack, sortie, interception or
    relief."""

    place: str
    attacker: str
    defender: str
    attacker_sp: Sp
    defender_sp: Sp
    kind: str

    def label(self) -> Text:
        """Return it in words, with the SP of both."""
        shown = {"attackers": sp_text(self.attacker_sp), "defenders": sp_text(self.defender_sp)}
        return Text("event.battle_began", struct_fields_to_fill(self) | shown)


class CommandRolled(Event, frozen=True):
    """Both consuls are present: the die of each, and who commands (section 5.53); "" where the dice are equal and Rome
    is asked. place: where they stand. use: of whom: "help" of who comes to a battle, "interception", "assault",
    "battle". Both are "" in games that were kept before they were told."""

    dice: dict[str, int]
    leader: str
    place: str = ""
    use: str = ""

    def label(self) -> Text:
        """Return it in words, consul by consul, and how a tie was settled."""
        found = [keyed_text("counted.command_die", leader=leader, die=die) for leader, die in self.dice.items()]
        how = "higher" if len(set(self.dice.values())) > 1 else "named" if self.leader else "open"
        place, use = self.place or "none", self.use or "none"
        return keyed_text(
            "event.command_rolled", list=found, leader=self.leader or "none", how=how, place=place, use=use
        )


class CommandTaken(Event, frozen=True):
    """Who commands a side of a battle."""

    side: str
    leader: str


class AvoidanceRolled(Modified, frozen=True, kw_only=True):
    """A try to avoid a battle: the die with its modifiers against the Campaign (section 8.23). attacker: whose attack
    it is; "" in games that were kept before it was told."""

    place: str
    power: str
    leader: str
    to: str
    inside: bool
    die: int
    campaign: int
    avoided: bool
    attacker: str = ""

    def label(self) -> Text:
        """Return it in words, with the most that would have done, and why."""
        said, net = super().label(), sum(one.amount for one in self.modifiers)
        return Text(said.key, {**said.args, "rule": campaign_needed_text(self.campaign, net, self.modifiers)})


class CoordinationRolled(Modified, frozen=True, kw_only=True):
    """A try to bring another force to a battle: the die against the leader's Campaign with its modifiers (section
    8.26)."""

    place: str
    power: str
    leader: str
    start: str
    die: int
    campaign: int
    needed: int
    joins: bool

    def label(self) -> Text:
        """Return it in words, with the most that would have done, and why, and whether he comes out of the city."""
        said, rule = super().label(), at_most_text(self.needed, self.campaign, reversed_modifiers(self.modifiers))
        return Text(said.key, {**said.args, "rule": rule, "here": self.start == self.place})


class BesiegedJoined(Event, frozen=True):
    """The besieged fight beside those who come to their relief (ruling c.38)."""

    place: str
    power: str
    sp: int


class GuileSpent(Event, frozen=True):
    """A leader spends Guile. use: battle, avoidance, assault, treachery."""

    leader: str
    points: int
    use: str


class Devoted(Event, frozen=True):
    """A Roman leader devotes themselves to the gods of the underworld (section 8.31)."""

    leader: str
    amount: int


class ElephantsCharged(Event, frozen=True):
    """Elephants that were committed: a die for each SP, what they bring their own side, SP lost in a rampage. fixed:
    their first battle, without dice (The Eagle). halved: against legions that know them."""

    power: str
    dice: tuple[int, ...]
    amount: int
    lost: int
    fixed: bool = False
    halved: bool = False

    def label(self) -> Text:
        """Return it in words, with the dice from which on they help, by how much, and up to which they run amok (-1: by
        an owner's charts none does)."""
        effects = TABLES.elephants
        helps = {one: die for die, one in sorted(effects.items(), reverse=True) if isinstance(one, int) and one > 0}
        steps = [keyed_text("counted.charge_step", die=die, amount=one) for one, die in sorted(helps.items())]
        amok = max((die for die, one in effects.items() if one == "lost"), default=-1)
        shown = {"steps": steps, "steps_count": len(steps), "amok": amok}
        return Text("event.elephants_charged", {**struct_fields_to_fill(self), **shown})


class BattleRolled(Modified, frozen=True, kw_only=True):
    """The battle die. attacker_tactics, defender_tactics: (die, value) of the commanders' tactics; () without one.
    unpredictable: the die on the table of the unpredictable, 1 to 10; 0: not used. attacker, defender: percentages."""

    place: str
    attacker_leader: str
    defender_leader: str
    attacker_tactics: tuple[int, ...]
    defender_tactics: tuple[int, ...]
    die: int
    adjusted: int
    unpredictable: int
    attacker: int
    defender: int
    result: str

    def label(self) -> Text:
        """Return it in words, each side by who led it."""
        said = super().label()
        attacking, defending = self.attacker_leader or "attackers", self.defender_leader or "defenders"
        return Text(said.key, {**said.args, "attacking": attacking, "defending": defending})


class SpLost(Event, frozen=True):
    """A power lost SP in a hex. cause: battle, pursuit, assault, siege, movement, retreat, ... percent: of each
    contingent; 0: so many Attrition SP. lost: by kind of troops, and by element of a legion ("III RL"). legions: those
    that are gone for good."""

    power: str
    place: str
    cause: str
    percent: int
    infantry: int
    cavalry: int
    elephants: int
    lost: dict[str, Sp]
    legions: tuple[str, ...] = ()


def wound_and_death_thresholds(modifier: int) -> dict[str, int]:
    """Return from which die on a man is wounded, and from which on he dies (0: by none), with so much added to it."""
    wounded, killed = (figure - modifier for figure in (TABLES.casualties.wounded, TABLES.casualties.killed))
    return {"wounded": wounded, "killed": killed if killed < TEN_SIDES else 0}


def _major_modifier(major: bool) -> int:
    return TABLES.casualties.major_defeat if major else 0


class CasualtyRolled(Event, frozen=True):
    """A roll whether a commander is hit (section 8.6). major: they suffered a Major defeat, which adds one. fate: none,
    wounded or killed."""

    leader: str
    die: int
    major: bool
    fate: str

    def label(self) -> Text:
        """Return it in words, with the dice that hurt."""
        return Text(
            "event.casualty_rolled",
            {**struct_fields_to_fill(self), **wound_and_death_thresholds(_major_modifier(self.major))},
        )


class LeaderStranded(Event, frozen=True):
    """A leader is left alone among enemies (ruling c.18): the die, -1 where nobody can be taken; to: where they come
    to, "" they are captured. needed: the die up to which they come away; -1 in games of before it was told."""

    leader: str
    place: str
    die: int
    to: str
    needed: int = -1

    def label(self) -> Text:
        """Return it in words, with what was needed, and whether there was nowhere to go."""
        return keyed_text(
            "event.leader_stranded",
            leader=self.leader,
            place=self.place,
            die=self.die,
            to=self.to or "none",
            needed=self.needed,
            shut_in=not self.to and self.die <= self.needed,
        )


class Withdrew(Event, frozen=True):
    """A force went out of the enemy's way. cause: avoidance or retreat. way: the hexes that it entered. points:
    Attrition Points, 1 a hex, 2 in mountains and marshes, none into a city. goal: the friendly city towards which."""

    power: str
    start: str
    way: tuple[str, ...]
    inside: bool
    cause: str
    points: int
    goal: str = ""

    def label(self) -> Text:
        """Return it in words, with where it has come to."""
        end = self.way[-1] if self.way else self.start
        facts = {"power": self.power, "cause": self.cause, "start": self.start, "end": end, "inside": self.inside}
        return Text("event.withdrew", dict(facts))


class NoRetreat(Event, frozen=True):
    """A beaten force finds no way out; it loses so many percent more and stays."""

    power: str
    place: str
    percent: int


class PursuitRolled(Event, frozen=True):
    """The victor's cavalry pursues: the die, what cavalry and a Major Victory add, and the percentage that it costs."""

    power: str
    die: int
    superior: int
    major: bool
    percent: int

    def label(self) -> Text:
        """Return it in words, with the least die that costs the beaten something; -1: by an owner's charts none."""
        figures = TABLES.pursuit
        costly = [at for at, percent in figures.items() if isinstance(at, int) and percent]
        added = (figures["major"] if self.major else 0) + (figures["superior"] if self.superior > 1 else 0)
        needed = max(0, min(costly) - added) if costly else -1
        return Text("event.pursuit_rolled", {**struct_fields_to_fill(self), "needed": needed})


class StatusChanged(Event, frozen=True):
    """A force's After-Battle Status: 0 normal, 1 Disrupted, 2 Disorganized. why: defeat, major_defeat, draw, again (a
    second defeat in the turn), cornered (no way out), recovery."""

    power: str
    place: str
    before: int
    after: int
    why: str


class LegionsTrained(Event, frozen=True):
    """Legions whose training has changed after a battle (section 10.31). veteran: what they are now. why: victory,
    major_victory, defeat, major_defeat."""

    legions: tuple[str, ...]
    veteran: bool
    why: str


class BoxesMoved(Event, frozen=True):
    """Boxes of the alliance track of a province. why: victory, major_victory, siege, devastated, sack. die: by which an
    adjacent province was looked at; -1: without one."""

    province: str
    side: str
    boxes: int
    level: int
    why: str
    die: int = -1

    def label(self) -> Text:
        """Return it in words: whether boxes of the side are lost, or won."""
        return keyed_text("event.boxes_moved", **msgspec.structs.asdict(self), lost=self.boxes < 0)
