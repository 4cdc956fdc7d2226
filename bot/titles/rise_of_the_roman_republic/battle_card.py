"""The card of a battle: with what each side came and under whom, the die with every modifier, why it ended so and how
likely that was, the toll, and what followed: retreat, pursuit, leaders hit."""

from collections.abc import Iterator, Sequence

from bot.messages.card import DIVIDER, Card, Part
from bot.titles.rise_of_the_roman_republic.battle_course import MAJOR, BattleProgress, course_of
from bot.titles.rise_of_the_roman_republic.phase_lines import lines_of
from bot.titles.rise_of_the_roman_republic.short_words import (
    die_text,
    leadership_text,
    modifiers_text,
    side_colour,
    side_emblem,
    sp_said,
)
from bot.titles.rise_of_the_roman_republic.siege_lines import toll_said
from bot.titles.sentences import event_sentence, joined_parts
from bot.words import Words, without_stop
from engine.games.rise_of_the_roman_republic.events.combat import BattleRolled
from engine.kernel.events import Event


def last_battle_card(events: Sequence[Event], words: Words, *, over: bool, odds: bool) -> Card:
    """Return the card of the last battle of some events. odds: whether it is said how likely it was."""
    course = course_of(events)
    if course is None:
        return Card()
    parts: list[Part] = ["\n".join(arrival_lines(course, words)), DIVIDER]
    parts += filter(None, ["\n".join(battle_verdict_lines(course, words, over=over, odds=odds))])
    after = lines_of(course.after, words, odds=odds)
    parts += ["\n".join(after)] if after else []
    if isinstance(parts[-1], type(DIVIDER)):
        parts.pop()
    return Card(
        title=title_of(course, words, over=over),
        parts=tuple(parts),
        colour=side_colour(course.winner or course.begun.attacker),
    )


def title_of(course: BattleProgress, words: Words, *, over: bool) -> str:
    """Return who has won where, in the heading of the card."""
    begun, rolled = course.begun, course.rolled
    if course.is_avoided:
        how = "avoided"
    elif rolled is None:
        how = "none" if over else "open"
    elif not course.winner:
        how = "draw"
    else:
        how = "major" if rolled.result in MAJOR else "won"
    return words(
        f"battle.title.{how}", place=begun.place, attacker=begun.attacker, defender=begun.defender,
        winner=course.winner, loser=course.loser,
    )  # fmt: skip


def arrival_lines(course: BattleProgress, words: Words) -> Iterator[str]:
    """Yield with what each side came, how, and under whom."""
    begun = course.begun
    sides = ((begun.attacker, begun.attacker_sp, begun.kind), (begun.defender, begun.defender_sp, "stands"))
    for (power, sp, how), leader, fought in zip(sides, course.commanders, course.fought, strict=True):
        yield words(
            "battle.came", emblem=side_emblem(power, words), power=power, how=how, sp=sp_said(sp),
            led=leadership_text(leader, words), fought=fought if fought > sum(sp) else 0,
            rolled=course.rolled is not None,
        )  # fmt: skip
    yield from (event_sentence(event, words) for event in course.before)


def battle_verdict_lines(course: BattleProgress, words: Words, *, over: bool, odds: bool) -> Iterator[str]:
    """Yield the try to avoid, the dice, who won and why, and the toll."""
    tried, rolled = course.avoidance, course.rolled
    if tried is not None:
        yield without_stop(event_sentence(tried, words))
    if rolled is not None:
        yield dice_line(rolled, words)
        yield victory_reason_text(course, rolled, words, odds=odds)
        toll = [toll_said(one, words) for one in course.toll]
        if toll or over or not (rolled.attacker or rolled.defender):  # else somebody still says who falls
            yield joined_parts(toll) if toll else words("battle.bloodless")
    elif not course.is_avoided:
        yield words("battle.nobody_left" if over else "battle.before_dice")


def dice_line(rolled: BattleRolled, words: Words) -> str:
    """Return the die of the battle with all that is added to it, tactics with their dice."""
    tactics = [
        words("battle.tactics", die=die_text(one[0], words), value=one[1]) if one else words("battle.no_tactics")
        for one in (rolled.attacker_tactics, rolled.defender_tactics)
    ]
    return words(
        "battle.dice", die=die_text(rolled.die, words), adjusted=rolled.adjusted, count=len(rolled.modifiers),
        modifiers=modifiers_text(rolled.modifiers, words), unpredictable=rolled.unpredictable,
        second=die_text(rolled.unpredictable % 10, words), attacker=tactics[0],
        defender=tactics[1], tactics="yes" if rolled.attacker_tactics or rolled.defender_tactics else "no",
    )  # fmt: skip


def victory_reason_text(course: BattleProgress, rolled: BattleRolled, words: Words, *, odds: bool) -> str:
    """Return who has won and what that costs, what weighed most, and how likely it was."""
    said = [
        words(
            "battle.verdict", result=rolled.result, winner=course.winner or "none", attacker=rolled.attacker,
            defender=rolled.defender, attacking=course.begun.attacker, defending=course.begun.defender,
        )
    ]  # fmt: skip
    sign = 1 if course.attacker_won else -1
    helped = sorted((one for one in rolled.modifiers if one.amount * sign > 0), key=lambda one: -abs(one.amount))
    net = sum(one.amount for one in rolled.modifiers) * sign
    if rolled.unpredictable:
        said.append(words("battle.why_fortune"))
    elif course.winner and helped and net > 0:
        said.append(
            words("battle.why_modifiers", winner=course.winner, modifier=modifiers_text(tuple(helped[:1]), words))
        )
    elif course.winner:
        said.append(words("battle.why_die", winner=course.winner, die=die_text(rolled.die, words)))
    if odds:
        attacker, defender = course.chances
        said.append(words("battle.chances", attacker=course.begun.attacker, defender=course.begun.defender,
                          win=attacker, lose=defender))  # fmt: skip
    return " ".join(said)


def live_message_heading(events: Sequence[Event], words: Words, *, over: bool, odds: bool) -> tuple[str, str]:
    """Return the live message in words: its first line, and the rest."""
    made = last_battle_card(events, words, over=over, odds=odds)
    return made.title, "\n".join(part for part in made.parts if isinstance(part, str))
