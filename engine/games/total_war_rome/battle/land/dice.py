"""Dice Results of a combat: who rolls at whom, RED S and BLACK S, re-rolls and what softens a blow (ruling 51).

Pure: dice come from a `Roller`, and what each roll did is returned as `Blow`s, in order.
"""

import msgspec

from engine.games.total_war_rome.army_cards import (
    ELEPHANT,
    FOOT_CLOSE,
    PIGS,
    Token,
    card_battle_figures,
    is_main,
    kind_of,
)
from engine.games.total_war_rome.skull_dice import BLANK, SKULL, Roller, S, X, damage_in_wounds

ATTACKER, DEFENDER = 0, 1
NAMES = ("attacker", "defender")

# Riders: what a side may have done to the dice of a combat, sealed with its deployment (ruling 107)
NONE = "none"
ROUSING_WORDS, INSPIRING, BATTLE_REROLL, STEADY_LINE, PHALANX_DRILL = (
    "rousing_words",  # action card: reroll all dice just rolled by one own card, perhaps several times
    "inspiring",  # general: the same, once a battle
    "battle_reroll",  # development: the same for a card of one type, once a battle
    "steady_line",  # action card: an enemy Skull, or several, become X
    "phalanx_drill",  # general: once a battle one enemy X against close foot is cancelled
)
NO_SKULL, NO_DAMAGE = "no_skull", "no_damage"  # when to reroll: no Skull was rolled, or neither Skull nor X
TO_SAVE, AT_ONCE = "to_save", "at_once"  # when to soften: if it keeps the card from being destroyed, or in any case
UPGRADE, CANCEL = "upgrade", "cancel"  # an S that may do either (ruling 51)


class Riders(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one side has ordered for the dice of a combat: `source.when`, or "none"."""

    reroll: str = NONE
    soften: str = NONE
    times: int = 1  # how often the reroll of an action card may be made, as long as the roll is poor
    skulls: int = 1  # how many Skulls the action card that softens turns into X
    special: str = UPGRADE
    one_die: bool = False  # a cavalry commander in the flanks: one die that did nothing is rolled again


class Blow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card's roll at another: its dice as they were thrown, what an order made of them, and the damage."""

    side: int
    card: Token
    target: Token
    dice: tuple[tuple[str, str], ...]  # (colour, face) in the order thrown; a die rolled again appears again
    faces: tuple[str, ...]  # as they count, RED S as Skulls
    damage: int = 0  # in wounds, after all cancelling
    upgraded: int = 0  # S that became Skulls
    cancelled: int = 0  # results that the enemy's BLACK S, or an order of theirs, took away
    rerolled: bool = False
    orders: tuple[str, ...] = ()  # riders of this roll that were used: the roller's, then the target's


class Throw:
    """A roll under way."""

    __slots__ = ("cancelled", "card", "colours", "dice", "faces", "orders", "rerolled", "side", "target", "upgraded")

    def __init__(self, side: int, token: Token, target: Token, difficult: bool, roll: Roller) -> None:
        self.side, self.card, self.target = side, token, target
        troop = card_battle_figures(token)
        self.colours = troop.difficult if difficult else troop.good
        self.dice: list[tuple[str, str]] = []
        self.faces: list[str] = []
        self.upgraded = self.cancelled = 0
        self.rerolled = False
        self.orders: list[str] = []
        for colour in self.colours:
            self.faces.append(self._die(roll, colour))

    def _die(self, roll: Roller, colour: str) -> str:
        face = roll(f"{NAMES[self.side]}.{kind_of(self.card)}", colour)
        self.dice.append((colour, face))
        return face

    def reroll_die(self, n: int, roll: Roller) -> None:
        """Roll the n-th die again."""
        self.rerolled = True
        self.faces[n] = self._die(roll, self.colours[n])

    def idle_dice(self) -> list[int]:
        """Return the dice that do nothing: blanks, and S without an effect on the target."""
        troop, against = card_battle_figures(self.card), card_battle_figures(self.target).type
        special = against in troop.red or against in troop.black
        return [n for n, face in enumerate(self.faces) if face == BLANK or (face == S and not special)]

    def is_poor(self, when: str) -> bool:
        """Return whether the roll is one that an order has rolled again: no Skull (an S that becomes one counts), or
        nothing at all that harms."""
        red = card_battle_figures(self.target).type in card_battle_figures(self.card).red
        good = {SKULL, S} if red else {SKULL}
        return not any(face in good or (face == X and when == NO_DAMAGE) for face in self.faces)

    def upgrade_to_skulls(self, special: str) -> None:
        """Let RED S become Skulls (ruling 51, step 2); Incendiary Pigs turn all but blanks against elephants."""
        troop, against = card_battle_figures(self.card), card_battle_figures(self.target).type
        if kind_of(self.card) == PIGS and against == ELEPHANT and special == UPGRADE:
            changed = [S, X]
        elif against in troop.red and not (special == CANCEL and against in troop.black):
            changed = [S]
        else:
            return
        for n, face in enumerate(self.faces):
            if face in changed:
                self.upgraded += 1
                self.faces[n] = SKULL

    def cancelled_result_count(self) -> int:
        """Return how many enemy results the S of this roll cancel (ruling 51, step 3)."""
        return (
            self.faces.count(S) if card_battle_figures(self.target).type in card_battle_figures(self.card).black else 0
        )

    def replace_result(self, face: str, becomes: str) -> None:
        """Replace one result of this face by another."""
        self.faces[self.faces.index(face)] = becomes
        self.cancelled += 1

    def result_of_roll(self) -> Blow:
        """Return what the roll came to."""
        return Blow(
            side=self.side,
            card=self.card,
            target=self.target,
            dice=tuple(self.dice),
            faces=tuple(self.faces),
            damage=damage_in_wounds(self.faces),
            upgraded=self.upgraded,
            cancelled=self.cancelled,
            rerolled=self.rerolled,
            orders=tuple(self.orders),
        )


def exchange_blows(
    throws: tuple[Throw, ...], riders: list[Riders], main: tuple[Token, Token], roll: Roller
) -> list[Blow]:
    """Settle rolls that are made at the same time. Two that face each other cancel each other's results; `riders` of
    each side are struck off as they are used. `main`: the card of each side that a re-roll is for."""
    for throw in throws:
        _roll_again(throw, riders, main[throw.side], roll)
    for throw in throws:
        throw.upgrade_to_skulls(riders[throw.side].special)
    if len(throws) == 2 and throws[0].card == throws[1].target and throws[1].card == throws[0].target:
        counts = [throw.cancelled_result_count() for throw in throws]
        for throw, cancels in zip(throws, reversed(counts), strict=True):
            for _ in range(cancels):
                _cancel_best(throw)
    for throw in throws:  # what softens a blow sees what the BLACK S have left of it
        _steady(throw, riders)
        _drill(throw, riders)
    return [throw.result_of_roll() for throw in throws]


def _cancel_best(throw: Throw) -> None:
    for face in (SKULL, X):
        if face in throw.faces:
            throw.replace_result(face, BLANK)
            return


def _roll_again(throw: Throw, riders: list[Riders], main: Token, roll: Roller) -> None:
    order = riders[throw.side]
    if order.one_die and is_main(throw.card):
        idle = throw.idle_dice()
        if idle:
            throw.reroll_die(idle[0], roll)
    source, _, when = order.reroll.partition(".")
    if source == NONE or throw.card != main:
        return
    if not throw.is_poor(when):
        return
    for _ in range(order.times if source == ROUSING_WORDS else 1):
        if throw.is_poor(when):
            for n in range(len(throw.colours)):
                throw.reroll_die(n, roll)
    throw.orders.append(source)
    riders[throw.side] = msgspec.structs.replace(order, reroll=NONE)


def _would_die(throw: Throw, after: int) -> bool:
    damage = damage_in_wounds(throw.faces)
    return damage >= 2 > damage - after


def _steady(throw: Throw, riders: list[Riders]) -> None:
    """Steady the Line: turn Skulls just rolled against an own card into X, one each."""
    other = 1 - throw.side
    source, _, when = riders[other].soften.partition(".")
    count = min(riders[other].skulls, throw.faces.count(SKULL))
    if source == STEADY_LINE and count and (when == AT_ONCE or _would_die(throw, count)):
        for _ in range(count):
            throw.replace_result(SKULL, X)
        throw.orders.append(source)
        riders[other] = msgspec.structs.replace(riders[other], soften=NONE)


def _drill(throw: Throw, riders: list[Riders]) -> None:
    """Phalanx drill: cancel one X rolled against a close foot card."""
    other = 1 - throw.side
    source, _, when = riders[other].soften.partition(".")
    if source != PHALANX_DRILL or X not in throw.faces or card_battle_figures(throw.target).type != FOOT_CLOSE:
        return
    if when == AT_ONCE or _would_die(throw, 1):
        throw.replace_result(X, BLANK)
        throw.orders.append(source)
        riders[other] = msgspec.structs.replace(riders[other], soften=NONE)
