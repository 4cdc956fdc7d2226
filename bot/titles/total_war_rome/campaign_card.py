"""The card of a campaign turn: what was taken first, then a line a force: its way, dice and losses."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.messages.card import DIVIDER, Card, Part
from bot.titles.sentences import event_sentence, joined_parts, lines_with_counts
from bot.titles.total_war_rome.short_words import (
    damage_text,
    dice_text,
    faction_colour,
    faction_emblem,
    faction_people_text,
    force_text,
)
from bot.titles.total_war_rome.verdicts import assault_odds, hits_needed_text
from bot.words import Words, without_stop
from engine.games.total_war_rome.events.board import GoldMoved, RegionTaken, Rolled, UnrestPlaced
from engine.games.total_war_rome.events.campaign import (
    ArmiesMeet,
    ArmiesMerged,
    ArmyDestroyed,
    ArmyMoved,
    ArmyUnscathed,
    AssaultEnds,
    BattleAvoided,
    CardsLost,
    GeneralChanged,
    NavyDestroyed,
    NavyMoved,
)
from engine.games.total_war_rome.events.diplomacy import AllianceBroken, StatusChanged
from engine.games.total_war_rome.events.rounds import CardPlayed, FinalRound, TurnEnds, VictoryPoints
from engine.games.total_war_rome.skull_dice import damage_in_wounds
from engine.games.total_war_rome.tables import CARDS
from engine.games.total_war_rome.view import RomeView
from engine.kernel.events import Event
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

ROLLED_BY_FORCE = frozenset({"garrison", "assault", "defence", "avoid", "catch"})


class Way(msgspec.Struct):
    """What one force did in a turn: its way, place by place, and lines on what happened to it on it."""

    owner: Side
    piece: str
    path: list[str] = msgspec.field(default_factory=list)
    deeds: list[str] = msgspec.field(default_factory=list)
    afloat: bool = False


class CampaignStory:
    """The events of a campaign turn, sorted as they are told."""

    def __init__(self, side: Side, view: RomeView, events: Sequence[Event], words: Words) -> None:
        self.side, self.view, self.words = side, view, words
        self.taken: list[tuple[RegionTaken, int, int]] = []  # with the VP for it, and the total then
        self.heads: list[str] = []
        self.ways: dict[str, Way] = {}
        self.others: list[str] = []
        self.before: list[
            str
        ] = []  # what was taken before any force moved, as after a battle that interrupted the turn
        self._rolls: dict[str, Rolled] = {}
        self._lost: dict[str, int] = {}
        self._led: dict[str, tuple[str, str]] = {}  # each army's general as the turn began, and now
        self._quarrel: dict[str, list[str]] = {}  # the dice of tribal infighting, by the army that they strike
        self._hurt: dict[str, list[str]] = {}  # what it did to each army
        self._merged: dict[str, int] = {}  # where it is told that another was merged into an army
        self._spared: set[str] = set()  # armies that an S struck in vain
        self._now = self._met = ""  # the force that acted last, that met an enemy last
        self._played = ""  # the event card whose effect is told next
        for event in events:
            if not (self._befalls(event) or self._merges(event)):
                self._tell(event)
        self._close()

    def _tell(self, event: Event) -> None:
        match event:
            case (
                ArmyMoved(owner=owner, army=piece, frm=frm, to=to) | NavyMoved(owner=owner, navy=piece, frm=frm, to=to)
            ):
                self._moves(owner, piece, frm, to)
            case Rolled(what="avoid" | "catch") if self._met:
                self._slips(event)
            case Rolled(what="infighting"):
                self._close()  # what was lost before it was lost otherwise
                self._quarrel.setdefault(event.army, []).append(dice_text(event.dice, event.faces, self.words))
            case GeneralChanged(owner=owner, army=piece, before=before, general=general) if (
                owner == self.side and before and general
            ):
                self._led[piece] = self._led.get(piece, (before, ""))[0], general
            case Rolled(what=what) if what in ROLLED_BY_FORCE:
                self._rolls[what] = event
            case CardsLost(army=piece, count=count):
                self._lost[piece] = self._lost.get(piece, 0) + count
            case AssaultEnds():
                self._assault(event)
            case RegionTaken():
                self._takes(event)
            case VictoryPoints(side=side, points=points, reason="invading", total=total) if (
                side == self.side and self.taken and not self.taken[-1][1]
            ):
                self.taken[-1] = (self.taken[-1][0], points, total)
            case ArmiesMeet(active=piece, passive=other, region=region):
                self._way(piece).deeds.append(self.words("turn.meets", other=other, region=region))
                self._met = piece
            case BattleAvoided(army=piece):
                self.others.append(self.words("turn.avoids", army=piece))
            case _:
                self._else(event)

    def _else(self, event: Event) -> None:
        words = self.words
        match event:
            case ArmyDestroyed(army=piece) | NavyDestroyed(navy=piece) if piece in self.ways:
                self._way(piece).deeds.append(
                    words("turn.destroyed", kind="navy" if isinstance(event, NavyDestroyed) else "army")
                )
            case StatusChanged(a=a, b=b, status=status) if self.side in (a, b):
                other = b if a == self.side else a
                both = {
                    "side": faction_people_text(other, words, first=True),
                    "other": faction_people_text(self.side, words),
                }
                head = words("turn.status", **both, said=keyed_text(f"status.{status}", sides=(a, b)))
                self.heads += [head] if head not in self.heads else []
            case AllianceBroken() | FinalRound() | VictoryPoints():
                self.heads.append(event_sentence(event, words))
            case CardPlayed(use="event", card=card):
                self._played = words(
                    "turn.plays",
                    event=CARDS[card].event,
                    side=faction_people_text(event.side, words, first=True),
                    who=event.side,
                )
                self.others.append(self._played)
            case GoldMoved(frm="", to=to, gold=gold) if self._played and to == self.side:
                self._effect(words("turn.gains", gold=gold))
            case UnrestPlaced(region=region, markers=markers, total=total):
                key = "turn.unrest_more" if markers > 0 else "turn.unrest_less"
                line = words(key, region=region, count=abs(markers), total=total)
                self._effect(line) if self._played else self.others.append(words("turn.subdued", line=line))
            case TurnEnds():
                pass
            case _:
                self.others.append(event_sentence(event, words))

    def _befalls(self, event: Event) -> bool:
        """Note what infighting did to an army, or that an S struck it in vain; return whether that is all of it."""
        words = self.words
        match event:
            case CardsLost(army=piece, count=count) if self._quarrel:
                said = words("turn.lost", count=count)
            case ArmyUnscathed(army=piece) if self._quarrel:
                said = words("turn.spared")
            case ArmyDestroyed(army=piece) if self._quarrel:
                said = words("turn.destroyed", kind="army")
            case ArmyUnscathed(army=piece) if self._rolls:
                self._spared.add(piece)
                return True
            case _:
                return False
        self._hurt.setdefault(piece, []).append(said)
        return True

    def _merges(self, event: Event) -> bool:
        """Note that armies became one, or what that one may not hold; return whether that is all of it."""
        match event:
            case ArmiesMerged(other=piece):
                self._merged[piece] = len(self.others)
                self.others.append(without_stop(event_sentence(event, self.words)))
            case CardsLost(army=piece, count=count) if piece in self._merged and not self._rolls:
                at = self._merged.pop(piece)
                self.others[at] = self.words("turn.merged_lost", said=self.others[at], count=count)
            case _:
                return False
        return True

    def _effect(self, line: str) -> None:
        """Put what an event card did beside its name."""
        at = max(n for n, other in enumerate(self.others) if other.startswith(self._played))
        self.others[at] = f"{self.others[at]}{', ' if self.others[at] != self._played else ': '}{line}"

    def _way(self, piece: str) -> Way:
        owner = next((s for s in (self.side,) if piece.startswith(f"{s}_")), "")
        return self.ways.setdefault(piece, Way(owner, piece))

    def _moves(self, owner: Side, piece: str, frm: str, to: str) -> None:
        self._close()
        self._played = ""
        way = self.ways.setdefault(piece, Way(owner, piece))
        way.owner = owner
        way.afloat = "_fleet_" in to
        words = self.words
        if not way.path:
            start = words("turn.ship", navy=force_text(frm, owner, words)) if "_fleet_" in frm else words.name(frm)
            way.path.append(start if frm else "")
        way.path.append(words("turn.ship", navy=force_text(to, owner, words)) if "_fleet_" in to else words.name(to))
        self._now = piece

    def _assault(self, event: AssaultEnds) -> None:
        words, own, theirs = self.words, self._rolls.pop("assault", None), self._rolls.pop("garrison", None)
        parts = [words("turn.assault_taken" if event.taken else "turn.assault_fails", region=event.region)]
        if own is not None:
            parts.append(
                words("turn.attack", damage=damage_text(own.faces), dice=dice_text(own.dice, own.faces, words))
            )
        if theirs is not None:
            parts.append(
                words(
                    "turn.garrison", damage=damage_text(theirs.faces), dice=dice_text(theirs.dice, theirs.faces, words)
                )
            )
        if theirs is not None and own is not None:
            equal = damage_in_wounds(own.faces) == damage_in_wounds(
                theirs.faces
            )  # then the S (🌀) decide, whatever is needed without them
            s, other = (rolled.faces.count("s") for rolled in (own, theirs))
            parts.append(
                words("turn.equal", s=s, other=other)
                if equal
                else words("turn.needed", needed=hits_needed_text(theirs.faces))
            )
        parts += [self._losses(event.army), assault_odds(event, self.view, words)]
        self._way(event.army).deeds.append(joined_parts(parts))

    def _takes(self, event: RegionTaken) -> None:
        self.taken.append((event, 0, 0))
        rolled, words = self._rolls.pop("defence", None), self.words
        piece = next(iter((*self._lost, *self._spared)), self._now)
        if rolled is None and not self._lost:
            return
        thrown = words("turn.defence", dice=dice_text(rolled.dice, rolled.faces, words)) if rolled is not None else ""
        parts = joined_parts([words("turn.conquered", region=event.region), thrown, self._losses(piece)])
        if piece.startswith(f"{self.side}_"):
            self._way(piece).deeds.append(parts)
        else:
            (self.others if self._now else self.before).append(parts)

    def _slips(self, event: Rolled) -> None:
        """Tell beside the meeting that the enemy tries to slip away, or is held."""
        deeds = self._way(self._met).deeds
        key = "turn.slips" if event.what == "avoid" else "turn.caught"
        deeds[-1] = self.words(key, meets=deeds[-1], dice=dice_text(event.dice, event.faces, self.words))

    def _losses(self, piece: str) -> str:
        lost, spared = self._lost.pop(piece, 0), piece in self._spared
        self._spared.discard(piece)
        if lost:
            return self.words("turn.lost", count=lost)
        return self.words("turn.spared" if spared else "turn.unhurt")

    def _close(self) -> None:
        """Tell what was rolled or lost and led to nothing else."""
        words = self.words
        for what, rolled in self._rolls.items():
            line = words(
                "turn.rolled", what=keyed_text(f"roll.{what}"), dice=dice_text(rolled.dice, rolled.faces, words)
            )
            self.others.append(line)
        for piece, count in self._lost.items():
            if piece.startswith(f"{self.side}_"):
                way = self._way(piece)
                way.deeds.append(words("turn.drowned" if way.afloat else "turn.lost", count=count))
            else:
                self.others.append(words("turn.loses", army=piece, count=count))
        self._rolls, self._lost, self._spared = {}, {}, set()

    def ends(self) -> Iterator[str]:
        """Yield what concerns several armies at once: who leads which now; infighting, its dice first."""
        words = self.words
        led = [
            words("turn.leads", army=force_text(piece, self.side, words), general=now)
            for piece, (before, now) in self._led.items()
            if now != before
        ]
        if led:
            yield words("turn.led", parts=", ".join(led))
        yield from self._infighting()

    def _infighting(self) -> Iterator[str]:
        """Yield an army a line what tribal infighting rolled against it, and what that did to it. Dice of games from
        before it was kept whom they strike stand together."""
        words = self.words
        if self._quarrel:
            dice = self._quarrel.get("", ())
            yield words("turn.infighting", dice=" · ".join(dice), count=len(dice))
        for piece in dict.fromkeys([*filter(None, self._quarrel), *self._hurt]):
            name = words("turn.force", force=force_text(piece, self.side, words))
            hurt = self._hurt.get(piece) or [words("turn.unhurt")]
            what = joined_parts([*self._quarrel.get(piece, ()), *hurt])
            yield words("turn.deed", deed=words("turn.befell", force=name, what=what))


def campaign_turn_card(view: RomeView, side: Side, events: Sequence[Event], words: Words) -> Card:
    """Return the card of a faction's campaign turn."""
    story = CampaignStory(side, view, events, words)
    order = list(view.order or view.factions)
    place = {"n": order.index(side) + 1, "count": len(order)} if side in order else {"n": 1, "count": 1}
    parts: list[Part] = ["\n".join((*_results(story), *story.heads))]
    lines = [*story.before, *(line for way in story.ways.values() if (line := _way_line(way, side, words)))]
    lines += [*lines_with_counts([line for line in story.others if line], words), *story.ends()]
    if lines:
        parts += [*([DIVIDER] if parts[0] else []), "\n".join(lines)]
    elif not parts[0]:
        parts = [words("turn.rests", side=faction_people_text(side, words, first=True), who=side)]
    return Card(
        title=words("turn.campaign", emblem=faction_emblem(side, words), side=side, **place),
        parts=tuple(part for part in parts if part),
        colour=faction_colour(side),
    )


def _results(story: CampaignStory) -> Iterator[str]:
    """Yield the regions that changed hands: from whom, with what they brought."""
    words, by = story.words, dict[tuple[Side, Side], list[tuple[RegionTaken, int, int]]]()
    for one in story.taken:
        by.setdefault((one[0].owner, one[0].before), []).append(one)
    for (owner, before), taken in by.items():
        points = sum(vp for _, vp, _ in taken)
        total = max((total for _, _, total in taken), default=0)
        gained = words("turn.points", points=points, total=total) if points else ""
        key = "turn.taken" if owner else "turn.freed"
        regions = tuple(dict.fromkeys(event.region for event, _, _ in taken))
        who = faction_people_text(owner, words, first=True) if owner != story.side else ""
        yield words(
            "turn.taken_by" if who and owner else key,
            regions=regions, before=faction_people_text(before, words), free="no" if before else "yes",
            points=gained, side=who, who=owner,
        )  # fmt: skip


def _way_line(way: Way, side: Side, words: Words) -> str:
    """Return a force's way in one line, and below it what happened on it."""
    name = words("turn.force", force=force_text(way.piece, side, words))
    places = [place for n, place in enumerate(way.path) if n == 0 or place != way.path[n - 1]]
    if len(places) > 1 and not places[0]:
        places[:2] = [words("turn.raised", place=places[1])]
    first = joined_parts([name, " → ".join(places)], " ") if places else name
    return "\n".join((first, *(words("turn.deed", deed=deed) for deed in lines_with_counts(way.deeds, words))))
