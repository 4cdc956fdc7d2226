"""Six Hills at the table."""

from bot.titles.title_base import PlainTitle
from bot.words import Words

from .game import HILLS, SPEARS, HillsView, HillTaken


class HillsTitle(PlainTitle[HillsView]):
    game, group = "six_hills", "hills"
    places = frozenset(HILLS)
    map_after = frozenset({HillTaken.tag()})

    def status_lines(self, view: HillsView, words: Words) -> list[str]:
        lines = [words("status.round", round=view.round, leader=view.leader)]
        for seat, score in view.scores.items():
            lines.append(words("status.score", seat=seat, colour=f"side_{seat}", score=score))
        return lines

    def seat_on_turn(self, view: HillsView) -> str:
        return view.leader

    def card_names_by_id(self) -> dict[str, str]:
        return {card: card for card in SPEARS}


TITLE = HillsTitle()
