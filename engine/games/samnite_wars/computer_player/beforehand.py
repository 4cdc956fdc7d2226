"""How likely each side was to win a battle before the War Efforts were shown, by what everybody could see: the region,
who attacked, and how many cards each had to choose from."""

from functools import lru_cache

from engine.games.samnite_wars.computer_player.estimates import strongest_effort_force
from engine.games.samnite_wars.events import EffortsRevealed
from engine.games.samnite_wars.fate_cards import CARDS, Role
from engine.kernel.dice import UnverifiedRandom
from engine.kit import player as kit

DEALS = 4000  # pairs of hands that are dealt: an error of some three in a thousand


def win_chance_beforehand(event: EffortsRevealed) -> float | None:
    """Return how likely Rome was to win; None in games of before it was told how many cards each had.

    The same event gives the same odds, however often they are shown.
    """
    if event.consul_hand < 0 or event.enemy_hand < 0:
        return None
    return _dealt(event.region, event.controlled, event.consul_hand, event.enemy_hand, rome_attacks=event.rome_attacks)


@lru_cache(maxsize=512)
def _dealt(region: str, controlled: tuple[str, ...], ours: int, theirs: int, *, rome_attacks: bool) -> float:
    """Deal both hands from the whole deck many times, each laying the strongest effort; a tie is half a win, since
    dice break it. Every deal counts twice, with the hands changed over: what is luck for one side in the first is luck
    for the other in the second."""
    rome, enemy = (Role(of_rome, region, of_rome == rome_attacks, controlled) for of_rome in (True, False))

    def won(cards: list[str]) -> float:
        return (beats(cards[:ours], cards[ours:]) + beats(cards[theirs:], cards[:theirs])) / 2

    def beats(mine: list[str], other: list[str]) -> float:
        one, two = strongest_effort_force(mine, rome), strongest_effort_force(other, enemy)
        return 1.0 if one > two else 0.5 if one == two else 0.0

    deals = kit.imagined_card_draws(tuple(CARDS), ours + theirs, DEALS, UnverifiedRandom(1))
    return kit.mean_score([list(cards) for cards in deals], won)
