"""Events of movement and of the reactions to it (sections 8 to 11)."""

from engine.kernel.events import Event
from engine.kernel.texts import Text


class NavalRoll(Event, frozen=True):
    """A naval move rolled on the naval combat table (section 9.6.4). result: success, return or attrition."""

    power: str
    start: str
    goal: str
    cu: int
    die: int
    modifier: int
    result: str

    def told(self) -> Text:
        """Return the words for its result."""
        facts = {name: getattr(self, name) for name in self.__struct_fields__}
        return Text(f"event.naval_roll_{self.result}", facts)
