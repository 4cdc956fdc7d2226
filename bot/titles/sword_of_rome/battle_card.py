"""The card of a battle: with what each side came, the dice with every modifier, why it ended so, the toll, and what
followed: retreat, siege, support."""

from collections.abc import Iterator, Sequence

from bot.messages.card import DIVIDER, Card, Part
from bot.titles.sentences import joined_parts
from bot.titles.sword_of_rome.battle_course import BattleProgress, attacker_win_percent, course_of, modifier_total
from bot.titles.sword_of_rome.dice_tables import loss_table_line
from bot.titles.sword_of_rome.short_words import SEA, leadership_text, side_colour, side_emblem, tactics_rating
from bot.titles.sword_of_rome.turn_lines import lines_of
from bot.words import Words
from engine.games.sword_of_rome.combat.strength import FORCE, LEADERS
from engine.games.sword_of_rome.events.combat import BattleBegan, BattleDecided, BattleRolled, Mods
from engine.kernel.events import Event
from engine.kernel.texts import keyed_text


def last_battle_card(events: Sequence[Event], words: Words, *, over: bool) -> Card:
    """Return the card of the last battle of some events."""
    course = course_of(events)
    if course is None:
        return Card()
    parts: list[Part] = ["\n".join(arrival_lines(course, words)), DIVIDER]
    parts += filter(None, ["\n".join(battle_verdict_lines(course, words))])
    after = lines_of(course.after, words)
    parts += ["\n".join(after)] if after else []
    side = course.winner or course.begun.attacker
    return Card(title=title_of(course, words, over=over), parts=tuple(parts), colour=side_colour(side))


def title_of(course: BattleProgress, words: Words, *, over: bool) -> str:
    """Return who has won where, in the heading of the card."""
    begun = course.begun
    how = "open" if not over else "broken_off"
    if course.winner:
        won = "attacker" if course.winner == begun.attacker else "defender"
        how = f"{won}_overruns" if course.automatic is not None else f"{won}_wins"
    return words(f"battle.title.{how}", space=begun.space, attacker=begun.attacker, defender=begun.defender)


def arrival_lines(course: BattleProgress, words: Words) -> Iterator[str]:
    """Yield with what each side came, from where, and under whom."""
    begun = course.begun
    way = "sortie" if begun.sortie else "sea" if begun.came_from.startswith(SEA) else "land" if begun.came_from else ""
    yield words(
        "battle.attacks",
        emblem=side_emblem(begun.attacker, words),
        power=begun.attacker,
        way=way or "open",
        start=begun.came_from.removeprefix(SEA),
        size=begun.attacker_size,
        led=leadership_text(begun.attacker_commander, words),
        more="flank" if begun.flank else "relief" if begun.relief else "none",
        flank=begun.flank,
    )
    yield words(
        "battle.stands",
        emblem=side_emblem(begun.defender, words),
        power=begun.defender,
        size=begun.defender_size,
        led=leadership_text(begun.defender_commander, words),
    )


def battle_verdict_lines(course: BattleProgress, words: Words) -> Iterator[str]:
    """Yield the dice, who won and why, and the toll."""
    if course.automatic is not None:
        won = course.automatic
        yield words(
            "battle.automatic", winner=won.winner, loser=won.loser, most=won.winner_size, least=won.loser_size,
            lost=won.lost,
        )  # fmt: skip
        return
    if course.rolled is not None:
        yield from dice_lines(course, course.rolled, words)
    if course.decided is not None:
        yield victory_reason_text(course, words)
        yield battle_toll_text(course, course.decided, words)
        if not course.decided.bloodless:
            yield loss_table_line(words)
    elif course.rolled is None:
        yield words("battle.before_dice")


def dice_lines(course: BattleProgress, rolled: BattleRolled, words: Words) -> Iterator[str]:
    """Yield the dice of each side with all that is added to them."""
    for power, dice, mods, total in (
        (rolled.attacker, rolled.attacker_dice, rolled.attacker_mods, rolled.attacker_total),
        (rolled.defender, rolled.defender_dice, rolled.defender_mods, rolled.defender_total),
    ):
        said = mods_said(course, mods, words)
        yield words(
            "battle.dice", emblem=side_emblem(power, words), dice=dice, sum=sum(dice), mods=", ".join(said),
            count=len(said), total=total,
        )  # fmt: skip


def mods_said(course: BattleProgress, mods: Mods, words: Words) -> list[str]:
    """Return each modifier with its reason."""
    begun = course.begun
    sizes = sorted((begun.attacker_size, begun.defender_size), reverse=True)
    skills = sorted((tactics_rating(begun.attacker_commander), tactics_rating(begun.defender_commander)), reverse=True)
    found = []
    for name, n in mods:
        if name[:1].isupper():
            found.append(words("mod.card", card=name, n=f"{n:+}"))
        elif name in (FORCE, LEADERS) and begun.attacker_size:
            most, least = sizes if name == FORCE else skills
            found.append(words(f"battle.mod_{name}", n=f"{n:+}", most=most, least=least))
        else:
            found.append(words(f"mod.{name}", n=f"{n:+}"))
    return found


def victory_reason_text(course: BattleProgress, words: Words) -> str:
    """Return who won by how much, what decided, and how likely it was."""
    rolled, decided = course.rolled, course.decided
    if rolled is None or decided is None:
        return ""
    won, other = rolled.attacker_total, rolled.defender_total
    dice, others = sum(rolled.attacker_dice), sum(rolled.defender_dice)
    mods, other_mods = modifier_total(rolled.attacker_mods), modifier_total(rolled.defender_mods)
    chance = attacker_win_percent(rolled)
    if decided.winner != rolled.attacker:
        won, other, dice, others, mods, other_mods = other, won, others, dice, other_mods, mods
        chance = 100 - chance
    head = words("battle.tie" if not decided.margin else "battle.wins", winner=decided.winner, won=won, other=other)
    by_dice = dice > others or (dice == others and decided.winner == rolled.defender)
    key = "mods" if not by_dice else "dice" if mods < other_mods else ""
    why = (
        words(f"battle.why_{key}", dice=dice, others=others, mods=f"{mods:+}", other_mods=f"{other_mods:+}")
        if key
        else ""
    )
    return " ".join(filter(None, (head, why, words("battle.odds", winner=decided.winner, chance=chance))))


def battle_toll_text(course: BattleProgress, decided: BattleDecided, words: Words) -> str:
    """Return what the dice cost each side, with the dice that did it, and what cards cost beside them."""
    begun = course.begun
    if decided.bloodless:
        by_card = ((begun.attacker, decided.attacker_lost), (begun.defender, decided.defender_lost))
        said = [
            words("battle.lost_by_card", emblem=side_emblem(power, words), power=power, lost=lost)
            for power, lost in by_card
            if lost
        ]
        return joined_parts([words("battle.bloodless"), *said])
    sides = (
        (begun.attacker, decided.attacker_lost, decided.attacker_losses),
        (begun.defender, decided.defender_lost, decided.defender_losses),
    )
    parts = [
        words(
            "battle.lost" if lost else "battle.unhurt",
            emblem=side_emblem(power, words),
            power=power,
            lost=lost,
            more=max(0, lost - sum(cu for _, cu in losses)),
            over=max(0, sum(cu for _, cu in losses) - lost),
            parts=tuple(keyed_text("battle.die_costs", dice=(die,), cu=cu) for die, cu in losses),
            by_dice=len(losses),
        )
        for power, lost, losses in sides
    ]
    return joined_parts(parts)


def befallen_battle_line(rolled: BattleRolled, decided: BattleDecided, words: Words) -> str:
    """Return a battle in one line for whom it befell: who won by which dice, and what it cost each."""
    begun = BattleBegan(rolled.space, rolled.attacker, rolled.defender, 0, 0)
    course = BattleProgress(begun=begun, rolled=rolled, automatic=None, decided=decided, after=())
    is_attacker = decided.winner == rolled.attacker
    won, other = (rolled.attacker_total, rolled.defender_total)[:: 1 if is_attacker else -1]
    dice, others = (rolled.attacker_dice, rolled.defender_dice)[:: 1 if is_attacker else -1]
    return words("battle.befell", winner=decided.winner, loser=decided.loser, space=decided.space, won=won, other=other,
                 dice=dice, others=others, toll=battle_toll_text(course, decided, words))  # fmt: skip


def live_message_heading(events: Sequence[Event], words: Words, *, over: bool) -> tuple[str, str]:
    """Return the live message in words: its first line, and the rest."""
    made = last_battle_card(events, words, over=over)
    return made.title, "\n".join(part for part in made.parts if isinstance(part, str))
