"""The actions of Samnite Wars. A list field is spread over slash options by `COLUMNS`."""

from typing import ClassVar

from engine.kernel.actions import Accept, Action, Close, Decline, Pass

NOBODY = "nobody"  # the answer where no ally is wanted


class BuyCards(Action, frozen=True):
    """Strategy: pay Gold, draw as many cards."""

    gold: int


class PaxRomana(Action, frozen=True):
    """Peace: a Pax Romana, without a card."""


class PlayPeace(Action, frozen=True):
    """Peace: a Pax Romana with a Peace card."""

    card: str


class PlayIntrigue(Action, frozen=True):
    """Peace: a Pax Romana with the Peace card that hits another player."""

    rival: str


class Fortify(Action, frozen=True):
    """Raids: pay a die of Gold."""


class Invade(Action, frozen=True):
    """Declare a campaign against a region."""

    region: str


class ChooseRebels(Action, frozen=True):
    """A Foe's voice on which region rebels."""

    region: str


class AppointEnemy(Action, frozen=True):
    """The Consul decides who plays the region that they fight, and (four or more players) takes an ally."""

    enemy: str
    ally: str = NOBODY


class AppointAlly(Action, frozen=True):
    """The enemy takes an ally, or none."""

    ally: str


class GiveCards(Action, frozen=True):
    """An ally gives cards of their own choice."""

    cards: tuple[str, ...]

    COLUMNS: ClassVar[dict[str, tuple[str, ...]]] = {"cards": ("first", "second")}


class CommitEffort(Action, frozen=True):
    """The War Effort: at most one card of each type."""

    cards: tuple[str, ...]

    COLUMNS: ClassVar[dict[str, tuple[str, ...]]] = {"cards": ("ally", "strategy", "troops", "weapon", "battle")}


class PlayAftermath(Action, frozen=True):
    """Play a Victory or a Defeat card after a battle."""

    card: str


class Conquer(Action, frozen=True):
    """Play a Conquest card."""

    card: str


class LeaveFree(Action, frozen=True):
    """The Consul plays no Conquest card."""


class FreeRegion(Action, frozen=True):
    """After a lost War the Consul names the region that regains its freedom."""

    region: str


class NegateWar(Action, frozen=True):
    """Turn a War into a Peace event with a card."""

    card: str


class PlayScandal(Action, frozen=True):
    """Cost the Consul Prestige."""


class PlayPlague(Action, frozen=True):
    """Keep the Consul from campaigning this turn."""


class Levy(Action, frozen=True):
    """Recruitment or Conscription: campaign in spite of a plague or a lost battle."""

    card: str


class Discard(Action, frozen=True):
    """Etcetera: lay cards aside."""

    cards: tuple[str, ...]

    COLUMNS: ClassVar[dict[str, tuple[str, ...]]] = {"cards": ("first", "second", "third", "fourth", "fifth")}


class DeclareEnd(Action, frozen=True):
    """The Consul declares the game to be over."""


class PlayOn(Action, frozen=True):
    """The Consul lets the game go on."""


SamniteAction = (
    BuyCards | PaxRomana | PlayPeace | PlayIntrigue | Fortify | Invade | ChooseRebels | AppointEnemy | AppointAlly
    | GiveCards | CommitEffort | PlayAftermath | Conquer | LeaveFree | FreeRegion | NegateWar | PlayScandal | PlayPlague
    | Levy | Discard | DeclareEnd | PlayOn | Pass | Close | Accept | Decline
)  # fmt: skip

ACTIONS: tuple[type[Action], ...] = (
    BuyCards, PaxRomana, PlayPeace, PlayIntrigue, Fortify, Invade, ChooseRebels, AppointEnemy, AppointAlly, GiveCards,
    CommitEffort, PlayAftermath, Conquer, LeaveFree, FreeRegion, NegateWar, PlayScandal, PlayPlague, Levy, Discard,
    DeclareEnd, PlayOn,
)  # fmt: skip
