"""The frames of Total War: Rome: the procedures of the rulebook, with their variables (immutable values)."""

from engine.games.total_war_rome.actions.agents import Deed
from engine.games.total_war_rome.frames.battle import BattleFrame
from engine.kernel.state import Frame, Side


class Rounds(Frame):
    """The game, round by round (The Game Round)."""


class InitiativePhase(Frame):
    """Initiative cards, sealed bids, the turn order. `totals` are the initiative totals once revealed."""

    bids: tuple[int, ...] = ()
    bonus: tuple[int, ...] = ()
    winner: Side = ""


class AgentPhase(Frame):
    """Dealing action cards, then each faction's agents in turn order; `turn` counts them."""

    turn: int = 0


class AgentTurn(Frame):
    """One faction's agents (an activity). `traded`: factions that it has traded with this turn."""

    side: Side
    traded: tuple[Side, ...] = ()


class AgentDeed(Frame):
    """An agent action that has been declared (an activity): the target may cancel it, then it is carried out.
    `stranded`: armies that it has stranded by an attack on an ally."""

    side: Side
    deed: Deed
    target: Side = ""
    stranded: tuple[str, ...] = ()


class Proposal(Frame):
    """A treaty that is proposed: the other faction agrees or refuses."""

    side: Side
    other: Side


class SpyReport(Frame):
    """A spy has seen an army: he may show it to an ally."""

    side: Side
    army: str


class Guide(Frame):
    """A bribed army is led up to two regions away."""

    side: Side
    army: str


class TaxationPhase(Frame):
    """Events of the season, taxes, wonders, deterioration."""


class CampaignPhase(Frame):
    """Each faction's campaign in turn order."""

    turn: int = 0


class CampaignTurn(Frame):
    """One faction's campaign (an activity). `conquered`: regions conquered this turn that may still be plundered;
    `intercepted`: (interceptor, navy), once a turn of the navy; `rode`: (general, steps) that generals have ridden to
    other armies this turn."""

    side: Side
    conquered: tuple[str, ...] = ()
    intercepted: tuple[tuple[Side, str], ...] = ()
    rode: tuple[tuple[str, int], ...] = ()


class Advance(Frame):
    """An army on the march (an activity), leg by leg. `attack`: it enters an ally's region without leave; `here`: the
    region that it entered last."""

    army: str
    side: Side
    route: tuple[str, ...]
    attack: bool = False
    here: str = ""


class Meeting(Frame):
    """Two enemy armies meet (an activity): avoid battle, or fight. `active` belongs to the side whose turn it is.
    `joined`: armies of allies that fight along; `withdraws`: armies that withdraw after the battle."""

    active: str
    passive: str
    region: str
    joined: tuple[str, ...] = ()
    withdraws: tuple[str, ...] = ()


class Withdrawal(Frame):
    """An army withdraws after a battle that it lost or, attacking, tied."""

    army: str
    side: Side


class Conquest(Frame):
    """An army tries to conquer a region without a garrison; `side` leads it. `annexed`: mercenaries join freely."""

    army: str
    side: Side
    region: str
    annexed: bool = False


class AssaultRoll(Frame):
    """An assault on a garrison (an activity). `bonus` dice of the attacker, `fewer`/`more` dice of the garrison."""

    army: str
    side: Side
    region: str
    works: int = 0
    fewer: int = 0
    more: int = 0
    garrison: tuple[str, ...] = ()


class Losses(Frame):
    """An army loses cards of its owner's choice to a roll: `kills` of any kind, `light` skirmishers or artillery."""

    army: str
    side: Side
    kills: int
    light: int


class Voyage(Frame):
    """A navy at sea (an activity), leg by leg."""

    navy: str
    side: Side
    route: tuple[str, ...]


class SeaFight(Frame):
    """Two navies fight, then those of `loser` retreat."""

    attacker: str
    defender: str
    loser: tuple[str, ...] = ()


class Infighting(Frame):
    """Tribal infighting at the end of the Barbarian turn: the armies that take losses, and what each was dealt."""

    side: Side
    armies: tuple[str, ...] = ()
    kills: tuple[int, ...] = ()
    light: tuple[int, ...] = ()


class Stranded(Frame):
    """Armies in the territory of a former ally conquer or leave, in turn order. `army`: the one that now tries to
    conquer the `region` where it stands."""

    armies: tuple[str, ...]
    army: str = ""
    region: str = ""


class SpendingPhase(Frame):
    """Sealed baskets, revealed in turn order. `hostages`: treaties to be proposed by Hostage Exchange."""

    hostages: tuple[tuple[Side, Side], ...] = ()


AnyFrame = (
    Rounds
    | InitiativePhase
    | AgentPhase
    | AgentTurn
    | AgentDeed
    | Proposal
    | SpyReport
    | Guide
    | TaxationPhase
    | CampaignPhase
    | CampaignTurn
    | Advance
    | Meeting
    | Withdrawal
    | Conquest
    | AssaultRoll
    | Losses
    | Voyage
    | SeaFight
    | Infighting
    | Stranded
    | SpendingPhase
    | BattleFrame
)
