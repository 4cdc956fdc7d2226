"""What stands beside options: of a card its value, of a leader what they can do and where they are, of a space who
holds it, of a point of support what it does."""

from collections.abc import Iterator

from bot.titles.sword_of_rome.card_words import card_note, card_text
from bot.titles.sword_of_rome.dice_tables import siege_table_line
from bot.titles.sword_of_rome.points import is_victory_space
from bot.titles.sword_of_rome.short_words import SEA
from bot.titles.sword_of_rome.trailing import powers_by_deciding_side
from bot.words import Words, unmarked_text
from engine.games.sword_of_rome.actions.diplomacy import Alliance
from engine.games.sword_of_rome.actions.turn import HIRED
from engine.games.sword_of_rome.battle_chances import USUAL
from engine.games.sword_of_rome.contexts import (
    Caught,
    Entered,
    EventUnderWay,
    Fought,
    ReinforcementOf,
    Sailing,
    SurrenderOf,
)
from engine.games.sword_of_rome.powers import CARTHAGINIAN, POWERS, POWERS_OF, SIDE_OF, TREATY
from engine.games.sword_of_rome.tables import CARDS, LEADERS, SPACES, TABLES
from engine.games.sword_of_rome.view import PlaceView, StackView, SwordView
from engine.kernel.prompts import Prompt
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

AT, INSIDE = "@", "inside:"


def option_note(view: SwordView, token: str, words: Words) -> str:
    """Return a few words on an option; "" of what needs none."""
    if token in CARDS:
        return card_note(token, words)
    if token in LEADERS:
        return _leader(view, token, words)
    if token[:1] in "+-" and token[1:] in SPACES:
        return _point(view, token, words)
    if AT in token and ":" in token:
        return ""  # an attempt of an army, whose label says all
    if AT in token:
        who, _, space = token.partition(AT)
        return _stack_line(view, who, space, words) if who not in LEADERS else _leader(view, who, words)
    space = token.removeprefix(INSIDE).removeprefix(SEA)
    if space in SPACES:
        return _space(view, space, words)
    if token in POWERS_OF or token in POWERS:
        return _side(view, token, words)
    return ""


def way_in_question(prompt: Prompt) -> tuple[str, ...]:
    """Return the way of whom a question is about: of an army that has entered, was intercepted, or is about to sail."""
    match prompt.context:
        case Entered(came_from=start, space=goal) | Sailing(start=start, goal=goal) | Caught(back=start, space=goal):
            return tuple(space for space in (start.removeprefix(SEA), goal.removeprefix(SEA)) if space in SPACES)
    return ()


def whose_way(prompt: Prompt) -> str:
    """Return the power whose army has entered, was intercepted, or is about to sail."""
    return prompt.context.power if isinstance(prompt.context, Entered | Sailing | Caught) else ""


def spaces_in_question(prompt: Prompt) -> tuple[str, ...]:
    """Return the spaces that a question names; a battle has a picture of its own."""
    if isinstance(prompt.context, Fought):
        return ()
    named = (*getattr(prompt.context, "among", ()), *getattr(prompt.context, "spaces", ()))
    return tuple(space for space in (*named, getattr(prompt.context, "space", "")) if space in SPACES)


def state_of_play_notes(view: SwordView, prompt: Prompt, words: Words) -> tuple[str, ...]:
    """Return how a battle stands for whoever may play a card in it: before the dice what each side has ahead and how
    likely it wins, after them who wins by them; of an event that is under way, what its card says; what an alliance
    that is offered would mean; what the dice of a siege mean; and why so many CU are there to be placed, by whom."""
    match prompt.context:
        case SurrenderOf(sieges=sieges) if sieges:
            return (siege_table_line(words),)
        case ReinforcementOf(units=units, power=power):
            return tuple(_why_placed(view, prompt.side, power, units, words))
        case EventUnderWay(card=card):
            return (words("brief.event", said=card_text(card, words)),)
        case Fought(attacker_dice=(), winner="", judged=True) as battle:
            return tuple(_before_dice(battle, words))
        case Fought(winner=winner, margin=margin, attacker_dice=dice, defender_dice=others) if winner and dice:
            return (words("brief.battle_after", winner=winner, margin=margin, dice=dice, others=others),)
        case Alliance() if prompt.is_received_offer:
            return (words("brief.alliance"),)
    return ()


def _why_placed(view: SwordView, side: Side, power: str, units: int, words: Words) -> Iterator[str]:
    """Yield which spaces bring the CU that are to be placed, and why this side places those of another power. Nothing
    of what is not counted by spaces alone."""
    if power:
        treaty = power == CARTHAGINIAN and any(effect.kind == TREATY for effect in view.effects)
        yield words("brief.decides_treaty" if treaty else "brief.decides", power=power)
    found = []
    for one in (power,) if power else POWERS_OF[side]:
        for place in view.places:
            if place.owner == one and place.siege < 0:
                cu = TABLES.reinforcement_of_space(one, place.space, walled=is_walled(place))
                found += [(place.space, cu)] if cu else []
    if units and sum(cu for _, cu in found) == units:
        parts = tuple(keyed_text("brief.source", space=space, cu=cu) for space, cu in found)
        yield words("brief.sources", units=units, parts=parts)


def _before_dice(battle: Fought, words: Words) -> Iterator[str]:
    """Yield what each side has ahead, who rolls other dice than the usual ones, and how likely each wins."""
    for power, pool in ((battle.attacker, battle.attacker_pool), (battle.defender, battle.defender_pool)):
        if pool != USUAL:
            yield words("brief.battle_dice", power=power, rolled=pool.rolled, kept=pool.kept)
    chance = round(100 * battle.attacker_win_chance)
    said = {"attacker": battle.attacker, "defender": battle.defender, "chance": chance, "rest": 100 - chance}
    even = "yes" if not battle.edge else "no"
    yield words("brief.battle_before", edge=f"{battle.edge:+d}", even=even, **said)


def _leader(view: SwordView, leader: str, words: Words) -> str:
    """Return a leader's figures, and where they stand with how many CU."""
    known = LEADERS[leader]
    figures = words("note.leader", initiative=known.initiative, tactics=known.tactics)
    own = next((one for one in view.stacks if leader in (*one.leaders, *one.leaders_inside)), None)
    if own is None:
        return figures
    inside = leader in own.leaders_inside
    cu = own.cu_inside if inside else own.cu
    return words("note.leader_at", figures=figures, space=own.space, cu=cu, inside="yes" if inside else "no")


def space_view_of(view: SwordView, space: str) -> PlaceView | None:
    """Return what a space is now; None of a box."""
    return next((place for place in view.places if place.space == space), None)


def is_walled(place: PlaceView) -> bool:
    """Return whether a space is a city now."""
    return SPACES[place.space].kind == "walled" or place.colony


def _space(view: SwordView, space: str, words: Words) -> str:
    """Return who holds a space, what loyalty it has, and who stands there."""
    place = space_view_of(view, space)
    if place is None:
        return ""
    parts = []
    if SPACES[space].kind != "box":
        loyalty = place.loyalty if is_walled(place) else 0
        parts.append(words("note.held", power=place.owner or "independent", loyalty=loyalty))
    parts += [words("note.stack", power=one.power, cu=one.cu + one.cu_inside) for one in _there(view, space)]
    if place.siege >= 0:
        parts.append(words("note.siege", level=place.siege, needed=siege_level_needed(place)))
    if is_victory_space(view, space):
        parts.append(words("note.victory"))
    return unmarked_text(", ".join(parts))


def siege_level_needed(place: PlaceView) -> int:
    """Return the siege level at which a space falls: its loyalty, of a tribe its subjugation factor."""
    known = SPACES[place.space]
    return known.subjugation if known.kind == "tribe" and not place.subdued else place.loyalty


def _there(view: SwordView, space: str) -> list[StackView]:
    return [one for one in view.stacks if one.space == space and (one.cu or one.cu_inside)]


def _point(view: SwordView, token: str, words: Words) -> str:
    """Return what a point of support does to a space."""
    place = space_view_of(view, token[1:])
    if place is None:
        return ""
    victory = words("note.and_victory") if is_victory_space(view, place.space) else ""
    if token[0] == "-":
        key = "note.lowers" if is_walled(place) and place.loyalty > 1 else "note.frees"
    else:
        key = "note.raises" if place.owner and is_walled(place) else "note.takes"
    said = words(key, power=place.owner or "independent", loyalty=place.loyalty)
    return f"{said}{victory}"


def _stack_line(view: SwordView, power: str, space: str, words: Words) -> str:
    """Return of an army what it is, of a space for new CU what stands there already; of mercenaries how many of it they
    are."""
    hired = power == HIRED
    holder = CARTHAGINIAN if hired else power
    own = next((one for one in view.stacks if (one.power, one.space) == (holder, space)), None)
    if own is None:
        return words("note.nobody_there")
    if hired:
        return words("note.mercenaries", mercenaries=own.mercenaries, cu=own.cu + own.cu_inside)
    leader = own.leaders[0] if own.leaders else ""
    return words("note.army", cu=own.cu, led="yes" if leader else "no", leader=leader)


def _side(view: SwordView, name: str, words: Words) -> str:
    """Return a side's points; of a power that nobody plays who decides for it when it is not active."""
    side = next((one for one in view.sides if name == one.side or SIDE_OF.get(name) == one.side), None)
    if side is not None:
        return words("note.side", vp=side.vp, cards=side.hand_size)
    decider = next((who for who, powers in powers_by_deciding_side(view).items() if name in powers), "")
    return words("note.not_played", side=decider) if decider else ""
