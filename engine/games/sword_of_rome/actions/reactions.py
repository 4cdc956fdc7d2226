"""Actions of the reactions to movement (sections 9.3, 10 and 11)."""

from engine.games.sword_of_rome.actions.movement import FEWEST, NONE
from engine.kernel.actions import Action
from engine.kernel.texts import Text, keyed_text

STAY = "stay"
ASK, NEVER = "ask", "never"


class React(Action, frozen=True):
    """All that an owner declares as an army enters a space (ruling 137).

    inside, inside_with: CU and leaders who go inside the city. avoid: where the army in the space tries to go, a space
    or "sea:<port>"; avoid_with, avoid_cu: who goes; avoid_card: what it sails with; avoid_by: an own card by which
    the attempt succeeds.
    intercept: armies that try: "roman@capua" for a whole army, "roman@capua:3" for three of its CU,
        "roman@capua:fabius:3" for a subordinate with three; "+K20" behind it: with this card.
    bribe: the card that buys the mover off if it catches the army.
    avoid_mercenaries: how many of the CU that avoid are such; intercept_mercenaries: as "2@lilybaeum", of those that
        intercept from a space. As few as can be unless something is said.
    """

    inside: int = 0
    inside_with: tuple[str, ...] = ()
    avoid: str = STAY
    avoid_with: tuple[str, ...] = ()
    avoid_cu: int = 0
    avoid_card: str = NONE
    intercept: tuple[str, ...] = ()
    bribe: str = NONE
    avoid_by: str = NONE
    avoid_mercenaries: str = FEWEST
    intercept_mercenaries: tuple[str, ...] = ()

    def label(self) -> Text:
        """Return it in words: what is declared, one after the other."""
        said = []
        if self.inside:
            said.append(keyed_text("react.inside", cu=self.inside))
        if self.avoid != STAY:
            said.append(keyed_text("react.avoid", cu=self.avoid_cu, goal=self.avoid.removeprefix("sea:")))
        if self.avoid_by != NONE:
            said.append(keyed_text("react.card", card=self.avoid_by))
        for army in self.intercept:
            force, _, card = army.partition("+")
            said.append(keyed_text("react.intercept", space=force.split("@")[1].split(":")[0]))
            if card:
                said.append(keyed_text("react.card", card=card))
        if self.bribe != NONE:
            said.append(keyed_text("react.bribe", card=self.bribe))
        return Text("action.react", {"said": tuple(said)}) if said else Text("action.react_nothing", {})


class RefuseBattle(Action, frozen=True):
    """Try to fall back before an army that has intercepted. card: an own card by which that succeeds."""

    card: str = NONE


class AcceptBattle(Action, frozen=True):
    """Give battle to an army that has intercepted."""


class Ambush(Action, frozen=True):
    """Put an army into the entered space as its defender, by a card (the Caudine Forks)."""

    card: str
    army: str

    def label(self) -> Text:
        """Return it in words."""
        return Text("action.ambush", {"card": self.card, "space": self.army.split("@")[1]})


class PlanReactions(Action, frozen=True):
    """A secret plan that answers reaction forms for its owner (ruling 138).

    army: "all", or one army ("roman@capua"). intercept: ask, never, or "roll:n": if it succeeds on n or less being at
    least that high. larger: and only if the army is so many times as large, in tenths. avoid: ask, never, or
    "outnumbered:n" (tenths). inside: ask, most, none. bribe: ask, never.
    """

    army: str
    intercept: str = ASK
    larger: str = "0"
    avoid: str = ASK
    inside: str = ASK
    bribe: str = ASK

    def label(self) -> Text:
        """Return it in words: for all armies, or for one."""
        army = self.army.partition("@")[2]
        return Text("action.plan_reactions_army" if army else "action.plan_reactions", {"space": army})


class LetGo(Action, frozen=True):
    """Standing permissions. powers: whose armies one lets avoid and refuse without a roll (ruling 88). sides: who may
    activate one's armies by Campaigns, being an ally (section 9.5.5)."""

    powers: tuple[str, ...]
    sides: tuple[str, ...]


class DropReactions(Action, frozen=True):
    """Give up all one's reaction plans."""
