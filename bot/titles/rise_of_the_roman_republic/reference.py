"""What can be looked up: leaders, offices, cities; armies in words; the points at the start."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from bot.titles.rise_of_the_roman_republic.short_words import legions_by_number
from bot.words import Words, unmarked_text
from engine.games.rise_of_the_roman_republic.board.control import city_size, full_city_defence
from engine.games.rise_of_the_roman_republic.game import PLAYED
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.options import completed_table_options
from engine.games.rise_of_the_roman_republic.setup import empty_table
from engine.games.rise_of_the_roman_republic.tables import CITIES, LEADERS, PROVINCES, SCENARIOS
from engine.games.rise_of_the_roman_republic.turn.victory import scenario_score
from engine.games.rise_of_the_roman_republic.view import StackView

ROMAN = "rome"
Shown = tuple[str, tuple[tuple[str, str], ...]]  # what a card shows: its title, and rows of a name and a value


@cache
def start_points(scenario: str) -> Mapping[str, int]:
    """Return the points of each side at the start of a scenario."""
    sides = SCENARIOS[scenario].sides
    table = empty_table(
        completed_table_options({"scenario": scenario}), sides, b"", dict(zip(sides, sides, strict=True))
    )
    return scenario_score(table)


def invasion_figures(scenario: str) -> Mapping[str, object]:
    """Return how an invader wins in a scenario, for its pages; {} where nobody invades."""
    known = SCENARIOS[scenario]
    if known.invasion is None or known.points is None:
        return {}
    aim, points = known.invasion, known.points
    return {
        "cities": aim.cities,
        "points": aim.points,
        "early": aim.turns,
        "rows": aim.provinces,
        "each": points.each,
        "syracuse": max(points.cities.values()),
        "epirote_sp": sum([sum(sp) for row in known.free for sp in row.troops.values() if row.power == aim.side]),
    }


def start_sp(scenario: str, side: str) -> int:
    """Return the SP of a side at the start of a scenario, those that it places itself among them."""
    known = SCENARIOS[scenario]
    troops = [row.troops for row in known.free if row.power == side]
    troops += [row.troops for row in known.stacks if row.power == side]
    return sum([sum(sp) for kinds in troops for sp in kinds.values()])


def reference_cards(scenarios: Iterable[str]) -> dict[str, str]:
    """Return every card by its id: the leaders, offices and cities of some scenarios."""
    played = tuple(scenarios)
    men = [one for one, man in LEADERS.items() if set(man.scenarios) & set(played)]
    cities = [one for one, city in CITIES.items() if any(_exists(one, name) for name in played)]
    return {one: one for one in (*men, *FIGURES.offices, *cities)}


def _exists(place: str, scenario: str) -> bool:
    known = SCENARIOS[scenario]
    return CITIES[place].province in known.in_play and place not in known.absent


def card_kind(card: str) -> str:
    """Return what kind of thing a card is of."""
    return "leader" if card in LEADERS else "office" if card in FIGURES.offices else "city"


def side_of_leader(card: str) -> str:
    """Return the side of a leader; "" of what is nobody's."""
    return LEADERS[card].side if card in LEADERS else ""


def card_line(card_id: str, words: Words) -> str:
    """Return a card in a line."""
    if card_id in LEADERS:
        man = LEADERS[card_id]
        printed = [words(f"printed.{one}") for one in man.printed]
        return words(
            "card.leader", leader=card_id, side=man.side, initiative=man.initiative, campaign=man.campaign,
            letter=man.battle or "none", guile=man.guile, roman=man.side == ROMAN,
            legions=FIGURES.command_efficiency[man.battle] if man.battle else 0,
            printed=words.join(printed) if printed else "", known=len(printed),
        )  # fmt: skip
    if card_id in FIGURES.offices:
        office = FIGURES.offices[card_id]
        return words("card.office", office=card_id, rank=office.rank, legions=office.legions)
    city, known = CITIES[card_id], SCENARIOS[_first(card_id)]
    others = [words("card.city_other", scenario=words(f"card.in_{name}"), size=long, defence=ids)
              for name, long, ids in _elsewhere(card_id)]  # fmt: skip
    said = words(
        "card.city", place=card_id, number=card_id, province=city.province, size=city_size(known, card_id),
        defence=full_city_defence(known, card_id), value=PROVINCES[city.province].attrition, port=city.port or "none",
    )  # fmt: skip
    return " ".join((said, *others))


def _first(place: str) -> str:
    """Return the first scenario that has a city."""
    return next((name for name in PLAYED if _exists(place, name)), PLAYED[0])


def _elsewhere(place: str) -> Iterator[tuple[str, str, int]]:
    """Yield the scenarios in which a city is of another size, or another strength, with both."""
    first = SCENARIOS[_first(place)]
    usual = city_size(first, place), full_city_defence(first, place)
    for name in PLAYED:
        found = city_size(SCENARIOS[name], place), full_city_defence(SCENARIOS[name], place)
        if _exists(place, name) and found != usual:
            yield name, *found


def drawn_card(card_id: str, words: Words) -> Shown:
    """Return what the picture of a card shows: its name, and each figure with what it is called."""
    title = unmarked_text(words.name(card_id))
    if card_id in LEADERS:
        return title, tuple(_leader_rows(card_id, words))
    if card_id in FIGURES.offices:
        office = FIGURES.offices[card_id]
        rows = (("card.rank", str(office.rank)), ("card.leads", str(office.legions)))
        return title, tuple((words(key), value) for key, value in rows)
    return title, tuple(_city_rows(card_id, words))


def _leader_rows(leader: str, words: Words) -> Iterator[tuple[str, str]]:
    """Yield a leader's side and ratings; those that are not printed say so."""
    man = LEADERS[leader]
    yield words("card.side"), unmarked_text(words.name(man.side))
    figures = (
        ("initiative", man.initiative), ("campaign", man.campaign), ("battle", man.battle), ("guile", man.guile),
        ("diplomacy", man.diplomacy), ("subordinate", man.subordinate),
    )  # fmt: skip
    for rating, value in figures:
        name = words(f"printed.{rating}")
        yield name[0].upper() + name[1:], words("card.printed" if rating in man.printed else "card.ours", value=value)
    if man.side == ROMAN and man.battle:
        yield words("card.leads"), str(FIGURES.command_efficiency[man.battle])


def _city_rows(place: str, words: Words) -> Iterator[tuple[str, str]]:
    """Yield a city's hex, province, size and own defence."""
    city, known = CITIES[place], SCENARIOS[_first(place)]
    yield words("card.hex"), place
    yield words("name.province"), unmarked_text(words.name(city.province))
    yield words("card.size"), words("card.of_size", size=city_size(known, place))
    yield words("term.defence"), str(full_city_defence(known, place))
    for name, long, ids in _elsewhere(place):
        yield words(f"card.in_{name}"), words("card.other", size=long, defence=ids)
    yield words("card.worth"), str(PROVINCES[city.province].attrition)
    if city.port:
        yield words("card.port"), words("card.of_port", port=city.port)


def army_line(one: StackView, words: Words) -> str:
    """Return a stack in a line."""
    parts = [words.name(number) for number in legions_by_number(one.legions)]
    parts += [
        words(
            "hand.troops",
            kind=troops.kind,
            infantry=troops.infantry,
            cavalry=troops.cavalry,
            elephants=troops.elephants,
        )
        for troops in one.troops
    ]
    return words(
        "hand.army", place=one.hex, inside=one.inside, leaders=one.leaders, count=len(one.leaders), sp=one.sp,
        parts=", ".join(parts), units=len(parts),
    )  # fmt: skip
