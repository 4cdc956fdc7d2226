"""What a panel says of an invasion from over the sea: how it is won, and who commands which waters (The Eagle)."""

from bot.words import Words
from engine.games.rise_of_the_roman_republic.board.control import alliance_row_of
from engine.games.rise_of_the_roman_republic.tables import SCENARIOS
from engine.games.rise_of_the_roman_republic.view import RiseView


def invasion_goal_lines(view: RiseView, words: Words) -> list[str]:
    """Return how the invader wins, and how many of the provinces that they need early they control; nothing where
    nobody invades."""
    known = SCENARIOS[view.scenario].invasion
    if known is None:
        return []
    control = {one.province: one.control for one in view.provinces}
    rows = [[one for one in control if alliance_row_of(one) == row] for row in known.among]
    held = sum(all(control[one] == known.side for one in row) for row in rows)
    return [
        words(
            "status.invasion", side=known.side, enemy=known.enemy, hero=known.hero, needed=known.points,
            capital=known.capital, cities=known.cities, early=view.turn <= known.turns, rows=known.provinces,
            province=known.province, held=held,
        )
    ]  # fmt: skip


def naval_superiority_parts(view: RiseView, zone: str, words: Words) -> list[str]:
    """Return who has which Naval Superiority in one zone, a fleet that is nobody's among them."""
    fleet = SCENARIOS[view.scenario].fleet
    said = [words("status.sea_level", side=side, level=level) for side, level in view.naval[zone].items()]
    if fleet is not None and fleet.power not in view.masters and zone in fleet.zones:
        said.append(words("status.sea_level", side=fleet.power, level=fleet.level))
    return said


def naval_superiority_lines(view: RiseView, words: Words) -> list[str]:
    """Return the Naval Superiority in each zone, of a fleet that is nobody's too; nothing where no fleets are."""
    found = [
        words("status.sea", zone=zone, levels=", ".join(naval_superiority_parts(view, zone, words)))
        for zone in view.naval
    ]
    return [words("status.seas", list="; ".join(found))] if found else []
