"""What a seat, or the public, may know of a battle under way: built field by field."""

from collections.abc import Sequence

import msgspec

from engine.games.total_war_rome.army_cards import kind_of, kinds_of
from engine.games.total_war_rome.battle.land.battlefield import BOTH, armies_of
from engine.games.total_war_rome.battle.secrets import knows_hand, shown_to
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.state import RomeState
from engine.kernel.state import Side

Kinds = tuple[str, ...]


class HostView(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a land battle. `hand`, `saved`: None where the viewer does not know them; `left`: how many cards have
    not fought; `shown`: what a reveal has shown to the viewer."""

    side: Side
    general: str
    started: int
    reveals: int
    left: int
    hand: Kinds | None = None
    saved: Kinds | None = None
    shown: Kinds = ()
    wounded: str = ""
    under: Kinds = ()
    beside: Kinds = ()
    dead: Kinds = ()
    struck: Kinds = ()
    planned: bool = False


class BattleView(msgspec.Struct, frozen=True, kw_only=True):
    """A land battle as the viewer may know it."""

    region: str
    phase: str
    difficult: int
    combats: int
    fought: int
    hosts: tuple[HostView, HostView]


def battle_view(state: RomeState, own: Sequence[Side]) -> BattleView | None:
    """Return the land battle under way for the sides `own` (none: the public), None if there is none."""
    battle = next((f for f in reversed(state.frames) if isinstance(f, LandBattle) and f.sides[0]), None)
    if battle is None:
        return None
    hosts = [_host(state, battle, n, own) for n in BOTH]
    return BattleView(
        region=battle.region,
        phase=battle.phase,
        difficult=battle.difficult,
        combats=battle.combats,
        fought=battle.fought,
        hosts=(hosts[0], hosts[1]),
    )


def _host(state: RomeState, battle: LandBattle, n: int, own: Sequence[Side]) -> HostView:
    host, side = battle.hosts[n], battle.sides[n]
    armies = [state.armies[a] for a in armies_of(battle, n) if a in state.armies]
    mine = any(army.owner in own for army in armies)  # what an ally lends is in both views
    known = knows_hand(state, battle, n, own)
    return HostView(
        side=side,
        general=battle.generals[n],
        started=battle.starts[n],
        reveals=battle.reveals[n],
        left=host.cards_left,
        hand=kinds_of(host.hand if mine else (*host.hand, *host.saved)) if known else None,
        saved=kinds_of(host.saved) if mine else None,
        shown=kinds_of(shown_to(state, battle, n, own)),
        wounded=kind_of(host.wounded) if host.wounded else "",
        under=kinds_of(host.under),
        beside=kinds_of(host.beside),
        dead=kinds_of(host.dead),
        struck=kinds_of(host.struck),
        planned=battle.planned[n] and mine,
    )
