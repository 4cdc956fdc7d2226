"""SETUP: the first tokens, each Triumph, the Treasury, and who goes first."""

from engine.games.samnite_wars.cards.fate_deck import FATE
from engine.games.samnite_wars.events import TreasuryRolled, TriumphRolled
from engine.games.samnite_wars.fate_cards import CARDS
from engine.games.samnite_wars.rules import RULES, SamnitePlay
from engine.games.samnite_wars.setup_events import FirstRolled
from engine.games.samnite_wars.state import DECK, DISCARDS, Republic, SamniteState
from engine.games.samnite_wars.tables import HOME, REGIONS, TABLES, dice_total
from engine.kernel.rulebook import Goto
from engine.kernel.zones import NOBODY, Cards


def empty_table(options: dict[str, str], seats: tuple[str, ...], prompt_key: bytes) -> SamniteState:
    """Return the table before the first die: a token on Rome's home, all cards in one pile, empty hands."""
    zones: dict[str, list[str]] = {DECK: list(CARDS), DISCARDS: [], **{seat: [] for seat in seats}}
    return SamniteState(
        prompt_key=prompt_key,
        seats=seats,
        options=options,
        cards=Cards(zones, dict.fromkeys(CARDS, NOBODY)),
        triumph=dict.fromkeys(seats, 0),
        tokens={region: int(region == HOME) for region in REGIONS},
    )


@RULES.step(Republic)
def set_up(play: SamnitePlay, frame: Republic) -> Goto:
    """Shuffle the Fate deck, roll for each Triumph, for the Treasury, and for the first turn."""
    state = play.state
    FATE.make(play, CARDS)
    for seat in state.seats:
        state.triumph[seat] = dice_total(play.dice, f"triumph {seat}", TABLES.setup.triumph)
        play.emit(TriumphRolled(seat, state.triumph[seat]))
    state.treasury = dice_total(play.dice, "treasury", TABLES.setup.treasury)
    play.emit(TreasuryRolled(state.treasury))
    state.consul = highest_roll(play, "first", TABLES.setup.first, state.seats)
    return Goto("turn")


def highest_roll(play: SamnitePlay, label: str, dice: tuple[int, int], seats: tuple[str, ...]) -> str:
    """Return who goes first: the highest roll; those who tie roll again (ruling 4)."""
    while True:
        rolls = {seat: dice_total(play.dice, f"{label} {seat}", dice) for seat in seats}
        best = max(rolls.values())
        seats = tuple(seat for seat in seats if rolls[seat] == best)
        if len(seats) == 1:
            play.emit(FirstRolled(seats[0], rolls))
            return seats[0]
