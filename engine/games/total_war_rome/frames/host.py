"""The Battle Zones: the cards of one side of a land battle, as they lie in its frame.

How they move from zone to zone is in battle/land/zones.py.
"""

import msgspec

from engine.games.total_war_rome.army_cards import Token, main_battle_cards

SAVED_ELEPHANTS = 2  # Phase 3: an army with three or more must save two for the centre
LEAST_MAIN = 2  # Universal Rule 3, Phase 6: fewer main battle cards, and the army is destroyed


class Host(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side's cards. `saved` are mounted cards kept for an envelopment; `struck` survivors that attacked cards which
    nobody defended and are not pulled back yet; `spent` special cards used up; `used` what works once a battle and has
    been used; `in_centre` how many elephants are kept back from the flanks."""

    hand: tuple[Token, ...] = ()
    saved: tuple[Token, ...] = ()
    wounded: Token = ""  # active zone, turned sideways: at most one (ruling 50)
    under: tuple[Token, ...] = ()  # safe zone, under the general: safe from envelopment
    beside: tuple[Token, ...] = ()  # safe zone, next to the general
    dead: tuple[Token, ...] = ()  # dead zone
    struck: tuple[Token, ...] = ()
    spent: tuple[Token, ...] = ()
    used: tuple[str, ...] = ()
    in_centre: int = SAVED_ELEPHANTS

    @property
    def cards_left(self) -> int:
        """Return how many troop cards have not fought yet; the opponent may count them."""
        return len(self.hand) + len(self.saved)

    @property
    def survivors(self) -> tuple[Token, ...]:
        """Return every card that is neither dead nor used up; wounds vanish after the battle (ruling 61)."""
        wounded = (self.wounded,) if self.wounded else ()
        return (*self.hand, *self.saved, *wounded, *self.under, *self.beside, *self.struck)

    @property
    def is_destroyed(self) -> bool:
        """Return whether the army would be destroyed now: fewer than two main battle cards (Phase 6)."""
        return len(main_battle_cards(self.survivors)) < LEAST_MAIN

    @property
    def main_losses(self) -> int:
        """Return how many main battle cards lie in the dead zone."""
        return len(main_battle_cards(self.dead))
