"""The Samnite Wars under test: the scenario as it stands at its start, with consul 111 at Tarracina's road."""

from tests.engine.games.rise_of_the_roman_republic.playing import Table

CAMP = "3914"  # where consul 111 and his legion stand, in Latium


def italy(turn: int = 2, **options: str) -> Table:
    """Return the scenario in a turn, with consul 111 and Legion III placed."""
    return Table("central_italy", turn=turn, **options).legion("III", CAMP).stand("rome", CAMP, 0, "111")
