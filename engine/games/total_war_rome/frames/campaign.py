"""Frames of the Campaign Phase: its turns, marches and voyages, meetings, conquests, losses."""

from engine.kernel.state import Frame, Side


class CampaignPhase(Frame):
    """Each faction's campaign in turn order."""

    turn: int = 0


class CampaignTurn(Frame):
    """One faction's campaign (an activity). `conquered`: regions conquered this turn that may still be plundered;
    `intercepted`: (navy that intercepted, navy that it met), once a turn each; `rode`: (general, steps) that generals
    have ridden to other armies this turn."""

    side: Side
    conquered: tuple[str, ...] = ()
    intercepted: tuple[tuple[str, str], ...] = ()
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
    `joined`: armies of allies that fight along; `offers`: the cards that each of them has offered; `withdraws`: armies
    that withdraw after the battle."""

    active: str
    passive: str
    region: str
    joined: tuple[str, ...] = ()
    offers: tuple[tuple[str, tuple[str, ...]], ...] = ()
    withdraws: tuple[str, ...] = ()


class Withdrawal(Frame):
    """An army withdraws after a battle that it lost or, attacking, tied."""

    army: str
    side: Side


class Flight(Frame):
    """An army that escapes (`avoids` battle), withdraws or leaves goes to a region, or aboard a navy, with the leave of
    an ally whose it is. It ends with whether the army has gone."""

    army: str
    to: str
    avoids: bool = False


class Conquest(Frame):
    """An army tries to conquer a region without a garrison; `side` leads it. `annexed`: mercenaries join freely."""

    army: str
    side: Side
    region: str
    annexed: bool = False


class AssaultRoll(Frame):
    """An assault on a garrison (an activity). `works` dice more of the attacker, of these `colours` where not all are
    GREEN; `fewer`/`more` dice of the garrison; `general`, `cards`: the army as it was before the first die."""

    army: str
    side: Side
    region: str
    works: int = 0
    colours: tuple[str, ...] = ()
    fewer: int = 0
    more: int = 0
    garrison: tuple[str, ...] = ()
    general: str = ""
    cards: tuple[str, ...] = ()


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
    """Armies in the territory of a former ally conquer or leave, in turn order. `army`: the one that now leaves, or
    tries to conquer the `region` where it stands."""

    armies: tuple[str, ...]
    army: str = ""
    region: str = ""
