"""Which game a newcomer learns: of a title that declares one (`Title.lesson_option`), which value of that option too.

Such an option makes games of their own of one title: a scenario with its own sides, aims and openings. The pages of
`/learn` and the guided round can be had of each. All here knows the option by its title alone.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec

from bot.titles import title_of_game
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel.errors import RuleError
from engine.kernel.game import TableOption
from engine.kernel.roles import Role, roles_for_seat_count
from engine.kernel.texts import keyed_text

BETWEEN = "~"  # a game and its scenario, in a custom id
USUAL: Mapping[str, str] = MappingProxyType({})  # options of a table that has settled none


class Subject(msgspec.Struct, frozen=True):
    """What is learned. scenario: a value of the title's `lesson_option`; "" where the title has none, or none is named
    (then it is that of the table that pages are opened from, else the default)."""

    game: str
    scenario: str = ""

    def argument(self) -> str:
        """Return the subject as the argument of a custom id."""
        return f"{self.game}{BETWEEN}{self.scenario}" if self.scenario else self.game

    def options(self) -> dict[str, str]:
        """Return the options of a table that plays it; {} where no scenario is named."""
        option = option_split_into_lessons(self.game)
        return {option.key: self.scenario} if option is not None and self.scenario else {}


def subject_from_argument(argument: str) -> Subject:
    """Return what the argument of a custom id names. RuleError where there is no such game, or it has no such
    scenario."""
    game, _, scenario = argument.partition(BETWEEN)
    option = option_split_into_lessons(game) if game in game_ids() else None
    known = option is not None and scenario in option.values
    if game not in game_ids() or (BETWEEN in argument and not known):
        raise RuleError(keyed_text("error.unknown_press"))
    return Subject(game, scenario)


def subject_at(game: str, options: Mapping[str, str]) -> Subject:
    """Return what a table with these options plays; the default where they settle no scenario."""
    option = option_split_into_lessons(game)
    return Subject(game, options.get(option.key, option.default) if option is not None else "")


def option_split_into_lessons(game: str) -> TableOption | None:
    """Return the option whose values are learned and practised each by itself; None where the title declares none."""
    key = title_of_game(game).lesson_option
    return next((option for option in find_game(game).options if option.key == key), None) if key else None


def scenarios_of(game: str) -> dict[str, str]:
    """Return the scenarios of a game, each with the id of its name; {} where the title declares none."""
    option = option_split_into_lessons(game)
    return {value: scenario_name_id(Subject(game, value)) for value in option.values} if option is not None else {}


def scenario_name_id(subject: Subject) -> str:
    """Return the id of the scenario's whole name (`name.<id>`), "" where there is no scenario."""
    option = option_split_into_lessons(subject.game)
    return f"option_{option.key}_{subject.scenario}" if option is not None and subject.scenario else ""


def short_name(subject: Subject, words: Words) -> str:
    """Return what the scenario is called in headings; "" where there is none."""
    return words(f"learn.short_{subject.scenario}") if subject.scenario else ""


def titled_with_scenario(subject: Subject, words: Words) -> str:
    """Return the game's name, with the scenario's short one where it has scenarios."""
    game, scenario = words.name(subject.game), short_name(subject, words)
    return words("learn.titled", game=game, scenario=scenario) if scenario else game


def usual_seats(game: str, options: Mapping[str, str] = USUAL) -> int:
    """Return with how many a game is played best: as many as its title says, else as many as may play with the
    options."""
    least, most = find_game(game).seat_range_for_options(options)
    return min(max(title_of_game(game).usual_seats or most, least), most)


def practice_options(game: str, options: Mapping[str, str]) -> dict[str, str]:
    """Return the options of a guided round of a table with these: all that the game has, whatever its scenario; who
    plays what there is the table's own."""
    found = find_game(game)
    known = {option.key for option in found.options}
    return found.complete({key: value for key, value in options.items() if key in known})


def practice_roles(subject: Subject, options: Mapping[str, str] | None = None) -> Sequence[Role]:
    """Return the roles of a guided round, which is played with as many as the game is played best by. options: of the
    table that it is of; None: of none."""
    settled = subject.options() if options is None else options
    known = find_game(subject.game).roles_for_options(settled)
    return roles_for_seat_count(known, usual_seats(subject.game, settled)) if known else ()


def practice_role(subject: Subject, number: int = 0, options: Mapping[str, str] | None = None) -> str:
    """Return the role of a guided round's person: that of a number from 1 in `practice_roles`; 0: the one that the
    title names, else the first; "" where all play alike. RuleError where there is no such number."""
    roles = practice_roles(subject, options)
    if number > len(roles):
        raise RuleError(keyed_text("error.unknown_press"))
    if number:
        return roles[number - 1].id
    named = title_of_game(subject.game).practised_as.get(subject.scenario, "")
    return next((role.id for role in roles if role.id == named), roles[0].id if roles else "")
