"""The state of a game of Total War: Rome: plain data, who controls what, where the pieces stand, who knows it.

Cards of a kind are alike, so an army is a sorted tuple of kinds (`TROOPS` ids), a reserve stack a multiset of kinds;
action cards are single and lie in `Cards` zones. Records are frozen and replaced, never changed, which makes a copy of
the state cheap: only the dicts that hold them are copied. Those that a decision seldom changes (regions, roads,
relations, packs, plans) are not even that: they too are replaced, never changed, and shared by all states between.
Change them through `board` and the chapters.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Self

import msgspec

from engine.games.total_war_rome.actions.all_types import AnyAction
from engine.games.total_war_rome.frames.all_types import AnyFrame
from engine.games.total_war_rome.tables import DEVELOPMENTS, LIMITS, PAIRS, REGIONS, TROOPS
from engine.games.total_war_rome.traces import Record
from engine.kernel.state import Side, State
from engine.kernel.zones import Cards
from engine.kit.remembered import of_last

DECK, DISCARD = "deck", "discard"
ENEMY, NEUTRAL, FRIENDLY, ALLY = "enemy", "neutral", "friendly", "ally"
STATUSES = (ENEMY, NEUTRAL, FRIENDLY, ALLY)
INITIATIVE, AGENT, TAXATION, CAMPAIGN, SPENDING = "initiative", "agent", "taxation", "campaign", "spending"


@cache
def hand_zone(side: Side) -> str:
    """Return the zone of a faction's hand of action cards."""
    return f"hand_{side}"


MERCENARIES = frozenset(kind for kind, troop in TROOPS.items() if troop.is_mercenary)


class Land(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """What has become of a region: who controls it ("" is independent), unrest markers, improvements."""

    owner: Side = ""
    unrest: int = 0
    market: bool = False
    barracks: bool = False
    walls: bool = False
    wonder: bool = False


class Army(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """An army: in a region (`at`), aboard a navy (`navy`), or in an army space of the faction board (neither).

    `cards`: its troop cards, sorted kinds; secret but for their number and that of the mercenaries (Universal Rules 1).
    `general` "" is none; generals of armies on the board are public (ruling 101). `seen`: (side, round) of everybody
    else who knows all the cards as they are now; whatever changes them out of sight empties it (armies.changed does).
    `spent`, `roads`, `bonus`: MU spent this turn, road borders left of the MU under way, MU from events. `siege`: it
    has ended a turn in a garrisoned enemy region. `assaulted`: regions that it has assaulted this turn. `held`: it has
    entered a garrisoned region this turn and not assaulted it yet, so it goes no further (ruling 21). `denied`: regions
    and navies of allies who have refused them to it this turn. `record`: what has become known of its cards, and to
    whom (traces.py).
    """

    owner: Side
    at: str = ""
    navy: str = ""
    general: str = ""
    cards: tuple[str, ...] = ()
    seen: tuple[tuple[Side, int], ...] = ()
    spent: int = 0
    roads: int = 0
    bonus: int = 0
    siege: bool = False
    assaulted: tuple[str, ...] = ()
    held: bool = False
    denied: tuple[str, ...] = ()
    record: Record = ()

    @property
    def is_placed(self) -> bool:
        """Return whether it is on the board."""
        return bool(self.at or self.navy)

    def group_card_count(self, name: str) -> int:
        """Return how many of its cards are "main", "skirmisher" or "artillery"."""
        return sum([TROOPS[kind].group == name for kind in self.cards])

    @property
    def mercenary_card_count(self) -> int:
        """Return how many of its cards are mercenaries (public)."""
        return sum([kind in MERCENARIES for kind in self.cards])


class Navy(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A navy: in a sea area, in the port of a region, or in a navy space (neither). `ships` are sorted kinds, secret
    but for their number."""

    owner: Side
    sea: str = ""
    port: str = ""
    ships: tuple[str, ...] = ()
    seen: tuple[tuple[Side, int], ...] = ()
    spent: int = 0
    bonus: int = 0

    @property
    def is_placed(self) -> bool:
        """Return whether it is on the board."""
        return bool(self.sea or self.port)


class Agent(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """An agent. `steps` moved and actions `acted` this phase; `extra` actions and `further` steps from events;
    `locked`: sent home by a double agent, may do nothing more this round."""

    owner: Side
    at: str
    steps: int = 0
    acted: int = 0
    extra: int = 0
    further: int = 0
    locked: bool = False

    @property
    def may_act(self) -> bool:
        """Return whether it may still carry out an action this round."""
        return not self.locked and self.acted < 1 + self.extra


class Holding(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A faction board: open gold and victory points; the reserve stack (its owner's secret: troops and ships by kind);
    generals in reserve and `spare` ones (in play, off the board, secret); developments with the round they were bought
    in (they work from the next); the initiative card of the round; `invaded`: home regions that gave Invading the Enemy
    this round; `rerolls` of agent dice used this round."""

    gold: int
    vp: int = 0
    reserve: dict[str, int]
    generals: tuple[str, ...]
    spare: tuple[str, ...] = ()
    developments: dict[str, int] = {}
    initiative: int = 0
    invaded: tuple[str, ...] = ()
    rerolls: int = 0


class RomeState(State[AnyFrame, AnyAction], kw_only=True):
    """The whole game. `order` is the turn order of the round; sides are faction ids, `players` gives each its seat.

    `packs`: mercenary cards left, specials included. `final`: the final round has been triggered. `plans`: each side's
    standing battle plan, as battle/land/plan.py writes it.
    """

    options: dict[str, str]
    players: dict[Side, str]
    order: tuple[Side, ...] = ()
    round: int = 0
    phase: str = ""
    final: bool = False
    factions: dict[Side, Holding]
    regions: dict[str, Land]
    roads: dict[str, bool]
    armies: dict[str, Army]
    navies: dict[str, Navy]
    agents: dict[str, Agent]
    relations: dict[str, str]
    packs: dict[str, int]
    cards: Cards
    plans: dict[Side, tuple[str, ...]]

    def copy(self) -> Self:
        """Return an independent copy. What is replaced and never changed (see the module) is shared with it."""
        new = State.copy(self)
        new.factions = self.factions.copy()
        new.armies = self.armies.copy()
        new.navies = self.navies.copy()
        new.agents = self.agents.copy()
        new.cards = self.cards.copy()
        return new

    def status(self, a: Side, b: Side) -> str:
        """Return the diplomatic status of two factions ("ally" with oneself)."""
        return ALLY if a == b else self.relations.get(PAIRS.get((a, b), ""), ENEMY)

    def are_allied(self, a: Side, b: Side) -> bool:
        """Return whether two factions are allies (or one and the same)."""
        return a == b or self.relations.get(PAIRS.get((a, b), "")) == ALLY

    def allies(self, side: Side) -> list[Side]:
        """Return the factions in play that are a faction's allies, itself among them."""
        relations = self.relations
        if ALLY not in relations.values():  # as mostly
            return [side]
        return [o for o in self.players if o == side or relations.get(PAIRS.get((side, o), "")) == ALLY]

    def turn_order_from(self, side: Side) -> tuple[Side, ...]:
        """Return the factions in turn order, beginning with `side`."""
        n = self.order.index(side)
        return self.order[n:] + self.order[:n]

    def armies_at(self, region: str) -> list[str]:
        """Return the ids of the armies that stand in a region."""
        return [army_id for army_id, army in self.armies.items() if army.at == region]

    def navies_in(self, sea: str) -> list[str]:
        """Return the ids of the navies in a sea area (not in port)."""
        return [navy_id for navy_id, navy in self.navies.items() if navy.sea == sea]

    def carried_by(self, navy_id: str) -> str:
        """Return the id of the army aboard a navy, "" if there is none."""
        return next((a for a, army in self.armies.items() if army.navy == navy_id), "")

    def is_garrisoned(self, region: str) -> bool:
        """Return whether a region has a garrison: printed home regions of any faction and regions with barracks
        (Assaulting Garrisoned Regions 1, rulings 32 and 99)."""
        return bool(REGIONS[region].home) or self.regions[region].barracks

    def is_besieged(self, region: str) -> bool:
        """Return whether an enemy of who controls a region besieges it (Besieging a Garrisoned Region; rulings 36,
        37)."""
        for army in self.armies.values():
            if army.siege and army.at == region:
                owner = self.regions[region].owner
                if not owner or not self.is_garrisoned(region):
                    return False
                if self.status(army.owner, owner) == ENEMY:
                    return True
        return False

    def besieged_regions(self) -> list[str]:
        """Return the regions that are besieged."""
        near = [army.at for army in self.armies.values() if army.siege]
        return [region for region in near if self.is_besieged(region)]

    def controlled_regions(self, side: Side) -> Sequence[str]:
        """Return the regions that a faction controls, in the order of the map."""
        return _by_owner(self.regions).get(side, ())

    def working_development_count(self, side: Side, op: str) -> int:
        """Return how many owned developments (bought in an earlier round) have the effect `op`."""
        return len(self.effects(side, op))

    def is_unlocked(self, side: Side, needs: str) -> bool:
        """Return whether a development that a card needs ("" for none) works already: owned since an earlier round."""
        return not needs or self.factions[side].developments.get(needs, self.round) < self.round

    def effects(self, side: Side, op: str) -> tuple[dict[str, object], ...]:
        """Return the effects of this kind among the faction's developments that work already."""
        return working_development_effects(self.factions[side].developments, op, self.round)

    def effects_total(self, side: Side, op: str) -> int:
        """Return the sum of the values of these effects."""
        owned = self.factions[side].developments
        if not owned:
            return 0
        now, total = self.round, 0
        for development, effect in EFFECTS.get(op, ()):
            if owned.get(development, now) < now:
                total += effect["value"]  # type: ignore[operator]
        return total


@of_last
def _by_owner(regions: dict[str, Land]) -> dict[Side, list[str]]:
    """Return the regions of each faction that has any, in the order of the map."""
    out: dict[Side, list[str]] = defaultdict(list)
    for region, land in regions.items():
        out[land.owner].append(region)
    return out


def _effects() -> dict[str, tuple[tuple[str, dict[str, object]], ...]]:
    out: dict[str, tuple[tuple[str, dict[str, object]], ...]] = {}
    for development in DEVELOPMENTS.values():
        for effect in development.effects:
            out[effect["op"]] = (*out.get(effect["op"], ()), (development.id, effect))
    return out


def working_development_effects(developments: Mapping[str, int], op: str, now: int) -> tuple[dict[str, object], ...]:
    """Return the effects of this kind among developments, each since a round, that work already in the round `now`."""
    return tuple([e for d, e in EFFECTS.get(op, ()) if developments.get(d, now) < now]) if developments else ()


EFFECTS = _effects()
"""What developments do: (development, figures) by op."""
MOST_TROOPS: int = LIMITS["troops"]
