"""How persons are told apart in records whose names read alike: nobody is known by a display name."""

from collections import Counter
from collections.abc import Collection, Sequence

from bot.records.matches import Match
from bot.tables.persons.seat_names import look_alike_form_of_name


def suffixes_for_like_names(found: Sequence[Match], users: Collection[int]) -> dict[int, str]:
    """Return what follows the name of each of these persons: a number for those whose names read alike, or like that of
    a computer player which does not keep their own seat, the older account first; else "". found: the games, in their
    order; the last name counts."""
    players = [one for match in found for one in match.players]
    names = {one.user: one.name for one in players if one.user is not None and one.user in users}
    computers = {(look_alike_form_of_name(one.name), one.owner) for one in players if one.user is None}
    persons = Counter(map(look_alike_form_of_name, names.values()))
    taken, marks = {*persons, *(name for name, _ in computers)}, dict.fromkeys(users, "")
    for user, name in sorted(names.items()):
        form = look_alike_form_of_name(name)
        if persons[form] == 1 and all(one != form or owner == user for one, owner in computers):
            continue
        number = 1
        while look_alike_form_of_name(marked := f"{name} ({number})") in taken:
            number += 1
        taken.add(look_alike_form_of_name(marked))
        marks[user] = f" ({number})"
    return marks
