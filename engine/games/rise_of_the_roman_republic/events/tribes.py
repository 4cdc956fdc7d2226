"""Events of the tribes (Samnite Wars and First Alexander)."""

from engine.kernel.events import Event
from engine.kernel.state import Side
from engine.kernel.texts import Text, text


class TribeRolled(Event, frozen=True):
    """Sides rolled for a tribe: die and Guile of each, and who controls it now; "" for a tie, after which they roll
    again."""

    tribe: str
    dice: dict[Side, int]
    guile: dict[Side, int]
    winner: Side

    def told(self) -> Text:
        """Return it in words, side by side of the game."""
        found = [
            text("counted.tribe_die", side=side, die=die, guile=self.guile.get(side, 0))
            for side, die in self.dice.items()
        ]
        return text("event.tribe_rolled", tribe=self.tribe, list=found, winner=self.winner or "none")


class TribeMastered(Event, frozen=True):
    """A side controls a tribe now. allied: because it controls its province."""

    tribe: str
    side: Side
    allied: bool


class TribeMustered(Event, frozen=True):
    """A tribe has taken up arms: by which die, how strong, and where."""

    tribe: str
    die: int
    infantry: int
    cavalry: int
    place: str


class TribeGone(Event, frozen=True):
    """A tribe's army went home."""

    tribe: str
