"""PRESTIGE TOKENS, TAX BASE AND TREASURY, CONTROL: what is gained and lost."""

from engine.games.samnite_wars.events import Corruption, FreedomRolled, RegionFreed
from engine.games.samnite_wars.rules import SamnitePlay
from engine.games.samnite_wars.state import SamniteState
from engine.games.samnite_wars.tables import HOME, TABLES, dice_total

PASSING = "passing"  # the second value of the option `corruption`


def gain_prestige(play: SamnitePlay, seat: str, amount: int) -> int:
    """Add to a Triumph, or take from it down to none (ruling 5); return what changed."""
    triumph = play.state.triumph
    before = triumph[seat]
    triumph[seat] = max(before + amount, 0)
    return triumph[seat] - before


def gain_gold(play: SamnitePlay, amount: int) -> None:
    """Put coins into the Treasury; corruption strikes at once where that makes them too many. In the second reading of
    ruling 29 only as the limit is passed."""
    state = play.state
    before = state.treasury
    state.treasury += amount
    if before <= TABLES.corruption.above or not _only_passing(state):
        lose_gold_to_corruption(play)


def _only_passing(state: SamniteState) -> bool:
    return state.options.get("corruption") == PASSING  # a table of before this option has none


def spend_gold(play: SamnitePlay, amount: int) -> int:
    """Return coins to the Tax Base, as many as there are; return how many."""
    spent = min(amount, play.state.treasury)
    play.state.treasury -= spent
    return spent


def lose_gold_to_corruption(play: SamnitePlay) -> None:
    """Let a Treasury above the limit lose Gold until it is not (ETCETERA PHASE); in the second reading of ruling 29
    once."""
    state = play.state
    while state.treasury > TABLES.corruption.above:
        lost = spend_gold(play, dice_total(play.dice, "corruption", TABLES.corruption.dice))
        play.emit(Corruption(lost, state.treasury))
        if _only_passing(state):
            return


def roll_whether_region_freed(play: SamnitePlay, possible: bool) -> bool:
    """Roll whether a region regains its freedom; where none can (ruling 9), the roll frees nothing."""
    rolled = dice_total(play.dice, "freedom", TABLES.freedom.dice)
    freed = possible and rolled <= TABLES.freedom.upto
    play.emit(FreedomRolled(rolled, freed))
    return freed


def free_region(play: SamnitePlay, region: str) -> None:
    """Take a token off a region (ruling 10: one at a time); never off Rome's home."""
    tokens = play.state.tokens
    if region != HOME and tokens[region]:
        tokens[region] -= 1
        play.emit(RegionFreed(region, tokens[region]))
