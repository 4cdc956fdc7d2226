"""Events of the set-up of Samnite Wars, beside what each has."""

from engine.kernel.events import Event
from engine.kernel.texts import Text, keyed_text


class FirstRolled(Event, frozen=True):
    """Who goes first, by the highest roll; `rolls` are those of the last throw."""

    seat: str
    rolls: dict[str, int]

    def label(self) -> Text:
        """Return it in words, with everybody's roll."""
        found = [keyed_text("counted.first_roll", seat=seat, roll=roll) for seat, roll in self.rolls.items()]
        return keyed_text("event.first_rolled", seat=self.seat, list=found)
