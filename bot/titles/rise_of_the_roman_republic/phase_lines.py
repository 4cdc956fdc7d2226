"""What happened as lines, an Operation a line: a march with its price, demands for surrender together, an assault and
siege attrition with their dice; rolls to go on are one line at the end."""

from collections.abc import Sequence

from bot.titles.rise_of_the_roman_republic.marches import (
    DEEDS,
    March,
    is_march_attrition,
    march_lines,
    others_deeds_during_march,
)
from bot.titles.rise_of_the_roman_republic.office_lines import OFFICES, office_lines
from bot.titles.rise_of_the_roman_republic.short_words import die_text
from bot.titles.rise_of_the_roman_republic.siege_lines import SIEGES, SiegeLines
from bot.titles.sentences import event_sentence, lines_with_counts
from bot.words import Words
from engine.games.rise_of_the_roman_republic.events.combat import CommandTaken, PursuitRolled, SpLost
from engine.games.rise_of_the_roman_republic.events.cup import (
    ContinuationRolled,
    CupFilled,
    ForceDeployed,
    LeaderActivated,
    MarkerDrawn,
    PhaseEnded,
    TurnBegan,
)
from engine.games.rise_of_the_roman_republic.events.movement import Marched
from engine.games.rise_of_the_roman_republic.events.siege import CityTaken, SurrenderRolled
from engine.games.rise_of_the_roman_republic.events.tribes import TribeMastered
from engine.kernel.events import Event

FRAME = (LeaderActivated, PhaseEnded, MarkerDrawn)  # how a phase begins and ends, whatever is done in it
UNTOLD = (LeaderActivated, TurnBegan, CommandTaken)  # what the title of a card says, or the line of a storm


class PhaseLines:
    """Lines in the making: what is said already, and what goes on still."""

    def __init__(self, words: Words, *, odds: bool) -> None:
        self.words, self.odds = words, odds
        self.told: list[str] = []
        self.march: March | None = None
        self.beside: list[Event] = []  # what others did while a force went by, told below its march
        self.asked: list[SurrenderRolled] = []
        self.allied: list[str] = []  # tribes that side with who holds their land now
        self.siege: SiegeLines | None = None
        self.offices: list[Event] = []
        self.deployed: list[ForceDeployed] = []  # equal garrisons of one side before the first turn
        self.pursuit: PursuitRolled | None = None  # that costs the beaten a share, as the event before
        self.rolls: list[ContinuationRolled] = []
        self.drawn: list[MarkerDrawn] = []
        self.begun = self.ended = self.acted = False

    def tell_event(self, event: Event) -> None:
        """Tell an event."""
        self._tell_spared(event)
        self.acted = self.acted or not isinstance(event, FRAME)
        if isinstance(event, UNTOLD):
            self.begun = self.begun or isinstance(event, LeaderActivated)
            return
        if isinstance(event, ContinuationRolled | PhaseEnded | MarkerDrawn):
            self._note(event)
        elif isinstance(event, TribeMastered) and event.allied:
            self.allied.append(event_sentence(event, self.words))
        elif isinstance(event, DEEDS):
            self.beside.append(event)
        elif isinstance(event, Marched):
            self.close(keep=True)
            self.march, self.beside = March(event, deeds=others_deeds_during_march(self.beside, self.words)), []
        elif isinstance(event, SpLost) and self.march is not None and is_march_attrition(self.march, event):
            self.march.lost = event
        elif isinstance(event, SurrenderRolled):
            self._ask(event)
        elif isinstance(event, CityTaken) and self._surrendered(event):
            return
        else:
            self._else(event)

    def _tell_spared(self, event: Event) -> None:
        """Say of a pursuit that costs a share and yet nobody that it does: each kind of troops is rounded."""
        if self.pursuit is not None and not isinstance(event, SpLost):
            self.told.append(self.words("pursuit.spared", percent=self.pursuit.percent))
        self.pursuit = event if isinstance(event, PursuitRolled) and event.percent else None

    def _note(self, event: ContinuationRolled | PhaseEnded | MarkerDrawn) -> None:
        if isinstance(event, ContinuationRolled):
            self.rolls.append(event)
        elif isinstance(event, MarkerDrawn):
            self.drawn.append(event)
        else:
            self.ended = True

    def _ask(self, event: SurrenderRolled) -> None:
        if self.asked and self.asked[-1].leader != event.leader:
            self.close()
        elif not self.asked:
            self.close(keep=True)
        self.asked.append(event)

    def _surrendered(self, event: CityTaken) -> bool:
        return event.how == "surrender" and any(one.place == event.place for one in self.asked)

    def _else(self, event: Event) -> None:
        if isinstance(event, SIEGES):
            if self.siege is None or not self.siege.goes_on(event):
                self.close()
                self.siege = SiegeLines(self.words, odds=self.odds)
            self.siege.add_event(event)
        elif self.siege is not None and self.siege.goes_on(event):
            self.siege.add_event(event)
        elif isinstance(event, OFFICES):
            if not self.offices:
                self.close()
            self.offices.append(event)
        elif isinstance(event, ForceDeployed):
            if not self.deployed or not _are_alike(self.deployed[0], event):
                self.close()
            self.deployed.append(event)
        else:
            self.close()
            line = cup_line(event, self.words) if isinstance(event, CupFilled) else event_sentence(event, self.words)
            self.told += [line] if line else []

    def close(self, *, keep: bool = False, last: bool = False) -> None:
        """Tell what goes on still. keep: what others do goes with the march that comes. last: whether no event of the
        phase is left."""
        words = self.words
        if self.march is not None:
            self.told.append("\n".join(march_lines(self.march, words)))
        if self.asked:
            self.told.append(surrender_line(self.asked, words))
        if self.siege is not None:
            settled = not last or bool(self.ended or self.rolls or self.drawn)
            self.told.append("\n".join(self.siege.lines(is_settled=settled)))
        if self.offices:
            self.told += office_lines(self.offices, words)
        if self.deployed:
            self.told.append(deployed_line(self.deployed, words))
        self.told += self.allied
        self.march, self.asked, self.allied, self.siege, self.offices, self.deployed = None, [], [], None, [], []
        if not keep and self.beside:
            self.told += others_deeds_during_march(self.beside, words)
            self.beside = []

    def lines(self) -> list[str]:
        """Return all lines: at the end how the phase went on, and what was drawn after it."""
        self.close(last=True)
        lines = [one for told in lines_with_counts(self.told, self.words) for one in told.split("\n")]
        if self.rolls:
            lines.append(continuation_rolls_line(self.rolls, self.words))
        elif self.ended:  # where nothing else is told of it, a die may have ended it in the card before
            lines.append(self.words(self._ending_key(told=bool(lines))))
        lines += [self.words("phase_line.drawn", marker=one.marker, left=one.left) for one in self.drawn]
        return lines

    def _ending_key(self, *, told: bool) -> str:
        """Return the key of how a phase ended in which no die was thrown to go on. told: whether lines stand above."""
        if self.begun and not self.acted:
            return "phase_line.idle"
        return "phase_line.ended" if told or self.begun else "phase_line.over"


def cup_line(event: CupFilled, words: Words) -> str:
    """Return the markers that are in the cup."""
    return words("phase_line.cup", list=event.label().args["list"])


def deployed_line(deployed: Sequence[ForceDeployed], words: Words) -> str:
    """Return forces that are alike in one line, with their places."""
    first = deployed[0]
    if len(deployed) == 1:
        return event_sentence(first, words)
    return words("deployed.alike", power=first.power, infantry=first.infantry, cavalry=first.cavalry,
                 inside=first.inside, places=[one.place for one in deployed])  # fmt: skip


def _are_alike(one: ForceDeployed, other: ForceDeployed) -> bool:
    """Return whether two forces differ in their place alone, and have no leaders."""
    plain = [(f.power, f.infantry, f.cavalry, f.inside) for f in (one, other) if not f.leaders]
    return len(plain) == 2 and plain[0] == plain[1]


def surrender_line(asked: Sequence[SurrenderRolled], words: Words) -> str:
    """Return demands for surrender in one line: who yields, who does not, with each die and what was needed."""
    parts = [
        words("surrender.city", place=one.place, die=die_text(one.die, words), needed=one.needed, yields=one.yields)
        for one in asked
    ]
    return words("surrender.line", leader=asked[0].leader, parts=" · ".join(parts), count=len(parts))


def continuation_rolls_line(rolls: Sequence[ContinuationRolled], words: Words) -> str:
    """Return the rolls of a phase to go on, each as its die."""
    last = rolls[-1]
    passed = " ".join(die_text(one.die, words) for one in rolls if one.goes_on)
    return words(
        "phase_line.goes_on", campaign=last.campaign, passed=passed, count=sum(one.goes_on for one in rolls),
        over=not last.goes_on, die=die_text(last.die, words),
    )  # fmt: skip


def lines_of(events: Sequence[Event], words: Words, *, odds: bool = True, acted: bool = False) -> list[str]:
    """Return what happened, a line an Operation. odds: whether it is said how likely an assault was. acted: whether
    something is told elsewhere that was done in the phase."""
    made = PhaseLines(words, odds=odds)
    made.acted = acted
    for event in events:
        made.tell_event(event)
    return made.lines()
