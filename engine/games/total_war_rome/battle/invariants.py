"""What must hold of a battle under way: no card is lost or doubled, the hosts are the armies of the state."""

from collections import Counter
from collections.abc import Iterable

from engine.games.total_war_rome.army_cards import kind_of
from engine.games.total_war_rome.battle.land.battlefield import BOTH, armies_of
from engine.games.total_war_rome.battle.land.zones import zone_count
from engine.games.total_war_rome.frames.battle import LandBattle, NavalBattle
from engine.games.total_war_rome.state import RomeState


def broken_battles(state: RomeState) -> Iterable[str]:
    """Yield what is wrong with the battles under way."""
    for frame in state.frames:
        if isinstance(frame, LandBattle) and frame.sides[0]:
            for n in BOTH:
                yield from _host(state, frame, n)
        elif isinstance(frame, NavalBattle):
            yield from (
                f"{navy} fights and is gone" for navy in (frame.attacker, frame.defender) if navy not in state.navies
            )


def _host(state: RomeState, battle: LandBattle, n: int) -> Iterable[str]:
    count = zone_count(battle.hosts[n])
    if count.total() != len(count):
        yield f"a card of {battle.sides[n]} lies in two zones"
    if count.total() != battle.starts[n]:
        yield f"{battle.sides[n]} has {count.total()} cards in battle and started with {battle.starts[n]}"
    gone = [army for army in armies_of(battle, n) if army not in state.armies]
    if gone:
        yield f"{gone} fights and is gone"
        return
    kinds = Counter(kind for army in armies_of(battle, n) for kind in state.armies[army].cards)
    if not Counter(kind_of(token) for token in count) <= kinds:
        yield f"the host of {battle.sides[n]} is not its armies"
    if len(armies_of(battle, n)) == 1 and kinds.total() != battle.starts[n]:
        yield f"cards of {battle.sides[n]} do not fight"
