"""Events of movement and of the reactions to it (sections 8 to 11)."""

import msgspec

from engine.games.sword_of_rome.tables import TABLES
from engine.kernel.events import Event
from engine.kernel.texts import Text


def _told(key: str, event: Event, **more: object) -> Text:
    facts = msgspec.structs.asdict(event)
    return Text(f"event.{key}", {**facts, **({"dice": (facts["die"],)} if "die" in facts else {}), **more})


class NavalRoll(Event, frozen=True):
    """A naval move rolled on the naval combat table (section 9.6.4). result: success, return or attrition.
    lost: the CU that attrition cost; 0 also at tables that began before it was noted."""

    power: str
    start: str
    goal: str
    cu: int
    die: int
    modifier: int
    result: str
    lost: int = 0

    def label(self) -> Text:
        """Return the words for its result, with what the die comes to, and up to what they come through or turn
        back."""
        upto = {row.result: row.upto for row in TABLES.naval_table.rows}
        facts = {"sum": self.die + self.modifier, "through": upto["success"], "back": upto["return"]}
        return _told(f"naval_roll_{self.result}", self, **facts)


class LeaderActivated(Event, frozen=True):
    """A leader was activated to march. card: by what; cu, along: what goes with them."""

    power: str
    leader: str
    space: str
    card: str
    cu: int
    along: tuple[str, ...] = ()
    flank: str = ""

    def label(self) -> Text:
        """Return the words; a flanking force and a lone leader have their own."""
        key = "leader_activated" + ("_flank" if self.flank else "" if self.cu else "_alone")
        return _told(key, self, along_count=len(self.along))


class ArmyMarched(Event, frozen=True):
    """A force moved a step. way: clear, rough, strait or sea. cost: MP; left: MP that it has left."""

    power: str
    leader: str
    cu: int
    start: str
    goal: str
    way: str
    cost: int
    left: int

    def label(self) -> Text:
        """Return the words; a lone leader has their own."""
        return _told("army_marched" if self.cu else "leader_rode", self)


class StayedBehind(Event, frozen=True):
    """CU or a leader were left on the way. ships: since the ships hold no more."""

    power: str
    space: str
    cu: int
    leader: str = ""
    ships: bool = False

    def label(self) -> Text:
        """Return the words: of CU, of a leader, of CU that the ships do not hold."""
        return _told("stayed_behind" + ("_leader" if self.leader else "_ships" if self.ships else ""), self)


class TakenAlong(Event, frozen=True):
    """CU or a leader were taken up on the way."""

    power: str
    space: str
    cu: int
    leader: str = ""

    def label(self) -> Text:
        """Return the words: of CU, or of a leader."""
        return _told("taken_along" + ("_leader" if self.leader else ""), self)


class InterceptionDeclared(Event, frozen=True):
    """An army tries to intercept. needs: the highest roll that succeeds."""

    power: str
    leader: str
    origin: str
    space: str
    cu: int
    needs: int


class InterceptionRolled(Event, frozen=True):
    """An attempt to intercept was rolled for."""

    power: str
    leader: str
    origin: str
    space: str
    cu: int
    die: int
    needs: int
    success: bool

    def label(self) -> Text:
        """Return the words for its result."""
        return _told("interception_rolled" if self.success else "interception_failed", self)


class InterceptionLapsed(Event, frozen=True):
    """An attempt to intercept lapsed, since another power has intercepted (ruling 87)."""

    power: str
    origin: str
    space: str


class AvoidDeclared(Event, frozen=True):
    """An army tries to avoid battle. sails: by sea; the card that it takes is announced when it is played."""

    power: str
    leader: str
    space: str
    goal: str
    cu: int
    needs: int
    sails: bool = False

    def label(self) -> Text:
        """Return the words: by land or by sea."""
        return _told("avoid_declared" + ("_sails" if self.sails else ""), self)


class AvoidRolled(Event, frozen=True):
    """An attempt to avoid battle was rolled for. free: the enemy let it go without a roll (ruling 88). by: a card by
    which it succeeded without one."""

    power: str
    leader: str
    space: str
    goal: str
    cu: int
    die: int
    needs: int
    success: bool
    free: bool = False
    by: str = ""

    def label(self) -> Text:
        """Return the words for its result."""
        if self.by:
            return _told("avoid_by_card", self)
        return _told("avoid_free" if self.free else "avoid_rolled" if self.success else "avoid_failed", self)


class BattleRefused(Event, frozen=True):
    """An army that was intercepted tried to fall back. by: before whom. card: one by which it succeeded without a
    roll."""

    power: str
    leader: str
    space: str
    goal: str
    by: str
    die: int
    needs: int
    success: bool
    free: bool = False
    card: str = ""

    def label(self) -> Text:
        """Return the words for its result."""
        if self.card:
            return _told("refusal_by_card", self)
        return _told("refusal_free" if self.free else "battle_refused" if self.success else "refusal_failed", self)


class PursuitRolled(Event, frozen=True):
    """An army rolled to go on after another that has avoided it (section 11.3)."""

    power: str
    leader: str
    space: str
    die: int
    needs: int
    success: bool

    def label(self) -> Text:
        """Return the words for its result."""
        return _told("pursuit_rolled" if self.success else "pursuit_failed", self)


class BribePaid(Event, frozen=True):
    """The Etruscans paid (section 7.2.2). passing: their army passes others; else another's army turns back."""

    power: str
    space: str
    bought: str
    card: str
    back: str = ""

    def label(self) -> Text:
        """Return the words of either kind."""
        return _told("bribe_turned" if self.back else "bribe_passed", self)


class CardHelped(Event, frozen=True):
    """A card was played in a march: ships, a storm, an ambush, shut gates, a flight."""

    side: str
    card: str
    space: str


class Ambushed(Event, frozen=True):
    """An army was put into the entered space as its defender (the Caudine Forks)."""

    power: str
    leader: str
    origin: str
    space: str
    cu: int


class FellBack(Event, frozen=True):
    """A force went back to where it could stop, as it may not stand with another power's army (section 15.3)."""

    power: str
    space: str
    goal: str


class FlankJoined(Event, frozen=True):
    """A flanking force has halted beside a battle (section 9.5.6)."""

    power: str
    leader: str
    space: str
    battle: str
    cu: int


class CampaignBegan(Event, frozen=True):
    """A Campaign was played: two leaders may be activated."""

    side: str
    card: str


class SortieMade(Event, frozen=True):
    """Those inside a besieged city came out to attack (section 13.4.1)."""

    power: str
    leader: str
    space: str
    cu: int


class MinorLeaderMoved(Event, frozen=True):
    """A minor leader was put with other CU of their power (section 8.3)."""

    leader: str
    power: str
    space: str
