"""How an army intercepts: whole, in part, under a subordinate, with a card, with which of its CU (section 10)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.games.sword_of_rome.board.kinds import mercenary_counts_pick
from engine.games.sword_of_rome.board.stacks import stack_in_space
from engine.games.sword_of_rome.frames.movement import Declared
from engine.games.sword_of_rome.movement.cards import card_roll_bonus
from engine.games.sword_of_rome.movement.reach import PARTS
from engine.games.sword_of_rome.movement.reactions import Interceptor, intercept_target
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import TABLES
from engine.kernel.picks import Item, Pick
from engine.kernel.texts import keyed_text


class Attempt(NamedTuple):
    """An army that may try to intercept, with the card by which it does, "" for none."""

    one: Interceptor
    card: str = ""


def intercept_field(state: SwordState, space: str, able: list[Attempt]) -> Pick:
    """Return the armies that may try: each whole, in part, or by a subordinate who leaves a CU with the commander; none
    twice, and no card twice."""
    items = [item for attempt in able for item in _items(state, space, attempt)]
    groups = {one.origin: (0, 1) for one, _ in able}
    cards = {card for _, card in able if card}

    def rule(chosen: Mapping[str, int]) -> bool:
        return all(sum(count for token, count in chosen.items() if token.endswith(f"+{card}")) < 2 for card in cards)

    return Pick(items, 0, len(groups), groups=groups, rule=rule if cards else None)


def mercenary_choices(state: SwordState, able: Mapping[str, Interceptor], chosen: Sequence[str]) -> Pick:
    """Return the choices of how many of the CU that intercept are mercenaries."""
    declared = [interception_attempt(state, able, token.partition("+")[0]) for token in chosen]
    return mercenary_counts_pick([(stack_in_space(state, one.power, one.origin), one.cu) for one in declared])


def _items(state: SwordState, space: str, attempt: Attempt) -> list[Item]:
    one = attempt.one
    own = stack_in_space(state, one.power, one.origin)
    most = min(own.cu - 1, TABLES.movement.most_cu)
    found = [(one.id, one.leader, one.cu)]
    found += [(f"{one.id}:{part}", one.leader, part) for part in PARTS if part < own.cu]
    found += [
        (f"{one.id}:{leader}:{part}", leader, part)
        for leader in own.leaders[1:]
        for part in sorted({part for part in (*PARTS, most) if 0 < part <= most})
    ]
    return [_item(state, space, attempt, *given) for given in found]


def _item(state: SwordState, space: str, attempt: Attempt, token: str, leader: str, cu: int) -> Item:
    """Return an attempt to intercept into a space as an item of the form, with the roll that it takes."""
    one, card = attempt
    needs = min(max(intercept_target(state, one.power, leader, space) + card_roll_bonus(card, "intercept"), 0), 6)
    facts: dict[str, object] = {"power": one.power, "origin": one.origin, "leader": leader, "cu": cu, "needs": needs}
    facts["chance"] = round(100 * needs / 6)
    said = keyed_text("option.intercept_card", **facts, card=card) if card else keyed_text("option.intercept", **facts)
    return Item(f"{token}+{card}" if card else token, group=one.origin, label=said)


def interception_attempt(state: SwordState, able: Mapping[str, Interceptor], token: str, by: str = "") -> Declared:
    """Return the attempt that a token of the form stands for. by: the card that it is made with."""
    name, *parts = token.split(":")
    one = able[name]
    own = stack_in_space(state, one.power, one.origin)
    if not parts:
        return Declared("intercept", one.power, one.origin, one.leader, own.leaders, one.cu, by=by)
    leader = parts[0] if len(parts) == 2 else one.leader
    return Declared("intercept", one.power, one.origin, leader, (leader,), int(parts[-1]), by=by)
