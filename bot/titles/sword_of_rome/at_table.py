"""What `/card` tells of spaces and leaders: what is printed of them, and how they stand at a table."""

from collections.abc import Iterator

from bot.titles.sword_of_rome.card_words import EDITIONS
from bot.titles.sword_of_rome.notes import is_walled, siege_level_needed, space_view_of
from bot.words import Words, unmarked_text
from engine.games.sword_of_rome.tables import LEADERS, SPACES, scenario_for_player_count
from engine.games.sword_of_rome.view import StackView, SwordView

VIRTUAL = "virtual"  # no man: the unrest that fights as if it were one


def spaces_and_leaders_on_map(words: Words) -> Iterator[tuple[str, str, str]]:
    """Yield the spaces and the leaders, each as kind, id and what is printed."""
    for space, known in SPACES.items():
        usual, five = (scenario_for_player_count(players).loyalty.get(space, known.loyalty) for players in (4, 5))
        said = words(
            "entry.space", kind=known.kind, home=known.home, loyalty=usual, subjugation=known.subjugation,
            five=five if five != usual else 0,
            port=known.port, victory=EDITIONS.get(known.victory, known.victory), reinforcement=known.reinforcement,
        )  # fmt: skip
        yield "space", space, said
    for leader, man in LEADERS.items():
        if man.kind != VIRTUAL:
            said = words(
                "entry.leader", power=man.power, kind=man.kind, initiative=man.initiative, tactics=man.tactics,
                penalty=man.loyalty_penalty,
            )  # fmt: skip
            yield "leader", leader, said


def current_status_text(view: SwordView, token: str, words: Words) -> str:
    """Return who holds a space, with whom and under what siege, or where a leader is; "" of a card, and of what this
    table plays without."""
    if token in LEADERS:
        return _leader(view, token, words)
    if token in SPACES:
        return _space(view, token, words)
    return ""


def _leader(view: SwordView, leader: str, words: Words) -> str:
    own = next((one for one in view.stacks if leader in (*one.leaders, *one.leaders_inside)), None)
    if own is not None:
        inside = leader in own.leaders_inside
        cu = own.cu_inside if inside else own.cu
        first = (own.leaders_inside if inside else own.leaders)[0]
        return words(
            "now.leader", space=own.space, cu=cu, inside="yes" if inside else "no",
            under=first if first != leader else "nobody",
        )  # fmt: skip
    box = view.off_map.get(leader, "")
    return words("now.leader_off", box=box) if box else ""


def _space(view: SwordView, space: str, words: Words) -> str:
    place = space_view_of(view, space)
    there = [one for one in view.stacks if one.space == space]
    if place is None and not there:
        return ""
    parts = []
    if place is not None and SPACES[space].kind != "box":
        loyalty = place.loyalty if is_walled(place) else 0
        parts.append(words("note.held", power=place.owner or "independent", loyalty=loyalty))
        if place.siege >= 0 and place.besieger:
            parts.append(words("now.siege", power=place.besieger, level=place.siege, needed=siege_level_needed(place)))
    parts += [_stack(one, words) for one in there]
    return unmarked_text(" · ".join(parts))


def _stack(one: StackView, words: Words) -> str:
    led = [*one.leaders, *one.leaders_inside]
    return words(
        "now.stack", power=one.power, cu=one.cu + one.cu_inside, inside=one.cu_inside, leaders=led, count=len(led)
    )
