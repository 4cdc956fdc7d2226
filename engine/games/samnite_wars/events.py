"""The events of Samnite Wars: facts, each with the forms in which players may know it."""

import msgspec

from engine.games.samnite_wars.setup_events import FirstRolled
from engine.games.samnite_wars.tables import TABLES
from engine.kernel.events import Event
from engine.kernel.texts import Text

Cards = tuple[str, ...]


def _told(key: str, event: Event, **more: object) -> Text:
    return Text(f"event.{key}", {**msgspec.structs.asdict(event), **more})


class TriumphRolled(Event, frozen=True):
    """A player starts with this Prestige."""

    seat: str
    prestige: int


class TreasuryRolled(Event, frozen=True):
    """The Treasury starts with this Gold."""

    gold: int


class TurnBegan(Event, frozen=True):
    """A player's turn as Consul began."""

    consul: str
    turn: int
    round: int
    first_of_round: bool = False


class CardsDrawn(Event, frozen=True):
    """Cards came from the Fate deck to a hand. `top` lay open on the deck, so that all know it; `cards` is the
    drawer's own form."""

    seat: str
    count: int
    top: str = ""
    paid: int = 0
    cards: Cards = ()

    def seen_by(self, seat: str | None) -> Event:
        """Return all of it for the drawer, the number and the open card for the rest."""
        return self if seat == self.seat else CardsDrawn(self.seat, self.count, self.top, self.paid)

    def label(self) -> Text:
        """Return the words of this form."""
        own = "_own" if self.cards else "_open" if self.top else ""
        return _told(("cards_bought" if self.paid else "cards_drawn") + own, self)


class DeckShuffled(Event, frozen=True):
    """The discards became the new Fate deck (ruling 2)."""

    count: int


class TaxesPaid(Event, frozen=True):
    """Taxation: coins from the controlled regions."""

    gold: int
    regions: int
    treasury: int


class Corruption(Event, frozen=True):
    """A full Treasury lost Gold."""

    gold: int
    treasury: int


class EventRolled(Event, frozen=True):
    """The Event Table."""

    roll: int
    event: str

    def label(self) -> Text:
        """Return the words of the event rolled, with which rolls bring it."""
        rolls = [row.upto for row in TABLES.event.table]
        upto = next(one for one in rolls if self.roll <= one)
        low = max([one for one in rolls if one < upto], default=0) + 1
        return _told(f"event_rolled_{self.event}", self, low=low, high=upto)


class RegionRolled(Event, frozen=True):
    """The roll on the Region Table in a War. becomes: whether it leads to a war, a revolt or a peace."""

    roll: int
    rolled: str
    becomes: str
    region: str = ""

    def label(self) -> Text:
        """Return the roll and what it leads to in words."""
        other = "_instead" if self.region and self.region != self.rolled else ""
        return _told(f"region_rolled_{self.becomes}{other}", self)


class WarNegated(Event, frozen=True):
    """A card turned a War into a Peace event."""

    seat: str
    card: str
    region: str


class RebelsChosen(Event, frozen=True):
    """The region that rebels; `votes` where several Foes had a voice, `tied` where the die chose."""

    region: str
    votes: dict[str, str]
    tied: Cards = ()

    def label(self) -> Text:
        """Return the words, with the die where it chose."""
        return _told("rebels_chosen_tied" if self.tied else "rebels_chosen", self)


class PaxRomanaHeld(Event, frozen=True):
    """The Consul chose a Pax Romana."""

    consul: str
    prestige: int


class PeacePlayed(Event, frozen=True):
    """A Peace card and what it brought."""

    seat: str
    card: str
    prestige: int = 0
    gold: int = 0
    cost: int = 0
    rival: str = ""
    lost: int = 0  # by the rival

    def label(self) -> Text:
        """Return the words of the card's kind."""
        if self.rival:
            return _told("intrigue_played", self)
        gold = "_gold" if self.gold else "_cost" if self.cost else ""
        return _told(f"peace_played{gold}{'' if self.prestige else '_only'}", self)


class Fortified(Event, frozen=True):
    """The Consul fortified against raids: rolled and paid."""

    roll: int
    gold: int


class RaidsPassed(Event, frozen=True):
    """There is nothing to choose and nothing to pay: the raids pass."""


class CampaignDeclared(Event, frozen=True):
    """The Consul means to invade a region."""

    consul: str
    region: str


class PlaguePlayed(Event, frozen=True):
    """A plague keeps the Consul at home."""

    seat: str
    card: str
    consul: str


class ArmyLevied(Event, frozen=True):
    """Recruitment or Conscription: the Consul may campaign again."""

    seat: str
    card: str
    gold: int


class ScandalPlayed(Event, frozen=True):
    """A scandal cost the Consul Prestige."""

    seat: str
    card: str
    consul: str
    prestige: int


class CampaignBegan(Event, frozen=True):
    """The coins are spent and the army marches."""

    region: str
    gold: int


class RolesTaken(Event, frozen=True):
    """Who plays the region, and the Consul's ally."""

    consul: str
    enemy: str
    region: str
    ally: str = ""

    def label(self) -> Text:
        """Return the words, with the ally where there is one."""
        return _told("roles_taken_ally" if self.ally else "roles_taken", self)


class AllyTaken(Event, frozen=True):
    """The enemy took an ally; `ally` empty: none."""

    enemy: str
    region: str
    ally: str = ""

    def label(self) -> Text:
        """Return the words, with the ally where there is one."""
        return _told("ally_taken" if self.ally else "ally_refused", self)


class CardsGiven(Event, frozen=True):
    """An ally gave cards in secret: only their number is made public (ruling 23)."""

    giver: str
    taker: str
    count: int
    cards: Cards = ()

    def seen_by(self, seat: str | None) -> Event:
        """Return the cards to giver and taker alone."""
        return self if seat in (self.giver, self.taker) else CardsGiven(self.giver, self.taker, self.count)

    def label(self) -> Text:
        """Return the words of this form."""
        return _told("cards_given_own" if self.cards else "cards_given", self)


class EffortsRevealed(Event, frozen=True):
    """Both War Efforts at once. ties: the throws that broke a tie, the Consul's die first; the last one decided.
    consul_counts, enemy_counts: what each card counts for its side, which may be more than is printed on it.
    consul_hand, enemy_hand: how many cards each had to choose from; -1 in games of before this was told. rome_attacks,
    controlled: the roles in which they were weighed."""

    consul: str
    enemy: str
    region: str
    consul_cards: Cards
    enemy_cards: Cards
    consul_force: int
    enemy_force: int
    ties: tuple[tuple[int, int], ...] = ()
    consul_counts: tuple[int, ...] = ()
    enemy_counts: tuple[int, ...] = ()
    consul_hand: int = -1
    enemy_hand: int = -1
    rome_attacks: bool = False
    controlled: tuple[str, ...] = ()

    @property
    def winner(self) -> str:
        """Return who won: "consul" or "enemy"; "" where a tie was told without its dice, as once it was."""
        ours, theirs = (self.consul_force, self.enemy_force) if not self.ties else self.ties[-1]
        return "consul" if ours > theirs else "enemy" if ours < theirs else ""


class TieRolled(Event, frozen=True):
    """A tie is broken by dice."""

    consul_roll: int
    enemy_roll: int


class BattleDecided(Event, frozen=True):
    """Who won: "consul" or "enemy"; `kind` is revolt, campaign or war. `prestige` is the Consul's gain or loss."""

    kind: str
    region: str
    consul: str
    enemy: str
    winner: str
    prestige: int
    gold: int = 0

    def label(self) -> Text:
        """Return the words of this outcome."""
        return _told(f"{self.kind}_{'won' if self.winner == 'consul' else 'lost'}", self)


class AftermathPlayed(Event, frozen=True):
    """A Victory or Defeat card: what the Consul's Prestige and the Treasury gained (below zero: lost)."""

    seat: str
    card: str
    consul: str
    prestige: int = 0
    gold: int = 0

    def label(self) -> Text:
        """Return the words of what changed."""
        kind = "gained" if self.prestige > 0 else "lost" if self.prestige < 0 else ""
        gold = "gold" if self.gold > 0 else "robbed" if self.gold < 0 else ""
        key = "_".join(part for part in ("aftermath", kind, gold) if part)
        amounts = {"prestige": abs(self.prestige), "gold": abs(self.gold)}
        return Text(f"event.{key}", {**msgspec.structs.asdict(self), **amounts})


class RegionConquered(Event, frozen=True):
    """A Conquest card put a token on a region; `controlled`: it is Rome's now."""

    seat: str
    card: str
    region: str
    prestige: int
    tokens: int
    controlled: bool

    def label(self) -> Text:
        """Return the words, for a whole conquest or a part of one."""
        return _told("region_conquered" if self.controlled else "region_occupied", self)


class RegionLeftFree(Event, frozen=True):
    """No Conquest card: defeated but free."""

    region: str


class FreedomRolled(Event, frozen=True):
    """The die for freedom; `freed`: a region will be lost."""

    roll: int
    freed: bool

    def label(self) -> Text:
        """Return the words, with up to which roll a region is lost, and whether any could be."""
        upto = TABLES.freedom.upto
        key = "freedom_rolled" if self.freed else "freedom_denied" if self.roll > upto else "freedom_none"
        return _told(key, self, upto=upto)


class RegionFreed(Event, frozen=True):
    """A token came off a region, which is Rome's no longer."""

    region: str
    tokens: int


class PrestigeCounted(Event, frozen=True):
    """Prestige Phase: the Consul's Prestige for the Gold in the Treasury."""

    consul: str
    prestige: int
    triumph: int


class CardsDiscarded(Event, frozen=True):
    """Cards were laid aside face down: only their number is made public (ruling 23)."""

    seat: str
    count: int
    cards: Cards = ()

    def seen_by(self, seat: str | None) -> Event:
        """Return the cards to their owner alone."""
        return self if seat == self.seat else CardsDiscarded(self.seat, self.count)

    def label(self) -> Text:
        """Return the words of this form."""
        return _told("cards_discarded_own" if self.cards else "cards_discarded", self)


class GameEnded(Event, frozen=True):
    """The game is over: declared by the Consul, or by the last round."""

    declared: bool
    consul: str
    winners: tuple[str, ...]
    prestige: int

    def label(self) -> Text:
        """Return the words of how it ended."""
        shared = "_shared" if len(self.winners) > 1 else ""
        return _told(("game_declared" if self.declared else "game_last_round") + shared, self)


EVENTS: tuple[type[Event], ...] = (
    TriumphRolled, TreasuryRolled, FirstRolled, TurnBegan, CardsDrawn, DeckShuffled, TaxesPaid, Corruption, EventRolled,
    RegionRolled, WarNegated, RebelsChosen, PaxRomanaHeld, PeacePlayed, Fortified, RaidsPassed, CampaignDeclared,
    PlaguePlayed, ArmyLevied, ScandalPlayed, CampaignBegan, RolesTaken, AllyTaken, CardsGiven, EffortsRevealed,
    TieRolled, BattleDecided, AftermathPlayed, RegionConquered, RegionLeftFree, FreedomRolled, RegionFreed,
    PrestigeCounted, CardsDiscarded, GameEnded,
)  # fmt: skip
